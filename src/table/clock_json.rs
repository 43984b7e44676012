//! The clock in JSON: one for both players, or one each for time odds.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::names;
use crate::game::{ClockKind, Stage, TimeControl, TimeControls};

/// The maximum of any time, in milliseconds: a thousand hours, far from overflow.
const MAX_MS: u64 = 1000 * 60 * 60 * 1000;

const MAX_STAGES: usize = 100;
pub(super) const MAX_STAGE_MOVES: u32 = 10_000;

/// The kind that stands for no clock, or for a clock without a bonus.
pub(super) const NO_KIND: &str = "none";

/// The clock of one player, or of both.
#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ClockJson {
    /// The name of a [`ClockKind`], or [`NO_KIND`].
    kind: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    base_ms: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    bonus_ms: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    first_bonus: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    stages: Option<Vec<Stage>>,
}

/// Time odds: a clock for each player.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct OddsJson {
    white: ClockJson,
    black: ClockJson,
    stages: Option<Vec<Stage>>,
}

impl ClockJson {
    /// Reads the value of `"clock"`; missing or `null` means no clock.
    pub(crate) fn read(value: Option<Value>) -> Result<TimeControls, String> {
        let Some(value) = value.filter(|value| !value.is_null()) else { return Ok([None, None]) };
        let wrong = |error: serde_json::Error| format!("\"clock\": {}", names::readable(&error));
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

    /// Writes the JSON that `read` reads back.
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
        ClockJson {
            kind: control.map_or(NO_KIND, |control| control.kind.name()).to_owned(),
            base_ms: control.map(|control| control.base_ms),
            bonus_ms: control.map(|control| control.bonus_ms),
            first_bonus: control.is_some_and(|control| control.first_bonus).then_some(true),
            stages: control.map(|control| control.stages.clone()).filter(|stages| !stages.is_empty()),
        }
    }

    fn control(self) -> Result<Option<TimeControl>, String> {
        let named = ClockKind::ALL.into_iter().find(|kind| kind.name() == self.kind);
        // The kind "none" means no clock if there is no time; otherwise it means that time without a bonus.
        if named.is_none() && self.base_ms.unwrap_or_default() == 0 {
            return Ok(None);
        }
        let kind = named.unwrap_or(ClockKind::Fischer);
        let base_ms = self.base_ms.ok_or("\"clock\": found no \"base_ms\", expected milliseconds")?;
        let bonus_ms = self.bonus_ms.filter(|_| named.is_some()).unwrap_or_default();
        if base_ms == 0 && !(kind.delays() && bonus_ms > 0) {
            return Err("\"clock\": found \"base_ms\": 0, expected at least 1".to_owned());
        }
        let first_bonus = self.first_bonus.unwrap_or_default();
        if first_bonus && named != Some(ClockKind::Fischer) {
            return Err(format!(
                "\"clock\": found \"first_bonus\" with {:?}, expected it with \"fischer\" only",
                self.kind
            ));
        }
        let stages = self.stages.unwrap_or_default();
        let has_bonus = named.is_some_and(|kind| !kind.passes_time());
        if !has_bonus && stages.iter().any(|stage| stage.bonus_ms.is_some()) {
            return Err(format!(
                "\"clock\": found a stage with \"bonus_ms\" and {:?}, expected none there",
                self.kind
            ));
        }
        if stages.len() > MAX_STAGES {
            return Err(format!("\"clock\": found {} stages, expected at most {MAX_STAGES}", stages.len()));
        }
        if let Some(found) =
            stages.iter().map(|stage| stage.moves).find(|moves| !(1..=MAX_STAGE_MOVES).contains(moves))
        {
            return Err(format!(
                "\"clock\": found a stage of {found} moves, expected 1 to {MAX_STAGE_MOVES}"
            ));
        }
        let later = stages.iter().flat_map(|stage| [stage.add_ms, stage.bonus_ms.unwrap_or_default()]);
        let times = [base_ms, bonus_ms].into_iter().chain(later);
        if let Some(found) = times.into_iter().find(|&ms| ms > MAX_MS) {
            return Err(format!("\"clock\": found {found} milliseconds, expected at most {MAX_MS}"));
        }
        Ok(Some(TimeControl { kind, base_ms, bonus_ms, first_bonus, stages }))
    }
}
