//! A small board that previews the settings: the last move, a check, and a touched queen with its targets.
//!
//! It looks like the board of a game but is not interactive. Two kinds of choices have pictures of their own: boards
//! are shown as four squares in their colours, and sets of pieces as a knight.

use egui::{Rect, Role, Sense, Ui, Vec2, WidgetInfo, vec2};

use crate::diagram::PieceSet;
use crate::rules::{Bitboard, Color, Piece, Role as PieceKind, Square};
use crate::table::{Action, Deed, GameSetup, Table};
use crate::ui::board::{Board, Geometry, View};
use crate::ui::dialogs::form::note;
use crate::ui::theme::{Art, tokens};
use crate::ui::view::scene::BoardScene;
use crate::ui::view::{Choice, ViewContext};
use crate::ui::widgets::parts;

/// The moves of the preview. A bishop gives check: the touched queen can capture the bishop or block the check.
const MOVES: [&str; 6] = ["e4", "e5", "d4", "exd4", "Qxd4", "Bb4+"];
/// The pieces that are not in the centres of their squares, with their offsets as shares of the width of a square.
const PUT: [(&str, Vec2); 3] =
    [("e4", vec2(0.07, 0.05)), ("d4", vec2(-0.06, 0.06)), ("b4", vec2(0.05, -0.08))];

/// The preview board and its content.
pub struct Preview {
    board: Board,
    scene: BoardScene,
}

impl Default for Preview {
    fn default() -> Preview {
        let mut table = Table::new(GameSetup::default());
        let touched: Option<Square> = "d4".parse().ok();
        let moves = MOVES.map(|text| Deed::Move { text: text.to_owned() });
        let touch =
            [Deed::Press { square: touched, piece: None }, Deed::Release { square: touched }, Deed::Cancel];
        for deed in moves.into_iter().chain(touch) {
            table.apply(&Action::new(0, deed));
        }
        let scene = BoardScene::of(&table, table.moves().len(), Bitboard::EMPTY, None);
        let mut board = Board::default();
        for (square, by) in PUT {
            if let Ok(square) = square.parse() {
                board.put(square, by);
            }
        }
        Preview { board, scene }
    }
}

impl Preview {
    /// Shows the preview, with a board of this width.
    pub fn show(&self, ui: &mut Ui, side: f32, ctx: &mut ViewContext<'_>) {
        let settings = ctx.look.settings;
        let (place, response) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
        let name = t!(ctx.look.words, "settings-preview");
        response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &name));
        let colors = settings.board.colors(ui.theme());
        let nothing = |_| String::new();
        let view = View {
            live: settings.off_centre,
            off_centre: settings.off_centre,
            upside_down: Some(Color::Black).filter(|_| settings.face_to_face),
            marks: self.scene.marks,
            coordinates: settings.coordinates,
            ..View::of(&self.scene.pieces, &colors, &name, &nothing)
        };
        let geometry = Geometry::within(place, false, ui.pixels_per_point()).with_margin(true);
        self.board.show_still(ui, &geometry, &view, ctx.art);
        // The coordinates below the board are in this space.
        ui.add_space(tokens(ui.ctx()).space.m);
        note(ui, name);
    }
}

/// The drawings of the sets of pieces whose pictures have been shown.
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
                for (is_dark, place) in
                    parts::grid(picture, 0.0, &[vec![false, true], vec![true, false]]).iter()
                {
                    ui.painter().rect_filled(place, 0, squares.on(is_dark));
                }
            }
            Choice::Pieces(set) => {
                let knight = Piece { color: Color::White, role: PieceKind::Knight };
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
