//! A generator of legal moves. It first finds the checks and pins, and then only the moves that they allow.
//!
//! A [`Sink`] receives most moves as whole sets of targets; it counts the moves, lists all or some of them, scores
//! them, or only checks whether there is one. So one generator serves all these uses, and counting is mostly counting
//! bits.
//!
//! For making moves, see `rules::position`; for why a move is not legal, see `rules::illegal_reason`.

use super::cpu::{self, Work};
use super::{
    Bitboard, Board, CastlingPath, Color, File, Move, MoveKind, MoveList, Position, Rank, Role, Square,
    attacks,
};

impl Position {
    /// Every legal move, in no particular order. Castling is one move, from the king's square to its rook's.
    ///
    /// ```
    /// use jadoube::rules::Position;
    ///
    /// let start = Position::standard();
    /// assert_eq!(start.legal_moves().len(), 20);
    ///
    /// let knight = "g1".parse()?;
    /// let mut moves: Vec<String> =
    ///     start.legal_moves().iter().filter(|mv| mv.from() == knight).map(|&mv| start.san(mv)).collect();
    /// moves.sort();
    /// assert_eq!(moves, ["Nf3", "Nh3"]);
    /// # Ok::<(), jadoube::rules::NotASquare>(())
    /// ```
    #[inline]
    pub fn legal_moves(&self) -> MoveList {
        cpu::run(ListMoves(self))
    }

    /// The number of legal moves. Counting them is faster than listing them.
    #[inline]
    pub fn count_legal_moves(&self) -> usize {
        cpu::run(AskMoves(self, Count(0))).0
    }

    /// Whether there is a legal move. If not, the game is over by checkmate or stalemate.
    pub fn has_legal_move(&self) -> bool {
        cpu::run(AskMoves(self, Any(false))).0
    }

    /// Whether the side to move has a legal en passant capture on the square `passed`.
    pub(super) fn can_take_en_passant(&self, passed: Square) -> bool {
        let takers = attacks::pawn(!self.turn, passed) & self.board.by(self.turn, Role::Pawn);
        let survives = |from| survives_en_passant(&self.board, self.turn, from, passed, behind(passed));
        takers.into_iter().any(survives)
    }
}

struct ListMoves<'a>(&'a Position);

impl Work<MoveList> for ListMoves<'_> {
    #[inline(always)]
    fn work(self) -> MoveList {
        let mut list = MoveList::new();
        generate(self.0, &mut list);
        list
    }
}

/// A question about the moves, answered without listing them.
struct AskMoves<'a, S>(&'a Position, S);

impl<S: Sink> Work<S> for AskMoves<'_, S> {
    #[inline(always)]
    fn work(self) -> S {
        let AskMoves(position, mut sink) = self;
        generate(position, &mut sink);
        sink
    }
}

/// A receiver of the generated moves.
pub(crate) trait Sink {
    /// Receives the targets of a piece other than a pawn, including captures but not castling.
    fn piece(&mut self, role: Role, from: Square, targets: Bitboard);
    /// Receives the targets of pawn moves, apart from promotions and en passant captures. The origin of each move is
    /// `target - step`.
    fn pawns(&mut self, targets: Bitboard, step: i8);
    /// Receives the targets of pawn moves to the last rank; each target stands for four moves.
    fn promotions(&mut self, targets: Bitboard, step: i8);
    fn one(&mut self, mv: Move);

    /// Whether further moves would make no difference.
    #[inline(always)]
    fn is_content(&self) -> bool {
        false
    }
}

pub(super) struct Count(pub(super) usize);

impl Sink for Count {
    #[inline(always)]
    fn piece(&mut self, _role: Role, _from: Square, targets: Bitboard) {
        self.0 += targets.len();
    }

    #[inline(always)]
    fn pawns(&mut self, targets: Bitboard, _step: i8) {
        self.0 += targets.len();
    }

