//! The layout of a score sheet: its lines for a given width.
//!
//! It is computed once per score and width; only the visible lines are painted.

use std::collections::HashMap;
use std::hash::Hash;
use std::iter;

use egui::Ui;

use super::letters::{self, Letters};
use super::score::{Block, Cell, Paragraph, Score, ScoredMove, SheetRow, Token};
use crate::ui::theme::{self, size};

/// Variations of this depth are still shown when deeper ones are folded.
pub(super) const FOLDED: u16 = 3;

/// The separator between evaluation and time.
const BETWEEN: &str = "  ";

/// The sign for what is left out.
pub(super) const MORE: &str = "[…]";

/// The left padding of a move in its column, and the free space next to it.
const COLUMN_PAD: f32 = 1.0;
const COLUMN_FREE: f32 = 16.0;

/// How many words of comments are shown on one sheet; after them only an ellipsis for each comment.
const MOST_WORDS: usize = 20_000;

/// The content of an item.
#[derive(Clone, PartialEq, Debug)]
pub enum What<K> {
    Number(String),
    Dots,
    Move(K),
    /// A clock time or an evaluation.
    Quiet(String),
    /// A part of the comment with this index; the first part represents the whole comment.
    Comment {
        remark: usize,
        text: String,
        first: bool,
    },
    /// A sign for what is left out, which leads to this place; without one it stands for folded variations.
    More(Option<K>),
    /// The result.
    Result(String),
    Why(String),
}

/// An item at its place on a line.
#[derive(Clone, PartialEq, Debug)]
pub struct Item<K> {
    pub left: f32,
    pub width: f32,
    pub what: What<K>,
}

/// A line of the sheet.
#[derive(Clone, PartialEq, Debug)]
pub struct Line<K> {
    pub top: f32,
    pub height: f32,
    pub depth: u16,
    pub items: Vec<Item<K>>,
}

/// A comment as a whole, for screen readers and for editing.
#[derive(Clone, PartialEq, Debug)]
pub struct CommentPlace<K> {
    pub place: K,
    pub before: bool,
    pub text: String,
}

/// The layout.
#[derive(Clone, PartialEq, Debug)]
pub struct Flow<K: Eq + Hash> {
    pub lines: Vec<Line<K>>,
    pub remarks: Vec<CommentPlace<K>>,
    pub height: f32,
    /// The first move of the main line.
    pub first: Option<K>,
    /// The line of each move.
    found: HashMap<K, usize>,
}

struct Builder<'a, K: Eq + Hash> {
    ui: &'a Ui,
    letters: Letters<'a>,
    score: &'a Score<K>,
    width: f32,
    space: f32,
    flow: Flow<K>,
    /// The x position of a paragraph's next item.
    at: f32,
    /// How many of a move's time and evaluation are shown in the columns: as many as fit next to every move.
    noted: usize,
    /// How many words of comments have been measured.
    words: usize,
}

impl<K: Copy + Eq + Hash> Flow<K> {
    /// Lays out a score, with all variations if it is `unfolded`.
    pub fn of(ui: &Ui, letters: Letters<'_>, score: &Score<K>, width: f32, unfolded: bool) -> Flow<K> {
        let space = letters.width(ui, "n n") - letters.width(ui, "nn");
        let (lines, remarks, found) = (Vec::new(), Vec::new(), HashMap::new());
        let flow = Flow { lines, remarks, height: 0.0, first: None, found };
        let mut builder = Builder { ui, letters, score, width, space, flow, at: 0.0, noted: 0, words: 0 };
        builder.noted = builder.fitting();
        builder.begin();
        let mut is_folded = false;
        for block in &score.blocks {
            let was_folded = is_folded;
            is_folded = matches!(block, Block::Text(paragraph) if !unfolded && paragraph.depth > FOLDED);
            match block {
                Block::Row(row) => builder.row(row),
                Block::Text(paragraph) if !is_folded => builder.paragraph(paragraph),
                Block::Text(_) if !was_folded => builder.folded(),
                Block::Text(_) => {}
            }
        }
        builder.end();
        builder.flow
    }

    /// The line of a move; 0 for the start.
    pub fn line_of(&self, place: K) -> usize {
        self.found.get(&place).copied().unwrap_or(0)
    }

    /// The lines between two vertical positions.
    pub fn between(&self, top: f32, bottom: f32) -> std::ops::Range<usize> {
        let first = self.lines.partition_point(|line| line.top + line.height < top);
        let end = self.lines.partition_point(|line| line.top <= bottom);
        first..end.max(first)
    }
}

/// The left edge of a paragraph of this depth.
pub fn indent(depth: u16, small: bool) -> f32 {
    let step = if small { 9.0 } else { 14.0 };
    pad(small) + f32::from(depth.min(size::TREE_DEEPEST)) * step
}

