//! What the player can go on with: the game on the board, or the latest one saved on this device, and the unsaved studies.

use std::path::PathBuf;
use std::sync::mpsc::{Receiver, TryRecvError};

use crate::rules::{Color, Position};
use crate::session::Session;
use crate::study::KeptStudy;
use crate::table::Table;
use crate::table::journal::Kept;
use crate::text::messages::Texts;
use crate::text::{clock_face, time};
use crate::ui::dialogs::Found;
use crate::ui::view::explain;

/// The latest saved game, once it has been read, and the unsaved studies.
#[derive(Debug)]
pub struct Unfinished {
    coming: Option<Receiver<Found>>,
    kept: Option<Box<Kept>>,
    pub studies: Vec<KeptStudy>,
}

/// A description of the game that can be continued.
pub struct GoOn {
    pub title: String,
    pub about: String,
    /// The position, and whether Black is below; `None` for a clock without a board.
    pub board: Option<(Position, bool)>,
    /// Its journal, unless the game is already on the board.
    pub file: Option<PathBuf>,
}

impl Unfinished {
    /// Takes the game and the studies that arrive on the channel.
    pub fn new(coming: Receiver<Found>) -> Unfinished {
        Unfinished { coming: Some(coming), kept: None, studies: Vec::new() }
    }

    /// Whether the latest game is still being looked for.
    pub fn is_sought(&self) -> bool {
        self.coming.is_some()
    }

    /// The game of this session if one was begun there, otherwise the latest saved one. `now` is the session's time.
    pub fn told(&mut self, words: &Texts, session: &Session, now: u64) -> Option<GoOn> {
        while let Some(coming) = &self.coming {
            match coming.try_recv() {
                Ok(Found::Game(game)) => self.kept = Some(game),
                Ok(Found::Study(study)) => self.studies.push(study),
                Err(TryRecvError::Disconnected) => self.coming = None,
                Err(TryRecvError::Empty) => break,
            }
        }
        if session.is_begun() {
            return Some(go_on(words, session.table(), now, None));
        }
        let Kept { file, is_damaged, table: Some(table), .. } = &**self.kept.as_ref()? else { return None };
        let going_on = go_on(words, table, table.now(), Some(file.clone()));
        let damaged = is_damaged.then(|| t!(words, "recent-damaged"));
        Some(GoOn { about: words.row([going_on.about].into_iter().chain(damaged)), ..going_on })
    }
}

fn go_on(words: &Texts, table: &Table, now: u64, file: Option<PathBuf>) -> GoOn {
    let time = Some(time::controls(words, &table.setup().clock)).filter(|time| !time.is_empty());
    if table.setup().clock_only {
        let about = words.row([clock_face::both(words, table, now)].into_iter().chain(time));
        return GoOn { title: t!(words, "start-clock"), about, board: None, file };
    }
    let [white, black] = Color::ALL.map(|color| explain::at_table(words, table, color));
    let board = Some((table.position().clone(), table.lone_person() == Some(Color::Black)));
    if let Some(outcome) = table.result() {
        let about = t!(words, "start-game-over", white, black, score = outcome.score());
        return GoOn { title: t!(words, "start-look-back"), about, board, file };
    }
    let number = table.position().fullmove_number().to_string();
    let clocks: Vec<String> = Color::ALL
        .into_iter()
        .filter_map(|color| table.clock_shows(color, now))
        .map(|left| clock_face::text(left, false))
        .collect();
    let about = match clocks.is_empty() {
        true => t!(words, "start-game", white, black, number),
        false => {
            t!(words, "start-game-clocks", white, black, number, clocks = clocks.join(" – "))
        }
    };
    let about = words.row([about].into_iter().chain(time));
    GoOn { title: t!(words, "start-go-on"), about, board, file }
}
