//! Fills columns and pages from top to bottom: lines of words, rows and diagrams.

use std::collections::HashMap;

use super::board::Board;
use super::pages::{Pages, Weight};
use crate::diagram::{Drawings, Point, Rgba, Scene};

pub const INK: Rgba = Rgba::opaque(0x1B_1A_18);
pub const QUIET: Rgba = Rgba::opaque(0x5C_58_52);
pub const RULE: Rgba = Rgba::opaque(0xC9_C4_BA);

/// The space around the content, and between columns.
pub const MARGIN: f32 = 45.0;
const GAP: f32 = 24.0;
/// The height of a line, as a share of the em size.
const LEADING: f32 = 1.36;
/// Where the baseline is in a line, as a share of its height.
const BASELINE: f32 = 0.76;
/// Words are cut into parts of at most so many letters.
const LONGEST: usize = 60;

/// How a text looks.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Look {
    pub weight: Weight,
    pub em: f32,
    pub color: Rgba,
}

impl Look {
    pub const fn new(weight: Weight, em: f32, color: Rgba) -> Look {
        Look { weight, em, color }
    }

    pub fn line(self) -> f32 {
        self.em * LEADING
    }
}

/// A word of a paragraph.
#[derive(Clone, Debug)]
pub struct Word {
    pub text: String,
    pub look: Look,
}

/// Where the next content goes.
pub struct Flow {
    pub pages: Pages,
    drawings: Drawings,
    columns: usize,
    column: usize,
    page: usize,
    /// The upper edge of the columns of this page, and of the free space.
    top: f32,
    pub y: f32,
    /// The height that is kept free below the columns.
    pub foot: f32,
    widths: HashMap<(Weight, u32, String), f32>,
}

impl Flow {
    /// Begins at the top of the first page.
    pub fn new(mut pages: Pages, drawings: Drawings, columns: usize) -> Flow {
        pages.turn();
        Flow {
            pages,
            drawings,
            columns,
            column: 0,
            page: 0,
            top: MARGIN,
            y: MARGIN,
            foot: 0.0,
            widths: HashMap::new(),
        }
    }

    /// The width of a column.
    pub fn width(&self) -> f32 {
        let columns = self.columns as f32;
        (self.whole() - GAP * (columns - 1.0)) / columns
    }

    /// The width of all columns.
    pub fn whole(&self) -> f32 {
        self.pages.size[0] - 2.0 * MARGIN
    }

    pub fn left(&self) -> f32 {
        MARGIN + self.column as f32 * (self.width() + GAP)
    }

    /// The lower edge of the columns; page numbers stand below.
    pub fn bottom(&self) -> f32 {
        self.pages.size[1] - MARGIN - 6.0 - self.foot
    }

    /// The columns of this page begin here.
    pub fn begin_columns(&mut self) {
        self.top = self.y;
    }

    /// Whether nothing stands in this column yet.
    pub fn is_at_top(&self) -> bool {
        self.y <= self.top
    }

    /// Whether this height is free here.
    pub fn has_room(&self, height: f32) -> bool {
        self.y + height <= self.bottom() || self.is_at_top()
    }

    /// Goes on in the next column or page if this height is not free here.
    pub fn need(&mut self, height: f32) {
        if !self.has_room(height) {
            self.next_column();
        }
    }

    /// Goes on in the next column, or on the next page after the last.
    pub fn next_column(&mut self) {
        self.column += 1;
        if self.column == self.columns {
            self.next_page();
        }
        self.y = self.top;
    }

    pub fn next_page(&mut self) {
        self.pages.turn();
        (self.column, self.page, self.top, self.y) = (0, self.page + 1, MARGIN, MARGIN);
    }

    /// Leaves space, except at the top.
    pub fn skip(&mut self, height: f32) {
        if !self.is_at_top() {
            self.y += height;
        }
    }

    /// The width of a text.
    pub fn measure(&mut self, text: &str, look: Look) -> f32 {
        let key = (look.weight, look.em.to_bits(), text.to_owned());
        let lettering = self.pages.lettering(look.weight);
        *self.widths.entry(key).or_insert_with(|| lettering.glyphs(text, look.em).1)
    }

    /// Writes a text that is cut if it is wider than `most`; returns its width.
    pub fn text(&mut self, text: &str, look: Look, at: Point, most: f32) -> f32 {
        let (glyphs, width) = self.pages.lettering(look.weight).fitting(text, look.em, most);
        self.pages.glyphs(self.page, &glyphs, look.weight, look.em, at, look.color);
        width
    }

