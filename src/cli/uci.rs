//! `jadoube uci`: the engine for other programs, through the Universal Chess Interface (Stefan Meyer-Kahlen, Rudolf
//! Huber, 2000).
//!
//! An unknown command or option, and an option value that can't be read, are answered with an `info string`. Only
//! `quit` and the end of the input end the program.
//!
//! For the engine itself, see [`engine`](crate::engine). For the formatting of reports, see `cli::uci_text`.

use std::io::BufRead;
use std::path::PathBuf;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use super::texts::quoted;
pub use super::uci_answer::Output;
use super::uci_answer::{Reports, say};
use super::uci_go::{self, Go, Timing};
use super::uci_strength::Strength;
use super::uci_text;
use super::{Stop, bench, castling};
use crate::engine::tablebase::{Folder, Prober, Tables, UnreadableFile};
use crate::engine::{Engine, Evaluator, Job, MAX_THREADS, RecentMoves, SIZES};
use crate::platform::stdio;
use crate::platform::thread::lock;
use crate::platform::time::Instant;
use crate::rules::{CastlingText, FenStyle, Position, divide, read_uci};

/// The default hash size, in MiB.
const HASH: usize = 16;
/// The maximum number of lines (MultiPV).
const MAX_LINES: usize = 256;
/// The maximum move overhead, in milliseconds.
const MAX_OVERHEAD: usize = 5000;

/// Runs UCI on standard input and output, or with `bench` only the benchmark.
///
/// # Errors
/// The argument is unknown, or asks for help. Output that can't be written is not reported.
pub fn run(mut args: lexopt::Parser) -> Result<(), Stop> {
    let words: Vec<String> = args.raw_args()?.map(|word| word.to_string_lossy().into_owned()).collect();
    let output: Output = Arc::new(Mutex::new(stdio::stdout()));
    match words.first().map(String::as_str) {
        None => converse(stdio::stdin().lock(), &output),
        Some("--help" | "-h") => return Err(Stop::Help("uci")),
        Some("bench") => say(&output, &bench::run(words.get(1).map(String::as_str))),
        Some(other) => return Err(bad!("cli-uci-word", found = quoted(other))),
    }
    Ok(())
}

/// Executes each line until `quit` or the end of the input. At the end of the input, a finite search is completed
/// first.
pub fn converse(input: impl BufRead, output: &Output) {
    let mut session = Conversation::new(Arc::clone(output));
    for line in input.split(b'\n') {
        let Ok(line) = line else { break };
        if !session.execute(&String::from_utf8_lossy(&line)) {
            return;
        }
    }
    if session.endless {
        session.engine.stop();
    }
    session.engine.wait();
}

/// The dialogue with a GUI.
pub struct Conversation {
    output: Output,
    engine: Engine,
    position: Position,
    /// The keys of earlier positions in the game.
    keys: Vec<u64>,
    /// The last move of each player.
    recent: RecentMoves,
    lines: usize,
    strength: Strength,
    wishes: Wishes,
    overhead: Duration,
    timing: Arc<Mutex<Timing>>,
    /// Whether the last search was started as infinite or with `ponder`, so that the end of the input stops it.
    endless: bool,
}

/// The options for the output.
#[derive(Default)]
struct Wishes {
    /// Whether to write castling as the king taking its own rook in every position, and FENs as Shredder-FEN.
    chess960: bool,
    /// Whether to add win, draw and loss chances to scores.
    chances: bool,
    /// Whether to report the limits of each search.
    debug: bool,
}

impl Conversation {
    /// A conversation with the default options.
    pub fn new(output: Output) -> Conversation {
        Conversation {
            output,
            engine: Engine::new(HASH, 1),
            position: Position::standard(),
            keys: Vec::new(),
            recent: RecentMoves::default(),
            lines: 1,
            strength: Strength::new(),
            wishes: Wishes::default(),
            overhead: Duration::from_millis(20),
            timing: Arc::default(),
            endless: false,
        }
    }

