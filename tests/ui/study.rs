//! The study screen.

use crate::prelude::*;
use jadoube::record::pgn::{Games, write};
use jadoube::study::{Origin, Study};

/// A game with nested variations.
pub const GAME: &str = "[Event \"Club evening\"]\n[White \"De Vries\"]\n[Black \"Jansen\"]\n[Round \"3\"]\n\n\
    1. e4 {The king's pawn.} e5 2. Nf3 $1 (2. f4 exf4 (2... d5 3. exd5 e4 (3... c6)) 3. Nf3 g5) (2. Nc3) 2... Nc6 \
    3. Bb5 {[%csl Ga6] [%cal Rb5c6] The Spanish.} a6 4. Ba4 $14 Nf6 1-0";

/// A window with the study of this game.
pub fn open(begin: Begin, text: &str) -> Window {
    let mut window = begin.open();
    let read = Games::new(text.as_bytes()).next().expect("a game");
    window.opens(Study::new(read.record, Origin::Nowhere).with_faults(read.faults));
    window.rest();
    window
}

/// The movetext of the study's PGN, on one line.
pub fn moves(window: &Window) -> String {
    let text = write(window.study().record());
    text.split("\n\n").nth(1).unwrap_or_default().replace('\n', " ").trim().to_owned()
}

/// The current move of the study in SAN; empty at the start.
pub fn shown(window: &Window) -> String {
    let study = window.study();
    study.record().san(study.at())
}

#[test]
fn keys_walk_through_the_tree() {
    let table: &[(&str, &str)] = &[
        ("", ""),
        ("Right", "e4"),
        ("Right Right Right", "Nf3"),
        ("Right Right Right Down", "f4"),
        ("Right Right Right Down Down", "Nc3"),
        ("Right Right Right Down Right Down Right", "exd5"),
        ("Right Right Right Down End", "g5"),
        ("Right Right Right Down End Up", "exf4"),
        ("Right Down", "Nf3"),
        ("End", "Nf6"),
        ("End Left", "Ba4"),
        ("End Up", "a6"),
        ("End Home", ""),
    ];
    for (pressed, expected) in table {
        let mut window = open(Begin::default(), GAME);
        window.play(pressed);
        assert_eq!(shown(&window), *expected, "{pressed:?}");
        assert!(!window.study().is_changed());
    }
}

#[test]
fn clicks_and_the_wheel_walk() {
    let mut window = open(Begin::default(), GAME);
    window.choose("2… d5, in a variation");
    assert_eq!(shown(&window), "d5");
    window.expect("d5, black pawn");
    window.choose("3. bishop b5");
    assert_eq!(shown(&window), "Bb5");
    window.hover_on("e4");
    for (lines, expected) in [(1.0, "Nc6"), (1.0, "Nf3"), (-1.0, "Nc6")] {
        window.wheel(egui::MouseWheelUnit::Line, lines);
        assert_eq!(shown(&window), expected);
    }
}

#[test]
fn a_move_that_is_there_is_walked_and_a_new_one_is_a_variation() {
    let mut window = open(Begin::default(), GAME);
    let before = moves(&window);
    window.drag("e2", "e4");
    assert_eq!((shown(&window).as_str(), moves(&window)), ("e4", before.clone()));
    window.play("c7 c5");
    assert_eq!(shown(&window), "c5");
    assert!(moves(&window).contains("e5 (1... c5) 2. Nf3"), "{}", moves(&window));
    window.types("Nf3");
    assert!(moves(&window).contains("(1... c5 2. Nf3)"), "{}", moves(&window));
    window.enter("d7 d6");
    assert!(moves(&window).contains("(1... c5 2. Nf3 d6)"), "{}", moves(&window));
    window.play("Ctrl+Z Ctrl+Z Ctrl+Z");
    assert_eq!((shown(&window).as_str(), moves(&window)), ("e4", before));
}

#[test]
fn every_way_to_castle_and_to_promote() {
    let fen = "[SetUp \"1\"]\n[FEN \"r3k2r/1P6/8/8/8/8/8/R3K2R w KQkq - 0 1\"]\n\n*";
    let table: [(Hand, &str); 6] = [
        (|window| window.drag("e1", "g1"), "O-O"),
        (|window| window.drag("e1", "a1"), "O-O-O"),
        (|window| window.types("O-O"), "O-O"),
        (
            |window| {
                window.drag_off("e1", pos2(SIZE.x - 60.0, 300.0));
                window.expect("Put the castling rook on its new square, then the king.");
                window.drag("h1", "f1");
                window.drag_at(window.rect("king in hand").center(), window.square("g1"));
            },
            "O-O",
        ),
        (|window| window.play("b7b8 'n"), "b8=N"),
        (|window| window.types("bxa8=Q"), "bxa8=Q+"),
    ];
    for (hand, expected) in table {
        let mut window = open(Begin::default(), fen);
        hand(&mut window);
        assert_eq!(shown(&window), expected);
    }
}

