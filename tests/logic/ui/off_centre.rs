//! Which pieces stand off-centre on their squares, and how far, tested without a window.

use egui::{Vec2, vec2};
use jadoube::rules::Square;
use jadoube::ui::board::{Geometry, LetGo, OffCentre, Placement};

use crate::rules::{position, square};

fn placement(fen: &str) -> Placement {
    std::array::from_fn(|index| position(fen).piece_at(Square::new(index as u8)))
}

fn let_go(from: &str, to: &str, by: Vec2) -> LetGo {
    LetGo { from: square(from), spot: Geometry::spot(square(to)) + by, dragged: true }
}

const BEFORE: &str = "4k3/8/8/8/8/5p2/4P3/4K2R w K - 0 1";
const MOVED: &str = "4k3/8/8/8/4P3/5p2/8/4K2R b - - 0 1";
const TAKEN: &str = "4k3/8/8/8/8/5P2/8/4K2R b - - 0 1";
const CASTLED: &str = "4k3/8/8/8/8/5p2/4P3/5RK1 b - - 0 1";

/// The pieces after this deed, which led to this position.
fn followed(after: &str, done: Option<LetGo>) -> OffCentre {
    let mut pieces = OffCentre::default();
    pieces.follow(&placement(BEFORE), None);
    pieces.follow(&placement(after), done);
    pieces
}

#[test]
fn where_a_piece_is_let_go_it_stays() {
    let table = [
        // A deed, the position after it, the square examined, and whether the piece there is off-centre.
        (Some(let_go("e2", "e4", vec2(0.05, 0.0))), MOVED, "e4", true),
        (Some(let_go("e2", "f3", vec2(-0.3, 0.2))), TAKEN, "f3", true),
        // Picked up and put back on its own square.
        (Some(let_go("e2", "e2", vec2(0.2, 0.2))), BEFORE, "e2", true),
        // Refused: the piece is back where it was.
        (Some(let_go("e2", "e5", vec2(0.2, 0.2))), BEFORE, "e2", false),
        (Some(let_go("e2", "f3", vec2(0.2, 0.2))), BEFORE, "f3", false),
        // Castling: a king that is released on its rook goes to another square, and the rook is not dragged.
        (Some(let_go("e1", "h1", vec2(0.2, 0.2))), CASTLED, "g1", false),
        (Some(let_go("e1", "g1", vec2(0.2, 0.2))), CASTLED, "g1", true),
        (Some(let_go("e1", "g1", vec2(0.2, 0.2))), CASTLED, "f1", false),
        // Clicked instead of dragged, or moved by an engine.
        (Some(LetGo { dragged: false, ..let_go("e2", "e2", vec2(0.2, 0.2)) }), BEFORE, "e2", false),
        (None, MOVED, "e4", false),
        // Off the board.
        (Some(let_go("e2", "a1", vec2(-3.0, 0.0))), BEFORE, "e2", false),
    ];
    for (done, after, asked, off) in table {
        let pieces = followed(after, done);
        let by = pieces.at(square(asked), 0.0);
        assert_eq!(by != Vec2::ZERO, off, "{done:?}: {asked} by {by:?}");
        assert!(by.length() < 0.12, "{done:?}: {by:?}");
    }
}

#[test]
fn off_centre_piece_keeps_its_side_and_leaves_no_trace() {
    let by = vec2(0.04, -0.03);
    let mut pieces = followed(MOVED, Some(let_go("e2", "e4", by)));
    let found = pieces.at(square("e4"), 0.0);
    assert!((found.normalized() - by.normalized()).length() < 0.001, "{found:?}");
    assert!((found - by).length() < 0.02, "{found:?}: a small distance is nearly kept");
    // Frames without changes do nothing. Once the piece leaves the square, the next piece there is in the middle.
    pieces.follow(&placement(MOVED), None);
    assert_eq!(pieces.at(square("e4"), 0.0), found);
    pieces.follow(&placement(BEFORE), None);
    pieces.follow(&placement(MOVED), None);
    assert_eq!(pieces.at(square("e4"), 0.0), Vec2::ZERO);
}

#[test]
fn adjusted_piece_wobbles_into_the_middle() {
    let mut pieces = followed(BEFORE, Some(let_go("e2", "e2", vec2(0.3, 0.1))));
    let first = pieces.at(square("e2"), 5.0);
    pieces.settle(square("e2"), 5.0);
    assert!((pieces.at(square("e2"), 5.0) - first).length() < 0.001);
    // The piece swings sideways on its way, so only its vertical offset is compared.
    let away = [5.0, 5.05, 5.1, 5.14, 5.16].map(|time| pieces.at(square("e2"), time).y.abs());
    assert!(away.is_sorted_by(|a, b| a > b) && away[4] == 0.0, "{away:?}");
    assert!(pieces.busy(5.29) && !pieces.busy(5.31));
    assert_eq!(pieces.at(square("e2"), 5.31), Vec2::ZERO);
    // A piece that stood in the middle of its square swings too.
    pieces.settle(square("e1"), 6.0);
    let swings: Vec<f32> =
        (0..30).map(|step| pieces.at(square("e1"), 6.0 + f64::from(step) / 100.0).x).collect();
    assert!(swings.iter().any(|by| *by > 0.02) && swings.iter().any(|by| *by < -0.01), "{swings:?}");
    assert!(swings.iter().all(|by| by.abs() < 0.06), "{swings:?}");
    pieces.stop();
    assert!(!pieces.busy(6.1), "with less motion nothing moves");
}
