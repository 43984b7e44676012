//! The remarks in a game record, in English, as PGN files have them.
//!
//! For remarks in the language of the reader, see `text::remarks`.

use std::fmt;

use super::{
    DrawClaim, Ending, Fault, GameEnd, Help, Incident, IncidentArticle, IncidentEntry, IncidentKind, Ruling,
    RulingSubject,
};
use crate::rules::{Bitboard, BoardChange, Color};
use crate::start::Origin;

/// A remark in a game record.
#[derive(Clone, Copy, Debug)]
pub enum Remark<'a> {
    /// The number of a Chess960 start, and how the players chose it.
    Start(u16, &'a Origin),
    /// The game was played over the board. The program was the arbiter if `by_program`; otherwise the players were.
    OverTheBoard {
        by_program: bool,
    },
    /// Both players signed the result.
    Signed,
    Help(Help),
    Incident(&'a Incident),
    /// How the game ended. There is no such remark after checkmate, because the last move shows it. `named` is
    /// [`super::Game::named_in_ending`].
    End {
        outcome: GameEnd,
        named: Color,
    },
}

impl fmt::Display for Remark<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&match *self {
            Remark::Start(number, Origin::Given) => format!("Chess960 start {number}."),
            Remark::Start(number, Origin::Dice(dice)) => format!("Chess960 start {number}, by dice: {dice}."),
            Remark::Start(number, Origin::InTurn(in_turn)) => {
                format!("Chess960 start {number}, placed in turn, Black first: {in_turn}.")
            }
            Remark::OverTheBoard { by_program: false } => {
                "Played over the board, with the players as arbiters.".to_owned()
            }
            Remark::OverTheBoard { by_program: true } => {
                "Played over the board, with the program as arbiter.".to_owned()
            }
            Remark::Signed => "Both players signed the result (8.7).".to_owned(),
            Remark::Help(Help::Hint(by)) => format!("{} gets a hint.", by.english()),
            Remark::Help(Help::Analysis(true)) => "Analysis on.".to_owned(),
            Remark::Help(Help::Analysis(false)) => "Analysis off.".to_owned(),
            Remark::Incident(incident) => incident_comment(incident),
            Remark::End { outcome: GameEnd { ending: Ending::Arbiter, article, .. }, named } => {
                format!("The arbiter declares the game lost by {} ({article}).", named.english())
            }
            Remark::End { outcome, named } => {
                ending_text(outcome.ending, (!named).english(), named.english())
            }
        })
    }
}

fn ending_text(ending: Ending, winner: &str, loser: &str) -> String {
    match ending {
        Ending::Checkmate => "Checkmate.".to_owned(),
        Ending::Stalemate => "Stalemate.".to_owned(),
        Ending::DeadPosition => "Dead position.".to_owned(),
        Ending::Fivefold => "Fivefold repetition.".to_owned(),
        Ending::SeventyFiveMoves => "Seventy-five-move rule.".to_owned(),
        Ending::Resignation => format!("{loser} resigns."),
        Ending::ResignationWithoutMate => format!("{loser} resigns, but {winner} can't mate."),
        Ending::Agreement => "Draw agreed.".to_owned(),
        Ending::Threefold => "Threefold repetition.".to_owned(),
        Ending::PerpetualCheck => "Perpetual check.".to_owned(),
        Ending::FiftyMoves => "Fifty-move rule.".to_owned(),
        Ending::FlagFall => format!("{loser} forfeits on time."),
        Ending::FlagFallWithoutMate => format!("{loser} has no time left, but {winner} can't mate."),
        Ending::SecondIllegalMove => format!("{loser} completed a second illegal move."),
        Ending::SecondIllegalMoveWithoutMate => {
            format!("{loser} completed a second illegal move, but {winner} can't mate.")
        }
        Ending::IllegalSealedMove => {
            format!("{loser}'s sealed move is unclear, illegal or against touch-move.")
        }
        Ending::IllegalSealedMoveWithoutMate => {
            format!(
                "{loser}'s sealed move is unclear, illegal or against touch-move, but {winner} can't mate."
            )
        }
        Ending::Arbiter => format!("The arbiter declares the game lost by {loser}."),
        Ending::KingsInCheck => "Drawn after an illegal move that was not claimed (A.5.4).".to_owned(),
    }
}

