//! `jadoube verify`: what an arbiter finds in recorded games.

use jadoube::cli::verify::verify;
use serde_json::Value;

use crate::cli::commands::jadoube;
use crate::house::data;

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

const BARE: &str = "[SetUp \"1\"]\n[FEN \"8/8/4k3/8/8/3KP3/8/8 b - - 0 1\"]";
const ROOK: &str = "[SetUp \"1\"]\n[FEN \"8/8/4k3/8/8/3K4/8/r7 w - - 0 1\"]";
const MINORS: &str = "[SetUp \"1\"]\n[FEN \"8/8/4kb2/8/8/3KN3/8/8 w - - 0 1\"]";
const STALE: &str = "[SetUp \"1\"]\n[FEN \"7k/8/5K2/6Q1/8/8/8/8 w - - 0 1\"]";
const WALL: &str = "[SetUp \"1\"]\n[FEN \"4k3/8/8/p1p1p1p1/P1P1P3/6P1/8/4K3 w - - 0 1\"]";
const LATE: &str = "[SetUp \"1\"]\n[FEN \"8/8/4k3/8/8/3KR3/8/8 b - - 149 90\"]";
const FIFTY: &str = "[SetUp \"1\"]\n[FEN \"8/8/3k4/8/8/3KR3/8/8 b - - 99 90\"]";

#[test]
fn verify_finds_each_kind_of_fault() {
    let there_and_back = "Nf3 Nf6 Ng1 Ng8 ".repeat(4);
    let none: &[&str] = &[];
    let table: &[(&str, &str, &[&str], &[&str])] = &[
        ("", "1. f3 e5 2. g4 Qh4# 0-1", none, none),
        ("", "1. f3 e5 2. g4 Qh4# 1-0", &["result 5.1.1"], none),
        ("", "1. f3 e5 2. g4 Qh4# *", &["result 5.1.1"], none),
        ("", "1. e4 e5 1-0", none, none),
        ("", "1. e4 e5 1/2-1/2", none, none),
        ("", "1. e4 e5 *", none, none),
        ("", "1. e4 e5*", none, none),
        ("", "1/2-1/2", &["too-soon 5.2.3"], none),
        ("", "1. e4 1/2-1/2", &["too-soon 5.2.3"], none),
        (
            "[Variant \"Chess960\"]\n[FEN \"bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1\"]",
            "1/2-1/2",
            &["too-soon 5.2.3"],
            none,
        ),
        ("", "1. e4 e5 2. Ke3 Nc6 1-0", &["illegal-move"], none),
        ("", "1. e4 e5 (1... c5 2. Ke3) 2. Nf3 1-0", none, &["illegal-move"]),
        ("", "1. f3 e5 foo 2. g4 Qh4# 1-0", &["unreadable", "result 5.1.1"], none),
        ("", "1. e4 -- 2. d4 1-0", &["passed 1.2"], none),
        ("", "1. e4 e5", &["result"], none),
        ("[Result \"0-1\"]", "1. e4 e5 1-0", &["result"], none),
        ("[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]", "1. e4 1-0", &["start"], none),
        (STALE, "1. Qg6 1/2-1/2", none, none),
        (STALE, "1. Qg6 1-0", &["result 5.2.1"], none),
        // Capturing the pawn leaves bare kings.
        (BARE, "1... Kd5 2. e4+ Kxe4 1/2-1/2", &["illegal-move"], none),
        (BARE, "1... Ke5 2. Ke2 Ke4 3. Kd2 Kf3 4. Kd3 Kf2 5. Kd2 Kf3 1-0", none, none),
        (ROOK, "1. Kc4 1-0", &["could-not-mate 5.1.2"], none),
        (ROOK, "1. Kc4 0-1", none, none),
        (MINORS, "1. Kc4 1-0", none, none),
        (WALL, "1. g4 1/2-1/2", none, none),
        (WALL, "1. g4 1-0", &["result 5.2.2"], none),
        (WALL, "1. g4 Kd7 2. Kd2 1/2-1/2", &["played-on 5.2.2"], none),
        (LATE, "90... Kd6 1/2-1/2", none, &["claim 9.3"]),
        (LATE, "90... Kd6 91. Kd4 1/2-1/2", &["played-on 9.6.2"], &["claim 9.3"]),
        (LATE, "90... Kd6 1-0", &["result 9.6.2"], &["claim 9.3"]),
        (FIFTY, "90... Kd7 91. Kd4 1-0", none, &["claim 9.3"]),
        (FIFTY, "90... Kd7 1/2-1/2", none, none),
        ("", &format!("{there_and_back} 1/2-1/2"), none, &["claim 9.2"]),
        ("", &format!("{there_and_back} e4 1/2-1/2"), &["played-on 9.6.1"], &["claim 9.2"]),
        ("", "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 1/2-1/2", none, none),
        ("", "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 e4 1/2-1/2", none, &["claim 9.2"]),
    ];
    for (tags, moves, faults, remarks) in table {
        assert_eq!(found(&game(tags, moves)), (own(faults), own(remarks)), "{tags} {moves}");
    }
}

