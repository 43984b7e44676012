//! What an arbiter records about a game, in the language of the reader.
//!
//! For incidents in English, see `game::remark`.

use super::messages::{Texts, sentence};
use super::notation::{self, Notation};
use super::{clock_face, hand_moves};
use crate::game::{
    DrawClaim, Fault, Incident, IncidentArticle, IncidentEntry, IncidentKind, Ruling, RulingSubject,
};
use crate::record::GameResult;
use crate::rules::{Bitboard, Color};

/// The number of the move that was to be made: "12." or "12…".
pub fn number(incident: &Incident) -> String {
    notation::numbered(incident.number, incident.turn, "").trim_end().to_owned()
}

/// The time of day, and what both clocks showed, for example "At 19:42. Clocks: White 58:12, Black 1:02:40." What is
/// unknown is left out.
pub fn when(texts: &Texts, incident: &Incident) -> String {
    let time = incident.local_time.map(|time| t!(texts, "record-time", time = time.to_string()));
    texts.paragraph(time.into_iter().chain(times(texts, incident.clocks)))
}

/// The number of the move, the time of day and both clocks in short form: "12. 19:42, White 58:12, Black 1:02:40".
pub fn head(texts: &Texts, incident: &Incident) -> String {
    let time = incident.local_time.map(|time| time.to_string());
    let clocks = clocks(texts, incident.clocks);
    texts.paragraph([number(incident), texts.row(time.into_iter().chain(clocks))])
}

/// What the clocks showed, from times in milliseconds; `None` if neither time is known.
pub fn times(texts: &Texts, times: [Option<u64>; 2]) -> Option<String> {
    let shown = clocks(texts, times);
    (!shown.is_empty()).then(|| t!(texts, "record-clocks", clocks = texts.row(shown)))
}

/// What each clock showed, from times in milliseconds; players without a time are left out.
fn clocks(texts: &Texts, times: [Option<u64>; 2]) -> Vec<String> {
    let shown = Color::ALL.into_iter().zip(times).filter_map(|(color, ms)| {
        Some(t!(texts, "record-clock", color = color.name(), time = clock_face::text(ms?, false)))
    });
    shown.collect()
}

/// The whole incident in one paragraph, with the number of the move first.
pub fn line(texts: &Texts, incident: &Incident) -> String {
    texts.paragraph([number(incident), with_time(texts, incident)])
}

/// What happened, and when.
pub fn with_time(texts: &Texts, incident: &Incident) -> String {
    texts.paragraph([sentences(texts, incident), when(texts, incident)])
}

/// What happened, and its consequences if there are any.
pub fn sentences(texts: &Texts, incident: &Incident) -> String {
    match &incident.kind {
        IncidentKind::Ruling(of) => ruling(texts, of),
        IncidentKind::Unclaimed { by, fault, moved } => {
            let moved = hand_moves::written(texts, Notation::Letters, moved);
            let what = illegal(texts, *fault, *by, &moved, fault.article());
            texts.paragraph([what, t!(texts, "record-stands")])
        }
        IncidentKind::ClockChanged { color, moves, .. } => {
            let clock = incident.clock_set().map(|times| {
                let [from, to] = times.map(|ms| clock_face::text(ms, false));
                t!(texts, "record-clock-set", color = color.name(), from, to)
            });
            let moves = moves.map(|[from, to]| {
                let (color, from, to) = (color.name(), from.to_string(), to.to_string());
                t!(texts, "record-moves-corrected", color, from, to)
            });
            texts.paragraph(clock.into_iter().chain(moves))
        }
        IncidentKind::OtherResult(score) => other_result(texts, *score),
        IncidentKind::Entry { entry: of, count, penalty_article } => {
            entry(texts, of, *count, *penalty_article)
        }
    }
}

fn other_result(texts: &Texts, score: GameResult) -> String {
    t!(texts, "record-other-result", score = notation::result(score.text()))
}

/// What was entered by hand, or that a player stopped the clocks for no reason. `count` says which of the player's
/// illegal moves the entry counts as, counted from 1; 0 if it does not count as one.
fn entry(texts: &Texts, entry: &IncidentEntry, count: u32, penalty_article: Option<&'static str>) -> String {
    let player = entry.against.map(|color| texts.color(color));
    let what =
        entry.article.map(|of| t!(texts, "record-article", what = article(texts, of), article = of.name()));
    let head = match (player, what) {
        (Some(player), Some(what)) => t!(texts, "record-entry-against", player, what),
        (Some(alone), None) | (None, Some(alone)) => t!(texts, "record-entry", what = sentence(&alone)),
        (None, None) => String::new(),
    };
    let counted = entry.against.filter(|_| count > 0);
    let counted = counted.map(|color| t!(texts, "record-count", color = color.name(), count));
    let times = Color::ALL.into_iter().zip(entry.add_ms.unwrap_or_default());
    let times = times.map(|(color, ms)| extra_time(texts, color, ms, penalty_article));
    texts.paragraph([head].into_iter().chain(entry.note()).chain(counted).chain(times))
}

