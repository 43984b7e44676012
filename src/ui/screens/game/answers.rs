//! The buttons with which a player accepts or declines a draw offer or a takeback request. Those for a draw offer are
//! on the strip of the player who is asked; those for a takeback request are at the edge of the score sheet on that
//! player's side. At these places, they cover no other button. In a window without a panel, either pair takes the place
//! of the buttons of the game.

use egui::{Align2, Rect, Ui, vec2};

use crate::rules::Color;
use crate::text::Texts;
use crate::ui::theme::{Palette, Tokens, tokens};
use crate::ui::view::{Command, GameView, Request, explain};
use crate::ui::widgets::parts::{self, Part};
use crate::ui::widgets::{ButtonState, PanelButton, Rotation, card, fit, paint_text};

/// The maximum width of one answer button, in points.
const WIDEST: f32 = 104.0;

/// The questions to one player, and how they are shown.
pub struct Answers<'a> {
    pub game: GameView<'a>,
    /// The player who is asked.
    pub color: Color,
    pub words: &'a Texts,
    /// Whether the answers are drawn upside down, for a player on the other side of the screen.
    pub turned: bool,
}

impl Answers<'_> {
    /// Whether this player has a draw offer to answer. An engine answers by itself.
    pub fn asks_draw(&self) -> bool {
        self.game.is_person(self.color) && self.game.table.draw_offer() == Some(!self.color)
    }

    /// Whether this player has a takeback request to answer.
    pub fn asks_take_back(&self) -> bool {
        self.game.is_person(self.color) && self.game.table.take_back_asked() == Some(!self.color)
    }

    /// Shows a draw offer and its answers. The offer is shown here because the law card may show something else.
    pub fn show_draw(&self, ui: &mut Ui, room: Rect, requests: &mut Vec<Request>) {
        let (palette, tokens) = (Palette::of(ui.theme()), tokens(ui.ctx()));
        let (gap, small) = (tokens.space.s, tokens.small());
        let height = tokens.control.m.min(room.height() - 2.0 * tokens.space.xs);
        let room = Align2::CENTER_CENTER.align_size_within_rect(vec2(room.width(), height), room);
        let line = |text: &str, width, rows| fit(ui, text, small.clone(), palette.ink, width, rows);
        let brief = t!(self.words, "draw-question");
        let least = line(&brief, f32::INFINITY, 1).size().x;
        // In the narrowest panel, the answers take the whole width, and the text is left out.
        let text = Part { leaves: 1, ..Part::rest(0, least) };
        let places = parts::row(room, gap, &[text, Part::between(1, 72.0 + gap..=2.0 * WIDEST + gap)]);
        let rotation = Rotation::within(room, self.turned);
        if let Some(place) = places.get(0) {
            let offered = explain::draw_offered(self.words, self.game.table, !self.color);
            let whole = line(&offered, place.width(), 2);
            let fits = !whole.elided && whole.size().y <= place.height();
            let text = if fits { whole } else { line(&brief, place.width(), 1) };
            rotation.text(ui.painter(), place.left_center(), text);
        }
        let pair = rotation.rect(places.of(1));
        self.pair(ui, pair, [Command::AcceptDraw, Command::DeclineDraw], requests);
    }

    /// The height of the bar with the answers to a takeback request.
    pub fn take_back_height(tokens: &Tokens) -> f32 {
        tokens.control.s + 2.0 * tokens.space.s
    }

    /// Shows a takeback request and its answers in a bar.
    pub fn show_take_back(&self, ui: &mut Ui, bar: Rect, requests: &mut Vec<Request>) {
        let (palette, tokens) = (Palette::of(ui.theme()), tokens(ui.ctx()));
        card(ui.painter(), bar, palette.law_surface, palette.law);
        let inside = bar.shrink(tokens.space.s);
        let pair = Part::fixed(1, (2.0 * WIDEST + tokens.space.s).min(inside.width()));
        let places = parts::row(inside, tokens.space.s, &[Part::rest(0, 60.0).leaves(1), pair]);
        if let Some(place) = places.get(0) {
            let question = t!(self.words, "take-back-question");
            let text = fit(ui, &question, tokens.small(), palette.ink, place.width(), 2);
            paint_text(ui, place.left_center(), text, palette.ink);
        }
        self.pair(ui, places.of(1), [Command::AllowTakeBack, Command::RefuseTakeBack], requests);
    }

    fn pair(&self, ui: &mut Ui, room: Rect, commands: [Command; 2], requests: &mut Vec<Request>) {
        let row = if self.turned { vec![1, 0] } else { vec![0, 1] };
        let places = parts::grid(room, tokens(ui.ctx()).space.s, &[row]);
        let labels = commands.map(|command| self.words.short(command.key()));
        let fits = |label: &String| PanelButton::fits(ui, label, places.of(0).width());
        let labels = match labels.iter().all(fits) {
            true => labels,
            false => ["answer-yes", "answer-no"].map(|key| t!(self.words, key)),
        };
        for (index, (command, label)) in commands.into_iter().zip(labels).enumerate() {
            let (name, tip, turned) = (command.label(self.words), command.tip(self.words), self.turned);
            let plain = PanelButton::plain(label, ButtonState::Plain);
            if (PanelButton { name, tip, turned, ..plain }).show(ui, places.of(index)).clicked() {
                requests.push(Request::Command(command));
            }
        }
    }
}
