//! Dialogs that ask one question: before a game is left, after the computer slept, after an engine failed.

use std::time::Duration;

use egui::Ui;

use super::recent::study_told;
use crate::engine::Failure;
use crate::rules::Color;
use crate::study::KeptStudy;
use crate::table::{Deed, Table};
use crate::text::notation::Notation;
use crate::text::time::digits;
use crate::text::{Texts, engine_errors};
use crate::ui::dialogs::field::{buttons, heading};
use crate::ui::view::Request;
use crate::ui::view::explain::{damage, short_name};
use crate::ui::view::request::{Next, SavedGame};

/// Another game would replace the one in progress.
pub fn leave(ui: &mut Ui, words: &Texts, table: &Table) {
    let [title, detail] = match table.setup().clock_only {
        true => [t!(words, "leave-clock"), t!(words, "leave-clock-detail")],
        false => [t!(words, "leave"), t!(words, "leave-detail")],
    };
    heading(ui, &title);
    ui.label(detail);
}

/// The window is about to close, and the game in it is recorded nowhere.
pub fn quit(ui: &mut Ui, words: &Texts) {
    heading(ui, &t!(words, "quit-question"));
    ui.label(t!(words, "quit-detail"));
}

/// Staying is the main button.
pub fn quit_foot(ui: &mut Ui, words: &Texts, requests: &mut Vec<Request>) {
    let mut left = Vec::new();
    if buttons(ui, &t!(words, "quit-stay"), Some(&t!(words, "quit-lose")), true, &mut left) {
        requests.push(Request::CloseDialog);
    } else if !left.is_empty() {
        requests.push(Request::Quit);
    }
}

/// Both times of the clock alone are about to go back to the start.
pub fn reset_clock(ui: &mut Ui, words: &Texts) {
    heading(ui, &t!(words, "reset-clock-question"));
    ui.label(t!(words, "leave-clock-detail"));
}

/// Keeping the times is the main button.
pub fn reset_clock_foot(ui: &mut Ui, words: &Texts, requests: &mut Vec<Request>) {
    let mut reset = Vec::new();
    if buttons(ui, &t!(words, "cancel"), Some(&t!(words, "clock-alone-reset")), true, &mut reset) {
        requests.push(Request::CloseDialog);
    } else if !reset.is_empty() {
        requests.push(Request::ResetClock);
    }
}

/// Keeping the current game is the main button.
pub fn leave_foot(ui: &mut Ui, words: &Texts, next: &Next, requests: &mut Vec<Request>) {
    let (mut left, stay) = (Vec::new(), t!(words, "leave-stay"));
    let stays = match next {
        Next::Agreed { setup, .. } if setup.clock_only => {
            buttons(ui, &stay, Some(&t!(words, "clock-alone-set")), true, &mut left)
        }
        Next::Agreed { .. } => buttons(ui, &stay, Some(&t!(words, "leave-go")), true, &mut left),
        Next::Kept { .. } => buttons(ui, &stay, Some(&t!(words, "leave-open")), true, &mut left),
    };
    if stays {
        requests.push(Request::CloseDialog);
    } else if !left.is_empty() {
        requests.push(Request::Leave(Box::new(next.clone())));
    }
}

/// A part of a game can't be read: which, before what is left is opened.
pub fn damaged(ui: &mut Ui, words: &Texts, notation: Notation, game: &SavedGame) {
    heading(ui, &t!(words, "damaged"));
    let about = damage::sentences(words, notation, &game.script.play(), &game.script.damage);
    ui.label(words.paragraph(about.into_iter().chain([t!(words, "damaged-stays")])));
}

/// Leaving it is the main button.
pub fn damaged_foot(ui: &mut Ui, words: &Texts, game: &SavedGame, requests: &mut Vec<Request>) {
    let mut opened = Vec::new();
    if buttons(ui, &t!(words, "cancel"), Some(&t!(words, "damaged-open")), true, &mut opened) {
        requests.push(Request::CloseDialog);
    } else if !opened.is_empty() {
        requests.push(Request::OpenDamaged(Box::new(game.clone())));
    }
}

/// A player is about to resign: who, and what that means.
pub fn resign(ui: &mut Ui, words: &Texts, table: &Table, by: Color) {
    let name = short_name(words, table, by);
    match table.lone_person() {
        Some(_) => heading(ui, &t!(words, "resign-alone")),
        None => heading(ui, &t!(words, "resign-question", name)),
    }
    ui.label(t!(words, "resign-detail"));
}

/// Playing on is the main button.
pub fn resign_foot(ui: &mut Ui, words: &Texts, by: Color, requests: &mut Vec<Request>) {
    let mut resigned = Vec::new();
    if buttons(ui, &t!(words, "leave-stay"), Some(&t!(words, "resign")), true, &mut resigned) {
        requests.push(Request::CloseDialog);
    } else if !resigned.is_empty() {
        requests.extend([Request::CloseDialog, Request::Do(Deed::Resign { by })]);
    }
}

/// A study with unsaved changes is about to be discarded: the one on screen, or one of a list, which is named.
pub fn throw_away(ui: &mut Ui, words: &Texts, kept: Option<&KeptStudy>) {
    heading(ui, &t!(words, "throw-away-question"));
    if let Some(kept) = kept {
        let (name, about) = study_told(words, kept);
        ui.label(format!("{name} · {about}"));
    }
    ui.label(t!(words, "throw-away-detail"));
}

/// Keeping the study is the main button.
pub fn throw_away_foot(ui: &mut Ui, words: &Texts, kept: Option<&KeptStudy>, requests: &mut Vec<Request>) {
    let mut discarded = Vec::new();
    if buttons(ui, &t!(words, "cancel"), Some(&t!(words, "recent-discard")), true, &mut discarded) {
        requests.push(Request::CloseDialog);
    } else if !discarded.is_empty() {
        requests.push(Request::ThrowAway(kept.map(|kept| kept.file.clone())));
    }
}

/// The computer slept while a clock ran: the players decide whether that time counts.
pub fn asleep(ui: &mut Ui, words: &Texts, asleep: Duration) {
    heading(ui, &t!(words, "asleep"));
    ui.label(t!(words, "asleep-detail", time = digits(asleep.as_secs())));
}

/// The question must be answered; closing the dialog means the time is not counted.
pub fn asleep_foot(ui: &mut Ui, words: &Texts, asleep: Duration, requests: &mut Vec<Request>) {
    let mut closed = Vec::new();
    if buttons(ui, &t!(words, "asleep-skip"), Some(&t!(words, "asleep-count")), true, &mut closed) {
        requests.push(Request::Wake { asleep, counts: false });
    } else if !closed.is_empty() {
        requests.push(Request::Wake { asleep, counts: true });
    }
}

/// An engine failed: what happened, and who plays on.
pub fn failed(ui: &mut Ui, words: &Texts, name: &str, why: &Failure) {
    heading(ui, &t!(words, "failed", name));
    ui.label(engine_errors::told(words, name, why));
    ui.add_space(6.0);
    ui.label(t!(words, "failed-detail"));
}

/// The question must be answered; closing the dialog seats a human.
pub fn failed_foot(ui: &mut Ui, words: &Texts, color: Color, requests: &mut Vec<Request>) {
    let mut closed = Vec::new();
    if buttons(ui, &t!(words, "failed-jadoube"), Some(&t!(words, "failed-person")), true, &mut closed) {
        requests.push(Request::TakeOver { color, engine: true });
    } else if !closed.is_empty() {
        requests.push(Request::TakeOver { color, engine: false });
    }
}
