//! JSON names of squares, pieces and results, such as `"e2"`, `"K"` and `"1-0"`; also messages about invalid JSON.

/// Serde's message about invalid JSON, without the line and column at its end.
pub(super) fn readable(error: &serde_json::Error) -> String {
    let text = error.to_string();
    text.rsplit_once(" at line ").map_or(text.as_str(), |(what, _)| what).to_owned()
}

/// Defines a module that serialises an optional value as its text or as `null`, and deserialises it from these.
macro_rules! optional {
    ($module:ident, $type:ty, $write:expr, $read:expr, $expected:literal) => {
        pub(super) mod $module {
            use serde::de::Error;
            use serde::{Deserialize, Deserializer, Serialize, Serializer};

            #[allow(clippy::ref_option, reason = "serde passes a reference to the field")]
            pub(crate) fn serialize<S: Serializer>(value: &Option<$type>, to: S) -> Result<S::Ok, S::Error> {
                value.map($write).serialize(to)
            }

            pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Option<$type>, D::Error> {
                let Some(text) = Option::<String>::deserialize(from)? else { return Ok(None) };
                let wrong = || D::Error::custom(format!("found {text:?}, expected {}", $expected));
                $read(&text).map(Some).ok_or_else(wrong)
            }
        }
    };
}

optional!(
    square,
    crate::rules::Square,
    |square| square.to_string(),
    |text: &str| text.parse().ok(),
    "a square from a1 to h8"
);
optional!(
    piece,
    crate::rules::Piece,
    |piece| piece.fen_letter().to_string(),
    |text: &str| text.chars().next().and_then(crate::rules::Piece::from_fen_letter),
    "a piece such as K"
);
optional!(
    score,
    crate::record::GameResult,
    crate::record::GameResult::text,
    crate::record::GameResult::read,
    "1-0, 0-1 or 1/2-1/2"
);