    /// Executes a line; returns `false` after `quit`.
    pub fn execute(&mut self, line: &str) -> bool {
        let words: Vec<&str> = line.split_whitespace().collect();
        let Some((&command, rest)) = words.split_first() else { return true };
        match command {
            "uci" => self.introduce(),
            "isready" => self.say("readyok"),
            "debug" => self.wishes.debug = rest.first() != Some(&"off"),
            "setoption" => self.set_option(rest),
            "ucinewgame" => {
                self.engine.clear();
                self.timing = Arc::default();
                self.strength.begin_game();
            }
            "position" => self.set_position(rest),
            "go" => self.go(rest),
            "stop" => self.engine.stop(),
            "ponderhit" => {
                lock(&self.timing).ponder_hit(Instant::now());
                self.engine.ponder_hit();
            }
            "quit" => {
                self.engine.stop();
                self.engine.wait();
                return false;
            }
            "bench" => self.say(&bench::run(rest.first().copied())),
            "d" => self.show(),
            "eval" => self.evaluate(),
            "register" => {}
            _ => self.complain(&format!("unknown command {command:?}")),
        }
        true
    }

    fn say(&self, text: &str) {
        say(&self.output, text);
    }

    fn complain(&self, text: &str) {
        // The text may quote a whole line of input.
        let short: String = text.chars().take(200).collect();
        self.say(&format!("info string {short}"));
    }

    fn introduce(&self) {
        let (least, most) = (SIZES.start(), SIZES.end());
        self.say(&format!(
            "id name Jadoube {}\nid author the Jadoube developers\n\n\
             option name Hash type spin default {HASH} min {least} max {most}\n\
             option name Clear Hash type button\n\
             option name Threads type spin default 1 min 1 max {MAX_THREADS}\n\
             option name MultiPV type spin default 1 min 1 max {MAX_LINES}\n\
             option name Ponder type check default false\n\
             option name Move Overhead type spin default 20 min 0 max {MAX_OVERHEAD}\n\
             option name UCI_Chess960 type check default false\n\
             option name UCI_ShowWDL type check default false\n\
             option name UCI_AnalyseMode type check default false\n\
             option name SyzygyPath type string default <empty>\n\
             {}\n\
             uciok",
            env!("CARGO_PKG_VERSION"),
            Strength::options()
        ));
    }

    fn set_option(&mut self, words: &[&str]) {
        let value_at = words.iter().position(|word| *word == "value");
        let name = words.get(1..value_at.unwrap_or(words.len())).unwrap_or_default().join(" ").to_lowercase();
        let value = value_at.and_then(|at| words.get(at + 1)).copied().unwrap_or_default();
        let number = |range: std::ops::RangeInclusive<usize>| {
            value.parse::<i64>().ok().map(|number| {
                usize::try_from(number.max(0)).unwrap_or(usize::MAX).clamp(*range.start(), *range.end())
            })
        };
        // A path may contain spaces.
        let whole = value_at.map(|at| words[at + 1..].join(" ")).unwrap_or_default();
        let done = match name.as_str() {
            "syzygypath" => return self.use_tables(&whole),
            "hash" => number(SIZES).map(|size| self.engine.resize(size)),
            "threads" => number(1..=MAX_THREADS).map(|threads| self.engine.set_threads(threads)),
            "multipv" => number(1..=MAX_LINES).map(|lines| self.lines = lines),
            "move overhead" => {
                number(0..=MAX_OVERHEAD).map(|time| self.overhead = Duration::from_millis(time as u64))
            }
            "uci_chess960" => value.parse().ok().map(|on| self.wishes.chess960 = on),
            "uci_showwdl" => value.parse().ok().map(|on| self.wishes.chances = on),
            // Nothing is stored, because `go ponder` starts pondering.
            "ponder" => value.parse::<bool>().ok().map(|_| ()),
            "clear hash" => {
                self.engine.clear();
                Some(())
            }
            _ => match self.strength.set(&name, value) {
                Some(done) => done.then_some(()),
                None => return self.complain(&format!("unknown option {name:?}")),
            },
        };
        if done.is_none() {
            self.complain(&format!("option {name:?} does not take {value:?}"));
        }
    }

