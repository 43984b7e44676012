//! Exercises: where they come from, and when they come back.

use jadoube::engine::{Engine, Job, Limits, Score};
use jadoube::exam::{BOX_DAYS, Deck, Exercise, Loss, MatingStep, Source, Why};
use jadoube::record::Record;
use jadoube::record::pgn::Games;
use jadoube::rules::{Color, Position, read_uci};

use crate::rules::differential::compressed;
use crate::support::amount;

/// An exercise with a different position for each number: the kings, and pawns on the third and the sixth rank. The
/// solution moves White's king up one rank.
fn exercise(number: usize) -> Exercise {
    // The rank in FEN with this piece on the files whose bits are set.
    let row = |files: usize, piece: char| {
        compressed(&[0, 1, 2, 3, 4, 5, 6, 7].map(|file| if files >> file & 1 == 1 { piece } else { '.' }))
    };
    let (white, black) = (number % 8, number / 8 % 8);
    let (king, other) = (row(1 << white, 'K'), row(1 << black, 'k'));
    let (pawns, others) = (row(number / 64 % 256, 'P'), row(number / 16384, 'p'));
    // The move counters do not distinguish exercises.
    let fen = format!("{other}/8/{others}/8/8/{pawns}/8/{king} w - - 0 {}", number + 1);
    let position = Position::from_fen(&fen).expect("a position");
    let file = char::from(b'a' + white as u8);
    let best = read_uci(&position, &format!("{file}1{file}2")).expect("a legal move");
    Exercise::new(&position, &[best], Source::default())
}

/// The exercises of a list, and how many lines were skipped.
fn list(text: impl AsRef<[u8]>) -> (Vec<Exercise>, usize) {
    Exercise::of_list(text.as_ref()).expect("a list")
}

fn game(pgn: &str) -> Record {
    Games::new(pgn.as_bytes()).next().expect("a game").record
}

fn comment(text: &str) -> Why {
    Why::Comment { text: text.to_owned() }
}

fn best(exercises: &[Exercise]) -> Vec<Vec<&str>> {
    exercises.iter().map(|one| one.best.iter().map(String::as_str).collect()).collect()
}

#[test]
fn lists_of_positions_name_their_best_moves() {
    let text = "\u{feff}# a list\n\
        1k1r4/pp1b1R2/3q2pp/4p3/2B5/4Q3/PPP2B2/2K5 b - - bm Qd1+; id \"BK.01\";\n\n\
        r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - bm Bb5 Bc4; c0 \"Develop.\";\n\
        4k3/8/8/8/8/8/4P3/4K3 w - - id \"no best move\";\n\
        4k3/8/8/8/8/8/4P3/4K3 w - - bm Nf3; id \"not legal\";\n\
        nonsense\n\
        r3k2r/8/8/8/8/8/8/4K3 b kq - 0 1 bm O-O-O;";
    let (exercises, skipped) = list(text);
    assert_eq!((exercises.len(), skipped), (3, 3));
    let [first, second, third] = exercises.try_into().expect("three");
    let source = Source::Name("BK.01".to_owned());
    assert_eq!((first.best, first.source, first.why), (vec!["d6d1".to_owned()], source, None));
    assert_eq!(second.best, ["f1b5", "f1c4"]);
    assert_eq!(second.why, Some(comment("Develop.")));
    assert_eq!(third.best, ["e8a8"]);
    let position = third.position().expect("a position");
    assert_eq!(third.right_moves(&position).len(), 1);
    let (mates, _) = list("6k1/5ppp/8/8/8/8/5PPP/R3R1K1 w - - bm Re8#;");
    let position = mates[0].position().expect("a position");
    assert_eq!(mates[0].right_moves(&position).len(), 2, "the other rook mates too");
    let (nothing, skipped) = list(b"\xff\xfe\n");
    assert_eq!((nothing.len(), skipped), (0, 1));
}

/// A list can announce a mate (`dm`), and give the line that begins with the best move (`pv`).
#[test]
fn lists_of_positions_name_mates_and_lines() {
    const MATE_IN_TWO: &str = "kbK5/pp6/1P6/8/8/8/8/R7 w - -";
    for (operations, mate, line) in [
        ("bm Ra6; dm 2; pv Ra6 bxa6 b7#;", Some(2), "b7a6 b6b7"),
        ("bm Ra6; dm 2; pv Ra6 bxa6 b8;", Some(2), "b7a6"),
        ("bm Ra6; pv Ra7 Bxa7;", None, ""),
        ("bm Ra6; dm 2; c0 \"The key.\";", None, ""),
        ("bm Ra6; dm 0; pv;", None, ""),
        ("bm Ra6; dm two;", None, ""),
    ] {
        let (made, _) = list(format!("{MATE_IN_TWO} {operations}"));
        assert_eq!((made[0].mate(), made[0].line.join(" ").as_str()), (mate, line), "{operations}");
    }
    let (made, _) = list(format!("{MATE_IN_TWO} bm Ra6; dm 2;"));
    let position = made[0].position().expect("a position");
    let of_game = made[0].clone().instead_of(&position, position.legal_moves()[0]);
    assert_eq!(of_game.mate(), None, "what a game missed is not announced");
}

