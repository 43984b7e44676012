//! Accept and decline, beside the player who is asked: for a draw offer on that player's strip, for a take-back at the
//! edge of the score sheet on that player's side. The two pairs never share a place with each other or with another
//! button.

use egui::{Rect, Ui, pos2, vec2};

use crate::rules::Color;
use crate::text::messages::Texts;
use crate::ui::theme::{self, Palette, size};
use crate::ui::view::command::Command;
use crate::ui::view::context::GameView;
use crate::ui::view::request::Request;
use crate::ui::widgets::{PanelButton, Press, card, fit};

/// For how long the answers ignore clicks after they appear, in seconds, so that a click meant for something else does
/// not answer.
const CLICK_GUARD: f64 = 0.4;

/// The largest width of one answer button.
const WIDEST: f32 = 104.0;

/// What waits for an answer, and since when.
#[derive(Clone, Copy, Debug, Default)]
pub struct OpenOffers {
    draw: Option<(Color, f64)>,
    take_back: Option<(Color, f64)>,
}

impl OpenOffers {
    /// Notes what is offered. Call once per frame.
    pub fn follow(&mut self, game: GameView<'_>, time: f64) {
        // An engine answers by itself.
        let since = |old: Option<(Color, f64)>, by: Option<Color>| {
            by.filter(|by| game.is_person(!*by))
                .map(|by| old.filter(|(before, _)| *before == by).unwrap_or((by, time)))
        };
        self.draw = since(self.draw, game.table.draw_offer());
        self.take_back = since(self.take_back, game.table.take_back_asked());
    }

    /// Whether this player has a draw offer to answer.
    pub fn draw_for(&self, color: Color) -> bool {
        self.draw.is_some_and(|(by, _)| by != color)
    }
}

/// Where and how answers are shown.
pub struct Answers<'a> {
    pub asked: &'a OpenOffers,
    /// The player who is asked.
    pub color: Color,
    pub words: &'a Texts,
    pub small: bool,
    /// Drawn upside-down, for a player on the other side of the screen.
    pub turned: bool,
}

impl Answers<'_> {
    /// The space for the answers to a draw offer on a strip, between the colour disc and the clock.
    pub fn on_strip(&self, strip: Rect, clock: f32) -> Rect {
        let gap = size::GAP_SMALL;
        let disc = 2.0 * size::DISC + if self.small { size::PAD_SMALL } else { size::PAD } + 8.0;
        let inside = strip.shrink2(vec2(0.0, 4.0));
        let room = (strip.width() - disc - clock).min(2.0 * WIDEST + gap).max(0.0);
        let (left, right) = match self.turned {
            false => (strip.right() - clock - room, strip.right() - clock),
            true => (strip.left() + clock, strip.left() + clock + room),
        };
        inside.with_min_x(left).with_max_x(right)
    }

    /// Shows the answers to a draw offer there.
    pub fn show_draw(&self, ui: &mut Ui, room: Rect, actions: &mut Vec<Request>) {
        let Some((_, since)) = self.asked.draw.filter(|(by, _)| *by != self.color) else { return };
        self.pair(ui, room, [Command::AcceptDraw, Command::DeclineDraw], since, actions);
    }

    /// Shows the answers to a take-back request, at the top or bottom of the score sheet.
    pub fn show_take_back(&self, ui: &mut Ui, sheet: Rect, top: bool, actions: &mut Vec<Request>) {
        let Some((_, since)) = self.asked.take_back.filter(|(by, _)| *by != self.color) else { return };
        let palette = Palette::of(ui.theme());
        let pad = if self.small { 5.0 } else { size::GAP_BUTTONS };
        let height = size::BUTTON_SMALL + 2.0 * pad;
        let bar = match top {
            true => sheet.with_max_y(sheet.top() + height),
            false => sheet.with_min_y(sheet.bottom() - height),
        };
        card(ui.painter(), bar, palette.law_surface, palette.law);
        let inside = bar.shrink(pad);
        let room = inside.width().min(2.0 * WIDEST + size::GAP_SMALL);
        let buttons = inside.with_min_x(inside.right() - room);
        let left = inside.left() + if self.small { 0.0 } else { 6.0 };
        let width = buttons.left() - left - 8.0;
        if width > 60.0 {
            let question = t!(self.words, "take-back-question");
            let text = fit(ui, &question, theme::small(), palette.ink, width, 2);
            ui.painter().galley(pos2(left, bar.center().y - text.size().y / 2.0), text, palette.ink);
        }
        self.pair(ui, buttons, [Command::AllowTakeBack, Command::RefuseTakeBack], since, actions);
    }

    fn pair(&self, ui: &mut Ui, room: Rect, commands: [Command; 2], since: f64, actions: &mut Vec<Request>) {
        let gap = size::GAP_SMALL;
        let width = (room.width() - gap) / 2.0;
        let first = room.with_max_x(room.left() + width);
        let second = room.with_min_x(room.right() - width);
        let places = if self.turned { [second, first] } else { [first, second] };
        let labels = commands.map(|command| self.words.short(command.key()));
        let fits = |label: &String| PanelButton::fits(ui, label, width, self.small);
        let labels = match labels.iter().all(fits) {
            true => labels,
            false => ["answer-yes", "answer-no"].map(|key| t!(self.words, key)),
        };
        for ((command, place), label) in commands.into_iter().zip(places).zip(labels) {
            let (name, tip) = (command.label(self.words), command.tip(self.words));
            let button = PanelButton {
                label: &label,
                tiny: &label,
                name: &name,
                keys: "",
                tip: &tip,
                state: Press::Open,
                small: self.small,
                turned: self.turned,
            };
            let clicked = button.show(ui, place).clicked();
            if clicked && ui.input(|input| input.time) - since >= CLICK_GUARD {
                actions.push(Request::Command(command));
            }
        }
    }
}
