//! The score sheet of a game or a study.
//!
//! A record without variations is printed as players write a game down, in numbered rows with the times next to the
//! moves; its comments come below. A record with variations, such as a study, is printed as in a book. Then come the
//! earlier parts of the game, and what the arbiter recorded. The lines for the signatures are at the foot of the last
//! page.

use std::collections::HashSet;
use std::fmt;

use pdf_writer::types::TableHeaderScope;

use super::flow::{Flow, INK, Look, MARGIN, QUIET, Word};
use super::moves::{self, Piece};
use super::pages::{Pages, Weight};
use super::tags::Tag;
use super::{SheetStyle, header};
use crate::diagram::{Drawings, Scene, lacking};
use crate::record::{NodeId, Notes, Record};
use crate::rules::Color;
use crate::text::messages::Texts;
use crate::text::{clock_face, notation};

const NUMBER: Look = Look::new(Weight::Regular, 8.5, QUIET);
const MOVE: Look = Look::new(Weight::Regular, 9.5, INK);
const CLOCK: Look = Look::new(Weight::Regular, 7.5, QUIET);
const HEAD: Look = Look::new(Weight::Bold, 8.5, INK);
const MAIN: Look = Look::new(Weight::Bold, 10.0, INK);
const NOTE: Look = Look::new(Weight::Regular, 9.2, INK);
const ASIDE: Look = Look::new(Weight::Regular, 9.2, QUIET);
const CAPTION: Look = Look::new(Weight::Regular, 8.5, QUIET);

/// The height of a row, in points.
const ROW: f32 = 12.0;
/// The width of the row numbers, in points.
const NUMBER_WIDTH: f32 = 24.0;
/// The number of cells in a row: the move number, White's move and Black's move.
const COLUMNS: i32 = 3;
/// The width of a diagram between rows of moves, as a share of a column.
const BOARD: f32 = 0.47;
/// The width of a diagram in running text, as a share of a column.
const BOARD_IN_TEXT: f32 = 0.66;
/// The height of the lines for the signatures at the foot of a page, in points.
pub const SIGNATURES: f32 = 36.0;
/// The indent of comments and variations in running text, in points.
const INDENT: f32 = 8.0;

/// A move of the main line by its number and the side that makes it, such as `12w`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NumberedMove(pub u32, pub Color);

impl NumberedMove {
    /// Reads a move such as `12w` or `20b`; `None` if the text is not one.
    pub fn read(text: &str) -> Option<NumberedMove> {
        let color = match text.chars().last()? {
            'w' => Color::White,
            'b' => Color::Black,
            _ => return None,
        };
        Some(NumberedMove(text[..text.len() - 1].parse().ok()?, color))
    }

    /// The place that the move leads to; `None` if the main line has no such move.
    pub fn find(self, record: &Record) -> Option<NodeId> {
        record.line_from(Record::ROOT).find(|place| {
            let before = record.parent(*place).unwrap_or(Record::ROOT);
            record.number(before) == (self.0, self.1)
        })
    }
}

impl fmt::Display for NumberedMove {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        write!(out, "{}{}", self.0, if self.1 == Color::White { 'w' } else { 'b' })
    }
}

/// The places of the main line that ask for a diagram (`$220`, or `$221` with Black at the bottom).
pub fn marked(record: &Record) -> Vec<NodeId> {
    places(record, is_marked)
}

/// The places of the main line that ask for a diagram or have arrows or circles.
pub fn marked_or_drawn(record: &Record) -> Vec<NodeId> {
    places(record, |notes| is_marked(notes) || !notes.marks.is_empty())
}

fn is_marked(notes: &Notes) -> bool {
    notes.nags.iter().any(|nag| moves::asks_for_diagram(*nag))
}

/// The places of the main line, including the start, whose notes meet this condition.
fn places(record: &Record, is_wanted: impl Fn(&Notes) -> bool) -> Vec<NodeId> {
    let line = std::iter::once(Record::ROOT).chain(record.line_from(Record::ROOT));
    line.filter(|place| is_wanted(record.notes(*place))).collect()
}

/// The characters in a record's tags and comments that the program's own fonts lack.
pub fn letters(record: &Record) -> Vec<char> {
    let mut texts: String = record.tags.iter().map(|(_, value)| value).collect();
    for notes in record.all_notes() {
        texts.extend(notes.before.iter().chain(&notes.comments).map(String::as_str));
    }
    lacking(&texts)
}

