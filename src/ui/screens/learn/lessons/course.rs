//! A course: steps, each a position with a task.
//!
//! The steps are in the sibling modules `tour` and `castling`.

use super::{castling, tour};
use crate::rules::Square;
use crate::table::{GameSetup, TakeBack, TouchMove};
use crate::ui::view::command::Command;

/// The subject of a course.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Course {
    /// Touch-move in one minute.
    Tour,
    /// Castling in Chess960.
    Castling,
}

/// The way of castling that a step is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CastlingWay {
    /// The king is moved onto its rook, or to its goal square.
    Plain,
    /// Castling is announced first.
    Said,
    /// The king is held off the board while the rook is moved.
    ByHand,
}

/// The task of a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goal {
    /// Castle, in this way; the text is for the learner who castled in another way.
    Castle(Option<(CastlingWay, &'static str)>),
    /// Castle by touching the king before the rook.
    KingFirst,
    /// Touch this piece.
    Touch(Square),
    /// Try to move another piece than the bound one.
    Try,
    /// Move the bound piece.
    Release,
    /// Touch this piece of the opponent's, then capture it.
    Take(Square),
    /// Adjust this piece, after announcing it.
    Adjust(Square),
}

impl Goal {
    /// Whether the step is about touching itself.
    pub const fn is_touching(self) -> bool {
        matches!(self, Goal::Touch(_) | Goal::Take(_))
    }
}

/// One step; White is to move. All texts are message keys.
#[derive(Clone, Copy, Debug)]
pub struct Step {
    pub fen: &'static str,
    /// A piece that White has already touched.
    pub touched: Option<Square>,
    pub title: &'static str,
    pub text: &'static str,
    pub task: &'static str,
    pub goal: Goal,
    /// The praise when the step is done, and the article behind it.
    pub done: &'static str,
    pub article: &'static str,
    /// The title and text shown after anything else was done.
    pub other: [&'static str; 2],
}

impl Course {
    /// All its steps, in order.
    pub const fn steps(self) -> &'static [Step] {
        match self {
            Course::Tour => &tour::STEPS,
            Course::Castling => &castling::STEPS,
        }
    }

    /// The command that opens the course and gives it its name.
    pub const fn command(self) -> Command {
        match self {
            Course::Tour => Command::Tour,
            Course::Castling => Command::Lesson,
        }
    }

    /// The message keys for leaving before the end, and at the end.
    pub const fn leaving(self) -> [&'static str; 2] {
        match self {
            Course::Tour => ["tour-skip", "tour-play"],
            Course::Castling => ["close", "lesson-done"],
        }
    }

    /// The settings of its table. Touch-move is enforced where it is taught.
    pub fn agreed(self) -> GameSetup {
        let (touch, take_back) = match self {
            Course::Tour => (TouchMove::Enforced, TakeBack::Never),
            Course::Castling => (TouchMove::Off, TakeBack::Free),
        };
        GameSetup { touch, take_back, ..GameSetup::default() }
    }
}
