//! What the Chess960 screen needs from each of the four methods of choosing a starting position.
//!
//! Their implementations are in `by_number`, `by_dice`, `by_turns` and `by_round`.

use egui::{Color32, Rect, Ui, Vec2};

use crate::rules::{Role, Square};
use crate::start::Start;
use crate::table::GameSetup;
use crate::ui::board::{BoardEvent, Geometry, Marks, Paint};
use crate::ui::theme::{Art, BoardColors};
use crate::ui::view::{LawCard, Request, ViewSettings};

/// A method of choosing the starting position of a Chess960 game.
pub trait Method {
    /// The pieces on White's first rank, from the a-file; `None` is an empty square.
    fn row(&self) -> [Option<Role>; 8];

    /// The start; `None` until it is complete.
    fn start(&self) -> Option<Start>;

    /// The law card, which says, for example, what to do next or why something can't be done.
    fn law(&self, look: ViewSettings<'_>) -> LawCard;

    /// The law cards that usually follow. The card gets enough space for each of them, so that what is below it seldom
    /// moves.
    fn usual_cards(&self, _look: ViewSettings<'_>) -> Vec<LawCard> {
        Vec::new()
    }

    /// The marks on the board.
    fn marks(&self) -> Marks {
        Marks::default()
    }

    /// What a screen reader says about a square in addition to the piece on it; empty if there is nothing to add.
    fn description(&self, _look: ViewSettings<'_>, _square: Square) -> String {
        String::new()
    }

    /// Prepares this method; called when the players choose it. `number` is the number of the starting position that
    /// the previous method had completed; `None` if it had completed none.
    fn begin(&mut self, _number: Option<u16>) {}

    /// Takes the players' names from new game settings, and notes which of the players are engines.
    fn agree(&mut self, _setup: &GameSetup) {}

    /// Shows this method's own part of the panel.
    fn panel(&mut self, ui: &mut Ui, look: ViewSettings<'_>, requests: &mut Vec<Request>);

    /// Shows what is on the board in addition to the pieces, and handles clicks there. `time` is in seconds.
    fn on_board(&mut self, _ui: &mut Ui, _top: &Top<'_>, _art: &mut Art, _time: f64) {}

    /// Handles what a player did on the board.
    fn take(&mut self, _said: BoardEvent) {}

    /// Takes the squares on which pieces have just arrived, each with the point from which its piece came, in squares
    /// from the top left corner of the board.
    fn arrivals(&mut self) -> Vec<(Square, Vec2)> {
        Vec::new()
    }

    /// Takes the square to which keyboard focus should move; `None` if it should stay where it is.
    fn goes_on_at(&mut self) -> Option<Square> {
        None
    }
}

/// The board and its colours, for painting on top of it.
pub struct Top<'a> {
    pub board: &'a Geometry,
    pub colors: &'a BoardColors,
    pub look: ViewSettings<'a>,
}

impl Top<'_> {
    /// A rectangle in the middle of the board, with this width and height in squares.
    pub fn middle(&self, width: f32, height: f32) -> Rect {
        Rect::from_center_size(self.board.rect().center(), egui::vec2(width, height) * self.board.side())
    }

    /// The painter of this board's pieces and marks.
    pub fn paint<'b>(&'b self, ui: &'b Ui) -> Paint<'b> {
        let (ctx, painter) = (ui.ctx(), ui.painter());
        Paint { ctx, painter, board: self.board, colors: self.colors, upside_down: None }
    }

    /// The colours of a sheet on the board: background and ink.
    pub fn paper(&self) -> (Color32, Color32) {
        (self.colors.squares.on_light, self.colors.target.on_light)
    }
}