/// Prints a record, with diagrams at these places, and returns the bytes of the PDF. Below the moves come the comments,
/// unless the moves are printed as running text with comments between them. Then come the `earlier` parts of the game,
/// each of which an illegal move ended, and the `incidents` that the arbiter recorded.
pub fn score_sheet(
    earlier: &[Record],
    record: &Record,
    incidents: &[String],
    diagrams: &[NodeId],
    style: &SheetStyle,
    texts: &Texts,
) -> Vec<u8> {
    let pages = Pages::new(style.format.size(), &style.fonts);
    let flow = Flow::new(pages, Drawings::new(style.pieces), 2);
    let mut sheet = Sheet { flow, record, diagrams: HashSet::new(), style, texts };
    sheet.flow.foot = SIGNATURES;
    header::show(&mut sheet.flow, record, texts);
    sheet.flow.begin_columns();
    sheet.diagrams = diagrams.iter().copied().collect();
    let pieces = moves::of(record, &sheet.diagrams, style.notation, texts);
    if pieces.iter().any(|piece| matches!(piece, Piece::Begin(_))) {
        sheet.text(&pieces);
    } else {
        sheet.rows();
        sheet.comments(&pieces);
    }
    sheet.diagrams.clear();
    for (index, part) in earlier.iter().enumerate() {
        if index == 0 {
            sheet.section("paper-earlier");
        }
        sheet.record = part;
        sheet.text(&moves::of(part, &sheet.diagrams, style.notation, texts));
    }
    sheet.incidents(incidents);
    signatures(&mut sheet.flow, texts);
    let number = |page: usize, pages: usize| t!(texts, "paper-page", page, pages);
    sheet.flow.finish(number, &header::title(record, texts), texts.language().tag())
}

/// What White and Black played at one move number.
type Cells = [Option<(NodeId, String)>; 2];

struct Sheet<'a> {
    flow: Flow,
    record: &'a Record,
    diagrams: HashSet<NodeId>,
    style: &'a SheetStyle,
    texts: &'a Texts,
}

