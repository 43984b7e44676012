//! The lines of a score at a width: what stands in each and where.
//!
//! It is made once for a record and a width; what is painted is only what is seen.
//!
//! Painting: see `ui::screens::study::sheet`.

use std::collections::HashMap;

use egui::Ui;

use super::end::End;
use super::letters::Letters;
use super::score::{Block, Cell, Paragraph, Row, Score, Token};
use crate::record::{NodeId, Record};
use crate::ui::theme::size;

/// Between a worth and a time.
const BETWEEN: &str = "  ";

/// What stands somewhere.
#[derive(Clone, PartialEq, Debug)]
pub enum What {
    Number(String),
    Dots,
    Move(NodeId),
    /// A clock's time, and what a position is worth.
    Quiet(String),
    /// A stretch of the comment of this number; the first one stands for all of it.
    Comment {
        remark: usize,
        text: String,
        first: bool,
    },
    /// How the game ended.
    Result(String),
    Why(String),
}

/// Something in its place on a line.
#[derive(Clone, PartialEq, Debug)]
pub struct Item {
    pub left: f32,
    pub width: f32,
    pub what: What,
}

/// A line of the sheet.
#[derive(Clone, PartialEq, Debug)]
pub struct Line {
    pub top: f32,
    pub height: f32,
    pub depth: u16,
    pub items: Vec<Item>,
}

/// A comment, so that all of it is read aloud and can be edited.
#[derive(Clone, PartialEq, Debug)]
pub struct Remark {
    pub place: NodeId,
    pub before: bool,
    pub text: String,
}

/// All lines.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Flow {
    pub lines: Vec<Line>,
    pub remarks: Vec<Remark>,
    pub height: f32,
    /// The line in which a move stands.
    found: HashMap<NodeId, usize>,
}

struct Builder<'a> {
    ui: &'a Ui,
    letters: Letters<'a>,
    record: &'a Record,
    score: &'a Score,
    width: f32,
    space: f32,
    flow: Flow,
    /// Where the next thing of a paragraph comes.
    at: f32,
}

impl Flow {
    /// Puts everything in its place.
    pub fn of(ui: &Ui, letters: Letters<'_>, record: &Record, score: &Score, width: f32) -> Flow {
        let space = letters.width(ui, "n n") - letters.width(ui, "nn");
        let flow = Flow::default();
        let mut builder = Builder { ui, letters, record, score, width, space, flow, at: 0.0 };
        for block in &score.blocks {
            match block {
                Block::Row(row) => builder.row(row),
                Block::Text(paragraph) => builder.paragraph(paragraph),
            }
        }
        builder.end(&End::of(record, letters.words));
        builder.flow
    }

    /// The line in which a move stands; the first one for the start.
    pub fn line_of(&self, place: NodeId) -> usize {
        self.found.get(&place).copied().unwrap_or(0)
    }

    /// The lines between two heights.
    pub fn between(&self, top: f32, bottom: f32) -> std::ops::Range<usize> {
        let first = self.lines.partition_point(|line| line.top + line.height < top);
        let end = self.lines.partition_point(|line| line.top <= bottom);
        first..end.max(first)
    }
}

/// The left edge of a paragraph of this depth.
pub fn indent(depth: u16, small: bool) -> f32 {
    let step = if small { size::TREE_STEP_SMALL } else { size::TREE_STEP };
    pad(small) + f32::from(depth.min(size::TREE_DEEPEST)) * step
}

fn pad(small: bool) -> f32 {
    if small { size::PAD_SMALL } else { size::PAD }
}

