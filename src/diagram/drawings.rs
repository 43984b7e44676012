//! The pieces as they were drawn, in SVG, and the picture of the program.
//!
//! Pixels: see `diagram::painter`.

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};
use serde::{Deserialize, Serialize};

use crate::rules::Piece;

/// The sets of pieces to choose from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PieceSet {
    /// As the pieces of a club are turned from wood.
    #[default]
    Classic,
    /// Flat, with heavy lines, as figurines in print: they are told apart on the smallest squares.
    Bold,
}

impl PieceSet {
    /// Classic first.
    pub const ALL: [PieceSet; 2] = [PieceSet::Classic, PieceSet::Bold];

    /// `"classic"` or `"bold"`.
    pub const fn name(self) -> &'static str {
        match self {
            PieceSet::Classic => "classic",
            PieceSet::Bold => "bold",
        }
    }

    /// In the order of `Color::ALL` and of `Role::ALL`.
    const fn files(self) -> [[&'static str; 6]; 2] {
        macro_rules! side {
            ($set:literal, $side:literal) => {
                [
                    include_str!(concat!("../../assets/pieces/", $set, "/", $side, "p.svg")),
                    include_str!(concat!("../../assets/pieces/", $set, "/", $side, "n.svg")),
                    include_str!(concat!("../../assets/pieces/", $set, "/", $side, "b.svg")),
                    include_str!(concat!("../../assets/pieces/", $set, "/", $side, "r.svg")),
                    include_str!(concat!("../../assets/pieces/", $set, "/", $side, "q.svg")),
                    include_str!(concat!("../../assets/pieces/", $set, "/", $side, "k.svg")),
                ]
            };
        }
        match self {
            PieceSet::Classic => [side!("classic", "w"), side!("classic", "b")],
            PieceSet::Bold => [side!("bold", "w"), side!("bold", "b")],
        }
    }
}

/// A drawing for each piece.
pub struct Drawings([Option<Tree>; 12]);

impl Drawings {
    /// Reads the drawings of a set; one that can't be read is left out, and its pieces are then not drawn.
    pub fn new(set: PieceSet) -> Drawings {
        let (options, files) = (Options::default(), set.files());
        Drawings(std::array::from_fn(|index| Tree::from_str(files[index / 6][index % 6], &options).ok()))
    }

    /// The drawing of a piece.
    pub fn of(&self, piece: Piece) -> Option<&Tree> {
        self.0[piece.color.index() * 6 + piece.role.index()].as_ref()
    }
}

/// The pixels of a drawing, so many wide and high; nothing where there is no memory for them.
pub fn rasterise(drawing: &Tree, pixels: u32) -> Option<Pixmap> {
    let mut pixmap = Pixmap::new(pixels, pixels)?;
    let scale = pixels as f32 / drawing.size().width();
    resvg::render(drawing, Transform::from_scale(scale, scale), &mut pixmap.as_mut());
    Some(pixmap)
}

/// The picture of the program for the desktop.
pub fn icon() -> Option<Tree> {
    Tree::from_str(include_str!("../../assets/pieces/icon.svg"), &Options::default()).ok()
}
