//! `jadoube picture`: a position as PNG, or a game as animated GIF.
//!
//! Painting: see `diagram`.

use std::ffi::{OsStr, OsString};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

use lexopt::prelude::*;

use super::{Stop, input};
use crate::diagram::{BoardTheme, Pace, Painter, PieceSet, Scene, Style, write_gif};
use crate::record::pgn::Games;
use crate::record::{Mark, Record};
use crate::rules::Position;
use crate::storage;

/// The picture to write.
struct Wanted {
    scenes: Vec<Scene>,
    style: Style,
    pace: Pace,
    out: PathBuf,
}

/// The options, in any order.
#[derive(Default)]
struct Typed {
    fen: Option<String>,
    pgn: Option<OsString>,
    game: Option<u64>,
    out: Option<PathBuf>,
    side: Option<u32>,
    delay: Option<u32>,
    marks: Vec<Mark>,
    theme: BoardTheme,
    pieces: PieceSet,
    flipped: bool,
    dark: bool,
    bare: bool,
}

/// Runs the command.
///
/// # Errors
/// The arguments are invalid, or the picture can't be written.
pub fn run(args: lexopt::Parser) -> Result<(), Stop> {
    let wanted = Typed::read(args)?.wanted()?;
    let mut painter = Painter::new(wanted.style);
    let mut bytes = Vec::new();
    let moves = ending(&wanted.out).is_some_and(|ending| ending.eq_ignore_ascii_case("gif"));
    let painted = if moves {
        write_gif(&mut painter, &wanted.scenes, wanted.pace, &mut bytes)
    } else {
        let picture = wanted.scenes.last().and_then(|scene| painter.paint(scene));
        picture.ok_or_else(|| ErrorKind::OutOfMemory.into()).and_then(|picture| picture.write_png(&mut bytes))
    };
    painted.and_then(|()| storage::write(&wanted.out, &bytes)).map_err(|error| {
        let found = format_args!("{} can't be written ({error})", wanted.out.display()).to_string();
        Stop::bad(found, "a file in a folder that is there")
    })
}

fn ending(file: &Path) -> Option<&str> {
    file.extension().and_then(|ending| ending.to_str())
}

impl Typed {
    fn read(mut args: lexopt::Parser) -> Result<Typed, Stop> {
        let mut typed = Typed::default();
        while let Some(arg) = args.next()? {
            match arg {
                Long("fen") => typed.fen = Some(args.value()?.string()?),
                Long("pgn") => typed.pgn = Some(args.value()?),
                Long("game") => typed.game = Some(number(&args.value()?.string()?, "game", 1..=u64::MAX)?),
                Long("out") => typed.out = Some(args.value()?.into()),
                Long("size") => {
                    typed.side = Some(number(&args.value()?.string()?, "size", Style::SIDES)?);
                }
                Long("delay") => {
                    typed.delay = Some(number(&args.value()?.string()?, "delay", 20..=600_000)?);
                }
                Long("marks") => typed.marks = marks(&args.value()?.string()?)?,
                Long("theme") => {
                    typed.theme =
                        named("theme", &args.value()?.string()?, &BoardTheme::ALL, BoardTheme::name)?;
                }
                Long("pieces") => {
                    typed.pieces = named("pieces", &args.value()?.string()?, &PieceSet::ALL, PieceSet::name)?;
                }
                Long("flip") => typed.flipped = true,
                Long("dark") => typed.dark = true,
                Long("no-coordinates") => typed.bare = true,
                other => return Err(other.unexpected().into()),
            }
        }
        Ok(typed)
    }

    fn wanted(self) -> Result<Wanted, Stop> {
        let out = self.out.clone().ok_or_else(|| Stop::bad("no --out", "the file to write"))?;
        if !ending(&out).is_some_and(|ending| ["png", "gif"].iter().any(|e| ending.eq_ignore_ascii_case(e))) {
            let found = format_args!("--out {}", out.display()).to_string();
            return Err(Stop::bad(found, "a name that ends in .png or .gif"));
        }
        let style = Style {
            side: self.side.unwrap_or(SIDE),
            flipped: self.flipped,
            coordinates: !self.bare,
            colors: self.theme.palette(self.dark),
            pieces: self.pieces,
        };
        let pace = self.delay.map_or_else(Pace::default, Pace::of);
        let mut scenes = self.scenes()?;
        if let Some(last) = scenes.last_mut() {
            last.marks.extend(self.marks);
        }
        Ok(Wanted { scenes, style, pace, out })
    }

    fn scenes(&self) -> Result<Vec<Scene>, Stop> {
        match (&self.fen, &self.pgn) {
            (Some(fen), None) if self.game.is_none() => {
                let position =
                    Position::from_fen(fen).map_err(|error| Stop::Bad(format!("--fen: {error}")))?;
                Ok(vec![Scene::of(&position)])
            }
            (None, Some(file)) => game(file, self.game.unwrap_or(1)),
            (None, None) => Err(Stop::bad("no position", "--fen FEN or --pgn FILE")),
            (Some(_), _) => Err(Stop::bad("--fen with --pgn or --game", "one of them")),
        }
    }
}

/// Every position of the main line of a game in a file.
fn game(file: &OsStr, number: u64) -> Result<Vec<Scene>, Stop> {
    let opened = input(Some(file.to_owned()), "a PGN file")?;
    let mut games = Games::new(opened);
    let (wanted, mut found) = (usize::try_from(number - 1).unwrap_or(usize::MAX), 0);
    let game = games.by_ref().inspect(|_| found += 1).nth(wanted);
    let game = game.ok_or_else(|| {
        Stop::bad(
            format_args!("{} has {found} games", file.display()),
            format_args!("one of number {number}"),
        )
    })?;
    if let Some(fault) = game.faults.first() {
        // The picture shows what could be read. If there is no standard error, nobody can be told.
        let _ = writeln!(io::stderr(), "jadoube: {}: {fault}", file.display());
    }
    Ok(Scene::line(&game.record, Record::ROOT))
}

/// The default width in pixels.
const SIDE: u32 = 512;

fn number<N>(text: &str, name: &str, range: std::ops::RangeInclusive<N>) -> Result<N, Stop>
where
    N: std::str::FromStr + PartialOrd + std::fmt::Display,
{
    let number = text.parse().ok().filter(|number| range.contains(number));
    number.ok_or_else(|| {
        let expected = format_args!("a number from {} to {}", range.start(), range.end()).to_string();
        Stop::bad(format_args!("--{name} {text:?}"), expected)
    })
}

/// Finds a value by its name.
fn named<T: Copy>(option: &str, name: &str, all: &[T], name_of: fn(T) -> &'static str) -> Result<T, Stop> {
    let known = all.iter().copied().find(|one| name_of(*one) == name);
    known.ok_or_else(|| {
        let names: Vec<&str> = all.iter().copied().map(name_of).collect();
        Stop::bad(format_args!("--{option} {name:?}"), format_args!("one of {}", names.join(", ")))
    })
}

/// Reads circles and arrows with the letters of their colours, as in PGN: `Gd4,Re4e5`.
fn marks(text: &str) -> Result<Vec<Mark>, Stop> {
    let mark = |text: &str| {
        let mark = Mark::read(text.trim());
        mark.ok_or_else(|| {
            Stop::bad(format_args!("--marks: {text:?}"), "marks such as Gd4 or Re4e5, colours GRBY")
        })
    };
    text.split(',').map(mark).collect()
}
