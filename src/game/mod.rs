//! One game: its start, every move with the position after it, and its result. Also the numbers in the Laws; the rules
//! on touching pieces, clocks and claims; the rulings, incidents and engine help in a game; its record; and the check
//! of recorded games.
//!
//! For what the players do at the board, see `table`.

mod claim;
mod clock;
mod course;
mod ending;
mod finding;
mod help;
mod incident;
pub mod laws;
mod remark;
mod ruling;
mod score;
mod time_of_day;
mod touch;

pub use claim::DrawClaim;
pub use clock::{Clock, ClockKind, ClockReading, Stage, TimeControl, TimeControls};
pub use course::Course;
pub use ending::{Ending, GameEnd};
pub use finding::{Finding, LivePositions};
pub use help::{Assistance, Help};
pub use incident::{Incident, IncidentEntry, IncidentKind};
pub use laws::{Edition, IncidentArticle, Laws, Pace, Penalties};
pub use remark::Remark;
pub use ruling::{Fault, RuledMove, Ruling, RulingSubject};
pub use score::{Date, MoveNotes, Score};
pub use time_of_day::TimeOfDay;
pub(crate) use touch::obligation_among;
pub use touch::{Bond, Obligation, obligation};

use laws::{FIVEFOLD, SEVENTY_FIVE_MOVES};

use crate::rules::{
    Bitboard, CastlingSide, Color, IllegalReason, Move, MoveList, Position, Role, Square, named,
};
use crate::start::Start;
use crate::unwinnable::{MatePossible, can_mate_by_material, is_surely_dead, mate_possible};

/// The maximum number of positions to examine when a player resigns, runs out of time, completes a second illegal move
/// or has sealed an invalid one, to decide whether the opponent could still mate. The search takes at most about a
/// second, usually a few milliseconds.
const POSITIONS_AT_THE_END: u64 = 1_000_000;

/// A move that was made.
#[derive(Clone, Debug)]
pub struct PlayedMove {
    /// The move, legal in the position before it.
    pub mv: Move,
    /// The move in SAN, with English piece letters.
    pub san: String,
    /// The position after the move.
    pub position: Position,
}

named! {
    /// Which endings apply automatically, besides checkmate and stalemate.
    #[derive(Default)]
    pub enum Ends {
        /// As in the Laws: threefold repetition and fifty moves must be claimed (9.2, 9.3).
        #[default]
        Claims = "claims",
        /// Threefold repetition and fifty moves end the game too, as some clubs prefer.
        Club = "club",
        /// No other endings apply, as on a board for trying out moves.
        Never = "never",
    }
}

impl Ends {
    /// The names of the values that players can choose: all but [`Ends::Never`].
    pub const AGREED: &'static [&'static str] = Ends::NAMES.split_at(Ends::Never as usize).0;
}

/// One game from its start to the current position.
///
/// ```
/// use jadoube::game::{Ending, Ends, Game};
/// use jadoube::rules::{PieceLetters, read_move};
/// use jadoube::start::Start;
///
/// let mut game = Game::new(Start::standard(), Ends::Claims);
/// for text in ["e4", "e5", "Qh5", "Ke7", "Qxe5"] {
///     let mv = read_move(game.position(), text, &PieceLetters::ENGLISH)?;
///     assert!(game.play(mv));
/// }
/// let outcome = game.outcome().unwrap();
/// assert_eq!((outcome.score(), outcome.ending), ("1-0", Ending::Checkmate));
/// # Ok::<(), jadoube::rules::MoveTextError>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct Game {
    start: Start,
    /// Whether the game goes on after an illegal move, from a position that may be irregular.
    after_illegal: bool,
    ends: Ends,
    played: Vec<PlayedMove>,
    outcome: Option<GameEnd>,
    /// How the game ended before the players signed a result, the same or a different one; `None` if it had not ended,
    /// or if they have not signed.
    ended: Option<GameEnd>,
    helps: Vec<Assistance>,
    could_mate: Option<MatePossible>,
    /// Who resigned, ran out of time, or lost by an illegal move or an invalid sealed move, even if the game is drawn
    /// because the opponent can't mate.
    at_fault: Option<Color>,
}

impl Game {
    /// A new game, which is already over if the starting position ends it.
    pub fn new(start: Start, ends: Ends) -> Game {
        let mut game = Game { start, ends, ..Game::default() };
        game.outcome = game.ended_by_itself();
        game
    }

    /// The game that goes on from a position after an illegal move. Such a move does not end a game, so the position is
    /// not examined for an ending.
    pub(crate) fn after_illegal(&self, position: Position) -> Game {
        let start = self.start.continued(position);
        Game { start, after_illegal: true, ends: self.ends, ..Game::default() }
    }

