//! The network during training, in floating point: 768 inputs for each side, a hidden layer for each side with the same
//! weights, and one output for each range of the number of men on the board.

use super::sample::Views;

/// The number of outputs; the number of men on the board selects one of them.
pub const BUCKETS: usize = 8;
/// The integers that stand for 1: in the hidden layer, and in the weights of an output.
const ONE: [f32; 2] = [255.0, 256.0];
/// The largest absolute values of the weights and biases of the hidden layer, and of those of an output. As an integer,
/// a weight of an output has seven bits and a sign, so that the engine can multiply in 16 bits.
const LIMITS: [f32; 2] = [1.98, 127.0 / 256.0];
/// The centipawns that an output of 1 stands for.
pub const SCALE: f32 = 400.0;

#[derive(Clone)]
pub struct Model {
    pub hidden: usize,
    /// `768 * hidden` weights of the inputs, `hidden` biases of the hidden layer, and for each output `2 * hidden`
    /// weights and a bias.
    pub weights: Vec<f32>,
}

impl Model {
    /// A model with small random weights, whose outputs are close to 0.
    pub fn new(hidden: usize, random: &mut fastrand::Rng) -> Model {
        let mut weights = vec![0.0; 768 * hidden + hidden + BUCKETS * (2 * hidden + 1)];
        for weight in &mut weights[..768 * hidden] {
            *weight = (random.f32() - 0.5) * 0.2;
        }
        for weight in &mut weights[768 * hidden..769 * hidden] {
            *weight = random.f32() * 0.5;
        }
        for bucket in 0..BUCKETS {
            let place = 769 * hidden + bucket * (2 * hidden + 1);
            let mut random = fastrand::Rng::with_seed(2); // all outputs start with the same weights
            for weight in &mut weights[place..place + 2 * hidden] {
                *weight = (random.f32() - 0.5) * 0.02;
            }
        }
        Model { hidden, weights }
    }

    /// The largest absolute value that the weight at this index may have.
    pub const fn limit(&self, at: usize) -> f32 {
        LIMITS[(at >= 769 * self.hidden) as usize]
    }

    /// The hidden layers of both sides before clipping.
    pub fn sums(&self, views: &Views) -> [[f32; 256]; 2] {
        let mut both = [[0.0; 256]; 2];
        for (side, sums) in both.iter_mut().enumerate() {
            let sums = &mut sums[..self.hidden];
            sums.copy_from_slice(&self.weights[768 * self.hidden..769 * self.hidden]);
            for &feature in views.side(side) {
                let row = &self.weights[usize::from(feature) * self.hidden..][..self.hidden];
                for (sum, weight) in sums.iter_mut().zip(row) {
                    *sum += weight;
                }
            }
        }
        both
    }

    /// The weights of one output, and its bias.
    pub fn end(&self, bucket: usize) -> &[f32] {
        &self.weights[769 * self.hidden + bucket * (2 * self.hidden + 1)..][..=2 * self.hidden]
    }

    /// The output, computed from the sums of both sides.
    pub fn output(&self, sums: &[[f32; 256]; 2], bucket: usize) -> f32 {
        let end = self.end(bucket);
        let mut total = end[2 * self.hidden];
        for side in 0..2 {
            let part = &end[side * self.hidden..][..self.hidden];
            for (sum, weight) in sums[side].iter().zip(part) {
                let lit = sum.clamp(0.0, 1.0);
                total += lit * lit * weight;
            }
        }
        total
    }

    /// The weights as integers, as the engine reads them: two bytes each, little-endian.
    pub fn quantised(&self) -> Vec<u8> {
        let whole = |value: f32, one: f32| (value * one).round().clamp(-32768.0, 32767.0) as i16;
        let (inner, outer) = self.weights.split_at(769 * self.hidden);
        let mut bytes = Vec::new();
        for &weight in inner {
            bytes.extend(whole(weight, ONE[0]).to_le_bytes());
        }
        for (at, &weight) in outer.iter().enumerate() {
            // The bias of an output is stored in eighths of a centipawn.
            let constant = at % (2 * self.hidden + 1) == 2 * self.hidden;
            let one = if constant { SCALE * 8.0 } else { ONE[1] };
            bytes.extend(whole(weight, one).to_le_bytes());
        }
        bytes
    }

    /// The model with its weights rounded as they are in the file, except that the biases of the outputs are rounded
    /// more coarsely.
    pub fn rounded(&self) -> Model {
        let mut model = self.clone();
        for (at, weight) in model.weights.iter_mut().enumerate() {
            let one = if at < 769 * self.hidden { ONE[0] } else { ONE[1] };
            *weight = (*weight * one).round() / one;
        }
        model
    }
}