/// A phrase for what an arbiter notes under an article, such as "pieces displaced", without an initial capital.
pub fn article(texts: &Texts, article: IncidentArticle) -> String {
    let key = match article {
        IncidentArticle::ClockHandling => "incident-6-2-4",
        IncidentArticle::ClockStopped => "incident-6-11-4",
        IncidentArticle::WrongSetup => "incident-7-2",
        IncidentArticle::ReversedColors => "incident-7-3",
        IncidentArticle::DisplacedPieces => "incident-7-4",
        IncidentArticle::TwoHands => "incident-7-5-4",
        IncidentArticle::LeavingVenue => "incident-11-2",
        IncidentArticle::Assistance => "incident-11-3",
        IncidentArticle::Distraction => "incident-11-5",
        IncidentArticle::Refusal => "incident-11-7",
        IncidentArticle::Penalty => "incident-12-9",
    };
    t!(texts, key)
}

/// A sentence about the time that a player gets or, if `ms` is negative, loses; empty if the time is 0. If an article
/// prescribes the extra time, the sentence names it.
fn extra_time(texts: &Texts, color: Color, ms: i64, article: Option<&'static str>) -> String {
    let (color, time) = (color.name(), clock_face::text(ms.unsigned_abs(), false));
    match ms {
        0 => String::new(),
        1.. => t!(texts, "record-extra-time", color, time, article = article.unwrap_or("none")),
        _ => t!(texts, "record-time-taken", color, time),
    }
}

fn ruling(texts: &Texts, of: &Ruling) -> String {
    use RulingSubject::*;
    let (article, written) = (&of.article, hand_moves::ruled(texts, Notation::Letters, &of.mv));
    let color = of.against.map_or("", Color::name);
    let found = match (of.subject, of.is_found) {
        (Draw(DrawClaim::Threefold), true) => t!(texts, "record-threefold", article = *article),
        (Draw(DrawClaim::Threefold), false) => t!(texts, "record-no-threefold", article = *article),
        (Draw(DrawClaim::FiftyMoves), true) => t!(texts, "record-fifty", article = *article),
        (Draw(DrawClaim::FiftyMoves), false) => t!(texts, "record-no-fifty", article = *article),
        (TouchMove, true) => {
            t!(texts, "record-departed", color, move = written.as_str(), article = *article)
        }
        (TouchMove, false) => t!(texts, "record-not-departed", article = *article),
        (IllegalMove(Some(fault)), _) => {
            let by = of.against.unwrap_or(Color::White);
            let what = illegal(texts, fault, by, &written, article);
            let count = t!(texts, "record-count", color, count = of.count);
            let queen = fault.promotion().map(|_| t!(texts, "record-queen"));
            texts.paragraph([what, count].into_iter().chain(queen))
        }
        (IllegalMove(None), _) => t!(texts, "record-nothing-illegal", article = *article),
        (Flag, true) if of.by == of.against => t!(texts, "record-flag-first", color, article = *article),
        (Flag, true) => t!(texts, "record-flag", color, article = *article),
        (Flag, false) => t!(texts, "record-no-flag", article = *article),
    };
    let announced = of.announced();
    let claimed = of.by.map(|by| match announced {
        Some(_) => t!(texts, "record-claims-with", color = by.name(), move = written.as_str()),
        None => t!(texts, "record-claims", color = by.name()),
    });
    let bound = match announced {
        Some(_) if of.bound.any() => vec![t!(texts, "record-must-play", move = written)],
        _ => {
            let pieces = [("record-must-move", of.bound & !of.to_take), ("record-must-be-taken", of.to_take)];
            pieces.into_iter().filter_map(|(key, pieces)| bound(texts, key, pieces)).collect()
        }
    };
    let undone = clock_face::text(of.undone_ms, false);
    let undone = (of.undone_ms > 0).then(|| t!(texts, "record-time-undone", color, time = undone));
    let offer =
        matches!((of.subject, of.is_found), (Draw(_), false)).then(|| t!(texts, "record-claim-offers"));
    let extra = of.extra_time.map(|(color, ms)| extra_time(texts, color, ms as i64, of.extra_time_article));
    texts.paragraph(claimed.into_iter().chain([found]).chain(bound).chain(undone).chain(extra).chain(offer))
}

/// The message with this key about the pieces that must be moved or taken; `None` if there are no such pieces.
fn bound(texts: &Texts, key: &str, pieces: Bitboard) -> Option<String> {
    let squares: Vec<String> = pieces.into_iter().map(|square| square.to_string()).collect();
    let count = squares.len();
    (count > 0).then(|| t!(texts, key, count, squares = texts.list(&squares)))
}

fn illegal(texts: &Texts, fault: Fault, by: Color, moved: &str, article: &str) -> String {
    let color = by.name();
    match fault {
        Fault::NotLegal => t!(texts, "record-illegal", color, move = moved, article),
        Fault::PawnLeft(_) => t!(texts, "record-pawn-left", color, move = moved, article),
        Fault::NoMove => t!(texts, "record-no-move", color, article),
    }
}
