//! A die: how it rolls over the board and comes to rest, and its faces as buttons.
//!
//! `ui::screens::chess960::by_dice` decides which face is thrown.

use std::f32::consts::{FRAC_PI_2, PI, TAU};

use egui::{Painter, Pos2, Rect, Role, Sense, Shape, Stroke, Ui, Vec2, WidgetInfo, vec2};

use crate::start::Die;
use crate::ui::theme::{self, Palette, duration};
use crate::ui::widgets::focus_ring;

/// The number of times the upper face changes while the die rolls.
const TUMBLES: f32 = 9.0;
/// The number of times the die bounces.
const BOUNCES: f32 = 3.0;
/// How far from its final place the die starts, as a multiple of its width.
const WAY: f32 = 3.2;

/// The centre of a rolling die, its angle in radians, and the face that is up. `since`, the time at which the die began
/// to roll, and `time`, the current time, are in seconds. The die comes to rest at `place`.
pub fn rolling(since: f64, goal: Die, time: f64, place: Rect) -> (Pos2, f32, Die) {
    let done = ((time - since) / duration::ROLL).clamp(0.0, 1.0) as f32;
    let left = 1.0 - done;
    let side = place.width();
    let height = (done * BOUNCES * PI).sin().abs() * left * side * 0.5;
    let at = place.center() + vec2(-WAY * side * left * left, -height);
    // The changes still to come are counted, so that the last one always ends with the thrown face.
    let tumbles = (left * left * TUMBLES) as usize;
    let face = Die::ALL[(usize::from(goal.pips()) - 1 + tumbles * 5) % Die::ALL.len()];
    (at, -left * left * TAU, face)
}

/// Paints a die around the point `middle`, turned by an angle in radians.
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

/// The outline of a square with rounded corners.
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

/// The positions of a face's pips, with coordinates from -1 to 1.
fn pips(die: Die) -> impl Iterator<Item = Vec2> {
    let pips = die.pips();
    let pair = |shown: bool, at: Vec2| [at, -at].into_iter().filter(move |_| shown);
    let middle = (pips % 2 == 1).then_some(Vec2::ZERO);
    pair(pips > 1, vec2(-1.0, 1.0))
        .chain(pair(pips > 3, vec2(1.0, 1.0)))
        .chain(pair(pips == 6, vec2(1.0, 0.0)))
        .chain(middle)
}

/// Paints a small picture of a face in a line of text. A throw that did not count is crossed out.
pub fn small(painter: &Painter, rect: Rect, die: Die, counts: bool, palette: &Palette) {
    paint(painter, rect.center(), rect.width(), 0.0, die);
    if !counts {
        let stroke = Stroke::new((rect.width() * 0.12).max(1.5), palette.refusal);
        let across = rect.expand(rect.width() * 0.1);
        painter.line_segment([across.left_bottom(), across.right_top()], stroke);
    }
}

/// Shows the six faces in a row, for players who throw a real die. Returns the face that was clicked; `None` if none
/// was.
pub fn faces(ui: &mut Ui, enabled: bool, name: impl Fn(Die) -> String) -> Option<Die> {
    let gaps = 5.0 * ui.spacing().item_spacing.x;
    let side = Vec2::splat(((ui.available_width() - gaps) / 6.0).floor().clamp(12.0, 36.0));
    let is_clicked = |ui: &mut Ui, die: Die| {
        let (rect, response) = ui.allocate_exact_size(side, Sense::click());
        response.widget_info(|| WidgetInfo::labeled(Role::Button, enabled, name(die)));
        let lift = if response.hovered() { vec2(0.0, -1.0) } else { Vec2::ZERO };
        paint(ui.painter(), rect.center() + lift, side.x * 0.9, 0.0, die);
        focus_ring(ui, rect, &response);
        response.clicked()
    };
    let row = |ui: &mut Ui| Die::ALL.into_iter().filter(|die| is_clicked(ui, *die)).last();
    ui.add_enabled_ui(enabled, |ui| ui.horizontal(row).inner).inner
}
