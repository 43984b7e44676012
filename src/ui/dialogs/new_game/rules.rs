//! The rules of a game: touch-move, draw claims and takebacks.
//!
//! What these choices do: see `table`.

use egui::{Align, Layout, Ui, vec2};

use crate::game::Ends;
use crate::table::{GameSetup, TakeBack, TouchMove};
use crate::text::messages::Texts;
use crate::ui::theme::size;

/// The chosen rules.
#[derive(Clone, Copy, Debug)]
pub struct Rules {
    touch: TouchMove,
    ends: Ends,
    take_back: TakeBack,
}

impl Rules {
    /// The rules of the last game.
    pub fn after(setup: &GameSetup) -> Rules {
        Rules { touch: setup.touch, ends: setup.ends, take_back: setup.take_back }
    }

    /// A set-up with these rules.
    pub fn put_in(self, setup: GameSetup) -> GameSetup {
        GameSetup { touch: self.touch, ends: self.ends, take_back: self.take_back(), ..setup }
    }

    /// With touch-move enforced there are no takebacks (4.7).
    fn take_back(self) -> TakeBack {
        if self.touch == TouchMove::Enforced { TakeBack::Never } else { self.take_back }
    }

    pub fn show(&mut self, ui: &mut Ui, words: &Texts) {
        row(ui, &t!(words, "rules-touch"), |ui| {
            for (touch, key) in [
                (TouchMove::Enforced, "touch-enforced"),
                (TouchMove::OnClaim, "touch-on-claim"),
                (TouchMove::Off, "touch-off"),
            ] {
                let choice = ui.selectable_value(&mut self.touch, touch, t!(words, key));
                choice.on_hover_text(words.tip(key));
            }
        });
        ui.add(egui::Label::new(egui::RichText::new(words.tip(self.touch_key())).weak()).wrap());
        row(ui, &t!(words, "rules-draws"), |ui| {
            for (ends, key) in [(Ends::Claims, "ends-claims"), (Ends::Club, "ends-club")] {
                let choice = ui.selectable_value(&mut self.ends, ends, t!(words, key));
                choice.on_hover_text(words.tip(key));
            }
        });
        row(ui, &t!(words, "rules-take-back"), |ui| {
            let enforced = self.touch == TouchMove::Enforced;
            let mut shown = self.take_back();
            for (take_back, key) in [
                (TakeBack::Never, "take-back-never"),
                (TakeBack::Agreed, "take-back-agreed"),
                (TakeBack::Free, "take-back-free"),
            ] {
                // With touch-move enforced there is nothing to choose.
                ui.add_enabled_ui(!enforced || take_back == TakeBack::Never, |ui| {
                    let choice = ui.selectable_value(&mut shown, take_back, t!(words, key));
                    choice.on_hover_text(words.tip(key));
                });
            }
            if !enforced {
                self.take_back = shown;
            }
        });
    }

    fn touch_key(self) -> &'static str {
        match self.touch {
            TouchMove::Enforced => "touch-enforced",
            TouchMove::OnClaim => "touch-on-claim",
            TouchMove::Off => "touch-off",
        }
    }
}

/// A label with choices beside it.
fn row(ui: &mut Ui, name: &str, choices: impl FnOnce(&mut Ui)) {
    ui.horizontal_wrapped(|ui| {
        let place = vec2(size::FIELD_LABEL, size::BUTTON_SMALL);
        ui.allocate_ui_with_layout(place, Layout::left_to_right(Align::Center), |ui| {
            ui.set_min_width(place.x);
            ui.label(name);
        });
        choices(ui);
    });
}
