//! Starts games: a new one, a rematch, from a pasted position, or a saved game.
//!
//! The set-up dialog: see `ui::dialogs`. Files: see `ui::app::open`.

use fastrand::Rng;

use super::App;
use crate::storage::settings::Advice;
use crate::table::journal::close_superseded;
use crate::table::{GameKind, GameSetup};
use crate::ui::dialogs::{Dialog, NewGame, usual};
use crate::ui::view::message::Message;
use crate::ui::view::request::{Confirmation, NextGame, Request};

impl App {
    /// Puts a new or saved game on the board; the current one is finished or abandoned.
    pub(crate) fn start_game(&mut self, game: impl Into<NextGame>) {
        self.system.sound.begin();
        self.overlay.announcer.begin();
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
                (trouble, Some(Message::Continued { damage, unknown }))
            }
        };
        self.overlay.dismiss();
        self.overlay.tell(trouble.map(Message::Journal).or(note));
        self.screens.begin(self.session.table(), before);
    }

    /// Starts a game, with the colours drawn by lot if its set-up says so. Asks first if another game is in progress.
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

    /// The agreements of the last game that was set up, with its seeds; if there was none, those of the game on the board.
    pub(crate) fn agreements(&self) -> GameSetup {
        self.prefs.store.game().unwrap_or_else(|| self.agreements_on_board())
    }

    /// The agreements of the last game of this kind, with its seeds; the usual ones where there was none. The first game
    /// of Chess960 is between those who played before.
    pub(crate) fn agreements_for(&self, kind: GameKind) -> GameSetup {
        let (store, board) = (&self.prefs.store, self.agreements_on_board());
        store.game_of(kind).unwrap_or_else(|| match store.game() {
            last if kind == GameKind::Chess960 => last.unwrap_or(board),
            None if board.kind() == kind => board,
            None | Some(_) => usual(kind),
        })
    }

    /// The agreements of the game on the board. The clock alone has them as well, for a game on another board.
    pub(super) fn agreements_on_board(&self) -> GameSetup {
        GameSetup { clock_only: false, ..self.session.table().setup().clone() }
    }

    /// Opens the new-game dialog, filled in from this set-up, and for other kinds of games from theirs.
    pub(super) fn open_new_game(&mut self, setup: &GameSetup, adapt: fn(NewGame) -> NewGame) {
        let others = NewGame::KINDS.map(|kind| self.agreements_for(kind));
        let dialog = NewGame::after(setup, others, &self.prefs.engines, self.system.rng.fork());
        self.overlay.dialog = Some(Dialog::NewGame(Box::new(adapt(dialog))));
    }

    /// A rematch with colours swapped.
    pub(crate) fn rematch(&mut self) -> GameSetup {
        let last = self.session.table().setup().clone();
        let last = match self.screens.game.advice {
            Some(Advice::Next(level)) => last.at_level(level),
            Some(_) | None => last,
        };
        // Time odds stay with the player.
        let [of_white, of_black] = last.clock.clone();
        let changed = GameSetup { clock: [of_black, of_white], lot: false, ..last.change_colors() };
        self.system.reseeded(changed)
    }
}

/// Draws the colours if the set-up says so.
pub fn draw_lots(setup: GameSetup, chance: &mut Rng) -> GameSetup {
    if setup.lot && chance.bool() { setup.change_colors() } else { setup }
}
