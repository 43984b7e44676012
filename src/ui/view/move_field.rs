//! The field for typing a move or a question about the board. It opens when the first character of a move is typed, or
//! when a question is requested. It closes with Enter or Escape, when it loses the focus, or when the text of a move is
//! deleted. A lone F turns the board if nothing follows soon.
//!
//! `ui::access::focus` decides where the focus then goes.
//!
//! `text::typed_move` parses the move.

use egui::text::{CCursor, CCursorRange};
use egui::text_edit::TextEditOutput;
use egui::{Area, Event, Frame, Id, Key, Order, Rect, RichText, Role, TextEdit, Ui, WidgetInfo, vec2};
use std::time::Duration;

use super::typing::{Typing, letter_command};
use super::{Command, Request};
use crate::text::{Texts, typed_move};
use crate::ui::theme::{Palette, tokens};

/// The maximum length of the input in characters. "knight from b8 takes d7, checkmate" must fit.
const LONGEST: usize = 48;

/// A lone F in the field turns the board once the field has had the focus for this many seconds. Until then, the rest
/// of a move can be typed.
pub const SOON: f64 = 1.5;

/// The id of the field.
pub fn id() -> Id {
    Id::unique("move text")
}

/// Whether a character can begin a move: a file, a piece, or castling with letters or zeros.
pub fn begins_move(letter: char) -> bool {
    let capital = letter.to_ascii_uppercase();
    matches!(capital, 'A'..='H' | 'O' | '0') || typed_move::is_letter(capital)
}

impl Typing {
    /// Shows the field at the bottom of `below`, with the text so far.
    pub fn show(&self, ui: &Ui, below: Rect, words: &Texts, requests: &mut Vec<Request>) {
        let palette = Palette::of(ui.theme());
        let control = tokens(ui.ctx()).control;
        let width = below.width().clamp(60.0, 300.0);
        let at = below.center_bottom() - vec2(width / 2.0, control.m + 12.0);
        let area = Area::new(Id::unique("move field")).order(Order::Foreground).fixed_pos(at);
        let (name, hint) = match self.question {
            false => ("move-field", "move-field-hint"),
            true => ("ask-field", "ask-field-hint"),
        };
        area.show(ui.ctx(), |ui| {
            Frame::popup(ui.style()).fill(palette.raised).show(ui, |ui| {
                let mut text = self.text.clone();
                let edit = TextEdit::singleline(&mut text)
                    .id(id())
                    .hint_text(t!(words, hint))
                    .char_limit(LONGEST)
                    .desired_width(width - 24.0);
                let output = edit.min_size(vec2(0.0, control.s)).show(ui);
                let response = &output.response.response;
                response.widget_info(|| WidgetInfo::labeled(Role::TextInput, true, t!(words, name)));
                if let Some(command) = letter_command(&self.text).filter(|_| !self.question) {
                    let told =
                        t!(words, "move-field-command", command = command.label(words).trim_end_matches('…'));
                    ui.ctx().accesskit_node_builder(response.id, |node| node.set_description(told.as_str()));
                    ui.label(RichText::new(told).font(tokens(ui.ctx()).small()).color(palette.quiet));
                }
                self.keys(ui, output, text, requests);
            });
        });
    }

    fn keys(&self, ui: &Ui, output: TextEditOutput, text: String, requests: &mut Vec<Request>) {
        let response = &output.response.response;
        let (enter, escape) =
            ui.input(|input| (input.key_pressed(Key::Enter), input.key_pressed(Key::Escape)));
        let emptied = text.is_empty() && text != self.text && !self.question;
        let time = ui.input(|input| input.time);
        let turns = letter_command(&text) == Some(Command::Flip) && !self.question;
        let left = SOON - (time - self.since.unwrap_or(time));
        if escape || emptied {
            requests.push(Request::Typing(None));
        } else if enter {
            requests.push(Request::Typing(None));
            requests.push(Typing { text, ..self.clone() }.entered());
            requests.extend(ui.input(|input| typed_after(&input.events)));
        } else if response.lost_focus() {
            requests.push(Request::Typing(None));
        } else if response.has_focus() && turns && left <= 0.0 {
            requests.push(Request::Typing(None));
            requests.push(Typing { text, ..self.clone() }.entered());
        } else if response.has_focus() {
            if turns {
                ui.ctx().request_repaint_after(Duration::from_secs_f64(left));
            }
            if text != self.text {
                requests.push(Request::Typing(Some(Typing { text, ..self.clone() })));
            }
        } else if ui.is_sizing_pass() {
            // The field is not visible yet.
            ui.ctx().request_repaint();
        } else {
            requests.push(Request::Typing(Some(Typing {
                text: text.clone(),
                since: Some(time),
                ..self.clone()
            })));
            // The text already has the character that opened the field; the cursor goes after it.
            let mut state = output.state;
            let end = CCursor::new(text.chars().count());
            state.cursor.set_char_range(Some(CCursorRange::one(end)));
            state.store(ui.ctx(), response.id);
            response.request_focus();
        }
    }

    /// The request for this text. A question is to be answered; other text is a move, or a letter that stands for a
    /// command.
    pub fn entered(self) -> Request {
        let text = self.text.trim().to_owned();
        if self.question { Request::Ask(text) } else { Request::Typed(text) }
    }
}

/// The requests for the text that was typed after the first Enter in the same frame. The closed field does not receive
/// this text. Each further Enter gives a request to play the move before it; the text that remains opens the field
/// again.
fn typed_after(events: &[Event]) -> Vec<Request> {
    let is_enter = |event: &&Event| matches!(event, Event::Key { key: Key::Enter, pressed: true, .. });
    let (mut requests, mut text) = (Vec::new(), String::new());
    for event in events.iter().skip_while(|event| !is_enter(event)).skip(1) {
        match event {
            Event::Text(letters) => text.push_str(letters),
            event if is_enter(&event) && !text.is_empty() => {
                requests.push(Typing::of_move(std::mem::take(&mut text)).entered());
            }
            _ => {}
        }
    }
    if !text.is_empty() {
        requests.push(Request::Typing(Some(Typing::of_move(text))));
    }
    requests
}
