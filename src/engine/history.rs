//! Statistics of a search: which moves were good elsewhere in the tree, and how wrong the static evaluation was.
//!
//! The nearer the value of a move already is to an end of its range, the less it changes towards that end ("gravity",
//! Stockfish 2015).
//!
//! For when the statistics are updated, see `engine::search::node`.

use crate::rules::{Bitboard, Color, Move, Position, Role};

/// The largest value in a move table.
pub(super) const LIMIT: i32 = 16_384;
/// The number of correction units per centipawn.
const CORRECTION_GRAIN: i32 = 256;
/// The largest correction that a table stores, in centipawns; the corrections for pieces count half.
const CORRECTION_LIMIT: i32 = 64;
/// The number of entries in a correction table, a power of two.
const CORRECTIONS: usize = 16_384;
/// The number of combinations of colour, role and square.
const PIECES: usize = 768;

/// A move identified by its piece and target (a "step").
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct PieceTo(u16);

impl PieceTo {
    pub(super) fn new(color: Color, mv: Move) -> PieceTo {
        PieceTo((color.index() * 384 + mv.role().index() * 64 + mv.to().index()) as u16)
    }

    const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The continuation history after one earlier step.
#[derive(Clone)]
pub(super) struct After([i16; PIECES]);

impl After {
    const NONE: After = After([0; PIECES]);

    #[inline]
    pub(super) fn of(&self, step: PieceTo) -> i32 {
        i32::from(self.0[step.index()])
    }
}

/// The tables of one thread.
pub(super) struct Histories {
    /// `[from attacked][to attacked][color][from][to]`: butterfly history (Jonathan Schaeffer, 1983), separate for
    /// pieces that leave or enter attacked squares.
    quiet: Vec<i16>,
    /// `[piece][to][captured]`: capture history.
    noisy: Vec<i16>,
    /// `[earlier step][step]`: continuation history.
    after: Vec<After>,
    /// The countermove to a step (Jos Uiterwijk, 1992).
    counter: Vec<Option<Move>>,
    /// `[side to move][pawns]`, then `[side to move][color][its pieces]`: correction history.
    corrections: Vec<i16>,
}

impl Histories {
    pub(super) fn new() -> Histories {
        Histories {
            quiet: vec![0; 4 * 2 * 64 * 64],
            noisy: vec![0; PIECES * 6],
            after: vec![After::NONE; PIECES],
            counter: vec![None; PIECES],
            corrections: vec![0; 6 * CORRECTIONS],
        }
    }

    /// The butterfly history of a quiet move. `attacked` is the set of squares that the other side attacks.
    pub(super) fn quiet(&self, color: Color, mv: Move, attacked: Bitboard) -> i32 {
        i32::from(self.quiet[butterfly(color, mv, attacked)])
    }

    pub(super) fn reward_quiet(&mut self, color: Color, mv: Move, attacked: Bitboard, bonus: i32) {
        pull(&mut self.quiet[butterfly(color, mv, attacked)], bonus);
    }

    pub(super) fn noisy(&self, position: &Position, mv: Move) -> i32 {
        i32::from(self.noisy[capture(position, mv)])
    }

    pub(super) fn reward_noisy(&mut self, position: &Position, mv: Move, bonus: i32) {
        pull(&mut self.noisy[capture(position, mv)], bonus);
    }

    /// The continuation history after an earlier step; all zero if there is none.
    pub(super) fn after(&self, earlier: Option<PieceTo>) -> &After {
        earlier.map_or(&After::NONE, |earlier| &self.after[earlier.index()])
    }

    pub(super) fn reward_continuation(&mut self, earlier: Option<PieceTo>, step: PieceTo, bonus: i32) {
        if let Some(earlier) = earlier {
            pull(&mut self.after[earlier.index()].0[step.index()], bonus);
        }
    }

    pub(super) fn counter(&self, earlier: Option<PieceTo>) -> Option<Move> {
        earlier.and_then(|earlier| self.counter[earlier.index()])
    }

    pub(super) fn set_counter(&mut self, earlier: Option<PieceTo>, mv: Move) {
        if let Some(earlier) = earlier {
            self.counter[earlier.index()] = Some(mv);
        }
    }

    /// How far the evaluation was too low in positions with the same side to move and the same pawns or pieces, in
    /// centipawns ("correction history").
    pub(super) fn correction(&self, position: &Position) -> i32 {
        let [pawns, white, black] =
            correction_places(position).map(|place| i32::from(self.corrections[place]));
        (2 * pawns + white + black) / (2 * CORRECTION_GRAIN)
    }

    /// Records that a search of this depth found `error` centipawns more than the corrected evaluation.
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

fn butterfly(color: Color, mv: Move, attacked: Bitboard) -> usize {
    let danger = usize::from(attacked.has(mv.from())) * 2 + usize::from(attacked.has(mv.to()));
    ((danger * 2 + color.index()) * 64 + mv.from().index()) * 64 + mv.to().index()
}

fn capture(position: &Position, mv: Move) -> usize {
    let taken = if position.board().occupied().has(mv.to()) {
        position.board().role_on_taken(mv.to())
    } else {
        Role::Pawn
    };
    PieceTo::new(position.turn(), mv).index() * 6 + taken.index()
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

/// A 64-bit hash of a set of squares.
pub(super) fn mix(set: Bitboard, salt: u64) -> u64 {
    let product = (set.0 ^ salt.wrapping_mul(0x9E37_79B9_7F4A_7C15)).wrapping_mul(0xD6E8_FEB8_6659_FD93);
    (product ^ product >> 32).wrapping_mul(0xD6E8_FEB8_6659_FD93)
}

const fn place(key: u64) -> usize {
    (key >> 40) as usize % CORRECTIONS
}

/// Moves that caused cutoffs in sibling nodes (killer moves: Barbara Huberman, 1968).
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
