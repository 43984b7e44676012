//! Around the Chess960 room: leaving and returning, the new-game dialog, a rematch, sizes, files, keys.
//!
//! The three ways of making a start are tested in `room`.

use egui::{Key, Modifiers, vec2};
use egui_kittest::kittest::Queryable;
use jadoube::rules::Color;
use jadoube::start::Origin;
use jadoube::table::TouchMove;
use jadoube::text::messages::Language;

use crate::folder::Folder;
use crate::room::{first_rank, named, room, start};
use crate::window::{Begin, Window};

#[test]
fn the_room_is_found_again_as_it_was_left() {
    let mut window = room(named());
    window.text("23");
    assert_eq!(first_rank(&window), "..B..B..");
    window.key(Key::Escape);
    assert_eq!(first_rank(&window), "RNBQKBNR", "the game");
    window.drag("e2", "e4");
    assert_eq!(window.moves(), "e4");
    window.choose("File");
    window.choose("Chess960 set-up…");
    assert_eq!(first_rank(&window), "..B..B..");
    // Presses here do not affect the game; its commands are unavailable.
    window.drag("e4", "e5");
    window.key(Key::J);
    window.key(Key::ArrowLeft);
    window.text("d5");
    window.choose("Back");
    assert_eq!((window.moves().as_str(), window.harness.state().shown()), ("e4", 1));
    assert!(!window.harness.state().table().is_adjusting());
}

#[test]
fn other_choices_are_made_in_the_dialog() {
    let mut window = room(named());
    window.text("2");
    window.choose("Names, clock, rules…");
    // Digits go to the dialog, not to the die below.
    window.text("3");
    window.choose("Off");
    window.choose("Back to Chess960 set-up");
    assert_eq!(first_rank(&window), "..B.....", "what was thrown stays");
    window.expect("Touch-move off");
    window.text("3323");
    window.choose("Start game");
    let setup = window.harness.state().table().setup();
    assert_eq!((setup.touch, setup.start.number()), (TouchMove::Off, Some(518)));
    assert!(matches!(setup.start.origin(), Origin::Dice(_)));
}

#[test]
fn enter_on_a_button_of_the_dialog_presses_that_button() {
    for (button, begins) in [("Dice or in turn…", false), ("More…", false), ("Start", true)] {
        let mut window = named().open();
        window.drag("e2", "e4");
        window.harness.key_press_modifiers(Modifiers::COMMAND, Key::N);
        window.harness.run();
        window.harness.get_by_label(button).focus();
        window.harness.run();
        window.key(Key::Enter);
        assert_eq!(window.moves().is_empty(), begins, "{button}");
    }
}

#[test]
fn a_new_game_by_number_has_no_record() {
    let mut window = room(named());
    window.text("23323");
    window.choose("Start game");
    window.harness.key_press_modifiers(Modifiers::COMMAND, Key::N);
    window.harness.run();
    window.choose("Start");
    assert_eq!((start(&window).number(), start(&window).origin()), (Some(518), &Origin::Given));
}

#[test]
fn the_dialog_takes_a_row_and_tells_what_is_wrong() {
    let mut window = named().open();
    window.harness.key_press_modifiers(Modifiers::COMMAND, Key::N);
    window.harness.run();
    window.choose("Chess960");
    for (text, told) in [
        ("960", "There is no position 960: numbers run from 0 to 959."),
        ("RNBQKBN", "That is 7 letters; the first rank has eight"),
        ("DTPLLPTK", "The king isn’t between the rooks."),
        ("tpldklpt", "Mirror image: no. 534"),
    ] {
        window.harness.get_by_role_and_label(egui::accesskit::Role::TextInput, "Start number").focus();
        window.harness.run();
        window.harness.key_press_modifiers(Modifiers::COMMAND, Key::A);
        window.harness.key_press(Key::Backspace);
        window.harness.event(egui::Event::Text(text.to_owned()));
        window.harness.run();
        window.expect(told);
    }
    window.choose("Start");
    assert_eq!(start(&window).number(), Some(518));
    window.expect("Touch-move · Chess960 no. 518");
}

