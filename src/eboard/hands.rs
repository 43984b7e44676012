//! Turns what hands do on an electronic board into deeds of a game played over the board: lifting a man presses its
//! square, and putting it on a square releases it there.
//!
//! The pieces of the game, as the table has them, are compared with the men on the board, and differences that last
//! become deeds. If the pieces of the game change in another way (by a ruling, a takeback or the mouse), nothing counts
//! until the men match them.

use super::line::Reading;
use super::naming::{is_legal, name};
use super::sensor::Sensor;
use crate::rules::{Bitboard, Board, Piece, Role, Square};
use crate::table::{Deed, Table};

/// The state of the comparison between the pieces of the game and the men on the board.
#[derive(Debug, Default)]
pub(super) struct Hands {
    /// The pieces of the game at the last call of `next`.
    known: Option<Arrangement>,
    /// The pieces at the start of the turn.
    start: Option<Board>,
    /// The time of the last change that became a deed, except when adjusting.
    done_at: u64,
    /// Whether the hands are in step with the game. If not, nothing counts until the men match the pieces of the game.
    agrees: bool,
    /// Whether the last call of `next` returned a deed, except when adjusting.
    did: bool,
    /// The squares whose men are being adjusted.
    adjusted: Bitboard,
}

/// The pieces of a game played over the board: on the board, in hand, and off the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Arrangement {
    /// The pieces on the board, without the one in hand.
    pub board: Board,
    held: Option<(Piece, Option<Square>)>,
    off: Vec<Piece>,
}

impl Arrangement {
    pub fn of(table: &Table) -> Option<Arrangement> {
        let (mut board, held) = (*table.arrangement()?, table.held());
        let mut off: Vec<Piece> = table.taken_off().collect();
        match held {
            Some((_, Some(from))) => board.set(from, None),
            Some((piece, None)) => {
                if let Some(at) = off.iter().rposition(|&man| man == piece) {
                    off.remove(at);
                }
            }
            None => {}
        }
        Some(Arrangement { board, held, off })
    }

    /// The men off the board, the one in hand last.
    fn air(&self) -> Vec<Piece> {
        self.off.iter().copied().chain(self.held.map(|(piece, _)| piece)).collect()
    }

    fn holds(&self, piece: Piece) -> bool {
        self.held.is_some_and(|(held, _)| held == piece)
    }
}

/// What to do about a difference.
enum Step {
    Do(Deed),
    /// The change waits until the clock is pressed, as do all later changes.
    Wait,
    /// A man appears that nobody took up; no deed explains that.
    Ignore,
}

impl Hands {
    /// The next deeds in a game played over the board. Apply them, and call this again until there are none.
    pub fn next(&mut self, table: &Table, now: &Arrangement, sensor: &mut Sensor, at: u64) -> Vec<Deed> {
        let (before, did) = (self.known.replace(now.clone()), std::mem::take(&mut self.did));
        match before {
            // The table refused the last deed.
            Some(before) if did && before == *now => self.agrees = false,
            Some(before) if !did && before.board != now.board => {
                sensor.expect(&before.board, &now.board);
                self.agrees = false;
            }
            Some(_) => {}
            None => self.agrees = false,
        }
        let names_pieces = matches!(sensor.meant(), Some(Reading::Pieces(_)));
        let stands = (names_pieces || !self.agrees) && sensor.stands(&now.board, at);
        let Some(seen) = sensor.meant().copied() else {
            self.agrees = false;
            return Vec::new();
        };
        let start = table.position().board();
        if self.start.replace(*start) != Some(*start) {
            sensor.begin_turn(self.done_at);
        }
        if seen.matches(start) && now.board == *start {
            sensor.rest();
        }
        if !self.agrees {
            let whole = table.arrangement().copied().unwrap_or(now.board);
            self.agrees = stands || sensor.stands(&whole, at);
        }
        let goes_on = table.result().is_none() && table.sealed_by().is_none() && !table.is_paused();
        if !goes_on {
            self.agrees &= seen.matches(&now.board);
        }
        if !self.agrees || !goes_on {
            return Vec::new();
        }
        let named = match seen {
            Reading::Pieces(board) => board,
            Reading::Occupied(squares) => {
                let mut changed: Vec<Square> = (squares ^ now.board.occupied()).into_iter().collect();
                changed.sort_by_key(|&square| (sensor.since(square), squares.has(square)));
                let mut turn_changes = sensor.turn_changes();
                if sensor.is_settled(at) {
                    // All changes count now, so even a man whose square was empty only briefly may have been taken.
                    turn_changes.lifted |= turn_changes.changed;
                }
                name(&changed, turn_changes, table.position(), &now.board, now.air())
            }
        };
        let lasting = lasting_changes(now, &named, sensor, at);
        if table.is_adjusting() {
            return self.adjust(&lasting, now);
        }
        self.adjusted = Bitboard::EMPTY;
        let step = first_step(table, now, &named, &lasting);
        self.done_at = step.as_ref().map_or(self.done_at, |&(_, square)| sensor.since(square));
        let deed = step.map(|(deed, _)| deed).or_else(|| lay_aside(table, now, sensor, at));
        self.did = deed.is_some();
        deed.into_iter().collect()
    }

