//! The sheets for a round of Chess960: for each board the start, the squares that White's king and rook reach by
//! castling, and a score sheet to fill in.

use pdf_writer::types::TableHeaderScope;

use super::SheetStyle;
use super::flow::{Flow, INK, Look, MARGIN, QUIET, Word};
use super::pages::{Pages, Weight};
use super::score::{SIGNATURES, signatures};
use super::tags::Tag;
use crate::diagram::{Drawings, Scene};
use crate::rules::chess960::back_rank;
use crate::rules::{CastlingSide, Color};
use crate::start::Start;
use crate::text::messages::Texts;
use crate::text::start_errors::spaced_row;

const TITLE: Look = Look::new(Weight::Bold, 15.0, INK);
const NUMBER: Look = Look::new(Weight::Bold, 54.0, INK);
const LETTERS: Look = Look::new(Weight::Bold, 22.0, INK);
const FACT: Look = Look::new(Weight::Regular, 11.0, INK);
const LABEL: Look = Look::new(Weight::Regular, 7.5, QUIET);
const VALUE: Look = Look::new(Weight::Regular, 10.0, INK);
const HEAD: Look = Look::new(Weight::Bold, 8.5, INK);
const COUNT: Look = Look::new(Weight::Regular, 8.5, QUIET);
const COMMAND: Look = Look::new(Weight::Regular, 7.0, QUIET);

/// The width of the diagram, in points.
const BOARD: f32 = 196.0;
/// The space next to the diagram, and between fields and columns, in points.
const GAP: f32 = 24.0;
/// The height of a field to fill in, in points.
const FIELD: f32 = 24.0;
/// The number of rows in each of the two columns of the score sheet.
const ROWS: usize = 30;
/// The width of the row numbers, in points.
const ROW_NUMBER: f32 = 24.0;

/// A round: its start, and what is known about it. Empty fields are filled in by hand.
#[derive(Clone, Debug)]
pub struct Round {
    pub start: Start,
    pub event: String,
    pub round: String,
    pub date: String,
    /// The command that gives the same start again.
    pub command: String,
    /// How many boards get a sheet.
    pub boards: u16,
}

impl Round {
    /// A round about which only the start is known; `None` if the start has no Chess960 number.
    pub fn of_start(start: Start) -> Option<Round> {
        let command = format!("jadoube chess960 {}", start.number()?);
        let (event, round, date) = (String::new(), String::new(), String::new());
        Some(Round { start, event, round, date, command, boards: 1 })
    }
}

/// Castling on each side: its notation, such as "O-O", and a text with the squares that White's king and rook reach.
pub fn castling(texts: &Texts) -> [(&'static str, String); 2] {
    [CastlingSide::H, CastlingSide::A].map(|side| {
        let (name, king, rook) = match side {
            CastlingSide::H => ("O-O", "g1", "f1"),
            CastlingSide::A => ("O-O-O", "c1", "d1"),
        };
        (name, t!(texts, "round-castling", king, rook))
    })
}

/// Returns the bytes of a PDF with a page for each board.
pub fn round_sheets(round: &Round, style: &SheetStyle, texts: &Texts) -> Vec<u8> {
    let pages = Pages::new(style.format.size(), &style.fonts);
    let mut flow = Flow::new(pages, Drawings::new(style.pieces), 1);
    flow.foot = SIGNATURES;
    for board in 1..=round.boards {
        if board > 1 {
            flow.next_page();
        }
        Sheet { flow: &mut flow, round, texts }.show(board, style);
    }
    let number = round.start.number().unwrap_or_default().to_string();
    let title = t!(texts, "round-title", number);
    flow.finish(|page, pages| t!(texts, "paper-page", page, pages), &title, texts.language().tag())
}

/// The page of a board.
struct Sheet<'a> {
    flow: &'a mut Flow,
    round: &'a Round,
    texts: &'a Texts,
}

