//! The dialog that sets the clock alone, with the time controls of the new-game dialog.

use egui::Ui;

use super::new_game::clock::ClockChoice;
use super::scroll;
use crate::game::TimeControls;
use crate::table::GameSetup;
use crate::text::Texts;
use crate::ui::dialogs::field::{confirm_buttons, heading};
use crate::ui::view::{Request, ViewContext};

/// The state of the dialog.
#[derive(Clone, Debug)]
pub struct ChessClock {
    clock: ClockChoice,
}

impl ChessClock {
    /// Filled in from the last time controls.
    pub fn after(last: &TimeControls) -> ChessClock {
        ChessClock { clock: ClockChoice::needed(last) }
    }

    pub(super) fn show(&mut self, ui: &mut Ui, words: &Texts) {
        heading(ui, t!(words, "cmd-chess-clock").trim_end_matches('…'));
        self.clock.show_presets(ui, words, false);
        self.clock.show_own(ui, words);
        self.clock.show_stages(ui, words);
        self.clock.show_fault(ui, words);
        scroll::follow(ui);
    }

    /// Enter puts the clock on the table, unless it presses a focused button.
    pub(super) fn foot(&self, ui: &mut Ui, ctx: &mut ViewContext<'_>) {
        let clock = self.clock.controls().ok();
        let set = confirm_buttons(ui, "clock-alone-set", clock.is_some(), ctx);
        if let Some(clock) = clock.filter(|_| set) {
            let setup = GameSetup { clock, clock_only: true, ..GameSetup::default() };
            ctx.requests.push(Request::StartOrAsk(Box::new(setup)));
        }
    }
}
