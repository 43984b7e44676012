//! Reacts to events of the session: time, engines, dead positions, hints and analysis.

#![deny(clippy::wildcard_enum_match_arm)]

use super::App;
use crate::engine::Level;
use crate::rules::Color;
use crate::session::Event;
use crate::table::{Deed, Seat};
use crate::ui::dialogs::Dialog;
use crate::ui::view::Screen;
use crate::ui::view::explain;
use crate::ui::view::message::Message;

impl App {
    /// Shows what the session did.
    pub(crate) fn on_event(&mut self, event: Event) {
        match event {
            Event::Done { deed, notices } => {
                let game = &mut self.screens.game;
                if matches!(deed, Deed::Tick | Deed::Pause) {
                    game.back = None;
                }
                if matches!(deed, Deed::Pause | Deed::Analysis { .. }) {
                    game.board.keyboard_piece = None;
                    game.panel_state.choosing = false;
                    self.overlay.dismiss();
                }
                self.follow(&notices);
            }
            // A player who looks at an earlier position stays there.
            Event::EngineDid(deeds) => {
                // With engines only, nobody clicks a message away.
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
                let name = self.analyst().map_or_else(built_in, |engine| engine.name);
                self.overlay.tell(Message::NoAnalysis { name, failure });
            }
        }
    }

    /// Reports a failed engine, once the game is on screen and no dialog is open.
    pub(crate) fn tell_failed(&mut self) {
        if let Some((color, failure)) = self.session.failed()
            && self.overlay.dialog.is_none()
            && self.screens.shown() == Screen::Game
        {
            log::warn!("an engine failed: {failure:?}");
            let name = explain::player(&self.prefs.texts, self.session.table(), color);
            self.overlay.dialog = Some(Dialog::Failed { color, name, failure: failure.clone() });
        }
    }

    /// Seats a human or the built-in engine in place of a failed engine.
    pub(crate) fn take_over(&mut self, color: Color, engine: bool) {
        self.overlay.dialog = None;
        let seat = match engine {
            true => Seat::Level { level: Level::FULL, seed: self.system.rng.u32(..).into() },
            false => Seat::Person,
        };
        let now = self.now();
        for event in self.session.take_over(color, seat, now) {
            self.on_event(event);
        }
    }
}
