//! The certificate of an exam, passed or not, with the score by topic and a line for a signature.

use pdf_writer::types::TableHeaderScope;

use super::SheetStyle;
use super::flow::{Flow, INK, Look, MARGIN, QUIET};
use super::pages::{Pages, Weight};
use super::tags::Tag;
use crate::diagram::{Drawings, Rgba};
use crate::text::messages::Texts;

const GREEN: Rgba = Rgba::opaque(0x24_5A_4C);
const TITLE: Look = Look::new(Weight::Bold, 34.0, GREEN);
const SMALL: Look = Look::new(Weight::Regular, 12.0, QUIET);
const NAME: Look = Look::new(Weight::Bold, 28.0, INK);
const TEXT: Look = Look::new(Weight::Regular, 13.0, INK);
const RESULT: Look = Look::new(Weight::Bold, 20.0, GREEN);
const FINE: Look = Look::new(Weight::Regular, 9.0, QUIET);
const HEAD: Look = Look::new(Weight::Bold, 9.0, QUIET);
const CELL: Look = Look::new(Weight::Regular, 10.0, INK);
/// The distance of the inner line of the double frame from the outer one, in points.
const FRAME: f32 = 5.0;
/// The widths of the outer and the inner line of the frame, in points.
const LINES: [f32; 2] = [1.5, 0.5];
/// The space between the frame and the text at the sides, in points.
const INSET: f32 = 60.0;
/// The space above the title, in points.
const TOP: f32 = 90.0;
/// The height of a row of the table, in points.
const ROW: f32 = 18.0;
/// The width of each column of numbers in the table, in points.
const NUMBERS: f32 = 54.0;
/// The space above the line for a signature, in points.
const SIGNATURE: f32 = 40.0;

/// The result of an exam.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Certificate {
    /// The candidate's name; if it is empty, the name can be written on the line in its place.
    pub name: String,
    pub date: String,
    pub right: usize,
    pub cases: usize,
    /// The number of cases that must be right to pass.
    pub needed: usize,
    /// The minutes allowed for all cases.
    pub minutes: u64,
    /// The year of the edition of the Laws.
    pub edition: u16,
    pub is_passed: bool,
    pub topics: Vec<CertificateRow>,
}

impl Certificate {
    /// "Certificate", or "Result" if the exam was not passed.
    pub fn title(&self, texts: &Texts) -> String {
        t!(texts, if self.is_passed { "certificate-title" } else { "certificate-title-not-passed" })
    }
}

/// The score for a topic.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CertificateRow {
    pub topic: String,
    /// The articles of the Laws on the topic.
    pub articles: String,
    pub right: usize,
    pub cases: usize,
}