/// An incident as a comment. The time of day and the times that the clocks showed are added if they are known.
fn incident_comment(incident: &Incident) -> String {
    let what = match &incident.kind {
        IncidentKind::Ruling(ruling) => ruling_comment(ruling),
        IncidentKind::Unclaimed { by, fault, moved, .. } => {
            let (what, article) =
                (illegal(*fault, by.english(), &BoardChange::write(moved)), fault.article());
            return format!("{what} ({article}). It was not claimed and stands.");
        }
        IncidentKind::ClockChanged { color, moves, .. } => {
            let moves = moves.map(|[from, to]| {
                format!("{}'s moves corrected from {from} to {to} (7.1).", color.english())
            });
            let time = incident.clock_set().map(|times| {
                let [from, to] = times.map(clock);
                format!("{}'s clock set from {from} to {to} (7.1).", color.english())
            });
            time.into_iter().chain(moves).collect::<Vec<_>>().join(" ")
        }
        IncidentKind::OtherResult(score) => format!("Both players signed {score} (8.7)."),
        IncidentKind::Entry { entry, count, penalty_article } => {
            entry_comment(entry, *count, *penalty_article)
        }
    };
    let shown = Color::ALL.into_iter().zip(incident.clocks);
    let shown = shown.filter_map(|(color, ms)| Some(format!("{} {}", color.english(), clock(ms?))));
    let shown: Vec<String> = shown.collect();
    let clocks = (!shown.is_empty()).then(|| format!("Clocks: {}.", shown.join(", ")));
    let time = incident.local_time.map(|time| format!("At {time}."));
    [Some(what), time, clocks].into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// An entry as a comment: the player, the article, the note, which illegal move the entry counts as, and the time given
/// or taken away.
fn entry_comment(entry: &IncidentEntry, count: u32, penalty_article: Option<&str>) -> String {
    let player = entry.against.map(Color::english);
    let what = entry.article.map(|article| format!("{} ({})", article_meaning(article), article.name()));
    let head = [player.map(str::to_owned), what].into_iter().flatten().collect::<Vec<_>>().join(": ");
    let head = Some(head + ".").filter(|head| head.len() > 1);
    let counted =
        player.filter(|_| count > 0).map(|player| format!("{player}'s {} illegal move.", ordinal(count)));
    let times = Color::ALL.into_iter().zip(entry.add_ms.unwrap_or_default()).filter(|&(_, ms)| ms != 0);
    let times = times.map(|(color, ms)| extra_comment(color, ms, penalty_article));
    head.into_iter().chain(entry.note()).chain(counted).chain(times).collect::<Vec<_>>().join(" ")
}

fn article_meaning(article: IncidentArticle) -> &'static str {
    match article {
        IncidentArticle::ClockHandling => "improper use of the clock",
        IncidentArticle::ClockStopped => "clocks stopped without a claim",
        IncidentArticle::WrongSetup => "pieces or board set up wrongly",
        IncidentArticle::ReversedColors => "colours reversed",
        IncidentArticle::DisplacedPieces => "pieces displaced",
        IncidentArticle::TwoHands => "a move with two hands",
        IncidentArticle::LeavingVenue => "playing area left without permission",
        IncidentArticle::Assistance => "notes, advice or an electronic device",
        IncidentArticle::Distraction => "opponent distracted or annoyed",
        IncidentArticle::Refusal => "refusal to comply with the Laws",
        IncidentArticle::Penalty => "penalty imposed by the arbiter",
    }
}

/// How much extra time a player gets, with the article if one prescribes it, or how much time the player loses.
fn extra_comment(color: Color, ms: i64, article: Option<&str>) -> String {
    let (player, time) = (color.english(), minutes(ms.unsigned_abs()));
    let by = article.map(|article| format!(" ({article})")).unwrap_or_default();
    if ms < 0 { format!("{player} loses {time}.") } else { format!("{player} gets {time} extra{by}.") }
}