    #[inline(always)]
    fn promotions(&mut self, targets: Bitboard, _step: i8) {
        self.0 += 4 * targets.len();
    }

    #[inline(always)]
    fn one(&mut self, _mv: Move) {
        self.0 += 1;
    }
}

pub(super) struct Any(pub(super) bool);

impl Sink for Any {
    #[inline(always)]
    fn piece(&mut self, _role: Role, _from: Square, targets: Bitboard) {
        self.0 |= targets.any();
    }

    #[inline(always)]
    fn pawns(&mut self, targets: Bitboard, _step: i8) {
        self.0 |= targets.any();
    }

    #[inline(always)]
    fn promotions(&mut self, targets: Bitboard, _step: i8) {
        self.0 |= targets.any();
    }

    #[inline(always)]
    fn one(&mut self, _mv: Move) {
        self.0 = true;
    }

    #[inline(always)]
    fn is_content(&self) -> bool {
        self.0
    }
}

impl Sink for MoveList {
    #[inline(always)]
    fn piece(&mut self, role: Role, from: Square, targets: Bitboard) {
        for to in targets {
            self.push(Move::new(from, to, MoveKind::Plain(role)));
        }
    }

    #[inline(always)]
    fn pawns(&mut self, targets: Bitboard, step: i8) {
        let kind = if step.abs() == 16 { MoveKind::DoubleStep } else { MoveKind::Plain(Role::Pawn) };
        for to in targets {
            self.push(Move::new(origin(to, step), to, kind));
        }
    }

    #[inline(always)]
    fn promotions(&mut self, targets: Bitboard, step: i8) {
        for to in targets {
            for role in Role::PROMOTIONS {
                self.push(Move::new(origin(to, step), to, MoveKind::Promotion(role)));
            }
        }
    }

    #[inline(always)]
    fn one(&mut self, mv: Move) {
        self.push(mv);
    }
}

#[inline(always)]
pub(crate) const fn origin(to: Square, step: i8) -> Square {
    Square::new((to.index() as i8 - step) as u8)
}

#[inline(always)]
pub(super) const fn color<const WHITE: bool>() -> Color {
    if WHITE { Color::White } else { Color::Black }
}

/// Passes the legal moves to the sink; stops after the king's steps if [`Sink::is_content`] is then true.
#[inline(always)]
pub(crate) fn generate(position: &Position, sink: &mut impl Sink) {
    match position.turn {
        Color::White => generate_as::<true>(position, sink),
        Color::Black => generate_as::<false>(position, sink),
    }
}

#[inline(always)]
fn generate_as<const WHITE: bool>(position: &Position, sink: &mut impl Sink) {
    let us = color::<WHITE>();
    let board = &position.board;
    let (own, occupied) = (board.color(us), board.occupied());
    let king = position.king(us);
    let Danger { checkers, shields } = danger(board, us, king);
    let pinned = shields & own;

    sink.piece(Role::King, king, king_steps::<WHITE>(position, king));
    if checkers.many() || sink.is_content() {
        return;
    }
    // The squares to which pieces other than the king may move, except in en passant captures. In check, they are only
    // the checker's square and the squares between the checker and the king.
    let allowed = match checkers.first() {
        None => !own,
        Some(checker) => attacks::between(king, checker) | checkers,
    };
    if checkers.is_empty() && (position.castling_rooks & Bitboard::back_rank(us)).any() {
        castling::<WHITE>(position, king, sink);
    }
    pawns::<WHITE>(board, king, pinned, allowed, sink);
    if let Some(square) = position.en_passant {
        for from in attacks::pawn(!us, square) & board.by(us, Role::Pawn) {
            if survives_en_passant(board, us, from, square, behind(square)) {
                sink.one(Move::new(from, square, MoveKind::EnPassant));
            }
        }
    }

    let free = own - pinned;
    for from in free & board.role(Role::Knight) {
        sink.piece(Role::Knight, from, attacks::knight(from) & allowed);
    }
    for from in free & board.diagonal_sliders() {
        sink.piece(queen_or(board, from, Role::Bishop), from, attacks::bishop(from, occupied) & allowed);
    }
    for from in free & board.straight_sliders() {
        sink.piece(queen_or(board, from, Role::Rook), from, attacks::rook(from, occupied) & allowed);
    }
    if pinned.any() {
        // A pinned knight can't move at all.
        for from in pinned & board.diagonal_sliders() {
            let targets = attacks::bishop(from, occupied) & allowed & attacks::line(king, from);
            sink.piece(queen_or(board, from, Role::Bishop), from, targets);
        }
        for from in pinned & board.straight_sliders() {
            let targets = attacks::rook(from, occupied) & allowed & attacks::line(king, from);
            sink.piece(queen_or(board, from, Role::Rook), from, targets);
        }
    }
}

