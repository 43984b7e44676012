//! Games that come on the board of the window: a new one, the same players again, a position from elsewhere, a game
//! that was kept.
//!
//! What is agreed before a game: see `ui::dialogs`. Files: see `ui::app::open`.

use crate::ui::view::request::Next;

use fastrand::Rng;

use super::App;
use crate::rules::{Color, Position};
use crate::session::Truncation;
use crate::start::Start;
use crate::table::journal::give_up;
use crate::table::{GameSetup, Seat};
use crate::ui::dialogs::{Dialog, NewGame};
use crate::ui::screens::game::Desk;
use crate::ui::view::message::{Message, Pasted};

impl App {
    pub(crate) fn begin(&mut self, setup: GameSetup) {
        self.put_on_board(Next::Agreed { setup, pasted: None });
    }

    /// The game that was on the board is over, or given up.
    pub(crate) fn put_on_board(&mut self, next: Next) {
        self.system.sound.begin();
        let before = self.session.table().lone_person();
        let now = self.now();
        let (trouble, note) = match next {
            Next::Agreed { setup, pasted } => {
                let lot = setup.lone_person().filter(|_| setup.lot);
                let trouble = self.session.begin(setup, now);
                (trouble, lot.map(Message::ByLot).or(pasted.map(Message::Pasted)))
            }
            Next::Kept { script, journal } => {
                let torn = Truncation::of(script.dropped, script.fault.is_some());
                let (fault, unknown) = (script.fault.clone(), script.unknown.clone());
                let trouble = self.session.take_up(script, now);
                if let Some(journal) = journal {
                    give_up(&journal);
                }
                (trouble, Some(Message::Continued { torn, fault, unknown }))
            }
        };
        self.screens.game.board.widget.begin();
        self.screens.game.board.reset();
        self.screens.game.turned_for = None;
        (self.screens.game.back, self.screens.game.typing) = (None, None);
        self.overlay.message = trouble.map(Message::Journal).or(note);
        self.screens.game.advice = None;
        self.face_person(before);
        self.screens.game.desk = Desk::default();
        self.screens.begin(self.session.table().position_after(0));
    }

    /// Whoever plays alone against an engine sees the board from his own side; whoever did in the game before
    /// gives the side back to White.
    pub(crate) fn face_person(&mut self, before: Option<Color>) {
        match self.session.table().lone_person() {
            Some(person) => self.screens.game.board.flipped = person == Color::Black,
            None if before.is_some() => self.screens.game.board.flipped = false,
            None => {}
        }
    }

    /// The same players in another game: engines don't play the last one over again.
    pub(crate) fn anew(&mut self, setup: GameSetup) -> GameSetup {
        let seats = setup.seats.map(|seat| seat.reseeded(self.system.rng.u32(..).into()));
        GameSetup { seats, ..setup }
    }

    /// What was last agreed on.
    pub(crate) fn last_setup(&mut self) -> GameSetup {
        let last = self.agreed();
        self.anew(last)
    }

    /// The same, with what chance had for it then.
    pub(crate) fn agreed(&self) -> GameSetup {
        self.prefs.store.game().unwrap_or_else(|| self.session.table().setup().clone())
    }

    /// The same players with the colours changed.
    pub(crate) fn rematch(&mut self) -> GameSetup {
        let last = self.session.table().setup().clone();
        // Odds go with the player.
        let [of_white, of_black] = last.clock.clone();
        let changed = GameSetup { clock: [of_black, of_white], lot: false, ..last.change_colors() };
        self.anew(changed)
    }

    /// The same against the level that is advised.
    pub(crate) fn rematch_as_advised(&mut self) -> Option<GameSetup> {
        let advised = self.screens.game.advice?.level();
        let mut setup = self.rematch();
        for seat in &mut setup.seats {
            if let Seat::Level { level, .. } = seat {
                *level = advised;
            }
        }
        Some(setup)
    }

    /// A game from a position that was set up: what else is agreed for it is asked.
    pub(crate) fn agree_from(&mut self, position: Position) {
        let setup = GameSetup { start: Start::at(position), lot: false, ..self.last_setup() };
        let dialog = NewGame::from(&setup, &self.prefs.engines, self.system.rng.fork());
        self.overlay.dialog = Some(Dialog::NewGame(Box::new(dialog)));
    }

    /// A position from elsewhere, between the same players, and what came with it.
    pub(crate) fn begin_from(&mut self, start: Start, pasted: Option<Pasted>) {
        let setup = GameSetup { start, lot: false, ..self.session.table().setup().clone() };
        let setup = self.anew(setup);
        self.next_or_ask(Next::Agreed { setup, pasted });
    }

    /// A game from elsewhere; it is asked first whether one that is going on is given up for it.
    pub(crate) fn begin_or_ask(&mut self, setup: GameSetup) {
        self.next_or_ask(Next::Agreed { setup, pasted: None });
    }

    /// The same for one that may have been kept.
    pub(crate) fn next_or_ask(&mut self, next: Next) {
        let table = self.session.table();
        if table.is_begun() && table.result().is_none() {
            self.overlay.dialog = Some(Dialog::Leave(Box::new(next)));
        } else {
            self.put_on_board(next);
        }
    }
}

/// What is in a file says only that the colours are drawn: now they are.
pub fn draw_lots(setup: GameSetup, chance: &mut Rng) -> GameSetup {
    if setup.lot && chance.bool() { setup.change_colors() } else { setup }
}
