//! The JSON lines of the table: its answers, its errors, and typed moves.

use jadoube::rules::{CastlingText, Square};
use jadoube::start::Start;
use jadoube::table::{Action, Deed, GameSetup, Notice, Table};
use serde_json::json;

use crate::rules::random_games::RandomGames;
use crate::table::script::play;
use crate::tables::rows;

#[test]
fn an_answer_has_every_key() {
    let moves =
        "a2a3 a2a4 b1a3 b1c3 b2b3 b2b4 c2c3 c2c4 d2d3 d2d4 e2e3 e2e4 f2f3 f2f4 g1f3 g1h3 g2g3 g2g4 h2h3 h2h4";
    let wanted = json!({
        "line": 2,
        "fen": "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "turn": "white",
        "touched": ["g1"],
        "in_hand": "g1",
        "allowed": moves.split(' ').collect::<Vec<_>>(),
        "article": null,
        "jadoube": false,
        "promoting": null,
        "castling": null,
        "draw_offer": null,
        "notices": [{"kind": "touched", "square": "g1"}],
        "clock_ms": null,
        "result": null,
    });
    assert_eq!(play("touch off", "g1?"), wanted);
    let promoting = play("touch off, from 4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8");
    assert_eq!(promoting["promoting"], "a8");
    assert_eq!(promoting["allowed"], json!(["a7a8b", "a7a8n", "a7a8q", "a7a8r"]));
}

#[test]
fn a_typed_move_is_made_or_refused() {
    let words = ["O-O", "O-O-O", "Ke1-e1", "e4", "e8", "e8=Q", "Qh4", "Nb1xc3", "Pe2e4", "--", ""];
    for position in RandomGames::new(13).positions(20) {
        let start = Start::from_fen(&position.fen(), None).expect("a position");
        let table = Table::new(GameSetup { start, ..GameSetup::default() });
        let pairs = Square::all().flat_map(|from| Square::all().map(move |to| format!("{from}{to}")));
        let texts = pairs.flat_map(|pair| [format!("{pair}q"), pair]).chain(words.map(str::to_owned));
        let legal = position.legal_moves();
        for text in texts {
            let mut table = table.clone();
            let over = table.result();
            match table.apply(&Action::new(0, Deed::Move { text: text.clone() }))[..] {
                [Notice::Moved { mv, .. }, ..] => {
                    assert!(legal.contains(&mv), "{text} in {}", position.fen());
                }
                [Notice::Refused(_)] => {
                    let made = legal.iter().any(|&mv| position.uci(mv, CastlingText::KingTakesRook) == text);
                    assert!(!made || over.is_some(), "{text} in {}", position.fen());
                    assert!(table.position() == &position);
                }
                ref other => panic!("{text} in {}: {other:?}", position.fen()),
            }
        }
    }
}

#[test]
fn a_line_that_is_not_of_the_language_is_explained() {
    for [line, wanted] in rows!("table-errors") {
        let fault = if line.contains("\"at\"") || line.contains("\"do\"") {
            Action::from_json(line).expect_err(line)
        } else {
            GameSetup::from_json(line).expect_err(line)
        };
        match wanted.strip_prefix("= ") {
            Some(whole) => assert_eq!(fault, whole, "{line}"),
            None => assert!(fault.contains(wanted), "{line}: {fault}"),
        }
    }
}
