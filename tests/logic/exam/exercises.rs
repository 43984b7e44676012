//! Exercises: where they come from, and when they come back.

use jadoube::exam::{DAYS, Deck, Exercise, Why};
use jadoube::record::pgn::Games;
use jadoube::rules::{Color, Position};

use crate::support::amount;

fn exercise(number: usize) -> Exercise {
    // The counters don't make another exercise; the squares of the kings do.
    let (file, rank) = (number % 8, number / 8 % 4);
    let row = |file: usize, piece: char| {
        let before = if file == 0 { String::new() } else { file.to_string() };
        let after = if file == 7 { String::new() } else { (7 - file).to_string() };
        format!("{before}{piece}{after}")
    };
    let mut rows = vec!["8".to_owned(); 8];
    rows[rank] = row(file, 'k');
    rows[7] = row(number / 32 % 8, 'K');
    rows[5] = row(number / 256 % 8, 'P');
    let fen = format!("{} w - - 0 {}", rows.join("/"), number + 1);
    Exercise { fen, best: vec!["e2e4".to_owned()], played: None, why: None, source: String::new() }
}

#[test]
fn lists_of_positions_name_their_best_moves() {
    let list = "\u{feff}# a list\n\
        1k1r4/pp1b1R2/3q2pp/4p3/2B5/4Q3/PPP2B2/2K5 b - - bm Qd1+; id \"BK.01\";\n\n\
        r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - bm Bb5 Bc4; c0 \"Develop.\";\n\
        4k3/8/8/8/8/8/4P3/4K3 w - - id \"no best move\";\n\
        4k3/8/8/8/8/8/4P3/4K3 w - - bm Nf3; id \"not legal\";\n\
        nonsense\n\
        r3k2r/8/8/8/8/8/8/4K3 b kq - 0 1 bm O-O-O;";
    let (exercises, skipped) = Exercise::of_list(list.as_bytes()).expect("a list");
    assert_eq!((exercises.len(), skipped), (3, 3));
    let [first, second, third] = exercises.try_into().expect("three");
    assert_eq!((first.best, first.source.as_str(), first.why), (vec!["d6d1".to_owned()], "BK.01", None));
    assert_eq!(second.best, ["f1b5", "f1c4"]);
    assert_eq!(second.why, Some(Why::Text("Develop.".to_owned())));
    assert_eq!(third.best, ["e8a8"]);
    let position = third.position().expect("a position");
    assert_eq!(third.right_moves(&position).len(), 1);
    let (nothing, skipped) = Exercise::of_list(&b"\xff\xfe\n"[..]).expect("a list");
    assert_eq!((nothing.len(), skipped), (0, 1));
}

#[test]
fn moves_marked_as_poor_become_exercises() {
    let pgn = "1. e4 e5 2. Qh5 $2 {Too early.} (2. Nf3) (2. Nc3) 2... Nc6 3. Bc4 Nf6 $4 (3... g6) 4. Qxf7# *";
    let record = Games::new(pgn.as_bytes()).next().expect("a game").record;
    let exercises = Exercise::of_game(&record, "A – B");
    let told: Vec<_> =
        exercises.iter().map(|one| (one.best.clone(), one.played.clone(), one.why.clone())).collect();
    let text = |text: &str| text.to_owned();
    assert_eq!(
        told,
        [
            (vec![text("g1f3"), text("b1c3")], Some(text("d1h5")), Some(Why::Text(text("Too early.")))),
            (vec![text("g7g6")], Some(text("g8f6")), None),
        ]
    );
    assert!(exercises.iter().all(|one| one.source == "A – B"));
}

#[test]
fn a_study_is_a_repertoire_of_one_colour() {
    let pgn = "1. e4 c5 (1... e5 2. Nf3) 2. Nf3 (2. Nc3) 2... d6 *";
    let record = Games::new(pgn.as_bytes()).next().expect("a game").record;
    for (color, expected) in [
        (Color::White, &[&["e2e4"][..], &["g1f3", "b1c3"], &["g1f3"]][..]),
        (Color::Black, &[&["c7c5", "e7e5"], &["d7d6"]]),
    ] {
        let found = Exercise::of_repertoire(&record, color, "Open games");
        let best: Vec<Vec<&str>> =
            found.iter().map(|one| one.best.iter().map(String::as_str).collect()).collect();
        assert_eq!(best, expected, "{color:?}");
    }
}

