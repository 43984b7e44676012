//! The score sheet of a game or a study: the main line in two columns, with comments and variations between its rows,
//! and the result at the end. The current move is highlighted. A click on a move is reported to the caller.
//!
//! A move may have an evaluation, a clock time, a mark for help and, as Appendix C of the Laws prescribes, (=) for a
//! draw offer.

mod flow;
mod letters;
mod lines;
mod score;

use letters::LayoutKey;
pub use letters::Letters;
pub use score::{Block, Cell, End, Paragraph, Score, ScoredMove, SheetRow, Token};

use std::fmt::Debug;
use std::hash::Hash;

use egui::style::ScrollAnimation;
use egui::{Frame, Margin, Rect, Role, ScrollArea, Sense, Ui, UiBuilder, vec2};

use crate::text::Language;
use crate::ui::theme::{Art, Palette, tokens};
use crate::ui::widgets::parts::{self, Part};
use crate::ui::widgets::{card, fit, labelled, paint_text};
use flow::{FOLDED, Flow};
use lines::Lines;
pub use lines::{SheetEvent, SheetView, walks};

/// A sheet with space for at least this many rows also shows the name of the opening.
const ROWS_WITH_OPENING: f32 = 5.0;

/// What the layout of the lines depends on: the revision of the score, the width, the letters, and whether deep
/// variations are shown.
type Basis = (u64, u32, LayoutKey, bool);

/// A score sheet with its cached score and layout. `K` identifies a move.
pub struct ScoreSheet<K: Eq + Hash> {
    score: Option<(u64, Language, Score<K>)>,
    flow: Option<(Basis, Flow<K>)>,
    /// The current move in the last frame, and the visible height.
    seen: Option<(K, f32)>,
    /// Whether deep variations are shown.
    unfolded: bool,
    /// Where the line of the current move was on the screen in the last frame.
    current: Option<Rect>,
    /// Another move to bring into view.
    wanted: Option<K>,
}

impl<K: Eq + Hash> Default for ScoreSheet<K> {
    fn default() -> ScoreSheet<K> {
        ScoreSheet { score: None, flow: None, seen: None, unfolded: false, current: None, wanted: None }
    }
}

impl<K: Copy + Eq + Hash + Debug> ScoreSheet<K> {
    /// Where the line of the current move was shown last.
    pub fn current(&self) -> Option<Rect> {
        self.current
    }

    /// Whether the sheet as last shown has this move, and is of this revision.
    pub fn has(&self, revision: u64, mv: K) -> bool {
        self.score.as_ref().is_some_and(|(of, _, score)| *of == revision && score.moves.contains_key(&mv))
    }

    /// Brings a move into view in addition to the current one, for example one that was just added.
    pub fn reveal(&mut self, mv: K) {
        self.wanted = Some(mv);
    }

    /// Makes the sheet read the score again when it is next shown.
    pub fn forget(&mut self) {
        (self.score, self.flow) = (None, None);
    }

