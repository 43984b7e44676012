//! Dialogs that ask one question: before a game is left, after the computer slept, after an engine failed.

use std::time::Duration;

use egui::Ui;

use super::recent::study_told;
use crate::engine::EngineFailure;
use crate::rules::Color;
use crate::text::time::digits;
use crate::text::{Texts, engine_errors};
use crate::ui::dialogs::field::{FootButton, buttons, confirm_buttons, heading};
use crate::ui::view::explain::{damage, short_name};
use crate::ui::view::request::Confirmation;
use crate::ui::view::{Request, ViewContext};

/// Asks before a request is carried out.
pub fn confirm(ui: &mut Ui, asked: &Confirmation, ctx: &ViewContext<'_>) {
    let (words, table, notation) = (ctx.look.words, ctx.game().table, ctx.look.settings.notation);
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
pub fn confirm_foot(ui: &mut Ui, asked: &Confirmation, ctx: &mut ViewContext<'_>) {
    let (stay, go) = match asked {
        Confirmation::Leave { go } => ("leave-stay", *go),
        Confirmation::Damaged(_) => ("cancel", "damaged-open"),
        Confirmation::Quit => ("quit-stay", "quit-lose"),
        Confirmation::ResetClock => ("cancel", "clock-alone-reset"),
        Confirmation::DiscardStudy(_) => ("cancel", "recent-discard"),
        Confirmation::Resign(_) => ("leave-stay", "resign"),
        Confirmation::OpenEnvelope => {
            let opens = confirm_buttons(ui, "cmd-open-envelope", true, ctx);
            return ctx.requests.extend(opens.then_some(Request::Proceed));
        }
    };
    let pressed = buttons(ui, ctx.look.words, &[stay, go], true);
    ctx.requests.extend(pressed.map(|pressed| match pressed {
        FootButton::Main => Request::CloseDialog,
        FootButton::Other => Request::Proceed,
    }));
}

/// The computer slept while a clock ran: the players decide whether that time counts.
pub fn asleep(ui: &mut Ui, words: &Texts, asleep: Duration) {
    heading(ui, &t!(words, "asleep"));
    ui.label(t!(words, "asleep-detail", time = digits(asleep.as_secs())));
}

/// The question must be answered; closing the dialog means the time is not counted.
pub fn asleep_foot(ui: &mut Ui, asleep: Duration, ctx: &mut ViewContext<'_>) {
    let pressed = buttons(ui, ctx.look.words, &["asleep-skip", "asleep-count"], true);
    let answer = |pressed| Request::Wake { asleep, counts: pressed == FootButton::Other };
    ctx.requests.extend(pressed.map(answer));
}

/// An engine failed: what happened, and who plays on.
pub fn failed(ui: &mut Ui, words: &Texts, name: &str, why: &EngineFailure) {
    heading(ui, &t!(words, "failed", name));
    ui.label(engine_errors::failure(words, name, why));
    ui.add_space(6.0);
    ui.label(t!(words, "failed-detail"));
}

/// The question must be answered; closing the dialog seats a human.
pub fn failed_foot(ui: &mut Ui, color: Color, ctx: &mut ViewContext<'_>) {
    let pressed = buttons(ui, ctx.look.words, &["failed-jadoube", "failed-person"], true);
    let answer = |pressed| Request::TakeOver { color, engine: pressed == FootButton::Main };
    ctx.requests.extend(pressed.map(answer));
}
