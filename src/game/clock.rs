//! Chess clocks: Fischer, Bronstein, US delay and hourglass, with stages and time odds (6.2, 6.3).
//!
//! Each `at` is a moment of game time in milliseconds; changes to a clock come in chronological order. A clock stores
//! each player's time before the time used in this turn is subtracted, the time used in this turn, and whose turn it
//! is; the times shown are computed from these.
//!
//! For the measuring of real time, see `table::stopwatch`.

use serde::{Deserialize, Serialize};

use crate::rules::{Color, named};

named! {
    /// How a clock treats the time used for a move, and the bonus.
    pub enum ClockKind {
        /// The full bonus is added with every move.
        Fischer = "fischer",
        /// The time used for the move is given back, up to the bonus.
        Bronstein = "bronstein",
        /// The player's time starts to run after the bonus has elapsed.
        Delay = "delay",
        /// The time one player uses is added to the other's.
        Hourglass = "hourglass",
    }
}

impl ClockKind {
    /// Whether the time used passes to the opponent, so that there is no bonus.
    pub const fn passes_time(self) -> bool {
        match self {
            ClockKind::Hourglass => true,
            ClockKind::Fischer | ClockKind::Bronstein | ClockKind::Delay => false,
        }
    }

    /// Whether time runs only after the bonus has elapsed, so that a player with no other time can still play on.
    pub const fn delays(self) -> bool {
        match self {
            ClockKind::Delay => true,
            ClockKind::Fischer | ClockKind::Bronstein | ClockKind::Hourglass => false,
        }
    }
}

/// Extra time and possibly a new bonus after a number of moves, for example an hour after 40 moves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stage {
    /// The number of moves in this stage, counted from the end of the previous stage.
    pub moves: u32,
    /// The milliseconds added with the last of these moves.
    pub add_ms: u64,
    /// The bonus per move from then on, in milliseconds; `None` if it does not change.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bonus_ms: Option<u64>,
}

/// The time control of one player.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct TimeControl {
    /// The kind of clock.
    pub kind: ClockKind,
    /// The milliseconds at the start.
    pub base_ms: u64,
    /// The bonus per move in milliseconds, until a stage changes it.
    pub bonus_ms: u64,
    /// Whether the bonus is added before each move, including the first, instead of after each move; only with
    /// [`ClockKind::Fischer`].
    pub first_bonus: bool,
    /// Every stage but the last; empty if there is only one.
    pub stages: Vec<Stage>,
}

impl TimeControl {
    /// A time control with a single stage; with [`ClockKind::Fischer`], the bonus comes after each move.
    pub const fn new(kind: ClockKind, base_ms: u64, bonus_ms: u64) -> TimeControl {
        TimeControl { kind, base_ms, bonus_ms, first_bonus: false, stages: Vec::new() }
    }

    /// What the clock shows at the start, in milliseconds.
    pub fn start_ms(&self) -> u64 {
        self.base_ms.saturating_add(if self.first_bonus { self.bonus_ms } else { 0 })
    }

    /// The bonus for the move that follows this many moves, in milliseconds.
    pub fn bonus_after(&self, moves: u32) -> u64 {
        let begun = self.ends().filter(|&(end, _)| end <= moves);
        begun.filter_map(|(_, stage)| stage.bonus_ms).last().unwrap_or(self.bonus_ms)
    }

    /// The largest bonus of all stages, in milliseconds.
    pub fn largest_bonus_ms(&self) -> u64 {
        let later = self.stages.iter().filter_map(|stage| stage.bonus_ms);
        later.chain([self.bonus_ms]).max().unwrap_or_default()
    }

    /// Whether something gives the player time for each move: a bonus, or the opponent's time in an hourglass.
    pub fn has_increment(&self) -> bool {
        self.kind.passes_time() || self.largest_bonus_ms() > 0
    }

