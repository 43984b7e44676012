//! The order in which the parts of the board widget are painted, and what is left out while pieces are hidden.
//!
//! For how the parts are painted, see `ui::board::paint`.

use egui::{Ui, Vec2};

use super::{Board, Geometry, LiftedPiece, Marks, Paint, Placement, View};
use crate::diagram::canvas;
use crate::rules::{Bitboard, Piece, Square};
use crate::ui::theme::{Art, COORDINATES_FROM, share};

impl Board {
    /// Paints the board. `view` must come from [`View::without_hidden`].
    pub(super) fn paint(
        &self,
        ui: &Ui,
        geometry: &Geometry,
        view: &View<'_>,
        art: &mut Art,
        focused: Option<Square>,
        time: f64,
    ) {
        let paint = Paint {
            ctx: ui.ctx(),
            painter: ui.painter(),
            board: geometry,
            colors: view.colors,
            upside_down: view.upside_down,
        };
        let hand = self.hand(geometry, view);
        if view.adjusting {
            paint.round();
        }
        canvas::squares(&mut &paint);
        paint_marks(&paint, view, hand.and_then(|at| geometry.square_at(at)));
        if view.coordinates && geometry.has_margin() {
            paint.coordinates_around();
        } else if view.coordinates && geometry.side() >= COORDINATES_FROM {
            canvas::coordinates(&mut &paint);
        }
        let flying = self.standing(&paint, view, art, time);
        for (step, lower) in view.marks.plan.into_iter().flatten().zip([false, true]) {
            paint.plan(art, step, view.pieces[step.to.index()].is_some(), lower);
        }
        if let Some(square) = focused {
            paint.cursor(square);
        }
        if let Some(square) = self.about_to_touch(ui, geometry, view) {
            paint.touchable(square);
        }
        for drawing in self.drawings.iter().copied().chain(self.input.drawing(geometry)) {
            paint.drawing(drawing);
        }
        for square in flying {
            let spot = self.motion.flying(square, time).unwrap_or(Geometry::spot(square));
            if let Some(piece) = view.pieces[square.index()] {
                paint.piece(art, piece, geometry.point(spot), 1.0);
            }
        }
        // What is painted from here on is above everything painted so far, and is clipped only by the window.
        let painter = &ui.painter().with_clip_rect(ui.ctx().content_rect());
        let above = Paint { painter, ..paint };
        if let Some(tray) = &view.tray {
            tray.paint(&above, art);
        }
        let carried = view.in_hand.zip(hand);
        if let Some(off_board) = &view.off_board {
            let place = self.dropped.flying(geometry, self.dropped.place(geometry, off_board), time);
            above.plate(place, off_board.able);
            if carried.is_none_or(|(lifted, _)| lifted != off_board.lifted) {
                above.lifted(art, off_board.lifted.piece, place.center());
            }
        }
        let piece = carried.map(|(lifted, _)| lifted.piece).or(view.tray.and_then(|tray| tray.held()));
        if let Some((piece, at)) = piece.zip(hand) {
            paint.dragged(art, piece, at);
        }
    }

    /// Paints the fading pieces and the pieces on their squares. A piece that follows the pointer is painted faintly on
    /// its own square, and so is a piece held off the board if its square is empty. Returns the squares of the flying
    /// pieces, which are not painted yet.
    fn standing(&self, paint: &Paint<'_>, view: &View<'_>, art: &mut Art, time: f64) -> Vec<Square> {
        let fading = self.motion.fading(time).filter(|(_, piece, _)| !view.hides(*piece));
        for (square, piece, opacity) in fading {
            paint.piece(art, piece, paint.board.square(square).center(), opacity);
        }
        let lifted = view.in_hand.filter(|_| self.hand(paint.board, view).is_some());
        let mut flying = Vec::new();
        for square in Square::all() {
            let Some(piece) = view.pieces[square.index()] else { continue };
            if self.motion.flying(square, time).is_some() {
                flying.push(square);
                continue;
            }
            let away = lifted.is_some_and(|lifted| lifted.from == square);
            let opacity = if away { share::GHOST } else { 1.0 };
            let by = if view.live { self.off_centre.at(square, time) } else { Vec2::ZERO };
            paint.piece(art, piece, paint.board.point(Geometry::spot(square) + by), opacity);
        }
        if let Some(off_board) =
            view.off_board.filter(|off_board| view.pieces[off_board.lifted.from.index()].is_none())
        {
            let home = paint.board.square(off_board.lifted.from).center();
            paint.piece(art, off_board.lifted.piece, home, share::GHOST);
        }
        flying
    }
}

impl View<'_> {
    fn hides(&self, piece: Piece) -> bool {
        self.hidden[piece.color.index()]
    }

    /// The visible pieces.
    pub(super) fn seen(&self) -> Placement {
        self.pieces.map(|piece| piece.filter(|piece| !self.hides(*piece)))
    }

    /// The view with only these pieces visible. If any are hidden, targets, en passant, check, planned moves and
    /// movable pieces are left out, because they would reveal where the hidden pieces are.
    pub(super) fn without_hidden<'a>(&'a self, seen: &'a Placement) -> View<'a> {
        if self.hidden == [false; 2] {
            return View { ..*self };
        }
        let is_seen = |lifted: &LiftedPiece| !self.hides(lifted.piece);
        let marks =
            Marks { targets: Bitboard::EMPTY, en_passant: None, check: None, plan: None, ..self.marks };
        let (in_hand, off_board) =
            (self.in_hand.filter(is_seen), self.off_board.filter(|off_board| is_seen(&off_board.lifted)));
        View { pieces: seen, marks, in_hand, off_board, movable: Bitboard::EMPTY, ..*self }
    }
}

/// Paints the marks below the pieces.
fn paint_marks(paint: &Paint<'_>, view: &View<'_>, hovered: Option<Square>) {
    let marks = &view.marks;
    if let Some(square) = hovered.filter(|square| marks.targets.has(*square)) {
        paint.tint(square, 0.3);
    }
    for step in marks.plan.into_iter().flatten() {
        paint.tint(step.to, 0.22);
    }
    for square in marks.last_move {
        canvas::last_move(&mut &*paint, square);
    }
    if let Some(square) = marks.check {
        canvas::check(&mut &*paint, square);
    }
    for square in marks.can_comply {
        paint.able(square);
    }
    for square in marks.refusal.into_iter().filter(|&square| !marks.must_move.has(square)) {
        paint.refusal(square);
    }
    if let Some(square) = marks.selected {
        paint.frame(square);
    }
    // No dot is painted below a planned piece, because the dot would show through.
    let planned = |square: Square| marks.plan.into_iter().flatten().any(|step| step.to == square);
    for square in marks.targets {
        let occupied = view.pieces[square.index()].is_some();
        if marks.castling_rooks.has(square) {
            paint.castling_rook(square);
        } else if occupied || !planned(square) {
            paint.target(square, occupied);
        }
    }
    if let Some(square) = marks.en_passant {
        paint.en_passant(square);
    }
    for square in marks.must_move {
        paint.bound(square, marks.advisory, marks.refusal.has(square));
    }
}
