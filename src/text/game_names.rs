//! The names of players, levels and games, as shown at the table, in lists, in titles and on paper.
//!
//! For the names in game records, see `table::seat`; for dates, [`super::time`]; for results,
//! [`super::notation::result`].

use super::messages::Texts;
use crate::engine::Level;
use crate::record::Tags;
use crate::rules::Color;
use crate::table::{GameSetup, Seat, Table};

/// The name that is passed to messages for a human who plays an engine. The messages replace it with their own words
/// for the user.
pub const YOU: &str = "you";

/// The tags with the names of White and Black.
const PLAYERS: [&str; 2] = ["White", "Black"];

/// The maximum number of characters of a player's name in a file name; file systems allow 255 bytes for the whole name.
const MAX_FILE_NAME: usize = 24;

/// The message keys of the levels' names.
const LEVELS: [&str; Level::LAST_NUMBER as usize] = [
    "level-1", "level-2", "level-3", "level-4", "level-5", "level-6", "level-7", "level-8", "level-9",
    "level-10", "level-11", "level-12", "level-13", "level-14",
];

/// A player's name: for a human, the name that was entered or else the colour; for the built-in engine, the name of the
/// program; for an external engine, its name.
pub fn player(texts: &Texts, table: &Table, color: Color) -> String {
    match table.seat(color) {
        Seat::Person => name_or_color(texts, table.name(color), color),
        Seat::Level { .. } => t!(texts, "jadoube"),
        Seat::External { name } => name.clone(),
    }
}

/// A player at a table, named as by [`player_in_seat`], except that a human who plays an engine and has no name is
/// "You".
pub fn at_table(texts: &Texts, table: &Table, color: Color) -> String {
    let is_alone = table.lone_person() == Some(color);
    match is_alone && is_unnamed(table.name(color), color) {
        true => t!(texts, "you"),
        false => player_in_seat(texts, table.seat(color), table.name(color), color),
    }
}

/// Like [`at_table`], but a level is named as by [`level_named`], for example "Schoolyard".
pub fn at_table_briefly(texts: &Texts, table: &Table, color: Color) -> String {
    match table.seat(color) {
        Seat::Level { level, .. } => level_named(texts, *level),
        Seat::Person | Seat::External { .. } => at_table(texts, table, color),
    }
}

/// A player in a recorded game, named as by [`at_table`].
pub fn in_record(texts: &Texts, tags: &Tags, color: Color) -> String {
    let names = PLAYERS.map(|tag| tags.known(tag).unwrap_or_default());
    among(texts, names, Color::ALL.map(|color| tags.is_program(color)), color)
}

/// The name to show for one of two players who have these names in a file. `are_programs` says which are known to be
/// programs.
pub fn among(texts: &Texts, names: [&str; 2], are_programs: [bool; 2], color: Color) -> String {
    let level = |color: Color| Seat::level_called(names[color.index()]);
    let is_program = |color: Color| are_programs[color.index()] || level(color).is_some();
    let name = names[color.index()];
    match level(color) {
        Some(level) => player_in_seat(texts, &Seat::Level { level, seed: 0 }, "", color),
        None if is_program(!color) && !is_program(color) && is_unnamed(name, color) => t!(texts, "you"),
        None => name_or_color(texts, name, color),
    }
}

/// The name of a recorded game; `None` if neither player is known.
pub fn of_record(texts: &Texts, tags: &Tags) -> Option<String> {
    let is_known =
        |color: Color| tags.known(PLAYERS[color.index()]).is_some_and(|name| !is_unnamed(name, color));
    let [white, black] = Color::ALL.map(|color| in_record(texts, tags, color));
    Color::ALL.into_iter().any(is_known).then(|| both(&white, &black))
}

/// The name of a recorded game, or else the name of its event; `None` if neither is known.
pub fn or_event(texts: &Texts, tags: &Tags) -> Option<String> {
    of_record(texts, tags).or_else(|| tags.known("Event").map(str::to_owned))
}

