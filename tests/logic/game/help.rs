//! Help from an engine is refused where the Laws forbid it, and recorded otherwise: in notices, in the PGN, and after
//! the game is reopened.

use jadoube::game::Help;
use jadoube::rules::{Color, PieceLetters, read_san};
use jadoube::table::journal::Script;
use jadoube::table::{Action, Deed, GameSetup, Journal, Table, answer};

use crate::folder::Folder;
use crate::tables::rows;

/// Plays these deeds, and returns the table and the last notices: `hint`, `on`, `off`, `back` and `resign` by White,
/// `+e2` for a press; anything else is a typed move.
fn play(first: &str, deeds: &str) -> (Table, Vec<String>) {
    let mut table = Table::new(GameSetup::from_json(first).expect("a set-up"));
    let mut last = Vec::new();
    for (index, deed) in deeds.split_whitespace().enumerate() {
        let action = Action::from_json(&format!(r#"{{"at":0,{}}}"#, line(deed))).expect(deed);
        let notices = table.apply(&action);
        last = answer(&table, index + 2, &notices)["notices"]
            .as_array()
            .expect("notices are a list")
            .iter()
            .map(ToString::to_string)
            .collect();
    }
    (table, last)
}

fn line(deed: &str) -> String {
    match deed {
        "hint" => r#""do":"hint""#.to_owned(),
        "on" => r#""do":"analysis","on":true"#.to_owned(),
        "off" => r#""do":"analysis","on":false"#.to_owned(),
        "back" => r#""do":"take-back","by":"white""#.to_owned(),
        "resign" => r#""do":"resign","by":"white""#.to_owned(),
        press if press.starts_with('+') => format!(r#""do":"press","square":"{}""#, &press[1..]),
        text => format!(r#""do":"move","text":"{text}""#),
    }
}

const PRACTICE: &str = r#"{"game": {"touch": "off", "takeback": "free"}}"#;

#[test]
fn help_is_noted_or_refused() {
    for [game, deeds, told] in rows!("help") {
        let first = match game {
            "practice" => PRACTICE,
            "lawful" => r#"{"game": {}}"#,
            "on claim" => r#"{"game": {"touch": "on-claim"}}"#,
            "engine" => r#"{"game": {"seats": {"black": {"level": 3}}}}"#,
            other => panic!("no game is called {other}"),
        };
        assert_eq!(play(first, deeds).1.join(" "), told, "{game} {deeds}");
    }
}

#[test]
fn the_record_tells_of_help_where_it_was_given() {
    for (deeds, moves) in [
        ("hint e4 e5", "{White gets a hint.} 1. e4 e5 *"),
        ("e4 hint e5 Nf3", "1. e4 {Black gets a hint.} 1... e5 2. Nf3 *"),
        ("e4 on e5 Nf3 off Nc6", "1. e4 {Analysis on.} 1... e5 2. Nf3 {Analysis off.} 2... Nc6 *"),
        ("e4 e5 on hint", "1. e4 e5 {Analysis on.} {White gets a hint.} *"),
        ("e4 e5 hint resign", "1. e4 e5 {White gets a hint.} {White resigns.} 0-1"),
        // Taking back a move does not erase the help.
        ("e4 e5 hint Nf3 back d4", "1. e4 e5 {White gets a hint.} 2. d4 *"),
        ("e4 e5 Nf3 hint back", "1. e4 e5 {Black gets a hint.} *"),
    ] {
        let pgn = play(PRACTICE, deeds).0.pgn(None);
        assert!(pgn.ends_with(&format!("\n\n{moves}\n\n")), "{deeds}: {pgn}");
    }
}

#[test]
fn the_help_with_each_move_is_known() {
    const HINT: Option<Help> = Some(Help::Hint(Color::White));
    const BLACK: Option<Help> = Some(Help::Hint(Color::Black));
    const ANALYSIS: Option<Help> = Some(Help::Analysis(true));
    for (deeds, helps) in [
        ("hint e4 e5", [HINT, None, None]),
        // Analysis was still on when Black began to think.
        ("on e4 off e5 Nf3", [ANALYSIS, ANALYSIS, None]),
        ("e4 on e5", [None, ANALYSIS, ANALYSIS]),
        ("e4 on off e5", [None, ANALYSIS, None]),
        ("on hint e4", [HINT, ANALYSIS, ANALYSIS]),
        ("e4 e5 hint Nf3 back", [None, None, HINT]),
        // The hint was for Black, whose move comes after the one that White makes instead.
        ("Nf3 hint back e4 e5", [None, BLACK, None]),
    ] {
        let table = play(PRACTICE, deeds).0;
        assert_eq!([0, 1, 2].map(|index| table.help_with(index)), helps, "{deeds}");
    }
}

/// In a reopened game analysis is off, but the record still says that it was used.
#[test]
fn help_outlives_the_program() {
    let folder = Folder::new();
    let setup = GameSetup::from_json(PRACTICE).expect("a set-up");
    let journal = Journal::begin(&folder.0, 1, &setup);
    for deed in ["e4", "hint", "e5", "on", "Nf3"] {
        journal.append(&Action::from_json(&format!(r#"{{"at":0,{}}}"#, line(deed))).expect(deed));
    }
    drop(journal);
    for _ in 0..2 {
        let game = Journal::reopen(&folder.0).game.expect("the game goes on");
        assert!(!game.table.is_analysed());
        let pgn = game.table.pgn(None);
        let moves = "1. e4 {Black gets a hint.} 1... e5 {Analysis on.} 2. Nf3 {Analysis off.} *";
        assert!(pgn.ends_with(&format!("\n\n{moves}\n\n")), "{pgn}");
    }
}

/// In a finished game analysis can't be switched off, so opening it adds no action.
#[test]
fn a_finished_game_keeps_its_help() {
    let deeds = ["e4", "on", "resign"].map(|deed| format!("{{\"at\":0,{}}}\n", line(deed)));
    let text = format!("{PRACTICE}\n{}", deeds.concat());
    let mut script = Script::read(text.as_bytes()).expect("a script").expect("a game");
    assert!(script.settle().is_analysed());
    assert_eq!(script.actions.len(), deeds.len());
}

#[test]
fn the_lines_of_help_read_back() {
    for (text, deed) in [
        (r#"{"at":5,"do":"hint"}"#, Deed::Hint),
        (r#"{"at":5,"do":"analysis","on":true}"#, Deed::Analysis { on: true }),
    ] {
        let action = Action::new(5, deed);
        assert_eq!(Action::from_json(text).as_ref(), Ok(&action));
        assert_eq!(action.to_json(), text);
    }
    for wrong in [
        r#"{"at":5,"do":"hint","by":"white"}"#,
        r#"{"at":5,"do":"analysis"}"#,
        r#"{"at":5,"do":"analysis","on":1}"#,
    ] {
        assert!(Action::from_json(wrong).is_err(), "{wrong}");
    }
}

/// For a position up to two plies from that of the game, the Laws forbid help as in the game itself; further away they
/// don't, unless the line passes through the game's position.
#[test]
fn a_position_that_follows_soon_is_one_of_the_game() {
    let table = play(r#"{"game": {}}"#, "e4").0;
    let (last, mut position) = (*table.position().board(), table.position().clone());
    assert!(table.is_close_to(&[last]));
    for (san, is_close) in [("e5", true), ("Nf3", true), ("Nc6", false)] {
        position.play(read_san(&position, san, &PieceLetters::ENGLISH).expect(san));
        assert_eq!(table.is_close_to(&[*position.board()]), is_close, "{san}");
    }
    assert!(table.is_close_to(&[last, *position.board()]));
    let over = play(r#"{"game": {}}"#, "e4 resign").0;
    assert!(!over.is_close_to(&[*over.position().board()]));
}
