//! The window on a desktop, its file dialogs, and why the window did not open.

mod files;
mod no_window;
mod zenity;

use std::path::PathBuf;
use std::sync::Arc;

use crate::engine::external;
use crate::platform::display;
use crate::storage::settings::SettingsStore;
use crate::table::GameSetup;
use crate::ui::App;
use crate::ui::app::screenshot::Picture;
use crate::ui::app::window_place;
use crate::ui::{self, theme};

pub use no_window::{NoWindow, show_without_console};

/// How the window starts.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// The game to begin. If this is `None`, the unfinished game continues, or a new one begins if there is none or if
    /// `picture` is set.
    pub setup: Option<GameSetup>,
    /// The file to open: a position, game settings, a saved game, or games in PGN.
    pub file: Option<PathBuf>,
    /// The file in which to save a picture of the window once it has settled. The program then quits.
    pub picture: Option<PathBuf>,
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
    // The size of a picture does not depend on how the window was left.
    let left = if options.picture.is_none() { SettingsStore::of_player().left_window() } else { None };
    let mut viewport = window_place::placed(viewport, left);
    if let Some(icon) = theme::art::icon() {
        viewport = viewport.with_icon(icon);
    }
    // The renderer is chosen here: the tests enable wgpu too, and eframe would prefer wgpu although it starts more
    // slowly.
    let renderer = eframe::Renderer::Glow;
    let event_loop_builder: Option<eframe::EventLoopBuilderHook> = Some(Box::new(display::choose));
    let native =
        eframe::NativeOptions { viewport, renderer, event_loop_builder, ..eframe::NativeOptions::default() };
    // Without a requested game, file or picture, the program opens with the start screen, or with a clock without a
    // board if one was left in use.
    let of_board = options.setup.is_some() || options.file.is_some() || options.picture.is_some();
    let (picture, outcome) = options.picture.map(Picture::new).unzip();
    let start = move |cc: &eframe::CreationContext<'_>| {
        let mut environment = ui::environment(cc.gl.as_deref(), Arc::new(files::choose));
        if picture.is_some() {
            // A picture shows only what was asked for: no journal is read or written, and no crash is reported.
            (environment.journals, environment.crashes) = (None, None);
        }
        let mut app = App::new(&cc.egui_ctx, options.setup, environment);
        app.system.placement.bring_back = Some(|frame| {
            frame.winit_window().map(|window| display::bring_back(window)).unwrap_or_default();
        });
        if !of_board {
            app.open_first(&cc.egui_ctx);
        }
        app.system.screenshot = picture;
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

/// A guard that kills all external engines when the window closes, even if the program panics.
struct EngineGuard;

impl Drop for EngineGuard {
    fn drop(&mut self) {
        external::end_all();
    }
}
