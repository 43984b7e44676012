//! A player's half of the clock alone: the name and the number of moves, the time, and the clock's state.
//!
//! Whatever it shows by colour it also shows by a sign and a word: a triangle while the time runs, two bars while it is
//! stopped, a flag once it has fallen.

use egui::{
    Color32, CornerRadius, Event, Painter, Rect, Response, Role, Sense, Shape, Stroke, StrokeKind,
    TouchPhase, Ui, UiBuilder, Vec2, WidgetInfo, pos2, vec2,
};

use super::digits::Digits;
use crate::rules::Color;
use crate::table::Deed;
use crate::text::messages::sentence;
use crate::text::time::digits;
use crate::text::{Texts, clock_face};
use crate::ui::theme::{self, Palette, size};
use crate::ui::view::{ClockState, Command, GameView, Request, ViewContext};
use crate::ui::widgets::{ButtonState, PanelButton, Rotation, cell, fit, ring};

/// A half and what it shows.
pub struct Half<'a> {
    pub words: &'a Texts,
    pub game: GameView<'a>,
    pub color: Color,
    pub name: &'a str,
    pub running: Running,
    /// How much longer the turn costs nothing.
    pub free_ms: Option<u64>,
    /// Drawn upside-down.
    pub turned: bool,
    pub small: bool,
    /// The buttons that add and take away time are shown.
    pub adjusting: bool,
}

/// What a player's clock does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Running {
    /// The opponent's time runs, or is stopped.
    No,
    Yes,
    /// It would run if the clock were not stopped.
    Stopped,
    /// The first press of all, on this half, starts the opponent's time.
    Starts,
}

impl Running {
    /// For the player whose turn it is if `own`, otherwise for their opponent.
    pub fn of(clock: ClockState, own: bool) -> Running {
        match (clock, own) {
            (ClockState::Waiting, false) => Running::Starts,
            (ClockState::Running, true) => Running::Yes,
            (ClockState::Paused, true) => Running::Stopped,
            _ => Running::No,
        }
    }
}

/// The places within a half.
struct Parts {
    head: Rect,
    digits: Rect,
    foot: Rect,
}

