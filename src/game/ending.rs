//! How a game ends and with what result.

use crate::record::GameResult;
use crate::rules::{Color, named};

named! {
    /// The reason why a game ended.
    pub enum Ending {
        /// The king is in check and there is no legal move.
        Checkmate = "checkmate" in "5.1.1",
        /// The king is not in check and there is no legal move.
        Stalemate = "stalemate" in "5.2.1",
        /// Neither side can mate by any series of legal moves.
        DeadPosition = "dead-position" in "5.2.2",
        /// The same position for the fifth time.
        Fivefold = "fivefold" in "9.6.1",
        /// 75 moves by each side without a capture or a pawn move.
        SeventyFiveMoves = "seventy-five-moves" in "9.6.2",
        /// A player resigns, and the opponent might still mate.
        Resignation = "resignation" in "5.1.2",
        /// A player resigns, but the opponent can't mate by any series of legal moves: a draw.
        ResignationWithoutMate = "resignation-without-mate" in "5.1.2",
        /// The players agree to a draw.
        Agreement = "agreement" in "9.1",
        /// Threefold repetition, either claimed or automatic under the club rules.
        Threefold = "threefold" in "9.2",
        /// Threefold repetition in which one side gave check with every move since the first of the last three
        /// occurrences: what clubs call perpetual check.
        PerpetualCheck = "perpetual-check" in "9.2",
        /// Fifty moves by each side without a capture or a pawn move, either claimed or automatic under the club rules.
        FiftyMoves = "fifty-moves" in "9.3",
        /// A player runs out of time, and the opponent might still mate.
        FlagFall = "flag-fall" in "6.9",
        /// A player runs out of time, but the opponent can't mate by any series of legal moves: a draw.
        FlagFallWithoutMate = "flag-fall-without-mate" in "6.9",
        /// A player completes a second illegal move, and the opponent might still mate.
        SecondIllegalMove = "second-illegal-move" in "7.5.5",
        /// A player completes a second illegal move, but the opponent can't mate by any series of legal moves: a draw.
        SecondIllegalMoveWithoutMate = "second-illegal-move-without-mate" in "7.5.5",
        /// A sealed move is invalid, for example illegal or ambiguous, and the opponent might still mate.
        IllegalSealedMove = "illegal-sealed-move" in "I.8",
        /// A sealed move is invalid, for example illegal or ambiguous, but the opponent can't mate by any series of
        /// legal moves: a draw.
        IllegalSealedMoveWithoutMate = "illegal-sealed-move-without-mate" in "I.8",
        /// Both kings are in check, or a pawn is on its last rank, after an unclaimed illegal move and still after the
        /// reply.
        KingsInCheck = "kings-in-check" in "A.5.4",
        /// An arbiter declares the game lost; [`GameEnd::article`] is the article applied.
        Arbiter = "arbiter" in "12.9",
    }
}

/// The end of a game: the winner (`None` in a draw), the ending and the article.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct GameEnd {
    /// `None` if the game is drawn.
    pub winner: Option<Color>,
    /// Why the game ended.
    pub ending: Ending,
    /// The article of the Laws that decides.
    pub article: &'static str,
}

impl GameEnd {
    /// The end of a game, with the article that belongs to the ending.
    pub const fn new(winner: Option<Color>, ending: Ending) -> GameEnd {
        GameEnd { winner, ending, article: ending.article() }
    }

    /// The result: a draw, or a win by one of the players.
    pub fn result(self) -> GameResult {
        self.winner.map_or(GameResult::Drawn, GameResult::Won)
    }

    /// The score: `1-0`, `0-1` or `1/2-1/2`.
    pub const fn score(self) -> &'static str {
        match self.winner {
            Some(Color::White) => "1-0",
            Some(Color::Black) => "0-1",
            None => "1/2-1/2",
        }
    }
}
