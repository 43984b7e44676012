//! What an arbiter finds who plays a recorded game over again: that it went on when it was over, that its result can't be
//! right, that a draw could have been claimed.

use std::fmt;

use super::{DrawClaim, Ending, Ends, Game, Outcome};
use crate::record::GameResult;
use crate::rules::{Color, Move};
use crate::start::Start;
use crate::unwinnable::mate_possible;
use crate::unwinnable::{MatePossible, is_dead};

/// How many positions a question may cost.
const POSITIONS: u64 = 500_000;

/// One thing that was found. `moves` is after how many half-moves, `0` before the first.
#[allow(missing_docs, reason = "the line of each variant speaks of its fields")]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Finding {
    /// The game was over, but moves follow.
    PlayedOn { moves: usize, ending: Ending },
    /// A side passed (1.2: the players move alternately).
    Passed { moves: usize },
    /// The last position ends the game with another result than was written down.
    Result { told: GameResult, ended: Outcome },
    /// A side won without a mate, and had nothing to mate with: the game is drawn (5.1.2, 6.9).
    CouldNotMate { winner: Color },
    /// A draw could have been claimed here for the first time, and the game went on or was won.
    Claim { moves: usize, ending: Ending },
}

impl Finding {
    /// Whether it is against the Laws. An open claim is not: nobody has to claim.
    pub const fn is_fault(self) -> bool {
        !matches!(self, Finding::Claim { .. })
    }

    /// A name for machines, in kebab-case.
    pub const fn name(self) -> &'static str {
        match self {
            Finding::PlayedOn { .. } => "played-on",
            Finding::Passed { .. } => "passed",
            Finding::Result { .. } => "result",
            Finding::CouldNotMate { .. } => "could-not-mate",
            Finding::Claim { .. } => "claim",
        }
    }

    /// The article of the Laws.
    pub const fn article(self) -> &'static str {
        match self {
            Finding::PlayedOn { ending, .. } | Finding::Claim { ending, .. } => ending.article(),
            Finding::Passed { .. } => "1.2",
            Finding::Result { ended, .. } => ended.ending.article(),
            Finding::CouldNotMate { .. } => "5.1.2",
        }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let article = self.article();
        match self {
            Finding::PlayedOn { moves, ending } => {
                write!(f, "play went on after {} at half-move {moves} ({article})", ending.name())
            }
            Finding::Passed { moves } => write!(f, "no move is made at half-move {} ({article})", moves + 1),
            Finding::Result { told, ended } => write!(
                f,
                "the result is {told}, expected {} by {} ({article})",
                ended.score(),
                ended.ending.name()
            ),
            Finding::CouldNotMate { winner } => write!(
                f,
                "{} won without a mate, but can't mate by any series of legal moves, expected 1/2-1/2 ({article})",
                winner.name()
            ),
            Finding::Claim { moves, ending } => {
                write!(f, "a draw by {} could be claimed at half-move {moves} ({article})", ending.name())
            }
        }
    }
}

impl Game {
    /// Plays a recorded game over again, and tells what there is to find, in the order of the moves. `None` is a move that
    /// was passed; a move that is not legal ends the look, and the result is not looked at then.
    pub fn examine(start: &Start, moves: &[Option<Move>], result: GameResult) -> Vec<Finding> {
        let mut look =
            Look { game: Game::new(start.clone(), Ends::Claims), found: Vec::new(), claims: [false; 2] };
        look.note_claims();
        for (index, &mv) in moves.iter().enumerate() {
            let Some(mv) = mv else {
                look.found.push(Finding::Passed { moves: index });
                return look.found;
            };
            if !look.play(mv) {
                return look.found;
            }
        }
        look.end(result);
        look.found
    }
}

struct Look {
    game: Game,
    found: Vec<Finding>,
    /// Those that were open already: threefold and fifty moves.
    claims: [bool; 2],
}

impl Look {
    /// `false` when the move is not legal.
    fn play(&mut self, mv: Move) -> bool {
        let moves = self.game.played.len();
        // It is told once, and the look goes on: what follows counts for the last position only.
        if let Some(Outcome { ending, .. }) = self.game.outcome.take() {
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

    /// There is nothing to claim once the game is over.
    fn note_claims(&mut self) {
        if self.game.outcome.is_some() {
            return;
        }
        let moves = self.game.played.len();
        for (claim, known) in [DrawClaim::Threefold, DrawClaim::FiftyMoves].into_iter().zip(&mut self.claims)
        {
            if let (false, Some(ending)) = (*known, self.game.claim(claim, None)) {
                *known = true;
                self.found.push(Finding::Claim { moves, ending });
            }
        }
    }

    fn end(&mut self, told: GameResult) {
        if self.played_on() {
            self.game.outcome = self.game.ended_by_itself();
        }
        self.look_for_dead();
        if let Some(ended) = self.game.outcome {
            let expected = ended.winner.map_or(GameResult::Drawn, GameResult::Won);
            if told != expected {
                self.found.push(Finding::Result { told, ended });
            }
        } else if let GameResult::Won(winner) = told {
            let could = mate_possible(self.game.position(), winner, POSITIONS);
            if could == MatePossible::No {
                self.found.push(Finding::CouldNotMate { winner });
            }
        }
        // One who claims, or agrees, at the last moment has done all there is to do.
        let last = self.game.played.len();
        let over = |found: &Finding| matches!(found, Finding::Claim { moves, .. } if *moves == last);
        self.found.retain(|found| told != GameResult::Drawn || !over(found));
    }

    /// What is dead stays dead: where the last position is not, none before it was.
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
