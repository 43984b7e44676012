//! Corrupted texts: nothing panics, every error has a message, and what is accepted can be written again.

use fastrand::Rng;
use jadoube::rules::{
    Board, FenStyle, MoveTextError, PieceLetters, Position, Setup, Square, read_move, read_san, read_uci,
};

use crate::rules::random_games::RandomGames;

/// What is put into texts, separated by bars.
const STRAYS: &str =
    "♔|é|\u{FE0E}|\0|\n| |  |/|-|8|9|99999999999999999999|K|q|p|=|x|O-O|#|\u{1F600}|е4|w|A|·";

/// Replaces, removes, doubles, swaps or inserts a few characters, or cuts off the rest.
fn damage(text: &str, random: &mut Rng) -> String {
    let mut letters: Vec<String> = text.chars().map(String::from).collect();
    let strays: Vec<&str> = STRAYS.split('|').collect();
    for _ in 0..random.usize(1..5) {
        let place = random.usize(..=letters.len());
        let stray = strays[random.usize(..strays.len())].to_owned();
        match random.u8(..6) {
            0 => letters.insert(place, stray),
            1 if place < letters.len() => letters[place] = stray,
            2 if place < letters.len() => drop(letters.remove(place)),
            3 if place < letters.len() => letters.insert(place, letters[place].clone()),
            4 if place + 1 < letters.len() => letters.swap(place, place + 1),
            _ => letters.truncate(place),
        }
    }
    letters.concat()
}

/// Random bytes, read as text.
fn garbage(random: &mut Rng) -> String {
    let length = random.usize(..40);
    let bytes: Vec<u8> = std::iter::repeat_with(|| random.u8(..)).take(length).collect();
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Reads a FEN in every way; returns whether it was a position.
fn try_fen(text: &str) -> bool {
    if let Ok(setup) = text.parse::<Setup>() {
        for style in [FenStyle::XFen, FenStyle::Shredder] {
            assert_eq!(setup.fen(style).parse().as_ref(), Ok(&setup), "{text}");
        }
        assert_eq!(setup.errors().is_empty(), Position::new(&setup).is_ok(), "{text}");
    }
    match Position::from_fen(text) {
        Ok(position) => {
            assert_eq!(Position::from_fen(&position.fen()).as_ref(), Ok(&position), "{text}");
            for mv in position.legal_moves() {
                let san = position.san(mv);
                assert_eq!(read_san(&position, &san, &PieceLetters::ENGLISH), Ok(mv), "{san} in {text}");
                let next = position.after(mv).setup();
                assert!(next.errors().is_empty(), "{mv} in {text}: {}", next.errors());
            }
            true
        }
        Err(error) => {
            assert!(
                error.to_string().contains("expected") || error.to_string().contains("no king"),
                "{error}"
            );
            false
        }
    }
}

/// Reads a move in every way; returns whether it was a legal move.
fn try_move(position: &Position, text: &str) -> bool {
    let letters = [PieceLetters::ENGLISH, PieceLetters::DUTCH, PieceLetters::FIGURINES];
    let mut reads: Vec<Result<_, MoveTextError>> =
        letters.iter().map(|letters| read_san(position, text, letters)).collect();
    reads.push(read_uci(position, text));
    reads.push(read_move(position, text, &PieceLetters::ENGLISH));
    let mut read_one = false;
    for read in reads {
        match read {
            Ok(mv) => {
                assert!(position.is_legal(mv), "{text} is {mv} in {}", position.fen());
                read_one = true;
            }
            Err(error) => assert!(error.to_string().contains("expected"), "{error}"),
        }
    }
    read_one
}

#[test]
fn damaged_positions_are_read_or_refused() {
    let mut random = Rng::with_seed(4);
    let (mut read, mut refused) = (0, 0);
    for position in RandomGames::new(4).positions(8_000) {
        for style in [FenStyle::XFen, FenStyle::Shredder] {
            let fen = position.setup().fen(style);
            for text in [damage(&fen, &mut random), damage(&fen, &mut random), garbage(&mut random)] {
                let was_read = try_fen(&text);
                read += usize::from(was_read);
                refused += usize::from(!was_read);
            }
        }
    }
    assert!(read > 1_000 && refused > 10_000, "{read} read, {refused} refused");
}

#[test]
fn damaged_moves_are_read_or_refused() {
    let mut random = Rng::with_seed(5);
    let (mut read, mut refused) = (0, 0);
    for position in RandomGames::new(5).positions(2_000) {
        for mv in position.legal_moves().into_iter().step_by(4) {
            for text in [
                damage(&position.san(mv), &mut random),
                damage(&mv.to_string(), &mut random),
                garbage(&mut random),
            ] {
                let was_read = try_move(&position, &text);
                read += usize::from(was_read);
                refused += usize::from(!was_read);
            }
        }
    }
    assert!(read > 1_000 && refused > 10_000, "{read} read, {refused} refused");
}

/// Set-ups that are not read from text: any pieces anywhere.
#[test]
fn any_set_up_is_a_position_or_has_faults() {
    let mut random = Rng::with_seed(6);
    let pieces: Vec<_> = "PNBRQKpnbrqk".chars().filter_map(jadoube::rules::Piece::from_fen_letter).collect();
    for _ in 0..20_000 {
        let mut setup = Setup { board: Board::EMPTY, ..Setup::EMPTY };
        for _ in 0..random.usize(..40) {
            setup.board.set(Square::new(random.u8(..)), random.choice(&pieces).copied());
        }
        setup.castling_rooks.0 = random.u64(..) & random.u64(..) & 0x8100_0000_0000_0081;
        setup.en_passant = random.bool().then(|| Square::new(random.u8(..)));
        assert_eq!(Position::new(&setup).is_ok(), setup.errors().is_empty(), "{setup:?}");
        try_fen(&setup.fen(FenStyle::Shredder));
    }
}

#[test]
fn endless_text_is_refused() {
    let position = Position::standard();
    for piece in ["8/", "8", "p", "1", " ", "/", "-", "O-", "+", "e4", "K", "♘", "9"] {
        let text = piece.repeat(1_000_000);
        assert!(!try_fen(&text));
        assert!(!try_move(&position, &text));
        assert!(!try_fen(&format!("{} w {text} - 0 1", "8/".repeat(7) + "8")));
        let long = position.fen() + &text;
        try_fen(&long);
    }
}
