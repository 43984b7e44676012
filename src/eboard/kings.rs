//! The convention of electronic boards at the end of a game: both kings are put in the centre to show the result.

use super::line::Reading;
use crate::record::GameResult;
use crate::rules::{Bitboard, Color, File, Rank, Role, Square};

/// The result that the kings show: White won if both kings stand on light squares of the centre, Black won if both
/// stand on dark squares, and the game is drawn if they stand on one of each. They are then on adjacent squares, so no
/// legal move leads to such a position. `None` unless both are in the centre of a board that knows its pieces.
pub(super) fn result(seen: &Reading) -> Option<GameResult> {
    let Reading::Pieces(board) = seen else { return None };
    let places = [File::D, File::E]
        .into_iter()
        .flat_map(|file| [Square::at(file, Rank::R4), Square::at(file, Rank::R5)]);
    let centre: Bitboard = places.collect();
    let [white, black] = Color::ALL.map(|color| board.by(color, Role::King) & centre);
    if white.len() != 1 || black.len() != 1 {
        return None;
    }
    let light = ((white | black) & Bitboard::LIGHT).len();
    Some([GameResult::Won(Color::Black), GameResult::Drawn, GameResult::Won(Color::White)][light])
}
