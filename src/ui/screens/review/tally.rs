//! Statistics on each player's moves: accuracy and mistakes.

use egui::{Frame, Grid, Margin, Rect, RichText, Ui};

use super::words::Words;
use crate::rules::Color;
use crate::session::review::{Review, Severity};
use crate::ui::theme::{Palette, tokens};
use crate::ui::widgets::{card, scroll_in};

/// Shows a column for each player, and what accuracy means.
pub fn show(ui: &mut Ui, place: Rect, review: &Review, words: Words<'_>) {
    let (palette, tokens, texts) = (Palette::of(ui.theme()), tokens(ui.ctx()), words.texts());
    card(ui.painter(), place, palette.surface, palette.line);
    let tallies = Color::ALL.map(|by| review.tally(by));
    let accuracy = tallies.map(|tally| match tally.accuracy() {
        Some(percent) => t!(texts, "review-percent", percent),
        None => "–".to_owned(),
    });
    let count = |kind| tallies.map(|tally| tally.count(kind).to_string());
    let rows = [
        ("review-accuracy", accuracy),
        ("review-inaccuracies", count(Severity::Inaccuracy)),
        ("review-mistakes", count(Severity::Mistake)),
        ("review-blunders", count(Severity::Blunder)),
    ];
    scroll_in(ui, place.shrink(tokens.space.xs), "statistics", |ui| {
        // A narrow panel needs small letters and short words.
        let is_narrow = place.width() < 260.0;
        let margin = if is_narrow { tokens.space.xs } else { tokens.space.s };
        Frame::new().inner_margin(Margin::same(margin as i8)).show(ui, |ui| {
            if is_narrow {
                ui.style_mut().override_font_id = Some(tokens.small());
            }
            let gap = if is_narrow { tokens.space.s } else { tokens.space.xl };
            let columns = Grid::new("statistics").spacing([gap, 0.0]).min_row_height(tokens.row);
            columns.show(ui, |ui| {
                ui.label("");
                for color in Color::ALL {
                    ui.label(RichText::new(texts.color(color)).strong());
                }
                ui.end_row();
                for (key, values) in rows {
                    ui.label(if is_narrow { texts.tiny(key) } else { t!(texts, key) });
                    for (color, value) in Color::ALL.into_iter().zip(values) {
                        let spoken = texts.row([texts.color(color), t!(texts, key), value.clone()]);
                        let response = ui.label(value);
                        ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(spoken));
                    }
                    ui.end_row();
                }
            });
            ui.weak(t!(texts, "review-accuracy-means"));
        });
    });
}