    /// Each stage but the last, with the number of moves at its end.
    pub fn ends(&self) -> impl Iterator<Item = (u32, &Stage)> {
        self.stages.iter().scan(0u32, |end, stage| {
            *end = end.saturating_add(stage.moves);
            Some((*end, stage))
        })
    }

    /// The number of the stage that follows this many moves, counted from 1, and the number of the move that ends the
    /// stage (`None` for the last stage).
    pub fn stage_after(&self, moves: u32) -> (usize, Option<u32>) {
        let ends: Vec<u32> = self.ends().map(|(end, _)| end).collect();
        let over = ends.partition_point(|&end| end <= moves);
        (over + 1, ends.get(over).copied())
    }

    /// The time that stages add when the player has made this many moves, in milliseconds, without any bonus.
    fn added_after(&self, moves: u32) -> u64 {
        let stages = self.ends().filter(|&(end, _)| end == moves).map(|(_, stage)| stage.add_ms);
        stages.fold(0, u64::saturating_add)
    }
}

/// The time controls of White and Black; `None` for a player without a clock.
pub type TimeControls = [Option<TimeControl>; 2];

/// The state of a clock at one moment. Taking back a move restores an earlier state.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ClockReading {
    left: [u64; 2],
    moves: [u32; 2],
    turn: Color,
    /// The milliseconds used in this turn.
    used: u64,
    /// The sum of the changes by [`Clock::adjust`] and [`Clock::give`] for each player, in milliseconds. Restoring a
    /// reading keeps the changes made since.
    given: [i64; 2],
}

/// The clock of a game. A player without a time control has unlimited time.
#[derive(Clone, Debug)]
pub struct Clock {
    controls: TimeControls,
    reading: ClockReading,
    /// An arbiter's corrections. For each player, the correction is added to the number of presses to get the number of
    /// moves.
    corrections: [i64; 2],
    /// The moment up to which running time is included in `reading`; `None` while the clock is stopped.
    since: Option<u64>,
}

impl Clock {
    /// A clock that runs from time 0 for the player `turn`.
    pub fn new(controls: TimeControls, turn: Color) -> Clock {
        let left = [0, 1].map(|index| controls[index].as_ref().map_or(0, TimeControl::start_ms));
        let reading = ClockReading { left, moves: [0, 0], turn, used: 0, given: [0, 0] };
        Clock { controls, reading, corrections: [0; 2], since: Some(0) }
    }

    /// The time the clock shows for a player, in milliseconds; `None` without a time control.
    pub fn shows(&self, color: Color, at: u64) -> Option<u64> {
        let control = self.controls[color.index()].as_ref()?;
        let left = self.reading.left[color.index()];
        let used = self.used(at);
        let passes_time = self.control().is_some_and(|control| control.kind.passes_time());
        Some(if color == self.reading.turn {
            left.saturating_sub(self.counted(control, used))
        } else if passes_time {
            left.saturating_add(used.min(self.reading.left[self.reading.turn.index()]))
        } else {
            left
        })
    }

    /// Whether the clock is not stopped.
    pub fn is_running(&self) -> bool {
        self.since.is_some()
    }

    /// When the flag of the side to move falls if nothing happens; `None` while the clock is stopped, or if that side
    /// has no time control.
    pub fn flag_falls_at(&self) -> Option<u64> {
        let control = self.control()?;
        let left = self.reading.left[self.reading.turn.index()].saturating_add(self.free(control));
        self.since?.checked_add(left.saturating_sub(self.reading.used))
    }

    /// How much of this turn's bonus the side to move has not used yet, in milliseconds: the rest of the delay or, with
    /// Bronstein, of the time to be given back, even if the flag falls sooner. `None` with any other kind of clock or
    /// without a time control.
    pub fn free_left(&self, at: u64) -> Option<u64> {
        let control = self.control()?;
        match control.kind {
            ClockKind::Bronstein | ClockKind::Delay => {
                Some(self.turn_bonus(control).saturating_sub(self.used(at)))
            }
            ClockKind::Fischer | ClockKind::Hourglass => None,
        }
    }

