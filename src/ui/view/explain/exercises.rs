//! How many exercises were added, and why there are no more.

use crate::text::Texts;
use crate::ui::view::message::ExerciseGap;

/// The sentences about exercises that were added. If `says_where`, they name the menu with the exercises.
pub(super) fn added(
    words: &Texts,
    added: usize,
    known: usize,
    gaps: &[ExerciseGap],
    says_where: bool,
) -> String {
    let key = if says_where && added > 0 { "exercises-added-where" } else { "exercises-added" };
    let known = (known > 0).then(|| t!(words, "exercises-known", count = known));
    let gaps = gaps.iter().map(|gap| gap_text(words, *gap));
    words.paragraph(std::iter::once(t!(words, key, count = added)).chain(known).chain(gaps))
}

fn gap_text(words: &Texts, gap: ExerciseGap) -> String {
    match gap {
        ExerciseGap::Lines(count) => t!(words, "exercises-skipped", count),
        ExerciseGap::NoSource => t!(words, "exercises-no-source"),
        ExerciseGap::NoMoves(color) => t!(words, "exercises-no-moves", color = words.color(color)),
        ExerciseGap::NoMoment => t!(words, "exercises-no-moment"),
        ExerciseGap::Searched(count) => t!(words, "exercises-searched", count),
        ExerciseGap::LeftOut(count) => t!(words, "exercises-left-out", count),
        ExerciseGap::Stopped(game, all) => {
            t!(words, "exercises-stopped", game = game.to_string(), all = all.to_string())
        }
        ExerciseGap::NoFolder => t!(words, "exercises-no-folder"),
    }
}