/// The exercises that come with the program: all are read, and none occurs twice. The engine finds a right move in each
/// exercise of a sample, or in all if `JADOUBE_LONG` is set.
#[test]
fn supplied_exercises_are_right() {
    let lines = include_str!("../../../assets/exercises.epd").lines().count();
    let supplied = Exercise::supplied();
    assert_eq!(supplied.len(), lines);
    let mut deck = Deck::default();
    for exercise in supplied {
        deck.add(exercise.clone()).expect("its position is new");
    }
    let mut engine = Engine::new(16, 1);
    assert!(supplied.iter().all(|exercise| exercise.mate().is_some() != exercise.aim.is_some()));
    assert!(supplied.iter().all(|exercise| exercise.source.is_empty()), "their names are not shown");
    for (number, exercise) in supplied.iter().enumerate().filter(|(number, _)| number % amount(12, 1) == 0) {
        let position = exercise.position().expect("a position");
        let limits = Limits { nodes: Some(300_000), ..Limits::default() };
        engine.clear();
        let found = engine.think(&Job::new(position.clone(), limits), &mut |_| ()).expect("a move");
        let right = exercise.right_moves(&position);
        let mate = exercise.mate().map(|moves| Score::Mate(moves as i32));
        assert!(found.mv.is_some_and(|mv| right.contains(&mv)), "{number}: {exercise:?}, {found:?}");
        assert!(mate.is_none_or(|mate| found.score == mate), "{number}: {exercise:?}, {found:?}");
        assert!(mate == Some(Score::Mate(1)) || !exercise.line_moves(&position).is_empty(), "{number}");
        assert_eq!(exercise.line_moves(&position).len(), exercise.line.len(), "{number}");
    }
}

/// The supplied mates in several moves are played to the end: each reply is the predicted one, and the move that is
/// predicted after it is among those that mate in time. Without a prediction, the reply puts mate off as long as
/// possible.
#[test]
fn mates_are_played_to_the_end() {
    let far = Exercise::supplied().iter().filter(|exercise| exercise.mate().is_some_and(|moves| moves > 1));
    for exercise in far {
        let mut position = exercise.position().expect("a position");
        let mut line = exercise.line_moves(&position);
        let (mut left, mut found) = (exercise.mate().expect("a mate"), exercise.right_moves(&position)[0]);
        while left > 1 {
            position.play(found);
            left -= 1;
            let step = MatingStep::after(&position, left, &line).expect("a reply");
            assert_eq!([step.reply, step.right[0]], line[..2], "{exercise:?}");
            let unpredicted = MatingStep::after(&position, left, &[]).expect("a reply");
            assert!(left == 1 || !mates_at_once(&position.after(unpredicted.reply)), "{exercise:?}");
            position.play(step.reply);
            found = step.right[0];
            line.drain(..2);
        }
        assert!(position.after(found).is_checkmate(), "{exercise:?}");
    }
    let standard = Position::standard();
    assert_eq!([1, 2, 3].map(|moves| MatingStep::after(&standard, moves, &[])), [None, None, None]);
}

fn mates_at_once(position: &Position) -> bool {
    position.legal_moves().iter().any(|mv| position.after(*mv).is_checkmate())
}

/// The supplied exercises are added at most twenty at a time, and none twice.
#[test]
fn supplied_exercises_are_added_in_turn() {
    let (mut deck, mut steps) = (Deck::default(), 0);
    loop {
        let next: Vec<Exercise> = deck.next_supplied().cloned().collect();
        assert_eq!(next.len(), (Exercise::supplied().len() - deck.len()).min(20));
        if next.is_empty() {
            break;
        }
        for exercise in next {
            deck.add(exercise).expect("new");
        }
        steps += 1;
    }
    assert_eq!((deck.len(), steps), (Exercise::supplied().len(), deck.len().div_ceil(20)));
}

