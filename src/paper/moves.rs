//! The moves of a record in the order in which a book prints them.

use std::collections::HashSet;

use crate::record::{Nag, NodeId, Notes, Record};
use crate::rules::{Color, Position};
use crate::text::messages::Texts;
use crate::text::notation::{self, Notation, NotationPart};
use crate::text::symbols;

/// The number of [`Piece`]s after which no further move is printed; a file can have more moves than any book.
const MAX_PIECES: usize = 50_000;
/// The maximum length of a printed comment, in bytes; the rest is cut off.
const MAX_COMMENT: usize = 50_000;
/// The maximum number of alternatives to a move that are printed.
const MAX_VARIATIONS: usize = 500;

/// A part of what is printed; the parts come in reading order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Piece {
    /// A move, with its number if it needs one. `place` is the place after the move.
    Move {
        text: String,
        place: NodeId,
        depth: usize,
    },
    Comment {
        text: String,
        depth: usize,
    },
    /// A variation of this depth begins here; [`Piece::End`] ends it.
    Begin(usize),
    End(usize),
}

/// What is still to be printed: the rest of a line, or the end of a variation of this depth.
enum Rest {
    Line { from: NodeId, before: Position, depth: usize },
    End(usize),
}

/// The moves, comments and variations of a record, up to the maximum numbers. A move by Black has a number at the
/// beginning of a line, and after a comment, a variation or one of `diagrams`. Variations wait in a list, so that deep
/// ones can't overflow the call stack.
pub fn of(record: &Record, diagrams: &HashSet<NodeId>, notation: Notation, texts: &Texts) -> Vec<Piece> {
    let mut pieces = Vec::new();
    comments(&mut pieces, &record.notes(Record::ROOT).comments, 0);
    let mut waiting: Vec<Rest> = Vec::new();
    let start = record.start().position().clone();
    waiting.extend(record.next(Record::ROOT).map(|from| Rest::Line { from, before: start, depth: 0 }));
    while let Some(rest) = waiting.pop().filter(|_| pieces.len() < MAX_PIECES) {
        match rest {
            Rest::End(depth) => pieces.push(Piece::End(depth)),
            Rest::Line { from, before, depth } => {
                let text = (diagrams, notation, texts);
                line(record, (from, before, depth), text, &mut pieces, &mut waiting);
            }
        }
    }
    pieces
}

/// Adds a line up to its next variations, which are pushed onto `waiting` after the rest of the line.
fn line(
    record: &Record,
    (from, mut before, depth): (NodeId, Position, usize),
    (diagrams, notation, texts): (&HashSet<NodeId>, Notation, &Texts),
    pieces: &mut Vec<Piece>,
    waiting: &mut Vec<Rest>,
) {
    if depth > 0 && record.is_alternative(from) {
        pieces.push(Piece::Begin(depth));
    }
    let mut place = Some(from);
    let mut is_fresh = true;
    while let Some(at) = place.filter(|_| pieces.len() < MAX_PIECES) {
        let notes = record.notes(at);
        comments(pieces, &notes.before, depth);
        let numbered = is_fresh || !notes.before.is_empty() || before.turn() == Color::White;
        let mv = written(&record.san_after(&before, at), notation, texts) + &symbols(notes);
        let (number, turn) = (before.fullmove_number(), before.turn());
        let text = if numbered { notation::numbered(number, turn, &mv) } else { mv };
        pieces.push(Piece::Move { text, place: at, depth });
        comments(pieces, &notes.comments, depth);
        is_fresh = !notes.comments.is_empty() || diagrams.contains(&at);
        let after = record.step(&before, at);
        place = record.next(at);
        let parent = record.parent(at).filter(|_| !record.is_alternative(at));
        let others = parent.into_iter().flat_map(|parent| record.continuations(parent).skip(1));
        let others: Vec<NodeId> = others.take(MAX_VARIATIONS).collect();
        if !others.is_empty() {
            waiting.extend(place.map(|from| Rest::Line { from, before: after, depth }));
            for from in others.into_iter().rev() {
                waiting.push(Rest::End(depth + 1));
                waiting.push(Rest::Line { from, before: before.clone(), depth: depth + 1 });
            }
            return;
        }
        before = after;
    }
}

fn comments(pieces: &mut Vec<Piece>, texts: &[String], depth: usize) {
    let texts = texts.iter().filter(|text| !text.trim().is_empty());
    let beginning = |text: &String| text[..text.floor_char_boundary(MAX_COMMENT)].to_owned();
    pieces.extend(texts.map(|text| Piece::Comment { text: beginning(text), depth }).take(MAX_PIECES));
}

/// The symbols and the draw offer of a move, as they are printed after it.
pub fn symbols(notes: &Notes) -> String {
    let mut text = String::new();
    let others = notes.nags.iter().filter(|nag| !asks_for_diagram(**nag));
    for nag in others.take(symbols::MAX_SYMBOLS) {
        if !symbols::is_close(*nag) {
            text.push(' ');
        }
        text.push_str(&symbols::text(*nag));
    }
    text + if notes.draw_offer { " (=)" } else { "" }
}

/// The NAG that asks for a diagram.
const DIAGRAM: Nag = Nag(220);
/// The NAG that asks for a diagram with Black at the bottom.
const DIAGRAM_FROM_BLACK: Nag = Nag(221);

pub fn asks_for_diagram(nag: Nag) -> bool {
    [DIAGRAM, DIAGRAM_FROM_BLACK].contains(&nag)
}

/// Whether these notes ask for a diagram with Black at the bottom.
pub fn is_flipped(notes: &Notes) -> bool {
    notes.nags.contains(&DIAGRAM_FROM_BLACK)
}

/// A move in the chosen notation, with figurines as characters.
pub fn written(san: &str, notation: Notation, texts: &Texts) -> String {
    let part = |part| match part {
        NotationPart::Text(text) => text,
        NotationPart::Figurine(piece) => FIGURINES[piece.role.index()].to_string(),
    };
    notation::parts(san, notation, texts).into_iter().map(part).collect()
}

/// The figurines in the order of [`crate::rules::Role::ALL`].
const FIGURINES: [char; 6] = ['♙', '♘', '♗', '♖', '♕', '♔'];
