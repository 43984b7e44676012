//! `jadoube verify [--json] FILE…`: checks games in PGN as an arbiter would, one line per game.
//!
//! A fault breaks the Laws, or makes the game or its result unreadable. Other irregularities, and draws that nobody
//! claimed, are remarks.
//!
//! The checks: see `game`.

use std::ffi::OsString;
use std::fs::File;
use std::io::{self, Read, Write};

use lexopt::prelude::*;
use serde_json::{Value, json};

use super::Stop;
use crate::game::Game;
use crate::record::pgn::{FaultKind, Reader, Visitor};
use crate::record::{GameResult, Tags};
use crate::rules::Move;
use crate::start::Start;

/// Runs the command on each file; `-` is standard input.
///
/// # Errors
/// A file can't be read; [`Stop::No`] if a game has a fault.
pub fn run(mut args: lexopt::Parser) -> Result<(), Stop> {
    let (mut files, mut as_json) = (Vec::<OsString>::new(), false);
    while let Some(arg) = args.next()? {
        match arg {
            Long("json") => as_json = true,
            Value(name) => files.push(name),
            other => return Err(other.unexpected().into()),
        }
    }
    if files.is_empty() {
        return Err(Stop::bad("found no file", "one of games in PGN, or - for the standard input"));
    }
    let mut output = io::stdout().lock();
    let mut faulty = 0;
    for name in files {
        let told = name.to_string_lossy().into_owned();
        faulty += if name == "-" {
            verify(io::stdin().lock(), &told, as_json, &mut output)?
        } else {
            let file = File::open(&name).map_err(|error| {
                Stop::bad(format_args!("{told} can't be read ({error})"), "a file of games in PGN")
            })?;
            verify(file, &told, as_json, &mut output)?
        };
    }
    output.flush()?;
    if faulty == 0 { Ok(()) } else { Err(Stop::No) }
}

/// Writes a line for each game of a file and returns how many have faults.
///
/// # Errors
/// The output can't be written, or reading the file failed.
pub fn verify(input: impl Read, name: &str, as_json: bool, mut output: impl Write) -> Result<usize, Stop> {
    let mut reader = Reader::new(input);
    let mut faulty = 0;
    for number in 1.. {
        let mut checked = Checked::default();
        if !reader.read_game(&mut checked) {
            break;
        }
        checked.examine();
        faulty += usize::from(!checked.faults.is_empty());
        if as_json {
            writeln!(output, "{}", checked.to_json(name, number))?;
        } else {
            writeln!(output, "{}", checked.to_line(name, number))?;
        }
        if let Some(error) = checked.broken {
            return Err(Stop::bad(format_args!("{name} can't be read on ({error})"), "the rest of it"));
        }
    }
    Ok(faulty)
}

/// One game as read, and the findings.
#[derive(Default)]
struct Checked {
    line: u64,
    tags: Tags,
    start: Start,
    moves: Vec<Option<Move>>,
    result: GameResult,
    /// The current depth of variations.
    depth: usize,
    /// Whether the tags are complete.
    begun: bool,
    /// Whether some moves of the main line could not be read.
    unread: bool,
    broken: Option<io::ErrorKind>,
    faults: Vec<Told>,
    remarks: Vec<Told>,
}

/// One finding.
struct Told {
    kind: &'static str,
    article: Option<&'static str>,
    /// Line and column, if the finding has a place.
    at: Option<(u64, u64)>,
    text: String,
}

impl Checked {
    fn examine(&mut self) {
        if self.unread {
            return;
        }
        for finding in Game::examine(&self.start, &self.moves, self.result) {
            let list = if finding.is_fault() { &mut self.faults } else { &mut self.remarks };
            list.push(Told {
                kind: finding.name(),
                article: Some(finding.article()),
                at: None,
                text: finding.to_string(),
            });
        }
    }

    fn player(&self, color: &str) -> &str {
        self.tags.known(color).unwrap_or("?")
    }

