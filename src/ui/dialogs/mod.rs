//! Dialogs above the window: new game, settings, shortcuts, About and others.

mod adjourn;
mod chess_clock;
mod engines;
mod field;
mod file;
mod new_game;
mod newer;
mod print;
mod questions;
mod recent;
mod save_in_file;
pub mod scroll;
pub(crate) mod settings;
mod shortcuts;
mod tables;
mod tags;

pub use crate::ui::view::tag_form::TagForm;
pub use adjourn::SealForm;
pub use chess_clock::ChessClock;
pub use engines::Engines;
pub(crate) use field::part;
pub use file::FileForm;
pub use new_game::{NewGame, Players, first_level, usual};
pub use newer::Newer;
pub use print::PrintForm;
pub(crate) use recent::study_row;
pub use recent::{Recent, RecentItem};
pub use save_in_file::SaveInFile;
pub use scroll::follow;
pub use tables::TablesForm;

use std::time::Duration;

use egui::{Context, Id, Modal, Ui};

use super::theme::{Palette, size};
use super::view::ViewContext;
use super::view::request::Request;
use crate::engine::EngineFailure;
use crate::rules::Color;
use crate::text::Texts;
use crate::ui::view::request::Confirmation;
use field::{buttons, heading};
use settings::SettingsWindow;

/// The open dialog.
pub enum Dialog {
    NewGame(Box<NewGame>),
    ChessClock(Box<ChessClock>),
    Engines(Box<Engines>),
    /// The folder of endgame tables.
    Tables(TablesForm),
    /// What is printed, and on which paper.
    Print(PrintForm),
    Recent(Box<Recent>),
    /// A file name typed because the desktop has no file dialog.
    File(Box<FileForm>),
    /// Where a game goes in a file that has games.
    SaveInFile(Box<SaveInFile>),
    /// A game of a file has unsaved edits.
    Newer(Box<Newer>),
    Shortcuts,
    About,
    Settings(Box<SettingsWindow>),
    /// The tags of the game being studied.
    Tags(Box<TagForm>),
    /// A question before a request is carried out; `listed` if the list of recent games comes back afterwards.
    Confirm {
        asked: Confirmation,
        request: Box<Request>,
        listed: bool,
    },
    /// The player to move seals a move.
    Seal(Box<SealForm>),
    /// The computer slept this long.
    Asleep(Duration),
    /// The engine of this side failed.
    Failed {
        color: Color,
        name: String,
        failure: EngineFailure,
    },
}

impl Dialog {
    /// Shows the dialog; Escape or a press outside closes it.
    pub fn show(&mut self, egui: &Context, ctx: &mut ViewContext<'_>) {
        let (words, table) = (ctx.look.words, ctx.game().table);
        let palette = Palette::of(egui.theme());
        let frame = egui::Frame::window(&egui.global_style());
        let id = match self {
            Dialog::Confirm { asked, .. } => Id::unique("dialog").with(std::mem::discriminant(asked)),
            _ => Id::unique("dialog").with(std::mem::discriminant(self)),
        };
        let modal = Modal::new(id).backdrop_color(palette.shade).frame(frame);
        let response = modal.show(egui, |ui| {
            let room = egui.content_rect().size() - egui::Vec2::splat(2.0 * size::DIALOG_MARGIN);
            let wide = match self {
                Dialog::Settings(_) => 720.0_f32,
                Dialog::NewGame(_) | Dialog::ChessClock(_) => 560.0,
                _ => 470.0,
            };
            ui.set_width(wide.min(room.x).max(size::SMALLEST));
            // Make boxes and fields visible by their outline.
            ui.visuals_mut().widgets.inactive.bg_stroke.color = palette.quiet;
            let body = (room.y - size::DIALOG_FOOT).max(size::SMALLEST);
            // The bar is next to the fields, not above them.
            ui.spacing_mut().scroll.floating_allocated_width = ui.spacing().scroll.bar_width;
            let area = egui::ScrollArea::vertical().max_height(body).min_scrolled_height(body);
            area.show(ui, |ui| match self {
                Dialog::NewGame(new_game) => {
                    // As high for each way of playing, so that nothing jumps.
                    ui.set_min_height(356.0_f32.min(body));
                    new_game.show(ui, ctx);
                }
                Dialog::Engines(engines) => engines.show(ui, ctx),
                Dialog::Tables(form) => form.show(ui, words, ctx.requests),
                Dialog::Print(form) => form.show(ui, words),
                Dialog::Recent(recent) => recent.show(ui, words, ctx.requests),
                Dialog::File(form) => form.show(ui, words),
                Dialog::SaveInFile(form) => form.show(ui, words),
                Dialog::Newer(_) => Newer::show(ui, words),
                Dialog::Shortcuts => shortcuts::show(ui, words),
                Dialog::About => about(ui, words),
                Dialog::Settings(shown) => shown.show(ui, ctx),
                Dialog::Tags(form) => form.show(ui, words),
                Dialog::ChessClock(clock) => clock.show(ui, words),
                Dialog::Confirm { asked, .. } => questions::confirm(ui, asked, ctx),
                Dialog::Seal(form) => form.show(ui, words, table),
                Dialog::Asleep(time) => questions::asleep(ui, words, *time),
                Dialog::Failed { name, failure, .. } => questions::failed(ui, words, name, failure),
            });
            // The buttons are below the scroll area, always visible.
            match self {
                Dialog::NewGame(new_game) => new_game.foot(ui, ctx),
                Dialog::Engines(engines) => engines.foot(ui, ctx),
                Dialog::Print(form) => form.foot(ui, ctx),
                Dialog::Settings(shown) => shown.foot(ui, ctx),
                Dialog::ChessClock(clock) => clock.foot(ui, ctx),
                Dialog::Confirm { asked, .. } => questions::confirm_foot(ui, asked, ctx),
                Dialog::Tags(form) => form.foot(ui, ctx),
                Dialog::File(form) => form.foot(ui, ctx),
                Dialog::SaveInFile(form) => form.foot(ui, ctx),
                Dialog::Newer(newer) => newer.foot(ui, ctx),
                Dialog::Seal(form) => form.foot(ui, ctx),
                Dialog::Asleep(time) => questions::asleep_foot(ui, *time, ctx),
                Dialog::Failed { color, .. } => questions::failed_foot(ui, *color, ctx),
                Dialog::Tables(_) | Dialog::Recent(_) | Dialog::Shortcuts | Dialog::About => {
                    let closed = buttons(ui, words, &["close"], true);
                    ctx.requests.extend(closed.map(|_| Request::CloseDialog));
                }
            }
        });
        if response.should_close() {
            ctx.requests.push(match self {
                Dialog::Asleep(asleep) => Request::Wake { asleep: *asleep, counts: false },
                Dialog::Failed { color, .. } => Request::TakeOver { color: *color, engine: false },
                _ => Request::CloseDialog,
            });
        }
    }
}

/// What the program is, its version and licences.
fn about(ui: &mut Ui, words: &Texts) {
    heading(ui, "Jadoube");
    ui.label(t!(words, "about-line"));
    ui.label(t!(words, "about-name"));
    ui.add_space(8.0);
    ui.weak(t!(words, "about-version", version = env!("CARGO_PKG_VERSION")));
    ui.weak(t!(words, "about-licence"));
    ui.weak(t!(words, "about-font"));
}
