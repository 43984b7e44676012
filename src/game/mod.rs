//! The record of one game: where it started, every move with the position behind it, and how it ended; and, beside it, what
//! the Laws say of touching pieces, of clocks and of claims.
//!
//! Whose hand does what: see `table`.

mod claim;
mod clock;
mod ending;
mod finding;
mod help;
mod score;
mod touch;

pub use claim::DrawClaim;
pub use clock::{Clock, ClockKind, ClockReading, Stage, TimeControl, TimeControls};
pub use ending::{Ending, Outcome};
pub use finding::Finding;
pub use help::{Assistance, Help};
pub use score::{Date, Noted, Score};
pub use touch::{Bond, Obligation, obligation};

use crate::rules::{Bitboard, CastlingSide, Color, IllegalReason, Move, Position, Role, Square};
use crate::start::Start;
use crate::unwinnable::mate_possible;
use crate::unwinnable::{MatePossible, is_surely_dead};

/// How many positions are looked at to find out, once, whether the opponent of one who resigns or whose flag falls can
/// still mate: at most about a second, and seldom more than a few thousandths.
const POSITIONS_AT_THE_END: u64 = 1_000_000;

/// A move that was made.
#[derive(Clone, Debug)]
pub struct Played {
    /// The move, legal in the position before it.
    pub mv: Move,
    /// The move in English letters.
    pub san: String,
    /// The position after it.
    pub position: Position,
}

/// What ends a game by itself beside mate and stalemate.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Ends {
    /// What the Laws say; a threefold and fifty moves only when a player claims them (9.2, 9.3).
    #[default]
    Claims,
    /// A threefold and fifty moves too, as clubs like it.
    Club,
    /// Nothing: it is no game, but a board to try moves on.
    Never,
}

/// One game from its start to now.
#[derive(Clone, Debug)]
pub struct Game {
    start: Start,
    ends: Ends,
    played: Vec<Played>,
    outcome: Option<Outcome>,
    helps: Vec<Assistance>,
    could_mate: Option<MatePossible>,
}

impl Game {
    /// A game that begins; it is over at once when nothing can be played from there.
    pub fn new(start: Start, ends: Ends) -> Game {
        let mut game =
            Game { start, ends, played: Vec::new(), outcome: None, helps: Vec::new(), could_mate: None };
        game.outcome = game.ended_by_itself();
        game
    }

    /// Where the game began.
    pub fn start(&self) -> &Start {
        &self.start
    }

    /// The moves so far.
    pub fn played(&self) -> &[Played] {
        &self.played
    }

    /// The position now.
    pub fn position(&self) -> &Position {
        self.position_after(self.played.len())
    }

    /// The position after this many half-moves, or the last one.
    pub fn position_after(&self, plies: usize) -> &Position {
        let last = plies.min(self.played.len()).checked_sub(1);
        last.and_then(|index| self.played.get(index)).map_or(self.start.position(), |played| &played.position)
    }

    /// How the game ended; `None` while it goes on.
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// Where the game ended by a flag or a resignation: whether, and how, the opponent could still have mated.
    pub fn could_mate(&self) -> Option<&MatePossible> {
        self.could_mate.as_ref()
    }

    /// Makes a move. `false`, and nothing done, when it is not legal or the game is over.
    pub fn play(&mut self, mv: Move) -> bool {
        let position = self.position();
        if self.outcome.is_some() || !position.is_legal(mv) {
            return false;
        }
        self.push(mv);
        self.outcome = self.ended_by_itself();
        true
    }

    /// A legal move, without asking whether it ends the game.
    fn push(&mut self, mv: Move) {
        let position = self.position();
        let played = Played { mv, san: position.san(mv), position: position.after(mv) };
        self.played.push(played);
    }

    /// Takes the last move back, and with it the end of the game that it made. `false` when there is none.
    pub fn take_back(&mut self) -> bool {
        let taken = self.played.pop().is_some();
        if taken {
            self.outcome = None;
            self.keep_helps();
        }
        taken
    }

