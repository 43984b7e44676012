//! Draws during the search (Articles 9.2, 9.3 and 5.2.2).

use super::Search;
use crate::rules::Position;
use crate::unwinnable::is_dead_by_material;

impl Search<'_> {
    /// Whether the position counts as a draw by repetition, by the fifty-move rule or as a dead position. Stalemate is
    /// not checked.
    ///
    /// A first repetition within the line counts as a draw, since a side that can repeat once can repeat twice. A
    /// position of the game, the root included, counts only when it occurs for the third time.
    pub(super) fn is_draw(&self, position: &Position) -> bool {
        if self.shared.dead || position.halfmove_clock() >= 100 && !position.is_checkmate() {
            return true;
        }
        if position.board().occupied().len() <= 4 && is_dead_by_material(position) {
            return true;
        }
        self.is_repetition(position)
    }

    fn is_repetition(&self, position: &Position) -> bool {
        let here = self.keys.len() - 1;
        let reach = usize::from(position.halfmove_clock()).min(here);
        let mut seen = 0;
        // The same side is to move only every second ply, and a position can't recur after just two plies.
        for back in (4..=reach).step_by(2) {
            if self.keys[here - back] == position.key() {
                seen += 1;
                if seen == 2 || here - back >= self.game {
                    return true;
                }
            }
        }
        false
    }
}