/// The names of both players for a picture of the board; empty if neither is known.
pub fn beside_board(texts: &Texts, tags: &Tags) -> [String; 2] {
    match of_record(texts, tags) {
        Some(_) => Color::ALL.map(|color| in_record(texts, tags, color)),
        None => [String::new(), String::new()],
    }
}

/// The name of the game at a table.
pub fn of_table(texts: &Texts, table: &Table) -> String {
    let [white, black] = Color::ALL.map(|color| at_table(texts, table, color));
    both(&white, &black)
}

/// The name of a game between these players.
pub fn both(white: &str, black: &str) -> String {
    format!("{white} – {black}")
}

/// A name for the file of a recorded game, in letters, digits and dashes, such as `De-Vries-Jansen-2026-11-21.pgn`. The
/// name of each player ends before its first ` (`, which leaves out the rating of an engine, for example. `unnamed`
/// replaces the names of the players if neither is known.
pub fn of_file(texts: &Texts, tags: &Tags, unnamed: &str, extension: &str) -> String {
    let name = |color| {
        let name = in_record(texts, tags, color);
        name.split(" (").next().unwrap_or_default().chars().take(MAX_FILE_NAME).collect::<String>()
    };
    let players = of_record(texts, tags).map(|_| {
        let [white, black] = Color::ALL.map(name);
        both(&white, &black)
    });
    let date = tags.known("Date").filter(|date| !date.contains('?')).unwrap_or_default();
    let known = [players.as_deref().unwrap_or(unnamed), date];
    let parts = known.into_iter().flat_map(|text| text.split(|letter: char| !letter.is_alphanumeric()));
    let parts: Vec<&str> = parts.filter(|part| !part.is_empty()).collect();
    format!("{}.{extension}", parts.join("-"))
}

/// The player in a seat, with the level of the built-in engine: "Jadoube · Schoolyard (about 800)".
pub fn player_in_seat(texts: &Texts, seat: &Seat, name: &str, color: Color) -> String {
    match seat {
        Seat::Person => name_or_color(texts, name, color),
        Seat::Level { level, .. } => {
            t!(texts, "seat-level", name = t!(texts, "jadoube"), level = self::level(texts, *level))
        }
        Seat::External { name } => name.clone(),
    }
}

/// A name as it was entered, or the colour if no name was entered.
pub fn name_or_color(texts: &Texts, name: &str, color: Color) -> String {
    match name.trim() {
        name if is_unnamed(name, color) => texts.color(color),
        // The messages must not confuse the user with a player whose name really is “you”.
        YOU => t!(texts, "you"),
        name => name.to_owned(),
    }
}

/// Whether no name was entered. The default name counts as no name.
fn is_unnamed(name: &str, color: Color) -> bool {
    name.trim().is_empty() || name.trim() == GameSetup::default().name(color)
}

/// A level by its name and approximate rating, or by only one of them if it lacks the other.
pub fn level(texts: &Texts, level: Level) -> String {
    let name = level_named(texts, level);
    match (level.number(), level.rating()) {
        (Some(_), Some(rating)) => t!(texts, "level-about", level = name, rating = rating.to_string()),
        _ => name,
    }
}

/// A level by its name only, or by its rating if it has no name.
pub fn level_named(texts: &Texts, level: Level) -> String {
    match level_name(level) {
        Some(key) => t!(texts, key),
        None => t!(texts, "level-rated", rating = level.rating().unwrap_or_default().to_string()),
    }
}

/// The message key of a level's name; `None` if the level has no name.
pub fn level_name(level: Level) -> Option<&'static str> {
    LEVELS.get(usize::from(level.number()?) - 1).copied()
}

/// The maximum number of characters that [`shorten`] leaves of a name.
const LONGEST_NAME: usize = 16;

/// A player's name, shortened as by [`shorten`].
pub fn short_name(words: &Texts, table: &Table, color: Color) -> String {
    shorten(player(words, table, color))
}

/// A name, shortened so that the rest of the sentence has enough space.
pub fn shorten(name: String) -> String {
    match name.char_indices().nth(LONGEST_NAME) {
        Some((end, _)) => format!("{}…", name[..end].trim_end()),
        None => name,
    }
}
