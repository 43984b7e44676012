//! `jadoube verify`: the faults and remarks that it reports for recorded games.

use jadoube::cli::verify::verify;
use serde_json::Value;

use crate::cli::commands::{jadoube, run};
use crate::folder::Folder;
use crate::house::data;
use crate::tables::{rows, unescaped};

/// A file with one game.
fn game(tags: &str, moves: &str) -> String {
    format!("[White \"De Vries\"]\n[Black \"Jansen\"]\n{tags}\n\n{moves}\n")
}

/// How many games of a file are faulty, and what is printed about all its games.
pub fn verified(pgn: &str, name: &str, json: bool) -> (usize, String) {
    let mut output = Vec::new();
    let faulty = verify(pgn.as_bytes(), name, json, &mut output).expect("it can be read");
    (faulty, String::from_utf8(output).expect("text"))
}

/// The kinds of faults and remarks, each with its article if it has one.
fn found(pgn: &str) -> (Vec<String>, Vec<String>) {
    let (faulty, text) = verified(pgn, "a.pgn", true);
    let [line] = text.lines().collect::<Vec<_>>()[..] else { panic!("one line a game: {text}") };
    let told: Value = serde_json::from_str(line).expect("JSON");
    let list = |key: &str| -> Vec<String> {
        let word = |told: &Value, key: &str| told[key].as_str().unwrap_or_default().to_owned();
        let one =
            |told: &Value| format!("{} {}", word(told, "kind"), word(told, "article")).trim().to_owned();
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

/// Only a search recognises that the position is dead; further moves follow.
#[test]
fn play_after_a_hidden_dead_position_is_reported() {
    let wandering = "[SetUp \"1\"]\n[FEN \"8/b1b5/k6p/5p1P/5p2/5PpK/6P1/8 w - - 0 1\"]";
    let pgn = game(wandering, "1. Kh4 Bcb8 2. Kh3 Bc7 1/2-1/2");
    assert_eq!(found(&pgn).0, ["played-on 5.2.2"]);
}

#[test]
fn people_get_a_line_for_each_game() {
    let pgn = game("", "1. f3 e5 2. g4 Qh4# 1-0") + "\n" + &game("", "1. e4 0-1");
    let expected = "a.pgn:1: game 1, De Vries - Jansen, 1-0, 4 half-moves: WRONG: \
                    line 5, column 21, move 2...: the result is 1-0: expected 0-1 after checkmate (5.1.1)\n\
                    a.pgn:7: game 2, De Vries - Jansen, 0-1, 1 half-move: correct\n";
    assert_eq!(verified(&pgn, "a.pgn", false), (1, expected.to_owned()));
}

#[test]
fn a_fault_is_told_in_a_sentence_with_its_move() {
    for [tags, moves, part] in rows!("verify-sentences") {
        let (faulty, text) = verified(&game(&unescaped(tags), moves), "a.pgn", false);
        assert!(faulty == 1 && text.contains(part), "{moves}: {text}");
    }
}

/// A name can neither reverse the rest of the line nor begin a new one.
#[test]
fn names_are_shown_as_they_are() {
    let pgn = "[White \"A\u{202e}B\"]\n\n1. e4 1-0\n";
    let (_, text) = verified(pgn, "a\n.pgn", false);
    assert_eq!(text, "a\\n.pgn:1: game 1, A\\u{202e}B - ?, 1-0, 1 half-move: correct\n");
    let (_, text) = verified(pgn, "a\u{7f}.pgn", true);
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
    let (right, wrong) =
        (file("right.pgn", &game("", "1. e4 1-0")), file("wrong.pgn", &game("", "1. e5 1-0")));
    assert_eq!(run(&mut jadoube(&["verify", &right])).0, Some(0));
    assert_eq!(run(&mut jadoube(&["verify", "--json", &right, &wrong])).0, Some(1));
    let (empty, of_folder) = (file("empty.pgn", " \n"), folder.path(""));
    for (bad, part) in [
        (&["verify", "nowhere.pgn"][..], "nowhere.pgn can't be read: "),
        (&["verify", "--what", &right], "unknown option \"--what\""),
        (&["verify", &empty], "has no games: expected PGN"),
        (&["verify", &of_folder], "can't be read: "),
    ] {
        let (code, _, told) = run(&mut jadoube(bad));
        assert!(code == Some(2) && told.contains(part), "{bad:?}: {told}");
    }
    // A file that can't be read does not prevent the others from being checked.
    let (code, out, told) = run(&mut jadoube(&["verify", "nowhere.pgn", &right, &of_folder, &wrong]));
    assert_eq!((code, out.lines().count(), told.lines().count()), (Some(2), 2, 2));
}

/// 983 of the games have no fault; in one from 1886, before the fivefold repetition rule, a position occurred for the
/// fifth time.
#[test]
fn the_games_of_world_champions_are_verified() {
    let Some(text) = data::read("pgn/WorldChamps.pgn") else { return };
    let (faulty, lines) = verified(&text, "WorldChamps.pgn", true);
    let wrong: Vec<&str> = lines.lines().filter(|line| line.contains("\"right\":false")).collect();
    assert_eq!((lines.lines().count(), faulty), (984, 1), "{wrong:?}");
    assert!(wrong[0].contains("Zukertort") && wrong[0].contains("\"9.6.1\""), "{wrong:?}");
}
