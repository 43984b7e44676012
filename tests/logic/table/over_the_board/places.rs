//! Positions in the second version of the rules: any pieces on a board, and which moves are legal (Articles 3.1 to
//! 3.10). An illegal move may leave any number of kings in check, no king, or pawns on any rank.

use shakmaty::{Bitboard, Board, Color, Piece, Role, Square, attacks, fen::Fen};

/// A legal move and the placement that it leads to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    pub from: Square,
    /// Where the piece arrives; the king's goal when castling.
    pub to: Square,
    pub piece: Piece,
    /// Where the captured piece stood.
    pub captured: Option<Square>,
    pub promotion: Option<Role>,
    /// Where the castling rook stood.
    pub rook: Option<Square>,
    pub after: Board,
}

#[derive(Clone, Debug)]
pub struct Place {
    pub board: Board,
    pub turn: Color,
    /// Rooks that may still castle.
    pub rooks: Vec<(Color, Square)>,
    pub en_passant: Option<Square>,
    pub halfmoves: u32,
    pub number: u32,
    pub chess960: bool,
}

pub fn square(file: u32, rank: u32) -> Square {
    Square::new(rank * 8 + file)
}

pub fn file(square: Square) -> u32 {
    u32::from(square) % 8
}

pub fn rank(square: Square) -> u32 {
    u32::from(square) / 8
}

/// The rank on which pawns of this colour promote, counted from 0.
pub fn last_rank(color: Color) -> u32 {
    if color == Color::White { 7 } else { 0 }
}

pub fn king(board: &Board, color: Color) -> Option<Square> {
    (board.kings() & board.by_color(color)).first()
}

/// The pawns on their last rank.
pub fn late_pawns(board: &Board) -> Vec<Square> {
    let late = |pawn: &Square| board.color_at(*pawn).is_some_and(|color| rank(*pawn) == last_rank(color));
    board.pawns().into_iter().filter(late).collect()
}

pub fn in_check(board: &Board, color: Color) -> bool {
    king(board, color).is_some_and(|king| attacked(board, king, !color))
}

fn attacked(board: &Board, at: Square, by: Color) -> bool {
    board.attacks_to(at, by, board.occupied()).any()
}

impl Place {
    pub fn new(text: &str, chess960: bool) -> Place {
        let setup = text.parse::<Fen>().expect("a FEN").into_setup();
        let rooks = setup.castling_rights.into_iter();
        let rooks = rooks.map(|rook| (setup.board.color_at(rook).expect("a rook"), rook)).collect();
        let mut place = Place {
            board: setup.board,
            turn: setup.turn,
            rooks,
            en_passant: setup.ep_square,
            halfmoves: setup.halfmoves,
            number: setup.fullmoves.get(),
            chess960,
        };
        place.keep_usable_en_passant();
        place
    }

    fn keep_usable_en_passant(&mut self) {
        if !self.legal().iter().any(|step| step.captured.is_some_and(|captured| captured != step.to)) {
            self.en_passant = None;
        }
    }

    pub fn legal(&self) -> Vec<Step> {
        let mut steps = Vec::new();
        for from in self.board.by_color(self.turn) {
            let piece = self.board.piece_at(from).expect("a piece");
            if piece.role == Role::Pawn {
                self.pawn_steps(from, piece, &mut steps);
                continue;
            }
            for to in attacks::attacks(from, piece, self.board.occupied()) {
                let captured = Some(to).filter(|&to| self.board.piece_at(to).is_some());
                self.add(from, to, piece, captured, &mut steps);
            }
        }
        self.castlings(&mut steps);
        steps.retain(|step| !in_check(&step.after, self.turn));
        steps
    }

    fn pawn_steps(&self, from: Square, piece: Piece, steps: &mut Vec<Step>) {
        if rank(from) == last_rank(piece.color) {
            return;
        }
        let (up, second) = if piece.color == Color::White { (8, 1) } else { (-8, 6) };
        let one = from.offset(up).expect("not on the last rank");
        let is_free = |at: Square| self.board.piece_at(at).is_none();
        if is_free(one) {
            self.add(from, one, piece, None, steps);
            if let Some(two) = one.offset(up).filter(|&two| rank(from) == second && is_free(two)) {
                self.add(from, two, piece, None, steps);
            }
        }
        for to in attacks::pawn_attacks(piece.color, from) {
            if self.board.piece_at(to).is_some() {
                self.add(from, to, piece, Some(to), steps);
            } else if self.en_passant == Some(to) {
                self.add(from, to, piece, Some(square(file(to), rank(from))), steps);
            }
        }
    }

