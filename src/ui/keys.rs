//! What the keyboard does while no text is being edited and no dialog is open.
//!
//! Absent on purpose: the keys of commands (see `command`) and of the board's squares (see `board`).

use egui::{Context, Event, Key, Modifiers};

use super::action::Action;
use super::command::{Command, Facts};
use super::move_field::begins_move;
use super::words::Words;
use crate::table::Deed;

/// How long after F a digit still makes it the file of a move, in seconds.
const SOON: f64 = 1.5;

/// What the keyboard remembers: when F last turned the board.
#[derive(Clone, Copy, Debug, Default)]
pub struct Keys {
    turned: Option<f64>,
}

impl Keys {
    /// Reads the keys of this frame. Letters go straight into the move that is being typed, so that the field shows them
    /// in this frame and has the keyboard in the next: however fast they come, none is lost.
    pub fn read(
        &mut self,
        ctx: &Context,
        words: &Words,
        facts: &Facts,
        typing: &mut Option<String>,
        actions: &mut Vec<Action>,
    ) {
        if ctx.text_edit_focused() || egui::Popup::is_any_open(ctx) {
            return;
        }
        if ctx.input(|input| input.key_pressed(Key::Escape)) {
            actions.push(Action::Do(Deed::Cancel));
        }
        let time = ctx.input(|input| input.time);
        for event in ctx.input(|input| input.events.clone()) {
            match event {
                Event::Copy => actions.push(Action::Command(Command::Copy)),
                Event::Paste(text) => actions.push(Action::Paste(text)),
                Event::Text(text) => self.letters(&text, time, words, typing, actions),
                _ => {}
            }
        }
        if typing.is_some() {
            return ctx.request_repaint();
        }
        for command in Command::all() {
            if pressed(ctx, command) && command.enabled(facts) {
                if command == Command::Flip {
                    self.turned = Some(time);
                }
                actions.push(Action::Command(command));
            }
        }
    }

    /// Letters begin a move. F turns the board at once; a digit that follows soon makes it the file of a pawn's move,
    /// and the board is turned back.
    fn letters(
        &mut self,
        text: &str,
        time: f64,
        words: &Words,
        typing: &mut Option<String>,
        actions: &mut Vec<Action>,
    ) {
        if let Some(typed) = typing {
            return typed.push_str(text);
        }
        let Some(first) = text.chars().next() else { return };
        if first.eq_ignore_ascii_case(&'f') {
            return;
        }
        let turned = self.turned.take().is_some_and(|turned| time - turned < SOON);
        if first == '?' {
            actions.push(Action::Command(Command::Shortcuts));
        } else if turned && (first.is_ascii_digit() || first == 'x') {
            actions.push(Action::Command(Command::Flip));
            *typing = Some(format!("f{text}"));
        } else if begins_move(first, words) {
            *typing = Some(text.to_owned());
        }
    }
}

/// Whether the keys of a command were pressed. The clipboard's own keys come as events of their own; plain arrows and
/// the like belong to a widget that has the keyboard.
fn pressed(ctx: &Context, command: Command) -> bool {
    let Some(shortcut) = command.shortcut() else { return false };
    let plain = shortcut.modifiers == Modifiers::NONE;
    let moves_focus = matches!(shortcut.logical_key, Key::ArrowLeft | Key::ArrowRight);
    if matches!(command, Command::Copy | Command::Paste)
        || (plain && moves_focus && ctx.memory(|memory| memory.focused().is_some()))
    {
        return false;
    }
    ctx.input_mut(|input| input.consume_shortcut(&shortcut))
}
