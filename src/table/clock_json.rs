//! The clock in JSON: one for both players, or one each for time odds.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::names;
use crate::game::{ClockKind, Stage, TimeControl, TimeControls};

/// The maximum for any time: a thousand hours, far below overflow.
const MOST_MS: u64 = 1000 * 60 * 60 * 1000;

/// The maximum number of stages, and of moves per stage.
const MOST_STAGES: usize = 100;
const MOST_MOVES: u32 = 10_000;

/// The clock of one player.
#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ClockJson {
    kind: KindJson,
    #[serde(skip_serializing_if = "Option::is_none")]
    base_ms: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    bonus_ms: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    first_bonus: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    stages: Option<Vec<StageJson>>,
}

#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum KindJson {
    Fischer,
    Bronstein,
    Delay,
    Hourglass,
    None,
}

#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct StageJson {
    moves: u32,
    add_ms: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    bonus_ms: Option<u64>,
}

impl From<Stage> for StageJson {
    fn from(Stage { moves, add_ms, bonus_ms }: Stage) -> StageJson {
        StageJson { moves, add_ms, bonus_ms }
    }
}

impl From<StageJson> for Stage {
    fn from(StageJson { moves, add_ms, bonus_ms }: StageJson) -> Stage {
        Stage { moves, add_ms, bonus_ms }
    }
}

/// Time odds: a clock for each player.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct OddsJson {
    white: ClockJson,
    black: ClockJson,
    stages: Option<Vec<StageJson>>,
}

impl ClockJson {
    /// Reads the value of `"clock"`; missing or `null` means no clock.
    pub(crate) fn read(value: Option<Value>) -> Result<TimeControls, String> {
        let Some(value) = value.filter(|value| !value.is_null()) else { return Ok([None, None]) };
        let wrong = |error: serde_json::Error| format!("\"clock\": {}", names::told(&error));
        if value.get("kind").is_none() && (value.get("white").is_some() || value.get("black").is_some()) {
            let OddsJson { mut white, mut black, stages } = serde_json::from_value(value).map_err(wrong)?;
            for line in [&mut white, &mut black] {
                line.stages = line.stages.take().or_else(|| stages.clone());
            }
            return Ok([white.control()?, black.control()?]);
        }
        let line: ClockJson = serde_json::from_value(value).map_err(wrong)?;
        let control = line.control()?;
        Ok([control.clone(), control])
    }

    /// The JSON that `read` reads back.
    pub(crate) fn write([white, black]: &TimeControls) -> Value {
        match (white, black) {
            (None, None) => Value::Null,
            (white, black) if white == black => json!(ClockJson::of(white.as_ref())),
            (white, black) => {
                json!({ "white": ClockJson::of(white.as_ref()), "black": ClockJson::of(black.as_ref()) })
            }
        }
    }

    fn of(control: Option<&TimeControl>) -> ClockJson {
        let Some(control) = control else {
            return ClockJson {
                kind: KindJson::None,
                base_ms: None,
                bonus_ms: None,
                first_bonus: None,
                stages: None,
            };
        };
        let kind = match control.kind {
            ClockKind::Fischer => KindJson::Fischer,
            ClockKind::Bronstein => KindJson::Bronstein,
            ClockKind::Delay => KindJson::Delay,
            ClockKind::Hourglass => KindJson::Hourglass,
        };
        let stages: Vec<StageJson> = control.stages.iter().copied().map(StageJson::from).collect();
        ClockJson {
            kind,
            base_ms: Some(control.base_ms),
            bonus_ms: Some(control.bonus_ms),
            first_bonus: control.first_bonus.then_some(true),
            stages: Some(stages).filter(|stages| !stages.is_empty()),
        }
    }

    fn control(self) -> Result<Option<TimeControl>, String> {
        let kind = match self.kind {
            // With kind "none": no time means no clock; a time means that time without a bonus.
            KindJson::None if self.base_ms.unwrap_or_default() == 0 => return Ok(None),
            KindJson::None | KindJson::Fischer => ClockKind::Fischer,
            KindJson::Bronstein => ClockKind::Bronstein,
            KindJson::Delay => ClockKind::Delay,
            KindJson::Hourglass => ClockKind::Hourglass,
        };
        let base_ms = self.base_ms.ok_or("\"clock\": found no \"base_ms\", expected milliseconds")?;
        let bonus_ms = match self.kind {
            KindJson::None => 0,
            _ => self.bonus_ms.unwrap_or_default(),
        };
        if base_ms == 0 && !(kind == ClockKind::Delay && bonus_ms > 0) {
            return Err("\"clock\": found \"base_ms\": 0, expected at least 1".to_owned());
        }
        let first_bonus = self.first_bonus.unwrap_or_default();
        if first_bonus && !matches!(self.kind, KindJson::Fischer) {
            let kind = json!(self.kind);
            return Err(format!(
                "\"clock\": found \"first_bonus\" with {kind}, expected it with \"fischer\" only"
            ));
        }
        let stages = self.stages.unwrap_or_default();
        let no_bonus = matches!(self.kind, KindJson::None | KindJson::Hourglass);
        if no_bonus && stages.iter().any(|stage| stage.bonus_ms.is_some()) {
            let kind = json!(self.kind);
            return Err(format!(
                "\"clock\": found a stage with \"bonus_ms\" and {kind}, expected none there"
            ));
        }
        if stages.len() > MOST_STAGES {
            return Err(format!("\"clock\": found {} stages, expected at most {MOST_STAGES}", stages.len()));
        }
        if let Some(found) =
            stages.iter().map(|stage| stage.moves).find(|moves| !(1..=MOST_MOVES).contains(moves))
        {
            return Err(format!("\"clock\": found a stage of {found} moves, expected 1 to {MOST_MOVES}"));
        }
        let later = stages.iter().flat_map(|stage| [stage.add_ms, stage.bonus_ms.unwrap_or_default()]);
        let times = [base_ms, bonus_ms].into_iter().chain(later);
        if let Some(found) = times.into_iter().find(|&ms| ms > MOST_MS) {
            return Err(format!("\"clock\": found {found} milliseconds, expected at most {MOST_MS}"));
        }
        let stages = stages.into_iter().map(Stage::from).collect();
        Ok(Some(TimeControl { kind, base_ms, bonus_ms, first_bonus, stages }))
    }
}
