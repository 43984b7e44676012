//! The card with the best lines, each with its evaluation and its moves; in a game, under a heading about the search.
//! The first move of the line under the pointer or with keyboard focus is shown on the board. While the pointer is on a
//! line, a small board also shows the position to which the line leads.
//!
//! `ui::view::layout` places the card in a game, `ui::screens::study::panel` in a study.

use egui::{Color32, Rect, Response, RichText, Role, Sense, Ui, Vec2, pos2, vec2};

use crate::rules::Position;
use crate::session::analysis::{Analysis, Line, PositionValue};
use crate::text::Texts;
use crate::text::notation;
use crate::ui::screens::start::scenery;
use crate::ui::theme::{Art, CONTROL_RADIUS, Palette, is_compact, tokens};
use crate::ui::view::layout::line_heading;
use crate::ui::view::{ViewSettings, evaluation};
use crate::ui::widgets::parts::{self, Part};
use crate::ui::widgets::{Written, card, fit, highlight, labelled, paint_text};

/// The side of the small board that shows where a line leads, in points.
const LINE_BOARD: f32 = 220.0;

/// What tablebases know about the position; otherwise how deep and how fast the engine searches or, without lines, the
/// result of the game or that the engine is thinking.
pub fn progress(analysis: &Analysis, words: &Texts) -> String {
    // If the game is over in this position, the sentence below gives the result instead.
    let is_over = analysis.worth().is_some_and(PositionValue::is_end);
    let known = analysis.tablebase_answer().filter(|_| !is_over).map(|known| evaluation::known(known, words));
    known.unwrap_or_else(|| match (analysis.lines().is_empty(), analysis.worth()) {
        (false, _) => {
            let (depth, speed) = analysis.depth_and_speed();
            t!(words, "analysis-depth", depth, speed = (speed / 1000))
        }
        (true, Some(worth)) if worth.is_end() => evaluation::sentence(worth, words),
        (true, _) => t!(words, "analysis-waits"),
    })
}

/// A card for the lines of an analysis.
pub struct Card<'a> {
    pub look: ViewSettings<'a>,
    /// Whether the text of [`progress`] is shown above the lines.
    pub has_heading: bool,
    /// The number of rows of text for each line.
    pub rows: usize,
    /// The position that is analysed.
    pub position: &'a Position,
    /// Whether Black is at the bottom of the small board.
    pub flipped: bool,
    /// The text that says what a click on a line does; `None` if a click only gives the line keyboard focus or takes it
    /// away.
    pub tip: Option<String>,
}

/// The index of the line that has the pointer or keyboard focus, and the index of the line that was clicked.
#[derive(Clone, Copy, Debug, Default)]
pub struct ChosenLine {
    pub pointed: Option<usize>,
    pub clicked: Option<usize>,
}

