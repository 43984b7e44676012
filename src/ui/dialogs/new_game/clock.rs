//! The clock settings: presets or custom times, with time odds and later stages.
//!
//! How clocks run: see `game`.

use std::fmt::Write;

use egui::{ComboBox, Label, TextEdit, Ui, WidgetInfo};

use crate::game::{ClockKind, Stage, TimeControl, TimeControls};
use crate::text::Texts;
use crate::text::time::{controls, kind, minutes, seconds};
use crate::ui::dialogs::field::{name_list, segment};
use crate::ui::theme::Palette;

/// Minutes, and seconds per move.
const PRESETS: [(u64, u64); 5] = [(3, 2), (5, 3), (10, 5), (15, 10), (25, 10)];

/// 90 minutes for 40 moves, then 30 minutes, with 30 seconds per move.
const LONG: (u64, u64, &[Stage]) = (90, 30, &[stage(40, 30, None)]);

/// 90 minutes for 40 moves, an hour for 20 moves, then 15 minutes with 30 seconds per move.
const THREE_STAGES: (u64, u64, &[Stage]) = (90, 0, &[stage(40, 60, None), stage(20, 15, Some(30))]);

/// Moves, the minutes added after them, and from then on the seconds per move.
const fn stage(moves: u32, minutes: u64, seconds: Option<u64>) -> Stage {
    let bonus_ms = match seconds {
        Some(seconds) => Some(seconds * 1000),
        None => None,
    };
    Stage { moves, add_ms: minutes * 60_000, bonus_ms }
}

/// The maximum minutes, seconds and moves.
const MOST_MINUTES: f64 = 600.0;
const MOST_SECONDS: f64 = 3600.0;
const MOST_MOVES: u32 = 200;

/// How many later stages can be entered here; a file may have more.
const MOST_STAGES: usize = 3;

/// The state of the clock settings.
#[derive(Clone, PartialEq, Debug)]
pub struct ClockChoice {
    on: bool,
    kind: ClockKind,
    /// The times of White and of Black; Black's only with odds.
    times: [Time; 2],
    odds: bool,
    /// The stages after the first.
    stages: Vec<StageText>,
}

/// A later stage as typed: the moves before it, and what it adds.
#[derive(Clone, PartialEq, Debug)]
struct StageText {
    moves: String,
    minutes: String,
    /// Empty if the increment stays as it is.
    seconds: String,
}

impl StageText {
    fn of(stage: &Stage) -> StageText {
        StageText {
            moves: stage.moves.to_string(),
            minutes: minutes(stage.add_ms),
            seconds: stage.bonus_ms.map(seconds).unwrap_or_default(),
        }
    }

    /// What a further stage begins with.
    fn after(stages: usize) -> StageText {
        StageText::of(&if stages == 0 { LONG.2[0] } else { THREE_STAGES.2[1] })
    }

    /// # Errors
    /// The message key of what is wrong.
    fn read(&self) -> Result<Stage, &'static str> {
        let moves = self.moves.trim().parse().ok().filter(|moves| (1..=MOST_MOVES).contains(moves));
        let moves = moves.ok_or("clock-wants-moves")?;
        let more = number(&self.minutes, MOST_MINUTES).filter(|minutes| *minutes > 0.0);
        let add_ms = (more.ok_or("clock-wants-minutes")? * 60_000.0).round() as u64;
        let bonus_ms = match self.seconds.trim() {
            "" => None,
            text => {
                let seconds = number(text, MOST_SECONDS).ok_or("clock-wants-seconds")?;
                Some((seconds * 1000.0).round() as u64)
            }
        };
        Ok(Stage { moves, add_ms, bonus_ms })
    }
}

/// A player's time as typed.
#[derive(Clone, PartialEq, Debug)]
struct Time {
    minutes: String,
    seconds: String,
}

impl Time {
    fn of(base_ms: u64, bonus_ms: u64) -> Time {
        Time { minutes: minutes(base_ms), seconds: seconds(bonus_ms) }
    }
}

impl ClockChoice {
    /// The clock of the last game; without one, a preset is ready but off.
    pub fn after(controls: &TimeControls) -> ClockChoice {
        let [white, black] = controls;
        let Some(known) = white.as_ref().or(black.as_ref()) else {
            return ClockChoice { on: false, ..ClockChoice::preset(PRESETS[1], &[]) };
        };
        let time = |control: &Option<TimeControl>| {
            let none = Time { minutes: String::new(), seconds: String::new() };
            control.as_ref().map_or(none, |control| Time::of(control.base_ms, control.bonus_ms))
        };
        ClockChoice {
            on: true,
            kind: known.kind,
            times: [time(white), time(black)],
            odds: white != black,
            stages: known.stages.iter().map(StageText::of).collect(),
        }
    }

