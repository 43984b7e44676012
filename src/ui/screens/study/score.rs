//! Builds the score sheet of a record: its main line, with comments and variations between the moves.

use crate::record::{GameResult, NodeId, Notes, Record};
use crate::rules::{Color, Position};
use crate::text::messages::Texts;
use crate::ui::widgets::score_sheet::{Block, Cell, End, Paragraph, Row, Score, ScoredMove, Token};

/// How many alternatives to one move the sheet shows. People write a handful; a file may have a million.
const MOST_VARIATIONS: usize = 500;

/// The rest of a line that is still to be read.
struct Rest {
    from: NodeId,
    before: Position,
    depth: u16,
}

impl Score<NodeId> {
    /// Reads a record, except its result. Variations wait on an explicit stack, so deep nesting can't overflow the call
    /// stack.
    pub fn of(record: &Record) -> Score<NodeId> {
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

    /// Reads a line up to the next variations. These go onto the stack above the rest of the line, so they are read
    /// first.
    fn line(&mut self, record: &Record, rest: Rest, waiting: &mut Vec<Rest>) {
        let Rest { from, mut before, depth } = rest;
        if depth > 0 {
            self.blocks.push(Block::Text(Paragraph { depth, tokens: Vec::new() }));
        }
        let mut place = Some(from);
        // After a number, a comment or a variation, Black's move needs its number too.
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

    /// Adds a move and its notes. Returns whether the next move must show its number.
    fn place(&mut self, record: &Record, at: NodeId, before: &Position, depth: u16, fresh: bool) -> bool {
        let (number, color) = (before.fullmove_number(), before.turn());
        let san = record.mv(at).map_or_else(|| "--".to_owned(), |mv| before.san(mv));
        let notes = record.notes(at);
        self.moves.insert(at, scored(san, number, color, depth, notes));
        for text in &notes.before {
            self.add_to_text(depth, Token::Comment { place: at, text: text.clone(), before: true });
        }
        if depth == 0 {
            self.add_to_row(number, color, at);
        } else {
            match color {
                Color::White => self.add_to_text(depth, Token::Number(format!("{number}."))),
                Color::Black if fresh || !notes.before.is_empty() => {
                    self.add_to_text(depth, Token::Number(format!("{number}…")));
                }
                Color::Black => {}
            }
            self.add_to_text(depth, Token::Move(at));
        }
        if !notes.comments.is_empty() {
            self.interrupt(record, at);
        }
        self.comments(record, at, depth)
    }

    fn comments(&mut self, record: &Record, at: NodeId, depth: u16) -> bool {
        let comments = &record.notes(at).comments;
        for text in comments {
            self.add_to_text(depth, Token::Comment { place: at, text: text.clone(), before: false });
        }
        !comments.is_empty()
    }

    /// If text follows White's move in the main line, Black's reply starts a row of its own.
    fn interrupt(&mut self, record: &Record, at: NodeId) {
        if let Some(Block::Row(Row { cells: [Cell::Move(white), black @ Cell::Empty], .. })) =
            self.blocks.last_mut()
            && *white == at
            && record.next(at).is_some()
        {
            *black = Cell::Dots;
        }
    }
}

fn scored(san: String, number: u32, color: Color, depth: u16, notes: &Notes) -> ScoredMove {
    ScoredMove {
        san,
        number,
        color,
        depth,
        signs: notes.nags.clone(),
        draw_offer: notes.draw_offer,
        evaluation: notes.evaluation.map(|(evaluation, _)| evaluation),
        clock_ms: notes.clock_ms,
        help: None,
    }
}

/// The alternatives to a move that is the first child of its parent, as many as the sheet shows.
fn variations(record: &Record, at: NodeId) -> Vec<NodeId> {
    let Some(parent) = record.parent(at) else { return Vec::new() };
    if record.next(parent) != Some(at) {
        return Vec::new();
    }
    record.ways(parent).skip(1).take(MOST_VARIATIONS).collect()
}

/// The result of a record and its reason. The last position shows checkmate and stalemate; other reasons come from the
/// tags.
pub fn end(record: &Record, words: &Texts) -> End {
    if record.result == GameResult::Open {
        return End::default();
    }
    let result = record.result.text().replace("1/2", "½").replace('-', "–");
    let last = record.line_from(Record::ROOT).last().unwrap_or(Record::ROOT);
    let position = record.position(last);
    let told = record.tags.known("Termination");
    let why = match told.map(str::to_lowercase).as_deref() {
        _ if position.is_checkmate() => t!(words, "by-checkmate"),
        _ if position.is_stalemate() => t!(words, "by-stalemate", name = words.color(position.turn())),
        Some("time forfeit") => t!(words, "study-time-forfeit"),
        Some("normal" | "unterminated") | None => String::new(),
        Some(_) => told.unwrap_or_default().to_owned(),
    };
    End { result, why }
}
