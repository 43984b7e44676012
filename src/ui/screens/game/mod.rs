//! The game: board, players, clocks, score sheet, law card and buttons.

pub(crate) mod analysis_bar;
pub(crate) mod analysis_card;
pub(crate) mod answers;
pub(crate) mod buttons;
pub(crate) mod claim_card;
pub(crate) mod clock_bar;
pub mod clock_face;
pub mod layout;
pub(crate) mod move_field;
pub(crate) mod players;
pub(crate) mod score_cell;
pub(crate) mod score_sheet;
pub(crate) mod status;
