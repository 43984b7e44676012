//! The SVG drawings of the pieces and the program icon.
//!
//! [`Painter`](super::Painter) paints positions with these drawings.

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

use crate::rules::{Piece, named};

named! {
    /// The available piece sets.
    #[derive(Default)]
    pub enum PieceSet {
        /// Pieces like turned wooden ones.
        #[default]
        Classic = "classic",
        /// Flat pieces with heavy lines, like printed figurines, which are easy to distinguish even on small squares.
        Bold = "bold",
    }
}

impl PieceSet {
    /// The SVG files of the set, in the order of `Color::ALL` and `Role::ALL`.
    const fn files(self) -> [[&'static str; 6]; 2] {
        macro_rules! files {
            ($set:literal) => {
                [files!($set, "w", "p" "n" "b" "r" "q" "k"), files!($set, "b", "p" "n" "b" "r" "q" "k")]
            };
            ($set:literal, $side:literal, $($role:literal)+) => {
                [$(include_str!(concat!("../../assets/pieces/", $set, "/", $side, $role, ".svg"))),+]
            };
        }
        match self {
            PieceSet::Classic => files!("classic"),
            PieceSet::Bold => files!("bold"),
        }
    }
}

/// One drawing per piece.
pub struct Drawings([Option<Tree>; 12]);

impl Drawings {
    /// Parses the drawings of a set; a drawing that can't be parsed is left out.
    pub fn new(set: PieceSet) -> Drawings {
        let (options, files) = (Options::default(), set.files());
        Drawings(std::array::from_fn(|index| Tree::from_str(files[index / 6][index % 6], &options).ok()))
    }

    /// The drawing of a piece; `None` if it can't be parsed.
    pub fn of(&self, piece: Piece) -> Option<&Tree> {
        self.0[piece.color.index() * 6 + piece.role.index()].as_ref()
    }
}

/// Renders a drawing with this width and height in pixels; returns `None` if they are 0 or too large.
pub fn rasterise(drawing: &Tree, pixels: u32) -> Option<Pixmap> {
    let mut pixmap = Pixmap::new(pixels, pixels)?;
    let scale = pixels as f32 / drawing.size().width();
    resvg::render(drawing, Transform::from_scale(scale, scale), &mut pixmap.as_mut());
    Some(pixmap)
}

/// The program icon for the desktop; `None` if it can't be parsed.
pub fn icon() -> Option<Tree> {
    Tree::from_str(include_str!("../../assets/pieces/icon.svg"), &Options::default()).ok()
}
