//! Around the Chess960 screen: leaving and returning, the new-game dialog, a rematch, sizes, files and keys.
//!
//! Starts by dice, in turn and by number are tested in `room`, and starts for a round in `rounds`.

use jadoube::start::Origin;

use crate::prelude::*;
use egui::accesskit::Role;

use crate::room::{first_rank, named, room, start};

#[test]
fn the_room_is_found_again_as_it_was_left() {
    let mut window = room(named());
    window.text("23");
    assert_eq!(first_rank(&window), "..B..B..");
    window.key(Key::Escape);
    assert_eq!(first_rank(&window), "RNBQKBNR", "the game");
    window.drag("e2", "e4");
    assert_eq!(window.moves(), "e4");
    window.choose_all(["File", "Chess960 set-up…"]);
    assert_eq!(first_rank(&window), "..B..B..");
    // On this screen, presses do not affect the game, and the game's commands are unavailable.
    window.play("e4e5 J ArrowLeft");
    window.text("d5");
    window.choose("Back");
    assert_eq!((window.moves().as_str(), window.shown()), ("e4", 1));
    assert!(!window.table().is_adjusting());
}

#[test]
fn other_choices_are_made_in_the_dialog() {
    let mut window = room(named());
    window.text("2");
    window.choose("Names, clock, rules…");
    // Digits go to the dialog, not to the die behind it.
    window.text("3");
    window.choose_all(["Off", "Back to Chess960 set-up"]);
    assert_eq!(first_rank(&window), "..B.....", "what was thrown stays");
    window.expect("Touch-move off");
    window.text("3323");
    window.choose("Start game");
    let setup = window.table().setup();
    assert_eq!((setup.touch, setup.start.number()), (TouchMove::Off, Some(518)));
    assert!(matches!(setup.start.origin(), Origin::Dice(_)));
}

#[test]
fn enter_on_a_button_of_the_dialog_presses_that_button() {
    for (button, begins) in [("Other ways…", false), ("Cancel", false), ("Play", true)] {
        let mut window = named().open();
        window.play("e2e4 Ctrl+N");
        if button.starts_with("Other") {
            assert!(!window.has(button), "it has nothing to do with the regular start");
            window.choose("Chess960");
        }
        window.focus(button);
        window.key(Key::Enter);
        assert_eq!(window.moves().is_empty(), begins, "{button}");
    }
}

#[test]
fn the_dialog_takes_a_row_and_tells_what_is_wrong() {
    let mut window = named().open();
    window.ctrl(Key::N);
    window.choose("Chess960");
    for (text, told) in [
        ("960", "There is no starting position 960: numbers run from 0 to 959."),
        ("0", "Mirror image: no."),
        ("RNBQKBN", "That is 7 letters; the first rank has eight"),
        ("DTPLLPTK", "The king isn’t between the rooks."),
        ("tpldklpt", "Mirror image: no. 534"),
    ] {
        window.fill(Role::TextInput, "Starting position no.", text);
        window.expect(told);
        let (summary, has_start) = (window.shows("Chess960 no."), !told.starts_with('T'));
        assert_eq!(summary, has_start, "{text}");
    }
    window.expect("Chess960 no. 518");
    window.choose("Play");
    assert_eq!(start(&window).number(), Some(518));
    window.expect("Touch-move · Chess960 no. 518");
    assert!(window.fen().starts_with("rnbqkbnr/"), "{}", window.fen());
}

#[test]
fn a_rematch_from_the_same_start_or_from_another() {
    let mut window = room(named());
    window.text("23323");
    window.choose("Start game");
    window.resign("De Vries");
    window.choose("Rematch");
    assert_eq!(window.table().setup().name(Color::White), "Jansen");
    assert!(matches!(start(&window).origin(), Origin::Dice(_)), "the same start");
    window.resign("Jansen");
    window.choose_all(["More", "Rematch, new start…"]);
    window.expect("A bishop on a dark square.");
    window.text("12131");
    window.choose("Start game");
    assert_eq!(window.table().setup().name(Color::White), "De Vries");
    assert_eq!(start(&window).number(), jadoube::start::read_row("BQNBRNKR").ok());
}

#[test]
fn a_die_is_thrown_in_a_tiny_window() {
    for (width, height) in [(300.0, 300.0), (280.0, 200.0)] {
        let mut window = room(Begin { size: vec2(width, height), ..named() });
        window.key(Key::Space);
        window.expect("Thrown: ");
    }
}

#[test]
fn escape_puts_down_and_then_leaves() {
    let mut window = room(named());
    window.choose("In turn");
    window.play("'K Esc");
    window.expect("Jansen places a piece. Put a piece from the tray");
    // Escape closes a menu and nothing else; a held-down key does not count twice.
    window.choose("Game");
    for _ in 0..3 {
        window.harness.key_down(Key::Escape);
        window.harness.run();
        window.expect("Jansen places a piece.");
    }
    window.harness.key_up(Key::Escape);
    window.key(Key::Escape);
    assert_eq!(first_rank(&window), "RNBQKBNR", "the game");
}

#[test]
fn errors_of_dropped_files_are_shown_in_chess960() {
    let folder = Folder::new("room-file");
    let file = folder.write("broken.fen", "no position");
    let mut window = room(named());
    window.drop_file(&file);
    window.expect("There is a problem.");
    window.choose("All throws at once");
    assert!(!window.shows("There is a problem."));
    // On this screen too, pasting a position begins a game.
    window.paste("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
    assert_eq!(window.fen(), "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
    assert_eq!(window.name("e2"), "e2, white pawn");
}

#[test]
fn the_lesson_is_left_for_the_room() {
    let mut window = room(named());
    window.text("2");
    window.choose("Castling lesson");
    window.expect("Step 1 of 8");
    window.choose("Close");
    assert_eq!(first_rank(&window), "..B.....");
    window.expect("A bishop on a light square.");
}
