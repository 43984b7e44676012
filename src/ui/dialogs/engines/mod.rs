//! The engines dialog, in which external engines are added and removed, and in which their programs and options are
//! set.

mod command_line;
mod entry;
mod options;

pub(super) use command_line::{line as line_of, words as words_of};

use std::path::PathBuf;

use egui::Ui;

use super::form;
use super::shell::Shell;
use crate::engine::external::EngineSetup;
use crate::platform::Pending;
use crate::text::Texts;
use crate::ui::view::request::EngineRequest;
use crate::ui::view::{Request, ViewContext};
use crate::ui::widgets::{Arrangement, Choice, Choices};
use entry::{EngineAnswer, Entry, EntryRequest};

/// The state of the dialog.
#[derive(Debug)]
pub struct Engines {
    /// The engines when the dialog was opened.
    before: Vec<EngineSetup>,
    entries: Vec<Entry>,
    /// The known engines that were found on this computer.
    installed: Vec<EngineSetup>,
    chosen: usize,
    /// The file being chosen for the selected entry.
    file: Option<Pending<PathBuf>>,
}

impl Engines {
    /// A dialog that lists these engines, and offers those that are installed.
    pub fn of(setups: &[EngineSetup], installed: Vec<EngineSetup>) -> Engines {
        let entries = setups.iter().map(Entry::of).collect();
        Engines { before: setups.to_vec(), entries, installed, chosen: 0, file: None }
    }

    /// Sets the file being chosen.
    pub fn choosing(&mut self, file: Pending<PathBuf>) {
        self.file = Some(file);
    }

    /// The selected engine as edited; `None` if there is none, or if it has no program.
    pub fn setup(&self) -> Option<EngineSetup> {
        self.entries.get(self.chosen)?.setup()
    }

    /// Sets the test of the selected engine.
    pub fn trying(&mut self, answer: Pending<EngineAnswer>) {
        if let Some(entry) = self.entries.get_mut(self.chosen) {
            entry.trying(answer);
        }
    }

    fn add(&mut self, setup: &EngineSetup) {
        (self.chosen, self.file) = (self.entries.len(), None);
        self.entries.push(Entry::of(setup));
    }

    /// Shows a button for each installed engine that is not in the list.
    fn offer_installed(&mut self, ui: &mut Ui, words: &Texts) {
        let is_new = |engine: &&EngineSetup| !self.entries.iter().any(|entry| entry.starts(&engine.command));
        let offered: Vec<EngineSetup> = self.installed.iter().filter(is_new).cloned().collect();
        if offered.is_empty() {
            return;
        }
        form::note(ui, t!(words, "engines-found"));
        ui.horizontal_wrapped(|ui| {
            for engine in offered {
                let button = ui.button(t!(words, "engine-add-found", name = engine.name.as_str()));
                if button.on_hover_text(engine.command.display().to_string()).clicked() {
                    // With an empty name, the engine gets the name that it reports, which usually includes its version.
                    self.add(&EngineSetup { name: String::new(), ..engine });
                }
            }
        });
    }

    fn show_list(&mut self, ui: &mut Ui, words: &Texts) {
        let name = |entry: &Entry| Some(entry.name()).filter(|name| !name.is_empty());
        let names = self.entries.iter().map(|entry| name(entry).unwrap_or_else(|| t!(words, "engine-new")));
        let choices: Vec<Choice<usize>> = names.enumerate().map(|(at, name)| Choice::new(at, name)).collect();
        let title = t!(words, "engines");
        let list = Choices { name: &title, arrangement: Arrangement::Chips, choices: &choices };
        ui.horizontal_wrapped(|ui| {
            if !choices.is_empty() && list.show(ui, &mut self.chosen) {
                self.file = None;
            }
            if ui.button(t!(words, "engine-add")).clicked() {
                self.add(&EngineSetup::new(""));
            }
        });
    }

    pub(super) fn show(&mut self, shell: Shell<'_>, ctx: &mut ViewContext<'_>) {
        let words = ctx.look.words;
        if let Some(file) = Pending::take_from(&mut self.file)
            && let Some(entry) = self.entries.get_mut(self.chosen)
        {
            entry.choose(&file);
        }
        // Enter in the program field or the arguments field tests the program.
        let shell = Shell { width: 720.0, buttons: &["engines-done", "cancel"], takes_enter: false, ..shell };
        let done = shell.ask(&t!(words, "engines"), ctx, |ui, ctx| {
            if self.entries.is_empty() {
                ui.label(t!(words, "engines-none"));
            } else {
                // The form is as tall as possible, so that the dialog does not change its height when options appear or
                // disappear.
                ui.set_min_height(ui.ctx().content_rect().height());
            }
            self.show_list(ui, words);
            self.offer_installed(ui, words);
            self.show_chosen(ui, ctx);
        });
        if done {
            let (before, now) = (self.before.clone(), self.entries.iter().filter_map(Entry::setup).collect());
            ctx.requests.push(Request::CloseDialog);
            ctx.requests.push(Request::Engine(EngineRequest::Save { before, now }));
        }
    }

    fn show_chosen(&mut self, ui: &mut Ui, ctx: &mut ViewContext<'_>) {
        let chosen = self.chosen;
        let Some(entry) = self.entries.get_mut(chosen) else { return };
        // Each entry has its own ids, so that its fields keep their own state.
        match ui.push_id(chosen, |ui| entry.show(ui, ctx.look.words)).inner {
            Some(EntryRequest::Try) => ctx.requests.push(Request::Engine(EngineRequest::Try)),
            Some(EntryRequest::Choose) => ctx.requests.push(Request::Engine(EngineRequest::Choose)),
            Some(EntryRequest::Remove) => {
                self.entries.remove(chosen);
                (self.chosen, self.file) = (chosen.min(self.entries.len().saturating_sub(1)), None);
            }
            None => {}
        }
    }
}
