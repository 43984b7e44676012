//! Keyboard input while no text is being edited and no dialog is open. Queries are also answered in dialogs and while a
//! claim is being entered.
//!
//! For the shortcuts of commands, see `ui::view::command`.

use egui::{Context, Event, InputState, Key, Modifiers};

use crate::rules::Color;
use crate::text::typed_move::begins_word;
use crate::ui::board::BoardEvent;
use crate::ui::view::command::Edit;
use crate::ui::view::move_field::{self, begins_move};
use crate::ui::view::request::ClockKey;
use crate::ui::view::typing::{LETTERS, Typing};
use crate::ui::view::{Command, Request, Screen, WindowView};

/// How long to wait for the text that a pressed key types, in seconds.
const LATE: f64 = 0.1;

/// The state of the keyboard between frames: keys that may begin a move, and a paste without text.
#[derive(Clone, Copy, Debug, Default)]
pub struct Keys {
    /// The command of a key whose text has not arrived yet, and when the key was pressed. If the text arrives, the
    /// command is dropped.
    pending: Option<(Command, f64)>,
    /// Whether F, typed alone in the move field, has turned the board, and no text, shortcut or pointer press has
    /// followed.
    pub turned: bool,
    paste: WordlessPaste,
}

/// The state that is needed to recognise Ctrl+V when the clipboard has no text. In that case, egui reports the release
/// of V but not its press.
#[derive(Clone, Copy, Debug, Default)]
struct WordlessPaste {
    /// Whether Ctrl was held at any time since the window gained or lost the focus, or since V was released.
    command: bool,
    /// Whether the press of V, or the paste that it caused, was reported.
    seen: bool,
}

impl WordlessPaste {
    fn take(&mut self, input: &InputState) -> bool {
        self.command |= input.modifiers.command;
        let mut found = false;
        for event in &input.events {
            match event {
                Event::WindowFocused(_) => *self = WordlessPaste::default(),
                Event::Key { key: Key::V, pressed: true, .. } | Event::Paste(_) => self.seen = true,
                Event::Key { key: Key::V, pressed: false, .. } => {
                    found |= self.command && !self.seen;
                    *self = WordlessPaste { command: input.modifiers.command, seen: false };
                }
                _ => {}
            }
        }
        found
    }
}

impl Keys {
    /// Reads the keys of this frame. Letters go directly into the typed move, so that the field shows them in this
    /// frame and has the focus in the next. No letter is lost, however fast the letters come.
    pub fn read(
        &mut self,
        ctx: &Context,
        window: &WindowView<'_>,
        claiming: bool,
        typing: &mut Option<Typing>,
        requests: &mut Vec<Request>,
    ) {
        let wordless = ctx.input(|input| self.paste.take(input));
        // Text that is being typed is dropped if its field is not shown, because it would swallow the letters that
        // follow.
        typing.take_if(|_| !window.has_table());
        // A claim has its own field; Escape closes the claim even from there.
        let escape = ctx.input(|input| input.key_pressed(Key::Escape));
        if claiming && !window.is_away() {
            // If the field for a question is open, Escape closes only that field.
            requests.extend((escape && typing.is_none()).then_some(Request::CloseClaim));
            take_early_letters(ctx, typing, requests);
            return Keys::read_queries(ctx, window, requests);
        }
        if ctx.text_edit_focused() || egui::Popup::is_any_open(ctx) {
            self.pending = None;
            return;
        }
        requests.extend(wordless.then_some(Request::OpenCopied));
        if typing.is_none() {
            take_clock_keys(ctx, window, requests);
        }
        if !window.takes_moves() {
            take_early_letters(ctx, typing, requests);
            return elsewhere(ctx, window, requests);
        }
        // The exercise screen reads Escape itself, and nothing is copied from it.
        let is_exercise = window.is_exercise_open;
        if escape && !is_exercise {
            requests.push(Request::Board(BoardEvent::Cancel));
        }
        let (time, alt) = ctx.input(|input| (input.time, input.modifiers.alt));
        self.act_on_pending(ctx, time, requests);
        self.turned &= !ctx.input(|input| input.pointer.any_pressed());
        requests.extend(hands(ctx, window));
        let mut entered = false;
        for event in ctx.input(|input| input.events.clone()) {
            match event {
                Event::Copy if !is_exercise => requests.push(Request::Command(Command::Copy)),
                Event::Paste(text) => requests.push(Request::Paste(text)),
                // While Alt is held, a letter is a shortcut of the desktop or the menus.
                Event::Text(_) if alt && typing.is_none() => {}
                Event::Text(text) => {
                    requests.extend(self.letters(&text, window, typing).map(Request::Command));
                }
                // Enter was pressed before the field got the focus.
                Event::Key { key: Key::Enter, pressed: true, .. } if let Some(typed) = typing.take() => {
                    ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Enter));
                    requests.push(typed.entered());
                    entered = true;
                }
                _ => {}
            }
        }
        // The keys of a move that was typed and entered within this frame are not commands either.
        if entered || typing.is_some() {
            // A space between words must not press a square.
            ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Space));
            return ctx.request_repaint();
        }
        for command in take_commands(ctx, window, |_| true) {
            self.turned = false;
            if can_type(window) && LETTERS.iter().any(|(_, of)| *of == command) {
                self.pending = Some((command, time));
                ctx.request_repaint();
            } else {
                requests.push(request_of(command));
            }
        }
    }

    /// Reads only the keys that ask about the board or move the focus to it, while a dialog or a claim gets all other
    /// keys.
    pub fn read_queries(ctx: &Context, window: &WindowView<'_>, requests: &mut Vec<Request>) {
        let is_query = |command| matches!(command, Command::Aloud(_) | Command::ToBoard);
        requests.extend(take_commands(ctx, window, is_query).into_iter().map(Request::Command));
    }

    /// Carries out the command of a key that was not followed by a letter. A space typed in the meantime must not press
    /// a square.
    fn act_on_pending(&mut self, ctx: &Context, time: f64, requests: &mut Vec<Request>) {
        let Some((command, pressed)) = self.pending else { return };
        if time - pressed < LATE {
            ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Space));
            return ctx.request_repaint();
        }
        self.pending = None;
        requests.push(Request::Command(command));
    }

    /// Begins or continues a typed move. Returns the command that the text stands for, such as the one for `?` or, in a
    /// study, `!`. F and C open the field too, because it is not clear yet whether a move is being typed; Enter makes
    /// them commands, and so does a short wait for F. If F alone has turned the board, and a character follows that
    /// continues a move (such as "4"), the board is turned back.
    fn letters(
        &mut self,
        text: &str,
        window: &WindowView<'_>,
        typing: &mut Option<Typing>,
    ) -> Option<Command> {
        self.pending = None;
        if let Some(typed) = typing {
            typed.text.push_str(text);
            return None;
        }
        if !can_type(window) {
            return (text == "?").then_some(Command::Shortcuts);
        }
        let first = text.chars().next()?;
        let symbol =
            [('!', Edit::Exclaim), ('?', Edit::Doubt)].into_iter().find(|(symbol, _)| *symbol == first);
        if let Some((_, edit)) = symbol.filter(|_| window.study.is_some()) {
            return Some(Command::Edit(edit));
        }
        let small = first.to_ascii_lowercase();
        if std::mem::take(&mut self.turned) && goes_on('f', small) {
            *typing = Some(Typing::of_move(format!("f{text}")));
            return Some(Command::Flip);
        }
        if first != '?' && (begins_move(first) || begins_word(&small.to_string())) {
            *typing = Some(Typing::of_move(text.to_owned()));
        }
        (first == '?').then_some(Command::Shortcuts)
    }
}