    /// The same for a clock without a game, which can't be off.
    pub fn needed(controls: &TimeControls) -> ClockChoice {
        ClockChoice { on: true, ..ClockChoice::after(controls) }
    }

    fn preset((base, bonus): (u64, u64), stages: &[Stage]) -> ClockChoice {
        let time = Time::of(base * 60_000, bonus * 1000);
        ClockChoice {
            on: true,
            kind: ClockKind::Fischer,
            times: [time.clone(), time],
            odds: false,
            stages: stages.iter().map(StageText::of).collect(),
        }
    }

    /// The time controls.
    ///
    /// # Errors
    /// The message key of what is wrong.
    pub fn controls(&self) -> Result<TimeControls, &'static str> {
        if !self.on {
            return Ok([None, None]);
        }
        let white = self.control(&self.times[0])?;
        let black = if self.odds { self.control(&self.times[1])? } else { white.clone() };
        match (&white, &black) {
            (None, None) => Err("clock-wants-minutes"),
            _ => Ok([white, black]),
        }
    }

    /// With odds, a player without minutes has no clock.
    fn control(&self, time: &Time) -> Result<Option<TimeControl>, &'static str> {
        if self.odds && time.minutes.trim().is_empty() {
            return Ok(None);
        }
        let base = number(&time.minutes, MOST_MINUTES).ok_or("clock-wants-minutes")?;
        let hourglass = self.kind == ClockKind::Hourglass;
        let bonus = match time.seconds.trim() {
            _ if hourglass => 0.0,
            "" => 0.0,
            text => number(text, MOST_SECONDS).ok_or("clock-wants-seconds")?,
        };
        let (base_ms, bonus_ms) = ((base * 60_000.0).round() as u64, (bonus * 1000.0).round() as u64);
        if base_ms == 0 && !(self.kind == ClockKind::Delay && bonus_ms > 0) {
            return Err("clock-wants-time");
        }
        let stages = if hourglass { &[][..] } else { &self.stages };
        let stages = stages.iter().map(StageText::read).collect::<Result<_, _>>()?;
        let control = TimeControl { stages, ..TimeControl::new(self.kind, base_ms, bonus_ms) };
        // The Laws define an increment as added before each move, from the first.
        let first_bonus = self.kind == ClockKind::Fischer && control.largest_bonus_ms() > 0;
        Ok(Some(TimeControl { first_bonus, ..control }))
    }

    /// A time of the player's own. Unused fields are disabled but keep their place, so that nothing jumps.
    pub fn show_own(&mut self, ui: &mut Ui, words: &Texts) {
        ui.add_enabled_ui(self.on, |ui| {
            let fields = ui.horizontal_wrapped(|ui| {
                self.time(ui, words, 0, true);
                let chosen = t!(words, kind(self.kind));
                let list = ComboBox::from_id_salt("kind of clock").width(110.0).selected_text(chosen);
                let list = list.show_ui(ui, |ui| {
                    for other in ClockKind::ALL {
                        ui.selectable_value(&mut self.kind, other, t!(words, kind(other)));
                    }
                });
                name_list(&list.response, &t!(words, "clock-kind"), &t!(words, kind(self.kind)));
            });
            fields.response.on_disabled_hover_text(t!(words, "grey-clock"));
        });
    }

    /// Later stages, and another time for Black.
    pub fn show_stages(&mut self, ui: &mut Ui, words: &Texts) {
        ui.add_enabled_ui(self.on, |ui| {
            ui.add_enabled_ui(self.kind != ClockKind::Hourglass, |ui| {
                let why = if self.on { "grey-hourglass" } else { "grey-clock" };
                for index in 0..self.stages.len().max(MOST_STAGES.min(self.stages.len() + 1)) {
                    let stage = ui.horizontal_wrapped(|ui| self.stage(ui, words, index));
                    stage.response.on_disabled_hover_text(t!(words, why));
                }
            });
            let odds = ui.horizontal_wrapped(|ui| {
                ui.checkbox(&mut self.odds, t!(words, "clock-odds"));
                self.time(ui, words, 1, self.odds);
            });
            odds.response.on_disabled_hover_text(t!(words, "grey-clock"));
        });
    }

    /// The settings that [`show_stages`](Self::show_stages) shows are in use.
    pub fn has_stages(&self) -> bool {
        self.on && (!self.stages.is_empty() || self.odds)
    }

    /// What is wrong with the times.
    pub fn show_fault(&self, ui: &mut Ui, words: &Texts) {
        if let Err(key) = self.controls() {
            ui.colored_label(Palette::of(ui.theme()).refusal, t!(words, key));
        }
    }

    /// The usual times, and none if the clock is `optional`.
    pub fn show_presets(&mut self, ui: &mut Ui, words: &Texts, optional: bool) {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = 2.0;
            // All presets fit on two lines in every language.
            ui.spacing_mut().button_padding.x = 8.0;
            if optional && segment(ui, &mut !self.on, true, t!(words, "clock-none")).clicked() {
                self.on = false;
            }
            for (base, bonus) in PRESETS {
                self.show_preset(ui, words, (base, bonus, &[]));
            }
            for preset in [LONG, THREE_STAGES] {
                self.show_preset(ui, words, preset);
            }
        });
    }

    /// A usual time, shown in full on hover.
    fn show_preset(&mut self, ui: &mut Ui, words: &Texts, (base, bonus, stages): (u64, u64, &[Stage])) {
        let preset = ClockChoice::preset((base, bonus), stages);
        let in_full = preset.controls().map(|time| controls(words, &time)).unwrap_or_default();
        segment(ui, self, preset, in_short(base, bonus, stages)).on_hover_text(in_full);
    }

    /// A stage that is in use, or the next one, which is off: "[x] After 40 moves add 30 min + 30 s per move".
    fn stage(&mut self, ui: &mut Ui, words: &Texts, index: usize) {
        let mut is_on = index < self.stages.len();
        let label = if index == 0 { "clock-after" } else { "clock-after-later" };
        if ui.checkbox(&mut is_on, t!(words, label)).changed() {
            self.stages.truncate(index);
            self.stages.extend(is_on.then(|| StageText::after(index)));
        }
        let mut next = StageText::after(index);
        let stage = self.stages.get_mut(index).unwrap_or(&mut next);
        let number = (index + 1).to_string();
        field(ui, &mut stage.moves, &t!(words, "clock-moves", number = number.as_str()), is_on);
        ui.add_enabled(is_on, Label::new(t!(words, "clock-moves-then")));
        field(ui, &mut stage.minutes, &t!(words, "clock-then-minutes", number = number.as_str()), is_on);
        ui.add_enabled(is_on, Label::new(t!(words, "clock-minutes-plus")).extend());
        field(ui, &mut stage.seconds, &t!(words, "clock-then-seconds", number), is_on);
        ui.add_enabled(is_on, Label::new(t!(words, "clock-seconds-each")).extend());
    }

    /// "5 minutes + 3 seconds".
    ///
    /// Each part is dimmed by itself if it is not `enabled`: inside a part of their own they would not wrap.
    fn time(&mut self, ui: &mut Ui, words: &Texts, player: usize, enabled: bool) {
        let names = match player {
            0 => ["clock-minutes", "clock-seconds"],
            _ => ["clock-minutes-black", "clock-seconds-black"],
        };
        let time = &mut self.times[player];
        field(ui, &mut time.minutes, &t!(words, names[0]), enabled);
        ui.add_enabled(enabled, Label::new(t!(words, "clock-minutes-plus")));
        let bonus = enabled && self.kind != ClockKind::Hourglass;
        field(ui, &mut time.seconds, &t!(words, names[1]), bonus);
        ui.add_enabled(enabled, Label::new(t!(words, "clock-seconds-each")));
    }
}

