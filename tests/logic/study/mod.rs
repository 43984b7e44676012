pub mod edits;
