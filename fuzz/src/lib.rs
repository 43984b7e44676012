//! The layers that read text, without the window and all that it needs: with the checks that fuzzing adds, that would
//! take a quarter of an hour to build.

extern crate self as jadoube;

#[path = "../../src/engine/mod.rs"]
pub mod engine;
#[path = "../../src/game/mod.rs"]
pub mod game;
pub mod properties;
#[path = "../../src/record/mod.rs"]
pub mod record;
#[path = "../../src/rules/mod.rs"]
pub mod rules;
#[path = "../../src/start/mod.rs"]
pub mod start;
#[path = "../../src/table/mod.rs"]
pub mod table;

/// The settings, and of the window only what they name.
pub mod ui {
    #[path = "../../../src/ui/settings/mod.rs"]
    pub mod settings;

    pub mod analysis {
        pub const LINES: std::ops::RangeInclusive<usize> = 1..=5;
    }
    pub mod files {
        #[path = "../../../../src/ui/files/write.rs"]
        mod write;
        pub use write::write;
    }
    pub mod theme {
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Default, serde::Serialize, serde::Deserialize)]
        #[serde(rename_all = "kebab-case")]
        pub enum BoardTheme {
            #[default]
            Wood,
            Green,
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
}
