//! The lesson on castling in Chess960.

use egui::{Key, PointerButton, Vec2, pos2, vec2};
use egui_kittest::kittest::{NodeT, Queryable};
use jadoube::table::{GameSetup, TouchMove};
use jadoube::text::messages::Language;

use crate::binding::said;
use crate::folder::Folder;
use crate::window::{Begin, SIZE, Window};

/// The lesson, opened from the menu.
pub fn open(begin: Begin) -> Window {
    let names = match begin.language.tag() {
        "en" => ["Help", "Castling in Chess960"],
        _ => ["Help", "Rokeren in Chess960"],
    };
    let mut window = begin.open();
    for name in names {
        window.choose(name);
    }
    window.rest();
    window
}

/// The lesson at a step, counted from 1.
pub fn at(begin: Begin, step: usize) -> Window {
    at_step(open, begin, step)
}

/// The text that begins so, at a step.
pub fn at_step(open: fn(Begin) -> Window, begin: Begin, step: usize) -> Window {
    let next = if begin.language == Language::NL { "Volgende" } else { "Next" };
    let mut window = open(begin);
    for _ in 1..step {
        choose(&mut window, next);
    }
    window
}

/// Clicks after the guard time: right after the buttons changed, clicks are ignored.
pub fn choose(window: &mut Window, name: &str) {
    window.rest();
    window.choose(name);
}

/// So many seconds go by.
pub fn later(window: &mut Window, seconds: f64) {
    let now = window.harness.ctx.input(|input| input.time);
    window.harness.input_mut().time = Some(now + seconds);
    window.harness.step();
    window.harness.input_mut().time = None;
    window.harness.run();
}

fn step(step: usize) -> Window {
    at(Begin::default(), step)
}

fn by_hand(window: &mut Window) {
    window.press("e1");
    let beside = pos2(SIZE.x - 60.0, 300.0);
    window.harness.hover_at(beside);
    window.button(beside, PointerButton::Primary, false);
    window.expect("Now put the rook on d1, then the king on c1.");
    window.drag("b1", "d1");
    window.rest();
    let king = window.harness.get_by_label("king in hand").rect().center();
    window.harness.hover_at(king);
    window.button(king, PointerButton::Primary, true);
    window.release("c1");
}

fn say_first(window: &mut Window) {
    choose(window, "Castle…");
    window.expect("White is about to castle.");
    choose(window, "Confirm");
}

/// The pieces after the castling of each step.
const AFTER: [[(&str, &str); 2]; 8] = [
    [("g1", "king"), ("f1", "rook")],
    [("g1", "king"), ("f1", "rook")],
    [("g1", "king"), ("f1", "rook")],
    [("g1", "king"), ("f1", "rook")],
    [("c1", "king"), ("d1", "rook")],
    [("c1", "king"), ("d1", "rook")],
    [("c1", "king"), ("d1", "rook")],
    [("g1", "king"), ("f1", "rook")],
];

#[test]
fn every_step_by_mouse() {
    type Hand = fn(&mut Window);
    let hands: [Hand; 8] = [
        |window| window.drag("b1", "e1"),
        |window| window.drag("f1", "g1"),
        say_first,
        |window| window.drag("g1", "h1"),
        by_hand,
        |window| window.drag("d1", "b1"),
        |window| window.drag("d1", "a1"),
        |window| window.drag("d1", "h1"),
    ];
    let mut window = open(Begin::default());
    for (index, hand) in hands.into_iter().enumerate() {
        window.expect(&format!("Step {} of 8", index + 1));
        window.expect("Your turn");
        hand(&mut window);
        window.expect("Well done!");
        for (square, piece) in AFTER[index] {
            assert_eq!(window.name(square), format!("{square}, white {piece}"), "step {}", index + 1);
        }
        window.rest();
        assert!(!window.harness.ctx.has_requested_repaint(), "step {} rests", index + 1);
        choose(&mut window, if index == 7 { "Done" } else { "Next" });
    }
    assert_eq!(window.name("e1"), "e1, white king", "back at the game");
}

/// The name of the focused widget.
pub fn focused(window: &Window) -> String {
    let mut all = window.harness.query_all_by(|node| node.is_focused() && node.label().is_some());
    all.next().and_then(|node| node.accesskit_node().label()).unwrap_or_default()
}

/// Moves the keyboard cursor to a square.
fn walk(window: &mut Window, to: &str) {
    for _ in 0..16 {
        let name = focused(window);
        let (now, goal) = (name.as_bytes(), to.as_bytes());
        let key = if now[0] < goal[0] {
            Key::ArrowRight
        } else if now[0] > goal[0] {
            Key::ArrowLeft
        } else if now[1] < goal[1] {
            Key::ArrowUp
        } else if now[1] > goal[1] {
            Key::ArrowDown
        } else {
            return;
        };
        window.key(key);
    }
    panic!("the keyboard did not come to {to}");
}