    /// Shows the sheet in its rectangle. Returns what the user did on it.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        rect: Rect,
        shown: &SheetView<'_, K>,
        art: &mut Art,
    ) -> Option<SheetEvent<K>> {
        let (palette, tokens, words) = (Palette::of(ui.theme()), tokens(ui.ctx()), shown.letters.words);
        card(ui.painter(), rect, palette.surface, palette.line);
        labelled(ui, rect, "score sheet", Role::Group, t!(words, "score-sheet"));
        let inside = shown.show_opening(ui, rect.shrink2(vec2(0.0, tokens.space.s)));
        let basis = (shown.revision, words.language());
        if self.score.as_ref().is_none_or(|(revision, language, _)| (*revision, *language) != basis) {
            self.score = Some((basis.0, basis.1, (shown.read)()));
        }
        let (.., score) = self.score.as_ref()?;
        // If only a few rows fit, only whole rows are visible.
        let rows = (inside.height() / tokens.row).floor();
        let whole = if (1.0..4.0).contains(&rows) { rows * tokens.row } else { inside.height() };
        let inside = egui::Align2::CENTER_CENTER.align_size_within_rect(vec2(inside.width(), whole), inside);
        let mut inner = ui.new_child(UiBuilder::new().max_rect(inside).id_salt("moves"));
        if whole < 4.0 * tokens.row {
            // A row that is scrolled into view keeps no distance from the edge.
            inner.spacing_mut().item_spacing.y = 0.0;
        }
        if score.blocks.is_empty() && score.end.result.is_empty() && score.beginning.is_empty() {
            Frame::new()
                .inner_margin(Margin::symmetric(tokens.space.l as i8, 0))
                .show(&mut inner, |ui| ui.weak(t!(words, "no-moves")));
            return None;
        }
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
        let key = (shown.revision, width as u32, letters.key(ui), self.unfolded);
        if self.flow.as_ref().is_none_or(|(of, _)| *of != key) {
            self.flow = Some((key, Flow::of(ui, letters, score, width, self.unfolded)));
            self.seen = None;
        }
        let (_, flow) = self.flow.as_ref()?;
        let origin = ui.max_rect().min;
        ui.allocate_rect(Rect::from_min_size(origin, vec2(width, flow.height)), Sense::hover());
        let mut lines = Lines { shown, score, flow, origin, art, unfolds: false };
        lines.take_focus_along(ui);
        // All lines are added for a screen reader; egui builds accessibility nodes only while a screen reader is
        // active.
        let is_heard = ui.ctx().accesskit_node_builder(ui.unique_id(), |_| ()).is_some();
        let shown_lines =
            if is_heard { 0..flow.lines.len() } else { flow.between(seen.top(), seen.bottom()) };
        let mut event = None;
        for index in shown_lines.clone() {
            event = event.or(lines.line(ui, index));
        }
        // The focusable move must exist for Tab even when it is out of view.
        let stop = lines.stop().map_or(0, |stop| flow.line_of(stop));
        if !shown_lines.contains(&stop) {
            event = event.or(lines.line(ui, stop));
        }
        let is_move = score.moves.contains_key(&shown.at);
        let line_at = |line: usize| flow.lines.get(line).filter(|_| is_move);
        self.current = line_at(stop).map(|line| line.place(origin, width));
        if lines.unfolds {
            self.unfolded = true;
            ui.ctx().request_repaint();
        }
        let now = Some((shown.at, seen.height()));
        if std::mem::replace(&mut self.seen, now) != now {
            // Scrolls to the line of the current move or, if only the line of the result follows, to that line; at the
            // start, to the top of the sheet.
            let ends = !score.end.result.is_empty() && stop + 2 == flow.lines.len();
            // If there is space for only one line, that of the move is shown.
            let ends = ends && seen.height() >= 2.0 * tokens(ui.ctx()).row;
            let top = Rect::from_min_size(origin, vec2(width, 1.0));
            let line = line_at(stop + usize::from(ends)).map_or(top, |line| line.place(origin, width));
            let wanted = self.wanted.take().map(|mv| flow.line_of(mv));
            let last = flow.last_line_about(shown.at).into_iter().chain(wanted).max();
            let more = last.and_then(|last| flow.lines.get(last)).map(|last| last.place(origin, width));
            // The comments on the move and a revealed move are included if they fit.
            let both = more.map(|more| line.union(more)).filter(|both| both.height() <= seen.height());
            ui.scroll_to_rect_animation(both.unwrap_or(line), None, ScrollAnimation::none());
        }
        event
    }
}

impl<K: Eq + Hash> SheetView<'_, K> {
    /// Shows the opening at the foot if there is space. Returns the remaining rectangle above it.
    fn show_opening(&self, ui: &mut Ui, inside: Rect) -> Rect {
        let tokens = tokens(ui.ctx());
        let has_room = inside.height() >= ROWS_WITH_OPENING * tokens.row;
        let Some(opening) = self.opening.filter(|_| has_room) else { return inside };
        let parts = [Part::rest("moves", 0.0), Part::fixed("opening", tokens.text.small + tokens.space.xs)];
        let places = parts::column(inside, tokens.space.xs, &parts);
        let foot = places.of("opening").shrink2(vec2(tokens.space.l, 0.0));
        let (text, ink) = (opening.text(self.letters.words.language()), Palette::of(ui.theme()).quiet);
        let galley = fit(ui, &text, tokens.small(), ink, foot.width(), 1);
        let cut = galley.elided;
        paint_text(ui, foot.left_center(), galley, ink);
        let response = labelled(ui, foot, "opening", Role::Label, &text);
        if cut {
            response.on_hover_text(text);
        }
        places.of("moves")
    }
}
