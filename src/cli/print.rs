//! `jadoube print`: the score sheet of a game, or a sheet of diagrams, as PDF.
//!
//! Printing: see `paper`.

use std::ffi::OsString;
use std::io::BufReader;
use std::path::{Path, PathBuf};

use lexopt::prelude::*;

use super::picture::{named, read_game};
use super::usage::unexpected;
use super::words::{quoted, shown, words};
use super::{Stop, in_line, no_text, watched};
use crate::diagram::lacking;
use crate::paper::{self, Exercise, Format, LineFault, Move, PerPage, Style};
use crate::platform::{self, fonts};
use crate::record::pgn::Games;
use crate::record::{NodeId, Record};
use crate::storage;
use crate::text::messages::{Language, Texts};
use crate::text::notation::Notation;
use crate::text::{fen_errors, io_errors};

/// The options, in any order.
#[derive(Default)]
struct Typed {
    pgn: Option<OsString>,
    epd: Option<OsString>,
    game: Option<String>,
    out: Option<PathBuf>,
    format: Option<Format>,
    language: Option<Language>,
    notation: Notation,
    diagrams: Vec<Move>,
    per_page: PerPage,
    sheet: bool,
}

/// Runs the command.
///
/// # Errors
/// The arguments are invalid, or the file can't be read or written.
pub fn run(args: lexopt::Parser) -> Result<(), Stop> {
    let typed = Typed::read(args)?;
    let out = typed.out.clone().ok_or_else(|| Stop::Bad(t!(words(), "cli-print-no-out")))?;
    let language = typed.language.unwrap_or(words().language());
    let (printed, fault) = typed.printed(&Texts::new(language))?;
    storage::write(&out, &printed).map_err(|error| {
        let file = shown(&out.to_string_lossy());
        Stop::Bad(t!(words(), "cli-unwritable", file, why = io_errors::why(&words(), &error)))
    })?;
    fault.map_or(Ok(()), Err)
}

impl Typed {
    fn read(mut args: lexopt::Parser) -> Result<Typed, Stop> {
        let mut typed = Typed::default();
        while let Some(arg) = args.next()? {
            match arg {
                Long("pgn") => typed.pgn = Some(args.value()?),
                Long("epd") => typed.epd = Some(args.value()?),
                Long("game") => typed.game = Some(args.value()?.string()?),
                Long("out") => typed.out = Some(args.value()?.into()),
                Long("paper") => {
                    let name = args.value()?.string()?;
                    typed.format = Some(named("--paper", &name, &Format::ALL, Format::name)?);
                }
                Long("language") => {
                    let name = args.value()?.string()?;
                    typed.language = Some(named("--language", &name, &Language::ALL, Language::tag)?);
                }
                Long("notation") => {
                    let name = args.value()?.string()?;
                    typed.notation = named("--notation", &name, &Notation::ALL, Notation::name)?;
                }
                Long("diagrams") => typed.diagrams = moves(&args.value()?.string()?)?,
                Long("per-page") => {
                    typed.per_page =
                        named("--per-page", &args.value()?.string()?, &PerPage::ALL, PerPage::name)?;
                }
                Long("sheet") => typed.sheet = true,
                other => return Err(unexpected("print", other)),
            }
        }
        Ok(typed)
    }

    /// The PDF, and the error to report after it was written.
    fn printed(&self, texts: &Texts) -> Result<(Vec<u8>, Option<Stop>), Stop> {
        let format = self.format.unwrap_or_else(usual);
        let mut style = Style { format, notation: self.notation, ..Style::default() };
        match (&self.pgn, &self.epd) {
            (Some(file), None) if self.sheet && self.game.is_none() && self.diagrams.is_empty() => {
                let exercises = of_games(file, texts)?;
                Ok((self.sheet(&exercises, &mut style, texts), None))
            }
            (Some(file), None) => {
                let (record, fault) = read_game(file, self.game.as_deref().unwrap_or("1"))?;
                let places = self.places(&record)?;
                if self.sheet {
                    let exercises: Vec<Exercise> =
                        places.into_iter().map(|place| Exercise::at(&record, place, texts)).collect();
                    return Ok((self.sheet(&exercises, &mut style, texts), fault));
                }
                style.fonts = fonts::with_letters(&fonts::installed(), &paper::letters(&record));
                Ok((paper::score_sheet(&[], &record, &places, &style, texts), fault))
            }
            (None, Some(file)) if self.sheet && self.game.is_none() && self.diagrams.is_empty() => {
                let exercises = of_lines(file)?;
                Ok((self.sheet(&exercises, &mut style, texts), None))
            }
            (None, Some(_)) => Err(Stop::Bad(t!(words(), "cli-print-epd"))),
            (None, None) => Err(Stop::Bad(t!(words(), "cli-print-nothing"))),
            (Some(_), Some(_)) => Err(Stop::Bad(t!(words(), "cli-print-both"))),
        }
    }

    /// The places of the diagrams that were asked for, on the command line or in the game.
    fn places(&self, record: &Record) -> Result<Vec<NodeId>, Stop> {
        if self.diagrams.is_empty() {
            return Ok(paper::marked(record));
        }
        let find = |mv: &Move| {
            mv.find(record)
                .ok_or_else(|| Stop::Bad(t!(words(), "cli-print-no-move", found = quoted(&mv.to_string()))))
        };
        self.diagrams.iter().map(find).collect()
    }

    fn sheet(&self, exercises: &[Exercise], style: &mut Style, texts: &Texts) -> Vec<u8> {
        let names: String = exercises.iter().map(|exercise| exercise.name.as_str()).collect();
        style.fonts = fonts::with_letters(&fonts::installed(), &lacking(&names));
        paper::sheet(exercises, self.per_page, style, &t!(texts, "paper-diagrams"), texts)
    }
}

/// The format of paper that is usual where this computer is.
fn usual() -> Format {
    platform::locales().next().map_or(Format::A4, |locale| Format::of_locale(&locale))
}

/// Reads moves such as `12w,20b`.
fn moves(text: &str) -> Result<Vec<Move>, Stop> {
    let mv = |text: &str| {
        let mv = Move::read(text.trim());
        mv.ok_or_else(|| Stop::Bad(t!(words(), "cli-print-moves", found = quoted(text))))
    };
    text.split(',').map(mv).collect()
}

/// The marked positions of all games of a file; of a game without any its start, or its end if it has the usual start.
fn of_games(file: &OsString, texts: &Texts) -> Result<Vec<Exercise>, Stop> {
    let mut exercises = Vec::new();
    for game in Games::new(watched(file, false)?) {
        exercises.extend(Exercise::of_game(&game.record, texts));
    }
    if exercises.is_empty() {
        return Err(Stop::Bad(t!(words(), "cli-no-games", file = shown(&file.to_string_lossy()))));
    }
    Ok(exercises)
}

/// The positions of a file with one FEN or EPD on each line.
fn of_lines(file: &OsString) -> Result<Vec<Exercise>, Stop> {
    let read = Exercise::of_lines(BufReader::new(watched(file, false)?));
    let exercises = read.map_err(|(number, fault)| match fault {
        LineFault::Io(error) => in_line(number, &no_text(&error)),
        LineFault::Fen(error) => in_line(number, &fen_errors::fen(&words(), &error)),
    })?;
    if exercises.is_empty() {
        return Err(Stop::Bad(t!(
            words(),
            "cli-print-empty",
            file = shown(&Path::new(file).to_string_lossy())
        )));
    }
    Ok(exercises)
}