#[test]
fn moves_marked_as_poor_become_exercises() {
    let pgn = "1. e4 e5 2. Qh5 $2 {Too early.} (2. Nf3) (2. Nc3) 2... Nc6 3. Bc4 Nf6 $4 (3... g6) 4. Qxf7# *";
    let pgn = format!("[White \"Anna\"]\n[Black \"Ben\"]\n[Date \"2026.11.??\"]\n\n{pgn}");
    let exercises = Exercise::of_game(&game(&pgn));
    let text = |text: &str| text.to_owned();
    assert_eq!(best(&exercises), [&["g1f3", "b1c3"][..], &["g7g6"]]);
    let told: Vec<_> = exercises.iter().map(|one| (one.played.clone(), one.why.clone())).collect();
    let expected = [(Some(text("d1h5")), Some(comment("Too early."))), (Some(text("g8f6")), None)];
    assert_eq!(told, expected);
    let source = Source::Game { white: text("Anna"), black: text("Ben"), date: text("2026-11") };
    assert!(exercises.iter().all(|one| one.source == source));
}

/// An alternative that is itself marked as poor is no solution. If there is no other alternative, there is no exercise.
#[test]
fn poor_alternatives_are_not_right() {
    for (pgn, expected) in [
        ("1. e4 e5 2. Qh5 $2 (2. Ba6 $4) (2. Nf3) *", &[&["g1f3"][..]][..]),
        ("1. e4 e5 2. Qh5 $2 (2. Ba6 $4) (2. g4 $2) (2. b4 $6) *", &[]),
    ] {
        assert_eq!(best(&Exercise::of_game(&game(pgn))), expected, "{pgn}");
    }
    // A poor move and what follows it are left out of a repertoire too; the opponent's poor moves are not.
    let record = game("1. e4 (1. f3 $4 e5 2. g4) 1... f6 $2 2. d4 *");
    assert_eq!(best(&Exercise::of_repertoire(&record, Color::White)), [["e2e4"], ["d2d4"]]);
}

/// The position, the tags, the moves and the result of a game show whether it is a puzzle or was played.
#[test]
fn games_with_solutions_become_exercises() {
    const MATE_IN_TWO: &str = "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1";
    let long: Vec<String> = (1..=11).map(|number| format!("{number}. Kd1 Kd8 {number}. Ke1 Ke8 ")).collect();
    let long = long.concat();
    let queen_odds = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNB1KBNR w KQkq - 0 1";
    let kings = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
    for (fen, tags, moves, expected) in [
        (MATE_IN_TWO, "", "1. Ra6 bxa6 2. b7# *", Some("a1a6 b7a6 b6b7")),
        (MATE_IN_TWO, "", "1. Ra6 {The key.} (1. bxa7 $2) bxa6 2. b7# 1-0", Some("a1a6 b7a6 b6b7")),
        (MATE_IN_TWO, "", "1. Ra6 1/2-1/2", Some("a1a6")),
        (MATE_IN_TWO, "", "1. Ra6 0-1", None),
        (MATE_IN_TWO, "", "1. Ra6 bxa6 1-0", None),
        (MATE_IN_TWO, "", "1. Ra6 $2 bxa6 2. b7# 1-0", None),
        (MATE_IN_TWO, "", "1. Kd8 Bc7+ 2. -- Bd8 3. Ra6 *", None),
        (MATE_IN_TWO, "[TimeControl \"-\"]", "1. Ra6 bxa6 2. b7# 1-0", None),
        (MATE_IN_TWO, "", "1. Ra9 *", None),
        (MATE_IN_TWO, "", "*", None),
        (queen_odds, "", "1. e4 *", None),
        (kings, "", "1. Kd1 *", Some("e1d1")),
        (kings, "", &format!("{long}12. e4 *"), None),
    ] {
        let record = game(&format!("[SetUp \"1\"]\n[FEN \"{fen}\"]\n{tags}\n\n{moves}\n"));
        let found = Exercise::of_puzzle(&record).map(|one| [one.best, one.line].concat().join(" "));
        assert_eq!(found.as_deref(), expected, "{fen} {tags} {moves}");
    }
    assert!(Exercise::of_puzzle(&game("1. e4 *")).is_none(), "a game from its beginning");
    let tags = "[Event \"Mates\"]\n[SetUp \"1\"]";
    let record = game(&format!("{tags}\n[FEN \"{MATE_IN_TWO}\"]\n\n1. Ra6 bxa6 2. b7# *\n"));
    let made = Exercise::of_puzzle(&record).expect("a puzzle");
    assert_eq!((&made.source, &made.why), (&Source::Name("Mates".to_owned()), &None));
    for moves in ["1. Ra6 {Zugzwang.} bxa6 {Forced.} 2. b7# *", "{Zugzwang.} 1. Ra6 bxa6 2. b7# *"] {
        let commented = game(&format!("{tags}\n[FEN \"{MATE_IN_TWO}\"]\n\n{moves}\n"));
        let why = Exercise::of_puzzle(&commented).and_then(|puzzle| puzzle.why);
        assert_eq!(why, Some(comment("Zugzwang.")), "{moves}");
    }
    // The moves of a puzzle are stored with it; they end before the first illegal one.
    let line = Deck::default().add(made.clone()).expect("it is new");
    assert_eq!(Deck::read(&line).exercise(0), Some(&made));
    let position = made.position().expect("a position");
    assert_eq!(made.line_moves(&position).len(), 2);
    let torn = Exercise { line: vec!["b7a6".to_owned(), "b6b8".to_owned()], ..made };
    assert_eq!(torn.line_moves(&position).len(), 1);
}

