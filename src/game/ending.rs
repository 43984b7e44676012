//! How a game ends and with what result (Articles 5, 6.9 and 9).

use crate::rules::Color;

/// The reason why a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ending {
    /// The king is in check and there is no legal move.
    Checkmate,
    /// The king is not in check and there is no legal move.
    Stalemate,
    /// Neither side can mate by any series of legal moves.
    DeadPosition,
    /// The same position for the fifth time.
    Fivefold,
    /// 75 moves by each side without a capture or a pawn move.
    SeventyFiveMoves,
    /// A player resigns and the opponent could still mate.
    Resignation,
    /// A player resigns, but the opponent can't mate by any series of legal moves: a draw.
    ResignationWithoutMate,
    /// The players agree to a draw.
    Agreement,
    /// Threefold repetition, claimed.
    Threefold,
    /// Threefold repetition in which one side gave check with every move since the first occurrence.
    PerpetualCheck,
    /// Fifty moves by each side without a capture or a pawn move, claimed.
    FiftyMoves,
    /// A player runs out of time and the opponent could still mate.
    FlagFall,
    /// A player runs out of time, but the opponent can't mate by any series of legal moves: a draw.
    FlagFallWithoutMate,
    /// A player completes a second illegal move and the opponent could still mate.
    SecondIllegalMove,
    /// A player completes a second illegal move, but the opponent can't mate by any series of legal moves: a draw.
    SecondIllegalMoveWithoutMate,
    /// A sealed move is illegal or ambiguous and the opponent could still mate.
    IllegalSealedMove,
    /// A sealed move is illegal or ambiguous, but the opponent can't mate by any series of legal moves: a draw.
    IllegalSealedMoveWithoutMate,
    /// After an unclaimed illegal move and the reply to it, both kings are in check or a pawn is on its last rank.
    KingsInCheck,
}

impl Ending {
    /// A machine-readable name in kebab-case.
    pub const fn name(self) -> &'static str {
        match self {
            Ending::Checkmate => "checkmate",
            Ending::Stalemate => "stalemate",
            Ending::DeadPosition => "dead-position",
            Ending::Fivefold => "fivefold",
            Ending::SeventyFiveMoves => "seventy-five-moves",
            Ending::Resignation => "resignation",
            Ending::ResignationWithoutMate => "resignation-without-mate",
            Ending::Agreement => "agreement",
            Ending::Threefold => "threefold",
            Ending::PerpetualCheck => "perpetual-check",
            Ending::FiftyMoves => "fifty-moves",
            Ending::FlagFall => "flag-fall",
            Ending::FlagFallWithoutMate => "flag-fall-without-mate",
            Ending::SecondIllegalMove => "second-illegal-move",
            Ending::SecondIllegalMoveWithoutMate => "second-illegal-move-without-mate",
            Ending::IllegalSealedMove => "illegal-sealed-move",
            Ending::IllegalSealedMoveWithoutMate => "illegal-sealed-move-without-mate",
            Ending::KingsInCheck => "kings-in-check",
        }
    }

    /// The article in the Laws of 2023.
    pub const fn article(self) -> &'static str {
        match self {
            Ending::Checkmate => "5.1.1",
            Ending::Stalemate => "5.2.1",
            Ending::DeadPosition => "5.2.2",
            Ending::Fivefold => "9.6.1",
            Ending::SeventyFiveMoves => "9.6.2",
            Ending::Resignation | Ending::ResignationWithoutMate => "5.1.2",
            Ending::Agreement => "9.1",
            // Perpetual check is what clubs call this kind of threefold repetition.
            Ending::Threefold | Ending::PerpetualCheck => "9.2",
            Ending::FiftyMoves => "9.3",
            Ending::FlagFall | Ending::FlagFallWithoutMate => "6.9",
            Ending::SecondIllegalMove | Ending::SecondIllegalMoveWithoutMate => "7.5.5",
            Ending::IllegalSealedMove | Ending::IllegalSealedMoveWithoutMate => "I.8",
            Ending::KingsInCheck => "A.5.4",
        }
    }
}

/// The result of a game: the winner, if any, and the ending.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Outcome {
    /// `None` if the game is drawn.
    pub winner: Option<Color>,
    /// Why the game ended.
    pub ending: Ending,
}

impl Outcome {
    /// `1-0`, `0-1` or `1/2-1/2`.
    pub const fn score(self) -> &'static str {
        match self.winner {
            Some(Color::White) => "1-0",
            Some(Color::Black) => "0-1",
            None => "1/2-1/2",
        }
    }
}
