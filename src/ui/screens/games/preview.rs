//! The preview next to the list, in a wide window: the chosen game, with its last position or the one that is searched
//! for.

use egui::text::{LayoutJob, TextFormat};
use egui::{Rect, Ui};

use super::place;
use crate::record::Record;
use crate::rules::{Color, Position};
use crate::storage::games::reader::Reader;
use crate::text::notation;
use crate::ui::screens::start::scenery;
use crate::ui::theme::{Art, Palette, tokens};
use crate::ui::view::ViewSettings;
use crate::ui::widgets::parts::{self, Part};
use crate::ui::widgets::{card, scroll_in};

/// The maximum number of plies that are shown; no tournament game has had as many.
const LONGEST: usize = 1200;

/// A game that was read to be shown next to the list.
#[derive(Debug)]
pub struct Preview {
    /// The index of the game in the file, from 0.
    pub game: usize,
    /// What is shown of the game; `None` if the game is too large, or can't be read (yet).
    pub shown: Option<PreviewContent>,
}

#[derive(Debug)]
pub struct PreviewContent {
    position: Position,
    moves: Vec<String>,
    /// The index of the move in the main line that leads to the position that is searched for; `None` if no position is
    /// searched for or no move leads to it.
    found: Option<usize>,
}

impl Preview {
    /// Reads a game from a file. `sought` is the position to show if the game has it.
    pub fn of(reader: &Reader, game: usize, sought: Option<&Position>) -> Preview {
        Preview { game, shown: read(reader, game, sought) }
    }

    /// Shows the game in its rectangle.
    pub fn show(&self, ui: &mut Ui, place: Rect, look: ViewSettings<'_>, art: &mut Art) {
        let (palette, tokens) = (Palette::of(ui.theme()), tokens(ui.ctx()));
        card(ui.painter(), place, palette.surface, palette.line);
        let Some(PreviewContent { position, moves, found }) = &self.shown else { return };
        let inside = place.shrink(tokens.space.l);
        let board = Part::fixed("board", inside.width().min(inside.height() * 0.6));
        let places = parts::column(inside, tokens.space.m, &[board, Part::rest("moves", 0.0)]);
        let colors = look.settings.board.colors(ui.theme());
        scenery::board(ui, places.of("board"), position, false, art, &colors);
        let plain = TextFormat::simple(tokens.body(), palette.ink);
        let strong = TextFormat::simple(tokens.bold(), palette.law);
        let mut job = LayoutJob::default();
        for (index, mv) in moves.iter().enumerate() {
            // A move number stays on the same line as its move.
            let text = notation::text(mv, look.settings.notation, look.words).replace(' ', "\u{a0}");
            let format = if *found == Some(index) { &strong } else { &plain };
            job.append(&text, 0.0, format.clone());
            job.append(" ", 0.0, plain.clone());
        }
        scroll_in(ui, places.of("moves"), "preview", |ui| ui.label(job));
    }
}

fn read(reader: &Reader, game: usize, sought: Option<&Position>) -> Option<PreviewContent> {
    let located = reader.locate(game).filter(|located| !located.is_large())?;
    let record = located.read().ok()?.0.record;
    let found = sought.and_then(|sought| place(&record, sought));
    let mut position = record.start().position().clone();
    let (mut moves, mut index) = (Vec::new(), None);
    for (count, place) in record.line_from(Record::ROOT).enumerate() {
        let san = record.san_after(&position, place);
        if count < LONGEST {
            let is_numbered = count == 0 || position.turn() == Color::White;
            let (number, color) = (position.fullmove_number(), position.turn());
            moves.push(if is_numbered { notation::numbered(number, color, &san) } else { san });
        } else if count == LONGEST {
            moves.push("…".to_owned());
        }
        index = index.or_else(|| (found == Some(place)).then_some(count));
        position = record.step(&position, place);
    }
    let position = found.map_or(position, |found| record.position(found));
    Some(PreviewContent { position, moves, found: index })
}
