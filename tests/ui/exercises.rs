//! Exercises: where they come from, how they are solved on the board, and when they come back.

use jadoube::session::review::CONFIRMED_DEPTH;

use crate::prelude::*;

/// A mate in one for White, a mate in one for Black, and a position without a best move.
pub const MATES: &str = "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - bm Ra8#; id \"Back rank\"; c0 \"The king has no way out.\";\n\
    r5k1/5ppp/8/8/8/8/5PPP/6K1 b - - bm Ra1#;\n\
    6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1\n";

/// A window in which the exercises in this text have been added, from a file with this name.
pub fn added(folder: &Folder, text: &str, name: &str) -> Window {
    let file = folder.write(name, text);
    let mut window = Begin { files: chooses(&file), ..folder.begin() }.open();
    window.choose_all(["Help", "Exercises"]);
    window.rest();
    window.expect_all(&["There are no exercises yet.", "0 due today, 0 in all"]);
    window.choose("Add from a file…");
    window.until(" added.");
    assert!(!window.shows("(Help, Exercises)"), "the exercises are on screen");
    window
}

pub fn kept(folder: &Folder) -> String {
    read(&folder.join("practice").join("exercises.jsonl"))
}

#[test]
fn an_exercise_is_guessed_twice_and_then_shown() {
    let folder = Folder::new("exercises-guessed");
    let mut window = added(&folder, MATES, "mates.epd");
    window.expect_all(&[
        "2 exercises were added",
        "One line of the file has no position with a legal best move.",
    ]);
    window.expect_all(&["White to move", "Back rank", "Find the best move", "2 due today, 2 in all"]);
    window.drag("a1", "a7");
    window.expect_all(&["Find the best move", "Not Ra7", "1 due today"]);
    assert!(kept(&folder).contains("\"right\":false"), "the first try decides");
    // The move is taken back after a while.
    assert_eq!(window.name("a7"), "a7, white rook");
    window.later(3.0);
    window.expect_all(&["Find the best move", "Try once more"]);
    assert_eq!(window.name("a1"), "a1, white rook");
    window.drag("a1", "b1");
    window.expect_all(&["The solution is Ra8#", "The king has no way out."]);
    assert!(!window.shows("White to move"), "the exercise is over");
    window.choose("Next exercise");
    window.expect_all(&["Black to move", "Find the best move"]);
    window.drag("a8", "a1");
    window.expect_all(&["Ra1# is right", "0 due today, 2 in all"]);
    window.choose("Next exercise");
    window.expect("That’s all for today: 1 of 2 right first time. The next exercise is due tomorrow.");
    assert_eq!(kept(&folder).lines().count(), 4);
    drop(window);
    // The next run knows what was solved; a line that a killed program left incomplete is skipped.
    let file = folder.join("practice").join("exercises.jsonl");
    fs::write(&file, kept(&folder) + "{\"answer\":{\"fen").expect("a torn line");
    let mut window = folder.begin().open();
    window.command(Command::Exercises);
    window.expect_all(&["0 due today, 2 in all", "Nothing is due now. The next exercise is due tomorrow."]);
}

#[test]
fn what_was_added_is_told_once() {
    for act in ["a1b1", "Hint", "F", "Ctrl+L"] {
        let folder = Folder::new(&format!("exercises-told-once-{act}"));
        let mut window = added(&folder, MATES, "mates.epd");
        match act {
            "Hint" => window.activate(act),
            gesture => window.play(gesture),
        }
        assert!(!window.shows("exercises were added"), "{act}");
        window.command(Command::Start);
        window.expect("Chess960");
        assert!(!window.shows("exercises were added"), "{act}");
    }
}

#[test]
fn a_second_try_can_be_right_and_the_solution_can_be_shown() {
    let folder = Folder::new("exercises-second");
    let mut window = added(&folder, MATES, "mates.epd");
    window.play("a1b1");
    window.expect("Not Rb1");
    window.click("b1");
    window.rest();
    window.enter("a1");
    window.enter("a8");
    window.expect("Ra8# is right");
    let before = window.square("a1");
    window.key(Key::F);
    assert_ne!(window.square("a1"), before, "the board is turned");
    window.choose("Next exercise");
    window.rest();
    window.choose("Show the solution");
    window.expect("The solution is Ra1#");
    assert_eq!(kept(&folder).matches("\"right\":false").count(), 2);
}

