//! The outlines of marks, in any unit: arrows, brackets of the last move, the star of a check.
//!
//! Painting: see `diagram::painter`.

use super::share;

/// A point: distance to the right, distance down.
pub type Point = [f32; 2];

/// An arrow between the centres of two squares of this width: its shaft and its head, both convex.
pub fn arrow(from: Point, to: Point, side: f32) -> ([Point; 4], [Point; 3]) {
    let (dx, dy) = (to[0] - from[0], to[1] - from[1]);
    let length = dx.hypot(dy).max(f32::EPSILON);
    let (along, across) = ([dx / length, dy / length], [dy / length, -dx / length]);
    let at = |base: Point, forward: f32, aside: f32| {
        [base[0] + along[0] * forward + across[0] * aside, base[1] + along[1] * forward + across[1] * aside]
    };
    let width = side * share::ARROW;
    let (tip, neck) = (side * 0.12, side * 0.12 - width * 2.6);
    let (half, wing) = (width / 2.0, width * 1.35);
    let tail = side * 0.2;
    let shaft = [at(from, tail, half), at(to, neck, half), at(to, neck, -half), at(from, tail, -half)];
    (shaft, [at(to, tip, 0.0), at(to, neck, wing), at(to, neck, -wing)])
}

/// The four brackets in a square with this upper left corner, as lines of three points; their line width is
/// [`share::BRACKET_WIDTH`].
pub fn brackets(corner: Point, side: f32) -> [[Point; 3]; 4] {
    let inset = side * (share::BRACKET_WIDTH / 2.0 + share::BRACKET_INSET);
    let length = side * share::BRACKET;
    let (near, far) = ([corner[0] + inset, corner[1] + inset], side - 2.0 * inset);
    [(0.0, 0.0), (1.0, 0.0), (0.0, 1.0), (1.0, 1.0)].map(|(right, down)| {
        let at = [near[0] + right * far, near[1] + down * far];
        let inward = |of: f32| length * (1.0 - 2.0 * of);
        [[at[0] + inward(right), at[1]], at, [at[0], at[1] + inward(down)]]
    })
}

/// A closed star around a point.
pub fn star(middle: Point, side: f32) -> [Point; 40] {
    std::array::from_fn(|index| {
        let angle = std::f32::consts::PI * index as f32 / 20.0;
        let radius = side * if index % 2 == 0 { share::STAR } else { share::STAR_VALLEY };
        [middle[0] + angle.cos() * radius, middle[1] + angle.sin() * radius]
    })
}
