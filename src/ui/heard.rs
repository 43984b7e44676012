//! What is heard of what was done at a table: of each deed one thing, the one that tells most.
//!
//! This is the seam between the table and the ears: sounds and spoken moves both begin here.
//!
//! Absent on purpose: how it sounds (see `sound`), and the words in which a move is spoken.

use super::clock_face;
use crate::rules::Color;
use crate::table::{Notice, Table};

/// One thing to hear; what comes later tells more.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Heard {
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

impl Heard {
    /// All of them.
    pub const ALL: [Heard; 8] = [
        Heard::Touch,
        Heard::Move,
        Heard::Capture,
        Heard::Castle,
        Heard::Promotion,
        Heard::Check,
        Heard::LowTime,
        Heard::End,
    ];

    /// What is heard of one deed. The table is as the deed left it.
    pub fn of(table: &Table, notices: &[Notice]) -> Option<Heard> {
        notices.iter().filter_map(|notice| of_one(table, notice)).max()
    }
}

fn of_one(table: &Table, notice: &Notice) -> Option<Heard> {
    match notice {
        Notice::Touched(_) | Notice::Adjusted(_) => Some(Heard::Touch),
        Notice::TakenBack(_) => Some(Heard::Move),
        Notice::Moved { .. } => last_move(table),
        Notice::Ended(_) => Some(Heard::End),
        _ => None,
    }
}

fn last_move(table: &Table) -> Option<Heard> {
    let (last, before) = table.moves().split_last()?;
    let from = table.position_after(before.len());
    Some(match () {
        () if table.position().is_check() => Heard::Check,
        () if last.mv.promotion().is_some() => Heard::Promotion,
        () if last.mv.is_castling() => Heard::Castle,
        () if from.taken_by(last.mv).is_some() => Heard::Capture,
        () => Heard::Move,
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
