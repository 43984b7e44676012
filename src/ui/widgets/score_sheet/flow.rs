//! The layout of a score sheet: its lines for a given width.
//!
//! The layout is computed again only when something that it depends on has changed, and usually only the visible lines
//! are painted, because a score may have thousands of moves.

use std::collections::HashMap;
use std::hash::Hash;

use egui::text::LayoutJob;
use egui::{Color32, FontId, Pos2, Rect, Ui, vec2};

use super::letters::Letters;
use super::score::{Block, Cell, Paragraph, Score, ScoredMove, SheetRow, Token};
use crate::ui::theme::{Tokens, tokens};
use crate::ui::widgets::text_width;

/// Variations of this depth are still shown when deeper ones are folded.
pub(super) const FOLDED: u16 = 3;

/// The depth from which the indentation stays the same.
pub(super) const DEEPEST: u16 = 6;

/// How many lines, counted from the line of a move, are searched for its comments.
const MAX_NEAR: usize = 40;

/// The separator between evaluation and time.
const BETWEEN: &str = "  ";

/// The text of a link to what is left out.
pub(super) const MORE: &str = "[…]";

/// The content of an item.
#[derive(Clone, PartialEq, Debug)]
pub enum What<K> {
    /// Text that can't be pressed.
    Text(TextKind, String),
    /// A move.
    Move(K),
    /// A part of the comment with the index `remark`. Screen readers get the whole comment from its first part.
    Comment { remark: usize, text: String, first: bool },
    /// A link to what is left out at this place or, without a place, to folded variations.
    More(Option<K>),
}

/// A kind of text that can't be pressed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TextKind {
    /// The number of a move, or dots in place of a move.
    Number,
    /// An evaluation, a clock time, or both.
    Details,
    Result,
    /// The text before the moves, or the reason for the result.
    Note,
}

impl TextKind {
    pub(super) fn font(self, tokens: &Tokens) -> FontId {
        match self {
            TextKind::Number => tokens.body(),
            TextKind::Details | TextKind::Note => tokens.small(),
            TextKind::Result => tokens.bold(),
        }
    }
}

/// An item at its place on a line.
#[derive(Clone, PartialEq, Debug)]
pub struct Item<K> {
    pub left: f32,
    pub width: f32,
    pub what: What<K>,
}

#[derive(Clone, PartialEq, Debug)]
pub struct Line<K> {
    pub top: f32,
    pub height: f32,
    pub depth: u16,
    pub items: Vec<Item<K>>,
}

impl<K> Line<K> {
    /// The line's rectangle on a sheet of this width whose top left corner is at `origin`.
    pub fn place(&self, origin: Pos2, width: f32) -> Rect {
        Rect::from_min_size(origin + vec2(0.0, self.top), vec2(width, self.height))
    }
}

/// A comment as a whole, for screen readers and for editing.
#[derive(Clone, PartialEq, Debug)]
pub struct CommentPlace<K> {
    pub place: K,
    pub before: bool,
    pub text: String,
}

#[derive(Clone, PartialEq, Debug)]
pub struct Flow<K: Eq + Hash> {
    pub lines: Vec<Line<K>>,
    pub remarks: Vec<CommentPlace<K>>,
    pub height: f32,
    /// The first move of the main line.
    pub first: Option<K>,
    /// For each move that is laid out, the index of its line.
    found: HashMap<K, usize>,
}

struct Builder<'a, K: Eq + Hash> {
    ui: &'a Ui,
    tokens: &'static Tokens,
    letters: Letters<'a>,
    score: &'a Score<K>,
    /// Where White's column begins, and where Black's ends.
    first_column: f32,
    right: f32,
    space: f32,
    flow: Flow<K>,
    /// The depth of the paragraph, and the x position of its next item.
    depth: u16,
    at: f32,
    /// How many notes on a move (evaluation and time) the columns show: as many as fit next to every move.
    noted: usize,
}

