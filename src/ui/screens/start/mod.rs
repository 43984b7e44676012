//! The start screen: three doors, the game to continue, unsaved studies, and small links to everything else.
//!
//! There is nothing to fill in: each door starts a game with the last settings of its kind, or with defaults.
//!
//! Choosing settings is in `ui::dialogs`.

mod door;
pub(crate) mod scenery;
pub(crate) mod setup;
mod unfinished;

use crate::session::review::is_reviewable;
use crate::table::GameSetup;
use crate::text::Texts;
use crate::ui::dialogs::{RecentItem, follow, part, study_row};
use crate::ui::screens::game::show_clocks;
use crate::ui::theme::{Palette, size};
use crate::ui::view::request::StartChoice;
use crate::ui::view::{Choice, Command, Request, Setting, ViewContext};
use crate::ui::widgets::{fit, labelled, paint_two_lines, remember_height, ring, take_once};
use crate::ui::{theme, widgets};

use egui::{Key, Label, Rect, RichText, ScrollArea, Sense, Ui, UiBuilder, Vec2, pos2, vec2};

use crate::platform::Pending;
use setup::about_door;
use unfinished::{Continuation, Unfinished};

/// From this width on the clocks of a running game are shown as on the board.
const CLOCKS_WIDTH: f32 = 200.0;

/// The commands of the small links.
const LINKS: &[Command] = &[
    Command::Open,
    Command::Recent,
    Command::ChessClock,
    Command::Book,
    Command::Tour,
    Command::Study,
    Command::Editor,
];

/// The most unsaved studies on the start screen; the list of recent games has all of them.
pub(crate) const STUDIES: usize = 3;

/// The start screen while it is open.
#[derive(Debug)]
pub struct StartScreen {
    unfinished: Unfinished,
    /// The game that each door starts.
    behind: [GameSetup; 3],
    /// Keyboard focus goes to the first door in the next frame.
    to_first: bool,
    /// The height of the content in the last frame.
    height: f32,
}

impl StartScreen {
    /// A start screen whose doors start these games; the latest saved game and the unsaved studies arrive on
    /// `coming`.
    pub(crate) fn new(behind: [GameSetup; 3], coming: Pending<RecentItem>) -> StartScreen {
        StartScreen { unfinished: Unfinished::new(coming), behind, to_first: false, height: 0.0 }
    }

    /// Shows the screen in its rectangle.
    pub fn show(&mut self, ui: &mut Ui, place: Rect, ctx: &mut ViewContext<'_>) {
        let mut inside = ui.new_child(UiBuilder::new().max_rect(place).id_salt("start"));
        ScrollArea::vertical().auto_shrink([false, false]).min_scrolled_height(0.0).show(&mut inside, |ui| {
            let margin = if place.width() < size::SMALL_WINDOW { size::MARGIN_SMALL } else { size::MARGIN };
            let width = (place.width() - 2.0 * margin).min(1240.0);
            let left = place.center().x - width / 2.0;
            let top = ui.max_rect().top() + ((place.height() - self.height) / 2.0).max(margin);
            let column = Rect::from_min_size(pos2(left, top), vec2(width, f32::INFINITY));
            let mut column = ui.new_child(UiBuilder::new().max_rect(column));
            column.spacing_mut().item_spacing.y =
                if margin < size::MARGIN { size::GAP_SMALL } else { size::GAP };
            self.column(&mut column, place, ctx);
            remember_height(ui, &mut self.height, column.min_rect().height());
            ui.allocate_rect(column.min_rect().expand(margin), Sense::hover());
            follow(ui);
        });
        if ctx.look.keys && take_once(ui, Key::Escape) {
            ctx.requests.push(Request::Return);
        }
        // egui itself would move focus on from there with the same arrow, so focus is set in the next frame.
        let keys = [Key::ArrowUp, Key::ArrowDown, Key::ArrowLeft, Key::ArrowRight, Key::Enter];
        let free = ui.memory(|memory| memory.focused().is_none());
        if ctx.look.keys && free && ui.input(|input| keys.iter().any(|key| input.key_pressed(*key))) {
            self.to_first = true;
            ui.ctx().request_repaint();
        }
    }

    fn column(&mut self, ui: &mut Ui, place: Rect, ctx: &mut ViewContext<'_>) {
        let small = place.height() < size::SMALL_WINDOW || place.width() < size::SMALL_WINDOW;
        ctx.look.small = small;
        let (look, words) = (ctx.look, ctx.look.words);
        let title = if small { size::TITLE } else { 26.0 };
        ui.add(Label::new(RichText::new(t!(words, "start-title")).font(theme::bold(title))).wrap());
        if let Some(card) = look.message {
            ctx.requests.extend(card.show_here(ui, look.words).map(Request::from));
        }
        let newcomer = self.go_on(ui, small, ctx);
        self.doors(ui, place, ctx);
        self.studies(ui, ctx);
        links(ui, newcomer, ctx);
    }

