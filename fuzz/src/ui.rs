//! The settings, and of the window only what they name.
//!
//! A file of its own: from a module inside another a path leads through folders that are not there.

#[path = "../../src/ui/settings/mod.rs"]
pub mod settings;
#[path = "../../src/ui/files/write.rs"]
mod write;

pub mod analysis {
    pub const LINES: std::ops::RangeInclusive<usize> = 1..=5;
}
pub mod files {
    pub use super::write::write;
}
pub mod theme {
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Default, serde::Serialize, serde::Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum BoardTheme {
        #[default]
        Wood,
        Green,
    }
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Default, serde::Serialize, serde::Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum PieceSet {
        #[default]
        Classic,
        Bold,
    }
}
pub mod words {
    #[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum Language {
        Dutch,
        English,
    }
}
