//! What the three ways to a start have in common, as the room shows them.
//!
//! The ways themselves: see `ui::screens::chess960::by_number`.

use egui::{Color32, Rect, Ui, Vec2};

use crate::rules::{Role, Square};
use crate::start::Start;
use crate::ui::board::{Geometry, Marks, Paint, Said};
use crate::ui::theme::BoardColors;
use crate::ui::theme::art::Art;
use crate::ui::view::context::Look;
use crate::ui::view::law_card::LawCard;

/// A way to a start.
pub trait Method {
    /// What stands on White's first rank, from the a-file on.
    fn row(&self) -> [Option<Role>; 8];

    /// The start, once it is there.
    fn start(&self) -> Option<Start>;

    /// What is to be done, or why something can't be done.
    fn law(&self, look: Look<'_>) -> LawCard;

    /// What is marked on the board.
    fn marks(&self) -> Marks {
        Marks::default()
    }

    /// What is told of a square beside what stands there; empty when nothing is.
    fn description(&self, _look: Look<'_>, _square: Square) -> String {
        String::new()
    }

    /// The part of the panel that is this way's own.
    fn panel(&mut self, ui: &mut Ui, look: Look<'_>, art: &mut Art);

    /// What lies on the board beside its pieces, and is pressed there. `time` is in seconds.
    fn on_board(&mut self, ui: &mut Ui, top: &Top<'_>, art: &mut Art, time: f64);

    /// What was done to the squares.
    fn take(&mut self, said: Said);

    /// Squares whose pieces have just come there, and from which spots of the board.
    fn arrivals(&mut self) -> Vec<(Square, Vec2)> {
        Vec::new()
    }

    /// The square on which the keyboard goes on, when something else has just ended there.
    fn goes_on_at(&mut self) -> Option<Square> {
        None
    }
}

/// The board, for what lies on it.
pub struct Top<'a> {
    pub board: &'a Geometry,
    pub colors: &'a BoardColors,
    pub look: Look<'a>,
}

impl Top<'_> {
    /// The place in the middle of the board, so many squares wide and high.
    pub fn middle(&self, width: f32, height: f32) -> Rect {
        let side = self.board.side();
        Rect::from_center_size(self.board.rect().center(), egui::vec2(width * side, height * side))
    }

    /// The brushes with which the board itself is painted.
    pub fn paint<'b>(&'b self, ui: &'b Ui) -> Paint<'b> {
        let (ctx, painter) = (ui.ctx(), ui.painter());
        Paint { ctx, painter, board: self.board, colors: self.colors, upside_down: None }
    }

    /// The paper on which something lies, and its ink.
    pub fn paper(&self) -> (Color32, Color32) {
        (self.colors.squares.on_light, self.colors.target.on_light)
    }
}
