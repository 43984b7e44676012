pub mod data;
pub mod documents;
pub mod layers;
