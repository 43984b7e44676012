//! Draws by repetition and by the fifty- and seventy-five-move rules: automatic, claimed, and wrongly claimed.

use jadoube::game::{DrawClaim, Ends, Game};
use jadoube::rules::{PieceLetters, read_move};
use jadoube::start::Start;
use serde_json::Value;

use crate::house::data;

/// A game from a position with moves in SAN or UCI; moves after the end of the game are left out.
fn game(fen: &str, chess960: bool, moves: &[&str], ends: Ends) -> Game {
    let start = Start::from_fen(fen, Some(chess960)).unwrap_or_else(|error| panic!("{fen}: {error}"));
    let mut game = Game::new(start, ends);
    for text in moves {
        if game.outcome().is_some() {
            break;
        }
        let mv = read_move(game.position(), text, &PieceLetters::ENGLISH)
            .unwrap_or_else(|error| panic!("{fen}: {text}: {error:?}"));
        assert!(game.play(mv), "{fen}: {text}");
    }
    game
}

/// The result of a claim: the name of the ending, or `wrong`.
fn claimed(game: &Game, claim: DrawClaim, intended: Option<&str>) -> &'static str {
    let intended = intended.map(|text| {
        read_move(game.position(), text, &PieceLetters::ENGLISH).expect("the intended move is legal")
    });
    game.claim(claim, intended).map_or("wrong", |ending| ending.name())
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const ROOK: &str = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1";
const ROOKS: &str = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";

/// A position, moves, the intended move of a threefold claim (or none), and the claim's result.
const THREEFOLD: &[(&str, &str, Option<&str>, &str)] = &[
    (START, "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8", None, "threefold"),
    (START, "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1", None, "wrong"),
    (START, "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1", Some("Ng8"), "threefold"),
    (START, "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1", Some("Nd5"), "wrong"),
    // Once, the other side was to move.
    (ROOK, "Kd1 Kd8 Kd2 Ke8 Ke1 Kd8 Kd1 Kd7 Ke1 Ke8", None, "wrong"),
    // Castling rights: at the second occurrence the rook has moved, so the first does not count.
    (ROOKS, "Rh2 Kd8 Rh1 Ke8 Rh2 Kd8 Rh1 Ke8", None, "wrong"),
    (ROOKS, "Rh2 Kd8 Rh1 Ke8 Rh2 Kd8 Rh1 Ke8 Rh2 Kd8 Rh1 Ke8", None, "threefold"),
    // At the first occurrence en passant was possible.
    ("4k3/8/8/8/1p6/8/P7/4K3 w - - 0 1", "a4 Kd8 Kd1 Ke8 Ke1 Kd8 Kd1 Ke8 Ke1", None, "wrong"),
    ("4k3/8/8/8/1p6/8/P7/4K3 w - - 0 1", "a4 Kd8 Kd1 Ke8 Ke1 Kd8 Kd1 Ke8 Ke1 Kd8", None, "threefold"),
    // An en passant square that no pawn can use makes no difference.
    ("4k3/8/8/8/7p/8/P7/4K3 w - - 0 1", "a4 Kd8 Kd1 Ke8 Ke1 Kd8 Kd1 Ke8 Ke1", None, "threefold"),
    // Perpetual check is named, even if only the intended move completes it.
    ("7k/8/8/8/8/8/q7/2Q3K1 w - - 0 1", "Qh6 Kg8 Qg6 Kh8 Qh6 Kg8 Qg6 Kh8 Qh6", None, "perpetual-check"),
    ("7k/8/8/8/8/8/q7/2Q3K1 w - - 0 1", "Qh6 Kg8 Qg6 Kh8 Qh6 Kg8 Qg6 Kh8", Some("Qh6"), "perpetual-check"),
    ("7k/8/8/8/8/8/q7/2Q3K1 w - - 0 1", "Qh6 Kg8 Qg6 Kh8 Qh6 Kg8 Qe6 Kh8 Qh6", None, "perpetual-check"),
    // One of the moves in between did not give check.
    ("7k/8/8/8/8/8/q7/2Q3K1 w - - 0 1", "Qh6 Kg8 Qc1 Kh8 Qh6 Kg8 Qg6 Kh8 Qh6", None, "threefold"),
];

#[test]
fn a_threefold_is_claimed_where_it_occurs() {
    for &(fen, moves, intended, wanted) in THREEFOLD {
        let moves: Vec<&str> = moves.split(' ').collect();
        let game = game(fen, false, &moves, Ends::Claims);
        assert_eq!(game.outcome(), None, "{fen} {moves:?}");
        assert_eq!(claimed(&game, DrawClaim::Threefold, intended), wanted, "{fen} {moves:?} {intended:?}");
    }
}

/// A position, the intended move of a fifty-move claim, and the claim's result.
const FIFTY: &[(&str, Option<&str>, &str)] = &[
    ("7k/8/8/8/8/8/4K3/R7 w - - 98 51", Some("Ra2"), "wrong"),
    ("7k/8/8/8/8/8/4K3/R7 w - - 99 51", None, "wrong"),
    ("7k/8/8/8/8/8/4K3/R7 w - - 99 51", Some("Ra2"), "fifty-moves"),
    ("7k/8/8/8/8/8/4K3/R7 w - - 100 51", None, "fifty-moves"),
    ("7k/8/8/8/4P3/8/4K3/R7 w - - 99 51", Some("e5"), "wrong"),
    ("r6k/8/8/8/8/8/4K3/R7 w - - 99 51", Some("Rxa8"), "wrong"),
    // The intended move may be checkmate (9.3); if it is played instead, it mates.
    ("6rk/6pp/7N/5p2/6p1/8/2q5/K7 w - - 99 60", Some("Nf7"), "fifty-moves"),
];

