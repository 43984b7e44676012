//! `jadoube print` writes the score sheet of a game, a sheet of diagrams, or the sheets for a round of Chess960, as
//! PDF.
//!
//! The pages themselves are made in [`paper`].

use std::ffi::OsString;
use std::io::BufReader;
use std::path::PathBuf;

use lexopt::prelude::*;

use super::chess960::read_number;
use super::picture::read_game;
use super::texts::{quoted, shown, texts};
use super::usage::{choice, list, number, unexpected};
use super::{Stop, in_line, no_text, unwritable, watched};
use crate::diagram::lacking;
use crate::paper::{self, Exercise, LineFault, NumberedMove, PaperFormat, PerPage, Round, SheetStyle};
use crate::platform::{self, fonts};
use crate::record::pgn::Games;
use crate::record::{NodeId, Record};
use crate::start::Start;
use crate::storage;
use crate::text::fen_errors;
use crate::text::messages::{Language, Texts};
use crate::text::notation::Notation;

#[derive(Default)]
struct Options {
    pgn: Option<OsString>,
    epd: Option<OsString>,
    game: Option<String>,
    out: Option<PathBuf>,
    format: Option<PaperFormat>,
    language: Option<Language>,
    notation: Notation,
    diagrams: Vec<NumberedMove>,
    per_page: PerPage,
    sheet: bool,
    start: Option<u16>,
    boards: Option<u16>,
}

/// Runs the command.
///
/// # Errors
/// The arguments are invalid, a file can't be read or has nothing to print, a game that is printed on its own can't be
/// read in full, or the PDF can't be written.
pub fn run(args: lexopt::Parser) -> Result<(), Stop> {
    let options = Options::read(args)?;
    let out = options.out.clone().ok_or_else(|| bad!("cli-print-no-out"))?;
    let language = options.language.unwrap_or(texts().language());
    let (printed, fault) = options.printed(&Texts::new(language))?;
    storage::write(&out, &printed).map_err(|error| unwritable(&out, &error))?;
    fault.map_or(Ok(()), Err)
}

impl Options {
    fn read(mut args: lexopt::Parser) -> Result<Options, Stop> {
        let mut options = Options::default();
        while let Some(arg) = args.next()? {
            match arg {
                Long("pgn") => options.pgn = Some(args.value()?),
                Long("epd") => options.epd = Some(args.value()?),
                Long("game") => options.game = Some(args.value()?.string()?),
                Long("out") => options.out = Some(args.value()?.into()),
                Long("paper") => {
                    options.format =
                        Some(choice(&mut args, "--paper", &PaperFormat::ALL, PaperFormat::name)?);
                }
                Long("language") => {
                    options.language = Some(choice(&mut args, "--language", &Language::ALL, Language::tag)?);
                }
                Long("notation") => {
                    options.notation = choice(&mut args, "--notation", &Notation::ALL, Notation::name)?;
                }
                Long("diagrams") => options.diagrams = moves(&args.value()?.string()?)?,
                Long("per-page") => {
                    options.per_page = choice(&mut args, "--per-page", &PerPage::ALL, PerPage::name)?;
                }
                Long("sheet") => options.sheet = true,
                Long("start") => options.start = Some(read_number(&args.value()?.string()?)?),
                Long("boards") => {
                    options.boards = Some(number(&args.value()?.string()?, "--boards", &(1..=500))?);
                }
                other => return Err(unexpected("print", other)),
            }
        }
        Ok(options)
    }

