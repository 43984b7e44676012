//! The pieces as they were drawn, in SVG, and the picture of the program.
//!
//! Absent on purpose: pixels (see `painter`, and `ui::art` for the window).

use resvg::usvg::{Options, Tree};

use crate::rules::{Color, Piece, Role};

/// A drawing for each piece.
pub struct Drawings([Option<Tree>; 12]);

impl Drawings {
    /// Reads the drawings; one that can't be read is left out, and its pieces are then not drawn.
    pub fn new() -> Drawings {
        let options = Options::default();
        Drawings(std::array::from_fn(|index| {
            let piece = Piece { color: Color::ALL[index / 6], role: Role::ALL[index % 6] };
            Tree::from_str(svg(piece), &options).ok()
        }))
    }

    /// The drawing of a piece.
    pub fn of(&self, piece: Piece) -> Option<&Tree> {
        self.0[piece.color.index() * 6 + piece.role.index()].as_ref()
    }
}

impl Default for Drawings {
    fn default() -> Drawings {
        Drawings::new()
    }
}

/// The picture of the program for the desktop.
pub fn icon() -> Option<Tree> {
    Tree::from_str(include_str!("../../assets/pieces/icon.svg"), &Options::default()).ok()
}

fn svg(piece: Piece) -> &'static str {
    match (piece.color, piece.role) {
        (Color::White, Role::King) => include_str!("../../assets/pieces/wk.svg"),
        (Color::White, Role::Queen) => include_str!("../../assets/pieces/wq.svg"),
        (Color::White, Role::Rook) => include_str!("../../assets/pieces/wr.svg"),
        (Color::White, Role::Bishop) => include_str!("../../assets/pieces/wb.svg"),
        (Color::White, Role::Knight) => include_str!("../../assets/pieces/wn.svg"),
        (Color::White, Role::Pawn) => include_str!("../../assets/pieces/wp.svg"),
        (Color::Black, Role::King) => include_str!("../../assets/pieces/bk.svg"),
        (Color::Black, Role::Queen) => include_str!("../../assets/pieces/bq.svg"),
        (Color::Black, Role::Rook) => include_str!("../../assets/pieces/br.svg"),
        (Color::Black, Role::Bishop) => include_str!("../../assets/pieces/bb.svg"),
        (Color::Black, Role::Knight) => include_str!("../../assets/pieces/bn.svg"),
        (Color::Black, Role::Pawn) => include_str!("../../assets/pieces/bp.svg"),
    }
}
