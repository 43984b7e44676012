//! `jadoube print`, run as a user runs it, without any screen.

use crate::cli::picture::run;
use crate::folder::Folder;
use crate::paper::reader::{pages, text};

const GAMES: &str = "[White \"A\"]\n\n1. e4 e5 2. Nf3 *\n\n[White \"B\"]\n\n1. d4 d5 $220 2. c4 e6 1-0\n";

#[test]
fn games_and_positions_are_printed() {
    let folder = Folder::new();
    folder.write("games.pgn", GAMES);
    folder.write(
        "two.epd",
        "# two\n  # pawns\n8/8/8/8/8/4k3/4p3/4K3 w - - id \"one\";\n\n4k3/8/8/8/8/8/4P3/4K3 b - - 0 1\n",
    );
    let [pgn, epd, out] = &["games.pgn", "two.epd", "print.pdf"].map(|name| folder.path(name));
    // The columns are the arguments, the number of pieces on the only page, and a text on that page.
    for (args, pieces, expected) in [
        (&["--start", "356"][..], 32, "O-O king g1, rook f1"),
        (&["--start", "356", "--language", "nl"], 32, "O-O koning g1, toren f1"),
        (&["--pgn", pgn], 0, "A – Black White Black A"),
        (&["--pgn", pgn, "--game", "2"], 32, "B – Black 1–0"),
        (&["--pgn", pgn, "--game", "2", "--diagrams", "1w,2w"], 64, "1. d4"),
        (&["--pgn", pgn, "--language", "nl", "--paper", "letter"], 0, "Wit Zwart A"),
        (&["--pgn", pgn, "--language", "nl", "--notation", "english"], 0, "Nf3"),
        (&["--pgn", pgn, "--notation", "figurines"], 0, "♘f3"),
        (&["--sheet", "--pgn", pgn], 64, "2. White to move"),
        (&["--sheet", "--pgn", pgn, "--game", "1", "--diagrams", "1w"], 32, "1. Black to move"),
        (&["--sheet", "--epd", epd, "--per-page", "4", "--language", "nl"], 6, "2. Zwart aan zet"),
    ] {
        run(&[&["print", "--out", out], args].concat());
        let pdf = std::fs::read(out).expect("it was written");
        assert_eq!(pages(&pdf).iter().map(|page| page.pieces).collect::<Vec<_>>(), [pieces], "{args:?}");
        if let Some(found) = text(&pdf) {
            assert!(found.contains(expected), "{args:?}: {expected:?} not in {found}");
        }
    }
}

/// Each board has a page of its own that says how to get the same start again.
#[test]
fn every_board_of_a_round_has_its_sheet() {
    let folder = Folder::new();
    let out = &folder.path("round.pdf");
    for paper in ["a4", "letter"] {
        run(&["print", "--start", "NBBRKRQN", "--boards", "40", "--paper", paper, "--out", out]);
        let pdf = std::fs::read(out).expect("it was written");
        let pages = pages(&pdf);
        assert_eq!(pages.len(), 40, "{paper}");
        assert!(pages.iter().all(|page| page.pieces == 32), "{paper}");
        if let Some(found) = text(&pdf) {
            for expected in ["Board 1 ", "Board 40 ", "jadoube chess960 356", "60.", "Black’s signature"] {
                assert!(found.contains(expected), "{paper}: {expected:?} not in {found}");
            }
        }
    }
}
