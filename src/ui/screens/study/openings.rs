//! The opening table next to a game from a file: the moves played in this position in the games of that file, each with
//! the number of games, White's score and the year in which it was last played. A click on a row plays its move.
//!
//! `storage::games` finds the moves.

use std::ops::RangeInclusive;

use egui::{Align2, Rect, Role, Sense, Ui, WidgetInfo, pos2, vec2};

use super::StudyScreen;
use crate::rules::Position;
use crate::storage::games::{OpeningIndex, OpeningMove};
use crate::table::Deed;
use crate::text::notation;
use crate::ui::theme::{Art, CONTROL_RADIUS, Palette, Tokens, tokens};
use crate::ui::view::ViewSettings;
use crate::ui::widgets::parts::{self, Part, Places};
use crate::ui::widgets::{Written, card, fit, highlight, labelled, paint_text, scroll_in};

/// The number of moves that are visible at once: at most `ROWS`, and in a low panel at least `LEAST_ROWS`, or all moves
/// if there are fewer. The list scrolls to the others.
const ROWS: usize = 4;
const LEAST_ROWS: usize = 2;

/// The moves played in a position in the games of a file.
#[derive(Debug)]
pub struct OpeningTable {
    position: Position,
    /// How many games had been read when the moves were looked up.
    games: usize,
    moves: Vec<OpeningMove>,
    /// The share of the file that has been read; `None` once reading has ended.
    progress: Option<f32>,
}

#[derive(Clone, Copy, PartialEq)]
enum Column {
    Move,
    Games,
    Score,
    Year,
}

impl StudyScreen {
    /// Looks up the moves played in the current position in the games of the study's file. Without an index, hides the
    /// table.
    pub fn look_up_openings(&mut self, index: Option<&OpeningIndex>) {
        let Some(index) = index else {
            self.openings = None;
            return;
        };
        let openings = index.openings();
        let position = self.table.start().position();
        let progress = (!index.worker.is_done()).then(|| index.worker.progress());
        if let Some(known) = &mut self.openings
            && known.games == openings.count()
            && known.position.is_same_as(position)
        {
            known.progress = progress;
            return;
        }
        let (position, games, moves) = (position.clone(), openings.count(), openings.moves_at(position));
        self.openings = Some(OpeningTable { position, games, moves, progress });
    }

    /// Shows the table in its rectangle, and plays the move that is chosen.
    pub(super) fn show_openings(&mut self, ui: &mut Ui, place: Rect, look: ViewSettings<'_>, art: &mut Art) {
        let Some(table) = &self.openings else { return };
        let (palette, tokens) = (Palette::of(ui.theme()), tokens(ui.ctx()));
        card(ui.painter(), place, palette.surface, palette.line);
        let name = t!(look.words, "openings");
        labelled(ui, place, "openings", Role::Group, &name);
        let inside = place.shrink2(vec2(tokens.space.s, tokens.space.xs));
        let both = [Part::fixed("heads", tokens.row), Part::rest("rows", 0.0)];
        let both = parts::column(inside, 0.0, &both);
        // The area is a whole number of rows high. If it scrolls, the bar has its own space, so that it does not cover
        // the numbers.
        let mut rows = both.of("rows");
        rows.max.y = rows.top() + (rows.height() / tokens.row).floor().max(1.0) * tokens.row;
        let scrolls = table.moves.len() as f32 * tokens.row > rows.height() + 0.5;
        let bar = if scrolls { ui.spacing().scroll.bar_width + tokens.space.xs } else { 0.0 };
        let beside_bar = |mut place: Rect| {
            place.max.x -= bar;
            place
        };
        table.heads(ui, beside_bar(both.of("heads")), look);
        let chosen = scroll_in(ui, rows, "opening moves", |ui| {
            ui.set_max_width(beside_bar(rows).width());
            ui.spacing_mut().item_spacing.y = 0.0;
            let mut chosen = None;
            for entry in &table.moves {
                if table.row(ui, entry, look, art) {
                    chosen = Some(entry.mv);
                }
            }
            chosen
        });
        if let Some(mv) = chosen {
            self.deed(Deed::Move { text: self.table.uci(self.table.position(), mv) });
            ui.ctx().request_repaint();
        }
    }
}

