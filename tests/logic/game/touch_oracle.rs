//! A second implementation of touch-move, written slowly rule by rule (T1 to T7, Articles 4.3 to 4.5), against which
//! the fast one is tested. A hand-made table of cases verifies the slow one.

use std::collections::BTreeSet;

use fastrand::Rng;
use jadoube::game::{Bond, obligation};
use jadoube::rules::{CastlingSide, Move, MoveKind, Position, Role, Square};

use crate::rules::random_games::RandomGames;

/// The rule that decides. T2 never decides by itself: it removes castlings, and another rule continues.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Row {
    T1,
    T3,
    T4,
    T5,
    T6,
    T7,
}

/// The moves left to the side to move after touching these pieces, each once and in this order. Castling is the king
/// taking its rook.
pub fn plain(position: &Position, touched: &[Square]) -> BTreeSet<String> {
    Law::new(position, touched).ruling().1.iter().map(Move::to_string).collect()
}

/// A position and the touched pieces.
struct Law<'a> {
    position: &'a Position,
    touched: &'a [Square],
    /// The castlings that T2 removes.
    struck: Vec<Move>,
    /// The legal moves without those.
    moves: Vec<Move>,
}

impl Law<'_> {
    fn new<'a>(position: &'a Position, touched: &'a [Square]) -> Law<'a> {
        let legal: Vec<Move> = position.legal_moves().into_iter().collect();
        let mut law = Law { position, touched, struck: Vec::new(), moves: legal.clone() };
        // T2: a castling rook touched before the king, or while the king is not touched at all.
        let king = law.king();
        let before_the_king = touched.iter().take_while(|&&square| square != king);
        let rooks: Vec<Square> =
            before_the_king.copied().filter(|&square| law.is_castling_rook(square)).collect();
        let (struck, moves): (Vec<Move>, Vec<Move>) =
            legal.into_iter().partition(|mv| mv.is_castling() && rooks.contains(&mv.to()));
        if !moves.is_empty() {
            law.struck = struck;
            law.moves = moves;
        }
        law
    }

    fn king(&self) -> Square {
        self.position.king(self.position.turn())
    }

    fn is_own(&self, square: Square) -> bool {
        self.position.piece_at(square).is_some_and(|piece| piece.color == self.position.turn())
    }

    fn is_castling_rook(&self, square: Square) -> bool {
        let us = self.position.turn();
        CastlingSide::ALL.into_iter().any(|side| self.position.castling_rook(us, side) == Some(square))
    }

    /// The moves of an own piece; castling is a move of the king.
    fn moves_of(&self, square: Square) -> Vec<Move> {
        self.moves.iter().copied().filter(|mv| mv.from() == square).collect()
    }

    /// The captures of an enemy piece by any piece, en passant included.
    fn captures_of(&self, square: Square) -> Vec<Move> {
        self.moves.iter().copied().filter(|&mv| captured(self.position, mv) == Some(square)).collect()
    }

    /// The moves that touching this piece alone requires; empty if it can't be moved or captured.
    fn asked_by(&self, square: Square) -> Vec<Move> {
        if self.is_own(square) { self.moves_of(square) } else { self.captures_of(square) }
    }

    /// The castling rook of T1 and T3: the first one touched after the king, if no other movable or capturable piece
    /// was touched before it.
    fn rook_after_king(&self) -> Option<Square> {
        let king = self.touched.iter().position(|&square| square == self.king())?;
        let rook = king + self.touched[king..].iter().position(|&square| self.is_castling_rook(square))?;
        let mut others = self.touched[..rook].iter().filter(|&&square| square != self.king());
        others.all(|&square| self.asked_by(square).is_empty()).then(|| self.touched[rook])
    }

    /// The first rule, from the top, that yields a legal move.
    fn ruling(&self) -> (Row, Vec<Move>) {
        let mut touched = self.touched.to_vec();
        if let Some(rook) = self.rook_after_king() {
            let castling: Vec<Move> =
                self.moves.iter().copied().filter(|mv| mv.is_castling() && mv.to() == rook).collect();
            if !castling.is_empty() {
                return (Row::T1, castling);
            }
            let king_moves = self.moves_of(self.king());
            if !king_moves.is_empty() {
                return (Row::T3, king_moves);
            }
            // The rook does not bind; the other touched pieces do.
            touched.retain(|&square| square != rook);
        }

        let own: Vec<Square> = touched.iter().copied().filter(|&square| self.is_own(square)).collect();
        let opp: Vec<Square> = touched.iter().copied().filter(|&square| !self.is_own(square)).collect();
        let first_that_can =
            touched.iter().map(|&square| self.asked_by(square)).find(|moves| !moves.is_empty());

        if let (Some(&taker), Some(&prey)) = (own.first(), opp.first()) {
            let takes: Vec<Move> =
                self.captures_of(prey).into_iter().filter(|mv| mv.from() == taker).collect();
            if !takes.is_empty() {
                return (Row::T4, takes);
            }
        }
        match first_that_can {
            None => (Row::T7, self.moves.clone()),
            Some(moves) if opp.is_empty() => (Row::T5, moves),
            Some(moves) if own.is_empty() => (Row::T6, moves),
            Some(moves) => (Row::T4, moves),
        }
    }

    /// The articles that may be quoted: that of the rule, or 4.4.2 where the Laws leave open whether a rook touched
    /// before the king should be mentioned.
    fn articles(&self) -> Vec<Option<&'static str>> {
        let row = self.ruling().0;
        let article = match row {
            Row::T1 => Some("4.4.1"),
            Row::T3 => Some("4.4.3"),
            Row::T4 => Some("4.3.3"),
            Row::T5 => Some("4.3.1"),
            Row::T6 => Some("4.3.2"),
            Row::T7 => None,
        };
        let mut before_the_king = self.touched.iter().take_while(|&&square| square != self.king());
        let rook_first = before_the_king.any(|&square| self.is_castling_rook(square));
        let these_two = self.touched.len() == 2 && self.touched.contains(&self.king());
        match row {
            Row::T5 if rook_first && these_two && !self.struck.is_empty() => vec![Some("4.4.2")],
            Row::T4 | Row::T5 if rook_first => vec![article, Some("4.4.2")],
            Row::T7 if !self.struck.is_empty() => vec![article, Some("4.4.2")],
            _ => vec![article],
        }
    }
}

