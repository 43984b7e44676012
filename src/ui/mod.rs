//! The window: views that read and return actions; words, colours, pictures.

pub mod access;
pub mod app;
pub mod board;
mod dialogs;
pub mod files;
pub mod screens;
pub mod sound;
pub mod table_board;
pub mod theme;
pub mod view;
pub(crate) mod widgets;

use std::path::PathBuf;
use std::sync::Arc;

use crate::ui::app::screenshot::Picture;

pub use crate::session::Readings;
pub use crate::ui::app::{App, Environment};
pub use crate::ui::view::command::Command;
pub use crate::ui::view::request::Request;
pub use crate::ui::view::settings::{Appearance, Choice, Setting, Settings};

use crate::engine::external;
use crate::table::{GameSetup, Reading};

/// How the window starts.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// The game that is on the board; without one, the game that was not finished the last time.
    pub setup: Option<GameSetup>,
    /// The file whose games are opened.
    pub file: Option<PathBuf>,
    /// Save a picture of the window once it has settled, and quit.
    pub picture: Option<PathBuf>,
}

/// Opens the window; returns when it is closed.
pub fn run(options: Options) -> Result<(), Box<dyn std::error::Error>> {
    let [width, height] = theme::size::WINDOW;
    let mut viewport = egui::ViewportBuilder::default()
        .with_title("Jadoube")
        .with_app_id("jadoube")
        .with_inner_size([width, height])
        .with_min_inner_size(theme::size::WINDOW_MIN);
    if let Some(icon) = theme::art::icon() {
        viewport = viewport.with_icon(icon);
    }
    // Said here because the tests bring in wgpu as well, which eframe would prefer: it starts slower.
    let renderer = eframe::Renderer::Glow;
    let native = eframe::NativeOptions { viewport, renderer, ..eframe::NativeOptions::default() };
    // Whoever says what is to be seen sees that.
    let of_board = options.setup.is_some() || options.file.is_some() || options.picture.is_some();
    let (picture, outcome) = options.picture.map(Picture::new).unzip();
    let start = move |cc: &eframe::CreationContext<'_>| {
        // A picture is of the game that is asked for, and leaves nothing behind.
        let journals = if picture.is_none() { crate::storage::settings::journals_of_player() } else { None };
        let outside = Environment {
            store: crate::storage::settings::Store::of_player(),
            language: crate::text::messages::Language::of_system(),
            readings: Arc::new(Reading::now),
            rng: fastrand::Rng::new(),
            journals,
            choose_file: Arc::new(files::choose),
            analysts: crate::session::analysis::real(),
            invite: Arc::new(crate::session::players::fetch),
            audio: sound::of_system(),
        };
        let mut app = App::new(&cc.egui_ctx, options.setup, outside);
        if !of_board {
            app.act(&cc.egui_ctx, Request::Command(Command::Start));
        }
        app.set_picture(picture);
        if let Some(file) = options.file {
            app.open(&cc.egui_ctx, &file);
        }
        Ok(Box::new(app) as Box<dyn eframe::App>)
    };
    let _farewell = Farewell;
    eframe::run_native("jadoube", native, Box::new(start)).map_err(plain)?;
    match outcome {
        Some(outcome) => Ok(outcome
            .recv()
            .unwrap_or_else(|_| Err("the window closed before its picture was taken".into()))?),
        None => Ok(()),
    }
}

/// No guest outlives the window, also not one that panics.
struct Farewell;

impl Drop for Farewell {
    fn drop(&mut self) {
        external::end_all();
    }
}

/// Where there is no screen, the library's own words are about its source files.
fn plain(error: eframe::Error) -> Box<dyn std::error::Error> {
    match error {
        eframe::Error::WinitEventLoop(_) => {
            "found no screen for the window, expected a desktop (./play makes a virtual one)".into()
        }
        other => other.into(),
    }
}