impl OpeningTable {
    /// The minimum height of the table with its heading, and its height if there is space.
    pub(super) fn heights(&self, tokens: &Tokens) -> RangeInclusive<f32> {
        let rows = |count: usize| tokens.row * (count + 1) as f32 + 2.0 * tokens.space.xs;
        let count = self.moves.len().max(1);
        rows(LEAST_ROWS.min(count))..=rows(ROWS.min(count))
    }

    fn heads(&self, ui: &Ui, place: Rect, look: ViewSettings<'_>) {
        let (palette, tokens, words) = (Palette::of(ui.theme()), tokens(ui.ctx()), look.words);
        let places = columns(place, tokens);
        let title = match self.progress {
            Some(progress) => {
                t!(words, "openings-reading", percent = (100.0 * progress).floor() as u32)
            }
            None if self.moves.is_empty() => t!(words, "openings-none"),
            None => t!(words, "openings"),
        };
        let heads = [
            (Column::Games, t!(words, "openings-games")),
            (Column::Score, t!(words, "openings-score")),
            (Column::Year, t!(words, "openings-year")),
        ];
        let heads = heads.into_iter().filter(|_| !self.moves.is_empty());
        // Without moves, the title has the whole row.
        let room = if self.moves.is_empty() { place } else { places.of(Column::Move) };
        labelled(ui, room, "openings title", Role::Label, &title);
        let text = fit(ui, &title, tokens.small(), palette.quiet, room.width(), 1);
        paint_text(ui, room.left_center(), text, palette.quiet);
        for (column, head) in heads {
            let Some(place) = places.get(column) else { continue };
            let at = place.right_center();
            ui.painter().text(at, Align2::RIGHT_CENTER, head, tokens.small(), palette.quiet);
        }
    }

    /// Shows a move. Returns whether it was clicked.
    fn row(&self, ui: &mut Ui, entry: &OpeningMove, look: ViewSettings<'_>, art: &mut Art) -> bool {
        let (palette, tokens, words) = (Palette::of(ui.theme()), tokens(ui.ctx()), look.words);
        let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), tokens.row), Sense::click());
        let san = self.position.san(entry.mv);
        let (number, turn) = (self.position.fullmove_number(), self.position.turn());
        let numbered = notation::numbered(number, turn, &san);
        let score = entry.score().map(|percent| t!(words, "review-percent", percent));
        let year = entry.last_year.map(|year| year.to_string());
        let mut spoken = vec![
            notation::text(&numbered, look.settings.notation, words),
            t!(words, "openings-count", count = entry.games as usize, all = entry.games.to_string()),
        ];
        spoken.extend(entry.score().map(|percent| t!(words, "openings-scored", percent)));
        spoken.extend(year.clone().map(|year| t!(words, "openings-last", year)));
        let spoken = words.row(spoken);
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &spoken));
        highlight(ui, rect, CONTROL_RADIUS, false, &response);
        if response.gained_focus() {
            response.scroll_to_me(None);
        }
        let places = columns(rect, tokens);
        let mv = places.of(Column::Move);
        let parts = notation::parts(&numbered, look.settings.notation, words);
        let written = Written { parts, font: tokens.bold(), ink: palette.ink };
        written.paint(ui, pos2(mv.left() + tokens.space.xs, mv.center().y), mv.right(), art);
        let values =
            [(Column::Games, Some(entry.games.to_string())), (Column::Score, score), (Column::Year, year)];
        for (column, value) in values {
            let Some(place) = places.get(column) else { continue };
            let at = place.right_center();
            let value = value.unwrap_or_else(|| "–".to_owned());
            ui.painter().text(at, Align2::RIGHT_CENTER, value, tokens.body(), palette.ink);
        }
        response.on_hover_text(t!(words, "openings-tip")).clicked()
    }
}

/// The columns of a row; a narrow row leaves out the year first, then the score.
fn columns(row: Rect, tokens: &Tokens) -> Places<Column> {
    let em = tokens.text.body;
    parts::row(
        row,
        tokens.space.s,
        &[
            Part::rest(Column::Move, 4.5 * em),
            Part::fixed(Column::Games, 4.0 * em),
            Part::fixed(Column::Score, 3.5 * em).leaves(1),
            Part::fixed(Column::Year, 3.0 * em).leaves(2),
        ],
    )
}
