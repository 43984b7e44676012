pub mod pictures;
