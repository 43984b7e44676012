//! UCI sessions: every question is answered, and no malformed input ends the program.

use std::io::{self, Write};
use std::sync::{Arc, Mutex};

use jadoube::cli::uci::{Output, converse};

use crate::cli::commands::check as check_program;
use crate::tables::{rows, unescaped};

/// An output that several threads can write to and the test can read.
#[derive(Clone, Default)]
pub struct Paper(Arc<Mutex<Vec<u8>>>);

impl Paper {
    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.0.lock().expect("no panic")).into_owned()
    }
}

impl Write for Paper {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().expect("no panic").write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// The whole output for these lines.
pub fn talk(lines: &[u8]) -> String {
    let paper = Paper::default();
    let output: Output = Arc::new(Mutex::new(paper.clone()));
    converse(lines, &output);
    paper.text()
}

/// An output that panics once, on a line with this text.
struct Torn(Paper, &'static str);

impl Write for Torn {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if !self.1.is_empty() && String::from_utf8_lossy(bytes).contains(self.1) {
            self.1 = "";
            panic!("made on purpose");
        }
        self.0.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// A program that waits for a move gets the best one so far, or any legal move.
#[test]
fn a_search_that_panics_answers_too() {
    for (limit, words, best) in [
        ("depth 5", "info depth 2", ""),
        ("depth 5", "info depth 1", ""),
        ("depth 5 searchmoves a2a3", "info depth 1", "a2a3"),
    ] {
        let paper = Paper::default();
        let output: Output = Arc::new(Mutex::new(Torn(paper.clone(), words)));
        converse(format!("position startpos\ngo {limit}\n").as_bytes(), &output);
        let text = paper.text();
        assert!(text.contains("info string the search failed"), "{limit}: {text}");
        assert_eq!(text.matches("bestmove ").count(), 1, "{limit}: {text}");
        assert!(!text.contains("(none)") && text.contains(&format!("bestmove {best}")), "{limit}: {text}");
    }
}

#[test]
fn lines_are_answered() {
    for [lines, expected] in rows!("uci-dialogues") {
        let text = talk((unescaped(lines) + "\n").as_bytes());
        for line in expected.split("; ") {
            assert!(
                text.lines().any(|other| other.starts_with(line)),
                "{lines}: no line {line:?} in\n{text}"
            );
        }
    }
    assert_eq!(talk(b"uci\nquit\nuci\n").matches("uciok").count(), 1);
}

#[test]
fn uci_is_a_command() {
    check_program(&["uci", "bench", "1"], &["nodes ", "nps "]);
}

#[test]
fn endgame_tables_are_read_from_a_path() {
    let check = |path: &str, told: &str| {
        let text = talk(format!("setoption name SyzygyPath value {path}\ngo depth 1\n").as_bytes());
        assert!(text.starts_with(told), "{path}: {text}");
        assert!(text.contains(" tbhits 0 ") && text.contains("bestmove "), "{path}: {text}");
    };
    check("/no such folder", "info string SyzygyPath: /no such folder: ");
    check(&std::env::temp_dir().display().to_string(), "info string 0 endgame tables");
    check("<empty>", "info depth");
}

#[test]
fn each_limit_leads_to_an_answer() {
    let limits = "depth 3 | nodes 500 | movetime 20 | wtime 100 btime 100 | wtime -50 btime 100 | wtime 0 btime 0 \
                  | wtime 100 btime 100 winc 10 binc 10 movestogo 3 | mate 1 depth 3 | depth 2 searchmoves a2a3 b2b3 \
                  | searchmoves depth 2 | depth 0 | depth -7 | nodes 0 | depth 2 depth | infinite | ponder depth 2 | ";
    for limit in limits.split(" | ") {
        let text = talk(format!("position startpos\ngo {limit}\n").as_bytes());
        assert_eq!(text.matches("bestmove ").count(), 1, "{limit}: {text}");
        assert!(!text.contains("bestmove (none)"), "{limit}");
    }
}

#[test]
fn a_side_without_a_clock_does_not_think_for_ever() {
    for limit in ["btime 100", "btime 100 binc 10 winc 10", "btime 100 movestogo 2"] {
        let text = talk(format!("debug on\nposition startpos\ngo {limit}\n").as_bytes());
        let parts = ["infinite: false", "clock: Some", "bestmove "];
        assert!(parts.iter().all(|part| text.contains(part)), "{text}");
    }
}

#[test]
fn a_single_node_finds_a_sensible_move_with_its_score() {
    for (place, best) in
        [("fen 3qk3/8/8/8/8/8/8/3RK3 w - - 0 1", "d1d8"), ("fen 6k1/5ppp/8/8/8/8/8/4R1K1 w - - 0 1", "e1e8")]
    {
        let text = talk(format!("position {place}\ngo nodes 1\n").as_bytes());
        assert!(text.contains(&format!("bestmove {best}")) && text.contains(" score "), "{text}");
    }
}

#[test]
fn a_guess_that_comes_true_becomes_a_search() {
    let text = talk(b"position startpos moves e2e4\ngo ponder wtime 50 btime 50\nponderhit\n");
    assert_eq!(text.matches("bestmove").count(), 1, "{text}");
}

#[test]
fn wdl_is_reported_when_enabled() {
    for enabled in [true, false] {
        let text = talk(format!("setoption name UCI_ShowWDL value {enabled}\ngo depth 1\n").as_bytes());
        assert!(text.contains("info depth 1 seldepth 1 multipv 1 score cp"), "{text}");
        assert_eq!(text.contains(" wdl "), enabled, "{text}");
    }
}

#[test]
fn several_lines_are_told_when_asked_for() {
    let text = talk(b"setoption name MultiPV value 3\nposition startpos\ngo depth 4\n");
    for line in 1..=3 {
        let marks = ["info depth 4 ", &format!(" multipv {line} ")];
        assert!(text.lines().any(|other| marks.iter().all(|mark| other.contains(mark))), "{text}");
    }
}

#[test]
fn nothing_that_is_said_ends_the_program() {
    let garbage = include_bytes!("../../tables/uci-garbage.txt");
    let raw = b"   \t \n\x00\x01\x02\nposition startpos moves e2e4 e7e5 xx \xff\xfe\n";
    let text = talk(&[&garbage[..], raw, b"isready\nposition startpos\ngo depth 1\n"].concat());
    assert!(text.contains("readyok"), "{text}");
    assert!(text.lines().last().is_some_and(|line| line.starts_with("bestmove ")), "{text}");
    let known = ["info ", "bestmove ", "readyok", "nodes ", "nps ", "Nodes searched:"];
    for line in text.lines() {
        // `go perft` counts the positions after each move.
        let is_count = line.split_once(": ").is_some_and(|(_, count)| count.parse::<u64>().is_ok());
        let is_known = is_count || known.iter().any(|start| line.starts_with(start));
        assert!(line.is_empty() || is_known, "{line:?}");
    }
    let mut random = fastrand::Rng::with_seed(3);
    let words =
        ["go", "depth", "1", "position", "fen", "startpos", "moves", "e2e4", "-", "w", "setoption", "name"];
    let mut line =
        || -> Vec<&str> { (0..random.usize(1..8)).map(|_| words[random.usize(..words.len())]).collect() };
    let lines: Vec<String> = (0..300).map(|_| line().join(" ")).collect();
    talk(lines.join("\nstop\n").as_bytes());
}
