//! `jadoube picture`: a position as PNG, or a game as animated GIF.
//!
//! Painting: see `diagram`.

use std::ffi::{OsStr, OsString};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use lexopt::prelude::*;

use super::usage::{number, unexpected};
use super::words::{quoted, shown, words};
use super::{Stop, complain, open_file};
use crate::diagram::{BoardTheme, Pace, Painter, PieceSet, Scene, StripColors, Style, strip, write_gif};
use crate::platform::fonts;
use crate::record::pgn::{FaultKind, Games};
use crate::record::{Mark, Record};
use crate::rules::Position;
use crate::storage;
use crate::text::time::digits;
use crate::text::{fen_errors, game_names, io_errors, pgn_errors};

/// The picture to write.
struct Wanted {
    scenes: Vec<Scene>,
    style: Style,
    strips: Option<StripColors>,
    pace: Pace,
    out: PathBuf,
    /// The error to report after the picture was written.
    fault: Option<Stop>,
}

/// The options, in any order.
struct Typed {
    fen: Option<String>,
    pgn: Option<OsString>,
    game: Option<String>,
    out: Option<PathBuf>,
    delay: Option<u32>,
    marks: Vec<Mark>,
    theme: BoardTheme,
    dark: bool,
    /// But for the colours.
    style: Style,
    nameless: bool,
}

/// Runs the command.
///
/// # Errors
/// The arguments are invalid, or the picture can't be written.
pub fn run(args: lexopt::Parser) -> Result<(), Stop> {
    let wanted = Typed::read(args)?.wanted()?;
    let mut bytes = Vec::new();
    let moves = ending(&wanted.out).is_some_and(|ending| ending.eq_ignore_ascii_case("gif"));
    let painted = if moves {
        let mut painter = match (wanted.strips, strip::letters(&wanted.scenes)) {
            (Some(colors), Some(rare)) => {
                Painter::with_strips(wanted.style, colors, fonts::with_letters(&fonts::installed(), &rare))
            }
            _ => Painter::new(wanted.style),
        };
        write_gif(&mut painter, &wanted.scenes, wanted.pace, &mut bytes)
    } else {
        let picture = wanted.scenes.last().and_then(|scene| Painter::new(wanted.style).paint(scene));
        picture.ok_or_else(|| ErrorKind::OutOfMemory.into()).and_then(|picture| picture.write_png(&mut bytes))
    };
    painted.and_then(|()| storage::write(&wanted.out, &bytes)).map_err(|error| {
        let file = shown(&wanted.out.to_string_lossy());
        Stop::Bad(t!(words(), "cli-unwritable", file, why = io_errors::why(&words(), &error)))
    })?;
    wanted.fault.map_or(Ok(()), Err)
}

fn ending(file: &Path) -> Option<&str> {
    file.extension().and_then(|ending| ending.to_str())
}

impl Typed {
    fn new() -> Typed {
        let theme = BoardTheme::default();
        let style = Style {
            side: SIDE,
            flipped: false,
            coordinates: true,
            colors: theme.palette(false),
            pieces: PieceSet::default(),
        };
        Typed {
            fen: None,
            pgn: None,
            game: None,
            out: None,
            delay: None,
            marks: Vec::new(),
            theme,
            dark: false,
            style,
            nameless: false,
        }
    }

    fn read(mut args: lexopt::Parser) -> Result<Typed, Stop> {
        let mut typed = Typed::new();
        while let Some(arg) = args.next()? {
            match arg {
                Long("fen") => typed.fen = Some(args.value()?.string()?),
                Long("pgn") => typed.pgn = Some(args.value()?),
                Long("game") => typed.game = Some(args.value()?.string()?),
                Long("out") => typed.out = Some(args.value()?.into()),
                Long("size") => {
                    typed.style.side = number(&args.value()?.string()?, "--size", &Style::SIDES)?;
                }
                Long("delay") => {
                    typed.delay = Some(number(&args.value()?.string()?, "--delay", &(20..=600_000))?);
                }
                Long("marks") => typed.marks = marks(&args.value()?.string()?)?,
                Long("theme") => {
                    typed.theme =
                        named("--theme", &args.value()?.string()?, &BoardTheme::ALL, BoardTheme::name)?;
                }
                Long("pieces") => {
                    typed.style.pieces =
                        named("--pieces", &args.value()?.string()?, &PieceSet::ALL, PieceSet::name)?;
                }
                Long("flip") => typed.style.flipped = true,
                Long("dark") => typed.dark = true,
                Long("no-coordinates") => typed.style.coordinates = false,
                Long("no-names") => typed.nameless = true,
                other => return Err(unexpected("picture", other)),
            }
        }
        Ok(typed)
    }

