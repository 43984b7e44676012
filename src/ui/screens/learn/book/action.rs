//! What the reader can do at a diagram in addition to moving the pieces.

use crate::table::{ClaimKind, Deed, Table};

/// An action at a diagram other than a move. Its button is next to the board or below it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DiagramAction {
    Jadoube,
    ClaimThreefold,
    ClaimFifty,
    Resign,
    /// Lets the clock of the player to move run out.
    Flag,
}

impl DiagramAction {
    const ALL: [DiagramAction; 5] = [
        DiagramAction::Jadoube,
        DiagramAction::ClaimThreefold,
        DiagramAction::ClaimFifty,
        DiagramAction::Resign,
        DiagramAction::Flag,
    ];

    /// The message key of the action's button.
    pub const fn key(self) -> &'static str {
        match self {
            DiagramAction::Jadoube => "book-jadoube",
            DiagramAction::ClaimThreefold => "book-claim-threefold",
            DiagramAction::ClaimFifty => "book-claim-fifty",
            DiagramAction::Resign => "book-resign",
            DiagramAction::Flag => "book-flag",
        }
    }

    /// The action's name in a `board` block.
    pub fn name(self) -> &'static str {
        self.key().trim_start_matches("book-")
    }

    /// Parses an action's name in a `board` block; `None` if no action has this name.
    pub fn read(name: &str) -> Option<DiagramAction> {
        DiagramAction::ALL.into_iter().find(|action| action.name() == name)
    }

    /// The deed that carries out the action at the table.
    pub fn deed(self, table: &Table) -> Deed {
        let claim = |kind| Deed::Claim { kind, intended: None, by: None };
        match self {
            DiagramAction::Jadoube => Deed::Jadoube,
            DiagramAction::ClaimThreefold => claim(ClaimKind::Threefold),
            DiagramAction::ClaimFifty => claim(ClaimKind::FiftyMoves),
            DiagramAction::Resign => Deed::Resign { by: table.position().turn() },
            DiagramAction::Flag => Deed::Tick,
        }
    }

    /// When the action happens, in milliseconds of game time: a flag falls when the time is up; everything else happens
    /// now.
    pub fn at(self, table: &Table) -> u64 {
        match self {
            DiagramAction::Flag => table.flag_falls_at().unwrap_or_default(),
            _ => table.now(),
        }
    }
}
