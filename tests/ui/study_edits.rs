//! Editing a study: symbols, comments, variations, drawings and tags, and undoing the edits.

use jadoube::record::{Mark, MarkColor, MarkShape};

use crate::prelude::*;
use crate::study::{moves, open, shown};

const GAME: &str = "1. e4 e5 (1... c5 2. Nf3) 2. Nf3 Nc6 *";

#[test]
fn every_edit_can_be_undone() {
    for [walk, gestures, chosen, expected] in cases(include_str!("study_edits.tsv")) {
        let edit = format!("{walk} {gestures} {chosen}");
        let mut window = open(Begin::default(), GAME);
        window.play(walk);
        let (before, place) = (moves(&window), shown(&window));
        window.play(gestures);
        for name in chosen.split(", ").filter(|name| !name.is_empty()) {
            window.choose(name);
        }
        assert_eq!(moves(&window), expected, "{edit}");
        let after = shown(&window);
        let mut steps = 0;
        while window.study().status().can_undo && steps < 10 {
            window.ctrl(Key::Z);
            steps += 1;
        }
        assert_eq!((moves(&window), shown(&window)), (before, place), "{edit}, undone");
        window.play(&"Ctrl+Shift+Z ".repeat(steps));
        assert_eq!((moves(&window).as_str(), shown(&window)), (expected, after), "{edit}, done again");
    }
}

/// Arrows belong to a move: they appear and disappear with its position, and touching a piece does not remove them.
#[test]
fn marks_belong_to_their_move() {
    let mut window = open(Begin::default(), GAME);
    window.key(Key::ArrowRight);
    for (square, pressed) in [("g1", true), ("f3", false)] {
        window.hover_on(square);
        window.button(window.square(square), PointerButton::Secondary, pressed);
    }
    let marks = |window: &Window| window.study().record().notes(window.study().at()).marks.clone();
    let drawn = marks(&window);
    let [from, to] = ["g1", "f3"].map(|square| square.parse().expect("a square"));
    assert_eq!(drawn, [Mark { color: MarkColor::Green, shape: MarkShape::Arrow(from, to) }]);
    window.click("a7");
    assert_eq!(marks(&window), drawn, "a touch wipes nothing");
    window.play("Esc Right");
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
    window.expect("Commentaar bij deze stelling");
    window.text("e5 kan ook");
    assert!(moves(&window).contains("{e5 kan ook}"), "each letter is in the record at once");
    window.key(Key::Escape);
    assert!(!window.shows("Commentaar bij deze stelling"));
    window.expect("e5 kan ook");
    window.expect("De wijziging van het commentaar is bewaard. Met Ctrl+Z maak je die ongedaan.");
    window.ctrl(Key::Z);
    assert_eq!(moves(&window), GAME, "all letters are undone together");
    // A space at the beginning of a comment adds nothing, and the comment is undone separately from the edit before it.
    window.text("!");
    window.choose("Commentaar…");
    window.play("'_goed Esc");
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
