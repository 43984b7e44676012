//! Evaluations as text: in pawns (converted from hundredths of a pawn), or in moves to mate.

use super::messages::Texts;
use crate::rules::Color;

/// The number of moves to mate, with a sign for the winner: "+M3" if White mates in three moves, "−M3" if Black does.
pub fn mate(winner: Color, moves: u32, texts: &Texts) -> String {
    let sign = if winner == Color::White { "+" } else { "−" };
    format!("{sign}{}", t!(texts, "worth-mate", moves))
}

/// The evaluation with its sign, for example "+0.6"; without a sign if it is rounded to zero.
pub fn signed(hundredths: i32, texts: &Texts) -> String {
    let sign = match tenths(hundredths) {
        0 => "",
        1.. => "+",
        _ => "−",
    };
    format!("{sign}{}", size(hundredths, texts))
}

/// The evaluation without its sign, rounded to tenths of a pawn. From ten pawns on, the decimal is left out.
pub fn size(hundredths: i32, texts: &Texts) -> String {
    let tenths = tenths(hundredths).abs();
    match tenths {
        100.. => (f64::from(hundredths.abs()) / 100.0).round().to_string(),
        _ => texts.decimal(&format!("{}.{}", tenths / 10, tenths % 10)),
    }
}

/// Rounds hundredths of a pawn to tenths; halves are rounded away from zero.
pub fn tenths(hundredths: i32) -> i32 {
    (f64::from(hundredths) / 10.0).round() as i32
}
