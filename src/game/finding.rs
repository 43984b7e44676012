//! Checks a recorded game as an arbiter would, for example for play that continued after the game was over, an
//! impossible result, or a draw that could have been claimed.

use std::collections::HashMap;

use super::{Course, DrawClaim, Ending, Ends, Game, GameEnd};
use crate::record::GameResult;
use crate::rules::{Color, Move, Position, named_variants};
use crate::start::Start;
use crate::unwinnable::{MatePossible, is_dead, mate_possible};

/// The maximum number of positions examined to decide whether a side can still mate.
const POSITIONS: u64 = 500_000;

/// Final positions in which a side could still mate, remembered so that they are not examined again when many short
/// games end in them.
#[derive(Default)]
pub struct LivePositions {
    /// The positions by their keys and the side in question; `None` stands for either side.
    known: HashMap<(u64, Option<Color>), Position>,
}

impl LivePositions {
    /// The maximum number of remembered positions; together they take about 15 MB.
    const MAX_POSITIONS: usize = 1 << 16;
    /// The maximum length, in plies, of a game whose last position is remembered; the last position of a longer game
    /// seldom occurs in other games.
    const MAX_PLIES: usize = 60;

    /// Whether `side`, or either side if it is `None`, can still mate in `last`, the position after this many plies;
    /// `false` also if that is not decided.
    fn can_mate(&mut self, last: &Position, plies: usize, side: Option<Color>) -> bool {
        let key = (last.key(), side);
        if self.known.get(&key).is_some_and(|known| known.is_same_as(last)) {
            return true;
        }
        let can_mate = match side {
            Some(side) => matches!(mate_possible(last, side, POSITIONS), MatePossible::Yes(_)),
            None => is_dead(last, POSITIONS) == Some(false),
        };
        if can_mate && plies <= Self::MAX_PLIES && self.known.len() < Self::MAX_POSITIONS {
            self.known.insert(key, last.clone());
        }
        can_mate
    }
}

named_variants! {
    /// Something found in a recorded game. `moves` is the number of plies after which it occurs.
    #[allow(missing_docs, reason = "the names of the fields or the comment of the variant explain them")]
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Finding {
        /// The game was over, but more moves follow.
        PlayedOn { moves: usize, ending: Ending } = "played-on",
        /// A side passed (1.2: the players move alternately).
        Passed { moves: usize } = "passed" in "1.2",
        /// The final position ends the game with a result other than the recorded one.
        Result { recorded: GameResult, ended: GameEnd } = "result",
        /// The game was recorded as a draw before both players had made a move, so no draw could be agreed (5.2.3).
        TooSoon = "too-soon" in "5.2.3",
        /// The recorded winner did not mate and could not mate by any series of legal moves, so the game is a draw
        /// (5.1.2, 6.9).
        CouldNotMate { winner: Color } = "could-not-mate" in "5.1.2",
        /// A draw could be claimed for the first time under this rule, and the game went on or was not recorded as a
        /// draw.
        Claim { moves: usize, ending: Ending } = "claim",
    }
}

impl Finding {
    /// Whether the finding is a breach of the Laws. An unclaimed draw is not.
    pub const fn is_fault(self) -> bool {
        !matches!(self, Finding::Claim { .. })
    }

    /// A machine-readable name in kebab-case.
    pub fn name(self) -> &'static str {
        self.own_name().unwrap_or_default()
    }

    /// The article of the Laws that applies.
    pub fn article(self) -> &'static str {
        match self {
            Finding::PlayedOn { ending, .. } | Finding::Claim { ending, .. } => ending.article(),
            Finding::Result { ended, .. } => ended.article,
            Finding::Passed { .. } | Finding::TooSoon | Finding::CouldNotMate { .. } => {
                self.own_article().unwrap_or_default()
            }
        }
    }
}