/// The square of the piece that a move captures.
fn captured(position: &Position, mv: Move) -> Option<Square> {
    match mv.kind() {
        MoveKind::Castling => None,
        MoveKind::EnPassant => Some(Square::at(mv.to().file(), mv.from().rank())),
        _ => position.piece_at(mv.to()).map(|_| mv.to()),
    }
}

fn squares(text: &str) -> Vec<Square> {
    text.split_whitespace().map(|name| name.parse().expect(name)).collect()
}

/// A position from random games, or a few moves after one where castling is near.
fn random_positions(random: &mut Rng, count: usize) -> Vec<Position> {
    let mut games = RandomGames::new(random.u64(..));
    let mut positions = games.positions(count / 3);
    let mut at = 0;
    while positions.len() < count {
        let mut position = Position::from_fen(RICH[at % RICH.len()]).expect("a position");
        at += 1;
        for _ in 0..random.usize(0..6) {
            let moves = position.legal_moves();
            let quiet: Vec<Move> = moves.iter().copied().filter(|mv| mv.role() != Role::King).collect();
            let pool = if random.u8(..4) == 0 || quiet.is_empty() { &moves[..] } else { &quiet[..] };
            let Some(&mv) = random.choice(pool) else { break };
            position.play(mv);
        }
        positions.push(position);
    }
    positions.retain(Position::has_legal_move);
    positions
}

/// None to five occupied squares without repetition: often the king, its castling rooks and capturable pieces.
fn random_touches(random: &mut Rng, position: &Position) -> Vec<Square> {
    let us = position.turn();
    let king = position.king(us);
    let rooks: Vec<Square> =
        CastlingSide::ALL.into_iter().filter_map(|side| position.castling_rook(us, side)).collect();
    let prey: Vec<Square> = position.legal_moves().iter().filter_map(|&mv| captured(position, mv)).collect();
    let own: Vec<Square> = position.board().color(us).into_iter().collect();
    let opp: Vec<Square> = position.board().color(!us).into_iter().collect();
    let mut touched = Vec::new();
    for _ in 0..random.usize(0..=5) {
        let pool = match random.u8(..10) {
            0..=1 => &[king][..],
            2..=4 if !rooks.is_empty() => &rooks,
            5..=6 if !prey.is_empty() => &prey,
            7 => &opp,
            _ => &own,
        };
        let square = *random.choice(pool).expect("both sides have a king");
        if !touched.contains(&square) {
            touched.push(square);
        }
    }
    touched
}

