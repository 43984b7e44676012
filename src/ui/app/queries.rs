//! Answers a player's queries on the law card and by announcement.

#![deny(clippy::wildcard_enum_match_arm)]

use super::App;
use crate::rules::Bitboard;
use crate::ui::access::queries::answer::BoardAnswers;
use crate::ui::access::queries::question::BoardQuestion;
use crate::ui::view::GameView;
use crate::ui::view::command::SpokenQuery;
use crate::ui::view::explain::Explain;
use crate::ui::view::law_card::LawCard;
use crate::ui::view::message::Message;
use crate::ui::view::scene::BoardScene;
use crate::ui::view::typing::Typing;

impl App {
    /// Answers a query command.
    pub(super) fn tell_aloud(&mut self, aloud: SpokenQuery) {
        match aloud {
            SpokenQuery::Ask => self.screens.game.typing = Some(Typing::question()),
            SpokenQuery::Again if !self.overlay.announcer.card_is_newer() => self.overlay.announcer.again(),
            SpokenQuery::Again => {
                let explain = Explain { words: &self.prefs.texts, game: self.game() };
                let card = explain.standing(self.overlay.message.as_ref());
                self.overlay.announcer.say(card.spoken(&self.prefs.texts));
            }
            SpokenQuery::LastMove if let Some(detail) = self.place_said() => {
                let title = t!(self.prefs.texts, "aloud-last");
                self.tell(LawCard { title, detail, ..LawCard::default() });
            }
            SpokenQuery::Here
            | SpokenQuery::Targets
            | SpokenQuery::Bond
            | SpokenQuery::LastMove
            | SpokenQuery::Standing
            | SpokenQuery::Clocks => {
                let last = self.last_move_said();
                let card = self.answer(|answers| answers.answer(aloud, last));
                self.tell(card);
            }
        }
    }

    /// Answers a typed question.
    pub(super) fn answer_question(&mut self, text: &str) {
        let question = BoardQuestion::read(text, &self.prefs.texts);
        let card = self.answer(|answers| answers.question(question));
        self.tell(card);
    }

    fn tell(&mut self, card: LawCard) {
        self.overlay.announcer.say(card.spoken(&self.prefs.texts));
        self.overlay.tell(Message::Answer(Box::new(card)));
    }

    /// Builds an answer about the position shown.
    fn answer(&self, answer: impl FnOnce(&BoardAnswers<'_>) -> LawCard) -> LawCard {
        let words = &self.prefs.texts;
        if let Some(study) = self.screens.study_shown() {
            let table = study.table();
            let scene = BoardScene::of(table, 0, Bitboard::EMPTY, None);
            let (explain, cursor) =
                (Explain { words, game: GameView::at(table, &self.prefs.settings) }, study.cursor());
            return answer(&BoardAnswers { explain, scene: &scene, cursor });
        }
        let game = self.game();
        let scene = BoardScene::of(game.table, game.shown, Bitboard::EMPTY, game.keyed);
        let explain = Explain { words, game };
        answer(&BoardAnswers { explain, scene: &scene, cursor: self.screens.game.board.widget.cursor() })
    }

    /// The move that led to the position shown, in spoken form.
    pub(super) fn last_move_said(&self) -> Option<String> {
        if let Some(study) = self.screens.study_shown() {
            let (record, at) = (study.study().record(), study.study().at());
            let (mv, parent) = record.mv(at).zip(record.parent(at))?;
            return Some(self.announced(&record.position(parent), mv));
        }
        let (table, before) = (self.session.table(), self.shown().checked_sub(1)?);
        let played = table.moves().get(before)?;
        Some(self.announced(table.position_after(before), played.mv))
    }
}
