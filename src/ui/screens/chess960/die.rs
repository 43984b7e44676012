//! A die: how it rolls over the board and comes to rest, and its faces as buttons.
//!
//! `ui::screens::chess960::by_dice` decides which face is thrown.

use std::f32::consts::{FRAC_PI_2, PI, TAU};

use egui::{Painter, Pos2, Rect, Response, Role, Sense, Shape, Stroke, Ui, Vec2, WidgetInfo, pos2, vec2};

use crate::start::Die;
use crate::ui::theme::{self, Palette, duration, size};
use crate::ui::widgets::ring;

/// How many times the upper face changes while the die rolls.
const TUMBLES: f32 = 9.0;
/// How many times it bounces.
const BOUNCES: f32 = 3.0;
/// How far away it starts, in multiples of its own width.
const WAY: f32 = 3.2;

/// Where a rolling die is, its angle, and which face is up.
pub fn rolling(since: f64, goal: Die, time: f64, place: Rect) -> (Pos2, f32, Die) {
    let done = ((time - since) / duration::ROLL).clamp(0.0, 1.0) as f32;
    let left = 1.0 - done;
    let side = place.width();
    let height = (done * BOUNCES * PI).sin().abs() * left * side * 0.5;
    let at = place.center() + vec2(-WAY * side * left * left, -height);
    // Counted backwards, so that the last change always ends on the thrown face.
    let tumbles = (left * left * TUMBLES) as usize;
    let face = Die::ALL[(usize::from(goal.pips()) - 1 + tumbles * 5) % Die::ALL.len()];
    (at, -left * left * TAU, face)
}

/// Paints a die around a centre, turned by an angle.
pub fn paint(painter: &Painter, middle: Pos2, side: f32, angle: f32, die: Die) {
    let turn = egui::emath::Rot2::from_angle(angle);
    let shadow = outline(middle + vec2(0.03, 0.07) * side, side, turn);
    painter.add(Shape::convex_polygon(shadow, theme::DIE_SHADOW, Stroke::NONE));
    let edge = Stroke::new((side * 0.025).max(1.0), theme::DIE_EDGE);
    painter.add(Shape::convex_polygon(outline(middle, side, turn), theme::DIE_FACE, edge));
    for pip in pips(die) {
        painter.circle_filled(middle + turn * (pip * side * 0.26), side * 0.085, theme::DIE_PIP);
    }
}

/// A square with rounded corners.
fn outline(middle: Pos2, side: f32, turn: egui::emath::Rot2) -> Vec<Pos2> {
    const POINTS: usize = 6;
    let radius = side * 0.2;
    let inner = side / 2.0 - radius;
    let corner = |quarter: usize| {
        let towards = [vec2(1.0, 1.0), vec2(-1.0, 1.0), vec2(-1.0, -1.0), vec2(1.0, -1.0)][quarter];
        (0..POINTS).map(move |point| {
            let part = point as f32 / (POINTS - 1) as f32;
            let along = Vec2::angled((quarter as f32 + part) * FRAC_PI_2);
            towards * inner + along * radius
        })
    };
    (0..4).flat_map(corner).map(|at| middle + turn * at).collect()
}

/// The positions of a face's pips, from -1 to 1.
fn pips(die: Die) -> impl Iterator<Item = Vec2> {
    let pips = die.pips();
    let pair = |shown: bool, at: Vec2| [at, -at].into_iter().filter(move |_| shown);
    let middle = (pips % 2 == 1).then_some(Vec2::ZERO);
    pair(pips > 1, vec2(-1.0, 1.0))
        .chain(pair(pips > 3, vec2(1.0, 1.0)))
        .chain(pair(pips == 6, vec2(1.0, 0.0)))
        .chain(middle)
}

/// A small picture of a face in a line of text. A throw that did not count is crossed out.
pub fn small(painter: &Painter, rect: Rect, die: Die, counts: bool, palette: &Palette) {
    paint(painter, rect.center(), rect.width(), 0.0, die);
    if !counts {
        let stroke = Stroke::new((rect.width() * 0.12).max(1.5), palette.refusal);
        let out = rect.width() * 0.1;
        painter
            .line_segment([rect.left_bottom() + vec2(-out, out), rect.right_top() + vec2(out, -out)], stroke);
    }
}

/// The six faces in a row, for players who throw a real die. Returns the face that was clicked.
pub fn faces(ui: &mut Ui, enabled: bool, name: impl Fn(Die) -> String) -> Option<Die> {
    let gap = size::GAP_FACES;
    let side = ((ui.available_width() - 5.0 * gap) / 6.0).floor().clamp(12.0, 40.0);
    let (row, _) = ui.allocate_exact_size(vec2(6.0 * side + 5.0 * gap, side), Sense::hover());
    let mut clicked = None;
    for die in Die::ALL {
        let index = f32::from(die.pips() - 1);
        let rect = Rect::from_min_size(pos2(row.left() + index * (side + gap), row.top()), Vec2::splat(side));
        if face(ui, rect, die, enabled, &name(die)).clicked() {
            clicked = Some(die);
        }
    }
    clicked
}

fn face(ui: &Ui, rect: Rect, die: Die, enabled: bool, name: &str) -> Response {
    let sense = if enabled { Sense::click() } else { Sense::hover() };
    let response = ui.interact(rect, ui.scope_id().with("face").with(die.pips()), sense);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, enabled, name));
    let faint = if enabled { ui.painter().clone() } else { dimmed(ui) };
    let lifted = if response.hovered() && enabled { vec2(0.0, -1.0) } else { Vec2::ZERO };
    paint(&faint, rect.center() + lifted, rect.width() * 0.9, 0.0, die);
    ring(ui, rect, 6, &response);
    response
}

fn dimmed(ui: &Ui) -> Painter {
    let mut painter = ui.painter().clone();
    painter.multiply_opacity(0.45);
    painter
}
