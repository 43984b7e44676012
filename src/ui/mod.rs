//! The window: views that read and return actions; words, colours, pictures.
//!
//! Absent on purpose: the rules of chess.

mod action;
mod aloud;
pub mod analysis;
mod answers;
mod app;
mod art;
mod begin;
pub mod board;
pub mod book;
mod buttons;
pub mod calendar;
mod claim_card;
mod clock_bar;
pub mod clock_face;
mod command;
mod dead_watch;
mod deed;
mod desk;
mod dialogs;
mod disk_words;
mod editor;
mod explain;
mod facts;
pub mod failure;
mod fen_words;
pub mod files;
mod frame;
pub mod games;
mod guests;
pub mod heard;
mod hearing;
mod keyed;
mod keys;
mod law_card;
pub mod layout;
pub mod lesson;
mod menu;
mod move_field;
mod notation;
mod note;
mod obey;
mod open;
pub mod openings;
pub mod opponent;
mod panel;
mod paste;
mod pgn_words;
mod picture;
mod pictures;
mod places;
mod play;
mod players;
mod room;
mod save;
mod scene;
mod score_cell;
mod score_sheet;
pub mod settings;
mod settings_window;
mod showing;
pub mod sound;
pub mod spoken;
mod stage;
mod start_screen;
mod start_words;
mod status;
pub mod study;
pub mod theme;
pub mod time_words;
mod turning;
pub mod typed;
mod voice;
mod widgets;
mod window;
pub mod words;
mod written;

use std::path::PathBuf;
use std::sync::Arc;

use picture::Picture;

pub use action::Action;
pub use app::{App, Outside};
pub use command::Command;
pub use play::Readings;

use crate::engine::guest;
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
    if let Some(icon) = art::icon() {
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
        let journals = if picture.is_none() { settings::journals_of_player() } else { None };
        let outside = Outside {
            store: settings::Store::of_player(),
            language: words::Language::of_system(),
            readings: Arc::new(Reading::now),
            chance: fastrand::Rng::new(),
            journals,
            files: Arc::new(files::choose),
            analysts: analysis::real(),
            invite: Arc::new(opponent::fetch),
            ears: sound::of_system(),
        };
        let mut app = App::new(&cc.egui_ctx, options.setup, outside);
        if !of_board {
            app.act(&cc.egui_ctx, Action::Command(Command::Start));
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
        guest::end_all();
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
