//! The three steps of a turning point in one row: your guess, the better move, why.

use egui::{Align2, Color32, Rect, Role, Ui, pos2, vec2};

use crate::session::review::Stage;
use crate::text::Texts;
use crate::ui::theme::{Palette, bold, tokens};
use crate::ui::widgets::{fit, labelled, paint_text};

const STEPS: [&str; 3] = ["review-step-guess", "review-step-better", "review-step-why"];

/// Whether the row fits in this width.
pub fn fits(ui: &Ui, width: f32, texts: &Texts) -> bool {
    let tokens = tokens(ui.ctx());
    let beside = 1.4 * tokens.text.small + 3.0 * tokens.space.xs;
    let longest = STEPS.into_iter().map(|key| {
        let label = t!(texts, key);
        fit(ui, &label, bold(tokens.text.small), Color32::PLACEHOLDER, f32::INFINITY, 1).size().x + beside
    });
    longest.fold(0.0, f32::max) * STEPS.len() as f32 <= width
}

/// Shows the row, with the steps up to this stage highlighted.
pub fn show(ui: &Ui, place: Rect, stage: Stage, texts: &Texts) {
    let (palette, tokens) = (Palette::of(ui.theme()), tokens(ui.ctx()));
    let current = match stage {
        Stage::Guess | Stage::Hint => 0,
        Stage::Better => 1,
        Stage::Why => 2,
    };
    let name = t!(texts, "review-step", step = current + 1, name = t!(texts, STEPS[current]));
    labelled(ui, place, "review steps", Role::Label, name);
    let (each, radius) = (place.width() / STEPS.len() as f32, tokens.text.small * 0.7);
    for (index, key) in STEPS.into_iter().enumerate() {
        let is_current = index == current;
        let (ink, fill) = match index <= current {
            true => (palette.law, palette.law),
            false => (palette.quiet, palette.window),
        };
        let at = pos2(place.left() + each * index as f32, place.center().y);
        let middle = at + vec2(radius + tokens.space.xs, 0.0);
        let digit = if index <= current { palette.surface } else { palette.quiet };
        ui.painter().circle(middle, radius, fill, (1.0, ink));
        let (font, number) = (bold(tokens.text.small), (index + 1).to_string());
        ui.painter().text(middle, Align2::CENTER_CENTER, number, font.clone(), digit);
        let font = if is_current { font } else { tokens.small() };
        let start = middle + vec2(radius + tokens.space.xs, 0.0);
        let label = fit(ui, &t!(texts, key), font, ink, at.x + each - start.x, 1);
        paint_text(ui, start, label, ink);
    }
}
