//! Editing a study: each edit and the resulting sheet; and undoing everything.

use egui::{Key, Modifiers, PointerButton};
use jadoube::record::{MarkColor, MarkShape};
use jadoube::text::messages::Language;

use crate::study::{keys, moves, open, shown, study, with};
use crate::window::{Begin, Window};

const GAME: &str = "1. e4 e5 (1... c5 2. Nf3) 2. Nf3 Nc6 *";

type Hand = fn(&mut Window);

/// The place, the edit, and the resulting record.
const EDITS: &[(&[Key], Hand, &str)] = &[
    (&[Key::ArrowRight], |window| window.text("!"), "1. e4 $1 e5 (1... c5 2. Nf3) 2. Nf3 Nc6 *"),
    (&[Key::ArrowRight], |window| window.text("!!"), "1. e4 $3 e5 (1... c5 2. Nf3) 2. Nf3 Nc6 *"),
    (&[Key::ArrowRight], |window| window.text("?!"), "1. e4 $6 e5 (1... c5 2. Nf3) 2. Nf3 Nc6 *"),
    (&[Key::ArrowRight], |window| window.text("!?"), "1. e4 $5 e5 (1... c5 2. Nf3) 2. Nf3 Nc6 *"),
    (
        &[Key::ArrowRight],
        |window| {
            for name in ["Symbols", "White is slightly better"] {
                window.choose(name);
            }
        },
        "1. e4 $14 e5 (1... c5 2. Nf3) 2. Nf3 Nc6 *",
    ),
    (
        &[Key::ArrowRight],
        |window| {
            window.text("!");
            for name in ["Symbols", "Remove symbols"] {
                window.choose(name);
            }
        },
        "1. e4 e5 (1... c5 2. Nf3) 2. Nf3 Nc6 *",
    ),
    (
        &[Key::ArrowRight],
        |window| {
            with(window, Modifiers::COMMAND, Key::M);
            window.text("Hi there");
            window.key(Key::Escape);
        },
        "1. e4 {Hi there} 1... e5 (1... c5 2. Nf3) 2. Nf3 Nc6 *",
    ),
    (
        &[Key::ArrowRight, Key::ArrowRight, Key::ArrowDown],
        |window| {
            with(window, Modifiers::COMMAND | Modifiers::SHIFT, Key::M);
            window.text("Or");
            window.key(Key::Escape);
        },
        "1. e4 e5 ({Or} 1... c5 2. Nf3) 2. Nf3 Nc6 *",
    ),
    (
        &[Key::ArrowRight, Key::ArrowRight, Key::ArrowDown],
        |window| with(window, Modifiers::COMMAND, Key::ArrowUp),
        "1. e4 c5 (1... e5 2. Nf3 Nc6) 2. Nf3 *",
    ),
    (
        &[Key::ArrowRight, Key::ArrowRight],
        |window| with(window, Modifiers::COMMAND, Key::ArrowDown),
        "1. e4 c5 (1... e5 2. Nf3 Nc6) 2. Nf3 *",
    ),
    (
        &[Key::ArrowRight, Key::ArrowRight, Key::ArrowDown, Key::ArrowRight],
        |window| with(window, Modifiers::COMMAND, Key::ArrowUp),
        "1. e4 c5 (1... e5 2. Nf3 Nc6) 2. Nf3 *",
    ),
    (&[Key::End], |window| window.key(Key::Delete), "1. e4 e5 (1... c5 2. Nf3) 2. Nf3 *"),
    (&[Key::ArrowRight, Key::ArrowRight], |window| window.key(Key::Delete), "1. e4 c5 2. Nf3 *"),
    (
        &[Key::ArrowRight],
        |window| {
            for name in ["Study", "Moves", "Delete later moves"] {
                window.choose(name);
            }
        },
        "1. e4 *",
    ),
    (
        &[Key::ArrowRight, Key::ArrowRight],
        |window| {
            for name in ["Study", "Moves", "Delete earlier moves"] {
                window.choose(name);
            }
        },
        "2. Nf3 Nc6 *",
    ),
    (
        &[Key::ArrowRight],
        |window| {
            let at = window.square("e4");
            window.harness.hover_at(at);
            window.button(at, PointerButton::Secondary, true);
            window.button(at, PointerButton::Secondary, false);
        },
        "1. e4 {[%csl Ge4]} 1... e5 (1... c5 2. Nf3) 2. Nf3 Nc6 *",
    ),
];

