//! The score sheet of a game that is played: two columns, the move that the board shows set off. A click on a move looks at
//! it. What appendix C of the Laws has noted is there: offers of a draw as (=), and the times.
//!
//! Which a study has: see `ui::screens::study`.

use egui::{EventFilter, Id, Key, Rect, Role, ScrollArea, Sense, Ui, WidgetInfo, pos2, vec2};

use super::score_cell::Cell;
use crate::game::{Help, Noted};
use crate::rules::Color;
use crate::text::clock_face;
use crate::text::messages::Texts;
use crate::text::notation::{self, Notation, Part};
use crate::text::openings::Opening;
use crate::ui::theme::art::Art;
use crate::ui::theme::{self, Palette, size};
use crate::ui::view::request::Request;
use crate::ui::widgets::{card, fit};

/// What the sheet shows.
pub struct ScoreSheet<'a> {
    /// The moves in SAN with English letters.
    pub moves: &'a [String],
    /// Each of them as a sentence.
    pub said: &'a dyn Fn(usize) -> String,
    /// The help that the record tells of with each of them.
    pub helps: &'a [Option<Help>],
    /// What is noted beside each of them.
    pub noted: &'a [Noted],
    /// How many of them the board shows.
    pub shown: usize,
    pub first: Color,
    pub first_number: u32,
    pub score: Option<&'a str>,
    /// By what the game ended.
    pub why: &'a str,
    /// The name of the opening.
    pub opening: Option<Opening>,
    pub notation: Notation,
    pub words: &'a Texts,
    pub small: bool,
}

/// A sheet lower than so many rows shows moves only.
const ROWS_WITH_OPENING: f32 = 5.0;

/// The columns of one row.
struct Columns {
    number: f32,
    white: f32,
    black: f32,
    right: f32,
}