    /// Ends the mover's turn; from now on, time is counted for the other player. Returns the milliseconds that the
    /// mover gets for the move: 0 if the flag has fallen or the mover has no time control.
    pub fn press(&mut self, at: u64) -> u64 {
        let (us, bonus) = (self.reading.turn, self.bonus(at));
        self.count(at);
        self.add(us, bonus);
        self.reading.moves[us.index()] += 1;
        self.reading.turn = !us;
        bonus
    }

    /// The time that the mover gets for pressing the clock now, in milliseconds.
    fn bonus(&self, at: u64) -> u64 {
        let Some(control) = self.control().filter(|_| !self.is_fallen(at)) else { return 0 };
        let made = self.moves(self.reading.turn).saturating_add(1);
        let back = match control.kind {
            // What is added now is the bonus for the next move.
            ClockKind::Fischer if control.first_bonus => control.bonus_after(made),
            ClockKind::Fischer => self.turn_bonus(control),
            ClockKind::Bronstein => self.used(at).min(self.turn_bonus(control)),
            ClockKind::Delay | ClockKind::Hourglass => 0,
        };
        back.saturating_add(control.added_after(made))
    }

    /// Subtracts the time that this turn has cost from the mover's time and, with an hourglass, adds it to the
    /// opponent's time. From then on, the time used in this turn counts from 0 again.
    fn count(&mut self, at: u64) {
        let us = self.reading.turn;
        let used = self.used(at);
        if let Some(control) = &self.controls[us.index()] {
            let left = self.reading.left[us.index()];
            let passed = if control.kind.passes_time() { used.min(left) } else { 0 };
            self.reading.left[us.index()] = left.saturating_sub(self.counted(control, used));
            self.add(!us, passed);
        }
        self.reading.used = 0;
        self.since = self.since.map(|_| at);
    }

    /// Whether the flag of the side to move has fallen.
    pub fn is_fallen(&self, at: u64) -> bool {
        let Some(control) = self.control() else { return false };
        self.used(at) >= self.reading.left[self.reading.turn.index()].saturating_add(self.free(control))
    }

    /// Carries out an arbiter's ruling on a move, after which `color` is to move. The players' times stay as they are
    /// (7.1), except that the offender loses `taken`, the bonus for a press that is undone, in milliseconds. The
    /// numbers of presses become `moves`. Time runs afterwards, even if the clock was stopped.
    pub fn restore(&mut self, color: Color, offender: Color, taken: u64, moves: [u32; 2], at: u64) {
        self.count(at);
        self.reading.turn = color;
        self.reading.moves = moves;
        let left = &mut self.reading.left[offender.index()];
        *left = left.saturating_sub(taken);
        self.go(at);
    }

    /// How many moves are counted for a player: the number of presses of the clock, with the arbiter's correction.
    pub fn moves(&self, color: Color) -> u32 {
        let presses = self.reading.moves[color.index()];
        u32::try_from(i64::from(presses) + self.corrections[color.index()]).unwrap_or_default()
    }

    /// How often White and Black have pressed the clock.
    pub fn presses(&self) -> [u32; 2] {
        self.reading.moves
    }

    /// Corrects the number of moves counted for a player, as an arbiter does. This adds no time.
    pub fn set_moves(&mut self, color: Color, moves: u32) {
        let presses = self.reading.moves[color.index()];
        self.corrections[color.index()] = i64::from(moves) - i64::from(presses);
    }

    /// Whose time runs, or would run if the clock were not stopped.
    pub fn turn(&self) -> Color {
        self.reading.turn
    }

    /// Gives each player with a time control this increment, in milliseconds, from the next move on (Guideline III.4).
    pub fn grant_increment(&mut self, ms: u64) {
        for control in self.controls.iter_mut().flatten() {
            (control.kind, control.bonus_ms, control.first_bonus) = (ClockKind::Fischer, ms, false);
            control.stages.iter_mut().for_each(|stage| stage.bonus_ms = None);
        }
    }

