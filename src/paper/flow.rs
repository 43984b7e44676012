//! Fills columns and pages from top to bottom with text, lines and diagrams.

use std::collections::HashMap;

use super::board::{self, Board};
pub use super::pages::Look;
use super::pages::{Pages, Weight};
use super::tags::Tag;
use crate::diagram::{Drawings, Point, Rgba, Scene};
use crate::text::messages::Texts;

pub const INK: Rgba = Rgba::opaque(0x1B_1A_18);
pub const QUIET: Rgba = Rgba::opaque(0x5C_58_52);
pub const RULE: Rgba = Rgba::opaque(0xC9_C4_BA);

/// The space around the content, in points.
pub const MARGIN: f32 = 45.0;
/// The space between columns, in points.
const GAP: f32 = 24.0;
/// The height of a line, as a share of the em size.
const LEADING: f32 = 1.36;
/// The distance from the top of a line to its baseline, as a share of the height of the line.
const BASELINE: f32 = 0.76;
/// The maximum number of characters of a word that stay together on a line.
const MAX_WORD: usize = 60;

impl Look {
    pub const fn new(weight: Weight, em: f32, color: Rgba) -> Look {
        Look { weight, em, color }
    }

    pub fn line(self) -> f32 {
        self.em * LEADING
    }
}

/// A word of a paragraph, or several words that are treated as one.
#[derive(Clone, Debug)]
pub struct Word {
    pub text: String,
    pub look: Look,
}

/// A word in a line, or a part of a word.
struct LinePart {
    word: Word,
    /// Whether this part follows the one before without a space.
    is_glued: bool,
}

/// The pages being filled, and where the next content goes.
pub struct Flow {
    pub pages: Pages,
    drawings: Drawings,
    columns: usize,
    column: usize,
    /// The top edge of the columns of this page.
    top: f32,
    /// The top edge of the free space.
    pub y: f32,
    /// The height reserved below the columns, for example for signatures.
    pub foot: f32,
    widths: HashMap<(Weight, u32, String), f32>,
}

impl Flow {
    /// A flow that begins at the top of the first page.
    pub fn new(pages: Pages, drawings: Drawings, columns: usize) -> Flow {
        let (column, top, y, foot) = (0, MARGIN, MARGIN, 0.0);
        Flow { pages, drawings, columns, column, top, y, foot, widths: HashMap::new() }
    }

    /// The width of a column.
    pub fn width(&self) -> f32 {
        let columns = self.columns as f32;
        (self.whole() - GAP * (columns - 1.0)) / columns
    }

    /// The width of all columns and the gaps between them.
    pub fn whole(&self) -> f32 {
        self.pages.size[0] - 2.0 * MARGIN
    }

    pub fn left(&self) -> f32 {
        MARGIN + self.column as f32 * (self.width() + GAP)
    }

    /// The lower edge of the columns; page numbers are below it.
    pub fn bottom(&self) -> f32 {
        self.pages.size[1] - MARGIN - 6.0 - self.foot
    }

    /// Makes the columns of this page begin here.
    pub fn begin_columns(&mut self) {
        self.top = self.y;
    }

    /// Whether this column is still empty.
    pub fn is_at_top(&self) -> bool {
        self.y <= self.top
    }

    /// Whether this height is free here. An empty column always has room, so that even content that is too high for any
    /// column is printed.
    pub fn has_room(&self, height: f32) -> bool {
        self.y + height <= self.bottom() || self.is_at_top()
    }

    /// Continues in the next column or page if this height is not free here.
    pub fn need(&mut self, height: f32) {
        if !self.has_room(height) {
            self.next_column();
        }
    }

    /// Continues in the next column, or on the next page after the last column.
    pub fn next_column(&mut self) {
        self.column += 1;
        if self.column == self.columns {
            self.next_page();
        }
        self.y = self.top;
    }

    pub fn next_page(&mut self) {
        self.pages.turn();
        (self.column, self.top, self.y) = (0, MARGIN, MARGIN);
    }

    /// Continues in this column of the page, at this height.
    pub fn go_to(&mut self, column: usize, y: f32) {
        (self.column, self.y) = (column, y);
    }

    /// Leaves this height free, except at the top of a column.
    pub fn skip(&mut self, height: f32) {
        if !self.is_at_top() {
            self.y += height;
        }
    }

    pub fn measure(&mut self, text: &str, look: Look) -> f32 {
        let key = (look.weight, look.em.to_bits(), text.to_owned());
        let lettering = self.pages.lettering(look.weight);
        *self.widths.entry(key).or_insert_with(|| lettering.glyphs(text, look.em).1)
    }

    /// Writes a text, which is cut if it is wider than `most`; returns the width of what is written.
    pub fn text(&mut self, text: &str, look: Look, at: Point, most: f32) -> f32 {
        let (glyphs, width) = self.pages.lettering(look.weight).fitting(text, look.em, most);
        self.pages.glyphs(&glyphs, look, at);
        width
    }