impl Game {
    /// Checks a recorded game whose moves `course` has followed. A `None` among the moves stands for a pass. The check
    /// stops at a pass or an illegal move, and then ignores the result.
    ///
    /// The findings are in move order, with one exception: if it takes a search to find that the game went on after a
    /// dead position, that finding comes after the claims.
    ///
    /// Several games, such as those of a file, may share `live`.
    pub fn examine(
        course: &Course,
        start: &Start,
        moves: &[Option<Move>],
        result: GameResult,
        live: &mut LivePositions,
    ) -> Vec<Finding> {
        if let Some(last) = course.uneventful() {
            let winner = match result {
                GameResult::Won(winner) => Some(winner),
                GameResult::Drawn | GameResult::Open => None,
            };
            if live.can_mate(last, moves.len(), winner) {
                let too_soon = result == GameResult::Drawn && moves.len() < 2 && is_regular(start);
                return if too_soon { vec![Finding::TooSoon] } else { Vec::new() };
            }
        }
        let game = Game::new(start.clone(), Ends::Claims);
        let mut replay = Replay { game, found: Vec::new(), claims: Default::default() };
        replay.note_claims();
        for (index, &mv) in moves.iter().enumerate() {
            let Some(mv) = mv else {
                replay.found.push(Finding::Passed { moves: index });
                return replay.found;
            };
            if !replay.play(mv) {
                return replay.found;
            }
        }
        replay.end(result);
        replay.found
    }
}

/// Whether this is the start of regular chess or Chess960. Before any other position, moves may have been made.
fn is_regular(start: &Start) -> bool {
    *start == Start::standard() || start.number().is_some()
}

struct Replay {
    game: Game,
    found: Vec<Finding>,
    /// Which claims have been reported.
    claims: [bool; DrawClaim::ALL.len()],
}

impl Replay {
    /// Plays a move; returns `false` if it is not legal.
    fn play(&mut self, mv: Move) -> bool {
        let moves = self.game.played.len();
        // Play after the end is reported only once: the replay goes on, but looks for another end only in the final
        // position.
        if let Some(GameEnd { ending, .. }) = self.game.outcome.take() {
            self.found.push(Finding::PlayedOn { moves, ending });
        }
        if self.played_on() {
            let legal = self.game.position().is_legal(mv);
            if legal {
                self.game.push(mv);
            }
            return legal;
        }
        let legal = self.game.play(mv);
        self.note_claims();
        legal
    }

    fn played_on(&self) -> bool {
        self.found.iter().any(|found| matches!(found, Finding::PlayedOn { .. }))
    }

    /// Reports each claim the first time it is possible, unless the game is over.
    fn note_claims(&mut self) {
        if self.game.outcome.is_some() {
            return;
        }
        let moves = self.game.played.len();
        for (claim, known) in DrawClaim::ALL.into_iter().zip(&mut self.claims) {
            if let (false, Some(ending)) = (*known, self.game.claim(claim, None)) {
                *known = true;
                self.found.push(Finding::Claim { moves, ending });
            }
        }
    }

    fn end(&mut self, recorded: GameResult) {
        if self.played_on() {
            self.game.outcome = self.game.ended_by_itself();
        }
        self.look_for_dead();
        if let Some(ended) = self.game.outcome {
            if recorded != ended.result() {
                self.found.push(Finding::Result { recorded, ended });
            }
        } else if recorded == GameResult::Drawn && self.game.played.len() < 2 && is_regular(self.game.start())
        {
            self.found.push(Finding::TooSoon);
        } else if let GameResult::Won(winner) = recorded {
            let could = mate_possible(self.game.position(), winner, POSITIONS);
            if could == MatePossible::No {
                self.found.push(Finding::CouldNotMate { winner });
            }
        }
        // A recorded draw may have been claimed or agreed in the final position, so a possible claim there is not a
        // finding.
        let last = self.game.played.len();
        let over = |found: &Finding| matches!(found, Finding::Claim { moves, .. } if *moves == last);
        self.found.retain(|found| recorded != GameResult::Drawn || !over(found));
    }

    /// Looks for a dead position. Dead positions stay dead, so if the last position is not dead, none before it was.
    fn look_for_dead(&mut self) {
        if self.game.outcome.is_some() || is_dead(self.game.position(), POSITIONS) != Some(true) {
            return;
        }
        let last = self.game.played.len();
        let dead = |moves: usize| is_dead(self.game.position_after(moves), POSITIONS) == Some(true);
        let (mut alive, mut first) = (0, last);
        while alive < first {
            let middle = alive.midpoint(first);
            if dead(middle) {
                first = middle;
            } else {
                alive = middle + 1;
            }
        }
        if first < last && !self.played_on() {
            self.found.push(Finding::PlayedOn { moves: first, ending: Ending::DeadPosition });
        }
        self.game.draw(Ending::DeadPosition);
    }
}