#[test]
fn every_edit_and_its_undoing() {
    for (index, (walk, hand, expected)) in EDITS.iter().enumerate() {
        let mut window = open(Begin::default(), GAME);
        keys(&mut window, walk);
        let (before, place) = (moves(&window), shown(&window));
        hand(&mut window);
        assert_eq!(moves(&window), *expected, "edit {index}");
        let after = shown(&window);
        let mut steps = 0;
        while study(&window).status().can_undo && steps < 10 {
            with(&mut window, Modifiers::COMMAND, Key::Z);
            steps += 1;
        }
        assert_eq!((moves(&window), shown(&window)), (before, place), "edit {index} undone");
        for _ in 0..steps {
            with(&mut window, Modifiers::COMMAND | Modifiers::SHIFT, Key::Z);
        }
        assert_eq!(moves(&window), *expected, "edit {index} done again");
        assert_eq!(shown(&window), after, "edit {index} done again");
    }
}

/// Arrows belong to a place: they appear and disappear with it, and touching a piece does not remove them.
#[test]
fn marks_belong_to_their_move() {
    let mut window = open(Begin::default(), GAME);
    keys(&mut window, &[Key::ArrowRight]);
    let (from, to) = (window.square("g1"), window.square("f3"));
    window.harness.hover_at(from);
    window.button(from, PointerButton::Secondary, true);
    window.harness.hover_at(to);
    window.button(to, PointerButton::Secondary, false);
    let marks = |window: &Window| study(window).record().notes(study(window).at()).marks.clone();
    let drawn = marks(&window);
    assert_eq!(drawn.len(), 1);
    assert_eq!(drawn[0].color, MarkColor::Green);
    assert!(
        matches!(drawn[0].shape, MarkShape::Arrow(from, to) if from.to_string() == "g1" && to.to_string() == "f3")
    );
    window.click("a7");
    assert_eq!(marks(&window), drawn, "a touch wipes nothing");
    keys(&mut window, &[Key::Escape, Key::ArrowRight]);
    assert!(marks(&window).is_empty() && !study(&window).status().marks);
    keys(&mut window, &[Key::ArrowLeft]);
    assert_eq!(marks(&window), drawn);
    window.choose("Clear arrows");
    assert!(marks(&window).is_empty());
    with(&mut window, Modifiers::COMMAND, Key::Z);
    assert_eq!(marks(&window), drawn);
}

/// Letters typed in a comment are not moves.
#[test]
fn a_comment_is_written() {
    let mut window = open(Begin { language: Language::NL, ..Begin::default() }, GAME);
    keys(&mut window, &[Key::ArrowRight]);
    window.choose("Commentaar…");
    window.expect("Commentaar na de zet");
    window.text("e5 kan ook");
    assert!(moves(&window).contains("{e5 kan ook}"), "each letter is in the record at once");
    window.key(Key::Escape);
    assert!(!window.shows("Commentaar na de zet"));
    window.expect("e5 kan ook");
    with(&mut window, Modifiers::COMMAND, Key::Z);
    assert_eq!(moves(&window), GAME, "all letters are undone together");
    // A space alone adds nothing, and does not join the edit before it.
    window.text("!");
    window.choose("Commentaar…");
    window.text(" goed");
    window.key(Key::Escape);
    assert!(moves(&window).contains("e4 $1 {goed}"), "{}", moves(&window));
    with(&mut window, Modifiers::COMMAND, Key::Z);
    assert!(moves(&window).contains("e4 $1 e5"), "{}", moves(&window));
}

#[test]
fn tags_are_filled_from_the_game() {
    let mut window = open(Begin::default(), GAME);
    with(&mut window, Modifiers::COMMAND, Key::T);
    window.expect("Game details");
    for (name, text) in [("White", "Anna"), ("Event", "Club")] {
        window.choose(name);
        window.text(text);
    }
    window.choose("Draw");
    window.choose("Done");
    let record = study(&window).record();
    assert_eq!((record.tags.get("White"), record.tags.get("Event")), (Some("Anna"), Some("Club")));
    assert_eq!(record.result.text(), "1/2-1/2");
    window.expect("Anna – Black");
    with(&mut window, Modifiers::COMMAND, Key::Z);
    assert_eq!(study(&window).record().tags.known("White"), None);
}
