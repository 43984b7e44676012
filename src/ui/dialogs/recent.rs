//! Recent games and files, each one click away.

use std::path::PathBuf;
use std::sync::mpsc::{Receiver, TryRecvError};
use std::time::Duration;

use egui::{Atom, Button, Label, Response, RichText, Ui, vec2};

use super::field::part;
use super::{heading, scroll};
use crate::rules::Color;
use crate::session::date::date;
use crate::table::journal::Kept;
use crate::text::clock_face;
use crate::text::messages::Texts;
use crate::ui::theme;
use crate::ui::view::explain;
use crate::ui::view::request::Request;

/// The state of the dialog.
#[derive(Debug)]
pub struct Recent {
    files: Vec<PathBuf>,
    games: Vec<Kept>,
    /// Receives more games; `None` once the list is complete.
    coming: Option<Receiver<Kept>>,
}

impl Recent {
    /// Lists these files, and the games as they arrive.
    pub fn new(files: Vec<PathBuf>, coming: Receiver<Kept>) -> Recent {
        Recent { files, games: Vec::new(), coming: Some(coming) }
    }

    pub(super) fn show(&mut self, ui: &mut Ui, words: &Texts, actions: &mut Vec<Request>) {
        self.take_games();
        heading(ui, &t!(words, "recent"));
        part(ui, &t!(words, "recent-games"));
        if self.games.is_empty() && self.coming.is_none() {
            ui.add(Label::new(RichText::new(t!(words, "recent-no-games")).weak()).wrap());
        }
        for game in &self.games {
            let (players, about) = told(words, game);
            if row(ui, &players, &about).clicked() {
                actions.push(Request::Open(game.file.clone()));
            }
        }
        part(ui, &t!(words, "recent-files"));
        if self.files.is_empty() {
            ui.add(Label::new(RichText::new(t!(words, "recent-no-files")).weak()).wrap());
        }
        for file in &self.files {
            let name = file.file_name().unwrap_or_default().to_string_lossy();
            let folder = file.parent().map(|folder| folder.display().to_string()).unwrap_or_default();
            if row(ui, &name, &folder).on_hover_text(file.display().to_string()).clicked() {
                actions.push(Request::Open(file.clone()));
            }
        }
        scroll::follow(ui);
    }

    fn take_games(&mut self) {
        while let Some(coming) = &self.coming {
            match coming.try_recv() {
                Ok(game) => self.games.push(game),
                Err(TryRecvError::Empty) => return,
                Err(TryRecvError::Disconnected) => self.coming = None,
            }
        }
    }
}

/// A game's players, and its result or progress.
fn told(words: &Texts, game: &Kept) -> (String, String) {
    let table = &game.table;
    let day = date(Duration::from_millis(game.began)).to_string().replace('.', "-");
    if table.setup().clock_only {
        let clocks = clock_face::both(words, table, table.now());
        return (t!(words, "recent-clock"), [clocks, day].join(" · "));
    }
    let name = |color: Color| explain::at_table(words, table, color);
    let players = format!("{} – {}", name(Color::White), name(Color::Black));
    let ended = match table.result() {
        Some(outcome) => outcome.score().to_owned(),
        None if game.open => t!(words, "recent-open"),
        None => t!(words, "recent-given-up"),
    };
    let moves = t!(words, "recent-moves", count = table.moves().len().div_ceil(2));
    (players, [moves, ended, day].join(" · "))
}

/// A button as wide as the dialog.
fn row(ui: &mut Ui, what: &str, about: &str) -> Response {
    let about = RichText::new(about).font(theme::small()).weak();
    let button = Button::new((what, Atom::grow(), about)).truncate();
    ui.add(button.min_size(vec2(ui.available_width(), 0.0)))
}
