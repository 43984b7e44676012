//! Who sits at the table, and help from an engine during the game: whether it is allowed, and what is recorded of it
//! (11.3.1).
//!
//! For giving help, see `session::analysis`.

use super::{Deed, Notice, Reason, Seat, Table, TouchMove, seat};
use crate::game::Help;
use crate::rules::{Board, Color, Position};

/// The maximum number of plies from the last position of the game to a position that counts as close although its line
/// does not go through that last position.
const MAX_PLIES_AWAY: usize = 2;

impl Table {
    /// Who plays this side now.
    pub fn seat(&self, color: Color) -> &Seat {
        &self.seats[color.index()]
    }

    /// The colour of the only human player now; `None` unless there is exactly one.
    pub fn lone_person(&self) -> Option<Color> {
        seat::lone_person(&self.seats)
    }

    /// Seats someone else. A piece that this side has in hand goes back first. Analysis ends if help is no longer
    /// allowed.
    pub(super) fn sit(&mut self, color: Color, seat: &Seat) {
        if self.mover() == color {
            self.put_back();
        }
        self.seats[color.index()] = seat.clone();
        let new = seat.recorded_name(self.setup.name(color));
        let played = self.completed_moves() > usize::from(self.setup.start.position().turn() != color);
        let called = &mut self.called[color.index()];
        if *called != new {
            *called = if played { format!("{called}, then {new}") } else { new };
        }
        self.notices.push(Notice::Seated(color));
        if !self.allows_help() {
            self.help(Help::Analysis(false));
        }
    }

    /// Whether the players may have help. Between two humans, help is forbidden until the game is over (11.3.1), unless
    /// touch-move is off: then the board is for practice.
    pub fn allows_help(&self) -> bool {
        let two_people = Color::ALL.into_iter().all(|color| self.seat(color).is_person());
        self.result().is_some() || !two_people || self.setup.touch == TouchMove::Off
    }

    /// Whether the game may be analysed with an engine on another screen. It may if help is allowed, or before the game
    /// has begun, for example in a position that was opened for study.
    pub fn allows_study(&self) -> bool {
        self.allows_help() || !self.is_begun()
    }

    /// Whether the game is in progress and analysing a position would help a player in the game (11.3.1). It would help
    /// if the position is the last one of the game, comes later in a line through the last one, or can be reached from
    /// the last one within two plies. `line` has the boards of the line, up to the position analysed.
    pub fn is_close_to(&self, line: &[Board]) -> bool {
        let last = self.position();
        let in_progress = self.result().is_none() && self.is_begun();
        in_progress
            && (line.contains(last.board())
                || line.last().is_some_and(|board| leads_to(last, board, MAX_PLIES_AWAY)))
    }

    /// Whether the player to move may ask for a hint. Players may not do so once a touched piece, a wrong claim or a
    /// pending promotion limits their moves, since the hint could be for another move.
    pub fn allows_hint(&self) -> bool {
        let person = self.seat(self.mover()).is_person();
        self.result().is_none()
            && person
            && self.allows_help()
            && !self.is_bound()
            && self.not_now(&Deed::Hint).is_none()
    }

    fn is_bound(&self) -> bool {
        self.bond().is_some() || self.promoting().is_some()
    }

    /// The recorded help for the move with this index, counted from 0; `None` if none is recorded.
    pub fn help_with(&self, index: usize) -> Option<Help> {
        self.game.help_with(index)
    }

    /// Whether any help is recorded.
    pub fn was_helped(&self) -> bool {
        !self.game.helps().is_empty()
    }

    /// Whether analysis is recorded as on.
    pub fn is_analysed(&self) -> bool {
        self.game.is_analysed()
    }

    pub(crate) fn hint(&mut self) {
        if self.allows_help() && self.is_bound() {
            return self.refuse(Reason::TouchedBeforeHint);
        }
        self.help(Help::Hint(self.mover()));
    }

    /// Records help, or refuses it. Switching analysis off is allowed even where help is not.
    pub(crate) fn help(&mut self, help: Help) {
        if !self.allows_help() && help != Help::Analysis(false) {
            return self.refuse(Reason::NoHelp);
        }
        if self.game.note_help(help) {
            self.notices.push(Notice::Noted(help));
        }
    }
}

/// Whether at most this many plies can lead from a position to one with this board.
fn leads_to(position: &Position, board: &Board, half_moves: usize) -> bool {
    // One ply empties or fills at most four squares: castling can change that many.
    let differing = (position.board().occupied() ^ board.occupied()).len();
    position.board() == board
        || half_moves > 0
            && differing <= 4 * half_moves
            && position.legal_moves().iter().any(|&mv| leads_to(&position.after(mv), board, half_moves - 1))
}