    fn to_line(&self, name: &str, number: u64) -> String {
        let about = format!(
            "{name}:{}: game {number}, {} - {}, {}, {} half-moves",
            self.line,
            self.player("White"),
            self.player("Black"),
            self.result,
            self.moves.len()
        );
        let list = |told: &[Told]| told.iter().map(Told::to_text).collect::<Vec<_>>().join("; ");
        let verdict = if self.faults.is_empty() {
            "right".to_owned()
        } else {
            format!("WRONG: {}", list(&self.faults))
        };
        if self.remarks.is_empty() {
            format!("{about}: {verdict}")
        } else {
            format!("{about}: {verdict} (noticed: {})", list(&self.remarks))
        }
    }

    fn to_json(&self, name: &str, number: u64) -> Value {
        let list = |told: &[Told]| told.iter().map(Told::to_json).collect::<Vec<_>>();
        json!({
            "file": name,
            "line": self.line,
            "game": number,
            "white": self.tags.get("White"),
            "black": self.tags.get("Black"),
            "result": self.result.text(),
            "half_moves": self.moves.len(),
            "right": self.faults.is_empty(),
            "faults": list(&self.faults),
            "remarks": list(&self.remarks),
        })
    }
}

impl Told {
    fn to_text(&self) -> String {
        match self.at {
            Some((line, column)) => format!("line {line}, column {column}: {}", self.text),
            None => self.text.clone(),
        }
    }

    fn to_json(&self) -> Value {
        let (line, column) = self.at.unzip();
        json!({ "kind": self.kind, "article": self.article, "line": line, "column": column, "text": self.text })
    }
}

impl Visitor for Checked {
    fn begin(&mut self, line: u64, _offset: u64) {
        self.line = line;
    }

    fn tag(&mut self, name: &str, value: &str) {
        self.tags.set(name, value);
    }

    fn moves(&mut self, start: &Start) -> bool {
        self.start = start.clone();
        self.begun = true;
        true
    }

    fn mv(&mut self, mv: Option<Move>) {
        if self.depth == 0 {
            self.moves.push(mv);
        }
    }

    fn open_variation(&mut self) {
        self.depth += 1;
    }

    fn close_variation(&mut self) {
        self.depth = self.depth.saturating_sub(1);
    }

    fn result(&mut self, result: GameResult) {
        self.result = result;
    }

    fn fault(&mut self, line: u64, column: u64, kind: FaultKind) {
        if let FaultKind::Broken(error) = kind {
            self.broken = Some(error);
        }
        // Errors before the moves don't belong to the game, except those about its start.
        let of_game = (self.begun && self.depth == 0) || is_about_start(&kind);
        self.unread |= of_game && (is_about_moves(&kind) || is_about_start(&kind));
        let told =
            Told { kind: name(&kind), article: None, at: Some((line, column)), text: kind.to_string() };
        let odd = matches!(kind, FaultKind::Text(_));
        if (of_game && (odd || is_about_moves(&kind) || is_about_start(&kind))) || is_about_result(&kind) {
            self.faults.push(told);
        } else {
            self.remarks.push(told);
        }
    }
}

/// Whether main-line moves are missing or illegal.
const fn is_about_moves(kind: &FaultKind) -> bool {
    use FaultKind::*;
    matches!(kind, Move(_) | PassInCheck | MoveMissing(_) | CommentOpen | Broken(_))
}

/// Whether the start position or the variant is unknown.
const fn is_about_start(kind: &FaultKind) -> bool {
    matches!(kind, FaultKind::Variant(_) | FaultKind::Start(_) | FaultKind::NoStart)
}

const fn is_about_result(kind: &FaultKind) -> bool {
    matches!(kind, FaultKind::ResultMissing | FaultKind::Results { .. } | FaultKind::ResultTag(_))
}

/// A machine-readable name in kebab-case.
const fn name(kind: &FaultKind) -> &'static str {
    use FaultKind::*;
    match kind {
        Move(_) | PassInCheck => "illegal-move",
        Text(_) | MoveMissing(_) | CommentOpen | Broken(_) => "unreadable",
        Variant(_) | Start(_) | NoStart => "start",
        ResultMissing | Results { .. } | ResultTag(_) => "result",
        _ => "format",
    }
}
