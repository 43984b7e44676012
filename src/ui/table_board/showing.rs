//! A scene on the board: what the table tells becomes what the board is given, and what is done to the
//! board becomes actions.
//!
//! The game and the lesson show their boards in this one way.
//!
//! Painting: see `ui::board`. What the scene holds: see `ui::table_board::scene`.

use egui::{Rect, Ui};

use crate::rules::Color;
use crate::table::{Deed, Table};
use crate::ui::board::{Beside, Board, Geometry, Said, View};
use crate::ui::theme::art::Art;
use crate::ui::view::context::Look;
use crate::ui::view::request::Request;
use crate::ui::view::scene::Scene;

/// A scene, and how it is shown.
pub struct Showing<'a> {
    pub table: &'a Table,
    pub scene: &'a Scene,
    /// The scene is that after so many moves.
    pub shown: usize,
    /// Counts what was done before: where it is another number than in the frame before, no press is meant for a while.
    pub made: usize,
    pub look: Look<'a>,
    /// The pieces of this colour are upside-down.
    pub upside_down: Option<Color>,
    /// Where in the window a piece may be held beside the board.
    pub room: Rect,
}

impl Showing<'_> {
    /// Shows the board; gives back what was done to it.
    pub fn show(&self, ui: &mut Ui, board: &mut Board, geometry: &Geometry, art: &mut Art) -> Vec<Request> {
        let (scene, words, settings) = (self.scene, self.look.words, self.look.settings);
        let live = self.shown == self.table.moves().len();
        let colors = settings.board.colors(ui.theme());
        let (label, name) = (t!(words, "board"), t!(words, "king-in-hand"));
        let able = scene.in_hand.is_none() && scene.marks.able.is_empty();
        let view = View {
            pieces: &scene.pieces,
            made: self.made,
            live,
            off_centre: settings.off_centre,
            upside_down: self.upside_down,
            adjusting: self.table.is_adjusting() && live,
            marks: scene.marks,
            in_hand: scene.in_hand,
            beside: scene.beside.map(|lifted| Beside { lifted, room: self.room, able, name: &name }),
            movable: scene.movable,
            coordinates: settings.coordinates,
            colors: &colors,
            promoting: live && self.table.promoting().is_some(),
            label: &label,
            name: &|square| scene.name(words, square),
            description: &|square| scene.description(words, square),
        };
        let time = ui.input(|input| input.time);
        board.show(ui, geometry, &view, art, time).into_iter().filter_map(action).collect()
    }
}

/// What was done to the board, as it is asked for.
fn action(said: Said) -> Option<Request> {
    Some(match said {
        Said::Press(square) => Request::Do(Deed::Press { square }),
        Said::Release(square) => Request::Do(Deed::Release { square }),
        Said::Enter(square) => Request::Enter(square),
        Said::Cancel => Request::Do(Deed::Cancel),
        Said::Draw(_) => return None,
    })
}
