//! The words for hand moves, whether these are made or typed. The words do not depend on whether the moves are legal.

use jadoube::rules::{HandMoveError, PieceLetters};
use jadoube::table::{HandwrittenMove, Reason, Table};
use jadoube::text::hand_moves::{spoken, written};
use jadoube::text::incidents::sentences;
use jadoube::text::messages::{Language, Texts};
use jadoube::text::notation::Notation;
use jadoube::text::typed_move::read_by_hand;

use crate::table::script;
use crate::tables::rows;

fn table(fen: &str) -> Table {
    Table::new(script::setup(&format!("from {fen}")))
}

fn apply(table: &mut Table, deeds: &str) {
    for action in script::actions(deeds) {
        table.apply(&action);
    }
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

#[test]
fn the_sheet_and_speech_tell_what_hands_did() {
    for [fen, deeds, sheet, sheet_nl, said, said_nl] in rows!("hands-told") {
        let mut table = table(fen);
        assert!(table.is_silent());
        apply(&mut table, deeds);
        let moves = table.handwritten_moves();
        let [mv] = &moves[..] else { panic!("{moves:?}") };
        for (language, sheet, said) in [(Language::EN, sheet, said), (Language::NL, sheet_nl, said_nl)] {
            let texts = Texts::new(language);
            assert_eq!(written(&texts, Notation::Letters, &mv.changes), sheet, "{fen}");
            assert_eq!(spoken(&texts, false, &mv.changes), said, "{fen}");
        }
        assert_eq!(table.changed_last().is_empty(), sheet == "–", "{fen}");
    }
    assert!(["program", "touch enforced"].iter().all(|game| !Table::new(script::setup(game)).is_silent()));
}

/// Two games with the same hand moves, one with castling rights and en passant and one without: what the table shows
/// after each action is equal.
#[test]
fn the_same_hands_are_told_the_same_whatever_is_legal() {
    let texts = Texts::new(Language::EN);
    let on_sheet = |mv: &HandwrittenMove| {
        let offer = if mv.notes.draw_offer { " (=)" } else { "" };
        written(&texts, Notation::Letters, &mv.changes) + offer
    };
    let [with, without] = ["KQkq d6", "- -"].map(|rights| {
        let mut table = table(&format!("r3k2r/p6p/8/3pP3/8/8/P6P/R3K2R w {rights} 0 1"));
        let deeds = "play exd6; w; offer white; play O-O; b; offer black; play O-O-O; w; offer white; play h7h5; b; \
                     offer black; play d6d8; w; offer white";
        let told = script::actions(deeds).into_iter().map(|action| {
            table.apply(&action);
            let moves: Vec<String> = table.handwritten_moves().iter().map(on_sheet).collect();
            (moves, table.changed_last(), table.arrangement().copied(), table.result())
        });
        let told: Vec<_> = told.collect();
        assert!(table.parts().next().is_some(), "an illegal move with {rights}");
        told
    });
    assert_eq!(with, without);
    let sheet = ["e5-d6, d5 off", "O-O (=)", "O-O-O (=)", "h7-h5 (=)", "d6-d8 (=)"];
    assert_eq!(with.last().expect("moves").0, sheet, "the first offer is too early");
}

#[test]
fn rulings_tell_what_hands_did_in_both_languages() {
    let mut table = table("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1");
    apply(&mut table, "play exd6; w; claim illegal-move by black");
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
    apply(&mut table, "e1d1; w; e7d7; b; a7a8; w; offer white; claim illegal-move");
    let offers: Vec<bool> = table.handwritten_moves().iter().map(|mv| mv.notes.draw_offer).collect();
    assert_eq!(
        (table.moves().last().map(|mv| mv.san.as_str()), offers),
        (Some("a8=Q"), vec![false, false, true])
    );
}
