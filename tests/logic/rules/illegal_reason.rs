//! A refusal is given exactly when a gesture is not a legal move, and it is true.

use std::collections::HashSet;

use jadoube::game::{Ends, Game};
use jadoube::rules::{Bitboard, CastlingSide, Color, IllegalReason, Move, Position, Role, Square, attacks};
use jadoube::start::Start;
use shakmaty::{CastlingMode, Position as _};

use crate::rules::random_games::RandomGames;

/// The pairs of squares that mean a legal move, according to another program: castling is the king onto its rook, or
/// onto its goal if that is two or more squares away.
fn legal_pairs(position: &Position) -> HashSet<(Square, Square)> {
    let fen: shakmaty::fen::Fen = position.fen().parse().expect("our FEN is read by others");
    let theirs: shakmaty::Chess = fen.into_position(CastlingMode::Chess960).expect("and is legal there");
    let ours = |square: shakmaty::Square| Square::new(u32::from(square) as u8);
    let mut pairs = HashSet::new();
    for mv in theirs.legal_moves() {
        let (from, to) = (ours(mv.from().expect("no drops")), ours(mv.to()));
        pairs.insert((from, to));
        if mv.is_castle() {
            let side = if to.file() < from.file() { CastlingSide::A } else { CastlingSide::H };
            let goal = side.king_goal(position.turn());
            if (goal.file() as i8 - from.file() as i8).abs() > 1 {
                pairs.insert((from, goal));
            }
        }
    }
    pairs
}

/// Whether a refusal's claim holds on the board.
fn is_true(position: &Position, from: Square, to: Square, refusal: IllegalReason) -> bool {
    let board = position.board();
    let us = position.turn();
    let occupied = board.occupied();
    let king = position.king(us);
    let king_attackers = |occupied| board.attackers(king, !us, occupied);
    match refusal {
        IllegalReason::NothingThere { .. } => !occupied.has(from),
        IllegalReason::NotYourTurn { .. } => board.color(!us).has(from),
        IllegalReason::SameSquare { .. } => from == to,
        IllegalReason::OwnPieceThere { .. } => board.color(us).has(to),
        IllegalReason::NotHowItMoves { role, .. } => {
            board.by(us, role).has(from)
                && (role == Role::Pawn || !attacks::of(us, role, from, Bitboard::EMPTY).has(to))
        }
        IllegalReason::Blocked { by, .. } => {
            occupied.has(by) && (by == to || attacks::between(from, to).has(by))
        }
        IllegalReason::PawnHasMoved { .. } => board.by(us, Role::Pawn).has(from) && from.file() == to.file(),
        IllegalReason::PawnTakesStraight { on } => {
            on == to && board.color(!us).has(to) && from.file() == to.file()
        }
        IllegalReason::PawnTakesNothing { .. } => !occupied.has(to) && attacks::pawn(us, from).has(to),
        IllegalReason::TooLateEnPassant { pawn } => {
            board.by(!us, Role::Pawn).has(pawn) && position.passed() != Some(to)
        }
        IllegalReason::Pinned { pinner, .. } => {
            !king_attackers(occupied).has(pinner) && king_attackers(occupied.without(from)).has(pinner)
        }
        IllegalReason::StillInCheck { checkers } => {
            checkers.any() && (checkers - king_attackers(occupied)).is_empty() && !checkers.has(to)
        }
        IllegalReason::UncoversKing { attackers } => attackers.any() && position.passed() == Some(to),
        IllegalReason::KingAttacked { on, attackers } => {
            on == to && attackers.any() && attackers == board.attackers(to, !us, occupied.without(from))
        }
        IllegalReason::KingHasMoved { .. }
        | IllegalReason::RookHasMoved { .. }
        | IllegalReason::KingOrRookHasMoved { .. } => from == king,
        IllegalReason::CastlingInCheck { checkers } => checkers.any() && checkers == king_attackers(occupied),
        IllegalReason::CastlingAttacked { attackers, .. } => {
            attackers.any() && (attackers - board.color(!us)).is_empty()
        }
        IllegalReason::CastlingBlocked { by } => occupied.has(by) && by != from && by.rank() == from.rank(),
    }
}

