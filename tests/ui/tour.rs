//! The tour of touch-move.

use crate::lesson::{at_step, from_help};
use crate::prelude::*;

/// The tour, opened from the menu.
pub fn open(begin: Begin) -> Window {
    from_help(begin, ["Touch-move in one minute", "Rondleiding: aanraken"])
}

/// The tour at a step, counted from 1.
pub fn at(begin: Begin, step: usize) -> Window {
    at_step(open, begin, step)
}

fn step(step: usize) -> Window {
    at(Begin::default(), step)
}

fn straighten(window: &mut Window) {
    window.choose("J’adoube");
    window.expect("may straighten pieces");
    window.click("g1");
}

fn take(window: &mut Window) {
    window.click("d5");
    window.expect("must take this pawn");
    window.drag("e4", "d5");
}

#[test]
fn every_step_by_mouse() {
    let hands: [(Hand, &str); 6] = [
        (|window| window.drag("g1", "g1"), "4.3.1"),
        (|window| window.drag("d2", "d4"), "4.3.1"),
        (|window| window.drag("g1", "f3"), "4.7"),
        (take, "4.3.2"),
        (straighten, "4.2.1"),
        (|window| window.drag("e1", "g1"), "4.4.1"),
    ];
    let mut window = open(Begin::default());
    for (index, (hand, article)) in hands.into_iter().enumerate() {
        window.expect_all(&[&format!("Step {} of 6", index + 1), "Your turn"]);
        hand(&mut window);
        window.expect_all(&["Well done!", &format!("art. {article}")]);
        window.rest();
        assert!(window.rests(), "step {} rests", index + 1);
        window.choose(if index == 5 { "Two players" } else { "Next" });
    }
    assert_eq!(window.name("e1"), "e1, white king", "back at the game");
    assert!(!window.shows("Step"), "the tour is over");
}

#[test]
fn every_step_by_keyboard() {
    // In steps about touching or capturing, and after J, Enter on a square acts like a click; elsewhere it chooses a
    // piece and then its target.
    let enters = ["g1", "d2 d4", "g1 f3", "d5 e4 d5", "g1", "e1 g1"];
    let mut window = open(Begin::default());
    for (index, squares) in enters.into_iter().enumerate() {
        if index == 4 {
            window.key(Key::J);
        }
        for square in squares.split(' ') {
            window.rest();
            window.enter(square);
        }
        window.expect("Well done!");
        window.choose(if index == 5 { "Two players" } else { "Next" });
    }
    assert!(!window.shows("Step"), "the tour is over");
}

/// Announced castling also completes the step on castling.
#[test]
fn castling_can_be_announced() {
    let mut window = step(6);
    window.key(Key::C);
    window.choose("Confirm");
    window.expect_all(&["Well done!", "art. 4.4.1"]);
    assert_eq!(window.name("f1"), "f1, white rook");
}

#[test]
fn tour_shows_the_bound_piece() {
    for (number, hand, expected) in [
        (1, "g1", "g1: must move, selected"),
        (2, "", "g1: must move"),
        (4, "d5", "d5: must be taken, possible move"),
    ] {
        let mut window = step(number);
        window.play(hand);
        window.expect_said(expected);
    }
}

#[test]
fn the_wrong_deed_is_explained_and_can_be_tried_again() {
    let wrong: [(usize, Hand, &str); 7] = [
        (1, |window| window.click("b1"), "That was another piece"),
        (1, |window| window.drag("e4", "e5"), "That was another piece"),
        (2, |window| window.drag("g1", "f3"), "That was the knight, as the rule says."),
        (4, |window| window.drag("e4", "d5"), "First touch Black’s pawn on d5"),
        (5, |window| window.click("g1"), "You touched it without saying j’adoube"),
        (6, |window| window.click("h1"), "To castle, start with the king"),
        (6, |window| window.drag("e1", "f1"), "To castle, start with the king"),
    ];
    for (number, hand, told) in wrong {
        let mut window = step(number);
        let names = |window: &Window| ["b1", "g1", "e4", "d5", "e1", "h1"].map(|at| window.name(at));
        let before = names(&window);
        hand(&mut window);
        window.expect_all(&["Not quite.", told]);
        window.after(3.0);
        assert_eq!(before, names(&window), "step {number}: {told}");
        window.expect(told);
        assert_eq!(window.said("b1"), "", "step {number}: nothing binds any more");
        assert!(window.rests(), "step {number} rests");
    }
}

/// Actions that a step neither asks for nor treats as mistakes are ruled on as in a game.
#[test]
fn other_refusals_are_explained_as_usual() {
    let mut window = step(3);
    window.drag("d2", "d4");
    window.expect("art. 4.3.1");
    window.drag("g1", "f3");
    window.expect("Well done!");
}

#[test]
fn tour_can_be_skipped_and_stepped_back() {
    let mut window = step(3);
    window.choose("Back");
    window.expect("Step 2 of 6");
    window.choose("Skip");
    assert!(!window.shows("Step"), "back at the game");
    let mut window = step(1);
    window.click("g1");
    window.choose("Again");
    window.expect("Your turn");
    assert_eq!(window.said("g1"), "");
    window.key(Key::Escape);
    assert!(!window.shows("Step"), "Escape leaves it");
}

/// After a success that was not a move, a move can be made on the board; then the next step follows by itself.
#[test]
fn the_move_after_a_success_is_made_and_leads_on() {
    let hands: [(usize, Hand, Hand); 3] = [
        (1, |window| window.click("g1"), |window| window.click("f3")),
        (2, |window| window.drag("d2", "d4"), |window| window.drag("g1", "h3")),
        (5, straighten, |window| window.play("J d2d4")),
    ];
    for (number, hand, next) in hands {
        let mut window = step(number);
        hand(&mut window);
        window.expect("Well done!");
        window.rest();
        next(&mut window);
        window.expect_all(&["Well done!", &format!("Step {number} of 6")]);
        window.after(3.0);
        window.expect(&format!("Step {} of 6", number + 1));
        assert!(window.rests(), "step {number} leads on and rests");
    }
}

/// After a success, a refusal is still explained, and the step stays completed.
#[test]
fn after_a_success_the_law_still_holds() {
    let mut window = step(1);
    window.click("g1");
    window.rest();
    window.drag("d2", "d4");
    window.expect("art. 4.3.1");
    assert_eq!(window.name("d2"), "d2, white pawn");
    window.drag("g1", "f3");
    window.expect("Well done!");
    window.choose("Next");
    window.expect("Step 2 of 6");
}

/// At the end of the tour, a newcomer chooses a game; after that, the start screen no longer has the card for
/// newcomers.
#[test]
fn tour_ends_with_a_choice_of_games() {
    let mut window = step(6);
    window.choose("Play");
    window.expect("What shall we play?");
    window.wait_until("a newcomer", |window| window.shows("New here?"));
    for (choice, lone) in [("Two players", None), ("Against the computer", Some(Color::White))] {
        let mut window = step(6);
        window.drag("e1", "g1");
        window.expect("Well done!");
        window.choose(choice);
        if lone.is_some() {
            window.expect("Schoolyard");
            window.choose("Play");
        }
        assert!(!window.shows("Step"), "{choice}");
        assert_eq!(window.table().lone_person(), lone, "{choice}");
        window.command(Command::Start);
        window.wait_long(500);
        assert!(window.shows("What shall we play?") && !window.shows("New here?"), "{choice}");
    }
}
