//! When a player gives up, offers a draw or takes one.
//!
//! Asking and answering at the board: see `table`.

use super::noisy_eval::counted;
use super::rng::Dice;
use crate::engine::opponent::Question;
use crate::engine::score::Score;
use crate::rules::Position;

/// From this rating on a player knows when a game is lost or drawn.
const EXPERIENCED: u32 = 1600;
/// A game is lost with so much less, in the eyes of who plays and by the pieces on the board, in centipawns.
const LOST: (i32, i32) = (-900, -400);
/// And not only just now: by the pieces, so many half-moves ago as well.
const SINCE: usize = 4;
/// A draw is offered from this move on, when nothing was taken and no pawn moved for so many half-moves, with
/// a score within so many centipawns, and then with this chance.
const QUIET: (u32, u16, i32, f64) = (40, 16, 30, 0.5);
/// Who was refused waits so many half-moves before the next offer.
const AGAIN: u16 = 20;
/// From this move on an even game is drawn by agreement.
const LATE: u32 = 30;
/// A draw is taken with no more than this, in centipawns: late, and before.
const CONTENT: (i32, i32) = (20, -80);

/// What is done besides moving.
pub(crate) struct Manners {
    pub(crate) resigns: bool,
    pub(crate) accepts_draw: bool,
    pub(crate) offers_draw: bool,
}

impl Manners {
    /// Those of a rating, the largest at full strength, who thinks the position is worth so much.
    pub(crate) fn new(
        rating: u32,
        question: &Question,
        position: &Position,
        score: Score,
        dice: Dice,
    ) -> Manners {
        let score = match score {
            Score::Centipawns(value) => value,
            Score::Mate(moves) if moves > 0 => i32::MAX,
            Score::Mate(_) => i32::MIN,
        };
        let experienced = rating >= EXPERIENCED;
        let (from, quiet, within, chance) = QUIET;
        let move_number = position.fullmove_number();
        let content = if move_number >= LATE { CONTENT.0 } else { CONTENT.1 };
        Manners {
            resigns: experienced && score <= LOST.0 && is_lost(position) && is_lost(&earlier(question)),
            accepts_draw: score <= content,
            offers_draw: experienced
                && move_number >= from
                && position.halfmove_clock().checked_sub(quiet).is_some_and(|since| since % AGAIN < 2)
                && (-within..=within).contains(&score)
                && dice.about(u64::from(b'o')).chance() < chance,
        }
    }
}

/// Whether the pieces say so, for the side to move.
fn is_lost(position: &Position) -> bool {
    counted(position, position.turn()) - counted(position, !position.turn()) <= LOST.1
}

/// The position when the same side was to move before.
fn earlier(question: &Question) -> Position {
    let mut position = question.start.clone();
    let count = question.moves.len().saturating_sub(SINCE);
    question.moves.iter().take(count).for_each(|&mv| position.play(mv));
    position
}
