//! Starts games: a new one, a rematch, from a pasted position, or a saved game.
//!
//! The set-up dialog: see `ui::dialogs`. Files: see `ui::app::open`.

use crate::ui::view::request::Next;

use fastrand::Rng;

use super::App;
use crate::engine::Level;
use crate::rules::{Color, Position};
use crate::start::Start;
use crate::storage::settings::Advice;
use crate::table::journal::give_up;
use crate::table::{GameKind, GameSetup};
use crate::ui::dialogs::{Dialog, NewGame, usual};
use crate::ui::screens::game::PanelState;
use crate::ui::view::message::{Message, Pasted};

impl App {
    pub(crate) fn begin(&mut self, setup: GameSetup) {
        self.put_on_board(Next::Agreed { setup, pasted: None });
    }

    /// Puts the next game on the board; the current one is finished or abandoned.
    pub(crate) fn put_on_board(&mut self, next: Next) {
        self.system.sound.begin();
        self.overlay.announcer.begin();
        let before = self.session.table().lone_person();
        let now = self.now();
        let (trouble, note) = match next {
            Next::Agreed { setup, pasted } => {
                let lot = setup.lone_person().filter(|_| setup.lot);
                let trouble = self.session.begin(setup, now);
                (trouble, lot.map(Message::ByLot).or(pasted.map(Message::Pasted)))
            }
            Next::Kept { script, journal } => {
                let (damage, unknown) = (Box::new(script.damage.clone()), script.unknown.clone());
                let trouble = self.session.take_up(script, now);
                if let Some(journal) = journal {
                    give_up(&journal);
                }
                (trouble, Some(Message::Continued { damage, unknown }))
            }
        };
        self.screens.game.board.widget.begin();
        self.screens.game.board.reset();
        self.screens.game.turned_for = None;
        (self.screens.game.back, self.screens.game.typing) = (None, None);
        self.overlay.dismiss();
        self.overlay.tell(trouble.map(Message::Journal).or(note));
        self.screens.game.advice = None;
        self.face_person(before);
        self.screens.game.panel_state = PanelState::default();
        self.screens.begin(self.session.table());
    }

    /// A human who plays an engine sees the board from their own side; otherwise the board turns back to White after
    /// such a game.
    pub(crate) fn face_person(&mut self, before: Option<Color>) {
        match self.session.table().lone_person() {
            Some(person) => self.screens.game.board.flipped = person == Color::Black,
            None if before.is_some() => self.screens.game.board.flipped = false,
            None => {}
        }
    }

    /// The same set-up with new seeds, so that engines don't repeat the last game.
    pub(crate) fn anew(&mut self, setup: GameSetup) -> GameSetup {
        let seats = setup.seats.map(|seat| seat.reseeded(self.system.rng.u32(..).into()));
        GameSetup { seats, ..setup }
    }

    /// The last set-up, with new seeds.
    pub(crate) fn last_setup(&mut self) -> GameSetup {
        let last = self.agreed();
        self.anew(last)
    }

    /// The last set-up, with its seeds.
    pub(crate) fn agreed(&self) -> GameSetup {
        self.prefs.store.game().unwrap_or_else(|| self.board_setup())
    }

    /// The last set-up of this kind, with its seeds; the usual one where there is none. The first game of Chess960 is between
    /// those who played before.
    pub(crate) fn agreed_for(&self, kind: GameKind) -> GameSetup {
        if kind == GameKind::Chess960 {
            return self.prefs.store.game_of(kind).unwrap_or_else(|| self.agreed());
        }
        let store = &self.prefs.store;
        let board =
            || Some(self.board_setup()).filter(|setup| setup.kind() == kind && store.game().is_none());
        store.game_of(kind).or_else(board).unwrap_or_else(|| usual(kind))
    }

    /// The new-game dialog, filled in from this set-up, and for other kinds of games from theirs.
    pub(crate) fn new_game_dialog(&mut self, setup: &GameSetup) -> NewGame {
        let others = NewGame::KINDS.map(|kind| self.agreed_for(kind));
        NewGame::after(setup, others, &self.prefs.engines, self.system.rng.fork())
    }

    /// The set-up of the game on the board. The clock alone has one as well, for a game on another board.
    fn board_setup(&self) -> GameSetup {
        GameSetup { clock_only: false, ..self.session.table().setup().clone() }
    }

    /// A rematch with colours swapped.
    pub(crate) fn rematch(&mut self) -> GameSetup {
        let last = self.session.table().setup().clone();
        let last = match self.screens.game.advice {
            Some(Advice::Next(level)) => last.at_level(level),
            _ => last,
        };
        // Time odds stay with the player.
        let [of_white, of_black] = last.clock.clone();
        let changed = GameSetup { clock: [of_black, of_white], lot: false, ..last.change_colors() };
        self.anew(changed)
    }

    /// A rematch against the level that `next` gives for the present one.
    pub(crate) fn rematch_at(&mut self, next: impl Fn(Level) -> Option<Level>) -> Option<GameSetup> {
        let other = next(self.game().opposing_level()?)?;
        Some(self.rematch().at_level(other))
    }

    /// Asks for the set-up of a game from this position.
    pub(crate) fn agree_from(&mut self, position: Position) {
        let setup = GameSetup { start: Start::at(position), lot: false, ..self.last_setup() };
        let dialog = self.new_game_dialog(&setup).at_position();
        self.overlay.dialog = Some(Dialog::NewGame(Box::new(dialog)));
    }

    /// Starts a game from a pasted position with the same players; may ask first.
    pub(crate) fn begin_from(&mut self, start: Start, pasted: Option<Pasted>) {
        let setup = GameSetup { start, lot: false, ..self.board_setup() };
        let setup = self.anew(setup);
        self.next_or_ask(Next::Agreed { setup, pasted });
    }

    /// Starts a game; asks first if another one is in progress.
    pub(crate) fn begin_or_ask(&mut self, setup: GameSetup) {
        self.next_or_ask(Next::Agreed { setup, pasted: None });
    }

    /// Puts a new or saved game on the board; asks first if another one is in progress.
    pub(crate) fn next_or_ask(&mut self, next: Next) {
        let table = self.session.table();
        if self.session.is_begun() && table.result().is_none() {
            self.overlay.dialog = Some(Dialog::Leave(Box::new(next)));
        } else {
            self.put_on_board(next);
        }
    }
}

/// Draws the colours if the set-up says so.
pub fn draw_lots(setup: GameSetup, chance: &mut Rng) -> GameSetup {
    if setup.lot && chance.bool() { setup.change_colors() } else { setup }
}
