//! Starts new games, rematches, games from pasted positions, saved games, and games chosen on the start screen.
//!
//! For the new-game dialog, see `ui::dialogs`; for files, `ui::app::open`.

use std::convert::identity;

use egui::Context;
use fastrand::Rng;

use super::App;
use super::screens::Chess960Setup;
use crate::rules::chess960::STARTS;
use crate::start::Start;
use crate::storage::settings::Advice;
use crate::table::journal::close_superseded;
use crate::table::{GameKind, GameSetup};
use crate::ui::dialogs::{Dialog, NewGame, usual};
use crate::ui::screens::start::StartScreen;
use crate::ui::screens::start::setup::setup_for;
use crate::ui::sound::cue::LowTime;
use crate::ui::view::request::{Confirmation, NextGame, StartAction, StartChoice};
use crate::ui::view::{Message, Request, Screen};

impl App {
    /// Puts a new or saved game on the board. A current game that is not over is abandoned.
    pub(crate) fn start_game(&mut self, game: impl Into<NextGame>) {
        self.system.sound.low = LowTime::default();
        self.overlay.announcer.begin();
        self.background.forget_game();
        let before = self.session.table().lone_person();
        let now = self.now();
        let (trouble, note) = match game.into() {
            NextGame::NewGame { setup, pasted } => {
                let lot = setup.lone_person().filter(|_| setup.lot);
                let trouble = self.session.begin(setup, now);
                (trouble, lot.map(Message::ByLot).or(pasted.map(Message::Pasted)))
            }
            NextGame::SavedGame { script, journal } => {
                let (damage, unknown) = (Box::new(script.damage.clone()), script.unknown.clone());
                let trouble = self.session.take_up(script, now);
                if let Some(journal) = journal {
                    close_superseded(&journal);
                }
                self.overlay.announcer.is_resumed = true;
                (trouble, Some(Message::Continued { damage, unknown }))
            }
        };
        self.overlay.dismiss();
        self.overlay.tell(trouble.map(Message::Journal).or(note));
        self.screens.begin(self.session.table(), before);
        self.overlay.focus.begin(self.screens.shown());
        if let Some(number) = self.session.table().chess960_number() {
            let number = number.to_string();
            self.overlay.announcer.say(t!(self.prefs.texts, "begins-chess960", number));
        }
    }

    /// Starts a game; the colours of a new one are drawn by lot if its game settings say so. If another game is in
    /// progress, asks the player first.
    pub(crate) fn start_or_ask(&mut self, game: impl Into<NextGame>) {
        let (game, go) = match game.into() {
            NextGame::NewGame { setup, pasted } => {
                let go = if setup.clock_only { "clock-alone-set" } else { "leave-go" };
                (NextGame::NewGame { setup: draw_lots(setup, &mut self.system.rng), pasted }, go)
            }
            game @ NextGame::SavedGame { .. } => (game, "leave-open"),
        };
        if self.session.is_begun() && self.session.table().result().is_none() {
            let request = Request::AbandonAndStart(Box::new(game));
            self.overlay.confirm(Confirmation::Leave { go }, request);
        } else {
            self.start_game(game);
        }
    }

    /// The settings of the last game that was set up, including its seeds. If no game has been set up, the settings of
    /// the game on the board.
    pub(crate) fn agreements(&self) -> GameSetup {
        self.prefs.store.game().unwrap_or_else(|| self.agreements_on_board())
    }

    /// The settings of the last game of this kind, with its seeds. If there was none, Chess960 gets those of the last
    /// game of any kind, or of the game on the board. Other kinds get the usual ones, or those of the game on the board
    /// if it is of that kind and no game has been set up yet.
    pub(crate) fn agreements_for(&self, kind: GameKind) -> GameSetup {
        let (store, board) = (&self.prefs.store, self.agreements_on_board());
        store.game_of(kind).unwrap_or_else(|| match store.game() {
            last if kind == GameKind::Chess960 => last.unwrap_or(board),
            None if board.kind() == kind => board,
            None | Some(_) => usual(kind),
        })
    }

