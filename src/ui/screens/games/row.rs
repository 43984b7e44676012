//! One game in the list: number, players, ratings, result, date, event, opening and length.
//!
//! A row is painted, not made of labels, so that it has one name for a screen reader.

use egui::{Color32, FontId, Pos2, Response, Role, Sense, Ui, pos2, vec2};

use super::columns::Columns;
use crate::rules::Color;
use crate::storage::games::index::{Field, Index};
use crate::text::{Texts, game_names, notation, time};
use crate::ui::theme::{Palette, tokens};
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
    /// Shows the row below the previous one.
    pub fn show(&self, ui: &mut Ui, columns: &Columns) -> Response {
        let (palette, tokens) = (Palette::of(ui.theme()), tokens(ui.ctx()));
        let (_, place) = ui.allocate_space(vec2(ui.available_width(), tokens.row));
        let response = ui.interact(place, ui.scope_id().with(self.game), Sense::CLICK);
        let name = self.name();
        speak_option(&response, Role::ListBoxOption, self.chosen, &name);
        highlight(ui, place, 4, self.chosen, &response);
        // Text editors mark unsaved changes this way.
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

/// Writes text in a column. A text that is too long loses the part after its first comma, such as the first name of a
/// player.
fn cell(ui: &Ui, at: Pos2, width: f32, text: &str, (font, ink): (FontId, Color32)) {
    let short = text.split_once(',').map_or(text, |(family, _)| family);
    let whole = fit(ui, text, font.clone(), ink, width, 1);
    let shown = if whole.elided { fit(ui, short, font, ink, width, 1) } else { whole };
    paint_text(ui, at, shown, ink);
}
