pub mod clock;
pub mod draws;
pub mod help;
mod takeback;
mod touch;