impl<K: Copy + Eq + Hash> Flow<K> {
    /// Lays out a score. If `unfolded`, variations of any depth are shown.
    pub fn of(ui: &Ui, letters: Letters<'_>, score: &Score<K>, sheet_width: f32, unfolded: bool) -> Flow<K> {
        let tokens = tokens(ui.ctx());
        let space = text_width(ui, "n n", tokens.body()) - text_width(ui, "nn", tokens.body());
        let (lines, remarks, found) = (Vec::new(), Vec::new(), HashMap::new());
        let flow = Flow { lines, remarks, height: 0.0, first: None, found };
        // There is space for three-digit numbers with a full stop.
        let (first_column, right) = (tokens.space.l + 2.1 * tokens.text.body, sheet_width - tokens.space.l);
        let (depth, at, noted) = (0, 0.0, 0);
        let mut builder =
            Builder { ui, tokens, letters, score, first_column, right, space, flow, depth, at, noted };
        builder.noted = builder.fitting();
        if !score.beginning.is_empty() {
            builder.new_line(tokens.row, 0);
            builder.note(tokens.space.l, &score.beginning);
        }
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

    /// The index of the line with a move; 0 if the move is not laid out.
    pub fn line_of(&self, place: K) -> usize {
        self.found.get(&place).copied().unwrap_or(0)
    }

    /// The index of the last line with a comment on a move; `None` if there is none. Only `MAX_NEAR` lines are
    /// searched, beginning with the line of the move.
    pub fn last_line_about(&self, place: K) -> Option<usize> {
        let is_about = |remark: &usize| self.remarks.get(*remark).is_some_and(|remark| remark.place == place);
        let has_it = |line: &Line<K>| {
            line.items
                .iter()
                .any(|item| matches!(&item.what, What::Comment { remark, .. } if is_about(remark)))
        };
        let from = self.line_of(place);
        // A comment usually follows closely after its move.
        let mut near = self.lines.get(from..).unwrap_or_default().iter().take(MAX_NEAR);
        near.rposition(has_it).map(|index| from + index)
    }

    /// The indices of the lines between two vertical positions.
    pub fn between(&self, top: f32, bottom: f32) -> std::ops::Range<usize> {
        let first = self.lines.partition_point(|line| line.top + line.height < top);
        let end = self.lines.partition_point(|line| line.top <= bottom);
        first..end.max(first)
    }
}

/// The left edge of a paragraph of this depth.
pub fn indent(depth: u16, tokens: &Tokens) -> f32 {
    tokens.space.l + f32::from(depth.min(DEEPEST)) * tokens.space.m
}

impl<K: Copy + Eq + Hash> Builder<'_, K> {
    fn new_line(&mut self, height: f32, depth: u16) {
        let top = self.flow.height;
        self.flow.lines.push(Line { top, height, depth, items: Vec::new() });
        self.flow.height += height;
        (self.depth, self.at) = (depth, indent(depth, self.tokens));
    }

    /// Starts a line of a paragraph. Such a line is less tall than a row of moves.
    fn text_line(&mut self, depth: u16) {
        self.new_line(self.tokens.row - 4.0, depth);
    }

    fn put(&mut self, left: f32, width: f32, what: What<K>) {
        if let What::Move(place) = what {
            self.flow.found.insert(place, self.flow.lines.len().saturating_sub(1));
        }
        if let Some(line) = self.flow.lines.last_mut() {
            line.items.push(Item { left, width, what });
        }
    }

    fn put_text(&mut self, left: f32, width: f32, kind: TextKind, text: impl Into<String>) {
        self.put(left, width, What::Text(kind, text.into()));
    }

    /// Puts an item after the last one of a paragraph, on a new line if it does not fit.
    fn put_inline(&mut self, width: f32, what: What<K>) {
        self.wrap(width);
        self.put(self.at, width, what);
        self.at += width + self.space * 1.5;
    }

    /// Starts a new line if an item of this width does not fit and the line is not empty.
    fn wrap(&mut self, width: f32) {
        if self.at + width > self.right && self.at > indent(self.depth, self.tokens) {
            self.text_line(self.depth);
        }
    }

    /// The width of a column.
    fn column(&self) -> f32 {
        (self.right - self.first_column) / 2.0
    }

    fn width(&self, kind: TextKind, text: &str) -> f32 {
        text_width(self.ui, text, kind.font(self.tokens))
    }

    /// A move's evaluation and time (only the last `noted` of them) as one text, and its width; `None` if the text is
    /// empty.
    fn details(&self, mv: &ScoredMove, noted: usize) -> Option<(String, f32)> {
        let quiet = self.letters.quiet(mv);
        let details = quiet[quiet.len().saturating_sub(noted)..].join(BETWEEN);
        let width = self.width(TextKind::Details, &details);
        (!details.is_empty()).then_some((details, width))
    }

    /// The number of notes that fit next to every move of the columns. The same number is shown in all rows.
    fn fitting(&self) -> usize {
        let rows = self.score.blocks.iter().filter_map(|block| match block {
            Block::Row(row) => Some(row.cells),
            Block::Text(_) => None,
        });
        let moves = rows.flatten().filter_map(|cell| match cell {
            Cell::Move(place) => self.score.moves.get(&place),
            Cell::Empty | Cell::Dots => None,
        });
        moves.fold(2, |noted, mv| {
            let width = self.letters.width_of(self.ui, mv) + 2.0 * self.tokens.space.xl;
            let fits = |noted: &usize| {
                self.details(mv, *noted).is_none_or(|(_, room)| width + room <= self.column())
            };
            (0..=noted).rev().find(fits).unwrap_or(0)
        })
    }