/// Presses Tab until the widget with this name has focus.
fn tab_to(window: &mut Window, begins: &str) {
    for _ in 0..24 {
        if focused(window).starts_with(begins) {
            return;
        }
        window.key(Key::Tab);
    }
    panic!("Tab did not come to {begins}");
}

#[test]
fn by_keyboard_alone() {
    let mut window = open(Begin::default());
    for (index, moves) in [("b1", "e1"), ("f1", "g1")].into_iter().enumerate() {
        tab_to(&mut window, if index == 0 { "e2, " } else { "e1, " });
        for square in [moves.0, moves.1] {
            walk(&mut window, square);
            window.key(Key::Enter);
        }
        window.expect("Well done!");
        tab_to(&mut window, "Next");
        window.rest();
        window.key(Key::Enter);
    }
    window.expect("Step 3 of 8");
    // Announced first, and taken back once.
    window.key(Key::C);
    window.expect("White is about to castle.");
    assert_eq!(said(&window, "g1"), "the king would go here");
    window.key(Key::Escape);
    window.expect("Your turn");
    window.key(Key::C);
    window.key(Key::Enter);
    window.expect("Well done!");
    window.key(Key::Escape);
    window.expect("to move");
}

#[test]
fn lesson_explains_a_refusal_and_lets_you_retry() {
    for (number, rook, why, cause) in [
        (6, "g1", "You can’t castle: the knight on f1 is in the way. art. 3.8.2.2", "f1"),
        (
            7,
            "h1",
            "You can’t castle: the king would cross f1, which is attacked by the bishop on a6. art. 3.8.2.2",
            "a6",
        ),
        (
            8,
            "b1",
            "You can’t castle: the king would arrive on c1, which is attacked by the rook on a1. art. 3.8.2.2",
            "a1",
        ),
    ] {
        let mut window = step(number);
        window.drag("d1", rook);
        window.expect(why);
        assert_eq!(said(&window, cause), "why the move was refused");
        assert_eq!(window.name("d1"), "d1, white king");
        let other = ["b1", "a1", "h1"][number - 6];
        window.drag("d1", other);
        window.expect("Well done!");
    }
}

#[test]
fn the_position_comes_back_after_another_move() {
    let told = "King to g1 is a king move. The rook stays where it is";
    let mut window = step(3);
    window.drag("f1", "g1");
    window.expect(told);
    // After a moment; the message stays until the next press.
    later(&mut window, 2.0);
    assert_eq!(window.name("g1"), "g1, white king");
    later(&mut window, 1.0);
    assert_eq!(window.name("f1"), "f1, white king");
    window.expect(told);
    window.rest();
    window.drag("f2", "f4");
    window.expect("That isn’t castling.");
    // At once, by a press on the board, which does nothing else.
    window.click("f1");
    assert_eq!((window.name("f2"), said(&window, "f1")), ("f2, white pawn".into(), String::new()));
    window.expect("Your turn");
    // Or with the button.
    window.drag("f1", "e1");
    choose(&mut window, "Again");
    assert_eq!(window.name("f1"), "f1, white king");
    window.drag("f1", "h1");
    window.expect("You castled. Putting the king on the rook is always clear too.");
    choose(&mut window, "Again");
    say_first(&mut window);
    window.expect("Well done! You announced it first");
}

#[test]
fn a_second_click_is_not_meant_for_the_button_that_came() {
    let mut window = step(3);
    let at = window.rect("Castle…").center();
    window.rest();
    for pressed in [true, false, true, false] {
        window.button(at, PointerButton::Primary, pressed);
    }
    window.expect("White is about to castle.");
    assert_eq!(window.name("f1"), "f1, white king");
}

#[test]
fn closing_returns_and_the_game_is_as_it_was() {
    let folder = Folder::new("lesson");
    let setup = GameSetup { touch: TouchMove::Enforced, ..GameSetup::default() };
    let begin = || Begin { setup: setup.clone(), journals: Some(folder.0.clone()), ..Begin::default() };
    let files = || std::fs::read_dir(&folder.0).expect("the folder").count();
    let mut window = open(begin());
    window.drag("b1", "e1");
    choose(&mut window, "Next");
    window.press("f1");
    // A piece in hand is put back first.
    window.key(Key::Escape);
    window.expect("Step 2 of 8");
    window.release("f1");
    // Escape closes a menu, and not the lesson below it.
    choose(&mut window, "Help");
    window.key(Key::Escape);
    window.expect("Step 2 of 8");
    choose(&mut window, "Close");
    assert!(!window.shows("Step 2 of 8"));
    assert_eq!((window.moves().as_str(), files()), ("", 0), "nothing was written down");
    assert!(window.harness.state().table().touched().is_empty());
    window.drag("e2", "e4");
    for name in ["Help", "Castling in Chess960"] {
        window.choose(name);
    }
    window.expect("Step 1 of 8");
    window.key(Key::Escape);
    assert_eq!((window.moves().as_str(), files()), ("e4", 1));
}