    /// Adds time or takes time away, as an arbiter does; a takeback does not undo the change. Returns `false` and
    /// changes nothing if the player has no clock or the time would go below zero. The time used in this turn still
    /// counts as used, even within a delay.
    pub fn adjust(&mut self, color: Color, ms: i64, at: u64) -> bool {
        let shown = self.shows(color, at).and_then(|shown| shown.checked_add_signed(ms));
        shown.map(|shown| self.show(color, shown, ms, at)).is_some()
    }

    /// Gives a player time, as an arbiter does; a takeback does not undo this. Nothing changes if the player has no
    /// clock.
    pub fn give(&mut self, color: Color, ms: u64, at: u64) {
        if let Some(shown) = self.shows(color, at) {
            self.show(color, shown.saturating_add(ms), ms.try_into().unwrap_or(i64::MAX), at);
        }
    }

    /// Makes a player's clock show `ms`, and records `given` as time given by the arbiter, both in milliseconds.
    fn show(&mut self, color: Color, ms: u64, given: i64, at: u64) {
        if self.control().is_some_and(|control| control.kind.passes_time()) {
            // With an hourglass, the time used in this turn belongs to the other player.
            self.count(at);
        }
        let own = self.control().filter(|_| color == self.reading.turn);
        let used = own.map_or(0, |control| self.counted(control, self.used(at)));
        self.reading.left[color.index()] = ms.saturating_add(used);
        let all = &mut self.reading.given[color.index()];
        *all = all.saturating_add(given);
    }

    fn add(&mut self, color: Color, ms: u64) {
        if self.controls[color.index()].is_some() {
            let left = &mut self.reading.left[color.index()];
            *left = left.saturating_add(ms);
        }
    }

    pub fn stop(&mut self, at: u64) {
        self.reading.used = self.used(at);
        self.since = None;
    }

    /// Restarts the clock if it is stopped.
    pub fn go(&mut self, at: u64) {
        self.since = self.since.or(Some(at));
    }

    /// The reading at this time.
    pub fn reading(&self, at: u64) -> ClockReading {
        ClockReading { used: self.used(at), ..self.reading }
    }

    /// Restores an earlier reading, plus the time given since.
    pub fn put_back(&mut self, reading: ClockReading, at: u64) {
        let given = self.reading.given;
        self.reading = reading;
        self.since = self.since.map(|_| at);
        for color in Color::ALL {
            let since = given[color.index()].saturating_sub(reading.given[color.index()]);
            if let Some(shown) = self.shows(color, at).filter(|_| since != 0) {
                self.show(color, shown.saturating_add_signed(since), since, at);
            }
        }
        self.reading.given = given;
    }

    /// A player's time control, including an increment that was granted during the game; `None` for a player without a
    /// clock.
    pub fn control_of(&self, color: Color) -> Option<&TimeControl> {
        self.controls[color.index()].as_ref()
    }

    fn control(&self) -> Option<&TimeControl> {
        self.control_of(self.reading.turn)
    }

    fn used(&self, at: u64) -> u64 {
        let run = self.since.map_or(0, |since| at.saturating_sub(since));
        self.reading.used.saturating_add(run)
    }

    /// The bonus for the move of this turn.
    fn turn_bonus(&self, control: &TimeControl) -> u64 {
        control.bonus_after(self.moves(self.reading.turn))
    }

    /// How much of this turn passes before the player's time runs, in milliseconds.
    fn free(&self, control: &TimeControl) -> u64 {
        if control.kind.delays() { self.turn_bonus(control) } else { 0 }
    }

    /// How much of the time used in this turn is subtracted from the player's time, in milliseconds.
    fn counted(&self, control: &TimeControl, used: u64) -> u64 {
        used.saturating_sub(self.free(control))
    }
}
