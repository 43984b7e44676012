//! A board with a table behind it: the one way in which every screen shows a position that can be played on.

pub(crate) mod keyboard_move;
pub(crate) mod scene;
pub(crate) mod showing;
