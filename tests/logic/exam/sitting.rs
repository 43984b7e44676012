//! The timed exam, endless cases, and what is stored between two runs.

use jadoube::exam::{Answer, Case, Endless, ExamLength, Practice, PracticeNote, Sitting, Topic, TopicScore};
use jadoube::game::Date;

const LENGTH: ExamLength = ExamLength::ALL[1];
const MINUTE: u64 = 60_000;
const DATE: Date = Date { year: 2026, month: 11, day: 28 };

fn right(case: &Case) -> Vec<Option<Answer>> {
    case.hear().questions.into_iter().map(|question| Some(question.right)).collect()
}

/// An exam in which the cases with these numbers are left unanswered and all others are answered correctly.
fn sit(wrong: &[usize]) -> Sitting {
    let mut sitting = Sitting::begin(LENGTH, 7, 1_000, DATE);
    for number in 0..LENGTH.cases {
        let answers = right(sitting.case().expect("a case"));
        let given = if wrong.contains(&number) { vec![None; answers.len()] } else { answers };
        sitting.answer(given);
    }
    sitting
}

#[test]
fn an_exam_is_scored_by_topic() {
    let sitting = sit(&[2, 11]);
    assert!(sitting.is_over() && sitting.case().is_none());
    assert_eq!((sitting.right(), sitting.progress()), (18, (20, 20)));
    let scores = sitting.by_topic();
    let sum = |part: fn(&TopicScore) -> usize| scores.iter().map(part).sum::<usize>();
    assert_eq!((sum(|score| score.right), sum(|score| score.cases)), (18, 20));
    let wrong = &sitting.cases()[2];
    let score = scores.iter().find(|score| score.topic == wrong.case.topic).expect("its topic");
    assert!(score.right < score.cases, "{scores:?}");
}

/// Four fifths of the cases must be right to pass.
#[test]
fn an_exam_is_passed_or_not() {
    assert_eq!(ExamLength::ALL.map(ExamLength::needed), [8, 16, 32]);
    for (wrong, is_passed) in [(&[][..], true), (&[1, 3, 5, 7], true), (&[1, 3, 5, 7, 9], false)] {
        assert_eq!(sit(wrong).is_passed(), is_passed, "{wrong:?}");
    }
}

#[test]
fn an_exam_has_all_topics_and_never_a_case_twice() {
    for seed in 0..6 {
        let sitting = Sitting::begin(LENGTH, seed, 0, DATE);
        let names: Vec<&str> = sitting.cases().iter().map(|case| case.case.name.as_str()).collect();
        for (at, name) in names.iter().enumerate() {
            assert!(!names[..at].contains(name), "{name} twice with seed {seed}");
        }
        let has = |topic| sitting.cases().iter().any(|case| case.case.topic == topic);
        assert_eq!(
            Topic::ALL.into_iter().find(|&topic| !has(topic)),
            None,
            "a topic without cases, seed {seed}"
        );
        assert!(!sitting.cases().iter().any(|case| case.case.is_simple()), "a case for beginners");
        let generated = sitting.cases().iter().filter(|case| case.case.story().is_some()).count();
        assert!((5..=10).contains(&generated), "{generated} generated with seed {seed}");
    }
    for length in ExamLength::ALL {
        assert_eq!(Sitting::begin(length, 3, 0, DATE).progress(), (0, length.cases));
    }
}

#[test]
fn time_that_is_up_ends_an_exam() {
    let mut sitting = Sitting::begin(LENGTH, 1, 5 * MINUTE, DATE);
    let first = right(sitting.case().expect("a case"));
    sitting.answer(first);
    assert_eq!(sitting.left_ms(6 * MINUTE), 29 * MINUTE);
    sitting.tick(35 * MINUTE - 1, &[]);
    assert!(!sitting.is_over());
    sitting.tick(35 * MINUTE, &[None]);
    assert!(sitting.is_over() && sitting.case().is_none());
    assert_eq!((sitting.right(), sitting.left_ms(36 * MINUTE)), (1, 0));
    sitting.answer(Vec::new());
    assert_eq!((sitting.right(), sitting.progress()), (1, (1, 20)));
}

/// The answers chosen so far count when an exam is handed in or its time is up. A case with too few answers is wrong.
#[test]
fn chosen_answers_are_handed_in() {
    for is_late in [false, true] {
        let mut sitting = Sitting::begin(LENGTH, 1, 0, DATE);
        let first = right(sitting.case().expect("a case"));
        if is_late {
            sitting.tick(30 * MINUTE, &first);
        } else {
            sitting.hand_in(&first);
        }
        assert_eq!((sitting.is_over(), sitting.right(), sitting.date), (true, 1, DATE));
        assert_eq!(sitting.cases()[0].answers, first);
    }
    let mut sitting = Sitting::begin(LENGTH, 1, 0, DATE);
    sitting.answer(Vec::new());
    assert_eq!((sitting.right(), sitting.progress().0), (0, 1));
}