    /// Uses the tablebases in the folders that this path lists, or none if the path is empty or `<empty>`. If a folder
    /// can't be read, the tablebases stay the same.
    fn use_tables(&mut self, path: &str) {
        // A running search may be reading the files, so it must end first.
        self.engine.stop();
        self.engine.wait();
        if path.is_empty() || path == "<empty>" {
            return self.engine.use_tables(&Tables::default());
        }
        let folders: Vec<PathBuf> = std::env::split_paths(path).collect();
        match Folder::open(&folders) {
            Ok(folder) => {
                let (count, most) = (folder.count(), folder.most_pieces());
                let tables = Tables::default();
                tables.set(Some(Arc::new(folder)));
                self.engine.use_tables(&tables);
                self.complain(&format!("{count} endgame tables, at most {most} pieces"));
            }
            Err(UnreadableFile { path, error }) => {
                self.complain(&format!("SyzygyPath: {}: {error}", path.display()));
            }
        }
    }

    fn set_position(&mut self, words: &[&str]) {
        let moves_at = words.iter().position(|word| *word == "moves").unwrap_or(words.len());
        let (place, moves) = words.split_at(moves_at);
        let position = match place.split_first() {
            Some((&"startpos", _)) => Position::standard(),
            Some((&"fen", fields)) => match Position::from_fen(&fields.join(" ")) {
                Ok(position) => position,
                Err(error) => return self.complain(&format!("position: {error}")),
            },
            _ => return self.complain("position: expected startpos or fen"),
        };
        self.position = position;
        self.keys.clear();
        self.recent = RecentMoves::default();
        for word in moves.iter().skip(1) {
            let Ok(mv) = read_uci(&self.position, word) else {
                // The error is reported, because the GUI's position may now differ from the engine's.
                return self
                    .complain(&format!("position: {word:?} is no legal move; those before it are played"));
            };
            self.keys.push(self.position.key());
            self.recent = self.recent.then(&self.position, mv);
            self.position.play(mv);
        }
    }

    fn castling(&self) -> CastlingText {
        castling(&self.position, self.wishes.chess960)
    }

    fn go(&mut self, words: &[&str]) {
        let limits = match uci_go::read(words, &self.position) {
            Go::Perft(depth) => return self.count(depth),
            Go::Search(mut limits) => {
                limits.overhead = self.overhead;
                limits.latency = lock(&self.timing).begin(&limits, Instant::now());
                limits
            }
        };
        self.endless = limits.infinite || limits.ponder;
        let job =
            Job { root: self.position.clone(), earlier_keys: self.keys.clone(), limits, lines: self.lines };
        if self.wishes.debug {
            self.complain(&format!("limits {:?}", job.limits));
        }
        let style = uci_text::Style { castling: self.castling(), chances: self.wishes.chances };
        let mut reports = Reports::new(Arc::clone(&self.output), &job, style, Arc::clone(&self.timing));
        let observer = move |report| reports.hear(&report);
        match self.strength.handicap(self.recent) {
            Some(handicap) => self.engine.start_weaker(job, handicap, observer),
            None => self.engine.start(job, observer),
        }
    }

    fn count(&self, depth: u32) {
        let mut total = 0;
        for (mv, nodes) in divide(&self.position, depth) {
            self.say(&format!("{}: {nodes}", self.position.uci(mv, self.castling())));
            total += nodes;
        }
        self.say(&format!("\nNodes searched: {total}"));
    }

    fn show(&self) {
        let style = if self.wishes.chess960 { FenStyle::Shredder } else { FenStyle::XFen };
        self.say(&format!(
            "{}\nfen {}\nkey {:016x}",
            uci_text::board(&self.position),
            self.position.setup().fen(style),
            self.position.key()
        ));
    }

    fn evaluate(&self) {
        if self.position.is_check() {
            self.complain("no evaluation in check");
        } else {
            let score = Evaluator::new().evaluate(&self.position);
            self.say(&format!("info string evaluation {score} centipawns for the side to move"));
        }
    }
}
