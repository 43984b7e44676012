//! The chess clock without a board: two halves, each with a player's time, and a strip of buttons.
//!
//! `session` decides which presses count; `half` shows a half.

mod digits;
mod half;
mod layout;

use egui::{Align2, Key, Rect, Ui, UiBuilder, vec2};

use crate::rules::Color;
use crate::table::Table;
use crate::text::{Texts, clock_face};
use crate::ui::theme::tokens;
use crate::ui::view::settings::{Choice, ClockHalves};
use crate::ui::view::{ClockState, Command, Request, ViewContext, explain};
use crate::ui::widgets::{ButtonState, PanelButton, parts, take_once};
use digits::Digits;
use half::{Half, Running};
use layout::Spot;

/// The state of the screen between frames.
#[derive(Debug, Default)]
pub struct ClockScreen {
    /// Whether the players have swapped sides, so that Black is on the left or below.
    pub is_swapped: bool,
    /// Whether the buttons that add and take away time are shown.
    adjusting: bool,
    /// Whether the clock was stopped at the last call of `take_news`.
    paused: bool,
    /// Whose flags had fallen at the last call of `take_news`.
    fallen: [bool; 2],
}

impl ClockScreen {
    /// Shows or hides the buttons that add and take away time.
    pub fn toggle_adjusting(&mut self) {
        self.adjusting = !self.adjusting;
    }

    /// What a screen reader should say about changes since the last call: that the clock was stopped, and which flags
    /// have fallen.
    pub fn take_news(&mut self, words: &Texts, table: &Table) -> Vec<String> {
        let mut news = Vec::new();
        let was_paused = std::mem::replace(&mut self.paused, table.is_paused());
        news.extend((self.paused && !was_paused).then(|| t!(words, "paused")));
        for color in Color::ALL {
            let has_fallen = table.has_fallen(color);
            let had_fallen = std::mem::replace(&mut self.fallen[color.index()], has_fallen);
            let name = || explain::at_table(words, table, color);
            news.extend((has_fallen && !had_fallen).then(|| t!(words, "clock-alone-flag", name = name())));
        }
        news
    }

    /// The screen for the next game, with the players on the same sides.
    pub fn renewed(&self) -> ClockScreen {
        ClockScreen { is_swapped: self.is_swapped, ..ClockScreen::default() }
    }

    /// Shows the screen in its rectangle.
    pub fn show(&mut self, ui: &mut Ui, place: Rect, ctx: &mut ViewContext<'_>) {
        let (look, game) = (ctx.look, ctx.game());
        self.adjusting &= game.clock() == ClockState::Paused;
        let mut inside = ui.new_child(UiBuilder::new().max_rect(place).id_salt("clock"));
        let ui = &mut inside;
        let message = |width| look.message.map(|message| message.height(ui, look.words, width));
        let digits = Digits::of(ui, game);
        let stacked = layout::is_stacked(place, look.settings.halves, digits.has_hours);
        let places = layout::places(place, tokens(ui.ctx()), stacked, message);
        if let Some((message, place)) = look.message.zip(places.get(Spot::Message)) {
            ctx.requests.extend(message.show(ui, place, look.words).map(Request::from));
        }
        let strip = places.of(Spot::Strip);
        let free_ms = game.table.free_time_left(game.now).filter(|&ms| ms > 0);
        if let Some(ms) = free_ms.filter(|_| game.clock() == ClockState::Running) {
            let change = clock_face::next_change(ms, false);
            ui.ctx().request_repaint_after(std::time::Duration::from_millis(change));
        }
        // White is on the left or below, unless the players have swapped sides.
        let first = if stacked == self.is_swapped { Color::White } else { Color::Black };
        for (color, spot) in [(first, Spot::First), (!first, Spot::Second)] {
            let place = places.of(spot);
            let own = game.table.clock_turn() == color;
            let half = Half {
                words: look.words,
                game,
                color,
                name: &explain::at_table(look.words, game.table, color),
                running: Running::of(game.clock(), own),
                free_ms: free_ms.filter(|_| own),
                turned: stacked && look.settings.face_to_face && place.top() < strip.top(),
                adjusting: self.adjusting,
            };
            half.show(ui, place, &digits, ctx);
        }
        self.strip(ui, strip, stacked, ctx);
        if ctx.look.keys && take_once(ui, Key::Escape) {
            ctx.requests.push(Request::Command(match self.adjusting {
                true => Command::AdjustClock,
                false => Command::Start,
            }));
        }
    }

    /// Shows the buttons between the halves or below them.
    fn strip(&self, ui: &mut Ui, place: Rect, stacked: bool, ctx: &mut ViewContext<'_>) {
        let words = ctx.look.words;
        let adjust = if self.adjusting { "clock-alone-done" } else { "clock-alone-adjust" };
        let (other, other_key) = match stacked {
            true => (ClockHalves::Beside, "cmd-halves-beside"),
            false => (ClockHalves::Stacked, "cmd-halves-stacked"),
        };
        let gap = tokens(ui.ctx()).space.s;
        let mut buttons = vec![
            (Command::Clock, ctx.game().clock().key()),
            (Command::AdjustClock, adjust),
            (Command::Flip, "clock-alone-swap"),
            (Command::Choose(Choice::Halves(other)), other_key),
            (Command::ResetClock, "clock-alone-reset"),
            (Command::Start, "clock-alone-menu"),
        ];
        // A narrow window has no buttons that swap the halves or change their layout; the keyboard and the settings can
        // still do that.
        let least = |(_, key): &(Command, &str)| PanelButton::least_width(ui, &words.tiny(key)) + gap;
        let widest = buttons.iter().map(least).fold(0.0, f32::max);
        if widest * buttons.len() as f32 > place.width() {
            buttons.retain(|(command, _)| !matches!(command, Command::Flip | Command::Choose(_)));
        }
        let width = place.width().min(buttons.len() as f32 * (170.0 + gap));
        let row = Align2::CENTER_CENTER.align_size_within_rect(vec2(width, place.height()), place);
        for ((command, key), place) in parts::grid(row, gap, &[buttons]).iter() {
            let state = match command {
                Command::Clock if ctx.game().clock() != ClockState::Running => ButtonState::Active,
                Command::AdjustClock if self.adjusting => ButtonState::Active,
                _ => ButtonState::plain(command.enabled(&ctx.window)),
            };
            let by_key = if key == "clock-start" { Command::PressClock } else { command };
            let tip = words.tip_if_any(key).unwrap_or_else(|| command.tip(words));
            let (tiny, keys) = (words.tiny(key), by_key.keys(words));
            let plain = PanelButton::plain(t!(words, key), state);
            if (PanelButton { tiny, keys, tip, ..plain }).show(ui, place).clicked() {
                ctx.requests.push(Request::Command(command));
            }
        }
    }
}