/// A topic without generated cases has no endless ones; seeds that produce no case are skipped.
#[test]
fn seeds_without_a_case_are_skipped() {
    assert!(Endless::new(Topic::Blind, 1, 0).case().is_none());
    for topic in Topic::ALL.into_iter().filter(|topic| topic.is_generated(3)) {
        let mut endless = Endless::new(topic, 3, 900);
        for _ in 0..8 {
            assert!(endless.case().is_some(), "{topic:?}");
            endless.answer(true);
        }
    }
}

#[test]
fn wrong_cases_without_end_come_back() {
    let mut endless = Endless::new(Topic::Flags, 1, 40);
    let mut met = Vec::new();
    for _ in 0..7 {
        let name = endless.case().expect("a case").name;
        // The second case is answered wrongly once.
        endless.answer(name != "flags-1-41" || met.contains(&name));
        met.push(name);
    }
    let expected = [40, 41, 42, 43, 44, 45, 41].map(|seed| format!("flags-1-{seed}"));
    assert_eq!(met, expected);
    for (topic, level, score) in
        [(Topic::Flags, 1, (6, 5)), (Topic::Flags, 2, (0, 0)), (Topic::Touch, 2, (0, 0))]
    {
        endless.choose(topic, level);
        let other = endless.case().expect("a case");
        assert_eq!((other.topic, other.level, endless.score()), (topic, level, score));
    }
}

/// However many cases are answered wrongly, at least two new ones come between those that come back.
#[test]
fn most_endless_cases_are_new() {
    let mut endless = Endless::new(Topic::Flags, 1, 40);
    let (mut met, mut repeats) = (Vec::new(), Vec::new());
    for number in 0..30 {
        let name = endless.case().expect("a case").name;
        endless.answer(false);
        if met.contains(&name) {
            repeats.push(number);
        }
        met.push(name);
    }
    assert!(repeats.len() > 5, "{met:?}");
    assert!(repeats.windows(2).all(|two| two[1] - two[0] >= 3), "{repeats:?}: {met:?}");
}

fn note(name: &str, is_right: bool) -> PracticeNote {
    PracticeNote::Case { name: name.to_owned(), is_right }
}

#[test]
fn a_round_goes_on_in_the_next_run() {
    let names = ["one", "two", "three", "four", "five", "six"];
    let notes = [
        PracticeNote::Level(1),
        PracticeNote::Endless { topic: Topic::Flags, level: 2 },
        note("one", true),
        PracticeNote::Round,
        note("two", false),
        note("one", true),
        note("gone", true),
    ];
    let lines: Vec<String> = notes.iter().map(PracticeNote::line).collect();
    let read: Vec<PracticeNote> = lines.iter().filter_map(|line| PracticeNote::read(line)).collect();
    assert_eq!(read, notes);
    assert_eq!(PracticeNote::read(&lines[0][..9]), None);
    let mut practice = Practice::resume(&names.map(|name| (name, 1)), &read);
    assert_eq!(practice.score(|_| true), (2, 1));
    let mut met = Vec::new();
    while let Some(case) = practice.current() {
        met.push(names[case]);
        practice.answer(true);
    }
    assert_eq!(met, ["three", "four", "five", "two", "six"]);
}

/// Each level has its own round. A level whose cases were all ruled on correctly starts again when it is chosen,
/// even in the next run.
#[test]
fn a_level_starts_again_once_it_is_done() {
    let cases = [("a", 0), ("b", 0), ("c", 1), ("d", 1), ("e", 2)];
    let mut practice = Practice::new(&cases.map(|(_, level)| level));
    practice.answer(true);
    practice.choose_level(1);
    for is_right in [false, true, true] {
        practice.answer(is_right);
    }
    let notes = [note("a", true), PracticeNote::Level(1), note("c", false), note("d", true), note("c", true)];
    for mut practice in [practice, Practice::resume(&cases, &notes)] {
        let score = |practice: &Practice| practice.score(|case| cases[case].1 == 1);
        assert_eq!((practice.level(), practice.current(), score(&practice)), (1, None, (2, 1)));
        practice.choose_level(0);
        assert_eq!((practice.current(), score(&practice)), (Some(1), (2, 1)));
        practice.choose_level(1);
        assert_eq!((practice.current(), score(&practice)), (Some(2), (0, 0)));
    }
}

/// A file may name a level that does not exist.
#[test]
fn unknown_levels_are_not_chosen() {
    let practice = Practice::resume(&[("a", 0), ("b", 1)], &[PracticeNote::Level(1), PracticeNote::Level(9)]);
    assert_eq!((practice.level(), practice.current()), (1, Some(1)));
}

#[test]
fn beginners_get_touch_move_for_a_topic_that_is_too_hard() {
    let mut endless = Endless::new(Topic::Fast, 1, 7);
    endless.choose(Topic::Fast, 0);
    assert_eq!((endless.topic, endless.level), (Topic::Touch, 0));
    endless.choose(Topic::Flags, 0);
    assert_eq!((endless.topic, endless.level), (Topic::Flags, 0));
}
