//! The faces of the levels, drawn by the program: the stronger a level, the sterner its face.

use egui::{Color32, Painter, Rect, Shape, Stroke, Vec2, vec2};

use crate::engine::Level;

/// The number of line segments in a mouth.
const MOUTH: u8 = 8;

/// Paints the face of a level that has a name.
pub fn paint(painter: &Painter, place: Rect, level: Level, ink: Color32) {
    let all = Level::all();
    let last = all.clone().count().max(2) - 1;
    let Some(rank) = all.clone().position(|other| other == level) else { return };
    // From 0 for the first level to 1 for the last.
    let rank = rank as f32 / last as f32;
    let radius = place.size().min_elem() / 2.0;
    let line = Stroke::new((radius * 0.14).max(1.0), ink);
    let at = |x: f32, y: f32| place.center() + Vec2::new(x, y) * radius;
    painter.circle_stroke(place.center(), radius - line.width / 2.0, line);
    for side in [-1.0, 1.0] {
        painter.circle_filled(at(side * 0.34, -0.16), radius * 0.12, ink);
        // Eyebrows come down towards the nose.
        if rank > 0.5 {
            painter.line_segment([at(side * 0.16, -0.42), at(side * 0.56, -0.42 - 0.16 * rank)], line);
        }
    }
    let smile = 0.42 - 0.5 * rank;
    let corner = |step: u8| {
        let x = f32::from(step) / f32::from(MOUTH) * 2.0 - 1.0;
        at(x * 0.44, 0.36 + smile * (0.5 - x * x))
    };
    painter.add(Shape::line((0..=MOUTH).map(corner).collect(), line));
    // The first levels are children, with a curl of hair.
    if level.is_for_beginners() {
        let curl = [vec2(-0.1, -0.98), vec2(0.02, -0.66), vec2(0.2, -0.86)];
        painter.add(Shape::line(curl.map(|point| place.center() + point * radius).to_vec(), line));
    }
}
