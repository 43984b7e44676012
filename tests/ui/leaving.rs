//! Replacing a game in progress, interruptions of a move in progress, the names in a rematch, and moves entered square
//! by square.

use crate::prelude::*;

const FEN: &str = "4k3/8/8/8/8/8/4P3/4K3 w - - 3 9";

#[test]
fn a_game_that_goes_on_is_not_given_up_unasked() {
    let mut window = Window::by_the_book();
    window.drag("e2", "e4");
    window.paste(FEN);
    window.expect("This game isn’t finished");
    window.choose("Keep playing");
    assert_eq!(window.moves(), "e4");
    window.paste(FEN);
    window.choose("Start new game");
    assert_eq!(window.fen(), FEN);
    // A game without any action is replaced without a question.
    window.paste("4k3/8/8/8/8/8/4P3/3K4 w - - 0 1");
    assert!(!window.shows("This game isn’t finished"));
    assert!(window.fen().contains("3K4"));
}

/// The message about a position appears once the position is on the board, not before.
#[test]
fn message_about_a_position_appears_with_it() {
    let texts = [
        format!("{FEN}\n4k3/8/8/8/8/8/8/4K3 w - - 0 1"),
        "4k3/8/8/8/8/8/4P3/4K3 w - - id \"pawn\";".to_owned(),
    ];
    for (text, told) in texts.iter().zip(["There is one more line,", "Pasted “pawn”."]) {
        let mut window = Window::by_the_book();
        window.drag("e2", "e4");
        for (answer, begins) in [("Keep playing", false), ("Start new game", true)] {
            window.paste(text.clone());
            window.choose(answer);
            assert_eq!(window.moves().is_empty(), begins, "{text}");
            assert_eq!(window.shows(told), begins, "{text}");
            assert!(begins || !window.shows("Position pasted."), "{text}");
        }
    }
}

/// A piece in hand is put back when a dialog opens or the board is flipped; its release then does nothing.
#[test]
fn interruptions_put_the_piece_back() {
    for (key, modifiers) in
        [(Key::N, Modifiers::COMMAND), (Key::F1, Modifiers::NONE), (Key::F, Modifiers::NONE)]
    {
        let mut window = Window::by_the_book();
        window.press("e2");
        window.held(modifiers, key);
        assert_eq!(window.table().in_hand(), None, "{key:?}");
        window.release("e4");
        assert_eq!(window.moves(), "", "{key:?}");
        assert_eq!(window.table().touched().len(), 1, "{key:?}: the touch stands");
    }
}

#[test]
fn a_rematch_swaps_names_that_were_given() {
    for (white, wanted) in [("White", ["White", "Black"]), ("De Vries", ["White", "De Vries"])] {
        let mut window = Window::of(GameSetup { white: white.to_owned(), ..GameSetup::default() });
        window.resign(white);
        window.choose("Rematch");
        let setup = window.table().setup();
        assert_eq!([setup.white.as_str(), setup.black.as_str()], wanted);
    }
}

/// With the keyboard, nothing is touched before the second Enter, nor by an illegal move.
#[test]
fn a_move_square_by_square_touches_at_its_end() {
    let mut window = Window::by_the_book();
    // The squares; then how many pieces are touched, the moves, and the text that is shown.
    for (squares, touched, moves, said) in [
        ("e2", 0, "", ""),
        ("e5", 0, "", "That isn’t possible."),
        // Another of the player's own pieces is chosen instead.
        ("e2 g1", 0, "", ""),
        ("f3", 0, "Nf3", ""),
        // A piece of the other side can't be chosen.
        ("e2 e4", 0, "Nf3", ""),
    ] {
        window.enter(squares);
        assert_eq!((window.table().touched().len(), window.moves().as_str()), (touched, moves), "{squares}");
        window.expect(said);
    }
    // A piece that the pointer touched must be moved with the keyboard too.
    window.play("g8 Esc");
    window.enter("e7 e5");
    window.expect("4.3.1");
    assert_eq!((window.table().touched().len(), window.moves().as_str()), (1, "Nf3"));
    window.enter("g8 f6");
    assert_eq!(window.moves(), "Nf3 Nf6");
}