impl Card<'_> {
    /// Shows the card with as many lines as fit. Returns which line has the pointer or keyboard focus, and which was
    /// clicked.
    pub fn show(&self, ui: &mut Ui, rect: Rect, analysis: &Analysis, art: &mut Art) -> ChosenLine {
        let palette = Palette::of(ui.theme());
        card(ui.painter(), rect, palette.surface, palette.line);
        labelled(ui, rect, "analysis", Role::Group, t!(self.look.words, "analysis"));
        let tokens = tokens(ui.ctx());
        let height = tokens.row * self.rows as f32;
        let heading = Part::fixed(None, line_heading(tokens)).leaves(u8::MAX).only_if(self.has_heading);
        let line =
            |index: usize| Part::fixed(Some(index), height).leaves(u8::try_from(index).unwrap_or(u8::MAX));
        let lines = (0..analysis.lines().len()).map(line);
        let inside = rect.shrink2(vec2(tokens.space.xs, tokens.space.xs));
        let places = parts::column(inside, 0.0, &[heading].into_iter().chain(lines).collect::<Vec<_>>());
        if let Some(place) = places.get(None) {
            self.show_heading(ui, place, analysis);
        }
        let mut chosen = ChosenLine::default();
        for (index, line) in analysis.lines().iter().enumerate() {
            let Some(place) = places.get(Some(index)) else { break };
            let response = self.show_line(ui, place, index, line, art);
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

    /// Shows the position to which a line leads, and the tip below it.
    fn show_end(&self, ui: &mut Ui, line: &Line, art: &mut Art) {
        let position = line.moves.iter().fold(self.position.clone(), |position, mv| position.after(*mv));
        let place = ui.allocate_exact_size(Vec2::splat(LINE_BOARD), Sense::hover()).0;
        let colors = self.look.settings.board.colors(ui.theme());
        scenery::board(ui, place, &position, self.flipped, art, &colors);
        if let Some(tip) = &self.tip {
            ui.set_max_width(LINE_BOARD);
            ui.label(RichText::new(tip).small());
        }
    }

    fn show_heading(&self, ui: &mut Ui, rect: Rect, analysis: &Analysis) {
        let (palette, about) = (Palette::of(ui.theme()), progress(analysis, self.look.words));
        let inside = rect.shrink2(vec2(tokens(ui.ctx()).space.s, 0.0));
        let text = fit(ui, &about, tokens(ui.ctx()).small(), palette.quiet, inside.width(), 1);
        let response = labelled(ui, rect, "depth", Role::Label, &about);
        paint_text(ui, inside.left_center(), text, palette.quiet);
        response.on_hover_text(about);
    }

    fn show_line(&self, ui: &mut Ui, place: Rect, index: usize, line: &Line, art: &mut Art) -> Response {
        let response = labelled(ui, place, ("line", index), Role::Button, self.spoken(index, line));
        if response.clicked() && self.tip.is_none() {
            if response.has_focus() { response.surrender_focus() } else { response.request_focus() }
        }
        let palette = Palette::of(ui.theme());
        highlight(ui, place, CONTROL_RADIUS, false, &response);
        let tokens = tokens(ui.ctx());
        let inside = place.shrink2(vec2(tokens.space.s, 0.0));
        let worth = Part::fixed(0, tokens.text.body * 3.2);
        let places = parts::row(inside, 0.0, &[worth, Part::rest(1, 0.0)]);
        let (ink, row) = (palette.ink, place.height() / self.rows as f32);
        let middle = place.top() + row / 2.0;
        let worth = evaluation::text(line.worth, self.look.words);
        let worth = fit(ui, &worth, tokens.bold(), palette.law, places.of(0).width(), 1);
        paint_text(ui, pos2(inside.left(), middle), worth, ink);
        let moves = places.of(1);
        for (number, text) in self.rows_of(ui, &line.text, moves.width()).into_iter().enumerate() {
            let at = pos2(moves.left(), middle + number as f32 * row);
            self.written(ui, text, ink).paint(ui, at, moves.right(), art);
        }
        response
    }

    /// Splits the text into at most `self.rows` rows. All but the last are at most this wide; the last has the rest of
    /// the text, and may be wider.
    fn rows_of<'t>(&self, ui: &Ui, text: &'t str, width: f32) -> Vec<&'t str> {
        let mut rest = text;
        let mut rows = Vec::new();
        while rows.len() + 1 < self.rows {
            // A move number stays with its move.
            let ends = rest.match_indices(' ').map(|(at, _)| at).filter(|&at| !rest[..at].ends_with('.'));
            let fits = |end: &usize| self.written(ui, &rest[..*end], Color32::PLACEHOLDER).width(ui) <= width;
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

    /// What a screen reader says, such as "Line 1: White is slightly better, plus 0.6. 12. Nf3 Nc6".
    fn spoken(&self, index: usize, line: &Line) -> String {
        let words = self.look.words;
        let moves = notation::text(&line.text, self.look.settings.notation, words);
        let worth = evaluation::sentence(line.worth, words);
        t!(words, "analysis-line", line = (index + 1), worth, moves)
    }

    fn written(&self, ui: &Ui, text: &str, ink: Color32) -> Written {
        let parts = notation::parts(text, self.look.settings.notation, self.look.words);
        let font = if is_compact(ui) { tokens(ui.ctx()).small() } else { tokens(ui.ctx()).body() };
        Written { parts, font, ink }
    }
}
