//! Castling typed as a king's move, with every placement of king and rooks in Chess960.

use jadoube::rules::{CastlingText, PieceLetters, Position, read_move};
use jadoube::start::Start;
use jadoube::table::{Action, Deed, GameSetup, Notice, Table};

use crate::rules::castling960::{Castling, check};

/// Spellings of a king's move between two squares, with the squares in lower and in upper case.
fn forms(from: &str, to: &str) -> Vec<String> {
    let plain = ["", "-", "x"].map(|sign| format!("{from}{sign}{to}"));
    let short = [to.to_owned(), format!("x{to}")];
    let upper = |text: &String| text.to_uppercase();
    let small = plain.iter().cloned().chain(plain.iter().map(upper));
    let named = plain.iter().chain(&short).flat_map(|text| [format!("K{text}"), format!("K{}", upper(text))]);
    small.chain(named).collect()
}

/// Reads a text as a move in a position and by `Deed::Move`, checks that both give the same, and returns the move in
/// UCI; `None` if the text is refused.
fn read(fen: &str, text: &str) -> Option<String> {
    let position = Position::from_fen(fen).expect(fen);
    let read = read_move(&position, text, &PieceLetters::ENGLISH).ok();
    let read = read.map(|mv| position.uci(mv, CastlingText::KingTakesRook));
    let start = Start::from_fen(fen, Some(true)).expect(fen);
    let mut table = Table::new(GameSetup { start, ..GameSetup::default() });
    let notices = table.apply(&Action::new(0, Deed::Move { text: text.to_owned() }));
    let made = notices.into_iter().find_map(|notice| match notice {
        Notice::Moved { uci, .. } => Some(uci),
        _ => None,
    });
    assert_eq!(made, read, "{text} in {fen}");
    read
}

#[test]
fn castling_is_typed_as_a_kings_move() {
    check(Castling::placements(), |castling| {
        let (fen, moves) = (castling.fen(), castling.moves_of(castling.king));
        let (king, goal) = (castling.home(castling.king), castling.goals().0);
        let is_far = castling.king.abs_diff(goal) > 1;
        for to in [Some(castling.rook), Some(goal).filter(|_| is_far)].into_iter().flatten() {
            for text in forms(&king, &castling.home(to)) {
                // Castling may be written as a capture only if the king takes its own rook.
                let is_legal = to == castling.rook || !text.contains(['x', 'X']);
                assert_eq!(read(&fen, &text), is_legal.then(|| castling.uci()), "{text} in {fen}");
            }
        }
        let rooks = [Some(castling.rook), castling.other];
        for to in [castling.king - 1, castling.king + 1].into_iter().filter(|to| !rooks.contains(&Some(*to)))
        {
            let step = king.clone() + &castling.home(to);
            for text in forms(&king, &castling.home(to)) {
                let is_legal = moves.contains(&step) && !text.contains(['x', 'X']);
                assert_eq!(read(&fen, &text), is_legal.then(|| step.clone()), "{text} in {fen}");
            }
        }
        Vec::new()
    });
}
