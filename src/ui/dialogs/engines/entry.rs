//! One guest in the dialog: its name, its program, and what came of trying it.
//!
//! Its options: see `ui::dialogs::engines::options`.

use std::sync::mpsc::{Receiver, TryRecvError};

use egui::{Button, DragValue, Key, RichText, Ui};

use super::{command_line, options};
use crate::engine::Failure;
use crate::engine::external::{EngineSetup, Handshake};
use crate::text::engine_errors;
use crate::text::messages::Texts;
use crate::ui::dialogs::field::{field, part, row};
use crate::ui::theme::{Palette, size};

/// The most letters of a name, and of what is typed for the system.
const LONGEST_NAME: usize = 40;
const LONGEST_PATH: usize = 4000;
/// How long a guest may think about a move, in seconds.
const MOVE_TIME: std::ops::RangeInclusive<f64> = 0.1..=600.0;

/// What a program tells when it is tried.
pub type Told = Result<Handshake, Failure>;

/// A guest that is being added or changed.
#[derive(Debug)]
pub struct Entry {
    setup: EngineSetup,
    command: String,
    arguments: String,
    tried: Tried,
}

#[derive(Debug)]
enum Tried {
    /// Not yet, or not since the program was changed.
    No,
    /// It is to be, as soon as it is shown.
    Soon,
    Now(Receiver<Told>),
    Told(Told),
}

/// What is to be done with the entry.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Wish {
    /// The program is to be tried.
    Try,
    /// The player wants to choose its file.
    Choose,
    /// It is wanted no longer.
    Remove,
}

impl Entry {
    /// A guest as it is kept.
    pub fn of(setup: &EngineSetup) -> Entry {
        let command = setup.command.to_string_lossy().into_owned();
        let tried = if command.is_empty() { Tried::No } else { Tried::Soon };
        Entry { setup: setup.clone(), command, arguments: command_line::line(&setup.arguments), tried }
    }

    /// The guest as it is now; nothing while it has no program.
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

    /// What the player calls it, or else as it calls itself.
    pub fn name(&self) -> String {
        let typed = self.setup.name.trim();
        if typed.is_empty() { self.own_name() } else { typed.to_owned() }
    }

    /// As the program says that it is called, or else its file.
    fn own_name(&self) -> String {
        match &self.tried {
            Tried::Told(Ok(known)) if !known.name.is_empty() => {
                known.name.chars().take(LONGEST_NAME).collect()
            }
            _ => EngineSetup::new(self.command.trim()).name,
        }
    }

    /// The file that the player chose.
    pub fn choose(&mut self, file: &std::path::Path) {
        file.clone_into(&mut self.setup.command);
        self.command = file.to_string_lossy().into_owned();
        self.tried = Tried::Soon;
    }

    /// The program is being tried, and tells of itself here.
    pub fn trying(&mut self, told: Receiver<Told>) {
        self.tried = Tried::Now(told);
    }

    /// Shows all that can be chosen; tells what is to be done.
    pub fn show(&mut self, ui: &mut Ui, words: &Texts) -> Option<Wish> {
        self.hear();
        let mut wish = matches!(self.tried, Tried::Soon).then_some(Wish::Try);
        let hint = self.own_name();
        field(ui, &t!(words, "engine-name"), &mut self.setup.name, &hint, LONGEST_NAME);
        wish = self.program(ui, words).or(wish);
        let seconds = t!(words, "engine-time-unit");
        row(ui, &t!(words, "engine-time"), size::FIELD_LABEL, |ui| {
            let mut time = self.setup.move_time_ms as f64 / 1000.0;
            let field = DragValue::new(&mut time).range(MOVE_TIME).speed(0.05).update_while_editing(false);
            let field = field.custom_formatter(|time, _| words.decimal(&format!("{time:.1}")));
            let response = ui.add(field.custom_parser(|text| text.trim().replace(',', ".").parse().ok()));
            ui.label(seconds);
            if response.changed() {
                self.setup.move_time_ms = (time * 1000.0).round() as u64;
            }
            response
        });
        ui.add_space(4.0);
        ui.horizontal_wrapped(|ui| {
            if ui.button(t!(words, "engine-choose")).clicked() {
                wish = Some(Wish::Choose);
            }
            let able = !self.command.trim().is_empty() && !matches!(self.tried, Tried::Now(_));
            if ui.add_enabled(able, Button::new(t!(words, "engine-try"))).clicked() {
                wish = Some(Wish::Try);
            }
            if ui.button(t!(words, "engine-remove")).clicked() {
                wish = Some(Wish::Remove);
            }
        });
        self.outcome(ui, words);
        self.options(ui, words);
        wish
    }

    /// The program and what is given to it. When that changes, what was told counts no longer.
    fn program(&mut self, ui: &mut Ui, words: &Texts) -> Option<Wish> {
        let mut wish = None;
        let hint = t!(words, "engine-command-hint");
        let command = field(ui, &t!(words, "engine-command"), &mut self.command, &hint, LONGEST_PATH);
        let hint = t!(words, "engine-arguments-hint");
        let name = t!(words, "engine-arguments");
        let arguments = field(ui, &name, &mut self.arguments, &hint, LONGEST_PATH);
        for response in [command, arguments] {
            if response.changed() {
                self.tried = Tried::No;
            }
            let enter = response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
            if enter && !self.command.trim().is_empty() {
                wish = Some(Wish::Try);
            }
        }
        wish
    }

    /// What came of trying it.
    fn outcome(&self, ui: &mut Ui, words: &Texts) {
        let palette = Palette::of(ui.theme());
        let name = self.name();
        let (text, ink) = match &self.tried {
            Tried::No => (String::new(), palette.quiet),
            Tried::Soon | Tried::Now(_) => (t!(words, "engine-trying", name), palette.quiet),
            Tried::Told(Ok(known)) => {
                let key = if known.plays_chess960() { "engine-answers-chess960" } else { "engine-answers" };
                let own = if known.name.is_empty() { name } else { known.name.clone() };
                (t!(words, key, name = own), palette.ink)
            }
            Tried::Told(Err(failure)) => (engine_errors::told(words, &name, failure), palette.refusal),
        };
        // An empty line keeps its place, so that nothing jumps.
        ui.add(egui::Label::new(RichText::new(text).color(ink)).wrap());
    }

    fn options(&mut self, ui: &mut Ui, words: &Texts) {
        let Tried::Told(Ok(known)) = &self.tried else { return };
        if known.options.iter().all(crate::engine::external::UciOption::is_ours) {
            return;
        }
        part(ui, &t!(words, "engine-options"));
        options::show(ui, words, known, &mut self.setup.options);
        ui.add_space(4.0);
        let changed = !self.setup.options.is_empty();
        if ui.add_enabled(changed, Button::new(t!(words, "engine-reset"))).clicked() {
            self.setup.options.clear();
        }
    }

    /// Takes what the program told since.
    fn hear(&mut self) {
        let Tried::Now(told) = &self.tried else { return };
        match told.try_recv() {
            Ok(told) => self.tried = Tried::Told(told),
            Err(TryRecvError::Empty) => {}
            // There was no thread to try it on.
            Err(TryRecvError::Disconnected) => self.tried = Tried::Told(Err(Failure::Ended)),
        }
    }
}
