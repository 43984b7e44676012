//! The settings dialog: sections, a preview board, and a button to restore the defaults.
//!
//! Each choice is a command, as in the menus, and takes effect immediately.
//!
//! For the settings themselves, see `ui::view::settings`.

mod preview;

use egui::{Button, Checkbox, Slider, SliderClamping, Ui};

use preview::{Preview, Thumbnails, is_pictured};

use super::shell::{Part, Shell};
use super::{form, scroll};
use crate::ui::sound::cue::Cue;
use crate::ui::theme::{Palette, tokens};
use crate::ui::view::settings::{Control, ROWS, Section};
use crate::ui::view::{Choice, Command, Request, Setting, Settings, ViewContext};
use crate::ui::widgets::{self, Arrangement, Choices};

/// The settings with an explanation below them, because their names alone say too little.
const EXPLAINED: [Setting; 4] =
    [Setting::OffCentre, Setting::FaceToFace, Setting::Remarks, Setting::SpokenNames];

/// The width of the settings next to the preview board, in points.
const ROWS_WIDTH: f32 = 340.0;

/// The state of the dialog.
#[derive(Default)]
pub struct SettingsWindow {
    section: Section,
    preview: Preview,
    thumbnails: Thumbnails,
    /// The settings that the defaults replaced; `None` if the defaults were not restored, or if that was undone.
    before: Option<Settings>,
    /// The volume while the slider is being dragged; `None` at other times.
    volume: Option<u8>,
    /// The message key for why sound or speech is not available; `None` unless a program was found to be missing when
    /// one of them was last switched.
    silent: Option<&'static str>,
}

impl SettingsWindow {
    /// Shows below the sound settings why sound or speech is not available; `None` removes that message.
    pub fn tell_silent(&mut self, silent: Option<&'static str>) {
        self.silent = silent;
    }

    pub(super) fn show(&mut self, shell: Shell<'_>, ctx: &mut ViewContext<'_>) {
        let (words, title) = (ctx.look.words, t!(ctx.look.words, "cmd-settings"));
        // In the volume field, Enter ends the input.
        let takes_enter = !shell.egui.text_edit_focused();
        // The height is the same for all sections, so that the tabs stay where they are.
        let shell = Shell { width: 800.0, height: Some(600.0), buttons: &["close"], takes_enter, ..shell };
        let answer = shell.show(&title, ctx, &mut |part, ui, ctx| match part {
            Part::Head => {
                let sections = Section::ALL.map(|(it, key)| widgets::Choice::new(it, t!(words, key)));
                let tabs = Choices { name: &title, arrangement: Arrangement::Tabs, choices: &sections };
                if tabs.show(ui, &mut self.section) {
                    scroll::to_top(ui.ctx());
                }
            }
            Part::Body => self.show_section(ui, ctx),
            Part::Foot => self.show_reset(ui, ctx),
        });
        ctx.requests.extend(answer.map(|_| Request::CloseDialog));
    }

