//! The buttons that walk through a game, in one row: to the start, a move back, a move on, to the end; and one that
//! turns the board.
//!
//! The commands are those of the menu.

use egui::{Color32, Painter, Pos2, Rect, Role, Sense, Shape, Stroke, Ui, WidgetInfo, vec2};

use crate::text::Texts;
use crate::ui::theme::{Palette, size};
use crate::ui::view::command::Command;
use crate::ui::widgets::{card, cell, ring};

/// From left to right.
const COMMANDS: [Command; 5] =
    [Command::First, Command::Back, Command::Forward, Command::Last, Command::Flip];

/// Shows the row in its rectangle. Returns what was pressed.
#[must_use]
pub fn show(ui: &mut Ui, rect: Rect, words: &Texts, enabled: impl Fn(Command) -> bool) -> Option<Command> {
    let mut pressed = None;
    for (index, command) in COMMANDS.into_iter().enumerate() {
        let place = cell(rect, size::GAP_BUTTONS, (0, 1), (index, COMMANDS.len()));
        if button(ui, place, words, command, enabled(command)) {
            pressed = Some(command);
        }
    }
    pressed
}

fn button(ui: &mut Ui, place: Rect, words: &Texts, command: Command, enabled: bool) -> bool {
    let palette = Palette::of(ui.theme());
    let sense = if enabled { Sense::click() } else { Sense::hover() };
    let name = command.label(words);
    let response = ui.interact(place, ui.scope_id().with(("walk", &name)), sense);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, enabled, &name));
    let (fill, ink) = match enabled {
        false => (palette.window, palette.quiet.gamma_multiply(0.6)),
        true if response.is_pointer_button_down_on() => (palette.law_surface, palette.ink),
        true if response.hovered() => (palette.hovered, palette.ink),
        true => (palette.raised, palette.ink),
    };
    card(ui.painter(), place, fill, palette.line);
    ring(ui, place, size::RADIUS, &response);
    sign(ui.painter(), place.center(), command, ink);
    let keys = command.keys(words);
    let tip = if keys.is_empty() { name } else { format!("{name} ({keys})") };
    response.on_hover_text(tip).clicked()
}

/// Half the height of a sign.
const HALF: f32 = 6.0;

fn sign(painter: &Painter, at: Pos2, command: Command, ink: Color32) {
    match command {
        Command::First => {
            bar(painter, at - vec2(HALF, 0.0), ink);
            triangle(painter, at + vec2(1.5, 0.0), vec2(-HALF, 0.0), ink);
        }
        Command::Back => triangle(painter, at, vec2(-HALF, 0.0), ink),
        Command::Forward => triangle(painter, at, vec2(HALF, 0.0), ink),
        Command::Last => {
            bar(painter, at + vec2(HALF, 0.0), ink);
            triangle(painter, at - vec2(1.5, 0.0), vec2(HALF, 0.0), ink);
        }
        // Two arrows that pass each other.
        _ => {
            let stroke = Stroke::new(1.6, ink);
            painter.arrow(at + vec2(-3.5, HALF), vec2(0.0, -2.0 * HALF), stroke);
            painter.arrow(at + vec2(3.5, -HALF), vec2(0.0, 2.0 * HALF), stroke);
        }
    }
}

fn bar(painter: &Painter, at: Pos2, ink: Color32) {
    painter.rect_filled(Rect::from_center_size(at, vec2(2.0, 2.0 * HALF)), 0, ink);
}

/// A triangle around `at` that points along `way`.
fn triangle(painter: &Painter, at: Pos2, way: egui::Vec2, ink: Color32) {
    let corners = vec![at + way * 0.75, at - way * 0.75 + way.rot90(), at - way * 0.75 - way.rot90()];
    painter.add(Shape::convex_polygon(corners, ink, Stroke::NONE));
}
