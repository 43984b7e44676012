//! Chess clocks: Fischer, Bronstein, US delay and hourglass, with stages and odds (6.2, 6.3).
//!
//! Times are milliseconds of the game, given as arguments, and never fall. A clock knows whose time runs and how much of
//! it has gone in this turn; what it shows is worked out from that whenever it is asked.
//!
//! Telling the time: see `table`.

use crate::rules::Color;

/// What a player gets for a move beside the time that is left.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ClockKind {
    /// The bonus is added with every move.
    Fischer,
    /// What a move took is given back, up to the bonus.
    Bronstein,
    /// Time runs only when the bonus has gone by.
    Delay,
    /// What one player uses, the other gets.
    Hourglass,
}

/// More time after some moves: 40 moves, then an hour.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Stage {
    /// Moves in this stage, counted from the end of the one before.
    pub moves: u32,
    /// What is added with the last of them.
    pub add_ms: u64,
}

/// The time of one player.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct TimeControl {
    /// What comes with a move.
    pub kind: ClockKind,
    /// At the start.
    pub base_ms: u64,
    /// With every move, as the kind has it.
    pub bonus_ms: u64,
    /// What comes later; empty for one stage.
    pub stages: Vec<Stage>,
}

/// The time of White and of Black; `None` for a player who has all the time in the world.
pub type TimeControls = [Option<TimeControl>; 2];

/// What a clock read at one moment, to be put back when a move is taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ClockReading {
    left: [u64; 2],
    moves: [u32; 2],
    turn: Color,
    /// What has gone of this turn.
    used: u64,
    /// What was given beside the moves, in all: it stays when a reading is put back.
    given: [u64; 2],
}

/// The clock of a game; a player without a time control has all the time in the world.
#[derive(Clone, Debug)]
pub struct Clock {
    controls: TimeControls,
    reading: ClockReading,
    /// Since when time runs; `None` while the clock stands still.
    since: Option<u64>,
}

impl Clock {
    /// A clock that runs from 0 for the player who begins; the controls of White and of Black.
    pub fn new(controls: TimeControls, turn: Color) -> Clock {
        let left = [0, 1].map(|index| controls[index].as_ref().map_or(0, |control| control.base_ms));
        let reading = ClockReading { left, moves: [0, 0], turn, used: 0, given: [0, 0] };
        Clock { controls, reading, since: Some(0) }
    }

    /// What the clock shows for a player, in milliseconds; `None` for one who has no time control.
    pub fn shows(&self, color: Color, at: u64) -> Option<u64> {
        let control = self.controls[color.index()].as_ref()?;
        let left = self.reading.left[color.index()];
        let used = self.used(at);
        let running = self.control().map(|control| control.kind);
        Some(if color == self.reading.turn {
            left.saturating_sub(counted(control, used))
        } else if running == Some(ClockKind::Hourglass) {
            left.saturating_add(used)
        } else {
            left
        })
    }

    /// Whether time runs for the player having the move.
    pub fn is_running(&self) -> bool {
        self.since.is_some()
    }

    /// When the flag of the player having the move falls if nothing is done; `None` while it can't.
    pub fn flag_falls_at(&self) -> Option<u64> {
        let control = self.control()?;
        let free = if control.kind == ClockKind::Delay { control.bonus_ms } else { 0 };
        let left = self.reading.left[self.reading.turn.index()].saturating_add(free);
        self.since?.checked_add(left.saturating_sub(self.reading.used))
    }

    /// The move is made: the other player's time runs.
    pub fn press(&mut self, at: u64) {
        let used = self.used(at);
        let us = self.reading.turn;
        if let Some(control) = &self.controls[us.index()] {
            let left = self.reading.left[us.index()].saturating_sub(counted(control, used));
            self.reading.left[us.index()] = left;
            let back = match control.kind {
                ClockKind::Fischer => control.bonus_ms,
                ClockKind::Bronstein => used.min(control.bonus_ms),
                ClockKind::Delay | ClockKind::Hourglass => 0,
            };
            let later = added(&control.stages, self.reading.moves[us.index()] + 1);
            let passed = if control.kind == ClockKind::Hourglass { used } else { 0 };
            self.add(us, back.saturating_add(later));
            self.add(!us, passed);
        }
        self.reading.moves[us.index()] += 1;
        self.reading.turn = !us;
        self.reading.used = 0;
        self.since = self.since.map(|_| at);
    }

    /// Gives a player time, as an arbiter does: it is not lost when a move is taken back.
    pub fn give(&mut self, color: Color, ms: u64) {
        let given = &mut self.reading.given[color.index()];
        *given = given.saturating_add(ms);
        self.add(color, ms);
    }

    fn add(&mut self, color: Color, ms: u64) {
        if self.controls[color.index()].is_some() {
            let left = &mut self.reading.left[color.index()];
            *left = left.saturating_add(ms);
        }
    }

    /// The clock stands still.
    pub fn stop(&mut self, at: u64) {
        self.reading.used = self.used(at);
        self.since = None;
    }

    /// It goes on.
    pub fn go(&mut self, at: u64) {
        self.since = self.since.or(Some(at));
    }

    /// What it reads now.
    pub fn reading(&self, at: u64) -> ClockReading {
        ClockReading { used: self.used(at), ..self.reading }
    }

    /// Puts an earlier reading back, with what was given since.
    pub fn put_back(&mut self, reading: ClockReading, at: u64) {
        let given = self.reading.given;
        self.reading = reading;
        for color in Color::ALL {
            let since = given[color.index()].saturating_sub(reading.given[color.index()]);
            self.give(color, since);
        }
        self.since = self.since.map(|_| at);
    }

    fn control(&self) -> Option<&TimeControl> {
        self.controls[self.reading.turn.index()].as_ref()
    }

    fn used(&self, at: u64) -> u64 {
        let run = self.since.map_or(0, |since| at.saturating_sub(since));
        self.reading.used.saturating_add(run)
    }
}

/// How much of the time used in a turn is taken off.
fn counted(control: &TimeControl, used: u64) -> u64 {
    match control.kind {
        ClockKind::Delay => used.saturating_sub(control.bonus_ms),
        _ => used,
    }
}

/// What the stages add with this move.
fn added(stages: &[Stage], moves: u32) -> u64 {
    let ends = stages.iter().scan(0u32, |end, stage| {
        *end = end.saturating_add(stage.moves);
        Some((*end, stage.add_ms))
    });
    ends.filter(|&(end, _)| end == moves).fold(0, |all, (_, add)| all.saturating_add(add))
}
