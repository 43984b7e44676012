//! A study: walking through a record, and making moves on its board.

use egui::{Key, Modifiers, PointerButton, Vec2, pos2, vec2};
use egui_kittest::kittest::{NodeT, Queryable};
use jadoube::record::pgn::{Games, write};
use jadoube::study::{Origin, Study};
use jadoube::table::{GameSetup, TouchMove};
use jadoube::text::messages::Language;
use jadoube::ui::{Command, Request};

use crate::window::{Begin, SIZE, Window};

/// A game with nested variations.
pub const GAME: &str = "[Event \"Club evening\"]\n[White \"De Vries\"]\n[Black \"Jansen\"]\n[Round \"3\"]\n\n\
    1. e4 {The king's pawn.} e5 2. Nf3 $1 (2. f4 exf4 (2... d5 3. exd5 e4 (3... c6)) 3. Nf3 g5) (2. Nc3) 2... Nc6 \
    3. Bb5 {[%csl Ga6] [%cal Rb5c6] The Spanish.} a6 4. Ba4 $14 Nf6 1-0";

/// A window with the study of this game.
pub fn open(begin: Begin, text: &str) -> Window {
    let mut window = begin.open();
    let read = Games::new(text.as_bytes()).next().expect("a game");
    window.harness.state_mut().open_study(Study::new(read.record, Origin::Nowhere).with_faults(read.faults));
    window.harness.run();
    window.rest();
    window
}

pub fn study(window: &Window) -> &Study {
    window.harness.state().study().expect("a study fills the window")
}

/// The moves of the study as PGN.
pub fn moves(window: &Window) -> String {
    let text = write(study(window).record());
    text.split("\n\n").nth(1).unwrap_or_default().replace('\n', " ").trim().to_owned()
}

/// The current move of the study.
pub fn shown(window: &Window) -> String {
    let study = study(window);
    study.record().san(study.at())
}

pub fn keys(window: &mut Window, keys: &[Key]) {
    for key in keys {
        window.key(*key);
    }
}

pub fn with(window: &mut Window, modifiers: Modifiers, key: Key) {
    window.harness.key_press_modifiers(modifiers, key);
    window.harness.run();
}

#[test]
fn keys_walk_through_the_tree() {
    use Key::*;
    let table: &[(&[Key], &str)] = &[
        (&[], ""),
        (&[ArrowRight], "e4"),
        (&[ArrowRight, ArrowRight, ArrowRight], "Nf3"),
        (&[ArrowRight, ArrowRight, ArrowRight, ArrowDown], "f4"),
        (&[ArrowRight, ArrowRight, ArrowRight, ArrowDown, ArrowDown], "Nc3"),
        (&[ArrowRight, ArrowRight, ArrowRight, ArrowDown, ArrowRight, ArrowDown, ArrowRight], "exd5"),
        (&[ArrowRight, ArrowRight, ArrowRight, ArrowDown, End], "g5"),
        (&[ArrowRight, ArrowRight, ArrowRight, ArrowDown, End, ArrowUp], "exf4"),
        (&[ArrowRight, ArrowDown], "Nf3"),
        (&[End], "Nf6"),
        (&[End, ArrowLeft], "Ba4"),
        (&[End, ArrowUp], "a6"),
        (&[End, Home], ""),
    ];
    for (pressed, expected) in table {
        let mut window = open(Begin::default(), GAME);
        keys(&mut window, pressed);
        assert_eq!(shown(&window), *expected, "{pressed:?}");
        assert!(!study(&window).is_changed());
    }
}

#[test]
fn clicks_and_the_wheel_walk() {
    let mut window = open(Begin::default(), GAME);
    window.choose("2… d5, in a variation");
    assert_eq!(shown(&window), "d5");
    window.expect("d5, black pawn");
    window.choose("3. Bb5");
    assert_eq!(shown(&window), "Bb5");
    let over = window.square("e4");
    window.harness.hover_at(over);
    for (lines, expected) in [(1.0, "Nc6"), (1.0, "Nf3"), (-1.0, "Nc6")] {
        let delta = vec2(0.0, lines);
        let (unit, modifiers, phase) = (egui::MouseWheelUnit::Line, Modifiers::NONE, egui::TouchPhase::Move);
        let source = egui::MouseWheelSource::Unknown;
        window.harness.event(egui::Event::MouseWheel { unit, delta, phase, source, modifiers });
        window.harness.run();
        assert_eq!(shown(&window), expected);
    }
}

