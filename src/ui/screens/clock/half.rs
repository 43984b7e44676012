//! A player's half of the chess clock: the name and the number of moves, the time, the clock's state and, when they are
//! asked for, the buttons that change the time.
//!
//! Whatever a half shows by colour, it also shows in another way: the clock's state by a symbol and words (a triangle
//! while the time runs, two bars while it is stopped, a flag once the flag has fallen), and low time by a line under
//! the digits.

use egui::{
    Color32, CornerRadius, Event, Painter, Rect, Response, Role, Sense, Stroke, StrokeKind, TouchPhase, Ui,
    UiBuilder, WidgetInfo, pos2, vec2,
};

use super::digits::Digits;
use crate::rules::Color;
use crate::text::messages::sentence;
use crate::text::{Texts, clock_face};
use crate::ui::screens::game::clock_bar;
use crate::ui::screens::game::player_clock::{ClockSign, Correction};
use crate::ui::theme::{self, CARD_RADIUS, Palette, bold, tokens};
use crate::ui::view::{ClockState, Command, GameView, Request, ViewContext};
use crate::ui::widgets::parts::{self, Part, Places};
use crate::ui::widgets::{Rotation, fit, focus_ring};

/// A half and what it shows.
pub struct Half<'a> {
    pub words: &'a Texts,
    pub game: GameView<'a>,
    pub color: Color,
    pub name: &'a str,
    pub running: Running,
    /// How much of this turn still costs the player no time, in milliseconds: the rest of the delay, or of the time
    /// that will be given back. `None` if it is not this player's turn, or if there is no such time left.
    pub free_ms: Option<u64>,
    /// Whether the half is drawn upside down.
    pub turned: bool,
    /// Whether the buttons that add and take away time are shown.
    pub adjusting: bool,
}

/// What a player's clock is doing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Running {
    /// None of the other states, for example because the opponent's time runs or the game is over.
    No,
    Yes,
    /// The player's time would run if the clock were not stopped.
    Stopped,
    /// The first press on this half starts the opponent's time.
    Starts,
}

impl Running {
    /// The state for the player whose turn it is if `own`, otherwise for their opponent.
    pub fn of(clock: ClockState, own: bool) -> Running {
        match (clock, own) {
            (ClockState::Waiting, false) => Running::Starts,
            (ClockState::Running, true) => Running::Yes,
            (ClockState::Paused, true) => Running::Stopped,
            _ => Running::No,
        }
    }
}

/// The places within a half, from top to bottom.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Slot {
    Head,
    Digits,
    Foot,
    /// The buttons that add and take away time.
    Adjust,
}

/// The steps by which the buttons change the time, in seconds.
const STEPS: [i64; 3] = [60, 10, 1];

