//! The tour of touch-move.

use egui::{Key, Vec2, vec2};
use jadoube::rules::Color;
use jadoube::table::Deed;
use jadoube::text::messages::Language;
use jadoube::ui::Request;

use crate::binding::said;
use crate::lesson::{at_step, choose, later};
use crate::window::{Begin, Window};

/// The tour, opened from the menu.
pub fn open(begin: Begin) -> Window {
    let name = if begin.language == Language::NL { "Aanraken is zetten" } else { "Touch-move in one minute" };
    let mut window = begin.open();
    window.choose("Help");
    window.choose(name);
    window.rest();
    window
}

/// The tour at a step, counted from 1.
pub fn at(begin: Begin, step: usize) -> Window {
    at_step(open, begin, step)
}

fn step(step: usize) -> Window {
    at(Begin::default(), step)
}

type Hand = fn(&mut Window);

fn straighten(window: &mut Window) {
    choose(window, "J’adoube");
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
        window.expect(&format!("Step {} of 6", index + 1));
        window.expect("Your turn");
        hand(&mut window);
        window.expect("Well done!");
        window.expect(&format!("art. {article}"));
        window.rest();
        assert!(!window.harness.ctx.has_requested_repaint(), "step {} rests", index + 1);
        choose(&mut window, if index == 5 { "Play" } else { "Next" });
    }
    assert_eq!(window.name("e1"), "e1, white king", "back at the game");
    assert!(!window.shows("Step"), "the tour is over");
}

#[test]
fn every_step_by_keyboard() {
    // Enter on a square touches its piece where touching is taught; elsewhere it chooses a piece and then its target.
    let enters: [&[&str]; 6] =
        [&["g1"], &["d2", "d4"], &["g1", "f3"], &["d5", "e4", "d5"], &["g1"], &["e1", "g1"]];
    let mut window = open(Begin::default());
    for (index, squares) in enters.into_iter().enumerate() {
        if index == 4 {
            window.key(Key::J);
        }
        for square in squares {
            window.rest();
            window.enter(square);
        }
        window.expect("Well done!");
        choose(&mut window, if index == 5 { "Play" } else { "Next" });
    }
    assert!(!window.shows("Step"), "the tour is over");
}

/// Announced castling touches the king first, whatever the order of the gesture.
#[test]
fn castling_can_be_announced() {
    let mut window = step(6);
    window.key(Key::C);
    choose(&mut window, "Confirm");
    window.expect("Well done!");
    window.expect("art. 4.4.1");
    assert_eq!(window.name("f1"), "f1, white rook");
}

#[test]
fn tour_shows_the_bound_piece() {
    let mut window = step(1);
    window.click("g1");
    assert_eq!(said(&window, "g1"), "must move, selected");
    let window = step(2);
    assert_eq!(said(&window, "g1"), "must move");
    let mut window = step(4);
    window.click("d5");
    assert_eq!(said(&window, "d5"), "must be taken, possible move");
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
        let before: Vec<String> = ["b1", "g1", "e4", "d5", "e1", "h1"].map(|at| window.name(at)).to_vec();
        hand(&mut window);
        window.expect("Not this time.");
        window.expect(told);
        later(&mut window, 3.0);
        let after: Vec<String> = ["b1", "g1", "e4", "d5", "e1", "h1"].map(|at| window.name(at)).to_vec();
        assert_eq!(before, after, "step {number}: {told}");
        window.expect(told);
        assert_eq!(said(&window, "b1"), "", "step {number}: nothing binds any more");
        assert!(!window.harness.ctx.has_requested_repaint(), "step {number} rests");
    }
}

/// Actions that are neither asked for nor wrong are judged as at any table.
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
    choose(&mut window, "Back");
    window.expect("Step 2 of 6");
    choose(&mut window, "Skip");
    assert!(!window.shows("Step"), "back at the game");
    let mut window = step(1);
    window.click("g1");
    choose(&mut window, "Again");
    window.expect("Your turn");
    assert_eq!(said(&window, "g1"), "");
    window.key(Key::Escape);
    assert!(!window.shows("Step"), "Escape leaves it");
}

/// In every step the whole board can be reached, and all texts fit.
#[test]
fn it_has_room_at_every_size() {
    let sizes: [Vec2; 4] = [vec2(640.0, 480.0), vec2(320.0, 480.0), vec2(280.0, 200.0), vec2(2560.0, 1440.0)];
    for size in sizes {
        for language in Language::ALL {
            let mut window = open(Begin { size, language, ..Begin::default() });
            let (skip, play) =
                if language == Language::NL { ("Overslaan", "Spelen") } else { ("Skip", "Play") };
            let whole = egui::Rect::from_min_size(egui::Pos2::ZERO, size);
            for square in ["a1", "h8"] {
                assert!(whole.contains(window.square(square)), "{square} at {size:?}");
            }
            for _ in 1..6 {
                choose(&mut window, if language == Language::NL { "Volgende" } else { "Next" });
            }
            for name in [skip, play] {
                assert!(whole.contains_rect(window.rect(name)), "{name} at {size:?}");
            }
        }
    }
}

/// What is done stays done, and the piece that was touched can be moved: then the next step comes.
#[test]
fn the_move_after_a_success_is_made_and_leads_on() {
    let hands: [(usize, Hand, Hand); 3] = [
        (1, |window| window.click("g1"), |window| window.click("f3")),
        (2, |window| window.drag("d2", "d4"), |window| window.drag("g1", "h3")),
        (5, straighten, |window| {
            choose(window, "J’adoube");
            window.drag("d2", "d4");
        }),
    ];
    for (number, hand, next) in hands {
        let mut window = step(number);
        hand(&mut window);
        window.expect("Well done!");
        window.rest();
        next(&mut window);
        window.expect("Well done!");
        window.expect(&format!("Step {number} of 6"));
        later(&mut window, 3.0);
        window.expect(&format!("Step {} of 6", number + 1));
        assert!(!window.harness.ctx.has_requested_repaint(), "step {number} leads on and rests");
    }
}

/// A drag that touches and moves at once is one and the other.
#[test]
fn touched_and_moved_in_one_drag() {
    let mut window = step(1);
    window.drag("g1", "f3");
    window.expect("Well done!");
    assert_eq!(window.name("f3"), "f3, white knight");
    later(&mut window, 3.0);
    window.expect("Step 2 of 6");
    assert_eq!(said(&window, "g1"), "must move");
}

/// What the law refuses after a success is told, and what was done stays done.
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
    choose(&mut window, "Next");
    window.expect("Step 2 of 6");
}

/// At the end one plays: on the board as it is, or another game where that one is over.
#[test]
fn play_leads_to_a_game() {
    let mut window = Begin::default().open();
    window.drag("e2", "e4");
    for over in [false, true] {
        if over {
            let ctx = window.harness.ctx.clone();
            let resign = Request::Do(Deed::Resign { by: Color::Black });
            window.harness.state_mut().handle(&ctx, resign);
            window.rest();
        }
        for name in ["Help", "Touch-move in one minute"] {
            window.choose(name);
        }
        for _ in 1..6 {
            choose(&mut window, "Next");
        }
        choose(&mut window, "Play");
        assert!(!window.shows("Step"));
        assert_eq!(window.moves(), if over { "" } else { "e4" });
        assert!(window.harness.state().table().result().is_none());
    }
}