impl Builder<'_> {
    fn new_line(&mut self, height: f32, depth: u16) {
        let top = self.flow.height;
        self.flow.lines.push(Line { top, height, depth, items: Vec::new() });
        self.flow.height += height;
    }

    fn put(&mut self, left: f32, width: f32, what: What) {
        if let What::Move(place) = what {
            self.flow.found.insert(place, self.flow.lines.len().saturating_sub(1));
        }
        if let Some(line) = self.flow.lines.last_mut() {
            line.items.push(Item { left, width, what });
        }
    }

    fn row(&mut self, row: &Row) {
        let small = self.letters.small;
        self.new_line(if small { size::ROW_SMALL } else { size::ROW }, 0);
        let number = pad(small);
        let first = number + if small { size::TREE_NUMBER_SMALL } else { size::TREE_NUMBER };
        let column = (self.width - pad(small) - first) / 2.0;
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

    /// A move of the main line, and at the right of its column what is known of time and worth, where there is room.
    fn cell(&mut self, place: NodeId, left: f32, column: f32) {
        let Some(told) = self.score.moves.get(&place) else { return };
        let notes = self.record.notes(place);
        let parts = self.letters.parts(told, notes);
        let width = self.letters.width_of(self.ui, &parts).min(column - size::TREE_GAP);
        self.put(left, width, What::Move(place));
        let quiet = self.letters.quiet(notes);
        // All of it, or only the last.
        for from in 0..quiet.len() {
            let told = quiet[from..].join(BETWEEN);
            let room = self.letters.width(self.ui, &told);
            if width + room + 3.0 * size::TREE_GAP <= column {
                self.put(left + column - room - size::TREE_GAP, room, What::Quiet(told));
                return;
            }
        }
    }

    fn text_line(&mut self, depth: u16) {
        let height = if self.letters.small { size::TREE_LINE_SMALL } else { size::TREE_LINE };
        self.new_line(height, depth);
        self.at = indent(depth, self.letters.small);
    }

    fn paragraph(&mut self, paragraph: &Paragraph) {
        let depth = paragraph.depth;
        self.text_line(depth);
        let mut number = None;
        for token in &paragraph.tokens {
            match token {
                Token::Number(text) => number = Some(text.clone()),
                Token::Move(place) => self.inline(*place, number.take(), depth),
                Token::Comment { place, text, before } => {
                    let remark = Remark { place: *place, before: *before, text: text.clone() };
                    self.flow.remarks.push(remark);
                    self.remark(text, depth);
                }
            }
        }
        self.flow.height += size::TREE_AFTER;
    }

    fn right(&self) -> f32 {
        self.width - pad(self.letters.small)
    }

    /// Goes to the next line where there is no room for so much.
    fn wrap(&mut self, width: f32, depth: u16) {
        if self.at + width > self.right() && self.at > indent(depth, self.letters.small) {
            self.text_line(depth);
        }
    }

    /// A move in a variation, on one line with its number.
    fn inline(&mut self, place: NodeId, number: Option<String>, depth: u16) {
        let Some(told) = self.score.moves.get(&place) else { return };
        let notes = self.record.notes(place);
        let parts = self.letters.parts(told, notes);
        let width = self.letters.width_of(self.ui, &parts);
        let before = number.as_ref().map_or(0.0, |text| self.letters.width(self.ui, text) + self.space / 2.0);
        self.wrap(before + width, depth);
        if let Some(text) = number {
            self.put(self.at, before, What::Number(text));
            self.at += before;
        }
        self.put(self.at, width, What::Move(place));
        self.at += width + self.space * 1.5;
        let quiet = self.letters.quiet(notes);
        if !quiet.is_empty() {
            let told = quiet.join(BETWEEN);
            let width = self.letters.width(self.ui, &told);
            self.wrap(width, depth);
            self.put(self.at, width, What::Quiet(told));
            self.at += width + self.space * 1.5;
        }
    }

    /// A comment, word by word; the words of one line are one thing.
    fn remark(&mut self, text: &str, depth: u16) {
        let index = self.flow.remarks.len() - 1;
        let room = self.right() - indent(depth, self.letters.small);
        let longest = ((room / self.letters.font().size) as usize).max(1);
        let mut first = true;
        for word in text.split_whitespace().flat_map(|word| chunks(word, longest)) {
            let width = self.letters.width(self.ui, word);
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

    fn end(&mut self, end: &End) {
        if end.result.is_empty() {
            return;
        }
        let small = self.letters.small;
        self.new_line(if small { size::ROW_SMALL } else { size::ROW }, 0);
        let width = self.letters.width(self.ui, &end.result) * 1.2 + self.space;
        self.put(pad(small), width, What::Result(end.result.clone()));
        self.at = pad(small) + width + self.space;
        if !end.why.is_empty() {
            self.put(self.at, self.right() - self.at, What::Why(end.why.clone()));
        }
    }
}

/// A word in stretches of so many letters; words that are no longer stay whole.
fn chunks(word: &str, longest: usize) -> impl Iterator<Item = &str> {
    let mut rest = word;
    std::iter::from_fn(move || {
        if rest.is_empty() {
            return None;
        }
        let end = rest.char_indices().nth(longest).map_or(rest.len(), |(end, _)| end);
        let (chunk, left) = rest.split_at(end);
        rest = left;
        Some(chunk)
    })
}