    /// Whether nothing counts until the men on the board match the pieces of the game.
    pub fn is_out_of_step(&self) -> bool {
        !self.agrees
    }

    /// The deeds that adjust the next man: a press and a release on the square where the game has it. Empty if there is
    /// none.
    fn adjust(&mut self, lasting: &[Square], now: &Arrangement) -> Vec<Deed> {
        let up: Bitboard =
            lasting.iter().copied().filter(|&square| now.board.piece_at(square).is_some()).collect();
        let new = (up - self.adjusted).first();
        self.adjusted = (self.adjusted & up) | new.map_or(Bitboard::EMPTY, Bitboard::of);
        let touch = |square| {
            [Deed::Press { square: Some(square), piece: None }, Deed::Release { square: Some(square) }]
        };
        new.map(touch).into_iter().flatten().collect()
    }
}

/// The next deed, and the square whose change requires it.
fn first_step(table: &Table, now: &Arrangement, named: &Board, lasting: &[Square]) -> Option<(Deed, Square)> {
    for &square in lasting {
        match step(table, now, square, named.piece_at(square)) {
            Step::Do(deed) => return Some((deed, square)),
            Step::Wait => return None,
            Step::Ignore => {}
        }
    }
    None
}

/// The deed that puts a captured man down off the board, once the pieces stand as after a legal move or all changes
/// count because the clock is about to be pressed.
fn lay_aside(table: &Table, now: &Arrangement, sensor: &Sensor, at: u64) -> Option<Deed> {
    let (held, _) = now.held?;
    let is_taken = held.color != table.position().turn();
    let is_whole = || sensor.is_settled(at) || is_legal(table.position(), &now.board);
    (is_taken && is_whole()).then_some(Deed::Release { square: None })
}

/// The squares that differ, oldest change first, up to the last one whose change has lasted. Of changes at the same
/// moment, men that left come before men that arrived, and a king that left before other men.
fn lasting_changes(now: &Arrangement, named: &Board, sensor: &Sensor, at: u64) -> Vec<Square> {
    let mut changed: Vec<Square> = now.board.differences(named).into_iter().collect();
    changed.sort_by_key(|&square| {
        let is_king = now.board.role_at(square) == Some(Role::King);
        (
            sensor.since(square),
            now.board.piece_at(square).is_none(),
            named.piece_at(square).is_some(),
            !is_king,
        )
    });
    let last = changed.iter().rposition(|&square| sensor.has_lasted(square, at));
    changed.truncate(last.map_or(0, |last| last + 1));
    changed
}

/// The step for a square where the man on the board (`None` if there is none) differs from the piece of the game.
fn step(table: &Table, now: &Arrangement, square: Square, found: Option<Piece>) -> Step {
    let (position, stood) = (table.position(), now.board.piece_at(square));
    let turn = position.turn();
    // The opponent may reply before the clock is pressed (6.2.2); the reply waits until the move is completed.
    let is_reply = [stood, found].into_iter().flatten().any(|man| man.color != turn);
    if is_reply && is_legal(position, &now.board) {
        return Step::Wait;
    }
    let press = |square, piece| match now.held {
        Some(_) => Step::Do(Deed::Release { square: None }),
        None => Step::Do(Deed::Press { square, piece }),
    };
    let pawn = Piece { color: turn, role: Role::Pawn };
    match (stood, found) {
        (Some(_), None) => press(Some(square), None),
        (_, Some(man)) => {
            let promotes = man.color == turn
                && Role::PROMOTIONS.contains(&man.role)
                && square.rank() == (!turn).back_rank();
            if promotes && stood == Some(pawn) && table.pawn_to_promote() == Some(square) {
                return match now.held {
                    Some(_) => Step::Do(Deed::Release { square: None }),
                    None => Step::Do(Deed::Promote { to: man.role }),
                };
            }
            if now.holds(man) || promotes && now.holds(pawn) {
                return Step::Do(Deed::Release { square: Some(square) });
            }
            match [Some(man), promotes.then_some(pawn)]
                .into_iter()
                .flatten()
                .find(|man| now.off.contains(man))
            {
                Some(man) => press(None, Some(man)),
                // A man stands where the game has another piece. The man of that piece must have left.
                None if stood.is_some() => press(Some(square), None),
                None => Step::Ignore,
            }
        }
        (None, None) => Step::Ignore,
    }
}
