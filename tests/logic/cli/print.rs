//! `jadoube print`, run as a user runs it, without any screen.

use crate::cli::commands::check_bad;
use crate::cli::picture::{Own, run};
use crate::paper::reader::{pages, text};

const GAMES: &str = "[White \"A\"]\n\n1. e4 e5 2. Nf3 *\n\n[White \"B\"]\n\n1. d4 d5 $220 2. c4 e6 1-0\n";

#[test]
fn games_and_positions_are_printed() {
    let (pgn, epd, out) = (Own::new("print.pgn"), Own::new("print.epd"), Own::new("print.pdf"));
    std::fs::write(&pgn.0, GAMES).expect("a file of the test");
    std::fs::write(
        &epd.0,
        "# two\n8/8/8/8/8/4k3/4p3/4K3 w - - id \"one\";\n\n4k3/8/8/8/8/8/4P3/4K3 b - - 0 1\n",
    )
    .expect("a file of the test");
    // The pieces on the first page, and a text.
    for (args, pieces, expected) in [
        (&["--pgn", pgn.text()][..], 0, "A – Black White Black A"),
        (&["--pgn", pgn.text(), "--game", "2"], 32, "B – Black 1–0"),
        (&["--pgn", pgn.text(), "--game", "2", "--diagrams", "1w,2w"], 64, "1. d4"),
        (&["--pgn", pgn.text(), "--language", "nl", "--paper", "letter"], 0, "Wit Zwart A"),
        (&["--pgn", pgn.text(), "--language", "nl", "--notation", "english"], 0, "Nf3"),
        (&["--pgn", pgn.text(), "--notation", "figurines"], 0, "♘f3"),
        (&["--sheet", "--pgn", pgn.text()], 64, "2. White to move"),
        (&["--sheet", "--pgn", pgn.text(), "--game", "1", "--diagrams", "1w"], 32, "1. Black to move"),
        (&["--sheet", "--epd", epd.text(), "--per-page", "4", "--language", "nl"], 6, "2. Zwart aan zet"),
    ] {
        run(&[&["print", "--out", out.text()], args].concat());
        let pdf = std::fs::read(&out.0).expect("it was written");
        assert_eq!(pages(&pdf).iter().map(|page| page.pieces).collect::<Vec<_>>(), [pieces], "{args:?}");
        if let Some(found) = text(&pdf) {
            assert!(found.contains(expected), "{args:?}: {expected:?} not in {found}");
        }
    }
}

#[test]
fn wrong_requests_are_explained() {
    let (pgn, empty) = (Own::new("printed.pgn"), Own::new("printed-nothing.pgn"));
    std::fs::write(&pgn.0, GAMES).expect("a file of the test");
    std::fs::write(&empty.0, "").expect("a file of the test");
    let (pgn, empty) = (pgn.text(), empty.text());
    let no_positions = format!("{empty} has no positions: expected one on each line");
    let no_games = format!("{empty} has no games: expected PGN");
    for (args, expected) in [
        (&[][..], "--out is missing: expected the file to save"),
        (&["--out", "x.pdf"], "no game: expected --pgn FILE, or --epd FILE with --sheet"),
        (
            &["--out", "x.pdf", "--pgn", pgn, "--epd", pgn],
            "--pgn together with --epd: expected only one of them",
        ),
        (
            &["--out", "x.pdf", "--epd", pgn],
            "--epd: expected it with --sheet, and without --game and --diagrams",
        ),
        (
            &["--out", "x.pdf", "--sheet", "--epd", pgn],
            "line 1: rank 8 is \"[White\"; expected letters of PNBRQKpnbrqk and numbers of empty squares, \
             eight squares in all",
        ),
        (&["--out", "x.pdf", "--sheet", "--epd", empty], &no_positions),
        (&["--out", "x.pdf", "--sheet", "--pgn", empty], &no_games),
        (
            &["--out", "x.pdf", "--pgn", pgn, "--diagrams", "12"],
            "--diagrams: \"12\" is not a move number: expected moves such as 12w or 20b",
        ),
        (&["--out", "x.pdf", "--pgn", pgn, "--diagrams", "12w"], "--diagrams: the game has no move \"12w\""),
        (&["--out", "x.pdf", "--pgn", pgn, "--paper", "a5"], "--paper is \"a5\": expected one of a4, letter"),
        (&["--out", "x.pdf", "--pgn", pgn, "--per-page", "5"], "--per-page is \"5\": expected one of 4, 6"),
        (
            &["--out", "x.pdf", "--pgn", pgn, "--notation", "pictures"],
            "--notation is \"pictures\": expected one of letters, english, figurines",
        ),
        (
            &["--out", "/nowhere/x.pdf", "--pgn", pgn],
            "/nowhere/x.pdf can't be written: the file or its folder doesn't exist",
        ),
    ] {
        check_bad(&[&["print"], args].concat(), expected);
    }
}
