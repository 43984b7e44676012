//! The convention of electronic boards at the end of a game: both kings in the centre show the result.

use jadoube::eboard::{ElectronicBoard, Reading};
use jadoube::record::GameResult;
use jadoube::rules::{Board, Color};

fn said(reading: Reading) -> Option<GameResult> {
    let mut board = ElectronicBoard::default();
    board.read(reading, 0);
    board.result_by_kings()
}

#[test]
fn kings_in_the_centre_say_the_result() {
    let check = |placement: &str, expected: Option<GameResult>| {
        let board = Board::from_placement(placement).expect(placement);
        assert_eq!(said(Reading::Pieces(board)), expected, "{placement}");
        assert_eq!(said(Reading::Occupied(board.occupied())), None, "{placement}");
    };
    let [white, black] = Color::ALL.map(|color| Some(GameResult::Won(color)));
    // With the kings on e4 and d5, either way round, White has won; on d4 and e5, Black. Other men may stand anywhere.
    check("8/8/8/3k4/4K3/8/8/8", white);
    check("rnbq1bnr/pppppppp/8/3K4/4k3/8/PPPPPPPP/RNBQ1BNR", white);
    check("8/8/8/4k3/3K4/8/8/8", black);
    check("8/8/8/3QK3/3k4/8/8/8", black);
    for draw in ["8/8/8/3kK3/8/8/8/8", "8/8/8/8/3Kk3/8/8/8", "8/8/8/3k4/3K4/8/8/8", "8/8/8/4K3/4k3/8/8/8"] {
        check(draw, Some(GameResult::Drawn));
    }
    for other in ["8/8/8/3k4/8/4K3/8/8", "8/8/8/3k4/8/8/8/8", "4k3/8/8/8/8/8/8/4K3", "8/8/8/3KK3/8/8/8/8"] {
        check(other, None);
    }
}
