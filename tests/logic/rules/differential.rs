//! Rules and notation compared with two other libraries, shakmaty and cozy-chess, on positions from random games
//! (classical, Chess960, and Chess960 with a separate start for each side); and which castling rights are accepted.
//!
//! `JADOUBE_DIFFERENTIAL=1000000 cargo test --release --test logic differential` compares at least that many positions.

use std::collections::BTreeMap;
use std::thread;

use cozy_chess::Board;
use jadoube::rules::{CastlingSide, FenStyle, Move, MoveKind, PieceLetters, Position, read_san, read_uci};
use shakmaty::fen::Fen;
use shakmaty::san::SanPlus;
use shakmaty::{CastlingMode, Chess, EnPassantMode, Position as _};

use crate::rules::random_games::RandomGames;

/// With this many positions, rare events such as double check occur.
const POSITIONS: usize = 60_000;
/// Each worker has its own seed. The number of workers is fixed, so that the games are the same on every machine.
const WORKERS: u64 = 4;

/// How often each kind of event occurred, to check that every kind did.
type Met = BTreeMap<&'static str, usize>;

fn add(met: &mut Met, position: &Position) {
    let mut count = |event, times: usize| *met.entry(event).or_default() += times;
    for mv in position.legal_moves() {
        match mv.kind() {
            MoveKind::Promotion(_) => count("promotion", 1),
            MoveKind::EnPassant => count("en passant", 1),
            MoveKind::Castling => {
                count(CastlingSide::of(mv.from(), mv.to()).name(), 1);
                count("castling in Chess960", usize::from(!position.castles_classically()));
            }
            MoveKind::Plain(_) | MoveKind::DoubleStep => {}
        }
    }
    count("check", usize::from(position.is_check()));
    count("double check", usize::from(position.checkers().many()));
    count("mate", usize::from(position.is_checkmate()));
    count("stalemate", usize::from(position.is_stalemate()));
}

#[test]
fn agrees_with_shakmaty_and_cozy_chess() {
    let positions = match std::env::var("JADOUBE_DIFFERENTIAL") {
        Ok(number) => number.parse().expect("JADOUBE_DIFFERENTIAL is a number of positions"),
        Err(_) => POSITIONS,
    };
    thread::scope(|scope| {
        let workers: Vec<_> = (0..WORKERS)
            .map(|seed| scope.spawn(move || compare_games(seed, positions.div_ceil(WORKERS as usize))))
            .collect();
        let mut met = Met::default();
        for (event, count) in workers.into_iter().flat_map(|it| it.join().expect("the differences are above"))
        {
            *met.entry(event).or_default() += count;
        }
        println!("{met:?}");
        // Stalemates are rare, so one is enough.
        let is_enough =
            |(event, count): (&&str, &usize)| *count >= if *event == "stalemate" { 1 } else { 10 };
        assert!(met.len() == 9 && met.iter().all(is_enough), "the games lack something: {met:?}");
    });
}

/// A king and one or two rooks are anywhere on the first rank, with various castling rights. Unlike the other
/// libraries, we reject a king in a corner, where no Chess960 game begins.
#[test]
fn castling_rights_are_accepted_where_shakmaty_and_cozy_chess_accept_them() {
    let mut met = [0; 3];
    for (king, first, second) in (0..512).map(|places| (places / 64, places / 8 % 8, places % 8)) {
        if king == first || king == second {
            continue;
        }
        let mut row = ['.'; 8];
        (row[first], row[second], row[king]) = ('R', 'R', 'K');
        let letters = ["K", "Q", "KQ", "QK"].map(str::to_owned).into_iter();
        let letters = letters.chain(('A'..='H').map(String::from)).chain(["AH", "HA"].map(str::to_owned));
        for rights in letters {
            let fen = format!("4k3/8/8/8/8/8/8/{} w {rights} - 0 1", compressed(&row));
            let theirs = fen.parse::<Fen>();
            let theirs = theirs.is_ok_and(|fen| fen.into_position::<Chess>(CastlingMode::Chess960).is_ok());
            let in_corner = king % 7 == 0;
            assert_eq!(Position::from_fen(&fen).is_ok(), theirs && !in_corner, "{fen}");
            if rights.contains(|letter| matches!(letter, 'A'..='H')) {
                assert_eq!(Board::from_fen(&fen, true).is_ok(), theirs, "{fen}");
            }
            met[if in_corner { 2 } else { usize::from(theirs) }] += 1;
        }
    }
    assert!(met.into_iter().all(|count| count > 500), "{met:?}");
}

/// A row of the board as in FEN; in `row`, a dot is an empty square.
pub fn compressed(row: &[char]) -> String {
    let mut text = String::new();
    for part in row.chunk_by(|one, other| one == other && *one == '.') {
        match part {
            ['.', ..] => text.push_str(&part.len().to_string()),
            pieces => text.extend(pieces),
        }
    }
    text
}

