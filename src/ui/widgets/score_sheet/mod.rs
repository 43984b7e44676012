//! The score sheet of a game or a study: the main line in two columns, comments and variations between its rows, the
//! result at the end. The current move is highlighted; a click on a move goes there.
//!
//! It shows what appendix C of the Laws asks players to record: draw offers as (=), and the clock times.

mod flow;
mod letters;
mod lines;
mod score;

use letters::LayoutKey;
pub use letters::Letters;
pub use score::{Block, Cell, End, Paragraph, Score, ScoredMove, SheetRow, Token};

use std::fmt::Debug;
use std::hash::Hash;

use egui::{Rect, Role, ScrollArea, Sense, Ui, UiBuilder, pos2, vec2};

use crate::text::Language;
use crate::ui::theme::{self, Art, Palette, size};
use crate::ui::widgets::{card, fit, labelled, paint_text};
use flow::{FOLDED, Flow, row_height};
use lines::Lines;
pub use lines::{SheetEvent, SheetView};

/// The least number of rows for which a sheet also shows the name of the opening.
const ROWS_WITH_OPENING: f32 = 5.0;

/// What the layout of the lines depends on: the revision of the score, the width, the letters, and whether deep variations
/// are shown.
type Basis = (u64, u32, LayoutKey, bool);

/// A score sheet with its cached score and layout. `K` identifies a move.
pub struct ScoreSheet<K: Eq + Hash> {
    score: Option<(u64, Language, Score<K>)>,
    flow: Option<(Basis, Flow<K>)>,
    /// The current move in the last frame, and the visible height.
    seen: Option<(K, f32)>,
    /// Whether deep variations are shown.
    unfolded: bool,
    /// Where the line of the current move is on the screen.
    current: Option<Rect>,
}

impl<K: Eq + Hash> Default for ScoreSheet<K> {
    fn default() -> ScoreSheet<K> {
        ScoreSheet { score: None, flow: None, seen: None, unfolded: false, current: None }
    }
}

impl<K: Copy + Eq + Hash + Debug> ScoreSheet<K> {
    /// Where the line of the current move was shown last.
    pub fn current(&self) -> Option<Rect> {
        self.current
    }

    /// Whether the sheet as last shown, for this revision, has a move.
    pub fn has(&self, revision: u64, mv: K) -> bool {
        self.score.as_ref().is_some_and(|(of, _, score)| *of == revision && score.moves.contains_key(&mv))
    }

    /// Reads the score again when it is shown next.
    pub fn forget(&mut self) {
        (self.score, self.flow) = (None, None);
    }

