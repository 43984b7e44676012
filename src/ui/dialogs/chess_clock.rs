//! The dialog that sets a clock without a board, with the time controls of the new-game dialog.

use super::new_game::clock::ClockChoice;
use super::shell::Shell;
use crate::game::TimeControls;
use crate::table::GameSetup;
use crate::ui::view::{Request, ViewContext};

/// The state of the dialog.
#[derive(Clone, Debug)]
pub struct ChessClock {
    clock: ClockChoice,
}

impl ChessClock {
    /// A dialog filled in from the last time controls, or from a preset if there were none.
    pub fn after(last: &TimeControls) -> ChessClock {
        ChessClock { clock: ClockChoice::needed(last) }
    }

    pub(super) fn show(&mut self, shell: Shell<'_>, ctx: &mut ViewContext<'_>) {
        let (clock, words) = (self.clock.controls(), ctx.look.words);
        let buttons = &["clock-alone-set", "cancel"];
        let shell = Shell { width: 720.0, buttons, is_valid: clock.is_ok(), ..shell };
        let set = shell.ask(&t!(words, "cmd-chess-clock"), ctx, |ui, _| self.clock.show(ui, words, false));
        ctx.requests.extend(clock.ok().filter(|_| set).map(|clock| {
            Request::StartOrAsk(Box::new(GameSetup { clock, clock_only: true, ..GameSetup::default() }))
        }));
    }
}
