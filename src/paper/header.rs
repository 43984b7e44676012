//! The header of a score sheet: its title and the result, then the players, event, site, date, round and time control.

use super::flow::{Flow, INK, Look, MARGIN, QUIET};
use super::pages::Weight;
use super::tags::Tag;
use crate::record::Record;
use crate::rules::Color;
use crate::text::messages::Texts;
use crate::text::{game_names, notation, time};

const TITLE: Look = Look::new(Weight::Bold, 15.0, INK);
const LABEL: Look = Look::new(Weight::Regular, 7.5, QUIET);
const VALUE: Look = Look::new(Weight::Regular, 10.0, INK);
/// The height of a field, in points.
const FIELD: f32 = 24.0;
const GAP: f32 = 24.0;

/// The name of the game, or a general title if it has none.
pub fn title(record: &Record, texts: &Texts) -> String {
    game_names::of_record(texts, &record.tags).unwrap_or_else(|| t!(texts, "paper-title"))
}

/// The result as it is written on paper; empty if there is none.
pub fn result(record: &Record) -> String {
    match record.result.text() {
        "*" => String::new(),
        text => notation::result(text),
    }
}

/// Writes the header across all columns.
pub fn show(flow: &mut Flow, record: &Record, texts: &Texts) {
    let right = MARGIN + flow.whole();
    let baseline = flow.y + TITLE.em;
    let (title, result) = (title(record, texts), result(record));
    flow.part(Tag::Heading, |flow| flow.text(&title, TITLE, [MARGIN, baseline], flow.whole() * 0.8));
    flow.part(Tag::Paragraph, |flow| flow.text_to(&result, TITLE, [right, baseline], flow.whole() / 4.0));
    flow.y += TITLE.line() + 6.0;
    let known = |tag: &str| record.tags.known(tag).unwrap_or_default().to_owned();
    // A name that is only the colour is left out, so that a name can be written by hand.
    let player =
        |color: Color, rating: &str| match (game_names::in_record(texts, &record.tags, color), known(rating))
        {
            (name, _) if name == texts.color(color) => String::new(),
            (name, rating) if rating.is_empty() => name,
            (name, rating) => format!("{name} ({rating})"),
        };
    let fields = [
        vec![
            (texts.color(Color::White), player(Color::White, "WhiteElo")),
            (texts.color(Color::Black), player(Color::Black, "BlackElo")),
        ],
        vec![(t!(texts, "tag-event"), known("Event")), (t!(texts, "tag-site"), known("Site"))],
        vec![
            (t!(texts, "tag-date"), time::date_of_tag(texts, &known("Date"))),
            (t!(texts, "tag-round"), known("Round")),
            (t!(texts, "paper-time"), time::control_of_tag(texts, &known("TimeControl"))),
        ],
    ];
    for row in fields {
        let y = flow.y;
        // The time control gets the most room, since it may have several stages.
        let shares: &[f32] = if row.len() == 3 { &[0.25, 0.2, 0.55] } else { &[0.5, 0.5] };
        let room = flow.whole() - GAP * (row.len() - 1) as f32;
        let mut left = MARGIN;
        for ((label, value), share) in row.into_iter().zip(shares) {
            let width = room * share;
            flow.part(Tag::Paragraph, |flow| {
                flow.text(&format!("{label} "), LABEL, [left, y + 7.5], width);
                flow.text(&value, VALUE, [left, y + 19.0], width);
            });
            flow.rule(left, left + width, y + FIELD - 2.0);
            left += width + GAP;
        }
        flow.y += FIELD;
    }
    flow.y += 10.0;
}
