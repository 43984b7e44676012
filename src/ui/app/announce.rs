//! Announces what changes on screen and at the table, speaks moves, and answers a player's queries.

#![deny(clippy::wildcard_enum_match_arm)]

use super::App;
use super::preferences::Preferences;
use crate::record::GameResult;
use crate::rules::{Bitboard, BoardChange, Color, Move, Position, Square};
use crate::table::Notice;
use crate::text::game_names::{at_table, short_name};
use crate::text::spoken_move::sentence_of as said_move;
use crate::text::{hand_moves, named_move, notation, place};
use crate::ui::access::queries::answer::BoardAnswers;
use crate::ui::screens::game::claim_card::ClaimForm;
use crate::ui::sound::AudioRequest;
use crate::ui::sound::cue::Cue;
use crate::ui::view::command::{Edit, SpokenQuery};
use crate::ui::view::scene::BoardScene;
use crate::ui::view::typing::Typing;
use crate::ui::view::{ClockState, Command, Explain, GameView, LawCard, Message, Screen, evaluation};

impl App {
    /// Announces what has changed on screen: that a game was reopened; which game was chosen in the list of games; on a
    /// clock without a board, a pause, each flag that falls, and a swap of sides; that a board was turned; and, in a
    /// study, the heading and the current place when it is opened, and the place again when it changes or the study is
    /// edited. An edited comment is announced once its field is closed; if Escape closed the field, the announcement
    /// also says that the comment was kept.
    pub(super) fn announce_changes(&mut self) {
        if self.screens.shown() == Screen::Game && std::mem::take(&mut self.overlay.announcer.is_resumed) {
            let said = self.resumed_said();
            self.overlay.announcer.say(said);
        }
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
        if self.overlay.announcer.turned(self.screens.shown(), self.screens.is_flipped()) {
            let key = match () {
                () if self.screens.shown() == Screen::Clock => "clock-alone-swapped",
                () if self.screens.is_flipped() => "turned-black",
                () => "turned-white",
            };
            self.overlay.announcer.say(t!(self.prefs.texts, key));
        }
        let screen = self.screens.study_shown();
        if screen.is_some_and(|screen| screen.remark.is_some()) {
            return;
        }
        let place = screen.map(|screen| (screen.study.at(), screen.study.revision()));
        let heading = screen
            .filter(|_| std::mem::take(&mut self.overlay.announcer.is_opened))
            .map(|screen| t!(self.prefs.texts, "aloud-sentence", text = screen.heading(&self.prefs.texts)));
        if !self.overlay.announcer.moved_to(place) && heading.is_none() {
            return;
        }
        let is_kept =
            self.screens.studied_mut().is_some_and(|study| std::mem::take(&mut study.is_remark_kept));
        let words = &self.prefs.texts;
        let kept =
            is_kept.then(|| t!(words, "study-comment-kept", keys = Command::Edit(Edit::Undo).keys(words)));
        for said in kept.into_iter().chain(heading).chain(self.place_said()) {
            self.overlay.announcer.say(said);
        }
    }

    /// The announcement that a game was reopened: who plays, the move number, who is to move unless a move is sealed,
    /// and the last move.
    fn resumed_said(&self) -> String {
        let (words, table) = (&self.prefs.texts, self.session.table());
        let start = table.start().position();
        let plies = table.completed_moves() + usize::from(start.turn() == Color::Black);
        let number = (start.fullmove_number() + (plies / 2) as u32).to_string();
        let [white, black] = Color::ALL.map(|color| at_table(words, table, color));
        // A player who has sealed a move is not to move.
        let turn = table.sealed_by().is_none().then(|| self.explain().turn());
        let last = self.last_move_said();
        let last = last.map(|said| words.spoken([t!(words, "aloud-last"), said_move(words, &said)]));
        let game = t!(words, "start-game", white, black, number);
        words.spoken([game].into_iter().chain(turn).chain(last))
    }

    /// Announces which player's clock runs or, on a screen other than that of the game or the clock, that it is paused.
    pub(super) fn announce_clock(&mut self) {
        let explain = self.explain();
        let said = match self.game().clock() {
            ClockState::Running => {
                let name = explain.player(self.session.table().clock_turn());
                t!(explain.words, "aloud-clock-runs", name)
            }
            ClockState::Paused if !self.screens.is_home_shown() => t!(explain.words, "paused"),
            ClockState::Paused
            | ClockState::None
            | ClockState::Waiting
            | ClockState::Ruling
            | ClockState::Stopped => return,
        };
        self.overlay.announcer.say(said);
    }

    /// Announces who claims, or asks who claims and says who is selected; also announces that the clocks are stopped
    /// for a ruling, if they are.
    pub(super) fn announce_claim(&mut self, claiming: &ClaimForm) {
        let explain = self.explain();
        let words = explain.words;
        let who = if claiming.asks_who {
            let chosen =
                t!(words, "claim-chosen", name = short_name(words, self.session.table(), claiming.by));
            words.paragraph([t!(words, "claim-menu"), chosen])
        } else {
            let title = t!(words, "claim-title", name = explain.player(claiming.by));
            t!(words, "aloud-sentence", text = title)
        };
        let clock = (explain.game.clock() == ClockState::Ruling).then(|| t!(words, "ruling-neutral"));
        let said = words.paragraph([who, clock.unwrap_or_default()]);
        self.overlay.announcer.say(said);
    }

