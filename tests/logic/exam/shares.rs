//! Nobody can guess how a generated case is decided: no answer is much more likely than another, and the questions that
//! are asked do not tell whether a claim is right.

use std::collections::BTreeMap;

use jadoube::exam::{self, Answer};

use super::generated::topics;
use super::short;
use crate::support::amount;

/// A question about fewer cases than this says nothing about shares.
const ENOUGH: usize = 40;

/// How often each answer was right, by the question, or by all questions of the case that has a yes/no question.
type Counts = BTreeMap<String, BTreeMap<String, usize>>;

#[test]
fn no_answer_is_much_more_likely_than_another() {
    let most = amount(90, 80);
    let mut faults = Vec::new();
    for (topic, level) in topics().into_iter().flat_map(|topic| [1, 2, 3].map(|level| (topic, level))) {
        let mut counts = Counts::new();
        for case in (0..amount(60, 300)).filter_map(|seed| exam::generate(seed, topic, level)) {
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