#[test]
fn exercises_are_kept_as_they_are() {
    let position = Position::standard();
    let e4 = position.legal_moves().into_iter().find(|mv| position.san(*mv) == "e4").expect("legal");
    let d4 = position.legal_moves().into_iter().find(|mv| position.san(*mv) == "d4").expect("legal");
    for why in [None, Some(Why::Lost), Some(Why::AllowedMate(3)), Some(Why::Text("“Why?”\n".to_owned()))]
    {
        let made = Exercise::new(&position, &[e4], "Anna – Ben").instead_of(&position, d4);
        let made = Exercise { why, ..made };
        let mut deck = Deck::default();
        let line = deck.add(made.clone()).expect("it is new");
        assert_eq!(line.lines().count(), 1);
        assert_eq!(Deck::read(&line).exercise(0), Some(&made));
        assert_eq!(made.played_move(&position), Some(d4));
        assert!(deck.add(made).is_none(), "it is there already");
    }
}

/// A year with a test's clock: an exercise that is always solved comes back after 1, 2, 4 … 64 days, and one that is not
/// solved on a day begins again.
#[test]
fn a_year_of_exercises() {
    let mut deck = Deck::default();
    let mut lines = vec![deck.add(exercise(0)).expect("new"), deck.add(exercise(1)).expect("new")];
    let mut asked = [Vec::new(), Vec::new()];
    for day in 0..365 {
        // The file is read again each day.
        deck = Deck::read(&lines.join("\n"));
        let due = deck.due_count(day);
        for left in (0..due).rev() {
            let number = deck.next(day).expect("one is due");
            asked[number].push(day);
            // The second one is not solved in the fourth try.
            let is_right = number == 0 || asked[1].len() != 4;
            lines.extend(deck.answer(number, is_right, day));
            assert_eq!(deck.due_count(day), left);
        }
        assert_eq!(deck.next(day), None);
    }
    assert_eq!(asked[0], [0, 1, 3, 7, 15, 31, 63, 127, 191, 255, 319]);
    assert_eq!(asked[1], [0, 1, 3, 7, 8, 10, 14, 22, 38, 70, 134, 198, 262, 326]);
    assert_eq!(DAYS.iter().sum::<u32>(), 127);
}

#[test]
fn those_that_waited_longest_come_first_and_new_ones_last() {
    let mut deck = Deck::default();
    for number in 0..4 {
        deck.add(exercise(number)).expect("new");
    }
    deck.answer(2, false, 1);
    deck.answer(1, false, 0);
    for expected in [1, 2, 0, 3] {
        assert_eq!(deck.next(10), Some(expected));
        deck.answer(expected, true, 10);
    }
    assert_eq!((deck.next(10), deck.next_day()), (None, Some(11)));
    assert_eq!(deck.answer(9, true, 10), None);
}

#[test]
fn torn_and_unknown_lines_are_skipped() {
    let mut deck = Deck::default();
    let (first, second) = (deck.add(exercise(0)).expect("new"), deck.add(exercise(1)).expect("new"));
    let answer = deck.answer(0, true, 5).expect("a line");
    let text = [&first, "{\"later\":1}", &answer, "\u{fffd}", &second[..second.len() / 2]].join("\n");
    let read = Deck::read(&text);
    assert_eq!((read.len(), read.due_count(5), read.due_count(6)), (1, 0, 1));
    // Whatever is cut off, the rest is there.
    let whole = [first.as_str(), &answer, &second].join("\n");
    for end in (0..whole.len()).filter(|end| whole.is_char_boundary(*end)) {
        let read = Deck::read(&whole[..end]);
        assert_eq!(read.len(), usize::from(end >= first.len()), "{end}");
    }
    assert_eq!(Deck::read(&whole).len(), 2);
}

#[test]
fn a_hundred_thousand_exercises_are_read() {
    let count = amount(20_000, 100_000);
    let line = |number: usize| {
        // A move counter in the place of the squares makes each another exercise.
        let fen = format!("8/8/8/8/8/8/8/{number} w - - 0 1");
        serde_json::json!({ "exercise": { "fen": fen, "best": ["e2e4"], "source": "Anna – Ben, 28 Nov 2026" } }).to_string()
    };
    let text: String = (0..count).map(|number| line(number) + "\n").collect();
    let begun = std::time::Instant::now();
    let deck = Deck::read(&text);
    println!("{count} exercises in {:?}", begun.elapsed());
    assert_eq!((deck.len(), deck.due_count(0), deck.next(0)), (count, count, Some(0)));
}
