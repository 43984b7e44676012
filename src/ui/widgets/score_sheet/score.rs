//! The content of a score sheet: the main line in rows, and between them paragraphs of comments and variations.

use std::collections::HashMap;
use std::hash::Hash;

use crate::game::Help;
use crate::record::{Evaluation, Nag};
use crate::rules::Color;

/// A score sheet from top to bottom. `K` identifies a move.
#[derive(Clone, PartialEq, Debug)]
pub struct Score<K: Eq + Hash> {
    pub blocks: Vec<Block<K>>,
    pub moves: HashMap<K, ScoredMove>,
    /// Whether the main line is bold, so that it stands out among variations and comments.
    pub is_bold: bool,
    /// A line before the first move; may be empty.
    pub beginning: String,
    pub end: End,
}

/// A row of the main line, or text between rows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Block<K> {
    Row(SheetRow<K>),
    Text(Paragraph<K>),
}

/// White's move and Black's reply.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SheetRow<K> {
    pub number: u32,
    pub cells: [Cell<K>; 2],
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cell<K> {
    Empty,
    /// The player's move is in another row or came before the first move of the sheet.
    Dots,
    Move(K),
}

/// Comments on the main line, or a part of a variation without nested variations.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Paragraph<K> {
    /// 0 for text about the main line, 1 for a variation of it, and so on.
    pub depth: u16,
    pub tokens: Vec<Token<K>>,
}

/// A part of a paragraph.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Token<K> {
    /// `12.` or `12…`.
    Number(String),
    /// A move.
    Move(K),
    /// A comment after this place, or before it.
    Comment { place: K, text: String, before: bool },
    /// Something is left out here; the link to it leads to this place.
    More(K),
}

/// A move with its annotations.
#[derive(Clone, PartialEq, Debug)]
pub struct ScoredMove {
    /// The move with English piece letters.
    pub san: String,
    /// How a screen reader says a move made by hand whose legality must not show; `None` for other moves.
    pub by_hand: Option<String>,
    pub number: u32,
    pub color: Color,
    /// 0 in the main line.
    pub depth: u16,
    pub signs: Vec<Nag>,
    /// Whether the player offered a draw with this move.
    pub draw_offer: bool,
    pub evaluation: Option<Evaluation>,
    /// The mover's clock after the move, in milliseconds.
    pub clock_ms: Option<u64>,
    /// The help that the player had.
    pub help: Option<Help>,
}

/// The result and its reason; both are empty if there is no result.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct End {
    pub result: String,
    pub why: String,
}

impl<K: Eq + Hash> Default for Score<K> {
    fn default() -> Score<K> {
        Score {
            blocks: Vec::new(),
            moves: HashMap::new(),
            is_bold: false,
            beginning: String::new(),
            end: End::default(),
        }
    }
}

impl<K: Copy + Eq + Hash> Score<K> {
    /// Adds a move of the main line in its column.
    pub fn add_to_row(&mut self, number: u32, color: Color, mv: K) {
        let here = Cell::Move(mv);
        let last = self.blocks.last_mut().filter(|_| color == Color::Black);
        if let Some(Block::Row(SheetRow { cells: [Cell::Move(_), black @ Cell::Empty], .. })) = last {
            *black = here;
            return;
        }
        let cells = if color == Color::Black { [Cell::Dots, here] } else { [here, Cell::Empty] };
        self.blocks.push(Block::Row(SheetRow { number, cells }));
    }

    /// Adds to the last paragraph if it has this depth, or begins a new one.
    pub fn add_to_text(&mut self, depth: u16, token: Token<K>) {
        match self.blocks.last_mut() {
            Some(Block::Text(paragraph)) if paragraph.depth == depth => paragraph.tokens.push(token),
            _ => self.blocks.push(Block::Text(Paragraph { depth, tokens: vec![token] })),
        }
    }
}
