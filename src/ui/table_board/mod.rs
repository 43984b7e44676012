//! A board with a table behind it, for screens with a playable position.
//!
//! [`TableBoard`] turns input on the board into deeds at a table and keeps the state between them. The game screen uses
//! the session's table; other screens have tables of their own.

pub(crate) mod board_view;
pub mod hand;
mod promotion;

pub use board_view::BoardView;

use egui::{Rect, Ui};

use crate::game::{Bond, Ends, Ruling};
use crate::record::{Mark, MarkColor, MarkShape};
use crate::rules::{CastlingSide, Color, Move, Position, Square};
use crate::start::Start;
use crate::table::{Action, Deed, GameSetup, Notice, Reason, ShortCastling, Table, TakeBack, TouchMove};
use crate::ui::board::{Board, Geometry};
use crate::ui::sound::cue::Cue;
use crate::ui::view::{Explain, GameView, LawCard, Message, ViewSettings};

/// A table to which deeds are applied: the table of the session, or a separate one.
pub trait DeedTarget {
    fn table(&self) -> &Table;
    fn apply(&mut self, deed: Deed) -> Vec<Notice>;
}

/// A table without a journal, on which no time passes.
impl DeedTarget for Table {
    fn table(&self) -> &Table {
        self
    }

    fn apply(&mut self, deed: Deed) -> Vec<Notice> {
        Table::apply(self, &Action::new(self.now(), deed))
    }
}

/// The board of a table: its widget, and its state between deeds.
#[allow(clippy::struct_excessive_bools, reason = "independent facts about the board")]
#[derive(Default)]
pub struct TableBoard {
    pub widget: Board,
    /// Whether Black is at the bottom.
    pub flipped: bool,
    /// The square of the piece that the keyboard is about to move; `None` if there is no such piece. Choosing the piece
    /// did not touch it.
    pub keyboard_piece: Option<Square>,
    /// The message about the last deed; `None` if there is none.
    pub message: Option<Message>,
    /// Whether something was refused since the board was last shown.
    is_refused: bool,
    /// Whether a press is in progress whose release counts.
    pressing: bool,
    /// Over the board: whether the next release puts the piece in hand down even on its own square, because an earlier
    /// click or Enter picked it up.
    carrying: bool,
    /// While a piece is in hand: the press in progress on another piece. If that press is released elsewhere, the piece
    /// in hand goes back, and the other piece is dragged there.
    other_press: Option<Deed>,
    /// Over the board: the pawn that the player chose not to promote, and after how many completed moves.
    unpromoted: Option<(Square, usize)>,
    /// How far the wheel was turned since the last step, in notches.
    wheel: f32,
    /// The sound for what was done since the sound was last taken; `None` if there is no such sound.
    cue: Option<Cue>,
}

impl TableBoard {
    pub fn of(widget: Board) -> TableBoard {
        TableBoard { widget, ..TableBoard::default() }
    }

    /// The geometry of the largest board that fits.
    pub fn geometry(&self, ui: &Ui, room: Rect) -> Geometry {
        Geometry::within(room, self.flipped, ui.pixels_per_point())
    }

    /// Whether a press is in progress whose release counts.
    pub fn is_pressing(&self) -> bool {
        self.pressing
    }

    /// Cancels what is in progress on the board. Call this when the table gets a different position.
    pub fn reset(&mut self) {
        self.widget.cancel();
        (self.keyboard_piece, self.pressing, self.message) = (None, false, None);
        self.unpromoted = None;
    }

    /// Applies deeds one after the other. Returns their notices.
    pub fn apply_all(&mut self, target: &mut impl DeedTarget, deeds: Vec<Deed>) -> Vec<Notice> {
        deeds.into_iter().flat_map(|deed| self.apply(target, deed)).collect()
    }

    /// Applies deeds at a practice table. Returns the move that was made; `None` if none was.
    pub fn play(&mut self, table: &mut Table, deeds: Vec<Deed>) -> Option<Move> {
        self.apply_all(table, deeds).into_iter().find_map(|notice| match notice {
            Notice::Moved { mv, .. } => Some(mv),
            _ => None,
        })
    }

