//! The pieces that players have taken off the board, in a row or column next to the board, and smaller than on it.
//! While the tray is live, each piece can be picked up again.

use egui::{Rect, Sense, Ui, Vec2, WidgetInfo};

use super::{Board, BoardEvent, Paint};
use crate::rules::Piece;
use crate::ui::theme::{Art, share};
use crate::ui::widgets::{focus_ring, is_entered};

/// A piece off the board.
#[derive(Clone, Debug)]
pub struct TrayPiece {
    pub piece: Piece,
    /// Whether the piece is in hand again.
    pub is_held: bool,
    /// The accessible name.
    pub name: String,
}

/// The pieces off the board.
#[derive(Clone, Copy, Debug)]
pub struct Tray<'a> {
    pub place: Rect,
    pub pieces: &'a [TrayPiece],
    /// Whether a player may pick up a piece.
    pub is_live: bool,
}

impl Tray<'_> {
    /// The piece that was picked up from the tray and is in hand.
    pub fn held(&self) -> Option<Piece> {
        self.pieces.iter().find(|off| off.is_held).map(|off| off.piece)
    }

    /// The places of the pieces, closer together if there are many.
    pub fn places(&self) -> impl Iterator<Item = (&TrayPiece, Rect)> {
        let Rect { min, .. } = self.place;
        let (width, height) = (self.place.width(), self.place.height());
        let (side, along) = (width.min(height), if width > height { Vec2::X } else { Vec2::Y });
        let step = (width.max(height) - side) / (self.pieces.len().max(2) - 1) as f32;
        let place = move |index: usize| {
            Rect::from_min_size(min + along * step.min(side) * index as f32, Vec2::splat(side))
        };
        self.pieces.iter().enumerate().map(move |(index, off)| (off, place(index)))
    }

    /// The places off the board where a press has an effect: the whole tray while a piece is in hand, and each of its
    /// pieces. There are no such places if no piece may be picked up.
    pub(super) fn targets(&self, is_hand_full: bool) -> impl Iterator<Item = (Rect, Option<Piece>)> {
        let whole = (is_hand_full && self.is_live).then_some((self.place, None));
        let pieces = self.places().filter(|_| self.is_live).map(|(off, place)| (place, Some(off.piece)));
        whole.into_iter().chain(pieces)
    }

    pub(super) fn paint(&self, paint: &Paint<'_>, art: &mut Art) {
        for (off, place) in self.places() {
            let size = place.width() / paint.board.side();
            let opacity = if off.is_held { share::GHOST } else { 1.0 };
            paint.piece_of(art, off.piece, place.center(), size, opacity);
        }
    }
}

impl Board {
    /// Creates the accessible nodes of the pieces. Enter picks up a piece or, if a piece is in hand, puts it down off
    /// the board.
    pub(super) fn tray_nodes(&mut self, ui: &Ui, tray: &Tray<'_>, is_hand_full: bool) {
        for (index, (off, place)) in tray.places().enumerate() {
            let sense =
                if tray.is_live { Sense::CLICK | Sense::DRAG | Sense::FOCUSABLE } else { Sense::HOVER };
            let response = ui.interact(place, ui.scope_id().with(("off the board", index)), sense);
            let role = if tray.is_live { egui::Role::Button } else { egui::Role::Label };
            response.widget_info(|| WidgetInfo::labeled(role, true, &off.name));
            focus_ring(ui, place, &response);
            if tray.is_live && is_entered(ui, &response) {
                self.events.push(match is_hand_full {
                    true => BoardEvent::Release(None),
                    false => BoardEvent::PressOff(off.piece),
                });
            }
        }
    }
}
