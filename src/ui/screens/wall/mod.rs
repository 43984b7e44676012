//! The start of a round for everyone to see, on a wall or a large screen.
//!
//! In full screen, only the poster is shown; otherwise, a strip of controls is below it.

mod poster;

use std::time::Duration;

use egui::{DragValue, Key, Rect, Ui, UiBuilder};

use crate::paper::Round;
use crate::ui::sound::cue::Cue;
use crate::ui::theme::{is_compact, tokens};
use crate::ui::view::layout::is_full_screen;
use crate::ui::view::{Command, Request, ViewContext};
use crate::ui::widgets::parts::{self, Part};
use crate::ui::widgets::{main_button, take_once};

/// The maximum number of minutes that can be set.
const MAX_MINUTES: u32 = 180;

/// A countdown. Counted from its beginning, the preparation ends after `preparation` minutes, and play starts after
/// `play` minutes.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Countdown {
    preparation: u32,
    play: u32,
    /// When the countdown began, in seconds of the window's time; `None` while it is stopped.
    begun: Option<f64>,
}

impl Default for Countdown {
    fn default() -> Countdown {
        Countdown { preparation: 10, play: 15, begun: None }
    }
}

impl Countdown {
    /// The minutes from the beginning of the countdown to the end of the preparation, and to the start of play.
    fn minutes(&self) -> [u32; 2] {
        [self.preparation, self.play]
    }

    /// Sets the minutes; play never starts before the preparation ends.
    fn set_minutes(&mut self, [preparation, play]: [u32; 2]) {
        let was_play = self.play;
        self.preparation = preparation.min(MAX_MINUTES);
        self.play = play.min(MAX_MINUTES);
        if self.play == was_play {
            self.play = self.play.max(self.preparation);
        } else {
            self.preparation = self.preparation.min(self.play);
        }
    }

    fn is_begun(&self) -> bool {
        self.begun.is_some()
    }

    /// Starts the countdown at this time, or stops it.
    fn turn(&mut self, time: f64) {
        self.begun = if self.is_begun() { None } else { Some(time) };
    }

    /// The seconds until the end of the preparation and until the start of play, rounded up.
    fn left(&self, time: f64) -> [u64; 2] {
        let gone = self.begun.map_or(0.0, |begun| (time - begun).max(0.0));
        self.minutes().map(|minutes| (f64::from(minutes * 60) - gone).max(0.0).ceil() as u64)
    }

    /// The number of seconds until the display changes; `None` if it won't.
    fn until_change(&self, time: f64) -> Option<f64> {
        let gone = (time - self.begun?).max(0.0);
        let is_over = self.left(time)[1] == 0;
        (!is_over).then(|| gone.floor() + 1.0 - gone)
    }
}

/// The wall display: a round, and the countdown to its start.
pub struct WallScreen {
    round: Round,
    flipped: bool,
    countdown: Countdown,
    /// The seconds that were left when the screen was last shown.
    left: [u64; 2],
}

impl WallScreen {
    pub fn new(round: Round) -> WallScreen {
        WallScreen { round, flipped: false, countdown: Countdown::default(), left: [0; 2] }
    }

    /// The round that is shown.
    pub fn round(&self) -> &Round {
        &self.round
    }

    /// Shows the screen in its rectangle.
    pub fn show(&mut self, ui: &mut Ui, place: Rect, ctx: &mut ViewContext<'_>) {
        let tokens = tokens(ui.ctx());
        let strip = Part::fixed("strip", tokens.control.m).only_if(!is_full_screen(ui.ctx()));
        let places =
            parts::column(place.shrink(tokens.space.s), tokens.space.s, &[Part::rest("poster", 0.0), strip]);
        let time = ui.input(|input| input.time);
        let left = self.countdown.left(time);
        // A sound marks the end of the preparation and the start of play.
        let was_left = std::mem::replace(&mut self.left, left);
        let has_ended = (0..2).any(|index| was_left[index] > 0 && left[index] == 0);
        if has_ended && self.countdown.is_begun() {
            ctx.requests.push(Request::PlaySound(Cue::LowTime));
        }
        self.show_poster(ui, places.of("poster"), ctx);
        if let Some(strip) = places.get("strip") {
            self.strip(ui, strip, time, ctx);
        }
        if ctx.look.keys {
            self.keys(ui, time, ctx);
        }
        if let Some(after) = self.countdown.until_change(time) {
            ui.ctx().request_repaint_after(Duration::from_secs_f64(after));
        }
    }

    /// Handles the keys: Space starts and stops the countdown unless a control has keyboard focus, F turns the board,
    /// and Escape leaves full screen or else the wall display.
    fn keys(&mut self, ui: &Ui, time: f64, ctx: &mut ViewContext<'_>) {
        let is_free = ui.memory(|memory| memory.focused().is_none());
        if is_free && take_once(ui, Key::Space) {
            self.countdown.turn(time);
        }
        if take_once(ui, Key::F) {
            self.flipped = !self.flipped;
        }
        if take_once(ui, Key::Escape) {
            ctx.requests.push(match is_full_screen(ui.ctx()) {
                true => Request::Command(Command::FullScreen),
                false => Request::Return,
            });
        }
    }

    /// Shows the minutes and the buttons.
    fn strip(&mut self, ui: &mut Ui, place: Rect, time: f64, ctx: &mut ViewContext<'_>) {
        let words = ctx.look.words;
        let label = |ui: &Ui, key: &str| if is_compact(ui) { words.tiny(key) } else { t!(words, key) };
        let mut inside = ui.new_child(UiBuilder::new().max_rect(place).id_salt("wall strip"));
        egui::ScrollArea::horizontal().id_salt("wall strip").show(&mut inside, |ui| {
            ui.horizontal_centered(|ui| {
                let is_begun = self.countdown.is_begun();
                let key = if is_begun { "wall-stop" } else { "wall-begin" };
                let bold = tokens(ui.ctx()).bold();
                if main_button(ui, true, &label(ui, key), bold).clicked() {
                    self.countdown.turn(time);
                }
                let mut minutes = self.countdown.minutes();
                for (key, minutes) in ["wall-preparation", "wall-play"].into_iter().zip(&mut minutes) {
                    let name = ui.label(label(ui, key));
                    let field = DragValue::new(minutes).range(0..=MAX_MINUTES).speed(0.1);
                    ui.add_enabled(!is_begun, field).labelled_by(name.id);
                }
                if minutes != self.countdown.minutes() {
                    self.countdown.set_minutes(minutes);
                }
                if ui.button(label(ui, "wall-turn")).clicked() {
                    self.flipped = !self.flipped;
                }
                let full = Command::FullScreen;
                if ui.button(full.short(words)).on_hover_text(full.tip(words)).clicked() {
                    ctx.requests.push(full.into());
                }
                if ui.button(words.short("room-back")).clicked() {
                    ctx.requests.push(Request::Return);
                }
            });
        });
    }
}
