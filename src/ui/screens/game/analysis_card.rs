//! The card with the best lines: each line's score and moves, and above them the search depth. The line under the
//! pointer, or with keyboard focus, shows its first move on the board; under the pointer also, on a small board, the
//! position to which it leads.
//!
//! `ui::view::layout` places it.

use egui::{Color32, FontId, Rect, Response, RichText, Role, Sense, Ui, Vec2, pos2, vec2};

use crate::rules::Position;
use crate::session::analysis::{Analysis, Line, PositionValue};
use crate::text::Texts;
use crate::text::notation::{self, Notation};
use crate::ui::screens::start::scenery;
use crate::ui::theme::{self, Art, BoardColors, Palette, size};
use crate::ui::view::{evaluation, layout};
use crate::ui::widgets::{Written, card, fit, highlight, labelled, paint_text};

/// The card and its contents.
pub struct Card<'a> {
    pub words: &'a Texts,
    pub notation: Notation,
    pub small: bool,
    /// The rows of text of a line.
    pub rows: usize,
    /// The position that is analysed, and whether Black is at the bottom.
    pub position: &'a Position,
    pub flipped: bool,
    pub colors: &'a BoardColors,
    /// What a click on a line does, where it does something.
    pub tip: Option<String>,
}

/// The lines that the player pointed at and clicked.
#[derive(Clone, Copy, Debug, Default)]
pub struct ChosenLine {
    pub pointed: Option<usize>,
    pub clicked: Option<usize>,
}

impl Card<'_> {
    /// Shows the card with as many lines as fit.
    pub fn show(&self, ui: &mut Ui, rect: Rect, analysis: &Analysis, art: &mut Art) -> ChosenLine {
        let palette = Palette::of(ui.theme());
        card(ui.painter(), rect, palette.surface, palette.line);
        labelled(ui, rect, "analysis", Role::Group, t!(self.words, "analysis"));
        let mut rest = rect.shrink2(vec2(1.0, layout::line_pad(self.small)));
        if rest.height() >= layout::line_heading(self.small) + layout::line_row(self.small) {
            let heading = rest.with_max_y(rest.top() + layout::line_heading(self.small));
            self.show_heading(ui, heading, analysis);
            rest.min.y = heading.bottom();
        }
        let height = layout::line_row(self.small) * self.rows as f32;
        let room = (rest.height() / height + 0.01) as usize;
        let mut chosen = ChosenLine::default();
        for (index, line) in analysis.lines().iter().take(room).enumerate() {
            let top = rest.top() + index as f32 * height;
            let place = Rect::from_min_size(pos2(rest.left(), top), vec2(rest.width(), height));
            let response = self.show_line(ui, place.shrink2(vec2(3.0, 1.0)), index, line, art);
            if response.hovered() || response.has_focus() {
                chosen.pointed = Some(index);
            }
            if response.clicked() {
                chosen.clicked = Some(index);
            }
            response.on_hover_ui(|ui| self.show_end(ui, line, art));
        }
        chosen
    }

    /// The position after a line.
    fn show_end(&self, ui: &mut Ui, line: &Line, art: &mut Art) {
        let position = line.moves.iter().fold(self.position.clone(), |position, mv| position.after(*mv));
        let place = ui.allocate_exact_size(Vec2::splat(size::LINE_BOARD), Sense::hover()).0;
        scenery::board(ui, place, &position, self.flipped, art, self.colors);
        if let Some(tip) = &self.tip {
            ui.set_max_width(size::LINE_BOARD);
            ui.label(RichText::new(tip).font(theme::small()));
        }
    }

    fn show_heading(&self, ui: &mut Ui, rect: Rect, analysis: &Analysis) {
        let palette = Palette::of(ui.theme());
        let words = self.words;
        // What endgame tables know needs no depth.
        let is_over = analysis.worth().is_some_and(PositionValue::is_end);
        let known =
            analysis.tablebase_answer().filter(|_| !is_over).map(|known| evaluation::known(known, words));
        let about = known.unwrap_or_else(|| match (analysis.lines().is_empty(), analysis.worth()) {
            (false, _) => {
                let (depth, speed) = analysis.depth_and_speed();
                t!(words, "analysis-depth", depth, speed = (speed / 1000))
            }
            (true, Some(worth)) if worth.is_end() => evaluation::sentence(worth, words),
            (true, _) => t!(words, "analysis-waits"),
        });
        let pad = if self.small { size::PAD_SMALL } else { size::PAD };
        let text = fit(ui, &about, theme::small(), palette.quiet, rect.width() - 2.0 * pad, 1);
        let response = labelled(ui, rect, "depth", Role::Label, &about);
        paint_text(ui, pos2(rect.left() + pad, rect.center().y), text, palette.quiet);
        response.on_hover_text(about);
    }

    fn show_line(&self, ui: &mut Ui, place: Rect, index: usize, line: &Line, art: &mut Art) -> Response {
        let words = self.words;
        let response = labelled(ui, place, ("line", index), Role::Button, self.spoken(index, line));
        if response.clicked() && self.tip.is_none() {
            if response.has_focus() { response.surrender_focus() } else { response.request_focus() }
        }
        let palette = Palette::of(ui.theme());
        highlight(ui, place, size::BOARD_RADIUS, false, &response);
        let pad = if self.small { size::PAD_SMALL } else { size::PAD } - 4.0;
        let points = if self.small { size::TEXT_SMALL } else { size::TEXT };
        let (left, width) = (place.left() + pad, points * 3.2);
        let worth = fit(ui, &evaluation::text(line.worth, words), theme::bold(points), palette.law, width, 1);
        let (ink, row) = (palette.ink, place.height() / self.rows as f32);
        let middle = place.top() + row / 2.0;
        paint_text(ui, pos2(left, middle), worth, ink);
        let (left, right) = (left + width, place.right() - pad);
        for (number, text) in self.rows_of(ui, &line.text, right - left).into_iter().enumerate() {
            let parts = notation::parts(text, self.notation, words);
            let at = pos2(left, middle + number as f32 * row);
            Written { parts, font: self.font(), ink }.paint(ui, at, right, art);
        }
        response
    }

    fn font(&self) -> FontId {
        if self.small { theme::small() } else { theme::text() }
    }

    /// The text in rows of this width. What remains for the last row may be wider.
    fn rows_of<'t>(&self, ui: &Ui, text: &'t str, width: f32) -> Vec<&'t str> {
        let mut rest = text;
        let mut rows = Vec::new();
        while rows.len() + 1 < self.rows {
            // A number stays with its move.
            let ends = rest.match_indices(' ').map(|(at, _)| at).filter(|&at| !rest[..at].ends_with('.'));
            let fits = |end: &usize| {
                let parts = notation::parts(&rest[..*end], self.notation, self.words);
                Written { parts, font: self.font(), ink: Color32::PLACEHOLDER }.width(ui) <= width
            };
            let Some(end) = ends.chain([rest.len()]).take_while(fits).last().filter(|&end| end < rest.len())
            else {
                break;
            };
            rows.push(&rest[..end]);
            rest = &rest[end + 1..];
        }
        rows.push(rest);
        rows
    }

    /// What a screen reader says: "Line 1, White is slightly better, plus 0.6. 12. Nf3 Nc6".
    fn spoken(&self, index: usize, line: &Line) -> String {
        let moves = notation::text(&line.text, self.notation, self.words);
        let worth = evaluation::sentence(line.worth, self.words);
        t!(self.words, "analysis-line", line = (index + 1), worth, moves)
    }
}
