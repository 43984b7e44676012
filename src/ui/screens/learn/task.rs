//! A task at a diagram: what the learner should do on its board, and the texts of the outcome.
//!
//! `ui::screens::learn::judge` decides the outcome.

use super::book::claim::{DiagramFault, square};

use crate::rules::Square;
use crate::text::Texts;
use crate::ui::view::LawCard;

/// A way to castle that a task is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CastlingWay {
    /// King onto rook, or at least two squares towards it.
    Plain,
    /// Announced first.
    Said,
    /// With the king off the board while the rook moves.
    ByHand,
}

/// What the learner should do. White is to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goal {
    /// Castle, in this way if there is one.
    Castle(Option<CastlingWay>),
    /// Castle, touching the king before the rook.
    KingFirst,
    /// Touch this piece.
    Touch(Square),
    /// Try another piece than the one that must move.
    Try,
    /// Move the piece that must move.
    Release,
    /// Touch this piece of the opponent's, then take it.
    Take(Square),
    /// Adjust this piece, after j'adoube.
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

    /// Whether the task is about touching.
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
    /// Castling, in another way than the task is about.
    Otherwise,
    /// A king move to the square where castling would have brought it.
    KingMove(Square),
    /// Anything else; the position is reset.
    Other,
}

impl TaskOutcome {
    /// Whether it completes the task.
    pub const fn is_done(self) -> bool {
        matches!(self, TaskOutcome::Done | TaskOutcome::Otherwise)
    }
}

/// A goal, and the texts of its outcomes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Task {
    pub goal: Goal,
    /// For a success.
    pub done: String,
    /// For castling in another way.
    pub otherwise: Option<String>,
    /// For anything else.
    pub other: Option<String>,
}

/// The lines of a task that have been read.
#[derive(Default)]
pub struct TaskLines<'a> {
    goal: Option<&'a str>,
    done: Option<&'a str>,
    otherwise: Option<&'a str>,
    other: Option<&'a str>,
}

impl<'a> TaskLines<'a> {
    /// Stores a line; false if it isn't part of a task.
    pub fn take(&mut self, key: &str, value: &'a str) -> bool {
        let line = match key {
            "goal" => &mut self.goal,
            "done" => &mut self.done,
            "otherwise" => &mut self.otherwise,
            "other" => &mut self.other,
            _ => return false,
        };
        *line = Some(value);
        true
    }

    /// Builds the task, if there is a goal.
    ///
    /// # Errors
    /// An unknown goal, or no text for a success.
    pub fn task(self) -> Result<Option<Task>, DiagramFault> {
        let Some(goal) = self.goal else { return Ok(None) };
        let done = self.done.ok_or(DiagramFault::Missing("done"))?.to_owned();
        let [otherwise, other] = [self.otherwise, self.other].map(|line| line.map(str::to_owned));
        Ok(Some(Task { goal: Goal::read(goal)?, done, otherwise, other }))
    }
}

impl Task {
    /// The card of an outcome.
    pub fn card(&self, outcome: TaskOutcome, words: &Texts) -> LawCard {
        let say = |title: &str, detail: &str, article| LawCard {
            article,
            ..LawCard::of(t!(words, title), detail.to_owned())
        };
        let article = Some(self.goal.article());
        match outcome {
            TaskOutcome::Done => say("lesson-well-done", &self.done, article),
            TaskOutcome::Otherwise => {
                say("lesson-castled", self.otherwise.as_deref().unwrap_or(&self.done), article)
            }
            TaskOutcome::KingMove(goal) => LawCard {
                title: t!(words, "lesson-king-move", king = goal.to_string()),
                ..say("lesson-king-move", &t!(words, "lesson-king-move-detail"), Some("3.8.1"))
            },
            TaskOutcome::Other => {
                let title =
                    if matches!(self.goal, Goal::Castle(_)) { "lesson-other" } else { "tour-not-yet" };
                let other = self.other.clone().unwrap_or_else(|| t!(words, "lesson-other-detail"));
                say(title, &other, None)
            }
        }
    }
}
