//! What the search remembers from other places in the tree: which moves were good there, and how wrong the
//! evaluation was.
//!
//! Every number moves towards its bonus and never leaves its range ("gravity", Stockfish 2015).
//!
//! When to remember what: see `engine::search`.

use crate::rules::{Bitboard, Color, Move, Position, Role};

/// The largest number in a table of moves.
pub(super) const LIMIT: i32 = 16_384;
/// Corrections are kept in so many parts of a centipawn.
const CORRECTION_GRAIN: i32 = 256;
/// The largest correction, in centipawns, of one table.
const CORRECTION_LIMIT: i32 = 64;
/// Places in a table of corrections, a power of two.
const CORRECTIONS: usize = 16_384;
/// A colour, a role and a square.
const PIECES: usize = 768;

/// A move by its piece and goal: what later moves are compared with.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Step(u16);

impl Step {
    pub(super) fn new(color: Color, mv: Move) -> Step {
        Step((color.index() * 384 + mv.role().index() * 64 + mv.to().index()) as u16)
    }

    const fn index(self) -> usize {
        self.0 as usize % PIECES
    }
}

/// The tables of one thread.
pub(super) struct Histories {
    /// `[color][from][to]`: butterfly (Jonathan Schaeffer, 1983).
    quiet: Vec<i16>,
    /// `[piece][to][taken]`.
    noisy: Vec<i16>,
    /// `[earlier step][step]`: continuations.
    after: Vec<i16>,
    /// The refutation of a step (Jos Uiterwijk, 1992).
    counter: Vec<Option<Move>>,
    /// `[color][pawns]`, and then `[color][side][its pieces]`.
    corrections: Vec<i16>,
}

impl Histories {
    pub(super) fn new() -> Histories {
        Histories {
            quiet: vec![0; 2 * 64 * 64],
            noisy: vec![0; PIECES * 6],
            after: vec![0; PIECES * PIECES],
            counter: vec![None; PIECES],
            corrections: vec![0; 6 * CORRECTIONS],
        }
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        *self = Histories::new();
    }

    pub(super) fn quiet(&self, color: Color, mv: Move) -> i32 {
        i32::from(self.quiet[butterfly(color, mv)])
    }

    pub(super) fn reward_quiet(&mut self, color: Color, mv: Move, bonus: i32) {
        pull(&mut self.quiet[butterfly(color, mv)], bonus);
    }

    pub(super) fn noisy(&self, position: &Position, mv: Move) -> i32 {
        i32::from(self.noisy[capture(position, mv)])
    }

    pub(super) fn reward_noisy(&mut self, position: &Position, mv: Move, bonus: i32) {
        pull(&mut self.noisy[capture(position, mv)], bonus);
    }

    pub(super) fn continuation(&self, earlier: Option<Step>, step: Step) -> i32 {
        earlier.map_or(0, |earlier| i32::from(self.after[earlier.index() * PIECES + step.index()]))
    }

    pub(super) fn reward_continuation(&mut self, earlier: Option<Step>, step: Step, bonus: i32) {
        if let Some(earlier) = earlier {
            pull(&mut self.after[earlier.index() * PIECES + step.index()], bonus);
        }
    }

    pub(super) fn counter(&self, earlier: Option<Step>) -> Option<Move> {
        earlier.and_then(|earlier| self.counter[earlier.index()])
    }

    pub(super) fn set_counter(&mut self, earlier: Option<Step>, mv: Move) {
        if let Some(earlier) = earlier {
            self.counter[earlier.index()] = Some(mv);
        }
    }

    /// How far the evaluation was from what the search found in positions with the same pawns or the same
    /// pieces, in centipawns ("correction history").
    pub(super) fn correction(&self, position: &Position) -> i32 {
        let [pawns, white, black] =
            correction_places(position).map(|place| i32::from(self.corrections[place]));
        (2 * pawns + white + black) / (2 * CORRECTION_GRAIN)
    }

    /// The search found `error` centipawns more than the evaluation, `depth` half-moves deep.
    pub(super) fn correct(&mut self, position: &Position, error: i32, depth: i32) {
        let weight = (depth + 1).min(16);
        let limit = CORRECTION_LIMIT * CORRECTION_GRAIN;
        for place in correction_places(position) {
            let place = &mut self.corrections[place];
            let mixed = (i32::from(*place) * (256 - weight) + error * CORRECTION_GRAIN * weight) / 256;
            *place = mixed.clamp(-limit, limit) as i16;
        }
    }
}

fn butterfly(color: Color, mv: Move) -> usize {
    (color.index() * 64 + mv.from().index()) * 64 + mv.to().index()
}

fn capture(position: &Position, mv: Move) -> usize {
    let taken = if position.board().occupied().has(mv.to()) {
        position.board().role_on_taken(mv.to())
    } else {
        Role::Pawn
    };
    Step::new(position.turn(), mv).index() * 6 + taken.index()
}

fn pull(place: &mut i16, bonus: i32) {
    let bonus = bonus.clamp(-LIMIT, LIMIT);
    let old = i32::from(*place);
    *place = (old + bonus - old * bonus.abs() / LIMIT) as i16;
}

fn correction_places(position: &Position) -> [usize; 3] {
    let board = position.board();
    let turn = position.turn().index();
    let pawns = mix(board.by(Color::White, Role::Pawn), 1) ^ mix(board.by(Color::Black, Role::Pawn), 2);
    let pieces = |color: Color| {
        let roles = [Role::Knight, Role::Bishop, Role::Rook, Role::Queen, Role::King];
        let key =
            roles.into_iter().fold(0, |key, role| key ^ mix(board.by(color, role), role.index() as u64));
        (2 + turn * 2 + color.index()) * CORRECTIONS + place(key)
    };
    [turn * CORRECTIONS + place(pawns), pieces(Color::White), pieces(Color::Black)]
}

/// Spreads a set of squares over 64 bits.
pub(super) fn mix(set: Bitboard, salt: u64) -> u64 {
    let product = (set.0 ^ salt.wrapping_mul(0x9E37_79B9_7F4A_7C15)).wrapping_mul(0xD6E8_FEB8_6659_FD93);
    (product ^ product >> 32).wrapping_mul(0xD6E8_FEB8_6659_FD93)
}

const fn place(key: u64) -> usize {
    (key >> 40) as usize % CORRECTIONS
}

/// Moves that refuted sisters of a node (killers: Barbara Huberman, 1968).
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Killers([Option<Move>; 2]);

impl Killers {
    pub(super) fn add(&mut self, mv: Move) {
        if self.0[0] != Some(mv) {
            self.0 = [Some(mv), self.0[0]];
        }
    }

    pub(super) fn rank(self, mv: Move) -> Option<usize> {
        self.0.iter().position(|&killer| killer == Some(mv))
    }
}
