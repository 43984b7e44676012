//! Tries at an exercise, hints, what the exercises ask for, and the exercises on the start screen.

use crate::exercises::{MATES, added, kept};
use crate::prelude::*;

/// After a hint, the exercise counts as not solved; after a wrong try, the moves that would follow are shown.
#[test]
fn hints_and_replies_help_with_an_exercise() {
    let folder = Folder::new("exercises-hints");
    drop(added(&folder, MATES, "mates.epd"));
    let before = kept(&folder);
    for (language, [piece, pending, reply]) in both("a try after a hint") {
        fs::write(folder.join("practice").join("exercises.jsonl"), &before).expect("the exercises");
        let (mut window, fake) = Begin { language, ..folder.begin() }.analysed();
        window.command(Command::Exercises);
        match language == EN {
            true => window.choose("Hint"),
            false => window.ctrl(Key::H),
        }
        window.expect(piece);
        assert!(window.said("a1").contains("hint"), "it is marked on the board: {}", window.said("a1"));
        assert!(!window.has("Hint") && kept(&folder).contains("\"right\":false"), "it is given once");
        window.drag("a1", "b1");
        window.expect(pending);
        fake.tell_last(1, 12, Score::Centipawns(-20), "g8f8 g1f1");
        window.wait(200);
        window.expect(reply);
        window.drag("a1", "a8");
        window.expect("a8# is ");
        assert!(!window.shows(reply), "the exercise is over");
    }
}

/// After a wrong move in a task to mate at once, the window says why that move is not mate.
#[test]
fn a_move_that_does_not_mate_is_answered() {
    const ROOKS: &str = "7k/1R6/8/8/8/8/8/R5K1 w - - bm Ra8#; dm 1;";
    const QUEEN: &str = "7k/8/5K2/8/8/8/8/6Q1 w - - bm Qg7#; dm 1;";
    for (list, from, to, told) in [
        (ROOKS, "a1", "a2", "That is not check, so it can’t be mate."),
        (ROOKS, "b7", "b8", "It is check, but the king can move away: K"),
        (ROOKS, "b7", "h7", "It is check, but the rook on h7 can be taken: Kxh7."),
        (QUEEN, "g1", "g6", "That is stalemate: the game is drawn."),
    ] {
        let folder = Folder::new(&format!("exercises-no-mate-{from}{to}"));
        let mut window = added(&folder, list, "mate.epd");
        window.drag(from, to);
        window.expect_all(&["Mate in one move", "Not ", told]);
    }
}

/// In a task to mate in more moves, a winning move is not praised, unless it mates in time.
#[test]
fn a_move_that_mates_too_late_is_not_praised() {
    const MATE: &str = "kbK5/pp6/1P6/8/8/8/8/R7 w - - bm Ra6; dm 2;";
    let too_late = "That is not mate in 2 moves.";
    for (name, score, mates) in [
        ("winning", Score::Centipawns(-1200), false),
        ("in-3", Score::Mate(-2), false),
        ("in-2", Score::Mate(-1), true),
    ] {
        let folder = Folder::new(&format!("exercises-late-{name}"));
        drop(added(&folder, MATE, "mate.epd"));
        let (mut window, fake) = folder.begin().analysed();
        window.command(Command::Exercises);
        window.expect("Mate in 2 moves");
        window.drag("a1", "b1");
        fake.tell_last(1, 12, score, "a7b6");
        window.wait(200);
        window.expect("After Rb1: 1… axb6.");
        assert_eq!([window.shows(too_late), window.shows("White mates in")], [!mates, mates], "{name}");
        assert!(!window.shows("White is winning"), "{name}");
    }
}

#[test]
fn the_start_screen_counts_the_exercises() {
    for (language, [none, due, shown, all, left]) in both("exercises that are due") {
        let folder = Folder::new(&format!("exercises-start-{none}"));
        assert!(crate::start_screen::open(Begin { language, ..folder.begin() }).has(none));
        drop(added(&folder, MATES, "mates.epd"));
        let mut window = crate::start_screen::open(Begin { language, ..folder.begin() });
        window.until(due);
        assert!(window.painted()[0].iter().any(|text| text == shown), "{:?}", window.painted());
        window.choose(due);
        window.expect(all);
        window.drag("a1", "a8");
        window.request(Request::Return);
        assert!(window.has(left), "{:?}", window.texts());
        let mut window = Begin { language, size: SMALL, ..folder.begin() }.open();
        window.command(Command::Choose(Choice::TextSize(200)));
        crate::start_screen::show(&mut window);
        window.leave();
        assert_eq!(crate::sizes_seen::faults(&window, "the start screen"), [""; 0]);
        window.command(Command::Exercises);
        window.play("a8b8");
        window.leave();
        assert_eq!(crate::sizes_seen::faults(&window, "an exercise"), [""; 0]);
    }
}

