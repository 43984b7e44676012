//! A card with the faults found in the file that a study was read from.
//!
//! `text::pgn_errors` words them.

use egui::{Align, Button, Layout, Rect, RichText, Role, ScrollArea, Sense, Ui, UiBuilder, WidgetInfo, vec2};

use super::StudyScreen;
use crate::text::{Texts, pgn_errors};
use crate::ui::theme::{self, Palette, size};
use crate::ui::widgets::{card, fit};

/// The card's largest height, in lines, and the lines of each fault.
const ROWS: usize = 7;
const EACH: usize = 2;

/// The card's height for so many faults; 0 without faults.
pub fn height(faults: usize, small: bool) -> f32 {
    let row = if small { size::TREE_LINE_SMALL } else { size::TREE_LINE };
    let pad = if small { size::PAD_SMALL } else { size::PAD };
    if faults == 0 { 0.0 } else { (EACH * faults + 1).min(ROWS) as f32 * row + 2.0 * pad }
}

impl StudyScreen {
    /// Shows the card in its rectangle.
    pub(crate) fn show_faults(&mut self, ui: &mut Ui, place: Rect, words: &Texts, small: bool) {
        let palette = Palette::of(ui.theme());
        card(ui.painter(), place, palette.surface, palette.line);
        let pad = if small { size::PAD_SMALL } else { size::PAD };
        let inside = UiBuilder::new().max_rect(place.shrink(pad)).id_salt("faults");
        let mut inside = ui.new_child(inside);
        let row = if small { size::TREE_LINE_SMALL } else { size::TREE_LINE };
        let head = vec2(inside.available_width(), row);
        let closed = inside.allocate_ui_with_layout(head, Layout::right_to_left(Align::Center), |ui| {
            let close = RichText::new(t!(words, "study-faults-close")).font(theme::small());
            let closed = ui.add(Button::new(close).small()).clicked();
            let count = self.study.faults().len();
            let (font, room) = (theme::bold(size::TEXT_SMALL), ui.available_width());
            let long = fit(ui, &t!(words, "study-faults", count), font.clone(), palette.refusal, room, 1);
            let galley = if long.elided {
                fit(ui, &t!(words, "study-faults-few", count), font, palette.refusal, room, 1)
            } else {
                long
            };
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| ui.label(galley));
            closed
        });
        if closed.inner {
            self.study.dismiss_faults();
            ui.ctx().request_repaint();
        }
        let area =
            ScrollArea::vertical().auto_shrink([false, false]).min_scrolled_height(0.0).id_salt("faults");
        // In the smallest windows there is no room for two lines.
        let gap = inside.spacing().item_spacing.y;
        let each = if inside.available_height() + gap < EACH as f32 * row { 1 } else { EACH };
        let height = each as f32 * row - gap;
        area.show_rows(&mut inside, height, self.study.faults().len(), |ui, rows| {
            for fault in self.study.faults().get(rows).into_iter().flatten() {
                let description = pgn_errors::fault(words, fault);
                let (rect, response) =
                    ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
                response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &description));
                let galley = fit(ui, &description, theme::small(), palette.ink, rect.width(), each);
                ui.painter().galley(rect.min, galley, palette.ink);
                response.on_hover_text(description);
            }
        });
    }
}
