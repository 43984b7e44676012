//! The comment field. Each change is stored in the record at once; all changes since the field opened are undone
//! together.

use egui::{
    Area, Frame, Id, Key, Modifiers, Order, Rect, RichText, Role, ScrollArea, TextEdit, Ui, WidgetInfo, pos2,
    vec2,
};

use super::{Remark, StudyScreen};
use crate::study::Side;
use crate::text::Texts;
use crate::ui::theme::{Palette, RING, tokens};
use crate::ui::view::Message;

/// The height of the field with its label if there is enough space, in points.
const HEIGHT: f32 = 112.0;

/// The maximum length of a comment that can be edited, in characters. It is limited because each keystroke lays out the
/// whole text.
const LONGEST: usize = 64 * 1024;

impl StudyScreen {
    /// Opens the field for the comment before or after the current move, unless the comment is too long.
    pub(crate) fn open_remark(&mut self, side: Side) {
        let place = self.study.at();
        let text = self.study.comment(place, side);
        if text.chars().count() > LONGEST {
            self.board.message = Some(Message::CommentTooLong);
            return;
        }
        self.remark = Some(Remark { place, side, text, begun: false, open: false });
    }

    /// Shows the field, if it is open, over the sheet: below the line of the current move or else above it, if there is
    /// space. If the sheet is too low for the field, the field may also cover what is below the sheet, down to the
    /// buttons and including them.
    pub(crate) fn show_remark(&mut self, ui: &Ui, [sheet, buttons]: [Rect; 2], words: &Texts) {
        let Some(mut remark) = self.remark.take() else { return };
        let room = if sheet.height() < HEIGHT { sheet.union(buttons) } else { sheet };
        let key = if remark.side == Side::Before { "study-comment-before" } else { "study-comment" };
        let mut text = remark.text.clone();
        let height = HEIGHT.min(room.height());
        let lowest = room.bottom() - height;
        let top = match self.sheet.current() {
            None => room.top(),
            Some(line) if line.bottom() > lowest && line.top() - height >= room.top() => line.top() - height,
            Some(line) => line.bottom().min(lowest),
        };
        let at = pos2(room.left(), top.max(room.top()));
        let area = Area::new(Id::unique("remark")).order(Order::Foreground).fixed_pos(at);
        let shown = area.show(ui.ctx(), |ui| {
            let frame = Frame::popup(ui.style()).fill(Palette::of(ui.theme()).raised);
            let margin = frame.total_margin().sum();
            frame.show(ui, |ui| {
                ui.set_width(room.width() - margin.x);
                ui.label(RichText::new(t!(words, key)).small().weak());
                let label = ui.min_rect().height() + ui.spacing().item_spacing.y;
                let room = (height - margin.y - label).max(tokens(ui.ctx()).control.s);
                let area = ScrollArea::vertical().max_height(room).min_scrolled_height(room);
                let edit = TextEdit::multiline(&mut text)
                    .id(Id::unique("remark text"))
                    .desired_width(f32::INFINITY)
                    .desired_rows(1)
                    .char_limit(LONGEST)
                    .min_size(vec2(0.0, room - 2.0 * RING));
                let response = area.show(ui, |ui| ui.add(edit)).inner;
                response.widget_info(|| WidgetInfo::labeled(Role::TextInput, true, t!(words, key)));
                response
            })
        });
        let response = shown.inner.inner;
        let (escape, enter) = ui.input(|input| {
            let is_command = input.modifiers.matches_logically(Modifiers::COMMAND);
            (input.key_pressed(Key::Escape), input.key_pressed(Key::Enter) && is_command)
        });
        if text != remark.text {
            remark.begun = self.study.set_comment(remark.place, remark.side, &text, remark.begun);
            remark.text = text;
        }
        if !remark.open {
            response.request_focus();
            remark.open = true;
            self.remark = Some(remark);
        } else if escape || enter || response.lost_focus() {
            // In other fields, Escape discards what was written; here it does not.
            self.is_remark_kept = escape && remark.begun;
            response.surrender_focus();
            ui.ctx().request_repaint();
        } else {
            self.remark = Some(remark);
        }
    }
}
