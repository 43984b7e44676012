//! Tablebases: files that give, for every position with few pieces, who wins and how soon a pawn moves or a piece is
//! taken. The format is Ronald de Man's ("Syzygy", 2013).
//!
//! The tables ignore castling. A [`Prober`] answers only for positions without castling rights; [`Folder`] is the
//! prober that reads files. For a position in a game, see [`ranked`] and [`verdict`].

mod folder;
mod index;
mod material;
mod pairs;
mod probe;
mod rank;
mod source;
mod table;

use std::fmt;
use std::sync::{Arc, PoisonError, RwLock};

pub use folder::{Folder, UnreadableFile};
pub use rank::{RankedMove, Verdict, ranked, verdict};

use crate::rules::Position;
use material::MAX_PIECES;

/// A result (win, draw or loss) of a position for one side.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Wdl {
    Loss,
    /// A loss that takes so long that the fifty-move rule prevents it.
    BlessedLoss,
    Draw,
    /// A win that takes so long that the fifty-move rule prevents it.
    CursedWin,
    Win,
}

impl Wdl {
    /// All results, from the worst to the best.
    pub const ALL: [Wdl; 5] = [Wdl::Loss, Wdl::BlessedLoss, Wdl::Draw, Wdl::CursedWin, Wdl::Win];

    /// This result from the other side's point of view.
    #[must_use]
    pub const fn reversed(self) -> Wdl {
        Wdl::ALL[Wdl::Win as usize - self as usize]
    }
}

/// Answers from tablebases. There is no answer for positions with castling rights or too many pieces, nor if a file
/// that is needed is missing or damaged.
pub trait Prober: Send + Sync {
    /// The largest number of pieces, kings and pawns included, for which there is a table.
    fn most_pieces(&self) -> usize;

    /// The result for the side to move if the count of the fifty-move rule is 0.
    fn result(&self, position: &Position) -> Option<Wdl>;

    /// The plies to the next capture or pawn move, or to mate, with best play ("distance to zero", DTZ): positive if
    /// the side to move wins, negative if it loses, 0 in a draw; -1 if it is checkmated. The absolute value is more
    /// than 100 where the fifty-move rule comes first, and can be one too low.
    fn distance(&self, position: &Position) -> Option<i32>;

    /// Whether some files could not be read, so that answers may be missing.
    fn is_damaged(&self) -> bool {
        false
    }
}

/// The tables of a folder that can't be read: all answers are missing.
#[derive(Clone, Copy, Debug)]
pub struct MissingTables;

impl Prober for MissingTables {
    fn most_pieces(&self) -> usize {
        MAX_PIECES
    }

    fn result(&self, _: &Position) -> Option<Wdl> {
        None
    }

    fn distance(&self, _: &Position) -> Option<i32> {
        None
    }

    fn is_damaged(&self) -> bool {
        true
    }
}

/// The tables in use. A clone refers to the same tables, so that engines and analyses can share them.
#[derive(Clone, Default)]
pub struct Tables(Arc<RwLock<Option<Arc<dyn Prober>>>>);

impl Tables {
    /// Replaces the tables; a running search keeps using the old ones.
    pub fn set(&self, prober: Option<Arc<dyn Prober>>) {
        *self.0.write().unwrap_or_else(PoisonError::into_inner) = prober;
    }

    /// The current tables, if there are any.
    pub fn get(&self) -> Option<Arc<dyn Prober>> {
        self.0.read().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

impl fmt::Debug for Tables {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Tables").field(&self.get().map(|prober| prober.most_pieces())).finish()
    }
}

/// Whether tables of up to this many pieces can contain a position.
pub fn is_in_reach(position: &Position, most_pieces: usize) -> bool {
    position.board().occupied().len() <= most_pieces && position.castling_rooks().is_empty()
}
