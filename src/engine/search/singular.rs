//! Singular extensions: a move much better than all others is searched more deeply (Thomas Anantharaman, Murray
//! Campbell, Feng-hsiung Hsu, 1988). To detect such a move, the table move is excluded and the other moves are
//! searched.

use super::{Node, Search, constants};
use crate::engine::report::Bound;
use crate::engine::score::MATE_BOUND;
use crate::rules::Move;

/// The maximum number of double extensions in a line.
const MOST_DOUBLES: i32 = 8;

impl Search<'_> {
    /// The extension of a move in plies, negative for a reduction; or, as an error, the score of a node in which
    /// several moves fail high.
    pub(super) fn extension<const PV: bool>(&mut self, node: &Node, mv: Move) -> Result<i32, i32> {
        let &Node { position, ply, depth, beta, excluded, .. } = node;
        let Some(entry) = node.hit else { return Ok(0) };
        let fits = ply > 0
            && excluded.is_none()
            && depth >= 7
            && entry.mv == Some(mv)
            && entry.depth >= depth - 3
            && entry.bound != Bound::Upper
            && entry.score.abs() < MATE_BOUND
            && ply < 2 * self.root.depth as usize;
        if !fits {
            return Ok(0);
        }
        let goal = entry.score - constants::singular() * depth / 16;
        self.frames[ply].excluded = Some(mv);
        let score = self.search::<false>(position, goal - 1, goal, (depth - 1) / 2, ply, node.cut);
        self.frames[ply].excluded = None;
        if self.stopped {
            return Ok(0);
        }
        if score < goal {
            let double =
                !PV && score < goal - constants::singular_double() && self.frames[ply].doubles < MOST_DOUBLES;
            return Ok(1 + i32::from(double));
        }
        if goal >= beta {
            return Err(goal); // others are as good ("multi-cut")
        }
        Ok(if entry.score >= beta {
            -2
        } else if node.cut {
            -1
        } else {
            0
        })
    }
}
