pub mod edits;
pub mod model;