    fn wanted(self) -> Result<Wanted, Stop> {
        let out = self.out.clone().ok_or_else(|| Stop::Bad(t!(words(), "cli-picture-no-out")))?;
        if !ending(&out).is_some_and(|ending| ["png", "gif"].iter().any(|e| ending.eq_ignore_ascii_case(e))) {
            let file = shown(&out.to_string_lossy());
            return Err(Stop::Bad(t!(words(), "cli-picture-ending", file)));
        }
        let style = Style { colors: self.theme.palette(self.dark), ..self.style };
        let strips = (!self.nameless).then(|| StripColors::of(self.dark));
        let pace = self.delay.map_or_else(Pace::default, Pace::of);
        let (mut scenes, fault) = self.scenes()?;
        if let Some(last) = scenes.last_mut() {
            last.marks.extend(self.marks);
        }
        Ok(Wanted { scenes, style, strips, pace, out, fault })
    }

    fn scenes(&self) -> Result<(Vec<Scene>, Option<Stop>), Stop> {
        match (&self.fen, &self.pgn) {
            (Some(fen), None) if self.game.is_none() => {
                let position = Position::from_fen(fen)
                    .map_err(|error| Stop::Bad(format!("--fen: {}", fen_errors::fen(&words(), &error))))?;
                Ok((vec![Scene::of(&position)], None))
            }
            (None, Some(file)) => {
                let (record, fault) = read_game(file, self.game.as_deref().unwrap_or("1"))?;
                Ok((
                    strip::game(
                        &record,
                        Record::ROOT,
                        game_names::beside_board(&words(), &record.tags),
                        |ms| digits(ms / 1000),
                    ),
                    fault,
                ))
            }
            (None, None) => Err(Stop::Bad(t!(words(), "cli-picture-nothing"))),
            (Some(_), _) => Err(Stop::Bad(t!(words(), "cli-picture-both"))),
        }
    }
}

/// A game as far as it could be read, and the error that ended it.
pub(super) fn read_game(file: &OsStr, number: &str) -> Result<(Record, Option<Stop>), Stop> {
    let mut games = Games::new(open_file(file)?);
    let shown = shown(&file.to_string_lossy());
    // A number too large for any file gets the same message as game 3 of a file with two.
    let wanted =
        number.bytes().all(|byte| byte.is_ascii_digit()).then(|| number.parse().unwrap_or(usize::MAX));
    let before = wanted.and_then(|wanted| wanted.checked_sub(1)).unwrap_or(usize::MAX);
    let mut count = 0_usize;
    let game = games.by_ref().inspect(|_| count += 1).nth(before);
    let Some(game) = game else {
        return Err(Stop::Bad(match count {
            0 => t!(words(), "cli-no-games", file = shown),
            _ => t!(words(), "cli-picture-game", file = shown, count, found = quoted(number)),
        }));
    };
    let spoils = |kind: &FaultKind| {
        use FaultKind::*;
        matches!(kind, Start(_) | NoStart | Text(_) | Move(_) | PassInCheck | MoveMissing(_) | Broken(_))
    };
    let fault = game.faults.iter().find(|fault| spoils(&fault.kind));
    let told = fault.or(game.faults.first()).map(|fault| {
        let fault = pgn_errors::fault(&words(), fault);
        format!("{shown}: {fault}")
    });
    match (told, fault) {
        // There is nothing to paint.
        (Some(told), _) if game.record.next(Record::ROOT).is_none() => return Err(Stop::Bad(told)),
        (Some(told), Some(_)) => return Ok((game.record, Some(Stop::Bad(told)))),
        (Some(told), None) => complain(&told),
        (None, _) => {}
    }
    Ok((game.record, None))
}

/// The default width in pixels.
const SIDE: u32 = 512;

/// Finds a value by its name.
pub(super) fn named<T: Copy>(
    option: &str,
    name: &str,
    all: &[T],
    name_of: fn(T) -> &'static str,
) -> Result<T, Stop> {
    let known = all.iter().copied().find(|one| name_of(*one) == name);
    known.ok_or_else(|| {
        let names: Vec<&str> = all.iter().copied().map(name_of).collect();
        let known = names.join(", ");
        Stop::Bad(t!(words(), "cli-choice", what = option, found = quoted(name), known))
    })
}

/// Reads circles and arrows with the letters of their colours, as in PGN: `Gd4,Re4e5`.
fn marks(text: &str) -> Result<Vec<Mark>, Stop> {
    let mark = |text: &str| {
        let mark = Mark::read(text.trim());
        mark.ok_or_else(|| Stop::Bad(t!(words(), "cli-picture-marks", found = quoted(text))))
    };
    text.split(',').map(mark).collect()
}