fn own(kinds: &[&str]) -> Vec<String> {
    kinds.iter().map(ToString::to_string).collect()
}

/// A dead position that only a search recognises, followed by further moves.
#[test]
fn play_after_a_dead_position_that_is_not_seen_at_once() {
    let wandering = "[SetUp \"1\"]\n[FEN \"8/b1b5/k6p/5p1P/5p2/5PpK/6P1/8 w - - 0 1\"]";
    let pgn = game(wandering, "1. Kh4 Bcb8 2. Kh3 Bc7 1/2-1/2");
    assert_eq!(found(&pgn).0, ["played-on 5.2.2"]);
}

#[test]
fn lines_for_people() {
    let pgn = game("", "1. f3 e5 2. g4 Qh4# 1-0") + "\n" + &game("", "1. e4 0-1");
    let mut output = Vec::new();
    assert_eq!(verify(pgn.as_bytes(), "a.pgn", false, &mut output).expect("read"), 1);
    let text = String::from_utf8(output).expect("text");
    let expected = "a.pgn:1: game 1, De Vries - Jansen, 1-0, 4 half-moves: WRONG: \
                    line 5, column 21, move 2...: the result is 1-0: expected 0-1 after checkmate (5.1.1)\n\
                    a.pgn:7: game 2, De Vries - Jansen, 0-1, 1 half-move: right\n";
    assert_eq!(text, expected);
}

/// What the faults are called in a sentence, and by which move they are found.
#[test]
fn sentences() {
    let late = "[SetUp \"1\"]\n[FEN \"8/8/4k3/8/8/3KR3/8/8 b - - 149 90\"]";
    for (tags, moves, part) in [
        (
            "",
            "1. f3 e5 2. g4 Qh4# 3. a3 0-1",
            "line 5, column 24, move 3: the game was already over by checkmate (5.1.1)",
        ),
        (STALE, "1. Qg6 Kh7 1/2-1/2", "the game was already over by stalemate (5.2.1)"),
        (
            late,
            "90... Kd6 91. Kd4 1/2-1/2",
            "line 6, column 7, move 90...: play went on after 75 moves without capture or pawn move (9.6.2)",
        ),
        (ROOK, "1. Kc4 1-0", "White won without checkmate, but could not mate by any series of legal moves"),
        ("", "1. e4 -- 2. d4 1-0", "line 5, column 7, move 1...: no move was made (1.2)"),
        ("", "1/2-1/2", "the game was drawn before both players had moved (5.2.3)"),
        ("", "1. e4 e5 2. Ke3 Nc6 1-0", "line 5, column 13, move 2: \"Ke3\" "),
    ] {
        let mut output = Vec::new();
        assert_eq!(verify(game(tags, moves).as_bytes(), "a.pgn", false, &mut output).expect("read"), 1);
        let text = String::from_utf8(output).expect("text");
        assert!(text.contains(part), "{moves}: {text}");
    }
}

