//! A record as it is read: the main line in rows, and between them paragraphs of comments and variations.
//!
//! How wide anything is: see `ui::screens::study::flow`.

use std::collections::HashMap;

use crate::record::{NodeId, Record};
use crate::rules::{Color, Position};

/// What is read from top to bottom.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Block {
    Row(Row),
    Text(Paragraph),
}

/// A move of White and the answer to it in the main line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    pub number: u32,
    pub cells: [Cell; 2],
}

/// What stands in a column.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cell {
    Empty,
    /// The move stands in another row, since something comes between.
    Dots,
    Move(NodeId),
}

/// A comment, or a stretch of a variation without others in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Paragraph {
    /// 0 beside the main line, 1 for a variation of it, and so on.
    pub depth: u16,
    pub tokens: Vec<Token>,
}

/// What stands in a paragraph.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Token {
    /// `12.` or `12…`.
    Number(String),
    Move(NodeId),
    Comment {
        place: NodeId,
        text: String,
        /// It stands before its move.
        before: bool,
    },
}

/// A move as it is told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told {
    /// In English letters.
    pub san: String,
    pub number: u32,
    pub color: Color,
    pub depth: u16,
}

/// All of it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Score {
    pub blocks: Vec<Block>,
    pub moves: HashMap<NodeId, Told>,
}

/// The rest of a line that is still to be told.
struct Rest {
    from: NodeId,
    before: Position,
    depth: u16,
}

impl Score {
    /// Reads a record. Variations wait on a list of their own, so that no depth is too deep.
    pub fn of(record: &Record) -> Score {
        let mut score = Score::default();
        score.comments(record, Record::ROOT, 0);
        let mut waiting: Vec<Rest> = Vec::new();
        let first = record.next(Record::ROOT);
        let start = record.start().position();
        waiting.extend(first.map(|from| Rest { from, before: start.clone(), depth: 0 }));
        while let Some(rest) = waiting.pop() {
            score.line(record, rest, &mut waiting);
        }
        score
    }

    /// A line up to where others branch off: those come first, then what is left of it.
    fn line(&mut self, record: &Record, rest: Rest, waiting: &mut Vec<Rest>) {
        let Rest { from, mut before, depth } = rest;
        if depth > 0 {
            self.blocks.push(Block::Text(Paragraph { depth, tokens: Vec::new() }));
        }
        let mut place = Some(from);
        // After a number, a comment or a variation a move of Black has its number too.
        let mut fresh = true;
        while let Some(at) = place {
            fresh = self.place(record, at, &before, depth, fresh);
            let after = record.step(&before, at);
            place = record.next(at);
            let others = variations(record, at);
            if !others.is_empty() {
                self.interrupt(record, at);
                waiting.extend(place.map(|from| Rest { from, before: after, depth }));
                let branch = |from| Rest { from, before: before.clone(), depth: depth + 1 };
                waiting.extend(others.into_iter().rev().map(branch));
                return;
            }
            before = after;
        }
    }

    /// A move with what is noted there. Whether the next one has to tell its number.
    fn place(&mut self, record: &Record, at: NodeId, before: &Position, depth: u16, fresh: bool) -> bool {
        let (number, color) = (before.fullmove_number(), before.turn());
        let san = record.mv(at).map_or_else(|| "--".to_owned(), |mv| before.san(mv));
        self.moves.insert(at, Told { san, number, color, depth });
        let notes = record.notes(at);
        for text in &notes.before {
            self.token(depth, Token::Comment { place: at, text: text.clone(), before: true });
        }
        if depth == 0 {
            self.cell(number, color, at);
        } else {
            match color {
                Color::White => self.token(depth, Token::Number(format!("{number}."))),
                Color::Black if fresh || !notes.before.is_empty() => {
                    self.token(depth, Token::Number(format!("{number}…")));
                }
                Color::Black => {}
            }
            self.token(depth, Token::Move(at));
        }
        if !notes.comments.is_empty() {
            self.interrupt(record, at);
        }
        self.comments(record, at, depth)
    }

    fn comments(&mut self, record: &Record, at: NodeId, depth: u16) -> bool {
        let comments = &record.notes(at).comments;
        for text in comments {
            self.token(depth, Token::Comment { place: at, text: text.clone(), before: false });
        }
        !comments.is_empty()
    }

    /// Where something follows a move of White in the main line, Black's answer stands in a row of its own.
    fn interrupt(&mut self, record: &Record, at: NodeId) {
        if let Some(Block::Row(Row { cells: [Cell::Move(white), black @ Cell::Empty], .. })) =
            self.blocks.last_mut()
            && *white == at
            && record.next(at).is_some()
        {
            *black = Cell::Dots;
        }
    }

    fn cell(&mut self, number: u32, color: Color, at: NodeId) {
        let here = Cell::Move(at);
        match (color, self.blocks.last_mut()) {
            (Color::Black, Some(Block::Row(Row { cells: [Cell::Move(_), black @ Cell::Empty], .. }))) => {
                *black = here;
            }
            (Color::Black, _) => self.blocks.push(Block::Row(Row { number, cells: [Cell::Dots, here] })),
            (Color::White, _) => self.blocks.push(Block::Row(Row { number, cells: [here, Cell::Empty] })),
        }
    }

    fn token(&mut self, depth: u16, token: Token) {
        match self.blocks.last_mut() {
            Some(Block::Text(paragraph)) if paragraph.depth == depth => paragraph.tokens.push(token),
            _ => self.blocks.push(Block::Text(Paragraph { depth, tokens: vec![token] })),
        }
    }
}

/// The moves that could have been played instead of one that is first.
fn variations(record: &Record, at: NodeId) -> Vec<NodeId> {
    let Some(parent) = record.parent(at) else { return Vec::new() };
    if record.next(parent) != Some(at) {
        return Vec::new();
    }
    record.ways(parent).skip(1).collect()
}
