//! Builds the score sheet of a record: its main line, with comments and variations between the moves.

use crate::record::{GameResult, NodeId, Record};
use crate::rules::{Color, Position};
use crate::text::{Texts, notation};
use crate::ui::widgets::score_sheet::{Block, Cell, End, Paragraph, Score, ScoredMove, SheetRow, Token};

/// The maximum number of alternatives to one move on the sheet. People write a handful; a file may have a million.
const MOST_VARIATIONS: usize = 500;

/// The maximum number of moves on one sheet. Annotated games usually have fewer moves and comments than these limits; a
/// file may have millions, which would block the window.
const MOST_MOVES: usize = 2_000;
/// The maximum number of comments on one sheet.
const MOST_COMMENTS: usize = 2_000;
/// The number of bytes of comments on one sheet before further comments are shortened.
const MOST_TEXT: usize = 200_000;
/// The maximum number of bytes shown of each further comment once `MOST_TEXT` is reached.
const BEGINNING: usize = 100;

/// The rest of a line that is still to be read.
struct Rest {
    from: NodeId,
    before: Position,
    depth: u16,
    /// Whether only a link to the rest is shown.
    is_left_out: bool,
}

/// Whether a record may have more moves than fit on one sheet.
pub(super) fn is_long(record: &Record) -> bool {
    record.size() > MOST_MOVES
}

/// Reads the part of a long record that contains this place. Returns the move with which the part begins (`None` for
/// the beginning of the record), and the part. It begins with the record if possible, otherwise some moves before the
/// place, or else with the place itself.
pub(super) fn part_with(record: &Record, at: NodeId) -> (Option<NodeId>, Score<NodeId>) {
    let whole = Score::of(record, None);
    if at == Record::ROOT || whole.moves.contains_key(&at) {
        return (None, whole);
    }
    let line = record.line_to(at);
    let earlier = line[line.len().saturating_sub(MOST_MOVES / 5)];
    let part = Score::of(record, Some(earlier));
    if part.moves.contains_key(&at) {
        return (Some(earlier), part);
    }
    (Some(at), Score::of(record, Some(at)))
}

impl Score<NodeId> {
    /// Reads a record, except its result, from this move on, whichever line the move is in; `None` is the beginning.
    /// Moves beyond the limits of a sheet are replaced by links to them; comments beyond the limits are shortened or
    /// left out.
    pub fn of(record: &Record, from: Option<NodeId>) -> Score<NodeId> {
        let score = Score { is_bold: true, ..Score::default() };
        let reader = Reader { record, score, comments: MOST_COMMENTS, text: MOST_TEXT };
        reader.read(from)
    }

    /// Lets Black's reply start a row of its own if text follows White's move.
    fn interrupt(&mut self, record: &Record, at: NodeId) {
        if let Some(Block::Row(SheetRow { cells: [Cell::Move(white), black @ Cell::Empty], .. })) =
            self.blocks.last_mut()
            && *white == at
            && record.next(at).is_some()
        {
            *black = Cell::Dots;
        }
    }
}

struct Reader<'a> {
    record: &'a Record,
    score: Score<NodeId>,
    /// The number of further comments that may be shown.
    comments: usize,
    /// What is left of `MOST_TEXT`.
    text: usize,
}