    /// Applies one deed. A release counts only if its press did. Returns the notices of what was done at the table.
    pub fn apply(&mut self, target: &mut impl DeedTarget, deed: Deed) -> Vec<Notice> {
        if let Some(drag) = self.drag_of_other(target.table(), &deed) {
            return self.apply_all(target, drag);
        }
        let Some(deed) = self.two_clicks(target.table(), deed) else { return Vec::new() };
        let deed = match deed {
            Deed::Press { square: Some(on), .. } if drops_announcement(target.table(), on) => {
                self.widget.cancel();
                Deed::Cancel
            }
            deed => deed,
        };
        // Over the board, Escape leaves a pawn on the last rank as it is.
        if let (Deed::Cancel, Some(pawn)) = (&deed, self.waiting_pawn(target.table())) {
            self.unpromoted = Some((pawn, target.table().completed_moves()));
            return Vec::new();
        }
        let by_hand = target.table().arrangement().is_some();
        // No release that counts will follow, so the release is applied here.
        let spent = by_hand && deed == Deed::Cancel && (self.pressing || target.table().held().is_some());
        match deed {
            Deed::Press { .. } => self.pressing = true,
            Deed::Release { .. } if !std::mem::take(&mut self.pressing) => return Vec::new(),
            Deed::Cancel if !std::mem::take(&mut self.pressing) => self.widget.cancel(),
            _ => {}
        }
        let lets_go = matches!(deed, Deed::Release { .. });
        if !lets_go && deed != Deed::Tick {
            (self.keyboard_piece, self.message) = (None, None);
        }
        let deed = match deed {
            // A press on a square where the obligation lets only one piece go picks up that piece.
            Deed::Press { square: Some(to), .. } if !by_hand => {
                Deed::Press { square: bound_to(target.table(), to).or(Some(to)), piece: None }
            }
            deed => deed,
        };
        let near = lets_go.then(|| target.table().near_goal()).flatten();
        let mut notices = target.apply(deed);
        if spent {
            notices.extend(target.apply(Deed::Release { square: None }));
        }
        self.follow(target.table(), near, &notices);
        notices
    }

    /// Turns two clicks over the board into one press and release: the first picks a piece up, the next puts it down.
    /// Returns the deed to apply instead; `None` if nothing is to be applied yet.
    fn two_clicks(&mut self, table: &Table, deed: Deed) -> Option<Deed> {
        let Some(held) = table.held() else {
            (self.carrying, self.other_press) = (false, None);
            return Some(deed);
        };
        match deed {
            Deed::Press { square, piece } => {
                let on = square.filter(|_| square != held.1).zip(table.arrangement());
                let is_other = piece.is_some() || on.is_some_and(|(on, board)| board.piece_at(on).is_some());
                self.other_press = Some(deed).filter(|_| is_other);
                (self.carrying, self.pressing) = (true, true);
                None
            }
            Deed::Release { square } if square == held.1 && !self.carrying => {
                self.pressing = false;
                None
            }
            Deed::Release { .. } => {
                (self.carrying, self.pressing) = (false, true);
                Some(deed)
            }
            deed => Some(deed),
        }
    }

    /// Over the board: if a piece was picked up by a click, and this release ends the drag of another piece, returns
    /// the deeds that put the first piece back and drag the other.
    fn drag_of_other(&mut self, table: &Table, deed: &Deed) -> Option<Vec<Deed>> {
        let Deed::Release { square: to } = *deed else { return None };
        let (press, (_, from)) = self.other_press.take().zip(table.held())?;
        let is_click = matches!(press, Deed::Press { square, .. } if square == to);
        (!is_click).then(|| vec![Deed::Release { square: from }, press, deed.clone()])
    }

    /// The square of the piece that is dragged while another one is in hand.
    fn dragged_other(&self) -> Option<Square> {
        match self.other_press {
            Some(Deed::Press { square, .. }) => square.filter(|_| self.widget.is_dragged()),
            _ => None,
        }
    }

    /// The square of the pawn that waits for its promotion piece; `None` if none does. Over the board, the player may
    /// leave the pawn as it is.
    pub fn promotes(&self, table: &Table) -> Option<Square> {
        table.promoting().map(|(_, to)| to).or_else(|| self.waiting_pawn(table))
    }

    /// Over the board: the pawn that reached the last rank this turn, unless the player left it as it is or has a piece
    /// in hand.
    fn waiting_pawn(&self, table: &Table) -> Option<Square> {
        let left = |pawn: &Square| self.unpromoted == Some((*pawn, table.completed_moves()));
        let pawn = table.pawn_to_promote().filter(|pawn| !left(pawn))?;
        let came = table.arrangement()?.piece_at(pawn) != table.position().piece_at(pawn);
        (came && table.held().is_none()).then_some(pawn)
    }

