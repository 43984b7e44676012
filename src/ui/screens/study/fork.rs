//! The moves to choose from where the line forks, as buttons under the sheet.

use egui::{Align, Button, Layout, Rect, Role, Ui, UiBuilder, WidgetInfo};

use super::StudyScreen;
use crate::record::NodeId;
use crate::text::notation;
use crate::ui::theme::{self, size};
use crate::ui::widgets::score_sheet::Letters;

/// How many moves are offered at most.
const MOST: usize = 12;

impl StudyScreen {
    /// Whether there are several continuations.
    pub(super) fn is_fork(&self) -> bool {
        self.study.record().continuations(self.study.at()).nth(1).is_some()
    }

    /// Shows as many of the moves as fit. Returns the place after the one that was chosen.
    pub(super) fn show_fork(&self, ui: &mut Ui, place: Rect, letters: Letters<'_>) -> Option<NodeId> {
        let (record, position) = (self.study.record(), self.study.position());
        let row = UiBuilder::new().max_rect(place).layout(Layout::left_to_right(Align::Center));
        let mut row = ui.new_child(row.id_salt("fork"));
        row.spacing_mut().item_spacing.x = size::GAP_BUTTONS / 2.0;
        let mut chosen = None;
        for way in record.continuations(self.study.at()).take(MOST) {
            let san = record.san_after(&position, way);
            let san = notation::text(&san, letters.notation, letters.words);
            let label = notation::numbered(position.fullmove_number(), position.turn(), &san);
            let width = letters.width(&row, &label) + 2.0 * row.spacing().button_padding.x;
            if width > row.available_width() {
                break;
            }
            let response = row.add(Button::new(egui::RichText::new(&label).font(theme::small())));
            let name = t!(letters.words, "study-fork", move = label);
            response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
            if response.clicked() {
                chosen = Some(way);
            }
        }
        chosen
    }
}
