//! Outlines of letters: coordinates, and lines of text in any script.

use std::ops::Range;
use std::sync::Arc;

use harfrust::{Direction, ShapeOptions, ShaperData, UnicodeBuffer};
use resvg::tiny_skia::{Path, PathBuilder, Transform};
use skrifa::instance::{LocationRef, Size};
use skrifa::outline::{DrawSettings, OutlineGlyph, OutlinePen};
use skrifa::{FontRef, MetadataProvider};
use unicode_bidi::BidiInfo;

/// A font of ours with signs of chess, for what the letters lack. Written by `examples/signs`.
pub const SIGNS_TTF: &[u8] = include_bytes!("../../assets/fonts/signs.ttf");

/// A font file, and the number of its font.
pub type FontFile = (Arc<dyn AsRef<[u8]> + Send + Sync>, u32);

/// The outline of a bold letter with this em size, with its left edge at 0 and its baseline at 0, so that all letters
/// of a row share a baseline; `None` if the font lacks the letter.
pub fn outline(letter: char, em: f32) -> Option<Path> {
    let font = FontRef::new(notosans::BOLD_TTF).ok()?;
    let glyph = font.outline_glyphs().get(font.charmap().map(letter)?)?;
    let mut pen = Pen { path: PathBuilder::new(), x: 0.0, y: 0.0 };
    pen.draw(&glyph, em);
    let path = pen.path.finish()?;
    let left = path.bounds().left();
    path.transform(Transform::from_translate(-left, 0.0))
}

/// The letters of a text that the program's own fonts lack, each once.
pub fn lacking(text: &str) -> Vec<char> {
    let own = own_fonts();
    let mut letters: Vec<char> =
        text.chars().filter(|letter| fonts(&own).iter().all(|f| !has(f, *letter))).collect();
    letters.sort_unstable();
    letters.dedup();
    letters
}

/// A line of text as an outline that begins at 0 on its baseline, and its width.
pub struct Line {
    pub path: Option<Path>,
    pub width: f32,
}

/// Lays out lines of bold text.
pub struct Lettering {
    files: Vec<FontFile>,
}

impl Lettering {
    /// Letters of the program's own fonts, and of `others` for what they lack.
    pub fn new(others: impl IntoIterator<Item = FontFile>) -> Lettering {
        Lettering { files: own_fonts().into_iter().chain(others).collect() }
    }

    /// The line with this em size; if it is wider than `most`, its end is replaced by dots.
    pub fn line(&self, text: &str, em: f32, most: f32) -> Line {
        let mut letters: Vec<char> =
            text.chars().filter(|letter| !letter.is_control()).take(LONGEST).collect();
        let mut line = self.whole(&letters.iter().collect::<String>(), em);
        while line.width > most && !letters.is_empty() {
            // Letters are about equally wide, so that the next attempt is nearly right.
            let keep = (letters.len() as f32 * most / line.width) as usize;
            letters.truncate(keep.min(letters.len() - 1));
            line = self.whole(&format!("{}…", letters.iter().collect::<String>().trim_end()), em);
        }
        line
    }

    fn whole(&self, text: &str, em: f32) -> Line {
        let fonts = fonts(&self.files);
        let mut pen = Pen { path: PathBuilder::new(), x: 0.0, y: 0.0 };
        let bidi = BidiInfo::new(text, None);
        for paragraph in &bidi.paragraphs {
            let (levels, runs) = bidi.visual_runs(paragraph, paragraph.range.clone());
            for run in runs {
                let backward = levels[run.start].is_rtl();
                let mut parts = by_font(&fonts, text, run);
                if backward {
                    parts.reverse();
                }
                for (font, part) in parts {
                    pen.shape(&fonts[font], &text[part], em, backward);
                }
            }
        }
        Line { width: pen.x, path: pen.path.finish() }
    }
}

/// No line has room for more letters.
pub(super) const LONGEST: usize = 200;

fn own_fonts() -> Vec<FontFile> {
    [notosans::BOLD_TTF, SIGNS_TTF].map(|bytes| (Arc::new(bytes) as Arc<_>, 0)).into()
}

fn fonts(files: &[FontFile]) -> Vec<FontRef<'_>> {
    files.iter().filter_map(|(file, index)| FontRef::from_index((**file).as_ref(), *index).ok()).collect()
}

fn has(font: &FontRef, letter: char) -> bool {
    font.charmap().map(letter).is_some_and(|glyph| font.outline_glyphs().get(glyph).is_some())
}

/// The parts of a run that one font can draw, in the order of the text. What no font can draw is left to the first.
fn by_font(fonts: &[FontRef], text: &str, run: Range<usize>) -> Vec<(usize, Range<usize>)> {
    let mut parts: Vec<(usize, Range<usize>)> = Vec::new();
    for (at, letter) in text[run.clone()].char_indices() {
        let place = run.start + at..run.start + at + letter.len_utf8();
        let before = parts.last().map(|(font, _)| *font);
        let chosen = before
            .filter(|font| has(&fonts[*font], letter))
            .or_else(|| fonts.iter().position(|font| has(font, letter)))
            .unwrap_or(0);
        match parts.last_mut() {
            Some((font, part)) if *font == chosen => part.end = place.end,
            _ => parts.push((chosen, place)),
        }
    }
    parts
}

/// Draws glyphs one after another. The y axis points up in fonts and down in pictures.
struct Pen {
    path: PathBuilder,
    x: f32,
    y: f32,
}

impl Pen {
    fn shape(&mut self, font: &FontRef, text: &str, em: f32, backward: bool) {
        let mut letters = UnicodeBuffer::new();
        letters.push_str(text);
        letters.guess_segment_properties();
        letters.set_direction(if backward { Direction::RightToLeft } else { Direction::LeftToRight });
        let data = ShaperData::new(font);
        let shaped = data.shaper(font).build().shape(letters, ShapeOptions::new());
        let scale =
            em / f32::from(font.metrics(Size::unscaled(), LocationRef::default()).units_per_em.max(1));
        let outlines = font.outline_glyphs();
        let begin = self.y;
        for (info, place) in shaped.glyph_infos().iter().zip(shaped.glyph_positions()) {
            let start = self.x;
            self.x += place.x_offset as f32 * scale;
            self.y = begin - place.y_offset as f32 * scale;
            if let Some(glyph) = outlines.get(info.glyph_id.into()) {
                self.draw(&glyph, em);
            }
            (self.x, self.y) = (start + place.x_advance as f32 * scale, begin);
        }
    }

    fn draw(&mut self, glyph: &OutlineGlyph, em: f32) {
        // A glyph that can't be read stays empty.
        let _ = glyph.draw(DrawSettings::unhinted(Size::new(em), LocationRef::default()), self);
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
