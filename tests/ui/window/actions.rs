//! What a user does in a window: with the pointer, the keyboard and files, and by the names of widgets.

use egui::accesskit::Role;

use std::path::{Path, PathBuf};

use jadoube::study::Study;

use crate::prelude::*;

impl Window {
    pub fn request(&mut self, request: Request) {
        self.request_without_frame(request);
        self.harness.run();
    }

    /// Handles a request without running a frame.
    pub fn request_without_frame(&mut self, request: Request) {
        let ctx = self.harness.ctx.clone();
        self.harness.state_mut().handle(&ctx, request);
    }

    /// Gives a command, runs the next frame, and returns that frame's output.
    pub fn output_of(&mut self, command: Command) -> &egui::FullOutput {
        self.request_without_frame(Request::Command(command));
        self.harness.step();
        self.harness.output()
    }

    pub fn event(&mut self, event: Event) {
        self.harness.event(event);
        self.harness.run();
    }

    /// Sends all these events in one frame.
    pub fn events(&mut self, events: impl IntoIterator<Item = Event>) {
        self.harness.input_mut().events.extend(events);
        self.harness.run();
    }

    /// Opens this study, and returns whether that succeeded.
    pub fn opens(&mut self, study: Study) -> bool {
        let opened = self.harness.state_mut().open_study(study);
        self.harness.run();
        opened
    }

    pub fn command(&mut self, command: Command) {
        self.request(Request::Command(command));
    }

    /// Clicks the widget with this name, after the time in which presses are ignored.
    pub fn choose(&mut self, name: &str) {
        self.rest();
        self.harness.get_by_label(name).click();
        self.harness.run();
    }

    /// Clicks the widgets with these names one after the other, as in a menu.
    pub fn choose_all<const COUNT: usize>(&mut self, names: [&str; COUNT]) {
        for name in names {
            self.choose(name);
        }
    }

    /// Clicks the first widget whose name or value begins with this text.
    #[track_caller]
    pub fn click_on(&mut self, begins: &str) {
        self.click_at(self.rect(begins).center());
    }

    /// Resigns for this player, and confirms the resignation.
    pub fn resign(&mut self, player: &str) {
        self.choose_all(["Resign", &format!("{player} resigns")]);
        self.rest();
        self.activate("Resign");
    }

    /// Chooses an item from a drop-down list.
    pub fn pick(&mut self, list: &str, item: &str) {
        for (role, name) in [(Role::ComboBox, list), (Role::ListBoxOption, item)] {
            self.rest();
            self.harness.get_by_role_and_label(role, name).click();
            self.harness.run();
        }
    }

    /// Activates the last widget with this name as a screen reader does, even if it is scrolled out of view.
    #[track_caller]
    pub fn activate(&mut self, name: &str) {
        let all = self.harness.query_all_by_label(name);
        all.last().unwrap_or_else(|| panic!("nothing is called {name:?}")).click_accesskit();
        self.harness.run();
    }

    pub fn focus(&mut self, name: &str) {
        self.harness.get_by_label(name).focus();
        self.harness.run();
    }

    /// Presses Tab until a widget whose name begins with this text has focus. Returns the name of the focused widget
    /// after each press.
    #[track_caller]
    pub fn tab_to(&mut self, begins: &str) -> Vec<String> {
        let mut stops = Vec::new();
        while !self.focused().starts_with(begins) {
            assert!(stops.len() < 80, "Tab comes to {stops:?}, not to {begins:?}");
            self.key(Key::Tab);
            stops.push(self.focused());
        }
        stops
    }

    /// Replaces the contents of a field with this text.
    pub fn fill(&mut self, role: Role, field: &str, text: &str) {
        self.harness.get_by_role_and_label(role, field).focus();
        self.harness.run();
        self.harness.key_press_modifiers(Modifiers::COMMAND, Key::A);
        self.harness.key_press(Key::Backspace);
        self.event(Event::Text(text.to_owned()));
    }

    /// Activates squares one after the other as a screen reader does; Enter on the cursor's square does the same.
    pub fn enter(&mut self, squares: &str) {
        for square in squares.split(' ') {
            self.on_board(square).click_accesskit();
            self.harness.run();
        }
    }

