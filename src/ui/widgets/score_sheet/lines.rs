//! Paints lines of a score sheet and handles input on them.

use std::fmt::Debug;
use std::hash::Hash;

use egui::{
    Color32, EventFilter, FontId, Id, Key, Pos2, Rect, Response, Role, Sense, Stroke, Ui, Vec2, WidgetInfo,
    vec2,
};

use super::flow::{CommentPlace, DEEPEST, Flow, Line, MORE, TextKind, What, indent};
use super::letters::Letters;
use super::score::{Score, ScoredMove};
use crate::game::Help;
use crate::study::Walk;
use crate::text::openings::Opening;
use crate::ui::theme::{Art, Palette, tokens};
use crate::ui::widgets::{Written, fit, highlight, labelled, paint_text, take_presses};

/// The padding around a move in a column.
const PAD: Vec2 = vec2(7.0, -2.0);
/// The padding around a move in a variation.
const PAD_INLINE: Vec2 = vec2(3.0, -1.0);
/// The radius of the mark for a hint or analysis.
const MARK: f32 = 2.8;
/// The width of the mark's line.
const MARK_LINE: f32 = 1.2;

/// What the user did on the sheet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SheetEvent<K> {
    /// A press on this move, or on a link that leads to it.
    Go(K),
    /// A press on a comment before or after this move.
    Comment { at: K, before: bool },
    /// All steps with the arrow keys in this frame, in order.
    Walk(Vec<Walk>),
}

/// What the sheet shows.
pub struct SheetView<'a, K: Eq + Hash> {
    /// Builds the score; called again when `revision` or the language changes, or after `ScoreSheet::forget`.
    pub read: &'a dyn Fn() -> Score<K>,
    pub revision: u64,
    /// The board shows the position after this move. At the start, this is not one of the score's moves.
    pub at: K,
    /// The name of the opening, shown at the foot if there is space.
    pub opening: Option<Opening>,
    pub letters: Letters<'a>,
    /// Called with each move that is painted, to add a menu or a description.
    pub on_move: &'a dyn Fn(&Response, K),
}

/// What is needed to paint the lines of a sheet.
pub struct Lines<'a, K: Eq + Hash> {
    pub shown: &'a SheetView<'a, K>,
    pub score: &'a Score<K>,
    pub flow: &'a Flow<K>,
    /// The position of the first line.
    pub origin: Pos2,
    pub art: &'a mut Art,
    /// Whether a link to folded variations was clicked.
    pub unfolds: bool,
}

