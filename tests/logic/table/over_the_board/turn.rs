//! A turn over the board: the pieces as they stand, what was touched and released, and what must therefore be moved or
//! taken.

use shakmaty::{Board, Piece, Square};

use super::bonds::Law;
use super::places::{Place, Step, file};

/// A completed move and all that is needed to take it back.
#[derive(Clone)]
pub struct Done {
    pub turn: Turn,
    pub step: Option<Step>,
    pub article: &'static str,
    /// The promotion that was not made (7.5.2).
    pub queen: Option<Step>,
    pub increment: i64,
    /// Whether a reply was released or completed, even if it was taken back (A.5.2).
    pub answered: bool,
}

/// A turn: the position at its start, the pieces as they stand, and what was touched and released.
#[derive(Clone)]
pub struct Turn {
    pub place: Place,
    pub board: Board,
    /// For each square, where the piece on it stood when the turn began.
    pub origin: Vec<Option<Square>>,
    pub touched: Vec<Square>,
    pub released: Option<Step>,
    pub off: Vec<(Piece, Option<Square>)>,
    pub keys: Vec<String>,
}

impl Turn {
    pub fn new(place: Place, mut keys: Vec<String>) -> Turn {
        keys.push(place.key());
        let origin = Square::ALL.iter().map(|&at| place.board.piece_at(at).map(|_| at)).collect();
        Turn {
            board: place.board.clone(),
            place,
            origin,
            touched: Vec::new(),
            released: None,
            off: Vec::new(),
            keys,
        }
    }

    /// The turn from its beginning, with the same obligations.
    pub fn again(&self) -> Turn {
        let fresh = Turn::new(self.place.clone(), Vec::new());
        Turn { board: fresh.board, origin: fresh.origin, off: Vec::new(), ..self.clone() }
    }

    pub fn touch(&mut self, at: Square, notices: &mut Vec<String>) {
        if let Some(origin) = self.origin[usize::from(at)]
            && !self.touched.contains(&origin)
        {
            self.touched.push(origin);
            notices.push(format!("touched {origin}"));
        }
    }

    pub fn lift(&mut self, at: Square) -> (Piece, Option<Square>) {
        let piece = self.board.remove_piece_at(at).expect("a piece");
        (piece, self.origin[usize::from(at)].take())
    }

    pub fn put(&mut self, at: Square, (piece, origin): (Piece, Option<Square>)) {
        self.board.set_piece_at(at, piece);
        self.origin[usize::from(at)] = origin;
    }

    pub fn allowed(&self) -> Vec<Step> {
        let steps = Law::new(&self.place, &self.touched).left;
        match &self.released {
            Some(step) if steps.contains(step) => vec![step.clone()],
            _ => steps,
        }
    }

    /// Notes the legal move that must be played because it, or a part with which no other move begins, was released
    /// (Article 4.7).
    pub fn let_go(&mut self) {
        if self.released.is_some() {
            return;
        }
        let begun = |step: &Step| {
            let alone =
                self.board.piece_at(step.to) == Some(step.piece) && self.board.piece_at(step.from).is_none();
            // A king that is put onto its rook captures the rook. That is not part of castling.
            let is_free = self.place.board.piece_at(step.to).is_none();
            let king = step.rook.is_some() && is_free && file(step.from).abs_diff(file(step.to)) >= 2;
            let passing = step.captured.is_some_and(|captured| captured != step.to);
            step.after == self.board || alone && (king || passing)
        };
        self.released = Law::new(&self.place, &self.touched).left.into_iter().find(begun);
    }

    pub fn lift_origin(&mut self, at: Square) -> Option<Square> {
        self.origin[usize::from(at)].take()
    }
}
