//! Pictures for choices that are better seen than read: boards as squares in their colours, sets of pieces as knights.

use egui::{Rect, Ui};

use crate::diagram::PieceSet;
use crate::rules::{Color, Piece, Role as Kind};
use crate::ui::theme::Art;
use crate::ui::view::Choice;
use crate::ui::widgets::parts;

/// The pieces of the sets whose pictures have been shown.
#[derive(Default)]
pub struct Thumbnails {
    sets: Vec<(PieceSet, Art)>,
}

/// Whether a choice has a picture.
pub fn is_pictured(choice: &Choice) -> bool {
    matches!(choice, Choice::Board(_) | Choice::Pieces(_))
}

impl Thumbnails {
    pub fn paint(&mut self, ui: &Ui, picture: Rect, choice: &Choice) {
        match choice {
            Choice::Board(board) => {
                let squares = board.colors(ui.theme()).squares;
                for (at, place) in parts::grid(picture, 0.0, &[vec![0, 1], vec![1, 2]]).iter() {
                    ui.painter().rect_filled(place, 0, squares.on(at == 1));
                }
            }
            Choice::Pieces(set) => {
                let knight = Piece { color: Color::White, role: Kind::Knight };
                self.of(*set).paint(ui, knight, picture);
            }
            _ => {}
        }
    }

    fn of(&mut self, set: PieceSet) -> &mut Art {
        let known = self.sets.iter().position(|(known, _)| *known == set);
        let at = known.unwrap_or_else(|| {
            self.sets.push((set, Art::new(set)));
            self.sets.len() - 1
        });
        &mut self.sets[at].1
    }
}
