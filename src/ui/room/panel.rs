//! The panel of the room: which way is taken, what is to be done, the way's own part, and at its foot the game that begins.
//!
//! Absent on purpose: the ways' own parts (see there).

use egui::{Frame, Panel, Rect, RichText, ScrollArea, TextStyle, Ui, vec2};

use super::{Room, Tab};
use crate::rules::Color;
use crate::table::TouchMove;
use crate::ui::action::Action;
use crate::ui::art::Art;
use crate::ui::command::Command;
use crate::ui::explain;
use crate::ui::law_card::LawCard;
use crate::ui::stage::Look;
use crate::ui::theme::{self, size};
use crate::ui::time_words;
use crate::ui::widgets::{PanelButton, Press};
use crate::ui::words::Words;

impl Room {
    pub(super) fn show_panel(
        &mut self,
        ui: &mut Ui,
        place: Rect,
        look: Look<'_>,
        small: bool,
        art: &mut Art,
        actions: &mut Vec<Action>,
    ) {
        if small {
            for style in [TextStyle::Body, TextStyle::Button] {
                ui.style_mut().text_styles.insert(style, theme::small());
            }
            ui.spacing_mut().button_padding = vec2(7.0, 3.0);
            ui.spacing_mut().interact_size.y = 22.0;
            ui.spacing_mut().item_spacing = vec2(6.0, 5.0);
        }
        Panel::bottom("room foot").frame(Frame::NONE).show_separator_line(false).show(ui, |ui| {
            self.foot(ui, look.words, small, actions);
        });
        ui.label(RichText::new(look.words.say("room-title")).font(theme::bold(size::TITLE)));
        self.tabs(ui, look.words);
        let law = self.way().law(look);
        law_card(ui, &law, look.words, small, place.width());
        ui.add_space(4.0);
        ScrollArea::vertical().id_salt("room body").auto_shrink([false, false]).show(ui, |ui| {
            self.way_mut().panel(ui, look, art);
        });
    }

    fn tabs(&mut self, ui: &mut Ui, words: &Words) {
        ui.horizontal_wrapped(|ui| {
            for (tab, key) in
                [(Tab::Number, "room-by-number"), (Tab::Dice, "room-by-dice"), (Tab::InTurn, "room-in-turn")]
            {
                ui.selectable_value(&mut self.tab, tab, words.say(key)).on_hover_text(words.tip(key));
            }
        });
    }

    fn foot(&mut self, ui: &mut Ui, words: &Words, small: bool, actions: &mut Vec<Action>) {
        ui.add_space(6.0);
        ui.add(egui::Label::new(RichText::new(self.agreed(words)).weak().font(theme::small())).wrap());
        ui.horizontal_wrapped(|ui| {
            if ui.button(words.say("room-choices")).clicked() {
                actions.push(Action::Agree(Box::new(self.game())));
            }
            let lesson = Command::Lesson;
            if ui.button(lesson.short(words)).on_hover_text(lesson.tip(words)).clicked() {
                actions.push(Action::Command(lesson));
            }
            if ui.button(words.say("room-back")).clicked() {
                actions.push(Action::Return);
            }
        });
        ui.add_space(2.0);
        let start = self.way().start();
        let height = if small { size::BUTTON_SMALL } else { size::BUTTON };
        let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), egui::Sense::hover());
        let label = words.say("room-start");
        let state = if start.is_some() { Press::Strong } else { Press::Dim };
        let (name, keys, tip, turned) = (&label, "", "", false);
        let button = PanelButton { label: &label, tiny: &label, name, keys, tip, state, small, turned };
        if button.show(ui, rect).clicked() && start.is_some() {
            actions.push(Action::Begin(Box::new(self.game())));
        }
    }

    /// "De Vries – Jansen · Touch-move · 5 + 3".
    fn agreed(&self, words: &Words) -> String {
        let name = |color: Color| explain::named(words, self.setup.name(color), color);
        let touch = match self.setup.touch {
            TouchMove::Enforced => "status-enforced",
            TouchMove::OnClaim => "status-on-claim",
            TouchMove::Off => "status-off",
        };
        let mut parts = vec![format!("{} – {}", name(Color::White), name(Color::Black)), words.say(touch)];
        let clock = match self.setup.has_clock() {
            true => time_words::controls(words, &self.setup.clock),
            false => words.say("clock-none"),
        };
        parts.push(clock);
        parts.join(" · ")
    }
}

fn law_card(ui: &mut Ui, law: &LawCard, words: &Words, small: bool, width: f32) {
    let height = law.height(ui, words, width, small);
    let (rect, _) = ui.allocate_exact_size(vec2(width, height), egui::Sense::hover());
    law.show(ui, rect, words, small);
}
