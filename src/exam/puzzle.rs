//! Games that are exercises: a position that was set up, with the moves of the solution as the moves of the game.

use super::Source;
use super::exercise::{Exercise, comment, is_poor};
use crate::record::{GameResult, NodeId, Record};
use crate::rules::{Move, Position};

/// The maximum number of plies in a solution. A longer game was probably played.
const MAX_PLIES: usize = 20;

impl Exercise {
    /// The exercise that a game in a collection of puzzles contains: its position, with the moves of the main line as
    /// the solution, and the first comment on these moves or else on the game. `None` if one of the following shows
    /// that the game is no exercise:
    ///
    /// - it begins from the regular start or from one with a Chess960 number, with or without odds;
    /// - it has the tag `TimeControl`;
    /// - the main line is empty or too long, contains a null move or a move that is marked as poor, or ends with a move
    ///   by the opponent instead of the solver;
    /// - the player who moves first loses.
    pub fn of_puzzle(record: &Record) -> Option<Exercise> {
        let (start, position) = (record.start(), record.start().position());
        let is_set_up =
            *position != Position::standard() && start.number().is_none() && start.odds().is_none();
        let line: Vec<NodeId> = record.line_from(Record::ROOT).take(MAX_PLIES + 1).collect();
        let moves = line.iter().map(|place| record.mv(*place)).collect::<Option<Vec<Move>>>()?;
        let is_solution = moves.len() % 2 == 1 && moves.len() <= MAX_PLIES;
        let loses = record.result == GameResult::Won(!position.turn());
        let was_played = record.tags.get("TimeControl").is_some();
        let has_poor = line.iter().any(|place| is_poor(record, *place));
        if !is_set_up || !is_solution || loses || was_played || has_poor {
            return None;
        }
        let (first, rest) = moves.split_first()?;
        let made = Exercise::new(position, &[*first], Source::of_tags(&record.tags));
        let why =
            line.iter().find_map(|place| comment(record, *place)).or_else(|| comment(record, Record::ROOT));
        Some(Exercise { why, ..made }.followed_by(position, *first, rest))
    }
}
