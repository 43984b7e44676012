//! One game in the list: players, ratings, result, date, event, opening and length. If space is short, the least important columns are left out.
//!
//! `ui::screens::games::list` places the rows.

use egui::{FontId, Rect, Response, Role, Sense, Ui, WidgetInfo, pos2};

use crate::rules::Color;
use crate::storage::games::index::{Field, Index};
use crate::text::{Texts, game_names, notation, time};
use crate::ui::theme::{self, Palette, size};
use crate::ui::widgets::{fit, highlight, paint_text};

/// The columns from left to right: the field, its width in points or as a share of what is left, and the width of a row
/// from which it is shown.
const COLUMNS: [(Field, Width, f32); 9] = [
    (Field::White, Width::Share, 0.0),
    (Field::WhiteElo, Width::Points(size::GAMES_ELO), size::GAMES_RATED),
    (Field::Black, Width::Share, 0.0),
    (Field::BlackElo, Width::Points(size::GAMES_ELO), size::GAMES_RATED),
    (Field::Result, Width::Points(62.0), 0.0),
    (Field::Date, Width::Points(108.0), size::GAMES_DATED),
    (Field::Event, Width::Share, 640.0),
    (Field::Eco, Width::Points(size::GAMES_ELO), size::GAMES_RATED),
    (Field::Plies, Width::Points(72.0), size::GAMES_FULL),
];

#[derive(Clone, Copy, Debug)]
enum Width {
    Points(f32),
    Share,
}

/// The places of the columns that fit.
#[derive(Clone, Debug)]
pub struct Columns {
    number: f32,
    places: Vec<(Field, f32, f32)>,
    /// There is room for whole names.
    is_wide: bool,
}

impl Columns {
    /// Divides a row. `digits` is the number of digits of the last game's number.
    pub fn of(place: Rect, digits: usize) -> Columns {
        let pad = size::PAD_SMALL;
        let number = place.left() + pad;
        let white = number + 8.0 * digits.max(2) as f32 + pad;
        let room = place.right() - pad - white;
        let shown = || COLUMNS.into_iter().filter(|(.., from)| room >= *from);
        let fixed: f32 =
            shown().map(|(_, width, _)| if let Width::Points(points) = width { points } else { 0.0 }).sum();
        let shares = shown().filter(|(_, width, _)| matches!(width, Width::Share)).count();
        let share = (room - fixed).max(0.0) / shares.max(1) as f32;
        let mut left = white;
        let places = shown().map(|(field, width, _)| {
            let from = left;
            left += if let Width::Points(points) = width { points } else { share };
            (field, from, left)
        });
        Columns { number, places: places.collect(), is_wide: room >= size::GAMES_DATED }
    }

    /// Each field with its left and right edge.
    pub fn places(&self) -> impl Iterator<Item = (Field, f32, f32)> {
        self.places.iter().copied()
    }

    /// Where the number of a game ends.
    fn after_number(&self) -> f32 {
        self.places.first().map_or(self.number, |(_, from, _)| *from)
    }
}

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
    /// Shows the row in its rectangle.
    pub fn show(&self, ui: &mut Ui, place: Rect, columns: &Columns) -> Response {
        let response = ui.interact(place, ui.scope_id().with(self.game), Sense::CLICK);
        let name = self.name();
        response.widget_info(|| WidgetInfo::selected(Role::ListBoxOption, true, self.chosen, &name));
        let palette = Palette::of(ui.theme());
        highlight(ui, place, size::RADIUS - 3, self.chosen, &response);
        // The mark of unsaved changes that editors have.
        let number = (self.game + 1).to_string() + if self.edited { " •" } else { "" };
        let ink = match () {
            () if self.faults > 0 => palette.refusal,
            () if self.edited => palette.law,
            () => palette.quiet,
        };
        cell(ui, place, (columns.number, columns.after_number()), &number, theme::small(), ink);
        for (field, from, to) in columns.places() {
            let text = self.shown(field, columns);
            let quiet = !matches!(field, Field::White | Field::Black | Field::Result);
            let ink = if quiet { palette.quiet } else { palette.ink };
            cell(ui, place, (from, to), &text, theme::text(), ink);
        }
        let about = self.about();
        if about.is_empty() { response } else { response.on_hover_text(about.join("\n")) }
    }

    /// The text of a field. If there is little space, only the part of a name before the comma.
    fn shown(&self, field: Field, columns: &Columns) -> String {
        let text = self.text(field);
        match text.split_once(',') {
            Some((family, _)) if !columns.is_wide => family.to_owned(),
            _ => text,
        }
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

    /// What else there is to know of the game: its errors, and that it was edited.
    fn about(&self) -> Vec<String> {
        let faults = (self.faults > 0).then(|| t!(self.words, "games-faults-of", count = self.faults));
        let edited = self.edited.then(|| t!(self.words, "games-edited"));
        faults.into_iter().chain(edited).collect()
    }

    /// The whole row, for a screen reader.
    pub fn name(&self) -> String {
        let players = game_names::both(&self.text(Field::White), &self.text(Field::Black));
        let others = [Field::Result, Field::Date, Field::Event].map(|field| self.text(field));
        let mut parts = vec![format!("{}. {players}", self.game + 1)];
        parts.extend(others.into_iter().filter(|text| !text.is_empty()));
        parts.extend(self.about());
        self.words.row(parts)
    }
}

/// Writes text in a column.
fn cell(ui: &Ui, place: Rect, (from, to): (f32, f32), text: &str, font: FontId, ink: egui::Color32) {
    let text = fit(ui, text, font, ink, (to - from - size::PAD_SMALL).max(0.0), 1);
    paint_text(ui, pos2(from, place.center().y), text, ink);
}
