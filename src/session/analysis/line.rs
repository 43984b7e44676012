//! A line of play with its evaluation, as numbered moves with English piece letters.
//!
//! For letters of other languages and figurines, see `text::notation`.

use super::evaluation::PositionValue;
use crate::engine::Info;
use crate::rules::{Board, Color, Move, Position};

/// The maximum number of plies in a line; panels have no room for more.
const MAX_PLIES: usize = 16;

/// A line of analysis.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    pub worth: PositionValue,
    pub depth: u32,
    /// The moves as text: "12. Nf3 Nc6 13. Bb5".
    pub text: String,
    /// The moves of the text; at least one.
    pub moves: Vec<Move>,
    /// Whether the line is a mate that a deeper search is not expected to change.
    pub certain: bool,
}

impl Line {
    /// The line in a report on the position `root`, cut to at most 16 plies. It ends before its first illegal move, or
    /// where it reaches the board `until`; `None` if that leaves no move.
    pub fn of(info: &Info, root: &Position, until: Option<&Board>) -> Option<Line> {
        let mut position = root.clone();
        let mut moves = Vec::new();
        for &mv in info.moves.iter().take(MAX_PLIES) {
            if until == Some(position.board()) || !position.is_legal(mv) {
                break;
            }
            position.play(mv);
            moves.push(mv);
        }
        if moves.is_empty() {
            return None;
        }
        let (worth, certain) = (PositionValue::of(info.score, root.turn()), info.is_certain_mate());
        Some(Line { worth, depth: info.depth, text: numbered(root, &moves), moves, certain })
    }

    pub fn first(&self) -> Move {
        self.moves[0]
    }
}

/// Legal moves from a position as numbered moves with English piece letters: "12. Nf3 Nc6 13. Bb5".
pub fn numbered(root: &Position, moves: &[Move]) -> String {
    let (mut position, mut words) = (root.clone(), Vec::new());
    for (index, &mv) in moves.iter().enumerate() {
        let number = position.fullmove_number();
        match position.turn() {
            Color::White => words.push(format!("{number}.")),
            Color::Black if index == 0 => words.push(format!("{number}…")),
            Color::Black => {}
        }
        words.push(position.san(mv));
        position.play(mv);
    }
    words.join(" ")
}
