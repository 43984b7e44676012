//! Set-ups that are not read from text, and very long text: nothing panics, and what is accepted can be written again.
//! `record::fuzz` tests damaged text.

use fastrand::Rng;
use jadoube::rules::{Board, FenStyle, Piece, PieceLetters, Position, Setup, Square, read_move};

use crate::record::fuzz::properties::{fen, san, uci};

#[test]
fn any_set_up_is_a_position_or_has_faults() {
    let mut random = Rng::with_seed(6);
    let pieces: Vec<_> = "PNBRQKpnbrqk".chars().filter_map(Piece::from_fen_letter).collect();
    for _ in 0..20_000 {
        let mut setup = Setup { board: Board::EMPTY, ..Setup::EMPTY };
        for _ in 0..random.usize(..40) {
            setup.board.set(Square::new(random.u8(..)), random.choice(&pieces).copied());
        }
        setup.castling_rooks.0 = random.u64(..) & random.u64(..) & 0x8100_0000_0000_0081;
        setup.en_passant = random.bool().then(|| Square::new(random.u8(..)));
        assert_eq!(Position::new(&setup).is_ok(), setup.errors().is_empty(), "{setup:?}");
        fen(&setup.fen(FenStyle::Shredder));
    }
}

#[test]
fn endless_text_is_refused() {
    let start = Position::standard().fen();
    for piece in ["8/", "8", "p", "1", " ", "/", "-", "O-", "+", "e4", "K", "♘", "9"] {
        let text = piece.repeat(1_000_000);
        for position in [text.clone(), format!("{} w {text} - 0 1", "8/".repeat(7) + "8")] {
            assert!(Position::from_fen(&position).is_err(), "{piece}");
            fen(&position);
        }
        fen(&(start.clone() + &text));
        assert!(read_move(&Position::standard(), &text, &PieceLetters::ENGLISH).is_err(), "{piece}");
        san(&text);
        uci(&text);
    }
}
