//! The score of a study: what is seen of it is painted, and a click on a move goes there.
//!
//! Where everything stands: see `ui::screens::study::flow`.

use egui::{
    Button, CornerRadius, EventFilter, Id, Key, Rect, Response, Role, ScrollArea, Sense, Stroke, StrokeKind,
    Ui, WidgetInfo, pos2, vec2,
};

use super::flow::{Flow, Item, Remark, What, indent};
use super::letters::Letters;
use super::score::Score;
use crate::record::{GameResult, NodeId, Record};
use crate::study::Status;
use crate::text::messages::Language;
use crate::text::notation::Notation;
use crate::ui::theme::art::Art;
use crate::ui::theme::{self, Palette, RING, size};
use crate::ui::view::command::Command;
use crate::ui::view::command::edit::{Edit, TREE};
use crate::ui::widgets::move_text::Written;
use crate::ui::widgets::{card, fit};

/// Left and right of a move.
const PAD: f32 = 5.0;
const RADIUS: CornerRadius = CornerRadius::same(6);

/// What is asked for on the sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wish {
    Go(NodeId),
    /// A comment is edited: that of this place, before or after its move.
    Remark(NodeId, bool),
    /// From the menu of a move.
    Ask(NodeId, Command),
    Walk(Edit),
    Back,
    Forward,
}

/// What decides how the lines run.
type Basis = (u64, u32, bool, Notation, Language);

/// The sheet, with what was worked out of the record.
#[derive(Default)]
pub struct Sheet {
    score: Option<(u64, Score)>,
    flow: Option<(Basis, Flow)>,
    /// The place that was shown in the last frame, and how high the sheet was.
    seen: Option<(NodeId, f32)>,
}

/// What the sheet shows.
pub struct Shown<'a> {
    pub record: &'a Record,
    pub revision: u64,
    pub at: NodeId,
    pub letters: Letters<'a>,
}

impl Sheet {
    /// Reads the record anew where it is another one.
    fn read(&mut self, shown: &Shown<'_>) {
        if self.score.as_ref().is_none_or(|(of, _)| *of != shown.revision) {
            self.score = Some((shown.revision, Score::of(shown.record)));
        }
    }

    /// Shows the sheet in its place; gives back what was asked for.
    pub fn show(&mut self, ui: &mut Ui, rect: Rect, shown: &Shown<'_>, art: &mut Art) -> Option<Wish> {
        let palette = Palette::of(ui.theme());
        card(ui.painter(), rect, palette.surface, palette.line);
        let words = shown.letters.words;
        let response = ui.interact(rect, ui.scope_id().with("study sheet"), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Group, true, t!(words, "score-sheet")));
        let inside = rect.shrink2(vec2(1.0, if shown.letters.small { 4.0 } else { 8.0 }));
        self.read(shown);
        let empty = self.score.as_ref().is_none_or(|(_, score)| score.blocks.is_empty());
        if empty && shown.record.result == GameResult::Open {
            let side = if shown.letters.small { size::PAD_SMALL } else { size::PAD };
            let (font, room) = (shown.letters.font(), rect.width() - 2.0 * side);
            let text = fit(ui, &t!(words, "no-moves"), font, palette.quiet, room, 2);
            ui.painter().galley(inside.min + vec2(side, 6.0), text, palette.quiet);
            return None;
        }
        let mut inner = ui.new_child(egui::UiBuilder::new().max_rect(inside).id_salt("tree"));
        let area = ScrollArea::vertical().auto_shrink(false).min_scrolled_height(0.0).id_salt("tree");
        area.show_viewport(&mut inner, |ui, seen| self.lines(ui, seen, shown, art)).inner
    }

    fn lines(&mut self, ui: &mut Ui, seen: Rect, shown: &Shown<'_>, art: &mut Art) -> Option<Wish> {
        let width = ui.available_width();
        let letters = shown.letters;
        let key = (shown.revision, width as u32, letters.small, letters.notation, letters.words.language());
        let (_, score) = self.score.as_ref()?;
        if self.flow.as_ref().is_none_or(|(of, _)| *of != key) {
            self.flow = Some((key, Flow::of(ui, letters, shown.record, score, width)));
            self.seen = None;
        }
        let (_, flow) = self.flow.as_ref()?;
        let origin = ui.max_rect().min;
        ui.allocate_rect(Rect::from_min_size(origin, vec2(width, flow.height)), Sense::hover());
        let paint = Lines { shown, score, flow, origin };
        paint.take_focus_along(ui);
        let stop = flow.line_of(shown.at);
        let visible = flow.between(seen.top(), seen.bottom());
        let mut wish = None;
        for index in visible.clone() {
            wish = wish.or(paint.line(ui, index, art));
        }
        // Tab comes to the move that is shown though it is out of sight.
        if !visible.contains(&stop) {
            wish = wish.or(paint.line(ui, stop, art));
        }
        let now = (shown.at, seen.height());
        if self.seen != Some(now) {
            self.seen = Some(now);
            let at_start = shown.at == Record::ROOT;
            if let Some(line) = flow.lines.get(stop) {
                let top = if at_start { 0.0 } else { line.top };
                let line = Rect::from_min_size(origin + vec2(0.0, top), vec2(1.0, line.height));
                ui.scroll_to_rect_animation(line, None, egui::style::ScrollAnimation::none());
            }
        }
        wish
    }
}

