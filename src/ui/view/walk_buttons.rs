//! The buttons that walk through a game, in one row: to the start, one move back, one move forward, and to the end. A
//! last button turns the board.

use egui::{Color32, Painter, Pos2, Rect, Shape, Stroke, Ui, vec2};

use crate::text::Texts;
use crate::ui::theme::{Palette, tokens};
use crate::ui::view::Command;
use crate::ui::widgets::{ButtonState, PanelButton, parts};

/// The commands from left to right.
const COMMANDS: [Command; 5] =
    [Command::First, Command::Back, Command::Forward, Command::Last, Command::Flip];

/// Shows the row in this rectangle. Returns the command of the button that was pressed.
#[must_use]
pub fn show(ui: &mut Ui, rect: Rect, words: &Texts, enabled: impl Fn(Command) -> bool) -> Option<Command> {
    let mut pressed = None;
    for (command, place) in parts::grid(rect, tokens(ui.ctx()).space.s, &[COMMANDS.to_vec()]).iter() {
        let (name, keys, state) =
            (command.label(words), command.keys(words), ButtonState::plain(enabled(command)));
        let tip = if keys.is_empty() { name.clone() } else { format!("{name} ({keys})") };
        let button = PanelButton { name, tip, ..PanelButton::plain("", state) };
        if button.show(ui, place).clicked() {
            pressed = Some(command);
        }
        let palette = Palette::of(ui.theme());
        let ink = if state == ButtonState::Disabled { palette.quiet } else { palette.ink };
        sign(ui.painter(), place.center(), command, ink);
    }
    pressed
}

/// Half the height of a symbol.
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
        // Two arrows pointing past each other.
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

/// Paints a triangle around `at` that points along `way`.
fn triangle(painter: &Painter, at: Pos2, way: egui::Vec2, ink: Color32) {
    let corners = vec![at + way * 0.75, at - way * 0.75 + way.rot90(), at - way * 0.75 - way.rot90()];
    painter.add(Shape::convex_polygon(corners, ink, Stroke::NONE));
}
