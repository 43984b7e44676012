//! The pieces on a board, as they are read aloud.

use super::messages::Texts;
use crate::rules::{Color, Piece, Role, Square};

/// The order in which pieces are listed.
pub const ROLES: [Role; 6] = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn];

/// The pieces of one side, such as "king g1" and "pawn h2".
pub fn of_side(texts: &Texts, color: Color, piece_at: impl Fn(Square) -> Option<Piece>) -> Vec<String> {
    let squares = |role| Square::all().map(move |square| (role, square));
    let pieces = ROLES.into_iter().flat_map(squares);
    pieces
        .filter(|(role, square)| piece_at(*square) == Some(Piece { color, role: *role }))
        .map(|(role, square)| t!(texts, "aloud-at", role = role.name(), square = square.to_string()))
        .collect()
}
