//! What a position is worth, seen from White's side: as a text, as a sentence, and as a share of a bar.

use crate::engine::Score;
use crate::rules::{Color, Position};
use crate::text::messages::Texts;

/// From here on, in hundredths of a pawn, a side is slightly better, better, or winning.
const SLIGHTLY: i32 = 30;
const BETTER: i32 = 100;
const WINNING: i32 = 300;

/// What a position is worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Worth {
    /// To White, in hundredths of a pawn.
    Pawns(i32),
    /// This side mates in so many moves.
    Mate(Color, u32),
    /// This side has won.
    Won(Color),
    /// Nobody can move, or win.
    Drawn,
}

impl Worth {
    /// Of a score for the side to move.
    pub fn of(score: Score, turn: Color) -> Worth {
        match (score, turn) {
            (Score::Centipawns(pawns), Color::White) => Worth::Pawns(pawns),
            (Score::Centipawns(pawns), Color::Black) => Worth::Pawns(-pawns),
            (Score::Mate(0), turn) => Worth::Won(!turn),
            (Score::Mate(moves), turn) if moves > 0 => Worth::Mate(turn, moves.unsigned_abs()),
            (Score::Mate(moves), turn) => Worth::Mate(!turn, moves.unsigned_abs()),
        }
    }

    /// Of a position in which there is no move; `None` where there is one.
    pub fn of_end(position: &Position) -> Option<Worth> {
        match () {
            () if position.has_legal_move() => None,
            () if position.is_check() => Some(Worth::Won(!position.turn())),
            () => Some(Worth::Drawn),
        }
    }

    /// Nothing is left to play.
    pub fn is_end(self) -> bool {
        matches!(self, Worth::Won(_) | Worth::Drawn)
    }

    /// The points that White can expect, from 0 to 1.
    pub fn share(self) -> f32 {
        match self {
            Worth::Pawns(pawns) => {
                let [win, draw, _] = Score::Centipawns(pawns).chances();
                (win as f32 + draw as f32 / 2.0) / 1000.0
            }
            Worth::Mate(Color::White, _) | Worth::Won(Color::White) => 1.0,
            Worth::Mate(Color::Black, _) | Worth::Won(Color::Black) => 0.0,
            Worth::Drawn => 0.5,
        }
    }

    /// The side that is better, White where none is.
    pub fn better(self) -> Color {
        if self.share() < 0.5 { Color::Black } else { Color::White }
    }

    /// "+0.6", "−M3".
    pub fn text(self, words: &Texts) -> String {
        let sign = match self {
            Worth::Pawns(pawns) if tenths(pawns) == 0 => "",
            Worth::Pawns(0..) | Worth::Mate(Color::White, _) | Worth::Won(Color::White) => "+",
            Worth::Pawns(_) | Worth::Mate(Color::Black, _) | Worth::Won(Color::Black) => "−",
            Worth::Drawn => "",
        };
        format!("{sign}{}", self.size(words))
    }

    /// The same without the sign, in at most three letters for the bar: "0.6", "M3", "12".
    pub fn size(self, words: &Texts) -> String {
        match self {
            Worth::Pawns(pawns) => pawns_text(pawns, words),
            Worth::Mate(_, moves) => t!(words, "worth-mate", moves),
            Worth::Won(_) => t!(words, "worth-mate", moves = 0),
            Worth::Drawn => pawns_text(0, words),
        }
    }

    /// "White is slightly better, plus 0.6."
    pub fn sentence(self, words: &Texts) -> String {
        let color = words.color(self.better());
        let score = self.spoken(words);
        match self {
            Worth::Pawns(pawns) => {
                let key = match pawns.abs() {
                    0..SLIGHTLY => "worth-even",
                    SLIGHTLY..BETTER => "worth-slightly",
                    BETTER..WINNING => "worth-better",
                    _ => "worth-winning",
                };
                t!(words, key, color, score)
            }
            Worth::Mate(_, moves) => {
                t!(words, "worth-mates", color, moves)
            }
            Worth::Won(Color::White) => t!(words, "ended-white-wins"),
            Worth::Won(Color::Black) => t!(words, "ended-black-wins"),
            Worth::Drawn => t!(words, "ended-draw"),
        }
    }

    /// "plus 0.6": a sign that is read aloud.
    fn spoken(self, words: &Texts) -> String {
        let sign = match self {
            Worth::Pawns(pawns) if tenths(pawns) == 0 => "none",
            Worth::Pawns(0..) => "plus",
            _ => "minus",
        };
        t!(words, "worth-score", sign, score = self.size(words))
    }
}

fn tenths(pawns: i32) -> i32 {
    (f64::from(pawns) / 10.0).round() as i32
}

/// With one decimal, from ten pawns on with none.
fn pawns_text(pawns: i32, words: &Texts) -> String {
    let tenths = tenths(pawns).abs();
    match tenths {
        100.. => (tenths / 10).to_string(),
        _ => words.decimal(&format!("{}.{}", tenths / 10, tenths % 10)),
    }
}