impl Half<'_> {
    /// Shows the half in its rectangle. A press on it counts as soon as the button or the finger is down.
    pub fn show(&self, ui: &mut Ui, place: Rect, digits: &Digits, ctx: &mut ViewContext<'_>) {
        let can_press = matches!(self.running, Running::Yes | Running::Starts);
        let sense = if can_press { Sense::click() } else { Sense::hover() };
        let response = ui.interact(place, ui.scope_id().with(self.color.name()), sense);
        let role = if can_press { Role::Button } else { Role::Label };
        response.widget_info(|| WidgetInfo::labeled(role, true, self.spoken(digits)));
        if can_press && is_pressed(ui, &response) {
            ctx.requests.push(Request::Command(Command::PressClock));
        }
        let palette = Palette::of(ui.theme());
        let is_low = self.is_low();
        let ink = self.surface(ui.painter(), place, palette, is_low);
        ring(ui, place, size::RADIUS, &response);
        let rotation = Rotation::within(place, self.turned);
        let inside = place.shrink(place.size().min_elem() * 0.04);
        let buttons = adjust_height(inside.width(), self.small);
        let inside = if self.adjusting { inside.with_max_y(inside.bottom() - buttons) } else { inside };
        let parts = parts(inside);
        self.head(ui, parts.head, rotation, ink);
        let none = t!(self.words, "clock-alone-none");
        let text = self.ms().map_or(none, |ms| digits.text(ms));
        let covered = digits.paint(ui, parts.digits, rotation, &text, ink);
        if is_low {
            let line = covered.with_min_y(covered.bottom() + 3.0).with_max_y(covered.bottom() + 6.0);
            ui.painter().rect_filled(rotation.rect(line), 1, ink);
        }
        self.foot(ui, parts.foot, rotation, ink);
        if let Some(ms) = self.ms().filter(|_| self.adjusting) {
            let row = Rect::from_min_size(inside.left_bottom(), vec2(inside.width(), buttons));
            let mut ui = ui.new_child(UiBuilder::new().max_rect(row).id_salt(("adjust", self.color.name())));
            self.adjust(&mut ui, row, rotation, ms, ctx);
        }
    }

    /// The buttons with which an arbiter adds time to a stopped clock, or takes it away. Time that the player has not got
    /// can't be taken away.
    fn adjust(&self, ui: &mut Ui, place: Rect, rotation: Rotation, ms: u64, ctx: &mut ViewContext<'_>) {
        let (gap, button, count) = (adjust_gap(self.small), adjust_button(self.small), STEPS.len());
        let columns = if is_wide(place.width()) { 2 * count } else { count };
        let rows = 2 * count / columns;
        let height = rows as f32 * (button + gap) - gap;
        let buttons = Rect::from_min_size(place.min + vec2(0.0, gap), vec2(place.width(), height));
        let steps = [true, false].into_iter().flat_map(|adds| STEPS.map(|seconds| (seconds, adds)));
        for (index, (seconds, adds)) in steps.enumerate() {
            let place = cell(buttons, gap, (index / columns, rows), (index % columns, columns));
            let by_ms = seconds * if adds { 1000 } else { -1000 };
            let time = digits(seconds.unsigned_abs());
            let label = format!("{}{time}", if adds { '+' } else { '−' });
            let name = match adds {
                true => t!(self.words, "clock-alone-more", name = self.name, time),
                false => t!(self.words, "clock-alone-less", name = self.name, time),
            };
            let state = ButtonState::plain(ms.checked_add_signed(by_ms).is_some());
            let plain = PanelButton::plain(label, state, self.small);
            if (PanelButton { name, turned: self.turned, ..plain }).show(ui, rotation.rect(place)).clicked() {
                ctx.requests.push(Request::Do(Deed::AdjustClock { color: self.color, ms: by_ms }));
            }
        }
    }

    /// The time left; `None` without a clock.
    fn ms(&self) -> Option<u64> {
        self.game.table.clock_shows(self.color, self.game.now)
    }

    fn has_fallen(&self) -> bool {
        self.game.table.has_fallen(self.color)
    }

    fn is_low(&self) -> bool {
        let is_low = |ms| clock_face::is_low(self.game.table, self.color, ms);
        self.game.settings.low_time && self.ms().is_some_and(is_low) && !self.has_fallen()
    }

    /// What a screen reader says: "White, 4:55, running, delay 3 s, 12 moves".
    fn spoken(&self, digits: &Digits) -> String {
        let time = self.ms().map_or_else(|| t!(self.words, "time-none"), |ms| digits.text(ms));
        let moves = t!(self.words, "clock-alone-moves", count = self.game.table.presses(self.color));
        let running = (self.running == Running::Yes).then(|| t!(self.words, "clock-alone-runs"));
        let parts = [Some(self.name.to_owned()), Some(time), running, self.state(), Some(moves)];
        self.words.row(parts.into_iter().flatten())
    }

    /// What is worth a word, apart from a clock that runs.
    fn state(&self) -> Option<String> {
        let words = self.words;
        match self.running {
            _ if self.game.table.fell_first(self.color) => Some(t!(words, "clock-alone-first")),
            _ if self.has_fallen() => Some(t!(words, "clock-fallen")),
            Running::Yes => {
                let seconds = self.free_ms?.div_ceil(1000).to_string();
                Some(t!(words, "clock-alone-free", seconds))
            }
            Running::Stopped => Some(t!(words, "clock-paused")),
            Running::Starts => Some(t!(words, "clock-alone-starts")),
            Running::No => None,
        }
    }

    /// Paints the surface; returns the colour of what stands on it.
    fn surface(&self, painter: &Painter, place: Rect, palette: &Palette, is_low: bool) -> Color32 {
        let alarm = is_low || self.has_fallen();
        let strong = if alarm { palette.refusal } else { palette.law };
        let (fill, line, ink) = match self.running {
            Running::Yes => (strong, Stroke::new(1.0, strong), palette.surface),
            Running::Stopped => (palette.raised, Stroke::new(4.0, strong), strong),
            _ if alarm => (palette.raised, Stroke::new(1.0, palette.line), palette.refusal),
            Running::No | Running::Starts => (palette.raised, Stroke::new(1.0, palette.line), palette.ink),
        };
        painter.rect(place, CornerRadius::same(size::RADIUS), fill, line, StrokeKind::Inside);
        ink
    }

    /// The player's colour and name, and the number of moves at the end.
    fn head(&self, ui: &Ui, place: Rect, rotation: Rotation, ink: Color32) {
        let points = place.height() * size::CLOCK_ALONE_TEXT;
        let moves = t!(self.words, "clock-alone-moves", count = self.game.table.presses(self.color));
        let moves = fit(ui, &moves, theme::bold(points), ink, place.width(), 1);
        let top = place.center().y - moves.size().y / 2.0;
        let end = place.right() - moves.size().x;
        rotation.text(ui.painter(), pos2(end, top), moves, ink);
        let radius = points * 0.42;
        let disc = pos2(place.left() + radius + 1.0, place.center().y);
        let fill = theme::disc(self.color);
        let line = Stroke::new((points / 12.0).max(1.0), ink);
        ui.painter().circle(rotation.point(disc), radius, fill, line);
        let left = disc.x + radius + points / 2.0;
        let room = (end - left - points / 2.0).max(0.0);
        let name = fit(ui, self.name, theme::bold(points), ink, room, 1);
        rotation.text(ui.painter(), pos2(left, top), name, ink);
    }

    /// A sign and a word for the clock's state.
    fn foot(&self, ui: &Ui, place: Rect, rotation: Rotation, ink: Color32) {
        let runs = || (self.running == Running::Yes).then(|| t!(self.words, "clock-alone-runs"));
        let Some(text) = self.state().or_else(runs) else { return };
        let mut points = place.height() * size::CLOCK_ALONE_TEXT;
        let wide = |points: f32| {
            let text = fit(ui, &sentence(&text), theme::bold(points), ink, f32::INFINITY, 1);
            let sign = if self.running == Running::Starts { 0.0 } else { points * 1.2 };
            (text.size().x + sign, sign, text)
        };
        let (mut width, mut sign, mut text) = wide(points);
        if width > place.width() {
            points *= place.width() / width;
            (width, sign, text) = wide(points.floor());
        }
        let left = place.center().x - width / 2.0;
        if sign > 0.0 {
            let center = pos2(left + points / 2.0, place.center().y);
            let square = Rect::from_center_size(center, Vec2::splat(points * 0.72));
            self.sign(ui.painter(), square, rotation, ink);
        }
        let at = pos2(left + sign, place.center().y - text.size().y / 2.0);
        rotation.text(ui.painter(), at, text, ink);
    }

    fn sign(&self, painter: &Painter, place: Rect, rotation: Rotation, ink: Color32) {
        let polygon = |corners: [(f32, f32); 3]| {
            let corner = |(x, y)| rotation.point(place.lerp_inside(vec2(x, y)));
            Shape::convex_polygon(corners.map(corner).to_vec(), ink, Stroke::NONE)
        };
        let bar = |from: f32, to: f32| {
            let bar =
                Rect::from_min_max(place.lerp_inside(vec2(from, 0.0)), place.lerp_inside(vec2(to, 1.0)));
            Shape::rect_filled(rotation.rect(bar), 1, ink)
        };
        let shapes = if self.has_fallen() {
            // It hangs down from its pole.
            vec![bar(0.1, 0.22), polygon([(0.2, 0.35), (1.0, 1.0), (0.2, 1.0)])]
        } else if self.running == Running::Stopped {
            vec![bar(0.12, 0.4), bar(0.6, 0.88)]
        } else {
            vec![polygon([(0.1, 0.0), (1.0, 0.5), (0.1, 1.0)])]
        };
        painter.extend(shapes);
    }
}