#[test]
fn a_move_that_is_there_is_walked_and_a_new_one_is_a_variation() {
    let mut window = open(Begin::default(), GAME);
    let before = moves(&window);
    window.drag("e2", "e4");
    assert_eq!((shown(&window).as_str(), moves(&window)), ("e4", before.clone()));
    window.click("c7");
    window.click("c5");
    assert_eq!(shown(&window), "c5");
    assert!(moves(&window).contains("e5 (1... c5) 2. Nf3"), "{}", moves(&window));
    window.text("Nf3");
    window.key(Key::Enter);
    assert!(moves(&window).contains("(1... c5 2. Nf3)"), "{}", moves(&window));
    window.enter("d7");
    window.enter("d6");
    assert!(moves(&window).contains("(1... c5 2. Nf3 d6)"), "{}", moves(&window));
    for _ in 0..3 {
        with(&mut window, Modifiers::COMMAND, Key::Z);
    }
    assert_eq!((shown(&window).as_str(), moves(&window)), ("e4", before));
}

#[test]
fn every_way_to_castle_and_to_promote() {
    let fen = "[SetUp \"1\"]\n[FEN \"r3k2r/1P6/8/8/8/8/8/R3K2R w KQkq - 0 1\"]\n\n*";
    type Hand = fn(&mut Window);
    let table: [(Hand, &str); 6] = [
        (|window| window.drag("e1", "g1"), "O-O"),
        (|window| window.drag("e1", "a1"), "O-O-O"),
        (
            |window| {
                window.text("O-O");
                window.key(Key::Enter);
            },
            "O-O",
        ),
        (
            |window| {
                window.press("e1");
                let beside = pos2(SIZE.x - 60.0, 300.0);
                window.harness.hover_at(beside);
                window.button(beside, PointerButton::Primary, false);
                window.expect("Put the castling rook on its new square, then the king.");
                window.drag("h1", "f1");
                window.rest();
                let king = window.harness.get_by_label("king in hand").rect().center();
                window.harness.hover_at(king);
                window.button(king, PointerButton::Primary, true);
                window.release("g1");
            },
            "O-O",
        ),
        (
            |window| {
                window.drag("b7", "b8");
                window.choose("Knight");
            },
            "b8=N",
        ),
        (
            |window| {
                window.text("bxa8=Q");
                window.key(Key::Enter);
            },
            "bxa8=Q+",
        ),
    ];
    for (hand, expected) in table {
        let mut window = open(Begin::default(), fen);
        hand(&mut window);
        assert_eq!(shown(&window), expected);
    }
}

/// An impossible move is refused with its reason, and nothing changes.
#[test]
fn study_explains_refused_moves() {
    let mut window = open(Begin::default(), GAME);
    window.drag("g1", "g3");
    window.expect("A knight moves two squares in a line, then one to the side.");
    window.text("Ke3");
    window.key(Key::Enter);
    window.expect("A king moves one square, in any direction.");
    assert!(!study(&window).is_changed());
}

/// Where a game would end by its number of moves, a study continues.
#[test]
fn nothing_ends_a_study_but_mate() {
    let table = [
        ("4k3/8/8/8/8/8/8/4K2R w - - 150 120", "h1", "h7", "Rh7"),
        ("4k3/8/8/8/8/8/8/4KB2 w - - 0 1", "f1", "g2", "Bg2"),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "e1", "d1", "Kd1"),
    ];
    for (fen, from, to, expected) in table {
        let mut window = open(Begin::default(), &format!("[SetUp \"1\"]\n[FEN \"{fen}\"]\n\n*"));
        window.drag(from, to);
        assert_eq!(shown(&window), expected, "{fen}");
    }
}

/// A study is a copy: the game is unchanged. If two people play with touch-move, it opens only when the game is over.
#[test]
fn the_study_of_a_game() {
    let mut window = Window::new();
    window.drag("e2", "e4");
    for name in ["Study", "Study this game"] {
        window.choose(name);
    }
    keys(&mut window, &[Key::End]);
    window.drag("c7", "c5");
    assert_eq!(moves(&window), "1. e4 c5 *");
    window.choose("Close");
    assert_eq!(window.moves(), "e4");
    window.drag("e7", "e5");
    for name in ["Study", "Last study"] {
        window.choose(name);
    }
    assert_eq!((window.moves().as_str(), moves(&window).as_str()), ("e4 e5", "1. e4 c5 *"));

    let setup = GameSetup { touch: TouchMove::Enforced, ..GameSetup::default() };
    let mut window = Begin { setup, ..Begin::default() }.open();
    window.drag("e2", "e4");
    let ctx = window.harness.ctx.clone();
    window.harness.state_mut().handle(&ctx, Request::Command(Command::StudyGame));
    window.harness.run();
    assert!(window.harness.state().study().is_none());
    window.choose("Study");
    let item = window.harness.get_by_label("Study this game");
    assert!(item.accesskit_node().is_disabled());
    window.key(Key::Escape);
    window.harness.state_mut().handle(&ctx, Request::Command(Command::Resign(jadoube::rules::Color::White)));
    window.harness.run();
    for name in ["Study", "Study this game"] {
        window.choose(name);
    }
    assert_eq!(moves(&window).split(' ').next_back(), Some("0-1"));
}

