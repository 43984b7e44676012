//! The field in which a move is typed. It opens with the first letter and closes with Enter or Escape.
//!
//! Absent on purpose: reading the move (the table does, in the letters of the language).

use egui::{Area, Frame, Id, Key, Order, Rect, Role, TextEdit, Ui, WidgetInfo, pos2, vec2};

use super::action::Action;
use super::theme::{Palette, size};
use super::words::Words;

/// The longest text that is taken; a move has eight letters or so.
const LONGEST: usize = 20;

/// Whether a letter begins a move: a file, a piece, or castling by letter or digit.
pub fn begins_move(letter: char, words: &Words) -> bool {
    matches!(letter, 'a'..='h' | 'A'..='H' | 'O' | 'o' | '0')
        || "KQRBN".contains(letter)
        || words.say("letters").contains(letter)
}

/// Shows the field at the bottom of `below`, with what has been typed so far.
pub fn show(ui: &Ui, below: Rect, typed: &str, words: &Words, actions: &mut Vec<Action>) {
    let palette = Palette::of(ui.theme());
    let width = size::MOVE_FIELD.min(below.width()).max(size::SMALLEST);
    let at = pos2(below.center().x - width / 2.0, below.bottom() - size::BUTTON - 12.0);
    let area = Area::new(Id::unique("move field")).order(Order::Foreground).fixed_pos(at);
    area.show(ui.ctx(), |ui| {
        Frame::popup(ui.style()).fill(palette.raised).show(ui, |ui| {
            let mut text = typed.to_owned();
            let edit = TextEdit::singleline(&mut text)
                .id(Id::unique("move text"))
                .hint_text(words.say("move-field-hint"))
                .char_limit(LONGEST)
                .desired_width(width - 24.0);
            let output = edit.min_size(vec2(0.0, size::BUTTON_SMALL)).show(ui);
            let response = &output.response.response;
            response.widget_info(|| WidgetInfo::labeled(Role::TextInput, true, words.say("move-field")));
            keys(ui, output, &text, typed, actions);
        });
    });
}

fn keys(
    ui: &Ui,
    output: egui::text_edit::TextEditOutput,
    text: &str,
    typed: &str,
    actions: &mut Vec<Action>,
) {
    let response = &output.response.response;
    let (enter, escape) = ui.input(|input| (input.key_pressed(Key::Enter), input.key_pressed(Key::Escape)));
    if escape || (text.is_empty() && text != typed) {
        actions.push(Action::Typing(None));
    } else if enter {
        actions.push(Action::Typing(None));
        actions.push(Action::Typed(text.trim().to_owned()));
    } else if response.lost_focus() {
        actions.push(Action::Typing(None));
    } else {
        if text != typed {
            actions.push(Action::Typing(Some(text.to_owned())));
        }
        if !response.has_focus() {
            // The letter that opened the field is in it; the next one comes after.
            let mut state = output.state;
            let end = egui::text::CCursor::new(text.chars().count());
            state.cursor.set_char_range(Some(egui::text::CCursorRange::one(end)));
            state.store(ui.ctx(), response.id);
            response.request_focus();
        }
    }
}
