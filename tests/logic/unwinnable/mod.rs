pub mod search;
pub mod second_checker;