#[test]
fn the_obligation_is_that_of_the_law() {
    const POSITIONS: usize = 12_000;
    const SEQUENCES: usize = 8;
    let mut random = Rng::with_seed(4);
    let mut met = [0; 8];
    let mut rooks_left_out = 0;
    let positions = random_positions(&mut random, POSITIONS);
    assert!(positions.len() >= 10_000, "{} positions", positions.len());
    for position in positions {
        let legal: BTreeSet<String> = position.legal_moves().iter().map(Move::to_string).collect();
        for _ in 0..SEQUENCES {
            let touched = random_touches(&mut random, &position);
            let law = Law::new(&position, &touched);
            let row = law.ruling().0;
            let place = || format!("{touched:?} in {}, where {row:?} decides", position.fen());
            met[match row {
                Row::T1 => 1,
                Row::T3 => 3,
                Row::T4 => 4,
                Row::T5 => 5,
                Row::T6 => 6,
                Row::T7 if touched.is_empty() => 0,
                Row::T7 => 7,
            }] += 1;
            met[2] += usize::from(!law.struck.is_empty());
            rooks_left_out +=
                usize::from(!matches!(row, Row::T1 | Row::T3) && law.rook_after_king().is_some());

            let found = obligation(&position, &touched);
            let moves: BTreeSet<String> = found.moves().iter().map(Move::to_string).collect();
            assert_eq!(moves.len(), found.moves().len(), "a move twice: {}", place());
            assert!(!moves.is_empty(), "no move is left: {}", place());
            assert!(moves.is_subset(&legal), "{moves:?} are not all legal: {}", place());
            assert_eq!(moves, plain(&position, &touched), "{}", place());
            let articles = law.articles();
            let article = found.bond().map(Bond::article);
            assert!(articles.contains(&article), "{article:?}, not {articles:?}: {}", place());
        }
    }
    println!("nothing touched, T1 to T7: {met:?}; rooks left out by T3: {rooks_left_out}");
    assert!(rooks_left_out >= 200, "T3 left hardly a rook out: {rooks_left_out}");
    assert!(met.iter().all(|&times| times >= 500), "a row was hardly met: {met:?}");
}

#[test]
fn the_obligation_is_that_worked_out_by_hand() {
    for &(fen, touched, wanted) in CASES {
        let position = Position::from_fen(fen).unwrap_or_else(|error| panic!("{fen}: {error}"));
        let found = obligation(&position, &squares(touched));
        let found: BTreeSet<String> = found.moves().iter().map(Move::to_string).collect();
        assert_eq!(found, expected(&position, wanted), "{touched} in {fen}");
    }
}

#[test]
fn the_slow_law_is_that_worked_out_by_hand() {
    for &(fen, touched, wanted) in CASES {
        let position = Position::from_fen(fen).unwrap_or_else(|error| panic!("{fen}: {error}"));
        let found = plain(&position, &squares(touched));
        assert_eq!(found, expected(&position, wanted), "{touched} in {fen}");
    }
}

/// Parses `e1: d1 d2, h1: g1`; `*` is all legal moves, `* - e1h1` all except that one.
fn expected(position: &Position, text: &str) -> BTreeSet<String> {
    let legal = || position.legal_moves().iter().map(Move::to_string).collect::<BTreeSet<String>>();
    if let Some(but) = text.strip_prefix('*') {
        let mut moves = legal();
        for mv in but.trim_start_matches([' ', '-']).split_whitespace() {
            assert!(moves.remove(mv), "{mv} is not legal in {}", position.fen());
        }
        return moves;
    }
    let mut moves = BTreeSet::new();
    for piece in text.split(',') {
        let (from, goals) = piece.split_once(':').expect("a square and its goals");
        moves.extend(goals.split_whitespace().map(|to| format!("{}{to}", from.trim())));
    }
    moves
}

