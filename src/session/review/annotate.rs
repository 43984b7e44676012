//! Writes what a review found into a record of its game.

use super::Review;
use crate::record::{Nag, NodeId, Record};

/// The maximum number of plies in a line that is written.
const MAX_LINE: usize = 8;

/// The NAGs of which a move has at most one: `!` to `?!`.
const OF_A_MOVE: [Nag; 6] = [Nag(1), Nag(2), Nag(3), Nag(4), Nag(5), Nag(6)];

impl Review {
    /// Writes the evaluations after the moves that the main line shares with the game, and for each mistake among them
    /// its symbol, the better line and the line that punishes it. What the record already has is kept.
    pub fn annotate(&self, record: &mut Record) {
        let line: Vec<NodeId> = record.line_from(Record::ROOT).collect();
        let is_of_game = |(index, place): &(usize, NodeId)| {
            self.moves.get(*index).is_some_and(|(_, mv)| record.mv(*place) == Some(*mv))
        };
        let line: Vec<NodeId> =
            line.into_iter().enumerate().take_while(is_of_game).map(|(_, place)| place).collect();
        for (index, &place) in line.iter().enumerate() {
            let known = self.evaluation(index + 1).and_then(|known| known.worth.recorded());
            let notes = record.notes_mut(place);
            notes.evaluation = notes.evaluation.or(known.map(|known| (known, None)));
        }
        for mistake in &self.mistakes {
            let Some(&place) = line.get(mistake.moves) else { continue };
            let nags = &mut record.notes_mut(place).nags;
            if !nags.iter().any(|nag| OF_A_MOVE.contains(nag)) {
                nags.push(mistake.severity.nag());
                nags.sort();
            }
            self.add_line(record, record.parent(place), mistake.moves);
            self.add_line(record, Some(place), mistake.moves + 1);
        }
    }

    /// Adds to the record, after `place`, the beginning of the best line in the position after this many plies. Does
    /// nothing if `place` is `None`.
    fn add_line(&self, record: &mut Record, place: Option<NodeId>, moves: usize) {
        let line = self.line(moves);
        if let Some(place) = place {
            record.add_line(place, &line[..line.len().min(MAX_LINE)]);
        }
    }
}
