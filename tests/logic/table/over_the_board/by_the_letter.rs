//! Rulings over the board, case by case: claims, extra minutes, and moves that are made but not completed. More cases
//! are in the table that `script` reads.

use serde_json::json;

use crate::table::script::{check, notices, pgn, play, table};
use crate::tables::rows;

/// A.5.2: the reply is made once a legal move has been released; a claim after that is too late, but is not penalised.
#[test]
fn an_illegal_move_stands_once_the_reply_is_made() {
    let late = "ruling white nothing A.5.2 - [] 0 - 0, claim-wrong";
    let in_time = "ruling white found 3.8 e8e6 [e8] 0 - 1, illegal-move 7.5.1, restored";
    for [_, fen, reply, expected] in rows!("late-replies") {
        let deeds = ["e8e6; b", reply, "claim illegal-move"].join("; ").replace("; ; ", "; ");
        for (laws, stands) in
            [("rapid", true), ("blitz", true), ("standard", false), ("supervised rapid", false)]
        {
            let is_late = stands && expected == "late";
            check(&format!("{laws}, from {fen}"), &deeds, if is_late { late } else { in_time });
        }
    }
}

#[test]
fn a_ruling_names_the_article_that_is_broken() {
    for [name, fen, hands, expected] in rows!("broken-articles") {
        // The extra pawn ensures that no position is dead.
        let fen = fen.replacen("/8/", "/7p/", 1);
        let ruling =
            notices(&play(&format!("standard, from {fen}"), &format!("{hands}; claim illegal-move")));
        let words: Vec<&str> = ruling.split(' ').collect();
        assert_eq!(words[3..5].join(" "), expected, "{name}: {ruling}");
    }
}

#[test]
fn a_restored_move_gets_no_increment_and_its_clock_runs_on() {
    let told = play("program, clock 900000+5000", "g1; +2000; e2e4; w; +1000; tick");
    assert_eq!(told["clock_ms"], json!({"white": 897_000, "black": 900_000}));
    assert_eq!(told["turn"], "white");
}

#[test]
fn a_second_pawn_left_stands_as_a_queen() {
    let deeds = "a7a8; w; claim illegal-move; e8e7; b; b7b8; w; claim illegal-move";
    let told = play("standard, from 4k3/PP6/8/8/8/8/p7/4K3 w - - 0 1", deeds);
    assert_eq!(told["arrangement"], "QQ6/4k3/8/8/8/8/p7/4K3");
}

/// The record has claims and rulings with their articles and extra minutes, changed clocks, and how the game ended.
#[test]
fn the_record_keeps_rulings() {
    for [deeds, expected] in rows!("recorded-rulings") {
        let told = pgn(&table("rapid, clock 900000+0", deeds));
        assert!(told.contains(expected), "{deeds}\n{told}");
    }
}

/// A draw offer stays with the move that it was made with, even if a ruling replaces that move or makes it a promotion;
/// an offer that the opponent makes meanwhile stays with the opponent's last move.
#[test]
fn an_offer_outlasts_a_ruling() {
    for (game, deeds, expected) in [
        ("rapid", "e2e4; w; e7e5; b; offer white; g1g3; w; claim illegal-move; g1f3; w", "Nf3 {(=)}"),
        ("rapid", "e2e4; w; e7e5; b; g1g3; w; offer black; claim illegal-move", "e5 {(=)}"),
        ("program", "e2e4; w; e7e5; b; g1; offer white; d2d4; w; g1f3; w", "Nf3 {(=)}"),
        (
            "program, from 7k/4P3/8/8/8/8/8/K7 w - - 0 1",
            "a1a2; w; h8h7; b; offer white; e7e8; w",
            "e8=Q {(=)}",
        ),
    ] {
        let table = table(game, deeds);
        assert!(table.draw_offer().is_some(), "{game}: {deeds}");
        let told = pgn(&table);
        assert!(told.contains(expected), "{game}: {deeds}\n{told}");
    }
}
