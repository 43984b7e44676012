//! The moves of both players counted: accuracy and mistakes.

use egui::{Grid, RichText, Ui};

use crate::rules::Color;
use crate::session::review::{Review, Severity, Tally};
use crate::text::Texts;
use crate::ui::theme::tokens;

/// Shows the counts side by side, and what accuracy means.
pub fn show(ui: &mut Ui, review: &Review, texts: &Texts) {
    let (tokens, tallies) = (tokens(ui.ctx()), Color::ALL.map(|by| review.tally(by)));
    let accuracy = |tally: &Tally| {
        let percent = tally.accuracy().map(|percent| t!(texts, "review-percent", percent));
        percent.unwrap_or_else(|| "–".to_owned())
    };
    let rows = [
        ("review-accuracy", None),
        ("review-inaccuracies", Some(Severity::Inaccuracy)),
        ("review-mistakes", Some(Severity::Mistake)),
        ("review-blunders", Some(Severity::Blunder)),
    ];
    Grid::new("tally").spacing([tokens.space.xl, tokens.space.xs]).show(ui, |ui| {
        ui.label("");
        for color in Color::ALL {
            ui.label(RichText::new(texts.color(color)).font(tokens.bold()));
        }
        ui.end_row();
        for (key, severity) in rows {
            ui.label(t!(texts, key));
            for (color, tally) in Color::ALL.into_iter().zip(&tallies) {
                let value = severity.map_or_else(|| accuracy(tally), |kind| tally.count(kind).to_string());
                let spoken = texts.row(vec![t!(texts, key), texts.color(color), value.clone()]);
                let shown = ui.label(value);
                ui.ctx().accesskit_node_builder(shown.id, |node| node.set_value(spoken));
            }
            ui.end_row();
        }
    });
    ui.weak(t!(texts, "review-accuracy-means"));
}