#[test]
fn a_reason_is_given_exactly_when_the_pair_is_not_legal() {
    let mut kinds = HashSet::new();
    let mut games = RandomGames::new(960);
    for position in games.positions(2_000) {
        let legal = legal_pairs(&position);
        for from in Square::all() {
            for to in Square::all() {
                let refusal = position.illegal_reason(from, to);
                assert_eq!(
                    refusal.is_none(),
                    legal.contains(&(from, to)),
                    "{from}{to} in {}: {refusal:?}",
                    position.fen()
                );
                if let Some(refusal) = refusal {
                    assert!(
                        is_true(&position, from, to, refusal),
                        "{from}{to} in {}: {refusal:?}",
                        position.fen()
                    );
                    kinds.insert(refusal.reason());
                }
            }
        }
    }
    assert!(kinds.len() >= 18, "only {kinds:?} were seen");
}

/// `fen`, the gesture, the reason, the article, and the squares that cause it.
const CASES: &[(&str, &str, &str, &str, &str)] = &[
    ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "a1a2", "nothing-there", "", "a1"),
    ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "e8e7", "not-your-turn", "1.3", "e8"),
    ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "e1e1", "same-square", "", "e1"),
    ("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "e1e2", "own-piece-there", "3.1", "e2"),
    ("4k3/8/8/8/8/8/8/B3K3 w - - 0 1", "a1a4", "not-how-it-moves", "3.2", "a1"),
    ("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "a1b3", "not-how-it-moves", "3.3", "a1"),
    ("4k3/8/8/8/8/8/8/Q3K3 w - - 0 1", "a1b3", "not-how-it-moves", "3.4", "a1"),
    ("4k3/8/8/8/8/8/8/N3K3 w - - 0 1", "a1b2", "not-how-it-moves", "3.6", "a1"),
    ("4k3/8/8/8/8/4P3/8/4K3 w - - 0 1", "e3e2", "not-how-it-moves", "3.7", "e3"),
    ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "e1e4", "not-how-it-moves", "3.8", "e1"),
    ("4k3/8/p7/8/P7/8/8/R3K3 w - - 0 1", "a1a8", "blocked", "3.5", "a4"),
    ("4k3/8/8/8/8/8/4n3/4K3 w - - 0 1", "e1e3", "not-how-it-moves", "3.8", "e1"),
    ("4k3/8/8/8/8/4n3/4P3/4K3 w - - 0 1", "e2e3", "pawn-takes-straight", "3.7.1", "e3"),
    ("4k3/8/8/8/8/4n3/4P3/4K3 w - - 0 1", "e2e4", "blocked", "3.7.1", "e3"),
    ("4k3/8/8/8/8/4P3/8/4K3 w - - 0 1", "e3e5", "pawn-has-moved", "3.7.2", "e3"),
    ("4k3/8/8/8/8/4P3/8/4K3 w - - 0 1", "e3d4", "pawn-takes-nothing", "3.7.3", "d4"),
    ("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", "e5d6", "too-late-en-passant", "3.7.3.2", "d5"),
    ("4k3/8/8/8/4r3/8/4N3/4K3 w - - 0 1", "e2c3", "pinned", "3.9.2", "e2 e4"),
    ("4k3/8/8/8/4r3/8/N7/4K3 w - - 0 1", "a2c3", "still-in-check", "3.9.2", "e4"),
    // One check is parried, the other remains.
    ("4k3/8/8/8/1b2r3/8/N7/4K3 w - - 0 1", "a2c3", "still-in-check", "3.9.2", "e4"),
    ("4k3/8/8/8/1b2r3/8/N7/4K3 w - - 0 1", "a2c1", "still-in-check", "3.9.2", "b4 e4"),
    // One checker is captured, the other remains.
    ("4k3/8/8/8/4r3/5n2/6P1/4K3 w - - 0 1", "g2f3", "still-in-check", "3.9.2", "e4"),
    // Taking en passant removes the checker but opens the diagonal behind it.
    ("4k3/1b6/8/3pP3/4K3/8/8/8 w - d6 0 1", "e5d6", "uncovers-king", "3.9.2", "b7"),
    ("4k3/8/8/K2pP2r/8/8/8/8 w - d6 0 1", "e5d6", "uncovers-king", "3.9.2", "h5"),
    ("4k3/8/8/8/8/8/3r4/7K w - - 0 1", "h1h2", "king-attacked", "3.9.2", "d2 h2"),
    ("8/8/8/8/8/4k3/8/4K3 w - - 0 1", "e1e2", "king-attacked", "3.9.2", "e2 e3"),
    ("4k3/8/8/8/8/8/8/4K2R w - - 0 1", "e1g1", "king-or-rook-has-moved", "3.8.2.1", "e1"),
    ("4k3/8/8/8/8/8/8/R3K2R w Q - 0 1", "e1g1", "rook-has-moved", "3.8.2.1", "h1"),
    ("4k3/8/8/8/8/8/8/R3K2R w Q - 0 1", "e1h1", "rook-has-moved", "3.8.2.1", "h1"),
    ("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1g1", "rook-has-moved", "3.8.2.1", ""),
    ("4k3/4r3/8/8/8/8/8/4K2R w K - 0 1", "e1g1", "castling-in-check", "3.8.2.2", "e7"),
    ("4k3/5r2/8/8/8/8/8/4K2R w K - 0 1", "e1g1", "castling-attacked", "3.8.2.2", "f1 f7"),
    ("4k3/6r1/8/8/8/8/8/4K2R w K - 0 1", "e1h1", "castling-attacked", "3.8.2.2", "g1 g7"),
    ("4k3/8/8/8/8/8/8/RN2K3 w Q - 0 1", "e1c1", "castling-blocked", "3.8.2.2", "b1"),
    ("4k3/8/8/8/8/8/8/4KB1R w K - 0 1", "e1g1", "castling-blocked", "3.8.2.2", "f1"),
    // No rook is left that could have a right, or only one on the other side, which may be where it began.
    ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "e1g1", "rook-has-moved", "3.8.2.1", ""),
    ("4k3/8/8/8/8/8/8/2R1K3 w - - 0 1", "e1g1", "king-or-rook-has-moved", "3.8.2.1", "e1"),
    // Chess960: the king far from its goal, and the castling rook not in the corner.
    ("4k3/8/8/8/8/8/8/1K4R1 w - - 0 1", "b1g1", "king-or-rook-has-moved", "3.8.2.1", "b1"),
    ("4k3/8/8/8/8/8/8/RK3R2 w A - 0 1", "b1g1", "rook-has-moved", "3.8.2.1", "f1"),
    ("4k3/8/8/8/8/8/8/RK3R2 w A - 0 1", "b1f1", "rook-has-moved", "3.8.2.1", "f1"),
    ("4k3/8/8/8/8/8/8/1K6 w - - 0 1", "b1g1", "not-how-it-moves", "3.8", "b1"),
    ("4k3/8/8/8/8/8/8/R1K3R1 w Q - 0 1", "c1c1", "same-square", "", "c1"),
    ("4k3/8/8/8/8/8/8/4K1RR w G - 0 1", "e1h1", "own-piece-there", "3.1", "h1"),
    ("8/8/8/8/4k3/8/8/1K1r2R1 w G - 0 1", "b1g1", "castling-in-check", "3.8.2.2", "d1"),
    // Chess960: the rook had shielded the king's goal from the queen.
    ("4k3/8/8/8/8/8/8/qRK5 w B - 0 1", "c1b1", "castling-attacked", "3.8.2.2", "a1 c1"),
];

