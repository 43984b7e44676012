//! `jadoube verify [--json] FILE…` checks games in PGN as an arbiter would, one line per game.
//!
//! A fault is a breach of the Laws, or leaves the start, the moves or the result of the game unclear. Other
//! irregularities, and draws that nobody claimed, are remarks.
//!
//! `record::pgn` finds the errors in the file, and `game::finding` checks the game under the Laws.

use std::ffi::OsString;
use std::io::{self, Read, Write};
use std::rc::Rc;

use lexopt::prelude::*;
use serde_json::{Value, json};

use super::progress::{Progress, ProgressReader};
use super::texts::{plain, shown, shown_json, texts};
use super::usage::unexpected;
use super::{Stop, complain, unreadable, watched};
use crate::game::{Course, Ending, Finding, Game, LivePositions};
use crate::platform::stdio;
use crate::record::pgn::{PgnFaultKind, Reader, Visitor};
use crate::record::{GameResult, Tags};
use crate::rules::{Color, Move, MoveTextError, Position};
use crate::start::Start;
use crate::text::messages::{Language, Texts};
use crate::text::{findings, pgn_errors};

/// Runs the command on each file; `-` is standard input.
///
/// # Errors
/// The arguments are invalid, a file can't be read or has no game, or the output can't be written; [`Stop::No`] if a
/// game has a fault.
pub fn run(mut args: lexopt::Parser) -> Result<(), Stop> {
    let (mut files, mut as_json) = (Vec::<OsString>::new(), false);
    while let Some(arg) = args.next()? {
        match arg {
            Long("json") => as_json = true,
            Value(name) => files.push(name),
            other => return Err(unexpected("verify", other)),
        }
    }
    if files.is_empty() {
        return Err(bad!("cli-verify-no-file"));
    }
    let mut output = stdio::answers();
    let (mut faulty, mut bad) = (0, None);
    for file in files {
        let name = file.to_string_lossy();
        let checked = if file == "-" {
            let progress = Progress::of(&called(&name), true);
            verify(ProgressReader::new(stdio::stdin().lock(), None, progress), &name, as_json, &mut output)
        } else {
            watched(&file, true).and_then(|input| verify(input, &name, as_json, &mut output))
        };
        match checked {
            Ok(found) => faulty += found,
            // The other files are still checked. The message about the last file that fails is returned; earlier ones
            // are printed here.
            Err(Stop::Bad(sentence)) => {
                if let Some(before) = bad.replace(sentence) {
                    output.flush()?;
                    complain(&before);
                }
            }
            Err(stop) => return Err(stop),
        }
    }
    output.flush()?;
    match bad {
        Some(sentence) => Err(Stop::Bad(sentence)),
        None if faulty == 0 => Ok(()),
        None => Err(Stop::No),
    }
}

/// Writes a line for each game of a file, and returns how many games have faults.
///
/// # Errors
/// The output can't be written, the file has no game, or reading it failed.
pub fn verify(input: impl Read, name: &str, as_json: bool, mut output: impl Write) -> Result<usize, Stop> {
    let mut reader = Reader::new(input).with_places();
    let (mut faulty, mut live) = (0, LivePositions::default());
    // JSON is for other programs, so its texts are in English whatever the locale.
    let texts = if as_json { Rc::new(Texts::new(Language::EN)) } else { texts() };
    for number in 1.. {
        let mut checked = Checked::new(Rc::clone(&texts));
        if !reader.read_game(&mut checked) {
            if number == 1 {
                return Err(bad!("cli-no-games", file = called(name)));
            }
            break;
        }
        checked.examine(&mut reader, &mut live);
        faulty += usize::from(!checked.faults.is_empty());
        let line = match as_json {
            true => shown_json(&checked.to_json(name, number)),
            false => checked.to_line(name, number),
        };
        writeln!(output, "{line}")?;
        if let Some(error) = checked.broken {
            return Err(unreadable(name.as_ref(), &error.into()));
        }
    }
    Ok(faulty)
}

/// The name of a file in a message.
fn called(name: &str) -> String {
    if name == "-" { t!(texts(), "cli-stdin") } else { shown(name) }
}

