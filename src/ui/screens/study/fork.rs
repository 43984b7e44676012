//! Where a line forks, buttons under the sheet offer the moves to choose from.

use egui::{Align, Button, Color32, Layout, Rect, Role, Ui, UiBuilder, WidgetInfo};

use super::StudyScreen;
use crate::text::notation;
use crate::ui::theme::tokens;
use crate::ui::widgets::fit;
use crate::ui::widgets::score_sheet::Letters;

/// The maximum number of moves offered.
const MOST: usize = 12;

impl StudyScreen {
    /// Whether there are several continuations.
    pub(super) fn is_fork(&self) -> bool {
        self.study.record().continuations(self.study.at()).nth(1).is_some()
    }

    /// Shows as many of the moves as fit, and goes to the one that is chosen.
    pub(super) fn show_fork(&mut self, ui: &mut Ui, place: Rect, letters: Letters<'_>) {
        let (record, position) = (self.study.record(), self.study.position());
        let row = UiBuilder::new().max_rect(place).layout(Layout::left_to_right(Align::Center));
        let mut row = ui.new_child(row.id_salt("fork"));
        let mut chosen = None;
        for way in record.continuations(self.study.at()).take(MOST) {
            let san = record.san_after(&position, way);
            let san = notation::text(&san, letters.notation, letters.words);
            let label = notation::numbered(position.fullmove_number(), position.turn(), &san);
            let text = fit(&row, &label, tokens(row.ctx()).small(), Color32::PLACEHOLDER, f32::INFINITY, 1);
            if text.size().x + 2.0 * row.spacing().button_padding.x > row.available_width() {
                break;
            }
            let response = row.add(Button::new(text));
            let name = t!(letters.words, "study-fork", move = label);
            response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
            if response.clicked() {
                chosen = Some(way);
            }
        }
        if let Some(way) = chosen {
            self.go(way);
            ui.ctx().request_repaint();
        }
    }
}
