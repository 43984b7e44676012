//! The layers that read text, and those that they use, without the user interface, whose dependencies would take a
//! quarter of an hour to build with fuzzing instrumentation.

#![allow(dead_code, unused_imports, reason = "only a part of each layer is used here")]

extern crate self as jadoube;

#[path = "../../src/engine/mod.rs"]
pub mod engine;
#[path = "../../src/game/mod.rs"]
pub mod game;
#[path = "../../src/platform/mod.rs"]
pub mod platform;
pub mod properties;
#[path = "../../src/record/mod.rs"]
pub mod record;
#[path = "../../src/rules/mod.rs"]
pub mod rules;
#[path = "../../src/start/mod.rs"]
pub mod start;
#[path = "../../src/storage/mod.rs"]
pub mod storage;
#[path = "../../src/table/mod.rs"]
pub mod table;
#[path = "../../src/unwinnable/mod.rs"]
pub mod unwinnable;

/// A replacement for the window's settings; two settings are enough.
pub mod ui {
    #[derive(Clone, PartialEq, Debug, serde::Serialize, serde::Deserialize)]
    #[serde(default, rename_all = "kebab-case")]
    pub struct Settings {
        pub coordinates: bool,
        pub lines: usize,
    }

    impl Default for Settings {
        fn default() -> Settings {
            Settings { coordinates: true, lines: 3 }
        }
    }
}
