//! What a link to the browser version requests in the part after its `#`: `fen=…`, `chess960=518` or `pgn=…`.

use percent_encoding::percent_decode_str;

use super::open::chess960;
use crate::table::GameSetup;

/// What a link requests.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Link {
    /// A game to begin.
    Setup(Box<GameSetup>),
    /// A file to open: its name and its text.
    File(&'static str, String),
}

/// Reads the part of a link after its `#`; returns `None` if it has no known key, its value is not UTF-8, or the value
/// of `chess960` is invalid. Positions and games are not checked here.
pub fn read(link: &str) -> Option<Link> {
    let (key, value) = link.trim_start_matches('#').split_once('=')?;
    let text = percent_decode_str(value).decode_utf8().ok()?.into_owned();
    match key {
        "chess960" => {
            let start = chess960(&text).ok()?;
            Some(Link::Setup(Box::new(GameSetup { start, ..GameSetup::default() })))
        }
        // Spaces are harder to send in a link, so underscores and plus signs in a FEN are read as spaces. No field of a
        // FEN contains an underscore or a plus sign.
        "fen" => Some(Link::File("link.fen", text.replace(['_', '+'], " "))),
        "pgn" => Some(Link::File("link.pgn", text)),
        _ => None,
    }
}
