//! Animation of the pieces when the board is turned around.

use jadoube::rules::Square;
use jadoube::ui::board::{Geometry, Motion};

/// A time by which the animation is over, in seconds.
const OVER: f64 = 1.0;

/// Each piece starts where it stood on the screen, moves in a half circle around the centre, and ends on its square.
#[test]
fn all_pieces_go_around_when_the_board_is_turned() {
    let middle = egui::Vec2::splat(4.0);
    let mut motion = Motion::default();
    assert!(!motion.busy(0.0));
    motion.turn(0.0);
    for square in Square::all() {
        let goal = Geometry::spot(square);
        let opposite = middle + (middle - goal);
        let begin = motion.flying(square, 0.0).expect("it moves");
        assert!((begin - opposite).length() < 0.001, "{square} begins at {begin:?}");
        let mut last = (begin - goal).length();
        for time in [0.05, 0.1, 0.15, 0.19] {
            let now = motion.flying(square, time).expect("it moves");
            let (arm, from_goal) = ((now - middle).length(), (now - goal).length());
            assert!((arm - (goal - middle).length()).abs() < 0.001, "{square} leaves its circle at {now:?}");
            assert!(from_goal < last, "{square} does not come nearer at {time} s");
            last = from_goal;
        }
        assert_eq!(motion.flying(square, OVER), None);
    }
    assert!(motion.busy(0.1) && !motion.busy(OVER));
    motion.stop();
    assert!(!motion.busy(0.1));
}