    /// Adds a move, once for each promotion, unless it would capture an own piece or a king (1.4.1).
    fn add(&self, from: Square, to: Square, piece: Piece, captured: Option<Square>, steps: &mut Vec<Step>) {
        if let Some(taken) = captured.and_then(|captured| self.board.piece_at(captured))
            && (taken.color == piece.color || taken.role == Role::King)
        {
            return;
        }
        let promotes = piece.role == Role::Pawn && rank(to) == last_rank(piece.color);
        let officers = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight].map(Some);
        for &promotion in if promotes { &officers[..] } else { &[None] } {
            let mut after = self.board.clone();
            after.discard_piece_at(from);
            if let Some(captured) = captured {
                after.discard_piece_at(captured);
            }
            after.set_piece_at(to, Piece { role: promotion.unwrap_or(piece.role), color: piece.color });
            steps.push(Step { from, to, piece, captured, promotion, rook: None, after });
        }
    }

    /// Adds the castling moves, by the letter of Article 3.8.2 and Guideline II.
    fn castlings(&self, steps: &mut Vec<Step>) {
        let color = self.turn;
        let Some(from) = king(&self.board, color) else { return };
        if in_check(&self.board, color) {
            return;
        }
        for &(_, rook) in self.rooks.iter().filter(|&&(owner, _)| owner == color) {
            let (king_file, rook_file) = if file(rook) > file(from) { (6, 5) } else { (2, 3) };
            let row = rank(from);
            let (to, rook_to) = (square(king_file, row), square(rook_file, row));
            let way = |a: Square, b: Square| {
                (file(a).min(file(b))..=file(a).max(file(b))).map(move |file| square(file, row))
            };
            let mut others = self.board.clone();
            others.discard_piece_at(from);
            others.discard_piece_at(rook);
            let free = way(from, to).chain(way(rook, rook_to)).all(|at| others.piece_at(at).is_none());
            let mut kingless = self.board.clone();
            kingless.discard_piece_at(from);
            if !free || way(from, to).any(|at| attacked(&kingless, at, !color)) {
                continue;
            }
            let piece = Piece { role: Role::King, color };
            let mut after = others;
            after.set_piece_at(to, piece);
            after.set_piece_at(rook_to, Piece { role: Role::Rook, color });
            steps.push(Step { from, to, piece, captured: None, promotion: None, rook: Some(rook), after });
        }
    }

    /// The position after a legal move.
    pub fn play(&self, step: &Step) -> Place {
        let mut next = self.clone();
        next.board = step.after.clone();
        next.rooks.retain(|&(owner, rook)| {
            let unmoved = step.piece.role != Role::King || owner != self.turn;
            unmoved && rook != step.from && Some(rook) != step.captured
        });
        let pawn = step.piece.role == Role::Pawn;
        next.halfmoves = if pawn || step.captured.is_some() { 0 } else { self.halfmoves + 1 };
        let double = pawn && rank(step.from).abs_diff(rank(step.to)) == 2;
        next.en_passant =
            double.then(|| square(file(step.from), u32::midpoint(rank(step.from), rank(step.to))));
        next.pass();
        next.keep_usable_en_passant();
        next
    }

    /// The position after an illegal move: `unmoved` says whether the piece on a square stood there when the turn
    /// began.
    pub fn play_illegal(&self, board: &Board, unmoved: impl Fn(Square) -> bool) -> Place {
        let mut next = self.clone();
        next.board = board.clone();
        next.rooks.retain(|&(owner, rook)| unmoved(rook) && king(&self.board, owner).is_some_and(&unmoved));
        next.halfmoves = 0;
        next.en_passant = None;
        next.pass();
        next
    }

    fn pass(&mut self) {
        self.number += u32::from(self.turn == Color::Black);
        self.turn = !self.turn;
    }

    pub fn uci(&self, step: &Step) -> String {
        let to = step.rook.filter(|_| self.chess960).unwrap_or(step.to);
        let role = step.promotion.map(|role| role.char().to_string()).unwrap_or_default();
        format!("{}{to}{role}", step.from)
    }

    /// The position without its counters, as a text that is the same for the same position (9.2.3).
    pub fn key(&self) -> String {
        let mut castling = String::new();
        for color in [Color::White, Color::Black] {
            let Some(king) = king(&self.board, color) else { continue };
            let mut rooks: Vec<Square> =
                self.rooks.iter().filter(|right| right.0 == color).map(|right| right.1).collect();
            rooks.sort_by_key(|&rook| std::cmp::Reverse(file(rook)));
            for rook in rooks {
                let kingside = file(rook) > file(king);
                let all = self.board.rooks() & self.board.by_color(color) & Bitboard::from_rank(rook.rank());
                let outer = all
                    .into_iter()
                    .any(|other| if kingside { file(other) > file(rook) } else { file(other) < file(rook) });
                let letter = match (outer, kingside) {
                    (false, true) => 'k',
                    (false, false) => 'q',
                    (true, _) => (b'a' + file(rook) as u8) as char,
                };
                castling.push(if color == Color::White { letter.to_ascii_uppercase() } else { letter });
            }
        }
        let castling = if castling.is_empty() { "-" } else { &castling };
        let en_passant = self.en_passant.map_or("-".to_owned(), |square| square.to_string());
        format!("{} {} {castling} {en_passant}", self.board.board_fen(), self.turn.char())
    }

    pub fn fen(&self) -> String {
        format!("{} {} {}", self.key(), self.halfmoves, self.number)
    }
}
