//! Dialogs that ask one question: whether to carry out a request, whether the time during which the computer slept
//! counts, who continues when an engine has failed, or which version of a game to open.

use std::path::PathBuf;
use std::time::Duration;

use egui::accesskit::{Live, Role};

use super::recent::study_told;
use super::shell::{Answer, Part, Shell};
use crate::engine::EngineFailure;
use crate::platform::HAS_WINDOW;
use crate::record::GameResult;
use crate::rules::Color;
use crate::session::Session;
use crate::storage::games::GameLocation;
use crate::text::time::digits;
use crate::text::{Texts, engine_errors};
use crate::ui::view::explain::{damage, short_name};
use crate::ui::view::request::{Confirmation, GamePurpose};
use crate::ui::view::{Request, ViewContext, live};
use crate::ui::widgets::named;

/// A game in a file. The program also has a version of this game with unsaved edits.
#[derive(Debug)]
pub struct Newer {
    /// The working copy that holds the edits; `None` if the open study holds them.
    pub edited: Option<PathBuf>,
    pub game: GameLocation,
    pub purpose: GamePurpose,
}

/// A dialog that asks one question, with two or three answers.
pub struct Question {
    title: String,
    details: Vec<String>,
    /// The answers, the main one first. Each has its message key and the request that it makes.
    answers: Vec<(&'static str, Request)>,
    /// The request that is made if the dialog is closed without an answer.
    closed: Request,
    /// Whether Enter gives the main answer.
    takes_enter: bool,
}

impl Question {
    pub fn show(self, shell: Shell<'_>, ctx: &mut ViewContext<'_>) {
        let words = ctx.look.words;
        let title = match self.title.ends_with(['.', '?', '!']) {
            true => self.title.clone(),
            false => t!(words, "aloud-sentence", text = self.title.as_str()),
        };
        let told = words.paragraph(self.details.iter().cloned());
        // Outside a browser, a screen reader says the name of a dialog that opens. In a browser, it does not, so the
        // title is announced there.
        let title_live = if HAS_WINDOW { Live::Off } else { Live::Assertive };
        let keys: Vec<&str> = self.answers.iter().map(|(key, _)| *key).collect();
        let shell = Shell { buttons: &keys, takes_enter: self.takes_enter, ..shell };
        let answer = shell.show(&self.title, ctx, &mut |part, ui, _| {
            if part == Part::Body {
                for detail in &self.details {
                    // Screen readers read the plain labels of a dialog that opens. This text is announced anyway, so it
                    // is a paragraph instead of a label; otherwise it would be read twice.
                    let shown = ui.label(detail);
                    named(ui, &shown, Role::Paragraph, detail);
                }
                live::show(ui.ctx(), shell.id.with("title"), &title, title_live);
                live::show(ui.ctx(), shell.id, &told, Live::Assertive);
            }
        });
        ctx.requests.extend(answer.and_then(|answer| match answer {
            Answer::Button(index) => self.answers.into_iter().nth(index).map(|(_, request)| request),
            Answer::Closed => Some(self.closed),
        }));
    }
}

/// The question that is asked before a request is carried out. Its main button leaves everything as it is. The
/// exception is the question before an envelope is opened: its main button opens the envelope, and Enter presses that
/// button.
pub fn confirm(asked: &Confirmation, ctx: &ViewContext<'_>) -> Question {
    let (words, table, notation) = (ctx.look.words, ctx.game().table, ctx.look.settings.notation);
    let later = match ctx.game().session.and_then(Session::journal_file) {
        None => "leave-unrecorded-detail",
        Some(_) if table.setup().clock_only => "leave-clock-detail",
        Some(_) => "leave-detail",
    };
    let [title, detail, stay, go] = match asked {
        Confirmation::Leave { go } if table.setup().clock_only => ["leave-clock", later, "leave-stay", go],
        Confirmation::Leave { go } => ["leave", later, "leave-stay", go],
        Confirmation::LeaveClock => {
            ["leave-running", "leave-running-detail", "leave-running-stay", "leave-running-go"]
        }
        Confirmation::Damaged(_) => ["damaged", "damaged-stays", "cancel", "damaged-open"],
        Confirmation::Quit => ["quit-question", "quit-detail", "quit-stay", "quit-lose"],
        Confirmation::ResetClock => ["reset-clock-question", later, "cancel", "clock-alone-reset"],
        Confirmation::DiscardStudy(_) => {
            ["throw-away-question", "throw-away-detail", "cancel", "recent-discard"]
        }
        Confirmation::Resign(_) if table.lone_person().is_some() => {
            ["resign-alone", "resign-detail", "leave-stay", "resign"]
        }
        Confirmation::Resign(_) => ["resign-question", "resign-detail", "leave-stay", "resign"],
        Confirmation::KingsInCentre(result) => {
            let go = match result {
                GameResult::Won(Color::White) => "kings-black-resigns",
                GameResult::Won(Color::Black) => "kings-white-resigns",
                GameResult::Drawn | GameResult::Open => "kings-draw",
            };
            ["kings-question", "kings-detail", "leave-stay", go]
        }
        Confirmation::OpenEnvelope => ["open-question", "open-detail", "cancel", "cmd-open-envelope"],
        Confirmation::HandInExam => ["hand-in-question", "hand-in-detail", "exam-stay", "hand-in-go"],
        Confirmation::LeaveExam => ["exam-running", "leave-running-detail", "exam-stay", "leave-running-go"],
        Confirmation::QuitStudy => ["status-unsaved-study", "quit-study-detail", "quit-stay", "quit-lose"],
        Confirmation::QuitExam => ["exam-running", "quit-exam-detail", "exam-stay", "quit-exam"],
    };
    let player = if let Confirmation::Resign(by) = asked { *by } else { table.position().turn() };
    let [name, other] = [player, !player].map(|color| short_name(words, table, color));
    let clock = if table.setup().has_clock() { "yes" } else { "no" };
    let winner = match asked {
        Confirmation::KingsInCentre(GameResult::Won(Color::White)) => "white",
        Confirmation::KingsInCentre(GameResult::Won(Color::Black)) => "black",
        _ => "none",
    };
    let detail = t!(words, detail, name = name.as_str(), other, clock, winner);
    let details = match asked {
        Confirmation::Damaged(game) => {
            let about = damage::sentences(words, notation, &game.0, &game.1);
            vec![words.paragraph(about.into_iter().chain([detail]))]
        }
        Confirmation::DiscardStudy(Some(study)) => {
            let (name, about) = study_told(words, study, ctx.time);
            vec![format!("{name} · {about}"), detail]
        }
        _ => vec![detail],
    };
    let mut answers = vec![(stay, Request::CloseDialog), (go, Request::Proceed)];
    let takes_enter = matches!(asked, Confirmation::OpenEnvelope);
    if takes_enter {
        answers.reverse();
    }
    if matches!(asked, Confirmation::LeaveClock) {
        answers.push(("leave-running-pause", Request::PauseAndProceed));
    }
    Question { title: t!(words, title, name), details, answers, closed: Request::CloseDialog, takes_enter }
}

/// The question of whether the clock that was running while the computer slept counts that time. The time is not
/// counted if the players close the dialog.
pub fn asleep(words: &Texts, asleep: Duration) -> Question {
    Question {
        title: t!(words, "asleep"),
        details: vec![t!(words, "asleep-detail", time = digits(asleep.as_secs()))],
        answers: [("asleep-skip", false), ("asleep-count", true)]
            .map(|(key, counts)| (key, Request::Wake { asleep, counts }))
            .into(),
        closed: Request::Wake { asleep, counts: false },
        takes_enter: false,
    }
}

/// The question of who continues in place of an engine that failed; the details say what happened. A human continues if
/// the dialog is closed.
pub fn failed(words: &Texts, color: Color, name: &str, why: &EngineFailure) -> Question {
    Question {
        title: t!(words, "failed", name),
        details: vec![engine_errors::failure(words, name, why), t!(words, "failed-detail")],
        answers: [("failed-jadoube", true), ("failed-person", false)]
            .map(|(key, engine)| (key, Request::TakeOver { color, engine }))
            .into(),
        closed: Request::TakeOver { color, engine: false },
        takes_enter: false,
    }
}

/// The question of which version of a file's game to open: the one with unsaved edits, which is the main answer, or the
/// one in the file.
pub fn newer(words: &Texts, newer: &Newer) -> Question {
    let (purpose, copy) = (newer.purpose, newer.edited.clone());
    let edited = Request::OpenStudy { copy, reviews: purpose == GamePurpose::Review };
    let file = Request::OpenLocated { game: Box::new(newer.game.clone()), purpose };
    Question {
        title: t!(words, "newer-question"),
        details: vec![t!(words, "newer-detail")],
        answers: vec![("newer-edited", edited), ("newer-file", file)],
        closed: Request::CloseDialog,
        takes_enter: false,
    }
}
