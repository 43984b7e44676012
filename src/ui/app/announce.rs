//! Announcements about the game and the study on screen.

use super::App;
use crate::rules::{Move, Position};
use crate::table::Notice;
use crate::text::spoken_move::sentence_of as said_move;
use crate::text::{named_move, place};
use crate::ui::screens::study::StudyScreen;
use crate::ui::view::Screen;
use crate::ui::view::explain::Explain;

impl App {
    /// Announces what changed on screen. In the list of games that is the chosen one; at the clock alone a pause, and each
    /// flag that falls; in a study the move just made, navigated to or edited, and a comment once it has been typed.
    pub(super) fn announce_changes(&mut self) {
        let (words, table) = (&self.prefs.texts, self.session.table());
        let games = self.screens.games.as_ref().filter(|_| self.screens.shown() == Screen::Games);
        if self.overlay.announcer.chose(games.map(|games| games.chosen))
            && let Some(said) = games.and_then(|games| games.chosen_said(words))
        {
            self.overlay.announcer.say(said);
        }
        if table.setup().clock_only {
            let news = self.screens.clock.take_news(words, table);
            for sentence in news {
                self.overlay.announcer.say(sentence);
            }
        }
        let typing = self.screens.game.typing.is_some();
        self.overlay.announcer.follow_card(self.overlay.message.as_ref(), typing);
        let screen = self.screens.study_shown();
        if screen.is_some_and(StudyScreen::is_commenting) {
            return;
        }
        let place = screen.map(|screen| (screen.study().at(), screen.study().revision()));
        let heading = screen
            .filter(|_| self.overlay.announcer.take_opened())
            .map(|screen| t!(self.prefs.texts, "aloud-sentence", text = screen.heading(&self.prefs.texts)));
        if !self.overlay.announcer.moved_to(place) && heading.is_none() {
            return;
        }
        for said in heading.into_iter().chain(self.place_said()) {
            self.overlay.announcer.say(said);
        }
    }

    /// What is at the place of the study on screen: the move, with its notes and the moves that follow.
    pub(super) fn place_said(&self) -> Option<String> {
        let study = self.screens.study_shown()?.study();
        Some(place::describe(&self.prefs.texts, study.record(), study.at(), &|position, mv| {
            self.announced(position, mv)
        }))
    }

    /// A move in the words that the user has chosen for announcements.
    pub(super) fn announced(&self, position: &Position, mv: Move) -> String {
        named_move::announcement(&self.prefs.texts, self.prefs.settings.spoken_names, position, mv)
    }

    /// Announces what happened at the table. The law card announces the state of the game while it is visible.
    pub(super) fn announce(&mut self, notices: &[Notice]) {
        let table = self.session.table();
        for notice in notices {
            if matches!(notice, Notice::Refused(_)) {
                self.overlay.announcer.refused();
            }
            if let (Notice::Moved { mv, .. }, Some(before)) = (notice, table.moves().len().checked_sub(1)) {
                let said = self.announced(table.position_after(before), *mv);
                self.overlay.announcer.say(said_move(&self.prefs.texts, &said));
            }
        }
        let tells = |notice: &Notice| matches!(notice, Notice::Ended(_) | Notice::Offered(..));
        if self.screens.shown() != Screen::Game && notices.iter().any(tells) {
            let explain = Explain { words: &self.prefs.texts, game: self.game() };
            let said = explain.standing(None).spoken(&self.prefs.texts);
            self.overlay.announcer.say(said);
        }
    }
}
