//! Generated cases: the Laws decide each of them, and a second version of the rules answers as the table does.

use std::collections::BTreeSet;

use jadoube::exam::{self, Answer, Case, Question, QuestionKind, Step, Topic};
use jadoube::rules::Color;
use jadoube::table::{ClaimKind, Deed};
use jadoube::text::messages::{Language, Texts};

use super::{check_choices, compared, second, short};
use crate::support::amount;

pub fn topics() -> Vec<Topic> {
    Topic::ALL.into_iter().filter(|topic| topic.is_generated(1)).collect()
}

/// The cases of this topic at these levels that the seeds below `seeds` produce.
pub fn cases(topic: Topic, levels: &[u8], seeds: u64) -> impl Iterator<Item = Case> {
    let both = levels.iter().flat_map(move |&level| (0..seeds).map(move |seed| (seed, level)));
    both.filter_map(move |(seed, level)| exam::generate(seed, topic, level))
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
    let mut seen = BTreeSet::new();
    for seed in 0..count() {
        let case = case(seed);
        let (faults, answers) = compared(&case, &case.script());
        assert!(faults.is_empty(), "{}\n{}", faults.join("\n"), case.script());
        seen.extend(answers);
    }
    // Few cases ask for an article, so only with `JADOUBE_LONG` are there enough of them to cover all these articles.
    let articles = amount(&[][..], ARTICLES).iter().map(|article| format!("Article {article}"));
    for answer in ANSWERS.iter().map(ToString::to_string).chain(articles) {
        assert!(seen.contains(&answer), "nobody is asked for {answer}: {seen:?}");
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
    "3.8.2.1", "4.2.1", "4.3.1", "4.4.2", "4.5", "4.7", "4.8", "5.2.1", "7.5.2", "7.5.4", "9.5.3", "9.6.2",
    "A.5.2",
];

/// The Laws can leave open whether Article 4.3.2 or 4.3.3 applies, so at most one of them is offered. They also leave
/// open by which article a wrong touch-move claim is judged, unless 4.2.1, 4.5 or 4.8 says why it is wrong.
#[test]
fn nothing_open_is_asked() {
    for seed in 0..count() {
        let case = case(seed);
        let hearing = case.hear();
        let question = |ask| hearing.questions.iter().find(|question| question.ask == ask);
        let article = question(QuestionKind::Article);
        let offers = |text: &str| {
            let wanted = Answer::Article(text.to_owned());
            article.is_some_and(|question| question.choices.contains(&wanted))
        };
        assert!(!(offers("4.3.2") && offers("4.3.3")), "{}", case.name);
        let claims_touch = matches!(case.decision(), Some(Deed::Claim { kind: ClaimKind::TouchMove, .. }));
        if claims_touch && !hearing.ruling().is_some_and(|ruling| ruling.is_found) {
            let article = article.map(|question| short(&question.right));
            let is_clear =
                article.as_deref().is_none_or(|article| ["4.2.1", "4.5", "4.8"].contains(&article));
            assert!(is_clear, "{}: {article:?}", case.name);
            let bound = question(QuestionKind::Bound).map(|question| short(&question.right));
            assert!(bound.is_none_or(|bound| bound == "none"), "{}", case.name);
        }
    }
}

#[test]
fn generated_cases_can_be_answered_and_come_again_from_their_seed() {
    for seed in 0..count() / 3 {
        let first = case(seed);
        let questions = first.hear().questions;
        check_choices(&first.name, &questions);
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
    assert!(![Topic::Fast, Topic::Claims, Topic::Adjourned].iter().any(|topic| topic.is_generated(0)));
    let topics = topics().into_iter().filter(|topic| topic.is_generated(0));
    let cases: Vec<Case> = topics.flat_map(|topic| cases(topic, &[0], count() / 7)).collect();
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

/// The clocks shown are those at the time of the claim: a claim is upheld if and only if one of them shows zero.
#[test]
fn a_called_flag_is_seen() {
    for case in cases(Topic::Flags, &[1, 2, 3], 60) {
        let hearing = case.hear();
        let left = Color::ALL.map(|color| hearing.before.clock_shows(color, hearing.decided_at));
        let is_upheld = hearing.questions.iter().any(|question| question.right == Answer::Granted(true));
        assert_eq!(left.contains(&Some(0)), is_upheld, "{}: {left:?}", case.name);
    }
}

/// If a pawn moves past another pawn as if taking it en passant, the story says whether that pawn has just advanced two
/// squares. If a claim is right, and the pieces touched first could not be moved or taken, 4.5 is not offered.
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

/// A story has at most two presses of the clock after a move: the last one, and one after the answer to an offer. It
/// has at most sixteen steps.
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

/// The clock is pressed "without making a move" only if nothing was moved in that turn, even where the opponent's
/// answer comes between the move and the press. Whether a player may offer a draw again in the same turn is not asked,
/// since the Laws leave it open.
#[test]
fn presses_after_a_move_and_single_offers_are_told_as_such() {
    let mut answered = 0;
    for case in cases(Topic::Agreement, &[1, 2, 3], 60) {
        let steps = case.story().expect("a story").steps;
        let after_answer = |wanted| {
            let is_it = |two: &&[(Color, Step)]| two[0].1 == Step::DeclinesDraw && two[1].1 == wanted;
            steps.windows(2).filter(is_it).count()
        };
        answered += after_answer(Step::PressesClock);
        assert_eq!(after_answer(Step::OffersDraw), 0, "{}: {steps:?}", case.name);
        let has_no_move = steps.iter().any(|(_, step)| *step == Step::PressesWithoutMove);
        assert!(case.level == 1 || !has_no_move, "{}: {steps:?}", case.name);
    }
    assert!(answered > 0, "no press after an answer");
}
