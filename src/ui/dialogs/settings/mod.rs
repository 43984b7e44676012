//! The settings dialog: sections, a preview board, and restoring defaults.
//!
//! The game stays visible behind it, and Escape and Enter lead back to it. Each choice is a command, as in the menus,
//! and takes effect at once.
//!
//! The settings themselves: see `ui::view::settings`.

mod preview;
mod tiles;

use egui::{Align, Checkbox, Key, Layout, RichText, Slider, SliderClamping, Ui, vec2};

use preview::Preview;
use tiles::Thumbnails;

use super::follow;
use crate::text::Texts;
use crate::ui::dialogs::field::heading;
use crate::ui::sound::cue::Cue;
use crate::ui::theme::{self, Palette, size};
use crate::ui::view::settings::{Control, ROWS, Section};
use crate::ui::view::{Choice, Command, Request, Settings, ViewContext};
use crate::ui::widgets::{dense, main_button};

/// The state of the dialog.
#[derive(Default)]
pub struct SettingsWindow {
    section: Section,
    preview: Preview,
    thumbnails: Thumbnails,
    /// The settings before defaults were restored.
    before: Option<Settings>,
    /// The volume while the slider is being dragged.
    volume: Option<u8>,
    /// The message key of why sound is not available, once tried.
    silent: Option<&'static str>,
    /// Whether a widget had focus at the start of the frame, so that Enter belongs to it.
    busy: bool,
}

impl SettingsWindow {
    /// Shows the sections, and the preview board next to the open one.
    pub fn show(&mut self, ui: &mut Ui, ctx: &mut ViewContext<'_>) {
        self.busy = ui.memory(|memory| memory.focused().is_some());
        dense(ui, is_low(ui));
        self.tabs(ui, ctx.look.words);
        ui.add_space(6.0);
        let room = ui.available_size();
        let board = room.x - size::SETTINGS_ROWS - size::GAP;
        if board < size::PREVIEW_LEAST {
            self.rows(ui, ctx);
            ui.add_space(8.0);
            self.preview.show(ui, room.x.min(size::PREVIEW_LEAST), ctx);
        } else {
            ui.horizontal_top(|ui| {
                let rows = vec2(size::SETTINGS_ROWS, 0.0);
                ui.allocate_ui_with_layout(rows, Layout::top_down(Align::Min), |ui| {
                    ui.set_width(size::SETTINGS_ROWS);
                    self.rows(ui, ctx);
                });
                ui.add_space(size::GAP - ui.spacing().item_spacing.x);
                ui.vertical(|ui| self.preview.show(ui, board.min(376.0), ctx));
            });
        }
        follow(ui);
    }

    /// Shows below the sound settings that sound is not available, or clears that message.
    pub fn tell_silent(&mut self, silent: Option<&'static str>) {
        self.silent = silent;
    }

