//! Generated cases: the Laws decide each of them, and a second version of the rules answers as the table does.

use std::collections::BTreeSet;

use jadoube::exam::{self, Answer, Case, Question, QuestionKind, Step, Topic};

use jadoube::rules::{Bitboard, Color};
use jadoube::table::{ClaimKind, Deed};
use jadoube::text::messages::{Language, Texts};

use super::{second, short};
use crate::support::amount;

pub fn topics() -> Vec<Topic> {
    Topic::ALL.into_iter().filter(|topic| topic.is_generated(1)).collect()
}

/// The case of a seed; topics and levels alternate.
fn case(seed: u64) -> Case {
    let topics = topics();
    let (topic, level) = (topics[seed as usize % topics.len()], 1 + (seed as usize / topics.len() % 3) as u8);
    exam::generate(seed, topic, level)
        .unwrap_or_else(|| panic!("no {topic:?} of level {level} with seed {seed}"))
}

fn count() -> u64 {
    amount(150, 2_000)
}

#[test]
fn generated_cases_have_one_answer_and_a_second_version_gives_it() {
    let mut faults = Vec::new();
    let mut seen = BTreeSet::new();
    for seed in 0..count() {
        let case = case(seed);
        let verdict = second::rule(&case.script());
        for Question { ask, right, .. } in case.hear().questions {
            let (table, second) = (short(&right), verdict.answers(ask));
            seen.insert(format!("{ask:?} {}", if ask == QuestionKind::Bound { "" } else { table.as_str() }));
            let alike = |other: &String| *other == table || other == "3.x" && table.starts_with("3.");
            if second.len() != 1 || !second.iter().any(alike) {
                faults.push(format!(
                    "{}, {ask:?}: the table says {table}, the second version {second:?}\n{}",
                    case.name,
                    case.script()
                ));
            }
        }
    }
    let told: Vec<&str> = faults.iter().filter_map(|fault| fault.lines().next()).collect();
    assert!(faults.is_empty(), "{}\n\n{}", told.join("\n"), faults[0]);
    // The article is asked about in fewer cases, so only many cases quote all of these.
    for answer in ANSWERS.iter().chain(amount(&[][..], ARTICLES)) {
        assert!(seen.contains(*answer), "nobody is asked for {answer}: {seen:?}");
    }
}

const ANSWERS: &[&str] = &[
    "Claim upheld",
    "Claim rejected",
    "Request upheld",
    "Request rejected",
    "Position queen",
    "Time white 1",
    "Time black 2",
    "Result 1/2-1/2",
    "Result goes on",
];

const ARTICLES: &[&str] = &[
    "Article 3.8.2.1",
    "Article 4.2.1",
    "Article 4.3.1",
    "Article 4.4.2",
    "Article 4.5",
    "Article 4.7",
    "Article 4.8",
    "Article 5.2.1",
    "Article 7.5.2",
    "Article 7.5.4",
    "Article 9.5.3",
    "Article 9.6.2",
    "Article A.5.2",
];

/// The Laws leave open whether Article 4.3.2 or 4.3.3 applies, and which article a claim that finds nothing is judged
/// by.
#[test]
fn nothing_open_is_asked() {
    for seed in 0..count() {
        let case = case(seed);
        let questions = case.hear().questions;
        let answer =
            |ask| questions.iter().find(|question| question.ask == ask).map(|question| &question.right);
        let article = answer(QuestionKind::Article);
        let offers = |text: &str| {
            let choices = questions.iter().filter(|question| question.ask == QuestionKind::Article);
            choices
                .flat_map(|question| &question.choices)
                .any(|choice| *choice == Answer::Article(text.to_owned()))
        };
        assert!(!(offers("4.3.2") && offers("4.3.3")), "{}", case.name);
        let hearing = case.hear();
        let claims_touch = matches!(case.decision(), Some(Deed::Claim { kind: ClaimKind::TouchMove, .. }));
        if claims_touch && !hearing.ruling().is_some_and(|ruling| ruling.is_found) {
            let article = match article {
                Some(Answer::Article(article)) => Some(article.as_str()),
                _ => None,
            };
            let is_clear = article.is_none_or(|article| ["4.2.1", "4.5", "4.8"].contains(&article));
            assert!(is_clear, "{}: {article:?}", case.name);
            let bound = answer(QuestionKind::Bound);
            assert!(bound.is_none_or(|right| *right == Answer::Bound(Bitboard::EMPTY)), "{}", case.name);
        }
    }
}

#[test]
fn generated_cases_can_be_answered_and_come_again_from_their_seed() {
    for seed in 0..count() / 3 {
        let first = case(seed);
        let questions = first.hear().questions;
        for Question { ask, choices, right } in &questions {
            let same = |one: &Answer| choices.iter().filter(|other| *other == one).count();
            assert!(choices.len() > 1 && choices.iter().all(|one| same(one) == 1), "{}: {ask:?}", first.name);
            assert_eq!(same(right), 1, "{}: {ask:?}", first.name);
            assert!(*ask != QuestionKind::Article || choices.len() == 5, "{}: {choices:?}", first.name);
        }
        assert_eq!(case(seed).script(), first.script());
        let read = Case::read(&first.name, &first.script()).expect("a case");
        assert_eq!(read.hear().questions, questions, "{}", first.name);
        let story = first.story().expect("a story");
        assert!(!story.steps.is_empty(), "{}", first.name);
        assert!(read.story().is_none(), "a case of a file has words of its own");
    }
    assert!(exam::generate(1, Topic::Blind, 1).is_none());
}

