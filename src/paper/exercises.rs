//! The positions of a sheet of diagrams, from games or from a file with one position on each line.

use std::io::{self, BufRead};

use crate::diagram::Scene;
use crate::paper::{marked, moves};
use crate::record::{Epd, NodeId, Record};
use crate::rules::{Color, FenError, Position};
use crate::text::game_names;
use crate::text::messages::Texts;

/// A position on a sheet of diagrams.
pub struct Exercise {
    pub scene: Scene,
    pub turn: Color,
    /// Where the position is from: the name of its game or event, or its id in EPD; may be empty.
    pub name: String,
    /// Whether Black is at the bottom even if the style of the sheet does not ask for it.
    pub flipped: bool,
}

/// The reason why no position could be read from a line.
#[derive(Debug)]
pub enum LineFault {
    /// The line can't be read.
    Io(io::Error),
    /// The line is not a position.
    Fen(FenError),
}

impl Exercise {
    /// A position of a game, with the name of the game or else of its event.
    pub fn at(record: &Record, place: NodeId, texts: &Texts) -> Exercise {
        let scene = Scene { check: None, ..Scene::at(record, place) };
        let name = game_names::or_event(texts, &record.tags).unwrap_or_default();
        let flipped = moves::is_flipped(record.notes(place));
        Exercise { scene, turn: record.number(place).1, name, flipped }
    }

    /// The marked positions of the main line of a game. If there are none, the only position is the starting position
    /// or, if that is the regular one, the last position of the main line.
    pub fn of_game(record: &Record, texts: &Texts) -> Vec<Exercise> {
        let marked = marked(record);
        let usual = *record.start().position() == Position::standard();
        let end = || record.line_from(Record::ROOT).last().unwrap_or(Record::ROOT);
        let places = match marked.is_empty() {
            false => marked,
            true => vec![if usual { end() } else { Record::ROOT }],
        };
        places.into_iter().map(|place| Exercise::at(record, place, texts)).collect()
    }

    /// The positions of a text with one FEN or EPD on each line. Blank lines and lines that begin with `#` are skipped.
    ///
    /// # Errors
    /// The number of the first line that can't be read or is not a position, and why.
    pub fn of_lines(text: impl BufRead) -> Result<Vec<Exercise>, (usize, LineFault)> {
        let mut exercises = Vec::new();
        for (number, line) in (1..).zip(text.lines()) {
            let line = line.map_err(|error| (number, LineFault::Io(error)))?;
            let line = line.trim_start_matches('\u{feff}').trim();
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            let epd = Epd::read(line).map_err(|error| (number, LineFault::Fen(error)))?;
            let name = epd.operand("id").unwrap_or_default().to_owned();
            let scene = Scene { board: epd.setup.board, ..Scene::default() };
            exercises.push(Exercise { scene, turn: epd.setup.turn, name, flipped: false });
        }
        Ok(exercises)
    }
}
