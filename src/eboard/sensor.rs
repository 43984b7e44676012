//! What stands on an electronic board, and since when. A man that slides or stands crooked flickers, so a change counts
//! once it has lasted, or when the clock is about to be pressed.

use super::line::Reading;
use crate::rules::{Bitboard, Board, Color, Piece, Role, Square, attacks};

/// A man that disappears for less than this time, in milliseconds, was not lifted: it slid, or stands crooked. A change
/// that did not come from sliding counts once it has lasted for this time.
const LIFTED_MS: u64 = 150;

/// A man that slid to its square may slide on until it has stood there for this time, in milliseconds, and an
/// arrangement that has stood for this time is intended.
const STANDING_MS: u64 = 500;

/// What a board senses on a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SquareContent {
    Empty,
    /// A man that the board can't identify.
    Occupied,
    Piece(Piece),
}

/// A square that differs from what should be on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Difference {
    pub square: Square,
    pub expected: Option<Piece>,
    pub content: SquareContent,
}

impl Reading {
    /// What is on a square.
    pub fn at(&self, square: Square) -> SquareContent {
        match self {
            Reading::Pieces(board) => {
                board.piece_at(square).map_or(SquareContent::Empty, SquareContent::Piece)
            }
            Reading::Occupied(squares) if squares.has(square) => SquareContent::Occupied,
            Reading::Occupied(_) => SquareContent::Empty,
        }
    }

    /// Whether the reading agrees with these pieces.
    pub fn matches(&self, expected: &Board) -> bool {
        match self {
            Reading::Pieces(board) => board == expected,
            Reading::Occupied(squares) => *squares == expected.occupied(),
        }
    }

    /// The squares that differ from these pieces.
    pub fn differences(&self, expected: &Board) -> Vec<Difference> {
        let difference = |square: Square| {
            let (expected, content) = (expected.piece_at(square), self.at(square));
            let fits = match content {
                SquareContent::Empty => expected.is_none(),
                SquareContent::Occupied => expected.is_some(),
                SquareContent::Piece(piece) => expected == Some(piece),
            };
            (!fits).then_some(Difference { square, expected, content })
        };
        Square::all().filter_map(difference).collect()
    }

    /// The same men seen from the other side of the board.
    #[must_use]
    pub fn turned(&self) -> Reading {
        match self {
            Reading::Pieces(board) => {
                let mut turned = Board::EMPTY;
                for (square, piece) in board.pieces() {
                    turned.set(square.rotated(), Some(piece));
                }
                Reading::Pieces(turned)
            }
            Reading::Occupied(squares) => Reading::Occupied(Bitboard(squares.0.reverse_bits())),
        }
    }
}

/// The squares that have changed since the turn began or the men last stood as they should.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct TurnChanges {
    pub changed: Bitboard,
    /// The changed squares to which a man came after the one that stood there had been lifted.
    pub lifted: Bitboard,
}

/// What the readings of a board have shown so far.
#[derive(Debug)]
pub(super) struct Sensor {
    /// Whether White sits where the board has its eighth rank.
    is_turned: bool,
    /// What the board senses, as White sees it; `None` before the first reading and while the board can't be read.
    raw: Option<Reading>,
    /// The same reading, with each man as the piece that it stands for.
    meant: Option<Reading>,
    /// How often the reading has changed.
    changes: u64,
    changed_at: u64,
    /// When each square last changed, or the time of the last call of `begin` if that was later.
    since: [u64; 64],
    /// The last man that left each square, and when.
    left: [Option<(u64, SquareContent)>; 64],
    /// The squares to which men slid from a neighbouring square in the last change.
    slid: Bitboard,
    turn_changes: TurnChanges,
    /// When a man last came to each square after the one that stood there had been lifted.
    lifted_at: [u64; 64],
    /// The time of the last change that belongs to an earlier turn, or after which the men stood as they should.
    rested_at: u64,
    /// The men that were taken up and not put down since the men last stood as they should: what each looks like, and
    /// the piece that it stands for.
    lifted: Vec<(Piece, Piece)>,
    /// A pawn or rook on this square may stand for this piece, to which a pawn was just promoted.
    promoted: Option<(Square, Piece)>,
    /// Changes up to this time count, even those that have not lasted long enough.
    settled_at: Option<u64>,
}