/// A time as minutes and seconds, such as `1:05`, rounded up to a whole second.
fn minutes(ms: u64) -> String {
    let seconds = ms.div_ceil(1000);
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

fn ordinal(count: u32) -> String {
    match count {
        1 => "first".to_owned(),
        2 => "second".to_owned(),
        more => format!("number {more}"),
    }
}

/// A clock's time as hours, minutes and seconds, such as `1:02:07`, rounded up to a whole second.
fn clock(ms: u64) -> String {
    let seconds = ms.div_ceil(1000);
    format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60)
}

/// A ruling as a comment: the claim, what was found and by which article, and the consequences.
fn ruling_comment(ruling: &Ruling) -> String {
    let (article, written) = (ruling.article, ruling.mv.to_string());
    let player = ruling.against.map(Color::english).unwrap_or_default();
    let found = match (ruling.subject, ruling.is_found) {
        (RulingSubject::Draw(DrawClaim::Threefold), true) => format!("Threefold repetition ({article})."),
        (RulingSubject::Draw(DrawClaim::Threefold), false) => format!("No threefold repetition ({article})."),
        (RulingSubject::Draw(DrawClaim::FiftyMoves), true) => {
            format!("Fifty moves without a capture or a pawn move ({article}).")
        }
        (RulingSubject::Draw(DrawClaim::FiftyMoves), false) => {
            format!("There have not been fifty moves without a capture or a pawn move ({article}).")
        }
        (RulingSubject::TouchMove, true) => {
            format!("{player}'s move {written} breaks touch-move and is taken back ({article}).")
        }
        (RulingSubject::TouchMove, false) => format!("The last move did not break touch-move ({article})."),
        (RulingSubject::IllegalMove(Some(fault)), _) => {
            let number = ordinal(ruling.count);
            let queen = if matches!(fault, Fault::PawnLeft(_)) { " The pawn becomes a queen." } else { "" };
            format!(
                "{} ({article}), {player}'s {number} illegal move.{queen}",
                illegal(fault, player, &written)
            )
        }
        (RulingSubject::IllegalMove(None), _) => format!("No illegal move to rule on ({article})."),
        (RulingSubject::Flag, true) if ruling.by == ruling.against => {
            format!("{player}'s flag fell first ({article}).")
        }
        (RulingSubject::Flag, true) => format!("{player}'s flag has fallen ({article})."),
        (RulingSubject::Flag, false) => format!("No flag has fallen ({article})."),
    };
    let announced = ruling.announced();
    let claimed = ruling.by.map(|by| match announced {
        Some(mv) => format!("{} announces {mv} and claims. ", by.english()),
        None => format!("{} claims. ", by.english()),
    });
    let claimed = claimed.unwrap_or_default();
    let bound = |pieces: Bitboard, duty: &str| {
        let squares: Vec<String> = pieces.into_iter().map(|square| square.to_string()).collect();
        match &squares[..] {
            [] => String::new(),
            [one] => format!(" The piece on {one} must {duty}."),
            more => format!(" The pieces on {} must {duty}.", more.join(", ")),
        }
    };
    let bound = match announced {
        Some(_) if ruling.bound.any() => format!(" {written} must be played."),
        _ => bound(ruling.bound & !ruling.to_take, "move") + &bound(ruling.to_take, "be taken"),
    };
    let undone = match ruling.undone_ms {
        0 => String::new(),
        ms => format!(" {player} loses the {} added for that move (7.1).", minutes(ms)),
    };
    let extra = ruling
        .extra_time
        .map(|(color, ms)| format!(" {}", extra_comment(color, ms as i64, ruling.extra_time_article)));
    let offer = match (ruling.subject, ruling.is_found) {
        (RulingSubject::Draw(_), false) => " The claim counts as a draw offer (9.1.2).",
        _ => "",
    };
    format!("{claimed}{found}{bound}{undone}{}{offer}", extra.unwrap_or_default())
}

/// A description of an illegal move, without the article and without a full stop.
fn illegal(fault: Fault, player: &str, moved: &str) -> String {
    match fault {
        Fault::NotLegal => format!("Illegal move by {player}: {moved}"),
        Fault::PawnLeft(_) => format!("{player} leaves a pawn on the last rank: {moved}"),
        Fault::NoMove => format!("{player} presses the clock without a move"),
    }
}