/// Takes the text and the Enter that are typed for a question before its field gets the focus, for example while the
/// field of a claim still has it.
fn take_early_letters(ctx: &Context, typing: &mut Option<Typing>, requests: &mut Vec<Request>) {
    if ctx.memory(|memory| memory.has_focus(move_field::id())) {
        return;
    }
    ctx.input_mut(|input| {
        input.events.retain(|event| {
            let Some(typed) = typing else { return true };
            match event {
                Event::Text(text) => typed.text.push_str(text),
                Event::Key { key: Key::Enter, pressed: true, .. } => {
                    requests.extend(typing.take().map(Typing::entered));
                }
                _ => return true,
            }
            false
        });
    });
}

/// Handles Delete and Backspace over the board: they take the piece in hand off the board, or else pick up the
/// piece that was removed last. Insert is not used, because screen readers use it.
fn hands(ctx: &Context, window: &WindowView<'_>) -> Option<Request> {
    let is_over_the_board = window.game.table.arrangement().is_some() && !window.is_away();
    let held = window.game.table.held().is_some();
    let is_pressed = ctx.input(|input| input.key_pressed(Key::Delete) || input.key_pressed(Key::Backspace));
    let event = if held { BoardEvent::Release(None) } else { BoardEvent::Press(None) };
    (is_over_the_board && is_pressed).then_some(Request::Board(event))
}

/// Whether a move may be typed. In a game between engines that is not over, no move may be typed. On an engine's turn
/// in other games, a move may be typed ahead.
fn can_type(window: &WindowView<'_>) -> bool {
    window.study.is_some()
        || window.is_exercise_open
        || window.game.is_over()
        || Color::ALL.iter().any(|color| window.game.is_person(*color))
}

/// Whether the character `next` continues a move or word that begins with the letter `file`.
fn goes_on(file: char, next: char) -> bool {
    next.is_ascii_digit() || matches!(next, 'x' | ' ') || begins_word(&format!("{file}{next}"))
}

/// Handles keyboard input on screens on which no move can be typed.
fn elsewhere(ctx: &Context, window: &WindowView<'_>, requests: &mut Vec<Request>) {
    for event in ctx.input(|input| input.events.clone()) {
        match event {
            Event::Copy if window.screen == Screen::Editor => requests.push(Request::Command(Command::Copy)),
            Event::Paste(text) => requests.push(Request::Paste(text)),
            Event::Text(text) if text == "?" => requests.push(Request::Command(Command::Shortcuts)),
            _ => {}
        }
    }
    requests.extend(take_commands(ctx, window, |_| true).into_iter().map(request_of));
}