/// A comment of megabytes would hold the window for seconds a key.
#[test]
fn a_comment_that_is_too_long_is_left_alone() {
    for (length, opens) in [(60_000, true), (70_000, false)] {
        let text = format!("{{{}}} 1. e4 *", "word ".repeat(length / 5));
        let mut window = open(Begin::default(), &text);
        with(&mut window, Modifiers::COMMAND, Key::M);
        assert_eq!(window.shows("This comment is too long to edit here."), !opens, "{length}");
        let field = window.harness.query_by_role(egui::accesskit::Role::TextInput);
        assert_eq!(field.is_some(), opens, "{length}");
    }
}

/// A null move has a name, and a place on the sheet.
#[test]
fn a_null_move_is_seen() {
    let mut window = open(Begin::default(), "1. e4 -- 2. d4 *");
    keys(&mut window, &[Key::ArrowRight, Key::ArrowRight]);
    window.expect("no move");
    let [painted, _] = window.painted();
    assert!(painted.iter().any(|text| text == "--"), "{painted:?}");
}

/// What is pasted into a study gives a study, also if a game is going on.
#[test]
fn a_position_pasted_into_a_study_is_studied() {
    let mut window = open(Begin::default(), GAME);
    let fen = "8/8/8/4k3/8/8/4P3/4K3 w - - 0 1";
    window.harness.event(egui::Event::Paste(fen.to_owned()));
    window.harness.run();
    assert_eq!(study(&window).position().fen(), fen);
    assert_eq!(window.moves(), "", "the game in the background is as it was");
}

#[test]
fn the_other_sides_piece_is_explained() {
    let mut window = open(Begin::default(), GAME);
    window.click("d7");
    window.expect("It is White’s turn, and the pawn on d7 is Black’s.");
    assert_eq!(shown(&window), "");
    window.click("e2");
    window.click("e4");
    assert_eq!(shown(&window), "e4");
}

/// Where the line forks, a button for each move.
#[test]
fn a_fork_is_chosen_from() {
    let mut window = open(Begin::default(), GAME);
    keys(&mut window, &[Key::ArrowRight, Key::ArrowRight]);
    for name in ["Go on with 2. Nf3", "Go on with 2. f4", "Go on with 2. Nc3"] {
        window.expect(name);
    }
    window.choose("Go on with 2. f4");
    assert_eq!(shown(&window), "f4");
    keys(&mut window, &[Key::ArrowRight, Key::ArrowRight]);
    assert!(!window.shows("Go on with"));
}

const SIZES: [Vec2; 6] = [
    vec2(280.0, 200.0),
    vec2(300.0, 600.0),
    vec2(640.0, 480.0),
    vec2(500.0, 900.0),
    vec2(1180.0, 760.0),
    vec2(2560.0, 1440.0),
];

#[test]
fn everything_is_in_the_window_at_every_size() {
    for (size, language) in
        SIZES.into_iter().flat_map(|size| [Language::EN, Language::NL].map(|language| (size, language)))
    {
        let mut window = open(Begin { size, language, ..Begin::default() }, GAME);
        let what = format!("{size:?} in {language:?}");
        let whole = egui::Rect::from_min_size(pos2(0.0, 34.0), size - vec2(0.0, 34.0));
        let board = window.rect("a1, ").union(window.rect("h8, "));
        assert!(whole.expand(0.5).contains_rect(board) && board.width() >= 100.0, "{board:?} in {what}");
        let names = match language.tag() {
            "en" => ["Comment…", "Symbols", "Undo", "Save game…", "Close", "De Vries – Jansen"],
            _ => {
                ["Commentaar…", "Tekens", "Ongedaan maken", "Partij bewaren…", "Sluiten", "De Vries – Jansen"]
            }
        };
        let places = names.map(|name| window.rect(name));
        for (index, place) in places.iter().enumerate() {
            assert!(whole.contains_rect(*place), "{} at {place:?} in {what}", names[index]);
            assert!(!board.intersects(place.shrink(0.5)), "{} on the board in {what}", names[index]);
            for other in &places[index + 1..] {
                assert!(!place.shrink(0.5).intersects(other.shrink(0.5)), "{place:?} on {other:?} in {what}");
            }
        }
        keys(&mut window, &[Key::ArrowRight]);
        assert_eq!(shown(&window), "e4", "{what}");
    }
}

/// The context menu of a move.
#[test]
fn a_move_has_a_menu() {
    let mut window = open(Begin::default(), GAME);
    window.harness.get_by_label("2. Nc3, in a variation").click_secondary();
    window.harness.run();
    let able = ["Promote variation", "Demote variation", "Delete later moves"].map(|name| {
        let item = window.harness.get_by_label(name);
        !item.accesskit_node().is_disabled()
    });
    assert_eq!(able, [true, false, false], "what can be done to the last variation");
    window.key(Key::Escape);
    window.harness.get_by_label("2. f4, in a variation").click_secondary();
    window.harness.run();
    window.choose("Promote variation");
    assert!(moves(&window).contains("2. f4 (2. Nf3"), "{}", moves(&window));
    assert_eq!(shown(&window), "f4");
}
