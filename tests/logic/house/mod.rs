pub mod data;
pub mod layers;
