//! `jadoube picture` paints a position or a game as a PNG or GIF file. For a game, a PNG shows the last position,
//! and a GIF all positions.
//!
//! [`Painter`] does the painting itself.

use std::ffi::{OsStr, OsString};
use std::io::ErrorKind;
use std::path::PathBuf;

use lexopt::prelude::*;

use super::texts::{quoted, shown, texts};
use super::usage::{choice, list, number, position, unexpected};
use super::{Stop, complain, open_file, unwritable};
use crate::diagram::{
    BoardTheme, FramePace, Painter, PictureStyle, PieceSet, Scene, StripColors, strip, write_gif,
};
use crate::platform::fonts;
use crate::record::pgn::{Games, PgnFaultKind};
use crate::record::{Mark, Record};
use crate::storage;
use crate::text::time::digits;
use crate::text::{game_names, pgn_errors};

#[derive(Default)]
struct Options {
    fen: Option<String>,
    pgn: Option<OsString>,
    game: Option<String>,
    out: Option<PathBuf>,
    pace: FramePace,
    marks: Vec<Mark>,
    theme: BoardTheme,
    dark: bool,
    /// The style, whose colours are replaced by those of `theme` and `dark`.
    style: PictureStyle,
    nameless: bool,
}

/// Runs the command.
///
/// # Errors
/// The arguments are invalid, the position or the game can't be read in full, or the picture can't be written.
pub fn run(args: lexopt::Parser) -> Result<(), Stop> {
    let options = Options::read(args)?;
    let out = options.out.as_deref().ok_or_else(|| bad!("cli-picture-no-out"))?;
    let ending = out.extension().and_then(OsStr::to_str).map(str::to_ascii_lowercase).unwrap_or_default();
    if !["png", "gif"].contains(&ending.as_str()) {
        return Err(bad!("cli-picture-ending", file = shown(out)));
    }
    let (mut scenes, fault) = options.scenes()?;
    if let Some(last) = scenes.last_mut() {
        last.marks.extend(&options.marks);
    }
    let style = PictureStyle { colors: options.theme.palette(options.dark), ..options.style };
    let mut bytes = Vec::new();
    let painted = if ending == "gif" {
        let mut painter = match strip::letters(&scenes).filter(|_| !options.nameless) {
            Some(rare) => {
                let fonts = fonts::with_letters(&fonts::installed(), &rare);
                Painter::with_strips(style, StripColors::of(options.dark), fonts)
            }
            None => Painter::new(style),
        };
        write_gif(&mut painter, &scenes, options.pace, &mut bytes)
    } else {
        let picture = scenes.last().and_then(|scene| Painter::new(style).paint(scene));
        picture.ok_or_else(|| ErrorKind::OutOfMemory.into()).and_then(|picture| picture.write_png(&mut bytes))
    };
    painted.and_then(|()| storage::write(out, &bytes)).map_err(|error| unwritable(out, &error))?;
    fault.map_or(Ok(()), Err)
}

impl Options {
    fn read(mut args: lexopt::Parser) -> Result<Options, Stop> {
        let mut options = Options::default();
        while let Some(arg) = args.next()? {
            match arg {
                Long("fen") => options.fen = Some(args.value()?.string()?),
                Long("pgn") => options.pgn = Some(args.value()?),
                Long("game") => options.game = Some(args.value()?.string()?),
                Long("out") => options.out = Some(args.value()?.into()),
                Long("size") => {
                    options.style.side = number(&args.value()?.string()?, "--size", &PictureStyle::SIDES)?;
                }
                Long("delay") => {
                    options.pace =
                        FramePace::of(number(&args.value()?.string()?, "--delay", &(20..=600_000))?);
                }
                Long("marks") => options.marks = marks(&args.value()?.string()?)?,
                Long("theme") => {
                    options.theme = choice(&mut args, "--theme", &BoardTheme::ALL, BoardTheme::name)?;
                }
                Long("pieces") => {
                    options.style.pieces = choice(&mut args, "--pieces", &PieceSet::ALL, PieceSet::name)?;
                }
                Long("flip") => options.style.flipped = true,
                Long("dark") => options.dark = true,
                Long("no-coordinates") => options.style.coordinates = false,
                Long("no-names") => options.nameless = true,
                other => return Err(unexpected("picture", other)),
            }
        }
        Ok(options)
    }

    /// The scenes to paint, and the error to report after the picture has been written.
    fn scenes(&self) -> Result<(Vec<Scene>, Option<Stop>), Stop> {
        match (&self.fen, &self.pgn) {
            (Some(fen), None) if self.game.is_none() => Ok((vec![Scene::of(&position(fen)?)], None)),
            (None, Some(file)) => {
                let (record, fault) = read_game(file, self.game.as_deref().unwrap_or("1"))?;
                let names = game_names::beside_board(&texts(), &record.tags);
                Ok((strip::game(&record, Record::ROOT, names, |ms| digits(ms / 1000)), fault))
            }
            (None, None) => Err(bad!("cli-picture-nothing")),
            (Some(_), _) => Err(bad!("cli-picture-both")),
        }
    }
}

/// A game as far as it could be read, and the first error that makes the command fail, such as an invalid start or an
/// unread move. If there is no such error, the first other error is printed. A game with an error but no move is
/// refused.
pub(super) fn read_game(file: &OsStr, number: &str) -> Result<(Record, Option<Stop>), Stop> {
    let mut games = Games::new(open_file(file)?);
    let shown = shown(file);
    // A number that is too large for any file gets the same message as game 3 of a file with two games.
    let wanted =
        number.bytes().all(|byte| byte.is_ascii_digit()).then(|| number.parse().unwrap_or(usize::MAX));
    let before = wanted.and_then(|wanted| wanted.checked_sub(1)).unwrap_or(usize::MAX);
    let mut count = 0_usize;
    let game = games.by_ref().inspect(|_| count += 1).nth(before);
    let Some(game) = game else {
        return Err(Stop::Bad(match count {
            0 => t!(texts(), "cli-no-games", file = shown),
            _ => t!(texts(), "cli-picture-game", file = shown, count, found = quoted(number)),
        }));
    };
    let spoils = |kind: &PgnFaultKind| {
        use PgnFaultKind::*;
        matches!(
            kind,
            Start(_)
                | NoStart
                | Text(_)
                | Move(_)
                | PassInCheck
                | MoveMissing(_)
                | CommentOpen
                | TooLong(_)
                | Broken(_)
        )
    };
    let fault = game.faults.iter().find(|fault| spoils(&fault.kind));
    let Some(first) = fault.or(game.faults.first()) else { return Ok((game.record, None)) };
    let sentence = format!("{shown}: {}", pgn_errors::fault(&texts(), first));
    match fault {
        _ if game.record.next(Record::ROOT).is_none() => return Err(Stop::Bad(sentence)),
        Some(_) => return Ok((game.record, Some(Stop::Bad(sentence)))),
        None => complain(&sentence),
    }
    Ok((game.record, None))
}

/// Reads circles and arrows, each after the letter of its colour, as in PGN: `Gd4,Re4e5`.
fn marks(text: &str) -> Result<Vec<Mark>, Stop> {
    list(text, Mark::read, |found| bad!("cli-picture-marks", found))
}