impl Half<'_> {
    /// Shows the half in its rectangle. A press on the half counts as soon as the mouse button or the finger is down.
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
        focus_ring(ui, place, &response);
        let rotation = Rotation::within(place, self.turned);
        let parts = self.parts(ui, place);
        self.head(ui, parts.of(Slot::Head), rotation, ink);
        let none = t!(self.words, "clock-alone-none");
        let text = self.ms().map_or(none, |ms| digits.text(ms));
        let covered = digits.paint(ui, parts.of(Slot::Digits), rotation, &text, ink);
        if is_low {
            let line =
                [covered.left_bottom(), covered.right_bottom()].map(|at| rotation.point(at + vec2(0.0, 4.5)));
            ui.painter().line_segment(line, Stroke::new(3.0, ink));
        }
        self.foot(ui, parts.of(Slot::Foot), rotation, ink);
        if let Some((ms, row)) = self.ms().zip(parts.get(Slot::Adjust)) {
            let mut ui = ui.new_child(UiBuilder::new().max_rect(row).id_salt(("adjust", self.color.name())));
            self.adjust(&mut ui, row, rotation, ms, ctx);
        }
    }

    /// Divides the half: the head and the foot have the same height; the buttons, if they are shown, have the height
    /// that they need; the digits get the rest.
    fn parts(&self, ui: &Ui, place: Rect) -> Places<Slot> {
        let inside = place.shrink(place.size().min_elem() * 0.04);
        let tokens = tokens(ui.ctx());
        let rows = adjust_rows(inside.width()).len() as f32;
        let adjust = rows * (tokens.control.m + tokens.space.s) - tokens.space.s;
        let row = (inside.height() * 0.11).clamp(16.0, 80.0);
        let parts = [
            Part::fixed(Slot::Head, row),
            Part::rest(Slot::Digits, 0.0),
            Part::fixed(Slot::Foot, row),
            Part::fixed(Slot::Adjust, adjust).only_if(self.adjusting),
        ];
        parts::column(inside, tokens.space.xs, &parts)
    }

    /// Shows the buttons with which an arbiter adds time to a stopped clock, takes time away, or corrects the time
    /// together with the number of moves. In a narrow half, the buttons that add time are above those that take it
    /// away.
    fn adjust(&self, ui: &mut Ui, place: Rect, rotation: Rotation, ms: u64, ctx: &mut ViewContext<'_>) {
        let (rows, player) = (adjust_rows(place.width()), (self.color, self.name));
        for (correction, place) in parts::grid(place, tokens(ui.ctx()).space.s, &rows).iter() {
            let place = rotation.rect(place);
            ctx.requests.extend(correction.show(ui, place, self.words, player, ms, self.turned));
        }
    }

    /// The time left in milliseconds; `None` without a clock.
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

    /// What a screen reader says, such as "White, 4:55, running, delay 3 s, 12 moves".
    fn spoken(&self, digits: &Digits) -> String {
        let time = self.ms().map_or_else(|| t!(self.words, "time-none"), |ms| digits.text(ms));
        let moves = self.moves();
        let running = (self.running == Running::Yes).then(|| t!(self.words, "clock-alone-runs"));
        let parts = [Some(self.name.to_owned()), Some(time), running, self.state(), Some(moves)];
        self.words.row(parts.into_iter().flatten())
    }

    /// The words for the state; `None` while the player's time runs and no free time is left, or if there is nothing to
    /// say.
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

    /// The number of moves; with several stages, the stage and the number of the next move instead.
    fn moves(&self) -> String {
        let (words, table) = (self.words, self.game.table);
        let moves = || t!(words, "clock-alone-moves", count = table.presses(self.color));
        clock_bar::stage(words, table, self.color).unwrap_or_else(moves)
    }

    /// Paints the surface; returns the colour of what is painted on it.
    fn surface(&self, painter: &Painter, place: Rect, palette: &Palette, is_low: bool) -> Color32 {
        let has_fallen = self.has_fallen();
        let alarm = is_low || has_fallen;
        let strong = if alarm { palette.refusal } else { palette.law };
        let (fill, line, ink) = match self.running {
            // A fallen flag must be visible from afar, whoever is to move.
            _ if has_fallen => (palette.refusal, Stroke::new(1.0, palette.refusal), palette.surface),
            // Here, low time is shown only by the line under the digits.
            Running::Yes => (palette.law, Stroke::new(1.0, palette.law), palette.surface),
            Running::Stopped => (palette.raised, Stroke::new(4.0, strong), strong),
            _ if alarm => (palette.raised, Stroke::new(1.0, palette.line), palette.refusal),
            Running::No | Running::Starts => (palette.raised, Stroke::new(1.0, palette.line), palette.ink),
        };
        painter.rect(place, CornerRadius::same(CARD_RADIUS), fill, line, StrokeKind::Inside);
        ink
    }

    /// Paints the player's colour and name at the start of the row, and at its end the number of moves or the stage.
    fn head(&self, ui: &Ui, place: Rect, rotation: Rotation, ink: Color32) {
        let points = place.height() * TEXT_SHARE;
        // The text at the end is smaller where it would otherwise leave too little room for the name.
        let name_width = fit(ui, self.name, bold(points), ink, f32::INFINITY, 1).size().x;
        let room = place.width() - name_width.min(0.4 * place.width()) - 2.5 * points;
        let sizes =
            [1.0, 0.8, 0.6].map(|share| fit(ui, &self.moves(), bold(share * points), ink, f32::INFINITY, 1));
        let [.., smallest] = sizes.clone();
        let moves = sizes.into_iter().find(|moves| moves.size().x <= room).unwrap_or(smallest);
        let end = place.right() - moves.size().x;
        rotation.text(ui.painter(), pos2(end, place.center().y), moves);
        let radius = points * 0.42;
        let disc = pos2(place.left() + radius + 1.0, place.center().y);
        let fill = theme::disc(self.color);
        let line = Stroke::new((points / 12.0).max(1.0), ink);
        ui.painter().circle(rotation.point(disc), radius, fill, line);
        let left = disc.x + radius + points / 2.0;
        let room = (end - left - points / 2.0).max(0.0);
        let name = fit(ui, self.name, bold(points), ink, room, 1);
        rotation.text(ui.painter(), pos2(left, place.center().y), name);
    }

    /// Paints the words for the clock's state; paints nothing if there are none. Words that would be too wide are
    /// painted smaller. A symbol precedes the words, unless they say that a press on this half starts the clock.
    fn foot(&self, ui: &Ui, place: Rect, rotation: Rotation, ink: Color32) {
        let runs = || (self.running == Running::Yes).then(|| t!(self.words, "clock-alone-runs"));
        let Some(text) = self.state().or_else(runs) else { return };
        let sign = match self.running {
            _ if self.has_fallen() => Some(ClockSign::Fallen),
            Running::Stopped => Some(ClockSign::Stopped),
            Running::Starts => None,
            Running::Yes | Running::No => Some(ClockSign::Runs),
        };
        // The width of the symbol with the gap after it, as a share of the font size.
        let before = if sign.is_some() { 1.2 } else { 0.0 };
        let line = |points: f32| fit(ui, &sentence(&text), bold(points), ink, f32::INFINITY, 1);
        let most = place.height() * TEXT_SHARE;
        let width = line(most).size().x + before * most;
        let points = (most * (place.width() / width).min(1.0)).floor().max(1.0);
        let text = line(points);
        let left = place.center().x - f32::midpoint(text.size().x, before * points);
        if let Some(sign) = sign {
            let middle = pos2(left + points / 2.0, place.center().y);
            sign.paint(ui.painter(), middle, points * 0.72, rotation, ink);
        }
        let at = pos2(left + before * points, place.center().y);
        rotation.text(ui.painter(), at, text);
    }
}

/// The largest font size in the rows above and below the digits, as a share of the height of those rows.
const TEXT_SHARE: f32 = 0.72;

/// Whether the half was pressed: the primary button or a finger went down on it, or a screen reader or a key such as
/// Enter activated it. Touches are read as well, because the pointer does not report a second finger while the other
/// player's finger is still on the screen.
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

/// The buttons that adjust the clock: in one row if there is space for it, otherwise in three.
fn adjust_rows(width: f32) -> Vec<Vec<Correction>> {
    let steps = [1, -1].map(|sign| STEPS.map(|seconds| Correction::By(sign * seconds)).to_vec());
    let rows = [steps.to_vec(), vec![vec![Correction::Set]]].concat();
    let is_wide = width >= (2 * STEPS.len() + 1) as f32 * 52.0;
    if is_wide { vec![rows.concat()] } else { rows }
}
