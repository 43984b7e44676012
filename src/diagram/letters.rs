//! Lays out lines of text in any script, as outlines and, for colour glyphs, pictures.

use std::collections::BTreeSet;
use std::ops::{Range, RangeInclusive};
use std::sync::Arc;

use harfrust::{Direction, ShapeOptions, ShaperData, UnicodeBuffer};
use resvg::tiny_skia::{Path, Pixmap};
use skrifa::instance::Size;
use skrifa::{FontRef, MetadataProvider};
use unicode_bidi::BidiInfo;

use super::color_glyph::{self, ColorGlyph};
use super::pen::{Pen, units_per_em};

/// The program's font for chess symbols that the other fonts lack; `examples/signs` generates it.
pub const SIGNS_TTF: &[u8] = include_bytes!("../../assets/fonts/signs.ttf");

/// A font file, and the index of a font in it.
pub type FontFile = (Arc<dyn AsRef<[u8]> + Send + Sync>, u32);

/// The characters of a text that the program's own fonts lack, each once, without emoji modifiers such as skin tones
/// and joiners.
pub fn lacking(text: &str) -> Vec<char> {
    let own = own_fonts();
    let own: Vec<FontRef> = own.iter().filter_map(font).collect();
    let is_lacking = |letter: &char| !joins(*letter) && own.iter().all(|font| !has(font, *letter));
    text.chars().filter(is_lacking).collect::<BTreeSet<char>>().into_iter().collect()
}

/// A line of text: its outline, which begins at 0 on the baseline; the pictures of its colour glyphs, with their top
/// left corners; and its width.
pub struct Line {
    pub path: Option<Path>,
    pub colored: Vec<(Pixmap, [f32; 2])>,
    pub width: f32,
}

/// A glyph of a line of text.
#[derive(Clone, Debug)]
pub struct Glyph {
    /// The index of the glyph's font, for [`Lettering::file`].
    pub font: usize,
    pub id: u16,
    /// How far the glyph is to the right of the start of the line, and how far below the baseline.
    pub at: [f32; 2],
    /// The characters that the glyph shows; empty if the previous glyph already has them.
    pub text: String,
    /// The byte offset of these characters in the text of the line.
    pub begin: usize,
}

/// The fonts in which lines of text are laid out.
pub struct Lettering {
    fonts: Vec<(FontFile, ShaperData)>,
}

impl Lettering {
    /// A lettering that chooses among fonts as [`Lettering::of`] does. The program's own fonts (bold text, then chess
    /// symbols) come first, then `others`.
    pub fn new(others: impl IntoIterator<Item = FontFile>) -> Lettering {
        Lettering::of(own_fonts().into_iter().chain(others))
    }

    /// A lettering that prefers the font of the previous character, then the first of these fonts that has the
    /// character. Files that can't be read are left out.
    pub fn of(files: impl IntoIterator<Item = FontFile>) -> Lettering {
        let shaper =
            |file: FontFile| font(&file).map(|font| ShaperData::new(&font)).map(|shaper| (file, shaper));
        Lettering { fonts: files.into_iter().filter_map(shaper).collect() }
    }

    pub fn file(&self, font: usize) -> Option<&FontFile> {
        self.fonts.get(font).map(|(file, _)| file)
    }

    /// The line at this em size, without control characters. If it is wider than `most`, its end is replaced by an
    /// ellipsis.
    pub fn line(&self, text: &str, em: f32, most: f32) -> Line {
        let (glyphs, width) = self.fitting(text, em, most);
        let fonts: Vec<Option<FontRef>> = self.fonts.iter().map(|(file, _)| font(file)).collect();
        let mut pen = Pen::default();
        let mut colored = Vec::new();
        for glyph in glyphs {
            let Some(font) = &fonts[glyph.font] else { continue };
            [pen.x, pen.y] = glyph.at;
            if let Some(ColorGlyph { pixels, place }) = color_glyph::draw(font, glyph.id.into(), em) {
                colored.push((pixels, [pen.x + place[0] * em, pen.y + place[1] * em]));
            } else if let Some(outline) = font.outline_glyphs().get(glyph.id.into()) {
                pen.draw(&outline, Size::new(em));
            }
        }
        Line { path: pen.path.finish(), colored, width }
    }

    /// A colour glyph as a picture for this em size in pixels; `None` for any other glyph, or if it can't be drawn.
    pub fn colored(&self, glyph: &Glyph, em: f32) -> Option<ColorGlyph> {
        let font = font(self.file(glyph.font)?)?;
        color_glyph::draw(&font, glyph.id.into(), em)
    }

    /// The glyphs of a line, without control characters, and its width. If it is wider than `most`, its end is replaced
    /// by an ellipsis.
    pub fn fitting(&self, text: &str, em: f32, most: f32) -> (Vec<Glyph>, f32) {
        let mut letters: Vec<char> =
            text.chars().filter(|letter| !letter.is_control()).take(MAX_LETTERS).collect();
        let (mut glyphs, mut width) = self.glyphs(&letters.iter().collect::<String>(), em);
        while width > most && !letters.is_empty() {
            // Characters are about equally wide, so the next attempt fits or nearly does.
            let keep = (letters.len() as f32 * most / width) as usize;
            letters.truncate(keep.min(letters.len() - 1));
            (glyphs, width) = self.glyphs(&format!("{}…", letters.iter().collect::<String>().trim_end()), em);
        }
        (glyphs, width)
    }

