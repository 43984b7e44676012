//! The 960 starts and their numbers.

use jadoube::rules::chess960::{STARTS, back_rank, number_of, twin};
use jadoube::rules::{FenStyle, Position, Role};

use crate::house::data;

fn row(letters: &str) -> [Role; 8] {
    let roles: Vec<Role> = letters.chars().filter_map(Role::from_letter).collect();
    roles.try_into().expect("eight letters")
}

fn letters(row: [Role; 8]) -> String {
    row.map(Role::letter).iter().collect()
}

#[test]
fn every_number_is_one_start_that_the_rules_allow() {
    for number in 0..STARTS {
        let row = back_rank(number).unwrap();
        let places = |role| (0..8).filter(move |&file| row[file] == role).collect::<Vec<_>>();
        let (bishops, rooks, king) = (places(Role::Bishop), places(Role::Rook), places(Role::King));
        assert_eq!(Role::ALL.map(|role| places(role).len()), [0, 2, 2, 2, 1, 1], "{number}");
        assert_ne!(bishops[0] % 2, bishops[1] % 2, "{number}: bishops on one colour");
        assert!(rooks[0] < king[0] && king[0] < rooks[1], "{number}: king outside the rooks");

        assert_eq!(number_of(row), Some(number));
        let position = Position::chess960(number).unwrap();
        assert_eq!(position.chess960_number(), Some(number));
        assert_eq!(position.castling_rooks().len(), 4);

        let mirrored: String = letters(row).chars().rev().collect();
        let twin_number = twin(number).unwrap();
        assert_eq!(letters(back_rank(twin_number).unwrap()), mirrored);
        assert_eq!(twin(twin_number), Some(number));
        // With eight files, the king's file and its mirror image always differ.
        assert_ne!(twin_number, number, "no start is its own twin");
    }
}

#[test]
fn known_numbers_have_their_starts() {
    for (number, letters) in [(0, "BBQNNRKR"), (518, "RNBQKBNR"), (959, "RKRNNQBB"), (902, "RKBQRBNN")] {
        assert_eq!(back_rank(number), Some(row(letters)));
        assert_eq!(number_of(row(letters)), Some(number));
    }
    assert_eq!(twin(518), Some(534));
    assert_eq!(Position::chess960(518), Some(Position::standard()));
    for number in [960, 961, u16::MAX] {
        assert_eq!((back_rank(number), twin(number)), (None, None));
        assert!(Position::chess960(number).is_none());
    }
    for letters in ["RNBQKNBR", "KRNBQBNR", "BBBQNRKR", "QQQQQQQQ", "RNBQKBNP", "BBNNQRRK", "BBNNNRKR"] {
        assert_eq!(number_of(row(letters)), None, "{letters}");
    }
}

#[test]
fn a_position_that_is_no_start_has_no_number() {
    for fen in [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQk - 0 1",
        "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1",
        "nrbqkbrn/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    ] {
        assert_eq!(Position::from_fen(fen).unwrap().chess960_number(), None, "{fen}");
    }
}

#[test]
fn agrees_with_the_collected_table() {
    let Some(table) = data::read("chess960/chess960_positions.csv") else { return };
    let rows: Vec<&str> = table.lines().skip(1).collect();
    assert_eq!(rows.len(), usize::from(STARTS));
    for line in rows {
        let [number, letters, x_fen, shredder]: [&str; 4] =
            line.split(',').collect::<Vec<_>>().try_into().unwrap();
        let position = Position::chess960(number.parse().unwrap()).unwrap();
        assert_eq!(back_rank(number.parse().unwrap()), Some(row(letters)));
        assert_eq!(position.fen(), x_fen);
        assert_eq!(position.setup().fen(FenStyle::Shredder), shredder);
        assert_eq!(Position::from_fen(shredder), Ok(position));
    }
}
