//! What a diagram says of its position, in the words of its block. A test holds each of them against the rules.

use super::diagram::DiagramFault;
use crate::rules::{Bitboard, Square};
use crate::table::{ClaimKind, Deed, Table};

/// One thing that is said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Claim {
    /// These are all the squares where a piece can be let go.
    Moves { from: Square, to: Bitboard },
    /// Letting a piece go there is a legal move of this kind.
    Legal { from: Square, to: Square, kind: String },
    /// Letting it go there is refused for this reason, and these squares are the cause.
    Refused { from: Square, to: Square, reason: String, squares: Bitboard },
    /// These pieces give check; nothing but they.
    Check(Bitboard),
    /// What has been touched binds by this article, and these pieces; by none where nothing binds.
    Bound { article: Option<String>, pieces: Bitboard },
    /// The game is over by this, or is not.
    Ends(Option<String>),
    /// What comes of it when somebody does this: the name of the end, or "wrong".
    After { action: DiagramAction, comes: String },
    /// The number of the start in Chess960.
    Number(u16),
}

/// What can be done at a diagram beside moving, by a button below it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DiagramAction {
    Jadoube,
    ClaimThreefold,
    ClaimFifty,
    Resign,
    /// The time of the player having the move runs out.
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

    /// Its word in a block.
    pub const fn name(self) -> &'static str {
        match self {
            DiagramAction::Jadoube => "jadoube",
            DiagramAction::ClaimThreefold => "claim-threefold",
            DiagramAction::ClaimFifty => "claim-fifty",
            DiagramAction::Resign => "resign",
            DiagramAction::Flag => "flag",
        }
    }

    /// The key of the words on its button.
    pub const fn key(self) -> &'static str {
        match self {
            DiagramAction::Jadoube => "book-jadoube",
            DiagramAction::ClaimThreefold => "book-claim-threefold",
            DiagramAction::ClaimFifty => "book-claim-fifty",
            DiagramAction::Resign => "book-resign",
            DiagramAction::Flag => "book-flag",
        }
    }

    /// Its word read.
    pub fn read(name: &str) -> Result<DiagramAction, DiagramFault> {
        let found = DiagramAction::ALL.into_iter().find(|action| action.name() == name);
        found.ok_or_else(|| DiagramFault::Unknown(name.to_owned()))
    }

    /// What is done at the table.
    pub fn deed(self, table: &Table) -> Deed {
        let claim = |kind| Deed::Claim { kind, intended: None };
        match self {
            DiagramAction::Jadoube => Deed::Jadoube,
            DiagramAction::ClaimThreefold => claim(ClaimKind::Threefold),
            DiagramAction::ClaimFifty => claim(ClaimKind::FiftyMoves),
            DiagramAction::Resign => Deed::Resign { by: table.position().turn() },
            DiagramAction::Flag => Deed::Tick,
        }
    }

    /// When it is done, in milliseconds of the game: the flag falls in its own time.
    pub fn at(self, table: &Table) -> u64 {
        match self {
            DiagramAction::Flag => table.flag_falls_at().unwrap_or_default(),
            _ => table.now(),
        }
    }
}

impl Claim {
    /// Reads what stands before and after the colon of a line.
    pub fn read(key: &str, value: &str) -> Result<Claim, DiagramFault> {
        let unknown = || DiagramFault::Unknown(format!("{key}: {value}"));
        let named: Vec<&str> = key.split_whitespace().collect();
        let mut values = value.split_whitespace();
        let word = |word: Option<&str>| word.map(str::to_owned).ok_or_else(unknown);
        Ok(match named[..] {
            ["moves", from] => Claim::Moves { from: square(from)?, to: squares(values)? },
            ["legal", from, to] => {
                Claim::Legal { from: square(from)?, to: square(to)?, kind: word(values.next())? }
            }
            ["refused", from, to] => Claim::Refused {
                from: square(from)?,
                to: square(to)?,
                reason: word(values.next())?,
                squares: squares(values)?,
            },
            ["check"] => Claim::Check(squares(values)?),
            ["bound"] => {
                let article = values.next().filter(|article| *article != "none").map(str::to_owned);
                Claim::Bound { article, pieces: squares(values)? }
            }
            ["ends"] => Claim::Ends(values.next().filter(|ending| *ending != "not").map(str::to_owned)),
            ["after", action] => {
                Claim::After { action: DiagramAction::read(action)?, comes: word(values.next())? }
            }
            ["number"] => Claim::Number(value.parse().map_err(|_| unknown())?),
            _ => return Err(unknown()),
        })
    }
}

/// A square by its name.
pub fn square(name: &str) -> Result<Square, DiagramFault> {
    name.parse().map_err(|_| DiagramFault::Unknown(name.to_owned()))
}

fn squares<'a>(names: impl Iterator<Item = &'a str>) -> Result<Bitboard, DiagramFault> {
    names.map(square).collect()
}
