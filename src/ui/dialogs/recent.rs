//! Recent games, unsaved studies and recent files, each one click away.

use std::path::PathBuf;
use std::time::Duration;

use egui::{Atom, Button, Color32, Label, Response, RichText, Role, TextStyle, Ui, WidgetInfo, vec2};

use super::field::{heading, part};
use super::scroll;
use crate::platform::Pending;
use crate::session::date::date;
use crate::study::UnsavedStudy;
use crate::table::journal::EarlierGame;
use crate::text::{Texts, clock_face, game_names, notation, time};
use crate::ui::theme;
use crate::ui::view::Request;
use crate::ui::view::request::Confirmation;
use crate::ui::widgets::fit;

/// The state of the dialog.
#[derive(Debug)]
pub struct Recent {
    files: Vec<PathBuf>,
    games: Vec<EarlierGame>,
    studies: Vec<UnsavedStudy>,
    /// More games and studies; `None` once the list is complete.
    coming: Option<Pending<RecentItem>>,
}

/// What was found on this computer.
#[derive(Debug)]
pub enum RecentItem {
    Game(Box<EarlierGame>),
    Study(UnsavedStudy),
}

impl Recent {
    /// Lists these files, and the games and studies as they arrive.
    pub fn new(files: Vec<PathBuf>, coming: Pending<RecentItem>) -> Recent {
        Recent { files, games: Vec::new(), studies: Vec::new(), coming: Some(coming) }
    }

    pub(super) fn show(&mut self, ui: &mut Ui, words: &Texts, requests: &mut Vec<Request>) {
        for found in Pending::take_all_from(&mut self.coming) {
            match found {
                RecentItem::Game(game) => self.games.push(*game),
                RecentItem::Study(study) => self.studies.push(study),
            }
        }
        heading(ui, &t!(words, "recent"));
        part(ui, &t!(words, "recent-games"));
        if self.games.is_empty() && self.coming.is_none() {
            ui.add(Label::new(RichText::new(t!(words, "recent-no-games")).weak()).wrap());
        }
        for game in &self.games {
            let (players, about) = description(words, game);
            if row(ui, &players, &about).clicked() {
                requests.push(Request::Open(game.file.clone()));
            }
        }
        if !self.studies.is_empty() {
            part(ui, &t!(words, "recent-studies"));
        }
        for study in &self.studies {
            study_row(ui, words, study, requests);
        }
        part(ui, &t!(words, "recent-files"));
        if self.files.is_empty() {
            ui.add(Label::new(RichText::new(t!(words, "recent-no-files")).weak()).wrap());
        }
        for file in &self.files {
            let name = file.file_name().unwrap_or_default().to_string_lossy();
            let folder = file.parent().map(|folder| folder.display().to_string()).unwrap_or_default();
            if row(ui, &name, &folder).on_hover_text(file.display().to_string()).clicked() {
                requests.push(Request::Open(file.clone()));
            }
        }
        scroll::follow(ui);
    }
}

/// A game's players, and its result or progress.
fn description(words: &Texts, game: &EarlierGame) -> (String, String) {
    let day = time::date(words, date(Duration::from_millis(game.began)));
    let Some(table) = &game.table else { return (t!(words, "recent-unreadable"), day) };
    if table.setup().clock_only {
        let clocks = clock_face::both(words, table, table.now());
        return (t!(words, "recent-clock"), [clocks, day].join(" · "));
    }
    let players = game_names::of_table(words, table);
    let ended = match table.result() {
        Some(outcome) => notation::result(outcome.score()),
        None if game.open => t!(words, "recent-open"),
        None => t!(words, "recent-given-up"),
    };
    let moves = t!(words, "recent-moves", count = table.completed_moves().div_ceil(2));
    let damaged = game.is_damaged.then(|| t!(words, "recent-damaged"));
    let about: Vec<String> = [moves, ended].into_iter().chain(damaged).chain([day]).collect();
    (players, about.join(" · "))
}

/// An unsaved study: a click opens it, a button after it discards it.
pub(crate) fn study_row(ui: &mut Ui, words: &Texts, study: &UnsavedStudy, requests: &mut Vec<Request>) {
    ui.horizontal(|ui| {
        let discard = t!(words, "recent-discard");
        let font = TextStyle::Button.resolve(ui.style());
        let text = fit(ui, &discard, font, Color32::PLACEHOLDER, f32::INFINITY, 1);
        let width = text.size().x + 2.0 * ui.spacing().button_padding.x;
        let room = ui.available_width() - width - ui.spacing().item_spacing.x;
        let (name, about) = study_told(words, study);
        if wide_row(ui, &name, &about, room).clicked() {
            requests.push(Request::OpenStudy(Some(study.file.clone())));
        }
        let response = ui.button(&discard);
        let label = t!(words, "recent-discard-name", name);
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &label));
        if response.clicked() {
            let throw_away = Box::new(Request::DiscardStudy(Some(study.file.clone())));
            let asked = Confirmation::DiscardStudy(Some(Box::new(study.clone())));
            requests.push(Request::Confirm(asked, throw_away));
        }
    });
}

/// An unsaved study: its players or event, and when it was edited.
pub(super) fn study_told(words: &Texts, study: &UnsavedStudy) -> (String, String) {
    let event = || study.tags.known("Event").map(str::to_owned);
    let name = game_names::of_record(words, &study.tags).or_else(event);
    (name.unwrap_or_else(|| t!(words, "recent-study")), time::date(words, date(study.edited)))
}

/// A button as wide as the dialog.
fn row(ui: &mut Ui, what: &str, about: &str) -> Response {
    let room = ui.available_width();
    wide_row(ui, what, about, room)
}

fn wide_row(ui: &mut Ui, what: &str, about: &str, width: f32) -> Response {
    let about = RichText::new(about).font(theme::small()).weak();
    let button = Button::new((what, Atom::grow(), about)).truncate();
    let height = ui.spacing().interact_size.y;
    ui.allocate_ui(vec2(width, height), |ui| ui.add(button.min_size(vec2(width, 0.0)))).inner
}
