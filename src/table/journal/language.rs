//! The table's language as the journal needs it: lines of text from games and actions, and back.
//!
//! Absent on purpose: what actions do (see `Table`).

use serde_json::{Value, json};

use crate::table::{Action, Deed, GameSetup, Notice, Table};

/// The first line of a journal, without its end.
pub(super) fn first_line(setup: &GameSetup) -> String {
    let start = json!({ "fen": setup.start.position().fen(), "chess960": setup.start.is_chess960() });
    json!({ "game": { "start": start, "white": setup.white, "black": setup.black } }).to_string()
}

/// The line of an action, without its end.
pub(super) fn action_line(action: &Action) -> String {
    let mut line = serde_json::Map::new();
    line.insert("at".to_owned(), action.at.into());
    if let Ok(Value::Object(deed)) = serde_json::to_value(&action.deed) {
        line.extend(deed);
    }
    Value::from(line).to_string()
}

/// Reads a line: when, and what was done unless only time went by.
pub(super) fn read_line(line: &str) -> Result<(u64, Option<Action>), String> {
    if let Ok(Value::Object(object)) = serde_json::from_str(line)
        && object.len() == 2
        && object.get("do").is_some_and(|done| done == "tick")
        && let Some(at) = object.get("at").and_then(Value::as_u64)
    {
        return Ok((at, None));
    }
    Action::from_json(line).map(|action| (action.at, Some(action)))
}

/// Does an action of a journal again.
pub(super) fn apply(table: &mut Table, action: &Action) -> Vec<Notice> {
    table.apply(&action.deed)
}

/// What is done when a game is opened again: nobody holds a piece, and no time runs until the players are
/// there.
pub(super) fn settling(table: &Table) -> Vec<Deed> {
    table.in_hand().map(|_| Deed::Cancel).into_iter().collect()
}
