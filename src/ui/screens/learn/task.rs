//! A task at a diagram: what the learner should do on its board, and the texts of the outcome; also the errors of
//! reading a diagram.
//!
//! `ui::screens::learn::judge` decides the outcome.

use thiserror::Error;

use crate::rules::Square;
use crate::start::StartError;
use crate::text::Texts;
use crate::ui::view::LawCard;

/// Why a diagram can't be read.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum DiagramFault {
    /// A line without a colon, or an unknown action, square or goal.
    #[error("found {0:?} in a board, expected what a board has")]
    Unknown(String),
    /// A required line is missing.
    #[error("a board without a line \"{0}: …\"")]
    Missing(&'static str),
    #[error(transparent)]
    Start(StartError),
}

/// Parses the name of a square.
pub fn square(name: &str) -> Result<Square, DiagramFault> {
    name.parse().map_err(|_| DiagramFault::Unknown(name.to_owned()))
}

/// A way of castling.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CastlingWay {
    /// With the king moved onto the rook, or onto the king's castling square, without an announcement.
    Plain,
    /// Announced beforehand.
    Said,
    /// With the king off the board while the rook moves.
    ByHand,
}

/// What the learner should do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goal {
    /// Castle in this way; `None` allows any way.
    Castle(Option<CastlingWay>),
    /// Castle, touching the king before the rook.
    KingFirst,
    /// Touch this piece.
    Touch(Square),
    /// Try a piece other than the one that must move.
    Try,
    /// Move the piece that must move.
    Release,
    /// Touch this piece, which is the opponent's, then take it.
    Take(Square),
    /// Adjust this piece, after saying j'adoube.
    Adjust(Square),
}

impl Goal {
    /// Parses the value of a `goal:` line.
    fn read(value: &str) -> Result<Goal, DiagramFault> {
        let words: Vec<&str> = value.split_whitespace().collect();
        Ok(match words[..] {
            ["castle"] => Goal::Castle(None),
            ["castle", "said"] => Goal::Castle(Some(CastlingWay::Said)),
            ["castle", "by-hand"] => Goal::Castle(Some(CastlingWay::ByHand)),
            ["king-first"] => Goal::KingFirst,
            ["touch", piece] => Goal::Touch(square(piece)?),
            ["try"] => Goal::Try,
            ["release"] => Goal::Release,
            ["take", piece] => Goal::Take(square(piece)?),
            ["adjust", piece] => Goal::Adjust(square(piece)?),
            _ => return Err(DiagramFault::Unknown(format!("goal: {value}"))),
        })
    }

    /// Whether the task names a piece to touch or to take.
    pub const fn is_touching(self) -> bool {
        matches!(self, Goal::Touch(_) | Goal::Take(_))
    }

    /// Whether the move to make is castling.
    pub const fn is_castling(self) -> bool {
        matches!(self, Goal::Castle(_) | Goal::KingFirst)
    }

    /// The article of the Laws that the task is about.
    pub const fn article(self) -> &'static str {
        match self {
            Goal::Castle(_) => "3.8.2",
            Goal::KingFirst => "4.4.1",
            Goal::Touch(_) | Goal::Try => "4.3.1",
            Goal::Release => "4.7",
            Goal::Take(_) => "4.3.2",
            Goal::Adjust(_) => "4.2.1",
        }
    }
}

/// The outcome of a try.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TaskOutcome {
    /// A success.
    Done,
    /// Castling, but not in the way that the task is about.
    Otherwise,
    /// A king move to the square to which castling would have brought the king.
    KingMove(Square),
    /// Anything else.
    Other,
}

impl TaskOutcome {
    /// Whether the outcome completes the task.
    pub const fn is_done(self) -> bool {
        matches!(self, TaskOutcome::Done | TaskOutcome::Otherwise)
    }
}

/// A goal, and the texts of its outcomes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Task {
    pub goal: Goal,
    /// The text for a success.
    pub done: String,
    /// The text for castling in a way other than the one asked for; `None` if the text for a success is used instead.
    pub otherwise: Option<String>,
    /// The text for [`TaskOutcome::Other`]; `None` if a general text is used instead.
    pub other: Option<String>,
}

impl Task {
    /// The lines of a task, in the order of its fields.
    pub const LINES: [&str; 4] = ["goal", "done", "otherwise", "other"];

    /// Parses the values of the lines in `LINES`, in that order. Without a goal, there is no task.
    ///
    /// # Errors
    /// An unknown goal or square, or no text for a success.
    pub fn read(lines: [Option<&str>; 4]) -> Result<Option<Task>, DiagramFault> {
        let [goal, done, otherwise, other] = lines.map(|line| line.map(str::to_owned));
        let Some(goal) = goal else { return Ok(None) };
        let done = done.ok_or(DiagramFault::Missing("done"))?;
        Ok(Some(Task { goal: Goal::read(&goal)?, done, otherwise, other }))
    }

    pub fn card(&self, outcome: TaskOutcome, words: &Texts) -> LawCard {
        let of_goal = Some(self.goal.article());
        let (title, detail, article) = match outcome {
            TaskOutcome::Done => (t!(words, "lesson-well-done"), self.done.clone(), of_goal),
            TaskOutcome::Otherwise => {
                let detail = self.otherwise.as_ref().unwrap_or(&self.done);
                (t!(words, "lesson-castled"), detail.clone(), of_goal)
            }
            TaskOutcome::KingMove(goal) => {
                let title = t!(words, "lesson-king-move", king = goal.to_string());
                (title, t!(words, "lesson-king-move-detail"), Some("3.8.1"))
            }
            TaskOutcome::Other => {
                let castles = matches!(self.goal, Goal::Castle(_));
                let title = if castles { "lesson-other" } else { "tour-not-yet" };
                let detail = self.other.clone().unwrap_or_else(|| t!(words, "lesson-other-detail"));
                (t!(words, title), detail, None)
            }
        };
        LawCard { article, ..LawCard::of(title, detail) }
    }
}