impl Sheet<'_> {
    /// Prints the moves in rows of two moves, as players write them.
    fn rows(&mut self) {
        let record = self.record;
        let mut waiting: Vec<NodeId> = self.diagrams.get(&Record::ROOT).copied().into_iter().collect();
        let line: Vec<NodeId> = record.line_from(Record::ROOT).collect();
        let timed = line.iter().any(|place| record.notes(*place).clock_ms.is_some());
        let mut rows: Vec<(u32, Cells)> = Vec::new();
        let mut position = record.start().position().clone();
        for place in line {
            let (number, color) = (position.fullmove_number(), position.turn());
            let san = record.san_after(&position, place);
            let text =
                moves::written(&san, self.style.notation, self.texts) + &moves::symbols(record.notes(place));
            if color == Color::White || rows.last().is_none_or(|row| row.0 != number) {
                rows.push((number, [None, None]));
            }
            if let Some((_, cells)) = rows.last_mut() {
                cells[color.index()] = Some((place, text));
            }
            position = record.step(&position, place);
        }
        self.flow.pages.tags.open(Tag::Table);
        for (index, (number, cells)) in rows.into_iter().enumerate() {
            self.flow.need(ROW);
            if self.flow.is_at_top() {
                self.head(index == 0);
            }
            self.row(number, &cells, timed);
            let places = cells.into_iter().flatten().map(|(place, _)| place);
            waiting.extend(places.filter(|place| self.diagrams.contains(place)));
            // A diagram that does not fit below the move waits for the next column; rows of moves fill this one.
            while !waiting.is_empty() && self.flow.has_room(self.diagram_height(BOARD)) {
                self.wide_diagram(waiting.remove(0));
            }
            self.flow.need(ROW);
        }
        for place in waiting {
            self.wide_diagram(place);
        }
        self.flow.pages.tags.close();
    }

    /// Writes the names of the two sides above a column of the page. They are tagged only in the first column, so that
    /// they are read aloud only once.
    fn head(&mut self, is_first: bool) {
        let (left, width, y) = (self.flow.left(), self.flow.width(), self.flow.y);
        let half = (width - NUMBER_WIDTH) / 2.0;
        let name = |flow: &mut Flow, color: Color| {
            let x = left + NUMBER_WIDTH + half * color.index() as f32;
            flow.text(&self.texts.color(color), HEAD, [x, y + 9.5], half)
        };
        if is_first {
            self.flow.part(Tag::Row, |flow| {
                flow.part(Tag::Cell(1), |_| {});
                for color in Color::ALL {
                    flow.part(Tag::Head(TableHeaderScope::Column), |flow| name(flow, color));
                }
            });
        } else {
            for color in Color::ALL {
                name(&mut self.flow, color);
            }
        }
        self.flow.y += ROW;
        self.flow.rule(left, left + width, self.flow.y - 1.0);
    }

    /// Prints a diagram in a separate row.
    fn wide_diagram(&mut self, place: NodeId) {
        self.flow.pages.tags.open(Tag::Row);
        self.flow.pages.tags.open(Tag::Cell(COLUMNS));
        self.diagram(place, BOARD);
        self.flow.pages.tags.close();
        self.flow.pages.tags.close();
    }

    fn row(&mut self, number: u32, cells: &Cells, timed: bool) {
        let (left, width) = (self.flow.left(), self.flow.width());
        let half = (width - NUMBER_WIDTH) / 2.0;
        let clock = if timed { 38.0 } else { 0.0 };
        let baseline = self.flow.y + 9.8;
        self.flow.pages.tags.open(Tag::Row);
        self.flow.part(Tag::Head(TableHeaderScope::Row), |flow| {
            let right = left + NUMBER_WIDTH - 6.0;
            flow.text_to(&format!("{number}."), NUMBER, [right, baseline], NUMBER_WIDTH);
        });
        for (side, cell) in cells.iter().enumerate() {
            let x = left + NUMBER_WIDTH + half * side as f32;
            self.flow.part(Tag::Cell(1), |flow| {
                let Some((place, text)) = cell else { return };
                flow.text(text, MOVE, [x, baseline], half - clock - 4.0);
                if let Some(ms) = self.record.notes(*place).clock_ms {
                    let text = format!(" {}", clock_face::text(ms, false));
                    flow.text_to(&text, CLOCK, [x + half - 6.0, baseline], clock);
                }
            });
        }
        self.flow.pages.tags.close();
        self.flow.y += ROW;
        self.flow.rule(left, left + width, self.flow.y - 1.0);
    }

    /// Prints the moves as running text, with comments and variations.
    fn text(&mut self, pieces: &[Piece]) {
        if self.diagrams.contains(&Record::ROOT) {
            self.diagram(Record::ROOT, BOARD_IN_TEXT);
        }
        let mut paragraph = Paragraph::default();
        for piece in pieces {
            let is_aside = !matches!(piece, Piece::Move { depth: 0, .. } | Piece::Begin(0) | Piece::End(0));
            if is_aside != paragraph.is_aside || matches!(piece, Piece::Begin(1)) {
                self.print(&mut paragraph, is_aside);
            }
            match piece {
                Piece::Move { text, place, depth } => {
                    paragraph.add_whole(text, [MAIN, NOTE, ASIDE][(*depth).min(2)]);
                    if let Some(ms) = self.record.notes(*place).clock_ms.filter(|_| *depth == 0) {
                        paragraph.add_whole(&clock_face::text(ms, false), CLOCK);
                    }
                    if self.diagrams.contains(place) {
                        self.print(&mut paragraph, is_aside);
                        self.diagram(*place, BOARD_IN_TEXT);
                    }
                }
                Piece::Comment { text, depth } => paragraph.add(text, if *depth > 1 { ASIDE } else { NOTE }),
                Piece::Begin(1) => {}
                Piece::Begin(_) => paragraph.open = true,
                Piece::End(1) => self.print(&mut paragraph, true),
                Piece::End(_) => paragraph.close(),
            }
        }
        self.print(&mut paragraph, false);
    }

    /// Prints a paragraph and begins a new one.
    fn print(&mut self, paragraph: &mut Paragraph, is_aside: bool) {
        let done = std::mem::replace(paragraph, Paragraph { is_aside, ..Paragraph::default() });
        if done.words.is_empty() {
            return;
        }
        self.flow.paragraph(&done.words, if done.is_aside { INDENT } else { 0.0 });
        self.flow.skip(3.5);
    }

    /// Prints the board at a place, with the move that leads there below it.
    fn diagram(&mut self, place: NodeId, share: f32) {
        let width = self.flow.width() * share;
        self.flow.need(self.diagram_height(share));
        self.flow.skip(6.0);
        let left = self.flow.left() + (self.flow.width() - width) / 2.0;
        let scene = Scene::at(self.record, place);
        let flipped = self.style.flipped || moves::is_flipped(self.record.notes(place));
        self.flow.board(&scene, [left, self.flow.y], width, flipped, self.texts);
        self.flow.y += width + 11.0;
        if let Some(text) = self.numbered(place) {
            let wide = self.flow.measure(&text, CAPTION);
            self.flow.part(Tag::Paragraph, |flow| {
                flow.text(&text, CAPTION, [left + (width - wide) / 2.0, flow.y], width);
            });
        }
        self.flow.y += 8.0;
    }

    /// The height of a diagram with its caption. `share` is its width as a share of the column.
    fn diagram_height(&self, share: f32) -> f32 {
        self.flow.width() * share + 25.0
    }

    /// Prints the comments, each preceded by the last move before it, if there is one.
    fn comments(&mut self, pieces: &[Piece]) {
        let mut before: Option<NodeId> = None;
        let mut is_first = true;
        for piece in pieces {
            match piece {
                Piece::Move { place, .. } => before = Some(*place),
                Piece::Comment { text, .. } => {
                    if std::mem::take(&mut is_first) {
                        self.section("paper-comments");
                    }
                    let mut paragraph = Paragraph::default();
                    if let Some(text) = before.and_then(|place| self.numbered(place)) {
                        paragraph.add_whole(&text, MAIN);
                    }
                    paragraph.add(text, NOTE);
                    self.print(&mut paragraph, false);
                }
                Piece::Begin(_) | Piece::End(_) => {}
            }
        }
    }

    /// The move that leads to a place, with its number; `None` for the start.
    fn numbered(&self, place: NodeId) -> Option<String> {
        let (number, color) = self.record.number(self.record.parent(place)?);
        let san = moves::written(&self.record.san(place), self.style.notation, self.texts);
        Some(notation::numbered(number, color, &san))
    }

    /// Prints the heading of a section below the moves.
    fn section(&mut self, key: &str) {
        self.flow.skip(ROW);
        self.flow.need(2.0 * ROW);
        let [left, width, y] = [self.flow.left(), self.flow.width(), self.flow.y + 9.5];
        let name = self.texts.say(key);
        self.flow.part(Tag::Paragraph, |flow| flow.text(&name, HEAD, [left, y], width));
        self.flow.y += ROW;
        self.flow.rule(left, left + width, self.flow.y - 1.0);
    }

    /// Prints what the arbiter recorded, under a separate heading.
    fn incidents(&mut self, incidents: &[String]) {
        if incidents.is_empty() {
            return;
        }
        self.section("paper-incidents");
        for incident in incidents {
            let mut paragraph = Paragraph::default();
            paragraph.add(incident, NOTE);
            self.print(&mut paragraph, false);
        }
    }
}

