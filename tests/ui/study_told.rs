//! What is shown and announced in a study, and what F9 repeats.

use jadoube::record::Record;
use jadoube::record::pgn::write;

use crate::prelude::*;
use crate::study::{GAME, open, shown};

/// A screen reader gets the moves with their annotations, the comments, and which move is current.
#[test]
fn moves_and_comments_are_read_aloud() {
    let mut window = open(Begin::default(), GAME);
    window.expect_all(&[
        "De Vries – Jansen  1–0. Club evening · round 3",
        "1. e4",
        "The king's pawn.",
        "2. knight f3, Good move",
        "3… c6, in a variation",
        "4. bishop a4, White is slightly better",
        "1–0",
    ]);
    window.key(Key::ArrowRight);
    let node = window.harness.get_by_label("1. e4");
    assert_eq!(node.accesskit_node().toggled(), Some(egui::accesskit::Toggled::True));
    window.key(Key::End);
    window.expect("De Vries – Jansen  1–0. Club evening · round 3 · C70 Ruy Lopez: Morphy Defence");
}

/// The last announcement is no longer in the accessibility tree once another screen is shown.
#[test]
fn an_announcement_ends_with_its_screen() {
    let mut window = open(Begin::default(), GAME);
    window.key(Key::ArrowRight);
    let is_said = |window: &Window| window.announced().iter().any(|text| text.contains("e4"));
    assert!(is_said(&window));
    window.command(Command::Start);
    assert!(!is_said(&window));
}

/// A screen reader gets the evaluations and clock times of moves, and why the game ended.
#[test]
fn clocks_and_evaluations_are_read_aloud() {
    // Half a tenth is rounded away from zero.
    let game = "[Termination \"Time forfeit\"]\n\n1. e4 {[%eval 0.35] [%clk 1:29:58]} e5 {[%eval #-3]} 0-1";
    let english = open(Begin::default(), game);
    english.expect("1. e4, evaluation +0.4, clock 1:29:58");
    english.expect_all(&["1… e5, evaluation −M3", "A flag fell."]);
    let dutch = open(Begin { language: NL, ..Begin::default() }, game);
    dutch.expect("1. e4, waardering +0,4, klok 1:29:58");
}

/// In a game of thousands of moves, a screen reader finds many that are out of view, but not all of them.
#[test]
fn a_very_long_game_is_heard() {
    let rounds = (1..2000).step_by(2).map(|number| {
        let next = number + 1;
        format!("{number}. Nf3 ({number}. Nc3 Nc6 {next}. Nb1) {number}... Nf6 {next}. Ng1 Ng8 ")
    });
    let mut window = open(Begin::default(), &(rounds.collect::<String>() + "*"));
    assert_eq!(window.study().record().line_from(Record::ROOT).count(), 4000);
    window.keys(&[Key::End, Key::ArrowLeft, Key::ArrowUp, Key::Home, Key::ArrowRight, Key::End]);
    let moves = window.texts().iter().filter(|text| text.contains("knight g8")).count();
    assert!((100..2000).contains(&moves), "{moves} of 2000 moves are heard");
    assert_eq!(shown(&window), "Ng8");
}

#[test]
fn faults_of_the_file_are_reported() {
    let broken = "1. e4 e5 2. Ke3 Nf6 3. d4 *";
    for (language, [count, told, hide]) in both("a study with an error") {
        for size in [SIZE, SMALL] {
            let mut window = open(Begin { size, language, ..Begin::default() }, broken);
            window.expect_all(&[count, told]);
            assert_eq!(window.study().record().line_from(Record::ROOT).count(), 2);
            // In a small window, the button stays inside the card.
            assert!(size != SMALL || window.rect(hide).right() <= 630.0, "{hide}: {}", window.rect(hide));
            window.choose(hide);
            assert!(!window.shows(count));
        }
    }
}

