//! The command line, mostly run as a user runs it.

use std::io::{Read, Write};
use std::process::{Command, Stdio};

use jadoube::cli::{self, Startup, Stop};
use jadoube::start::Start;
use jadoube::table::GameSetup;

use crate::folder::Folder;
use crate::tables::rows;

/// The program in English, whatever the locale of the person who runs the tests.
pub fn jadoube(args: &[&str]) -> Command {
    jadoube_in("C", args)
}

/// The program in this locale.
pub fn jadoube_in(locale: &str, args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_jadoube"));
    command.args(args).env("LC_ALL", locale);
    command
}

/// The exit code of a program, and what it prints to standard output and to standard error.
pub fn run(command: &mut Command) -> (Option<i32>, String, String) {
    let output = command.output().expect("the program starts");
    let [out, errors] = [output.stdout, output.stderr].map(|text| String::from_utf8(text).expect("UTF-8"));
    (output.status.code(), out, errors)
}

/// What the program prints in this locale. It must succeed, and must print nothing to standard error.
pub fn told_in(locale: &str, args: &[&str]) -> String {
    let (code, text, errors) = run(&mut jadoube_in(locale, args));
    assert_eq!((code, errors.as_str()), (Some(0), ""), "{args:?}");
    text
}

pub fn told(args: &[&str]) -> String {
    told_in("C", args)
}

/// Checks that the program succeeds, and that each of `lines` is the beginning of a line of its output.
pub fn check(args: &[&str], lines: &[&str]) {
    let text = told(args);
    for line in lines {
        assert!(text.lines().any(|other| other.starts_with(line)), "{args:?}: no line {line} in {text}");
    }
}

/// Checks that the program prints only this sentence, to standard error, and that its exit code is 2.
fn expect_bad(command: &mut Command, sentence: &str) {
    let expected = (Some(2), String::new(), format!("jadoube: {sentence}\n"));
    assert_eq!(run(command), expected, "{command:?}");
}

#[test]
fn perft_prints_its_counts() {
    let castling = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    check(&["perft", "3"], &["nodes 8902 ("]);
    check(&["perft", "0"], &["nodes 1 ("]);
    check(&["perft", "2", "--divide"], &["a2a3 20", "h2h4 20", "nodes 400 ("]);
    check(&["perft", "--fen", castling, "--divide", "1"], &["e1g1 1", "e1c1 1", "nodes 26 ("]);
    check(&["perft", "--chess960", "--fen", castling, "--divide", "1"], &["e1h1 1", "e1a1 1", "nodes 26 ("]);
}

#[test]
fn the_version_is_printed() {
    check(&["-V"], &[concat!("jadoube ", env!("CARGO_PKG_VERSION"))]);
}

/// The whole standard output of a program for this input.
fn said(mut command: Command, input: &str) -> String {
    let mut program =
        command.env("LC_ALL", "C").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("a program");
    program.stdin.take().expect("its input").write_all(input.as_bytes()).expect("it reads");
    let output = program.wait_with_output().expect("it ends");
    assert!(output.status.success(), "{command:?}");
    String::from_utf8(output.stdout).expect("text")
}

#[test]
fn the_engine_has_a_name_of_its_own() {
    let same = |args: &[&str], input: &str| {
        let mut alone = Command::new(env!("CARGO_BIN_EXE_jadoube-uci"));
        alone.args(args);
        let text = said(alone, input);
        assert_eq!(text, said(jadoube(&[&["uci"], args].concat()), input), "{args:?}");
        text
    };
    let text = same(&[], "uci\nisready\nposition startpos moves e2e4\nd\nquit\n");
    assert!(text.contains("uciok\nreadyok\n"), "{text}");
    assert!(same(&["--help"], "").contains("jadoube-uci"));
}

/// The program prints the sentence in the table, also in Dutch if the table has a Dutch one, and its exit code is 2.
#[test]
fn bad_usage_is_explained_in_one_sentence() {
    let folder = Folder::new();
    folder
        .write("games.pgn", "[White \"A\"]\n\n1. e4 e5 2. Nf3 *\n\n[White \"B\"]\n\n1. d4 d5 2. c4 e6 1-0\n");
    folder.write("empty.pgn", "");
    folder.write("used.txt", "# the open\n\n959 2026-11-28 Round 1\n");
    for [asked, english, dutch] in rows!("command-errors") {
        // Every second part was in quotation marks.
        let parts = asked.split('\'').zip([false, true].into_iter().cycle());
        let words = |(part, is_quoted): (&'static str, bool)| {
            if is_quoted { vec![part] } else { part.split_whitespace().collect() }
        };
        let args: Vec<&str> = parts.flat_map(words).collect();
        for (locale, sentence) in [("C", english), ("nl_NL.UTF-8", dutch)] {
            if !sentence.is_empty() {
                expect_bad(jadoube_in(locale, &args).current_dir(&folder.0), sentence);
            }
        }
    }
}