/// The role of the piece on a square: a queen if one stands there, otherwise `other`. The generator visits a queen
/// twice, once as a bishop and once as a rook.
#[inline(always)]
fn queen_or(board: &Board, square: Square, other: Role) -> Role {
    if board.role(Role::Queen).has(square) { Role::Queen } else { other }
}

/// The pieces that give check to a king, and those that shield it from further checks.
pub(super) struct Danger {
    pub(super) checkers: Bitboard,
    /// Each piece that stands alone between the king and an enemy slider which would otherwise give check. A piece of
    /// the king's side is pinned; a piece of the slider's side gives check by leaving the line.
    pub(super) shields: Bitboard,
}

#[inline(always)]
pub(super) fn danger(board: &Board, us: Color, king: Square) -> Danger {
    let (their, occupied) = (board.color(!us), board.occupied());
    let leapers =
        attacks::knight(king) & board.role(Role::Knight) | attacks::pawn(us, king) & board.role(Role::Pawn);
    let mut danger = Danger { checkers: leapers & their, shields: Bitboard::EMPTY };
    let aimed = attacks::bishop_rays(king) & board.diagonal_sliders()
        | attacks::rook_rays(king) & board.straight_sliders();
    for slider in aimed & their {
        let between = attacks::between(king, slider) & occupied;
        if between.is_empty() {
            danger.checkers = danger.checkers.with(slider);
        } else if !between.many() {
            danger.shields |= between;
        }
    }
    danger
}

/// The squares to which the king may step: they are neither next to the other king nor attacked once the king has left.
#[inline(always)]
fn king_steps<const WHITE: bool>(position: &Position, king: Square) -> Bitboard {
    let us = color::<WHITE>();
    let board = &position.board;
    let near = attacks::king(position.king(!us)) | pawn_attacks(board.by(!us, Role::Pawn), !us);
    let mut steps = attacks::king(king) - board.color(us) - near;
    let occupied = board.occupied().without(king);
    for to in steps {
        if is_attacked_by_piece(board, to, !us, occupied) {
            steps = steps.without(to);
        }
    }
    steps
}

/// Whether a knight, bishop, rook or queen of `by` attacks the square, given the `occupied` squares.
#[inline(always)]
fn is_attacked_by_piece(board: &Board, square: Square, by: Color, occupied: Bitboard) -> bool {
    let attackers = attacks::knight(square) & board.role(Role::Knight)
        | attacks::bishop(square, occupied) & board.diagonal_sliders()
        | attacks::rook(square, occupied) & board.straight_sliders();
    (attackers & board.color(by)).any()
}

#[inline(always)]
fn pawn_attacks(pawns: Bitboard, color: Color) -> Bitboard {
    let (west, east) = (pawns - Bitboard::file(File::A), pawns - Bitboard::file(File::H));
    match color {
        Color::White => Bitboard(west.0 << 7 | east.0 << 9),
        Color::Black => Bitboard(west.0 >> 9 | east.0 >> 7),
    }
}