    /// The glyphs of a text in the order in which they are drawn, and its width.
    pub fn glyphs(&self, text: &str, em: f32) -> (Vec<Glyph>, f32) {
        let fonts: Vec<FontRef> = self.fonts.iter().filter_map(|(file, _)| font(file)).collect();
        let (mut glyphs, mut width) = (Vec::new(), 0.0);
        if fonts.is_empty() {
            return (glyphs, width);
        }
        let bidi = BidiInfo::new(text, None);
        for paragraph in &bidi.paragraphs {
            let (levels, runs) = bidi.visual_runs(paragraph, paragraph.range.clone());
            for run in runs {
                let backward = levels[run.start].is_rtl();
                let mut parts = by_font(&fonts, text, run);
                if backward {
                    parts.reverse();
                }
                for (number, part) in parts {
                    let font = (number, &fonts[number], &self.fonts[number].1);
                    let first = glyphs.len();
                    width = shape(font, &text[part.clone()], (em, width), backward, &mut glyphs);
                    for glyph in &mut glyphs[first..] {
                        glyph.begin += part.start;
                    }
                }
            }
        }
        (glyphs, width)
    }
}

/// Adds the glyphs of a text in one font and direction after glyphs with a total width of `width`; returns the new
/// total.
fn shape(
    (number, font, shaper): (usize, &FontRef, &ShaperData),
    text: &str,
    (em, width): (f32, f32),
    backward: bool,
    glyphs: &mut Vec<Glyph>,
) -> f32 {
    let mut letters = UnicodeBuffer::new();
    letters.push_str(text);
    letters.guess_segment_properties();
    letters.set_direction(if backward { Direction::RightToLeft } else { Direction::LeftToRight });
    let shaped = shaper.shaper(font).build().shape(letters, ShapeOptions::new());
    let scale = em / units_per_em(font);
    // The offsets at which the characters of each glyph begin, in the order of the text. The characters of a glyph end
    // at the next offset.
    let mut begins: Vec<usize> = shaped.glyph_infos().iter().map(|info| info.cluster as usize).collect();
    begins.push(text.len());
    begins.sort_unstable();
    begins.dedup();
    let mut x = width;
    let mut last = None;
    for (info, place) in shaped.glyph_infos().iter().zip(shaped.glyph_positions()) {
        let begin = info.cluster as usize;
        let end = begins.get(begins.partition_point(|end| *end <= begin)).copied().unwrap_or(text.len());
        let is_first = last.replace(begin) != Some(begin);
        glyphs.push(Glyph {
            font: number,
            id: info.glyph_id as u16,
            at: [x + place.x_offset as f32 * scale, -(place.y_offset as f32) * scale],
            text: if is_first { text[begin..end].to_owned() } else { String::new() },
            begin,
        });
        x += place.x_advance as f32 * scale;
    }
    x
}

/// The maximum number of characters in a line; no line has room for more.
pub(super) const MAX_LETTERS: usize = 200;

fn own_fonts() -> Vec<FontFile> {
    [notosans::BOLD_TTF, SIGNS_TTF].map(|bytes| (Arc::new(bytes) as Arc<_>, 0)).into()
}

fn font((file, index): &FontFile) -> Option<FontRef<'_>> {
    FontRef::from_index((**file).as_ref(), *index).ok()
}

fn has(font: &FontRef, letter: char) -> bool {
    let Some(glyph) = font.charmap().map(letter).filter(|glyph| glyph.to_u32() > 0) else { return false };
    font.outline_glyphs().get(glyph).is_some() || color_glyph::has(font, glyph)
}

/// The skin tones of emoji.
const TONES: RangeInclusive<char> = '\u{1F3FB}'..='\u{1F3FF}';

/// Whether a character only modifies the previous one: a skin tone, the zero-width joiner, the variation selector for
/// text or emoji, or a tag.
fn joins(letter: char) -> bool {
    TONES.contains(&letter)
        || matches!(letter, '\u{200D}' | '\u{FE0E}' | '\u{FE0F}' | '\u{E0020}'..='\u{E007F}')
}

/// Splits a run into parts in the order of the text, each with the index of the font that draws it.
fn by_font(fonts: &[FontRef], text: &str, run: Range<usize>) -> Vec<(usize, Range<usize>)> {
    let mut parts: Vec<(usize, Range<usize>)> = Vec::new();
    let mut letters = text[run.clone()].char_indices().peekable();
    while let Some((at, letter)) = letters.next() {
        let place = run.start + at..run.start + at + letter.len_utf8();
        let before = parts.last().map(|(font, _)| *font);
        // An emoji and its skin tone can become one drawing only if one font has both.
        let tone = letters.peek().map(|(_, next)| *next).filter(|next| TONES.contains(next));
        let has_both = |font: &FontRef| has(font, letter) && tone.is_none_or(|tone| has(font, tone));
        let chosen = before
            .filter(|font| joins(letter) || has_both(&fonts[*font]))
            .or_else(|| fonts.iter().position(has_both))
            .or_else(|| fonts.iter().position(|font| has(font, letter)))
            .unwrap_or(0);
        match parts.last_mut() {
            Some((font, part)) if *font == chosen => part.end = place.end,
            _ => parts.push((chosen, place)),
        }
    }
    parts
}
