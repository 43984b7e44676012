//! Editions of the Laws, the numbers and penalties in them, the articles on incidents, and the kinds of chess that the
//! Laws treat differently: standard, rapid and blitz (Appendices A and B).

use super::{TimeControl, TimeControls};
use crate::rules::named;

/// One minute, in milliseconds.
const MINUTE: u64 = 60_000;

/// The maximum time for each player in blitz, in milliseconds (B.1).
const MAX_BLITZ_MS: u64 = 10 * MINUTE;
/// The minimum time for each player in standard chess, in milliseconds (A.1).
const MIN_STANDARD_MS: u64 = 60 * MINUTE;
/// The number of increments that count towards the time of a game.
const COUNTED_MOVES: u64 = 60;

/// How many times a position must occur for a draw by claim (9.2).
pub const THREEFOLD: usize = 3;
/// How many times a position must occur for a draw without a claim (9.6.1).
pub const FIVEFOLD: usize = 5;

/// The number of plies without a capture or a pawn move after which a draw can be claimed (9.3).
pub const FIFTY_MOVES: u16 = 2 * 50;
/// The number of plies without a capture or a pawn move after which the game is drawn without a claim (9.6.2).
pub const SEVENTY_FIVE_MOVES: u16 = 2 * 75;

/// The time, in milliseconds, below which a player may ask for an increment (Guideline III.4). The request is also a
/// draw offer; if it is declined, this is the extra time for the opponent.
pub const LAST_TWO_MINUTES_MS: u64 = 2 * MINUTE;
/// The increment that both players get for each move once the draw offer of Guideline III.4 is declined, in
/// milliseconds.
pub const LAST_INCREMENT_MS: u64 = 5_000;

named! {
    /// The kinds of chess by the players' time, the slowest first.
    #[derive(Default)]
    pub enum Pace {
        /// An hour or more for each player, or no clock.
        #[default]
        Standard = "standard",
        /// More than ten minutes and less than an hour for each player (A.1).
        Rapid = "rapid",
        /// Ten minutes or less for each player (B.1).
        Blitz = "blitz",
    }
}

impl Pace {
    /// The pace of these time controls, decided by the base time plus 60 times the increment. A Bronstein bonus or a
    /// delay counts as an increment, and stages count as base time; of several increments, the largest counts. An
    /// hourglass has no increment. Of two players with clocks, the one with more time decides.
    pub fn of(controls: &TimeControls) -> Pace {
        match controls.iter().flatten().map(sixty_moves).max() {
            Some(ms) if ms <= MAX_BLITZ_MS => Pace::Blitz,
            Some(ms) if ms < MIN_STANDARD_MS => Pace::Rapid,
            _ => Pace::Standard,
        }
    }
}

/// The time for sixty moves, in milliseconds (A.1, B.1).
fn sixty_moves(control: &TimeControl) -> u64 {
    let bonus = if control.kind.passes_time() { 0 } else { control.largest_bonus_ms() };
    let stages = control.stages.iter().fold(0u64, |all, stage| all.saturating_add(stage.add_ms));
    control.base_ms.saturating_add(stages).saturating_add(bonus.saturating_mul(COUNTED_MOVES))
}

/// The Laws under which a game is played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Laws {
    /// Standard, rapid or blitz.
    pub pace: Pace,
    /// Whether a rapid game has an arbiter for at most three games (A.4), or a blitz game has an arbiter of its own
    /// (B.2), so that the Competition Rules apply.
    pub supervised: bool,
}

/// An edition of the FIDE Laws of Chess.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Edition {
    /// The edition in force since 1 January 2023.
    #[default]
    Of2023,
}

impl Edition {
    /// All editions, the oldest first.
    pub const ALL: [Edition; 1] = [Edition::Of2023];

    /// The year in which this edition came into force, on 1 January.
    pub const fn year(self) -> u16 {
        match self {
            Edition::Of2023 => 2023,
        }
    }