    /// Every legal move, even if the position is irregular after an illegal move.
    pub fn legal_moves(&self) -> MoveList {
        if self.after_illegal { self.position().any_legal_moves() } else { self.position().legal_moves() }
    }

    /// The start of the game.
    pub fn start(&self) -> &Start {
        &self.start
    }

    /// The moves so far.
    pub fn played(&self) -> &[PlayedMove] {
        &self.played
    }

    /// The current position.
    pub fn position(&self) -> &Position {
        self.position_after(self.played.len())
    }

    /// The position after this many plies, or the last one if there are fewer.
    pub fn position_after(&self, plies: usize) -> &Position {
        let last = plies.min(self.played.len()).checked_sub(1);
        last.and_then(|index| self.played.get(index)).map_or(self.start.position(), |played| &played.position)
    }

    /// The result; `None` while the game goes on.
    pub fn outcome(&self) -> Option<GameEnd> {
        self.outcome
    }

    /// After a resignation, a fallen flag, a second illegal move or an invalid sealed move: whether, and by which
    /// moves, the opponent could still have mated. `None` otherwise.
    pub fn could_mate(&self) -> Option<&MatePossible> {
        self.could_mate.as_ref()
    }

    /// Makes a move. Returns `false` and changes nothing if the move is illegal or the game is over.
    pub fn play(&mut self, mv: Move) -> bool {
        if self.outcome.is_some() || !self.legal_moves().contains(&mv) {
            return false;
        }
        self.push(mv);
        self.outcome = self.ended_by_itself();
        true
    }

    /// Makes a legal move without checking whether it ends the game.
    fn push(&mut self, mv: Move) {
        let position = self.position();
        let played = PlayedMove { mv, san: position.san(mv), position: position.after(mv) };
        self.played.push(played);
    }

    /// Takes the last move back, and the result with it. Returns `false` if there is no move.
    pub fn take_back(&mut self) -> bool {
        let taken = self.played.pop().is_some();
        if taken {
            (self.outcome, self.ended, self.could_mate, self.at_fault) = (None, None, None, None);
            self.keep_helps();
        }
        taken
    }

    /// Records a resignation (5.1.2). The player loses, unless the opponent can't mate by any series of legal moves.
    /// Returns `false` if the game was over.
    pub fn resign(&mut self, by: Color) -> bool {
        self.lose(by, Ending::Resignation, Ending::ResignationWithoutMate)
    }

    /// Records a fallen flag (6.9). The player loses, unless the opponent can't mate by any series of legal moves.
    /// Returns `false` if the game was over.
    pub fn flag_falls(&mut self, of: Color) -> bool {
        self.lose(of, Ending::FlagFall, Ending::FlagFallWithoutMate)
    }

    fn lose(&mut self, loser: Color, lost: Ending, drawn: Ending) -> bool {
        if self.outcome.is_some() {
            return false;
        }
        let could_mate = self.can_still_mate(!loser);
        // A game in which this can't be decided counts as lost.
        self.outcome = Some(match could_mate {
            MatePossible::No => GameEnd::new(None, drawn),
            MatePossible::Yes(_) | MatePossible::NotDecided => GameEnd::new(Some(!loser), lost),
        });
        (self.could_mate, self.at_fault) = (Some(could_mate), Some(loser));
        true
    }

    /// Records a second completed illegal move (7.5.5). The player loses, unless the opponent can't mate. Returns
    /// `false` if the game was over.
    ///
    /// If a pawn was left on the last rank, `promotion` first turns it into a queen; that move does not end the game.
    pub fn second_illegal_move(&mut self, by: Color, promotion: Option<Move>) -> bool {
        if self.outcome.is_some() {
            return false;
        }
        if let Some(mv) = promotion {
            self.push(mv);
        }
        self.lose(by, Ending::SecondIllegalMove, Ending::SecondIllegalMoveWithoutMate)
    }

    /// Records an invalid sealed move (Guideline I.8). The player loses, unless the opponent can't mate. Returns
    /// `false` if the game was over.
    pub fn illegal_sealed_move(&mut self, by: Color) -> bool {
        self.lose(by, Ending::IllegalSealedMove, Ending::IllegalSealedMoveWithoutMate)
    }

    /// Declares the game lost for `loser` by this article, whether or not the opponent can mate. Returns `false` if the
    /// game was already over.
    pub fn arbiter_decides(&mut self, loser: Color, article: &'static str) -> bool {
        if self.outcome.is_some() {
            return false;
        }
        self.outcome = Some(GameEnd { article, ..GameEnd::new(Some(!loser), Ending::Arbiter) });
        true
    }

