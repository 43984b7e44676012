//! A board with a table behind it: the one way in which every screen shows a position that can be played on.
//!
//! [`TableBoard`] turns what is done on the board into deeds at a table and keeps what the board remembers of them. The game
//! gives it a table that writes a journal; a study, a lesson and a diagram of the book give it one of their own.

pub(crate) mod keyboard_move;
mod promotion;
pub(crate) mod showing;

pub use showing::Showing;

use egui::{Rect, Ui};

use crate::rules::{CastlingSide, Color, Move, Square};
use crate::table::{Action, Deed, NearGoal, Notice, Table};
use crate::ui::board::{Board, Brush, Drawing, Geometry};
use crate::ui::sound::cue::Cue;
use crate::ui::view::context::{Facts, Look};
use crate::ui::view::explain::Explain;
use crate::ui::view::law_card::LawCard;
use crate::ui::view::message::Message;
use crate::ui::view::request::Request;

/// Where deeds are done.
pub trait DeedTarget {
    fn table(&self) -> &Table;
    fn apply(&mut self, deed: Deed) -> Vec<Notice>;
}

/// A table without a journal, at which no time goes by.
impl DeedTarget for Table {
    fn table(&self) -> &Table {
        self
    }

    fn apply(&mut self, deed: Deed) -> Vec<Notice> {
        Table::apply(self, &Action { at: self.now(), deed })
    }
}

/// The board of a table: its widget, and what it remembers of what was done.
#[derive(Default)]
pub struct TableBoard {
    pub widget: Board,
    /// Black is below.
    pub flipped: bool,
    /// The piece that the keyboard is to move; nothing has touched it yet.
    pub keyed: Option<Square>,
    /// What there is to tell of the last deed.
    pub message: Option<Message>,
    /// The table was told of the press that is going on.
    pressing: bool,
    /// How far the wheel was turned since the last step.
    wheel: f32,
    /// The sound of what was done since it was last taken.
    cue: Option<Cue>,
}

impl TableBoard {
    /// With this widget.
    pub fn of(widget: Board) -> TableBoard {
        TableBoard { widget, ..TableBoard::default() }
    }

    /// The largest board that fits.
    pub fn geometry(&self, ui: &Ui, room: Rect) -> Geometry {
        Geometry::within(room, self.flipped, ui.pixels_per_point())
    }

    /// Whether the table was told of a press that goes on.
    pub fn is_pressing(&self) -> bool {
        self.pressing
    }

    /// Ends what is going on: another position is on the table.
    pub fn reset(&mut self) {
        self.widget.cancel();
        (self.keyed, self.pressing, self.message) = (None, false, None);
    }

    /// Does what the board asked for; what is not about the table does nothing.
    pub fn dispatch(&mut self, target: &mut impl DeedTarget, request: Request) -> Vec<Notice> {
        let deeds = match request {
            Request::Do(deed) => vec![deed],
            Request::Enter(square) => self.enter(target.table(), square),
            _ => Vec::new(),
        };
        deeds.into_iter().flat_map(|deed| self.apply(target, deed)).collect()
    }

    /// Does one thing at the table. A release counts only where the table was told of its press.
    pub fn apply(&mut self, target: &mut impl DeedTarget, deed: Deed) -> Vec<Notice> {
        match deed {
            Deed::Press { .. } => self.pressing = true,
            Deed::Release { .. } if !std::mem::take(&mut self.pressing) => return Vec::new(),
            Deed::Cancel if !std::mem::take(&mut self.pressing) => self.widget.cancel(),
            _ => {}
        }
        let lets_go = matches!(deed, Deed::Release { .. });
        if !lets_go && deed != Deed::Tick {
            (self.keyed, self.message) = (None, None);
        }
        let near = lets_go.then(|| target.table().near_goal()).flatten();
        let notices = target.apply(deed);
        self.follow(target.table(), near, &notices);
        notices
    }

    /// Shows and tells what was done at the table, by whomever. `near` is the castling that letting the king go could have
    /// been.
    pub fn follow(&mut self, table: &Table, near: Option<NearGoal>, notices: &[Notice]) {
        for notice in notices {
            if let Notice::Adjusted(square) = notice {
                self.widget.adjust(*square);
            }
        }
        self.cue = Cue::of(table, notices).max(self.cue);
        let message = Message::of_king(near, notices).or_else(|| Message::of(notices));
        self.message = message.or(self.message.take());
    }

    /// The sound of what was done since this was last asked.
    pub fn take_cue(&mut self) -> Option<Cue> {
        self.cue.take()
    }

    /// What the law card says of a table that is not the game's.
    pub fn law(&self, table: &Table, look: Look<'_>) -> LawCard {
        let facts = Facts { keyed: self.keyed, ..Facts::at(table, *look.settings, 0, table.moves().len()) };
        Explain { words: look.words, table, facts: &facts }.standing(self.message.as_ref())
    }
}

/// A castling is the way of its king, or of its rook where the king stays.
pub fn arrow(mv: Move, color: Color, brush: Brush) -> Drawing {
    let (from, to) = (mv.from(), mv.to());
    let side = CastlingSide::of(from, to);
    let (from, to) = match mv.is_castling() {
        true if side.king_goal(color) == from => (to, side.rook_goal(color)),
        true => (from, side.king_goal(color)),
        false => (from, to),
    };
    Drawing { from, to, brush }
}