    /// The PDF, and the error to report after the PDF has been written.
    fn printed(&self, texts: &Texts) -> Result<(Vec<u8>, Option<Stop>), Stop> {
        let format = self.format.unwrap_or_else(usual);
        let mut style = SheetStyle { format, notation: self.notation, ..SheetStyle::default() };
        if let Some(start) = self.start {
            let is_alone = self.pgn.is_none() && self.epd.is_none() && self.game.is_none();
            let is_alone = is_alone && !self.sheet && self.diagrams.is_empty();
            return is_alone
                .then(|| (self.round(start, &style, texts), None))
                .ok_or_else(|| bad!("cli-print-start"));
        }
        if self.boards.is_some() {
            return Err(bad!("cli-print-boards"));
        }
        let of_all = self.sheet && self.game.is_none() && self.diagrams.is_empty();
        match (&self.pgn, &self.epd) {
            (Some(file), None) if of_all => {
                Ok((self.sheet(&of_games(file, texts)?, &mut style, texts), None))
            }
            (None, Some(file)) if of_all => Ok((self.sheet(&of_lines(file)?, &mut style, texts), None)),
            (Some(file), None) => {
                let (record, fault) = read_game(file, self.game.as_deref().unwrap_or("1"))?;
                let places = self.places(&record)?;
                if self.sheet {
                    let exercise = |place| Exercise::at(&record, place, texts);
                    let exercises: Vec<Exercise> = places.into_iter().map(exercise).collect();
                    return Ok((self.sheet(&exercises, &mut style, texts), fault));
                }
                style.fonts = fonts::with_letters(&fonts::installed(), &paper::letters(&record));
                Ok((paper::score_sheet(&[], &record, &[], &places, &style, texts), fault))
            }
            (None, Some(_)) => Err(bad!("cli-print-epd")),
            (None, None) => Err(bad!("cli-print-nothing")),
            (Some(_), Some(_)) => Err(bad!("cli-print-both")),
        }
    }

    /// The places of the diagrams that the command line requests; if it requests none, those marked in the game.
    fn places(&self, record: &Record) -> Result<Vec<NodeId>, Stop> {
        if self.diagrams.is_empty() {
            return Ok(paper::marked(record));
        }
        let missing = |mv: &NumberedMove| bad!("cli-print-no-move", found = quoted(&mv.to_string()));
        let find = |mv: &NumberedMove| mv.find(record).ok_or_else(|| missing(mv));
        self.diagrams.iter().map(find).collect()
    }

    /// The sheets for a round that begins from this start.
    fn round(&self, number: u16, style: &SheetStyle, texts: &Texts) -> Vec<u8> {
        let round = Start::chess960(number.into()).ok().and_then(Round::of_start);
        let sheets =
            |round| paper::round_sheets(&Round { boards: self.boards.unwrap_or(1), ..round }, style, texts);
        round.map(sheets).unwrap_or_default()
    }

    fn sheet(&self, exercises: &[Exercise], style: &mut SheetStyle, texts: &Texts) -> Vec<u8> {
        let names: String = exercises.iter().map(|exercise| exercise.name.as_str()).collect();
        style.fonts = fonts::with_letters(&fonts::installed(), &lacking(&names));
        paper::sheet(exercises, self.per_page, style, &t!(texts, "paper-diagrams"), texts)
    }
}

/// The paper format that is usual in the region of the computer's locale; A4 if no locale is known.
fn usual() -> PaperFormat {
    platform::locales().next().map_or(PaperFormat::A4, |locale| PaperFormat::of_locale(&locale))
}

/// Reads moves such as `12w,20b`.
fn moves(text: &str) -> Result<Vec<NumberedMove>, Stop> {
    list(text, NumberedMove::read, |found| bad!("cli-print-moves", found))
}

/// The marked positions of all games in a file. For a game without marked positions: its start, or its last position if
/// it starts from the standard position.
fn of_games(file: &OsString, texts: &Texts) -> Result<Vec<Exercise>, Stop> {
    let mut exercises = Vec::new();
    for game in Games::new(watched(file, false)?) {
        exercises.extend(Exercise::of_game(&game.record, texts));
    }
    if exercises.is_empty() {
        return Err(bad!("cli-no-games", file = shown(file)));
    }
    Ok(exercises)
}

/// The positions of a file with one FEN or EPD on each line.
fn of_lines(file: &OsString) -> Result<Vec<Exercise>, Stop> {
    let read = Exercise::of_lines(BufReader::new(watched(file, false)?));
    let exercises = read.map_err(|(number, fault)| match fault {
        LineFault::Io(error) => in_line(number, &no_text(&error)),
        LineFault::Fen(error) => in_line(number, &fen_errors::fen(&texts(), &error)),
    })?;
    if exercises.is_empty() {
        return Err(bad!("cli-print-empty", file = shown(file)));
    }
    Ok(exercises)
}