/// The height of a row of the main line.
pub fn row_height(small: bool) -> f32 {
    if small { size::ROW_SMALL } else { size::ROW }
}

fn pad(small: bool) -> f32 {
    if small { size::PAD_SMALL } else { size::PAD }
}

impl<K: Copy + Eq + Hash> Builder<'_, K> {
    fn new_line(&mut self, height: f32, depth: u16) {
        let top = self.flow.height;
        self.flow.lines.push(Line { top, height, depth, items: Vec::new() });
        self.flow.height += height;
    }

    fn put(&mut self, left: f32, width: f32, what: What<K>) {
        if let What::Move(place) = what {
            self.flow.found.insert(place, self.flow.lines.len().saturating_sub(1));
        }
        if let Some(line) = self.flow.lines.last_mut() {
            line.items.push(Item { left, width, what });
        }
    }

    /// Puts an item after the last one of a paragraph.
    fn put_inline(&mut self, width: f32, what: What<K>) {
        self.put(self.at, width, what);
        self.at += width + self.space * 1.5;
    }

    /// The left edge of White's column.
    fn first_column(&self) -> f32 {
        let small = self.letters.small;
        pad(small) + if small { 26.0 } else { 36.0 }
    }

    fn column(&self) -> f32 {
        (self.width - pad(self.letters.small) - self.first_column()) / 2.0
    }

    /// The last `noted` of a move's evaluation and time, as one text, and its width; nothing if there is none.
    fn details(&self, mv: &ScoredMove, noted: usize) -> Option<(String, f32)> {
        let quiet = self.letters.quiet(mv);
        let details = quiet[quiet.len().saturating_sub(noted)..].join(BETWEEN);
        let width = letters::width(self.ui, &details, theme::small());
        (!details.is_empty()).then_some((details, width))
    }

    /// How many notes fit next to every move of the columns, so that a column has them in all rows or in none.
    fn fitting(&self) -> usize {
        let column = self.column();
        let rows = self.score.blocks.iter().filter_map(|block| match block {
            Block::Row(row) => Some(row.cells),
            Block::Text(_) => None,
        });
        let cells = rows.flatten().filter_map(|cell| match cell {
            Cell::Move(place) => self.score.moves.get(&place),
            Cell::Empty | Cell::Dots => None,
        });
        cells.fold(2, |noted, mv| {
            let width = self.letters.width_of(self.ui, self.letters.parts(mv));
            let fits = |noted: &usize| {
                self.details(mv, *noted).is_none_or(|(_, room)| width + room + 5.0 * size::TREE_GAP <= column)
            };
            (0..=noted).rev().find(fits).unwrap_or(0)
        })
    }

    fn row(&mut self, row: &SheetRow<K>) {
        let small = self.letters.small;
        self.new_line(row_height(small), 0);
        let (number, first) = (pad(small), self.first_column());
        let column = self.column();
        self.put(number, first - number, What::Number(format!("{}.", row.number)));
        for (index, cell) in row.cells.into_iter().enumerate() {
            let left = first + index as f32 * column;
            match cell {
                Cell::Empty => {}
                Cell::Dots => self.put(left, column, What::Dots),
                Cell::Move(place) => self.cell(place, left, column),
            }
        }
    }

    /// A move of the main line, with time and evaluation at the right of its column if they fit.
    fn cell(&mut self, place: K, left: f32, column: f32) {
        let Some(mv) = self.score.moves.get(&place) else { return };
        let width = self.letters.width_of(self.ui, self.letters.parts(mv)).min(column - COLUMN_FREE);
        self.flow.first = self.flow.first.or(Some(place));
        self.put(left + COLUMN_PAD, width, What::Move(place));
        if let Some((details, room)) = self.details(mv, self.noted) {
            self.put(left + column - room - 3.0 * size::TREE_GAP, room, What::Quiet(details));
        }
    }

    fn text_line(&mut self, depth: u16) {
        let height = if self.letters.small { size::TREE_LINE_SMALL } else { size::TREE_LINE };
        self.new_line(height, depth);
        self.at = indent(depth, self.letters.small);
    }

    fn paragraph(&mut self, paragraph: &Paragraph<K>) {
        let depth = paragraph.depth;
        self.text_line(depth);
        let mut number = None;
        for token in &paragraph.tokens {
            match token {
                Token::Number(text) => number = Some(text.clone()),
                Token::Move(place) => self.inline(*place, number.take(), depth),
                Token::Comment { place, text, before } => {
                    let remark = CommentPlace { place: *place, before: *before, text: text.clone() };
                    self.flow.remarks.push(remark);
                    self.remark(text, depth);
                }
                Token::More(place) => {
                    let width = self.letters.width(self.ui, MORE);
                    self.wrap(width, depth);
                    self.put_inline(width, What::More(Some(*place)));
                }
            }
        }
        self.flow.height += size::TREE_AFTER;
    }

    /// A line in place of variations that are too deep.
    fn folded(&mut self) {
        self.text_line(FOLDED + 1);
        let width = self.letters.width(self.ui, MORE);
        self.put(self.at, width, What::More(None));
        self.flow.height += size::TREE_AFTER;
    }

    fn right(&self) -> f32 {
        self.width - pad(self.letters.small)
    }

    /// Starts a new line if an item of this width does not fit.
    fn wrap(&mut self, width: f32, depth: u16) {
        if self.at + width > self.right() && self.at > indent(depth, self.letters.small) {
            self.text_line(depth);
        }
    }

    /// A move in a variation, on the same line as its number.
    fn inline(&mut self, place: K, number: Option<String>, depth: u16) {
        let Some(mv) = self.score.moves.get(&place) else { return };
        let width = self.letters.width_of(self.ui, self.letters.parts(mv));
        let before = number.as_ref().map_or(0.0, |text| self.letters.width(self.ui, text) + self.space);
        let details = self.letters.quiet(mv).join(BETWEEN);
        let quiet = self.letters.width(self.ui, &details);
        let room = if details.is_empty() { 0.0 } else { self.space * 1.5 + quiet };
        // The details of a move stay next to it.
        self.wrap(before + width + room, depth);
        if let Some(text) = number {
            self.put(self.at, before, What::Number(text));
            self.at += before;
        }
        self.put_inline(width, What::Move(place));
        if !details.is_empty() {
            self.wrap(quiet, depth);
            self.put_inline(quiet, What::Quiet(details));
        }
    }

    /// The width of a word in a comment. Shaping every word of a very long score would hold up the window, so after a
    /// book's chapter the letters are measured one by one, which can only be wider.
    fn width_of_word(&mut self, word: &str) -> f32 {
        const SHAPED: usize = 2_000;
        self.words += 1;
        if self.words <= SHAPED {
            return self.letters.width(self.ui, word);
        }
        let font = self.letters.font();
        self.ui.fonts_mut(|fonts| word.chars().map(|letter| fonts.glyph_width(&font, letter)).sum())
    }

    /// A comment, word by word; the words on one line form one item.
    fn remark(&mut self, text: &str, depth: u16) {
        let index = self.flow.remarks.len() - 1;
        let room = self.right() - indent(depth, self.letters.small);
        let longest = ((room / self.letters.font().size) as usize).max(1);
        let mut first = true;
        let words = text.split_whitespace().flat_map(|word| chunks(word, longest));
        // Of what is left out at least the beginning of each comment is shown, so that it can be opened.
        let room = MOST_WORDS.saturating_sub(self.words);
        let cut = iter::once("…").take(usize::from(words.clone().nth(room).is_some()));
        for word in words.take(room).chain(cut) {
            let width = self.width_of_word(word);
            self.wrap(width, depth);
            let space = self.space;
            let last = self.flow.lines.last_mut().and_then(|line| line.items.last_mut());
            match last {
                Some(Item { width: all, what: What::Comment { remark, text, .. }, .. })
                    if *remark == index =>
                {
                    *text = format!("{text} {word}");
                    *all += space + width;
                }
                _ => {
                    let text = word.to_owned();
                    self.put(self.at, width, What::Comment { remark: index, text, first });
                    first = false;
                }
            }
            self.at += width + self.space;
        }
        self.at += self.space / 2.0;
    }

    /// The result in White's column, and the reason after it or below it.
    fn begin(&mut self) {
        let text = &self.score.beginning;
        if !text.is_empty() {
            self.new_line(row_height(self.letters.small), 0);
            let (left, right) = (pad(self.letters.small), self.right());
            self.put(left, (right - left).max(1.0), What::Why(text.clone()));
        }
    }

    fn end(&mut self) {
        let end = &self.score.end;
        if end.result.is_empty() {
            return;
        }
        self.new_line(row_height(self.letters.small), 0);
        let (left, right) = (self.first_column(), self.right());
        let width = letters::width(self.ui, &end.result, theme::bold(size::TEXT));
        self.put(left, width, What::Result(end.result.clone()));
        if !end.why.is_empty() {
            let mut after = left + width + size::TREE_GAP;
            if letters::width(self.ui, &end.why, theme::small()) > right - after {
                self.new_line(row_height(self.letters.small), 0);
                after = pad(self.letters.small);
            }
            self.put(after, (right - after).max(1.0), What::Why(end.why.clone()));
        }
    }
}

/// Splits a word into parts of at most `longest` characters.
fn chunks(word: &str, longest: usize) -> impl Iterator<Item = &str> + Clone {
    let mut rest = word;
    iter::from_fn(move || {
        if rest.is_empty() {
            return None;
        }
        let end = rest.char_indices().nth(longest).map_or(rest.len(), |(end, _)| end);
        let (chunk, left) = rest.split_at(end);
        rest = left;
        Some(chunk)
    })
}