    /// Announces how many seconds the player whose clock runs has left, because the time is low.
    pub(super) fn announce_low_time(&mut self, now: u64) {
        let explain = self.explain();
        let turn = explain.game.table.clock_turn();
        let Some(left) = explain.game.table.clock_shows(turn, now) else { return };
        let (name, seconds) = (explain.player(turn), left.div_ceil(1000));
        let said = t!(explain.words, "low-time-said", name, seconds);
        self.overlay.announcer.say(said);
    }

    /// Answers a query, or opens the field in which the player types a question.
    pub(super) fn tell_aloud(&mut self, aloud: SpokenQuery) {
        match aloud {
            // While a dialog is open, the dialog would get the keys that are meant for the field.
            SpokenQuery::Ask if self.overlay.dialog.is_some() => {
                self.overlay.announcer.say(t!(self.prefs.texts, "aloud-dialog"));
            }
            SpokenQuery::Ask => self.screens.game.typing = Some(Typing::question()),
            SpokenQuery::Again
                if self.overlay.announcer.can_repeat() || self.screens.shown() != Screen::Game =>
            {
                self.overlay.announcer.again();
            }
            SpokenQuery::Again => {
                let card = self.explain().standing(self.overlay.message.as_ref());
                self.overlay.announcer.say(card.spoken(&self.prefs.texts));
            }
            SpokenQuery::LastMove if let Some(detail) = self.place_said() => {
                let title = t!(self.prefs.texts, "aloud-last");
                self.answer(|_| LawCard { title, detail, ..LawCard::default() });
            }
            SpokenQuery::Here
            | SpokenQuery::Targets
            | SpokenQuery::Bond
            | SpokenQuery::LastMove
            | SpokenQuery::Standing
            | SpokenQuery::Clocks => {
                let last = self.last_move_said();
                let is_analysed = matches!(self.screens.shown(), Screen::Game | Screen::Study);
                let is_asked = is_analysed && aloud == SpokenQuery::Standing;
                let worth = self.session.analysis().worth().filter(|_| is_asked);
                let worth = worth.map(|worth| evaluation::sentence(worth, &self.prefs.texts));
                self.answer(|answers| {
                    let card = answers.answer(aloud, last);
                    let all = [card.detail, worth.unwrap_or_default()];
                    LawCard { detail: answers.explain.words.paragraph(all), ..card }
                });
            }
        }
    }

