//! One game in the list: players, result, date and event. If space is short, the least important columns are left out.
//!
//! `ui::screens::games::list` places the rows.

use egui::{CornerRadius, FontId, Rect, Response, Role, Sense, Ui, WidgetInfo, pos2};

use crate::storage::games::index::{Field, Index};
use crate::text::messages::Texts;
use crate::ui::theme::{self, Palette, size};
use crate::ui::widgets::fit;

/// The x positions of the columns, from left to right; `None` for columns that do not fit.
#[derive(Clone, Copy, Debug)]
pub struct Columns {
    number: f32,
    white: f32,
    black: f32,
    result: f32,
    date: Option<f32>,
    event: Option<f32>,
    right: f32,
}

impl Columns {
    /// Divides a row. `digits` is the number of digits of the last game's number.
    pub fn of(place: Rect, digits: usize) -> Columns {
        let pad = size::PAD_SMALL;
        let number = place.left() + pad;
        let white = number + size::GAMES_DIGIT * digits.max(2) as f32 + pad;
        let room = place.right() - pad - white;
        let (date, event) = (room >= size::GAMES_DATED, room >= size::GAMES_WIDE);
        let fixed = size::GAMES_RESULT + if date { size::GAMES_DATE } else { 0.0 };
        let shares = if event { 3.0 } else { 2.0 };
        let share = (room - fixed).max(0.0) / shares;
        let (black, result) = (white + share, white + 2.0 * share);
        let date = date.then_some(result + size::GAMES_RESULT);
        let event = event.then_some(result + fixed);
        Columns { number, white, black, result, date, event, right: place.right() - pad }
    }

    /// Each field with its left and right edge.
    fn places(&self) -> impl Iterator<Item = (Field, f32, f32)> {
        let after_result = self.date.unwrap_or(self.right);
        let all = [
            (Field::White, Some(self.white), self.black),
            (Field::Black, Some(self.black), self.result),
            (Field::Result, Some(self.result), after_result),
            (Field::Date, self.date, self.event.unwrap_or(self.right)),
            (Field::Event, self.event, self.right),
        ];
        all.into_iter().filter_map(|(field, from, to)| Some((field, from?, to)))
    }
}

/// A row of the list.
pub struct Row<'a> {
    pub index: &'a Index,
    pub game: usize,
    pub chosen: bool,
    /// The number of faults in the game.
    pub faults: u32,
    pub columns: Columns,
    pub words: &'a Texts,
}

impl Row<'_> {
    /// Shows the row in its rectangle.
    pub fn show(&self, ui: &mut Ui, place: Rect) -> Response {
        let response = ui.interact(place, ui.scope_id().with(self.game), Sense::CLICK);
        let name = self.name();
        response.widget_info(|| WidgetInfo::selected(Role::ListBoxOption, true, self.chosen, &name));
        let palette = Palette::of(ui.theme());
        let fill = if self.chosen {
            Some(palette.law_surface)
        } else if response.hovered() {
            Some(palette.hovered)
        } else {
            None
        };
        if let Some(fill) = fill {
            ui.painter().rect_filled(place, CornerRadius::same(size::RADIUS - 3), fill);
        }
        let number = (self.game + 1).to_string();
        let ink = if self.faults > 0 { palette.refusal } else { palette.quiet };
        cell(ui, place, (self.columns.number, self.columns.white), &number, theme::small(), ink);
        for (field, from, to) in self.columns.places() {
            let text = self.shown(field);
            let quiet = matches!(field, Field::Date | Field::Event);
            let ink = if quiet { palette.quiet } else { palette.ink };
            cell(ui, place, (from, to), &text, theme::text(), ink);
        }
        if self.faults > 0 { response.on_hover_text(self.told_faults()) } else { response }
    }

    /// The text of a field. If there is little space, only the part of a name before the comma.
    fn shown(&self, field: Field) -> String {
        let text = self.text(field);
        match text.split_once(',') {
            Some((family, _)) if self.columns.date.is_none() => family.to_owned(),
            _ => text,
        }
    }

    fn text(&self, field: Field) -> String {
        let text = self.index.text(self.game, field);
        match field {
            Field::White | Field::Black if text.is_empty() => "?".to_owned(),
            Field::Result if text == "1/2-1/2" => "½-½".to_owned(),
            _ => text.to_owned(),
        }
    }

    fn told_faults(&self) -> String {
        t!(self.words, "games-faults-of", count = self.faults)
    }

    /// The whole row, for a screen reader.
    pub fn name(&self) -> String {
        let players = format!("{} – {}", self.text(Field::White), self.text(Field::Black));
        let others = [Field::Result, Field::Date, Field::Event].map(|field| self.text(field));
        let mut parts = vec![format!("{}. {players}", self.game + 1)];
        parts.extend(others.into_iter().filter(|text| !text.is_empty()));
        parts.extend((self.faults > 0).then(|| self.told_faults()));
        self.words.row(parts)
    }
}

/// Writes text in a column.
fn cell(ui: &Ui, place: Rect, (from, to): (f32, f32), text: &str, font: FontId, ink: egui::Color32) {
    let text = fit(ui, text, font, ink, (to - from - size::PAD_SMALL).max(0.0), 1);
    ui.painter().galley(pos2(from, place.center().y - text.size().y / 2.0), text, ink);
}