    /// 5.1.2: resigning loses, unless the opponent can't mate by any series of legal moves. `false` when it was over.
    pub fn resign(&mut self, by: Color) -> bool {
        self.lose(by, Ending::Resignation, Ending::ResignationWithoutMate)
    }

    /// 6.9: a fallen flag loses, unless the opponent can't mate by any series of legal moves. `false` when it was over.
    pub fn flag_falls(&mut self, of: Color) -> bool {
        self.lose(of, Ending::FlagFall, Ending::FlagFallWithoutMate)
    }

    fn lose(&mut self, loser: Color, lost: Ending, drawn: Ending) -> bool {
        if self.outcome.is_some() {
            return false;
        }
        let could_mate = mate_possible(self.position(), !loser, POSITIONS_AT_THE_END);
        // What can't be decided is lost, as an arbiter would have it.
        self.outcome = Some(match could_mate {
            MatePossible::No => Outcome { winner: None, ending: drawn },
            MatePossible::Yes(_) | MatePossible::NotDecided => Outcome { winner: Some(!loser), ending: lost },
        });
        self.could_mate = Some(could_mate);
        true
    }

    /// A draw on the players' word: agreed, or claimed rightly. `false` when it was over.
    pub fn draw(&mut self, ending: Ending) -> bool {
        if self.outcome.is_some() {
            return false;
        }
        self.outcome = Some(Outcome { winner: None, ending });
        true
    }

    /// How often the position now has stood on the board, this time included (9.2.3).
    pub fn occurrences(&self) -> usize {
        self.stood_after().len()
    }

    /// After how many half-moves the position now has stood on the board, in order; the last is now.
    fn stood_after(&self) -> Vec<usize> {
        let now = self.position();
        // No position comes back after a capture or a pawn move.
        let reachable = self.played.len().saturating_sub(usize::from(now.halfmove_clock()));
        (reachable..=self.played.len()).filter(|&plies| self.position_after(plies).is_same_as(now)).collect()
    }

    /// Why a gesture is refused, with what only the moves of the game can tell: whether it was the king that moved.
    pub fn illegal_reason(&self, from: Square, to: Square) -> Option<IllegalReason> {
        self.position().illegal_reason(from, to).map(|refusal| self.who_moved(refusal))
    }

    /// Why castling on a side is refused; `None` when it is legal.
    pub fn castling_illegal_reason(&self, side: CastlingSide) -> Option<IllegalReason> {
        self.position().castling_illegal_reason(side).map(|refusal| self.who_moved(refusal))
    }

    fn who_moved(&self, refusal: IllegalReason) -> IllegalReason {
        let IllegalReason::KingOrRookHasMoved { king, side, rook } = refusal else { return refusal };
        let start = self.start.position();
        let us = self.position().turn();
        let first = usize::from(start.turn() != us);
        let mut ours = self.played.iter().skip(first).step_by(2);
        if ours.any(|played| played.mv.role() == Role::King) {
            IllegalReason::KingHasMoved { king }
        } else if (start.castling_rooks() & Bitboard::back_rank(us)).any() {
            IllegalReason::RookHasMoved { side, rook }
        } else {
            refusal
        }
    }

    /// E1 to E5 in that order, then what a club adds: mate goes before every draw (9.6.2).
    fn ended_by_itself(&self) -> Option<Outcome> {
        let position = self.position();
        let draw = |ending| Some(Outcome { winner: None, ending });
        if !position.has_legal_move() {
            return if position.is_check() {
                Some(Outcome { winner: Some(!position.turn()), ending: Ending::Checkmate })
            } else {
                draw(Ending::Stalemate)
            };
        }
        if self.ends == Ends::Never {
            return None;
        }
        if is_surely_dead(position) {
            return draw(Ending::DeadPosition);
        }
        if self.occurrences() >= 5 {
            return draw(Ending::Fivefold);
        }
        if position.halfmove_clock() >= 150 {
            return draw(Ending::SeventyFiveMoves);
        }
        if self.ends == Ends::Claims {
            return None;
        }
        let fifty = (position.halfmove_clock() >= 100).then_some(Ending::FiftyMoves);
        self.threefold().or(fifty).and_then(draw)
    }
}
