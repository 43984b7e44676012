//! Hand moves, made or typed, in words: the same whether or not they are legal.

use jadoube::rules::{HandMoveError, PieceLetters};
use jadoube::table::{Action, Arbiter, GameSetup, HandwrittenMove, Reason, Table, TouchMove};
use jadoube::text::hand_moves::{spoken, written};
use jadoube::text::incidents::sentences;
use jadoube::text::messages::{Language, Texts};
use jadoube::text::notation::Notation;
use jadoube::text::typed_move::read_by_hand;

use crate::table::script;

fn table(fen: &str) -> Table {
    let start = jadoube::start::Start::from_fen(fen, None).expect(fen);
    Table::new(GameSetup { start, touch: TouchMove::OverTheBoard, ..GameSetup::default() })
}

const CASTLING: &str = "4k3/8/8/8/8/8/P6P/R3K1NR w - - 0 1";

#[test]
fn typed_hands_are_read_in_both_languages() {
    for (language, text, expected) in [
        (Language::EN, "Nf3", "g1f3"),
        (Language::EN, "knight f3, check", "g1f3"),
        (Language::EN, "paard f3", "g1f3"),
        (Language::NL, "Pf3", "g1f3"),
        (Language::NL, "Tb1#", "a1b1"),
        (Language::NL, "lange rokade", "e1a1"),
        (Language::NL, "a2a5", "a2a5"),
        (Language::NL, "toren van a1 naar b3", "a1b3"),
    ] {
        let (table, texts) = (table(CASTLING), Texts::new(language));
        let read = read_by_hand(&table, text, &texts).map(|mv| mv.to_string());
        assert_eq!(read, Ok(expected.to_owned()), "{text}");
        let again = table.read_by_hand(expected, &PieceLetters::ENGLISH).map(|mv| mv.to_string());
        assert_eq!(again, Ok(expected.to_owned()), "as the table reads it");
    }
    let refused = read_by_hand(&table(CASTLING), "Qd2", &Texts::new(Language::EN));
    assert!(matches!(refused, Err(Reason::HandText(HandMoveError::NoMan(_)))), "{refused:?}");
}

/// Positions and hand moves, with their texts on the score sheet and in speech, in English and in Dutch.
const TOLD: [(&str, &str, &str, &str, &str, &str); 6] = [
    (
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "Ng1f3",
        "Ng1-f3",
        "Pg1-f3",
        "knight from g1 to f3",
        "paard van g1 naar f3",
    ),
    (CASTLING, "", "–", "–", "no move", "geen zet"),
    (CASTLING, "O-O-O", "O-O-O", "O-O-O", "castles long", "lange rokade"),
    (
        "1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1",
        "a7b8q",
        "a7xb8=Q",
        "a7xb8=D",
        "pawn from a7 takes b8, becomes a queen",
        "pion van a7 slaat b8, wordt dame",
    ),
    (
        "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1",
        "exd6",
        "e5-d6, d5 off",
        "e5-d6, d5 eraf",
        "pawn from e5 to d6, pawn taken off d5",
        "pion van e5 naar d6, pion van d5 gehaald",
    ),
    (
        "4k3/8/8/8/8/8/8/4K2R w - - 0 1",
        "h1e8",
        "Rh1xe8",
        "Th1xe8",
        "rook from h1 takes e8",
        "toren van h1 slaat e8",
    ),
];