impl Default for Sensor {
    fn default() -> Sensor {
        Sensor {
            is_turned: false,
            raw: None,
            meant: None,
            changes: 0,
            changed_at: 0,
            since: [0; 64],
            left: [None; 64],
            slid: Bitboard::EMPTY,
            turn_changes: TurnChanges::default(),
            lifted_at: [0; 64],
            rested_at: 0,
            lifted: Vec::new(),
            promoted: None,
            settled_at: None,
        }
    }
}

impl Sensor {
    /// What stands on the board, with each man as the piece that it stands for; `None` before the first reading and
    /// while the board can't be read.
    pub fn meant(&self) -> Option<&Reading> {
        self.meant.as_ref()
    }

    pub fn is_turned(&self) -> bool {
        self.is_turned
    }

    pub fn changes(&self) -> u64 {
        self.changes
    }

    pub fn turn_changes(&self) -> TurnChanges {
        self.turn_changes
    }

    pub fn since(&self, square: Square) -> u64 {
        self.since[square.index()]
    }

    /// Takes a reading, with the squares as the board itself numbers them.
    pub fn read(&mut self, reading: Reading, at: u64) {
        let reading = if self.is_turned { reading.turned() } else { reading };
        match self.raw {
            Some(before) if before == reading => {}
            Some(before) if std::mem::discriminant(&before) == std::mem::discriminant(&reading) => {
                self.change(before, reading, at);
            }
            _ => self.begin(reading, at),
        }
    }

    /// Notes that the board can't be read.
    pub fn lose(&mut self) {
        (self.raw, self.meant) = (None, None);
    }

    /// Makes White sit on the other side of the board.
    pub fn turn(&mut self, at: u64) {
        self.is_turned = !self.is_turned;
        if let Some(raw) = self.raw {
            self.begin(raw.turned(), at);
        }
    }

    /// Whether these pieces stand on the board. If a board that knows its pieces shows them from the other side, White
    /// is taken to sit there. This is not done for a board that knows only occupied squares, on which the men may look
    /// turned round for other reasons.
    pub fn stands(&mut self, expected: &Board, at: u64) -> bool {
        let Some(meant) = self.meant else { return false };
        let is_sure = matches!(meant, Reading::Pieces(_)) && !meant.matches(expected);
        if is_sure && meant.turned().matches(expected) {
            self.turn(at);
        }
        self.meant.is_some_and(|meant| meant.matches(expected))
    }

    /// Notes that the men stand as they should.
    pub fn rest(&mut self) {
        (self.turn_changes, self.rested_at) = (TurnChanges::default(), self.changed_at);
        self.lifted.clear();
    }

    /// Begins a turn. What has changed after `since` already belongs to it.
    pub fn begin_turn(&mut self, since: u64) {
        self.settled_at = None;
        let after =
            |times: &[u64; 64]| Square::all().filter(|square| times[square.index()] > since).collect();
        self.turn_changes = TurnChanges {
            changed: after(&self.since),
            lifted: self.turn_changes.lifted & after(&self.lifted_at),
        };
        self.rested_at = since;
    }

    /// Makes all changes up to now count, even those that have not lasted long enough yet.
    pub fn settle(&mut self, at: u64) {
        self.settled_at = Some(at);
    }

    pub fn is_settled(&self, at: u64) -> bool {
        self.settled_at == Some(at)
    }

    /// Whether the last change of this square counts, because it has lasted long enough or was settled.
    pub fn has_lasted(&self, square: Square, at: u64) -> bool {
        self.lasts_at(square) <= at || self.settled_at.is_some_and(|until| self.since(square) <= until)
    }

    fn lasts_at(&self, square: Square) -> u64 {
        self.since(square) + if self.slid.has(square) { STANDING_MS } else { LIFTED_MS }
    }

    /// Whether nothing has changed for half a second.
    pub fn is_still(&self, at: u64) -> bool {
        at >= self.changed_at + STANDING_MS
    }

    /// The next time after `at` at which a change will have lasted, or the board will have become still, if nothing
    /// else changes; `None` if there is none.
    pub fn next_at(&self, at: u64) -> Option<u64> {
        self.meant?;
        let squares = Square::all().map(|square| self.lasts_at(square));
        squares.chain([self.changed_at + STANDING_MS]).filter(|&then| then > at).min()
    }

    /// Notes that the pieces went from one arrangement to another in the game. If a pawn was promoted, a pawn or rook
    /// may stand for the new piece.
    pub fn expect(&mut self, before: &Board, after: &Board) {
        self.promoted = promotion(before, after);
        self.promote();
    }

