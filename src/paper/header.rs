//! The head of a score sheet: who played, where and when, and how it ended.

use super::flow::{Flow, INK, Look, MARGIN, QUIET};
use super::pages::Weight;
use crate::record::Record;
use crate::rules::Color;
use crate::text::messages::Texts;
use crate::text::notation;

const TITLE: Look = Look::new(Weight::Bold, 15.0, INK);
const LABEL: Look = Look::new(Weight::Regular, 7.5, QUIET);
const VALUE: Look = Look::new(Weight::Regular, 10.0, INK);
/// The height of a field.
const FIELD: f32 = 24.0;
const GAP: f32 = 24.0;

/// The names of the players, as far as they are known.
pub fn title(record: &Record, words: &Texts) -> String {
    let [white, black] = ["White", "Black"].map(|tag| record.tags.known(tag).map(str::to_owned));
    match (white, black) {
        (None, None) => t!(words, "paper-title"),
        (white, black) => {
            let unknown = |name: Option<String>| name.unwrap_or_else(|| "…".to_owned());
            format!("{} – {}", unknown(white), unknown(black))
        }
    }
}

/// The result as it is written on paper; empty if there is none.
pub fn result(record: &Record) -> String {
    match record.result.text() {
        "*" => String::new(),
        text => notation::result(text),
    }
}

/// Writes the head across all columns.
pub fn show(flow: &mut Flow, record: &Record, words: &Texts) {
    let right = MARGIN + flow.whole();
    let baseline = flow.y + TITLE.em;
    let result = result(record);
    flow.text_to(&result, TITLE, [right, baseline], flow.whole() / 4.0);
    flow.text(&title(record, words), TITLE, [MARGIN, baseline], flow.whole() * 0.8);
    flow.y += TITLE.line() + 6.0;
    let known = |tag: &str| record.tags.known(tag).unwrap_or_default().to_owned();
    let player = |name: &str, rating: &str| match (known(name), known(rating)) {
        (name, rating) if rating.is_empty() => name,
        (name, rating) => format!("{name} ({rating})"),
    };
    let fields = [
        vec![
            (words.color(Color::White), player("White", "WhiteElo")),
            (words.color(Color::Black), player("Black", "BlackElo")),
        ],
        vec![(t!(words, "tag-event"), known("Event")), (t!(words, "tag-site"), known("Site"))],
        vec![
            (t!(words, "tag-date"), known("Date").replace('.', "-")),
            (t!(words, "tag-round"), known("Round")),
            (t!(words, "paper-time"), known("TimeControl")),
        ],
    ];
    for row in fields {
        let y = flow.y;
        let count = row.len() as f32;
        let width = (flow.whole() - GAP * (count - 1.0)) / count;
        for (number, (label, value)) in row.into_iter().enumerate() {
            let left = MARGIN + number as f32 * (width + GAP);
            flow.text(&label, LABEL, [left, y + 7.5], width);
            flow.text(&value, VALUE, [left, y + 19.0], width);
            flow.rule(left, left + width, y + FIELD - 2.0);
        }
        flow.y += FIELD;
    }
    flow.y += 10.0;
}