/// Draws the lines for the signatures of the players and the arbiter, below the columns of the page (Article 8.7).
pub fn signatures(flow: &mut Flow, texts: &Texts) {
    let names = ["paper-signature-white", "paper-signature-black", "paper-signature-arbiter"];
    let (gap, y) = (18.0, flow.bottom() + SIGNATURES - 4.0);
    let width = (flow.whole() - 2.0 * gap) / 3.0;
    for (number, name) in names.into_iter().enumerate() {
        let left = MARGIN + number as f32 * (width + gap);
        let name = texts.say(name);
        let said = flow.part(Tag::Paragraph, |flow| flow.text(&name, CAPTION, [left, y], width));
        flow.rule(left + said + 4.0, left + width, y);
    }
}

/// Words that are still to be printed.
#[derive(Default)]
struct Paragraph {
    words: Vec<Word>,
    /// Whether these words are indented, as comments and variations in running text are.
    is_aside: bool,
    /// Whether the next word comes after an opening parenthesis.
    open: bool,
}

impl Paragraph {
    fn add(&mut self, text: &str, look: Look) {
        for word in text.split_whitespace() {
            self.add_whole(word, look);
        }
    }

    /// Adds a text as one word, such as a move with its number.
    fn add_whole(&mut self, text: &str, look: Look) {
        let open = if std::mem::take(&mut self.open) { "(" } else { "" };
        self.words.push(Word { text: format!("{open}{text}"), look });
    }

    fn close(&mut self) {
        if let Some(last) = self.words.last_mut() {
            last.text.push(')');
        }
    }
}
