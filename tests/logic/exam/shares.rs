//! How a generated case is decided is hard to guess: no answer is right nearly every time, and neither the questions
//! that are asked nor the answers that are offered reveal whether a claim is right.

use std::collections::{BTreeMap, BTreeSet};

use jadoube::exam::{Answer, QuestionKind, Topic};
use jadoube::table::{ClaimKind, Deed};

use super::generated::{cases, topics};
use super::short;
use crate::support::amount;

/// The minimum number of answers to a question for their shares to be checked.
const ENOUGH: usize = 40;

/// How often each answer was right, by question. Yes-or-no answers are counted a second time, by the names of all the
/// questions in their case.
type Counts = BTreeMap<String, BTreeMap<String, usize>>;

#[test]
fn no_answer_is_much_more_likely_than_another() {
    let most = amount(90, 80);
    let mut faults = Vec::new();
    for (topic, level) in topics().into_iter().flat_map(|topic| [1, 2, 3].map(|level| (topic, level))) {
        let mut counts = Counts::new();
        for case in cases(topic, &[level], amount(60, 300)) {
            let questions = case.hear().questions;
            let asked: Vec<&str> = questions.iter().map(|question| question.ask.name()).collect();
            for question in &questions {
                let answer = short(&question.right);
                let mut count = |key: String| {
                    *counts.entry(key).or_default().entry(answer.clone()).or_default() += 1;
                };
                count(question.ask.name().to_owned());
                if matches!(question.right, Answer::Granted(_)) {
                    count(format!("the first of {}", asked.join(" and ")));
                }
            }
        }
        for (question, answers) in &counts {
            let all: usize = answers.values().sum();
            for (answer, count) in
                answers.iter().filter(|(_, count)| all >= ENOUGH && **count * 100 > most * all)
            {
                faults.push(format!("{topic:?} {level}, {question}: {answer} in {count} of {all}"));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// Above the level for beginners, the number of answers offered depends only on the kind of question.
#[test]
fn the_number_of_choices_does_not_tell_the_answer() {
    let mut counts: BTreeMap<&str, BTreeSet<usize>> = BTreeMap::new();
    for case in topics().into_iter().flat_map(|topic| cases(topic, &[1, 2, 3], amount(30, 300))) {
        for question in case.hear().questions {
            counts.entry(question.ask.name()).or_default().insert(question.choices.len());
        }
    }
    assert_eq!(counts[QuestionKind::Bound.name()], BTreeSet::from([5]), "{counts:?}");
    assert!(counts.values().all(|lengths| lengths.len() == 1), "{counts:?}");
}

/// Whatever the ruling, the questions on a draw claim offer an article about right claims, and 9.5.3, which is about
/// wrong ones. If 9.5.3 is the answer, they don't offer the article whose conditions the claim fails.
#[test]
fn draw_claims_offer_the_articles_on_right_and_wrong_claims() {
    for case in cases(Topic::Claims, &[1, 2, 3], amount(40, 300)) {
        let questions = case.hear().questions;
        let offered: Vec<String> =
            questions.iter().flat_map(|question| &question.choices).map(short).collect();
        let has = |article: &str| offered.iter().any(|choice| choice == article);
        assert!(has("9.5.3") && (has("9.2") || has("9.3")), "{}: {offered:?}", case.name);
        let is_threefold = matches!(case.decision(), Some(Deed::Claim { kind: ClaimKind::Threefold, .. }));
        let is_wrong = questions.iter().any(|question| short(&question.right) == "9.5.3");
        assert!(!is_wrong || !has(if is_threefold { "9.2" } else { "9.3" }), "{}: {offered:?}", case.name);
    }
}
