//! Fake UCI engines for the tests: well-behaved, misbehaving and silent ones.
//!
//! The program is the test program itself: it runs a single test, and an argument selects the behaviour.

use std::fs::OpenOptions;
use std::io::{self, BufRead, Write};
use std::thread::sleep;
use std::time::Duration;

use jadoube::engine::external::EngineSetup;
use jadoube::rules::{CastlingText, Position, read_uci};

/// What precedes the behaviour's name in the argument. The test harness takes the argument as the name of a test to
/// skip.
const AS: &str = "--skip=engine:";

/// A fake engine with this behaviour.
pub fn fake(behaviour: &str) -> EngineSetup {
    let mut setup = EngineSetup::new(std::env::current_exe().expect("this program"));
    let (_, module) = module_path!().split_once("::").expect("a module of the test program");
    let test = format!("{module}::fake_engine");
    let behave = format!("{AS}{behaviour}");
    setup.arguments =
        ["--exact", &test, "--nocapture", "--test-threads=1", &behave].map(str::to_owned).into();
    behaviour.clone_into(&mut setup.name);
    setup.move_time_ms = 50;
    setup
}

fn say(line: &str) {
    let mut output = io::stdout().lock();
    if writeln!(output, "{line}").and_then(|()| output.flush()).is_err() {
        // Nobody is left to read the output.
        std::process::exit(1);
    }
}

/// Sleeps longer than any test waits, and exits, so that a failed test does not leave its engine behind for ever.
fn sleep_for_ever() -> ! {
    sleep(Duration::from_secs(100));
    std::process::exit(1);
}

#[test]
fn fake_engine() {
    let behaviour = std::env::args().find_map(|word| word.strip_prefix(AS).map(str::to_owned));
    let Some(behaviour) = behaviour else { return };
    let (behaviour, rest) = behaviour.split_once(':').unwrap_or((&behaviour, ""));
    if behaviour == "dies" {
        std::process::exit(3);
    }
    let mut fake = Fake { behaviour, rest, position: Position::standard(), chess960: false, searches: 0 };
    for line in io::stdin().lock().lines() {
        let Ok(line) = line else { break };
        fake.obey(&line);
    }
    fake.ended();
    std::process::exit(0);
}

struct Fake<'a> {
    behaviour: &'a str,
    rest: &'a str,
    position: Position,
    chess960: bool,
    searches: usize,
}