    /// The settings of the game on the board. Those of a clock without a board become those of a game with a board.
    pub(super) fn agreements_on_board(&self) -> GameSetup {
        GameSetup { clock_only: false, ..self.session.table().setup().clone() }
    }

    /// Opens the new-game dialog, filled in from these game settings; the other kinds of games are filled in from
    /// `agreements_for`.
    pub(super) fn open_new_game(&mut self, setup: &GameSetup, adapt: fn(NewGame) -> NewGame) {
        let others = NewGame::KINDS.map(|kind| self.agreements_for(kind));
        let dialog = NewGame::after(setup, others, &self.prefs.engines, self.system.rng.fork());
        self.overlay.open(Dialog::NewGame(Box::new(adapt(dialog))));
    }

    /// The game settings of a rematch with the colours swapped, at the next level if levels adapt to the player.
    pub(crate) fn rematch(&mut self) -> GameSetup {
        let last = self.session.table().setup().clone();
        let last = match self.screens.game.advice {
            Some(Advice::Next(level)) => last.at_level(level),
            Some(_) | None => last,
        };
        self.system.reseeded(GameSetup { lot: false, ..with_colors_changed(last) })
    }

    /// Opens the start screen, unless a clock without a board was reopened and its game has begun: its players are in
    /// the middle of that game.
    pub fn open_first(&mut self, ctx: &Context) {
        if !(self.session.table().setup().clock_only && self.session.is_begun()) {
            self.open_start(ctx);
        }
    }

    /// Opens the start screen. Removes refusals that are not errors, and messages about things that the start screen
    /// itself shows.
    pub(super) fn open_start(&mut self, ctx: &Context) {
        self.let_go();
        // The start screen itself shows the recovered game and the unsaved studies.
        self.overlay.forget_found();
        let told = |note: &Message| matches!(note, Message::Reopened(found) if found.is_whole());
        let about_game = |note: &Message| note.is_refusal() && !note.is_trouble();
        self.overlay.dismiss_if(|note| told(note) || about_game(note));
        let setups = StartChoice::ALL.map(|choice| setup_for(choice, |kind| self.agreements_for(kind)));
        let store = &self.prefs.store;
        let has = [!store.files().is_empty(), self.screens.study.is_some(), store.has_done_tour()];
        let start = StartScreen::new(setups, self.find_saved(ctx, true), has, self.count_due(ctx));
        self.screens.start = Some(Box::new(start));
        self.screens.show(Screen::Start);
    }

    /// Starts the game that a choice offers, or opens the Chess960 screen or the new-game dialog to set it up.
    pub(super) fn choose_start(&mut self, choice: StartChoice, action: StartAction) {
        let mut setup = self.system.reseeded(setup_for(choice, |kind| self.agreements_for(kind)));
        match action {
            StartAction::Choose if choice == StartChoice::Chess960 => {
                self.open_chess960(Chess960Setup::Drawn(setup));
            }
            StartAction::Choose => self.open_new_game(&setup, identity),
            StartAction::Start => {
                if choice == StartChoice::Chess960 {
                    let number = self.system.rng.u32(0..u32::from(STARTS));
                    setup.start = Start::chess960(number).unwrap_or_default();
                }
                self.start_or_ask(setup);
            }
        }
    }
}

/// Draws the colours by lot if the game settings say so.
pub fn draw_lots(setup: GameSetup, chance: &mut Rng) -> GameSetup {
    if setup.lot && chance.bool() { with_colors_changed(setup) } else { setup }
}

/// The game settings with the players' colours swapped, and the time controls with them.
fn with_colors_changed(setup: GameSetup) -> GameSetup {
    let [of_white, of_black] = setup.clock.clone();
    GameSetup { clock: [of_black, of_white], ..setup.change_colors() }
}
