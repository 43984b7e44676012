//! The result of a game as PGN writes it.

use std::fmt;

use crate::rules::Color;

/// The termination marker of a game in PGN (PGN standard, 8.2.6).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum GameResult {
    /// One side won.
    Won(Color),
    /// The game was drawn.
    Drawn,
    /// The game is in progress or abandoned, or its result is unknown: `*`.
    #[default]
    Open,
}

impl GameResult {
    /// The termination marker: `1-0`, `0-1`, `1/2-1/2` or `*`.
    pub const fn text(self) -> &'static str {
        match self {
            GameResult::Won(Color::White) => "1-0",
            GameResult::Won(Color::Black) => "0-1",
            GameResult::Drawn => "1/2-1/2",
            GameResult::Open => "*",
        }
    }

    /// Reads one of the four texts that [`GameResult::text`] returns; `None` for any other text.
    pub fn read(text: &str) -> Option<GameResult> {
        use GameResult::{Drawn, Open, Won};
        let all = [Won(Color::White), Won(Color::Black), Drawn, Open];
        all.into_iter().find(|result| result.text() == text)
    }
}

impl fmt::Display for GameResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}
