//! Beside the list, in a wide window: the last position and the first moves of one of its games.

use egui::{Label, Rect, RichText, ScrollArea, Ui, UiBuilder, Vec2};

use super::Games;
use crate::record::Record;
use crate::rules::Position;
use crate::text::notation;
use crate::ui::screens::start::scenery;
use crate::ui::theme::{Art, size};
use crate::ui::view::Look;
use crate::ui::widgets::card;

/// The most half-moves that are shown.
const LONGEST: usize = 60;

/// A game that was read to be shown beside the list.
#[derive(Debug)]
pub struct Preview {
    game: usize,
    /// `None` if the game is too large or can't be read.
    shown: Option<(Position, Vec<String>)>,
}

impl Games {
    /// Shows a game in its rectangle.
    pub(super) fn show_preview(
        &mut self,
        ui: &mut Ui,
        place: Rect,
        game: usize,
        look: Look<'_>,
        art: &mut Art,
    ) {
        if self.preview.as_ref().is_none_or(|preview| preview.game != game) {
            self.preview = Some(Preview { game, shown: self.read_to_show(game) });
        }
        let palette = crate::ui::theme::Palette::of(ui.theme());
        card(ui.painter(), place, palette.surface, palette.line);
        let Some((position, moves)) = self.preview.as_ref().and_then(|preview| preview.shown.as_ref()) else {
            return;
        };
        let inside = place.shrink(size::PAD);
        let board = Rect::from_min_size(inside.min, Vec2::splat(inside.width().min(inside.height() * 0.6)));
        let colors = look.settings.board.colors(ui.theme());
        scenery::board(ui, board, position, false, art, &colors);
        let below = inside.with_min_y(board.bottom() + size::GAP_SMALL);
        let mut below = ui.new_child(UiBuilder::new().max_rect(below).id_salt("preview"));
        ScrollArea::vertical().id_salt("preview moves").show(&mut below, |ui| {
            let text = notation::text(&moves.join(" "), look.settings.notation, look.words);
            ui.add(Label::new(RichText::new(text)).wrap());
        });
    }

    fn read_to_show(&self, game: usize) -> Option<(Position, Vec<String>)> {
        let located = self.reader.locate(game).filter(|located| !located.is_large())?;
        let record = located.read().ok()?.0.record;
        let mut position = record.start().position().clone();
        let mut moves = Vec::new();
        for (count, place) in record.line_from(Record::ROOT).enumerate() {
            let san = record.san_after(&position, place);
            if count < LONGEST {
                let is_numbered = count == 0 || position.turn() == crate::rules::Color::White;
                let (number, color) = (position.fullmove_number(), position.turn());
                moves.push(if is_numbered { notation::numbered(number, color, &san) } else { san });
            } else if count == LONGEST {
                moves.push("…".to_owned());
            }
            position = record.step(&position, place);
        }
        Some((position, moves))
    }
}