#[test]
fn a_study_is_a_repertoire_of_one_colour() {
    let record = game("1. e4 {Open.} c5 (1... e5 2. Nf3) 2. Nf3 (2. Nc3 {Closed.}) 2... d6 *");
    let told = Exercise::of_repertoire(&record, Color::White).into_iter();
    let told = told.map(|one| (one.is_repertoire, one.line.join(" "), one.why));
    let expected = [("c7c5", Some(comment("Open."))), ("d7d6", None), ("", None)];
    assert!(told.eq(expected.map(|(line, why)| (true, line.to_owned(), why))));
    for (color, expected) in [
        (Color::White, &[&["e2e4"][..], &["g1f3", "b1c3"], &["g1f3"]][..]),
        (Color::Black, &[&["c7c5", "e7e5"], &["d7d6"]]),
    ] {
        assert_eq!(best(&Exercise::of_repertoire(&record, color)), expected, "{color:?}");
    }
}

/// Where two lines of a study meet, the moves of both are right.
#[test]
fn lines_of_a_study_that_meet_make_one_exercise() {
    let record = game("1. Nf3 (1. g3 g6 2. Nf3 Nf6 3. Bg2) 1... g6 2. g3 Nf6 3. d3 *");
    let found = Exercise::of_repertoire(&record, Color::White);
    assert_eq!(best(&found), [&["g1f3", "g2g3"][..], &["g2g3"], &["d2d3", "f1g2"], &["g1f3"]]);
}

#[test]
fn exercises_know_the_players_or_the_event() {
    let name = |name: &str| Source::Name(name.to_owned());
    let of = |white: &str, black: &str, date: &str| {
        let [white, black, date] = [white, black, date].map(str::to_owned);
        Source::Game { white, black, date }
    };
    let club = "[Event \"Club\"]\n[White \"Anna\"]\n[Black \"?\"]\n[Date \"2026.11.28\"]";
    for (tags, expected) in [
        (club, of("Anna", "", "2026-11-28")),
        ("[Event \"Sicilian\"]\n[White \"?\"]\n[Black \"?\"]", name("Sicilian")),
        ("[White \"White\"]\n[Black \"Black\"]\n[Date \"2026.??.??\"]", of("", "", "2026")),
    ] {
        let source = Source::of_tags(&game(&format!("{tags}\n\n1. e4 *")).tags);
        assert_eq!(source, expected);
    }
    assert!(Source::default().is_empty() && of("", "", "").is_empty() && !of("", "", "2026").is_empty());
}

/// Lines written by earlier versions can still be read, and are written back unchanged.
#[test]
fn exercises_of_earlier_versions_are_read() {
    for why in ["\"lost\"", "{\"allowed-mate\":3}", "{\"text\":\"Why?\"}"] {
        let line = format!(
            "{{\"exercise\":{{\"fen\":\"{}\",\"best\":[\"e2e4\"],\"why\":{why},\"source\":\"Wit – Zwart, 28 nov 2026\"}}}}",
            Position::standard().fen()
        );
        let deck = Deck::read(&line);
        let exercise = deck.exercise(0).expect("the exercise");
        assert_eq!(exercise.source, Source::Name("Wit – Zwart, 28 nov 2026".to_owned()));
        assert_eq!(Deck::default().add(exercise.clone()), Some(line));
    }
}

