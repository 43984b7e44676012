//! The named values of game settings, claims, offers, pauses and input devices, with their names in JSON.

use crate::game::{DrawClaim, RulingSubject};
use crate::rules::named;

named! {
    /// How the rule that a touched piece must move (4.3) is applied.
    #[derive(Default)]
    pub enum TouchMove {
        /// The table enforces touch-move.
        #[default]
        Enforced = "enforced",
        /// The table accepts a move that breaks touch-move; the opponent may claim the breach (4.8).
        OnClaim = "on-claim",
        /// Touch-move is off.
        Off = "off",
        /// The players move the pieces by hand, legally or not, and press the clock; illegal moves are ruled on (7.5).
        OverTheBoard = "over-the-board",
    }
}

named! {
    /// Who is the arbiter of a game over the board.
    #[derive(Default)]
    pub enum Arbiter {
        /// The players: an illegal move or a fallen flag counts only once it is claimed.
        #[default]
        Players = "players",
        /// The program: it rules on an illegal move when the clock is pressed, and on a fallen flag when the flag
        /// falls.
        Program = "program",
    }
}

named! {
    /// The reason for stopping the clocks, other than a break.
    pub enum PausePurpose {
        /// A ruling: the pieces stay in view, and play waits until the game is resumed (6.11, 7.1).
        Ruling = "ruling",
    }
}

named! {
    /// The device that an action came from. Only these devices are recorded.
    pub enum Source {
        /// An electronic board.
        Board = "board",
        Key = "key",
    }
}

named! {
    /// Whether takebacks are allowed.
    #[derive(Default)]
    pub enum TakeBack {
        /// Takebacks are off (4.7).
        #[default]
        Never = "never",
        /// The opponent must agree.
        Agreed = "agreed",
        /// Takebacks need no agreement.
        Free = "free",
    }
}

named! {
    /// The kind of game. The last game settings of each kind are kept separately.
    pub enum GameKind {
        /// Two humans at one computer.
        Two = "two",
        /// A human against an engine.
        Computer = "computer",
        /// An engine against an engine.
        Engines = "engines",
        /// Chess960, with any players.
        Chess960 = "chess960",
    }
}

named! {
    /// The kind of a claim.
    pub enum ClaimKind {
        /// The same position occurs for the third time (9.2).
        Threefold = "threefold",
        /// The last fifty moves by each player are without a capture or a pawn move (9.3).
        FiftyMoves = "fifty-moves",
        /// The opponent broke touch-move (4.8).
        TouchMove = "touch-move",
        /// A player completed an illegal move (7.5).
        IllegalMove = "illegal-move",
        /// A flag has fallen (6.8).
        Flag = "flag",
    }
}

impl From<DrawClaim> for ClaimKind {
    fn from(claim: DrawClaim) -> ClaimKind {
        match claim {
            DrawClaim::Threefold => ClaimKind::Threefold,
            DrawClaim::FiftyMoves => ClaimKind::FiftyMoves,
        }
    }
}

impl From<RulingSubject> for ClaimKind {
    fn from(subject: RulingSubject) -> ClaimKind {
        match subject {
            RulingSubject::Draw(claim) => claim.into(),
            RulingSubject::TouchMove => ClaimKind::TouchMove,
            RulingSubject::IllegalMove(_) => ClaimKind::IllegalMove,
            RulingSubject::Flag => ClaimKind::Flag,
        }
    }
}

named! {
    /// What a player can offer or ask for.
    pub enum Offer {
        Draw = "draw",
        /// A takeback.
        TakeBack = "take-back",
    }
}
