//! The order of words in Arabic, Hebrew and other scripts that run from right to left. egui shapes each word correctly
//! but sets the words from left to right; this module moves the words of each finished line to their places.

use std::collections::HashMap;
use std::ops::Range;
use std::sync::Arc;

use egui::epaint::text::{Galley, PlacedRow, Row};
use egui::{Context, FullOutput, Plugin, Shape};
use unicode_bidi::{BidiClass, Level, ParagraphBidiInfo, bidi_class};

/// A plugin that moves the words in texts with right-to-left characters before a frame is painted.
#[derive(Default)]
pub(super) struct WordOrder {
    /// The texts with right-to-left characters that the last frame painted, by the address of each text as egui laid it
    /// out. The text as laid out is kept too, so that no other text can get its address.
    done: HashMap<usize, [Arc<Galley>; 2]>,
}

impl Plugin for WordOrder {
    fn debug_name(&self) -> &'static str {
        "word order"
    }

    fn output_hook(&mut self, _: &Context, output: &mut FullOutput) {
        let before = std::mem::take(&mut self.done);
        for clipped in &mut output.shapes {
            self.visit(&mut clipped.shape, &before);
        }
    }
}

impl WordOrder {
    fn visit(&mut self, shape: &mut Shape, before: &HashMap<usize, [Arc<Galley>; 2]>) {
        match shape {
            Shape::Vec(shapes) => shapes.iter_mut().for_each(|shape| self.visit(shape, before)),
            Shape::Text(text) if runs_backward(&text.galley.job.text) => {
                let laid_out = text.galley.clone();
                let address = Arc::as_ptr(&laid_out).addr();
                let both = before.get(&address).cloned();
                let both = both.unwrap_or_else(|| [laid_out.clone(), Arc::new(ordered(&laid_out))]);
                text.galley = both[1].clone();
                self.done.insert(address, both);
            }
            _ => {}
        }
    }
}

fn runs_backward(text: &str) -> bool {
    !text.is_ascii() && text.chars().any(is_shaped_backward)
}

/// Whether egui shapes a character from right to left, together with its neighbours of that kind. It does this
/// with the letters of right-to-left scripts and also with their digits, although digits are read from left to right.
pub(super) fn is_shaped_backward(letter: char) -> bool {
    matches!(letter, '\u{590}'..='\u{8FF}' | '\u{FB1D}'..='\u{FDFF}' | '\u{FE70}'..='\u{FEFE}')
        || matches!(bidi_class(letter), BidiClass::R | BidiClass::AL)
}

/// The text with its words moved to their places.
fn ordered(galley: &Galley) -> Galley {
    let mut galley = galley.clone();
    let mut begins = 0;
    for row in 0..galley.rows.len() {
        if galley.rows[row].ends_with_newline || row + 1 == galley.rows.len() {
            let paragraph = &mut galley.rows[begins..=row];
            begins = row + 1;
            order_paragraph(paragraph, galley.pixels_per_point);
        }
    }
    galley
}

/// Puts the words of a paragraph in order. The first character with a direction decides the paragraph's direction.
fn order_paragraph(rows: &mut [PlacedRow], pixels_per_point: f32) {
    let letters = rows.iter().flat_map(|placed| placed.row.glyphs.iter().map(|glyph| glyph.chr));
    let first =
        letters.map(bidi_class).find(|class| matches!(class, BidiClass::L | BidiClass::R | BidiClass::AL));
    let level = if first.is_none_or(|class| class == BidiClass::L) { Level::ltr() } else { Level::rtl() };
    for placed in rows {
        let letters: Vec<char> = placed.row.glyphs.iter().map(|glyph| glyph.chr).collect();
        if level.is_rtl() || letters.iter().copied().any(is_shaped_backward) {
            let (order, levels) = visual_order(&letters, level);
            place(Arc::make_mut(&mut placed.row), &order, &levels, pixels_per_point);
        }
    }
}

/// For each place of a line from left to right, which of its glyphs belongs there; and the bidi level of each glyph.
/// `letters` has the words in reading order, each with its characters from left to right. egui may repeat characters of
/// a word after it, without any width.
fn visual_order(letters: &[char], level: Level) -> (Vec<usize>, Vec<Level>) {
    let mut read: Vec<usize> = (0..letters.len()).collect();
    for word in words(letters) {
        read[word].reverse();
    }
    let text: String = read.iter().map(|glyph| letters[*glyph]).collect();
    let bidi = ParagraphBidiInfo::new(&text, Some(level));
    let read_levels = bidi.reordered_levels_per_char(0..text.len());
    let mut levels = vec![level; letters.len()];
    for (glyph, level) in read.iter().zip(&read_levels) {
        levels[*glyph] = *level;
    }
    let order =
        ParagraphBidiInfo::reorder_visual(&read_levels).into_iter().map(|place| read[place]).collect();
    (order, levels)
}

/// The parts of a line that are shaped from right to left.
fn words(letters: &[char]) -> Vec<Range<usize>> {
    let mut words: Vec<Range<usize>> = Vec::new();
    for (at, _) in letters.iter().enumerate().filter(|(_, letter)| is_shaped_backward(**letter)) {
        match words.last_mut() {
            Some(word) if word.end == at => word.end += 1,
            _ => words.push(at..at + 1),
        }
    }
    words
}

/// Moves the glyphs of a line into this order, and mirrors the brackets in text that runs from right to left.
fn place(row: &mut Row, order: &[usize], levels: &[Level], pixels_per_point: f32) {
    let mut moves = vec![0.0; row.glyphs.len()];
    let (mut from, mut to) = (vec![0.0; row.glyphs.len()], 0.0);
    let mut x = 0.0;
    for (glyph, from) in row.glyphs.iter().zip(&mut from) {
        *from = x;
        x += glyph.advance_width;
    }
    for &glyph in order {
        moves[glyph] = ((to - from[glyph]) * pixels_per_point).round() / pixels_per_point;
        to += row.glyphs[glyph].advance_width;
    }
    let ends = row.glyphs.iter().skip(1).map(|glyph| glyph.first_vertex as usize);
    let ends: Vec<usize> = ends.chain([row.visuals.glyph_vertex_range.end]).collect();
    for (number, glyph) in row.glyphs.iter_mut().enumerate() {
        glyph.pos.x += moves[number];
        let corners = &mut row.visuals.mesh.vertices[glyph.first_vertex as usize..ends[number]];
        let turns = levels[number].is_rtl() && "()[]{}<>«»‹›".contains(glyph.chr);
        let sides = corners.iter().map(|corner| corner.pos.x);
        let (left, right) = (sides.clone().fold(f32::MAX, f32::min), sides.fold(f32::MIN, f32::max));
        for corner in corners {
            let place = if turns { left + right - corner.pos.x } else { corner.pos.x };
            corner.pos.x = place + moves[number];
        }
    }
}
