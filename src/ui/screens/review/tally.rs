//! The moves of both players counted: accuracy and mistakes.

use egui::Ui;

use crate::rules::Color;
use crate::session::review::{Review, Severity};
use crate::text::Texts;

/// Shows a line for each player, and what accuracy means.
pub fn show(ui: &mut Ui, review: &Review, texts: &Texts) {
    for by in Color::ALL {
        let tally = review.tally(by);
        let accuracy = tally.accuracy().map(|percent| t!(texts, "review-percent", percent));
        let [inaccuracies, mistakes, blunders] = [Severity::Inaccuracy, Severity::Mistake, Severity::Blunder]
            .map(|kind| tally.count(kind).to_string());
        let (color, accuracy) = (texts.color(by), accuracy.unwrap_or_else(|| "–".to_owned()));
        ui.label(t!(texts, "review-tally-of", color, accuracy, inaccuracies, mistakes, blunders));
    }
    ui.weak(t!(texts, "review-accuracy-means"));
}
