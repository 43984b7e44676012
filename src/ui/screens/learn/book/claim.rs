//! The statements that a diagram's block makes about its position. A test checks each of them against the rules.

use thiserror::Error;

use crate::rules::{Bitboard, Square};
use crate::start::StartError;
use crate::table::{ClaimKind, Deed, Table};

/// Why a diagram can't be read.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum DiagramFault {
    /// A line of no known kind.
    #[error("found {0:?} in a board, expected what a board has")]
    Unknown(String),
    /// A required line.
    #[error("a board without a line \"{0}: …\"")]
    Missing(&'static str),
    #[error(transparent)]
    Start(StartError),
}

/// One statement.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DiagramClaim {
    /// These are all the legal destinations of the piece on `from`.
    Moves { from: Square, to: Bitboard },
    /// Moving there is a legal move of this kind.
    Legal { from: Square, to: Square, kind: String },
    /// Moving there is refused for this reason, and `squares` are the cause.
    Refused { from: Square, to: Square, reason: String, squares: Bitboard },
    /// Exactly these pieces give check.
    Check(Bitboard),
    /// By this article the touched pieces bind the player to move or take `pieces`; `None` if nothing binds.
    Bound { article: Option<String>, pieces: Bitboard },
    /// How the game ended; `None` if it has not.
    Ends(Option<String>),
    /// The result of doing this: the name of the ending, or "wrong".
    After { action: DiagramAction, comes: String },
    /// The Chess960 number of the start.
    Number(u16),
    /// Exactly these pawns, of both sides, are not defended by a piece of their own.
    Undefended(Bitboard),
}

/// What the reader can do at a diagram other than moving, with a button below it.
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

    /// The name in a block.
    pub const fn name(self) -> &'static str {
        match self {
            DiagramAction::Jadoube => "jadoube",
            DiagramAction::ClaimThreefold => "claim-threefold",
            DiagramAction::ClaimFifty => "claim-fifty",
            DiagramAction::Resign => "resign",
            DiagramAction::Flag => "flag",
        }
    }

    /// The message key of its button.
    pub const fn key(self) -> &'static str {
        match self {
            DiagramAction::Jadoube => "book-jadoube",
            DiagramAction::ClaimThreefold => "book-claim-threefold",
            DiagramAction::ClaimFifty => "book-claim-fifty",
            DiagramAction::Resign => "book-resign",
            DiagramAction::Flag => "book-flag",
        }
    }

    /// Parses the name in a block.
    pub fn read(name: &str) -> Result<DiagramAction, DiagramFault> {
        let found = DiagramAction::ALL.into_iter().find(|action| action.name() == name);
        found.ok_or_else(|| DiagramFault::Unknown(name.to_owned()))
    }

    /// The deed at the table.
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

    /// When it happens, in milliseconds of game time: a flag falls when the time is up, everything else happens now.
    pub fn at(self, table: &Table) -> u64 {
        match self {
            DiagramAction::Flag => table.flag_falls_at().unwrap_or_default(),
            _ => table.now(),
        }
    }
}

impl DiagramClaim {
    /// Parses a line from the parts before and after its colon.
    pub fn read(key: &str, value: &str) -> Result<DiagramClaim, DiagramFault> {
        let unknown = || DiagramFault::Unknown(format!("{key}: {value}"));
        let named: Vec<&str> = key.split_whitespace().collect();
        let mut values = value.split_whitespace();
        let word = |word: Option<&str>| word.map(str::to_owned).ok_or_else(unknown);
        Ok(match named[..] {
            ["moves", from] => DiagramClaim::Moves { from: square(from)?, to: squares(values)? },
            ["legal", from, to] => {
                DiagramClaim::Legal { from: square(from)?, to: square(to)?, kind: word(values.next())? }
            }
            ["refused", from, to] => DiagramClaim::Refused {
                from: square(from)?,
                to: square(to)?,
                reason: word(values.next())?,
                squares: squares(values)?,
            },
            ["check"] => DiagramClaim::Check(squares(values)?),
            ["bound"] => {
                let article = values.next().filter(|article| *article != "none").map(str::to_owned);
                DiagramClaim::Bound { article, pieces: squares(values)? }
            }
            ["ends"] => {
                DiagramClaim::Ends(values.next().filter(|ending| *ending != "not").map(str::to_owned))
            }
            ["after", action] => {
                DiagramClaim::After { action: DiagramAction::read(action)?, comes: word(values.next())? }
            }
            ["undefended"] => DiagramClaim::Undefended(squares(values)?),
            ["number"] => DiagramClaim::Number(value.parse().map_err(|_| unknown())?),
            _ => return Err(unknown()),
        })
    }
}

/// Parses the name of a square.
pub fn square(name: &str) -> Result<Square, DiagramFault> {
    name.parse().map_err(|_| DiagramFault::Unknown(name.to_owned()))
}

fn squares<'a>(names: impl Iterator<Item = &'a str>) -> Result<Bitboard, DiagramFault> {
    names.map(square).collect()
}
