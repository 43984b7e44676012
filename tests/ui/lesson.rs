//! The lesson on castling in Chess960.

use crate::prelude::*;

/// The lesson, opened from the menu.
pub fn open(begin: Begin) -> Window {
    from_help(begin, ["Castling in Chess960", "Rokeren in Chess960"])
}

/// A window in which the item of the Help menu with this name in English or Dutch has been chosen.
pub fn from_help(begin: Begin, [english, dutch]: [&str; 2]) -> Window {
    let name = if begin.language == NL { dutch } else { english };
    let mut window = begin.open();
    window.choose_all(["Help", name]);
    window.rest();
    window
}

/// The lesson at a step, counted from 1.
pub fn at(begin: Begin, step: usize) -> Window {
    at_step(open, begin, step)
}

/// A window opened with `open`, at a step counted from 1.
pub fn at_step(open: fn(Begin) -> Window, begin: Begin, step: usize) -> Window {
    let next = if begin.language == NL { "Volgende" } else { "Next" };
    let mut window = open(begin);
    for _ in 1..step {
        window.choose(next);
    }
    window
}

fn step(step: usize) -> Window {
    at(Begin::default(), step)
}

fn by_hand(window: &mut Window) {
    window.drag_off("e1", pos2(SIZE.x - 60.0, 300.0));
    window.expect("Now put the rook on d1, then the king on c1.");
    window.drag("b1", "d1");
    window.drag_at(window.rect("king in hand").center(), window.square("c1"));
}

fn say_first(window: &mut Window) {
    window.choose("Castle…");
    window.expect("White is about to castle.");
    window.choose("Confirm");
}

#[test]
fn every_step_by_mouse() {
    let [short, long] = [["g1", "f1"], ["c1", "d1"]];
    // How the player castles, and where the king and the rook then are.
    let hands: [(Hand, [&str; 2]); 8] = [
        (|window| window.play("b1e1"), short),
        (|window| window.play("f1g1"), short),
        (say_first, short),
        (|window| window.play("g1h1"), short),
        (by_hand, long),
        (|window| window.play("d1b1"), long),
        (|window| window.play("d1a1"), long),
        (|window| window.play("d1h1"), short),
    ];
    let mut window = open(Begin::default());
    for (index, (hand, [king, rook])) in hands.into_iter().enumerate() {
        window.expect_all(&[&format!("Step {} of 8", index + 1), "Your turn"]);
        hand(&mut window);
        window.expect("Well done!");
        let names = [format!("{king}, white king"), format!("{rook}, white rook")];
        assert_eq!([window.name(king), window.name(rook)], names, "step {}", index + 1);
        window.rest();
        assert!(window.rests(), "step {} rests", index + 1);
        window.choose(if index == 7 { "Done" } else { "Next" });
    }
    assert_eq!(window.name("e1"), "e1, white king", "back at the game");
}

/// Moves the keyboard cursor to a square.
fn walk(window: &mut Window, to: &str) {
    let from = window.focused();
    let ways = [["Left ", "Right "], ["Down ", "Up "]];
    for ((from, to), [less, more]) in from.bytes().zip(to.bytes()).zip(ways) {
        let step = if from < to { more } else { less };
        window.play(&step.repeat(from.abs_diff(to).into()));
    }
    assert!(window.focused().starts_with(to), "the keyboard came to {}", window.focused());
}

#[test]
fn lesson_can_be_played_by_keyboard() {
    let mut window = open(Begin::default());
    for moves in [("b1", "e1"), ("f1", "g1")] {
        window.tab_to("e2, ");
        for square in [moves.0, moves.1] {
            walk(&mut window, square);
            window.key(Key::Enter);
        }
        window.expect("Well done!");
        window.tab_to("Next");
        window.rest();
        window.key(Key::Enter);
    }
    window.expect("Step 3 of 8");
    // Castling is announced, cancelled, and announced again.
    window.key(Key::C);
    window.expect("White is about to castle.");
    assert_eq!(window.said("g1"), "the king would go here");
    window.key(Key::Escape);
    window.expect("Your turn");
    window.play("C Enter");
    window.expect("Well done!");
    window.key(Key::Escape);
    window.expect("to move");
}

#[test]
fn lesson_explains_a_refusal_and_lets_you_retry() {
    for (number, rook, why, cause) in [
        (6, "g1", "the knight on f1 is in the way. art. 3.8.2.2", "f1"),
        (7, "h1", "the king would cross f1, which is attacked by the bishop on a6. art. 3.8.2.2", "a6"),
        (8, "b1", "on c1, the king would be attacked by the rook on a1. art. 3.8.2.2", "a1"),
    ] {
        let mut window = step(number);
        window.drag("d1", rook);
        window.expect(&format!("Castling isn’t possible: {why}"));
        assert_eq!(window.said(cause), "marked as the reason");
        assert_eq!(window.name("d1"), "d1, white king");
        let other = ["b1", "a1", "h1"][number - 6];
        window.drag("d1", other);
        window.expect("Well done!");
    }
}

