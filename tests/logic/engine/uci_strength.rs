//! Limiting the engine's strength with UCI options.

use std::collections::BTreeSet;

use crate::engine::uci::talk;

const WEAK: &str = "setoption name UCI_LimitStrength value true\nsetoption name Seed value 5\n";

/// The output for these lines, with the strength limited to this rating.
fn answer(rating: u32, lines: &str) -> String {
    talk(format!("{WEAK}setoption name UCI_Elo value {rating}\n{lines}\n").as_bytes())
}

/// The output for these lines, with this seed and the strength limited to this rating.
fn seeded(seed: u32, rating: u32, lines: &str) -> String {
    answer(rating, &format!("setoption name Seed value {seed}\n{lines}"))
}

fn best(text: &str) -> Vec<&str> {
    let answers = text.lines().filter_map(|line| line.strip_prefix("bestmove "));
    answers.filter_map(|rest| rest.split(' ').next()).collect()
}

#[test]
fn every_limit_leads_to_one_answer_at_once() {
    for limit in ["wtime 100 btime 100", "movetime 100000", "depth 40", "nodes 1", "infinite", "ponder", ""] {
        let text = answer(800, &format!("position startpos\ngo {limit}"));
        assert_eq!(best(&text).len(), 1, "{limit}: {text}");
        assert!(text.contains("info depth "), "{limit}: {text}");
        assert!(!text.contains("(none)"), "{limit}: {text}");
    }
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
        let lines = "setoption name MultiPV value 5\nposition startpos moves e2e4 e7e5\ngo";
        let text = seeded(seed, 700, lines);
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
    let moves =
        |seed: u32, elo: u32| best(&seeded(seed, elo, "position startpos\ngo movetime 9"))[0].to_owned();
    for elo in [400, 1234, 1900] {
        assert_eq!(moves(7, elo), moves(7, elo));
        let all: BTreeSet<String> = (1..12).map(|seed| moves(seed, elo)).collect();
        assert!(all.len() > 1, "{elo}: always {all:?}");
    }
    // Without a seed, each session draws its own.
    assert!((0..12).map(|_| moves(0, 700)).collect::<BTreeSet<_>>().len() > 1);
}

#[test]
fn only_the_moves_asked_for_are_made() {
    for seed in 1..10 {
        let text = seeded(seed, 500, "position startpos\ngo depth 5 searchmoves a2a3 h2h4");
        assert!(["a2a3", "h2h4"].contains(&best(&text)[0]), "{text}");
    }
}

#[test]
fn the_last_capture_is_known() {
    let lines = "position startpos moves e2e4 d7d5 e4d5\ngo depth 5";
    let takes_back = |seed: &u32| best(&seeded(*seed, 650, lines))[0] == "d8d5";
    assert!((1..=40).filter(takes_back).count() >= 28);
}

#[test]
fn a_level_misses_a_mate_that_analysis_finds() {
    let mate =
        "position fen r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4\ngo depth 5\n";
    let mates = |seed: u32, analyses: bool| {
        let options =
            [("Level", 1.to_string()), ("Seed", seed.to_string()), ("UCI_AnalyseMode", analyses.to_string())];
        let lines = options.map(|(name, value)| format!("setoption name {name} value {value}\n")).concat();
        best(&talk((lines + mate).as_bytes())) == ["h5f7"]
    };
    assert!((1..30).any(|seed| !mates(seed, false)));
    assert!((1..10).all(|seed| mates(seed, true)));
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