#[test]
fn a_set_up_is_opened() {
    let folder = Folder::new();
    let line = r#"{"game": {"start": {"chess960": 5}, "touch": "on-claim", "white": "De Vries"}}"#;
    let setup = GameSetup::from_json(line).expect("a set-up");
    let long = format!("{line}\n{}", "{\"at\": 0, \"do\": \"tick\"}\n".repeat(9999));
    for (name, text) in [
        ("1.jadoube", line.to_owned()),
        ("2.json", format!("\u{feff}\n\n  {line}  \r\n")),
        ("3.JSONL", long),
        ("4.txt", line.to_owned()),
    ] {
        let file = folder.write(name, text);
        assert_eq!(cli::open(Some(&file), None).expect(name).setup, Some(setup.clone()), "{name}");
        let numbered = cli::open(Some(&file), Some("959")).expect(name).setup.expect(name);
        assert_eq!(numbered.start.number(), Some(959), "{name}");
        assert_eq!(GameSetup { start: setup.start.clone(), ..numbered }, setup, "{name}");
    }
}

/// A game or a position is recognised by its content, whatever the name of its file.
#[test]
fn games_and_positions_are_left_to_the_window() {
    let folder = Folder::new();
    let fen = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
    let line = r#"{"game": {}}"#;
    let moved = format!("{line}\n{{\"at\": 5, \"do\": \"move\", \"text\": \"e4\"}}\n");
    for (name, text) in [
        ("1.pgn", "[White \"De Vries\"]\n\n1. e4 *\n".to_owned()),
        ("2.json", "\u{feff}\n[White \"De Vries\"]\n\n1. e4 *\n".to_owned()),
        ("3.txt", "1. e4 e5 *\n".to_owned()),
        ("4.jsonl", moved.clone()),
        ("5.jadoube", format!("{{\"version\": 1, \"began\": 5}}\n{line}\n")),
        ("6.pgn", moved),
        ("7.pgn", "{\"The Immortal\"} 1. e4 *\n".to_owned()),
        ("8.txt", "{\"Game\": \"the best\"} 1. e4 *\n".to_owned()),
        // UTF-16 without a byte order mark.
        ("9.pgn", "[White \"A\"]\n\n*".chars().flat_map(|letter| [letter, '\0']).collect()),
        ("10.pgn", "1. e4 *".chars().flat_map(|letter| ['\0', letter]).collect()),
        ("11.fen", fen.to_owned()),
        ("12.epd", format!("\u{feff}\r\n {fen}\r\n")),
        ("13.fen", format!("{fen}\n").repeat(9999)),
        ("14.jadoube", fen.to_owned()),
        ("15.pgn", fen.to_owned()),
    ] {
        let file = folder.write(name, text);
        let asked = cli::open(Some(&file), None).expect(name);
        assert_eq!(asked, Startup { setup: None, file: Some(file.clone()) }, "{name}");
        let Err(Stop::Bad(fault)) = cli::open(Some(&file), Some("5")) else { panic!("{name}") };
        assert!(
            fault.contains("--chess960 works only without a file or with a file of game settings"),
            "{fault}"
        );
    }
}

#[test]
fn a_start_is_named_without_a_file() {
    assert_eq!(cli::open(None, None).expect("nothing is wrong"), Startup::default());
    let setup = cli::open(None, Some("0")).expect("a start").setup.expect("a start");
    assert_eq!(setup, GameSetup { start: Start::chess960(0).expect("a start"), ..GameSetup::default() });
}

#[test]
fn a_file_from_which_no_game_begins_is_refused() {
    let folder = Folder::new();
    for (name, bytes, fault) in [
        ("1.fen", &b"\xff\xfe\0"[..], "text"),
        ("2.fen", &[b'8'; 70_000], "64 KB"),
        ("3.fen", &[b'\n'; 70_000], "64 KB"),
        ("4.fen", b"hello", "rank 8"),
        ("5.jadoube", b"hello, world! how are you all?", "not a JSON object: \"hello, world! how are yo"),
        ("6.jadoube", b"", "not a JSON object: missing"),
        ("7.txt", b"{\"game\": {}", "the JSON ends too early"),
        ("8.json", b"{\"at\": 0}", "unknown key \"at\": expected \"game\""),
        ("9.pgn", b"PK\0\0", "text"),
        ("10.jadoube", b"{\"version\": 2}", "later version"),
    ] {
        folder.write(name, bytes);
        let (code, out, told) = run(&mut jadoube(&[&folder.path(name)]));
        assert_eq!((code, out.as_str(), told.lines().count()), (Some(2), "", 1), "{told}");
        assert!(told.contains(name) && told.contains(fault), "{name}: {told}");
    }
    let nowhere = folder.0.join("no such file.fen");
    let Err(Stop::Bad(fault)) = cli::open(Some(&nowhere), None) else { panic!("there is no such file") };
    assert!(fault.contains("no such file.fen: "), "{fault}");
}

