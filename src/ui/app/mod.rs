//! The window as a whole: its state, a frame, and the one place where the state changes.
//!
//! A frame: see `frame`. Doing what was asked for: see `dispatch`. Laying the views out: see `window`.

pub(crate) mod analysis;
mod announce;
pub(crate) mod claims;
pub(crate) mod clipboard;
pub(crate) mod cues;
pub(crate) mod dispatch;
pub(crate) mod engines;
pub(crate) mod export;
pub(crate) mod frame;
pub(crate) mod games;
pub(crate) mod menu;
pub(crate) mod moves;
pub(crate) mod new_game;
pub(crate) mod open;
mod overlay;
pub(crate) mod players;
mod prefs;
mod queries;
pub(crate) mod results;
pub(crate) mod save;
pub(crate) mod screens;
pub(crate) mod screenshot;
pub(crate) mod shortcuts;
mod start;
pub(crate) mod study;
pub(crate) mod study_file;
mod system;
pub(crate) mod window;

use std::path::PathBuf;

use egui::Context;

pub use system::Environment;

use crate::session::analysis::{Analysis, Analysts, Hints};
use crate::session::dead_position::DeadWatch;
use crate::session::local_game::{LocalGame, Readings, Recovered};
use crate::session::players::Opponents;
use crate::table::{Deed, GameSetup, Table};
use crate::ui::screens::study::Study;
use crate::ui::theme;
use crate::ui::view::context::Facts;
use crate::ui::view::message::Message;
use crate::ui::view::settings::Settings;
use new_game::draw_lots;
use overlay::Overlay;
use prefs::Prefs;
use screens::{Screen, Screens};
use screenshot::Picture;
use system::System;

/// The window: the game in real time, what fills the window, what lies above that, what the player chose, and the computer.
pub struct App {
    pub(crate) play: LocalGame,
    pub(crate) readings: Readings,
    pub(crate) journals: Option<PathBuf>,
    pub(crate) analysts: Analysts,
    pub(crate) analysis: Analysis,
    pub(crate) hints: Hints,
    pub(crate) opponents: Opponents,
    pub(crate) dead_watch: DeadWatch,
    pub(crate) screens: Screens,
    pub(crate) overlay: Overlay,
    pub(crate) prefs: Prefs,
    pub(crate) system: System,
}

impl App {
    /// A window on a game that begins, with the settings of this store.
    pub fn new(ctx: &Context, setup: Option<GameSetup>, environment: Environment) -> App {
        theme::install(ctx);
        let Environment {
            mut store,
            language,
            readings,
            rng: mut chance,
            journals,
            choose_file,
            invite,
            analysts,
            audio,
        } = environment;
        let trouble = store.read();
        let settings: Settings = store.chosen();
        let begins = setup.is_some();
        let (play, found) = match setup {
            Some(setup) => {
                let setup = draw_lots(setup, &mut chance);
                (LocalGame::new(setup, readings.clone(), journals.clone()), Recovered::default())
            }
            None => LocalGame::reopen(GameSetup::default(), readings.clone(), journals.clone()),
        };
        let lot = play.table().lone_person().filter(|_| play.table().setup().lot);
        let message = Message::of_found(found).or(trouble.map(Message::Settings)).or(lot.map(Message::ByLot));
        let mut app = App {
            play,
            readings,
            journals,
            analysts,
            analysis: Analysis::default(),
            hints: Hints::default(),
            opponents: Opponents::new(invite),
            dead_watch: DeadWatch::default(),
            screens: Screens::default(),
            overlay: Overlay { message, ..Overlay::default() },
            prefs: Prefs::new(settings, store, language),
            system: System::new(chance, choose_file, audio),
        };
        app.find_study();
        app.prefs.apply(ctx);
        app.face_person(None);
        if !begins {
            app.hold_watched();
        }
        app
    }

    /// The window will save a picture of itself and close.
    pub(crate) fn set_picture(&mut self, picture: Option<Picture>) {
        self.system.screenshot = picture;
    }

    /// The table, for who looks on.
    pub fn table(&self) -> &Table {
        self.play.table()
    }

    /// What was chosen, for who looks on.
    pub fn settings(&self) -> &Settings {
        &self.prefs.settings
    }

    /// How many moves the board shows.
    pub fn shown(&self) -> usize {
        self.screens.game.back.unwrap_or(self.play.table().moves().len())
    }

    /// Reads the table and the time, once a frame.
    pub(crate) fn facts(&mut self) -> Facts {
        let away = self.screens.shown() != Screen::Game;
        let drawings = !self.screens.game.board.drawings().is_empty();
        Facts {
            away,
            editing: self.screens.shown() == Screen::Editor,
            study: self.study().map(Study::facts),
            drawings,
            keyed: self.screens.game.keyed,
            held: self.opponents.are_held(),
            advice: self.screens.game.advice,
            analysed: self.analysis.is_on(),
            ..Facts::of(&self.play, self.prefs.settings, self.shown())
        }
    }

    /// Returns from looking back.
    pub(crate) fn look_at_game(&mut self) {
        self.screens.game.back = None;
        self.overlay.message = None;
    }

    /// Whether the board shows an earlier position.
    pub(crate) fn is_looking_back(&self) -> bool {
        self.screens.game.back.is_some()
    }

    /// Looks at an earlier position; what is in hand goes back first.
    pub(crate) fn show_moves(&mut self, moves: usize) {
        if self.play.table().selected().is_some() || self.play.table().promoting().is_some() {
            self.deed(Deed::Cancel);
        }
        self.overlay.message = None;
        self.screens.game.back = Some(moves).filter(|moves| *moves < self.play.table().moves().len());
    }

    /// Changes the settings, writes them down and applies them.
    pub(crate) fn set(&mut self, ctx: &Context, change: impl FnOnce(&mut Settings)) {
        self.overlay.message = self.prefs.set(ctx, change).map(Message::Settings);
    }
}
