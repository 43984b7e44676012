//! Draws the chess symbols that common fonts lack, and writes them as a font.
//!
//! `cargo run --release --example signs -- assets/fonts/signs.ttf`

mod drawings;
mod font;
mod glyph;

use std::{env, fs};

fn main() -> Result<(), String> {
    let path = env::args().nth(1).ok_or("expected the file to write")?;
    fs::write(&path, font::bytes()).map_err(|error| format!("{path}: {error}"))
}
