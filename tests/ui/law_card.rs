//! The texts of the law card, in both languages.

use egui::vec2;
use jadoube::table::{GameSetup, TakeBack, TouchMove};
use jadoube::text::messages::Language;

use crate::window::Begin;

/// Makes one gesture in a position and reads the law card.
fn check(fen: &'static str, from: &str, to: &str, english: &str, dutch: &str) {
    for (language, expected) in [(Language::EN, english), (Language::NL, dutch)] {
        let mut window = Begin { fen: Some(fen), language, ..Begin::default() }.open();
        window.drag(from, to);
        window.expect(expected);
        assert_eq!(window.moves(), "", "{from}{to} on {fen}");
    }
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// A position, a gesture, and why it is refused in English and in Dutch.
const REFUSALS: [(&str, &str, &str, &str, &str); 16] = [
    (START, "b1", "d2", "Your own pawn is on d2. art. 3.1", "Op d2 staat je eigen pion. art. 3.1"),
    (START, "a1", "a5", "The pawn on a2 is in the way. art. 3.5", "De pion op a2 staat in de weg. art. 3.5"),
    (
        START,
        "g1",
        "g3",
        "A knight moves two squares in a line, then one to the side. art. 3.6",
        "Een paard gaat twee velden recht en dan één opzij. art. 3.6",
    ),
    (
        START,
        "e7",
        "e5",
        "It is White’s turn, and the pawn on e7 is Black’s. art. 1.3",
        "Wit is aan zet: de pion op e7 is van zwart. art. 1.3",
    ),
    (
        START,
        "e2",
        "d3",
        "A pawn moves diagonally only when it takes, and d3 is empty. art. 3.7.3",
        "Een pion gaat alleen schuin om te slaan, en d3 is leeg.",
    ),
    (
        "4k3/8/8/8/4p3/4P3/8/4K3 w - - 0 1",
        "e3",
        "e4",
        "A pawn doesn’t take straight ahead: the pawn on e4 blocks it.",
        "Een pion slaat niet recht vooruit: de pion op e4 staat in de weg.",
    ),
    (
        "4k3/8/8/8/8/4P3/8/4K3 w - - 0 1",
        "e3",
        "e5",
        "A pawn may advance two squares only from its starting square. art. 3.7.2",
        "Alleen vanaf het beginveld mag een pion twee velden vooruit.",
    ),
    (
        "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1",
        "e5",
        "d6",
        "En passant is only possible right after a two-square advance, and the pawn on d5 has not just made one.",
        "En passant slaan kan alleen direct na een opmars van twee velden, en die heeft de pion op d5 niet zojuist gemaakt.",
    ),
    (
        "4k3/4r3/8/8/8/4N3/8/4K3 w - - 0 1",
        "e3",
        "c4",
        "The knight on e3 is pinned by the rook on e7. art. 3.9.2",
        "Het paard op e3 is gepend door de toren op e7. art. 3.9.2",
    ),
    (
        "4k3/8/8/8/4r3/8/8/4K2R w - - 0 1",
        "h1",
        "h2",
        "The king would still be in check from the rook on e4.",
        "De koning blijft dan schaak staan, aangevallen door de toren op e4.",
    ),
    (
        "4k3/8/8/8/8/8/3r4/4K3 w - - 0 1",
        "e1",
        "d1",
        "The king can’t go to d1, which is attacked by the rook on d2.",
        "De koning kan niet naar d1: dat veld wordt aangevallen door de toren op d2.",
    ),
    (
        "4k3/8/8/8/2b5/8/8/4K2R w K - 0 1",
        "e1",
        "g1",
        "You can’t castle: the king would cross f1, which is attacked by the bishop on c4. art. 3.8.2.2",
        "Je kunt niet rokeren: de koning gaat over f1, en dat veld wordt aangevallen door de loper op c4. art. 3.8.2.2",
    ),
    (
        "4k3/8/8/8/4r3/8/8/4K2R w K - 0 1",
        "e1",
        "g1",
        "You can’t castle out of check: the king is attacked by the rook on e4.",
        "Je kunt niet rokeren als je schaak staat: de koning wordt aangevallen door de toren op e4.",
    ),
    (
        "4k3/8/8/8/8/8/8/4KB1R w K - 0 1",
        "e1",
        "g1",
        "You can’t castle: the bishop on f1 is in the way.",
        "Je kunt niet rokeren: de loper op f1 staat in de weg.",
    ),
    (
        "4k3/8/8/8/8/8/8/4K2R w - - 0 1",
        "e1",
        "g1",
        "You can’t castle: the king or the rook has already moved. art. 3.8.2.1",
        "Je kunt niet rokeren: de koning of de toren is al verzet. art. 3.8.2.1",
    ),
    (
        "8/8/8/8/k2Pp2Q/8/8/4K3 b - d3 0 1",
        "e4",
        "d3",
        "That would expose the king to the queen on h4.",
        "Daarmee komt de koning schaak te staan, aangevallen door de dame op h4.",
    ),
];

#[test]
fn why_a_move_is_refused() {
    for (fen, from, to, english, dutch) in REFUSALS {
        check(fen, from, to, english, dutch);
    }
}

#[test]
fn where_the_game_stands() {
    let table = [
        (START, "White to move.", "Wit is aan zet."),
        (
            "4k3/4R3/8/8/8/8/8/4K3 b - - 0 1",
            "Black to move. The king is in check from the rook on e7. art. 3.9.1",
            "Zwart is aan zet. De koning staat schaak, aangevallen door de toren op e7. art. 3.9.1",
        ),
        (
            "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1",
            "Draw. Stalemate: Black has no legal move and is not in check. art. 5.2.1",
            "Remise. Pat. Zwart heeft geen reglementaire zet en staat niet schaak. art. 5.2.1",
        ),
        (
            "7k/6Q1/6K1/8/8/8/8/8 b - - 0 1",
            "White wins. Checkmate. art. 5.1.1",
            "Wit wint. Schaakmat. art. 5.1.1",
        ),
        (
            "7k/8/6K1/8/8/8/8/8 w - - 0 1",
            "Draw. Dead position: neither side can mate by any series of legal moves. art. 5.2.2",
            "Remise. Dode stelling: met geen enkele reeks reglementaire zetten kan nog mat worden gegeven. art. 5.2.2",
        ),
    ];
    for (fen, english, dutch) in table {
        for (language, expected) in [(Language::EN, english), (Language::NL, dutch)] {
            Begin { fen: Some(fen), language, ..Begin::default() }.open().expect(expected);
        }
    }
}

#[test]
fn the_cause_is_marked_on_the_board() {
    use egui_kittest::kittest::{NodeT, Queryable};
    let mut window = Begin { fen: Some("4k3/8/8/8/2b5/8/8/4K2R w K - 0 1"), ..Begin::default() }.open();
    window.drag("e1", "g1");
    for (square, said) in [
        ("f1, empty", Some("why the move was refused")),
        ("c4, black bishop", Some("why the move was refused")),
        ("h1, white rook", None),
    ] {
        let node = window.harness.get_by_label(square);
        assert_eq!(node.accesskit_node().description().as_deref(), said, "{square}");
    }
    // The next press removes it.
    window.press("h1");
    let node = window.harness.get_by_label("f1, empty");
    assert_eq!(node.accesskit_node().description().as_deref(), Some("possible move"));
}

#[test]
fn resigning() {
    for (who, line) in [
        ("White resigns", "Black wins. White resigned. art. 5.1.2"),
        ("Black resigns", "White wins. Black resigned."),
    ] {
        let mut window = crate::window::Window::new();
        window.choose("Resign");
        assert!(window.rect(who).height() >= 40.0, "a row that is easy to miss");
        for (answer, over) in [("Keep playing", false), ("Resign", true)] {
            window.choose(who);
            window.expect(&format!("{who}?"));
            assert_eq!(window.harness.state().table().result(), None);
            // The button in the dialog is the last of that name.
            let at = window.last_rect(answer).center();
            window.click_at(at);
            assert_eq!(window.harness.state().table().result().is_some(), over, "{answer}");
            if !over {
                window.choose("Resign");
            }
        }
        window.expect(line);
    }
}

/// The longest names leave room for the question about them.
#[test]
fn a_question_is_read_whatever_the_names() {
    let setup = GameSetup {
        touch: TouchMove::Off,
        take_back: TakeBack::Agreed,
        white: "W".repeat(40),
        black: "M".repeat(40),
        ..GameSetup::default()
    };
    let mut window = Begin { setup, size: vec2(640.0, 480.0), ..Begin::default() }.open();
    for (from, to) in [("e2", "e4"), ("e7", "e5"), ("g1", "f3")] {
        window.drag(from, to);
    }
    window.choose("Take back");
    let (white, black) = ("W".repeat(16), "M".repeat(16));
    window.choose(&format!("{black}… requests a takeback"));
    window.expect(&format!("{black}… asks to take back 1… e5 and 2. Nf3. {white}… may allow or refuse"));
}
