//! The certificate of an exam: who took it, when, under which Laws, and the score by article.

use pdf_writer::types::TableHeaderScope;

use super::SheetStyle;
use super::flow::{Flow, INK, Look, MARGIN, QUIET, Word};
use super::pages::{Pages, Weight};
use super::tags::Tag;
use crate::diagram::Drawings;
use crate::text::messages::Texts;

const TITLE: Look = Look::new(Weight::Bold, 26.0, INK);
const NAME: Look = Look::new(Weight::Bold, 20.0, INK);
const SCORE: Look = Look::new(Weight::Bold, 34.0, INK);
const TEXT: Look = Look::new(Weight::Regular, 12.0, INK);
const HEAD: Look = Look::new(Weight::Bold, 9.0, QUIET);
const CELL: Look = Look::new(Weight::Regular, 10.5, INK);
/// The space above the title, and between the parts of the certificate.
const TOP: f32 = 60.0;
const GAP: f32 = 14.0;
/// The height of a row, and the width of a column.
const ROW: f32 = 18.0;
const COLUMN: f32 = 140.0;

/// The score of an exam. Whether that is a pass is for the organiser to decide.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Certificate {
    pub name: String,
    pub date: String,
    pub right: usize,
    pub cases: usize,
    /// The minutes allowed for all cases.
    pub minutes: u64,
    /// The year of the edition of the Laws.
    pub edition: u16,
    /// Each article, how many of its cases were ruled on correctly, and how many there were. An empty name stands for
    /// cases without an article.
    pub articles: Vec<(String, usize, usize)>,
}

/// Prints a certificate as a PDF.
pub fn certificate(certificate: &Certificate, style: &SheetStyle, texts: &Texts) -> Vec<u8> {
    let pages = Pages::new(style.format.size(), &style.fonts);
    let mut flow = Flow::new(pages, Drawings::new(style.pieces), 1);
    flow.y = TOP;
    let title = t!(texts, "certificate-title");
    line(&mut flow, Tag::Heading, &title, TITLE);
    line(&mut flow, Tag::Paragraph, &certificate.name, NAME);
    let [right, cases] = [certificate.right, certificate.cases].map(|count| count.to_string());
    let score = t!(texts, "certificate-score", right = right.as_str(), cases = cases.as_str());
    line(&mut flow, Tag::Paragraph, &score, SCORE);
    let minutes = certificate.minutes.to_string();
    let edition = t!(texts, "agreed-laws", year = certificate.edition.to_string());
    for text in [t!(texts, "certificate-about", right, cases, minutes), edition, certificate.date.clone()] {
        let words = text.split_whitespace().map(|word| Word { text: word.to_owned(), look: TEXT });
        flow.paragraph(&words.collect::<Vec<_>>(), 0.0);
        flow.y += 4.0;
    }
    flow.y += GAP;
    articles(&mut flow, &certificate.articles, texts);
    flow.finish(|page, pages| t!(texts, "paper-page", page, pages), &title, texts.language().tag())
}

fn line(flow: &mut Flow, tag: Tag, text: &str, look: Look) {
    let (y, width) = (flow.y + look.em, flow.whole());
    flow.part(tag, |flow| flow.text(text, look, [MARGIN, y], width));
    flow.y += look.line() + GAP;
}

/// The scores as a table.
fn articles(flow: &mut Flow, articles: &[(String, usize, usize)], texts: &Texts) {
    flow.pages.tags.open(Tag::Table);
    flow.part(Tag::Row, |flow| {
        for (column, key) in
            ["certificate-article", "certificate-right", "certificate-cases"].iter().enumerate()
        {
            let at = [MARGIN + COLUMN * column as f32, flow.y + HEAD.em];
            flow.part(Tag::Head(TableHeaderScope::Column), |flow| {
                flow.text(&t!(texts, *key), HEAD, at, COLUMN)
            });
        }
    });
    flow.y += ROW;
    for (article, right, cases) in articles {
        flow.need(ROW);
        let y = flow.y;
        flow.rule(MARGIN, MARGIN + 3.0 * COLUMN, y - 3.0);
        let named = if article.is_empty() { t!(texts, "certificate-no-article") } else { article.clone() };
        let cells = [named, right.to_string(), cases.to_string()];
        flow.part(Tag::Row, |flow| {
            for (column, text) in cells.iter().enumerate() {
                let tag = if column == 0 { Tag::Head(TableHeaderScope::Row) } else { Tag::Cell(1) };
                let at = [MARGIN + COLUMN * column as f32, y + CELL.em];
                flow.part(tag, |flow| flow.text(text, CELL, at, COLUMN));
            }
        });
        flow.y += ROW;
    }
    flow.pages.tags.close();
}
