//! The events that a session reports.

use std::time::Duration;

use super::analysis::HintState;
use crate::engine::EngineFailure;
use crate::rules::Color;
use crate::table::journal::JournalError;
use crate::table::{Deed, Notice, Offer, Table};

/// Something that happened, as reported by `Session::tick` or `Session::take_over`.
#[derive(Debug)]
pub enum Event {
    /// An action that no player made: a flag fell, the game was paused after the computer slept, a position was found
    /// to be dead, or a hint or the beginning or end of analysis was recorded.
    Done { deed: Deed, notices: Vec<Notice> },
    /// For each action of an engine, its notices. The pause after an engine's failure, the change of players and the
    /// end of the pause also count as actions of an engine.
    EngineDid(Vec<Vec<Notice>>),
    /// The computer slept this long while a clock ran. The game is paused, and the time is not counted.
    Asleep(Duration),
    /// A failure to save the journal or to start its workers.
    JournalFailed(JournalError),
    /// The result of a hint request.
    Hint(HintState),
    /// Analysis was switched off because its engine failed.
    AnalysisFailed(EngineFailure),
}

impl Event {
    /// Whether a player who is looking elsewhere should come to this table: an engine has moved or offers a draw in a
    /// game with a human player, a flag has fallen, or the game has ended.
    pub fn calls_player(&self, table: &Table) -> bool {
        let is_played = Color::ALL.iter().any(|color| table.seat(*color).is_person());
        let calls = |notice: &Notice| match notice {
            Notice::Moved { .. } | Notice::Offered(Offer::Draw, _) => is_played,
            Notice::Ended(_) => true,
            _ => false,
        };
        match self {
            Event::Done { deed: Deed::Tick | Deed::DeadPosition, .. } => true,
            Event::EngineDid(deeds) => deeds.iter().flatten().any(calls),
            Event::Done { .. } | Event::Asleep(_) | Event::JournalFailed(_) | Event::Hint(_) => false,
            Event::AnalysisFailed(_) => false,
        }
    }
}
