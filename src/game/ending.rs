//! How a game ends, and with what result (Articles 5, 6.9 and 9).

use crate::rules::Color;

/// What ended the game.
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
    /// A player gives up, and the opponent could still mate.
    Resignation,
    /// Resignation when the opponent can't mate by any series of legal moves.
    ResignationWithoutMate,
    /// The players agree.
    Agreement,
    /// The same position for the third time, claimed.
    Threefold,
    /// The same, where one side gave check with each of its moves since the first of the three.
    PerpetualCheck,
    /// Fifty moves by each side without a capture or a pawn move, claimed.
    FiftyMoves,
    /// A player has no time left, and the opponent could still mate.
    FlagFall,
    /// Flag fall when the opponent can't mate by any series of legal moves.
    FlagFallWithoutMate,
}

impl Ending {
    /// A name for machines, in kebab-case.
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
        }
    }

    /// The article of the Laws of 2023.
    pub const fn article(self) -> &'static str {
        match self {
            Ending::Checkmate => "5.1.1",
            Ending::Stalemate => "5.2.1",
            Ending::DeadPosition => "5.2.2",
            Ending::Fivefold => "9.6.1",
            Ending::SeventyFiveMoves => "9.6.2",
            Ending::Resignation | Ending::ResignationWithoutMate => "5.1.2",
            Ending::Agreement => "9.1",
            // Perpetual check is a name that clubs have for a threefold.
            Ending::Threefold | Ending::PerpetualCheck => "9.2",
            Ending::FiftyMoves => "9.3",
            Ending::FlagFall | Ending::FlagFallWithoutMate => "6.9",
        }
    }
}

/// The end of a game: who won, if anyone, and by what.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Outcome {
    /// Nobody in a draw.
    pub winner: Option<Color>,
    /// What ended it.
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
