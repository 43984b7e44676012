//! The evaluation bar: White's part is the share of the point that White can expect; marks show the middle. White's end
//! of an upright bar is on White's side of the board.
//!
//! `ui::view::layout` places the bar in a game, `ui::view::study_layout` in a study.

use egui::{CornerRadius, Rect, Role, Stroke, StrokeKind, Ui, pos2, vec2};

use crate::rules::Color;
use crate::session::analysis::PositionValue;
use crate::text::Texts;
use crate::ui::theme::{self, Palette, size};
use crate::ui::view::evaluation;
use crate::ui::widgets::{fit, labelled};

/// Shows the bar in its rectangle, upright or horizontal. White's end is at the bottom or on the left, unless
/// `flipped`.
pub fn show(ui: &mut Ui, rect: Rect, worth: Option<PositionValue>, flipped: bool, words: &Texts) {
    let spoken =
        worth.map_or_else(|| t!(words, "analysis-waits"), |worth| evaluation::sentence(worth, words));
    let response = labelled(ui, rect, "worth", Role::Label, &spoken);
    paint(ui, rect, worth, flipped, words);
    response.on_hover_text(spoken);
}

fn paint(ui: &Ui, rect: Rect, worth: Option<PositionValue>, flipped: bool, words: &Texts) {
    let palette = Palette::of(ui.theme());
    let painter = ui.painter();
    let round = CornerRadius::same(size::BOARD_RADIUS.min((rect.size().min_elem() / 3.0) as u8));
    painter.rect_filled(rect, round, theme::DISC_BLACK);
    let white = part(rect, worth.map_or(0.5, PositionValue::share), flipped);
    if white.is_positive() {
        painter.with_clip_rect(white).rect_filled(rect, round, theme::DISC_WHITE);
    }
    painter.rect_stroke(rect, round, Stroke::new(1.0, palette.quiet), StrokeKind::Inside);
    let upright = rect.height() > rect.width();
    let half = rect.size().min_elem() * 0.3;
    let (from, to, inward) = match upright {
        true => (rect.left_center(), rect.right_center(), vec2(half, 0.0)),
        false => (rect.center_top(), rect.center_bottom(), vec2(0.0, half)),
    };
    for mark in [[from, from + inward], [to - inward, to]] {
        painter.line_segment(mark, Stroke::new(2.0, theme::WORTH_MARK));
    }
    if let Some(worth) = worth.filter(|_| rect.size().min_elem() >= 24.0) {
        write(ui, rect, worth, flipped, words);
    }
}

/// White's part of the bar, for a share from 0 to 1. A share of 0 or 1 leaves only one side; otherwise each side has a
/// visible part.
fn part(rect: Rect, share: f32, flipped: bool) -> Rect {
    // The minimum share of each side while the outcome is not certain.
    let least = 0.03;
    let share = if share == 0.0 || share == 1.0 { share } else { share.clamp(least, 1.0 - least) };
    match (rect.height() > rect.width(), flipped) {
        (true, false) => rect.with_min_y(rect.bottom() - rect.height() * share),
        (true, true) => rect.with_max_y(rect.top() + rect.height() * share),
        (false, false) => rect.with_max_x(rect.left() + rect.width() * share),
        (false, true) => rect.with_min_x(rect.right() - rect.width() * share),
    }
}

/// Writes the evaluation at the end of the side that stands better, or at White's end if neither does.
fn write(ui: &Ui, rect: Rect, worth: PositionValue, flipped: bool, words: &Texts) {
    let white = worth.better() == Color::White;
    let ink = theme::disc(!worth.better());
    let text = fit(ui, &evaluation::size(worth, words), theme::bold(10.5), ink, f32::INFINITY, 1);
    let near = white != flipped;
    let gap = 5.0;
    let center = rect.center() - text.size() / 2.0;
    let at = match (rect.height() > rect.width(), near) {
        (true, true) => pos2(center.x, rect.bottom() - gap - text.size().y),
        (true, false) => pos2(center.x, rect.top() + gap),
        (false, true) => pos2(rect.left() + 2.0 * gap, center.y),
        (false, false) => pos2(rect.right() - 2.0 * gap - text.size().x, center.y),
    };
    ui.painter().galley(at, text, ink);
}