#[test]
fn exercises_are_kept_as_they_are() {
    let position = Position::standard();
    let [e4, d4] = ["e2e4", "d2d4"].map(|mv| read_uci(&position, mv).expect(mv));
    let source = Source::Name("Anna – Ben".to_owned());
    let exercise = Exercise::new(&position, &[e4], source).instead_of(&position, d4);
    let losses = [Loss::Lost, Loss::AllowedMate(3)].map(|loss| Some(Why::Loss(loss)));
    for why in losses.into_iter().chain([None, Some(comment("“Why?”\n"))]) {
        let made = Exercise { why, ..exercise.clone() };
        let mut deck = Deck::default();
        let line = deck.add(made.clone()).expect("it is new");
        assert_eq!(line.lines().count(), 1);
        assert_eq!(Deck::read(&line).exercise(0), Some(&made));
        assert_eq!(made.played_move(&position), Some(d4));
        assert!(deck.add(made).is_none(), "it is there already");
    }
}

/// An exercise for the same position with different right moves replaces the earlier one, and keeps its box.
#[test]
fn the_last_right_moves_count() {
    let mut deck = Deck::default();
    let first = deck.add(exercise(0)).expect("new");
    let answer = deck.answer(0, true, 5).expect("due");
    let other = Exercise { best: vec!["a1b1".to_owned(), "a1a2".to_owned()], ..exercise(0) };
    let second = deck.add(other.clone()).expect("its right moves are new");
    let turned = Exercise { best: vec!["a1a2".to_owned(), "a1b1".to_owned()], ..exercise(0) };
    assert_eq!(deck.add(turned), None, "the same moves in another order");
    for deck in [&deck, &Deck::read(&[first, answer, second].join("\n"))] {
        assert_eq!((deck.len(), deck.exercise(0)), (1, Some(&other)));
        assert_eq!((deck.due_count(5), deck.due_count(6)), (0, 1), "it keeps its box");
    }
}

/// A clock that was wrong once hides no exercise, and an answer to an exercise that is not due does not count.
#[test]
fn exercises_due_in_the_far_future_are_due_today() {
    let mut deck = Deck::default();
    let mut lines = vec![deck.add(exercise(0)).expect("new")];
    lines.extend(deck.answer(0, true, 90_000));
    assert_eq!((deck.due_count(90_000), deck.due_count(20_000), deck.next(20_000)), (0, 1, Some(0)));
    lines.extend(deck.answer(0, true, 20_000));
    assert_eq!((deck.due_count(20_001), deck.due_count(20_002)), (0, 1), "the second box");
    assert_eq!(deck.answer(0, false, 20_001), None);
    // Another window may have written such an answer.
    lines.push(lines[2].replace("20000", "20001").replace("true", "false"));
    let read = Deck::read(&lines.join("\n"));
    assert_eq!((read.due_count(20_001), read.due_count(20_002), read.next_day()), (0, 1, Some(20_002)));
}

#[test]
fn exercises_without_a_position_or_a_legal_solution_are_left_out() {
    let unreadable = Exercise { fen: "8/8/8/8/8/8/8/8 w - - 0 1".to_owned(), ..exercise(0) };
    let illegal = Exercise { best: vec!["a1a8".to_owned()], ..exercise(0) };
    let line = |exercise: Exercise| Deck::default().add(exercise).expect("new");
    let lines = [unreadable, illegal, exercise(1)].map(line);
    let deck = Deck::read(&lines.join("\n"));
    assert_eq!((deck.len(), deck.exercise(0)), (1, Some(&exercise(1))));
}

/// A simulated year: an exercise that is always solved comes back after 1, 2, 4 … 64 days, and a failure starts
/// the intervals again.
#[test]
fn solved_exercises_come_back_after_doubling_intervals() {
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
            // The second exercise is not solved at the fourth attempt.
            let is_right = number == 0 || asked[1].len() != 4;
            lines.extend(deck.answer(number, is_right, day));
            assert_eq!(deck.due_count(day), left);
        }
        assert_eq!(deck.next(day), None);
    }
    assert_eq!(asked[0], [0, 1, 3, 7, 15, 31, 63, 127, 191, 255, 319]);
    assert_eq!(asked[1], [0, 1, 3, 7, 8, 10, 14, 22, 38, 70, 134, 198, 262, 326]);
    assert_eq!(BOX_DAYS.iter().sum::<u32>(), 127);
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
    // Wherever the text is cut off, the exercises in the complete lines before that place are read.
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
    let source = Source::Name("Anna – Ben, 28 Nov 2026".to_owned());
    let mut deck = Deck::default();
    let mut line = |number: usize| {
        deck.add(Exercise { source: source.clone(), ..exercise(number) }).expect("a position of its own")
    };
    let text: String = (0..count).map(|number| line(number) + "\n").collect();
    let begun = std::time::Instant::now();
    let deck = Deck::read(&text);
    println!("{count} exercises in {:?}", begun.elapsed());
    assert_eq!((deck.len(), deck.due_count(0), deck.next(0)), (count, count, Some(0)));
}
