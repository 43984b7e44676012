//! A small network, trained on games of this engine, that corrects the sum of terms for what the terms can't express.
//!
//! Each side has a view of the board, turned so that the side plays upwards with its king on files e to h. Each input
//! stands for a man on a square of the view. A view's hidden layer is stored as sums, which are updated only for what
//! has changed on the board since the view was last used (Yu Nasu: "Efficiently updatable neural networks", 2018). All
//! numbers are integers, so every processor gives the same result.
//!
//! `docs/engine.md` explains how the network was made with `examples/net`.

use crate::rules::{Board, Color, Position};

/// The number of sums in the hidden layer of a view.
const HIDDEN: usize = 64;
/// The number of outputs; the number of men on the board selects one of them.
const OUTPUTS: usize = 8;
/// The number of inputs of a view, one for each side, role and square.
const INPUTS: usize = 768;
/// The integer that stands for 1 in the hidden layer; larger values are clipped to it.
const ONE: i16 = 255;
/// The number of units of an output per centipawn.
const GRAIN: i32 = 41_616;

type Layer = [i16; HIDDEN];

struct Weights {
    inputs: [Layer; INPUTS],
    /// The biases of the hidden layer.
    start: Layer,
    /// For each output: the weights of the hidden layer of the side to move and of the other side, and a bias in
    /// eighths of a centipawn.
    outputs: [([Layer; 2], i16); OUTPUTS],
}

static WEIGHTS: Weights = read(include_bytes!("../../../assets/net/corrections.bin"));

/// Reads the weights from the file: two bytes each, little-endian.
const fn read(bytes: &[u8; 2 * (HIDDEN * (INPUTS + 1) + OUTPUTS * (2 * HIDDEN + 1))]) -> Weights {
    let mut weights = Weights {
        inputs: [[0; HIDDEN]; INPUTS],
        start: [0; HIDDEN],
        outputs: [([[0; HIDDEN]; 2], 0); OUTPUTS],
    };
    let mut at = 0;
    let mut input = 0;
    while input < INPUTS {
        (weights.inputs[input], at) = layer(bytes, at);
        input += 1;
    }
    (weights.start, at) = layer(bytes, at);
    let mut output = 0;
    while output < OUTPUTS {
        (weights.outputs[output].0[0], at) = layer(bytes, at);
        (weights.outputs[output].0[1], at) = layer(bytes, at);
        weights.outputs[output].1 = i16::from_le_bytes([bytes[at], bytes[at + 1]]);
        at += 2;
        output += 1;
    }
    weights
}

/// The layer at this offset of the file, and the offset after it.
const fn layer(bytes: &[u8], from: usize) -> (Layer, usize) {
    let mut layer = [0; HIDDEN];
    let mut index = 0;
    while index < HIDDEN {
        layer[index] = i16::from_le_bytes([bytes[from + 2 * index], bytes[from + 2 * index + 1]]);
        index += 1;
    }
    (layer, from + 2 * HIDDEN)
}

/// The views of both sides, each twice: for a king on files e to h, and for one on files a to d, with the files
/// mirrored.
pub(super) struct Memory {
    views: [[View; 2]; 2],
}

/// The hidden layer of the board that was evaluated last in this view.
struct View {
    board: Board,
    sums: Layer,
}

impl View {
    const fn new() -> View {
        View { board: Board::EMPTY, sums: WEIGHTS.start }
    }

    /// Updates the sums for this board as `color` sees it; `turn` is XORed with the squares.
    #[inline(always)]
    fn show(&mut self, board: &Board, color: Color, turn: usize) {
        for square in self.board.differences(board) {
            let input = |board: &Board| {
                let theirs = usize::from(!board.color(color).has(square));
                theirs * 384 + board.role_on_taken(square).index() * 64 + (square.index() ^ turn)
            };
            if self.board.occupied().has(square) {
                let row = &WEIGHTS.inputs[input(&self.board) % INPUTS];
                self.sums.iter_mut().zip(row).for_each(|(sum, weight)| *sum = sum.wrapping_sub(*weight));
            }
            if board.occupied().has(square) {
                let row = &WEIGHTS.inputs[input(board) % INPUTS];
                self.sums.iter_mut().zip(row).for_each(|(sum, weight)| *sum = sum.wrapping_add(*weight));
            }
        }
        self.board = *board;
    }
}

impl Memory {
    pub(super) const fn new() -> Memory {
        Memory { views: [[View::new(), View::new()], [View::new(), View::new()]] }
    }

    /// The correction to the sum of terms, in centipawns for the side to move.
    #[inline(always)]
    pub(super) fn correction(&mut self, position: &Position) -> i32 {
        let board = position.board();
        let men = board.occupied().len();
        let (ends, constant) = &WEIGHTS.outputs[men.saturating_sub(2) / 4 % OUTPUTS];
        let mut total = 0;
        for (color, end) in [position.turn(), !position.turn()].into_iter().zip(ends) {
            let left = usize::from(position.king(color).file().index() < 4);
            let turn = if color == Color::White { 0 } else { 0b11_1000 } | (0b111 * left);
            let view = &mut self.views[color.index()][left];
            view.show(board, color, turn);
            // An output weight has at most seven bits and a sign, so the first product fits in 16 bits.
            for (&sum, &weight) in view.sums.iter().zip(end) {
                let lit = sum.clamp(0, ONE);
                total += i32::from(lit.wrapping_mul(weight)) * i32::from(lit);
            }
        }
        total / GRAIN + i32::from(*constant) / 8
    }
}
