//! `jadoube verify`: the faults and remarks that it reports for recorded games.

use jadoube::cli::verify::verify;
use serde_json::Value;

use crate::cli::commands::jadoube;
use crate::folder::Folder;
use crate::house::data;
use crate::tables::{rows, unescaped};

/// A file with one game.
fn game(tags: &str, moves: &str) -> String {
    format!("[White \"De Vries\"]\n[Black \"Jansen\"]\n{tags}\n\n{moves}\n")
}

/// The kinds of faults and remarks, each with its article if it has one.
fn found(pgn: &str) -> (Vec<String>, Vec<String>) {
    let mut output = Vec::new();
    let faulty = verify(pgn.as_bytes(), "a.pgn", true, &mut output).expect("it can be read");
    let text = String::from_utf8(output).expect("text");
    let [line] = text.lines().collect::<Vec<_>>()[..] else { panic!("one line a game: {text}") };
    let told: Value = serde_json::from_str(line).expect("JSON");
    let list = |key: &str| -> Vec<String> {
        let one = |told: &Value| match told["article"].as_str() {
            Some(article) => format!("{} {article}", told["kind"].as_str().unwrap_or_default()),
            None => told["kind"].as_str().unwrap_or_default().to_owned(),
        };
        told[key].as_array().expect("a list").iter().map(one).collect()
    };
    let (faults, remarks) = (list("faults"), list("remarks"));
    assert_eq!(faulty, usize::from(!faults.is_empty()), "{line}");
    assert_eq!(told["right"], faults.is_empty(), "{line}");
    (faults, remarks)
}

#[test]
fn verify_finds_each_kind_of_fault() {
    for [tags, moves, faults, remarks] in rows!("verify") {
        let (found_faults, found_remarks) = found(&game(&unescaped(tags), moves));
        assert_eq!([found_faults.join(", "), found_remarks.join(", ")], [faults, remarks], "{tags} {moves}");
    }
}

/// A dead position that only a search recognises, followed by further moves.
#[test]
fn play_after_a_hidden_dead_position_is_reported() {
    let wandering = "[SetUp \"1\"]\n[FEN \"8/b1b5/k6p/5p1P/5p2/5PpK/6P1/8 w - - 0 1\"]";
    let pgn = game(wandering, "1. Kh4 Bcb8 2. Kh3 Bc7 1/2-1/2");
    assert_eq!(found(&pgn).0, ["played-on 5.2.2"]);
}

#[test]
fn people_get_a_line_for_each_game() {
    let pgn = game("", "1. f3 e5 2. g4 Qh4# 1-0") + "\n" + &game("", "1. e4 0-1");
    let mut output = Vec::new();
    assert_eq!(verify(pgn.as_bytes(), "a.pgn", false, &mut output).expect("read"), 1);
    let text = String::from_utf8(output).expect("text");
    let expected = "a.pgn:1: game 1, De Vries - Jansen, 1-0, 4 half-moves: WRONG: \
                    line 5, column 21, move 2...: the result is 1-0: expected 0-1 after checkmate (5.1.1)\n\
                    a.pgn:7: game 2, De Vries - Jansen, 0-1, 1 half-move: correct\n";
    assert_eq!(text, expected);
}

#[test]
fn a_fault_is_told_in_a_sentence_with_its_move() {
    for [tags, moves, part] in rows!("verify-sentences") {
        let mut output = Vec::new();
        assert_eq!(
            verify(game(&unescaped(tags), moves).as_bytes(), "a.pgn", false, &mut output).expect("read"),
            1
        );
        let text = String::from_utf8(output).expect("text");
        assert!(text.contains(part), "{moves}: {text}");
    }
}

/// A name can neither reverse the rest of the line nor begin a new one.
#[test]
fn names_are_shown_as_they_are() {
    let pgn = "[White \"A\u{202e}B\"]\n\n1. e4 1-0\n";
    let mut output = Vec::new();
    verify(pgn.as_bytes(), "a\n.pgn", false, &mut output).expect("read");
    let text = String::from_utf8(output).expect("text");
    assert_eq!(text, "a\\n.pgn:1: game 1, A\\u{202e}B - ?, 1-0, 1 half-move: correct\n");
    let mut output = Vec::new();
    verify(pgn.as_bytes(), "a\u{7f}.pgn", true, &mut output).expect("read");
    let text = String::from_utf8(output).expect("text");
    assert!(text.contains(r"A\u202eB") && !text.contains(['\u{202e}', '\u{7f}']), "{text}");
    let read: Value = serde_json::from_str(&text).expect("JSON");
    assert_eq!((&read["white"], &read["file"]), (&"A\u{202e}B".into(), &"a\u{7f}.pgn".into()));
}

#[test]
fn the_exit_code_tells_whether_all_is_right() {
    let folder = Folder::new();
    let file = |name: &str, text: &str| {
        folder.write(name, text);
        folder.path(name)
    };
    let run = |args: &[&str]| jadoube(args).output().expect("the program starts");
    let (right, wrong) =
        (file("right.pgn", &game("", "1. e4 1-0")), file("wrong.pgn", &game("", "1. e5 1-0")));
    assert_eq!(run(&["verify", &right]).status.code(), Some(0));
    assert_eq!(run(&["verify", "--json", &right, &wrong]).status.code(), Some(1));
    let (empty, of_folder) = (file("empty.pgn", " \n"), folder.path(""));
    for (bad, part) in [
        (&["verify", "nowhere.pgn"][..], "nowhere.pgn can't be read: "),
        (&["verify", "--what", &right], "unknown option \"--what\""),
        (&["verify", &empty], "has no games: expected PGN"),
        (&["verify", &of_folder], "can't be read: "),
    ] {
        let output = run(bad);
        assert_eq!(output.status.code(), Some(2), "{bad:?}");
        assert!(String::from_utf8_lossy(&output.stderr).contains(part), "{bad:?}");
    }
    // A file that can't be read does not prevent the others from being checked.
    let output = run(&["verify", "nowhere.pgn", &right, &of_folder, &wrong]);
    let lines = String::from_utf8_lossy(&output.stdout).lines().count();
    let told = String::from_utf8_lossy(&output.stderr).lines().count();
    assert_eq!((output.status.code(), lines, told), (Some(2), 2, 2));
}

/// 983 of the games have no fault; in one from 1886, before the fivefold repetition rule, a position occurred for the
/// fifth time.
#[test]
fn the_games_of_world_champions_are_verified() {
    let Some(text) = data::read("pgn/WorldChamps.pgn") else { return };
    let mut output = Vec::new();
    let faulty = verify(text.as_bytes(), "WorldChamps.pgn", true, &mut output).expect("read");
    let lines = String::from_utf8(output).expect("text");
    let wrong: Vec<&str> = lines.lines().filter(|line| line.contains("\"right\":false")).collect();
    assert_eq!((lines.lines().count(), faulty), (984, 1), "{wrong:?}");
    assert!(wrong[0].contains("Zukertort") && wrong[0].contains("\"9.6.1\""), "{wrong:?}");
}