impl Fake<'_> {
    fn obey(&mut self, line: &str) {
        if self.behaviour == "writes-down" {
            let file = OpenOptions::new().append(true).create(true).open(self.rest);
            writeln!(file.expect("a file of the test"), "{line}").expect("room for a line");
        }
        let words: Vec<&str> = line.split_whitespace().collect();
        match words.first().copied().unwrap_or_default() {
            "uci" => self.introduce(),
            "setoption" if line.contains("UCI_Chess960") => self.chess960 = line.ends_with("true"),
            "isready" if self.behaviour == "never-ready" => sleep_for_ever(),
            "isready" => say("readyok"),
            "position" => self.set_up(&words),
            "go" => self.go(&words),
            "stop" => self.stop(),
            "quit" => self.ended(),
            _ => {}
        }
    }

    fn introduce(&self) {
        // This ends the line that the test harness has begun.
        say("\nid name Fake");
        say("id author nobody");
        say("option name MultiPV type spin default 1 min 1 max 3");
        say("option name Ponder type check default true");
        match self.behaviour {
            "mute" => sleep_for_ever(),
            "classical" => {}
            "strange" => {
                for line in self.rest.split('|') {
                    say(line);
                }
            }
            "grumbles" => {
                let line = [b'x'; 1000];
                (0..1000).for_each(|_| io::stderr().write_all(&line).expect("somebody who reads it"));
            }
            "garbage" => garbage(),
            _ => {}
        }
        say("option name UCI_AnalyseMode type check default false");
        if self.behaviour != "classical" {
            say("option name UCI_Chess960 type check default false");
        }
        say("option name Style type combo default Solid var Solid var Very Wild");
        say("option name Book File type string default <empty>");
        say("option name Level type spin default 5 min 1 max 9");
        say("uciok");
    }

    fn set_up(&mut self, words: &[&str]) {
        let moves = words.iter().position(|word| *word == "moves").unwrap_or(words.len());
        self.position = match words[1] {
            "startpos" => Position::standard(),
            _ => Position::from_fen(&words[2..moves].join(" ")).expect("a position"),
        };
        for word in words.iter().skip(moves + 1) {
            let mv = read_uci(&self.position, word).expect("a legal move");
            self.position.play(mv);
        }
    }

    /// The first legal move in UCI, or `(none)`.
    fn best(&self) -> String {
        let castling = if self.chess960 { CastlingText::KingTakesRook } else { CastlingText::KingTwoSquares };
        self.position.legal_moves().first().map_or("(none)".to_owned(), |mv| self.position.uci(*mv, castling))
    }

    fn go(&mut self, words: &[&str]) {
        self.searches += 1;
        let (best, pid) = (self.best(), std::process::id());
        match self.behaviour {
            "hangs" | "stays" if !words.contains(&"infinite") => sleep_for_ever(),
            "crashes" => std::process::exit(11),
            "flood" => loop {
                say(&"info depth 1 score cp 1 pv e2e4\n".repeat(1000));
            },
            "endless" => while io::stdout().lock().write_all(&[b'a'; 1000]).is_ok() {},
            "cheats" => say(&format!("bestmove {}", self.rest)),
            "says" => say(self.rest.replace('|', "\n").as_str()),
            "garbage" => {
                garbage();
                say(&format!("bestmove {best}"));
            }
            // These answer only once `stop` arrives.
            "late" | "slow" => {}
            "talks" => {
                for depth in 1..=20_000 {
                    say(&format!("info depth {depth} multipv {} score cp {depth} pv {best}", depth % 3 + 1));
                }
                say("info depth 20001 multipv 1 score cp 20001 pv e2e4");
            }
            _ if words.contains(&"infinite") => {
                say(&format!("info depth 3 seldepth 4 multipv 1 score cp 20 nodes {pid} pv {best} a1a1"));
            }
            _ => {
                say(&format!("info depth 1 multipv 1 score cp {} nodes {pid} pv {best}", self.score()));
                say(&format!("bestmove {} ponder e7e5", best.to_uppercase().to_lowercase()));
            }
        }
    }

    /// The score of the engine's move, in centipawns.
    fn score(&self) -> i32 {
        if self.behaviour == "thinks" { self.rest.parse().expect("a number") } else { 12 }
    }

    fn stop(&self) {
        match self.behaviour {
            // One late answer, and one that nobody asked for.
            "late" => {
                sleep(Duration::from_millis(300));
                say(&format!(
                    "info depth {} score cp 1 pv {}\nbestmove {}",
                    self.searches,
                    self.best(),
                    self.best()
                ));
                say("bestmove h2h3");
            }
            _ => say(&format!("bestmove {}", self.best())),
        }
    }

    fn ended(&self) {
        match self.behaviour {
            "stays" => sleep_for_ever(),
            "leaves-late" => sleep(Duration::from_millis(100)),
            _ => {}
        }
        std::process::exit(0);
    }
}

/// Writes malformed output that ends in a newline.
fn garbage() {
    let mut random = fastrand::Rng::with_seed(7);
    let bytes: Vec<u8> = (0..20_000).map(|_| random.u8(..)).collect();
    let mut output = io::stdout().lock();
    let _ = output.write_all(&bytes).and_then(|()| output.write_all(b"\n\0\xff\xfe info score\n"));
    let lines =
        ["info", "info score", "info score cp", "info score cp x", "info score cp 99999999999999999999"];
    let others =
        ["info multipv -1 score cp 3 pv", "info depth -3 score mate 0 pv e9e8", "bestmovee2e4", "option"];
    for line in lines.into_iter().chain(others) {
        let _ = writeln!(output, "{line}");
    }
}
