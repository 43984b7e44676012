//! The window: views that read state and push requests, and everything they need.

pub mod access;
pub mod app;
pub mod board;
pub(crate) mod click_guard;
mod dialogs;
pub mod files;
mod no_window;
pub mod screens;
pub mod sound;
pub mod table_board;
pub mod theme;
pub mod view;
pub(crate) mod widgets;

use std::path::PathBuf;
use std::sync::Arc;

use eframe::glow::{self, HasContext};

use crate::storage::settings::Store;
use crate::ui::app::screenshot::Picture;
use crate::ui::app::window_place;

pub use crate::session::Readings;
pub use crate::ui::app::{App, Environment};
pub use crate::ui::no_window::NoWindow;
pub use crate::ui::view::command::Command;
pub use crate::ui::view::request::Request;
pub use crate::ui::view::settings::{Appearance, Choice, Setting, Settings};

use crate::engine::external;
use crate::platform::{self, Reading};
use crate::table::GameSetup;
use crate::text::messages::Language;

/// How the window starts.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// The game to begin; `None` for the unfinished one.
    pub setup: Option<GameSetup>,
    /// The file with games to open.
    pub file: Option<PathBuf>,
    /// Saves a picture of the window to this file once it has settled, and quits.
    pub picture: Option<PathBuf>,
}

/// What draws the window: "llvmpipe (LLVM 15.0.6, 256 bits) · OpenGL 4.5 · Mesa 22.3.6".
fn name_of_renderer(gl: &glow::Context) -> String {
    #[allow(unsafe_code, reason = "nothing else tells which driver draws")]
    // SAFETY: the context is current while the app is created, and every context has this name.
    let name = unsafe { gl.get_parameter_string(glow::RENDERER) };
    let glow::Version { major, minor, vendor_info, .. } = gl.version();
    format!("{name} · OpenGL {major}.{minor} · {vendor_info}")
}

/// Opens the window; returns when it is closed.
///
/// # Errors
/// The window did not open, or its picture was not saved.
pub fn run(options: Options) -> Result<(), NoWindow> {
    let viewport = egui::ViewportBuilder::default()
        .with_title("Jadoube")
        .with_app_id("jadoube")
        .with_min_inner_size(theme::size::WINDOW_MIN);
    // A picture always has the same size.
    let left = if options.picture.is_none() { Store::of_player().left_window() } else { None };
    let mut viewport = window_place::placed(viewport, left);
    if let Some(icon) = theme::art::icon() {
        viewport = viewport.with_icon(icon);
    }
    // Explicit because the tests enable wgpu too, which eframe would prefer although it starts more slowly.
    let renderer = eframe::Renderer::Glow;
    let event_loop_builder: Option<eframe::EventLoopBuilderHook> = Some(Box::new(platform::display::choose));
    let native =
        eframe::NativeOptions { viewport, renderer, event_loop_builder, ..eframe::NativeOptions::default() };
    // Without a requested game, the program opens as it was left, or with the start screen.
    let of_board = options.setup.is_some() || options.file.is_some() || options.picture.is_some();
    let (picture, outcome) = options.picture.map(Picture::new).unzip();
    let start = move |cc: &eframe::CreationContext<'_>| {
        // A picture shows only the requested game, and no journal is written.
        let journals = if picture.is_none() { crate::storage::settings::journals_of_player() } else { None };
        let crashes = if picture.is_none() { crate::storage::crash::folder_of_player() } else { None };
        let environment = Environment {
            store: Store::of_player(),
            language: Language::of_locales(platform::locales()),
            readings: Arc::new(Reading::now),
            rng: fastrand::Rng::new(),
            journals,
            crashes,
            renderer: cc.gl.as_deref().map(name_of_renderer).unwrap_or_default(),
            choose_file: Arc::new(files::choose),
            analysts: crate::session::analysis::real(),
            invite: Arc::new(crate::session::players::fetch),
            audio: sound::of_system(),
            find_font: platform::fonts::installed(),
            engine_folders: platform::folders::engines(),
            keep_screen_on: platform::screen_on::of_system(),
            copied_files: platform::copied_files::of_system(),
            preferences: platform::preferences::of_system(),
        };
        let mut app = App::new(&cc.egui_ctx, options.setup, environment);
        if !of_board {
            app.open_first(&cc.egui_ctx);
        }
        app.set_picture(picture);
        if let Some(file) = options.file {
            app.open(&cc.egui_ctx, &file);
        }
        Ok(Box::new(app) as Box<dyn eframe::App>)
    };
    let _guard = EngineGuard;
    eframe::run_native("jadoube", native, Box::new(start))?;
    let Some(outcome) = outcome else { return Ok(()) };
    let taken =
        outcome.recv().unwrap_or_else(|_| Err("the window closed before its picture was taken".into()));
    taken.map_err(|why| NoWindow::Other(why.into()))
}

/// Kills all external engines when the window closes, even after a panic.
struct EngineGuard;

impl Drop for EngineGuard {
    fn drop(&mut self) {
        external::end_all();
    }
}
