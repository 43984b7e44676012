//! How typed moves are read as hand moves, and how hand moves are written in long notation: neither depends on what is
//! legal.

use jadoube::rules::{Bitboard, Board, BoardChange, HandMove, HandMoveError, PieceLetters, Position, Setup};

use super::position;
use super::random_games::RandomGames;
use crate::tables::rows;

fn read(position: &Position, text: &str) -> Result<HandMove, HandMoveError> {
    HandMove::read(position.board(), position.turn(), text, &PieceLetters::ENGLISH)
}

fn made(board: &Board, HandMove { from, to, rook, passed, promotion }: HandMove) -> Board {
    let mut after = *board;
    let mut piece = board.piece_at(from).expect("a man");
    piece.role = promotion.unwrap_or(piece.role);
    for square in [Some(from), rook.map(|(rook, _)| rook), passed].into_iter().flatten() {
        after.set(square, None);
    }
    after.set(to, Some(piece));
    if let Some((rook, goal)) = rook {
        after.set(goal, board.piece_at(rook));
    }
    after
}

#[test]
fn typed_moves_are_read_as_hands() {
    for [place, expected, text] in rows!("hand-moves")
        .flat_map(|[place, expected, texts]| texts.split(", ").map(move |text| [place, expected, text]))
    {
        let position = position(match place {
            "rooks" => "4k3/8/8/8/8/8/P6P/R3K2R w - - 0 1",
            "pinned" => "4k3/4r3/8/8/8/4N3/8/N3K3 w - - 0 1",
            "pawns" => "4k3/P7/8/3pP3/1p1p4/2P5/P3P1P1/4K3 w - - 0 1",
            fen => fen,
        });
        let found = match read(&position, text.trim_matches('"')) {
            Ok(mv) => mv.to_string() + &mv.passed.map(|on| format!(" past {on}")).unwrap_or_default(),
            Err(HandMoveError::Malformed(_)) => "malformed".to_owned(),
            Err(HandMoveError::NoMan(_)) => "no man".to_owned(),
            Err(HandMoveError::NoCastling) => "no castling".to_owned(),
            Err(HandMoveError::Ambiguous { from, .. }) => {
                from.into_iter().fold("ambiguous".to_owned(), |all, on| format!("{all} {on}"))
            }
        };
        assert_eq!(found, expected, "{text} in {place}");
    }
}

#[test]
fn long_notation_tells_what_hands_did() {
    for (before, after, expected) in [
        ("4k3/8/8/8/8/8/4P3/4K1N1 w - - 0 1", "4k3/8/8/8/8/5N2/4P3/4K3", "Ng1-f3"),
        ("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "4k3/8/8/4P3/8/8/8/4K3", "e2-e5"),
        ("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "4k3/8/8/3P4/8/8/8/4K3", "e4xd5"),
        ("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", "4k3/8/3P4/8/8/8/8/4K3", "e5-d6, d5 off"),
        ("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", "4k3/8/3P4/3p4/8/8/8/4K3", "e5-d6"),
        ("4k3/8/8/8/8/8/8/R3K2R w - - 0 1", "4k3/8/8/8/8/8/8/R4RK1", "O-O"),
        ("4k3/8/8/8/8/8/8/R3K2R w - - 0 1", "4k3/8/8/8/8/8/8/2KR3R", "O-O-O"),
        ("4k3/8/8/8/8/8/8/R3K2R w - - 0 1", "4k3/8/8/8/8/8/8/R5KR", "Ke1-g1"),
        ("r3k3/8/8/8/8/8/8/4K3 b - - 0 1", "2kr4/8/8/8/8/8/8/4K3", "O-O-O"),
        ("4k3/8/8/8/8/8/8/4KB1R w - - 0 1", "4k3/8/8/8/8/8/8/5RK1", "Rh1xf1, Ke1-g1"),
        ("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "Q3k3/8/8/8/8/8/8/4K3", "a7-a8=Q"),
        ("1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1", "1N2k3/8/8/8/8/8/8/4K3", "a7xb8=N"),
        ("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "P3k3/8/8/8/8/8/8/4K3", "a7-a8"),
        ("4k3/8/8/8/8/8/8/N3K3 w - - 0 1", "4k3/8/8/8/8/8/8/4K3", "Na1 off"),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "4k3/8/8/8/8/8/8/4K3", ""),
    ] {
        let position = position(before);
        let after = Board::from_placement(after).expect(after);
        let changes = BoardChange::between(position.board(), &after, position.turn());
        assert_eq!(BoardChange::write(&changes), expected, "{before} to {expected}");
    }
}

/// Each legal move in many positions is read as its hand move, both from long notation and from SAN. If the SAN fits
/// several hand moves, the legal move is one of them. The result is the same in a position without castling rights or
/// an en passant square.
#[test]
fn hands_make_every_legal_move_and_know_no_rights() {
    let mut games = RandomGames::new(53);
    let (mut moves, mut asked) = (0, 0);
    for position in (0..30).flat_map(|_| games.game().into_iter().step_by(7).collect::<Vec<_>>()) {
        let blind = Setup { castling_rooks: Bitboard::EMPTY, en_passant: None, ..position.setup() };
        let blind = Position::new(&blind).expect("a position");
        for &mv in &position.legal_moves() {
            let (turn, after) = (position.turn(), position.after(mv));
            let of = HandMove::of(mv, turn);
            assert_eq!(made(position.board(), of), *after.board(), "{mv} in {}", position.fen());
            for text in [of.to_string(), position.san(mv)] {
                let found = read(&position, &text);
                assert_eq!(found, read(&blind, &text), "{text} in {}", position.fen());
                match found {
                    Ok(found) => assert_eq!(found, of, "{text} in {}", position.fen()),
                    Err(HandMoveError::Ambiguous { from, .. }) => {
                        let is_among = from.has(if mv.is_castling() { mv.to() } else { mv.from() });
                        assert!(is_among && text == position.san(mv), "{text} in {}", position.fen());
                        asked += 1;
                    }
                    Err(other) => panic!("{text} in {}: {other}", position.fen()),
                }
            }
            moves += 1;
        }
    }
    println!("{moves} legal moves, {asked} of them need the square");
    assert!(moves > 1000 && asked > 0 && asked * 20 < moves, "{moves} moves, {asked} asked");
}
