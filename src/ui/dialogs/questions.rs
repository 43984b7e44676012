//! Dialogs that ask one question: before a game is left, after the computer slept, after an engine failed.

use std::time::Duration;

use egui::Ui;

use super::recent::study_told;
use crate::engine::EngineFailure;
use crate::rules::Color;
use crate::table::Table;
use crate::text::notation::Notation;
use crate::text::time::digits;
use crate::text::{Texts, engine_errors};
use crate::ui::dialogs::field::{buttons, enter_is_free, heading};
use crate::ui::view::Request;
use crate::ui::view::explain::{damage, short_name};
use crate::ui::view::request::Confirmation;

/// Asks before a request is carried out.
pub fn confirm(ui: &mut Ui, (words, notation): (&Texts, Notation), table: &Table, asked: &Confirmation) {
    let short = |color| short_name(words, table, color);
    let (title, detail) = match asked {
        Confirmation::Leave { .. } if table.setup().clock_only => {
            (t!(words, "leave-clock"), t!(words, "leave-clock-detail"))
        }
        Confirmation::Leave { .. } => (t!(words, "leave"), t!(words, "leave-detail")),
        Confirmation::Damaged(game) => {
            let (table, damage) = &**game;
            let about = damage::sentences(words, notation, table, damage);
            (t!(words, "damaged"), words.paragraph(about.into_iter().chain([t!(words, "damaged-stays")])))
        }
        Confirmation::Quit => (t!(words, "quit-question"), t!(words, "quit-detail")),
        Confirmation::ResetClock => (t!(words, "reset-clock-question"), t!(words, "leave-clock-detail")),
        Confirmation::DiscardStudy(_) => (t!(words, "throw-away-question"), t!(words, "throw-away-detail")),
        Confirmation::Resign(_) if table.lone_person().is_some() => {
            (t!(words, "resign-alone"), t!(words, "resign-detail"))
        }
        Confirmation::Resign(by) => {
            (t!(words, "resign-question", name = short(*by)), t!(words, "resign-detail"))
        }
        Confirmation::OpenEnvelope => {
            let turn = table.position().turn();
            let clock = if table.setup().has_clock() { "yes" } else { "no" };
            let detail = t!(words, "open-detail", name = short(turn), other = short(!turn), clock);
            (t!(words, "open-question"), detail)
        }
    };
    heading(ui, &title);
    if let Confirmation::DiscardStudy(Some(study)) = asked {
        let (name, about) = study_told(words, study);
        ui.label(format!("{name} · {about}"));
    }
    ui.label(detail);
}

/// The main button leaves everything as it is, except where both players must agree; there Enter presses it.
pub fn confirm_foot(ui: &mut Ui, words: &Texts, asked: &Confirmation, requests: &mut Vec<Request>) {
    let (stay, go) = match asked {
        Confirmation::Leave { go } => ("leave-stay", *go),
        Confirmation::Damaged(_) => ("cancel", "damaged-open"),
        Confirmation::Quit => ("quit-stay", "quit-lose"),
        Confirmation::ResetClock => ("cancel", "clock-alone-reset"),
        Confirmation::DiscardStudy(_) => ("cancel", "recent-discard"),
        Confirmation::Resign(_) => ("leave-stay", "resign"),
        Confirmation::OpenEnvelope => {
            let (main, cancel) = (t!(words, "cmd-open-envelope"), t!(words, "cancel"));
            if buttons(ui, &main, Some(&cancel), true, requests) || enter_is_free(ui) {
                requests.push(Request::Proceed);
            }
            return;
        }
    };
    match choice(ui, words, stay, go) {
        Some(Choice::Main) => requests.push(Request::CloseDialog),
        Some(Choice::Other) => requests.push(Request::Proceed),
        None => {}
    }
}

/// Which of two buttons was pressed.
enum Choice {
    Main,
    Other,
}

/// Two buttons with these message keys, the main one first.
fn choice(ui: &mut Ui, words: &Texts, main: &str, other: &str) -> Option<Choice> {
    let mut pressed_other = Vec::new();
    let pressed = buttons(ui, &t!(words, main), Some(&t!(words, other)), true, &mut pressed_other);
    pressed.then_some(Choice::Main).or((!pressed_other.is_empty()).then_some(Choice::Other))
}

/// The computer slept while a clock ran: the players decide whether that time counts.
pub fn asleep(ui: &mut Ui, words: &Texts, asleep: Duration) {
    heading(ui, &t!(words, "asleep"));
    ui.label(t!(words, "asleep-detail", time = digits(asleep.as_secs())));
}

/// The question must be answered; closing the dialog means the time is not counted.
pub fn asleep_foot(ui: &mut Ui, words: &Texts, asleep: Duration, requests: &mut Vec<Request>) {
    let chosen = choice(ui, words, "asleep-skip", "asleep-count");
    requests.extend(chosen.map(|chosen| Request::Wake { asleep, counts: matches!(chosen, Choice::Other) }));
}

/// An engine failed: what happened, and who plays on.
pub fn failed(ui: &mut Ui, words: &Texts, name: &str, why: &EngineFailure) {
    heading(ui, &t!(words, "failed", name));
    ui.label(engine_errors::failure(words, name, why));
    ui.add_space(6.0);
    ui.label(t!(words, "failed-detail"));
}

/// The question must be answered; closing the dialog seats a human.
pub fn failed_foot(ui: &mut Ui, words: &Texts, color: Color, requests: &mut Vec<Request>) {
    let chosen = choice(ui, words, "failed-jadoube", "failed-person");
    requests.extend(chosen.map(|chosen| Request::TakeOver { color, engine: matches!(chosen, Choice::Main) }));
}
