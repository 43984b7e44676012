//! Outlines of letters, for the coordinates.

use resvg::tiny_skia::{Path, PathBuilder, Transform};
use skrifa::instance::{LocationRef, Size};
use skrifa::outline::{DrawSettings, OutlinePen};
use skrifa::{FontRef, MetadataProvider};

/// A font of ours with signs of chess, for what the letters lack. Written by `examples/signs`.
pub const SIGNS_TTF: &[u8] = include_bytes!("../../assets/fonts/signs.ttf");

/// The outline of a bold letter with this em size, with its left edge at 0 and its baseline at 0, so that all letters
/// of a row share a baseline; `None` if the font lacks the letter.
pub fn outline(letter: char, em: f32) -> Option<Path> {
    let font = FontRef::new(notosans::BOLD_TTF).ok()?;
    let glyph = font.outline_glyphs().get(font.charmap().map(letter)?)?;
    let mut pen = Pen(PathBuilder::new());
    glyph.draw(DrawSettings::unhinted(Size::new(em), LocationRef::default()), &mut pen).ok()?;
    let path = pen.0.finish()?;
    let left = path.bounds().left();
    path.transform(Transform::from_translate(-left, 0.0))
}

/// Flips the y axis: it points up in fonts and down in pictures.
struct Pen(PathBuilder);

impl OutlinePen for Pen {
    fn move_to(&mut self, x: f32, y: f32) {
        self.0.move_to(x, -y);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.0.line_to(x, -y);
    }

    fn quad_to(&mut self, cx: f32, cy: f32, x: f32, y: f32) {
        self.0.quad_to(cx, -cy, x, -y);
    }

    fn curve_to(&mut self, cx0: f32, cy0: f32, cx1: f32, cy1: f32, x: f32, y: f32) {
        self.0.cubic_to(cx0, -cy0, cx1, -cy1, x, -y);
    }

    fn close(&mut self) {
        self.0.close();
    }
}
