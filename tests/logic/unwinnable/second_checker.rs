//! Whether a side can still mate, compared with a simple second checker and a longer search: random small endgames and
//! walls from fixed seeds. `JADOUBE_MATES=20000` sets their number.

use std::collections::HashSet;

use fastrand::Rng;
use jadoube::rules::{Bitboard, Board, Color, File, Piece, Position, Rank, Role, Setup, Square};
use jadoube::unwinnable::mate_possible;
use jadoube::unwinnable::{MatePossible, is_surely_dead, mate_possible_by_search};
use shakmaty::zobrist::Zobrist64;
use shakmaty::{Chess, EnPassantMode, Position as _};

use crate::unwinnable::search::{replay, theirs};

/// A *no* must withstand a search with ten times the budget and without static proofs.
#[test]
fn no_longer_search_finds_a_mate_where_there_is_none() {
    let count = count(3000);
    // In a longer run, each search also has a larger budget.
    let budget = if count > 5_000 { 10_000 } else { 150 };
    let mut random = Rng::with_seed(7);
    let mut noes = 0;
    for number in 0..count {
        let position = if number % 2 == 0 { endgame(&mut random) } else { wall(&mut random) };
        let dead = is_surely_dead(&position);
        for side in Color::ALL {
            match mate_possible(&position, side, budget) {
                MatePossible::Yes(line) => {
                    assert!(!dead, "{}", position.fen());
                    replay(&position, &line, side);
                }
                MatePossible::No => {
                    noes += 1;
                    let longer = mate_possible_by_search(&position, side, 10 * budget);
                    let mates = matches!(longer, MatePossible::Yes(_));
                    assert!(!mates, "{side:?} {longer:?} in {}", position.fen());
                }
                MatePossible::NotDecided => {}
            }
        }
    }
    assert!(noes * 10 > count, "{noes} of {count}");
}

/// No answer contradicts an enumeration of the reachable positions, as far as that is conclusive.
#[test]
fn the_list_of_all_positions_agrees() {
    let count = count(500);
    let mut random = Rng::with_seed(8);
    let mut told = [0; 2];
    for number in 0..count {
        let position = match number % 8 {
            0 => endgame(&mut random),
            1 => wall(&mut random),
            _ => row(&mut random),
        };
        let truth = list(&position, 3_000);
        for (side, can) in Color::ALL.into_iter().zip(truth) {
            let answer = mate_possible(&position, side, 20_000);
            if let Some(can) = can {
                told[usize::from(can)] += 1;
                let wrong =
                    if can { answer == MatePossible::No } else { matches!(answer, MatePossible::Yes(_)) };
                assert!(!wrong, "{side:?} {can} in {}", position.fen());
            }
        }
    }
    assert!(told[0] * 10 > count && told[1] > 0, "{told:?} of {count}");
}

fn count(without: usize) -> usize {
    std::env::var("JADOUBE_MATES").ok().and_then(|text| text.parse().ok()).unwrap_or(without)
}

/// For each side, whether it mates in any reachable position, according to another library; `None` if that is unknown
/// because there are more than `most` positions.
fn list(position: &Position, most: usize) -> [Option<bool>; 2] {
    let root = theirs(position);
    let key = |at: &Chess| at.zobrist_hash::<Zobrist64>(EnPassantMode::Legal);
    let mut seen = HashSet::from([key(&root)]);
    let mut open = vec![root];
    let mut mates = [false; 2];
    let known = |mates: [bool; 2], whole: bool| mates.map(|mate| (mate || whole).then_some(mate));
    while let Some(at) = open.pop() {
        if at.is_checkmate() {
            mates[usize::from(at.turn() == shakmaty::Color::White)] = true;
        }
        for mv in at.legal_moves() {
            let mut next = at.clone();
            next.play_unchecked(mv);
            if seen.insert(key(&next)) {
                open.push(next);
            }
        }
        if seen.len() > most {
            return known(mates, false);
        }
    }
    known(mates, true)
}