    /// Shows and announces an answer about the position shown.
    pub(super) fn answer(&mut self, answer: impl FnOnce(&BoardAnswers<'_>) -> LawCard) {
        let words = &self.prefs.texts;
        let shown = self.board_shown();
        let (game, cursor) = shown.unwrap_or((self.game(), self.screens.game.board.widget.cursor));
        let is_case = self.screens.shown() == Screen::Exam;
        let explain = Explain { words, game, is_spoken: true };
        let scene = BoardScene::of(game.table, game.shown, Bitboard::EMPTY, game.keyed);
        let card = answer(&BoardAnswers { explain, scene: &scene, cursor, is_case });
        self.overlay.announcer.say(card.spoken(words));
        self.overlay.tell(Message::Answer(Box::new(card)));
    }

    /// If more than `before` moves have been completed and nothing may reveal whether they were legal, plays a sound,
    /// speaks what was done by hand in the last one, and announces it unless that has been done already.
    pub(super) fn tell_hands(&mut self, before: usize) {
        let table = self.session.table();
        if !table.is_silent() || table.completed_moves() <= before {
            return;
        }
        self.system.sound.play(Cue::Move, &self.prefs.settings);
        let Some(last) = table.handwritten_moves().pop() else { return };
        let said = self.prefs.by_hand(&last.changes);
        // A typed move has already been announced, before the clock was pressed.
        if last.changes.is_empty() {
            self.overlay.announcer.say(t!(self.prefs.texts, "aloud-no-move"));
        } else if self.overlay.announcer.hands.take().is_none_or(|hands| hands != said) {
            self.overlay.announcer.say(said_move(&self.prefs.texts, &said));
        }
        self.speak(said);
    }

    /// While nothing may reveal whether moves are legal, announces what has been done by hand in this turn, before the
    /// clock is pressed.
    pub(super) fn say_hands(&mut self) {
        let (texts, table) = (&self.prefs.texts, self.session.table());
        let Some(board) = table.arrangement().filter(|_| table.is_silent() && table.hands_moved()) else {
            return;
        };
        let position = table.position();
        let changes = BoardChange::between(position.board(), board, position.turn());
        let said = self.prefs.by_hand(&changes);
        self.overlay.announcer.say(said_move(texts, &said));
        self.overlay.announcer.hands = Some(said);
    }

    /// Speaks a move, if the user has turned on the speaking of moves.
    fn speak(&self, said: String) {
        let settings = &self.prefs.settings;
        if settings.speak {
            let language = self.prefs.texts.language();
            (self.system.sound.sink)(AudioRequest::Say(said, language, settings.volume));
        }
    }

    /// Announces the result that this player has signed, and either what the other player has signed or that the other
    /// player still has to sign. `before` is the result that this player had signed before; if it is the same, the
    /// announcement says so. Once both have signed the same result, the law card reports it instead.
    pub(super) fn announce_signature(&mut self, by: Color, before: Option<GameResult>) {
        let (words, table) = (&self.prefs.texts, self.session.table());
        if table.is_approved() {
            return;
        }
        let Some(score) = table.approved_result(by) else { return };
        let [name, other] = [by, !by].map(|color| short_name(words, table, color));
        let signed = |key, name: String, score: GameResult| {
            t!(words, key, name, score = notation::result(score.text()))
        };
        let key = if before == Some(score) { "approve-again" } else { "approve-signed" };
        let rest = match table.approved_result(!by) {
            Some(score) => signed("approve-signed", other, score),
            None => t!(words, "approve-waits", name = other),
        };
        let said = words.paragraph([signed(key, name, score), rest]);
        self.overlay.announcer.say(said);
    }

    /// Plays the sound for what happened at the table. Speaks and announces moves, unless nothing may reveal whether
    /// they were legal. While the game is shown, the law card announces offers and the end of the game; on other
    /// screens, they are announced here.
    pub(super) fn announce(&mut self, notices: &[Notice]) {
        let (sound, prefs) = (&self.system.sound, &self.prefs);
        if let Some(cue) = self.screens.game.board.take_cue() {
            sound.play(cue, &prefs.settings);
        }
        let table = self.session.table();
        for notice in notices {
            if notice.is_refusal() {
                self.overlay.announcer.refused();
            }
            if table.is_silent() {
                continue;
            }
            if let (Notice::Moved { mv, .. }, Some(before)) = (notice, table.moves().len().checked_sub(1)) {
                let said = prefs.announced(table.position_after(before), *mv);
                self.overlay.announcer.say(said_move(&prefs.texts, &said));
                self.speak(said);
            }
        }
        let tells = |notice: &Notice| matches!(notice, Notice::Ended(_) | Notice::Offered(..));
        if self.screens.shown() != Screen::Game && notices.iter().any(tells) {
            let said = self.explain().standing(None).spoken(&self.prefs.texts);
            self.overlay.announcer.say(said);
        }
    }

    /// The announcement for the current place in the study on screen; `None` if no study is on screen.
    fn place_said(&self) -> Option<String> {
        let study = &self.screens.study_shown()?.study;
        let announced = |position: &Position, mv| self.prefs.announced(position, mv);
        Some(place::describe(&self.prefs.texts, study.record(), study.at(), &announced))
    }

    /// The table of the study, the exercise or the case on screen, and the square of the keyboard cursor; `None` on
    /// other screens.
    fn board_shown(&self) -> Option<(GameView<'_>, Square)> {
        let (screens, settings) = (&self.screens, &self.prefs.settings);
        if let Some(study) = screens.study_shown() {
            return Some((GameView::at(&study.table, settings), study.board.widget.cursor));
        }
        let exercises = screens.exercises.as_ref().filter(|_| screens.shown() == Screen::Exercises);
        let exam = screens.exam.as_ref().filter(|_| screens.shown() == Screen::Exam);
        exercises.map(|screen| screen.view(settings)).or(exam.map(|screen| screen.view(settings)))
    }

    /// The move that led to the position shown, in spoken form: on the screen of a study, an exercise or a case, or
    /// else in the game. While nothing may reveal whether moves at the table were legal, this is the last completed
    /// move, as it was made by hand.
    fn last_move_said(&self) -> Option<String> {
        if let Some(study) = self.screens.study_shown() {
            let (record, at) = (study.study.record(), study.study.at());
            let (mv, parent) = record.mv(at).zip(record.parent(at))?;
            return Some(self.prefs.announced(&record.position(parent), mv));
        }
        let (table, shown) = match self.board_shown() {
            Some((game, _)) => (game.table, game.shown),
            None => (self.session.table(), self.shown()),
        };
        if table.is_silent() {
            return Some(self.prefs.by_hand(&table.handwritten_moves().pop()?.changes));
        }
        let before = shown.checked_sub(1)?;
        Some(self.prefs.announced(table.position_after(before), table.moves().get(before)?.mv))
    }
}

impl Preferences {
    /// What was done by hand, in the words that the user has chosen for announcements.
    fn by_hand(&self, changes: &[BoardChange]) -> String {
        hand_moves::spoken(&self.texts, self.settings.spoken_names, changes)
    }

    /// A move in the words that the user has chosen for announcements.
    fn announced(&self, position: &Position, mv: Move) -> String {
        named_move::announcement(&self.texts, self.settings.spoken_names, position, mv)
    }
}