/// One game as it was read, and its faults and remarks.
struct Checked {
    words: Rc<Texts>,
    line: u64,
    tags: Tags,
    start: Start,
    moves: Vec<Option<Move>>,
    /// The course of the game; `None` until the tags have been read.
    course: Option<Course>,
    result: GameResult,
    /// The number of plies from the start to the current place.
    made: usize,
    /// The numbers of plies at which the lines around the current one continue, the outermost first.
    around: Vec<usize>,
    /// Whether the start or some moves of the main line may not have been read.
    unread: bool,
    broken: Option<io::ErrorKind>,
    faults: Vec<Irregularity>,
    remarks: Vec<Irregularity>,
}

/// A fault or a remark.
struct Irregularity {
    kind: &'static str,
    article: Option<&'static str>,
    /// The line and the column in the file.
    at: (u64, u64),
    /// The number of the ply that the irregularity is about or comes after, counted from 1 at the start; 0 is before
    /// the moves.
    half_move: usize,
    text: String,
}

impl Checked {
    fn new(words: Rc<Texts>) -> Checked {
        Checked {
            words,
            line: 0,
            tags: Tags::default(),
            start: Start::default(),
            course: None,
            moves: Vec::new(),
            result: GameResult::default(),
            made: 0,
            around: Vec::new(),
            unread: false,
            broken: None,
            faults: Vec::new(),
            remarks: Vec::new(),
        }
    }

    fn examine<R: Read>(&mut self, reader: &mut Reader<R>, live: &mut LivePositions) {
        let Some(course) = self.course.as_ref().filter(|_| !self.unread) else { return };
        for finding in Game::examine(course, &self.start, &self.moves, self.result, live) {
            let half_move = match finding {
                Finding::PlayedOn { moves, .. } | Finding::Claim { moves, .. } => Some(moves),
                Finding::Passed { moves } => Some(moves + 1),
                Finding::Result { .. } | Finding::TooSoon | Finding::CouldNotMate { .. } => None,
            };
            // A finding about the start is reported at the first move.
            let place = half_move.and_then(|moves| reader.place_of_move(moves.saturating_sub(1)));
            let list = if finding.is_fault() { &mut self.faults } else { &mut self.remarks };
            list.push(Irregularity {
                kind: finding.name(),
                article: Some(finding.article()),
                at: place.unwrap_or_else(|| reader.place_of_result()),
                half_move: half_move.unwrap_or(self.moves.len()),
                text: findings::finding(&self.words, finding),
            });
        }
    }

    /// The number of a ply as on a score sheet, such as `23` or `23...`; `None` before the first ply.
    fn move_number(&self, half_move: usize) -> Option<String> {
        let position = self.start.position();
        let before = half_move.checked_sub(1)? + usize::from(position.turn() == Color::Black);
        let number = position.fullmove_number() as usize + before / 2;
        Some(if before % 2 == 0 { number.to_string() } else { format!("{number}...") })
    }

    fn player(&self, color: &str) -> String {
        shown(self.tags.known(color).unwrap_or("?"))
    }

    /// How the game ended; `None` if a legal move is left, or if any move is a null move.
    fn ended(&self) -> Option<Ending> {
        let mut position = self.start.position().clone();
        for &mv in &self.moves {
            position.play(mv?);
        }
        let ending = if position.is_check() { Ending::Checkmate } else { Ending::Stalemate };
        position.legal_moves().is_empty().then_some(ending)
    }

    /// The sentence about an error in the file. For a move of the main line after checkmate or stalemate, it says that
    /// the game is over.
    fn sentence(&self, kind: &PgnFaultKind) -> String {
        let ended = matches!(kind, PgnFaultKind::Move(MoveTextError::Illegal { .. })).then(|| self.ended());
        match ended.flatten().filter(|_| self.around.is_empty()) {
            Some(ending) => findings::over(&self.words, ending),
            None => plain(&pgn_errors::what(&self.words, kind)),
        }
    }

    fn to_line(&self, name: &str, number: u64) -> String {
        let words = &self.words;
        let list = |all: &[Irregularity]| {
            all.iter().map(|one| plain(&one.to_text(self))).collect::<Vec<_>>().join("; ")
        };
        let verdict = match &self.faults[..] {
            [] => t!(words, "cli-verify-right"),
            faults => t!(words, "cli-verify-wrong", faults = list(faults)),
        };
        let verdict = match &self.remarks[..] {
            [] => verdict,
            remarks => t!(words, "cli-verify-noticed", verdict, remarks = list(remarks)),
        };
        let (file, line, game) = (shown(name), self.line.to_string(), number.to_string());
        let (white, black, result) = (self.player("White"), self.player("Black"), self.result.text());
        let count = self.moves.len();
        t!(words, "cli-verify-game", file, line, game, white, black, result, count, verdict)
    }