/// The opening is that of the last position with a name; a game that does not begin from the standard position has
/// none.
#[test]
fn openings_have_names() {
    let fen =
        "[SetUp \"1\"]\n[FEN \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKB1R w KQkq - 0 1\"]\n\n1. e4 e5 *";
    for (text, pressed, name) in [
        ("1. e4 e5 2. Nf3 Nc6 3. Bb5 *", "End", Some("C60 Ruy Lopez")),
        ("1. e4 e5 2. Nf3 Nc6 3. Bb5 *", "Right", Some("B00 King’s Pawn Game")),
        ("1. Nf3 Nc6 2. e4 e5 3. Bb5 h6 4. h3 *", "End", Some("C60 Ruy Lopez")),
        ("1. e4 *", "", None),
        (fen, "End", None),
    ] {
        let mut window = open(Begin::default(), text);
        window.play(pressed);
        match name {
            Some(name) => window.expect(name),
            None => assert!(!window.shows("Ruy Lopez") && !window.shows("King’s Pawn"), "{text}"),
        }
    }
}

/// A large text that is pasted is read on another thread, and then opened.
#[test]
fn much_that_is_pasted_is_read_on_a_thread() {
    for (games, told) in [(1, ""), (3, "This is the first game; there are 2 more.")] {
        let game = format!("[White \"Jansen\"]\n\n1. e4 {{{}}} 1... e5 *\n\n", "tale ".repeat(60_000));
        let mut window = Window::new();
        window.paste(game.repeat(games));
        window.until("Jansen");
        assert_eq!(window.study().record().line_from(Record::ROOT).count(), 2);
        window.until(told);
    }
}

/// If a comment is as long as a novel and a move has a hundred symbols, the sheet shortens both, and the study keeps
/// everything.
#[test]
fn a_long_comment_is_kept_and_twelve_symbols_are_read() {
    let (novel, signs) = ("tale ".repeat(60_000), "$1 ".repeat(100));
    let game = format!("1. e4 {{{novel}}} 1... e5 {signs}{{The last words.}} *");
    let mut window = open(Begin::default(), &game);
    window.key(Key::End);
    let record = window.study().record();
    let notes = record.notes(window.study().at());
    assert_eq!((notes.nags.len(), &*notes.comments), (100, &["The last words.".to_owned()][..]));
    window.expect("The last words.");
    let spoken = window.texts().into_iter().find(|text| text.contains("Good move")).expect("the move");
    assert_eq!(spoken.matches("Good move").count(), 12, "{spoken}");
    assert_eq!(write(record).matches("tale").count(), 60_000);
}

#[test]
fn edits_are_announced() {
    let mut window = open(Begin::default(), GAME);
    window.key(Key::ArrowRight);
    window.text("!");
    window.expect("1. e4, Good move.");
}

/// The first answer to a spoken query in a study is announced once, although all texts of a new screen are announced.
#[test]
fn an_answer_is_said_once() {
    let mut window = open(Begin::default(), GAME);
    window.key(Key::F7);
    let said = window.announced().into_iter().filter(|text| text.contains("White to move.")).count();
    assert_eq!(said, 1, "{:?}", window.announced());
}

/// F9 repeats the message that was announced last, even if it immediately replaced another message.
#[test]
fn a_message_that_replaces_another_is_repeated() {
    let mut window = Window::new();
    window.play("e2e4");
    for (command, said) in [(Command::CopyGame, "Game copied."), (Command::Copy, "Position copied.")] {
        window.command(command);
        window.key(Key::F9);
        let mut copied = window.announced();
        copied.retain(|text| text.contains("copied."));
        assert!(copied.iter().all(|text| text.starts_with(said)) && !copied.is_empty(), "{copied:?}");
    }
}

/// F9 repeats what was said on the same screen; back in the game, it announces the state of the game.
#[test]
fn nothing_of_another_screen_is_repeated() {
    let mut window = Window::new();
    window.play("e2e4");
    window.key(Key::F9);
    assert!(window.announced().contains(&"e4.".to_owned()), "{:?}", window.announced());
    window.command(Command::Book);
    window.key(Key::F9);
    assert!(!window.announced().contains(&"e4.".to_owned()), "{:?}", window.announced());
    window.request(Request::Return);
    window.key(Key::F9);
    let is_told = window.announced().iter().any(|said| said.starts_with("Black to move."));
    assert!(is_told, "{:?}", window.announced());
}
