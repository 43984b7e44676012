//! Electronic boards.
//!
//! A driver is a separate program for one kind of board. It writes what stands on the board as lines of JSON, and reads
//! lines with orders, such as which squares to light: see [`line`](mod@line).
//!
//! [`ElectronicBoard`] turns what stands on the board into deeds at a table. In a game played over the board, lifting a
//! man touches it, and putting it down releases it: see `hands`. At a table that takes whole moves rather than touches,
//! an arrangement that shows a legal move and stays unchanged counts as that move: see `follow`.

pub mod chessnut;
mod follow;
mod hands;
mod kings;
pub mod line;
pub mod millennium;
mod naming;
pub mod protocol;
pub mod script;
mod sensor;

pub use line::Reading;
pub use sensor::{Difference, SquareContent};

use crate::record::GameResult;
use crate::rules::{Bitboard, Board, Move, Position, Square};
use crate::table::{Deed, Table};
use follow::{Follower, Standing};
use hands::{Arrangement, Hands};
use sensor::Sensor;

/// An electronic board at a table. Times are in milliseconds since an arbitrary moment, and never decrease.
///
/// ```
/// use jadoube::eboard::{ElectronicBoard, Reading};
/// use jadoube::rules::Board;
/// use jadoube::table::{Action, GameSetup, Table};
///
/// let mut table = Table::new(GameSetup::default());
/// let mut board = ElectronicBoard::default();
/// for (at, placement) in [
///     (0, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"),
///     (1000, "rnbqkbnr/pppppppp/8/8/8/8/PPPP1PPP/RNBQKBNR"),
///     (1400, "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR"),
///     (1900, "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR"),
/// ] {
///     board.read(Reading::Pieces(Board::from_placement(placement)?), at);
///     for deed in board.deeds(&table, at) {
///         table.apply(&Action::new(at, deed));
///     }
/// }
/// assert_eq!(table.moves()[0].san, "e4");
/// # Ok::<(), jadoube::rules::BoardError>(())
/// ```
#[derive(Debug, Default)]
pub struct ElectronicBoard {
    sensor: Sensor,
    hands: Hands,
    follower: Follower,
}

impl ElectronicBoard {
    /// Takes a reading from the driver, made at the time `at`.
    pub fn read(&mut self, reading: Reading, at: u64) {
        self.sensor.read(reading, at);
    }

    /// Notes that the board can't be read any more. The next reading means that it is back.
    pub fn lose(&mut self) {
        self.sensor.lose();
    }

    /// What stands on the board, as White sees it; `None` before the first reading and while the board can't be read.
    pub fn seen(&self) -> Option<&Reading> {
        self.sensor.meant()
    }

    /// The same square as the board itself numbers it; White may sit at the board's eighth rank.
    pub fn square_on_wood(&self, square: Square) -> Square {
        if self.sensor.is_turned() { square.rotated() } else { square }
    }

    /// Makes White sit on the other side of the board.
    pub fn turn(&mut self, at: u64) {
        self.sensor.turn(at);
    }

    /// The next deeds that the men on the board show. Apply them, and call this again until there are none. At a table
    /// that takes whole moves, there are none while an engine is to move.
    pub fn deeds(&mut self, table: &Table, at: u64) -> Vec<Deed> {
        if let Some(arrangement) = Arrangement::of(table) {
            self.follower = Follower::default();
            return self.hands.next(table, &arrangement, &mut self.sensor, at);
        }
        self.hands = Hands::default();
        let position = table.position();
        let goes_on = table.result().is_none() && table.sealed_by().is_none() && !table.is_paused();
        let may_move = goes_on && table.seat(position.turn()).is_person();
        match self.follower.next(position, may_move, &mut self.sensor, at) {
            Some(Standing::Move(mv)) => vec![Deed::Move { text: table.uci(position, mv) }],
            Some(Standing::Promotion { from, to }) => {
                vec![Deed::Press { square: Some(from), piece: None }, Deed::Release { square: Some(to) }]
            }
            None => Vec::new(),
        }
    }

    /// Notes that no table uses the board any more. What hands do before the next table uses it does not count.
    pub fn leave(&mut self) {
        (self.hands, self.follower) = Default::default();
    }

    /// In a game played over the board, makes all changes so far count immediately, because the clock is about to be
    /// pressed.
    pub fn settle(&mut self, at: u64) {
        self.sensor.settle(at);
    }

    /// Whether the men must match the pieces of the game before hands count. At a table that takes whole moves, whether
    /// the men that are seen differ from those pieces.
    pub fn is_out_of_step(&self, table: &Table) -> bool {
        match table.arrangement() {
            Some(_) => self.hands.is_out_of_step(),
            None => self.seen().is_some_and(|seen| !seen.matches(table.position().board())),
        }
    }

    /// Whether nothing has changed for half a second.
    pub fn is_still(&self, at: u64) -> bool {
        self.sensor.is_still(at)
    }

    /// The result that both kings in the centre show, by the convention of electronic boards. The players have to
    /// confirm it.
    pub fn result_by_kings(&self) -> Option<GameResult> {
        self.seen().and_then(kings::result)
    }

    /// The squares that differ from these pieces; none if there is no reading.
    pub fn differences(&self, expected: &Board) -> Vec<Difference> {
        self.seen().map(|seen| seen.differences(expected)).unwrap_or_default()
    }

    /// The squares on which a man may have been taken, if a board that senses only occupied squares can't distinguish
    /// between several of them: a man was lifted on each of them, and each can be the target of a move that looks the
    /// same. Empty if nothing is unclear.
    pub fn unclear_captures(&self, position: &Position) -> Bitboard {
        let Some(seen @ Reading::Occupied(_)) = self.seen() else { return Bitboard::EMPTY };
        let moves = naming::matching_moves(seen, self.sensor.turn_changes(), position);
        let goals: Bitboard = moves.into_iter().map(Move::to).collect();
        if goals.len() > 1 { goals } else { Bitboard::EMPTY }
    }

    /// The next time after `at` at which a change will have lasted, or the board will have become still, if nothing
    /// else changes; `None` if there is none. Call [`deeds`](Self::deeds) again then.
    pub fn next_at(&self, at: u64) -> Option<u64> {
        self.sensor.next_at(at)
    }
}

/// The pieces that should stand on the physical board at this table. In a game played over the board, the piece in hand
/// is left out.
pub fn expected_pieces(table: &Table) -> Board {
    Arrangement::of(table).map_or(*table.position().board(), |arrangement| arrangement.board)
}
