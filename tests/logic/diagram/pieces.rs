//! How much of its square each drawn piece fills, and whether it is centred.

use jadoube::diagram::{Drawings, PieceSet, rasterise};
use jadoube::rules::{Color, Piece, Role};

/// The side of a square in this test, in pixels.
const SIDE: u32 = 400;
/// The largest difference allowed between the space above and the space below a piece, as a share of the square's side.
const TILT: f64 = 0.14;

/// The minimum width and height of each kind of piece, as shares of the square's side.
const LEAST: [(Role, f64, f64); 6] = [
    (Role::Pawn, 0.61, 0.72),
    (Role::Rook, 0.63, 0.74),
    (Role::Knight, 0.68, 0.78),
    (Role::Bishop, 0.60, 0.80),
    (Role::Queen, 0.76, 0.80),
    (Role::King, 0.66, 0.84),
];

/// The left, right, top and bottom edges of the drawing, as shares of the square's side.
fn bounds(set: PieceSet, piece: Piece) -> [f64; 4] {
    let drawings = Drawings::new(set);
    let picture = rasterise(drawings.of(piece).expect("a drawing"), SIDE).expect("memory for a square");
    let (mut left, mut right, mut top, mut bottom) = (SIDE, 0, SIDE, 0);
    for (index, _) in picture.pixels().iter().enumerate().filter(|(_, pixel)| pixel.alpha() > 127) {
        let (x, y) = (index as u32 % SIDE, index as u32 / SIDE);
        (left, right, top, bottom) = (left.min(x), right.max(x + 1), top.min(y), bottom.max(y + 1));
    }
    [left, right, top, bottom].map(|at| f64::from(at) / f64::from(SIDE))
}

#[test]
fn each_piece_fills_its_square_and_stands_in_its_middle() {
    for set in PieceSet::ALL {
        for color in Color::ALL {
            for (role, width, height) in LEAST {
                let [left, right, top, bottom] = bounds(set, Piece { color, role });
                let what = format!("{set:?} {color:?} {role:?}");
                let found = format!("{what}: {:.3} x {:.3}", right - left, bottom - top);
                assert!(right - left >= width && bottom - top >= height, "{found}, not {width} x {height}");
                let [below, beside] = [1.0 - bottom, 1.0 - right];
                assert!((top - below).abs() <= TILT, "{what}: {top:.3} above, {below:.3} below");
                assert!((left - beside).abs() <= 0.08, "{what}: {left:.3} left, {beside:.3} right");
                assert!([left, beside, top, below].iter().all(|space| *space > 0.01), "{what}");
            }
        }
    }
}
