//! Which piece stands on which square, and nothing more. Any arrangement is allowed, legal or not.
//!
//! For whether an arrangement is legal, see `rules::setup`.

use super::{Bitboard, Color, Piece, Rank, Role, Square, attacks};

/// An arrangement of pieces: one set of squares per colour and one per role.
///
/// Invariant: each occupied square is in exactly one colour's set and in exactly one role's set.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Board {
    pub(super) colors: [Bitboard; 2],
    pub(super) roles: [Bitboard; 6],
}

impl Board {
    /// The empty board.
    pub const EMPTY: Board = Board { colors: [Bitboard::EMPTY; 2], roles: [Bitboard::EMPTY; 6] };

    /// The squares of one side's pieces.
    #[inline(always)]
    pub const fn color(&self, color: Color) -> Bitboard {
        self.colors[color.index()]
    }

    /// The squares with a piece of this kind, of either colour.
    #[inline(always)]
    pub const fn role(&self, role: Role) -> Bitboard {
        self.roles[role.index()]
    }

    /// The squares of one side's pieces of one kind.
    #[inline(always)]
    pub const fn by(&self, color: Color, role: Role) -> Bitboard {
        Bitboard(self.color(color).0 & self.role(role).0)
    }

    /// The pawns on the first and last ranks.
    pub(crate) fn stray_pawns(&self) -> Bitboard {
        self.role(Role::Pawn) & (Bitboard::rank(Rank::R1) | Bitboard::rank(Rank::R8))
    }

    /// All squares with a piece on them.
    #[inline(always)]
    pub const fn occupied(&self) -> Bitboard {
        Bitboard(self.colors[0].0 | self.colors[1].0)
    }

    /// The squares of the bishops and queens of both colours.
    #[inline(always)]
    pub const fn diagonal_sliders(&self) -> Bitboard {
        Bitboard(self.role(Role::Bishop).0 | self.role(Role::Queen).0)
    }

    /// The squares of the rooks and queens of both colours.
    #[inline(always)]
    pub const fn straight_sliders(&self) -> Bitboard {
        Bitboard(self.role(Role::Rook).0 | self.role(Role::Queen).0)
    }

    /// The colour of the piece on a square; `None` if the square is empty.
    #[inline]
    pub fn color_at(&self, square: Square) -> Option<Color> {
        Color::ALL.into_iter().find(|&color| self.color(color).has(square))
    }

    /// The kind of piece on a square; `None` if the square is empty.
    #[inline]
    pub fn role_at(&self, square: Square) -> Option<Role> {
        Role::ALL.into_iter().find(|&role| self.role(role).has(square))
    }

    /// The piece on a square; `None` if the square is empty.
    #[inline]
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        let color = self.color_at(square)?;
        let role = self.role_at(square)?;
        Some(Piece { color, role })
    }

    /// Puts a piece on a square, replacing what stood there; `None` empties the square.
    pub fn set(&mut self, square: Square, piece: Option<Piece>) {
        for set in self.colors.iter_mut().chain(&mut self.roles) {
            *set = set.without(square);
        }
        if let Some(Piece { color, role }) = piece {
            self.colors[color.index()] = self.colors[color.index()].with(square);
            self.roles[role.index()] = self.roles[role.index()].with(square);
        }
    }

    /// Puts a piece on a square. The square must be empty.
    #[inline]
    pub(crate) fn put(&mut self, square: Square, Piece { color, role }: Piece) {
        self.colors[color.index()] = self.colors[color.index()].with(square);
        self.roles[role.index()] = self.roles[role.index()].with(square);
    }

    /// Every piece with its square, in the order a1, b1, … h8.
    pub fn pieces(&self) -> impl Iterator<Item = (Square, Piece)> + '_ {
        self.occupied().into_iter().filter_map(|square| Some((square, self.piece_at(square)?)))
    }

    /// The squares of `by`'s pieces that attack `square`, given the `occupied` squares.
    #[inline(always)]
    pub fn attackers(&self, square: Square, by: Color, occupied: Bitboard) -> Bitboard {
        let leapers = attacks::knight(square) & self.role(Role::Knight)
            | attacks::king(square) & self.role(Role::King)
            | attacks::pawn(!by, square) & self.role(Role::Pawn);
        let sliders = attacks::bishop(square, occupied) & self.diagonal_sliders()
            | attacks::rook(square, occupied) & self.straight_sliders();
        (leapers | sliders) & self.color(by)
    }

    /// The squares on which two boards differ.
    #[inline(always)]
    pub(crate) fn differences(&self, other: &Board) -> Bitboard {
        let of =
            |one: &[Bitboard], two: &[Bitboard]| one.iter().zip(two).fold(0, |all, (a, b)| all | (a.0 ^ b.0));
        Bitboard(of(&self.colors, &other.colors) | of(&self.roles, &other.roles))
    }

    /// The role of the piece on a square, computed without branches for speed. The square must be occupied.
    #[inline(always)]
    pub(crate) fn role_on_taken(&self, square: Square) -> Role {
        let has = |role: Role| (self.role(role).0 >> square.index() & 1) as usize * role.index();
        let index =
            has(Role::Knight) + has(Role::Bishop) + has(Role::Rook) + has(Role::Queen) + has(Role::King);
        Role::ALL[index.min(5)]
    }
}
