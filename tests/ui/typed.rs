//! Typed moves with the piece letters of either language, and in words.

use crate::prelude::*;
use jadoube::rules::Position;
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

/// A legal move can be typed as it is spoken.
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

/// However quickly keys follow each other, each move is played, and no key is a shortcut as well.
#[test]
fn quick_typing_is_only_typing() {
    let position = Position::from_fen("rnbqk2r/ppppppbp/5np1/8/8/5NP1/PPPPPPBP/RNBQK2R w KQkq - 0 1");
    let start = Start::at(position.expect("a position"));
    for keys in [&["Nc3\nNc6\nd3\n"][..], &["N", "c3\nNc6\nd3\n"], &["Nc", "3\nN", "c6\nd3\n"]] {
        let mut window = Window::of(GameSetup { start: start.clone(), ..touch(TouchMove::Off) });
        for frame in keys {
            for letter in frame.chars() {
                let key = if letter == '\n' { Some(Key::Enter) } else { Key::from_name(&letter.to_string()) };
                let key = key.expect("a key");
                window.harness.key_down(key);
                if letter != '\n' {
                    window.harness.event(Event::Text(letter.to_string()));
                }
                window.harness.key_up(key);
            }
            window.harness.run();
        }
        assert_eq!(window.moves(), "Nc3 Nc6 d3", "{keys:?}");
        assert!(!window.shows("about to castle"), "{keys:?}");
    }
}

/// A move that was being typed swallows no letters on a screen that does not show its field.
#[test]
fn typing_ends_on_another_screen() {
    let mut window = Window::of(touch(TouchMove::Off));
    window.text("N");
    window.command(Command::Start);
    window.insert("?");
    window.expect("Keyboard shortcuts");
}
