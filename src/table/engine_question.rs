//! What the table tells an engine: the game so far, the clocks, and which draw claim would be correct.
//!
//! For asking the engine, see `session::players`.

use std::time::Duration;

use super::{ClaimKind, Table};
use crate::engine;
use crate::game::{DrawClaim, TimeControl};
use crate::rules::{Color, Move};

impl Table {
    /// A question to an engine: the position after these moves, without clocks.
    pub fn question(&self, moves: Vec<Move>) -> engine::EngineQuestion {
        // After an illegal move, the moves begin from the position that it left.
        let (start, chess960) = (self.position_after(0).clone(), self.start().is_chess960());
        engine::EngineQuestion { start, chess960, moves, clocks: [None, None] }
    }

    /// A question to an engine: the game up to this many plies, and what the clocks show at this time.
    pub fn engine_question(&self, plies: usize, at: u64) -> engine::EngineQuestion {
        let moves = self.moves().iter().take(plies).map(|played| played.mv).collect();
        let clocks = Color::ALL.map(|color| self.engine_clock(color, at));
        engine::EngineQuestion { clocks, ..self.question(moves) }
    }

    fn engine_clock(&self, color: Color, at: u64) -> Option<engine::Clock> {
        let clock = self.clock.as_ref()?;
        let (control, made) = (clock.control_of(color)?, clock.moves(color));
        let bonus = if control.kind.passes_time() { 0 } else { control.bonus_after(made) };
        Some(engine::Clock {
            left: Duration::from_millis(clock.shows(color, at)?),
            increment: Duration::from_millis(bonus),
            moves_to_go: moves_to_go(control, made),
        })
    }

    /// A draw claim that could be made and would be correct, now or after this move; `None` if there is none. Only
    /// engines get this information; the program never hints to human players that a claim is available.
    pub fn right_claim(&self, intended: Option<Move>) -> Option<ClaimKind> {
        let open = self.result().is_none() && self.turn.touched.is_empty() && self.turn.intended.is_none();
        let right = |claim: &DrawClaim| open && self.game.claim(*claim, intended).is_some();
        DrawClaim::ALL.into_iter().find(right).map(ClaimKind::from)
    }
}

/// The number of moves until the next time stage; `None` in the last one.
fn moves_to_go(control: &TimeControl, made: u32) -> Option<u32> {
    control.ends().find(|&(end, _)| end > made).map(|(end, _)| end - made)
}
