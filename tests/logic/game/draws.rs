//! Draws by repetition and by the fifty- and seventy-five-move rules: automatic, claimed, and wrongly claimed.

use jadoube::game::{DrawClaim, Ends, Game};
use jadoube::rules::{PieceLetters, read_move};
use jadoube::start::Start;
use serde_json::Value;

use crate::house::data;
use crate::tables::rows;

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

#[test]
fn a_draw_is_claimed_where_it_is_due() {
    for [kind, fen, moves, intended, expected] in rows!("draw-claims") {
        let moves: Vec<&str> = moves.split_whitespace().collect();
        let game = game(fen, false, &moves, Ends::Claims);
        assert_eq!(game.outcome(), None, "{fen} {moves:?}");
        let claim = if kind == "threefold" { DrawClaim::Threefold } else { DrawClaim::FiftyMoves };
        let intended = Some(intended).filter(|text| !text.is_empty());
        assert_eq!(claimed(&game, claim, intended), expected, "{fen} {moves:?} {intended:?}");
    }
}

#[test]
fn automatic_endings_end_the_game() {
    for [fen, moves, claims, club] in rows!("draw-endings") {
        let moves: Vec<&str> = moves.split(' ').collect();
        for (ends, wanted) in [(Ends::Claims, claims), (Ends::Club, club)] {
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
