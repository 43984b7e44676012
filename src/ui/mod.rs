//! The window: views that read and return actions; words, colours, pictures.
//!
//! Absent on purpose: the rules of chess.

mod app;
mod art;
pub mod board;
mod picture;
mod theme;

use std::path::PathBuf;

use picture::Picture;

pub use app::App;

/// How the window starts.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// The game on the board.
    pub setup: crate::table::GameSetup,
    /// Save a picture of the window once it has settled, and quit.
    pub picture: Option<PathBuf>,
}

/// Opens the window; returns when it is closed.
pub fn run(options: Options) -> Result<(), Box<dyn std::error::Error>> {
    let [width, height] = theme::size::WINDOW;
    let viewport = egui::ViewportBuilder::default()
        .with_title("Jadoube")
        .with_app_id("jadoube")
        .with_inner_size([width, height])
        .with_min_inner_size(theme::size::WINDOW_MIN);
    let native = eframe::NativeOptions { viewport, ..eframe::NativeOptions::default() };
    let (picture, outcome) = options.picture.map(Picture::new).unzip();
    eframe::run_native("jadoube", native, Box::new(|cc| Ok(Box::new(App::new(&cc.egui_ctx, picture)))))?;
    match outcome {
        Some(outcome) => Ok(outcome
            .recv()
            .unwrap_or_else(|_| Err("the window closed before its picture was taken".into()))?),
        None => Ok(()),
    }
}
