//! The position that is being set up, with undo and redo.

use crate::rules::{Piece, Setup, Square};

/// A position with its undo and redo history.
#[derive(Clone, Debug)]
pub struct Draft {
    setup: Setup,
    undo: Vec<Setup>,
    redo: Vec<Setup>,
}

impl Draft {
    /// A draft without edits.
    pub fn new(setup: Setup) -> Draft {
        Draft { setup, undo: Vec::new(), redo: Vec::new() }
    }

    /// The current position, valid or not.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Whether there are edits to undo or redo.
    pub fn is_begun(&self) -> bool {
        self.can_undo() || self.can_redo()
    }

    /// Replaces the whole position. A replacement that changes nothing does not count as an edit.
    pub fn replace(&mut self, setup: Setup) {
        if setup != self.setup {
            self.undo.push(std::mem::replace(&mut self.setup, setup));
            // Only the last 1000 edits can be undone.
            if self.undo.len() > 1000 {
                self.undo.remove(0);
            }
            self.redo.clear();
        }
    }

    /// Changes a part of the position. Castling rights and an en passant square that the change makes impossible are
    /// removed, so that taking a rook away, for example, leaves no fault behind.
    pub fn edit(&mut self, change: impl FnOnce(&mut Setup)) {
        let mut setup = self.setup.clone();
        change(&mut setup);
        let lost = self.setup.castling_candidates() - setup.castling_candidates();
        setup.castling_rooks = setup.castling_rooks - lost;
        let passed = self.setup.en_passant_candidates() - setup.en_passant_candidates();
        setup.en_passant = setup.en_passant.filter(|&square| !passed.has(square));
        self.replace(setup);
    }

    /// Puts a piece on a square; `None` empties the square.
    pub fn put(&mut self, square: Square, piece: Option<Piece>) {
        self.edit(|setup| setup.board.set(square, piece));
    }

    /// Puts a piece on a square like [`put`](Draft::put), but removes the piece if it is already there.
    pub fn put_or_take(&mut self, square: Square, piece: Piece) {
        let there = self.setup.board.piece_at(square) == Some(piece);
        self.put(square, Some(piece).filter(|_| !there));
    }

    /// Moves the piece on a square to another square, or off the board.
    pub fn carry(&mut self, from: Square, to: Option<Square>) {
        self.edit(|setup| {
            let piece = setup.board.piece_at(from);
            setup.board.set(from, None);
            if let Some(to) = to {
                setup.board.set(to, piece);
            }
        });
    }

    /// Undoes the last edit. Returns `false` if there is none.
    pub fn undo(&mut self) -> bool {
        let before = self.undo.pop();
        before.map(|before| self.redo.push(std::mem::replace(&mut self.setup, before))).is_some()
    }

    /// Redoes the last undone edit. Returns `false` if there is none.
    pub fn redo(&mut self) -> bool {
        let after = self.redo.pop();
        after.map(|after| self.undo.push(std::mem::replace(&mut self.setup, after))).is_some()
    }

    pub fn can_undo(&self) -> bool {
        !self.undo.is_empty()
    }

    pub fn can_redo(&self) -> bool {
        !self.redo.is_empty()
    }
}
