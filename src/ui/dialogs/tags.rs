//! The form for a game's tags: players, event, place, round, date and result.

use super::form::{agreement, choices, field};
use super::shell::Shell;
use crate::record::GameResult;
use crate::rules::Color;
use crate::ui::view::tag_form::{FIELDS, TagForm};
use crate::ui::view::{Request, ViewContext};

const RESULTS: [(GameResult, &str); 4] = [
    (GameResult::Won(Color::White), "result-white"),
    (GameResult::Drawn, "result-draw"),
    (GameResult::Won(Color::Black), "result-black"),
    (GameResult::Open, "result-open"),
];

impl TagForm {
    pub(super) fn show(&mut self, shell: Shell<'_>, ctx: &mut ViewContext<'_>) {
        let words = ctx.look.words;
        let shell = Shell { buttons: &["tags-done", "cancel"], ..shell };
        let done = shell.ask(&t!(words, "tags"), ctx, |ui, _| {
            for ((_, key), text) in FIELDS.into_iter().zip(&mut self.texts) {
                let hint = if key == "tag-date" { t!(words, "tag-date-hint") } else { String::new() };
                // The PGN standard (section 7) allows no more characters in a string.
                field(ui, &t!(words, key), text, &hint, 255);
            }
            agreement(ui, &t!(words, "tag-result"), &mut self.result, &choices(words, &RESULTS));
        });
        ctx.requests.extend(done.then(|| Request::Tags(Box::new(self.clone()))));
    }
}