    /// Performs gestures separated by spaces: `e2e4` drags a piece, `e2` clicks a square, `~e2` clicks it with the
    /// secondary button, `+e2` presses, `-e4` releases, `2s` and `300ms` wait, a key's name presses the key, `Ctrl+S`
    /// and `Ctrl+Shift+S` press a key with modifiers, `'a_text` types “a text”, and `clock` presses the clock.
    pub fn play(&mut self, gestures: &str) {
        for gesture in gestures.split_whitespace() {
            if let Some(ms) = milliseconds(gesture) {
                self.wait_long(ms);
                continue;
            }
            if let Some(text) = gesture.strip_prefix('\'') {
                self.text(&text.replace('_', " "));
                continue;
            }
            if let Some(key) = gesture.strip_prefix("Ctrl+Shift+").and_then(Key::from_name) {
                self.held(Modifiers::COMMAND | Modifiers::SHIFT, key);
                continue;
            }
            if let Some(key) = gesture.strip_prefix("Ctrl+").and_then(Key::from_name) {
                self.ctrl(key);
                continue;
            }
            match (gesture, Key::from_name(gesture)) {
                (_, Some(key)) => self.key(key),
                ("clock", None) => self.press_clock(),
                (mv, None) if mv.len() == 4 => self.drag(&mv[..2], &mv[2..]),
                (square, None) => match square.split_at(1) {
                    ("+", pressed) => self.press(pressed),
                    ("-", released) => self.release(released),
                    ("~", clicked) => self.click_secondary(clicked),
                    _ => self.click(square),
                },
            }
        }
    }

    /// Presses the clock with the space bar, after the time in which another press counts as a slip.
    pub fn press_clock(&mut self) {
        self.rest();
        self.pass(700);
        self.key(Key::Space);
    }

    pub fn drag(&mut self, from: &str, to: &str) {
        self.press(from);
        self.release(to);
    }

    pub fn click(&mut self, square: &str) {
        self.drag(square, square);
    }

    /// Presses a square after the time in which presses are ignored; `press_at_once` does not wait.
    pub fn press(&mut self, square: &str) {
        self.rest();
        self.press_at_once(square);
    }

    pub fn press_at_once(&mut self, square: &str) {
        let at = self.square(square);
        self.harness.event(Event::PointerMoved(at));
        self.button(at, PointerButton::Primary, true);
    }

    /// Drags a piece, and runs only two frames at the end: the one in which the piece is released and the next.
    pub fn drag_at_once(&mut self, from: &str, to: &str) {
        self.press(from);
        let at = self.square(to);
        self.harness.input_mut().events.extend([Event::PointerMoved(at), primary(at, false)]);
        self.harness.run_steps(2);
    }

    pub fn release(&mut self, square: &str) {
        let at = self.square(square);
        self.harness.hover_at(at);
        self.button(at, PointerButton::Primary, false);
    }

    /// Drags the first widget whose name or value begins with this text to a square.
    pub fn carry_to(&mut self, name: &str, square: &str) {
        self.carry(name, self.square(square));
    }

    /// Drags the first widget whose name or value begins with this text to a point.
    pub fn carry(&mut self, name: &str, to: Pos2) {
        self.rest();
        let from = self.rect(name).center();
        self.harness.hover_at(from);
        self.button(from, PointerButton::Primary, true);
        self.hover(from + (to - from) * 0.5);
        self.harness.hover_at(to);
        self.button(to, PointerButton::Primary, false);
    }

    pub fn drag_at(&mut self, from: Pos2, to: Pos2) {
        self.rest();
        self.harness.hover_at(from);
        self.button(from, PointerButton::Primary, true);
        self.harness.hover_at(to);
        self.button(to, PointerButton::Primary, false);
    }

    /// Drags a piece from its square to this point.
    pub fn drag_off(&mut self, square: &str, to: Pos2) {
        self.drag_at(self.square(square), to);
    }

    /// Clicks at this point, after the time in which presses are ignored.
    pub fn click_at(&mut self, at: Pos2) {
        self.harness.hover_at(at);
        self.rest();
        self.click_with(PointerButton::Primary, at);
    }

    /// Presses and releases a pointer button at this point, without waiting.
    pub fn click_with(&mut self, button: PointerButton, at: Pos2) {
        for pressed in [true, false] {
            self.button(at, button, pressed);
        }
    }

    pub fn click_secondary(&mut self, square: &str) {
        let at = self.square(square);
        self.harness.hover_at(at);
        self.click_with(PointerButton::Secondary, at);
    }

    pub fn button(&mut self, at: Pos2, which: PointerButton, pressed: bool) {
        self.event(button(at, which, pressed));
    }

    pub fn hover(&mut self, at: Pos2) {
        self.harness.hover_at(at);
        self.harness.run();
    }

