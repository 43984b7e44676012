//! The list of recent games, unsaved studies and recent files. One click opens an entry.

use std::path::PathBuf;
use std::time::Duration;

use egui::{Atom, Button, Color32, Response, RichText, TextStyle, Ui, vec2};

use super::form::{note, part};
use super::shell::Shell;
use crate::game::Date;
use crate::platform::{Pending, TimeReading};
use crate::study::UnsavedStudy;
use crate::table::journal::EarlierGame;
use crate::text::{Texts, clock_face, game_names, notation, time};
use crate::ui::view::request::Confirmation;
use crate::ui::view::{Request, ViewContext};
use crate::ui::widgets::fit;

/// The state of the dialog.
#[derive(Debug)]
pub struct Recent {
    files: Vec<PathBuf>,
    games: Vec<EarlierGame>,
    studies: Vec<UnsavedStudy>,
    /// The games and studies that are still to arrive; `None` once the list is complete.
    coming: Option<Pending<RecentItem>>,
}

/// A game or a study that was found on this computer.
#[derive(Debug)]
pub enum RecentItem {
    Game(Box<EarlierGame>),
    Study(UnsavedStudy),
}

impl Recent {
    /// A dialog that lists these files, and the games and studies as they arrive.
    pub fn new(files: Vec<PathBuf>, coming: Pending<RecentItem>) -> Recent {
        Recent { files, games: Vec::new(), studies: Vec::new(), coming: Some(coming) }
    }

    pub(super) fn show(&mut self, shell: Shell<'_>, ctx: &mut ViewContext<'_>) {
        let words = ctx.look.words;
        for found in Pending::take_all_from(&mut self.coming) {
            match found {
                RecentItem::Game(game) => self.games.push(*game),
                RecentItem::Study(study) => self.studies.push(study),
            }
        }
        Shell { width: 640.0, ..shell }.tell(&t!(words, "recent"), ctx, |ui, ctx| {
            part(ui, &t!(words, "recent-games"));
            if self.games.is_empty() && self.coming.is_none() {
                note(ui, t!(words, "recent-no-games"));
            }
            for game in &self.games {
                let (players, about) = description(words, game, ctx.time);
                if row(ui, &players, &about).clicked() {
                    ctx.requests.push(Request::Open(game.file.clone()));
                }
            }
            if !self.studies.is_empty() {
                part(ui, &t!(words, "recent-studies"));
            }
            for study in &self.studies {
                study_row(ui, study, ctx);
            }
            part(ui, &t!(words, "recent-files"));
            if self.files.is_empty() {
                note(ui, t!(words, "recent-no-files"));
            }
            for file in &self.files {
                let name = file.file_name().unwrap_or_default().to_string_lossy();
                let folder = file.parent().map(|folder| folder.display().to_string()).unwrap_or_default();
                if row(ui, &name, &folder).on_hover_text(file.display().to_string()).clicked() {
                    ctx.requests.push(Request::Open(file.clone()));
                }
            }
        });
    }
}

/// The title and the details of a game. Usually, the title names the players, and the details are the number of moves,
/// the result or state, a note if the record is damaged, and the date. The title of a clock without a board says what
/// it is; its details are the times on both clocks and the date. The title of an unreadable game says that it can't be
/// read; its only detail is the date.
fn description(words: &Texts, game: &EarlierGame, now: TimeReading) -> (String, String) {
    let day = date(words, Duration::from_millis(game.began), now);
    let Some(table) = &game.table else { return (t!(words, "recent-unreadable"), day) };
    if table.setup().clock_only {
        let clocks = clock_face::both(words, table, table.now());
        return (t!(words, "recent-clock"), [clocks, day].join(" · "));
    }
    let players = game_names::of_table(words, table);
    let ended = match table.result() {
        Some(outcome) => notation::result(outcome.score()),
        None if table.sealed_by().is_some() => t!(words, "recent-adjourned"),
        None if game.open => t!(words, "recent-open"),
        None => t!(words, "recent-given-up"),
    };
    let moves = t!(words, "recent-moves", count = table.completed_moves().div_ceil(2));
    let damaged = game.is_damaged.then(|| t!(words, "recent-damaged"));
    let about: Vec<String> = [moves, ended].into_iter().chain(damaged).chain([day]).collect();
    (players, about.join(" · "))
}

/// Shows an unsaved study as a button that opens it, and next to it a button that asks whether to discard it.
pub(crate) fn study_row(ui: &mut Ui, study: &UnsavedStudy, ctx: &mut ViewContext<'_>) {
    let words = ctx.look.words;
    // The button that opens the study is laid out first, so that keyboard focus reaches it first. It leaves room for
    // the other button, whose width is that of its text and padding.
    let (discards, font) = (t!(words, "recent-discard"), TextStyle::Button.resolve(ui.style()));
    let text = fit(ui, &discards, font, Color32::PLACEHOLDER, f32::INFINITY, 1).size().x;
    let discard_width = text + 2.0 * ui.spacing().button_padding.x;
    ui.horizontal(|ui| {
        let (name, about) = study_told(words, study, ctx.time);
        let rest = ui.available_width() - discard_width - ui.spacing().item_spacing.x;
        let opens = ui.scope(|ui| {
            ui.set_max_width(rest);
            row(ui, &name, &about).clicked()
        });
        if opens.inner {
            ctx.requests.push(Request::OpenStudy { copy: Some(study.file.clone()), reviews: false });
        }
        let discard = ui.add_sized(vec2(discard_width, ui.spacing().interact_size.y), Button::new(discards));
        if discard.accessible_name(t!(words, "recent-discard-name", name = name.as_str())).clicked() {
            let throw_away = Box::new(Request::DiscardStudy(Some(study.file.clone())));
            let asked = Confirmation::DiscardStudy(Some(Box::new(study.clone())));
            ctx.requests.push(Request::Confirm(asked, throw_away));
        }
    });
}

/// The title and the details of an unsaved study. The title names the players or the event, or says only that it is a
/// study. The details are the date on which it was last written to disk.
pub(super) fn study_told(words: &Texts, study: &UnsavedStudy, now: TimeReading) -> (String, String) {
    let name = game_names::or_event(words, &study.tags);
    (name.unwrap_or_else(|| t!(words, "recent-study")), date(words, study.edited, now))
}

/// The local date of a moment, given as the time since the beginning of 1970 (UTC).
fn date(words: &Texts, moment: Duration, now: TimeReading) -> String {
    time::date(words, Date::of_day(now.day_of(moment)))
}

/// Shows a button as wide as the remaining space, with `what` at its left end and `about` at its right end.
fn row(ui: &mut Ui, what: &str, about: &str) -> Response {
    let size = vec2(ui.available_width(), ui.spacing().interact_size.y);
    let about = RichText::new(about).small().weak();
    ui.allocate_ui(size, |ui| ui.add(Button::new((what, Atom::grow(), about)).truncate().min_size(size)))
        .inner
}
