//! The short remark that a level makes to its human opponent at the end of a game.

use super::{Explain, level_named};
use crate::game::{Ending, GameEnd};
use crate::table::Seat;
use crate::ui::view::settings::Remarks;

/// What a level may say after being mated, after another loss, after mating, after another win, after stalemate, and
/// after another draw.
const MATED: &[&str] = &["remark-mated-1", "remark-mated-2", "remark-mated-3"];
const BEATEN: &[&str] = &["remark-beaten-1", "remark-beaten-2"];
const MATES: &[&str] = &["remark-mates-1", "remark-mates-2", "remark-mates-3"];
const WINS: &[&str] = &["remark-wins-1", "remark-wins-2"];
const STALEMATE: &[&str] = &["remark-stalemate-1", "remark-stalemate-2"];
const DRAWN: &[&str] = &["remark-drawn-1", "remark-drawn-2"];

impl Explain<'_> {
    /// What the level says, if it says anything. The choice among the remarks that fit depends only on the level's seed
    /// and the number of plies.
    pub(super) fn remark(&self, outcome: GameEnd) -> Option<String> {
        let table = self.game.table;
        let person = table.lone_person()?;
        let Seat::Level { level, seed } = *table.seat(!person) else { return None };
        let speaks = match self.game.settings.remarks {
            Remarks::Never => false,
            Remarks::Beginners => level.is_for_beginners(),
            Remarks::Always => true,
        };
        // After fewer than four plies there is nothing to say about the game.
        if !speaks || table.moves().len() < 4 {
            return None;
        }
        let keys = match (outcome.winner.map(|winner| winner == person), outcome.ending) {
            (Some(true), Ending::Checkmate) => MATED,
            (Some(true), _) => BEATEN,
            (Some(false), Ending::Checkmate) => MATES,
            (Some(false), _) => WINS,
            (None, Ending::Stalemate) => STALEMATE,
            (None, _) => DRAWN,
        };
        let number = (seed ^ table.moves().len() as u64) % keys.len() as u64;
        let remark = t!(self.words, keys[number as usize]);
        Some(t!(self.words, "remark", name = level_named(self.words, level), remark))
    }
}
