//! The clock settings (presets or custom times, with time odds and later stages), and the dialog for a clock without a
//! board.
//!
//! For how clocks run, see `game`.

use std::fmt::Write;

use egui::{ComboBox, Label, Ui};

use crate::game::{ClockKind, Laws, Pace, Stage, TimeControl, TimeControls};
use crate::table::GameSetup;
use crate::text::Texts;
use crate::text::messages::sentence;
use crate::text::time::{control, controls, kind, minutes, seconds};
use crate::ui::dialogs::form;
use crate::ui::dialogs::shell::Shell;
use crate::ui::theme::tokens;
use crate::ui::view::{Request, ViewContext};
use crate::ui::widgets::{Arrangement, Choice, Choices};

/// A usual time control: its minutes, its seconds per move, and its later stages.
type Preset = (u64, u64, &'static [Stage]);

const PRESETS: [Preset; 7] = [
    (3, 2, &[]),
    (5, 3, &[]),
    (10, 5, &[]),
    (15, 10, &[]),
    (25, 10, &[]),
    // 90 minutes for 40 moves, then 30 minutes, with 30 seconds per move.
    (90, 30, &[stage(40, 30, None)]),
    // 90 minutes for 40 moves, an hour for 20 moves, then 15 minutes with 30 seconds per move.
    (90, 0, &[stage(40, 60, None), stage(20, 15, Some(30))]),
];

/// A stage: after this many moves of the previous stage, the minutes to add and, from then on, the seconds per move;
/// `None` leaves the seconds as they are.
const fn stage(moves: u32, minutes: u64, seconds: Option<u64>) -> Stage {
    let bonus_ms = match seconds {
        Some(seconds) => Some(seconds * 1000),
        None => None,
    };
    Stage { moves, add_ms: minutes * 60_000, bonus_ms }
}

const MOST_MINUTES: f64 = 600.0;
const MOST_SECONDS: f64 = 3600.0;
const MOST_MOVES: u32 = 200;

/// The maximum number of later stages that can be entered here; a time control from a file may have more.
const MOST_STAGES: usize = 3;

/// The state of the clock settings.
#[derive(Clone, PartialEq, Debug)]
pub struct ClockChoice {
    on: bool,
    /// Whether the times are custom, so that their fields are shown.
    own: bool,
    kind: ClockKind,
    /// The times of White and Black. Black's time is used only with time odds.
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
    /// The seconds per move; empty if they do not change.
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

    /// The initial texts of one more stage, if there are already `stages` later stages.
    fn after(stages: usize) -> StageText {
        StageText::of(if stages == 0 { &PRESETS[5].2[0] } else { &PRESETS[6].2[1] })
    }

    /// Reads the stage from the text that was typed.
    ///
    /// # Errors
    /// The message key of what is wrong.
    fn read(&self) -> Result<Stage, &'static str> {
        let moves = self.moves.trim().parse().ok().filter(|moves| (1..=MOST_MOVES).contains(moves));
        let moves = moves.ok_or("clock-wants-moves")?;
        let add_ms = read_minutes(&self.minutes)?;
        if add_ms == 0 {
            return Err("clock-wants-time");
        }
        Ok(Stage { moves, add_ms, bonus_ms: read_seconds(&self.seconds)? })
    }
}

