pub mod chess960;
pub mod commands;
mod help;
pub mod mate_possible;
pub mod packaging;
pub mod picture;
pub mod print;
pub mod verify;
mod verify_places;
