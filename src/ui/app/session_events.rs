//! Reacts to events of the session, such as fallen flags, engines' moves, dead positions and hints.

#![deny(clippy::wildcard_enum_match_arm)]

use super::App;
use super::overlay::Overlay;
use crate::rules::Color;
use crate::session::{Event, Session};
use crate::table::Deed;
use crate::text::messages::Texts;
use crate::ui::dialogs::Dialog;
use crate::ui::view::{Message, explain};

impl App {
    /// Shows what the session did.
    pub(crate) fn on_event(&mut self, event: Event) {
        match event {
            Event::Done { deed, notices } => {
                let game = &mut self.screens.game;
                if matches!(deed, Deed::Tick | Deed::Pause { .. }) {
                    game.back = None;
                }
                if matches!(deed, Deed::Pause { .. } | Deed::Analysis { .. }) {
                    game.board.keyboard_piece = None;
                    game.panel_state.choosing = false;
                    self.overlay.dismiss();
                }
                self.follow(&notices);
            }
            // A player who is looking at an earlier position stays there.
            Event::EngineDid(deeds) => {
                // In a game between engines nobody is there to dismiss a message.
                let table = self.session.table();
                let read = Color::ALL.iter().all(|color| !table.seat(*color).is_person());
                self.overlay.dismiss_if(|note| read || !note.stays());
                for notices in deeds {
                    self.follow(&notices);
                }
            }
            Event::Asleep(asleep) => self.overlay.dialog = Some(Dialog::Asleep(asleep)),
            Event::JournalFailed(trouble) => self.overlay.tell(Message::Journal(trouble)),
            Event::Hint(hinted) => self.overlay.tell(Message::Hint(hinted)),
            Event::AnalysisFailed(failure) => {
                let built_in = || t!(self.prefs.texts, "analyst-built-in");
                let name = self.prefs.analyst().map_or_else(built_in, |engine| engine.name);
                self.overlay.tell(Message::NoAnalysis { name, failure });
            }
        }
    }
}

impl Overlay {
    /// Reports a failed engine, unless a dialog is open.
    pub(super) fn tell_failed(&mut self, session: &Session, texts: &Texts) {
        if let Some((color, failure)) = session.failed()
            && self.dialog.is_none()
        {
            log::warn!("an engine failed: {failure:?}");
            let name = explain::player(texts, session.table(), color);
            self.dialog = Some(Dialog::Failed { color, name, failure: failure.clone() });
        }
    }
}
