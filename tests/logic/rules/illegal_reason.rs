//! The reasons why gestures are not legal moves, and the moves that gestures mean.

use std::collections::HashSet;

use jadoube::game::{Ends, Game};
use jadoube::rules::{Bitboard, CastlingSide, IllegalReason, Move, Position, Role, Square, attacks};
use jadoube::start::Start;
use shakmaty::{CastlingMode, Position as _};

use super::{position, square};
use crate::rules::random_games::RandomGames;
use crate::tables::rows;

/// The pairs of squares that mean a legal move, according to another library. Castling is the king moved onto its rook,
/// or onto its goal if that is at least two squares away.
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

/// Whether a refusal's claim agrees with the board. Some claims are checked only in part.
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
                let is_right = match refusal {
                    Some(refusal) => is_true(&position, from, to, refusal),
                    None => legal.contains(&(from, to)),
                };
                let is_needless = refusal.is_some() && legal.contains(&(from, to));
                assert!(is_right && !is_needless, "{from}{to} in {}: {refusal:?}", position.fen());
                kinds.extend(refusal.map(|refusal| refusal.reason()));
            }
        }
    }
    assert!(kinds.len() >= 18, "only {kinds:?} were seen");
}

#[test]
fn reasons_are_told_with_their_articles_and_squares() {
    for [fen, gesture, reason, article, squares] in rows!("illegal-reasons") {
        let refusal = position(fen).illegal_reason(square(&gesture[..2]), square(&gesture[2..]));
        let refusal = refusal.unwrap_or_else(|| panic!("{gesture} in {fen} is legal"));
        let found = (refusal.reason(), refusal.article().unwrap_or_default(), refusal.squares());
        assert_eq!(found, (reason, article, super::squares(squares)), "{gesture} in {fen}");
    }
}

/// The explanation for lost castling rights agrees with the game's history and names the piece that moved.
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

#[test]
fn gestures_are_read_as_moves() {
    for [fen, gesture, moves] in rows!("gestures") {
        let meant = position(fen).meant_by(square(&gesture[..2]), square(&gesture[2..]));
        let meant: Vec<String> = meant.iter().map(Move::to_string).collect();
        assert_eq!(meant.join(" "), moves, "{gesture} in {fen}");
    }
}
