//! The attack tables compared with walks over the board.

use fastrand::Rng;
use jadoube::rules::{Bitboard, Color, Role, Square, attacks};

const STRAIGHT: [(i8, i8); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];
const DIAGONAL: [(i8, i8); 4] = [(1, 1), (1, -1), (-1, -1), (-1, 1)];

/// The squares of each of these rays, up to and including the first occupied one.
fn walk(from: Square, steps: &[(i8, i8)], occupied: Bitboard) -> Bitboard {
    let mut reached = Bitboard::EMPTY;
    for &(files, ranks) in steps {
        let mut at = from;
        while let Some(next) = at.offset(files, ranks) {
            reached = reached.with(next);
            if occupied.has(next) {
                break;
            }
            at = next;
        }
    }
    reached
}

#[test]
fn sliders_see_as_far_as_walking_goes() {
    let mut random = Rng::with_seed(1);
    for round in 0..2_000 {
        let mut any = || Bitboard(random.u64(..));
        // The boards range from empty to crowded.
        let occupied = match round % 4 {
            0 => Bitboard::EMPTY,
            crowd => (crowd..4).fold(Bitboard::ALL, |all, _| all & any()),
        };
        for square in Square::all() {
            let (straight, diagonal) = (walk(square, &STRAIGHT, occupied), walk(square, &DIAGONAL, occupied));
            assert_eq!(attacks::rook(square, occupied), straight, "rook on {square}\n{occupied:?}");
            assert_eq!(attacks::bishop(square, occupied), diagonal, "bishop on {square}\n{occupied:?}");
            let queen = attacks::queen(square, occupied);
            assert_eq!(queen, straight | diagonal, "queen on {square}\n{occupied:?}");
        }
    }
}

/// The expected squares follow from the differences in file and rank.
#[test]
fn leapers_and_pawns_attack_their_steps() {
    for from in Square::all() {
        let reach = |fits: &dyn Fn(i8, i8) -> bool| -> Bitboard {
            let away = |to: Square, part: fn(Square) -> usize| part(to) as i8 - part(from) as i8;
            let file = |square: Square| square.file().index();
            let rank = |square: Square| square.rank().index();
            Square::all().filter(|&to| fits(away(to, file), away(to, rank))).collect()
        };
        let occupied = Bitboard::ALL;
        let of = |color, role| attacks::of(color, role, from, occupied);
        assert_eq!(of(Color::White, Role::King), reach(&|files, ranks| files.abs().max(ranks.abs()) == 1));
        assert_eq!(of(Color::White, Role::Knight), reach(&|files, ranks| files.abs() * ranks.abs() == 2));
        assert_eq!(of(Color::White, Role::Pawn), reach(&|files, ranks| files.abs() == 1 && ranks == 1));
        assert_eq!(of(Color::Black, Role::Pawn), reach(&|files, ranks| files.abs() == 1 && ranks == -1));
    }
}

#[test]
fn lines_between_squares_are_found() {
    for a in Square::all() {
        for b in Square::all() {
            let shared =
                [STRAIGHT, DIAGONAL].into_iter().find(|steps| walk(a, steps, Bitboard::EMPTY).has(b));
            let (mut between, mut line) = (Bitboard::EMPTY, Bitboard::EMPTY);
            if let Some(steps) = shared {
                let (from_a, from_b) = (Bitboard::of(a), Bitboard::of(b));
                between = walk(a, &steps, from_b) & walk(b, &steps, from_a);
                // The walks from the two squares may also cross beside their common line; those crossings are removed.
                between = between.into_iter().filter(|&square| on_line(a, b, square)).collect();
                line = Square::all().filter(|&square| on_line(a, b, square)).collect();
            }
            assert_eq!(attacks::between(a, b), between, "{a} {b}");
            assert_eq!(attacks::line(a, b), line, "{a} {b}");
        }
    }
}

/// Whether three squares are on one line, so that their triangle has no area.
fn on_line(a: Square, b: Square, c: Square) -> bool {
    let at = |square: Square| (square.file().index() as i32, square.rank().index() as i32);
    let ((ax, ay), (bx, by), (cx, cy)) = (at(a), at(b), at(c));
    (bx - ax) * (cy - ay) == (by - ay) * (cx - ax)
}
