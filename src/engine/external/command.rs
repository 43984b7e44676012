//! The `position` command of UCI, and the `go` command for one move of an external engine.
//!
//! For the dialogue, see `engine::external::uci_client`.

use std::fmt::Write;
use std::time::Duration;

use crate::engine::{Clock, EngineQuestion};
use crate::rules::{CastlingText, Color, FenStyle, Position};

/// A `position` command of more bytes than this is shortened: engines derived from Fruit read at most 4096 bytes.
const MAX_LINE: usize = 3500;
/// The time assumed to be lost between the program's clock and the engine on each move.
const OVERHEAD: Duration = Duration::from_millis(30);

/// The `position` command, with every move that may still count for a repetition. Castling is in Chess960 notation if
/// `chess960` is set and the game is Chess960, otherwise in classical notation.
pub fn position(question: &EngineQuestion, chess960: bool) -> String {
    let chess960 = chess960 && question.chess960;
    let text = from(question, chess960, 0);
    if text.len() <= MAX_LINE {
        return text;
    }
    let mut position = question.start.clone();
    let mut last_irreversible = 0;
    for (index, &mv) in question.moves.iter().enumerate() {
        position.play(mv);
        if position.setup().halfmove_clock == 0 {
            last_irreversible = index + 1;
        }
    }
    from(question, chess960, last_irreversible)
}

/// The `position` command, starting from the position after `skipped` moves.
fn from(question: &EngineQuestion, chess960: bool, skipped: usize) -> String {
    let (earlier, moves) = question.moves.split_at(skipped);
    let mut position = question.start.clone();
    for &mv in earlier {
        position.play(mv);
    }
    let fen = if chess960 { FenStyle::Shredder } else { FenStyle::XFen };
    let castling = CastlingText::of(chess960);
    let mut text = match position.setup().fen(fen) {
        _ if position.setup() == Position::standard().setup() => "position startpos".to_owned(),
        fen => format!("position fen {fen}"),
    };
    if !moves.is_empty() {
        text += " moves";
    }
    for &mv in moves {
        let _ = write!(text, " {}", position.uci(mv, castling));
        position.play(mv);
    }
    text
}

/// The `go` command, and how long the engine may think at most. `gone` is the time since the question was asked;
/// `move_time` applies if the side to move has no clock.
pub fn go(question: &EngineQuestion, turn: Color, gone: Duration, move_time: Duration) -> (String, Duration) {
    let Some(own) = question.clocks[turn.index()] else {
        return (format!("go movetime {}", move_time.as_millis().max(1)), move_time);
    };
    let left = own.left.saturating_sub(gone);
    let shown = |clock: Clock, gone: Duration| {
        let left = clock.left.saturating_sub(gone + OVERHEAD).as_millis().max(1);
        (left, clock.increment.as_millis())
    };
    // UCI needs both clocks. If the opponent has none, both clocks show the time of the side to move.
    let other =
        question.clocks[(!turn).index()].map_or(shown(own, gone), |clock| shown(clock, Duration::ZERO));
    let (white, black) = match turn {
        Color::White => (shown(own, gone), other),
        Color::Black => (other, shown(own, gone)),
    };
    let mut text = format!("go wtime {} btime {} winc {} binc {}", white.0, black.0, white.1, black.1);
    if let Some(moves) = own.moves_to_go {
        let _ = write!(text, " movestogo {}", moves.max(1));
    }
    (text, left)
}
