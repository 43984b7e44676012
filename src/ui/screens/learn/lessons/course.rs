//! A course: steps, each a position in which something is to be done.
//!
//! The steps themselves: see `ui::screens::learn::lessons::castling`.

use super::{castling, tour};
use crate::rules::Square;
use crate::table::{GameSetup, TakeBack, TouchMove};
use crate::ui::view::command::Command;

/// What is taught.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Course {
    /// Touch-move in one minute.
    Tour,
    /// Castling in Chess960.
    Castling,
}

/// A way of castling that a step is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CastlingWay {
    /// The king onto its rook, or far enough towards it.
    Plain,
    /// It was said first.
    Said,
    /// The king was off the board while the rook was moved.
    ByHand,
}

/// What is to be done in a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goal {
    /// It is castled; the way that the step is about, and what is said when it was castled in another one.
    Castle(Option<(CastlingWay, &'static str)>),
    /// The king is touched before its rook, and it is castled.
    KingFirst,
    /// This piece is touched.
    Touch(Square),
    /// Another piece is tried than the one that is bound to move.
    Try,
    /// The bound piece is moved.
    Release,
    /// This piece of the opponent's is touched and then taken.
    Take(Square),
    /// This piece is put right, which is said first.
    Adjust(Square),
}

impl Goal {
    /// Whether touching itself is what the step is about.
    pub const fn is_touching(self) -> bool {
        matches!(self, Goal::Touch(_) | Goal::Take(_))
    }
}

/// One step. White moves.
#[derive(Clone, Copy, Debug)]
pub struct Step {
    pub fen: &'static str,
    /// What White has touched already.
    pub touched: Option<Square>,
    pub title: &'static str,
    pub text: &'static str,
    /// What to do.
    pub task: &'static str,
    pub goal: Goal,
    /// What is said of it when it is done, and the article behind that.
    pub done: &'static str,
    pub article: &'static str,
    /// What is said when something else was done.
    pub other: [&'static str; 2],
}

impl Course {
    /// All of its steps, in order.
    pub const fn steps(self) -> &'static [Step] {
        match self {
            Course::Tour => &tour::STEPS,
            Course::Castling => &castling::STEPS,
        }
    }

    /// The command that opens it, by whose name it goes.
    pub const fn command(self) -> Command {
        match self {
            Course::Tour => Command::Tour,
            Course::Castling => Command::Lesson,
        }
    }

    /// The keys of the words for leaving it before the end, and at the end.
    pub const fn leaving(self) -> [&'static str; 2] {
        match self {
            Course::Tour => ["tour-skip", "tour-play"],
            Course::Castling => ["close", "lesson-done"],
        }
    }

    /// What is agreed at its table: where touching is taught it binds.
    pub fn agreed(self) -> GameSetup {
        let (touch, take_back) = match self {
            Course::Tour => (TouchMove::Enforced, TakeBack::Never),
            Course::Castling => (TouchMove::Off, TakeBack::Free),
        };
        GameSetup { touch, take_back, ..GameSetup::default() }
    }
}