#[test]
fn reasons_articles_and_squares() {
    for &(fen, gesture, reason, article, squares) in CASES {
        let position = Position::from_fen(fen).expect(fen);
        let (from, to) = (gesture[..2].parse().expect(gesture), gesture[2..].parse().expect(gesture));
        let refusal =
            position.illegal_reason(from, to).unwrap_or_else(|| panic!("{gesture} in {fen} is legal"));
        let wanted: Bitboard =
            squares.split_whitespace().map(|square| square.parse::<Square>().expect(squares)).collect();
        assert_eq!(refusal.reason(), reason, "{gesture} in {fen}");
        assert_eq!(refusal.article().unwrap_or_default(), article, "{gesture} in {fen}");
        assert_eq!(refusal.squares(), wanted, "{gesture} in {fen}: {:?}", refusal.squares());
    }
}

/// The explanation for lost castling rights agrees with the game's history and always names the piece that moved.
#[test]
fn earlier_moves_of_king_and_rook_are_stated_correctly() {
    let mut games = RandomGames::new(4);
    let mut kinds = HashSet::new();
    for _ in 0..60 {
        let positions = games.game();
        let mut game =
            Game::new(Start::from_fen(&positions[0].fen(), Some(true)).expect("a start"), Ends::Claims);
        for position in &positions[1..] {
            let before = game.position().clone();
            let mv = before.legal_moves().into_iter().find(|&mv| before.after(mv).is_same_as(position));
            if !game.play(mv.expect("a move leads on")) {
                break;
            }
            let (now, us) = (game.position(), game.position().turn());
            let (start_king, earlier) = (positions[0].king(us), game.played());
            for side in CastlingSide::ALL {
                let rook = positions[0].castling_rook(us, side).expect("every right at the start");
                let left = |square| {
                    earlier.iter().any(|played| played.mv.from() == square || played.mv.to() == square)
                };
                let refusal = game.castling_illegal_reason(side);
                let castles = |mv: &Move| mv.is_castling() && CastlingSide::of(mv.from(), mv.to()) == side;
                assert_eq!(refusal.is_none(), now.legal_moves().iter().any(castles), "{}", now.fen());
                let fen = now.fen();
                match refusal {
                    Some(IllegalReason::KingHasMoved { .. }) => assert!(left(start_king), "{fen}"),
                    Some(IllegalReason::RookHasMoved { .. }) => assert!(left(rook), "{fen}"),
                    Some(IllegalReason::KingOrRookHasMoved { .. }) => panic!("the game knows: {fen}"),
                    _ => assert_eq!(now.castling_rook(us, side), Some(rook), "{fen}"),
                }
                kinds.extend(refusal.map(|refusal| refusal.reason()));
            }
        }
    }
    assert!(kinds.len() >= 5, "only {kinds:?} were seen");
}