    /// Writes a text that ends at `right` and is cut if it is wider than `most`.
    pub fn text_to(&mut self, text: &str, look: Look, [right, y]: Point, most: f32) {
        let (glyphs, width) = self.pages.lettering(look.weight).fitting(text, look.em, most);
        self.pages.glyphs(&glyphs, look, [right - width, y]);
    }

    /// Draws a part of the document under this tag.
    pub fn part<T>(&mut self, tag: Tag, draw: impl FnOnce(&mut Flow) -> T) -> T {
        self.pages.tags.open(tag);
        let drawn = draw(self);
        self.pages.tags.close();
        drawn
    }

    /// Draws a thin horizontal line.
    pub fn rule(&mut self, left: f32, right: f32, y: f32) {
        self.pages.stroke(&[[left, y], [right, y]], false, 0.5, RULE);
    }

    /// Draws a diagram with its top left corner at this point.
    pub fn board(&mut self, scene: &Scene, at: Point, width: f32, flipped: bool, texts: &Texts) {
        let drawings = &self.drawings;
        self.pages.figure(at, [width; 2], board::in_words(scene, texts), |pages| {
            Board { pages, at, width, flipped }.draw(scene, drawings);
        });
    }

    /// Writes words, broken into lines of the column's width less this indent.
    pub fn paragraph(&mut self, words: &[Word], indent: f32) {
        self.part(Tag::Paragraph, |flow| flow.lines(words, indent));
    }

    fn lines(&mut self, words: &[Word], indent: f32) {
        let room = self.width() - indent;
        let mut line: Vec<LinePart> = Vec::new();
        let mut width = 0.0;
        for word in words {
            for (index, part) in parts(&word.text).enumerate() {
                let (word, is_glued) = (Word { text: part, look: word.look }, index > 0);
                let space = if line.is_empty() || is_glued { 0.0 } else { self.measure(" ", word.look) };
                let wide = self.measure(&word.text, word.look);
                if !line.is_empty() && width + space + wide > room {
                    self.line(&line, indent);
                    line.clear();
                    width = 0.0;
                }
                width += if line.is_empty() { wide } else { space + wide };
                line.push(LinePart { word, is_glued });
            }
        }
        self.line(&line, indent);
    }

    /// Writes a line. Adjacent words that look the same are written as one text, so that Arabic and Hebrew words come
    /// in the right order.
    fn line(&mut self, line: &[LinePart], indent: f32) {
        let Some(height) = line.iter().map(|part| part.word.look.line()).reduce(f32::max) else { return };
        self.need(height);
        let (mut x, y) = (self.left() + indent, self.y + height * BASELINE);
        let end = self.left() + self.width();
        for run in line.chunk_by(|a, b| a.word.look == b.word.look) {
            let look = run[0].word.look;
            let mut text = String::new();
            for (index, part) in run.iter().enumerate() {
                if index > 0 && !part.is_glued {
                    text.push(' ');
                }
                text.push_str(&part.word.text);
            }
            text.push(' ');
            let lettering = self.pages.lettering(look.weight);
            let (glyphs, width) = match lettering.glyphs(&text, look.em) {
                // A part of a word may be wider than the column.
                (_, width) if x + width > end + height => lettering.fitting(&text, look.em, end - x),
                whole => whole,
            };
            self.pages.glyphs(&glyphs, look, [x, y]);
            x += width;
        }
        self.y += height;
    }

    /// Writes the page numbers, and the title on every page but the first, and ends the document. `number` returns the
    /// text for a page, given the number of the page, counted from 1, and the number of pages.
    pub fn finish(mut self, number: impl Fn(usize, usize) -> String, title: &str, language: &str) -> Vec<u8> {
        let count = self.pages.count();
        let look = Look::new(Weight::Regular, 8.0, QUIET);
        for page in 0..count {
            self.pages.page = page;
            let at = [self.pages.size[0] - MARGIN, self.pages.size[1] - MARGIN + 12.0];
            self.text_to(&number(page + 1, count), look, at, self.whole() / 2.0);
            if page > 0 {
                self.text(title, look, [MARGIN, at[1]], self.whole() / 2.0);
            }
        }
        self.pages.finish(title, language)
    }
}

/// The parts of a word between which a line may end: before kana and common Chinese characters, and after
/// [`MAX_WORD`] characters that belong together.
fn parts(word: &str) -> impl Iterator<Item = String> {
    let mut parts: Vec<String> = Vec::new();
    let mut count = 0;
    for letter in word.chars() {
        let is_whole_word =
            matches!(letter, '\u{3040}'..='\u{30FF}' | '\u{3400}'..='\u{9FFF}' | '\u{F900}'..='\u{FAFF}');
        if let Some(part) = parts.last_mut().filter(|_| count < MAX_WORD && !is_whole_word) {
            part.push(letter);
        } else {
            parts.push(letter.into());
            count = 0;
        }
        count += 1;
    }
    parts.into_iter()
}