    fn to_json(&self, name: &str, number: u64) -> Value {
        let list = |all: &[Irregularity]| all.iter().map(|one| one.to_json(self)).collect::<Vec<_>>();
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

impl Irregularity {
    fn to_text(&self, game: &Checked) -> String {
        let words = &game.words;
        let (line, column) = (self.at.0.to_string(), self.at.1.to_string());
        let what = self.text.as_str();
        match game.move_number(self.half_move) {
            Some(number) => t!(words, "cli-verify-place-move", line, column, move = number, what),
            None => t!(words, "cli-verify-place", line, column, what),
        }
    }

    fn to_json(&self, game: &Checked) -> Value {
        let (line, column) = self.at;
        json!({
            "kind": self.kind,
            "article": self.article,
            "line": line,
            "column": column,
            "move": game.move_number(self.half_move),
            "text": self.text,
        })
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
        self.course = Some(Course::new(start));
        true
    }

    fn mv(&mut self, mv: Option<Move>, after: &Position) {
        self.made += 1;
        if let Some(course) = self.course.as_mut().filter(|_| self.around.is_empty()) {
            self.moves.push(mv);
            match mv {
                Some(_) => course.follow(after),
                None => course.interrupt(),
            }
        }
    }

    fn open_variation(&mut self) {
        self.around.push(self.made);
        // The variation replaces the last move.
        self.made = self.made.saturating_sub(1);
    }

    fn close_variation(&mut self) {
        self.made = self.around.pop().unwrap_or_default();
    }

    fn result(&mut self, result: GameResult) {
        self.result = result;
    }

    fn fault(&mut self, line: u64, column: u64, kind: PgnFaultKind) {
        if let PgnFaultKind::Broken(error) = kind {
            self.broken = Some(error);
        }
        let (name, of) = class(&kind);
        // Errors before the moves and in variations are not faults of the game, except those about its start or result.
        let of_game = (self.course.is_some() && self.around.is_empty()) || of == Concern::Start;
        self.unread |= of_game && matches!(of, Concern::Move | Concern::Moves | Concern::Start);
        // A move that can't be read would have been the next ply.
        let is_move = self.course.is_some() && matches!(of, Concern::Move | Concern::Text);
        let half_move = self.made + usize::from(is_move);
        let text = self.sentence(&kind);
        let irregularity = Irregularity { kind: name, article: None, at: (line, column), half_move, text };
        if of == Concern::Result || (of_game && of != Concern::Form) {
            self.faults.push(irregularity);
        } else {
            self.remarks.push(irregularity);
        }
    }
}

/// What an error in a file is about.
#[derive(Clone, Copy, PartialEq)]
enum Concern {
    /// The starting position or the variant is unknown.
    Start,
    /// A move is missing, illegal or ambiguous.
    Move,
    /// There is text where a move is expected, but the moves around it can be read.
    Text,
    /// The rest of the moves may be missing.
    Moves,
    Result,
    /// Only the way in which the game is written.
    Form,
}

/// The name of an error in JSON, and what it is about.
const fn class(kind: &PgnFaultKind) -> (&'static str, Concern) {
    use PgnFaultKind::*;
    match kind {
        Variant(_) | Start(_) | NoStart => ("start", Concern::Start),
        Move(_) | PassInCheck => ("illegal-move", Concern::Move),
        MoveMissing(_) => ("unreadable", Concern::Move),
        Text(_) => ("unreadable", Concern::Text),
        CommentOpen | Broken(_) => ("unreadable", Concern::Moves),
        ResultMissing | Results { .. } | ResultTag(_) => ("result", Concern::Result),
        Tag(_)
        | TagAgain(_)
        | TagsTooMany
        | TagLate(_)
        | TextOutside(_)
        | Untrue { .. }
        | Nag(_)
        | CastlingAsKingMove(_)
        | CommentNested
        | NothingToClose(_)
        | TooDeep
        | VariationEmpty
        | VariationEarly
        | VariationOpen(_)
        | ResultInVariation(_)
        | TooLong(_) => ("format", Concern::Form),
    }
}