/// A player's time as typed.
#[derive(Clone, PartialEq, Debug, Default)]
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
    /// The clock settings for these time controls; if there are none, a preset that is filled in but turned off.
    pub fn after(controls: &TimeControls) -> ClockChoice {
        let ([white, black], usual) = (controls, ClockChoice::preset(PRESETS[1]));
        let Some(known) = white.as_ref().or(black.as_ref()) else {
            return ClockChoice { on: false, ..usual };
        };
        let time = |control: &Option<TimeControl>| {
            control.as_ref().map(|control| Time::of(control.base_ms, control.bonus_ms)).unwrap_or_default()
        };
        ClockChoice {
            kind: known.kind,
            times: [time(white), time(black)],
            odds: white != black,
            stages: known.stages.iter().map(StageText::of).collect(),
            ..usual
        }
    }

    /// The settings for a clock without a board. Such a clock can't be turned off.
    pub fn needed(controls: &TimeControls) -> ClockChoice {
        ClockChoice { on: true, ..ClockChoice::after(controls) }
    }

    fn preset((base, bonus, stages): Preset) -> ClockChoice {
        let time = Time::of(base * 60_000, bonus * 1000);
        ClockChoice {
            on: true,
            own: false,
            kind: ClockKind::Fischer,
            times: [time.clone(), time],
            odds: false,
            stages: stages.iter().map(StageText::of).collect(),
        }
    }

    /// The time controls of White and Black; `None` for a player without a clock.
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

    /// A player's time control. With time odds, a player whose minutes are empty has no clock.
    fn control(&self, time: &Time) -> Result<Option<TimeControl>, &'static str> {
        if self.odds && time.minutes.trim().is_empty() {
            return Ok(None);
        }
        let base_ms = read_minutes(&time.minutes)?;
        let hourglass = self.kind == ClockKind::Hourglass;
        let bonus_ms = if hourglass { None } else { read_seconds(&time.seconds)? }.unwrap_or_default();
        if base_ms == 0 && !(self.kind == ClockKind::Delay && bonus_ms > 0) {
            return Err("clock-wants-time");
        }
        let stages = if hourglass { &[][..] } else { &self.stages };
        let stages = stages.iter().map(StageText::read).collect::<Result<_, _>>()?;
        let control = TimeControl { stages, ..TimeControl::new(self.kind, base_ms, bonus_ms) };
        // By the Laws, an increment is added before each move, including the first.
        let first_bonus = self.kind == ClockKind::Fischer && control.largest_bonus_ms() > 0;
        Ok(Some(TimeControl { first_bonus, ..control }))
    }

    /// Shows the choices (the presets, custom times and, if `optional` is `true`, no clock), the fields for custom
    /// times if these are chosen, and an explanation of the times or what is wrong with them.
    pub fn show(&mut self, ui: &mut Ui, words: &Texts, optional: bool) {
        self.own = self.on && self.usual().is_none();
        let none = ClockChoice { on: false, own: false, ..self.clone() };
        let none =
            optional.then(|| Choice::new(none, t!(words, "clock-none")).tip(t!(words, "clock-none-about")));
        let usual = PRESETS.into_iter().map(|preset| {
            let choice = ClockChoice::preset(preset);
            let tip = choice.controls().map(|times| about(words, &times)).unwrap_or_default();
            Choice::new(choice, in_short(preset)).tip(tip)
        });
        let other = ClockChoice { on: true, own: true, ..self.clone() };
        let other = Choice::new(other, t!(words, "clock-other")).tip(words.tip("clock-other"));
        let (choices, name) =
            (none.into_iter().chain(usual).chain([other]).collect::<Vec<_>>(), t!(words, "clock"));
        form::row(ui, &name, |ui| {
            Choices { name: &name, arrangement: Arrangement::Chips, choices: &choices }.show(ui, self);
            if self.own {
                self.show_own(ui, words);
            }
            match self.controls() {
                Ok(times) => form::note(ui, about(words, &times)),
                Err(key) => form::fault(ui, t!(words, key)),
            }
        });
    }

    fn usual(&self) -> Option<Preset> {
        PRESETS.into_iter().find(|preset| *self == ClockChoice::preset(*preset))
    }

    /// The clock settings in short; empty while they are invalid.
    pub fn summary(&self, words: &Texts) -> String {
        match (self.usual(), self.controls()) {
            (Some(preset), _) => in_short(preset),
            (None, Ok([None, None])) => t!(words, "time-none"),
            (None, times) => times.map(|times| controls(words, &times)).unwrap_or_default(),
        }
    }

    /// Shows the fields for custom times: the first stage, the kind of clock, later stages, and a different time for
    /// Black.
    fn show_own(&mut self, ui: &mut Ui, words: &Texts) {
        ui.horizontal_wrapped(|ui| {
            self.time(ui, words, 0, true);
            let list = ComboBox::from_id_salt("kind of clock").width(110.0);
            let named = |other: &ClockKind| t!(words, kind(*other));
            let (list, _) = form::pick(ui, list, &mut self.kind, ClockKind::ALL, named);
            list.accessible_name(t!(words, "clock-kind"));
        });
        // An hourglass has no later stages.
        if self.kind != ClockKind::Hourglass {
            for index in 0..self.stages.len().max(MOST_STAGES.min(self.stages.len() + 1)) {
                ui.horizontal_wrapped(|ui| self.stage(ui, words, index));
            }
        }
        ui.horizontal_wrapped(|ui| {
            ui.checkbox(&mut self.odds, t!(words, "clock-odds"));
            self.time(ui, words, 1, self.odds);
        });
    }

    /// Shows a stage that is in use, or the next one, which is off: "[x] After 40 moves, add 30 min + 30 s per move".
    fn stage(&mut self, ui: &mut Ui, words: &Texts, index: usize) {
        let mut is_on = index < self.stages.len();
        let label = if index == 0 { "clock-after" } else { "clock-after-later" };
        if ui.checkbox(&mut is_on, t!(words, label)).changed() {
            self.stages.truncate(index);
            self.stages.extend(is_on.then(|| StageText::after(index)));
        }
        let mut next = StageText::after(index);
        let stage = self.stages.get_mut(index).unwrap_or(&mut next);
        let name = |key| t!(words, key, number = (index + 1).to_string());
        numbers(
            ui,
            words,
            [
                (&mut stage.moves, name("clock-moves"), "clock-moves-then", is_on),
                (&mut stage.minutes, name("clock-then-minutes"), "clock-minutes-plus", is_on),
                (&mut stage.seconds, name("clock-then-seconds"), "clock-seconds-each", is_on),
            ],
        );
    }

    /// Shows the fields of a player's time: "5 min + 3 s per move".
    fn time(&mut self, ui: &mut Ui, words: &Texts, player: usize, enabled: bool) {
        let names = [["clock-minutes", "clock-seconds"], ["clock-minutes-black", "clock-seconds-black"]];
        let [minutes, seconds] = names[player].map(|key| t!(words, key));
        let (time, bonus) = (&mut self.times[player], enabled && self.kind != ClockKind::Hourglass);
        let minutes = (&mut time.minutes, minutes, "clock-minutes-plus", enabled);
        numbers(ui, words, [minutes, (&mut time.seconds, seconds, "clock-seconds-each", bonus)]);
    }
}

