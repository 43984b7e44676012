//! Playing on the board of a page of the book or a lesson, without a window.

use jadoube::table::Deed;
use jadoube::text::messages::Language;
use jadoube::ui::screens::learn::book::diagram::Diagram;
use jadoube::ui::screens::learn::lessons::Course;
use jadoube::ui::screens::learn::practice::{Practice, Step};

use crate::rules::square;

fn drag(practice: &mut Practice, [from, to]: [&str; 2], time: f64) {
    practice.apply(Deed::Press { square: Some(square(from)), piece: None }, time);
    practice.apply(Deed::Release { square: Some(square(to)) }, time);
}

/// A step of the tour, counted from 1.
fn tour(step: usize) -> Practice {
    let pages = Course::Tour.pages(Language::EN);
    Practice::new(pages[step - 1].diagram().expect("a board").clone())
}

#[test]
fn a_wrong_move_comes_back() {
    let mut practice = tour(1);
    assert_eq!(practice.tick(0.0), Step::Stay);
    drag(&mut practice, ["b1", "c3"], 1.0);
    assert!(practice.is_begun() && practice.is_over() && !practice.is_done());
    assert!(matches!(practice.tick(2.0), Step::Wait(after) if after.as_secs_f64() < 3.0));
    assert_eq!(practice.tick(9.0), Step::Stay);
    assert!(practice.table().moves().is_empty() && practice.table().touched().is_empty());
    drag(&mut practice, ["b1", "b1"], 10.0);
    practice.apply(Deed::Press { square: Some(square("g1")), piece: None }, 11.0);
    assert!(practice.table().touched().is_empty(), "the press only brings the position back");
}

#[test]
fn the_move_after_a_success_leads_on() {
    let mut practice = tour(1);
    drag(&mut practice, ["g1", "g1"], 1.0);
    assert!(practice.is_done() && !practice.is_over());
    assert_eq!(practice.tick(99.0), Step::Stay, "a success alone stays to be read");
    drag(&mut practice, ["g1", "f3"], 100.0);
    assert!(practice.is_done() && practice.is_over());
    assert!(matches!(practice.tick(100.0), Step::Wait(_)));
    assert_eq!(practice.tick(109.0), Step::Next);
}

#[test]
fn a_move_that_is_the_success_stays() {
    let mut practice = tour(3);
    drag(&mut practice, ["g1", "f3"], 1.0);
    assert!(practice.is_done() && practice.is_over());
    assert_eq!(practice.tick(99.0), Step::Stay);
    drag(&mut practice, ["e4", "e5"], 100.0);
    assert_eq!(practice.table().moves().len(), 1, "nothing more is to be done");
}

/// A diagram without a task, after these moves.
fn free(fen: &str, moves: [[&str; 2]; 3]) -> Practice {
    let diagram = Diagram::read(&format!("fen: {fen}\ncaption: A test."));
    let mut practice = Practice::new(diagram.expect("a diagram"));
    for squares in moves {
        drag(&mut practice, squares, 0.0);
    }
    practice
}

/// Without a task, the user plays both sides and can go back move by move.
#[test]
fn a_diagram_without_a_task_is_free() {
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let mut practice = free(start, [["e2", "e4"], ["e7", "e5"], ["g1", "f3"]]);
    assert_eq!((practice.table().moves().len(), practice.is_over()), (3, false));
    assert_eq!(practice.tick(99.0), Step::Stay);
    practice.undo();
    assert_eq!(practice.table().moves().len(), 2);
    practice.set_up();
    assert!(!practice.can_undo() && !practice.is_begun());
}

/// Escape takes back a pawn that waits for its promotion, and the moves before it stay.
#[test]
fn a_pawn_that_waits_for_its_promotion_goes_back() {
    let mut practice = free("8/3P2k1/8/8/8/8/8/4K3 w - - 0 1", [["e1", "e2"], ["g7", "g6"], ["d7", "d8"]]);
    assert!(practice.table().promoting().is_some() && practice.is_busy());
    practice.put_back(1.0);
    assert!(practice.table().promoting().is_none() && !practice.is_busy());
    assert_eq!(practice.table().moves().len(), 2);
}