/// Moves that are marked as poor, and the solutions of puzzles, become exercises without a search by the engine.
#[test]
fn games_become_exercises() {
    let games = "[White \"Anna\"]\n[Black \"Ben\"]\n\n1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 $4 (3... g6 4. Qf3) 4. Qxf7# 1-0\n\n\
        [White \"Cas\"]\n[Black \"Dora\"]\n\n1. e4 *\n";
    let mates = "[Event \"Mates\"]\n[SetUp \"1\"]\n[FEN \"kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1\"]\n\n1. Ra6 bxa6 2. b7# *\n";
    for (pgn, shown, mv, told) in [
        (games, ["Anna – Ben", "Black to move"], "g7g6", ["g6 is right", "Nf6 was played."]),
        (mates, ["Mates", "White to move"], "a1a6", ["Ra6 is right", "Then comes 1… bxa6 2. b7#."]),
    ] {
        let folder = Folder::new(&format!("exercises-{mv}"));
        let mut window = added(&folder, pgn, "games.pgn");
        window.expect_all(&["One exercise was added", "1 due today, 1 in all"]);
        window.expect_all(&shown);
        window.play(mv);
        window.expect_all(&told);
    }
}

/// Ready-made exercises come with the program and are added twenty at a time.
#[test]
fn exercises_come_with_the_program() {
    let folder = Folder::new("exercises-supplied");
    let mut window = folder.begin().open();
    window.command(Command::Exercises);
    window.choose("Ready-made exercises");
    window.expect_all(&["20 exercises were added", "20 due today, 20 in all", "Mate in one move"]);
    window.drag("d2", "f1");
    window.expect("Nf1# is right");
    assert!(!window.shows("could have"), "nobody has missed the mate");
    let lines = kept(&folder);
    assert_eq!(lines.lines().count(), 21);
    assert_eq!(lines.lines().filter(|line| line.contains("answer")).count(), 1);
}

#[test]
fn nothing_is_added_without_a_reason() {
    let search = "No exercise was found in the 2 games searched.";
    let none = "One line of the file has no position with a legal best move.";
    for (name, text, reason) in [
        ("lists.epd", "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1\n", none),
        ("game.pgn", "[White \"Anna\"]\n\n*\n", "One game was left out because it has no moves"),
        ("games.pgn", "1. e4 e5 2. Ba6 bxa6 0-1\n\n1. d4 *\n\n[White \"Ben\"]\n\n*\n", search),
    ] {
        let folder = Folder::new(&format!("exercises-none-{name}"));
        let files = chooses(&folder.write(name, text));
        let (mut window, fake) = Begin { files, ..folder.begin() }.analysed();
        window.command(Command::Exercises);
        window.choose("Add from a file…");
        if reason == search {
            window.until("game 1 of 3… No exercises found so far.");
            for best in ["e2e4", "e7e5", "f1a6", "b7a6", "g1f3", "d2d4", "d7d5"] {
                fake.tell_last(1, 12, Score::Centipawns(0), best);
                window.wait(200);
            }
        }
        window.until("No exercises were added.");
        window.expect(reason);
        assert_eq!(window.shows("One game was left out"), name != "lists.epd", "{name}");
    }
    let folder = Folder::new("exercises-none-study");
    let mut window = crate::study::open(folder.begin(), "1. -- e5 *\n");
    window.choose_all(["Study", "Practise these moves"]);
    window.expect_all(&["No exercises were added.", "The study has no moves for White to practise."]);
}

#[test]
fn a_study_is_practised_as_a_repertoire() {
    let folder = Folder::new("exercises-study");
    let pgn = "[White \"Anna\"]\n[Black \"Ben\"]\n\n1. e4 (1. d4) e5 2. Nf3 *\n";
    let mut window = crate::study::open(folder.begin(), pgn);
    window.choose_all(["Study", "Practise these moves"]);
    window.expect_all(&["2 exercises were added", "Which move is in the study?"]);
    window.choose("Close");
    window.choose_all(["Study", "Practise these moves"]);
    window.expect_all(&["No exercises were added", "2 were there already."]);
    window.drag("d2", "d4");
    window.expect_all(&["d4 is right", "Also right: e4."]);
    window.choose("Next exercise");
    window.drag("g1", "f3");
    window.expect("Nf3 is right");
}

