//! Questions, answers, topics and articles of the exam in words.

use crate::exam::{Answer, Case, Hearing, PositionRuling, QuestionKind, Topic};
use crate::record::GameResult;
use crate::rules::Color;
use crate::text::messages::sentence;
use crate::text::{Texts, notation};

/// The message key of a question; for beginners, a whole sentence.
pub(super) const fn ask(ask: QuestionKind, is_simple: bool) -> &'static str {
    match ask {
        QuestionKind::Claim if is_simple => "exam-simple-claim",
        QuestionKind::Request if is_simple => "exam-simple-request",
        QuestionKind::Result if is_simple => "exam-simple-result",
        QuestionKind::Claim => "exam-claim",
        QuestionKind::Request => "exam-request",
        QuestionKind::Position => "exam-position",
        QuestionKind::Bound => "exam-bound",
        QuestionKind::Time => "exam-time",
        QuestionKind::Result => "exam-result",
        QuestionKind::Article => "exam-article",
    }
}

/// The message key of a topic.
pub(super) const fn topic(topic: Topic) -> &'static str {
    match topic {
        Topic::Touch => "exam-touch",
        Topic::Castling => "exam-castling",
        Topic::Promotion => "exam-promotion",
        Topic::Illegal => "exam-illegal",
        Topic::Fast => "exam-fast",
        Topic::Flags => "exam-flags",
        Topic::Claims => "exam-claims",
        Topic::Endings => "exam-endings",
        Topic::Adjourned => "exam-adjourned",
        Topic::Agreement => "exam-agreement",
        Topic::Blind => "exam-blind",
    }
}

/// The articles of the Laws on a topic.
pub(super) fn articles(texts: &Texts, topic: Topic) -> String {
    let numbers = match topic {
        Topic::Touch => "4.1–4.8",
        Topic::Castling => "3.8.2, 4.4, 7.5.4",
        Topic::Promotion => "3.7.3, 4.4.4, 7.5.2, A.5.4",
        Topic::Illegal => "3.1–3.10, 7.5",
        Topic::Fast => return t!(texts, "exam-fast-articles"),
        Topic::Flags => "6.8, 6.9",
        Topic::Claims => "9.2–9.5",
        Topic::Endings => "5.1, 5.2, 9.6",
        Topic::Adjourned => return t!(texts, "exam-adjourned-articles"),
        Topic::Agreement => "5.2.3, 8.7, 9.1, III.4",
        Topic::Blind => return t!(texts, "exam-blind-articles"),
    };
    numbers.to_owned()
}

/// The title of an article; empty if it has none.
pub(super) fn article_title(texts: &Texts, article: &str) -> String {
    let key = format!("article-{}", article.replace('.', "-"));
    let title = t!(texts, &key);
    if title == key { String::new() } else { title }
}

/// The text of an answer to a question.
pub(super) fn answer(
    texts: &Texts,
    case: &Case,
    hearing: &Hearing,
    asked: QuestionKind,
    answer: &Answer,
) -> String {
    match answer {
        Answer::Granted(true) if case.is_simple() => t!(texts, "answer-yes"),
        Answer::Granted(false) if case.is_simple() => t!(texts, "answer-no"),
        Answer::Granted(true) if asked == QuestionKind::Request => t!(texts, "exam-allowed"),
        Answer::Granted(false) if asked == QuestionKind::Request => t!(texts, "exam-not-allowed"),
        Answer::Granted(true) => t!(texts, "exam-upheld"),
        Answer::Granted(false) => t!(texts, "exam-rejected"),
        Answer::Position(PositionRuling::Stands) => t!(texts, "exam-stands"),
        Answer::Position(PositionRuling::Restored) => t!(texts, "exam-restored"),
        Answer::Position(PositionRuling::Queen) => t!(texts, "exam-queen"),
        Answer::Bound(squares) if squares.is_empty() => t!(texts, "exam-no-piece"),
        Answer::Bound(squares) => {
            let position = hearing.position_of_turn();
            let named = |square| Some(texts.the_piece(position.piece_at(square)?.role, square));
            sentence(&texts.list(&squares.into_iter().filter_map(named).collect::<Vec<_>>()))
        }
        Answer::Time(None) => t!(texts, "exam-no-time"),
        Answer::Time(Some((color, ms))) => {
            let minutes = (ms / 60_000).to_string();
            t!(texts, "exam-minutes", color = texts.color(*color), minutes)
        }
        Answer::Result(GameResult::Open) => t!(texts, "exam-goes-on"),
        Answer::Result(GameResult::Won(Color::White)) if case.is_simple() => t!(texts, "exam-white-wins"),
        Answer::Result(GameResult::Won(Color::Black)) if case.is_simple() => t!(texts, "exam-black-wins"),
        Answer::Result(GameResult::Drawn) if case.is_simple() => t!(texts, "result-draw"),
        Answer::Result(result) => notation::result(result.text()),
        Answer::Article(article) => article.clone(),
    }
}