#[test]
fn the_position_comes_back_after_another_move() {
    let told = "King to g1 is an ordinary king move. The rook stays where it is";
    let mut window = step(3);
    window.drag("f1", "g1");
    window.expect(told);
    // The position comes back after a moment; the message stays until the next press.
    window.after(2.0);
    assert_eq!(window.name("g1"), "g1, white king");
    window.after(1.0);
    assert_eq!(window.name("f1"), "f1, white king");
    window.expect(told);
    window.rest();
    window.drag("f2", "f4");
    window.expect("That isn’t castling.");
    // A press on the board brings the position back at once, and does nothing else.
    window.click("f1");
    assert_eq!((window.name("f2"), window.said("f1")), ("f2, white pawn".into(), String::new()));
    window.expect("Your turn");
    // The button brings the position back too.
    window.drag("f1", "e1");
    window.choose("Again");
    assert_eq!(window.name("f1"), "f1, white king");
    window.drag("f1", "h1");
    window.expect("You castled. Putting the king on the rook is always clear too.");
    window.choose("Again");
    say_first(&mut window);
    window.expect("Well done! You announced it first");
}

#[test]
fn a_second_click_is_not_meant_for_the_button_that_came() {
    let mut window = step(3);
    let at = window.rect("Castle…").center();
    window.rest();
    window.click_with(PointerButton::Primary, at);
    window.click_with(PointerButton::Primary, at);
    window.expect("White is about to castle.");
    assert_eq!(window.name("f1"), "f1, white king");
}

#[test]
fn closing_returns_and_the_game_is_as_it_was() {
    let folder = Folder::new("lesson");
    let begin = Begin { setup: GameSetup::default(), journals: Some(folder.0.clone()), ..Begin::default() };
    let mut window = open(begin);
    window.drag("b1", "e1");
    window.choose("Next");
    // Escape first puts back a piece in hand.
    window.play("+f1 Esc");
    window.expect("Step 2 of 8");
    window.release("f1");
    // Escape closes a menu, and not the lesson below it.
    window.choose("Help");
    window.key(Key::Escape);
    window.expect("Step 2 of 8");
    window.choose("Close");
    assert!(!window.shows("Step 2 of 8"));
    assert_eq!((window.moves().as_str(), folder.count()), ("", 0), "nothing was written down");
    assert!(window.table().touched().is_empty());
    window.drag("e2", "e4");
    window.choose_all(["Help", "Castling in Chess960"]);
    window.expect("Step 1 of 8");
    window.key(Key::Escape);
    assert_eq!((window.moves().as_str(), folder.count()), ("e4", 1));
}

/// A dialog above the lesson takes the keys.
#[test]
fn keys_are_for_what_lies_above() {
    let mut window = open(Begin::default());
    window.key(Key::F1);
    window.expect("Step through the game");
    window.play("C Escape");
    window.expect("Your turn");
}

#[test]
fn lesson_is_translated() {
    let mut window = at(Begin { language: NL, ..Begin::default() }, 3);
    window.expect("Stap 3 van 8");
    window.drag("f1", "g1");
    window.expect("Koning naar g1 is een gewone koningszet.");
    window.choose_all(["Opnieuw", "Rokeren…", "Bevestigen"]);
    window.expect("Goed gedaan! Je had het aangekondigd, dus iedereen wist wat je bedoelde.");
    window.choose("Sluiten");
    window.expect("Wit is aan zet.");
}

/// Text that does not fit can be scrolled with keys; new text scrolls into view by itself.
#[test]
fn text_without_room_is_scrolled() {
    let mut window = open(Begin { size: vec2(300.0, 300.0), ..Begin::default() });
    let buttons = window.rect("Again");
    let card = window.rect("Your turn");
    assert!(card.bottom() > buttons.top(), "the task is below what can be seen");
    window.keys(&[Key::PageDown; 5]);
    assert!(window.rect("Your turn").bottom() < buttons.top());
    window.keys(&[Key::PageUp; 5]);
    assert_eq!(window.rect("Your turn"), card);
    window.rest();
    window.drag("b1", "e1");
    window.rest();
    let news = window.rect("Well done!");
    assert!(news.top() > 34.0 && news.top() < buttons.top() - 30.0, "{news:?} is seen");
}

#[test]
fn the_board_stays_where_it_was() {
    for size in [SMALL, SIZE, vec2(2560.0, 1440.0)] {
        let mut window = Begin { size, ..Begin::default() }.open();
        let before = window.board();
        window.choose_all(["Help", "Castling in Chess960"]);
        assert_eq!(window.board(), before, "{size:?}");
    }
}

/// In the lesson and in the tour, each Enter on an empty square is answered.
#[test]
fn enter_on_an_empty_square_is_answered() {
    let mut tour = Window::new();
    tour.command(Command::Tour);
    for mut window in [step(1), tour] {
        for _ in 0..2 {
            window.enter("e3");
            let announced = window.announced();
            assert!(announced.iter().any(|text| text.contains("There is no piece on e3.")), "{announced:?}");
        }
    }
}
