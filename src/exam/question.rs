//! What is asked about a case, which answers there are to choose from, and what the table answers.

use crate::game::laws::LAST_TWO_MINUTES_MS;
use crate::game::{GameEnd, Ruling};
use crate::record::GameResult;
use crate::rules::{Bitboard, Color, named};
use crate::table::{Notice, Table};

named! {
    /// What a question asks.
    pub enum QuestionKind {
        /// Is the claim right?
        Claim = "claim",
        /// Is the request allowed?
        Request = "request",
        /// What happens to the position?
        Position = "position",
        /// Which piece must be moved or taken?
        Bound = "bound",
        /// Who gets extra time, and how much?
        Time = "time",
        /// What is the result of the game?
        Result = "result",
        /// Which article decides?
        Article = "article",
    }
}

/// What happens to the position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PositionRuling {
    Stands,
    /// The position before the move is restored.
    Restored,
    /// A pawn on the last rank becomes a queen.
    Queen,
}

/// An answer to a question.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    /// Whether the claim is right, or the request is allowed.
    Granted(bool),
    Position(PositionRuling),
    /// The squares of the pieces that must be moved or taken; empty if there is no such piece.
    Bound(Bitboard),
    /// Who gets extra time, and how much in milliseconds; `None` if nobody does.
    Time(Option<(Color, u64)>),
    /// The result of the game; [`GameResult::Open`] while the game goes on.
    Result(GameResult),
    /// The number of the article; empty if no article is quoted.
    Article(String),
}

/// A question about a case.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Question {
    pub ask: QuestionKind,
    /// The answers to choose from.
    pub choices: Vec<Answer>,
    /// The right answer: the table's answer, or the article that the case itself names.
    pub right: Answer,
}

impl Question {
    /// A question with this right answer, which is always among the choices. `articles` are the other choices of a
    /// question about the article. `pieces`, each alone, and `pair`, if it has more than one piece, are choices of a
    /// question about the pieces that must be moved or taken.
    pub(super) fn new(
        ask: QuestionKind,
        right: Answer,
        articles: &[String],
        pieces: Bitboard,
        pair: Bitboard,
    ) -> Question {
        let mut choices = match ask {
            QuestionKind::Claim | QuestionKind::Request => [true, false].map(Answer::Granted).to_vec(),
            QuestionKind::Position => {
                use PositionRuling::{Queen, Restored, Stands};
                [Restored, Stands, Queen].map(Answer::Position).to_vec()
            }
            QuestionKind::Bound => {
                let each = pieces.into_iter().map(Bitboard::of).chain(pair.many().then_some(pair));
                each.chain([Bitboard::EMPTY]).map(Answer::Bound).collect()
            }
            QuestionKind::Time => {
                let times = Color::ALL.into_iter().flat_map(|color| [(color, 60_000), (color, 120_000)]);
                std::iter::once(None).chain(times.map(Some)).map(Answer::Time).collect()
            }
            QuestionKind::Result => {
                use GameResult::{Drawn, Open, Won};
                [Open, Won(Color::White), Drawn, Won(Color::Black)].map(Answer::Result).to_vec()
            }
            QuestionKind::Article => articles.iter().cloned().map(Answer::Article).collect(),
        };
        if !choices.contains(&right) {
            choices.insert(0, right.clone());
        }
        if ask == QuestionKind::Article {
            choices.sort_by_cached_key(|answer| match answer {
                Answer::Article(article) => in_order(article),
                _ => Vec::new(),
            });
        }
        Question { ask, choices, right }
    }
}

/// A sort key that puts articles in the order of their numbers, and articles of appendices and guidelines last.
fn in_order(article: &str) -> Vec<(u32, String)> {
    let part = |part: &str| (part.parse().unwrap_or(u32::MAX), part.to_owned());
    article.split('.').map(part).collect()
}

/// The first ruling among these notices; `None` if there is none.
pub(super) fn ruling(notices: &[Notice]) -> Option<&Ruling> {
    notices.iter().find_map(|notice| if let Notice::Ruling(ruling) = notice { Some(&**ruling) } else { None })
}

/// The table's answer to a question; `notices` are its notices about the decision.
pub(super) fn table_answer(ask: QuestionKind, table: &Table, notices: &[Notice]) -> Answer {
    let told = |is: fn(&Notice) -> bool| notices.iter().any(is);
    let ruling = ruling(notices);
    match ask {
        QuestionKind::Claim | QuestionKind::Request => {
            let is_refused = told(Notice::is_refusal);
            Answer::Granted(ruling.map_or(!is_refused, |ruling| ruling.is_found))
        }
        QuestionKind::Position => {
            Answer::Position(if told(|notice| matches!(notice, Notice::Restored | Notice::TakenBack(_))) {
                PositionRuling::Restored
            } else if ruling.is_some() && told(|notice| matches!(notice, Notice::Moved { .. })) {
                PositionRuling::Queen
            } else {
                PositionRuling::Stands
            })
        }
        QuestionKind::Bound => Answer::Bound(ruling.map_or(Bitboard::EMPTY, |ruling| ruling.bound)),
        QuestionKind::Time => {
            let extra = notices.iter().find_map(|notice| match notice {
                Notice::Ruling(ruling) => ruling.extra_time,
                Notice::Penalty { by, ms } => Some((!*by, *ms)),
                Notice::IncrementGranted(by) => Some((*by, LAST_TWO_MINUTES_MS)),
                _ => None,
            });
            Answer::Time(extra)
        }
        QuestionKind::Result => Answer::Result(table.result().map_or(GameResult::Open, GameEnd::result)),
        QuestionKind::Article => {
            let quoted = notices.iter().find_map(|notice| match notice {
                Notice::Ruling(ruling) => Some(ruling.article),
                Notice::Ended(end) => Some(end.article),
                Notice::Refused(reason) => reason.article(),
                _ => None,
            });
            Answer::Article(quoted.unwrap_or_default().to_owned())
        }
    }
}