/// A name can't turn the rest of the line around, or begin another line.
#[test]
fn names_are_shown_as_they_are() {
    let pgn = "[White \"A\u{202e}B\"]\n\n1. e4 1-0\n";
    let mut output = Vec::new();
    verify(pgn.as_bytes(), "a\n.pgn", false, &mut output).expect("read");
    let text = String::from_utf8(output).expect("text");
    assert_eq!(text, "a\\n.pgn:1: game 1, A\\u{202e}B - ?, 1-0, 1 half-move: right\n");
    let mut output = Vec::new();
    verify(pgn.as_bytes(), "a\u{7f}.pgn", true, &mut output).expect("read");
    let text = String::from_utf8(output).expect("text");
    assert!(text.contains(r"A\u202eB") && !text.contains(['\u{202e}', '\u{7f}']), "{text}");
    let read: Value = serde_json::from_str(&text).expect("JSON");
    assert_eq!((&read["white"], &read["file"]), (&"A\u{202e}B".into(), &"a\u{7f}.pgn".into()));
}

#[test]
fn run_as_a_user_runs_it() {
    let folder = std::env::temp_dir().join(format!("jadoube-verify-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let file = |name: &str, moves: &str| {
        let path = folder.join(name);
        std::fs::write(&path, game("", moves)).expect("written");
        path.to_string_lossy().into_owned()
    };
    let run = |args: &[&str]| jadoube(args).output().expect("the program starts");
    let (right, wrong) = (file("right.pgn", "1. e4 1-0"), file("wrong.pgn", "1. e5 1-0"));
    assert_eq!(run(&["verify", &right]).status.code(), Some(0));
    assert_eq!(run(&["verify", "--json", &right, &wrong]).status.code(), Some(1));
    let empty = folder.join("empty.pgn").to_string_lossy().into_owned();
    std::fs::write(&empty, " \n").expect("written");
    let of_folder = folder.to_string_lossy().into_owned();
    for (bad, part) in [
        (&["verify"][..], "expected files of games in PGN"),
        (&["verify", "nowhere.pgn"], "nowhere.pgn can't be read: "),
        (&["verify", "--what", &right], "unknown option \"--what\""),
        (&["verify", &empty], "has no games: expected PGN"),
        (&["verify", &of_folder], "can't be read: "),
    ] {
        let output = run(bad);
        assert_eq!(output.status.code(), Some(2), "{bad:?}");
        assert!(String::from_utf8_lossy(&output.stderr).contains(part), "{bad:?}");
    }
    // One that can't be read keeps no other from being looked at.
    let output = run(&["verify", "nowhere.pgn", &right, &of_folder, &wrong]);
    let lines = String::from_utf8_lossy(&output.stdout).lines().count();
    let told = String::from_utf8_lossy(&output.stderr).lines().count();
    assert_eq!((output.status.code(), lines, told), (Some(2), 2, 2));
    std::fs::remove_dir_all(&folder).expect("the test's own folder");
}

/// 983 of the games have no finding; in one from 1886, before there was such a rule, a position occurred for the fifth
/// time.
#[test]
fn the_games_of_world_champions() {
    let Some(text) = data::read("pgn/WorldChamps.pgn") else { return };
    let mut output = Vec::new();
    let faulty = verify(text.as_bytes(), "WorldChamps.pgn", true, &mut output).expect("read");
    let lines = String::from_utf8(output).expect("text");
    let wrong: Vec<&str> = lines.lines().filter(|line| line.contains("\"right\":false")).collect();
    assert_eq!((lines.lines().count(), faulty), (984, 1), "{wrong:?}");
    assert!(wrong[0].contains("Zukertort") && wrong[0].contains("\"9.6.1\""), "{wrong:?}");
}