    /// The game to continue, or the tour for a newcomer; its place is there from the first frame, so that nothing
    /// jumps. Returns whether it is the tour.
    fn go_on(&mut self, ui: &mut Ui, small: bool, ctx: &mut ViewContext<'_>) -> bool {
        let words = ctx.look.words;
        let going_on = self.unfinished.find_continuation(words, ctx.game());
        let height = if small { 56.0 } else { 96.0 };
        let strip = vec2(ui.available_width(), height);
        let (strip, _) = ui.allocate_exact_size(strip, Sense::hover());
        let sought = self.unfinished.is_sought();
        match going_on {
            Some(Continuation { title, about, board, clocks, file }) => {
                let colors = ctx.look.settings.board.colors(ui.theme());
                let place = strip.with_max_x(strip.left() + strip.height()).shrink(size::GAP_SMALL);
                let indent = if board.is_some() { place.width() + size::GAP } else { 0.0 };
                let faces = strip.with_min_x(strip.center().x).shrink2(vec2(size::PAD, 0.0));
                let shown = clocks.filter(|_| faces.width() >= CLOCKS_WIDTH);
                let text = shown.as_ref().map_or(&about, |(_, about)| about);
                let clocks =
                    |ui: &Ui| shown.as_ref().map_or(0.0, |(clocks, _)| show_clocks(ui, faces, *clocks));
                if strip_button(ui, strip, indent, [&title, &about, text], words, clocks) {
                    let there = match is_reviewable(ctx.session.table()) {
                        true => Request::Command(Command::Review),
                        false => Request::ToGame,
                    };
                    ctx.requests.push(file.map_or(there, Request::Open));
                }
                if let Some((position, flipped)) = board {
                    scenery::board(ui, place, &position, flipped, ctx.art, &colors);
                }
                false
            }
            None if sought => false,
            None => {
                let (title, about) = (t!(words, "start-new"), t!(words, "start-new-tour"));
                if strip_button(ui, strip, 0.0, [&title, &about, &about], words, |_| 0.0) {
                    ctx.requests.push(Request::Command(Command::Tour));
                }
                true
            }
        }
    }

    /// The latest unsaved studies, and the way to the others.
    fn studies(&self, ui: &mut Ui, ctx: &mut ViewContext<'_>) {
        if self.unfinished.studies.is_empty() {
            return;
        }
        let words = ctx.look.words;
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = size::GAP_SMALL;
            part(ui, &t!(words, "recent-studies"));
            for study in self.unfinished.studies.iter().take(STUDIES) {
                study_row(ui, words, study, ctx.requests);
            }
            if self.unfinished.studies.len() > STUDIES && ui.button(t!(words, "start-all-studies")).clicked()
            {
                ctx.requests.push(Request::Command(Command::Recent));
            }
        });
    }

    /// The three doors: in a row if they fit, otherwise in a column.
    fn doors(&mut self, ui: &mut Ui, place: Rect, ctx: &mut ViewContext<'_>) {
        let gap = ui.spacing().item_spacing.y;
        let (width, count) = (ui.available_width(), StartChoice::ALL.len() as f32);
        // Narrower than this, the doors are below each other.
        let side_by_side = width >= count * 190.0 + (count - 1.0) * gap;
        let one = if side_by_side {
            let height = (place.height() * 0.46).clamp(246.0, 450.0);
            vec2((width - (count - 1.0) * gap) / count, height)
        } else {
            vec2(width, 134.0)
        };
        let whole = match side_by_side {
            true => vec2(width, one.y),
            false => vec2(width, count * one.y + (count - 1.0) * gap),
        };
        let (whole, _) = ui.allocate_exact_size(whole, Sense::hover());
        let colors = ctx.look.settings.board.colors(ui.theme());
        let step = if side_by_side { vec2(one.x + gap, 0.0) } else { vec2(0.0, one.y + gap) };
        for (index, door) in StartChoice::ALL.into_iter().enumerate() {
            let place = Rect::from_min_size(whole.min + step * index as f32, one);
            let about = about_door(ctx.look.words, door, &self.behind[index]);
            if let Some(action) = door.show(ui, place, &about, ctx.look.words, (ctx.art, &colors)) {
                ctx.requests.push(Request::StartChoice(door, action));
            }
        }
        if std::mem::take(&mut self.to_first) {
            let first = StartChoice::Two.id(ui);
            ui.memory_mut(|memory| memory.request_focus(first));
        }
    }
}

/// A wide button with a heading and a description, and what is `shown` of that. `at_end` paints what stands at its right
/// end, and returns how wide that is.
fn strip_button(
    ui: &mut Ui,
    place: Rect,
    indent: f32,
    [title, about, shown]: [&str; 3],
    words: &Texts,
    at_end: impl FnOnce(&Ui) -> f32,
) -> bool {
    let palette = Palette::of(ui.theme());
    let name = t!(words, "start-strip", title, about);
    let response = labelled(ui, place, "strip", egui::Role::Button, &name);
    let line = if response.hovered() { palette.law } else { palette.line };
    widgets::card(ui.painter(), place, palette.law_surface, line);
    let mut room = place.shrink2(vec2(size::PAD, 0.0));
    room.min.x += indent;
    room.max.x -= at_end(ui);
    let title = fit(ui, title, theme::bold(size::TEXT), palette.law, room.width(), 1);
    let about = fit(ui, shown, theme::text(), palette.ink, room.width(), 2);
    paint_two_lines(ui, room, (title, palette.law), (about, palette.ink));
    ring(ui, place, size::RADIUS, &response);
    response.clicked()
}

/// Small buttons, and the languages at their end.
fn links(ui: &mut Ui, newcomer: bool, ctx: &mut ViewContext<'_>) {
    let words = ctx.look.words;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(size::GAP_SMALL);
        // A newcomer has the tour above the doors.
        for &command in LINKS.iter().filter(|command| !newcomer || **command != Command::Tour) {
            let button = egui::Button::new(RichText::new(command.short(words)).font(theme::small()));
            let response = ui.add_enabled(command.enabled(&ctx.window), button);
            if response.on_hover_text(command.tip(words)).clicked() {
                ctx.requests.push(Request::Command(command));
            }
        }
        ui.add_space(size::GAP);
        for &(choice, _) in Setting::Language.choices() {
            let Choice::Language(Some(language)) = choice else { continue };
            let command = Command::Choose(choice);
            let name = RichText::new(command.label(words)).font(theme::small());
            let on = words.language() == language;
            if ui.selectable_label(on, name).clicked() && !on {
                ctx.requests.push(Request::Command(command));
            }
        }
    });
}
