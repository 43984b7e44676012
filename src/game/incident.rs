//! What an arbiter records about a game besides its moves, such as claims and rulings, changes to the clocks, penalties
//! and notes.
//!
//! The table keeps the list of incidents. For their wording, see `game::remark` (in files) and `text::incidents` (on
//! the screen).

use serde::{Deserialize, Serialize};

use super::{Fault, IncidentArticle, Ruling, TimeOfDay};
use crate::record::GameResult;
use crate::rules::{BoardChange, Color};

/// Something that an arbiter records about a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Incident {
    /// The index of the part of the game. Each illegal move that stands or may still be claimed begins a new part.
    pub part: usize,
    /// The number of plies made in that part before the incident, not counting those taken back since.
    pub after: usize,
    /// The number of the next move.
    pub number: u32,
    /// The side to make the next move.
    pub turn: Color,
    /// The time, in milliseconds since the game began.
    pub at: u64,
    /// The time of day; `None` if it is not known.
    pub local_time: Option<TimeOfDay>,
    /// What the clocks of White and Black showed, in milliseconds, before the incident changed them; `None` for a
    /// player without a clock.
    pub clocks: [Option<u64>; 2],
    /// What happened.
    pub kind: IncidentKind,
}

/// What happened in an incident.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum IncidentKind {
    /// A decision on a claim, or one that the program made by itself.
    Ruling(Ruling),
    /// An illegal move that nobody has claimed. It is only in the record of the part that it ended, never in the list
    /// of incidents. Its part, times and clock readings are not set.
    Unclaimed {
        /// The offender.
        by: Color,
        /// What is wrong with the move.
        fault: Fault,
        /// How the pieces were moved.
        moved: Vec<BoardChange>,
    },
    /// An arbiter changed a player's clock (7.1).
    ClockChanged {
        /// The player whose clock it is.
        color: Color,
        /// The milliseconds added; negative if taken away.
        ms: i64,
        /// The number of completed moves, before and after the correction; `None` if the number was not corrected.
        moves: Option<[u32; 2]>,
    },
    /// Both players signed this result, which differs from the one on the board (8.7).
    OtherResult(GameResult),
    /// Something entered by hand, or a clock that was stopped for no reason (6.11.4).
    Entry {
        /// What was entered; `add_ms` includes a penalty that was added automatically.
        entry: IncidentEntry,
        /// Which of the offender's illegal moves the entry counts as, counted from 1; 0 if it does not count as an
        /// illegal move.
        count: u32,
        /// The article that prescribes the penalty added automatically; `None` if none was added.
        penalty_article: Option<&'static str>,
    },
}

/// What an arbiter enters by hand, or the program's note that a player stopped the clocks without a reason (6.11.4). An
/// entry has at least an article or a text.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct IncidentEntry {
    /// The article of the Laws.
    pub article: Option<IncidentArticle>,
    /// A note.
    pub text: Option<String>,
    /// The milliseconds added for White and Black; negative if taken away.
    #[serde(with = "json::times")]
    pub add_ms: Option<[i64; 2]>,
    /// The player against whom the entry is made.
    pub against: Option<Color>,
    /// The result if the arbiter ends the game.
    #[serde(with = "json::score")]
    pub score: Option<GameResult>,
}

impl IncidentEntry {
    /// The note, with a full stop added if it ends with a letter or digit; `None` if the note is missing or blank.
    pub fn note(&self) -> Option<String> {
        let text = self.text.as_deref()?.trim();
        let stop = if text.ends_with(char::is_alphanumeric) { "." } else { "" };
        (!text.is_empty()).then(|| format!("{text}{stop}"))
    }
}

impl Incident {
    /// Whether the incident is in the list of incidents, rather than only in a record.
    pub fn is_listed(&self) -> bool {
        !matches!(self.kind, IncidentKind::Unclaimed { .. })
    }

    /// The player who claimed; `None` if nobody did.
    pub fn claimant(&self) -> Option<Color> {
        match &self.kind {
            IncidentKind::Ruling(ruling) => ruling.by,
            _ => None,
        }
    }

    /// The article of the Laws that decides; `None` for an entry without one.
    pub fn article(&self) -> Option<&'static str> {
        match &self.kind {
            IncidentKind::Ruling(ruling) => Some(ruling.article),
            IncidentKind::Unclaimed { fault, .. } => Some(fault.article()),
            IncidentKind::ClockChanged { .. } => Some("7.1"),
            IncidentKind::OtherResult(_) => Some("8.7"),
            IncidentKind::Entry { entry, .. } => entry.article.map(IncidentArticle::name),
        }
    }

    /// What a clock that an arbiter set showed before and after, in milliseconds; `None` if only the number of moves
    /// was corrected, or for any other kind of incident.
    pub fn clock_set(&self) -> Option<[u64; 2]> {
        let IncidentKind::ClockChanged { color, ms, .. } = self.kind else { return None };
        let before = self.clocks[color.index()].filter(|_| ms != 0)?;
        Some([before, before.saturating_add_signed(ms)])
    }

    /// The time that White and Black got, in milliseconds; negative if time was taken away. A bonus that a ruling takes
    /// back is left out (see [`Ruling::undone_ms`]).
    pub fn added_ms(&self) -> [i64; 2] {
        let of = |color: Color, ms: i64| Color::ALL.map(|each| if each == color { ms } else { 0 });
        match &self.kind {
            IncidentKind::Ruling(ruling) => {
                ruling.extra_time.map_or([0; 2], |(color, ms)| of(color, ms as i64))
            }
            IncidentKind::ClockChanged { color, ms, .. } => of(*color, *ms),
            IncidentKind::Entry { entry, .. } => entry.add_ms.unwrap_or_default(),
            IncidentKind::Unclaimed { .. } | IncidentKind::OtherResult(_) => [0; 2],
        }
    }
}

/// Reads and writes parts of an entry as JSON.
mod json {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    pub(super) mod score {
        use serde::de::Error;

        use super::{Deserialize, Deserializer, Serialize, Serializer};
        use crate::record::GameResult;

        #[allow(clippy::ref_option, reason = "serde passes a reference to the field")]
        pub(crate) fn serialize<S: Serializer>(value: &Option<GameResult>, to: S) -> Result<S::Ok, S::Error> {
            value.map(GameResult::text).serialize(to)
        }

        pub(crate) fn deserialize<'de, D: Deserializer<'de>>(
            from: D,
        ) -> Result<Option<GameResult>, D::Error> {
            let Some(text) = Option::<String>::deserialize(from)? else { return Ok(None) };
            GameResult::read(&text)
                .map(Some)
                .ok_or_else(|| D::Error::custom(format!("unknown score {text:?}")))
        }
    }

    pub(super) mod times {
        use super::{Deserialize, Deserializer, Serialize, Serializer};

        #[derive(Default, Serialize, Deserialize)]
        #[serde(default, deny_unknown_fields)]
        struct Times {
            white: Option<i64>,
            black: Option<i64>,
        }

        #[allow(clippy::ref_option, reason = "serde passes a reference to the field")]
        pub(crate) fn serialize<S: Serializer>(value: &Option<[i64; 2]>, to: S) -> Result<S::Ok, S::Error> {
            value.map(|[white, black]| Times { white: Some(white), black: Some(black) }).serialize(to)
        }

        pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Option<[i64; 2]>, D::Error> {
            let times = Option::<Times>::deserialize(from)?;
            Ok(times.map(|Times { white, black }| [white, black].map(Option::unwrap_or_default)))
        }
    }
}
