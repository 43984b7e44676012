//! Where an exercise comes from. The source is language-neutral: month names are added when it is shown.

use serde::{Deserialize, Serialize};

use crate::record::Tags;
use crate::rules::Color;
use crate::table::GameSetup;

/// A game, or the name of a position, an event or a study.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Source {
    /// The name of a position, of an event or of a study; may be empty.
    Name(String),
    /// A game between these players; each field may be empty.
    Game {
        white: String,
        black: String,
        /// The date, such as `2026-11-28`; `2026-11` or `2026` if only that much is known.
        #[serde(default)]
        date: String,
    },
}

impl Source {
    /// The game with these tags, or only its event if the event is known and both players are unknown. The program's
    /// default names count as unknown.
    pub fn of_tags(tags: &Tags) -> Source {
        let usual = GameSetup::default();
        let [white, black] = [("White", Color::White), ("Black", Color::Black)].map(|(tag, color)| {
            let name = tags.known(tag).unwrap_or_default().trim();
            if name == usual.name(color) { String::new() } else { name.to_owned() }
        });
        let event = tags.known("Event").filter(|_| white.is_empty() && black.is_empty());
        let date = tags.known("Date").unwrap_or_default();
        let date: Vec<&str> = date.split('.').take_while(|part| part.parse::<u32>().is_ok()).collect();
        match event {
            Some(event) => Source::Name(event.to_owned()),
            None => Source::Game { white, black, date: date.join("-") },
        }
    }

    /// Whether all fields are empty.
    pub fn is_empty(&self) -> bool {
        match self {
            Source::Name(name) => name.is_empty(),
            Source::Game { white, black, date } => [white, black, date].iter().all(|part| part.is_empty()),
        }
    }
}

impl Default for Source {
    fn default() -> Source {
        Source::Name(String::new())
    }
}
