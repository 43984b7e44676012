pub mod pictures;
pub mod pieces;
