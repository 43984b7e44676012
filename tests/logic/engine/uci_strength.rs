//! Limiting the engine's strength with UCI options.

use crate::engine::uci::{check, talk};

const WEAK: &str = "setoption name UCI_LimitStrength value true\nsetoption name Seed value 5\n";

/// The answer at a rating.
fn answer(rating: u32, lines: &str) -> String {
    talk(format!("{WEAK}setoption name UCI_Elo value {rating}\n{lines}\n").as_bytes())
}

fn best(text: &str) -> Vec<&str> {
    text.lines()
        .filter_map(|line| line.strip_prefix("bestmove "))
        .filter_map(|rest| rest.split(' ').next())
        .collect()
}

#[test]
fn the_options_of_strength_are_declared() {
    check(
        "uci\n",
        &[
            "option name UCI_LimitStrength type check default false",
            "option name UCI_Elo type spin default 1500 min 400 max 2700",
            "option name Level type spin default 11 min 1 max 14",
            "option name Seed type spin default 0 min 0 max ",
        ],
    );
}

#[test]
fn every_limit_leads_to_one_answer_at_once() {
    for limit in ["wtime 100 btime 100", "movetime 100000", "depth 40", "nodes 1", "infinite", "ponder", ""] {
        let text = answer(800, &format!("position startpos\ngo {limit}"));
        assert_eq!(best(&text).len(), 1, "{limit}: {text}");
        assert!(text.contains("info depth "), "{limit}: {text}");
        assert!(!text.contains("(none)"), "{limit}: {text}");
    }
    let mated = answer(800, "position fen R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1\ngo");
    assert!(mated.contains("bestmove (none)"), "{mated}");
}

#[test]
fn printed_line_matches_the_search() {
    let text = answer(600, "position startpos moves e2e4 d7d5\ngo movetime 10");
    let line = text.lines().find(|line| line.starts_with("info depth")).expect("a line");
    assert!(line.contains(&format!(" pv {}", best(&text)[0])), "{text}");
    let lines = answer(600, "setoption name MultiPV value 3\nposition startpos\ngo movetime 10");
    assert!((1..=3).all(|number| lines.contains(&format!(" multipv {number} "))), "{lines}");
}

#[test]
fn lines_are_ordered_by_score() {
    for seed in 1..20 {
        let lines = format!(
            "setoption name Seed value {seed}\nsetoption name MultiPV value 5\nposition startpos moves e2e4 e7e5\ngo"
        );
        let text = answer(700, &lines);
        let told = |word: &str| -> Vec<String> {
            let rest = text.lines().filter_map(|line| line.split_once(&format!(" {word} ")));
            rest.filter_map(|(_, rest)| Some(rest.split(' ').next()?.to_owned())).collect()
        };
        let scores: Vec<i32> = told("score cp").iter().filter_map(|score| score.parse().ok()).collect();
        assert_eq!(scores.len(), 5, "{text}");
        assert!(scores.is_sorted_by(|one, next| one >= next), "{text}");
        assert!(told("pv").contains(&best(&text)[0].to_owned()), "{text}");
    }
}

#[test]
fn the_seed_decides() {
    let moves = |seed: u32, elo: u32| {
        let lines = format!("setoption name Seed value {seed}\nposition startpos\ngo movetime 9");
        best(&answer(elo, &lines))[0].to_owned()
    };
    for elo in [400, 1234, 1900] {
        assert_eq!(moves(7, elo), moves(7, elo));
        let mut all: Vec<String> = (1..12).map(|seed| moves(seed, elo)).collect();
        all.sort();
        all.dedup();
        assert!(all.len() > 1, "{elo}: always {all:?}");
    }
    // Without a seed, each session draws its own.
    let mut drawn: Vec<String> = (0..12).map(|_| moves(0, 700)).collect();
    drawn.sort();
    drawn.dedup();
    assert!(drawn.len() > 1);
}

#[test]
fn only_the_moves_asked_for_are_made() {
    for seed in 1..10 {
        let lines =
            format!("setoption name Seed value {seed}\nposition startpos\ngo depth 5 searchmoves a2a3 h2h4");
        let text = answer(500, &lines);
        assert!(["a2a3", "h2h4"].contains(&best(&text)[0]), "{text}");
    }
}

#[test]
fn the_last_capture_is_known() {
    let takes_back = |seed: &u32| {
        let moves = "position startpos moves e2e4 d7d5 e4d5\ngo depth 5";
        best(&answer(650, &format!("setoption name Seed value {seed}\n{moves}")))[0] == "d8d5"
    };
    assert!((1..=40).filter(takes_back).count() >= 28);
}

#[test]
fn castling_is_written_as_asked_for() {
    let lines = "position fen 5k2/8/8/8/8/8/8/4K2R w K - 0 1\ngo depth 2 searchmoves e1h1";
    assert_eq!(best(&answer(1000, lines)), ["e1g1"]);
    let chess960 = format!("setoption name UCI_Chess960 value true\n{lines}");
    assert_eq!(best(&answer(1000, &chess960)), ["e1h1"]);
}

#[test]
fn a_level_misses_a_mate_that_analysis_finds() {
    let weak = "setoption name Level value 1\nsetoption name Seed value 3\n";
    let mate =
        "position fen r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4\ngo depth 5\n";
    let missed = (1..30).filter(|seed| {
        let text = talk(format!("{weak}setoption name Seed value {seed}\n{mate}").as_bytes());
        best(&text)[0] != "h5f7"
    });
    assert!(missed.count() > 0);
    for seed in 1..10 {
        let lines = format!(
            "{weak}setoption name Seed value {seed}\nsetoption name UCI_AnalyseMode value true\n{mate}"
        );
        assert_eq!(best(&talk(lines.as_bytes())), ["h5f7"]);
    }
    assert_eq!(best(&talk(mate.as_bytes())), ["h5f7"]);
}

#[test]
fn no_value_does_harm() {
    for value in ["", "-5", "0", "99999999999999999999", "99999", "abc", "true", "1e3", "é"] {
        for name in ["UCI_LimitStrength", "UCI_Elo", "Level", "Seed"] {
            let text = talk(
                format!("setoption name {name} value {value}\nposition startpos\ngo nodes 50\n").as_bytes(),
            );
            assert_eq!(best(&text).len(), 1, "{name} {value}: {text}");
        }
    }
    let told = talk(b"setoption name UCI_Elo value x\nsetoption name Level value\n");
    assert!(told.contains("option \"uci_elo\" does not take \"x\""), "{told}");
    assert!(told.contains("option \"level\" does not take \"\""), "{told}");
}
