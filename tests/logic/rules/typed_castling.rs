//! Castling typed as a king's move, in every start of Chess960 with only king and rooks on the first ranks.

use jadoube::rules::chess960::back_rank;
use jadoube::rules::{
    Color, File, Move, MoveKind, PieceLetters, Position, Role, Square, read_move, read_uci,
};
use jadoube::start::Start;
use jadoube::table::{Action, Deed, GameSetup, Notice, Table};

use crate::rules::differential::compressed;

/// Every form of a king's move between two squares, in either case.
fn forms(from: Square, to: Square) -> Vec<String> {
    let small = [format!("{from}{to}"), format!("{from}-{to}"), format!("{from}x{to}")];
    let named = ["", "-", "x"].map(|sign| format!("{from}{sign}{to}"));
    let short = [to.to_string(), format!("x{to}")];
    let named: Vec<String> = named.into_iter().chain(short).collect();
    let capitals = small.iter().map(|text| text.to_uppercase()).collect::<Vec<_>>();
    let pieces = named.iter().flat_map(|text| [format!("K{text}"), format!("K{}", text.to_uppercase())]);
    small.iter().cloned().chain(capitals).chain(pieces).collect()
}

/// The move that a position and the deed `move` both read from a text.
fn read(fen: &str, text: &str) -> Option<Move> {
    let position = Position::from_fen(fen).expect(fen);
    let read = read_move(&position, text, &PieceLetters::ENGLISH).ok();
    let start = Start::from_fen(fen, Some(true)).expect(fen);
    let mut table = Table::new(GameSetup { start, ..GameSetup::default() });
    let notices = table.apply(&Action::new(0, Deed::Move { text: text.to_owned() }));
    let made = notices.iter().find_map(|notice| match notice {
        Notice::Moved { uci, .. } => read_uci(&position, uci).ok(),
        _ => None,
    });
    assert_eq!(made, read, "{text} in {fen}");
    read
}

#[test]
fn castling_is_typed_as_a_kings_move() {
    let mut seen = std::collections::HashSet::new();
    for number in 0..960 {
        let row = back_rank(number).expect("a start");
        let row: String = row
            .map(|role| {
                if matches!(role, Role::King | Role::Rook) { role.letter().to_ascii_uppercase() } else { '.' }
            })
            .iter()
            .collect();
        if !seen.insert(row.clone()) {
            continue;
        }
        for (color, turn) in [(Color::White, "w"), (Color::Black, "b")] {
            let written = compressed(&row.chars().collect::<Vec<_>>());
            let fen = format!("{}/8/8/8/8/8/8/{written} {turn} KQkq - 0 1", written.to_lowercase());
            check(&fen, color, &row);
        }
    }
    assert_eq!(seen.len(), 56);
}

fn check(fen: &str, color: Color, row: &str) {
    let file = |index: usize| File::new(index as u8);
    let home = |index: usize| Square::at(file(index), color.back_rank());
    let king = row.find('K').expect("a king");
    let rooks = [row.find('R').expect("a rook"), row.rfind('R').expect("a rook")];
    let legal = fen.parse::<shakmaty::fen::Fen>().expect(fen);
    let legal: shakmaty::Chess = legal.into_position(shakmaty::CastlingMode::Chess960).expect(fen);
    let legal: Vec<String> = shakmaty::Position::legal_moves(&legal)
        .iter()
        .map(|mv| mv.to_uci(shakmaty::CastlingMode::Chess960).to_string())
        .collect();
    for (rook, goal) in rooks.into_iter().zip([2, 6]) {
        let castling = Move::new(home(king), home(rook), MoveKind::Castling);
        let far = |to: usize| to == rook || king.abs_diff(to) > 1;
        for to in [rook, goal] {
            if to == king || (to != rook && !far(to)) || !legal.contains(&castling.to_string()) {
                continue;
            }
            for text in forms(home(king), home(to)) {
                // Only onto the own rook may castling be written as a capture.
                let expected = (to == rook || !text.contains(['x', 'X'])).then_some(castling);
                assert_eq!(read(fen, &text), expected, "{text} in {fen}");
            }
        }
    }
    for to in [king - 1, king + 1].into_iter().filter(|to| !rooks.contains(to)) {
        for text in forms(home(king), home(to)) {
            let made = read(fen, &text);
            assert!(made.is_none_or(|mv| !mv.is_castling()), "{text} in {fen} castles");
            let plain = legal.contains(&format!("{}{}", home(king), home(to)));
            assert_eq!(made.is_some(), plain && !text.contains(['x', 'X']), "{text} in {fen}");
        }
    }
}
