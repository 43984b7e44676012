//! What happened in a case, in sentences.

use crate::exam::{Case, Step, Story, Topic};
use crate::rules::{CastlingSide, Color, Role, Square};
use crate::table::ClaimKind;
use crate::text::Texts;
use crate::text::notation::{Notation, text};

/// The story of a case. A written case has its own message. A generated case gets a sentence for each run of steps by
/// the same player, with sentences about the circumstances around them.
pub(super) fn story(texts: &Texts, case: &Case) -> String {
    let Some(Story { quiet_plies, penalised, steps }) = case.story() else {
        let key = format!("case-{}", case.name);
        return t!(texts, &key);
    };
    let quiet = quiet_plies.map(|count| t!(texts, "story-quiet", plies = count.to_string()));
    let penalised = penalised.map(|players| match players.last() {
        None => t!(texts, "story-nobody-penalised"),
        Some(color) => t!(texts, "story-penalised", color = texts.color(*color)),
    });
    let is_unclaimed = steps.last().is_some_and(|(_, step)| *step == Step::PressesClock);
    // The arbiter rules on a pawn that is left on the last rank (A.5.4) only after seeing it.
    let key = if case.topic == Topic::Promotion { "story-seen" } else { "story-nobody-claims" };
    let nobody = is_unclaimed.then(|| t!(texts, key));
    let before = [quiet, penalised].into_iter().flatten();
    let told = steps.chunk_by(|(one, _), (other, _)| one == other).flat_map(|steps| turn(texts, steps));
    texts.paragraph(before.chain(told).chain(nobody))
}

/// The sentences about what one player does in a row.
fn turn(texts: &Texts, steps: &[(Color, Step)]) -> Vec<String> {
    let Some((color, first)) = steps.first() else { return Vec::new() };
    if *first == Step::AsksForDeadPosition {
        return vec![t!(texts, "story-dead")];
    }
    let mut phrases = Vec::new();
    for (number, (_, step)) in steps.iter().enumerate() {
        match step {
            Step::PressesClock if number == 0 => phrases.push(t!(texts, "story-no-move")),
            Step::ClaimsWith(kind, san) => {
                let mv = text(san, Notation::Letters, texts);
                phrases.extend([t!(texts, "story-writes", mv), claim(texts, *kind)]);
            }
            step => phrases.push(phrase(texts, step)),
        }
    }
    let deeds = texts.list(&phrases);
    let sealed = steps.iter().any(|(_, step)| matches!(step, Step::Seals(_)));
    let opened = sealed.then(|| t!(texts, "story-opened"));
    std::iter::once(t!(texts, "story-turn", color = texts.color(*color), deeds)).chain(opened).collect()
}

/// What a player does, worded to follow their name.
fn phrase(texts: &Texts, step: &Step) -> String {
    let named = |role: Role| t!(texts, "story-piece", role = role.name());
    let on = |role: Role, square: Square| texts.the_piece(role, square);
    match step {
        Step::Touches(piece, square) => t!(texts, "story-touches", piece = on(piece.role, *square)),
        Step::Moves { piece, from, to, takes } => {
            let (piece, from) = (named(piece.role), from.to_string());
            match takes {
                Some(taken) => t!(texts, "story-takes", piece, from, taken = on(taken.role, *to)),
                None => t!(texts, "story-moves", piece, from, to = to.to_string()),
            }
        }
        Step::Castles(CastlingSide::H) => t!(texts, "story-castles-short"),
        Step::Castles(CastlingSide::A) => t!(texts, "story-castles-long"),
        Step::TakesOff(piece, square) => t!(texts, "story-takes-off", piece = on(piece.role, *square)),
        Step::Promotes(role) => t!(texts, "story-promotes", piece = t!(texts, "piece", role = role.name())),
        Step::PressesClock => t!(texts, "story-clock"),
        Step::Claims(kind) | Step::ClaimsWith(kind, _) => claim(texts, *kind),
        Step::OffersDraw => t!(texts, "story-offers"),
        Step::AcceptsDraw => t!(texts, "story-accepts"),
        Step::DeclinesDraw => t!(texts, "story-declines"),
        Step::RequestsIncrement => t!(texts, "story-requests"),
        Step::Seals(sealed) => t!(texts, "story-seals", mv = text(sealed, Notation::Letters, texts)),
        Step::Resigns => t!(texts, "story-resigns"),
        Step::AsksForDeadPosition => t!(texts, "story-dead"),
    }
}

fn claim(texts: &Texts, kind: ClaimKind) -> String {
    t!(
        texts,
        match kind {
            ClaimKind::TouchMove => "story-claims-touch",
            ClaimKind::IllegalMove => "story-claims-illegal",
            ClaimKind::Flag => "story-claims-flag",
            ClaimKind::Threefold => "story-claims-threefold",
            ClaimKind::FiftyMoves => "story-claims-fifty",
        }
    )
}
