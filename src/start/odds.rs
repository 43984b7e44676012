//! Odds: White, the stronger player, begins without a pawn or a piece.

use super::Start;
use crate::rules::chess960::number_of;
use crate::rules::{Color, File, Piece, Position, Rank, Role, Square, named};

named! {
    /// What White gives up.
    pub enum Odds {
        /// The pawn on the f-file.
        Pawn = "pawn",
        /// The queen's knight: the one on b1 or, in Chess960, the one nearer to the a-file.
        Knight = "knight",
        /// The queen's rook, and with it the right to castle on that side.
        Rook = "rook",
        Queen = "queen",
    }
}

impl Odds {
    /// The square of the pawn or piece that White gives up: always f2 for the pawn. `None` if White's first rank lacks
    /// the piece.
    pub fn square(self, position: &Position) -> Option<Square> {
        let role = match self {
            Odds::Pawn => return Some(Square::at(File::F, Rank::R2)),
            Odds::Knight => Role::Knight,
            Odds::Rook => Role::Rook,
            Odds::Queen => Role::Queen,
        };
        let given = Piece { color: Color::White, role };
        let mut squares = File::ALL.into_iter().map(|file| Square::at(file, Rank::R1));
        squares.find(|square| position.piece_at(*square) == Some(given))
    }
}

impl Start {
    /// The same start with these odds; `None` if White's first rank lacks the piece to give, or if what remains is not
    /// a legal position.
    pub fn with_odds(&self, odds: Odds) -> Option<Start> {
        let mut setup = self.position.setup();
        let square = odds.square(&self.position)?;
        setup.board.set(square, None);
        setup.castling_rooks = setup.castling_rooks.without(square);
        Some(self.continued(Position::new(&setup).ok()?))
    }

    /// The odds that White gives at this start, and the same start without them; `None` if White gives none.
    pub fn odds(&self) -> Option<(Odds, Start)> {
        let whole = if self.chess960 {
            // Only White gives odds, so Black's first rank is complete.
            let row = File::ALL.map(|file| self.position.piece_at(Square::at(file, Rank::R8)));
            Start::chess960(number_of(super::whole(row.map(|piece| Some(piece?.role)))?)?.into()).ok()?
        } else {
            Start::standard()
        };
        let given = |odds: &Odds| whole.with_odds(*odds).is_some_and(|start| start.position == self.position);
        Some((Odds::ALL.into_iter().find(given)?, whole))
    }
}
