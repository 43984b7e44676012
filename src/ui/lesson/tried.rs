//! What came of what was tried on the lesson's board, and the card that says so.
//!
//! Absent on purpose: judging moves (the table does).

use super::steps::{Step, Way};
use crate::rules::{Bitboard, Square};
use crate::table::{NearGoal, Notice, Table};
use crate::ui::explain::Explain;
use crate::ui::law_card::LawCard;
use crate::ui::note::Note;
use crate::ui::words::Words;

/// The article on castling.
const CASTLING: &str = "3.8.2";

/// What there is to say of the last try.
#[derive(Debug)]
pub enum Tried {
    /// It was castled, in the way that the step is about or in another one.
    Castled { as_asked: bool },
    /// The king was put where castling would have brought it.
    KingMove(Square),
    /// Some other move.
    Other,
    /// It was refused.
    Told(Note),
}

/// How the table stood before something was done at it.
pub struct Before {
    way: Way,
    near: Option<NearGoal>,
}

impl Before {
    pub fn of(table: &Table) -> Before {
        let way = match (table.castling_in_hand(), table.announced()) {
            (Some(_), _) => Way::ByHand,
            (None, Some(_)) => Way::Said,
            (None, None) => Way::Plain,
        };
        Before { way, near: table.near_goal() }
    }

    /// What there is to say of what was done then.
    pub fn tried(&self, step: &Step, notices: Vec<Notice>) -> Option<Tried> {
        let moved = notices.iter().find_map(|notice| match notice {
            Notice::Moved { mv, .. } => Some(*mv),
            _ => None,
        });
        let onto_goal =
            |near: &NearGoal| moved.is_some_and(|mv| (mv.from(), mv.to()) == (near.king, near.goal));
        Some(match (moved, self.near.filter(onto_goal)) {
            (Some(mv), _) if mv.is_castling() => {
                Tried::Castled { as_asked: step.way.is_none_or(|(way, _)| way == self.way) }
            }
            (Some(_), Some(near)) => Tried::KingMove(near.goal),
            (Some(_), None) => Tried::Other,
            (None, _) => Tried::Told(Note::of(notices)?),
        })
    }
}

impl Tried {
    /// The squares that are the cause of a refusal.
    pub fn squares(&self) -> Bitboard {
        match self {
            Tried::Told(note) => note.squares(),
            _ => Bitboard::EMPTY,
        }
    }

    /// The card that says it.
    pub fn card(&self, step: &Step, explain: &Explain<'_>) -> LawCard {
        let words = explain.words;
        let say = |title: &str, detail: &str, article| LawCard {
            title: words.say(title),
            detail: words.say(detail),
            article,
            ..LawCard::default()
        };
        match self {
            Tried::Castled { as_asked: true } => say("lesson-well-done", step.done, Some(CASTLING)),
            Tried::Castled { as_asked: false } => {
                let too = step.way.map_or(step.done, |(_, too)| too);
                say("lesson-castled", too, Some(CASTLING))
            }
            Tried::KingMove(goal) => LawCard {
                title: words.with("lesson-king-move", [("king", goal.to_string().into())]),
                ..say("lesson-king-move", "lesson-king-move-detail", Some("3.8.1"))
            },
            Tried::Other => say("lesson-other", "lesson-other-detail", None),
            Tried::Told(note) => explain.standing(Some(note)),
        }
    }
}

/// The card of a step before anything is tried.
pub fn task(step: &Step, words: &Words) -> LawCard {
    LawCard { title: words.say("lesson-turn"), detail: words.say(step.task), ..LawCard::default() }
}