#[test]
fn fifty_moves_are_claimed_where_they_were_made() {
    for &(fen, intended, wanted) in FIFTY {
        let game = game(fen, false, &[], Ends::Claims);
        assert_eq!(claimed(&game, DrawClaim::FiftyMoves, intended), wanted, "{fen} {intended:?}");
    }
}

/// A position, moves, and how the game ends if draws must be claimed and in club play.
const BY_THEMSELVES: &[(&str, &str, &str, &str)] = &[
    (START, "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8", "", "threefold"),
    (START, "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1", "", ""),
    ("7k/8/8/8/8/8/4K3/R7 w - - 99 51", "Ra2", "", "fifty-moves"),
    ("7k/8/8/8/8/8/4K3/R7 w - - 149 51", "Ra2", "seventy-five-moves", "fifty-moves"),
    ("6rk/6pp/7N/5p2/6p1/8/2q5/K7 w - - 99 60", "Nf7", "checkmate", "checkmate"),
    ("7k/8/8/8/8/8/q7/2Q3K1 w - - 0 1", "Qh6 Kg8 Qg6 Kh8 Qh6 Kg8 Qg6 Kh8 Qh6", "", "perpetual-check"),
];

#[test]
fn automatic_endings_end_the_game() {
    for &(fen, moves, claims, club) in BY_THEMSELVES {
        let moves: Vec<&str> = moves.split(' ').collect();
        for (ends, wanted) in [(Ends::Claims, claims), (Ends::Club, club)] {
            // In club play a game may be over before the last of these moves.
            let game = game(fen, false, &moves, ends);
            let ended = game.outcome().map_or("", |outcome| outcome.ending.name());
            assert_eq!(ended, wanted, "{fen} {moves:?} {ends:?}");
        }
    }
}

fn list<'a>(case: &'a Value, key: &str) -> Vec<&'a str> {
    let values = case[key].as_array().into_iter().flatten();
    values.map(|value| value.as_str().expect("a list of texts")).collect()
}

#[test]
fn the_collected_repetitions_are_counted_alike() {
    let Some(file) = data::json("draws/repetition_cases.json") else { return };
    for case in file["cases"].as_array().expect("a list") {
        let (id, fen) = (data::text(case, "id"), data::text(case, "start_fen"));
        let (moves, chess960) = (list(case, "moves_uci"), case["chess960"] == true);
        let counts = case["per_ply_fide_count"].as_array().expect("a list");
        for (ply, count) in counts.iter().enumerate() {
            let played = game(fen, chess960, &moves[..ply], Ends::Claims);
            let ended = played.outcome().map(|outcome| outcome.ending.name());
            if played.played().len() < ply {
                assert_eq!(ended, Some("fivefold"), "{id}: over before its last move");
                continue;
            }
            let count = count.as_u64().expect("a number") as usize;
            assert_eq!(played.occurrences(), count, "{id}, ply {ply}");
            let right = played.claim(DrawClaim::Threefold, None).is_some();
            assert_eq!(right, count >= 3, "{id}, ply {ply}");
            assert_eq!(ended == Some("fivefold"), count >= 5, "{id}, ply {ply}: {ended:?}");
        }
        let last = game(fen, chess960, &moves, Ends::Claims);
        if last.outcome().is_none() {
            let any = last.position().legal_moves().into_iter();
            let ahead = any.map(Some).chain([None]).any(|mv| last.claim(DrawClaim::Threefold, mv).is_some());
            assert_eq!(Value::Bool(ahead), case["final"]["pychess_can_claim_threefold"], "{id}");
        }
    }
}

#[test]
fn the_collected_fifty_and_seventy_five_moves_are_judged_alike() {
    for case in data::cases("draws/fifty_seventyfive_cases.json") {
        let fen = data::text(&case, "fen");
        let game = game(fen, false, &[], Ends::Claims);
        let ended = game.outcome().map_or("", |outcome| outcome.ending.name());
        let other = &case["pychess"];
        let endings =
            [("checkmate", "checkmate"), ("stalemate", "stalemate"), ("is_75", "seventy-five-moves")];
        let wanted =
            endings.into_iter().find(|(key, _)| other[*key] == true).map_or("", |(_, ending)| ending);
        assert_eq!(ended, wanted, "{fen}");
        if !ended.is_empty() {
            continue;
        }
        let right = |mv| game.claim(DrawClaim::FiftyMoves, mv).is_some();
        assert_eq!(Value::Bool(right(None)), other["is_fifty"], "{fen}");
        if let Some(can) = case["can_claim"].as_bool() {
            let ahead = game.position().legal_moves().into_iter().any(|mv| right(Some(mv)));
            assert_eq!(ahead || right(None), can, "{fen}");
        }
        for (key, wanted) in [("claimable_moves", true), ("not_claimable", false)] {
            for text in list(&case, key) {
                let mv = read_move(game.position(), text, &PieceLetters::ENGLISH).expect("a move");
                assert_eq!(right(Some(mv)), wanted, "{fen} {text}");
            }
        }
    }
}