    /// Updates the board, the sound and the message after anyone's deeds at the table. `near` is the castling that a
    /// release of the king could have meant.
    pub fn follow(&mut self, table: &Table, near: Option<ShortCastling>, notices: &[Notice]) {
        for notice in notices {
            if let Notice::Adjusted(square) = notice {
                self.widget.adjusted.push(*square);
            }
        }
        self.cue = Cue::of(table, notices).max(self.cue);
        let message = Message::of_king(near, notices).or_else(|| Message::of(notices));
        self.is_refused |= message.as_ref().is_some_and(Message::is_refusal);
        self.message = message.or(self.message.take());
    }

    /// Refuses what was done on the board.
    pub fn refuse(&mut self, reason: Reason) {
        (self.message, self.is_refused) = (Some(Message::Refused(reason)), true);
    }

    /// Takes the sound for what was done since the last call; `None` if there is no such sound.
    pub fn take_cue(&mut self) -> Option<Cue> {
        self.cue.take()
    }

    /// The law card for a table other than the game's.
    pub fn law(&self, table: &Table, look: ViewSettings<'_>) -> LawCard {
        let game = GameView { keyed: self.keyboard_piece, ..GameView::at(table, look.settings) };
        Explain::new(look.words, game).standing(self.message.as_ref())
    }

    /// What a ruling found, in a sentence for beginners.
    pub fn finding(&self, table: &Table, ruling: &Ruling, look: ViewSettings<'_>) -> String {
        Explain::new(look.words, GameView::at(table, look.settings)).simple_finding(ruling)
    }
}

/// The player's only piece that an obligation allows to go to this square: the bound piece, or the one that can take
/// the bound piece. `None` if there is no such piece or more than one, while a piece is selected or being promoted, and
/// while pieces are being adjusted or the game is paused. A press on another piece of the player touches that piece,
/// except once king and rook are touched: the rook's square is then a target of the king.
fn bound_to(table: &Table, to: Square) -> Option<Square> {
    let position = table.position();
    let own = position.board().color(position.turn()).has(to);
    let touches = own && table.bond() != Some(Bond::Castling);
    let busy = table.selected().is_some() || table.promoting().is_some();
    if touches || busy || table.is_adjusting() || table.is_paused() {
        return None;
    }
    let own = table.bound_own();
    let able = match own.any() {
        true => own.into_iter().filter(|&from| table.targets(from).has(to)).collect(),
        false => table.takers(to),
    };
    let mut able = able.into_iter();
    able.next().filter(|_| able.next().is_none())
}

/// A table with a position, without touch-move. Repetitions, many moves without a capture or a pawn move, and dead
/// positions do not end its game, and the half-move clock of its FEN starts at 0. `game` is the start of the game that
/// the position comes from.
pub fn practice_table(position: &Position, game: &Start) -> Table {
    let fen = position.fen();
    let mut fields: Vec<&str> = fen.split(' ').collect();
    if let Some(halfmoves) = fields.get_mut(4) {
        *halfmoves = "0";
    }
    let start = Start::from_fen(&fields.join(" "), Some(game.is_chess960()));
    let start = start.unwrap_or_else(|_| game.clone());
    let (touch, take_back) = (TouchMove::Off, TakeBack::Free);
    Table::new(GameSetup { start, touch, take_back, ends: Ends::Never, ..GameSetup::default() })
}

/// Whether a press on this square gives up an announced castling. It does if no piece is selected, the square is empty,
/// and neither the king nor the rook goes there. A press on a piece touches that piece instead, and the table decides
/// what happens to the castling.
pub(crate) fn drops_announcement(table: &Table, on: Square) -> bool {
    let turn = table.position().turn();
    let goals = |side: CastlingSide| [side.king_goal(turn), side.rook_goal(turn)];
    let apart = table.announced().is_some_and(|side| !goals(side).contains(&on));
    apart && table.position().piece_at(on).is_none() && table.selected().is_none()
}

/// The arrow of a move. Castling is shown as the king's move, or as the rook's if the king stays.
pub fn arrow(mv: Move, turn: Color, color: MarkColor) -> Mark {
    let (from, to) = (mv.from(), mv.to());
    let side = CastlingSide::of(from, to);
    let (from, to) = match mv.is_castling() {
        true if side.king_goal(turn) == from => (to, side.rook_goal(turn)),
        true => (from, side.king_goal(turn)),
        false => (from, to),
    };
    Mark { shape: MarkShape::Arrow(from, to), color }
}
