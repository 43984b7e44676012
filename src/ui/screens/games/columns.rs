//! The columns of the list, and their headings: a click on one sorts by that column.

use egui::{Atom, Button, Rect, RichText, Role, Ui, WidgetInfo, vec2};

use super::{Field, Sort};
use crate::rules::Color;
use crate::text::Texts;
use crate::ui::theme::{bold, tokens};
use crate::ui::widgets::parts::{self, Part, Places};

/// The columns from left to right: first the number of the game, then its fields. The names and the result are always
/// shown, other fields if the games have them and if there is space; either both ratings or neither.
pub type Columns = Places<Option<Field>>;

/// Divides a row into columns. `has` says which fields the games have; `letters` is the number of characters of the
/// longest number.
pub fn columns(ui: &Ui, row: Rect, has: impl Fn(Field) -> bool, letters: usize) -> Columns {
    let tokens = tokens(ui.ctx());
    let em = tokens.text.body;
    let fixed = |field, ems: f32| Part::fixed(Some(field), ems * em);
    // The names are never left out, so they are narrow in a narrow list.
    let least = if row.width() >= 56.0 * em { 9.0 * em } else { (7.5 * em).min(row.width() * 0.3) };
    let name = |field| Part::rest(Some(field), least);
    let mut parts = vec![
        Part::fixed(None, 0.6 * tokens.text.small * letters.max(2) as f32),
        name(Field::White),
        fixed(Field::WhiteElo, 3.5).leaves(3),
        name(Field::Black),
        fixed(Field::BlackElo, 3.5).leaves(3),
        fixed(Field::Result, 4.0),
        fixed(Field::Date, 7.0).leaves(1),
        Part { wanted: 10.0 * em, ..Part::rest(Some(Field::Event), 7.0 * em).leaves(2) },
        fixed(Field::Eco, 3.5).leaves(4),
        fixed(Field::Plies, 4.5).leaves(5),
    ];
    const RATINGS: [Field; 2] = [Field::WhiteElo, Field::BlackElo];
    let is_rating = |part: &Part<Option<Field>>| part.key.is_some_and(|field| RATINGS.contains(&field));
    let has_ratings = RATINGS.into_iter().any(&has);
    parts.retain(|part| match is_rating(part) {
        true => has_ratings,
        false => part.leaves == 0 || part.key.is_some_and(&has),
    });
    let places = parts::row(row, tokens.space.m, &parts);
    if RATINGS.into_iter().any(|rating| places.get(Some(rating)).is_none()) {
        parts.retain(|part| !is_rating(part));
    }
    parts::row(row, tokens.space.m, &parts)
}

/// Shows the headings. Returns the one that was clicked.
pub fn heads(ui: &mut Ui, columns: &Columns, sort: Option<Sort>, words: &Texts) -> Option<Field> {
    let tokens = tokens(ui.ctx());
    ui.spacing_mut().button_padding = vec2(tokens.space.xs, 0.0);
    let mut clicked = None;
    for (field, place) in columns.iter().filter_map(|(field, place)| Some((field?, place))) {
        let by = sort.filter(|sort| sort.field == field);
        let name = name(words, field);
        // Both ratings have the same word as their heading.
        let column = match field {
            Field::WhiteElo => t!(words, "games-elo-white"),
            Field::BlackElo => t!(words, "games-elo-black"),
            _ => name.clone(),
        };
        let label = match by {
            None => t!(words, "games-sort", column),
            Some(Sort { descending: false, .. }) => t!(words, "games-sort-back", column),
            Some(_) => t!(words, "games-sort-off"),
        };
        let mark = by.map_or("", |sort| if sort.descending { " ↓" } else { " ↑" });
        let text = RichText::new(name + mark).font(bold(tokens.text.small));
        let head = Button::selectable(by.is_some(), (text, Atom::grow())).truncate();
        let response = ui.put(place.expand2(vec2(tokens.space.xs, 0.0)), head);
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &label));
        if response.on_hover_text(label).clicked() {
            clicked = Some(field);
        }
    }
    clicked
}

fn name(words: &Texts, field: Field) -> String {
    match field {
        Field::White => words.color(Color::White),
        Field::Black => words.color(Color::Black),
        Field::Result => t!(words, "tag-result"),
        Field::Date => t!(words, "tag-date"),
        Field::Event => t!(words, "tag-event"),
        Field::WhiteElo | Field::BlackElo => t!(words, "games-elo"),
        Field::Eco => t!(words, "games-eco"),
        Field::Plies => t!(words, "games-moves"),
    }
}