#[test]
fn study_explains_refused_moves() {
    let mut window = open(Begin::default(), GAME);
    window.drag("g1", "g3");
    window.expect("A knight moves two squares in a straight line, then one to the side.");
    window.types("Ke3");
    window.expect("A king moves one square in any direction.");
    window.click("d7");
    window.expect("It is White’s turn, and the pawn on d7 is Black’s.");
    assert!(!window.study().is_changed() && shown(&window).is_empty());
    window.play("e2 e4");
    assert_eq!(shown(&window), "e4");
}

/// Where a game would end by the seventy-five-move rule or in a dead position, a study continues.
#[test]
fn nothing_ends_a_study_but_mate() {
    for (fen, mv, expected) in [
        ("4k3/8/8/8/8/8/8/4K2R w - - 150 120", "h1h7", "Rh7"),
        ("4k3/8/8/8/8/8/8/4KB2 w - - 0 1", "f1g2", "Bg2"),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "e1d1", "Kd1"),
    ] {
        let mut window = open(Begin::default(), &format!("[SetUp \"1\"]\n[FEN \"{fen}\"]\n\n*"));
        window.play(mv);
        assert_eq!(shown(&window), expected, "{fen}");
    }
}

/// A study of the game is a copy; the game is unchanged. Once two people have begun a game with touch-move, it can be
/// opened as a study only when it is over.
#[test]
fn a_study_leaves_its_game_unchanged() {
    let mut window = Window::new();
    window.drag("e2", "e4");
    window.choose_all(["Study", "Study this game"]);
    window.play("End c7c5");
    assert_eq!(moves(&window), "1. e4 c5 *");
    window.choose("Close");
    assert_eq!(window.moves(), "e4");
    window.drag("e7", "e5");
    window.choose_all(["Study", "Last study"]);
    assert_eq!((window.moves().as_str(), moves(&window).as_str()), ("e4 e5", "1. e4 c5 *"));

    let mut window = Window::by_the_book();
    window.drag("e2", "e4");
    window.command(Command::StudyGame);
    assert!(window.harness.state().study().is_none());
    window.choose("Study");
    assert!(!window.is_able("Study this game"));
    window.key(Key::Escape);
    window.command(Command::Resign(Color::White));
    window.choose_all(["Study", "Study this game"]);
    assert_eq!(moves(&window).split(' ').next_back(), Some("0-1"));
}

/// Editing a comment of megabytes would freeze the window for seconds at each key press, so a very long comment can't
/// be edited.
#[test]
fn a_comment_that_is_too_long_is_left_alone() {
    for (length, opens) in [(60_000, true), (70_000, false)] {
        let text = format!("{{{}}} 1. e4 *", "word ".repeat(length / 5));
        let mut window = open(Begin::default(), &text);
        window.ctrl(Key::M);
        assert_eq!(window.shows("This comment is too long to edit here."), !opens, "{length}");
        let field = window.harness.query_by_role(egui::accesskit::Role::TextInput);
        assert_eq!(field.is_some(), opens, "{length}");
    }
}

/// A null move has an accessible name, and is shown on the score sheet.
#[test]
fn a_null_move_is_seen() {
    let mut window = open(Begin::default(), "1. e4 -- 2. d4 *");
    window.keys(&[Key::ArrowRight, Key::ArrowRight]);
    window.expect("no move");
    assert!(window.painted()[0].iter().any(|text| text == "--"), "{:?}", window.painted());
}

/// A position pasted while a study is shown opens a study, and leaves the game alone.
#[test]
fn a_position_pasted_into_a_study_is_studied() {
    let mut window = open(Begin::default(), GAME);
    let fen = "8/8/8/4k3/8/8/4P3/4K3 w - - 0 1";
    window.paste(fen);
    assert_eq!(window.study().position().fen(), fen);
    assert_eq!(window.moves(), "", "the game in the background is as it was");
}

/// Where the line forks, buttons offer the moves that continue it.
#[test]
fn a_fork_is_chosen_from() {
    let mut window = open(Begin::default(), GAME);
    window.keys(&[Key::ArrowRight, Key::ArrowRight]);
    window.expect_all(&["Continue with 2. Nf3", "Continue with 2. f4", "Continue with 2. Nc3"]);
    window.choose("Continue with 2. f4");
    assert_eq!(shown(&window), "f4");
    window.keys(&[Key::ArrowRight, Key::ArrowRight]);
    assert!(!window.shows("Continue with"));
}

#[test]
fn a_game_is_played_from_a_position_of_a_study() {
    let mut window = open(Begin::default(), GAME);
    window.expect("De Vries – Jansen  1–0");
    window.keys(&[Key::ArrowRight; 3]);
    let position = window.study().position().fen();
    window.choose_all(["Study", "Play from here…"]);
    window.expect("The starting position has already been chosen.");
    window.key(Key::Enter);
    assert_eq!(window.fen(), position);
}
