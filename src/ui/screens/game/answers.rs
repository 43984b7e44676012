//! Accept and decline, next to the player who is asked: for a draw offer on that player's strip, for a take-back at the
//! edge of the score sheet on that player's side. The two pairs never share a place with each other or with another
//! button.

use egui::{Rect, Ui, pos2, vec2};

use crate::rules::Color;
use crate::text::Texts;
use crate::ui::theme::{self, Palette, size};
use crate::ui::view::{Command, GameView, Request, explain};
use crate::ui::widgets::{ButtonState, PanelButton, Rotation, card, cell, fit, paint_text};

/// The largest width of one answer button.
const WIDEST: f32 = 104.0;

/// The width below which only the answers are shown, without the offer.
const NARROWEST: f32 = 36.0;

/// Where and how answers are shown.
pub struct Answers<'a> {
    pub game: GameView<'a>,
    /// The player who is asked.
    pub color: Color,
    pub words: &'a Texts,
    pub small: bool,
    /// Drawn upside-down, for a player on the other side of the screen.
    pub turned: bool,
}

impl Answers<'_> {
    /// Whether this player has a draw offer to answer. An engine answers by itself.
    pub fn asks_draw(&self) -> bool {
        self.game.is_person(self.color) && self.game.table.draw_offer() == Some(!self.color)
    }

    /// The space for a draw offer and its answers on a strip, between the colour disc and the clock.
    pub fn on_strip(&self, strip: Rect, clock: f32) -> Rect {
        let disc = 2.0 * size::DISC + if self.small { size::PAD_SMALL } else { size::PAD } + 8.0;
        let inside = strip.shrink2(vec2(0.0, 4.0));
        let room = (strip.width() - disc - clock).max(0.0);
        let (left, right) = match self.turned {
            false => (strip.right() - clock - room, strip.right() - clock),
            true => (strip.left() + clock, strip.left() + clock + room),
        };
        inside.with_min_x(left).with_max_x(right)
    }

    /// Shows a draw offer and its answers there. The offer is shown here because the law card may have something else to
    /// say.
    pub fn show_draw(&self, ui: &mut Ui, room: Rect, requests: &mut Vec<Request>) {
        if !self.asks_draw() {
            return;
        }
        let palette = Palette::of(ui.theme());
        let line = |text: &str, width, rows| fit(ui, text, theme::small(), palette.ink, width, rows);
        let brief = t!(self.words, "draw-question");
        let least = line(&brief, f32::INFINITY, 1).size().x + 8.0;
        let widest = 2.0 * WIDEST + size::GAP_SMALL;
        // In the narrowest panel the answers take all of it.
        let least = if room.width() - least < 2.0 * NARROWEST + size::GAP_SMALL { 0.0 } else { least };
        let width = (room.width() - least).clamp(0.0, widest);
        let offered = explain::draw_offered(self.words, self.game.table, !self.color);
        let whole = line(&offered, room.width() - width - 8.0, 2);
        let shown =
            if whole.elided || whole.size().y > room.height() { line(&brief, least, 1) } else { whole };
        let rotation = Rotation::within(room, self.turned);
        if least > 0.0 {
            let at = pos2(room.left(), room.center().y - shown.size().y / 2.0);
            rotation.text(ui.painter(), at, shown, palette.ink);
        }
        let buttons = rotation.rect(room.with_min_x(room.right() - width));
        self.pair(ui, buttons, [Command::AcceptDraw, Command::DeclineDraw], requests);
    }

    /// Shows the answers to a take-back request in a bar at the top or bottom of `sheet`, and takes the bar's place
    /// from it.
    pub fn show_take_back(&self, ui: &mut Ui, sheet: &mut Rect, top: bool, requests: &mut Vec<Request>) {
        let asked = self.game.table.take_back_asked() == Some(!self.color);
        if !asked || !self.game.is_person(self.color) {
            return;
        }
        let palette = Palette::of(ui.theme());
        let pad = if self.small { 5.0 } else { size::GAP_BUTTONS };
        let height = size::BUTTON_SMALL + 2.0 * pad;
        let (bar, gap) = (*sheet, size::GAP_SMALL / 2.0);
        let bar = if top {
            sheet.min.y += height + gap;
            bar.with_max_y(bar.top() + height)
        } else {
            sheet.max.y -= height + gap;
            bar.with_min_y(bar.bottom() - height)
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
            paint_text(ui, pos2(left, bar.center().y), text, palette.ink);
        }
        self.pair(ui, buttons, [Command::AllowTakeBack, Command::RefuseTakeBack], requests);
    }

    fn pair(&self, ui: &mut Ui, room: Rect, commands: [Command; 2], requests: &mut Vec<Request>) {
        let [first, second] = [0, 1].map(|index| cell(room, size::GAP_SMALL, (0, 1), (index, 2)));
        let places = if self.turned { [second, first] } else { [first, second] };
        let labels = commands.map(|command| self.words.short(command.key()));
        let fits = |label: &String| PanelButton::fits(ui, label, first.width(), self.small);
        let labels = match labels.iter().all(fits) {
            true => labels,
            false => ["answer-yes", "answer-no"].map(|key| t!(self.words, key)),
        };
        for ((command, place), label) in commands.into_iter().zip(places).zip(labels) {
            let (name, tip, turned) = (command.label(self.words), command.tip(self.words), self.turned);
            let plain = PanelButton::plain(label, ButtonState::Plain, self.small);
            if (PanelButton { name, tip, turned, ..plain }).show(ui, place).clicked() {
                requests.push(Request::Command(command));
            }
        }
    }
}
