//! The shapes of marks, in any unit: arrows, arcs of circles, the brackets of the last move and the star of a check.
//!
//! `diagram::canvas` and `ui::board::marks` paint them.

use super::share;
use crate::record::MarkColor;

/// A point: its distance to the right and its distance down.
pub type Point = [f32; 2];

/// The line style of an arrow or a circle, which distinguishes marks even without colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MarkLine {
    Solid,
    Double,
    Dashed,
    Dotted,
}

impl MarkLine {
    /// The line of a mark with this colour.
    pub const fn of(color: MarkColor) -> MarkLine {
        match color {
            MarkColor::Green => MarkLine::Solid,
            MarkColor::Red => MarkLine::Double,
            MarkColor::Blue => MarkLine::Dashed,
            MarkColor::Yellow => MarkLine::Dotted,
        }
    }

    /// The distances at which the dashes of a line with this length and width begin and end; a solid or double line is
    /// a single dash.
    pub fn dashes(self, length: f32, width: f32) -> Vec<[f32; 2]> {
        let (period, share) = match self {
            MarkLine::Solid | MarkLine::Double => return vec![[0.0, length]],
            MarkLine::Dashed => (width * 3.0, 0.7),
            MarkLine::Dotted => (width * 1.5, 0.55),
        };
        // The line ends with a whole dash.
        let count = (length / period).round().max(1.0);
        let period = length / (count - 1.0 + share);
        (0..count as usize).map(|dash| [dash as f32 * period, (dash as f32 + share) * period]).collect()
    }
}

/// The parts of an arrow's shaft, and its head, all convex. `from` and `to` are the centres of squares with the width
/// `side`.
pub fn arrow(from: Point, to: Point, side: f32, line: MarkLine) -> (Vec<[Point; 4]>, [Point; 3]) {
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
    let strips: &[[f32; 2]] = match line {
        MarkLine::Double => &[[half, half * 0.3], [-half * 0.3, -half]],
        MarkLine::Solid | MarkLine::Dashed | MarkLine::Dotted => &[[half, -half]],
    };
    let mut shaft = Vec::new();
    for [begin, end] in line.dashes((length + neck - tail).max(0.0), width) {
        let (begin, end) = (tail + begin, tail + end);
        shaft.extend(strips.iter().map(|&[left, right]| {
            [at(from, begin, left), at(from, end, left), at(from, end, right), at(from, begin, right)]
        }));
    }
    (shaft, [at(to, tip, 0.0), at(to, neck, wing), at(to, neck, -wing)])
}

/// The four brackets in a square with this top left corner, as lines of three points; their line width is
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

/// The arcs of a dashed or dotted circle, each as a line of points.
pub fn arcs(middle: Point, radius: f32, width: f32, line: MarkLine) -> Vec<[Point; 6]> {
    let around = line.dashes(std::f32::consts::TAU * radius * 0.999, width * 1.6);
    let point = |at: f32| {
        let angle = at / radius;
        [middle[0] + angle.cos() * radius, middle[1] + angle.sin() * radius]
    };
    let arc = |&[begin, end]: &[f32; 2]| {
        std::array::from_fn(|index| point(begin + (end - begin) * index as f32 / 5.0))
    };
    around.iter().map(arc).collect()
}

/// A closed star around a point, for squares of this width.
pub fn star(middle: Point, side: f32) -> [Point; 40] {
    std::array::from_fn(|index| {
        let angle = std::f32::consts::PI * index as f32 / 20.0;
        let radius = side * if index % 2 == 0 { share::STAR } else { share::STAR_VALLEY };
        [middle[0] + angle.cos() * radius, middle[1] + angle.sin() * radius]
    })
}
