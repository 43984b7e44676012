//! Positions for training and testing.

use std::path::Path;
use std::{fs, io};

use jadoube::engine::Evaluator;
use jadoube::rules::Color;

use super::record::{self, Record, SIZE};

/// The score, in centipawns, at which a side is expected to get 0.73 points.
pub const SPREAD: f32 = 190.0;

/// A position; the values are for the side to move.
pub struct Sample {
    bytes: [u8; SIZE],
    /// The evaluation that the network corrects, in centipawns; 0 if the network replaces it.
    pub base: f32,
    /// The score that the search found, in centipawns.
    pub score: f32,
    /// The result of the game, 0 to 1.
    pub result: f32,
    /// The expected result to learn, 0 to 1.
    pub target: f32,
}

pub fn expected(score: f32) -> f32 {
    1.0 / (1.0 + (-score / SPREAD).exp())
}

/// The samples for training and those for testing: the latter come from every `apart`-th file of the folder. Positions
/// with a bare king, and those whose score by the evaluation without a network is 0, are left out.
///
/// A target is the result that the search's score predicts, mixed with the target of the next position in the game or,
/// for the last position, with the result (Richard Sutton: "temporal differences", 1988).
pub fn load(
    folder: &Path,
    trace: f32,
    corrects: bool,
    apart: usize,
) -> io::Result<(Vec<Sample>, Vec<Sample>)> {
    let (mut seen, mut unseen) = (Vec::new(), Vec::new());
    let mut evaluator = Evaluator::by_hand();
    for (number, path) in record::files(folder)?.iter().enumerate() {
        let bytes = fs::read(path)?;
        let into = if number % apart == 0 { &mut unseen } else { &mut seen };
        let mut next: Option<f32> = None;
        for bytes in bytes.as_chunks::<SIZE>().0.iter().rev() {
            let Some(record) = Record::read(bytes) else { continue };
            let result = f32::from(record.points) / 2.0;
            let white = expected(f32::from(record.score)) * (1.0 - trace) + next.unwrap_or(result) * trace;
            next = if record.first { None } else { Some(white) };
            let Some(position) = record.position() else { continue };
            let plain = evaluator.evaluate(&position);
            let bare = Color::ALL.into_iter().any(|color| !record.board.color(color).many());
            if bare || plain == 0 {
                continue;
            }
            let black = record.turn == Color::Black;
            let turn = |value: f32| if black { 1.0 - value } else { value };
            into.push(Sample {
                bytes: *bytes,
                base: if corrects { plain as f32 } else { 0.0 },
                score: if black { -1.0 } else { 1.0 } * f32::from(record.score),
                result: turn(result),
                target: turn(white),
            });
        }
    }
    Ok((seen, unseen))
}

/// The active inputs of both sides; those of the side to move come first.
pub struct Views {
    features: [[u16; 32]; 2],
    count: usize,
}

impl Sample {
    pub fn views(&self) -> Views {
        let bytes = &self.bytes;
        let mut occupied = u64::from_le_bytes([
            bytes[0], bytes[1], bytes[2], bytes[3], bytes[4], bytes[5], bytes[6], bytes[7],
        ]);
        let black = usize::from(bytes[27] & 1);
        let mut men = [(0_usize, 0_usize); 32];
        let mut kings = [0_usize; 2];
        let mut count = 0;
        while occupied != 0 {
            let square = occupied.trailing_zeros() as usize;
            occupied &= occupied - 1;
            let code = usize::from(bytes[8 + count / 2] >> (count % 2 * 4) & 15);
            if code & 7 == 5 {
                kings[code >> 3] = square;
            }
            men[count] = (square, code);
            count += 1;
        }
        let mut features = [[0; 32]; 2];
        for (side, features) in features.iter_mut().enumerate() {
            let us = side ^ black;
            let turn = turn_by(us, kings[us]);
            for (feature, &(square, code)) in features.iter_mut().zip(&men[..count]) {
                let theirs = (code >> 3) ^ us;
                *feature = (theirs * 384 + (code & 7) * 64 + (square ^ turn)) as u16;
            }
        }
        Views { features, count }
    }
}

impl Views {
    pub fn side(&self, side: usize) -> &[u16] {
        &self.features[side][..self.count]
    }

    /// The index of the output for the number of men in this position.
    pub fn bucket(&self) -> usize {
        (self.count - 2).min(31) / 4
    }
}

/// The XOR mask that turns the board so that the side plays upwards with its king on files e to h.
const fn turn_by(us: usize, king: usize) -> usize {
    (if us == 0 { 0 } else { 56 }) | (if king % 8 < 4 { 7 } else { 0 })
}
