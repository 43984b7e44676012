//! Editing a study: edits and the resulting moves, and undoing the edits.

use jadoube::record::{MarkColor, MarkShape};

use crate::prelude::*;
use crate::study::{moves, open, shown};

const GAME: &str = "1. e4 e5 (1... c5 2. Nf3) 2. Nf3 Nc6 *";

type Hand = fn(&mut Window);

/// The keys that lead to a move, the edit, and the resulting moves.
const EDITS: &[(&str, Hand, &str)] = &[
    ("Right", |window| window.text("!"), "1. e4 $1 e5 (1... c5 2. Nf3) 2. Nf3 Nc6 *"),
    ("Right", |window| window.text("!!"), "1. e4 $3 e5 (1... c5 2. Nf3) 2. Nf3 Nc6 *"),
    ("Right", |window| window.text("?!"), "1. e4 $6 e5 (1... c5 2. Nf3) 2. Nf3 Nc6 *"),
    ("Right", |window| window.text("!?"), "1. e4 $5 e5 (1... c5 2. Nf3) 2. Nf3 Nc6 *"),
    (
        "Right",
        |window| window.choose_all(["Symbols", "White is slightly better"]),
        "1. e4 $14 e5 (1... c5 2. Nf3) 2. Nf3 Nc6 *",
    ),
    (
        "Right",
        |window| {
            window.text("!");
            window.choose_all(["Symbols", "Remove symbols"]);
        },
        "1. e4 e5 (1... c5 2. Nf3) 2. Nf3 Nc6 *",
    ),
    (
        "Right",
        |window| {
            window.ctrl(Key::M);
            window.text("Hi there");
            window.key(Key::Escape);
        },
        "1. e4 {Hi there} 1... e5 (1... c5 2. Nf3) 2. Nf3 Nc6 *",
    ),
    (
        "Right Right Down",
        |window| {
            window.held(Modifiers::COMMAND | Modifiers::SHIFT, Key::M);
            window.text("Or");
            window.key(Key::Escape);
        },
        "1. e4 e5 ({Or} 1... c5 2. Nf3) 2. Nf3 Nc6 *",
    ),
    ("Right Right Down", |window| window.ctrl(Key::ArrowUp), "1. e4 c5 (1... e5 2. Nf3 Nc6) 2. Nf3 *"),
    ("Right Right", |window| window.ctrl(Key::ArrowDown), "1. e4 c5 (1... e5 2. Nf3 Nc6) 2. Nf3 *"),
    ("Right Right Down Right", |window| window.ctrl(Key::ArrowUp), "1. e4 c5 (1... e5 2. Nf3 Nc6) 2. Nf3 *"),
    ("End", |window| window.key(Key::Delete), "1. e4 e5 (1... c5 2. Nf3) 2. Nf3 *"),
    ("Right Right", |window| window.key(Key::Delete), "1. e4 c5 2. Nf3 *"),
    ("Right", |window| window.choose_all(["Study", "Moves", "Delete later moves"]), "1. e4 *"),
    ("Right Right", |window| window.choose_all(["Study", "Moves", "Delete earlier moves"]), "2. Nf3 Nc6 *"),
    (
        "Right",
        |window| window.click_secondary("e4"),
        "1. e4 {[%csl Ge4]} 1... e5 (1... c5 2. Nf3) 2. Nf3 Nc6 *",
    ),
];

#[test]
fn every_edit_and_its_undoing() {
    for (index, (walk, hand, expected)) in EDITS.iter().enumerate() {
        let mut window = open(Begin::default(), GAME);
        window.play(walk);
        let (before, place) = (moves(&window), shown(&window));
        hand(&mut window);
        assert_eq!(moves(&window), *expected, "edit {index}");
        let after = shown(&window);
        let mut steps = 0;
        while window.study().status().can_undo && steps < 10 {
            window.ctrl(Key::Z);
            steps += 1;
        }
        assert_eq!((moves(&window), shown(&window)), (before, place), "edit {index} undone");
        for _ in 0..steps {
            window.held(Modifiers::COMMAND | Modifiers::SHIFT, Key::Z);
        }
        assert_eq!(moves(&window), *expected, "edit {index} done again");
        assert_eq!(shown(&window), after, "edit {index} done again");
    }
}

/// Arrows belong to a move: they appear and disappear with its position, and touching a piece does not remove them.
#[test]
fn marks_belong_to_their_move() {
    let mut window = open(Begin::default(), GAME);
    window.key(Key::ArrowRight);
    for (square, pressed) in [("g1", true), ("f3", false)] {
        let at = window.square(square);
        window.harness.hover_at(at);
        window.button(at, PointerButton::Secondary, pressed);
    }
    let marks = |window: &Window| window.study().record().notes(window.study().at()).marks.clone();
    let drawn = marks(&window);
    assert_eq!(drawn.len(), 1);
    assert_eq!(drawn[0].color, MarkColor::Green);
    assert!(
        matches!(drawn[0].shape, MarkShape::Arrow(from, to) if from.to_string() == "g1" && to.to_string() == "f3")
    );
    window.click("a7");
    assert_eq!(marks(&window), drawn, "a touch wipes nothing");
    window.keys(&[Key::Escape, Key::ArrowRight]);
    assert!(marks(&window).is_empty() && !window.study().status().marks);
    window.key(Key::ArrowLeft);
    assert_eq!(marks(&window), drawn);
    window.choose("Clear arrows");
    assert!(marks(&window).is_empty());
    window.ctrl(Key::Z);
    assert_eq!(marks(&window), drawn);
}

/// Letters typed in a comment are not moves.
#[test]
fn a_comment_is_written() {
    let mut window = open(Begin { language: NL, ..Begin::default() }, GAME);
    window.key(Key::ArrowRight);
    window.choose("Commentaar…");
    window.expect("Commentaar na de zet");
    window.text("e5 kan ook");
    assert!(moves(&window).contains("{e5 kan ook}"), "each letter is in the record at once");
    window.key(Key::Escape);
    assert!(!window.shows("Commentaar na de zet"));
    window.expect("e5 kan ook");
    window.expect("Het commentaar is bewaard. Met Ctrl+Z maak je dat ongedaan.");
    window.ctrl(Key::Z);
    assert_eq!(moves(&window), GAME, "all letters are undone together");
    // A space at the beginning adds nothing, and does not join the edit before it.
    window.text("!");
    window.choose("Commentaar…");
    window.text(" goed");
    window.key(Key::Escape);
    assert!(moves(&window).contains("e4 $1 {goed}"), "{}", moves(&window));
    window.ctrl(Key::Z);
    assert!(moves(&window).contains("e4 $1 e5"), "{}", moves(&window));
}

#[test]
fn tags_are_filled_from_the_game() {
    let mut window = open(Begin::default(), GAME);
    window.ctrl(Key::T);
    window.expect("Game details");
    assert!(!window.shows("result-draw"), "no key of a message is shown");
    for (name, text) in [("White", "Anna"), ("Event", "Club")] {
        window.choose(name);
        window.text(text);
    }
    window.choose_all(["Draw", "Done"]);
    let record = window.study().record();
    assert_eq!((record.tags.get("White"), record.tags.get("Event")), (Some("Anna"), Some("Club")));
    assert_eq!(record.result.text(), "1/2-1/2");
    window.expect("Anna – Black");
    window.ctrl(Key::Z);
    assert_eq!(window.study().record().tags.known("White"), None);
}