impl Reader<'_> {
    /// Reads the record from this move on. Variations wait on an explicit stack, so deep nesting can't overflow the
    /// call stack.
    fn read(mut self, from: Option<NodeId>) -> Score<NodeId> {
        let record = self.record;
        let parent = from.and_then(|from| record.parent(from));
        match parent {
            None => _ = self.comments(Record::ROOT, 0),
            Some(parent) => self.score.add_to_text(0, Token::More(parent)),
        }
        let mut waiting: Vec<Rest> = Vec::new();
        let before = record.position(parent.unwrap_or(Record::ROOT));
        let first = from.or_else(|| record.next(Record::ROOT));
        waiting.extend(first.map(|from| Rest { from, before, depth: 0, is_left_out: false }));
        // The alternatives to the first move of a part do not belong to that part.
        let mut without = from;
        while let Some(rest) = waiting.pop() {
            if rest.is_left_out {
                self.score.add_to_text(rest.depth, Token::More(rest.from));
                continue;
            }
            if self.score.moves.len() >= MOST_MOVES {
                // The rest of the line with which the sheet began, if there is any, is at the bottom of the stack.
                let rest = waiting.into_iter().next().unwrap_or(rest);
                self.score.add_to_text(rest.depth, Token::More(rest.from));
                break;
            }
            self.line(rest, &mut waiting, without.take());
        }
        self.score
    }

    /// Reads a line up to the next variations, which go onto the stack above the rest of the line, so that they are
    /// read first.
    fn line(&mut self, rest: Rest, waiting: &mut Vec<Rest>, without: Option<NodeId>) {
        let Rest { from, mut before, depth, .. } = rest;
        let record = self.record;
        if depth > 0 {
            self.score.blocks.push(Block::Text(Paragraph { depth, tokens: Vec::new() }));
        }
        let mut place = Some(from);
        // At the beginning of a line, and after a comment or a variation, Black's move also needs its number.
        let mut fresh = true;
        while let Some(at) = place {
            if self.score.moves.len() >= MOST_MOVES {
                waiting.push(Rest { from: at, before, depth, is_left_out: false });
                return;
            }
            fresh = self.place(at, &before, depth, fresh);
            let after = record.step(&before, at);
            place = record.next(at);
            let (others, more) =
                if without == Some(at) { (Vec::new(), None) } else { variations(record, at) };
            if !others.is_empty() {
                self.score.interrupt(record, at);
                let next = |from| Rest { from, before: after, depth, is_left_out: false };
                waiting.extend(place.map(next));
                let branch = |is_left_out| {
                    let before = &before;
                    move |from| Rest { from, before: before.clone(), depth: depth + 1, is_left_out }
                };
                waiting.extend(more.map(branch(true)));
                waiting.extend(others.into_iter().rev().map(branch(false)));
                return;
            }
            before = after;
        }
    }

    /// Adds a move and its notes. Returns whether a comment follows the move, so that a reply by Black needs its
    /// number.
    fn place(&mut self, at: NodeId, before: &Position, depth: u16, fresh: bool) -> bool {
        let record = self.record;
        let (number, color) = (before.fullmove_number(), before.turn());
        let san = record.san_after(before, at);
        let notes = record.notes(at);
        let mv = ScoredMove {
            by_hand: None,
            san,
            number,
            color,
            depth,
            signs: notes.nags.clone(),
            draw_offer: notes.draw_offer,
            evaluation: notes.evaluation.map(|(evaluation, _)| evaluation),
            clock_ms: notes.clock_ms,
            help: None,
        };
        self.score.moves.insert(at, mv);
        for text in &notes.before {
            self.comment(at, depth, text, true);
        }
        if depth == 0 {
            self.score.add_to_row(number, color, at);
        } else {
            match color {
                Color::White => self.score.add_to_text(depth, Token::Number(format!("{number}."))),
                Color::Black if fresh || !notes.before.is_empty() => {
                    self.score.add_to_text(depth, Token::Number(format!("{number}…")));
                }
                Color::Black => {}
            }
            self.score.add_to_text(depth, Token::Move(at));
        }
        if !notes.comments.is_empty() {
            self.score.interrupt(record, at);
        }
        self.comments(at, depth)
    }

    fn comments(&mut self, at: NodeId, depth: u16) -> bool {
        let comments = &self.record.notes(at).comments;
        for text in comments {
            if !self.comment(at, depth, text, false) {
                break;
            }
        }
        !comments.is_empty()
    }

    /// Adds a comment, shortened if the sheet would have too much text. If there were too many comments before it, adds
    /// an ellipsis instead and returns `false`.
    fn comment(&mut self, place: NodeId, depth: u16, text: &str, before: bool) -> bool {
        let fits = self.comments > 0;
        self.comments = self.comments.saturating_sub(1);
        let shown = text.floor_char_boundary(if fits { self.text.max(BEGINNING) } else { 0 });
        let more = if shown < text.len() { "…" } else { "" };
        self.text = self.text.saturating_sub(shown);
        let text = format!("{}{more}", &text[..shown]);
        self.score.add_to_text(depth, Token::Comment { place, text, before });
        fits
    }
}

/// The alternatives to a move that is the first child of its parent, as many as the sheet shows, and the next one after
/// those; none for other moves.
fn variations(record: &Record, at: NodeId) -> (Vec<NodeId>, Option<NodeId>) {
    let others = record.parent(at).filter(|&parent| record.next(parent) == Some(at));
    let mut others = others.into_iter().flat_map(|parent| record.continuations(parent).skip(1));
    (others.by_ref().take(MOST_VARIATIONS).collect(), others.next())
}

/// The result of a record and its reason; empty if there is no result. The last position shows checkmate and stalemate;
/// other reasons come from the tags.
pub fn end(record: &Record, words: &Texts) -> End {
    if record.result == GameResult::Open {
        return End::default();
    }
    let result = notation::result(record.result.text());
    let last = record.line_from(Record::ROOT).last().unwrap_or(Record::ROOT);
    let position = record.position(last);
    let termination = record.tags.known("Termination");
    let why = match termination.map(str::to_lowercase).as_deref() {
        _ if position.is_checkmate() => t!(words, "by-checkmate"),
        _ if position.is_stalemate() => t!(words, "by-stalemate", name = words.color(position.turn())),
        Some("time forfeit") => t!(words, "study-time-forfeit"),
        Some("normal" | "unterminated") | None => String::new(),
        Some(_) => termination.unwrap_or_default().to_owned(),
    };
    End { result, why }
}
