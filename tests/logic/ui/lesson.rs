//! The positions of the lessons agree with their texts.

use jadoube::rules::{CastlingSide, IllegalReason, Move, Position};
use jadoube::table::{Table, TakeBack, TouchMove};
use jadoube::text::messages::Language;
use jadoube::ui::screens::learn::book::page::Page;
use jadoube::ui::screens::learn::lessons::Course;
use jadoube::ui::screens::learn::task::{CastlingWay, Goal, Task};

use crate::rules::{square, squares};

fn steps() -> Vec<Page> {
    Course::Castling.pages(Language::EN)
}

fn table(index: usize) -> Table {
    steps()[index].diagram().expect("a board on every page").table().0
}

fn task(page: &Page) -> &Task {
    page.diagram().and_then(|diagram| diagram.task.as_ref()).expect("a task on every page")
}

#[test]
fn touch_move_applies_where_it_is_taught() {
    for (course, count, agreed) in [
        (Course::Tour, 6, (TouchMove::Enforced, TakeBack::Never)),
        (Course::Castling, 8, (TouchMove::Off, TakeBack::Free)),
    ] {
        let pages = course.pages(Language::EN);
        assert_eq!(pages.len(), count);
        for page in &pages {
            let (table, _) = page.diagram().expect("a board on every page").table();
            assert_eq!((table.setup().touch, table.setup().take_back), agreed, "{}", page.name);
            assert!(!task(page).done.is_empty());
        }
    }
}

/// The king's square, the rook's square and the side of every legal castling.
fn castlings(position: &Position) -> Vec<(String, String, CastlingSide)> {
    let legal = position.legal_moves().into_iter().filter(|mv| mv.is_castling());
    let squares = legal.map(|mv| (mv.from(), mv.to()));
    squares.map(|(from, to)| (from.to_string(), to.to_string(), CastlingSide::of(from, to))).collect()
}

#[test]
fn one_castling_is_legal_in_every_step() {
    let expected = [
        ("21-goals", "b1", "e1", CastlingSide::H),
        ("22-swap", "f1", "g1", CastlingSide::H),
        ("23-say", "f1", "h1", CastlingSide::H),
        ("24-stays", "g1", "h1", CastlingSide::H),
        ("25-hand", "e1", "b1", CastlingSide::A),
        ("26-between", "d1", "b1", CastlingSide::A),
        ("27-attacked", "d1", "a1", CastlingSide::A),
        ("28-shield", "d1", "h1", CastlingSide::H),
    ];
    assert!(expected.map(|(name, ..)| name.to_owned()).iter().eq(steps().iter().map(|page| &page.name)));
    for (index, (name, king, rook, side)) in expected.into_iter().enumerate() {
        let table = table(index);
        assert_eq!(castlings(table.position()), [(king.into(), rook.into(), side)], "{name}");
        assert_eq!((table.position().is_check(), table.result()), (false, None), "{name}");
    }
}

/// In some steps, releasing the king on its goal does not castle.
#[test]
fn the_way_of_the_king_to_its_goal_is_counted() {
    let near = |index: usize| table(index).near_goal().map(|near| (near.king, near.goal));
    // Here it castles: the goal is far from the king or, in the swap, is the rook's square.
    assert_eq!([near(0), near(1), near(4)], [None; 3]);
    assert_eq!(near(2), Some((square("f1"), square("g1"))));
    assert!(!table(2).position().meant_by(square("f1"), square("g1")).is_empty(), "a king move");
    assert_eq!(near(3), Some((square("g1"), square("g1"))));
    let way = |page: &Page| match task(page).goal {
        Goal::Castle(about) => about,
        _ => None,
    };
    let ways: Vec<_> = steps().iter().map(way).collect();
    assert_eq!((ways[2], ways[4]), (Some(CastlingWay::Said), Some(CastlingWay::ByHand)));
}

#[test]
fn other_castling_is_refused_with_its_reason() {
    let refusal = |index: usize, rook: &str| {
        let table = table(index);
        let king = table.position().king(table.position().turn());
        table.position().illegal_reason(king, square(rook))
    };
    assert_eq!(refusal(5, "g1"), Some(IllegalReason::CastlingBlocked { by: square("f1") }));
    let attacked = |side: CastlingSide, on: &str, by: &str| {
        Some(IllegalReason::CastlingAttacked { side, crossing: square(on), attackers: squares(by) })
    };
    assert_eq!(refusal(6, "h1"), attacked(CastlingSide::H, "f1", "a6"));
    // Nothing attacks c1 while the rook is on b1.
    assert_eq!(refusal(7, "b1"), attacked(CastlingSide::A, "c1", "a1"));
    let step = |mv: &Move| (mv.from(), mv.to(), mv.is_castling()) == (square("d1"), square("c1"), false);
    assert!(table(7).position().legal_moves().iter().any(step), "the king may step to c1");
}
