//! Asks for hints, turns the analysis on and off, opens the review of a game, and opens the study of a reviewed game.
//! The session records the use of help in a game in progress.
//!
//! For the review itself, see `session::review`; for how it is shown, `ui::screens::review`.

use egui::Context;

use super::App;
use super::overlay::StudyAnalysis;
use crate::record::Record;
use crate::rules::{Color, Move};
use crate::session::analysis::HintState;
use crate::session::review::ReviewedGame;
use crate::study::{Origin, Study};
use crate::table::Deed;
use crate::text::game_names;
use crate::ui::screens::review::ReviewScreen;
use crate::ui::screens::study::StudyScreen;
use crate::ui::view::request::GamePurpose;
use crate::ui::view::{Message, Screen};

impl App {
    /// Opens the review of the game `other`. If `other` is `None`, opens the review of the game on the board, provided
    /// that this game is over (11.3.1) and no review is on screen.
    pub(crate) fn open_review(&mut self, other: Option<ReviewedGame>) {
        let flipped = match &other {
            Some(game) if game.record.is_some() => self.screens.is_flipped(),
            Some(game) => game.table.lone_person() == Some(Color::Black),
            None if self.session.table().result().is_none() || self.screens.shown() == Screen::Review => {
                return;
            }
            None => self.screens.game.board.flipped,
        };
        self.let_go();
        self.overlay.dismiss();
        self.session.set_reviewed(other);
        self.overlay.focus.forget(Screen::Review);
        let (table, _) = self.session.reviewed();
        self.screens.review = Some(Box::new(ReviewScreen::new(table, flipped)));
        let game = self.reviewed_name();
        self.overlay.announcer.say(t!(self.prefs.texts, "review-opens", game));
        self.screens.show_new(Screen::Review);
    }

    /// The name of the game under review, from the tags of its record if they have one, otherwise from its table.
    fn reviewed_name(&self) -> String {
        let ((table, _), texts) = (self.session.reviewed(), &self.prefs.texts);
        let recorded = self.session.reviewed_record();
        let recorded = recorded.and_then(|record| game_names::or_event(texts, &record.tags));
        recorded.unwrap_or_else(|| game_names::of_table(texts, table))
    }

    /// Opens a study of the game under review with the findings of the review, at the position after this many plies.
    /// If a study of that game is open, the findings are added to it instead.
    pub(super) fn study_review(&mut self, moves: usize) {
        let line = |record: &Record| record.line_from(Record::ROOT).collect::<Vec<_>>();
        let made =
            |record: &Record| line(record).into_iter().map(|place| record.mv(place)).collect::<Vec<_>>();
        let (from, origin) = match self.session.reviewed_record() {
            Some(record) => (record.clone(), Origin::Nowhere),
            None => (self.game_shown().record(), Origin::Played),
        };
        let is_open = self.screens.study.as_ref().is_some_and(|screen| {
            let open = screen.study.record();
            from.start() == open.start() && made(open).starts_with(&made(&from)) && from.tags == open.tags
        });
        if is_open {
            self.screens.show(Screen::Study);
        } else if !self.open_study(Study::new(from, origin)) {
            return;
        }
        let Some((screen, review)) = self.screens.study.as_mut().zip(self.session.review()) else { return };
        screen.study.edit(|record| review.annotate(record));
        let place = moves.checked_sub(1).and_then(|index| line(screen.study.record()).get(index).copied());
        screen.go(place.unwrap_or(Record::ROOT));
    }

    /// Opens the review of what is shown: the chosen game in the list, once it has been read; the main line of the
    /// study; or the game.
    pub(crate) fn review_shown(&mut self, ctx: &Context) {
        if let Some(games) = self.screens.games.as_ref().filter(|_| self.screens.shown() == Screen::Games) {
            let chosen = games.chosen;
            self.open_listed(ctx, chosen, GamePurpose::Review);
        } else if self.screens.study_shown().is_some() {
            self.review_study();
        } else {
            self.open_review(None);
        }
    }

    /// Opens the review of the main line of the study on screen, unless that would help a player in a game in progress
    /// (11.3.1).
    pub(super) fn review_study(&mut self) {
        let Some(screen) = self.screens.study_shown() else { return };
        if screen.forbids_engine() {
            return self.overlay.tell(Message::NoEngineFollowed);
        }
        let record = screen.study.record().clone();
        let mut position = record.start().position().clone();
        let boards = record.line_from(Record::ROOT).map(|place| {
            position = record.step(&position, place);
            *position.board()
        });
        let (boards, table) = (boards.collect::<Vec<_>>(), self.session.table());
        if !table.allows_help() && table.is_close_to(&boards) {
            return self.overlay.tell(Message::NoStudy);
        }
        if let Some(game) = ReviewedGame::of_record(record) {
            self.open_review(Some(game));
        }
    }

    /// The first move of the analysis line that has the pointer or the keyboard focus: in the study if it is shown,
    /// otherwise in the game. Only tests call this.
    pub fn pointed(&self) -> Option<Move> {
        self.screens.study_shown().map_or(self.screens.game.pointed, |study| study.pointed)
    }

    /// Turns the analysis of the game or the study on screen on or off.
    pub(crate) fn turn_analysis(&mut self) {
        let on = !self.session.analysis().is_on();
        if on && self.screens.shown() == Screen::Game && !self.session.table().allows_help() {
            if !self.session.table().allows_study() {
                // The table says why it refuses.
                return self.deed(Deed::Analysis { on });
            }
            // Help is forbidden in the game, but a study of it can be analysed.
            self.study_game();
        }
        if on && self.screens.study_shown().is_some_and(StudyScreen::forbids_engine) {
            return self.overlay.tell(Message::NoEngineFollowed);
        }
        self.session.set_analysis(on);
        let key = if on { "analysis-on" } else { "analysis-off" };
        self.overlay.announcer.say(t!(self.prefs.texts, key));
        let is_of_study = on && self.screens.shown() == Screen::Study;
        self.overlay.study_analysis = if is_of_study { StudyAnalysis::On } else { StudyAnalysis::Off };
    }

    /// Starts the search for a hint, unless one has been requested and its search has not failed: then shows the state
    /// of that hint. A hint that showed only which piece to move now shows the move.
    pub(crate) fn hint(&mut self) {
        self.look_at_game();
        if let Some(hinted) = self.session.next_hint().filter(|hinted| *hinted != HintState::TooShallow) {
            self.overlay.tell(Message::Hint(hinted));
            return;
        }
        self.deed(Deed::Hint);
        if self.session.hint_state() == Some(HintState::Sought) {
            self.overlay.tell(Message::Hint(HintState::Sought));
        }
    }

    /// Pauses the analysis of a study while a game in progress is shown, and resumes it with the study.
    pub(super) fn rest_analysis(&mut self) {
        let (session, shown) = (&mut self.session, self.screens.shown());
        let is_played = session.is_begun() && session.table().result().is_none();
        let is_on = self.overlay.study_analysis == StudyAnalysis::On && session.analysis().is_on();
        if shown == Screen::Game && is_on && is_played {
            session.set_analysis(false);
            self.overlay.study_analysis = StudyAnalysis::Rests;
        } else if shown == Screen::Study && self.overlay.study_analysis == StudyAnalysis::Rests {
            session.set_analysis(true);
            self.overlay.study_analysis = StudyAnalysis::On;
        }
    }
}