    /// Shows the sheet in its rectangle.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        rect: Rect,
        shown: &SheetView<'_, K>,
        art: &mut Art,
    ) -> Option<SheetEvent<K>> {
        let palette = Palette::of(ui.theme());
        let Letters { words, small, .. } = shown.letters;
        card(ui.painter(), rect, palette.surface, palette.line);
        labelled(ui, rect, "score sheet", Role::Group, t!(words, "score-sheet"));
        let inside = shown.show_opening(ui, rect.shrink2(vec2(1.0, if small { 4.0 } else { 8.0 })));
        let basis = (shown.revision, words.language());
        if self.score.as_ref().is_none_or(|(revision, language, _)| (*revision, *language) != basis) {
            self.score = Some((basis.0, basis.1, (shown.read)()));
        }
        let (.., score) = self.score.as_ref()?;
        if score.blocks.is_empty() && score.end.result.is_empty() && score.beginning.is_empty() {
            let side = if small { size::PAD_SMALL } else { size::PAD };
            let (font, room) = (shown.letters.font(), rect.width() - 2.0 * side);
            let text = fit(ui, &t!(words, "no-moves"), font, palette.quiet, room, 2);
            ui.painter().galley(inside.min + vec2(side, 6.0), text, palette.quiet);
            return None;
        }
        let mut inner = ui.new_child(UiBuilder::new().max_rect(inside).id_salt("moves"));
        let area = ScrollArea::vertical().auto_shrink(false).min_scrolled_height(0.0).id_salt("moves");
        area.show_viewport(&mut inner, |ui, seen| self.lines(ui, seen, shown, art)).inner
    }

    fn lines(
        &mut self,
        ui: &mut Ui,
        seen: Rect,
        shown: &SheetView<'_, K>,
        art: &mut Art,
    ) -> Option<SheetEvent<K>> {
        let width = ui.available_width();
        let letters = shown.letters;
        let (.., score) = self.score.as_ref()?;
        self.unfolded |= score.moves.get(&shown.at).is_some_and(|mv| mv.depth > FOLDED);
        let key = (shown.revision, width as u32, letters.key(), self.unfolded);
        if self.flow.as_ref().is_none_or(|(of, _)| *of != key) {
            self.flow = Some((key, Flow::of(ui, letters, score, width, self.unfolded)));
            self.seen = None;
        }
        let (_, flow) = self.flow.as_ref()?;
        let origin = ui.max_rect().min;
        ui.allocate_rect(Rect::from_min_size(origin, vec2(width, flow.height)), Sense::hover());
        let unfold = std::cell::Cell::new(false);
        let lines = Lines { shown, score, flow, origin, unfold: &unfold };
        lines.take_focus_along(ui);
        // A screen reader reads all lines; egui keeps nodes only while one listens.
        let is_heard = ui.ctx().accesskit_node_builder(ui.unique_id(), |_| ()).is_some();
        let shown_lines =
            if is_heard { 0..flow.lines.len() } else { flow.between(seen.top(), seen.bottom()) };
        let mut event = None;
        for index in shown_lines.clone() {
            event = event.or(lines.line(ui, index, art));
        }
        // The focusable move must exist for Tab even when it is out of view.
        let stop = lines.stop().map_or(0, |stop| flow.line_of(stop));
        if !shown_lines.contains(&stop) {
            event = event.or(lines.line(ui, stop, art));
        }
        let line = flow.lines.get(stop).filter(|_| score.moves.contains_key(&shown.at));
        let on_screen = |line: &flow::Line<K>| {
            Rect::from_min_size(origin + vec2(0.0, line.top), vec2(width, line.height))
        };
        self.current = line.map(on_screen);
        if unfold.get() {
            self.unfolded = true;
            ui.ctx().request_repaint();
        }
        let now = (shown.at, seen.height());
        if self.seen != Some(now) {
            self.seen = Some(now);
            let (top, bottom) = self.in_sight(shown.at, stop);
            let rect = Rect::from_min_max(origin + vec2(0.0, top), origin + vec2(1.0, bottom));
            ui.scroll_to_rect_animation(rect, None, egui::style::ScrollAnimation::none());
        }
        event
    }

    /// The vertical range to scroll to: the line of the current move, the top at the start, the result at the end.
    fn in_sight(&self, at: K, stop: usize) -> (f32, f32) {
        let Some(((.., score), (_, flow))) = self.score.as_ref().zip(self.flow.as_ref()) else {
            return (0.0, 0.0);
        };
        let ends = !score.end.result.is_empty() && stop + 2 == flow.lines.len();
        match flow.lines.get(stop + usize::from(ends)) {
            Some(line) if score.moves.contains_key(&at) => (line.top, line.top + line.height),
            Some(line) => (0.0, line.height),
            None => (0.0, 0.0),
        }
    }
}

impl<K: Eq + Hash> SheetView<'_, K> {
    /// Shows the opening at the foot if there is space. Returns the remaining rectangle above it.
    fn show_opening(&self, ui: &mut Ui, inside: Rect) -> Rect {
        let small = self.letters.small;
        let has_room = inside.height() >= ROWS_WITH_OPENING * row_height(small);
        let Some(opening) = self.opening.filter(|_| has_room) else { return inside };
        let foot = inside.with_min_y(inside.bottom() - size::LINE);
        let side = if small { size::PAD_SMALL } else { size::PAD };
        let (text, ink) = (opening.text(self.letters.words.language()), Palette::of(ui.theme()).quiet);
        let galley = fit(ui, &text, theme::small(), ink, foot.width() - 2.0 * side, 1);
        let cut = galley.elided;
        paint_text(ui, pos2(foot.left() + side, foot.center().y), galley, ink);
        let response = labelled(ui, foot, "opening", Role::Label, &text);
        if cut {
            response.on_hover_text(text);
        }
        inside.with_max_y(foot.top() - size::TREE_AFTER)
    }
}
