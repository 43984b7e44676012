//! What can be tested without a window.

#[path = "logic/layers.rs"]
mod layers;