#[test]
fn supplied_exercises_say_what_to_achieve() {
    for (aim, task) in [("advantage", "Gain the advantage"), ("rescue", "Find the saving move")] {
        let folder = Folder::new(&format!("exercises-{aim}"));
        let exercise =
            format!(r#"{{"fen":"6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1","best":["a1a8"],"aim":"{aim}"}}"#);
        fs::create_dir_all(folder.join("practice")).expect("a folder");
        folder.write("practice/exercises.jsonl", format!("{{\"exercise\":{exercise}}}\n"));
        let mut window = folder.begin().open();
        window.command(Command::Exercises);
        window.expect(task);
    }
}

/// With touch-move in exercises, touching the wrong piece is a wrong try; without it, an illegal move is not.
#[test]
fn a_touch_of_the_wrong_piece_is_a_wrong_try() {
    let folder = Folder::new("exercises-touch");
    let mut window = added(&folder, MATES, "mates.epd");
    window.drag("g2", "h4");
    window.expect_all(&["Find the best move", "That isn’t possible. A pawn moves one square forward"]);
    window.choose("Touch-move in exercises");
    window.drag("g2", "h4");
    window.expect_all(&["You touched the pawn on g2.", "none of its moves is correct.", "1 due today"]);
    assert!(kept(&folder).contains("\"right\":false"));
    window.press("a1");
    window.expect_all(&["Find the best move", "Try once more", "You touched the pawn on g2."]);
    window.release("a8");
    window.expect("Ra8# is right");
    assert!(!window.shows("You touched"), "the exercise is over");
    window.choose("Next exercise");
    window.press("f7");
    window.expect("You touched the pawn on f7.");
    window.release("f6");
    window.press("g7");
    window.expect_all(&["The solution is Ra1#", "You touched the pawn on g7."]);
}

/// A mate in two is played to the end. The opponent replies after a moment, or at once if the learner acts first. A
/// right first move does not decide yet when the exercise comes back.
#[test]
fn a_mate_in_two_is_played_to_the_end() {
    const MATE: &str = "2R5/1K6/5k2/8/8/2q5/4r3/8 b - - bm Rb2+; dm 2; pv Rb2+ Ka6 Qa3#;";
    for (name, tries, rights) in
        [("waits", &["a3"][..], 1), ("hurries", &["a3"], 1), ("asks", &["a3"], 0), ("errs", &["c4", "a3"], 0)]
    {
        let folder = Folder::new(&format!("exercises-to-mate-{name}"));
        let mut window = added(&folder, MATE, "mate.epd");
        window.expect("Mate in 2 moves");
        window.drag("e2", "b2");
        window.expect("Rb2+ is right");
        if name == "asks" {
            window.choose("Hint");
            window.expect("Move the queen on c3.");
        } else if name != "hurries" {
            window.later(1.0);
            window.harness.run();
            window.expect_all(&["The reply is Ka6", "Mate in one move"]);
            window.expect_said("a6:last move");
        }
        assert_eq!(kept(&folder).contains("\"right\""), name == "asks", "it is not over: {}", kept(&folder));
        for to in tries {
            window.drag("c3", to);
            window.wait(50);
        }
        window.expect_all(&["Qa3# is right", "This exercise comes back tomorrow."]);
        let kept = kept(&folder);
        let [right, wrong] = ["true", "false"].map(|is| kept.matches(&format!("\"right\":{is}")).count());
        assert_eq!((right, wrong), (rights, 1 - rights), "{name}");
    }
}

/// Enter on the button that opens the next exercise moves the focus to the board, but does not also count as a press
/// there.
#[test]
fn the_next_exercise_begins_with_an_empty_hand() {
    let folder = Folder::new("exercises-keys");
    let mut window = added(&folder, MATES, "mates.epd");
    window.command(Command::ToBoard);
    window.enter("a1");
    window.enter("a8");
    window.expect("Ra8# is right");
    window.tab_to("Next exercise");
    window.rest();
    window.key(Key::Enter);
    window.expect("Black to move");
    assert!(!window.shows("possible"), "{:?}", window.texts());
}
