//! The tray: a hand, an eraser and twelve pieces. The user drags a piece to a square, or clicks the piece and then
//! squares.

use egui::{Color32, Grid, Painter, Pos2, Rect, Response, Sense, Shape, Stroke, StrokeKind, Ui, Vec2, vec2};

use crate::rules::{Color, Piece, Role, Square};
use crate::ui::board::{Geometry, Paint, over_all};
use crate::ui::theme::{Art, BoardColors, Palette, RING, Tokens, share, tokens};
use crate::ui::view::ViewSettings;
use crate::ui::widgets::focus_ring;
use crate::ui::widgets::tray::{self, TrayEvent};

/// The roles in the order of the tray.
const ROLES: [Role; 6] = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn];

/// What a press on a square does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Tool {
    /// Picks up the piece on the square.
    #[default]
    Hand,
    Eraser,
    Piece(Piece),
}

/// The tools and pieces. The hand is chosen by default.
#[derive(Clone, Debug, Default)]
pub struct Tray(tray::Tray<Tool>);

impl Tray {
    /// The chosen tool.
    pub fn tool(&self) -> Tool {
        self.0.chosen().unwrap_or_default()
    }

    /// Chooses the hand and forgets a press on the tray. Returns `false` if there was nothing to change.
    pub fn put_down(&mut self) -> bool {
        self.0.put_down()
    }

    /// Shows the two rows of the tray, in the available width.
    pub fn show(&mut self, ui: &mut Ui, look: ViewSettings<'_>, art: &mut Art) {
        let gap = tokens(ui.ctx()).space.xs;
        let side = side(ui.available_width(), gap);
        Grid::new("tray").spacing(Vec2::splat(gap)).min_col_width(side).min_row_height(side).show(ui, |ui| {
            for (color, tool) in [(Color::White, Tool::Hand), (Color::Black, Tool::Eraser)] {
                let pieces = ROLES.map(|role| Tool::Piece(Piece { color, role }));
                for tool in pieces.into_iter().chain([tool]) {
                    self.slot(ui, look, side, tool, art);
                }
                ui.end_row();
            }
        });
    }

    fn slot(&mut self, ui: &mut Ui, look: ViewSettings<'_>, side: f32, tool: Tool, art: &mut Art) {
        let (rect, response) = ui.allocate_exact_size(Vec2::splat(side), Sense::click_and_drag());
        let name = match tool {
            Tool::Hand => t!(look.words, "editor-hand"),
            Tool::Eraser => t!(look.words, "editor-eraser"),
            Tool::Piece(piece) => look.words.colored_piece(piece),
        };
        let chosen = self.tool() == tool;
        surface(ui, look, tool, &response, chosen);
        let palette = Palette::of(ui.theme());
        match tool {
            Tool::Piece(piece) => art.paint(ui, piece, rect.shrink(side * 0.06)),
            Tool::Hand => hand(ui, rect, Stroke::new(side * 0.06, palette.ink)),
            Tool::Eraser => cross(ui.painter(), rect.center(), side * 0.2, side * 0.08, palette.refusal),
        }
        if let Some(tool) = self.0.slot(ui, &response, tool, &name, chosen) {
            self.choose(tool);
        }
        if !matches!(tool, Tool::Piece(_)) {
            response.on_hover_text(name);
        }
    }

    /// Chooses a tool; choosing the same tool again returns to the hand.
    fn choose(&mut self, tool: Tool) {
        self.0.choose(Some(tool).filter(|tool| *tool != Tool::Hand && *tool != self.tool()));
    }

    /// Makes a dragged tool follow the pointer. A click on a tool chooses it or, if it was chosen already, the hand;
    /// dropping the hand chooses the hand. When a piece or the eraser is dropped on a square, returns it and the
    /// square.
    pub fn follow(&mut self, ui: &Ui, board: &Geometry) -> Option<(Tool, Square)> {
        match self.0.follow(ui)? {
            TrayEvent::Dropped(tool, at) if tool != Tool::Hand => Some((tool, board.square_at(at)?)),
            TrayEvent::Clicked(tool) | TrayEvent::Dropped(tool, _) => {
                self.choose(tool);
                None
            }
        }
    }

    /// Paints the dragged piece or eraser, even outside the board.
    pub fn paint_carried(&self, ui: &Ui, board: &Geometry, colors: &BoardColors, art: &mut Art) {
        let Some((tool, at)) = self.0.carried() else { return };
        let painter = &over_all(ui.ctx());
        match tool {
            Tool::Piece(piece) => {
                let paint = Paint { ctx: ui.ctx(), painter, board, colors, upside_down: None };
                paint.lifted(art, piece, at);
            }
            Tool::Hand => {}
            Tool::Eraser => {
                let (half, width) = (board.side() * share::DOT, board.side() * share::FRAME);
                cross(painter, at, half, width, Palette::of(ui.theme()).refusal);
            }
        }
    }
}

/// The side of each slot in a tray of this width.
fn side(width: f32, gap: f32) -> f32 {
    ((width - 6.0 * gap) / 7.0).min(48.0).floor().max(1.0)
}

/// The height of a tray of this width.
pub fn height(width: f32, tokens: &Tokens) -> f32 {
    2.0 * side(width, tokens.space.xs) + tokens.space.xs
}

/// Paints the background of a slot. Slots with pieces have the colour of a light square, on which the pieces of both
/// colours are easiest to see in every theme.
fn surface(ui: &Ui, look: ViewSettings<'_>, tool: Tool, response: &Response, chosen: bool) {
    let palette = Palette::of(ui.theme());
    let colors = look.settings.board.colors(ui.theme());
    let (fill, mark) = match tool {
        Tool::Piece(_) => (colors.squares.on_light, colors.target.on_light),
        _ if chosen => (palette.law_surface, palette.law),
        _ => (palette.raised, palette.law),
    };
    let line = match chosen {
        true => Stroke::new(RING, mark),
        false => Stroke::new(1.0, if response.hovered() { mark } else { palette.edge }),
    };
    ui.painter().rect(response.rect, 4, fill, line, StrokeKind::Inside);
    focus_ring(ui, response.rect, response);
}

/// Paints an arrow shaped like a mouse pointer.
fn hand(ui: &Ui, rect: Rect, line: Stroke) {
    const OUTLINE: [[f32; 2]; 7] =
        [[0.34, 0.2], [0.34, 0.72], [0.46, 0.6], [0.56, 0.82], [0.64, 0.78], [0.55, 0.57], [0.7, 0.56]];
    let at = |[x, y]: [f32; 2]| rect.min + vec2(x, y) * rect.width();
    ui.painter().add(Shape::closed_line(OUTLINE.map(at).to_vec(), line));
}

fn cross(painter: &Painter, center: Pos2, half: f32, width: f32, ink: Color32) {
    for across in [vec2(half, half), vec2(half, -half)] {
        painter.line_segment([center - across, center + across], Stroke::new(width, ink));
    }
}