fn compare_games(seed: u64, count: usize) -> Met {
    let mut games = RandomGames::new(seed);
    let (mut met, mut compared) = (Met::default(), 0);
    while compared < count {
        for (ply, position) in games.game().iter().enumerate() {
            let shakmaty = compare_fen(position);
            let moves = compare_moves(position, &shakmaty);
            compare_san(position, &shakmaty, &moves);
            if !moves.is_empty() {
                compare_playing(position, &shakmaty, moves[ply * 7 % moves.len()]);
            }
            add(&mut met, position);
            compared += 1;
        }
    }
    met
}

/// Passes a position to the other libraries as text, checks that they write the same text back, and returns shakmaty's
/// position.
fn compare_fen(position: &Position) -> Chess {
    let fen = position.fen();
    let theirs = fen.parse::<Fen>().expect(&fen).into_position::<Chess>(CastlingMode::Chess960);
    let theirs = theirs.unwrap_or_else(|error| panic!("{fen}: {error}"));
    let written = write(&theirs);
    assert_eq!(written, fen);
    assert_eq!(Position::from_fen(&written).as_ref(), Ok(position));

    let mut setup = position.setup();
    // cozy-chess rejects a larger halfmove clock.
    setup.halfmove_clock = setup.halfmove_clock.min(100);
    let shredder = setup.fen(FenStyle::Shredder);
    let cozy = Board::from_fen(&shredder, true).unwrap_or_else(|error| panic!("{shredder}: {error}"));
    assert_eq!(format!("{cozy:#}"), shredder);
    assert_eq!(Position::from_fen(&format!("{cozy:#}")).map(|position| position.setup()), Ok(setup));
    theirs
}

fn write(position: &Chess) -> String {
    Fen::from_position(position, EnPassantMode::Legal).to_string()
}

/// Compares the sets of legal moves; returns each move in our form and in shakmaty's.
fn compare_moves(position: &Position, shakmaty: &Chess) -> Vec<(Move, shakmaty::Move)> {
    let mut ours: Vec<(String, Move)> =
        position.legal_moves().into_iter().map(|mv| (mv.to_string(), mv)).collect();
    let mut theirs: Vec<(String, shakmaty::Move)> = shakmaty
        .legal_moves()
        .into_iter()
        .map(|mv| (mv.to_uci(CastlingMode::Chess960).to_string(), mv))
        .collect();
    let mut cozy = Vec::new();
    let board = Board::from_fen(&Position::setup(position).fen(FenStyle::Shredder), true);
    if let Ok(board) = board {
        board.generate_moves(|moves| {
            cozy.extend(moves.into_iter().map(|mv| mv.to_string()));
            false
        });
    }
    ours.sort_by(|a, b| a.0.cmp(&b.0));
    theirs.sort_by(|a, b| a.0.cmp(&b.0));
    cozy.sort();
    let texts: Vec<&String> = ours.iter().map(|(text, _)| text).collect();
    assert_eq!(texts, theirs.iter().map(|(text, _)| text).collect::<Vec<_>>(), "{}", position.fen());
    if position.halfmove_clock() <= 100 {
        assert_eq!(texts, cozy.iter().collect::<Vec<_>>(), "{}", position.fen());
    }
    for (text, mv) in &ours {
        assert_eq!(read_uci(position, text), Ok(*mv), "{text} in {}", position.fen());
    }
    ours.into_iter().zip(theirs).map(|((_, ours), (_, theirs))| (ours, theirs)).collect()
}

/// Checks that every move has the same SAN in shakmaty, and that we and shakmaty read the SAN as that move.
fn compare_san(position: &Position, shakmaty: &Chess, moves: &[(Move, shakmaty::Move)]) {
    for &(ours, theirs) in moves {
        let san = SanPlus::from_move(shakmaty.clone(), theirs).to_string();
        assert_eq!(position.san(ours), san, "{ours} in {}", position.fen());
        assert_eq!(read_san(position, &san, &PieceLetters::ENGLISH), Ok(ours), "{san} in {}", position.fen());
        let read = san.parse::<SanPlus>().expect(&san).san.to_move(shakmaty);
        assert_eq!(read.as_ref(), Ok(&theirs), "{san} in {}", position.fen());
    }
}

/// Checks that a move leads to the same position in shakmaty.
fn compare_playing(position: &Position, shakmaty: &Chess, (ours, theirs): (Move, shakmaty::Move)) {
    let mut next = shakmaty.clone();
    next.play_unchecked(theirs);
    assert_eq!(position.after(ours).fen(), write(&next), "{ours} in {}", position.fen());
}