#[test]
fn a_rematch_from_the_same_start_or_from_another() {
    let mut window = room(named());
    window.text("23323");
    window.choose("Start game");
    window.choose("Resign");
    window.choose("De Vries resigns");
    let confirm = window.last_rect("Resign").center();
    window.click_at(confirm);
    window.choose("Rematch");
    assert_eq!(window.harness.state().table().setup().name(Color::White), "Jansen");
    assert!(matches!(start(&window).origin(), Origin::Dice(_)), "the same start");
    window.choose("Resign");
    window.choose("Jansen resigns");
    let confirm = window.last_rect("Resign").center();
    window.click_at(confirm);
    window.choose("More");
    window.choose("Rematch, new start…");
    window.expect("A bishop on a dark square.");
    window.text("12131");
    window.choose("Start game");
    assert_eq!(window.harness.state().table().setup().name(Color::White), "De Vries");
    assert_eq!(start(&window).number(), jadoube::start::read_row("BQNBRNKR").ok());
}

#[test]
fn nothing_moves_in_the_room_unless_something_does() {
    let mut window = room(named());
    let restless = |window: &Window| window.harness.ctx.has_requested_repaint();
    assert!(!restless(&window));
    for tab in ["In turn", "By number", "By dice"] {
        window.choose(tab);
        assert!(!restless(&window), "{tab}");
    }
    window.harness.key_press(Key::Space);
    window.harness.step();
    window.harness.step();
    assert!(restless(&window), "the die rolls");
    window.harness.run();
    assert!(!restless(&window), "it lies");
}

#[test]
fn every_size_shows_what_is_needed() {
    let table = [
        (
            Language::EN,
            ["By number", "By dice", "In turn"],
            ["Number", "Dice", "In turn"],
            "Start game",
            "white king",
        ),
        (
            Language::NL,
            ["Op nummer", "Dobbelen", "Om de beurt"],
            ["Nr.", "Dobbelen", "Beurten"],
            "Partij beginnen",
            "witte koning",
        ),
    ];
    for (language, large, small, start, king) in table {
        for (width, height) in [(640.0, 480.0), (500.0, 900.0), (1180.0, 760.0), (2560.0, 1440.0)] {
            let mut window = room(Begin { size: vec2(width, height), language, ..named() });
            let tabs = if window.shows(large[0]) { large } else { small };
            let whole = egui::Rect::from_min_size(egui::Pos2::ZERO, vec2(width, height));
            let seen = |window: &Window, name: &str| {
                let place = window.rect(name);
                assert!(whole.contains_rect(place), "{name} at {width}x{height}: {place}");
                assert!(place.height() > 14.0 && place.width() > 14.0, "{name} at {width}x{height}: {place}");
            };
            seen(&window, "D");
            seen(&window, start);
            window.choose(tabs[2]);
            seen(&window, king);
            seen(&window, start);
            window.choose(tabs[0]);
            seen(&window, start);
            let field = window.harness.get_by_role(egui::accesskit::Role::TextInput).rect();
            assert!(whole.contains_rect(field), "the field at {width}x{height}");
        }
    }
    // In a tiny window everything can be scrolled to.
    for (width, height) in [(300.0, 300.0), (280.0, 200.0)] {
        let mut window = room(Begin { size: vec2(width, height), ..named() });
        window.key(Key::Space);
        assert!(!window.shows("Die, 6. Throw") || window.shows("6 doesn’t count"), "{width}x{height}");
    }
}

#[test]
fn escape_puts_down_and_then_leaves() {
    let mut window = room(named());
    window.choose("In turn");
    window.text("K");
    window.key(Key::Escape);
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
    let file = folder.0.join("broken.fen");
    std::fs::write(&file, "no position").expect("a file for the test");
    let mut window = room(named());
    window.drop_file(&file);
    window.expect("That didn’t work.");
    window.choose("All throws at once");
    assert!(!window.shows("That didn’t work."));
    // Pasting a position begins a game, as always.
    window.harness.event(egui::Event::Paste("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1".to_owned()));
    window.harness.run();
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

#[test]
fn a_game_from_the_room_is_in_its_journal() {
    let folder = Folder::new("room");
    let mut window = room(Begin { journals: Some(folder.0.clone()), ..named() });
    window.text("23323");
    window.choose("Start game");
    let journals: Vec<String> = std::fs::read_dir(&folder.0)
        .expect("the folder of the test")
        .filter_map(|entry| std::fs::read_to_string(entry.ok()?.path()).ok())
        .collect();
    assert!(journals.iter().any(|text| text.contains("\"throws\":[2,3,3,2,3]")), "{journals:?}");
}
