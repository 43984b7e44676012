pub mod rules;
pub mod ui;