impl Sheet<'_> {
    fn show(&mut self, board: u16, style: &SheetStyle) {
        self.title(board);
        self.start(style);
        let (white, black) = (self.texts.color(Color::White), self.texts.color(Color::Black));
        self.fields(vec![(white, String::new()), (black, String::new())]);
        let Round { event, round, date, .. } = self.round;
        let texts = self.texts;
        self.fields(vec![
            (t!(texts, "tag-event"), event.clone()),
            (t!(texts, "tag-round"), round.clone()),
            (t!(texts, "tag-date"), date.clone()),
            (t!(texts, "tag-result"), String::new()),
        ]);
        self.flow.y += 6.0;
        self.moves();
        signatures(self.flow, texts);
    }

    fn title(&mut self, board: u16) {
        let (width, y) = (self.flow.whole(), self.flow.y + TITLE.em);
        let title = t!(self.texts, "round-heading");
        let board = t!(self.texts, "round-board", number = board.to_string());
        self.flow.part(Tag::Heading, |flow| {
            flow.text(&title, TITLE, [MARGIN, y], width / 2.0);
            flow.text_to(&format!(" {board}"), TITLE, [MARGIN + width, y], width / 2.0);
        });
        self.flow.y += TITLE.line() + 6.0;
    }

    /// Draws the diagram. Next to it are the number, the letters of the back rank and the squares for castling; below
    /// it is the command.
    fn start(&mut self, style: &SheetStyle) {
        let top = self.flow.y;
        let start = &self.round.start;
        self.flow.board(&Scene::of(start.position()), [MARGIN, top], BOARD, style.flipped, self.texts);
        let (left, width) = (MARGIN + BOARD + GAP, self.flow.whole() - BOARD - GAP);
        let mut y = top;
        let mut line = |flow: &mut Flow, texts: &[(&str, f32)], look: Look| {
            y += look.line();
            flow.part(Tag::Paragraph, |flow| {
                for (text, indent) in texts {
                    flow.text(text, look, [left + indent, y - 0.3 * look.em], width - indent);
                }
            });
        };
        let name = t!(self.texts, "round-number");
        line(self.flow, &[(&name, 0.0)], FACT);
        let number = start.number().unwrap_or_default();
        line(self.flow, &[(&number.to_string(), 0.0)], NUMBER);
        line(self.flow, &[(&spaced_row(self.texts, back_rank(number)), 0.0)], LETTERS);
        for (name, squares) in castling(self.texts) {
            line(self.flow, &[(&format!("{name} "), 0.0), (&squares, 56.0)], FACT);
        }
        self.flow.y = top + BOARD + 8.0;
        let said = t!(self.texts, "round-command", command = self.round.command.as_str());
        let words = said.split_whitespace().map(|word| Word { text: word.to_owned(), look: COMMAND });
        let words: Vec<Word> = words.collect();
        self.flow.paragraph(&words, 0.0);
        self.flow.y += 4.0;
    }

    /// Draws labelled fields side by side.
    fn fields(&mut self, fields: Vec<(String, String)>) {
        let (y, count) = (self.flow.y, fields.len() as f32);
        let width = (self.flow.whole() - GAP * (count - 1.0)) / count;
        for (number, (label, value)) in fields.into_iter().enumerate() {
            let left = MARGIN + number as f32 * (width + GAP);
            self.flow.part(Tag::Paragraph, |flow| {
                flow.text(&format!("{label} "), LABEL, [left, y + 7.5], width);
                flow.text(&value, VALUE, [left, y + 19.0], width);
            });
            self.flow.rule(left, left + width, y + FIELD - 2.0);
        }
        self.flow.y += FIELD;
    }

    /// Draws the empty rows, just high enough to fill the page.
    fn moves(&mut self) {
        let top = self.flow.y;
        let height = (self.flow.bottom() - top) / (ROWS + 1) as f32;
        let width = (self.flow.whole() - GAP) / 2.0;
        let half = (width - ROW_NUMBER) / 2.0;
        self.flow.pages.tags.open(Tag::Table);
        for column in 0..2 {
            let left = MARGIN + (width + GAP) * column as f32;
            self.head(column == 0, [left, top + height * 0.75], half);
            for row in 0..=ROWS {
                let y = top + height * (row + 1) as f32;
                self.flow.rule(left, left + width, y);
                if row > 0 {
                    let number = (column * ROWS + row).to_string();
                    self.row(&number, [left + ROW_NUMBER - 6.0, y - height * 0.25]);
                }
            }
            for x in [left + ROW_NUMBER, left + ROW_NUMBER + half] {
                self.flow.pages.stroke(
                    &[[x, top + height], [x, self.flow.bottom()]],
                    false,
                    0.5,
                    super::flow::RULE,
                );
            }
        }
        self.flow.pages.tags.close();
    }

    /// Writes the names of the two sides above a column of the page. They are tagged only in the first column, so that
    /// they are read aloud only once.
    fn head(&mut self, is_first: bool, [left, y]: [f32; 2], half: f32) {
        let texts = self.texts;
        let name = |flow: &mut Flow, color: Color| {
            let x = left + ROW_NUMBER + 4.0 + half * color.index() as f32;
            flow.text(&texts.color(color), HEAD, [x, y], half);
        };
        if !is_first {
            return Color::ALL.into_iter().for_each(|color| name(self.flow, color));
        }
        self.flow.part(Tag::Row, |flow| {
            flow.part(Tag::Cell(1), |_| {});
            for color in Color::ALL {
                flow.part(Tag::Head(TableHeaderScope::Column), |flow| name(flow, color));
            }
        });
    }

    fn row(&mut self, number: &str, at: [f32; 2]) {
        self.flow.part(Tag::Row, |flow| {
            flow.part(Tag::Head(TableHeaderScope::Row), |flow| {
                flow.text_to(&format!("{number}."), COUNT, at, ROW_NUMBER);
            });
            flow.part(Tag::Cell(1), |_| {});
            flow.part(Tag::Cell(1), |_| {});
        });
    }
}
