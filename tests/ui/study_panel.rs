//! The panel next to a study's board: the row for the engine, buttons that step through the moves, short messages,
//! whose move it is, and comments.

use crate::prelude::*;
use crate::study::{GAME, open, shown};

#[test]
fn engine_has_a_row() {
    let fake = Fake::default();
    let mut window = open(Begin { analysts: fake.analysts(), ..Begin::default() }, GAME);
    window.expect("3 lines");
    window.choose("Engine: Jadoube");
    assert_eq!(fake.asked(), [(String::new(), 3)]);
    window.choose("More lines");
    assert_eq!(fake.asked().last(), Some(&(String::new(), 4)));
    window.expect("4 lines");
    fake.tell_last(1, 18, Score::Centipawns(30), "e2e4 e7e5");
    window.wait(200);
    window.expect("Depth 18");
    window.choose_all(["Fewer lines"; 3]);
    window.expect("One line");
    assert!(!window.is_able("Fewer lines"));
    window.choose("Engine: Jadoube");
    assert!(!window.shows("Depth 18"));
}

#[test]
fn buttons_walk_through_a_study() {
    let mut window = open(Begin::default(), GAME);
    for (button, expected) in
        [("One move forward", "e4"), ("Go to end", "Nf6"), ("One move back", "Ba4"), ("Go to start", "")]
    {
        window.choose(button);
        assert_eq!(shown(&window), expected, "{button}");
    }
    assert!(!window.is_able("One move back"));
}

/// A short message takes the height of one line from the score sheet, whose top does not move.
#[test]
fn short_message_takes_one_line() {
    let folder = Folder::new("study-note");
    let file = folder.join("mine.pgn");
    let mut window = open(Begin { files: chooses(&file), ..Begin::default() }, GAME);
    let before = window.rect("Score sheet");
    window.ctrl(Key::S);
    window.until("Saved as mine.pgn.");
    let after = window.rect("Score sheet");
    assert_eq!(after.top(), before.top());
    assert!(before.bottom() - after.bottom() <= 44.0, "{before} {after}");
}

#[test]
fn study_without_moves_says_whose_move_it_is() {
    for (fen, language, said) in [
        ("8/8/8/4k3/8/8/4P3/4K3 w - - 0 1", EN, "No moves yet. White to move."),
        ("8/8/8/4k3/8/8/4P3/4K3 b - - 0 1", NL, "Nog geen zetten. Zwart is aan zet."),
    ] {
        let mut window = Window::speaking(language);
        window.request(Request::StudyFrom(Box::new(jadoube::rules::Position::from_fen(fen).expect("legal"))));
        window.expect(said);
        window.play("e2e3");
        assert_eq!(window.shows(said), language == NL);
    }
}

/// A comment stays in sight when its field has closed, even at the end of a long sheet.
#[test]
fn written_comment_stays_in_sight() {
    let shuffle = "Nf3 Nf6 Ng1 Ng8 ".repeat(30);
    let mut window = open(Begin::default(), &format!("{shuffle} *"));
    window.play("End Ctrl+M");
    window.types("Both sides wait, and nothing has happened for thirty moves in a row.");
    window.key(Key::Escape);
    window.wait(300);
    let (sheet, comment) = (window.rect("Score sheet"), window.rect("Both sides wait"));
    assert!(sheet.contains_rect(comment), "{comment} in {sheet}");
}
