//! The state of the table after an action, as one JSON object.

use serde_json::{Value, json};

use super::notice::outcome_json;
use super::{GameSetup, Notice, Table};
use crate::rules::{CastlingSide, Color, Square};

/// The keys of an answer. Of the last two, `arrangement` occurs only over the board, and `moves` only in games with
/// only a clock.
pub fn answer_keys() -> Vec<String> {
    let plain = answer(&Table::new(GameSetup::default()), 0, &[]);
    let keys = plain.as_object().into_iter().flat_map(|keys| keys.keys().cloned());
    keys.chain(["arrangement", "moves"].map(str::to_owned)).collect()
}

/// The answer to a line with one action; `line` is the number of that line, counted from 1.
pub fn answer(table: &Table, line: usize, notices: &[Notice]) -> Value {
    let position = table.position();
    let mut allowed: Vec<String> = table.allowed().iter().map(|&mv| table.uci(position, mv)).collect();
    allowed.sort_unstable();
    let mut answer = json!({
        "line": line,
        "fen": position.fen(),
        "turn": if table.setup().clock_only { table.clock_turn() } else { position.turn() }.name(),
        "touched": table.touched().iter().map(Square::to_string).collect::<Vec<_>>(),
        "in_hand": table.held().map_or(table.in_hand(), |(_, from)| from).map(|square| square.to_string()),
        "allowed": allowed,
        "article": table.article(),
        "jadoube": table.is_adjusting(),
        "promoting": table.promoting().map(|(_, to)| to.to_string()),
        "castling": table.announced().map(CastlingSide::name),
        "draw_offer": table.draw_offer().map(Color::name),
        "notices": notices.iter().map(Notice::to_json).collect::<Vec<_>>(),
        "clock_ms": clock(table),
        "result": table.result().map(outcome_json),
    });
    if let Some(board) = table.arrangement() {
        answer["arrangement"] = board.placement().into();
    }
    if table.setup().clock_only {
        let [white, black] = Color::ALL.map(|color| table.presses(color));
        answer["moves"] = json!({ "white": white, "black": black });
    }
    answer
}

/// What both clocks show at the time of the last action; `null` for a game or a player without a clock.
fn clock(table: &Table) -> Value {
    if !table.setup().has_clock() {
        return Value::Null;
    }
    let [white, black] = Color::ALL.map(|color| table.clock_shows(color, table.now()));
    json!({ "white": white, "black": black })
}
