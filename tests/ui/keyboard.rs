//! The keyboard: typed moves, commands and queries by key, squares reached with the arrow keys, promotions, an
//! exercise, the clipboard, and the score sheet.

use crate::prelude::*;

#[test]
fn a_move_typed_over_the_board_is_told_before_the_clock_is_pressed() {
    let mut window = Window::of(touch(TouchMove::OverTheBoard));
    window.types("g1g3");
    assert!(window.announced().contains(&"Knight from g1 to g3.".to_owned()), "{:?}", window.announced());
    assert_eq!(window.focused(), "g3, white knight");
    // The knight can be typed back, and then another move can be typed.
    window.types("g3g1");
    assert!(window.announced().contains(&"Put back.".to_owned()), "{:?}", window.announced());
    assert_eq!(window.focused(), "g1, white knight");
    assert!(!window.table().hands_moved());
    window.types("g1f3");
    assert!(window.announced().contains(&"Knight from g1 to f3.".to_owned()), "{:?}", window.announced());
}

/// A square at the beginning of an answer is not capitalised.
#[test]
fn answers_begin_with_small_squares() {
    let mut window = Window::new();
    for (query, said) in [(Key::F3, "e2, white pawn."), (Key::F4, "e3 and e4.")] {
        window.key(query);
        window.expect(said);
    }
}

/// While no piece can be touched, F5 does not say that a player isn't bound to any piece.
#[test]
fn nobody_is_free_to_move_while_the_game_stands_still() {
    for (deed, said) in [
        (Deed::PAUSE, "The clock is stopped."),
        (Deed::Seal { text: "Nf3".to_owned() }, "De Vries has sealed move 2."),
        (Deed::Resign { by: Color::White }, "De Vries resigned."),
    ] {
        let mut window = Window::of(GameSetup { clock: fischer(300_000, 0), ..people() });
        window.play("e2e4 e7e5 F5");
        window.expect("Nothing has been touched, so De Vries isn’t bound to any piece.");
        window.request(Request::Do(deed));
        window.key(Key::F5);
        window.expect(said);
        assert!(!window.shows("isn’t bound to any"), "{said}");
    }
}

/// Queries are answered while a dialog is open. For keys that need the board or a field, the window says that the
/// dialog must be closed.
#[test]
fn queries_are_answered_in_a_dialog() {
    for (language, [last, first]) in both("queries in a dialog") {
        let mut window = Window::speaking(language);
        window.play("e2e4");
        window.ctrl(Key::N);
        let focused = window.focused();
        window.key(Key::F6);
        assert!(window.announced().contains(&last.to_owned()), "{:?}", window.announced());
        for modifiers in [Modifiers::NONE, Modifiers::COMMAND] {
            window.held(modifiers, if modifiers.is_none() { Key::F2 } else { Key::B });
            assert!(window.announced().contains(&first.to_owned()), "{:?}", window.announced());
            window.key(Key::F6);
        }
        assert_eq!(window.focused(), focused);
    }
}

/// An exercise is solved with the keyboard alone: a move is typed as in a game, refusals give a reason, queries are
/// about the exercise, and the focus moves to the next step. Moves are announced in words, but shown in notation.
#[test]
fn an_exercise_is_solved_by_keyboard() {
    let folder = Folder::new("keyboard-exercise");
    for (language, said) in both("an exercise by keyboard") {
        let [refused, empty, here, standing, rooks, on_a8, right, shown, next, turned, task] = said;
        drop(crate::exercises::added(&folder, crate::exercises::MATES, "mates.epd"));
        let hears = |window: &Window, text: &str| {
            let heard = window.announced();
            assert!(heard.iter().any(|one| one.contains(text)), "{text}: {heard:?}");
        };
        let mut window = Begin { language, ..folder.begin() }.open();
        window.command(Command::Exercises);
        let before = window.square("a1");
        window.types("f5");
        hears(&window, refused);
        assert_eq!(window.square("a1"), before, "F began a move");
        window.play("Ctrl+B Up Enter");
        hears(&window, empty);
        window.play("Down Down Left Left Left Left");
        for (query, answer) in [(Key::F3, here), (Key::F7, standing)] {
            window.key(query);
            hears(&window, answer);
        }
        window.types("a1a8");
        hears(&window, right);
        window.expect(shown);
        assert_eq!(window.focused(), next);
        window.key(Key::Enter);
        hears(&window, turned);
        hears(&window, task);
        assert!(window.focused().starts_with("e2, "), "{}", window.focused());
        window.key(Key::F2);
        window.types(rooks);
        hears(&window, on_a8);
        fs::remove_dir_all(folder.join("practice")).expect("the practice");
    }
}

#[test]
fn escape_leaves_the_field() {
    let mut window = Window::new();
    window.text("Nf3");
    window.expect("Your move");
    window.key(Key::Escape);
    assert!(!window.shows("Your move"));
    window.key(Key::Enter);
    assert_eq!(window.moves(), "");
}