    /// Shows the settings of the chosen section. The settings of the board are next to a preview or, in a narrow
    /// dialog, above it.
    fn show_section(&mut self, ui: &mut Ui, ctx: &mut ViewContext<'_>) {
        let space = tokens(ui.ctx()).space;
        let board = ui.available_width() - ROWS_WIDTH - space.xl;
        if self.section != Section::Board {
            return self.rows(ui, ctx);
        }
        if board < 200.0 {
            self.rows(ui, ctx);
            return self.preview.show(ui, ui.available_width().min(240.0), ctx);
        }
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = space.xl;
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.x = space.s;
                ui.set_width(ROWS_WIDTH);
                self.rows(ui, ctx);
            });
            ui.vertical(|ui| self.preview.show(ui, board, ctx));
        });
    }

    /// Shows the button that restores the defaults or, once they are restored, brings back the settings that they
    /// replaced.
    fn show_reset(&mut self, ui: &mut Ui, ctx: &mut ViewContext<'_>) {
        let (words, settings) = (ctx.look.words, ctx.look.settings);
        let first = Settings::default();
        let at_first = *settings == first;
        let (key, other) = match self.before.filter(|_| at_first) {
            Some(before) => ("settings-undo-reset", before),
            None => ("settings-reset", first),
        };
        let button = ui.add_enabled(*settings != other, Button::new(t!(words, key)).truncate());
        if button.on_hover_text(words.tip(key)).clicked() {
            self.before = Some(*settings).filter(|_| !at_first);
            ctx.requests.push(Request::Choose(Box::new(other)));
        }
    }

    fn rows(&mut self, ui: &mut Ui, ctx: &mut ViewContext<'_>) {
        let section = self.section;
        for row in ROWS.iter().filter(|row| row.section == section) {
            match row.shown {
                Control::OneOf(key, choices) => self.choice(ui, key, choices, ctx),
                Control::Switch(_) => switch(ui, row.setting, ctx),
                Control::Slider(key) => self.volume(ui, key, ctx),
            }
        }
        if let Some(silent) = self.silent.filter(|_| self.section == Section::Sound) {
            form::fault(ui, t!(ctx.look.words, silent));
        }
    }

    /// Shows the volume slider, and a button that plays a sample sound. When the slider is released at a new volume, or
    /// is moved without being dragged, that volume is set and the sample is played. If sounds are off, no sample is
    /// played. A volume between the slider's steps is shown unchanged.
    fn volume(&mut self, ui: &mut Ui, key: &str, ctx: &mut ViewContext<'_>) {
        let (words, settings) = (ctx.look.words, ctx.look.settings);
        let mut volume = self.volume.unwrap_or(settings.volume);
        form::row(ui, &t!(words, key), |ui| {
            ui.add_enabled_ui(settings.sound || settings.speak, |ui| {
                // The rail has no outline, so its fill has the colour of lines.
                let line = Palette::of(ui.theme()).line;
                ui.visuals_mut().widgets.inactive.bg_fill = line;
                let slider = Slider::new(&mut volume, 0..=100).step_by(5.0).clamping(SliderClamping::Edits);
                let slider = ui.add(slider);
                self.volume = Some(volume).filter(|_| slider.dragged());
                let chosen = slider.changed() || slider.drag_stopped();
                if chosen && !slider.dragged() && volume != settings.volume {
                    ctx.requests.push(Request::Command(Command::Choose(Choice::Volume(volume))));
                }
                if ui.add_enabled(settings.sound, Button::new(t!(words, "settings-hear"))).clicked() {
                    ctx.requests.push(Request::PlaySound(Cue::Move));
                }
            });
        });
    }

    /// Shows the choice between the values of a setting, each with its picture if it has one.
    fn choice(&mut self, ui: &mut Ui, key: &str, choices: &[(Choice, &str)], ctx: &mut ViewContext<'_>) {
        let words = ctx.look.words;
        let choice = |&(choice, _): &(Choice, &str)| {
            let command = Command::Choose(choice);
            widgets::Choice::new(choice, command.label(words)).tip(command.tip(words))
        };
        let choices: Vec<widgets::Choice<Choice>> = choices.iter().map(choice).collect();
        let is_on = |choice: &&widgets::Choice<Choice>| {
            Command::Choose(choice.value).checked(&ctx.window) == Some(true)
        };
        let on = choices.iter().find(is_on).map(|choice| choice.value);
        let (mut chosen, name) = (on.unwrap_or(choices[0].value), t!(words, key));
        form::row(ui, &name, |ui| {
            let pictured = is_pictured(&chosen);
            // Next to the preview, there is no space for a row of pictures, or for values that are each as wide as
            // their text.
            let arrangement = match self.section == Section::Board {
                true if pictured => Arrangement::Tiles(3),
                true => Arrangement::Bar,
                false => Arrangement::Chips,
            };
            let group = Choices { name: &name, arrangement, choices: &choices };
            let mut paint = |ui: &Ui, place, choice: &Choice| self.thumbnails.paint(ui, place, choice);
            if group.show_with(ui, &mut chosen, if pictured { Some(&mut paint) } else { None }) {
                ctx.requests.push(Request::Command(Command::Choose(chosen)));
            }
            if EXPLAINED.contains(&chosen.setting()) {
                form::note(ui, Command::Choose(chosen).tip(words));
            }
        });
    }
}

fn switch(ui: &mut Ui, setting: Setting, ctx: &mut ViewContext<'_>) {
    let (words, command) = (ctx.look.words, Command::Switch(setting));
    let mut on = command.checked(&ctx.window) == Some(true);
    let enabled = command.enabled(&ctx.window);
    let ticked = ui.add_enabled(enabled, Checkbox::new(&mut on, command.label(words)));
    if ticked.on_hover_text(command.tip(words)).clicked() {
        ctx.requests.push(Request::Command(command));
    }
    if EXPLAINED.contains(&setting) {
        form::note(ui, command.tip(words));
    }
}