    /// The buttons to restore defaults (and undo that), and to close.
    pub fn foot(&mut self, ui: &mut Ui, ctx: &mut ViewContext<'_>) {
        let free = !self.busy && ui.memory(|memory| memory.focused().is_none());
        let mut close = free && ui.input(|input| input.key_pressed(Key::Enter));
        dense(ui, is_low(ui));
        ui.add_space(size::DIALOG_FOOT - size::BUTTON_SMALL - 8.0);
        let row = vec2(ui.available_width(), size::BUTTON_SMALL);
        ui.allocate_ui_with_layout(row, Layout::right_to_left(Align::Center), |ui| {
            close |= main_button(ui, true, &t!(ctx.look.words, "close"), theme::bold(size::TEXT)).clicked();
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| self.reset(ui, ctx));
        });
        ctx.requests.extend(close.then_some(Request::CloseDialog));
    }

    fn reset(&mut self, ui: &mut Ui, ctx: &mut ViewContext<'_>) {
        let (words, settings) = (ctx.look.words, ctx.look.settings);
        let first = Settings::default();
        let at_first = *settings == first;
        let (key, other) = match self.before.filter(|_| at_first) {
            Some(before) => ("settings-undo-reset", before),
            None => ("settings-reset", first),
        };
        let button = ui.add_enabled(*settings != other, egui::Button::new(t!(words, key)).truncate());
        if button.on_hover_text(words.tip(key)).clicked() {
            self.before = Some(*settings).filter(|_| !at_first);
            ctx.requests.push(Request::Choose(Box::new(other)));
        }
    }

    fn tabs(&mut self, ui: &mut Ui, words: &Texts) {
        ui.horizontal_wrapped(|ui| {
            heading(ui, t!(words, "cmd-settings").trim_end_matches('…'));
            for section in Section::ALL {
                let name = RichText::new(t!(words, section.key())).font(theme::bold(size::TEXT));
                ui.selectable_value(&mut self.section, section, name);
            }
        });
    }

    fn rows(&mut self, ui: &mut Ui, ctx: &mut ViewContext<'_>) {
        let section = self.section;
        for row in ROWS.iter().filter(|row| row.section == section) {
            match row.shown {
                Control::OneOf(key, choices) => self.choice(ui, key, choices, ctx),
                Control::Switch(_) => switch(ui, Command::Switch(row.setting), ctx),
                Control::Slider(key) => self.volume(ui, key, ctx),
            }
        }
        if let Some(silent) = self.silent.filter(|_| self.section == Section::Sound) {
            ui.add_space(4.0);
            let refusal = Palette::of(ui.theme()).refusal;
            ui.label(RichText::new(t!(ctx.look.words, silent)).color(refusal));
        }
    }

    /// The volume is set, with a sample sound, when the slider is released. A volume between the slider's steps is
    /// shown unchanged.
    fn volume(&mut self, ui: &mut Ui, key: &str, ctx: &mut ViewContext<'_>) {
        let (words, settings) = (ctx.look.words, ctx.look.settings);
        let mut volume = self.volume.unwrap_or(settings.volume);
        ui.add_space(4.0);
        let heard = settings.sound || settings.speak;
        ui.add_enabled_ui(heard, |ui| {
            let name = ui.weak(t!(words, key));
            ui.horizontal(|ui| {
                let slider = Slider::new(&mut volume, 0..=100).step_by(5.0).clamping(SliderClamping::Edits);
                let slider = ui.add(slider).labelled_by(name.id);
                self.volume = Some(volume).filter(|_| slider.dragged());
                let chosen = slider.changed() || slider.drag_stopped();
                if chosen && !slider.dragged() && volume != settings.volume {
                    ctx.requests.push(Request::Command(Command::Choose(Choice::Volume(volume))));
                }
                if tiles::play(ui, &t!(words, "settings-hear")).clicked() {
                    ctx.requests.push(Request::PlaySound(Cue::Move));
                }
            });
        });
    }

    /// A heading with radio buttons.
    fn choice(&mut self, ui: &mut Ui, key: &str, choices: &[(Choice, &str)], ctx: &mut ViewContext<'_>) {
        let words = ctx.look.words;
        ui.add_space(4.0);
        ui.weak(t!(words, key));
        ui.horizontal_wrapped(|ui| {
            for &(choice, _) in choices {
                let command = Command::Choose(choice);
                let (on, label) = (command.checked(&ctx.window) == Some(true), command.label(words));
                let tile = self.thumbnails.show(ui, choice, on, &label);
                let radio = tile.unwrap_or_else(|| ui.radio(on, label)).on_hover_text(command.tip(words));
                if radio.clicked() && !on {
                    ctx.requests.push(Request::Command(command));
                }
            }
        });
    }
}

fn is_low(ui: &Ui) -> bool {
    ui.ctx().content_rect().height() < size::SMALL_WINDOW * 0.75
}

fn switch(ui: &mut Ui, command: Command, ctx: &mut ViewContext<'_>) {
    let words = ctx.look.words;
    let mut on = command.checked(&ctx.window) == Some(true);
    let enabled = command.enabled(&ctx.window);
    let ticked = ui.add_enabled(enabled, Checkbox::new(&mut on, command.label(words)));
    if ticked.on_hover_text(command.tip(words)).clicked() {
        ctx.requests.push(Request::Command(command));
    }
}
