//! What happened in a case, in sentences.

use crate::exam::{Case, Neighbour, Step, Story, Topic};
use crate::rules::{CastlingSide, Color, Role, Square};
use crate::table::ClaimKind;
use crate::text::Texts;
use crate::text::notation::{Notation, text};

/// The story of a case. A written case has its own message. A generated case gets one or more sentences for each run of
/// steps by the same player. Sentences about the circumstances come before and after these.
pub(super) fn story(texts: &Texts, case: &Case) -> String {
    let Some(Story { quiet_plies, penalised, neighbour, steps }) = case.story() else {
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
    let neighbour = neighbour.map(|Neighbour { color, square, came_from }| {
        let (color, square) = (texts.color(color), square.to_string());
        match came_from {
            Some(from) => t!(texts, "story-two-squares", color, from = from.to_string(), square),
            None => t!(texts, "story-not-just-moved", color, square),
        }
    });
    let before = [quiet, penalised, neighbour].into_iter().flatten();
    let told = steps.chunk_by(|(one, _), (other, _)| one == other).flat_map(|steps| turn(texts, steps));
    texts.paragraph(before.chain(told).chain(nobody))
}

/// The sentences about what one player does in a row.
fn turn(texts: &Texts, steps: &[(Color, Step)]) -> Vec<String> {
    let Some((color, _)) = steps.first() else { return Vec::new() };
    let mut phrases = Vec::new();
    for (_, step) in steps {
        match step {
            Step::ClaimsWith(kind, san) => {
                let mv = text(san, Notation::Letters, texts);
                phrases.extend([t!(texts, "story-writes", mv), claim(texts, *kind)]);
            }
            step => phrases.extend(phrase(texts, *color, step)),
        }
    }
    let color = texts.color(*color);
    let has = |is_wanted: fn(&Step) -> bool| steps.iter().any(|(_, step)| is_wanted(step));
    let opened = has(|step| matches!(step, Step::Seals(_))).then(|| t!(texts, "story-opened"));
    let both_hands = has(|step| *step == Step::UsesBothHands)
        .then(|| t!(texts, "story-both-hands", color = color.as_str()));
    let seen = has(|step| *step == Step::IsSeen).then(|| t!(texts, "story-illegal-seen"));
    let told = (!phrases.is_empty()).then(|| t!(texts, "story-turn", color, deeds = texts.list(&phrases)));
    [told, opened, both_hands, seen].into_iter().flatten().collect()
}

/// What this player does, worded to follow the player's name; `None` for a step that has only a sentence of its own.
fn phrase(texts: &Texts, color: Color, step: &Step) -> Option<String> {
    let named = |role: Role| t!(texts, "story-piece", role = role.name());
    let on = |role: Role, square: Square| texts.the_piece(role, square);
    Some(match step {
        Step::Touches(piece, square) => t!(texts, "story-touches", piece = on(piece.role, *square)),
        Step::Moves { piece, from, to, takes } => {
            // A pawn may move diagonally only to capture, so the story says that nothing was there.
            let is_pawn_aside = piece.role == Role::Pawn && from.file() != to.file();
            let key = if is_pawn_aside { "story-moves-empty" } else { "story-moves" };
            let (is_own, role) = (piece.color == color, piece.role);
            let (piece, from, goal) = (named(role), from.to_string(), to.to_string());
            match takes {
                Some(taken) if taken.color == color => {
                    t!(texts, "story-takes-own", piece, from, taken = texts.piece(taken.role), to = goal)
                }
                Some(taken) => t!(texts, "story-takes", piece, from, taken = on(taken.role, *to)),
                None if is_own => t!(texts, key, piece, from, to = goal),
                None => t!(texts, "story-moves-opponents", piece = texts.piece(role), from, to = goal),
            }
        }
        Step::Castles(CastlingSide::H) => t!(texts, "story-castles-short"),
        Step::Castles(CastlingSide::A) => t!(texts, "story-castles-long"),
        Step::TakesOff(piece, square) => t!(texts, "story-takes-off", piece = on(piece.role, *square)),
        Step::Promotes(role) => t!(texts, "story-promotes", piece = t!(texts, "piece", role = role.name())),
        Step::PressesClock => t!(texts, "story-clock"),
        Step::PressesWithoutMove => t!(texts, "story-no-move"),
        Step::Claims(kind) | Step::ClaimsWith(kind, _) => claim(texts, *kind),
        Step::OffersDraw => t!(texts, "story-offers"),
        Step::AcceptsDraw => t!(texts, "story-accepts"),
        Step::DeclinesDraw => t!(texts, "story-declines"),
        Step::RequestsIncrement => t!(texts, "story-requests"),
        Step::Seals(sealed) => t!(texts, "story-seals", mv = text(sealed, Notation::Letters, texts)),
        Step::Resigns => t!(texts, "story-resigns"),
        Step::Adjusts => t!(texts, "story-adjusts"),
        Step::IsSeen | Step::UsesBothHands => return None,
    })
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
