//! The tray in the middle of the board with the pieces still to be placed. A player drags a piece to a square, or
//! clicks the piece and then the square.

use egui::{Rect, Sense, Stroke, StrokeKind, Ui, Vec2, vec2};

use super::method::Top;
use crate::rules::{Color, Piece, Role, Square};
use crate::start::InTurn;
use crate::ui::theme::{Art, RING, share};
use crate::ui::widgets::tray::{self, TrayEvent};

/// The pieces in the tray, and those that have left it.
#[derive(Clone, Debug, Default)]
pub struct Tray {
    /// The slots of the placed pieces, in the order in which they were placed.
    taken: Vec<usize>,
    /// The slots of the chosen piece and of the one that is pressed.
    pieces: tray::Tray<usize>,
    /// Whether the first remaining piece takes keyboard focus in the next frame.
    pub takes_keyboard: bool,
}

/// What a player did with the tray.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TrayChoice {
    /// The player dropped the chosen piece on this square; `None` is outside the board.
    LetGo(Option<Square>),
    /// The player chose a piece with the keyboard or a screen reader, and continues with the squares.
    Chose,
}

impl Tray {
    /// The piece that is pressed, or else the one that was chosen to be placed; `None` if there is neither.
    pub fn chosen(&self) -> Option<Role> {
        self.pieces.held().map(|slot| InTurn::PIECES[slot])
    }

    /// The centre of the slot of the [`chosen`](Tray::chosen) piece, in squares from the top left corner of the board;
    /// `None` if no piece is chosen.
    pub fn spot(&self) -> Option<Vec2> {
        self.pieces.held().map(|slot| vec2(slot as f32 + 0.5, 4.0))
    }

    /// Chooses the first remaining piece of this role, or no piece if none is left.
    pub fn choose(&mut self, role: Role) {
        let there = |slot: &usize| InTurn::PIECES[*slot] == role && !self.taken.contains(slot);
        self.pieces.choose((0..InTurn::PIECES.len()).find(there));
    }

    pub fn put_down(&mut self) {
        self.pieces.put_down();
    }

    /// Removes the chosen piece from the tray, after it was placed.
    pub fn placed(&mut self) {
        self.taken.extend(self.pieces.held());
        self.put_down();
    }

    /// Puts the piece that was placed last back into the tray.
    pub fn take_back(&mut self) {
        self.taken.pop();
        self.put_down();
    }

    /// The rectangle of the tray.
    pub fn place(top: &Top<'_>) -> Rect {
        top.middle(8.0, share::TRAY)
    }

    /// Shows the remaining pieces. Returns a drop outside the tray, or a choice by keyboard or screen reader; `None`
    /// after anything else.
    pub fn show(&mut self, ui: &mut Ui, top: &Top<'_>, art: &mut Art) -> Option<TrayChoice> {
        let place = Tray::place(top);
        let (paper, ink) = top.paper();
        let round = top.board.side() * share::FRAME_RADIUS;
        let edge = Stroke::new((top.board.side() * share::PLAN_LINE).max(1.0), ink);
        // Interacting with the whole tray keeps clicks from reaching the squares below.
        ui.interact(place, ui.scope_id().with("tray"), Sense::CLICK | Sense::DRAG);
        ui.painter().rect(place, round, paper, edge, StrokeKind::Inside);
        let mut took = None;
        for index in 0..InTurn::PIECES.len() {
            if !self.taken.contains(&index) {
                took = self.slot(ui, top, index, art).or(took);
            }
        }
        self.follow(ui, top).or(took)
    }

    fn slot(&mut self, ui: &Ui, top: &Top<'_>, index: usize, art: &mut Art) -> Option<TrayChoice> {
        let (place, side) = (Tray::place(top), top.board.side());
        let middle = place.left_center() + vec2(index as f32 + 0.5, 0.0) * side;
        let slot = Rect::from_center_size(middle, vec2(side, place.height()));
        let response = ui.interact(slot, ui.scope_id().with(("slot", index)), Sense::click_and_drag());
        let piece = Piece { color: Color::White, role: InTurn::PIECES[index] };
        let chosen = self.pieces.held() == Some(index);
        if chosen {
            let (_, ink) = top.paper();
            let frame = Stroke::new((side * share::FRAME).max(1.0), ink);
            let (round, fill) = (side * share::FRAME_RADIUS, ink.gamma_multiply(share::TINT));
            ui.painter().rect(slot.shrink(side * 0.04), round, fill, frame, StrokeKind::Inside);
        }
        if std::mem::take(&mut self.takes_keyboard) {
            response.request_focus();
        }
        if response.has_focus() {
            let stroke = Stroke::new((side * share::FRAME).max(RING), top.colors.cursor.on_light);
            ui.painter().rect_stroke(slot, 2, stroke, StrokeKind::Inside);
        }
        let carried = self.pieces.carried().is_some_and(|(slot, _)| slot == index);
        top.paint(ui).piece(art, piece, middle, if carried { share::GHOST } else { 1.0 });
        let name = top.look.words.colored_piece(piece);
        let slot = self.pieces.slot(ui, &response, index, &name, chosen)?;
        self.pieces.choose(Some(slot));
        Some(TrayChoice::Chose)
    }

    /// Makes a dragged piece follow the pointer, and handles clicks and drops. Returns a drop outside the tray; `None`
    /// after anything else.
    fn follow(&mut self, ui: &Ui, top: &Top<'_>) -> Option<TrayChoice> {
        match self.pieces.follow(ui)? {
            TrayEvent::Clicked(slot) => self.pieces.choose(Some(slot)),
            TrayEvent::Dropped(_, at) if Tray::place(top).contains(at) => self.put_down(),
            TrayEvent::Dropped(slot, at) => {
                self.pieces.choose(Some(slot));
                return Some(TrayChoice::LetGo(top.board.square_at(at)));
            }
        }
        None
    }

    /// Paints the dragged piece, even outside the board.
    pub fn paint_carried(&self, ui: &Ui, top: &Top<'_>, art: &mut Art) {
        let Some((slot, at)) = self.pieces.carried() else { return };
        let piece = Piece { color: Color::White, role: InTurn::PIECES[slot] };
        top.paint(ui).dragged(art, piece, at);
    }
}