/// Beginners get one question with two or three answers, to which the second version gives the same answer. Some topics
/// are not for them.
#[test]
fn beginners_get_one_question() {
    let topics: Vec<Topic> = topics().into_iter().filter(|topic| topic.is_generated(0)).collect();
    assert!([Topic::Fast, Topic::Claims, Topic::Adjourned].iter().all(|topic| !topics.contains(topic)));
    let seeds = (0..count() / 7).flat_map(|seed| topics.iter().map(move |topic| (seed, *topic)));
    let cases: Vec<Case> = seeds.filter_map(|(seed, topic)| exam::generate(seed, topic, 0)).collect();
    assert!(cases.len() > 100, "only {} cases", cases.len());
    for case in cases {
        let questions = case.hear().questions;
        let [Question { ask, choices, right }] = &questions[..] else {
            panic!("{}: {questions:?}", case.name);
        };
        assert!((2..=3).contains(&choices.len()) && choices.contains(right), "{}: {choices:?}", case.name);
        assert_eq!(second::rule(&case.script()).answers(*ask), [short(right)], "{}", case.name);
    }
}

/// Every article that is offered has a title in each language.
#[test]
fn offered_articles_have_titles() {
    let cases = exam::all().into_iter().chain((0..count()).map(case));
    let choices = cases.flat_map(|case| case.hear().questions).flat_map(|question| question.choices);
    let offered: BTreeSet<String> = choices
        .filter_map(|choice| if let Answer::Article(article) = choice { Some(article) } else { None })
        .collect();
    for language in Language::ALL {
        let texts = Texts::new(language);
        for article in &offered {
            let key = format!("article-{}", article.replace('.', "-"));
            assert_ne!(texts.say(&key), key, "{language:?}");
        }
    }
}

/// The clocks shown are those at the time of the claim: a claim is upheld exactly if one of them shows zero.
#[test]
fn a_called_flag_is_seen() {
    for (seed, level) in (0..60).flat_map(|seed| [1, 2, 3].map(|level| (seed, level))) {
        let Some(case) = exam::generate(seed, Topic::Flags, level) else { continue };
        let hearing = case.hear();
        let left = Color::ALL.map(|color| hearing.before.clock_shows(color, hearing.decided_at));
        let is_upheld = hearing.questions.iter().any(|question| question.right == Answer::Granted(true));
        assert_eq!(left.contains(&Some(0)), is_upheld, "{}: {left:?}", case.name);
    }
}

/// Where a pawn moves past another one as if it took it en passant, the story says whether that one has just advanced
/// two squares. Where touched pieces could not be moved or taken, 4.5 is not a wrong answer.
#[test]
fn stories_and_choices_leave_one_answer() {
    let (mut stories, mut choices) = (0, 0);
    for (seed, level) in (0..amount(200, 1_000)).flat_map(|seed| [1, 2, 3].map(|level| (seed, level))) {
        for case in [Topic::Illegal, Topic::Touch].map(|topic| exam::generate(seed, topic, level)) {
            let Some(case) = case else { continue };
            let (story, hearing) = (case.story().expect("a story"), case.hear());
            let is_past = matches!(story.steps[..], [(_, Step::Moves { .. }), (_, Step::TakesOff(..)), ..]);
            assert!(!is_past || story.neighbour.is_some(), "{}: {story:?}", case.name);
            stories += usize::from(is_past);
            let is_found = hearing.ruling().is_some_and(|ruling| ruling.is_found);
            if let Some(Question { choices: offered, .. }) = hearing.questions.last()
                && is_found
                && !hearing.touched_in_vain().is_empty()
            {
                choices += usize::from(offered.len() == 5);
                assert!(!offered.contains(&Answer::Article("4.5".to_owned())), "{}: {offered:?}", case.name);
            }
        }
    }
    assert!(stories > 0 && choices > 0, "{stories} {choices}");
}

/// A story has at most two presses of the clock after a move: the last one, and one after the answer to an offer. It has
/// at most sixteen steps.
#[test]
fn stories_are_short() {
    for seed in 0..count() {
        let case = case(seed);
        let steps = case.story().expect("a story").steps;
        let presses = steps.iter().filter(|(_, step)| *step == Step::PressesClock).count();
        assert!(presses <= 2, "{}: {steps:?}", case.name);
        assert!(steps.len() <= 16, "{}: {steps:?}", case.name);
    }
}

/// The clock is pressed "without making a move" only if nothing was moved in that turn, even where an answer of the
/// opponent comes between the move and the press.
#[test]
fn presses_after_a_move_are_told_as_such() {
    let mut answered = 0;
    for (seed, level) in (0..60).flat_map(|seed| [2, 3].map(|level| (seed, level))) {
        let Some(case) = exam::generate(seed, Topic::Agreement, level) else { continue };
        let steps = case.story().expect("a story").steps;
        answered += steps
            .windows(2)
            .filter(|two| matches!(two, [(_, Step::DeclinesDraw), (_, Step::PressesClock)]))
            .count();
        let has_no_move = steps.iter().any(|(_, step)| *step == Step::PressesWithoutMove);
        assert!(!has_no_move, "{}: {steps:?}", case.name);
    }
    assert!(answered > 0, "no press after an answer");
}

/// Whether a player may offer a draw again in the same turn is not asked, since the Laws leave it open.
#[test]
fn no_second_offer_in_a_turn_is_asked() {
    for (seed, level) in (0..60).flat_map(|seed| [1, 2, 3].map(|level| (seed, level))) {
        let Some(case) = exam::generate(seed, Topic::Agreement, level) else { continue };
        let steps = case.story().expect("a story").steps;
        let again = |two: &[(Color, Step)]| matches!(two, [(_, Step::DeclinesDraw), (_, Step::OffersDraw)]);
        assert!(!steps.windows(2).any(again), "{}: {steps:?}", case.name);
    }
}
