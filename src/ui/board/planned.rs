//! Paints castling that is announced or pointed at, with faint or small pieces and arrows, and the plate of a piece
//! held off the board.
//!
//! For the pieces and their squares, see `ui::board::view`.

use egui::{Pos2, Rect, Shape, Stroke, StrokeKind, Vec2, vec2};

use super::{Paint, PlannedMove};
use crate::ui::theme::{Art, share};

impl Paint<'_> {
    /// Paints one of the two castling pieces on its target, with an arrow; paints nothing if the piece stays on its
    /// square. If its target is occupied, the piece is small and in a corner. Since both moves are on the same rank,
    /// the arrow is shifted up or, if `lower`, down.
    pub fn plan(&self, art: &mut Art, step: PlannedMove, occupied: bool, lower: bool) {
        let side = self.board.side();
        let rect = self.board.square(step.to);
        if step.from == step.to {
            return;
        }
        if occupied {
            self.small_plan(art, step, rect);
        } else {
            self.piece(art, step.piece, rect.center(), 0.72);
        }
        let aside = vec2(0.0, side * if lower { 0.42 } else { -0.42 });
        let from = self.board.square(step.from).center();
        let along = (rect.center() - from).normalized() * side;
        // The arrow is shortened so that it covers little of the piece and of its preview.
        let (tail, tip) = (from + along * 0.35, rect.center() - along * 0.22);
        self.thin_arrow(tail + aside, tip + aside);
    }

    fn small_plan(&self, art: &mut Art, step: PlannedMove, rect: Rect) {
        let side = self.board.side();
        let half = side * 0.25;
        let middle = rect.right_top() + vec2(-half, half);
        let color = self.colors.target.on(step.to.is_dark());
        let line = (side * share::PLAN_LINE).max(1.0);
        let paper = self.colors.squares.on(step.to.is_dark());
        self.painter.circle(middle, half - line, paper, Stroke::new(line, color));
        self.piece_of(art, step.piece, middle, 0.4, 1.0);
    }

    fn thin_arrow(&self, from: Pos2, to: Pos2) {
        let side = self.board.side();
        let along = (to - from).normalized();
        let (line, head) = (side * 0.05, side * 0.16);
        let (ink, paper) = (self.colors.plan, self.colors.squares.on_light);
        let neck = to - along * head;
        let tip: Vec<Pos2> = [
            Vec2::ZERO,
            (along * -1.0 + along.rot90() * 0.6) * head,
            (along * -1.0 - along.rot90() * 0.6) * head,
        ]
        .map(|corner| to + corner)
        .into();
        self.painter.line_segment([from, neck], Stroke::new(line * 2.0, paper));
        self.painter.add(Shape::convex_polygon(tip, ink, Stroke::new(line * 0.5, paper)));
        self.painter.line_segment([from, neck], Stroke::new(line, ink));
    }

    /// Paints a plate behind the piece held off the board, since that piece may be shown above anything.
    pub fn plate(&self, place: Rect, able: bool) {
        let side = self.board.side();
        let ink = self.colors.target.on_light;
        let width = (side * if able { share::FRAME } else { share::PLAN_LINE }).max(1.0);
        self.painter.rect(
            place,
            side * share::FRAME_RADIUS,
            self.colors.squares.on_light,
            Stroke::new(width, ink),
            StrokeKind::Inside,
        );
    }
}