    /// The edition that came into force in this year; `None` if there is none.
    pub fn of(year: u64) -> Option<Edition> {
        Edition::ALL.into_iter().find(|edition| u64::from(edition.year()) == year)
    }

    /// The articles that an arbiter can cite for an incident.
    pub const fn incident_articles(self) -> &'static [IncidentArticle] {
        match self {
            Edition::Of2023 => &IncidentArticle::ALL,
        }
    }

    /// The penalties that this edition prescribes for a kind of game.
    pub const fn penalties(self, laws: Laws) -> Penalties {
        let row = laws.pace as usize * 2 + laws.supervised as usize;
        match self {
            Edition::Of2023 => PENALTIES_2023[row],
        }
    }
}

named! {
    /// What an incident is about, named by its article in the Laws of 2023.
    pub enum IncidentArticle {
        /// A clock was handled improperly.
        ClockHandling = "6.2.4",
        /// A player stopped the clocks for no reason.
        ClockStopped = "6.11.4",
        /// The pieces or the board were set up wrongly.
        WrongSetup = "7.2",
        /// The game began with the colours reversed.
        ReversedColors = "7.3",
        /// Pieces were displaced.
        DisplacedPieces = "7.4",
        /// A move was made with two hands. This counts as an illegal move.
        TwoHands = "7.5.4",
        /// A player left the playing venue or the playing area without permission.
        LeavingVenue = "11.2",
        /// A player used notes or advice, or had an electronic device.
        Assistance = "11.3",
        /// The opponent was distracted or annoyed.
        Distraction = "11.5",
        /// A player persistently refused to comply with the Laws.
        Refusal = "11.7",
        /// The arbiter imposed a penalty of their own choice.
        Penalty = "12.9",
    }
}

impl IncidentArticle {
    /// The articles by which an arbiter can declare a game lost.
    pub const LOSING: &'static [&'static str] =
        &[Self::Assistance.name(), Self::Refusal.name(), Self::Penalty.name()];
}

/// What one edition of the Laws prescribes for a kind of game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Penalties {
    /// The time that the opponent gets after a wrong draw claim, in milliseconds (9.5.3).
    pub wrong_claim_ms: u64,
    /// The time that the opponent gets after a first completed illegal move, in milliseconds (7.5.5).
    pub illegal_move_ms: u64,
    /// The completed illegal move, counted from 1 for each player, that ends the game (7.5.5).
    pub losing_illegal_move: u32,
    /// Whether an illegal move stands unless it is claimed before the opponent makes the next move (A.5.2).
    pub illegal_move_stands: bool,
    /// The article that sets the extra time to one minute; `None` if it is two minutes.
    pub one_minute_by: Option<&'static str>,
}

impl Penalties {
    const fn new(one_minute_by: Option<&'static str>, illegal_move_stands: bool) -> Penalties {
        let ms = if one_minute_by.is_some() { MINUTE } else { 2 * MINUTE };
        Penalties {
            wrong_claim_ms: ms,
            illegal_move_ms: ms,
            losing_illegal_move: 2,
            illegal_move_stands,
            one_minute_by,
        }
    }

    /// The article that prescribes the extra time after an illegal move.
    pub fn illegal_move_article(&self) -> &'static str {
        self.one_minute_by.unwrap_or("7.5.5")
    }
}

/// The penalties in the Laws of 1 January 2023, for each pace first without and then with supervision (9.5.3, 7.5.5,
/// A.3, A.4, A.5.2, B.2, B.3). The one minute of A.3 applies to every rapid game; by B.2, supervised blitz follows the
/// rules of standard chess.
const PENALTIES_2023: [Penalties; 6] = [
    Penalties::new(None, false),
    Penalties::new(None, false),
    Penalties::new(Some("A.3"), true),
    Penalties::new(Some("A.3"), false),
    Penalties::new(Some("B.3"), true),
    Penalties::new(None, false),
];

impl Laws {
    /// The Laws for these time controls, unsupervised.
    pub fn of(controls: &TimeControls) -> Laws {
        Laws { pace: Pace::of(controls), supervised: false }
    }
}
