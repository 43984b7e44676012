//! Evaluations, losses and the answers of tablebases as texts.

use crate::engine::tablebase::Verdict;
use crate::exam::Loss;
use crate::rules::Color;
use crate::session::analysis::{BETTER, BY_TABLES, PositionValue, TablebaseAnswer, WINNING};
use crate::text::{Texts, evaluation};

/// The minimum evaluation, in hundredths of a pawn, with which a side is slightly better.
const SLIGHTLY: i32 = 30;

/// The evaluation as a short text, such as "+0.6" or "−M3"; for a tablebase win, the result.
pub fn text(worth: PositionValue, words: &Texts) -> String {
    match worth {
        PositionValue::Pawns(pawns) if pawns.abs() < BY_TABLES => evaluation::signed(pawns, words),
        PositionValue::Mate(winner, moves) => evaluation::mate(winner, moves, words),
        PositionValue::Won(winner) => evaluation::mate(winner, 0, words),
        PositionValue::Pawns(_) | PositionValue::Drawn => size(worth, words),
    }
}

/// The evaluation as a short text without a sign, such as "0.6", "M3" or "12"; for a tablebase win, the result.
pub fn size(worth: PositionValue, words: &Texts) -> String {
    match worth {
        PositionValue::Pawns(BY_TABLES..) => "1–0".to_owned(),
        PositionValue::Pawns(pawns) if pawns <= -BY_TABLES => "0–1".to_owned(),
        PositionValue::Pawns(pawns) => evaluation::size(pawns, words),
        PositionValue::Mate(_, moves) => t!(words, "worth-mate", moves),
        PositionValue::Won(_) => t!(words, "worth-mate", moves = 0),
        PositionValue::Drawn => evaluation::size(0, words),
    }
}

/// A sentence that says what a move costs this player.
pub fn loss(loss: Loss, by: Color, words: &Texts) -> String {
    let (color, opponent) = (words.color(by), words.color(!by));
    match loss {
        Loss::AllowedMate(moves) => t!(words, "review-allows-mate", moves),
        Loss::MissedMate(moves) => t!(words, "review-misses-mate", moves),
        Loss::Lost => t!(words, "review-loses", opponent),
        Loss::ThrewAwayWin => t!(words, "review-loses-win"),
        Loss::LostAdvantage => t!(words, "review-loses-advantage"),
        Loss::LostBalance => t!(words, "review-loses-balance", opponent),
        Loss::LostGround => t!(words, "review-loses-ground"),
        Loss::LostChances => t!(words, "review-loses-chances", color),
    }
}

/// The evaluation as a sentence, such as "White is slightly better, plus 0.6."
pub fn sentence(worth: PositionValue, words: &Texts) -> String {
    let color = words.color(worth.better());
    let score = spoken(worth, words);
    match worth {
        PositionValue::Pawns(pawns) if pawns.abs() >= BY_TABLES => t!(words, "worth-tables", color),
        PositionValue::Pawns(pawns) => {
            let key = match pawns.abs() {
                0..SLIGHTLY => "worth-even",
                SLIGHTLY..BETTER => "worth-slightly",
                BETTER..WINNING => "worth-better",
                _ => "worth-winning",
            };
            t!(words, key, color, score)
        }
        PositionValue::Mate(_, moves) => t!(words, "worth-mates", color, moves),
        PositionValue::Won(color) => t!(words, "ended-wins", name = words.color(color)),
        PositionValue::Drawn => t!(words, "ended-draw"),
    }
}

/// The answer of the tablebases as a text, such as "Tablebase win for White: mate in 12".
pub fn known(known: TablebaseAnswer, words: &Texts) -> String {
    let in_moves = |key: &str, color: Color, plies: u32| {
        t!(words, key, color = words.color(color), moves = plies.div_ceil(2))
    };
    match known {
        TablebaseAnswer::Verdict(Verdict::Draw) => t!(words, "known-draw"),
        TablebaseAnswer::Verdict(Verdict::Mates(color, plies)) => in_moves("known-mates", color, plies),
        TablebaseAnswer::Verdict(Verdict::Wins(color, plies)) => in_moves("known-wins", color, plies),
        TablebaseAnswer::Verdict(Verdict::MayWin(color, plies)) => in_moves("known-may-win", color, plies),
        TablebaseAnswer::Verdict(Verdict::TooLate(..)) => t!(words, "known-too-late"),
        TablebaseAnswer::Unreadable => t!(words, "known-unreadable"),
    }
}

/// The score with its sign as a word, such as "plus 0.6".
fn spoken(worth: PositionValue, words: &Texts) -> String {
    let sign = match worth {
        PositionValue::Pawns(pawns) if evaluation::tenths(pawns) == 0 => "none",
        PositionValue::Pawns(0..) => "plus",
        _ => "minus",
    };
    t!(words, "worth-score", sign, score = size(worth, words))
}
