//! Standard, rapid and blitz chess, and what the Laws make of the difference (Appendices A and B).

use super::{ClockKind, TimeControl, TimeControls};

/// The kind of chess that a game is, by its time.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Pace {
    /// An hour or more for each player, or no clock.
    #[default]
    Standard,
    /// More than ten minutes and less than an hour for each player (A.1).
    Rapid,
    /// Ten minutes or less for each player (B.1).
    Blitz,
}

impl Pace {
    /// All kinds, the slowest first.
    pub const ALL: [Pace; 3] = [Pace::Standard, Pace::Rapid, Pace::Blitz];

    /// A machine-readable name.
    pub const fn name(self) -> &'static str {
        match self {
            Pace::Standard => "standard",
            Pace::Rapid => "rapid",
            Pace::Blitz => "blitz",
        }
    }

    /// The pace of these time controls: the base time plus 60 times the increment. A delay counts as an increment,
    /// stages as base time, an hourglass by its base; with odds the player with more time decides.
    pub fn of(controls: &TimeControls) -> Pace {
        const MINUTE: u64 = 60_000;
        match controls.iter().flatten().map(sixty_moves).max() {
            Some(ms) if ms <= 10 * MINUTE => Pace::Blitz,
            Some(ms) if ms < 60 * MINUTE => Pace::Rapid,
            _ => Pace::Standard,
        }
    }
}

/// The time for sixty moves, in milliseconds.
fn sixty_moves(control: &TimeControl) -> u64 {
    let bonus = if control.kind == ClockKind::Hourglass { 0 } else { control.bonus_ms };
    let stages = control.stages.iter().fold(0u64, |all, stage| all.saturating_add(stage.add_ms));
    control.base_ms.saturating_add(stages).saturating_add(bonus.saturating_mul(60))
}

/// The Laws that a game is played under.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Laws {
    /// Standard, rapid or blitz.
    pub pace: Pace,
    /// Whether a rapid or blitz game is supervised well enough for the Competition Rules to apply (A.4, B.2).
    pub supervised: bool,
}

/// What one edition of the Laws prescribes for a kind of game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Penalties {
    /// Time for the opponent after a wrong draw claim, in milliseconds (9.5.3).
    pub wrong_claim_ms: u64,
    /// Time for the opponent after a first completed illegal move, in milliseconds (7.5.5).
    pub illegal_move_ms: u64,
    /// A completed illegal move by a player for which the game is lost (7.5.5).
    pub losing_illegal_move: u32,
    /// An illegal move stands unless it is claimed before the opponent completes the next move (A.5.2).
    pub illegal_move_stands: bool,
}

/// Laws of 1 January 2023: Article 7.5.5, 9.5.3.
const STANDARD_2023: Penalties = Penalties {
    wrong_claim_ms: 120_000,
    illegal_move_ms: 120_000,
    losing_illegal_move: 2,
    illegal_move_stands: false,
};

/// Laws of 1 January 2023: A.3, A.5.2, B.3.
const RAPID_2023: Penalties = Penalties {
    wrong_claim_ms: 60_000,
    illegal_move_ms: 60_000,
    losing_illegal_move: 2,
    illegal_move_stands: true,
};

impl Laws {
    /// The Laws for these time controls, unsupervised.
    pub fn of(controls: &TimeControls) -> Laws {
        Laws { pace: Pace::of(controls), supervised: false }
    }

    /// What the Laws of 1 January 2023 prescribe.
    pub const fn penalties(self) -> Penalties {
        match self.pace {
            Pace::Rapid | Pace::Blitz if !self.supervised => RAPID_2023,
            _ => STANDARD_2023,
        }
    }
}
