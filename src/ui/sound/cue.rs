//! Decides which sound follows a deed at a table (the most informative one if several apply), and when to warn of low
//! time.
//!
//! For spoken moves, see `ui::app::announce`.
//!
//! `ui::sound` plays the sounds.

use crate::rules::Color;
use crate::table::{Notice, Table};
use crate::text::clock_face;

/// A sound. If several apply, only the last one in this order is played.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Cue {
    /// A piece was touched or adjusted.
    Touch,
    /// A move was made or taken back.
    Move,
    Capture,
    Castle,
    Promotion,
    Check,
    /// The player to move is short of time, or a countdown on the wall display has ended.
    LowTime,
    /// The game is over.
    End,
}

impl Cue {
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

    /// The cue for one deed, given the table after the deed; `None` if the deed makes no sound.
    pub fn of(table: &Table, notices: &[Notice]) -> Option<Cue> {
        notices.iter().filter_map(|notice| of_one(table, notice)).max()
    }
}

fn of_one(table: &Table, notice: &Notice) -> Option<Cue> {
    match notice {
        Notice::Touched(_) | Notice::Adjusted(_) => Some(Cue::Touch),
        Notice::TakenBack(_) => Some(Cue::Move),
        // A sound for this kind of move would reveal what the move was; `ui::app::announce` plays the same sound for
        // all such moves.
        Notice::Moved { .. } if table.is_silent() => None,
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

/// Which players have been warned that they are short of time. A player is warned again only after gaining enough time,
/// not after every increment.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct LowTime {
    warned: [bool; 2],
}

impl LowTime {
    /// Whether to warn now: the clock of a human runs and has just become low.
    pub fn tick(&mut self, table: &Table, now: u64) -> bool {
        for color in Color::ALL {
            let left = table.clock_shows(color, now);
            if left.is_some_and(|left| !clock_face::is_low(table, color, left / 2)) {
                self.warned[color.index()] = false;
            }
        }
        let turn = table.clock_turn();
        let runs = table.clock_runs() && table.result().is_none() && table.seat(turn).is_person();
        let left = table.clock_shows(turn, now).filter(|_| runs);
        let low = left.is_some_and(|left| clock_face::is_low(table, turn, left));
        low && !std::mem::replace(&mut self.warned[turn.index()], true)
    }
}