#[inline(always)]
fn castling<const WHITE: bool>(position: &Position, king: Square, sink: &mut impl Sink) {
    let us = color::<WHITE>();
    for rook in position.castling_rooks & Bitboard::back_rank(us) {
        if can_castle(position, us, king, rook) {
            sink.one(Move::new(king, rook, MoveKind::Castling));
        }
    }
}

/// Whether the king can castle with this rook: nothing is in the way, the king crosses no attacked square, and its goal
/// is not attacked once the rook has moved. The king must not be in check, and the rook must have a castling right.
#[inline(always)]
pub(super) fn can_castle(position: &Position, us: Color, king: Square, rook: Square) -> bool {
    let path = CastlingPath::new(us, king, rook);
    let board = &position.board;
    let occupied = board.occupied();
    if (path.clear & occupied).any() {
        return false;
    }
    let left = occupied.without(king).without(rook).with(path.rook_goal);
    let uncovered = attacks::rook(path.king_goal, left) & board.straight_sliders() & board.color(!us);
    uncovered.is_empty()
        && path.crossed.into_iter().all(|square| board.attackers(square, !us, occupied).is_empty())
}

/// Whether the king of `us`, if there is one, is safe after the pawn on `taker` captures the pawn on `pawn` and lands
/// on `passed`. Two pawns can leave the same line at once, so the function tries out the capture.
#[inline(always)]
pub(super) fn survives_en_passant(
    board: &Board,
    us: Color,
    taker: Square,
    passed: Square,
    pawn: Square,
) -> bool {
    let Some(king) = board.by(us, Role::King).first() else { return true };
    let occupied = board.occupied().without(taker).without(pawn).with(passed);
    board.attackers(king, !us, occupied).without(pawn).is_empty()
}

/// The square of the pawn that has just passed over `passed`.
#[inline(always)]
const fn behind(passed: Square) -> Square {
    Square::new(passed.index() as u8 ^ 8)
}

#[inline(always)]
fn pawns<const WHITE: bool>(
    board: &Board,
    king: Square,
    pinned: Bitboard,
    allowed: Bitboard,
    sink: &mut impl Sink,
) {
    let us = color::<WHITE>();
    let pawns = board.by(us, Role::Pawn);
    advance::<WHITE>(board, pawns - pinned, allowed, sink);
    for from in pawns & pinned {
        advance::<WHITE>(board, Bitboard::of(from), allowed & attacks::line(king, from), sink);
    }
}

/// Passes the allowed moves of these pawns to the sink, except en passant captures.
#[inline(always)]
fn advance<const WHITE: bool>(board: &Board, pawns: Bitboard, allowed: Bitboard, sink: &mut impl Sink) {
    let us = color::<WHITE>();
    let (empty, their) = (!board.occupied(), board.color(!us));
    let last = Bitboard::back_rank(!us);
    let (forward, third, west, east) =
        if WHITE { (8, Bitboard::rank(Rank::R3), 7, 9) } else { (-8, Bitboard::rank(Rank::R6), -9, -7) };

    let once = shift(pawns, forward) & empty;
    let twice = shift(once & third, forward) & empty & allowed;
    let once = once & allowed;
    let to_west = shift(pawns - Bitboard::file(File::A), west) & their & allowed;
    let to_east = shift(pawns - Bitboard::file(File::H), east) & their & allowed;
    sink.pawns(once - last, forward);
    sink.pawns(twice, 2 * forward);
    sink.pawns(to_west - last, west);
    sink.pawns(to_east - last, east);
    if ((once | to_west | to_east) & last).any() {
        sink.promotions(once & last, forward);
        sink.promotions(to_west & last, west);
        sink.promotions(to_east & last, east);
    }
}

#[inline(always)]
const fn shift(set: Bitboard, step: i8) -> Bitboard {
    if step > 0 { Bitboard(set.0 << step) } else { Bitboard(set.0 >> -step) }
}
