//! The clock alone: setting it, pressing it, and telling screen readers about it.
//!
//! What it looks like: see `ui::screens::clock`.

use super::App;
use crate::ui::dialogs::{ChessClock, Dialog};

impl App {
    /// Opens the dialog for another clock, filled in from the present one or from the last game.
    pub(super) fn open_clock_dialog(&mut self) {
        let table = self.session.table();
        let last = if table.setup().clock_only { table.setup().clock.clone() } else { self.agreed().clock };
        self.overlay.dialog = Some(Dialog::ChessClock(Box::new(ChessClock::after(&last))));
    }

    /// The player whose time runs presses the clock.
    pub(super) fn press_clock(&mut self) {
        self.overlay.dismiss();
        self.screens.game.back = None;
        self.screens.game.panel_state.claiming = None;
        let now = self.now();
        let notices = self.session.press_clock(now);
        self.follow(&notices);
    }

    /// Announces a pause, and each flag that falls.
    pub(super) fn announce_clock(&mut self) {
        let (words, table) = (&self.prefs.texts, self.session.table());
        if table.setup().clock_only {
            let news = self.screens.clock.news(words, table);
            for sentence in news {
                self.overlay.announcer.say(sentence);
            }
        }
    }
}
