//! The rows of the list, its columns, and their headings; a click on a heading sorts by its column.
//!
//! A row is painted, not made of labels, so that it has one name for a screen reader.

use egui::{
    Atom, Button, Color32, FontId, Pos2, Rect, Response, RichText, Role, Sense, Ui, WidgetInfo, pos2, vec2,
};

use super::{Field, Sort};
use crate::rules::Color;
use crate::storage::games::index::Index;
use crate::text::{Texts, game_names, notation, time};
use crate::ui::theme::{Palette, bold, tokens};
use crate::ui::widgets::parts::{self, Part, Places};
use crate::ui::widgets::{fit, highlight, paint_text, speak_option};

/// A row of the list.
pub struct Row<'a> {
    pub index: &'a Index,
    pub game: usize,
    pub chosen: bool,
    /// The number of faults in the game.
    pub faults: u32,
    /// Whether there is a version with unsaved edits.
    pub edited: bool,
    pub words: &'a Texts,
}

impl Row<'_> {
    /// Shows the row below the previous one. Returns its response.
    pub fn show(&self, ui: &mut Ui, columns: &Columns) -> Response {
        let (palette, tokens) = (Palette::of(ui.theme()), tokens(ui.ctx()));
        let (_, place) = ui.allocate_space(vec2(ui.available_width(), tokens.row));
        let response = ui.interact(place, ui.scope_id().with(self.game), Sense::CLICK);
        let name = self.name();
        speak_option(&response, Role::ListBoxOption, self.chosen, &name);
        highlight(ui, place, 4, self.chosen, &response);
        // A dot marks unsaved edits, as in text editors.
        let number = (self.game + 1).to_string() + if self.edited { " •" } else { "" };
        let number_ink = match () {
            () if self.faults > 0 => palette.refusal,
            () if self.edited => palette.law,
            () => palette.quiet,
        };
        for (field, column) in columns.iter() {
            let (text, font, ink) = match field {
                None => (number.clone(), tokens.small(), number_ink),
                Some(field @ (Field::White | Field::Black | Field::Result)) => {
                    (self.text(field), tokens.body(), palette.ink)
                }
                Some(field) => (self.text(field), tokens.body(), palette.quiet),
            };
            cell(ui, pos2(column.left(), place.center().y), column.width(), &text, (font, ink));
        }
        let about = self.about();
        if about.is_empty() { response } else { response.on_hover_text(about.join("\n")) }
    }

    fn text(&self, field: Field) -> String {
        let text = self.index.text(self.game, field);
        match field {
            Field::White => self.player(Color::White),
            Field::Black => self.player(Color::Black),
            Field::Date => time::date_of_tag(self.words, text),
            Field::Result => notation::result(text),
            Field::Plies => {
                text.parse().map_or_else(|_| String::new(), |plies: u32| plies.div_ceil(2).to_string())
            }
            _ => text.to_owned(),
        }
    }

    fn player(&self, color: Color) -> String {
        let names = [Field::White, Field::Black].map(|field| self.index.text(self.game, field));
        game_names::among(self.words, names, [false, false], color)
    }

    /// What else there is to know about the game: its number of faults, and that it has unsaved edits.
    fn about(&self) -> Vec<String> {
        let faults = (self.faults > 0).then(|| t!(self.words, "games-faults-of", count = self.faults));
        let edited = self.edited.then(|| t!(self.words, "games-edited"));
        faults.into_iter().chain(edited).collect()
    }

    /// What a screen reader says: the number, players, result, date and event, and what else there is to know.
    pub fn name(&self) -> String {
        let players = game_names::both(&self.text(Field::White), &self.text(Field::Black));
        let others = [Field::Result, Field::Date, Field::Event].map(|field| self.text(field));
        let mut parts = vec![format!("{}. {players}", self.game + 1)];
        parts.extend(others.into_iter().filter(|text| !text.is_empty()));
        parts.extend(self.about());
        self.words.row(parts)
    }
}

/// Writes text in a column. If a text is too long, its first comma and what follows are left out, such as the first
/// name of a player.
fn cell(ui: &Ui, at: Pos2, width: f32, text: &str, (font, ink): (FontId, Color32)) {
    let short = text.split_once(',').map_or(text, |(family, _)| family);
    let whole = fit(ui, text, font.clone(), ink, width, 1);
    let shown = if whole.elided { fit(ui, short, font, ink, width, 1) } else { whole };
    paint_text(ui, at, shown, ink);
}

/// The columns from left to right: first the number of the game, then its fields. The names and the result are always
/// shown; the other fields may be left out, but both ratings only together.
pub type Columns = Places<Option<Field>>;

/// Divides a row into columns. `has` says for which fields a column is wanted; `letters` is the number of characters in
/// the column of numbers.
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

/// Shows the headings. Returns the field whose heading was clicked; `None` if none was.
pub fn heads(ui: &mut Ui, columns: &Columns, sort: Option<Sort>, words: &Texts) -> Option<Field> {
    let tokens = tokens(ui.ctx());
    ui.spacing_mut().button_padding = vec2(tokens.space.xs, 0.0);
    let mut clicked = None;
    for (field, place) in columns.iter().filter_map(|(field, place)| Some((field?, place))) {
        let by = sort.filter(|sort| sort.field == field);
        let name = name(words, field);
        // The headings of both ratings are the same, so the label says whose rating it is.
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