/// The dialog that sets a clock without a board.
#[derive(Clone, Debug)]
pub struct ChessClock {
    clock: ClockChoice,
}

impl ChessClock {
    /// A dialog filled in from the last time controls, or from a preset if there were none.
    pub fn after(last: &TimeControls) -> ChessClock {
        ChessClock { clock: ClockChoice::needed(last) }
    }

    pub(in crate::ui::dialogs) fn show(&mut self, shell: Shell<'_>, ctx: &mut ViewContext<'_>) {
        let (clock, words) = (self.clock.controls(), ctx.look.words);
        let buttons = &["clock-alone-set", "cancel"];
        let shell = Shell { width: 720.0, buttons, is_valid: clock.is_ok(), ..shell };
        let set = shell.ask(&t!(words, "cmd-chess-clock"), ctx, |ui, _| self.clock.show(ui, words, false));
        ctx.requests.extend(clock.ok().filter(|_| set).map(|clock| {
            Request::StartOrAsk(Box::new(GameSetup { clock, clock_only: true, ..GameSetup::default() }))
        }));
    }
}

/// An explanation of the times, such as "15 minutes each, plus 10 seconds per move: a rapid game".
fn about(words: &Texts, times: &TimeControls) -> String {
    let is_plain = |control: &TimeControl| control.kind == ClockKind::Fischer && control.stages.is_empty();
    let time = match times {
        [None, None] => return t!(words, "clock-none-about"),
        [Some(white), black] if is_plain(white) && black.as_ref() == Some(white) => {
            let spelled = |ms| control(words, &TimeControl::new(ClockKind::Fischer, ms, 0));
            let [time, bonus] = [white.base_ms, white.bonus_ms].map(spelled);
            let key = if white.bonus_ms == 0 { "clock-each" } else { "clock-each-more" };
            t!(words, key, time, bonus)
        }
        _ => sentence(&controls(words, times)),
    };
    let pace = match Laws::of(times).pace {
        Pace::Standard => "standard",
        Pace::Rapid => "rapid",
        Pace::Blitz => "blitz",
    };
    t!(words, "clock-about", time, pace)
}

/// A usual time control in short, such as "40/90, 20/60, 15+30".
fn in_short((base, bonus, stages): Preset) -> String {
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
    // If the later stages do not change the increment, the last one is left out: the rest is enough to tell the presets
    // apart.
    if same { text.trim_end_matches(", ").to_owned() } else { text + &last }
}

/// Shows fields for numbers, each with its accessible name and the text after it, and dims those that are not in use.
///
/// Each field is dimmed by itself, because the fields would not wrap if they were in a group of their own.
fn numbers<const N: usize>(ui: &mut Ui, words: &Texts, fields: [(&mut String, String, &str, bool); N]) {
    for (text, name, after, enabled) in fields {
        let edit = form::text_edit(ui, text, 3.0 * tokens(ui.ctx()).text.body).char_limit(6);
        ui.add_enabled(enabled, edit).accessible_name(name);
        ui.add_enabled(enabled, Label::new(t!(words, after)).extend());
    }
}

/// Parses minutes. Returns the time in milliseconds; the error is the message key of what is wrong.
fn read_minutes(text: &str) -> Result<u64, &'static str> {
    number(text, MOST_MINUTES, 60_000.0).ok_or("clock-wants-minutes")
}

/// Parses seconds. Returns the time in milliseconds, or `None` if the text is blank; the error is the message key of
/// what is wrong.
fn read_seconds(text: &str) -> Result<Option<u64>, &'static str> {
    if text.trim().is_empty() {
        return Ok(None);
    }
    number(text, MOST_SECONDS, 1000.0).map(Some).ok_or("clock-wants-seconds")
}

/// Parses a number of units from 0 to `most`, which may have a decimal point or comma. Returns the time in
/// milliseconds; `None` if the text is not such a number.
fn number(text: &str, most: f64, unit_ms: f64) -> Option<u64> {
    let number: f64 = text.trim().replace(',', ".").parse().ok()?;
    (0.0..=most).contains(&number).then(|| (number * unit_ms).round() as u64)
}
