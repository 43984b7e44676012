//! Confetti over the board when a human wins against an engine. It falls once after the game, and not at all if sounds
//! or animations are off.

use std::f32::consts::TAU;

use egui::{Rect, Shape, Stroke, Ui, Vec2, vec2};

use crate::ui::theme::{self, Palette, duration};
use crate::ui::view::GameView;

/// The number of pieces of paper.
const PIECES: u8 = 48;
/// The fractional parts of multiples of these numbers spread the pieces evenly without a random source. The first is
/// from the golden ratio, the others are from the plastic ratio.
const SPREAD: [f32; 3] = [0.618_034, 0.754_878, 0.569_840];

/// The confetti over the board.
#[derive(Debug, Default)]
pub struct Joy {
    /// Whether the game was in progress in the last frame.
    was_playing: bool,
    /// When the confetti began to fall, in seconds; `None` while none falls.
    since: Option<f64>,
}

impl Joy {
    /// Paints the confetti over the board in this rectangle while it falls. A human's win against an engine starts it.
    pub fn show(&mut self, ui: &Ui, board: Rect, game: GameView<'_>) {
        let time = ui.input(|input| input.time);
        let winner = game.table.result().and_then(|outcome| outcome.winner);
        let is_won = winner.is_some() && winner == game.table.lone_person();
        if std::mem::replace(&mut self.was_playing, !game.is_over()) && is_won {
            self.since = Some(time);
        }
        let fallen = self.since.map(|since| ((time - since) / duration::JOY) as f32);
        let is_wanted = is_won && game.settings.sound && theme::animates(ui.ctx());
        let Some(fallen) = fallen.filter(|fallen| is_wanted && *fallen < 1.0) else {
            self.since = None;
            return;
        };
        (0..PIECES).for_each(|piece| paint(ui, board, piece, fallen));
        ui.ctx().request_repaint();
    }
}

/// Paints a piece of paper, which sways and turns as it falls. `fallen` is the time that has passed, as a share of the
/// whole fall.
fn paint(ui: &Ui, board: Rect, piece: u8, fallen: f32) {
    let palette = Palette::of(ui.theme());
    let inks = [palette.law, palette.refusal, theme::DIE_FACE, theme::DISC_BLACK];
    let [across, delay, phase] = SPREAD.map(|share| (share * f32::from(piece + 1)).fract());
    let down = fallen * (1.1 + delay) - delay;
    if !(0.0..1.0).contains(&down) {
        return;
    }
    let side = board.width();
    let sway = (fallen * 2.0 + phase).fract() * TAU;
    let middle = board.left_top() + vec2((across + 0.02 * sway.sin()) * side, down * board.height());
    let (along, width) = (Vec2::angled(sway) * side * 0.012, side * 0.02 * sway.cos().abs().max(0.2));
    let wide = along.rot90().normalized() * width / 2.0;
    let paper =
        vec![middle - along - wide, middle + along - wide, middle + along + wide, middle - along + wide];
    let ink = inks[usize::from(piece) % inks.len()];
    ui.painter().with_clip_rect(board).add(Shape::convex_polygon(paper, ink, Stroke::NONE));
}
