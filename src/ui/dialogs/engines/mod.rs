//! The dialog of external engines: which there are, how they are started, and their options.

mod command_line;
mod entry;
mod options;

use std::path::PathBuf;

use egui::Ui;

use super::scroll;
use crate::engine::external::EngineSetup;
use crate::platform::Pending;
use crate::text::Texts;
use crate::ui::dialogs::field::{FootButton, buttons, heading};
use crate::ui::theme::size;
use crate::ui::view::request::EngineRequest;
use crate::ui::view::{Request, ViewContext};
use entry::{EngineAnswer, Entry, EntryRequest};

/// The state of the dialog.
#[derive(Debug)]
pub struct Engines {
    /// The engines when the dialog was opened.
    before: Vec<EngineSetup>,
    entries: Vec<Entry>,
    /// Engines that are installed on this computer.
    installed: Vec<EngineSetup>,
    chosen: usize,
    /// The file being chosen for the selected entry.
    file: Option<Pending<PathBuf>>,
}

impl Engines {
    /// A dialog for these engines, and to offer these.
    pub fn of(setups: &[EngineSetup], installed: Vec<EngineSetup>) -> Engines {
        let entries = setups.iter().map(Entry::of).collect();
        Engines { before: setups.to_vec(), entries, installed, chosen: 0, file: None }
    }

    /// Sets the file being chosen.
    pub fn choosing(&mut self, file: Pending<PathBuf>) {
        self.file = Some(file);
    }

    /// The selected engine as edited.
    pub fn setup(&self) -> Option<EngineSetup> {
        self.entries.get(self.chosen)?.setup()
    }

    /// Sets the test of the selected engine.
    pub fn trying(&mut self, answer: Pending<EngineAnswer>) {
        if let Some(entry) = self.entries.get_mut(self.chosen) {
            entry.trying(answer);
        }
    }

    pub(super) fn show(&mut self, ui: &mut Ui, ctx: &mut ViewContext<'_>) {
        let words = ctx.look.words;
        if let Some(file) = Pending::take_from(&mut self.file)
            && let Some(entry) = self.entries.get_mut(self.chosen)
        {
            entry.choose(&file);
        }
        heading(ui, &t!(words, "engines"));
        if self.entries.is_empty() {
            ui.add(egui::Label::new(t!(words, "engines-none")).wrap());
        } else {
            // As high as possible, so that nothing jumps when options appear or disappear.
            let room = ui.ctx().content_rect().height() - 2.0 * size::DIALOG_MARGIN - size::DIALOG_FOOT;
            ui.set_min_height((room - ui.min_rect().height()).max(0.0));
        }
        ui.horizontal_wrapped(|ui| {
            for (index, entry) in self.entries.iter().enumerate() {
                let name = Some(entry.name()).filter(|name| !name.is_empty());
                let name = name.unwrap_or_else(|| t!(words, "engine-new"));
                ui.push_id(index, |ui| {
                    if ui.selectable_label(index == self.chosen, name).clicked() {
                        (self.chosen, self.file) = (index, None);
                    }
                });
            }
            if ui.button(t!(words, "engine-add")).clicked() {
                self.add(&EngineSetup::new(""));
            }
        });
        self.offer_installed(ui, words);
        ui.add_space(6.0);
        let chosen = self.chosen;
        let request = self.entries.get_mut(chosen).and_then(|entry| {
            // Each entry has its own fields and text state.
            ui.push_id(chosen, |ui| entry.show(ui, words)).inner
        });
        match request {
            Some(EntryRequest::Try) => ctx.requests.push(Request::Engine(EngineRequest::Try)),
            Some(EntryRequest::Choose) => ctx.requests.push(Request::Engine(EngineRequest::Choose)),
            Some(EntryRequest::Remove) => {
                self.entries.remove(chosen);
                (self.chosen, self.file) = (chosen.min(self.entries.len().saturating_sub(1)), None);
            }
            None => {}
        }
        scroll::follow(ui);
    }

    fn add(&mut self, setup: &EngineSetup) {
        (self.chosen, self.file) = (self.entries.len(), None);
        self.entries.push(Entry::of(setup));
    }

    /// A button for each installed engine that is not in the list.
    fn offer_installed(&mut self, ui: &mut Ui, words: &Texts) {
        let is_new = |engine: &&EngineSetup| !self.entries.iter().any(|entry| entry.starts(&engine.command));
        let offered: Vec<EngineSetup> = self.installed.iter().filter(is_new).cloned().collect();
        if offered.is_empty() {
            return;
        }
        ui.add_space(4.0);
        ui.horizontal_wrapped(|ui| {
            ui.label(t!(words, "engines-found"));
            for engine in offered {
                let button = ui.button(t!(words, "engine-add-found", name = engine.name.as_str()));
                if button.on_hover_text(engine.command.display().to_string()).clicked() {
                    // Its own name, which has its version, once it has reported it.
                    self.add(&EngineSetup { name: String::new(), ..engine });
                }
            }
        });
    }

    pub(super) fn foot(&self, ui: &mut Ui, ctx: &mut ViewContext<'_>) {
        let pressed = buttons(ui, ctx.look.words, &["engines-done", "cancel"], true);
        ctx.requests.extend(pressed.map(|_| Request::CloseDialog));
        if pressed == Some(FootButton::Main) {
            let (before, now) = (self.before.clone(), self.entries.iter().filter_map(Entry::setup).collect());
            ctx.requests.push(Request::Engine(EngineRequest::Save { before, now }));
        }
    }
}
