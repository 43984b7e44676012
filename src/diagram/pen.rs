//! Outlines of single glyphs.

use resvg::tiny_skia::{Path, PathBuilder, Transform};
use skrifa::instance::{LocationRef, Size};
use skrifa::outline::{DrawSettings, OutlineGlyph, OutlinePen};
use skrifa::{FontRef, MetadataProvider};

/// The outline of a bold character at this em size, with its left edge at 0 and its baseline at 0, so that all
/// characters of a row share a baseline; `None` if the font lacks the character or the outline is empty.
pub fn outline(letter: char, em: f32) -> Option<Path> {
    let font = FontRef::new(notosans::BOLD_TTF).ok()?;
    let glyph = font.outline_glyphs().get(font.charmap().map(letter)?)?;
    let mut pen = Pen::default();
    pen.draw(&glyph, Size::new(em));
    let path = pen.path.finish()?;
    let left = path.bounds().left();
    path.transform(Transform::from_translate(-left, 0.0))
}

/// The number of font units per em, at least 1.
pub(super) fn units_per_em(font: &FontRef) -> f32 {
    f32::from(font.metrics(Size::unscaled(), LocationRef::default()).units_per_em.max(1))
}

/// A pen that draws glyphs and flips their y axis, which points up in fonts and down in pictures.
#[derive(Default)]
pub(super) struct Pen {
    pub(super) path: PathBuilder,
    /// The origin of the glyph.
    pub(super) x: f32,
    pub(super) y: f32,
}

impl Pen {
    pub(super) fn draw(&mut self, glyph: &OutlineGlyph, size: Size) {
        // An error leaves the glyph empty or incomplete.
        let _ = glyph.draw(DrawSettings::unhinted(size, LocationRef::default()), self);
    }
}

impl OutlinePen for Pen {
    fn move_to(&mut self, x: f32, y: f32) {
        self.path.move_to(self.x + x, self.y - y);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.path.line_to(self.x + x, self.y - y);
    }

    fn quad_to(&mut self, cx: f32, cy: f32, x: f32, y: f32) {
        self.path.quad_to(self.x + cx, self.y - cy, self.x + x, self.y - y);
    }

    fn curve_to(&mut self, cx0: f32, cy0: f32, cx1: f32, cy1: f32, x: f32, y: f32) {
        let (left, up) = (self.x, self.y);
        self.path.cubic_to(left + cx0, up - cy0, left + cx1, up - cy1, left + x, up - y);
    }

    fn close(&mut self) {
        self.path.close();
    }
}