    fn row(&mut self, row: &SheetRow<K>) {
        self.new_line(self.tokens.row, 0);
        let left = self.tokens.space.l;
        self.put_text(left, self.first_column - left, TextKind::Number, format!("{}.", row.number));
        for (index, cell) in row.cells.into_iter().enumerate() {
            let left = self.first_column + index as f32 * self.column();
            match cell {
                Cell::Empty => {}
                Cell::Dots => self.put_text(left, self.column(), TextKind::Number, "…"),
                Cell::Move(place) => self.cell(place, left),
            }
        }
    }

    /// Adds a move of the main line, with its details at the right of its column.
    fn cell(&mut self, place: K, left: f32) {
        let Some(mv) = self.score.moves.get(&place) else { return };
        let width = self.letters.width_of(self.ui, mv).min(self.column() - self.tokens.space.l);
        self.flow.first = self.flow.first.or(Some(place));
        self.put(left, width, What::Move(place));
        if let Some((details, room)) = self.details(mv, self.noted) {
            let left = left + self.column() - room - self.tokens.space.xl;
            self.put_text(left, room, TextKind::Details, details);
        }
    }

    fn paragraph(&mut self, paragraph: &Paragraph<K>) {
        self.text_line(paragraph.depth);
        let mut number = None;
        for token in &paragraph.tokens {
            match token {
                Token::Number(text) => number = Some(text.clone()),
                Token::Move(place) => self.inline(*place, number.take()),
                Token::Comment { place, text, before } => {
                    let remark = CommentPlace { place: *place, before: *before, text: text.clone() };
                    self.flow.remarks.push(remark);
                    self.remark(text);
                }
                Token::More(place) => {
                    self.put_inline(self.width(TextKind::Number, MORE), What::More(Some(*place)));
                }
            }
        }
        self.flow.height += self.tokens.space.xs;
    }

    /// Adds a line with a link in place of variations that are too deep.
    fn folded(&mut self) {
        self.text_line(FOLDED + 1);
        self.put_inline(self.width(TextKind::Number, MORE), What::More(None));
        self.flow.height += self.tokens.space.xs;
    }

    /// Adds a move in a variation, on the same line as its number and its details if they fit.
    fn inline(&mut self, place: K, number: Option<String>) {
        let Some(mv) = self.score.moves.get(&place) else { return };
        let width = self.letters.width_of(self.ui, mv);
        let before = number.as_ref().map_or(0.0, |text| self.width(TextKind::Number, text) + self.space);
        let details = self.details(mv, 2);
        let room = details.as_ref().map_or(0.0, |(_, room)| self.space * 1.5 + room);
        self.wrap(before + width + room);
        if let Some(text) = number {
            self.put_text(self.at, before, TextKind::Number, text);
            self.at += before;
        }
        self.put_inline(width, What::Move(place));
        if let Some((details, room)) = details {
            self.put_inline(room, What::Text(TextKind::Details, details));
        }
    }

    /// Adds a comment. egui breaks it into lines, and each line that is not empty becomes an item.
    fn remark(&mut self, text: &str) {
        let remark = self.flow.remarks.len() - 1;
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        let left = indent(self.depth, self.tokens);
        let room = (self.right - left).max(1.0);
        let mut job = LayoutJob::simple(text, self.tokens.body(), Color32::PLACEHOLDER, room);
        job.sections[0].leading_space = self.at - left;
        let mut first = true;
        for (index, row) in self.ui.fonts_mut(|fonts| fonts.layout_job(job)).rows.iter().enumerate() {
            if index > 0 {
                self.text_line(self.depth);
            }
            let (text, width) = (row.text().trim_end().to_owned(), row.rect_without_leading_space().width());
            if !text.is_empty() {
                self.put(self.at, width, What::Comment { remark, text, first });
                first = false;
            }
            self.at += width + self.space * 1.5;
        }
    }

    /// Adds text to a line before or after the moves, from `left` to the right edge.
    fn note(&mut self, left: f32, text: &str) {
        self.put_text(left, (self.right - left).max(1.0), TextKind::Note, text);
    }

    /// Adds the result, if there is one, in White's column, and any reason after it or below it.
    fn end(&mut self) {
        let end = &self.score.end;
        if end.result.is_empty() {
            return;
        }
        self.new_line(self.tokens.row, 0);
        let width = self.width(TextKind::Result, &end.result);
        self.put_text(self.first_column, width, TextKind::Result, &end.result);
        let mut after = self.first_column + width + self.tokens.space.s;
        if self.width(TextKind::Note, &end.why) > self.right - after {
            self.new_line(self.tokens.row, 0);
            after = self.tokens.space.l;
        }
        if !end.why.is_empty() {
            self.note(after, &end.why);
        }
    }
}
