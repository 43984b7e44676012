//! The graph of White's expected share of the point during the game: White's part is below the line. A press shows the
//! position at that moment of the game.

use egui::accesskit::{Action, Role};
use egui::{
    EventFilter, Mesh, Pos2, Rect, Response, Sense, Shape, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2,
};

use super::Stages;
use super::words::Words;
use crate::session::review::Review;
use crate::ui::theme::{self, Palette};
use crate::ui::view::first_step;
use crate::ui::widgets::focus_ring;

/// The radius of the disc at a turning point, in points.
const DISC: f32 = 5.0;

/// The graph and the position on the board.
pub struct Graph<'a> {
    pub review: &'a Review,
    pub words: Words<'a>,
    pub at: usize,
    pub stages: &'a Stages,
}

impl Graph<'_> {
    /// Shows the graph. Returns the number of plies up to the position that was requested; `None` if none was.
    pub fn show(&self, ui: &mut Ui, rect: Rect) -> Option<usize> {
        let texts = self.words.texts();
        let response = ui.interact(rect, ui.scope_id().with("review graph"), Sense::click_and_drag());
        let name = t!(texts, "review-graph");
        response.widget_info(|| WidgetInfo::labeled(Role::Slider, true, &name));
        ui.ctx().accesskit_node_builder(response.id, |node| {
            node.set_role(Role::Slider);
            let now = self.words.now(self.review, self.at);
            node.set_value(now.as_str());
            // For a slider, some screen readers say only its number and its description.
            node.set_description(now);
            node.set_numeric_value(self.at as f64);
            node.set_min_numeric_value(0.0);
            node.set_max_numeric_value(self.moves() as f64);
            node.set_numeric_value_step(1.0);
            node.add_action(Action::Increment);
            node.add_action(Action::Decrement);
        });
        let filter = EventFilter { horizontal_arrows: true, ..EventFilter::default() };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, filter));
        first_step::note(ui.ctx(), response.id);
        self.paint(ui, rect.shrink(1.0), &response);
        let steps = ui.input(|input| {
            let asked = |action| input.num_accesskit_action_requests(response.id, action) as isize;
            asked(Action::Increment) - asked(Action::Decrement)
        });
        let stepped = (steps != 0).then(|| self.at.saturating_add_signed(steps).min(self.moves()));
        let pointed = response.hover_pos().or(response.interact_pointer_pos());
        let pointed = pointed.map(|pos| self.nearest(rect, pos));
        let pressed = response.clicked() || response.dragged();
        let asked = pointed.filter(|_| pressed).or(stepped);
        if let Some(moves) = pointed {
            response.on_hover_text_at_pointer(self.words.now(self.review, moves));
        }
        asked
    }

    /// The number of plies in the game.
    fn moves(&self) -> usize {
        self.review.progress().1.saturating_sub(1)
    }

    fn x(&self, rect: Rect, moves: usize) -> f32 {
        rect.left() + rect.width() * moves as f32 / self.moves().max(1) as f32
    }

    fn nearest(&self, rect: Rect, pos: Pos2) -> usize {
        let along = ((pos.x - rect.left()) / rect.width()).clamp(0.0, 1.0);
        (along * self.moves() as f32).round() as usize
    }

    fn paint(&self, ui: &Ui, rect: Rect, response: &Response) {
        let palette = Palette::of(ui.theme());
        let painter = ui.painter().with_clip_rect(rect.expand(DISC + 2.0));
        painter.rect_filled(rect, 0, palette.window);
        let line: Vec<Pos2> = self
            .review
            .graph()
            .map(|(moves, share)| pos2(self.x(rect, moves), rect.bottom() - share * rect.height()))
            .collect();
        if let (Some(first), Some(last)) = (line.first(), line.last()) {
            let known = Rect::from_x_y_ranges(first.x..=last.x, rect.y_range());
            painter.rect_filled(known, 0, theme::DISC_BLACK);
            painter.add(below(&line, rect.bottom()));
            painter.add(Shape::line(line.clone(), Stroke::new(2.0, palette.quiet)));
        }
        let middle = [rect.left_center(), rect.right_center()];
        painter.extend(Shape::dashed_line(&middle, Stroke::new(1.0, theme::WORTH_MARK), 4.0, 4.0));
        painter.rect_stroke(rect, 0, Stroke::new(1.0, palette.quiet), StrokeKind::Outside);
        focus_ring(ui, rect, response);
        let x = self.x(rect, self.at);
        for (width, color) in [(4.0, theme::DISC_WHITE), (2.0, theme::REVIEW_NOW)] {
            painter.vline(x, rect.y_range(), Stroke::new(width, color));
        }
        for point in self.review.turning_points() {
            let after = point.moves + 1;
            let Some(known) = self.review.evaluation(after) else { continue };
            let center = pos2(self.x(rect, after), rect.bottom() - known.worth.share() * rect.height());
            let center = rect.shrink2(vec2(0.0, DISC)).clamp(center);
            // A turning point whose better move is still to be guessed has a different colour.
            let is_seen = self.stages.is_seen(point);
            let fill = if is_seen { palette.law } else { theme::WORTH_MARK };
            painter.circle(center, DISC, fill, Stroke::new(2.0, theme::DISC_WHITE));
        }
    }
}

/// The surface below a line, down to `bottom`.
fn below(line: &[Pos2], bottom: f32) -> Mesh {
    let mut mesh = Mesh::default();
    for at in line {
        let next = mesh.vertices.len() as u32;
        mesh.colored_vertex(*at, theme::DISC_WHITE);
        mesh.colored_vertex(pos2(at.x, bottom), theme::DISC_WHITE);
        if next > 0 {
            mesh.add_triangle(next - 2, next - 1, next);
            mesh.add_triangle(next - 1, next, next + 1);
        }
    }
    mesh
}
