//! The result of an attempt on the lesson's board, and the card that tells it.

use super::course::{CastlingWay, Goal, Step};
use crate::rules::{Move, Square};
use crate::table::{NearGoal, Notice, Reason, Table};
use crate::text::messages::Texts;
use crate::ui::view::law_card::LawCard;

/// How the last attempt relates to the task.
#[derive(Clone, Copy, Debug)]
pub enum Attempt {
    /// The task is done.
    Done,
    /// The learner castled, but not in the way that the step is about. The text is a message key.
    Otherwise(&'static str),
    /// The king was only moved to the square where castling would have put it.
    KingMove(Square),
    /// Something else was done; the position will be reset.
    Other,
}

/// The state of the table before a deed.
pub struct Before {
    way: CastlingWay,
    near: Option<NearGoal>,
    king: Square,
    touched: Vec<Square>,
}

impl Before {
    pub fn of(table: &Table) -> Before {
        let way = match (table.castling_in_hand(), table.announced()) {
            (Some(_), _) => CastlingWay::ByHand,
            (None, Some(_)) => CastlingWay::Said,
            (None, None) => CastlingWay::Plain,
        };
        let position = table.position();
        let king = position.king(position.turn());
        Before { way, near: table.near_goal(), king, touched: table.touched().to_vec() }
    }

    /// Judges a deed by the notices it caused. `None` if it neither completes nor fails the task.
    pub fn tried(&self, step: &Step, notices: &[Notice]) -> Option<Attempt> {
        // Announced castling touches king and rook and makes the move in one deed: the move decides.
        let decides =
            |notice: &&Notice| step.goal == Goal::KingFirst && matches!(notice, Notice::Moved { .. });
        let mut in_order = notices.iter().filter(decides).chain(notices);
        in_order.find_map(|notice| self.judged(step.goal, notice))
    }

    /// Judges a single notice.
    fn judged(&self, goal: Goal, notice: &Notice) -> Option<Attempt> {
        match (goal, notice) {
            (Goal::Touch(piece), Notice::Touched(square)) if *square == piece => Some(Attempt::Done),
            (Goal::Touch(_) | Goal::Adjust(_), Notice::Touched(_)) => Some(Attempt::Other),
            (Goal::Adjust(piece), Notice::Adjusted(square)) if *square == piece => Some(Attempt::Done),
            (Goal::Try, Notice::Refused(Reason::Bound(..))) => Some(Attempt::Done),
            // The move in progress ends by capturing the touched piece, so later touches do no harm.
            (Goal::Take(piece), Notice::Touched(square)) => {
                (*square != piece && !self.touched.contains(&piece)).then_some(Attempt::Other)
            }
            (Goal::KingFirst, Notice::Touched(square)) => {
                (*square != self.king && !self.touched.contains(&self.king)).then_some(Attempt::Other)
            }
            (_, Notice::Moved { mv, .. }) => Some(self.moved(goal, *mv)),
            _ => None,
        }
    }

    fn moved(&self, goal: Goal, mv: Move) -> Attempt {
        let near = self.near.filter(|near| (mv.from(), mv.to()) == (near.king, near.goal));
        let reached = match goal {
            Goal::Castle(about) if mv.is_castling() => {
                return match about {
                    Some((way, too)) if way != self.way => Attempt::Otherwise(too),
                    _ => Attempt::Done,
                };
            }
            Goal::Castle(_) => match near {
                Some(near) => return Attempt::KingMove(near.goal),
                None => false,
            },
            Goal::KingFirst => mv.is_castling(),
            Goal::Release => true,
            Goal::Take(piece) => mv.to() == piece && self.touched.contains(&piece),
            Goal::Touch(_) | Goal::Try | Goal::Adjust(_) => false,
        };
        if reached { Attempt::Done } else { Attempt::Other }
    }
}

impl Attempt {
    /// Whether the step is done; otherwise the position is reset.
    pub fn is_done(&self) -> bool {
        matches!(self, Attempt::Done | Attempt::Otherwise(_))
    }

    /// The card for this result.
    pub fn card(&self, step: &Step, words: &Texts) -> LawCard {
        let say = |title: &str, detail: &str, article| LawCard {
            title: t!(words, title),
            detail: t!(words, detail),
            article,
            ..LawCard::default()
        };
        match self {
            Attempt::Done => say("lesson-well-done", step.done, Some(step.article)),
            Attempt::Otherwise(too) => say("lesson-castled", too, Some(step.article)),
            Attempt::KingMove(goal) => LawCard {
                title: t!(words, "lesson-king-move", king = goal.to_string()),
                ..say("lesson-king-move", "lesson-king-move-detail", Some("3.8.1"))
            },
            Attempt::Other => say(step.other[0], step.other[1], None),
        }
    }
}

/// The card of a step before anything is tried.
pub fn task(step: &Step, words: &Texts) -> LawCard {
    LawCard { title: t!(words, "lesson-turn"), detail: t!(words, step.task), ..LawCard::default() }
}