/// The analyst searches the position alone, without the moves that led to it. The turning point becomes an exercise
/// only if two searches find the same best move as the review, and find it clearly better than the second-best one. The
/// search goes on after the review is left.
#[test]
fn turning_points_become_exercises_if_one_move_is_clearly_best() {
    for (name, searches, added) in [
        ("clear", &CLEAR[..], true),
        ("left", &CLEAR, true),
        ("near", &[("g1f3", 10)], false),
        // The first line of the search is missing.
        ("second-alone", &[("", -320)], false),
        ("bound", &[("g1f3>", -320)], false),
        ("another", &[("d2d4", -320)], false),
        ("near-later", &[("g1f3", -320), ("g1f3", 10)], false),
        ("another-later", &[("g1f3", -320), ("d2d4", -320)], false),
    ] {
        let folder = Folder::new(&format!("exercises-review-{name}"));
        let (mut window, fake) = crate::review::reviewed(folder.begin());
        window.choose("Make exercises");
        if name == "left" {
            window.expect("Looking for exercises…");
            window.command(Command::Start);
        }
        assert_eq!(search(&mut window, &fake, searches), "", "the position alone");
        window.expect(match added {
            true => "One exercise was added (Help, Exercises).",
            false => "No exercises were added.",
        });
        assert_eq!(window.shows("None of the turning points is suitable for an exercise."), !added);
        assert!(name != "left" || window.shows("Exercises, 1 due today"));
        if added {
            window.command(Command::Exercises);
            window.drag("g1", "f3");
            window.expect_all(&["Nf3 is right", "Ba6 was played. After this, Black is winning."]);
        }
    }
}

/// A new day begins while the window is open.
#[test]
fn exercises_come_back_in_an_open_window() {
    let folder = Folder::new("exercises-day");
    let mut window = added(&folder, MATES.lines().next().expect("a line"), "mate.epd");
    window.drag("a1", "a8");
    window.choose("Next exercise");
    let done = "That’s all for today: 1 of 1 right first time.";
    window.expect(&format!("{done} The next exercise is due tomorrow."));
    // Tests begin at a quarter to eight in the evening.
    window.sleep(4 * 3_600_000);
    window.expect(done);
    window.sleep(3_600_000);
    window.expect_all(&["1 due today", "Find the best move"]);
    window.drag("a1", "a8");
    window.choose("Next exercise");
    window.expect(&format!("{done} The next exercise is due on 7 Oct 2024."));
}

#[test]
fn exercises_that_cannot_be_read_are_not_shown_as_none() {
    let folder = Folder::new("exercises-unreadable");
    fs::create_dir_all(folder.join("practice").join("exercises.jsonl")).expect("a folder in its place");
    let mut window = folder.begin().open();
    window.command(Command::Exercises);
    window.expect("exercises.jsonl");
    assert!(!window.shows("There are no exercises yet.") && !window.shows("saved"), "{:?}", window.texts());
}

/// The review of a study is announced with the players' names, and its exercises show the names and the date.
#[test]
fn exercises_of_a_reviewed_study_have_its_names() {
    let folder = Folder::new("exercises-reviewed-study");
    let fake = Fake::default();
    let pgn = "[White \"Anna\"]\n[Black \"Ben\"]\n[Date \"2026.11.28\"]\n\n1. e4 e5 2. Ba6 bxa6 0-1\n";
    let begin = Begin { analysts: fake.analysts(), ..folder.begin() };
    let mut window = crate::study::open(begin, pgn);
    window.command(Command::Review);
    assert!(window.announced().concat().contains("Review of Anna – Ben."), "{:?}", window.announced());
    find_blunder(&mut window, &fake);
    window.choose("Make exercises");
    search(&mut window, &fake, &CLEAR);
    for (language, date) in [(EN, "Anna – Ben, 28 Nov 2026"), (NL, "Anna – Ben, 28-11-2026")] {
        let mut window = Begin { language, ..folder.begin() }.open();
        window.command(Command::Exercises);
        window.expect(date);
    }
}

