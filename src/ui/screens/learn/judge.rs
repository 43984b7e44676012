//! Compares what was done at a table with the goal of a task.

use super::task::{CastlingWay, Goal, TaskOutcome};
use crate::rules::{Move, Square};
use crate::table::{Notice, Reason, ShortCastling, Table};

/// The state of the table before a deed.
pub struct TaskState {
    way: CastlingWay,
    near: Option<ShortCastling>,
    king: Square,
    touched: Vec<Square>,
}

impl TaskState {
    pub fn of(table: &Table) -> TaskState {
        let way = match (table.castling_in_hand(), table.announced()) {
            (Some(_), _) => CastlingWay::ByHand,
            (None, Some(_)) => CastlingWay::Said,
            (None, None) => CastlingWay::Plain,
        };
        let position = table.position();
        let king = position.king(position.turn());
        TaskState { way, near: table.near_goal(), king, touched: table.touched().to_vec() }
    }

    /// The outcome of a deed with these notices; `None` if it does not decide the task.
    pub fn outcome(&self, goal: Goal, notices: &[Notice]) -> Option<TaskOutcome> {
        // Announced castling touches the king and the rook and moves at once, so the move decides.
        let decides = |notice: &&Notice| goal == Goal::KingFirst && matches!(notice, Notice::Moved { .. });
        let mut in_order = notices.iter().filter(decides).chain(notices);
        in_order.find_map(|notice| self.judged(goal, notice))
    }

    fn judged(&self, goal: Goal, notice: &Notice) -> Option<TaskOutcome> {
        match (goal, notice) {
            (Goal::Touch(piece), Notice::Touched(square)) if *square == piece => Some(TaskOutcome::Done),
            (Goal::Touch(_) | Goal::Adjust(_), Notice::Touched(_)) => Some(TaskOutcome::Other),
            (Goal::Adjust(piece), Notice::Adjusted(square)) if *square == piece => Some(TaskOutcome::Done),
            (Goal::Try, Notice::Refused(Reason::Bound(..))) => Some(TaskOutcome::Done),
            // Once the piece to take is touched, other pieces may be touched: the first one must still be taken.
            (Goal::Take(piece), Notice::Touched(square)) => {
                (*square != piece && !self.touched.contains(&piece)).then_some(TaskOutcome::Other)
            }
            (Goal::KingFirst, Notice::Touched(square)) => {
                (*square != self.king && !self.touched.contains(&self.king)).then_some(TaskOutcome::Other)
            }
            (_, Notice::Moved { mv, .. }) => Some(self.moved(goal, *mv)),
            _ => None,
        }
    }

    fn moved(&self, goal: Goal, mv: Move) -> TaskOutcome {
        let near = self.near.filter(|near| (mv.from(), mv.to()) == (near.king, near.goal));
        let reached = match goal {
            Goal::Castle(Some(way)) if mv.is_castling() && way != self.way => return TaskOutcome::Otherwise,
            Goal::Castle(_) | Goal::KingFirst if mv.is_castling() => true,
            Goal::Castle(_) => match near {
                Some(near) => return TaskOutcome::KingMove(near.goal),
                None => false,
            },
            Goal::Release => true,
            Goal::Take(piece) => mv.to() == piece && self.touched.contains(&piece),
            Goal::KingFirst | Goal::Touch(_) | Goal::Try | Goal::Adjust(_) => false,
        };
        if reached { TaskOutcome::Done } else { TaskOutcome::Other }
    }
}