/// Positions near castling, with checks, pins, promotions and en passant.
const RICH: &[&str] = &[
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    "r3k2r/1P4P1/8/2pPp3/2PpP3/8/1p4p1/R3K2R w KQkq c6 0 1",
    "r2qkb1r/pppppppp/2n2n2/8/8/2N2N2/PPPPPPPP/R2QKB1R w KQkq - 0 1",
    "1r2k1r1/pp1ppp1p/8/8/8/8/PP1PPP1P/1R2K1R1 w KQkq - 0 1",
    "r1k4r/8/8/4Pp2/8/8/8/RK5R w KQkq f6 0 1",
    "2rkr3/pppppppp/8/8/8/8/PPPPPPPP/2RKR3 w KQkq - 0 1",
    "r4k1r/p1p1p1p1/8/1b3b2/1B3B2/8/P1P1P1P1/R4K1R w KQkq - 0 1",
    "rk1r4/pp1p4/8/8/8/8/PP1P4/RK1R4 b KQkq - 0 1",
    HOME,
    HOME_BLACK,
    HOME_960,
    F1_SEEN,
    F8_SEEN,
    BOXED,
    BOXED_PREY,
    BOXED_960,
    PREY,
    PREY_960,
    PASSED,
    PASSED_TWO,
    PINNED,
    CHECK,
    G1_SEEN_960,
    SWAP_960,
    CASTLES_OR_NOTHING_960,
];

/// Kings and rooks at home behind their pawns.
const HOME: &str = "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1";
/// The same with Black to move.
const HOME_BLACK: &str = "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R b KQkq - 0 1";
/// The same in Chess960: castling on the a-side, the king stays on c1.
const HOME_960: &str = "1rk3r1/pppppppp/8/8/8/8/PPPPPPPP/1RK3R1 w KQkq - 0 1";
/// The usual start.
const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
/// A bishop sees f1: White can't castle on the h-side.
const F1_SEEN: &str = "r3k2r/8/8/8/2b5/8/8/R3K2R w KQkq - 0 1";
/// A bishop sees f8: Black can't castle on the h-side.
const F8_SEEN: &str = "r3k2r/8/8/2B5/8/8/8/R3K2R b KQkq - 0 1";
/// The king of White and its rooks can't move.
const BOXED: &str = "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/RN1QKBNR w KQkq - 0 1";
/// The same, with a pawn to take.
const BOXED_PREY: &str = "4k3/8/8/8/8/1p6/2PPPP2/R2QKB1R w KQ - 0 1";
/// The same in Chess960.
const BOXED_960: &str = "4k3/8/8/8/8/8/2PPP3/1RBKN1R1 w KQ - 0 1";
/// A pawn and two rooks to take.
const PREY: &str = "r3k2r/8/8/3p4/4P3/2N5/8/R3K2R w KQkq - 0 1";
/// Two rooks to take in Chess960.
const PREY_960: &str = "1rk3r1/8/8/8/8/8/8/1RK3R1 w KQkq - 0 1";
/// A pawn that can only be taken en passant.
const PASSED: &str = "4k3/8/8/8/3pP3/8/8/4K2R b K e3 0 1";
/// A pawn that can't be taken en passant: the king would stand in check.
const PASSED_PINNED: &str = "8/8/8/8/k2pP2R/8/8/4K3 b - e3 0 1";
/// Two pawns side by side with one of White's; only the one on d5 has just come.
const PASSED_TWO: &str = "4k3/8/8/3pPp2/8/8/8/4K3 w - d6 0 1";
/// A pawn that can take and promote.
const PROMOTES: &str = "1r2k3/P7/8/8/8/8/8/4K3 w - - 0 1";
/// A pinned knight.
const PINNED: &str = "4k3/8/8/8/7b/8/5N2/R3K3 w Q - 0 1";
/// A pinned rook that attacks a pawn.
const PINNED_TAKER: &str = "4r2k/8/8/8/8/4R2p/8/4K3 w - - 0 1";
/// A check that only the king can answer.
const CHECK: &str = "4k3/8/8/8/8/8/4r3/R3K2R w KQ - 0 1";
/// A rook sees g1: no castling on the h-side of Chess960.
const G1_SEEN_960: &str = "4k1r1/8/8/8/8/8/8/1R2K1R1 w KQ - 0 1";
/// A castling rook that can't move, but can change places with its king.
const SWAP_960: &str = "4k3/8/8/8/8/8/4PPPP/R4KRN w KQ - 0 1";
/// Castling is the only legal move.
const CASTLES_OR_NOTHING_960: &str = "4r2k/8/8/8/8/6p1/6P1/5KRB w K - 0 1";

