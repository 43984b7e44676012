//! The field in which a comment is written: each letter is in the record at once, and all of them are undone together.

use egui::{
    Area, Frame, Id, Key, Modifiers, Order, Rect, Role, ScrollArea, TextEdit, Ui, WidgetInfo, pos2, vec2,
};

use super::Study;
use crate::record::{NodeId, Notes};
use crate::text::messages::Texts;
use crate::ui::theme::{self, Palette, size};

/// A comment that is being written.
#[derive(Debug)]
pub struct Remark {
    place: NodeId,
    before: bool,
    text: String,
    /// Something was written, so that what follows is the same edit.
    begun: bool,
    /// The field has had the keyboard.
    open: bool,
}

impl Remark {
    /// Where it stands.
    pub fn place(&self) -> NodeId {
        self.place
    }
}

impl Study {
    /// Opens the field for what is said after the move of this place, or before it.
    pub(crate) fn write_remark(&mut self, before: bool) {
        let notes = self.record().notes(self.at);
        let texts = if before { &notes.before } else { &notes.comments };
        let text = texts.join("\n");
        self.remark = Some(Remark { place: self.at, before, text, begun: false, open: false });
    }

    /// Shows the field at the bottom of `below`.
    pub(crate) fn show_remark(&mut self, ui: &Ui, below: Rect, words: &Texts) {
        let Some(mut remark) = self.remark.take() else { return };
        let palette = Palette::of(ui.theme());
        let key = if remark.before { "study-comment-before" } else { "study-comment" };
        let mut text = remark.text.clone();
        let height = size::REMARK.min(below.height());
        let at = pos2(below.left(), below.bottom() - height);
        let area = Area::new(Id::unique("remark")).order(Order::Foreground).fixed_pos(at);
        let shown = area.show(ui.ctx(), |ui| {
            Frame::popup(ui.style())
                .fill(palette.raised)
                .show(ui, |ui| {
                    let inside = ui.spacing().menu_margin.sum();
                    ui.set_width((below.width() - inside.x - size::TREE_AFTER).max(size::SMALLEST));
                    ui.label(egui::RichText::new(t!(words, key)).font(theme::small()).color(palette.quiet));
                    let room = (height - inside.y - size::BUTTON_SMALL).max(size::SMALLEST / 2.0);
                    let area = ScrollArea::vertical().max_height(room).min_scrolled_height(room);
                    area.show(ui, |ui| {
                        let edit = TextEdit::multiline(&mut text)
                            .id(Id::unique("remark text"))
                            .desired_width(f32::INFINITY)
                            .min_size(vec2(0.0, room - inside.y));
                        let response = ui.add(edit);
                        response.widget_info(|| WidgetInfo::labeled(Role::TextInput, true, t!(words, key)));
                        response
                    })
                    .inner
                })
                .inner
        });
        let response = shown.inner;
        let done = ui.input(|input| {
            input.key_pressed(Key::Escape)
                || (input.key_pressed(Key::Enter) && input.modifiers.matches_logically(Modifiers::COMMAND))
        });
        if text != remark.text {
            self.say(&mut remark, &text);
            remark.text = text;
        }
        if !remark.open {
            response.request_focus();
            remark.open = true;
            self.remark = Some(remark);
        } else if done || response.lost_focus() {
            response.surrender_focus();
            ui.ctx().request_repaint();
        } else {
            self.remark = Some(remark);
        }
    }

    fn say(&mut self, remark: &mut Remark, text: &str) {
        let (place, before) = (remark.place, remark.before);
        let change = |notes: &mut Notes| {
            let texts = if before { &mut notes.before } else { &mut notes.comments };
            *texts = Some(text.trim().to_owned()).into_iter().filter(|text| !text.is_empty()).collect();
        };
        if remark.begun {
            self.editing.amend(|record| change(record.notes_mut(place)));
        } else {
            let before = self.editing.revision();
            self.editing.edit(place, |record| change(record.notes_mut(place)));
            // A space alone says nothing.
            remark.begun = self.editing.revision() != before;
        }
    }
}