#[test]
fn a_script_becomes_a_game() {
    let folder = Folder::new();
    folder.write(
        "game.jsonl",
        concat!(
            "{\"game\": {\"start\": {\"chess960\": 518}, ",
            "\"clock\": {\"kind\": \"fischer\", \"base_ms\": 300000}}}\n",
            "{\"at\": 0, \"do\": \"press\", \"square\": \"e2\"}\n",
            "{\"at\": 900, \"do\": \"release\", \"square\": \"e4\"}\n",
            "{\"at\": 400000, \"do\": \"tick\"}\n",
        ),
    );
    let expected = r#"[Event "?"]
[Site "?"]
[Date "????.??.??"]
[Round "?"]
[White "White"]
[Black "Black"]
[Result "1-0"]
[FEN "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"]
[Laws "blitz"]
[SetUp "1"]
[Termination "time forfeit"]
[TimeControl "300"]
[Variant "Chess960"]

{Chess960 start 518.} 1. e4 {[%clk 0:04:59.1]} {Black forfeits on time.} 1-0

"#;
    assert_eq!(told(&["replay", "--pgn", &folder.path("game.jsonl")]), expected);
    folder.write("bad.jsonl", "{\"game\": {}}\n{\"at\": 0, \"do\": \"wish\"}\n");
    let (code, out, told) = run(&mut jadoube(&["replay", &folder.path("bad.jsonl"), "--pgn"]));
    assert_eq!((code, out.as_str()), (Some(2), ""));
    assert!(told.starts_with("jadoube: line 2: "), "{told}");
}

/// Without a screen, the window does not open. On request, a log says what the program did up to that point.
#[cfg(all(unix, not(target_vendor = "apple")))]
#[test]
fn a_log_is_written_where_it_is_asked_for() {
    let folder = Folder::new();
    for (options, expected) in
        [(&["--verbose"][..], true), (&[], false), (&["--verbose", "--chess960", "1"], true)]
    {
        let mut program = jadoube(options);
        program.env_remove("DISPLAY").env_remove("WAYLAND_DISPLAY").env_remove("WAYLAND_SOCKET");
        program.env("HOME", &folder.0).env("XDG_STATE_HOME", &folder.0);
        let (code, _, told) = run(&mut program);
        let begins = concat!("[INFO  jadoube::cli] Jadoube ", env!("CARGO_PKG_VERSION"));
        assert_eq!((code, told.contains(begins)), (Some(2), expected), "{options:?}: {told}");
    }
}

/// A PGN tag has only one line.
#[test]
fn a_line_break_in_a_name_is_a_space() {
    let folder = Folder::new();
    folder.write("name.jsonl", "{\"game\": {\"white\": \"De\\nVries\", \"black\": \"Van\\r\\nDam\"}}\n");
    check(&["replay", "--pgn", &folder.path("name.jsonl")], &["[White \"De Vries\"]", "[Black \"Van Dam\"]"]);
}

/// On request, a program with debug assertions panics before the window opens.
#[test]
fn crash_is_shown_and_reported() {
    let folder = Folder::new();
    let mut program = jadoube(&[]);
    program.env("JADOUBE_PANIC", "1").env("HOME", &folder.0).env("XDG_STATE_HOME", &folder.0);
    let (code, _, told) = run(&mut program);
    assert_eq!(code, Some(101));
    assert!(told.starts_with("jadoube: the program crashed: "), "{told}");
    let file = told.lines().last().and_then(|line| line.strip_prefix("jadoube: the report is in "));
    let report = std::fs::read_to_string(file.expect("the file is named")).expect("the report");
    for part in
        [concat!("Jadoube ", env!("CARGO_PKG_VERSION")), "main.rs:", "made on purpose", "report_panics"]
    {
        assert!(report.contains(part), "no {part} in {report}");
    }
}

#[test]
fn a_closed_pipe_is_no_fault() {
    let mut child =
        jadoube(&["perft", "--divide", "4"]).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    drop(child.stdout.take());
    assert!(child.wait().unwrap().success());
    let mut told = String::new();
    child.stderr.take().unwrap().read_to_string(&mut told).unwrap();
    assert_eq!(told, "");
}
