//! What a tick did and found out.

use std::time::Duration;

use super::analysis::Hinted;
use crate::engine::Failure;
use crate::table::journal::Trouble;
use crate::table::{Deed, Notice};

/// One thing that happened.
#[derive(Debug)]
pub enum Event {
    /// Done at the table without a player: a flag fell, a computer that was asleep paused the game, a position was found to be
    /// dead, or help is noted in the record.
    Done { deed: Deed, notices: Vec<Notice> },
    /// Done at the table by an engine, or for one that somebody takes over from: what came of each deed.
    EngineDid(Vec<Vec<Notice>>),
    /// The computer slept so long while a clock ran. The game is paused, and the time is not counted.
    Asleep(Duration),
    /// The journal can't be written.
    Trouble(Trouble),
    /// A hint was found, or none.
    Hint(Hinted),
    /// Analysis is off because its engine can't go on.
    AnalysisFailed(Failure),
}
