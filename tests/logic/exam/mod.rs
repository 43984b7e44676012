//! The arbiter's exam and exercises. Rulings made by hand and a second version of the rules check those of the table.

mod exercises;
mod generated;
mod second;
mod shares;
mod sitting;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use jadoube::exam::{self, Answer, Case, PositionRuling, Practice, Question, QuestionKind, Topic};
use jadoube::record::GameResult;
use jadoube::table::Notice;
use jadoube::text::messages::{Language, Texts};

use crate::house::files;
use crate::tables::rows;

/// The texts of all case files, by the name of the case.
fn scripts() -> BTreeMap<String, String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/cases");
    let name = |file: &Path| file.file_stem().and_then(|name| name.to_str()).expect("a name").to_owned();
    let read = |file: &Path| fs::read_to_string(file).expect("a case in UTF-8");
    files(&folder).iter().map(|file| (name(file), read(file))).collect()
}

fn case(name: &str) -> Case {
    let text = &scripts()[name];
    Case::read(name, text).unwrap_or_else(|fault| panic!("{name}: {fault:?}"))
}

fn short(answer: &Answer) -> String {
    match answer {
        Answer::Granted(true) => "upheld".to_owned(),
        Answer::Granted(false) => "rejected".to_owned(),
        Answer::Position(PositionRuling::Stands) => "stands".to_owned(),
        Answer::Position(PositionRuling::Restored) => "restored".to_owned(),
        Answer::Position(PositionRuling::Queen) => "queen".to_owned(),
        Answer::Bound(squares) if squares.is_empty() => "none".to_owned(),
        Answer::Bound(squares) => {
            squares.into_iter().map(|square| square.to_string()).collect::<Vec<_>>().join(" ")
        }
        Answer::Time(None) => "none".to_owned(),
        Answer::Time(Some((color, ms))) => format!("{} {}", color.name(), ms / 60_000),
        Answer::Result(GameResult::Open) => "goes on".to_owned(),
        Answer::Result(result) => result.text().to_owned(),
        Answer::Article(article) => article.clone(),
    }
}

#[test]
fn every_file_is_a_case() {
    let scripts = scripts();
    assert!(scripts.len() >= 60, "only {} cases", scripts.len());
    let shipped: BTreeSet<String> = exam::all().into_iter().map(|case| case.name).collect();
    for name in scripts.keys() {
        let case = case(name);
        assert!((0..=3).contains(&case.level), "{name}: level {}", case.level);
        assert!(shipped.contains(name), "{name} is not shipped");
    }
    assert_eq!(shipped.len(), scripts.len());
    let levels: Vec<u8> = exam::all().iter().map(|case| case.level).collect();
    assert!(levels.is_sorted(), "the easier ones come first");
    for topic in Topic::ALL {
        assert!(exam::all().iter().any(|case| case.topic == topic), "nothing about {topic:?}");
    }
}

/// A case for beginners asks one question with two or three answers, and has its own explanation.
#[test]
fn cases_for_beginners_are_simple() {
    let simple: Vec<Case> = exam::all().into_iter().filter(Case::is_simple).collect();
    assert!(simple.len() >= 12, "only {} cases", simple.len());
    for Case { name, .. } in &simple {
        let questions = case(name).hear().questions;
        let answers: Vec<usize> = questions.iter().map(|question| question.choices.len()).collect();
        assert!(matches!(answers[..], [2 | 3]), "{name}: {answers:?}");
        for language in Language::ALL {
            assert!(Texts::new(language).why(&format!("case-{name}")).is_some(), "{language:?}: {name}");
        }
    }
}

#[test]
fn a_file_with_a_fault_is_no_case() {
    let good = &scripts()["touch-another-piece"];
    for (line, found, changed) in [
        (1, "\"touch\"", "\"touches\""),
        (1, "\"level\"", "\"levels\""),
        (2, "\"over-the-board\"", "\"over\""),
        (3, "\"press\"", "\"prod\""),
    ] {
        let fault = Case::read("broken", &good.replacen(found, changed, 1)).expect_err(changed);
        assert_eq!(fault.line, line, "{changed}: {fault:?}");
    }
    for (count, line) in [(0, 1), (1, 2), (2, 3)] {
        let text: Vec<&str> = good.lines().take(count).collect();
        let fault = Case::read("short", &text.join("\n")).expect_err("too short");
        assert_eq!(fault.line, line, "{fault:?}");
    }
}

/// Compares the table's rulings with rulings made by hand from the Laws.
#[test]
fn the_table_rules_as_the_laws_say() {
    let mut scripts = scripts();
    for [name, expected] in rows!("cases") {
        let ruled: Vec<String> =
            case(name).hear().questions.iter().map(|question| short(&question.right)).collect();
        assert_eq!(ruled.join(", "), expected, "{name}");
        scripts.remove(name);
    }
    assert!(scripts.is_empty(), "not ruled on by hand: {scripts:?}");
}