/// `fen`, the gesture, and the moves that it means.
const MEANINGS: &[(&str, &str, &str)] = &[
    ("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1g1", "e1h1"),
    ("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1h1", "e1h1"),
    ("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1c1", "e1a1"),
    ("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1f1", "e1f1"),
    // Chess960: one step is a plain move, onto the rook is castling.
    ("4k3/8/8/8/8/8/8/5K1R w K - 0 1", "f1g1", "f1g1"),
    ("4k3/8/8/8/8/8/8/5K1R w K - 0 1", "f1h1", "f1h1"),
    ("4k3/8/8/8/8/8/8/R5K1 w Q - 0 1", "g1c1", "g1a1"),
    // A king already on its goal castles only onto the rook; the two may swap places; the rook may stand on the goal.
    ("4k3/8/8/8/8/8/8/R1K5 w Q - 0 1", "c1c1", ""),
    ("4k3/8/8/8/8/8/8/R1K5 w Q - 0 1", "c1a1", "c1a1"),
    ("4k3/8/8/8/8/8/8/5KR1 w G - 0 1", "f1g1", "f1g1"),
    ("4k3/8/8/8/8/8/8/1K4R1 w G - 0 1", "b1g1", "b1g1"),
    ("4k3/8/8/8/8/8/8/RK6 w A - 0 1", "b1c1", "b1c1"),
    ("4k3/8/8/8/8/8/8/RK6 w A - 0 1", "b1a1", "b1a1"),
    ("4k3/8/8/8/8/8/8/4K1RR w G - 0 1", "e1g1", "e1g1"),
    ("4k3/8/8/8/8/8/8/4K1RR w G - 0 1", "e1h1", ""),
    ("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8", "a7a8q a7a8n a7a8r a7a8b"),
];

#[test]
fn gestures_are_read_as_moves() {
    for &(fen, gesture, moves) in MEANINGS {
        let position = Position::from_fen(fen).expect(fen);
        let (from, to) = (gesture[..2].parse().expect(gesture), gesture[2..].parse().expect(gesture));
        let meant: Vec<String> = position.meant_by(from, to).iter().map(Move::to_string).collect();
        assert_eq!(meant.join(" "), moves, "{gesture} in {fen}");
        assert_eq!(position.turn(), Color::White);
    }
}