impl ScoreSheet<'_> {
    /// Shows the sheet in its place.
    pub fn show(&self, ui: &mut Ui, rect: Rect, art: &mut Art, actions: &mut Vec<Request>) {
        let palette = Palette::of(ui.theme());
        card(ui.painter(), rect, palette.surface, palette.line);
        let response = ui.interact(rect, ui.scope_id().with("score sheet"), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Group, true, t!(self.words, "score-sheet")));
        let pad = if self.small { 4.0 } else { 8.0 };
        let inside = self.show_opening(ui, rect.shrink2(vec2(1.0, pad)));
        if self.moves.is_empty() && self.score.is_none() {
            let side = if self.small { size::PAD_SMALL } else { size::PAD };
            let text = fit(
                ui,
                &t!(self.words, "no-moves"),
                self.font(),
                palette.quiet,
                rect.width() - 2.0 * side,
                2,
            );
            ui.painter().galley(inside.min + vec2(side, 6.0), text, palette.quiet);
            return;
        }
        let mut inner = ui.new_child(egui::UiBuilder::new().max_rect(inside).id_salt("moves"));
        let area = ScrollArea::vertical().auto_shrink(false).min_scrolled_height(0.0).id_salt("moves");
        area.show_viewport(&mut inner, |ui, seen| self.rows(ui, seen, art, actions));
    }

    /// The name of the opening at the foot of a sheet that has room for it; what is left above.
    fn show_opening(&self, ui: &mut Ui, inside: Rect) -> Rect {
        let Some(opening) = self.opening.filter(|_| inside.height() >= ROWS_WITH_OPENING * self.row_height())
        else {
            return inside;
        };
        let foot = inside.with_min_y(inside.bottom() - size::LINE);
        let side = if self.small { size::PAD_SMALL } else { size::PAD };
        let (text, ink) = (opening.text(), Palette::of(ui.theme()).quiet);
        let galley = fit(ui, &text, theme::small(), ink, foot.width() - 2.0 * side, 1);
        let cut = galley.elided;
        ui.painter().galley(pos2(foot.left() + side, foot.center().y - galley.size().y / 2.0), galley, ink);
        let response = ui.interact(foot, ui.scope_id().with("opening"), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &text));
        if cut {
            response.on_hover_text(text);
        }
        inside.with_max_y(foot.top() - size::TREE_AFTER)
    }

    fn font(&self) -> egui::FontId {
        if self.small { theme::small() } else { theme::text() }
    }

    fn row_height(&self) -> f32 {
        if self.small { size::ROW_SMALL } else { size::ROW }
    }

    /// The row and column of a move, counted from 0.
    fn place(&self, index: usize) -> (usize, Color) {
        let index = index + usize::from(self.first == Color::Black);
        (index / 2, if index.is_multiple_of(2) { Color::White } else { Color::Black })
    }

    fn rows(&self, ui: &mut Ui, seen: Rect, art: &mut Art, actions: &mut Vec<Request>) {
        let height = self.row_height();
        let rows = self.moves.len().checked_sub(1).map_or(0, |last| self.place(last).0 + 1);
        let lines = rows + usize::from(self.score.is_some());
        let top = ui.max_rect().top();
        let room = Rect::from_min_size(ui.max_rect().min, vec2(ui.available_width(), lines as f32 * height));
        ui.allocate_rect(room, Sense::hover());
        let columns = self.columns(room);
        let row_at = |row: usize| top + row as f32 * height;
        let visible = |row: usize| {
            let y = row as f32 * height;
            y + height >= seen.top() && y <= seen.bottom()
        };
        let palette = Palette::of(ui.theme());
        for row in (0..rows).filter(|row| visible(*row)) {
            let number = format!("{}.", self.first_number as usize + row);
            let text = fit(ui, &number, self.font(), palette.quiet, columns.white - columns.number, 1);
            let y = row_at(row) + (height - text.size().y) / 2.0;
            ui.painter().galley(pos2(columns.number, y), text, palette.quiet);
        }
        let stop = self.shown.saturating_sub(1);
        self.take_focus_along(ui, stop);
        for (index, san) in self.moves.iter().enumerate() {
            let (row, color) = self.place(index);
            // Tab comes to the stop though it is out of sight.
            if visible(row) || index == stop {
                let cell = self.cell(&columns, row_at(row), color);
                let number = self.first_number as usize + row;
                let noted = self.noted.get(index).copied().unwrap_or_default();
                let mut parts = notation::parts(san, self.notation, self.words);
                parts.extend(noted.draw_offer.then(|| Part::Text(" (=)".to_owned())));
                let move_cell = Cell {
                    index,
                    number,
                    color,
                    parts,
                    offered: noted.draw_offer,
                    time: noted.clock_ms.map(|ms| clock_face::text(ms, true)),
                    spoken: notation::text(san, self.notation, self.words),
                    said: self.said,
                    help: self.helps.get(index).copied().flatten(),
                    words: self.words,
                    current: index + 1 == self.shown,
                    stop: index == stop,
                    font: self.font(),
                };
                let response = move_cell.show(ui, cell, art);
                if response.clicked() {
                    actions.push(Request::Show(index + 1));
                }
                if response.gained_focus() {
                    ui.scroll_to_rect(cell, None);
                }
                if response.has_focus() {
                    self.walk(ui, response.id, actions);
                }
            }
        }
        if let Some(score) = self.score {
            let text = fit(ui, score, theme::bold(size::TEXT), palette.ink, room.width(), 1);
            let y = row_at(rows) + (height - text.size().y) / 2.0;
            let after = columns.white + text.size().x + size::TREE_GAP;
            ui.painter().galley(pos2(columns.white, y), text, palette.ink);
            let why = fit(ui, self.why, theme::small(), palette.quiet, (columns.right - after).max(1.0), 1);
            let y = row_at(rows) + (height - why.size().y) / 2.0;
            ui.painter().galley(pos2(after, y), why, palette.quiet);
        }
        self.follow(ui, row_at, lines, seen.height());
    }

    /// The keyboard goes with the game: from the move that was shown to the one that is.
    fn take_focus_along(&self, ui: &Ui, stop: usize) {
        let focused = ui.memory(egui::Memory::focused);
        let had = focused.and_then(|id| (0..self.moves.len()).find(|index| ui.scope_id().with(*index) == id));
        if had.is_some_and(|had| had != stop) {
            ui.memory_mut(|memory| memory.request_focus(ui.scope_id().with(stop)));
        }
    }

    /// With the keyboard on the sheet, arrows walk to the moves beside, above and below.
    fn walk(&self, ui: &Ui, id: Id, actions: &mut Vec<Request>) {
        let arrows = EventFilter { horizontal_arrows: true, vertical_arrows: true, ..EventFilter::default() };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(id, arrows));
        for (key, by) in [(Key::ArrowLeft, -1), (Key::ArrowRight, 1), (Key::ArrowUp, -2), (Key::ArrowDown, 2)]
        {
            if ui.input(|input| input.key_pressed(key)) {
                actions.push(Request::Show(self.shown.saturating_add_signed(by).min(self.moves.len())));
            }
        }
    }

    fn columns(&self, room: Rect) -> Columns {
        let pad = if self.small { size::PAD_SMALL } else { size::PAD };
        let number = room.left() + pad;
        let white = number + if self.small { 26.0 } else { 36.0 };
        let right = room.right() - pad;
        Columns { number, white, black: white + (right - white) / 2.0, right }
    }

    fn cell(&self, columns: &Columns, top: f32, color: Color) -> Rect {
        let (left, right) = match color {
            Color::White => (columns.white, columns.black),
            Color::Black => (columns.black, columns.right),
        };
        Rect::from_min_max(pos2(left - 6.0, top + 2.0), pos2(right - 8.0, top + self.row_height() - 2.0))
    }

    /// Keeps the move that is shown in sight, when another one than before is, or the sheet has become smaller.
    fn follow(&self, ui: &mut Ui, row_at: impl Fn(usize) -> f32, lines: usize, height: f32) {
        let key = Id::unique("score sheet shows");
        let now = (self.shown, lines, height);
        if ui.data(|data| data.get_temp::<(usize, usize, f32)>(key)) == Some(now) {
            return;
        }
        ui.data_mut(|data| data.insert_temp(key, now));
        let at_end = self.shown == self.moves.len();
        let row = if at_end {
            lines.saturating_sub(1)
        } else {
            self.shown.checked_sub(1).map_or(0, |last| self.place(last).0)
        };
        let rect = Rect::from_min_size(pos2(ui.max_rect().left(), row_at(row)), vec2(1.0, self.row_height()));
        ui.scroll_to_rect_animation(rect, None, egui::style::ScrollAnimation::none());
    }
}