/// A position, what is touched in it, and the moves that are left.
const CASES: &[(&str, &str, &str)] = &[
    // T1: the king, then a castling rook.
    (HOME, "e1 h1", "e1: h1"),
    (HOME, "e1 a1", "e1: a1"),
    (HOME, "e1 a1 h1", "e1: a1"),
    (HOME, "e1 h1 a1", "e1: h1"),
    (HOME, "e1 h1 e2", "e1: h1"),
    (HOME, "e7 e1 h1", "e1: h1"),
    (HOME_BLACK, "e8 a8", "e8: a8"),
    (HOME_BLACK, "e8 e2 h8", "e8: h8"),
    (HOME_960, "c1 g1", "c1: g1"),
    (HOME_960, "c1 b1", "c1: b1"),
    (F1_SEEN, "e1 a1", "e1: a1"),
    (PREY, "e1 a1 d5", "e1: a1"),
    (PINNED, "f2 e1 a1", "e1: a1"),
    (PINNED, "e1 f2 a1", "e1: a1"),
    (SWAP_960, "f1 g1", "f1: g1"),
    (SWAP_960, "f1 a1 g1", "f1: a1"),
    (CASTLES_OR_NOTHING_960, "f1 g1", "f1: g1"),
    // T2: a castling rook before the king.
    (HOME, "h1", "h1: f1 g1"),
    (HOME, "h1 e1", "h1: f1 g1"),
    (HOME, "a1 e1", "a1: b1 c1 d1"),
    (HOME, "h1 e1 a1", "h1: f1 g1"),
    (HOME_BLACK, "h8 e8", "h8: f8 g8"),
    (HOME_960, "g1 c1", "g1: d1 e1 f1 h1"),
    (HOME_960, "b1 c1", "b1: a1"),
    (G1_SEEN_960, "g1 e1", "g1: f1 h1 g2 g3 g4 g5 g6 g7 g8"),
    (G1_SEEN_960, "b1 e1", "b1: a1 c1 d1 b2 b3 b4 b5 b6 b7 b8"),
    (SWAP_960, "g1 f1", "f1: e1 a1"),
    (SWAP_960, "g1", "* - f1g1"),
    (SWAP_960, "g1 e8", "* - f1g1"),
    (SWAP_960, "g1 e2", "e2: e3 e4"),
    (PREY, "h1 d5", "h1: f1 g1 h2 h3 h4 h5 h6 h7 h8"),
    (PREY, "d5 h1 e1", "c3: d5, e4: d5"),
    (BOXED, "h1 e1", "*"),
    (CASTLES_OR_NOTHING_960, "g1", "f1: g1"),
    (CASTLES_OR_NOTHING_960, "g1 f1", "f1: g1"),
    // T3: as T1, but castling is illegal.
    (F1_SEEN, "e1 h1", "e1: d1 d2 f2 a1"),
    (F1_SEEN, "e1 h1 a1", "e1: d1 d2 f2 a1"),
    (F1_SEEN, "e1 h1 h8", "e1: d1 d2 f2 a1"),
    (F1_SEEN, "c4 e1 h1", "e1: d1 d2 f2 a1"),
    (F8_SEEN, "e8 h8", "e8: d7 d8 f7 a8"),
    (CHECK, "e1 h1", "e1: d1 e2 f1"),
    (CHECK, "e1 a1", "e1: d1 e2 f1"),
    (G1_SEEN_960, "e1 g1", "e1: d1 d2 e2 f1 f2 b1"),
    (BOXED, "e1 h1", "*"),
    (BOXED, "e1 h1 a1", "*"),
    (BOXED, "e1 h1 e7", "*"),
    (BOXED, "e1 h1 g1", "g1: f3 h3"),
    (BOXED, "e1 a1 d1", "d1: c1"),
    (BOXED_960, "d1 g1", "*"),
    (BOXED_960, "d1 g1 c2", "c2: c3 c4"),
    (BOXED_960, "d1 b1 e1", "e1: d3 f3 g2"),
    (BOXED_PREY, "e1 h1 b3", "c2: b3"),
    // T4: pieces of both colours.
    (PREY, "e4 d5", "e4: d5"),
    (PREY, "d5 e4", "e4: d5"),
    (PREY, "d5 c3 e4", "c3: d5"),
    (PREY, "e1 d5", "e1: d1 d2 e2 f1 f2 a1 h1"),
    (PREY, "d5 e1", "c3: d5, e4: d5"),
    (PREY, "a1 a8", "a1: a8"),
    (PREY, "c3 a8", "c3: a2 a4 b1 b5 d1 d5 e2"),
    (PREY, "a8 c3", "a1: a8"),
    (PREY, "e4 e8", "e4: d5 e5"),
    (PREY, "e8 d5 e4", "c3: d5, e4: d5"),
    (PREY, "d5 e1 h1", "c3: d5, e4: d5"),
    (PREY_960, "c1 g8", "c1: c2 d1 d2 b1"),
    (PREY_960, "g8 c1", "g1: g8"),
    (PASSED, "d4 e4", "d4: e3"),
    (PROMOTES, "a7 b8", "a7: b8q b8r b8b b8n"),
    (CHECK, "h1 e2", "e1: e2"),
    (BOXED_PREY, "e1 b3 h1", "c2: b3"),
    (PINNED, "f2 h4 e1", "e1: d1 d2 e2 f1 a1"),
    // T5: own pieces only.
    (START, "g1", "g1: f3 h3"),
    (START, "a1 g1", "g1: f3 h3"),
    (START, "c1 f1 b1 g1", "b1: a3 c3"),
    (START, "e1 d1 d2", "d2: d3 d4"),
    (HOME, "e1", "e1: d1 f1 h1 a1"),
    (HOME, "e1 e2 h1", "e1: d1 f1 h1 a1"),
    (HOME, "e2 e1 h1", "e2: e3 e4"),
    (HOME_BLACK, "h7 e8", "h7: h6 h5"),
    (HOME_960, "c1", "c1: d1 b1 g1"),
    (HOME_960, "c1 a2 g1", "c1: d1 b1 g1"),
    (BOXED_960, "d1 c1", "c1: a3 b2"),
    (PINNED, "f2 e1", "e1: d1 d2 e2 f1 a1"),
    (CHECK, "h1 a1 e1", "e1: d1 e2 f1"),
    (PROMOTES, "a7 e1", "a7: a8q a8r a8b a8n b8q b8r b8b b8n"),
    (PASSED, "e8 d4", "e8: d7 d8 e7 f7 f8"),
    // T6: enemy pieces only.
    (PREY, "d5", "c3: d5, e4: d5"),
    (PREY, "a8 d5", "a1: a8"),
    (PREY, "e8 d5", "c3: d5, e4: d5"),
    (PREY, "h8", "h1: h8"),
    (F1_SEEN, "c4 h8", "h1: h8"),
    (PASSED, "e4", "d4: e3"),
    (PASSED_TWO, "d5", "e5: d6"),
    (PASSED_TWO, "f5 d5", "e5: d6"),
    (PROMOTES, "b8", "a7: b8q b8r b8b b8n"),
    (CHECK, "e2", "e1: e2"),
    (PINNED_TAKER, "h3 e8", "e3: e8"),
    (PREY_960, "b8 g8", "b1: b8"),
    (G1_SEEN_960, "g8", "g1: g8"),
    // T7: nothing touched can be moved or captured.
    (HOME, "", "*"),
    (HOME, "e7", "*"),
    (HOME, "e7 a8", "*"),
    (START, "a1", "*"),
    (START, "a1 h1", "*"),
    (START, "e1 d1", "*"),
    (START, "h1 h8", "*"),
    (HOME_960, "b8 g8", "*"),
    (BOXED_960, "d1", "*"),
    (PINNED, "f2", "*"),
    (PINNED, "f2 h4", "*"),
    (CHECK, "h1 a1", "*"),
    (CHECK, "h1 e8", "*"),
    (PASSED_PINNED, "e4", "*"),
    (PASSED_TWO, "f5", "*"),
    (PINNED_TAKER, "h3", "*"),
];