/// Returns a certificate as the bytes of a PDF.
pub fn certificate(certificate: &Certificate, style: &SheetStyle, texts: &Texts) -> Vec<u8> {
    let pages = Pages::new(style.format.size(), &style.fonts);
    let mut flow = Flow::new(pages, Drawings::new(style.pieces), 1);
    frame(&mut flow);
    flow.foot = INSET / 2.0;
    flow.y = TOP;
    let title = certificate.title(texts);
    line(&mut flow, Tag::Heading, &title, TITLE, 6.0);
    line(&mut flow, Tag::Paragraph, &t!(texts, "certificate-exam"), SMALL, 40.0);
    line(&mut flow, Tag::Paragraph, &certificate.name, NAME, 6.0);
    let middle = flow.pages.size[0] / 2.0;
    flow.rule(middle - 150.0, middle + 150.0, flow.y);
    flow.y += 34.0;
    let passed = if certificate.is_passed { "certificate-passed" } else { "certificate-not-passed" };
    line(&mut flow, Tag::Paragraph, &t!(texts, passed), RESULT, 10.0);
    let counts = [certificate.right, certificate.cases, certificate.needed];
    let [right, cases, needed] = counts.map(|count| count.to_string());
    let (cases, minutes) = (cases.as_str(), certificate.minutes.to_string());
    line(&mut flow, Tag::Paragraph, &t!(texts, "certificate-about", right, cases, minutes), TEXT, 4.0);
    line(&mut flow, Tag::Paragraph, &t!(texts, "certificate-pass-mark", needed, cases), TEXT, 4.0);
    let edition = t!(texts, "agreed-laws", year = certificate.edition.to_string());
    line(&mut flow, Tag::Paragraph, &edition, TEXT, 4.0);
    line(&mut flow, Tag::Paragraph, &certificate.date, TEXT, 30.0);
    topics(&mut flow, &certificate.topics, texts);
    flow.need(SIGNATURE + 2.0 * SMALL.line());
    flow.y += SIGNATURE;
    flow.rule(middle - 100.0, middle + 100.0, flow.y);
    line(&mut flow, Tag::Paragraph, &t!(texts, "certificate-signature"), SMALL, 0.0);
    line(&mut flow, Tag::Paragraph, &t!(texts, "certificate-made-by"), FINE, 0.0);
    // A certificate of one page, which may hang on a wall, needs no page number.
    let number = |page: usize, pages: usize| {
        if pages == 1 { String::new() } else { t!(texts, "paper-page", page, pages) }
    };
    flow.finish(number, &title, texts.language().tag())
}

fn frame(flow: &mut Flow) {
    let [width, height] = flow.pages.size;
    for (inset, line) in [MARGIN, MARGIN + FRAME].into_iter().zip(LINES) {
        let (right, bottom) = (width - inset, height - inset - 2.0);
        let corners = [[inset, inset], [right, inset], [right, bottom], [inset, bottom]];
        flow.pages.stroke(&corners, true, line, GREEN);
    }
}

/// Writes a line centred on the page, with this space below it.
fn line(flow: &mut Flow, tag: Tag, text: &str, look: Look, space: f32) {
    let (room, y) = (flow.whole() - 2.0 * INSET, flow.y + look.em);
    let wide = flow.measure(text, look).min(room);
    let left = (flow.pages.size[0] - wide) / 2.0;
    flow.part(tag, |flow| flow.text(text, look, [left, y], room));
    flow.y += look.line() + space;
}

fn topics(flow: &mut Flow, topics: &[CertificateRow], texts: &Texts) {
    let (left, right) = (MARGIN + INSET, flow.pages.size[0] - MARGIN - INSET);
    let (counts, half) = ([right - NUMBERS, right], (right - left) * 0.42);
    let row = |flow: &mut Flow, cells: [String; 4], look: Look, tags: [Tag; 4]| {
        let y = flow.y + look.em;
        flow.part(Tag::Row, |flow| {
            for (column, (text, tag)) in cells.iter().zip(tags).enumerate() {
                flow.part(tag, |flow| match column {
                    0 => _ = flow.text(text, look, [left, y], half - 8.0),
                    1 => _ = flow.text(text, look, [left + half, y], counts[0] - NUMBERS - left - half),
                    _ => flow.text_to(text, look, [counts[column - 2], y], NUMBERS),
                });
            }
        });
        flow.y += ROW;
    };
    flow.pages.tags.open(Tag::Table);
    let keys = ["certificate-topic", "certificate-articles", "certificate-right", "certificate-cases"];
    let heads = [(); 4].map(|()| Tag::Head(TableHeaderScope::Column));
    row(flow, keys.map(|key| t!(texts, key)), HEAD, heads);
    for CertificateRow { topic, articles, right: found, cases } in topics {
        flow.need(ROW);
        flow.rule(left, right, flow.y - 3.0);
        let cells = [topic.clone(), articles.clone(), found.to_string(), cases.to_string()];
        let tags = [Tag::Head(TableHeaderScope::Row), Tag::Cell(1), Tag::Cell(1), Tag::Cell(1)];
        row(flow, cells, CELL, tags);
    }
    flow.pages.tags.close();
}