    /// Whether a side can still mate. In an irregular position in which the side to move has no legal move, the answer
    /// is `Yes` if `side` has mated it, otherwise `No`. In any other irregular position, the answer is `No` if the
    /// opponent has no king (taking the king is not mate), if `side` has nothing but a king, or if both kings are there
    /// and the material of `side` can't mate; otherwise `NotDecided`.
    fn can_still_mate(&self, side: Color) -> MatePossible {
        let position = self.position();
        if !self.after_illegal || position.is_regular() {
            return mate_possible(position, side, POSITIONS_AT_THE_END);
        }
        if self.legal_moves().is_empty() {
            let is_mated = side != position.turn() && position.is_in_check(position.turn());
            return if is_mated { MatePossible::Yes(Vec::new()) } else { MatePossible::No };
        }
        let board = position.board();
        let king = board.role(Role::King);
        let without_enemy_king = (king - board.color(side)).is_empty();
        let bare = (board.color(side) - king).is_empty();
        let too_little = position.has_both_kings() && !can_mate_by_material(position, side);
        if without_enemy_king || bare || too_little { MatePossible::No } else { MatePossible::NotDecided }
    }

    /// Ends the game in a draw, for example by agreement or by a correct claim. Returns `false` if the game was over.
    pub fn draw(&mut self, ending: Ending) -> bool {
        if self.outcome.is_some() {
            return false;
        }
        self.outcome = Some(GameEnd::new(None, ending));
        true
    }

    /// Records the result that both players have signed. It stands even if the game ended otherwise (8.7).
    pub(crate) fn record_result(&mut self, outcome: GameEnd) {
        self.ended = self.ended.or(self.outcome);
        self.outcome = Some(outcome);
    }

    /// How the game ended, even if the players have signed a different result.
    pub fn ended(&self) -> Option<GameEnd> {
        self.ended.or(self.outcome)
    }

    /// The player whom a sentence about the ending names: the loser; in a draw, the player who resigned, ran out of
    /// time, or made an illegal move or an invalid sealed move; otherwise the player to move.
    pub fn named_in_ending(&self) -> Color {
        let winner = self.ended().and_then(|outcome| outcome.winner);
        winner.map_or_else(|| self.at_fault.unwrap_or(self.position().turn()), |winner| !winner)
    }

    /// How often the current position has occurred, this time included (9.2.3).
    pub fn occurrences(&self) -> usize {
        self.stood_after().len()
    }

    /// The numbers of plies after which the current position occurred, in ascending order. The last is the number of
    /// plies made so far.
    fn stood_after(&self) -> Vec<usize> {
        let now = self.position();
        // No position recurs after a capture or a pawn move.
        let reachable = self.played.len().saturating_sub(usize::from(now.halfmove_clock()));
        (reachable..=self.played.len()).filter(|&plies| self.position_after(plies).is_same_as(now)).collect()
    }

    /// Why moving the piece on `from` to `to` is not a legal move; `None` if it is one. Unlike the position, the game
    /// usually shows whether it was the king or the rook that has moved.
    pub fn illegal_reason(&self, from: Square, to: Square) -> Option<IllegalReason> {
        self.position().illegal_reason(from, to).map(|refusal| self.who_moved(refusal))
    }

    /// Why castling on a side is not legal; `None` if it is legal.
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

    /// The ending that applies without a claim; `None` if there is none. Mate comes before every draw (9.6.2), and the
    /// club rules come last.
    fn ended_by_itself(&self) -> Option<GameEnd> {
        let position = self.position();
        let draw = |ending| Some(GameEnd::new(None, ending));
        let regular = !self.after_illegal || position.is_regular();
        if !regular && !position.has_both_kings() {
            return None;
        }
        if !position.has_legal_move() {
            return if position.is_check() {
                Some(GameEnd::new(Some(!position.turn()), Ending::Checkmate))
            } else {
                draw(Ending::Stalemate)
            };
        }
        if self.ends == Ends::Never {
            return None;
        }
        if regular && is_surely_dead(position) {
            return draw(Ending::DeadPosition);
        }
        if self.occurrences() >= FIVEFOLD {
            return draw(Ending::Fivefold);
        }
        if position.halfmove_clock() >= SEVENTY_FIVE_MOVES {
            return draw(Ending::SeventyFiveMoves);
        }
        if self.ends == Ends::Claims {
            return None;
        }
        DrawClaim::ALL.into_iter().find_map(|claim| self.claim(claim, None)).and_then(draw)
    }
}