    pub fn hover_on(&mut self, square: &str) {
        self.hover(self.square(square));
    }

    /// Turns the mouse wheel where the pointer is.
    pub fn wheel(&mut self, unit: egui::MouseWheelUnit, turned: f32) {
        self.event(wheel(unit, turned));
    }

    /// Moves the pointer out of the window.
    pub fn leave(&mut self) {
        self.harness.remove_cursor();
        self.harness.run();
    }

    pub fn key(&mut self, key: Key) {
        self.harness.key_press(key);
        self.harness.run();
    }

    pub fn keys(&mut self, keys: &[Key]) {
        for key in keys {
            self.key(*key);
        }
    }

    /// Presses a key while modifier keys are held.
    pub fn held(&mut self, modifiers: Modifiers, key: Key) {
        self.harness.key_press_modifiers(modifiers, key);
        self.harness.run();
    }

    /// Presses a key with Ctrl, or Command on a Mac.
    pub fn ctrl(&mut self, key: Key) {
        self.held(Modifiers::COMMAND, key);
    }

    /// Presses Alt alone.
    pub fn alt(&mut self) {
        self.events([Modifiers::ALT, Modifiers::NONE].map(Event::ModifiersChanged));
    }

    /// Presses a key with Alt on a keyboard that types the letter even with Alt.
    pub fn with_alt(&mut self, key: Key) {
        self.event(Event::ModifiersChanged(Modifiers::ALT));
        let text = Event::Text(key.name().to_lowercase());
        self.events([key_event(key, true, Modifiers::ALT), text, key_event(key, false, Modifiers::ALT)]);
        self.event(Event::ModifiersChanged(Modifiers::NONE));
    }

    /// Turns the board around, without waiting for the pieces to arrive.
    pub fn turn_at_once(&mut self) {
        self.request_without_frame(Request::Command(Command::Flip));
        self.harness.run_steps(2);
    }

    /// Types characters one by one, with key events for those that egui has keys for.
    pub fn text(&mut self, text: &str) {
        for letter in text.chars().map(String::from) {
            let key = Key::from_name(&letter);
            key.inspect(|key| self.harness.key_down(*key));
            self.harness.event(Event::Text(letter));
            key.inspect(|key| self.harness.key_up(*key));
            self.harness.run();
        }
    }

    /// Types a text and presses Enter.
    pub fn types(&mut self, text: &str) {
        self.text(text);
        self.key(Key::Enter);
    }

    /// Enters a whole text in one event.
    pub fn insert(&mut self, text: &str) {
        self.event(Event::Text(text.to_owned()));
    }

    /// Types letters, and Enter for a line end, within one frame, and runs only that frame.
    pub fn letters_at_once(&mut self, text: &str) {
        for letter in text.chars().map(String::from) {
            let key = if letter == "\n" { Some(Key::Enter) } else { Key::from_name(&letter.to_uppercase()) };
            let text = Some(Event::Text(letter)).filter(|_| key != Some(Key::Enter));
            let [press, release] =
                [true, false].map(|down| key.map(|key| key_event(key, down, Modifiers::NONE)));
            self.harness.input_mut().events.extend([press, text, release].into_iter().flatten());
        }
        self.harness.step();
    }

    pub fn paste(&mut self, text: impl Into<String>) {
        self.event(Event::Paste(text.into()));
    }

    /// Drops a file on the window.
    pub fn drop_file(&mut self, file: &Path) {
        self.drop_files(&[file]);
    }

    /// Drops several files at once.
    pub fn drop_files(&mut self, files: &[&Path]) {
        let dropped = |file: &&Path| Arc::new(Dropped((*file).to_owned())) as _;
        self.harness.input_mut().dropped_files = files.iter().map(dropped).collect();
        self.harness.run();
    }
}

/// The milliseconds in a gesture such as `2s` or `300ms`; `None` for other gestures.
fn milliseconds(time: &str) -> Option<u64> {
    let (number, unit) = match time.strip_suffix("ms") {
        Some(number) => (number, 1),
        None => (time.strip_suffix('s')?, 1000),
    };
    number.parse::<u64>().ok().map(|number| number * unit)
}

/// A file that was dropped on the window.
#[derive(Debug)]
struct Dropped(PathBuf);

impl egui::DroppedFile for Dropped {
    fn path(&self) -> &Path {
        &self.0
    }

    fn bytes(&self) -> Result<Vec<u8>, String> {
        fs::read(&self.0).map_err(|error| error.to_string())
    }
}
