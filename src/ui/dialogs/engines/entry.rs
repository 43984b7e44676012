//! One external engine in the dialog, with its name, program, arguments, thinking time and test result.
//!
//! For the options, see `ui::dialogs::engines::options`.

use std::path::Path;

use egui::{Button, DragValue, Key, RichText, Ui};

use super::{command_line, options};
use crate::engine::EngineFailure;
use crate::engine::external::{EngineSetup, Handshake, is_same_program};
use crate::platform::Pending;
use crate::text::{Texts, engine_errors};
use crate::ui::dialogs::form::{field, note, part, row};
use crate::ui::theme::Palette;

/// The maximum length of a name, in characters.
const LONGEST_NAME: usize = 40;
/// The maximum length of a path or of arguments, in characters.
const LONGEST_PATH: usize = 4000;

/// The result of testing a program.
pub type EngineAnswer = Result<Handshake, EngineFailure>;

/// An engine being added or edited.
#[derive(Debug)]
pub struct Entry {
    setup: EngineSetup,
    command: String,
    arguments: String,
    check: Check,
}

#[derive(Debug)]
enum Check {
    /// The program has not been tested, or the program or its arguments have been changed since the test.
    No,
    /// The program is tested as soon as the entry is shown.
    Soon,
    Now(Pending<EngineAnswer>),
    Done(EngineAnswer),
}

/// What is to be done with the entry.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum EntryRequest {
    /// Test the program.
    Try,
    /// Choose the file of the program.
    Choose,
    Remove,
}

impl Entry {
    /// An entry for this engine. Its program, if it has one, is tested as soon as the entry is shown.
    pub fn of(setup: &EngineSetup) -> Entry {
        let command = setup.command.to_string_lossy().into_owned();
        let check = if command.is_empty() { Check::No } else { Check::Soon };
        Entry { setup: setup.clone(), command, arguments: command_line::line(&setup.arguments), check }
    }

    /// The engine as edited; `None` while it has no program.
    pub fn setup(&self) -> Option<EngineSetup> {
        let mut setup = self.setup.clone();
        let command = self.command.trim();
        if command != setup.command.to_string_lossy() {
            setup.command = command.into();
        }
        setup.arguments = command_line::words(&self.arguments);
        setup.name = self.name();
        (!command.is_empty()).then_some(setup)
    }

    /// Whether `program` is the program of the entry.
    pub fn starts(&self, program: &Path) -> bool {
        is_same_program(Path::new(self.command.trim()), program)
    }

    /// The name that the player gave the engine, or else the engine's own name.
    pub fn name(&self) -> String {
        let typed = self.setup.name.trim();
        if typed.is_empty() { self.own_name() } else { typed.to_owned() }
    }

    /// The beginning of the name that the engine reports, at most [`LONGEST_NAME`] characters, or else the file name of
    /// its program without the extension.
    fn own_name(&self) -> String {
        match &self.check {
            Check::Done(Ok(known)) if !known.name.is_empty() => {
                known.name.chars().take(LONGEST_NAME).collect()
            }
            _ => EngineSetup::new(self.command.trim()).name,
        }
    }

    /// Makes the chosen file the program. The program is tested as soon as the entry is shown.
    pub fn choose(&mut self, file: &Path) {
        file.clone_into(&mut self.setup.command);
        self.command = file.to_string_lossy().into_owned();
        self.check = Check::Soon;
    }

    /// Sets the running test.
    pub fn trying(&mut self, answer: Pending<EngineAnswer>) {
        self.check = Check::Now(answer);
    }

    /// Shows the fields. Returns what the player wants to do, or else `Try` if a test of the program is due.
    pub fn show(&mut self, ui: &mut Ui, words: &Texts) -> Option<EntryRequest> {
        self.receive();
        let mut request = matches!(self.check, Check::Soon).then_some(EntryRequest::Try);
        let hint = self.own_name();
        field(ui, &t!(words, "engine-name"), &mut self.setup.name, &hint, LONGEST_NAME);
        request = self.program(ui, words).or(request);
        row(ui, &t!(words, "engine-time"), |ui| {
            let mut time = self.setup.move_time_ms as f64 / 1000.0;
            let field = DragValue::new(&mut time).range(0.1..=600.0).speed(0.05).update_while_editing(false);
            let field = field.custom_formatter(|time, _| words.decimal(&format!("{time:.1}")));
            if ui.add(field.custom_parser(|text| text.trim().replace(',', ".").parse().ok())).changed() {
                self.setup.move_time_ms = (time * 1000.0).round() as u64;
            }
            note(ui, t!(words, "engine-time-unit"));
        });
        ui.horizontal_wrapped(|ui| {
            if ui.button(t!(words, "engine-choose")).clicked() {
                request = Some(EntryRequest::Choose);
            }
            let able = !self.command.trim().is_empty() && !matches!(self.check, Check::Now(_));
            if ui.add_enabled(able, Button::new(t!(words, "engine-try"))).clicked() {
                request = Some(EntryRequest::Try);
            }
            if ui.button(t!(words, "engine-remove")).clicked() {
                request = Some(EntryRequest::Remove);
            }
        });
        self.outcome(ui, words);
        self.options(ui, words);
        request
    }

    /// Shows the program and its arguments, and returns what the player wants to do. If either changes, the test result
    /// is discarded.
    fn program(&mut self, ui: &mut Ui, words: &Texts) -> Option<EntryRequest> {
        let mut request = None;
        let hint = t!(words, "engine-command-hint");
        let command = field(ui, &t!(words, "engine-command"), &mut self.command, &hint, LONGEST_PATH);
        let hint = t!(words, "engine-arguments-hint");
        let name = t!(words, "engine-arguments");
        let arguments = field(ui, &name, &mut self.arguments, &hint, LONGEST_PATH);
        for response in [command, arguments] {
            if response.changed() {
                self.check = Check::No;
            }
            let enter = response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
            if enter && !self.command.trim().is_empty() {
                request = Some(EntryRequest::Try);
            }
        }
        request
    }

    fn outcome(&self, ui: &mut Ui, words: &Texts) {
        let palette = Palette::of(ui.theme());
        let name = self.name();
        let (text, ink) = match &self.check {
            Check::No => (String::new(), palette.quiet),
            Check::Soon | Check::Now(_) => (t!(words, "engine-trying", name), palette.quiet),
            Check::Done(Ok(known)) => {
                let key = if known.plays_chess960() { "engine-answers-chess960" } else { "engine-answers" };
                let own = if known.name.is_empty() { name } else { known.name.clone() };
                (t!(words, key, name = own), palette.ink)
            }
            Check::Done(Err(failure)) => (engine_errors::failure(words, &name, failure), palette.refusal),
        };
        // A line without text keeps its height, so that the rest of the form does not move.
        ui.label(RichText::new(text).color(ink));
    }

    fn options(&mut self, ui: &mut Ui, words: &Texts) {
        let Check::Done(Ok(known)) = &self.check else { return };
        if known.options.iter().all(crate::engine::external::UciOption::is_ours) {
            return;
        }
        part(ui, &t!(words, "engine-options"));
        options::show(ui, words, known, &mut self.setup.options);
        let changed = !self.setup.options.is_empty();
        if ui.add_enabled(changed, Button::new(t!(words, "engine-reset"))).clicked() {
            self.setup.options.clear();
        }
    }

    fn receive(&mut self) {
        if let Check::Now(test) = &self.check
            && let Some(result) = test.poll()
        {
            // The test's thread may have ended without a result, or not have been started.
            self.check = Check::Done(result.unwrap_or(Err(EngineFailure::Ended)));
        }
    }
}
