pub mod pictures;
pub mod pieces;
pub mod signs;
pub mod strips;
