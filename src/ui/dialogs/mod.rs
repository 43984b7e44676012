//! The dialogs, such as those for a new game, the settings and the shortcuts.

mod arbiter;
mod board;
mod engines;
mod file;
mod form;
mod new_game;
mod print;
mod questions;
mod recent;
mod save_in_file;
pub mod scroll;
pub(crate) mod settings;
mod shell;
mod shortcuts;
mod tables;
mod tags;

pub use crate::ui::view::tag_form::TagForm;
pub use arbiter::{ClocksForm, IncidentForm, SealForm};
pub use board::BoardForm;
pub use engines::Engines;
pub use file::FileForm;
pub(crate) use form::{agreement, choices, part, pick, text_edit};
pub use new_game::{ChessClock, Engine, EngineChoice, NewGame, Players, first_level, usual};
pub use print::{GifForm, PrintForm};
pub use questions::Newer;
pub(crate) use recent::study_row;
pub use recent::{Recent, RecentItem};
pub use save_in_file::SaveInFile;
pub use scroll::follow;
pub use tables::TablesForm;

use std::time::Duration;

use egui::{Context, Id};

use super::view::ViewContext;
use super::view::request::Request;
use crate::engine::EngineFailure;
use crate::rules::Color;
use crate::ui::view::request::Confirmation;
use settings::SettingsWindow;
use shell::Shell;

/// The open dialog.
pub enum Dialog {
    NewGame(Box<NewGame>),
    ChessClock(Box<ChessClock>),
    Engines(Box<Engines>),
    /// The folder of tablebases.
    Tables(TablesForm),
    /// The electronic board.
    Board(Box<BoardForm>),
    /// The choice of what is printed, and on which paper.
    Print(PrintForm),
    /// The choice of which moves an animation shows, and how.
    Gif(GifForm),
    Recent(Box<Recent>),
    /// The path of a file or folder, which is typed because the desktop has no file dialog.
    File(Box<FileForm>),
    /// The choice of where in a file of games a game is saved.
    SaveInFile(Box<SaveInFile>),
    /// A question about a game in a file, because there is also a version of it with unsaved edits.
    Newer(Box<Newer>),
    Shortcuts,
    About,
    Settings(Box<SettingsWindow>),
    /// The tags of the game being studied.
    Tags(Box<TagForm>),
    /// A question before a request is carried out; `listed` says whether the list of recent files and games is shown
    /// again afterwards.
    Confirm {
        asked: Confirmation,
        request: Box<Request>,
        listed: bool,
    },
    /// An incident that an arbiter enters.
    Incident(Box<IncidentForm>),
    /// The corrected times and move counts of the clocks.
    Clocks(ClocksForm),
    /// The move that the player to move seals.
    Seal(Box<SealForm>),
    /// A question about this time, during which the computer slept.
    Asleep(Duration),
    /// A question about who replaces the engine of this side, which failed.
    Failed {
        color: Color,
        name: String,
        failure: EngineFailure,
    },
}

impl Dialog {
    /// Shows the dialog. Escape, or in most dialogs a press outside, closes it.
    pub fn show(&mut self, egui: &Context, ctx: &mut ViewContext<'_>) {
        let (words, id) = (ctx.look.words, Id::unique("dialog").with(std::mem::discriminant(self)));
        let shell = Shell {
            egui,
            id,
            width: 520.0,
            height: None,
            aside: false,
            buttons: &[],
            is_valid: true,
            takes_enter: true,
            closes_outside: true,
        };
        match self {
            Dialog::NewGame(form) => form.show(shell, ctx),
            Dialog::ChessClock(form) => form.show(shell, ctx),
            Dialog::Engines(form) => form.show(shell, ctx),
            Dialog::Tables(form) => form.show(shell, ctx),
            Dialog::Board(form) => form.show(shell, ctx),
            Dialog::Print(form) => form.show(shell, ctx),
            Dialog::Gif(form) => form.show(shell, ctx),
            Dialog::Recent(form) => form.show(shell, ctx),
            Dialog::File(form) => form.show(shell, ctx),
            Dialog::SaveInFile(form) => form.show(shell, ctx),
            Dialog::Newer(newer) => questions::newer(words, newer).show(shell, ctx),
            Dialog::Shortcuts => shortcuts::show(shell, ctx),
            Dialog::About => about(shell, ctx),
            Dialog::Settings(form) => form.show(shell, ctx),
            Dialog::Tags(form) => form.show(shell, ctx),
            Dialog::Confirm { asked, .. } => {
                let id = id.with(std::mem::discriminant(asked));
                questions::confirm(asked, ctx).show(Shell { id, ..shell }, ctx);
            }
            Dialog::Incident(form) => form.show(shell, ctx),
            Dialog::Clocks(form) => form.show(shell, ctx),
            Dialog::Seal(form) => form.show(shell, ctx),
            Dialog::Asleep(time) => questions::asleep(words, *time).show(shell, ctx),
            Dialog::Failed { color, name, failure } => {
                questions::failed(words, *color, name, failure).show(shell, ctx);
            }
        }
    }
}

fn about(shell: Shell<'_>, ctx: &mut ViewContext<'_>) {
    let words = ctx.look.words;
    shell.tell("Jadoube", ctx, |ui, _| {
        for line in ["about-line", "about-name"] {
            ui.label(t!(words, line));
        }
        form::note(ui, t!(words, "about-version", version = env!("CARGO_PKG_VERSION")));
        for line in ["about-licence", "about-font"] {
            form::note(ui, t!(words, line));
        }
    });
}
