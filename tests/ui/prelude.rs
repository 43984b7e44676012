//! What most tests of the window use.

pub use std::fs;
pub use std::sync::{Arc, Mutex};
pub use std::time::Duration;

pub use egui::{Event, Key, Modifiers, PointerButton, Pos2, Rect, Vec2, pos2, vec2};
pub use egui_kittest::kittest::{NodeT, Queryable};
pub use jadoube::engine::Score;
pub use jadoube::game::{ClockKind, TimeControl};
pub use jadoube::rules::Color;
pub use jadoube::start::Start;
pub use jadoube::storage::settings::SettingsStore;
pub use jadoube::table::{Deed, GameSetup, Seat, TakeBack, TouchMove};
pub use jadoube::text::messages::{Language, Texts};
pub use jadoube::ui::files::Chooser;
pub use jadoube::ui::{Choice, Command, Request, Setting, Settings};

pub use crate::analyst::Fake;
pub use crate::folder::{Folder, chooses, read};
pub use crate::opponent::{Game, level, seats, white};
pub use crate::setups::{both, cases, clocks, fischer, people, touch};
pub use crate::window::events::{button, key_event, primary, wheel};
pub use crate::window::{Begin, SIZE, SMALL, Window};

/// What a user does in a window.
pub type Hand = fn(&mut Window);

pub const EN: Language = Language::EN;
pub const NL: Language = Language::NL;
