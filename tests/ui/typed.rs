//! Typed moves with the piece letters of either language, and in words.

use egui::{Event, Key, Modifiers};
use jadoube::rules::Position;
use jadoube::start::Start;
use jadoube::table::{GameSetup, Table, TouchMove};
use jadoube::text::messages::{Language, Texts};
use jadoube::text::spoken_move::spoken;
use jadoube::text::typed_move::read;

use crate::window::Begin;

#[test]
fn moves_are_typed_in_either_language() {
    const ENGLISH: Language = Language::EN;
    const DUTCH: Language = Language::NL;
    const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    const OPEN: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    // A pawn on b2 and a bishop can both take on c3; a queen and a pawn can both go to d4.
    const BISHOP: &str = "4k3/8/8/4B3/8/2p5/1P6/4K3 w - - 0 1";
    const QUEEN: &str = "4k3/8/8/8/8/8/3P4/Q3K3 w - - 0 1";
    const CLASH: &str = "4k3/8/8/3p4/2P5/8/8/4K3 w - - 0 1";
    const FILE: &str = "4k3/8/8/4p3/5P2/8/8/4K3 w - - 0 1";
    let unclear = "is ambiguous";
    let table = [
        // Its own letters, those of the other language, small letters.
        (ENGLISH, START, "Pf3", "f3", ""),
        (DUTCH, START, "Pf3", "Nf3", ""),
        (DUTCH, START, "Nf3", "Nf3", ""),
        (DUTCH, START, "pf3", "Nf3", ""),
        (ENGLISH, START, "nf3", "Nf3", ""),
        (ENGLISH, START, "pf3", "", "isn’t a move"),
        (ENGLISH, OPEN, "Txa8", "Rxa8+", ""),
        (DUTCH, OPEN, "Rxa8", "Rxa8+", ""),
        (ENGLISH, OPEN, "txa8", "Rxa8+", ""),
        (ENGLISH, OPEN, "0-0", "O-O", ""),
        (DUTCH, OPEN, "o-o-o", "O-O-O", ""),
        (DUTCH, OPEN, "e1g1", "O-O", ""),
        // An ambiguous move is reported.
        (DUTCH, BISHOP, "Bxc3", "", "niet eenduidig"),
        (ENGLISH, BISHOP, "Bxc3", "Bxc3", ""),
        (ENGLISH, BISHOP, "bxc3", "bxc3", ""),
        (ENGLISH, QUEEN, "Dd4", "", unclear),
        (DUTCH, QUEEN, "Dd4", "Qd4", ""),
        // In words.
        (ENGLISH, START, "knight f3", "Nf3", ""),
        (ENGLISH, START, "paard f3", "Nf3", ""),
        (DUTCH, START, "Paard naar f3", "Nf3", ""),
        (ENGLISH, START, "pawn e4", "e4", ""),
        (DUTCH, OPEN, "korte rokade", "O-O", ""),
        (ENGLISH, OPEN, "long castling", "O-O-O", ""),
        // Texts that begin with the letter of a command or of no piece.
        (ENGLISH, OPEN, "castles short", "O-O", ""),
        (ENGLISH, OPEN, "castles long", "O-O-O", ""),
        (ENGLISH, OPEN, "short", "O-O", ""),
        (ENGLISH, CLASH, "c takes d5", "cxd5", ""),
        (DUTCH, FILE, "f slaat e5", "fxe5", ""),
        (ENGLISH, START, "knight to nowhere", "", "isn’t a move"),
    ];
    for (language, fen, typed, moves, said) in table {
        let mut window = Begin { language, fen: Some(fen), ..Begin::default() }.open();
        window.text(typed);
        window.key(Key::Enter);
        assert_eq!(window.moves(), moves, "{typed} in {language:?}");
        window.expect(said);
    }
}

/// A spoken move can be typed, and is that move.
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

/// However many keys come in one frame: each move is played, and none of them is a shortcut as well.
#[test]
fn quick_typing_is_only_typing() {
    let position = Position::from_fen("rnbqk2r/ppppppbp/5np1/8/8/5NP1/PPPPPPBP/RNBQK2R w KQkq - 0 1");
    let start = Start::at(position.expect("a position"));
    for keys in [&["Nc3\nNc6\nd3\n"][..], &["N", "c3\nNc6\nd3\n"], &["Nc", "3\nN", "c6\nd3\n"]] {
        let setup = GameSetup { start: start.clone(), touch: TouchMove::Off, ..GameSetup::default() };
        let mut window = Begin { setup, ..Begin::default() }.open();
        for frame in keys {
            for letter in frame.chars() {
                let key = if letter == '\n' { Some(Key::Enter) } else { Key::from_name(&letter.to_string()) };
                for pressed in [true, false] {
                    let key = key.expect("a key");
                    window.harness.event(Event::Key {
                        key,
                        physical_key: None,
                        pressed,
                        repeat: false,
                        modifiers: Modifiers::NONE,
                    });
                    if pressed && letter != '\n' {
                        window.harness.event(Event::Text(letter.to_string()));
                    }
                }
            }
            window.harness.run();
        }
        assert_eq!(window.moves(), "Nc3 Nc6 d3", "{keys:?}");
        assert!(!window.shows("about to castle"), "{keys:?}");
    }
}