/// Reports on the positions of 1. e4 e5 2. Ba6 bxa6.
fn find_blunder(window: &mut Window, fake: &Fake) {
    for (pawns, best) in crate::review::BLUNDER {
        fake.tell_last(1, 12, Score::Centipawns(pawns), best);
        window.wait(200);
    }
}

/// Two searches in which 2. Nf3 is clearly the best move.
const CLEAR: [(&str, i32); 2] = [("g1f3", -320); 2];

/// Reports the best move of each of these searches, unless it is empty, and the score of the second-best one. Returns
/// the moves that led to the positions.
fn search(window: &mut Window, fake: &Fake, searches: &[(&str, i32)]) -> String {
    let mut moves = String::new();
    for ((best, second), depth) in searches.iter().zip([12, CONFIRMED_DEPTH]) {
        let (before, lines) = fake.asked().pop().expect("a question");
        assert_eq!(lines, 2);
        moves += &before;
        if !best.is_empty() {
            fake.tell_last(1, depth, Score::Centipawns(30), best);
        }
        fake.tell_last(2, depth, Score::Centipawns(*second), "b1c3");
        window.wait(200);
    }
    moves
}

/// When nothing is due, exercises can be practised without changing when they come back.
#[test]
fn exercises_are_practised_anyway() {
    let folder = Folder::new("exercises-anyway");
    let mut window = added(&folder, MATES, "mates.epd");
    for (from, to) in [("a1", "a8"), ("a8", "a1")] {
        window.drag(from, to);
        window.choose("Next exercise");
    }
    let before = kept(&folder);
    window.expect("That’s all for today: 2 of 2 right first time.");
    window.choose("Practise anyway");
    window.drag("a1", "b1");
    window.expect("Not Rb1");
    window.drag("a1", "a8");
    window.choose("Next exercise");
    window.expect("Black to move");
    window.choose_all(["Show the solution", "Next exercise"]);
    window.expect_all(&["That’s all for today: 2 of 2 right", "Practise anyway"]);
    assert_eq!(kept(&folder), before);
}

/// Games without marked moves are searched; what was found is kept if the search is stopped.
#[test]
fn games_without_marks_are_searched() {
    let pgn = "[White \"Anna\"]\n[Black \"Ben\"]\n[Date \"2026.11.28\"]\n\n1. e4 e5 2. Ba6 bxa6 0-1\n\n\
        [White \"Cas\"]\n[Black \"Dora\"]\n\n1. e4 *\n";
    for stops in [false, true] {
        let folder = Folder::new(&format!("exercises-search-{stops}"));
        let files = chooses(&folder.write("games.pgn", pgn));
        let (mut window, fake) = Begin { files, ..folder.begin() }.analysed();
        window.command(Command::Exercises);
        window.choose("Add from a file…");
        window.until("The engine is looking for exercises: game 1 of 2…");
        assert!(!window.is_able("Add from a file…"));
        find_blunder(&mut window, &fake);
        search(&mut window, &fake, &CLEAR);
        window.expect_all(&["game 2 of 2… One exercise found so far.", "1 due today, 1 in all"]);
        assert!(kept(&folder).contains("\"best\":[\"g1f3\"]"), "it is kept at once");
        if stops {
            window.choose("Stop the search");
        } else {
            for (pawns, best) in [(20, "e2e4"), (-20, "e7e5")] {
                fake.tell_last(1, 12, Score::Centipawns(pawns), best);
                window.wait(200);
            }
        }
        window.wait(200);
        window.expect_all(&["One exercise was added", "Anna – Ben, 28 Nov 2026"]);
        assert_eq!(window.shows("The search was stopped at game 2 of 2."), stops);
        assert!(!window.shows("The engine is looking for exercises") && window.is_able("Add from a file…"));
        window.drag("g1", "f3");
        window.expect_all(&["Nf3 is right", "Ba6 was played. After this, Black is winning."]);
    }
}