/// Paints lines.
struct Lines<'a> {
    shown: &'a Shown<'a>,
    score: &'a Score,
    flow: &'a Flow,
    origin: egui::Pos2,
}

impl Lines<'_> {
    fn line(&self, ui: &mut Ui, index: usize, art: &mut Art) -> Option<Wish> {
        let line = self.flow.lines.get(index)?;
        let palette = Palette::of(ui.theme());
        let top = self.origin.y + line.top;
        for depth in 1..=line.depth.min(size::TREE_DEEPEST) {
            let x = self.origin.x + indent(depth, self.shown.letters.small) - size::TREE_RULE;
            ui.painter().vline(x, top..=top + line.height + size::TREE_AFTER, Stroke::new(1.0, palette.line));
        }
        let mut wish = None;
        for (number, item) in line.items.iter().enumerate() {
            let place =
                Rect::from_min_size(pos2(self.origin.x + item.left, top), vec2(item.width, line.height));
            wish = wish.or(self.item(ui, place, item, (index, number), art));
        }
        wish
    }

    fn item(
        &self,
        ui: &mut Ui,
        place: Rect,
        item: &Item,
        (line, number): (usize, usize),
        art: &mut Art,
    ) -> Option<Wish> {
        let palette = Palette::of(ui.theme());
        let font = self.shown.letters.font();
        let (text, font, ink) = match &item.what {
            What::Move(at) => return self.mv(ui, place, *at, art),
            What::Comment { remark, text, first } => {
                let remark = self.flow.remarks.get(*remark)?;
                return self.remark(ui, place, remark, text, *first, (line, number));
            }
            What::Number(text) => (text.as_str(), font, palette.quiet),
            What::Dots => ("…", font, palette.quiet),
            What::Quiet(text) => (text.as_str(), theme::small(), palette.quiet),
            What::Result(text) => (text.as_str(), theme::bold(font.size), palette.ink),
            What::Why(text) => (text.as_str(), font, palette.quiet),
        };
        let galley = fit(ui, text, font, ink, place.width().max(1.0) + 2.0, 1);
        ui.painter().galley(pos2(place.left(), place.center().y - galley.size().y / 2.0), galley, ink);
        if matches!(item.what, What::Result(_) | What::Why(_)) {
            let response = ui.interact(place, ui.scope_id().with(("end", number)), Sense::hover());
            response.widget_info(|| WidgetInfo::labeled(Role::Label, true, text));
        }
        None
    }

    fn mv(&self, ui: &mut Ui, place: Rect, at: NodeId, art: &mut Art) -> Option<Wish> {
        let told = self.score.moves.get(&at)?;
        let (letters, palette) = (self.shown.letters, Palette::of(ui.theme()));
        let notes = self.shown.record.notes(at);
        let current = at == self.shown.at;
        let chip = place.expand2(vec2(PAD, -1.0));
        let stop =
            current || (self.shown.at == Record::ROOT && self.flow.line_of(at) == 0 && self.is_first(at));
        let sense = if stop { Sense::click() } else { Sense::CLICK };
        let response = ui.interact(chip, move_id(ui, at), sense);
        let spoken = letters.spoken(told, notes);
        response.widget_info(|| WidgetInfo::selected(Role::Button, true, current, &spoken));
        if current {
            ui.painter().rect_filled(chip, RADIUS, palette.law_surface);
        } else if response.hovered() {
            ui.painter().rect_filled(chip, RADIUS, palette.hovered);
        }
        if response.has_focus() {
            ui.painter().rect_stroke(chip, RADIUS, Stroke::new(RING, palette.law), StrokeKind::Inside);
        }
        let size = letters.font().size;
        let font = if current { theme::bold(size) } else { letters.font() };
        let parts = letters.parts(told, notes);
        let written = Written { parts: &parts, font, ink: palette.ink };
        written.paint(ui, place.left_center(), place.right() + 2.0, art);
        if response.gained_focus() {
            ui.scroll_to_rect(chip, None);
        }
        let walked = if response.has_focus() { walk(ui, response.id) } else { None };
        let chosen = self.menu(&response, at);
        if response.clicked() { Some(Wish::Go(at)) } else { chosen.or(walked) }
    }

    fn is_first(&self, at: NodeId) -> bool {
        self.shown.record.next(Record::ROOT) == Some(at)
    }

    /// What can be done to a move, on the second button of the mouse.
    fn menu(&self, response: &Response, at: NodeId) -> Option<Wish> {
        let words = self.shown.letters.words;
        let mut wish = None;
        response.context_menu(|ui| {
            let place = Status::of(self.shown.record, at);
            for command in TREE {
                let able = !matches!(command, Command::Edit(edit) if !edit.enabled(&place));
                if ui.add_enabled(able, Button::new(command.label(words))).clicked() {
                    wish = Some(Wish::Ask(at, *command));
                    ui.close();
                }
            }
        });
        wish
    }

    /// A stretch of a comment. The first one tells all of it to those who hear the window.
    fn remark(
        &self,
        ui: &mut Ui,
        place: Rect,
        remark: &Remark,
        text: &str,
        first: bool,
        id: (usize, usize),
    ) -> Option<Wish> {
        let palette = Palette::of(ui.theme());
        let response = ui.interact(place, ui.scope_id().with(("remark", id)), Sense::CLICK);
        if first {
            response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &remark.text));
        }
        let ink = palette.law;
        let galley = fit(ui, text, self.shown.letters.font(), ink, f32::INFINITY, 1);
        ui.painter().galley(pos2(place.left(), place.center().y - galley.size().y / 2.0), galley, ink);
        response.clicked().then_some(Wish::Remark(remark.place, remark.before))
    }

    /// The keyboard goes with the study: from the move that was shown to the one that is.
    fn take_focus_along(&self, ui: &Ui) {
        let Some(focused) = ui.memory(egui::Memory::focused) else { return };
        let had = self.score.moves.keys().find(|at| move_id(ui, **at) == focused);
        if had.is_some_and(|had| *had != self.shown.at) && self.shown.at != Record::ROOT {
            ui.memory_mut(|memory| memory.request_focus(move_id(ui, self.shown.at)));
        }
    }
}

fn move_id(ui: &Ui, at: NodeId) -> Id {
    ui.scope_id().with(at)
}

/// With the keyboard on the sheet, arrows walk from there.
fn walk(ui: &Ui, id: Id) -> Option<Wish> {
    let arrows = EventFilter { horizontal_arrows: true, vertical_arrows: true, ..EventFilter::default() };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(id, arrows));
    let keys = [
        (Key::ArrowLeft, Wish::Back),
        (Key::ArrowRight, Wish::Forward),
        (Key::ArrowUp, Wish::Walk(Edit::Above)),
        (Key::ArrowDown, Wish::Walk(Edit::Below)),
    ];
    keys.into_iter().find(|(key, _)| ui.input(|input| input.key_pressed(*key))).map(|(_, wish)| wish)
}
