//! Mates in several moves, played to the end: the opponent's reply, and the moves that are then right.

use crate::rules::{Move, Position};

/// The maximum number of moves to mate: with more, finding all moves that mate in time could take longer than a frame.
const MAX_MOVES: u32 = 2;

/// The opponent's reply to a right move, and the moves that are right in answer to that reply.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MatingStep {
    pub reply: Move,
    /// All moves that mate in time; if the predicted move is among them, it comes first. The list is never empty.
    pub right: Vec<Move>,
    /// The moves that are predicted to follow the first right move; may be empty.
    pub line: Vec<Move>,
}

impl MatingStep {
    /// The step that follows a move after which the player must mate in this many more moves. The reply is the first of
    /// the predicted moves. If none are predicted, it is a reply that rules out a faster mate, or else any legal reply.
    /// Returns `None` if the player need not move any more, if mate is too far away to find all moves, if the opponent
    /// has no reply, or if no move mates in time.
    pub fn after(position: &Position, moves: u32, predicted: &[Move]) -> Option<MatingStep> {
        if !(1..=MAX_MOVES).contains(&moves) {
            return None;
        }
        let replies = position.legal_moves();
        let holds = |reply: &&Move| mating_moves(&position.after(**reply), moves - 1).is_empty();
        let reply = predicted.first().or_else(|| replies.iter().find(holds)).or(replies.first()).copied()?;
        let mut right = mating_moves(&position.after(reply), moves);
        if right.is_empty() {
            return None;
        }
        let first = right.iter().position(|mv| predicted.get(1) == Some(mv));
        right.swap(0, first.unwrap_or_default());
        let line = first.map(|_| predicted[2..].to_vec()).unwrap_or_default();
        Some(MatingStep { reply, right, line })
    }
}

/// All moves that mate in at most this many moves, whatever the opponent replies.
fn mating_moves(position: &Position, moves: u32) -> Vec<Move> {
    let mates = |mv: &Move| {
        let after = position.after(*mv);
        let replies = after.legal_moves();
        match replies.is_empty() {
            true => after.is_check(),
            false => replies.iter().all(|reply| !mating_moves(&after.after(*reply), moves - 1).is_empty()),
        }
    };
    if moves == 0 { Vec::new() } else { position.legal_moves().into_iter().filter(mates).collect() }
}
