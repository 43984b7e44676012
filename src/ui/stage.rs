//! What fills the window below the menu: the game, the room in which a Chess960 start is set up, or a lesson.
//!
//! The game goes on while the others are shown, and a room that was left is found again as it was.
//!
//! Absent on purpose: what the room and the lesson show (see there).

use egui::{Rect, Ui};

use super::action::Action;
use super::app::App;
use super::facts::Facts;
use super::lesson::Lesson;
use super::room::Room;
use super::settings::Settings;
use super::words::Words;
use crate::table::GameSetup;

/// What fills the window.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Stage {
    #[default]
    Game,
    Room,
    Lesson,
}

/// How the window looks and speaks.
#[derive(Clone, Copy)]
pub struct Look<'a> {
    pub words: &'a Words,
    pub settings: &'a Settings,
}

/// What is behind the game, and what is shown of all.
#[derive(Default)]
pub struct Stages {
    shown: Stage,
    /// Where the lesson was opened.
    before: Stage,
    room: Option<Box<Room>>,
    lesson: Option<Box<Lesson>>,
}

impl Stages {
    /// What fills the window.
    pub fn shown(&self) -> Stage {
        self.shown
    }

    /// The game that begins is shown; what led to it is done.
    pub fn begin(&mut self) {
        *self = Stages::default();
    }

    /// Back to where one came from.
    pub fn back(&mut self) {
        self.shown = if self.shown == Stage::Lesson { self.before } else { Stage::Game };
    }
}

impl App {
    /// The room, as it was left; a new one for a game like the last.
    pub(super) fn open_room(&mut self) {
        self.let_go();
        if self.stages.room.is_none() {
            let last = self.last_setup();
            self.stages.room = Some(Box::new(Room::new(last, self.chance.fork())));
        }
        self.stages.shown = Stage::Room;
    }

    /// A room for this game.
    pub(super) fn open_room_for(&mut self, setup: GameSetup) {
        self.stages.room = Some(Box::new(Room::new(setup, self.chance.fork())));
        self.open_room();
    }

    pub(super) fn open_lesson(&mut self) {
        self.let_go();
        if self.stages.shown != Stage::Lesson {
            self.stages.before = self.stages.shown;
            self.stages.lesson = Some(Box::new(Lesson::default()));
            self.stages.shown = Stage::Lesson;
        }
    }

    /// Shows what fills the window.
    pub(super) fn show_stage(&mut self, ui: &mut Ui, place: Rect, facts: &Facts, actions: &mut Vec<Action>) {
        let look = Look { words: &self.words, settings: &self.settings };
        match (self.stages.shown, &mut self.stages.room, &mut self.stages.lesson) {
            (Stage::Room, Some(room), _) => room.show(ui, place, look, &mut self.art, actions),
            (Stage::Lesson, _, Some(lesson)) => lesson.show(ui, place, look, &mut self.art, actions),
            _ => self.show_game(ui, place, facts, actions),
        }
    }
}
