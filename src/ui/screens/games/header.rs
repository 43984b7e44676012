//! The heads of the columns: a click sorts by that column.

use egui::{Rect, Role, Sense, Ui, WidgetInfo, pos2};

use super::row::Columns;
use super::{Field, Sort};
use crate::rules::Color;
use crate::text::Texts;
use crate::ui::theme::{self, Palette, size};
use crate::ui::widgets::{fit, paint_text, ring};

/// Shows the heads in their rectangle. Returns the one that was clicked.
pub fn show(ui: &mut Ui, place: Rect, columns: &Columns, sort: Option<Sort>, words: &Texts) -> Option<Field> {
    let palette = Palette::of(ui.theme());
    let mut clicked = None;
    for (field, from, to) in columns.places() {
        let at = place.with_min_x(from).with_max_x(to);
        let response = ui.interact(at, ui.scope_id().with(("head", field as usize)), Sense::click());
        let by = sort.filter(|sort| sort.field == field);
        let name = name(words, field);
        // The two ratings are headed by the same word.
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
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &label));
        let ink = if by.is_some() || response.hovered() { palette.ink } else { palette.quiet };
        let mark = by.map_or("", |sort| if sort.descending { " ↓" } else { " ↑" });
        let room = (to - from - size::PAD_SMALL).max(0.0);
        let text = fit(ui, &format!("{name}{mark}"), theme::bold(size::TEXT_SMALL), ink, room, 1);
        paint_text(ui, pos2(from, place.center().y), text, ink);
        ring(ui, at, size::RADIUS, &response);
        if response.clicked() {
            clicked = Some(field);
        }
        response.on_hover_text(label);
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
