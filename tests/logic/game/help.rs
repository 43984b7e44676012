//! Help from an engine: when it is refused, and how it is recorded in notices, in the PGN and in a reopened game.

use jadoube::game::Help;
use jadoube::rules::{Color, PieceLetters, read_san};
use jadoube::table::{Action, Deed, Journal};

use crate::folder::Folder;
use crate::table::journal::read_text;
use crate::table::script::{actions, play, setup, table};
use crate::tables::rows;

const PRACTICE: &str = "touch off, takeback free";

#[test]
fn help_is_noted_or_refused() {
    for [game, deeds, expected] in rows!("help") {
        let answer = play(game, deeds);
        let told: Vec<String> =
            answer["notices"].as_array().expect("a list").iter().map(ToString::to_string).collect();
        assert_eq!(told.join(" "), expected, "{game}: {deeds}");
    }
}

#[test]
fn the_record_tells_of_help_where_it_was_given() {
    for (deeds, moves) in [
        ("hint; play e4 e5", "{White gets a hint.} 1. e4 e5 *"),
        ("play e4; hint; play e5 Nf3", "1. e4 {Black gets a hint.} 1... e5 2. Nf3 *"),
        (
            "play e4; analysis on; play e5 Nf3; analysis off; play Nc6",
            "1. e4 {Analysis on.} 1... e5 2. Nf3 {Analysis off.} 2... Nc6 *",
        ),
        ("play e4 e5; analysis on; hint", "1. e4 e5 {Analysis on.} {White gets a hint.} *"),
        ("play e4 e5; hint; resign white", "1. e4 e5 {White gets a hint.} {White resigns.} 0-1"),
        // Taking back a move does not erase the help.
        ("play e4 e5; hint; play Nf3; take-back white; play d4", "1. e4 e5 {White gets a hint.} 2. d4 *"),
        ("play e4 e5 Nf3; hint; take-back white", "1. e4 e5 {Black gets a hint.} *"),
    ] {
        let pgn = table(PRACTICE, deeds).pgn(None);
        assert!(pgn.ends_with(&format!("\n\n{moves}\n\n")), "{deeds}: {pgn}");
    }
}

#[test]
fn the_help_with_each_move_is_known() {
    const HINT: Option<Help> = Some(Help::Hint(Color::White));
    const BLACK: Option<Help> = Some(Help::Hint(Color::Black));
    const ANALYSIS: Option<Help> = Some(Help::Analysis(true));
    for (deeds, helps) in [
        ("hint; play e4 e5", [HINT, None, None]),
        // Analysis was still on when Black began to think.
        ("analysis on; play e4; analysis off; play e5 Nf3", [ANALYSIS, ANALYSIS, None]),
        ("play e4; analysis on; play e5", [None, ANALYSIS, ANALYSIS]),
        ("play e4; analysis on; analysis off; play e5", [None, ANALYSIS, None]),
        ("analysis on; hint; play e4", [HINT, ANALYSIS, ANALYSIS]),
        ("play e4 e5; hint; play Nf3; take-back white", [None, None, HINT]),
        // The hint was for Black, whose move comes after the one that White makes instead.
        ("play Nf3; hint; take-back white; play e4 e5", [None, BLACK, None]),
    ] {
        let table = table(PRACTICE, deeds);
        assert_eq!([0, 1, 2].map(|index| table.help_with(index)), helps, "{deeds}");
    }
}

/// In a reopened game, analysis is off, but the record still says that it was used.
#[test]
fn help_outlives_the_program() {
    let folder = Folder::new();
    let journal = Journal::begin(&folder.0, 1, &setup(PRACTICE));
    for action in actions("play e4; hint; play e5; analysis on; play Nf3") {
        journal.append(&action);
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

/// In a finished game, analysis can't be switched off, so reading the game adds no action.
#[test]
fn a_finished_game_keeps_its_help() {
    let deeds = actions("play e4; analysis on; resign white");
    let lines: String = deeds.iter().map(|action| action.to_json() + "\n").collect();
    let mut script = read_text(setup(PRACTICE).to_json() + "\n" + &lines);
    assert!(script.settle().is_analysed());
    assert_eq!(script.actions, deeds);
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

/// During a game, analysing a position up to two plies after its last one would help a player; analysing a later one
/// would not, unless the line passes through the last position.
#[test]
fn a_position_that_follows_soon_is_one_of_the_game() {
    let game = table("touch enforced", "play e4");
    let (last, mut position) = (*game.position().board(), game.position().clone());
    assert!(game.is_close_to(&[last]));
    for (san, is_close) in [("e5", true), ("Nf3", true), ("Nc6", false)] {
        position.play(read_san(&position, san, &PieceLetters::ENGLISH).expect(san));
        assert_eq!(game.is_close_to(&[*position.board()]), is_close, "{san}");
    }
    assert!(game.is_close_to(&[last, *position.board()]));
    let over = table("touch enforced", "play e4; resign white");
    assert!(!over.is_close_to(&[*over.position().board()]));
}
