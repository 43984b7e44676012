//! The steps of the tour of touch-move.

use super::course::{Goal, Step};
use crate::rules::{File, Rank, Square};

const OPENED: &str = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";
const OFFERED: &str = "rnbqkbnr/ppp2ppp/8/3pp3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 0 3";
const READY: &str = "r1bqk2r/pppp1ppp/2n2n2/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 6 5";

/// The knight beside the king, and the pawn that can be captured.
const KNIGHT: Square = Square::at(File::G, Rank::R1);
const PAWN: Square = Square::at(File::D, Rank::R5);

/// All steps, in order.
pub const STEPS: [Step; 6] = [
    Step {
        fen: OPENED,
        touched: None,
        title: "tour-touch",
        text: "tour-touch-text",
        task: "tour-touch-task",
        goal: Goal::Touch(KNIGHT),
        done: "tour-touch-done",
        article: "4.3.1",
        other: ["tour-not-yet", "tour-touch-other"],
    },
    Step {
        fen: OPENED,
        touched: Some(KNIGHT),
        title: "tour-try",
        text: "tour-try-text",
        task: "tour-try-task",
        goal: Goal::Try,
        done: "tour-try-done",
        article: "4.3.1",
        other: ["tour-not-yet", "tour-try-other"],
    },
    Step {
        fen: OPENED,
        touched: Some(KNIGHT),
        title: "tour-release",
        text: "tour-release-text",
        task: "tour-release-task",
        goal: Goal::Release,
        done: "tour-release-done",
        article: "4.7",
        other: ["tour-not-yet", "tour-release-task"],
    },
    Step {
        fen: OFFERED,
        touched: None,
        title: "tour-take",
        text: "tour-take-text",
        task: "tour-take-task",
        goal: Goal::Take(PAWN),
        done: "tour-take-done",
        article: "4.3.2",
        other: ["tour-not-yet", "tour-take-other"],
    },
    Step {
        fen: OPENED,
        touched: None,
        title: "tour-adjust",
        text: "tour-adjust-text",
        task: "tour-adjust-task",
        goal: Goal::Adjust(KNIGHT),
        done: "tour-adjust-done",
        article: "4.2.1",
        other: ["tour-not-yet", "tour-adjust-other"],
    },
    Step {
        fen: READY,
        touched: None,
        title: "tour-castle",
        text: "tour-castle-text",
        task: "tour-castle-task",
        goal: Goal::KingFirst,
        done: "tour-castle-done",
        article: "4.4.1",
        other: ["tour-not-yet", "tour-castle-other"],
    },
];
