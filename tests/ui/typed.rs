//! Moves typed in either language's letters, and in words.

use egui::Key;
use jadoube::rules::Position;
use jadoube::ui::spoken::spoken;
use jadoube::ui::words::{Language, Words};

use crate::window::Begin;

#[test]
fn moves_are_typed_in_either_language() {
    use Language::{Dutch, English};
    const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    const OPEN: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    // A pawn on b2 and a bishop can both take on c3; a queen and a pawn can both go to d4.
    const BISHOP: &str = "4k3/8/8/4B3/8/2p5/1P6/4K3 w - - 0 1";
    const QUEEN: &str = "4k3/8/8/8/8/8/3P4/Q3K3 w - - 0 1";
    let unclear = "can be";
    let table = [
        // Its own letters, those of the other language, small letters.
        (English, START, "Pf3", "f3", ""),
        (Dutch, START, "Pf3", "Nf3", ""),
        (Dutch, START, "Nf3", "Nf3", ""),
        (Dutch, START, "pf3", "Nf3", ""),
        (English, START, "nf3", "Nf3", ""),
        (English, START, "pf3", "", "isn’t a move"),
        (English, OPEN, "Txa8", "Rxa8+", ""),
        (Dutch, OPEN, "Rxa8", "Rxa8+", ""),
        (English, OPEN, "txa8", "Rxa8+", ""),
        (English, OPEN, "0-0", "O-O", ""),
        (Dutch, OPEN, "o-o-o", "O-O-O", ""),
        (Dutch, OPEN, "e1g1", "O-O", ""),
        // Where it could be either, it is told.
        (Dutch, BISHOP, "Bxc3", "", "kan"),
        (English, BISHOP, "Bxc3", "Bxc3", ""),
        (English, BISHOP, "bxc3", "bxc3", ""),
        (English, QUEEN, "Dd4", "", unclear),
        (Dutch, QUEEN, "Dd4", "Qd4", ""),
        // In words.
        (English, START, "knight f3", "Nf3", ""),
        (English, START, "paard f3", "Nf3", ""),
        (Dutch, START, "Paard naar f3", "Nf3", ""),
        (English, START, "pawn e4", "e4", ""),
        (Dutch, OPEN, "korte rokade", "O-O", ""),
        (English, OPEN, "long castling", "O-O-O", ""),
        (English, START, "knight to nowhere", "", "isn’t a move"),
    ];
    for (language, fen, typed, moves, said) in table {
        let mut window = Begin { language, fen: Some(fen), ..Begin::default() }.open();
        window.text(typed);
        window.key(Key::Enter);
        assert_eq!(window.moves(), moves, "{typed} in {language:?}");
        window.expect(said);
    }
}

/// What is said of a move can be typed, and is that move.
#[test]
fn what_is_said_can_be_typed() {
    let positions = [
        "r3k2r/1P6/8/3pP3/8/2N5/8/RN2K2R w KQkq d6 0 1",
        "1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1",
        "r1bqkb1r/pppp1Qpp/2n2n2/4p3/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 0 1",
        "4k3/8/8/8/8/2N1N3/8/4K3 w - - 0 1",
    ];
    for fen in positions {
        let position = Position::from_fen(fen).expect("a position");
        for language in Language::ALL {
            let words = Words::new(language);
            for mv in position.legal_moves() {
                let said = spoken(&words, &position, mv);
                // The first letter opens the field; C announces castling.
                if said.starts_with("castles") {
                    continue;
                }
                let mut window = Begin { language, fen: Some(fen), ..Begin::default() }.open();
                window.text(&said);
                window.key(Key::Enter);
                assert_eq!(window.moves(), position.san(mv), "{said}");
            }
        }
    }
}