    /// Takes the first reading of a board: the first ever, the first after the board was lost or turned, or the first
    /// of the other kind. What hands did before is not known.
    fn begin(&mut self, reading: Reading, at: u64) {
        (self.raw, self.meant) = (Some(reading), Some(reading));
        (self.changes, self.changed_at) = (self.changes + 1, at);
        (self.since, self.left, self.slid) = ([at; 64], [None; 64], Bitboard::EMPTY);
        self.rest();
        self.promote();
    }

    fn change(&mut self, before: Reading, now: Reading, at: u64) {
        let changed: Bitboard = Square::all().filter(|&square| before.at(square) != now.at(square)).collect();
        (self.changes, self.changed_at) = (self.changes + 1, at);
        self.turn_changes.changed |= changed;
        self.raw = Some(now);
        if let Reading::Occupied(_) = now {
            self.meant = Some(now);
        }
        for square in changed {
            self.since[square.index()] = at;
            if before.at(square) != SquareContent::Empty {
                self.left[square.index()] = Some((at, before.at(square)));
                self.take_up(square, before.at(square));
            }
        }
        // A hand that moves another man has let go of the man that slid.
        self.slid &= changed;
        for square in changed {
            let came = now.at(square);
            let is_origin = |from: Square| {
                self.left[from.index()]
                    .is_some_and(|(left, man)| man == came && at - left.min(at) < LIFTED_MS)
            };
            let slid = came != SquareContent::Empty && attacks::king(square).into_iter().any(is_origin);
            self.slid = if slid { self.slid.with(square) } else { self.slid.without(square) };
            let rested_at = self.rested_at;
            let was_lifted = |&(left, _): &(u64, SquareContent)| left > rested_at && at >= left + LIFTED_MS;
            if came != SquareContent::Empty && self.left[square.index()].as_ref().is_some_and(was_lifted) {
                self.turn_changes.lifted = self.turn_changes.lifted.with(square);
                self.lifted_at[square.index()] = at;
            }
            if let SquareContent::Piece(man) = came {
                self.put_down(square, man);
            }
        }
    }

    fn take_up(&mut self, square: Square, found: SquareContent) {
        if let (SquareContent::Piece(man), Some(Reading::Pieces(meant))) = (found, &mut self.meant) {
            self.lifted.push((man, meant.piece_at(square).unwrap_or(man)));
            meant.set(square, None);
        }
    }

    /// Puts down a man. If one like it was taken up, it stands for the same piece as before.
    fn put_down(&mut self, square: Square, man: Piece) {
        let known = self.lifted.iter().rposition(|&(lifted, _)| lifted == man);
        let piece = known.map_or(man, |at| self.lifted.remove(at).1);
        // The promoted piece has moved away or has been taken.
        self.promoted.take_if(|(on, promoted)| match square == *on {
            true => man.color != promoted.color,
            false => piece == *promoted && man != piece,
        });
        if let Some(Reading::Pieces(meant)) = &mut self.meant {
            meant.set(square, Some(piece));
        }
        self.promote();
    }

    /// Makes a pawn or rook on the square of the last promotion stand for the new piece.
    fn promote(&mut self) {
        let Some((square, piece)) = self.promoted else { return };
        if let (Some(Reading::Pieces(raw)), Some(Reading::Pieces(meant))) = (&self.raw, &mut self.meant)
            && raw.piece_at(square).is_some_and(|man| may_stand_for(man, piece))
        {
            meant.set(square, Some(piece));
        }
    }
}

/// Whether players may use this man for the piece: the pawn that was promoted, or a rook, which may be upside down.
fn may_stand_for(man: Piece, piece: Piece) -> bool {
    man.color == piece.color && matches!(man.role, Role::Pawn | Role::Rook)
}

/// The square on which a pawn was promoted between two arrangements, and the new piece.
fn promotion(before: &Board, after: &Board) -> Option<(Square, Piece)> {
    Color::ALL.into_iter().find_map(|color| {
        let pawns = |board: &Board| board.by(color, Role::Pawn).len();
        let last = Bitboard::back_rank(!color) & after.color(color);
        let came = last.into_iter().find(|&square| {
            before.piece_at(square) != after.piece_at(square)
                && after.role_at(square).is_some_and(|role| Role::PROMOTIONS.contains(&role))
        });
        let square = came.filter(|_| pawns(after) < pawns(before))?;
        Some((square, after.piece_at(square)?))
    })
}
