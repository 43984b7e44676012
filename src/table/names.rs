//! JSON names of squares, roles, colours and sides: `"e2"`, `"queen"`, `"white"`, `"a"`.

/// A readable message about invalid JSON, with what was expected. The line and column in serde's message are dropped,
/// because each JSON text here is a single line.
/// library's message say nothing.
pub(super) fn told(error: &serde_json::Error) -> String {
    let text = error.to_string();
    text.rsplit_once(" at line ").map_or(text.as_str(), |(what, _)| what).to_owned()
}

/// A square, or `null` for off the board. The key is required.
pub(super) mod square {
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use crate::rules::Square;

    #[allow(clippy::ref_option, reason = "serde passes a reference to the field")]
    pub(crate) fn serialize<S: Serializer>(square: &Option<Square>, to: S) -> Result<S::Ok, S::Error> {
        square.map(|square| square.to_string()).serialize(to)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Square>, D::Error> {
        let text = Option::<String>::deserialize(from)?;
        text.map(|text| text.parse().map_err(|wanted| D::Error::custom(format!("found {text:?}, {wanted}"))))
            .transpose()
    }
}

pub(super) mod role {
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};

    use crate::rules::Role;

    pub(crate) fn serialize<S: Serializer>(role: &Role, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(role.name())
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Role, D::Error> {
        let text = String::deserialize(from)?;
        Role::from_name(&text).filter(|role| Role::PROMOTIONS.contains(role)).ok_or_else(|| {
            D::Error::custom(format!("found {text:?}, expected queen, rook, bishop or knight"))
        })
    }
}

pub(super) mod color {
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};

    use crate::rules::Color;

    pub(crate) fn serialize<S: Serializer>(color: &Color, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(color.name())
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Color, D::Error> {
        let text = String::deserialize(from)?;
        Color::ALL
            .into_iter()
            .find(|color| color.name() == text)
            .ok_or_else(|| D::Error::custom(format!("found {text:?}, expected white or black")))
    }
}

pub(super) mod side {
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};

    use crate::rules::CastlingSide;

    pub(crate) fn serialize<S: Serializer>(side: &CastlingSide, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(side.name())
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<CastlingSide, D::Error> {
        let text = String::deserialize(from)?;
        CastlingSide::ALL
            .into_iter()
            .find(|side| side.name() == text)
            .ok_or_else(|| D::Error::custom(format!("found {text:?}, expected a or h")))
    }
}
