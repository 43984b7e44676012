//! `jadoube mate-possible`: one line of output for each FEN.

use jadoube::cli::Stop;
use jadoube::cli::mate_possible::answer;
use jadoube::rules::{Position, read_uci};

const MATED: &str = "7k/6Q1/6K1/8/8/8/8/8 b - - 0 1";
const BARE: &str = "8/8/4k3/8/8/3K4/8/8 w - - 0 1";
const ROOK: &str = "7k/8/6K1/8/8/8/8/R7 w - - 0 1";

fn told(input: &str, moves: bool, nodes: u64) -> Result<String, String> {
    let mut output = Vec::new();
    match answer(input.as_bytes(), &mut output, moves, nodes) {
        Ok(()) => Ok(String::from_utf8(output).expect("text")),
        Err(Stop::Bad(sentence)) => Err(sentence),
        Err(stop) => panic!("{stop:?}"),
    }
}

#[test]
fn each_position_is_answered_on_a_line() {
    let input = format!("\u{feff}{BARE}\n\n  {ROOK}  \n{MATED}\n");
    let expected = "white=no black=no dead=yes\n\
                    white=yes black=no dead=no\n\
                    white=yes black=no dead=no\n";
    assert_eq!(told(&input, false, 1000), Ok(expected.to_owned()));
    let start = Position::standard().fen();
    assert_eq!(told(&start, false, 0), Ok("white=unknown black=unknown dead=unknown\n".to_owned()));
}

/// A composed position need not be reachable in a game, but at most eight pawns of a side can have promoted. A FEN may
/// end after the side to move.
#[test]
fn composed_positions_are_answered() {
    let nine_pawns_worth = "8/5k2/8/8/5p1p/p1p1pP1P/P1PpP1B1/3B2KB b - - 0 1";
    let input = format!("{nine_pawns_worth}\n8/8/4k3/8/8/3K4/8/8 w\n");
    let expected = "white=no black=no dead=yes\nwhite=no black=no dead=yes\n";
    assert_eq!(told(&input, false, 100_000), Ok(expected.to_owned()));
    let fault = told("QQQQQQQQ/QQQQQQQ1/8/8/8/8/8/k6K b - - 0 1", false, 10).expect_err("too many");
    assert!(
        fault.starts_with("line 1: White has 14 extra pieces; at most 8 pawns can have promoted"),
        "{fault}"
    );
}

#[test]
fn moves_that_mate_are_shown() {
    assert_eq!(told(ROOK, true, 1000), Ok("white=yes black=no dead=no white-moves=a1a8\n".to_owned()));
    assert_eq!(told(MATED, true, 1000), Ok("white=yes black=no dead=no white-moves=-\n".to_owned()));
    let start = Position::standard();
    let text = told(&start.fen(), true, 500_000).expect("an answer");
    for side in ["white", "black"] {
        let moves = text.split_whitespace().find_map(|word| word.strip_prefix(&format!("{side}-moves=")));
        let end = moves.expect(&text).split(',').fold(start.clone(), |at, mv| {
            let read = read_uci(&at, mv);
            at.after(read.expect(mv))
        });
        assert!(end.is_checkmate() && end.turn().name() != side, "{text}");
    }
}

#[test]
fn bad_line_is_reported_by_number() {
    let fault = told(&format!("{BARE}\n\n8/8 w"), false, 10).expect_err("no position");
    assert!(fault.starts_with("line 3: ") && fault.contains("rank"), "{fault}");
    assert!(!fault.contains('\n'), "{fault}");
}

#[test]
fn input_without_a_position_is_refused() {
    for input in ["", "\n \n"] {
        assert_eq!(told(input, false, 10), Err("no position found: expected one FEN per line".to_owned()));
    }
}
