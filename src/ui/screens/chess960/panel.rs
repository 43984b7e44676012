//! The panel of the room: the choice of a way, the law card, the way's own part, and at the foot the game that begins.

use egui::{Rect, RichText, Sense, Ui, vec2};

use super::{Chess960Screen, Tab};
use crate::rules::Color;
use crate::text::{Texts, time};
use crate::ui::dialogs::scroll;
use crate::ui::theme::{self, size};
use crate::ui::view::{Command, LawCard, Link, Request, ViewContext, ViewSettings, explain};
use crate::ui::widgets::dense;

impl Chess960Screen {
    pub(crate) fn show_panel(&mut self, ui: &mut Ui, place: Rect, ctx: &mut ViewContext<'_>) {
        dense(ui, ctx.look.small);
        let whole = scroll::is_whole(place);
        if !whole {
            ctx.requests.extend(self.head(ui, ctx.look).map(Request::from));
        }
        let bottom = if whole { place.bottom() } else { place.bottom() - self.foot };
        scroll::fields(ui, "room body", bottom, |ui| {
            if whole {
                ctx.requests.extend(self.head(ui, ctx.look).map(Request::from));
            }
            self.method_and_board().0.panel(ui, ctx.look, ctx.art);
            if whole {
                self.foot(ui, ctx);
            }
        });
    }

    /// The foot of the panel, shown after the board so that Tab reaches it last.
    pub(crate) fn show_foot(&mut self, ui: &mut Ui, place: Rect, ctx: &mut ViewContext<'_>) {
        self.foot = scroll::foot(ui, place, ctx.look.small, self.foot, |ui| self.foot(ui, ctx));
    }

    fn head(&mut self, ui: &mut Ui, look: ViewSettings<'_>) -> Option<Link> {
        let (words, small) = (look.words, look.small);
        if !small {
            ui.label(RichText::new(t!(words, "room-title")).font(theme::bold(size::TITLE)));
        }
        ui.horizontal_wrapped(|ui| {
            if small {
                ui.spacing_mut().button_padding.x = 4.0;
                ui.spacing_mut().item_spacing.x = 4.0;
            }
            for (tab, key) in
                [(Tab::Number, "room-by-number"), (Tab::Dice, "room-by-dice"), (Tab::InTurn, "room-in-turn")]
            {
                let label = if small { words.tiny(key) } else { t!(words, key) };
                let chosen = ui.selectable_value(&mut self.tab, tab, label);
                if chosen.on_hover_text(words.tip(key)).changed() {
                    self.number.begin();
                }
            }
        });
        let law = look.message.cloned().unwrap_or_else(|| self.method().law(look));
        let asked = self.law_card(ui, &law, words, small);
        ui.add_space(4.0);
        asked
    }

    fn foot(&mut self, ui: &mut Ui, ctx: &mut ViewContext<'_>) {
        let (words, small) = (ctx.look.words, ctx.look.small);
        ui.add_space(6.0);
        if !small {
            ui.add(egui::Label::new(RichText::new(self.agreed(words)).weak().font(theme::small())).wrap());
        }
        self.show_players(ui, words, small);
        ui.horizontal_wrapped(|ui| {
            let label = |key: &str| if small { words.tiny(key) } else { words.short(key) };
            if ui.button(label("room-choices")).on_hover_text(self.agreed(words)).clicked() {
                ctx.requests.push(Request::OpenNewGame(Box::new(self.game())));
            }
            let lesson = Command::Lesson;
            if ui.button(label(lesson.key())).on_hover_text(lesson.tip(words)).clicked() {
                ctx.requests.push(Request::Command(lesson));
            }
            if ui.button(label("room-back")).clicked() {
                ctx.requests.push(Request::Return);
            }
        });
        ui.add_space(2.0);
        let start = self.method().start();
        if scroll::wide_button(ui, small, start.is_some(), &t!(words, "room-start")) {
            ctx.requests.push(Request::Start(Box::new(self.game())));
        }
    }

    /// "De Vries – Jansen · Touch-move · 5 + 3".
    fn agreed(&self, words: &Texts) -> String {
        let setup = &self.setup;
        let name = |color: Color| {
            explain::player_in_seat(words, &setup.seats[color.index()], setup.name(color), color)
        };
        let touch = explain::touch_key(self.setup.touch);
        let mut parts = vec![format!("{} – {}", name(Color::White), name(Color::Black)), t!(words, touch)];
        let clock = match self.setup.has_clock() {
            true => time::controls(words, &self.setup.clock),
            false => t!(words, "clock-none"),
        };
        parts.push(clock);
        parts.join(" · ")
    }

    /// Keeps the height of the tallest text so far, so that what is below does not move.
    fn law_card(&mut self, ui: &mut Ui, law: &LawCard, words: &Texts, small: bool) -> Option<Link> {
        let width = ui.available_width();
        let before =
            self.law.filter(|(tab, law)| *tab == self.tab && law.x == width).map_or(0.0, |(_, law)| law.y);
        // The card is high enough for most sentences, so that longer ones do not move what is below.
        let least = if small { 100.0 } else { 118.0 };
        let room = vec2(width, law.height(ui, words, width).max(before).max(least));
        self.law = Some((self.tab, room));
        let (rect, _) = ui.allocate_exact_size(room, Sense::hover());
        law.show(ui, rect, words)
    }
}
