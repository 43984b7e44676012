//! The layout of screens with a board and a panel, such as studies, lessons and the position editor. Unless the window
//! is very small, the board is where it would be in a game with as many analysis lines but without clocks and without a
//! tray, so that it does not jump.

use egui::{Rect, Ui, Vec2, vec2};

use super::layout::{Arrangement, Needs, Spot, least_law, square_in};
use crate::ui::theme::tokens;
use crate::ui::widgets::parts::{self, Part};

/// The rectangles of a board and of the panel next to it or below it.
#[derive(Clone, Copy, Debug)]
pub struct BoardAndPanel {
    /// The board, which is square.
    pub board: Rect,
    /// Whether coordinates have room next to the board.
    pub has_margin: bool,
    /// The place for the evaluation bar; `None` if no analysis lines were asked for or the window is very small.
    pub bar: Option<Rect>,
    /// The title.
    pub head: Rect,
    /// The rest of the panel, below the title: texts or moves, cards, fields and buttons.
    pub body: Rect,
}

impl BoardAndPanel {
    /// Lays out a screen without a form. `lines` is the number of analysis lines.
    pub fn of(ui: &Ui, room: Rect, lines: usize) -> BoardAndPanel {
        // In a very small window, the panel needs at least this much width next to the board, or this much height below
        // it.
        BoardAndPanel::new(ui, room, lines, vec2(132.0, 128.0))
    }

    /// Lays out a form, whose fields need more space in a very small window.
    pub fn with_form(ui: &Ui, room: Rect) -> BoardAndPanel {
        BoardAndPanel::new(ui, room, 0, room.size() * vec2(0.58, 0.55))
    }

    /// The title and the rest of the panel together; if the title is above the board, only the rest.
    pub fn panel(&self) -> Rect {
        if self.head.bottom() <= self.board.top() { self.body } else { self.head.union(self.body) }
    }

    fn new(ui: &Ui, room: Rect, lines: usize, least: Vec2) -> BoardAndPanel {
        let (tokens, pixels_per_point) = (tokens(ui.ctx()), ui.pixels_per_point());
        let law = |_| least_law(tokens);
        let needs = Needs {
            tokens,
            pixels_per_point,
            clock: false,
            is_over: false,
            walks: true,
            tray: false,
            lines,
            questions: 0.0,
            audience: false,
            law: &law,
        };
        let (inside, gap) = (needs.inside(room), tokens.space.m);
        let head = Part::fixed(Spot::Far, tokens.strip);
        let rest = Part::rest(Spot::Sheet, 0.0);
        let arranged = needs.arrange(inside);
        let places = match arranged {
            (Arrangement::Beside, side) => {
                let row = needs.row(inside, side);
                let panel = parts::column(row.of(Spot::Panel), gap, &[head, rest]);
                row.and(panel)
            }
            (Arrangement::Below, side) => {
                let board = Part::fixed(Spot::Board, side + needs.letters());
                parts::column(inside, gap, &[head, board, needs.bar(), rest])
            }
            (Arrangement::Tiny, _) => {
                let beside = inside.height().min(inside.width() - gap - least.x);
                let below = inside.width().min(inside.height() - gap - least.y);
                let parts =
                    [Part::fixed(Spot::Board, beside.max(below).max(0.0)), Part::rest(Spot::Panel, 0.0)];
                let divide = if beside >= below { parts::row } else { parts::column };
                let both = divide(inside, gap, &parts);
                // The title may have two lines.
                let panel = parts::column(both.of(Spot::Panel), gap, &[Part::fixed(Spot::Far, 36.0), rest]);
                both.and(panel)
            }
        };
        BoardAndPanel {
            board: square_in(places.of(Spot::Board)),
            has_margin: arranged.0 != Arrangement::Tiny,
            bar: places.get(Spot::Bar),
            head: places.of(Spot::Far),
            body: places.of(Spot::Sheet),
        }
    }
}