#[test]
fn the_sheet_and_speech_tell_what_hands_did() {
    for (fen, typed, sheet, sheet_nl, said, said_nl) in TOLD {
        let mut table = table(fen);
        assert!(table.is_silent());
        if !typed.is_empty() {
            let line = serde_json::json!({"at": 0, "do": "move", "text": typed});
            table.apply(&Action::from_json(&line.to_string()).expect(typed));
        }
        table.apply(&Action::from_json(r#"{"at": 1, "do": "press-clock", "by": "white"}"#).expect("a press"));
        let moves = table.handwritten_moves();
        let [mv] = &moves[..] else { panic!("{moves:?}") };
        for (language, sheet, said) in [(Language::EN, sheet, said), (Language::NL, sheet_nl, said_nl)] {
            let texts = Texts::new(language);
            assert_eq!(written(&texts, Notation::Letters, &mv.changes), sheet, "{fen}");
            assert_eq!(spoken(&texts, false, &mv.changes), said, "{fen}");
        }
        assert_eq!(table.changed_last().is_empty(), sheet == "–", "{fen}");
    }
    let program =
        GameSetup { touch: TouchMove::OverTheBoard, arbiter: Arbiter::Program, ..GameSetup::default() };
    assert!(!Table::new(program).is_silent() && !Table::new(GameSetup::default()).is_silent());
}

/// Two games with the same hand moves, one with castling rights and en passant and one without: what the table shows
/// after each action is equal.
#[test]
fn the_same_hands_are_told_the_same_whatever_is_legal() {
    let [with, without] =
        ["r3k2r/p6p/8/3pP3/8/8/P6P/R3K2R w KQkq d6 0 1", "r3k2r/p6p/8/3pP3/8/8/P6P/R3K2R w - - 0 1"].map(
            |fen| {
                let mut table = table(fen);
                let mut told = Vec::new();
                for (text, by) in [
                    ("exd6", "white"),
                    ("O-O", "black"),
                    ("O-O-O", "white"),
                    ("h7h5", "black"),
                    ("d6d8", "white"),
                ] {
                    for line in [
                        serde_json::json!({"at": 0, "do": "move", "text": text}),
                        serde_json::json!({"at": 0, "do": "press-clock", "by": by}),
                        serde_json::json!({"at": 0, "do": "offer-draw", "by": by}),
                    ] {
                        table.apply(&Action::from_json(&line.to_string()).expect(text));
                        let texts = Texts::new(Language::EN);
                        let on_sheet = |mv: &HandwrittenMove| {
                            let offer = if mv.notes.draw_offer { " (=)" } else { "" };
                            written(&texts, Notation::Letters, &mv.changes) + offer
                        };
                        let moves: Vec<String> = table.handwritten_moves().iter().map(on_sheet).collect();
                        told.push((
                            moves,
                            table.changed_last(),
                            table.arrangement().copied(),
                            table.result(),
                        ));
                    }
                }
                assert!(table.parts().next().is_some(), "an illegal move in {fen}");
                told
            },
        );
    assert_eq!(with, without);
    let sheet = ["e5-d6, d5 off", "O-O (=)", "O-O-O (=)", "h7-h5 (=)", "d6-d8 (=)"];
    assert_eq!(with.last().expect("moves").0, sheet, "the first offer is too early");
}

/// The sentences about an incident describe hand moves in the reader's language.
#[test]
fn rulings_tell_what_hands_did_in_both_languages() {
    let mut table = table("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1");
    for line in [
        r#"{"at": 0, "do": "move", "text": "exd6"}"#,
        r#"{"at": 0, "do": "press-clock", "by": "white"}"#,
        r#"{"at": 0, "do": "claim", "kind": "illegal-move", "by": "black"}"#,
    ] {
        table.apply(&Action::from_json(line).expect(line));
    }
    let [incident] = table.incidents() else { panic!("{:?}", table.incidents()) };
    for (language, told) in [(Language::EN, "e5-d6, d5 off"), (Language::NL, "e5-d6, d5 eraf")] {
        let sentences = sentences(&Texts::new(language), incident);
        assert!(sentences.contains(told), "{sentences}");
    }
}

/// The pawn becomes a queen, so its move stays on the sheet, with the draw that was offered after it.
#[test]
fn an_offer_stays_with_a_pawn_left_on_the_last_rank() {
    let mut table = table("8/P3k3/8/8/8/8/8/4K3 w - - 0 1");
    for action in script::actions("e1d1; w; e7d7; b; a7a8; w; offer white; claim illegal-move") {
        table.apply(&action);
    }
    let offers: Vec<bool> = table.handwritten_moves().iter().map(|mv| mv.notes.draw_offer).collect();
    assert_eq!(
        (table.moves().last().map(|mv| mv.san.as_str()), offers),
        (Some("a8=Q"), vec![false, false, true])
    );
}