/// "40/90, 20/60, 15+30".
fn in_short(base: u64, bonus: u64, stages: &[Stage]) -> String {
    let time = |minutes: u64, seconds: u64| match seconds {
        0 => minutes.to_string(),
        seconds => format!("{minutes}+{seconds}"),
    };
    let (mut last, mut bonus, mut text) = (time(base, bonus), bonus, String::new());
    let same = !stages.is_empty() && stages.iter().all(|stage| stage.bonus_ms.is_none());
    for stage in stages {
        let _ = write!(text, "{}/{last}, ", stage.moves);
        bonus = stage.bonus_ms.map_or(bonus, |ms| ms / 1000);
        last = time(stage.add_ms / 60_000, bonus);
    }
    // Where nothing but the first stage tells them apart, that is enough.
    if same { text.trim_end_matches(", ").to_owned() } else { text + &last }
}

/// A number field with an accessible name.
fn field(ui: &mut Ui, text: &mut String, name: &str, enabled: bool) {
    let edit = TextEdit::singleline(text).char_limit(6).desired_width(50.0);
    let response = ui.add_enabled(enabled, edit);
    response.widget_info(|| WidgetInfo::labeled(egui::Role::TextInput, enabled, name));
}

/// Parses a non-negative number with a decimal point or comma.
fn number(text: &str, most: f64) -> Option<f64> {
    let number: f64 = text.trim().replace(',', ".").parse().ok()?;
    (0.0..=most).contains(&number).then_some(number)
}
