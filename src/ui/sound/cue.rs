//! What is heard of what was done at a table: of each deed one thing, the one that tells most.
//!
//! This is the seam between the table and the ears: sounds and spoken moves both begin here.
//!
//! How it sounds: see `ui::sound`.

use crate::rules::Color;
use crate::table::{Notice, Table};
use crate::text::clock_face;

/// One thing to hear; what comes later tells more.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Cue {
    /// A piece was touched, or put right.
    Touch,
    /// A move was made or taken back.
    Move,
    Capture,
    Castle,
    Promotion,
    Check,
    /// Little time is left for the player having the move.
    LowTime,
    /// The game is over.
    End,
}

impl Cue {
    /// All of them.
    pub const ALL: [Cue; 8] = [
        Cue::Touch,
        Cue::Move,
        Cue::Capture,
        Cue::Castle,
        Cue::Promotion,
        Cue::Check,
        Cue::LowTime,
        Cue::End,
    ];

    /// What is heard of one deed. The table is as the deed left it.
    pub fn of(table: &Table, notices: &[Notice]) -> Option<Cue> {
        notices.iter().filter_map(|notice| of_one(table, notice)).max()
    }
}

fn of_one(table: &Table, notice: &Notice) -> Option<Cue> {
    match notice {
        Notice::Touched(_) | Notice::Adjusted(_) => Some(Cue::Touch),
        Notice::TakenBack(_) => Some(Cue::Move),
        Notice::Moved { .. } => last_move(table),
        Notice::Ended(_) => Some(Cue::End),
        _ => None,
    }
}

fn last_move(table: &Table) -> Option<Cue> {
    let (last, before) = table.moves().split_last()?;
    let from = table.position_after(before.len());
    Some(if table.position().is_check() {
        Cue::Check
    } else if last.mv.promotion().is_some() {
        Cue::Promotion
    } else if last.mv.is_castling() {
        Cue::Castle
    } else if from.taken_by(last.mv).is_some() {
        Cue::Capture
    } else {
        Cue::Move
    })
}

/// Whom it was told already that little time is left. Where time is won back, it is told another time, but not for
/// every second of an increment.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct LowTime {
    told: [bool; 2],
}

impl LowTime {
    /// Whether it is to be told now: a person has the move, and his clock has just begun to show it.
    pub fn tick(&mut self, table: &Table, now: u64) -> bool {
        for color in Color::ALL {
            let left = table.clock_shows(color, now);
            if left.is_some_and(|left| !clock_face::is_low(table, color, left / 2)) {
                self.told[color.index()] = false;
            }
        }
        let turn = table.position().turn();
        let runs = table.clock_runs() && table.result().is_none() && table.seat(turn).is_person();
        let left = table.clock_shows(turn, now).filter(|_| runs);
        let low = left.is_some_and(|left| clock_face::is_low(table, turn, left));
        low && !std::mem::replace(&mut self.told[turn.index()], true)
    }
}