    /// Writes a text that ends here.
    pub fn text_to(&mut self, text: &str, look: Look, [right, y]: Point, most: f32) {
        let (glyphs, width) = self.pages.lettering(look.weight).fitting(text, look.em, most);
        self.pages.glyphs(self.page, &glyphs, look.weight, look.em, [right - width, y], look.color);
    }

    /// Draws a line across a column, or part of it.
    pub fn rule(&mut self, left: f32, right: f32, y: f32) {
        self.pages.rule(self.page, [left, y], [right, y], 0.5, RULE);
    }

    /// Draws a diagram here.
    pub fn board(&mut self, scene: &Scene, at: Point, width: f32, flipped: bool) {
        Board { pages: &mut self.pages, page: self.page, at, width, flipped }.draw(scene, &self.drawings);
    }

    /// Writes words, broken into lines of the column's width less this indent.
    pub fn paragraph(&mut self, words: &[Word], indent: f32) {
        let room = self.width() - indent;
        let mut line: Vec<Word> = Vec::new();
        let mut width = 0.0;
        for word in words {
            for part in parts(&word.text) {
                let word = Word { text: part, look: word.look };
                let space = if line.is_empty() { 0.0 } else { self.measure(" ", word.look) };
                let wide = self.measure(&word.text, word.look);
                if !line.is_empty() && width + space + wide > room {
                    self.line(&line, indent);
                    line.clear();
                    width = 0.0;
                }
                width += if line.is_empty() { wide } else { space + wide };
                line.push(word);
            }
        }
        self.line(&line, indent);
    }

    /// Writes a line. Words that look the same are written as one text, so that those of Arabic and Hebrew stand in
    /// their order.
    fn line(&mut self, line: &[Word], indent: f32) {
        let Some(height) = line.iter().map(|word| word.look.line()).reduce(f32::max) else { return };
        self.need(height);
        let (mut x, y) = (self.left() + indent, self.y + height * BASELINE);
        let end = self.left() + self.width();
        for run in line.chunk_by(|a, b| a.look == b.look) {
            let texts: Vec<&str> = run.iter().map(|word| word.text.as_str()).collect();
            let text = texts.join(" ") + " ";
            let (glyphs, width) = self.pages.lettering(run[0].look.weight).glyphs(&text, run[0].look.em);
            // A word that is wider than the column.
            let (glyphs, width) = match x + width > end + height {
                true => self.pages.lettering(run[0].look.weight).fitting(&text, run[0].look.em, end - x),
                false => (glyphs, width),
            };
            self.pages.glyphs(
                self.page,
                &glyphs,
                run[0].look.weight,
                run[0].look.em,
                [x, y],
                run[0].look.color,
            );
            x += width;
        }
        self.y += height;
    }

    /// Writes the page numbers with `number`, which is given a page from 1 and their count, and ends.
    pub fn finish(mut self, number: impl Fn(usize, usize) -> String, title: &str, language: &str) -> Vec<u8> {
        let count = self.pages.count();
        let look = Look::new(Weight::Regular, 8.0, QUIET);
        for page in 0..count {
            self.page = page;
            let at = [self.pages.size[0] - MARGIN, self.pages.size[1] - MARGIN + 12.0];
            self.text_to(&number(page + 1, count), look, at, self.whole() / 2.0);
            if page > 0 {
                self.text(title, look, [MARGIN, at[1]], self.whole() / 2.0);
            }
        }
        self.pages.finish(title, language)
    }
}

/// The parts of a word between which a line may end: letters of Chinese and Japanese one by one, and very long words.
fn parts(word: &str) -> impl Iterator<Item = String> {
    let mut parts: Vec<String> = vec![String::new()];
    let mut count = 0;
    for letter in word.chars() {
        let is_whole_word =
            matches!(letter, '\u{3040}'..='\u{30FF}' | '\u{3400}'..='\u{9FFF}' | '\u{F900}'..='\u{FAFF}');
        if count == LONGEST || is_whole_word && count > 0 {
            parts.push(String::new());
            count = 0;
        }
        if let Some(part) = parts.last_mut() {
            part.push(letter);
            count += 1;
        }
    }
    parts.into_iter().filter(|part| !part.is_empty())
}
