//! What human players do at the table: by pointer, keyboard and typed moves, and the messages about it.
//!
//! The session refuses deeds on behalf of an engine.
//!
//! What the table does with a deed: see `table`. Engines: see `session::players`.

use super::App;
use crate::rules::{PieceLetters, Square};
use crate::session::Session;
use crate::storage::settings::{Advice, advice};
use crate::table::{Deed, Notice, Reading, Reason, Table};
use crate::text::typed_move;
use crate::ui::screens::game::PanelState;
use crate::ui::table_board::DeedTarget;
use crate::ui::table_board::keyboard_move::press_and_let_go;
use crate::ui::view::message::Message;

/// The game session at this time.
struct Live<'a> {
    session: &'a mut Session,
    now: Reading,
}

impl DeedTarget for Live<'_> {
    fn table(&self) -> &Table {
        self.session.table()
    }

    fn apply(&mut self, deed: Deed) -> Vec<Notice> {
        self.session.apply(deed, self.now)
    }
}

impl App {
    /// Carries out a deed. A press on an earlier position only returns to the current one, and its release is ignored.
    pub(crate) fn deed(&mut self, deed: Deed) {
        if !self.session.allows(&deed) {
            self.screens.game.back = None;
            return;
        }
        match &deed {
            Deed::Press { .. } if self.screens.game.back.take().is_some() => return,
            Deed::Release { .. } | Deed::Cancel if !self.screens.game.board.is_pressing() => {}
            Deed::Analysis { .. } => {}
            _ => self.screens.game.back = None,
        }
        if !matches!(deed, Deed::Release { .. } | Deed::Tick) {
            self.overlay.dismiss();
            self.screens.game.panel_state.choosing = false;
        }
        let now = self.now();
        let notices = self.screens.game.board.apply(&mut Live { session: &mut self.session, now }, deed);
        self.on_notices(&notices);
    }

    /// Enter on a square: moves a piece with the keyboard. If a claim is being entered or an earlier position is shown,
    /// it acts like a click.
    pub(crate) fn enter(&mut self, square: Square) {
        let deeds = if self.screens.game.panel_state.claiming.is_some() {
            press_and_let_go(square, square)
        } else if self.is_looking_back() {
            self.screens.game.board.keyboard_piece = None;
            press_and_let_go(square, square)
        } else if !self.session.table().seat(self.session.table().position().turn()).is_person() {
            return;
        } else {
            // The earlier message makes way for the targets of the piece.
            self.overlay.dismiss();
            self.screens.game.board.enter(self.session.table(), square)
        };
        for deed in deeds {
            match self.screens.game.panel_state.claiming {
                Some(_) => self.claim_hand(&deed),
                None => self.deed(deed),
            }
        }
    }

    /// Shows what someone other than a player at this window did.
    pub(crate) fn follow(&mut self, notices: &[Notice]) {
        self.screens.game.board.follow(self.session.table(), None, notices);
        self.on_notices(notices);
    }

    /// Plays sounds, announces and shows messages for what happened at the table.
    fn on_notices(&mut self, notices: &[Notice]) {
        self.let_hear(notices);
        self.announce(notices);
        if notices.iter().any(|notice| matches!(notice, Notice::Ended(_))) {
            self.overlay.dismiss();
            self.screens.game.panel_state = PanelState::default();
            self.keep_result();
        }
        self.overlay.tell(self.screens.game.board.message.take());
    }

    /// Records the result of a finished game if it counts, and may advise another level.
    fn keep_result(&mut self) {
        let Some((level, fared)) = self.session.outcome() else { return };
        self.prefs.store.keep_result(level, fared);
        if !self.prefs.settings.adapt_level {
            self.screens.game.advice = advice(level, &self.prefs.store.results(level));
            return;
        }
        let next = self.prefs.store.adapt(level, fared);
        self.screens.game.advice = Some(Advice::Next(next));
        if let Some(setup) = self.prefs.store.game_of(self.session.table().setup().kind()) {
            // A failure to save the settings has been told by the result.
            self.prefs.store.keep_game(&setup.at_level(next));
        }
    }

    /// Puts back the piece in hand, before something covers the board.
    pub(crate) fn let_go(&mut self) {
        if self.session.table().in_hand().is_some() {
            self.deed(Deed::Cancel);
        }
    }

    /// The piece letters for typed and pasted moves.
    pub(crate) fn letters(&self) -> PieceLetters<'static> {
        self.prefs.texts.language().letters()
    }

    /// Reads a typed move in the user's language; returns it in UCI.
    pub(crate) fn read(&self, text: &str) -> Result<String, Reason> {
        let table = self.session.table();
        let mv = typed_move::read(table, text, &self.prefs.texts)?;
        Ok(table.uci(table.position(), mv))
    }

    pub(crate) fn typed(&mut self, text: &str) {
        match self.read(text) {
            Ok(text) => self.deed(Deed::Move { text }),
            Err(reason) => self.overlay.tell(Message::Refused(reason)),
        }
    }
}
