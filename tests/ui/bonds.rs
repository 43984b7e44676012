//! How the window explains what touch-move requires, and why the table refuses an action.

use crate::prelude::*;
use jadoube::game::Ends;

const CASTLING: &str = "r3k2r/8/8/8/8/8/7P/R3K2R w KQkq - 0 1";
const TAKES: &str = "4k3/8/8/3p4/8/4N3/8/4K3 w - - 0 1";

fn by_the_book(fen: &'static str) -> Window {
    Begin { fen: Some(fen), setup: GameSetup::default(), ..Begin::default() }.open()
}

#[test]
fn touched_pieces_are_named_with_what_they_oblige_to() {
    for [mode, fen, hand, english, dutch] in cases(include_str!("bonds.tsv")) {
        let mode = if mode == "enforced" { TouchMove::Enforced } else { TouchMove::OnClaim };
        for (language, expected) in [(EN, english), (NL, dutch)] {
            let begin = Begin { fen: Some(fen), language, ..Begin::default() };
            let mut window = Begin { setup: touch(mode), ..begin }.open();
            window.play(hand);
            window.expect(expected);
            assert_eq!(window.moves(), "", "{hand} on {fen}");
        }
    }
}

#[test]
fn a_click_on_a_marked_square_moves_the_bound_piece() {
    let mut window = Window::of(touch(TouchMove::Enforced));
    window.click("g1");
    window.key(Key::Escape);
    assert_eq!(window.table().selected(), None);
    window.click("f3");
    assert_eq!(window.moves(), "Nf3");
}

/// A touched piece that is put back and chosen again by keyboard is not called untouched.
#[test]
fn a_touched_piece_can_be_chosen_again() {
    let mut window = Window::of(touch(TouchMove::Enforced));
    window.enter("g1");
    assert_eq!(window.said("g1"), "chosen, not touched yet");
    window.play("Esc g1 Esc");
    window.enter("g1");
    assert_eq!(window.said("g1"), "must move, selected");
}

#[test]
fn another_piece_than_the_touched_one_is_refused() {
    let mut window = by_the_book(TAKES);
    window.play("e3 e1");
    window.expect(
        "That isn’t possible. The knight on e3 has been touched. White must move this knight. The king on e1 has been touched too. art. 4.3.1",
    );
    window.drag("e3", "d5");
    assert_eq!(window.moves(), "Nxd5");
}

/// Castling with a rook that was touched before the king is refused in its own words.
#[test]
fn castling_with_a_rook_that_was_touched_first() {
    let mut window = by_the_book("r3k2r/8/8/8/8/7P/7P/4K2R w K - 0 1");
    window.play("h1 C");
    window.expect("The rook on h1 was touched before the king, so castling with it is not allowed this turn. art. 4.4.2");
}

#[test]
fn castling_with_the_king_in_hand() {
    let mut window = by_the_book(CASTLING);
    window.drag_off("e1", pos2(6.0, 60.0));
    window.expect("White is castling, with the king in hand. Put the castling rook on its new square");
    window.press("h1");
    window.expect("Now put the rook on f1, then the king on g1.");
    window.release("f1");
    window.expect("Now put the king on g1.");
}

/// Gestures, a key that is refused after them, and the reason.
#[test]
fn why_the_table_refuses() {
    for (hand, modifiers, key, english, dutch) in [
        (
            "g1",
            Modifiers::NONE,
            Key::J,
            "Say j’adoube before touching a piece, not after. art. 4.2.1",
            "Zeg j’adoube voordat je een stuk aanraakt, niet erna. art. 4.2.1",
        ),
        (
            "e2e4",
            Modifiers::COMMAND,
            Key::Z,
            "Takebacks are off in this game. art. 4.7",
            "Terugnemen staat in deze partij uit. art. 4.7",
        ),
        (
            "",
            Modifiers::NONE,
            Key::C,
            "You can’t castle: the bishop on f1 is in the way. art. 3.8.2.2",
            "Je kunt niet rokeren: de loper op f1 staat in de weg. art. 3.8.2.2",
        ),
    ] {
        for (language, expected) in [(EN, english), (NL, dutch)] {
            let mut window = Begin { language, setup: GameSetup::default(), ..Begin::default() }.open();
            window.play(hand);
            window.held(modifiers, key);
            window.expect(expected);
        }
    }
}

#[test]
fn how_a_club_game_ends() {
    let setup = GameSetup { ends: Ends::Club, ..touch(TouchMove::Off) };
    let mut window = Window::of(setup);
    window.play("g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8");
    window.expect("½–½ Draw. The same position has occurred three times. art. 9.2");
    window.expect_all(&["New game…", "Rematch", "More"]);
}
