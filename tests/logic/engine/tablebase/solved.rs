//! King and queen or rook against king, solved backwards from all checkmates, without the program's code for
//! tablebases.

use jadoube::engine::tablebase::{Prober, Wdl};
use jadoube::rules::{Bitboard, Color, Piece, Position, Role, Setup, Square, attacks};

/// The squares of White's king, of White's queen or rook, and of Black's king.
pub type Placed = [Square; 3];

/// All positions of White's king and one more piece against Black's king, with the plies to mate.
pub struct Solved {
    pub role: Role,
    /// With White to move: the plies to mate; `None` for a draw or an illegal position.
    white: Vec<Option<u8>>,
    /// With Black to move: the plies to mate, 0 for checkmate; `None` for a draw or an illegal position.
    black: Vec<Option<u8>>,
}

fn index([king, piece, lone]: Placed) -> usize {
    (king.index() * 64 + piece.index()) * 64 + lone.index()
}

impl Solved {
    pub fn new(role: Role) -> Solved {
        let mut solved = Solved { role, white: vec![None; 1 << 18], black: vec![None; 1 << 18] };
        let mut lost: Vec<Placed> =
            all().filter(|&placed| solved.is_legal(placed, Color::Black) && solved.is_mate(placed)).collect();
        for placed in &lost {
            solved.black[index(*placed)] = Some(0);
        }
        let mut plies = 0;
        while !lost.is_empty() {
            plies += 1;
            let mut won = Vec::new();
            for &placed in &lost {
                for before in solved.before_white(placed) {
                    if solved.white[index(before)].is_none() {
                        solved.white[index(before)] = Some(plies);
                        won.push(before);
                    }
                }
            }
            plies += 1;
            lost.clear();
            for [king, piece, to] in won {
                for from in attacks::king(to) {
                    let before = [king, piece, from];
                    let known = solved.black[index(before)].is_some();
                    if !known && solved.is_legal(before, Color::Black) && solved.is_lost(before) {
                        solved.black[index(before)] = Some(plies);
                        lost.push(before);
                    }
                }
            }
        }
        solved
    }

    fn reach(&self, from: Square, occupied: Bitboard) -> Bitboard {
        attacks::of(Color::White, self.role, from, occupied)
    }

    pub fn is_legal(&self, [king, piece, lone]: Placed, turn: Color) -> bool {
        let apart = king != piece && piece != lone && king != lone && !attacks::king(king).has(lone);
        apart && (turn == Color::Black || !self.reach(piece, Bitboard::of(king)).has(lone))
    }

    /// The squares to which Black's king can move, each with whether it captures the piece there.
    fn flights(&self, [king, piece, lone]: Placed) -> impl Iterator<Item = (Square, bool)> {
        let near = attacks::king(king);
        let attacked = self.reach(piece, Bitboard::of(king));
        let free = move |to: Square| !near.has(to) && !attacked.has(to);
        let squares = attacks::king(lone).into_iter().filter(move |&to| to != king && free(to));
        squares.map(move |to| (to, to == piece))
    }

    fn is_mate(&self, placed: Placed) -> bool {
        let [king, piece, lone] = placed;
        self.reach(piece, Bitboard::of(king)).has(lone) && self.flights(placed).next().is_none()
    }

    /// Whether Black has a move and every move loses.
    fn is_lost(&self, placed: Placed) -> bool {
        let [king, piece, _] = placed;
        let loses = |(to, takes): (Square, bool)| !takes && self.white[index([king, piece, to])].is_some();
        self.flights(placed).next().is_some() && self.flights(placed).all(loses)
    }

    /// The positions from which White can reach this one in one move.
    fn before_white(&self, [king, piece, lone]: Placed) -> Vec<Placed> {
        let kings = attacks::king(king).into_iter().map(|from| [from, piece, lone]);
        let others = Bitboard::of(king).with(lone);
        let pieces = self.reach(piece, others).into_iter().map(|from| [king, from, lone]);
        kings.chain(pieces).filter(|&before| self.is_legal(before, Color::White)).collect()
    }

    /// The result and the distance that a [`Prober`] should give. In a won or lost position, nothing is captured before
    /// mate, so the distance is the number of plies to mate, negative if Black is to move; -1 if Black is checkmated.
    pub fn known(&self, placed: Placed, turn: Color) -> (Wdl, i32) {
        let plies = if turn == Color::White { self.white[index(placed)] } else { self.black[index(placed)] };
        match (plies, turn) {
            (None, _) => (Wdl::Draw, 0),
            (Some(plies), Color::White) => (Wdl::Win, plies.into()),
            (Some(plies), Color::Black) => (Wdl::Loss, -i32::from(plies.max(1))),
        }
    }
}

/// All ways to place three pieces, even on the same square.
pub fn all() -> impl Iterator<Item = Placed> {
    (0..1 << 18).map(|number: usize| [number >> 12, number >> 6, number].map(|at| Square::new(at as u8)))
}

/// The position, with colours exchanged if `exchanged`.
pub fn position(placed: Placed, role: Role, turn: Color, exchanged: bool) -> Position {
    let mut setup = Setup { turn, ..Setup::EMPTY };
    let pieces = [(Color::White, Role::King), (Color::White, role), (Color::Black, Role::King)];
    for (square, (color, role)) in placed.into_iter().zip(pieces) {
        setup.board.set(square, Some(Piece { color, role }));
    }
    let setup = if exchanged { setup.with_colors_exchanged() } else { setup };
    Position::new(&setup).expect("a legal position")
}

/// A stand-in for tablebase files that answers from the solved positions.
pub struct Stand(pub Vec<Solved>);

impl Stand {
    fn known(&self, position: &Position) -> Option<(Wdl, i32)> {
        let board = position.board();
        if board.occupied().len() == 2 {
            return Some((Wdl::Draw, 0));
        }
        self.0.iter().find_map(|solved| {
            Color::ALL.into_iter().find_map(|strong| {
                let piece = board.by(strong, solved.role).first()?;
                let at = |square: Square| if strong == Color::White { square } else { square.mirrored() };
                let placed = [position.king(strong), piece, position.king(!strong)].map(at);
                let turn = if position.turn() == strong { Color::White } else { Color::Black };
                Some(solved.known(placed, turn))
            })
        })
    }
}

impl Prober for Stand {
    fn most_pieces(&self) -> usize {
        3
    }

    fn result(&self, position: &Position) -> Option<Wdl> {
        self.known(position).map(|(result, _)| result)
    }

    fn distance(&self, position: &Position) -> Option<i32> {
        self.known(position).map(|(_, distance)| distance)
    }
}