impl<K: Copy + Eq + Hash + Debug> Lines<'_, K> {
    /// The move that gets keyboard focus on Tab: the current one or, at the start, the first.
    pub fn stop(&self) -> Option<K> {
        Some(self.shown.at).filter(|at| self.score.moves.contains_key(at)).or(self.flow.first)
    }

    /// Paints a line. Returns what the user did on it.
    pub fn line(&mut self, ui: &mut Ui, index: usize) -> Option<SheetEvent<K>> {
        let line = self.flow.lines.get(index)?;
        let palette = Palette::of(ui.theme());
        let tokens = tokens(ui.ctx());
        let top = self.origin.y + line.top;
        for depth in 1..=line.depth.min(DEEPEST) {
            let x = self.origin.x + indent(depth, tokens) - tokens.space.s;
            let bottom = top + line.height + tokens.space.xs;
            ui.painter().vline(x, top..=bottom, Stroke::new(1.0, palette.line));
        }
        let mut event = None;
        for number in 0..line.items.len() {
            event = event.or(self.item(ui, line, (index, number)));
        }
        event
    }

    fn item(&mut self, ui: &mut Ui, line: &Line<K>, id: (usize, usize)) -> Option<SheetEvent<K>> {
        let item = line.items.get(id.1)?;
        let corner = self.origin + vec2(item.left, line.top);
        let place = Rect::from_min_size(corner, vec2(item.width, line.height));
        match &item.what {
            What::Move(at) => self.mv(ui, place, *at),
            What::More(at) => self.more(ui, place, *at, id),
            What::Comment { remark, text, first } => {
                let CommentPlace { place: at, before, text: whole } = self.flow.remarks.get(*remark)?;
                let response = ui.interact(place, ui.scope_id().with(("remark", id)), Sense::CLICK);
                // The first part gives screen readers the whole comment.
                if *first {
                    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, whole));
                }
                paint(ui, place, text, tokens(ui.ctx()).body(), Palette::of(ui.theme()).ink, f32::INFINITY);
                response.clicked().then_some(SheetEvent::Comment { at: *at, before: *before })
            }
            What::Text(kind, text) => {
                text_item(ui, place, *kind, text, id.1);
                None
            }
        }
    }

    fn mv(&mut self, ui: &mut Ui, place: Rect, at: K) -> Option<SheetEvent<K>> {
        let mv = self.score.moves.get(&at)?;
        let (letters, palette) = (self.shown.letters, Palette::of(ui.theme()));
        let current = at == self.shown.at;
        let chip = place.expand2(if mv.depth == 0 { PAD } else { PAD_INLINE });
        let sense = if self.stop() == Some(at) { Sense::click() } else { Sense::CLICK };
        let response = ui.interact(chip, move_id(ui, at), sense);
        let spoken = letters.spoken(mv);
        response.widget_info(|| WidgetInfo::selected(Role::Button, true, current, &spoken));
        highlight(ui, chip, 4, current, &response);
        let main = mv.depth == 0 && self.score.is_bold;
        let tokens = tokens(ui.ctx());
        let font = if current || main { tokens.bold() } else { tokens.body() };
        let parts = letters.parts(mv);
        let ink = if current || mv.depth == 0 { palette.ink } else { palette.quiet };
        Written { parts, font, ink }.paint(ui, place.left_center(), place.right() + 2.0, self.art);
        paint_help(ui, chip, mv, palette.law);
        if response.gained_focus() {
            ui.scroll_to_rect(chip, None);
        }
        let walked = if response.has_focus() { walks(ui, response.id) } else { Vec::new() };
        (self.shown.on_move)(&response, at);
        if response.clicked() {
            Some(SheetEvent::Go(at))
        } else {
            Some(walked).filter(|walks| !walks.is_empty()).map(SheetEvent::Walk)
        }
    }

    /// Shows a link. If `to` is a place at which something is left out, a click returns the event that goes there. If
    /// `to` is `None`, the link stands for folded variations, and a click sets `unfolds`.
    fn more(&mut self, ui: &mut Ui, place: Rect, to: Option<K>, id: (usize, usize)) -> Option<SheetEvent<K>> {
        let key = if to.is_some() { "score-more" } else { "study-unfold" };
        let label = t!(self.shown.letters.words, key);
        let response = ui.interact(place, ui.scope_id().with(("more", id)), Sense::CLICK);
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &label));
        paint(ui, place, MORE, tokens(ui.ctx()).body(), Palette::of(ui.theme()).law, f32::INFINITY);
        let clicked = response.on_hover_text(label).clicked();
        self.unfolds |= clicked && to.is_none();
        to.filter(|_| clicked).map(SheetEvent::Go)
    }

    /// If another move of the sheet has keyboard focus, moves the focus to the current move or, at the start, to the
    /// first.
    pub fn take_focus_along(&self, ui: &Ui) {
        let Some((focused, stop)) = ui.memory(egui::Memory::focused).zip(self.stop()) else { return };
        let had = self.score.moves.keys().find(|at| move_id(ui, **at) == focused);
        if had.is_some_and(|had| *had != stop) {
            ui.memory_mut(|memory| memory.request_focus(move_id(ui, stop)));
        }
    }
}

/// Shows text that can't be pressed.
fn text_item(ui: &Ui, place: Rect, kind: TextKind, text: &str, number: usize) {
    let palette = Palette::of(ui.theme());
    let ink = if kind == TextKind::Result { palette.ink } else { palette.quiet };
    // A little slack for rounding keeps text of exactly this width from being cut. A note may be cut.
    let spare = if kind == TextKind::Note { 0.0 } else { 2.0 };
    paint(ui, place, text, kind.font(tokens(ui.ctx())), ink, place.width() + spare);
    if matches!(kind, TextKind::Result | TextKind::Note) {
        labelled(ui, place, ("end", number), Role::Label, text);
    }
}

/// Paints text in a rectangle, on one line of at most this width.
fn paint(ui: &Ui, place: Rect, text: &str, font: FontId, ink: Color32, width: f32) {
    paint_text(ui, place.left_center(), fit(ui, text, font, ink, width, 1), ink);
}

/// Paints a dot if the player had a hint, or a ring if analysis was on.
fn paint_help(ui: &Ui, chip: Rect, mv: &ScoredMove, ink: Color32) {
    let fill = match mv.help {
        None => return,
        Some(Help::Hint(_)) => ink,
        Some(Help::Analysis(_)) => Color32::TRANSPARENT,
    };
    let mark = chip.right_top() + vec2(-PAD.x / 2.0, MARK * 2.0);
    ui.painter().circle(mark, MARK, fill, Stroke::new(MARK_LINE, ink));
}

fn move_id<K: Hash + Debug>(ui: &Ui, at: K) -> Id {
    ui.scope_id().with(at)
}

/// The steps of the arrow keys, which walk through the moves while the sheet or one of its moves has keyboard focus.
pub fn walks(ui: &Ui, id: Id) -> Vec<Walk> {
    let arrows = EventFilter { horizontal_arrows: true, vertical_arrows: true, ..EventFilter::default() };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(id, arrows));
    let keys = [
        (Key::ArrowLeft, Walk::Back),
        (Key::ArrowRight, Walk::Forward),
        (Key::ArrowUp, Walk::Above),
        (Key::ArrowDown, Walk::Below),
    ];
    let presses = take_presses(ui, &keys.map(|(key, _)| key));
    let walk_of = |press: &Key| keys.iter().find(|(key, _)| key == press).map(|(_, walk)| *walk);
    presses.iter().filter_map(walk_of).collect()
}