/// A valid position: kings on random squares, and the pieces that `fill` adds.
fn filled(random: &mut Rng, fill: impl Fn(&mut Board, &mut Rng)) -> Position {
    loop {
        let mut board = kings(random);
        fill(&mut board, random);
        if let Some(position) = position(board, random) {
            return position;
        }
    }
}

/// Kings and up to four other pieces or pawns anywhere.
fn endgame(random: &mut Rng) -> Position {
    filled(random, |board, random| {
        (0..random.usize(1..5)).for_each(|_| put_any(board, &Role::ALL[..5], random));
    })
}

/// Kings, pawns that face each other on some files, sometimes with a gap, and up to two more pieces or pawns.
fn wall(random: &mut Rng) -> Position {
    filled(random, |board, random| {
        let every = random.usize(1..3);
        for file in File::ALL.into_iter().skip(random.usize(..2)).step_by(every) {
            if random.u8(..6) > 0 {
                let below = random.usize(1..5);
                put_pawns(board, file, [below, below + 1 + usize::from(random.u8(..8) == 0)]);
            }
        }
        let roles = [Role::Bishop, Role::Bishop, Role::Knight, Role::Pawn, Role::Rook];
        (0..random.usize(..3)).for_each(|_| put_any(board, &roles, random));
    })
}

/// Kings, a wall on every other file, sometimes with a step, and at most one more piece or pawn.
fn row(random: &mut Rng) -> Position {
    filled(random, |board, random| {
        let rank = random.usize(1..6);
        for file in File::ALL.into_iter().skip(random.usize(..2)).step_by(2) {
            let below = if random.u8(..8) == 0 { random.usize(1..6) } else { rank };
            put_pawns(board, file, [below, below + 1]);
        }
        if random.bool() {
            put_any(board, &[Role::Bishop, Role::Pawn, Role::Knight], random);
        }
    })
}

/// Puts a white and a black pawn on these ranks of a file, counted from 0.
fn put_pawns(board: &mut Board, file: File, ranks: [usize; 2]) {
    for (color, rank) in Color::ALL.into_iter().zip(ranks) {
        put(board, Square::at(file, Rank::ALL[rank]), Piece { color, role: Role::Pawn });
    }
}

fn put_any(board: &mut Board, roles: &[Role], random: &mut Rng) {
    let role = roles[random.usize(..roles.len())];
    let color = Color::ALL[random.usize(..2)];
    put(board, Square::new(random.u8(..64)), Piece { color, role });
}

fn kings(random: &mut Rng) -> Board {
    let mut board = Board::EMPTY;
    for color in Color::ALL {
        put(&mut board, Square::new(random.u8(..64)), Piece { color, role: Role::King });
    }
    board
}

/// Puts a piece on a square if that is empty, so that no king is lost.
fn put(board: &mut Board, square: Square, piece: Piece) {
    if board.piece_at(square).is_none() {
        board.set(square, Some(piece));
    }
}

/// A position with this board, a random side to move, and sometimes an en passant square; `None` if it is not valid.
fn position(board: Board, random: &mut Rng) -> Option<Position> {
    let turn = Color::ALL[random.usize(..2)];
    let en_passant = passed(&board, turn).filter(|_| random.bool());
    let with = Position::new(&Setup { board, turn, en_passant, ..Setup::EMPTY });
    with.or_else(|_| Position::new(&Setup { board, turn, ..Setup::EMPTY })).ok()
}

/// A possible en passant square.
fn passed(board: &Board, turn: Color) -> Option<Square> {
    let (home, over, at) = match turn {
        Color::White => (Rank::R7, Rank::R6, Rank::R5),
        Color::Black => (Rank::R2, Rank::R3, Rank::R4),
    };
    let pawns = board.by(!turn, Role::Pawn) & Bitboard::rank(at);
    let free = |square: &Square| {
        [home, over].iter().all(|&rank| board.piece_at(Square::at(square.file(), rank)).is_none())
    };
    pawns.into_iter().find(free).map(|pawn| Square::at(pawn.file(), over))
}
