//! The lines between a driver and the program.

use jadoube::eboard::line::{MAX_LINE, Order, Reading, Report};
use jadoube::eboard::script::Step;
use jadoube::rules::{Bitboard, Square};

use crate::rules::random_games::RandomGames;
use crate::rules::squares;
use crate::tables::rows;

#[test]
fn every_line_is_read_back() {
    let mut reports = vec![
        Report::hello("A \"board\"\nof wood"),
        Report::Hello { version: 2, name: String::new() },
        Report::Battery(0),
        Report::Battery(100),
        Report::Gone("unplugged".to_owned()),
        Report::Reading(Reading::Occupied(Bitboard::EMPTY)),
        Report::Reading(Reading::Occupied(Bitboard::ALL)),
    ];
    for position in RandomGames::new(57).positions(20) {
        let board = position.setup().board;
        let (pieces, squares) = (Reading::Pieces(board), Reading::Occupied(board.occupied()));
        reports.extend([Report::Reading(pieces), Report::Reading(squares)]);
    }
    for report in reports {
        assert_eq!(Report::read(&report.to_json()), Ok(report));
    }
    for order in [Order::Beep, Order::Lights(Vec::new()), Order::Lights(Square::all().collect())] {
        assert!(order.to_json().len() <= MAX_LINE);
        assert_eq!(Order::read(&format!("{}\r\n", order.to_json())), Ok(order));
    }
}

/// Drivers by other authors use these lines too, so the format must not change.
#[test]
fn lines_are_written_as_the_document_says() {
    let start = Report::Reading(Reading::Occupied(Bitboard(0xFFFF_0000_0000_00FF)));
    assert_eq!(Report::hello("Simple").to_json(), "{\"jadoube-board\":1,\"name\":\"Simple\"}");
    assert_eq!(start.to_json(), "{\"occupied\":\"ffff0000000000ff\"}");
    let lights = Order::Lights(squares("e2 e4"));
    assert_eq!(lights.to_json(), "{\"lights\":[\"e2\",\"e4\"]}");
    assert_eq!(Order::Beep.to_json(), "{\"beep\":true}");
    // The steps of a script for a simulated board.
    assert_eq!(Step::read("{\"wait\": 500}"), Ok(Step::Wait(500)));
    assert_eq!(Step::read("{\"battery\": 80}"), Ok(Step::Say(Report::Battery(80))));
}

#[test]
fn a_wrong_line_is_explained() {
    for [line, wanted] in rows!("board-lines") {
        let fault = match line {
            line if line.contains("wait") => Step::read(line).expect_err(line),
            line if line.contains("lights") || line.contains("beep") => Order::read(line).expect_err(line),
            line => Report::read(line).expect_err(line),
        };
        assert!(fault.to_string().contains(wanted), "{line}: {fault}");
    }
    for line in ["{\"battery\": 101}", "board"] {
        assert_eq!(Step::read(line).expect_err(line), Report::read(line).expect_err(line));
    }
    let long = Report::Gone("x".repeat(MAX_LINE)).to_json();
    let fault = Report::read(&long).expect_err("a long line").to_string();
    assert_eq!(fault, format!("the line has {} bytes, expected {MAX_LINE} at most", long.len()));
}
