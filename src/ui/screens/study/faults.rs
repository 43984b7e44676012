//! A card with the faults found in the file that a study was read from.
//!
//! `text::pgn_errors` puts them into words.

use egui::{Color32, Label, Rect, RichText, Role, ScrollArea, Sense, Sides, Ui, UiBuilder, WidgetInfo, vec2};

use super::StudyScreen;
use crate::text::{Texts, pgn_errors};
use crate::ui::theme::{Palette, Tokens, bold, tokens};
use crate::ui::widgets::{card, fit};

/// The maximum number of lines of each fault.
const EACH: usize = 2;

/// The card's height for this many faults. It shows at most three of them at once.
pub fn height(faults: usize, tokens: &Tokens) -> f32 {
    let list = (EACH * faults).min(6) as f32 * line(tokens);
    tokens.control.s + list + 2.0 * tokens.space.s
}

/// The height of a line of small text.
fn line(tokens: &Tokens) -> f32 {
    tokens.text.small + 2.0 * tokens.space.xs
}

impl StudyScreen {
    /// Shows the card in its rectangle.
    pub(crate) fn show_faults(&mut self, ui: &mut Ui, place: Rect, words: &Texts) {
        let (palette, tokens) = (Palette::of(ui.theme()), tokens(ui.ctx()));
        card(ui.painter(), place, palette.surface, palette.line);
        let inside = place.shrink2(vec2(tokens.space.m, tokens.space.s));
        let mut inside = ui.new_child(UiBuilder::new().max_rect(inside).id_salt("faults"));
        inside.spacing_mut().item_spacing.y = 0.0;
        let count = self.study.faults().len();
        let title = |ui: &mut Ui| {
            let (font, whole) = (bold(tokens.text.small), t!(words, "study-faults", count));
            let width = fit(ui, &whole, font.clone(), Color32::PLACEHOLDER, f32::INFINITY, 1).size().x;
            let few = width > ui.available_width();
            let title = if few { t!(words, "study-faults-few", count) } else { whole };
            ui.add(Label::new(RichText::new(title).font(font).color(palette.refusal)).truncate());
        };
        let close = |ui: &mut Ui| ui.small_button(t!(words, "study-faults-close")).clicked();
        if Sides::new().shrink_left().show(&mut inside, title, close).1 {
            self.study.dismiss_faults();
            ui.ctx().request_repaint();
        }
        // In the smallest windows there is no space for two lines.
        let each = if inside.available_height() < EACH as f32 * line(tokens) { 1 } else { EACH };
        let height = each as f32 * line(tokens);
        let area = ScrollArea::vertical().auto_shrink(false).min_scrolled_height(0.0).id_salt("faults");
        area.show_rows(&mut inside, height, self.study.faults().len(), |ui, rows| {
            for fault in self.study.faults().get(rows).into_iter().flatten() {
                let text = pgn_errors::fault(words, fault);
                let (rect, response) =
                    ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
                response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &text));
                let galley = fit(ui, &text, tokens.small(), palette.ink, rect.width(), each);
                ui.painter().galley(rect.min, galley, palette.ink);
                response.on_hover_text(text);
            }
        });
    }
}
