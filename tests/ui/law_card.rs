//! The law card: its texts, the squares that it marks, its announcements, and questions to the players.

use jadoube::rules::Square;

use crate::prelude::*;

#[test]
fn the_card_says_why_a_move_is_refused_and_where_the_game_stands() {
    for [fen, hand, english, dutch] in cases(include_str!("law_card.tsv")) {
        for (language, expected) in [(EN, english), (NL, dutch)] {
            let mut window = Begin { fen: Some(fen), language, ..Begin::default() }.open();
            window.play(hand);
            window.expect(expected);
            assert_eq!(window.moves(), "", "{hand} on {fen}");
        }
    }
}

#[test]
fn the_cause_is_marked_on_the_board() {
    let mut window = Window::at("4k3/8/8/8/2b5/8/8/4K2R w K - 0 1");
    window.drag("e1", "g1");
    window.expect_said("f1: marked as the reason; c4: marked as the reason; h1:");
    // The next press removes the marks.
    window.press("h1");
    window.expect_said("f1: possible move");
}

#[test]
fn resigning_asks_for_confirmation() {
    let lines = ["Black wins. White resigned. art. 5.1.2", "White wins. Black resigned."];
    for (who, line) in ["White resigns", "Black resigns"].into_iter().zip(lines) {
        let mut window = Window::new();
        for (answer, over) in [("Keep playing", false), ("Resign", true)] {
            window.choose("Resign");
            assert!(window.rect(who).height() >= 40.0, "a row that is easy to miss");
            window.choose(who);
            window.expect(&format!("Does {}?", who.replace("resigns", "resign")));
            assert_eq!(window.table().result(), None);
            // The button in the dialog is the last widget with that name.
            window.rest();
            window.activate(answer);
            assert_eq!(window.table().result().is_some(), over, "{answer}");
        }
        window.expect(line);
    }
}

/// Long names are shortened, so that the question can be read.
#[test]
fn a_question_is_read_whatever_the_names() {
    let (white, black) = ("W".repeat(40), "M".repeat(40));
    let setup = GameSetup { take_back: TakeBack::Agreed, white, black, ..touch(TouchMove::Off) };
    let mut window = Begin { setup, size: SMALL, ..Begin::default() }.open();
    window.play("e2e4 e7e5 g1f3");
    window.choose("Take back");
    let (white, black) = ("W".repeat(16), "M".repeat(16));
    window.choose(&format!("{black}… requests a takeback"));
    window.expect(&format!(
        "{black}… asks to take back 1… e5 and 2. knight f3. {white}… may allow it or refuse"
    ));
}

/// A change of the card behind a dialog is announced once the dialog is closed.
#[test]
fn a_card_behind_a_dialog_waits() {
    let mut window = Window::of(touch(TouchMove::Enforced));
    window.command(Command::Settings);
    window.request(Request::Do(Deed::Press { square: Some(Square::new(12)), piece: None }));
    let is_said = |window: &Window| window.announced().iter().any(|text| text.contains("pawn on e2"));
    assert!(!is_said(&window), "{:?}", window.announced());
    window.key(Key::Escape);
    assert!(is_said(&window), "{:?}", window.announced());
}
