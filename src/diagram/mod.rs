//! Pictures of positions without a window: a board with its pieces, coordinates and marks at any size, and a game that
//! moves.
//!
//! What the window and these pictures have in common stands here: the drawings of the pieces, and the colours of boards.

mod animation;
pub mod canvas;
mod colors;
mod drawings;
mod letters;
mod painter;
mod palette;
mod picture;
mod scene;
mod shapes;
pub mod share;

pub use animation::{Pace, write_gif};
pub use colors::{BoardTheme, Colors, Pair, Rgba};
pub use drawings::{Drawings, PieceSet, icon, rasterise};
pub use painter::{Painter, Style};
pub use picture::Picture;
pub use scene::{Scene, trail};
pub use shapes::{Point, arrow, brackets, star};
