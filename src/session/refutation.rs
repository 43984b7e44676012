//! What is wrong with a move that was tried in an exercise: the best line after it.

use std::time::Duration;

use super::analysis::{Line, PositionValue, Purpose, question_alone};
use super::inquiry::{Effort, Inquiry};
use super::{Session, SessionEnvironment};
use crate::engine::Analyst;
use crate::rules::Position;
use crate::start::Start;
use crate::table::TimeReading;

/// The search for the best line after a move.
pub struct Refutation {
    /// The position after the move.
    position: Position,
    /// The analyst and its inquiry; `None` once the search is over.
    search: Option<(Box<dyn Analyst>, Inquiry)>,
    line: Option<Line>,
}

impl Refutation {
    pub fn is_pending(&self) -> bool {
        self.search.is_some()
    }

    /// The best line; `None` while the search goes on, or if it ended without a line that is deep enough.
    pub fn line(&self) -> Option<&Line> {
        self.line.as_ref()
    }
}

impl Session {
    /// Looks for the best line in a position after a move that was tried. Does nothing if the position is checkmate,
    /// stalemate or irregular, or if the line would help a player in the game on the board (11.3.1).
    pub fn refute(&mut self, position: Position, now: TimeReading) {
        let table = self.table();
        let helps = !table.allows_help() && table.is_close_to(&[*position.board()]);
        if helps || !position.is_regular() || PositionValue::of_end(&position).is_some() {
            return;
        }
        let SessionEnvironment { analysts, wake, .. } = &self.environment;
        let mut analyst = analysts(Purpose::Judgement);
        let question = question_alone(position.clone(), Start::at(position.clone()).is_chess960());
        let inquiry = Inquiry::new(&mut *analyst, question, Effort::MOVE, now.awake, wake);
        self.refutation = Some(Refutation { position, search: Some((analyst, inquiry)), line: None });
        self.is_changed = true;
    }

    /// The search for the best line in this position; `None` if there was no search, or if the last one was about
    /// another position.
    pub fn refutation(&self, position: &Position) -> Option<&Refutation> {
        self.refutation.as_ref().filter(|refutation| refutation.position.is_same_as(position))
    }

    pub(super) fn tick_refutation(&mut self, now: Duration) {
        let Some(refutation) = &mut self.refutation else { return };
        let found = refutation.search.as_ref().and_then(|(_, inquiry)| inquiry.finding(now));
        if let Some(line) = found {
            (refutation.line, refutation.search) = (line, None);
        }
    }

    pub(super) fn refutation_wakes_after(&self, now: Duration) -> Option<Duration> {
        let (_, inquiry) = self.refutation.as_ref()?.search.as_ref()?;
        Some(inquiry.time_left(now))
    }
}
