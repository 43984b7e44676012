//! The window: views that read state and push requests, the application that carries them out, and what both need.

pub mod access;
pub mod app;
pub mod board;
pub(crate) mod click_guard;
mod dialogs;
pub mod files;
pub mod gallery;
pub mod screens;
pub mod sound;
pub mod table_board;
pub mod theme;
pub mod view;
pub(crate) mod widgets;

use std::sync::Arc;

use eframe::glow::{self, HasContext};

pub use crate::session::TimeSource;
pub use crate::ui::app::{App, WindowEnvironment};
pub use crate::ui::view::command::{Command, Edit};
pub use crate::ui::view::request::{GifChoice, GifPace, Request};
pub use crate::ui::view::settings::{Appearance, Blindfold, Choice, ClockHalves, Remarks, Setting, Settings};

use crate::platform::{self, TimeReading};
use crate::storage::settings::SettingsStore;
use crate::text::messages::Language;

/// What the window needs from the computer, for [`App::new`].
pub fn environment(gl: Option<&glow::Context>, choose_file: files::Chooser) -> WindowEnvironment {
    let tables = crate::engine::tablebase::Tables::default();
    WindowEnvironment {
        store: SettingsStore::of_player(),
        language: Language::of_locales(platform::locales()),
        clock: Arc::new(TimeReading::now),
        rng: fastrand::Rng::new(),
        journals: crate::storage::settings::journals_of_player(),
        crashes: crate::storage::crash::folder_of_player(),
        renderer: gl.map(name_of_renderer).unwrap_or_default(),
        choose_file,
        analysts: crate::session::analysis::with_tables(tables.clone()),
        invite: crate::session::players::with_tables(tables.clone()),
        tables,
        audio: sound::of_system(),
        find_font: platform::fonts::installed(),
        engine_folders: platform::folders::engine_folders(),
        find_ports: Arc::new(platform::port::serial_ports),
        keep_screen_on: platform::screen_on::of_system(),
        copied_files: platform::copied_files::of_system(),
        preferences: platform::preferences::of_system(),
    }
}

/// The renderer and its versions, such as "llvmpipe (LLVM 15.0.6, 256 bits) · OpenGL 4.5 · Mesa 22.3.6".
fn name_of_renderer(gl: &glow::Context) -> String {
    #[allow(unsafe_code, reason = "nothing else tells which driver draws")]
    // SAFETY: the context is current while the app is created, and every context has a renderer string.
    let name = unsafe { gl.get_parameter_string(glow::RENDERER) };
    let glow::Version { major, minor, vendor_info, .. } = gl.version();
    format!("{name} · OpenGL {major}.{minor} · {vendor_info}")
}