/// Compares the right answers to the questions of a case with those of the second version. Returns the differences, and
/// the kinds of the compared questions, each with the right answer except for [`QuestionKind::Bound`].
fn compared(case: &Case, script: &str) -> (Vec<String>, Vec<String>) {
    let (verdict, is_generated) = (second::rule(script), case.story().is_some());
    let (mut faults, mut seen) = (Vec::new(), Vec::new());
    for Question { ask, right, .. } in case.hear().questions {
        // If a case from a file names its own article, the second version can't know it.
        if !is_generated && ask == QuestionKind::Article && case.article.is_some() {
            continue;
        }
        let (table, second) = (short(&right), verdict.answers(ask));
        let alike = |other: &String| *other == table || other == "3.x" && table.starts_with("3.");
        let is_open = is_generated && second.len() != 1;
        if is_open || !second.iter().any(alike) {
            let name = &case.name;
            faults.push(format!("{name}, {ask:?}: the table says {table}, the second version {second:?}"));
        }
        seen.push(format!("{ask:?} {}", if ask == QuestionKind::Bound { "" } else { &table }));
    }
    (faults, seen)
}

#[test]
fn a_second_version_rules_alike() {
    let scripts = scripts();
    let faults: Vec<String> =
        scripts.iter().flat_map(|(name, script)| compared(&case(name), script).0).collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn a_written_case_is_read_back() {
    for case in exam::all() {
        let read = Case::read(&case.name, &case.script()).unwrap_or_else(|fault| panic!("{fault:?}"));
        assert_eq!(read.hear().questions, case.hear().questions, "{}", case.name);
    }
}

/// Checks that there are questions, and that each has several different answers, one of which is right; a question
/// about an article must have five.
fn check_choices(name: &str, questions: &[Question]) {
    assert!(!questions.is_empty(), "{name} asks nothing");
    for Question { ask, choices, right } in questions {
        let same = |one: &Answer| choices.iter().filter(|other| *other == one).count();
        assert!(choices.len() > 1 && same(right) == 1, "{name}, {ask:?}: {choices:?}");
        assert!(choices.iter().all(|one| same(one) == 1), "{name}, {ask:?}: {choices:?}");
        assert!(*ask != QuestionKind::Article || choices.len() == 5, "{name}: {choices:?}");
    }
}

/// No action before the decision is refused.
#[test]
fn every_case_can_be_answered() {
    for (name, script) in scripts() {
        let case = case(&name);
        let hearing = case.hear();
        check_choices(&name, &hearing.questions);
        let mut table = jadoube::table::Table::new(case.setup().clone());
        let count = script.lines().count();
        for line in script.lines().take(count - 1).skip(2) {
            let action = jadoube::table::Action::from_json(line).expect(line);
            let told = table.apply(&action);
            let refused = told.iter().any(|notice| matches!(notice, Notice::Refused(_)));
            assert!(!refused, "{name}: {line}: {told:?}");
        }
        assert_eq!(table.position().fen(), hearing.before.position().fen(), "{name}");
    }
}

#[test]
fn every_case_is_told_in_each_language() {
    for language in Language::ALL {
        let texts = Texts::new(language);
        for name in scripts().keys() {
            let key = format!("case-{name}");
            let told = texts.say(&key);
            // The explanation names no article that is offered as a wrong answer.
            let why = texts.why(&key).unwrap_or_default();
            let wrong = case(name).hear().questions.into_iter();
            let mut wrong = wrong
                .flat_map(|question| question.choices.into_iter().filter(move |one| *one != question.right));
            assert!(!wrong.any(|choice| why.contains(&format!("({})", short(&choice)))), "{key}: {why}");
            assert!(told.len() > 40 && told.ends_with(['.', '?', '’', '”']), "{language:?}: {key}: {told}");
        }
    }
}

#[test]
fn wrong_answers_come_back() {
    let mut practice = Practice::new(&[0; 7]);
    let mut met = Vec::new();
    while let Some(case) = practice.current() {
        met.push(case);
        // The second and the last case are answered wrongly at first.
        practice.answer(![1, 6].contains(&case) || met.iter().filter(|other| **other == case).count() > 1);
    }
    assert_eq!(met, [0, 1, 2, 3, 4, 5, 1, 6, 6]);
    assert_eq!(practice.score(|_| true), (7, 5));
    assert_eq!(practice.score(|case| case > 4), (2, 1));
    practice.answer(true);
    assert_eq!(practice.current(), None);
    // A player who answers no case correctly still meets all cases.
    let mut practice = Practice::new(&[0; 20]);
    for _ in 0..200 {
        practice.answer(false);
    }
    assert_eq!(practice.score(|_| true), (20, 0));
}