/// F turns the board, with an announcement, if no move follows soon, and at once if Enter follows. If a move is
/// continued after the turn, the board is turned back.
#[test]
fn f_turns_the_board_but_begins_a_pawn_move_too() {
    let mut window = Window::new();
    let before = window.square("a1");
    window.text("f");
    assert_eq!(window.square("a1"), before, "a move may follow");
    window.after(2.0);
    assert_ne!(window.square("a1"), before, "F turns the board");
    assert!(window.announced().contains(&"The board has been flipped. Black is at the bottom.".to_owned()));
    window.types("4");
    assert_eq!(window.moves(), "f4", "it was the file of a move");
    assert_eq!(window.square("a1"), before, "and it is turned back");
    window.types("f");
    assert_ne!(window.square("a1"), before, "with Enter at once");
}

/// C announces castling after Enter; without Enter, nothing is announced or refused.
#[test]
fn c_castles_but_begins_a_pawn_move_too() {
    let fen = "4k3/8/8/8/8/8/2P5/4K2R w K - 0 1";
    let mut window = Window::at(fen);
    window.text("c");
    window.after(5.0);
    assert_eq!(window.table().announced(), None);
    assert!(!window.shows("castle."));
    window.types("3");
    assert_eq!(window.moves(), "c3");
    let mut window = Window::at(fen);
    window.types("c");
    assert!(window.table().announced().is_some());
}

/// Words may begin with the letter of a command; a space in them presses no square.
#[test]
fn words_that_begin_with_the_letter_of_a_command_are_typed() {
    const OPEN: &str = "r3k2r/8/8/3p1p2/2P1P3/8/8/R3K2R w KQkq - 0 1";
    for (fen, typed, moves) in [
        (OPEN, "castles short", "O-O"),
        (OPEN, "c takes d5", "cxd5"),
        (OPEN, "c5", "c5"),
        ("4k3/8/8/8/8/8/2P5/4K2R w K - 0 1", "c4", "c4"),
        ("4k3/8/8/8/8/8/2P5/4K3 w - - 0 1", "c4", "c4"),
    ] {
        let mut window = Window::at(fen);
        let board = window.square("a1");
        window.ctrl(Key::B);
        window.text(typed);
        let table = window.table();
        assert_eq!((table.announced(), table.selected()), (None, None), "{typed}");
        window.key(Key::Enter);
        assert_eq!((window.moves().as_str(), window.square("a1")), (moves, board), "{typed}");
    }
}

/// With Alt, a letter belongs to the desktop or a menu.
#[test]
fn alt_keeps_letters_from_the_game() {
    let mut window = Window::new();
    let before = window.square("a1");
    for key in [Key::F, Key::J] {
        window.held(Modifiers::ALT, key);
    }
    assert_eq!(window.square("a1"), before);
    assert!(!window.table().is_adjusting());
}

#[test]
fn arrows_reach_every_square() {
    let mut window = Window::new();
    // The cursor is on e2 at first.
    window.tab_to("e2, white pawn");
    window.play("Enter Up Up Space");
    assert_eq!(window.moves(), "e4");
    window.play(&"Right Up ".repeat(9));
    assert_eq!(window.focused(), "h8, black rook", "the edge stops it");
    window.types("f");
    window.key(Key::ArrowLeft);
    assert_eq!(window.focused(), "h8, black rook", "turned, h8 is at the left");
    window.key(Key::ArrowRight);
    assert_eq!(window.focused(), "g8, black knight");
}

#[test]
fn a_promotion_piece_is_chosen_by_keyboard() {
    let fen = "4k3/P7/8/8/8/8/8/4K3 w - - 0 1";
    for (language, keys, moves) in
        [(EN, "Enter", "a8=Q+"), (EN, "'n", "a8=N"), (NL, "'t", "a8=R+"), (EN, "Down Down Enter", "a8=R+")]
    {
        let mut window = Begin { fen: Some(fen), language, ..Begin::default() }.open();
        window.drag("a7", "a8");
        window.play(keys);
        assert_eq!((window.moves().as_str(), window.table().promoting()), (moves, None), "{keys}");
    }
    // Escape does not take back a released pawn: a piece must be chosen.
    let mut window = Window::at(fen);
    window.play("a7a8 Esc");
    window.expect("First choose a piece for the pawn on a8. art. 4.6");
    window.choose("Rook");
    assert_eq!(window.moves(), "a8=R+");
}

#[test]
fn the_clipboard_carries_positions() {
    let mut window = Window::new();
    window.event(Event::Copy);
    window.expect("Position copied.");
    let fen = "4k3/8/8/8/8/8/4P3/4K3 w - - 3 9";
    window.paste(format!("  {fen}\r\n"));
    assert_eq!(window.fen(), fen);
    window.expect("From a position");
    window.key(Key::F1);
    window.expect("Copy position");
}

/// The score sheet is one Tab stop, and on it the arrow keys step through the game.
#[test]
fn the_sheet_is_one_stop() {
    let mut window = Window::new();
    window.play("e2e4 e7e5 g1f3");
    let stops = window.tab_to("2. knight f3");
    assert!(!stops.iter().any(|name| name.starts_with("1.") || name.starts_with("1…")), "{stops:?}");
    for (key, name) in
        [(Key::ArrowLeft, "1… e5"), (Key::ArrowLeft, "1. e4"), (Key::ArrowDown, "2. knight f3")]
    {
        window.key(key);
        assert_eq!(window.focused(), name);
    }
}
