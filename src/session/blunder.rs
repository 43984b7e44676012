//! Whether the human has just lost something, by the engine's own scores. An engine that plays badly still sees more than
//! its beginner, who is offered a hint then.

use super::Session;
use super::analysis::Hinted;
use crate::engine::Score;
use crate::table::Seat;

/// How much an engine's score must rise from one of its moves to the next, in centipawns.
const BLUNDER: i32 = 200;
/// Scores beyond this are all the same: the game is won or lost.
const DECIDED: i32 = 1000;

/// Follows the scores of the engine's replies.
#[derive(Debug, Default)]
pub(super) struct BlunderWatch {
    /// The score of the last reply, from the engine's side.
    score: Option<i32>,
    /// The number of half-moves after the reply to a blunder.
    after: Option<usize>,
}

impl BlunderWatch {
    /// Takes the score of a reply which is made after `moves` half-moves.
    pub fn hear(&mut self, score: Option<Score>, moves: usize) {
        let score = score.map(|score| match score {
            Score::Centipawns(value) => value.clamp(-DECIDED, DECIDED),
            Score::Mate(in_moves) => DECIDED * in_moves.signum(),
        });
        let rise = self.score.zip(score).map(|(before, now)| now - before);
        self.after = rise.filter(|rise| *rise >= BLUNDER).map(|_| moves + 1);
        self.score = score;
    }

    /// Whether the position after `moves` half-moves follows a blunder and its reply.
    pub fn follows(&self, moves: usize) -> bool {
        self.after == Some(moves)
    }
}

/// Hints, which are offered unasked after a blunder.
impl Session {
    /// Whether a hint is offered unasked: to a beginner who has just blundered.
    pub fn offers_hint(&self) -> bool {
        let table = self.table();
        let beginner = table.lone_person().is_some_and(|person| match table.seat(!person) {
            Seat::Level { level, .. } => level.is_for_beginners(),
            Seat::Person | Seat::External { .. } => false,
        });
        beginner && table.allows_hint() && self.blunders.follows(table.moves().len())
    }

    /// The state of the current hint.
    pub fn hinted(&self) -> Option<Hinted> {
        self.hints.told()
    }

    /// Advances the hint from the piece to its move; returns the new state.
    pub fn next_hint(&mut self) -> Option<Hinted> {
        self.hints.go_on()
    }
}
