//! The preview next to the list, in a wide window: the last position and the first moves of one of its games.

use egui::{Rect, Ui};

use crate::record::Record;
use crate::rules::{Color, Position};
use crate::storage::games::reader::Reader;
use crate::text::notation;
use crate::ui::screens::start::scenery;
use crate::ui::theme::{Art, Palette, tokens};
use crate::ui::view::ViewSettings;
use crate::ui::widgets::parts::{self, Part};
use crate::ui::widgets::{card, scroll_in};

/// The maximum number of plies that are shown.
const LONGEST: usize = 60;

/// A game that was read to be shown next to the list.
#[derive(Debug)]
pub struct Preview {
    game: usize,
    /// `None` if the game is too large or can't be read.
    shown: Option<(Position, Vec<String>)>,
}

impl Preview {
    /// Reads a game of a file for its preview.
    pub fn of(reader: &Reader, game: usize) -> Preview {
        Preview { game, shown: read(reader, game) }
    }

    /// The number of the game.
    pub fn game(&self) -> usize {
        self.game
    }

    /// Shows the game in its rectangle.
    pub fn show(&self, ui: &mut Ui, place: Rect, look: ViewSettings<'_>, art: &mut Art) {
        let (palette, space) = (Palette::of(ui.theme()), tokens(ui.ctx()).space);
        card(ui.painter(), place, palette.surface, palette.line);
        let Some((position, moves)) = &self.shown else { return };
        let inside = place.shrink(space.l);
        let board = Part::fixed("board", inside.width().min(inside.height() * 0.6));
        let places = parts::column(inside, space.m, &[board, Part::rest("moves", 0.0)]);
        let colors = look.settings.board.colors(ui.theme());
        scenery::board(ui, places.of("board"), position, false, art, &colors);
        scroll_in(ui, places.of("moves"), "preview", |ui| {
            ui.label(notation::text(&moves.join(" "), look.settings.notation, look.words));
        });
    }
}

fn read(reader: &Reader, game: usize) -> Option<(Position, Vec<String>)> {
    let located = reader.locate(game).filter(|located| !located.is_large())?;
    let record = located.read().ok()?.0.record;
    let mut position = record.start().position().clone();
    let mut moves = Vec::new();
    for (count, place) in record.line_from(Record::ROOT).enumerate() {
        let san = record.san_after(&position, place);
        if count < LONGEST {
            let is_numbered = count == 0 || position.turn() == Color::White;
            let (number, color) = (position.fullmove_number(), position.turn());
            moves.push(if is_numbered { notation::numbered(number, color, &san) } else { san });
        } else if count == LONGEST {
            moves.push("…".to_owned());
        }
        position = record.step(&position, place);
    }
    Some((position, moves))
}
