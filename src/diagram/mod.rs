//! Pictures of positions, painted without a window: a board with pieces, coordinates and marks, and animated games with
//! their players.
//!
//! ```
//! use jadoube::diagram::{Painter, Scene, PictureStyle};
//! use jadoube::rules::Position;
//!
//! let mut painter = Painter::new(PictureStyle { side: 64, ..PictureStyle::default() });
//! let picture = painter.paint(&Scene::of(&Position::standard())).expect("memory for it");
//! assert_eq!((picture.width(), picture.height()), (64, 64));
//! ```
//!
//! This module also has what pictures share with the window and with paper, such as piece drawings and board colours.

mod animation;
pub mod canvas;
mod color_glyph;
mod color_layers;
mod colors;
mod drawings;
mod letters;
mod painter;
mod palette;
mod pen;
mod picture;
mod scene;
mod shapes;
pub mod share;
pub mod strip;

pub use animation::{FramePace, write_gif};
pub use color_glyph::ColorGlyph;
pub use colors::{BoardTheme, Colors, Rgba, SquareColors};
pub use drawings::{Drawings, PieceSet, icon, rasterise};
pub use letters::{FontFile, Glyph, Lettering, SIGNS_TTF, lacking};
pub use painter::{Painter, PictureStyle};
pub use picture::Picture;
pub use scene::{Scene, Strip, trail};
pub use shapes::{MarkLine, Point, arcs, arrow, brackets, star};
pub use strip::StripColors;