/// The head and the foot get a share of the height, the digits the rest.
fn parts(inside: Rect) -> Parts {
    let (least, most) = (16.0, 80.0);
    // The rows above and below the digits have 11 % of the half's height each.
    let row = (inside.height() * 0.11).clamp(least, most);
    let (head, foot) = (inside.with_max_y(inside.top() + row), inside.with_min_y(inside.bottom() - row));
    let gap = row * 0.25;
    let digits = inside.with_min_y(head.bottom() + gap).with_max_y(foot.top() - gap);
    Parts { head, digits, foot }
}

/// A button or a finger went down on it, or a screen reader or Enter activated it. A second finger counts while another
/// player's still rests on the screen, of which the pointer knows nothing.
fn is_pressed(ui: &Ui, response: &Response) -> bool {
    let (pressed, released) = ui.input(|input| {
        let down = |event: &Event| match event {
            Event::PointerButton { pos, button: egui::PointerButton::Primary, pressed: true, .. }
            | Event::Touch { pos, phase: TouchPhase::Start, .. } => Some(*pos),
            _ => None,
        };
        let pressed: Vec<_> = input.events.iter().filter_map(down).collect();
        (pressed, input.pointer.any_released())
    });
    let is_on =
        |at: &egui::Pos2| response.rect.contains(*at) && ui.ctx().layer_id_at(*at) == Some(response.layer_id);
    pressed.iter().any(is_on) || (response.clicked() && !released)
}

/// Steps in seconds.
const STEPS: [i64; 3] = [60, 10, 1];

/// In a wide half all buttons are in one row; in a narrow one, adding is above taking away.
fn is_wide(width: f32) -> bool {
    width >= 2.0 * STEPS.len() as f32 * 52.0
}

/// The height of the buttons in a half of this width, with the gap above them.
fn adjust_height(width: f32, small: bool) -> f32 {
    let (button, gap) = (adjust_button(small), adjust_gap(small));
    if is_wide(width) { gap + button } else { 2.0 * (gap + button) }
}

fn adjust_button(small: bool) -> f32 {
    if small { size::BUTTON_SMALL } else { size::BUTTON }
}

fn adjust_gap(small: bool) -> f32 {
    if small { size::GAP_SMALL / 2.0 } else { size::GAP_SMALL }
}
