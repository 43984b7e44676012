pub mod board_input;
pub mod book;
pub mod context;
pub mod lesson;
mod motion;
pub mod off_centre;
pub mod practice;
pub mod study_score;
pub mod table_board;
