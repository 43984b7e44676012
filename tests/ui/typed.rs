//! Typed moves, with the piece letters of either language or in words.

use crate::prelude::*;
use jadoube::table::Table;
use jadoube::text::spoken_move::spoken;
use jadoube::text::typed_move::read;

#[test]
fn moves_are_typed_in_either_language() {
    for [tag, fen, typed, moves, said] in cases(include_str!("typed.tsv")) {
        let language = if tag == "nl" { NL } else { EN };
        let mut window = Begin { language, fen: Some(fen), ..Begin::default() }.open();
        window.text(typed);
        assert_eq!(window.moves(), "", "{typed}: nothing is made before Enter");
        window.key(Key::Enter);
        assert_eq!(window.moves(), moves, "{typed} in {language:?}");
        window.expect(said);
        assert!(!window.shows("Your move"), "the field is closed");
    }
}

#[test]
fn spoken_moves_can_be_typed() {
    let positions = [
        "r3k2r/1P6/8/3pP3/8/2N5/8/RN2K2R w KQkq d6 0 1",
        "1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1",
        "r1bqkb1r/pppp1Qpp/2n2n2/4p3/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 0 1",
        "4k3/8/8/8/8/2N1N3/8/4K3 w - - 0 1",
    ];
    for fen in positions {
        let start = Start::from_fen(fen, None).expect("a position");
        let table = Table::new(GameSetup { start, ..GameSetup::default() });
        for words in Language::ALL.map(Texts::new) {
            for mv in table.position().legal_moves() {
                let said = spoken(&words, table.position(), mv);
                assert_eq!(read(&table, &said, &words), Ok(mv), "{said}");
            }
        }
    }
}

/// However many keys come within a frame, or before the field has focus, each move is played, and no key is a shortcut
/// as well: a c announces no castling, and an f does not flip the board.
#[test]
fn quick_typing_is_only_typing() {
    const CASTLES: &str = "rnbqk2r/ppppppbp/5np1/8/8/5NP1/PPPPPPBP/RNBQK2R w KQkq - 0 1";
    const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    for (fen, frames, moves) in [
        (CASTLES, &["Nc3\nNc6\nd3\n"][..], "Nc3 Nc6 d3"),
        (CASTLES, &["N", "c3\nNc6\nd3\n"], "Nc3 Nc6 d3"),
        (CASTLES, &["Nc", "3\nN", "c6\nd3\n"], "Nc3 Nc6 d3"),
        (START, &["Nf3", "\n"], "Nf3"),
        (START, &["N", "f", "3", "\n"], "Nf3"),
        (START, &["N", "f3", "\n"], "Nf3"),
        (START, &["Nf", "3", "\n"], "Nf3"),
        (START, &["e4", "\ne5", "\n"], "e4 e5"),
    ] {
        let mut window = Window::at(fen);
        let corner = window.square("a1");
        for frame in frames {
            window.letters_at_once(frame);
        }
        window.harness.run();
        assert_eq!((window.moves().as_str(), window.square("a1")), (moves, corner), "{frames:?}");
        assert!(!window.shows("about to castle"), "{frames:?}");
    }
}

/// On a screen that does not show the field for moves, letters are not added to a move that was being typed.
#[test]
fn typing_ends_on_another_screen() {
    let mut window = Window::of(touch(TouchMove::Off));
    window.text("N");
    window.command(Command::Start);
    window.insert("?");
    window.expect("Keyboard shortcuts");
}
