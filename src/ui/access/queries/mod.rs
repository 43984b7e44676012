//! What a player may ask to be told, and is told on the law card and aloud: what is on a square, where pieces stand, what
//! binds, the clocks, the last move.
//!
//! All of it can be seen on the window: nobody learns here whether a claim would be right, or what to play.
//!
//! What is said without being asked: see `ui::access::announcer`.

mod answer;
mod question;

use egui::{Key, KeyboardShortcut, Modifiers};

use crate::rules::Bitboard;
use crate::text::spoken_move::spoken;
use crate::ui::app::App;
use crate::ui::screens::game::move_field::Typing;
use crate::ui::table_board::scene::Scene;
use crate::ui::view::command::Command;
use crate::ui::view::context::Facts;
use crate::ui::view::explain::Explain;
use crate::ui::view::law_card::LawCard;
use crate::ui::view::message::Message;
use answer::Answers;
use question::Question;

/// Something to be told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Aloud {
    /// What is typed: a square, a file, a rank, a kind of piece.
    Ask,
    /// The square where the keyboard is.
    Here,
    /// Where the piece there can go.
    Targets,
    /// What binds.
    Bond,
    LastMove,
    /// Whose move it is, and what each side has.
    Standing,
    Clocks,
    /// What was said last.
    Again,
}

/// The menu of it.
pub const ALOUD: &[Command] = &[
    Command::Aloud(Aloud::Ask),
    Command::Aloud(Aloud::Here),
    Command::Aloud(Aloud::Targets),
    Command::Aloud(Aloud::Bond),
    Command::Aloud(Aloud::LastMove),
    Command::Aloud(Aloud::Standing),
    Command::Aloud(Aloud::Clocks),
    Command::Aloud(Aloud::Again),
];

impl Aloud {
    /// The key of its words.
    pub const fn key(self) -> &'static str {
        match self {
            Aloud::Ask => "cmd-aloud-ask",
            Aloud::Here => "cmd-aloud-here",
            Aloud::Targets => "cmd-aloud-targets",
            Aloud::Bond => "cmd-aloud-bond",
            Aloud::LastMove => "cmd-aloud-last",
            Aloud::Standing => "cmd-aloud-standing",
            Aloud::Clocks => "cmd-aloud-clocks",
            Aloud::Again => "cmd-aloud-again",
        }
    }

    /// Keys that are no letters: letters begin moves.
    pub const fn shortcut(self) -> KeyboardShortcut {
        let key = match self {
            Aloud::Ask => Key::F2,
            Aloud::Here => Key::F3,
            Aloud::Targets => Key::F4,
            Aloud::Bond => Key::F5,
            Aloud::LastMove => Key::F6,
            Aloud::Standing => Key::F7,
            Aloud::Clocks => Key::F8,
            Aloud::Again => Key::F9,
        };
        KeyboardShortcut::new(Modifiers::NONE, key)
    }

    /// Whether there is anything to tell: of the game, or of a study that fills the window.
    pub const fn enabled(self, facts: &Facts) -> bool {
        match self {
            Aloud::Again => true,
            Aloud::Clocks => !facts.away,
            _ => !facts.away || facts.study.is_some(),
        }
    }
}

impl App {
    /// Tells what a command asks.
    pub(crate) fn tell_aloud(&mut self, aloud: Aloud) {
        match aloud {
            Aloud::Ask => self.screens.game.typing = Some(Typing::question()),
            Aloud::Again => self.say_again(),
            told => {
                let last = self.last_move_said();
                let card = self.answer(|answers| answers.told(told, last));
                self.tell(card);
            }
        }
    }

    /// Answers what was typed.
    pub(crate) fn asked(&mut self, text: &str) {
        let question = Question::read(text, &self.prefs.texts);
        let card = self.answer(|answers| answers.question(question));
        self.tell(card);
    }

    fn tell(&mut self, card: LawCard) {
        self.overlay.announcer.say(card.spoken(&self.prefs.texts));
        self.overlay.message = Some(Message::Answer(card));
    }

    /// The answer about the position that the board shows.
    fn answer(&mut self, answer: impl FnOnce(&Answers<'_>) -> LawCard) -> LawCard {
        let game = self.facts();
        let words = &self.prefs.texts;
        if let Some(study) = self.screens.studied() {
            let table = study.table();
            let facts = Facts::at(table, self.prefs.settings, 0, 0);
            let scene = Scene::of(table, 0, Bitboard::EMPTY, None);
            let (explain, cursor) = (Explain { words, table, facts: &facts }, study.cursor());
            return answer(&Answers { explain, scene: &scene, cursor });
        }
        let table = self.play.table();
        let scene = Scene::of(table, game.shown, Bitboard::EMPTY, self.screens.game.keyed);
        let explain = Explain { words, table, facts: &game };
        answer(&Answers { explain, scene: &scene, cursor: self.screens.game.board.cursor() })
    }

    /// The move that led to what the board shows, as a sentence.
    pub(crate) fn last_move_said(&self) -> Option<String> {
        if let Some(study) = self.screens.studied() {
            let record = study.record();
            let (mv, parent) = record.mv(study.at()).zip(record.parent(study.at()))?;
            return Some(spoken(&self.prefs.texts, &record.position(parent), mv));
        }
        let (table, before) = (self.play.table(), self.shown().checked_sub(1)?);
        let played = table.moves().get(before)?;
        Some(spoken(&self.prefs.texts, table.position_after(before), played.mv))
    }
}