fn request_of(command: Command) -> Request {
    match command {
        Command::PressClock => Request::PressSpaceBar,
        command => Request::Command(command),
    }
}

/// Takes the keys of two players at one clock, which are recognised by their places on the keyboard.
fn take_clock_keys(ctx: &Context, window: &WindowView<'_>, requests: &mut Vec<Request>) {
    if !Command::PressClock.enabled(window) {
        return;
    }
    let mut is_letter_due = false;
    ctx.input_mut(|input| {
        input.events.retain(|event| {
            let key = match event {
                Event::Key { physical_key, pressed: true, repeat, modifiers, .. } if modifiers.is_none() => {
                    physical_key.and_then(clock_key).map(|key| (key, *repeat))
                }
                // The text that a clock key types is dropped, so that it does not begin a move.
                Event::Text(_) if is_letter_due => {
                    is_letter_due = false;
                    return false;
                }
                _ => None,
            };
            is_letter_due = key.is_some();
            requests.extend(key.filter(|(_, is_held)| !is_held).map(|(key, _)| Request::PressClockKey(key)));
            key.is_none()
        });
    });
}

fn clock_key(key: Key) -> Option<ClockKey> {
    match key {
        Key::Z => Some(ClockKey::Left),
        Key::Slash => Some(ClockKey::Right),
        _ => None,
    }
}

/// Takes the `wanted` commands whose shortcuts were pressed in this frame, one for each press and in order. A slow
/// frame may contain several presses. A held key counts once, unless it steps through moves.
fn take_commands(ctx: &Context, window: &WindowView<'_>, wanted: fn(Command) -> bool) -> Vec<Command> {
    let active = |command: Command| command.enabled(window) || (command.tells_why() && !window.is_away());
    let (is_focused, is_study) = (ctx.memory(|memory| memory.focused().is_some()), window.study.is_some());
    let mut commands: Vec<Command> = Vec::new();
    ctx.input_mut(|input| {
        input.events.retain(|event| {
            let Event::Key { key, pressed: true, repeat, modifiers, .. } = *event else { return true };
            // After a step in this frame, a step may be possible that was not when the frame began.
            let is_walking = commands.iter().any(|command| walks(*command));
            let is_here = |command: Command| is_study || !matches!(command, Command::Edit(_));
            let meant = |command: &Command| {
                wanted(*command)
                    && is_shortcut(*command, key, modifiers, is_focused)
                    && (active(*command) || is_walking && walks(*command) && is_here(*command))
                    // Enter confirms an announced castling and nothing else.
                    && (*command != Command::Confirm || command.enabled(window))
            };
            let found = Command::all().find(meant);
            commands.extend(found.filter(|command| walks(*command) || !repeat));
            found.is_none()
        });
    });
    commands
}

/// Whether this press is the shortcut of a command. Returns `false` for copy and paste, which arrive as events of their
/// own, and for the annotation symbols `!` and `?`, which arrive as text. While a widget has the focus, arrow keys
/// without Ctrl or Shift belong to that widget.
fn is_shortcut(command: Command, key: Key, modifiers: Modifiers, is_focused: bool) -> bool {
    let Some(shortcut) = command.shortcut() else { return false };
    if command == Command::TextLarger {
        // On layouts where plus needs Shift, many press the key without Shift.
        return matches!(key, Key::Plus | Key::Equals) && modifiers.matches_logically(Modifiers::COMMAND);
    }
    let is_plain = shortcut.modifiers == Modifiers::NONE;
    let is_arrow = matches!(key, Key::ArrowLeft | Key::ArrowRight | Key::ArrowUp | Key::ArrowDown);
    let arrives_otherwise =
        matches!(command, Command::Copy | Command::Paste | Command::Edit(Edit::Exclaim | Edit::Doubt));
    // A shortcut without modifiers does not apply while Alt, Ctrl or Cmd is held: Alt+F4, for example, belongs to the
    // desktop.
    let is_others = is_plain && (modifiers.alt || modifiers.ctrl || modifiers.command);
    // Another command may have the same letter with Shift, so Shift must match for letters. For symbols and digits it
    // need not, because some keyboards need Shift for them.
    let is_letter = matches!(key.name().as_bytes(), [b'A'..=b'Z']);
    let is_other_case =
        shortcut.modifiers.command && is_letter && modifiers.shift != shortcut.modifiers.shift;
    key == shortcut.logical_key
        && modifiers.matches_logically(shortcut.modifiers)
        && !(arrives_otherwise
            || is_others
            || is_other_case
            || is_plain && is_arrow && is_focused && !modifiers.shift)
}

/// Whether the command steps through moves.
const fn walks(command: Command) -> bool {
    matches!(
        command,
        Command::First
            | Command::Back
            | Command::Forward
            | Command::Last
            | Command::Edit(Edit::Above | Edit::Below)
    )
}