/// A dialog is above the lesson and takes its keys.
#[test]
fn keys_are_for_what_lies_above() {
    let mut window = open(Begin::default());
    window.key(Key::F1);
    window.expect("Step through the game");
    window.key(Key::C);
    window.key(Key::Escape);
    window.expect("Your turn");
}

#[test]
fn in_dutch() {
    let mut window = at(Begin { language: Language::NL, ..Begin::default() }, 3);
    window.expect("Stap 3 van 8");
    window.drag("f1", "g1");
    window.expect("Koning naar g1 is een koningszet.");
    choose(&mut window, "Opnieuw");
    choose(&mut window, "Rokeren…");
    choose(&mut window, "Bevestigen");
    window.expect("Goed gedaan! Je had het aangekondigd, dus iedereen wist wat je bedoelde.");
    choose(&mut window, "Sluiten");
    window.expect("Wit is aan zet.");
}

const SIZES: [Vec2; 8] = [
    vec2(280.0, 200.0),
    vec2(300.0, 300.0),
    vec2(300.0, 600.0),
    vec2(640.0, 480.0),
    vec2(500.0, 900.0),
    vec2(900.0, 300.0),
    vec2(1180.0, 760.0),
    vec2(2560.0, 1440.0),
];

#[test]
fn everything_is_in_the_window_at_every_size() {
    for (size, language) in
        SIZES.into_iter().flat_map(|size| [Language::EN, Language::NL].map(|language| (size, language)))
    {
        let mut window = Begin { size, language, ..Begin::default() }.open();
        let before = window.rect("a1, ").union(window.rect("h8, "));
        let arranged = window.square_if_shown("a1").is_some() && window.shows("J’adoube");
        let names = match language.tag() {
            "en" => ["Help", "Castling in Chess960"],
            _ => ["Help", "Rokeren in Chess960"],
        };
        for name in names {
            window.choose(name);
        }
        let board = window.rect("a1, ").union(window.rect("h8, "));
        let what = format!("{size:?} in {language:?}");
        if arranged && before.width() < size.x * 0.9 && size.min_elem() > 300.0 {
            assert_eq!(board, before, "the board stays where it was: {what}");
        }
        let whole = egui::Rect::from_min_size(pos2(0.0, 34.0), size - vec2(0.0, 34.0));
        assert!(whole.expand(0.5).contains_rect(board) && board.width() >= 100.0, "{board:?} in {what}");
        let buttons = match language.tag() {
            "en" => ["Castle…", "Again", "Back", "Next", "Close"],
            _ => ["Rokeren…", "Opnieuw", "Vorige", "Volgende", "Sluiten"],
        };
        let places = buttons.map(|name| window.rect(name));
        for (index, place) in places.iter().enumerate() {
            assert!(whole.contains_rect(*place), "{} at {place:?} in {what}", buttons[index]);
            assert!(!board.intersects(place.shrink(0.5)), "{} on the board in {what}", buttons[index]);
            for other in &places[index + 1..] {
                assert!(!place.shrink(0.5).intersects(other.shrink(0.5)), "{place:?} on {other:?} in {what}");
            }
        }
        // And it works.
        window.rest();
        window.drag("b1", "e1");
        assert_eq!(window.name("g1").split(", ").count(), 2);
        assert!(window.shows("Well done!") || window.shows("Goed gedaan!"), "{what}");
    }
}

/// Text that does not fit scrolls, by keys too; new text scrolls into view by itself.
#[test]
fn text_without_room_is_scrolled() {
    let mut window = open(Begin { size: vec2(300.0, 300.0), ..Begin::default() });
    let buttons = window.rect("Again");
    let card = window.rect("Your turn");
    assert!(card.bottom() > buttons.top(), "the task is below what can be seen");
    for _ in 0..5 {
        window.key(Key::PageDown);
    }
    assert!(window.rect("Your turn").bottom() < buttons.top());
    for _ in 0..5 {
        window.key(Key::PageUp);
    }
    assert_eq!(window.rect("Your turn"), card);
    window.rest();
    window.drag("b1", "e1");
    window.rest();
    let news = window.rect("Well done!");
    assert!(news.top() > 34.0 && news.top() < buttons.top() - 30.0, "{news:?} is seen");
}
