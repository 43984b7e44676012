//! The steps of the lesson on castling in Chess960.

use super::course::{CastlingWay, Goal, Step};

/// The article on castling.
const ARTICLE: &str = "3.8.2";

/// The response to a move that is not castling.
const OTHER: [&str; 2] = ["lesson-other", "lesson-other-detail"];

/// All steps, in order.
pub const STEPS: [Step; 8] = [
    Step {
        fen: "1k6/ppp2ppp/8/8/8/8/PPP2PPP/1K2R3 w E - 0 1",
        touched: None,
        title: "lesson-goals",
        text: "lesson-goals-text",
        task: "lesson-goals-task",
        goal: Goal::Castle(None),
        done: "lesson-goals-done",
        article: ARTICLE,
        other: OTHER,
    },
    Step {
        fen: "1k6/ppp2ppp/8/8/8/8/PPP2PPP/5KR1 w G - 0 1",
        touched: None,
        title: "lesson-swap",
        text: "lesson-swap-text",
        task: "lesson-swap-task",
        goal: Goal::Castle(None),
        done: "lesson-swap-done",
        article: ARTICLE,
        other: OTHER,
    },
    Step {
        fen: "1k6/ppp2ppp/8/8/8/8/PPP2PPP/5K1R w H - 0 1",
        touched: None,
        title: "lesson-say",
        text: "lesson-say-text",
        task: "lesson-say-task",
        goal: Goal::Castle(Some((CastlingWay::Said, "lesson-say-too"))),
        done: "lesson-say-done",
        article: ARTICLE,
        other: OTHER,
    },
    Step {
        fen: "1k6/ppp2ppp/8/8/8/8/PPP2PPP/6KR w H - 0 1",
        touched: None,
        title: "lesson-stays",
        text: "lesson-stays-text",
        task: "lesson-stays-task",
        goal: Goal::Castle(None),
        done: "lesson-stays-done",
        article: ARTICLE,
        other: OTHER,
    },
    Step {
        fen: "6k1/ppp2ppp/8/8/8/8/PPP2PPP/1R2K3 w B - 0 1",
        touched: None,
        title: "lesson-hand",
        text: "lesson-hand-text",
        task: "lesson-hand-task",
        goal: Goal::Castle(Some((CastlingWay::ByHand, "lesson-hand-too"))),
        done: "lesson-hand-done",
        article: ARTICLE,
        other: OTHER,
    },
    Step {
        fen: "1k6/ppp2ppp/8/8/8/8/PPP2PPP/1R1K1NR1 w GB - 0 1",
        touched: None,
        title: "lesson-between",
        text: "lesson-between-text",
        task: "lesson-between-task",
        goal: Goal::Castle(None),
        done: "lesson-between-done",
        article: ARTICLE,
        other: OTHER,
    },
    Step {
        fen: "1k6/p1p2ppp/bp6/8/8/8/PPP2PPP/R2K3R w HA - 0 1",
        touched: None,
        title: "lesson-attacked",
        text: "lesson-attacked-text",
        task: "lesson-attacked-task",
        goal: Goal::Castle(None),
        done: "lesson-attacked-done",
        article: ARTICLE,
        other: OTHER,
    },
    Step {
        fen: "1k6/ppp2ppp/8/8/8/8/1PP2PPP/rR1K3R w HB - 0 1",
        touched: None,
        title: "lesson-shield",
        text: "lesson-shield-text",
        task: "lesson-shield-task",
        goal: Goal::Castle(None),
        done: "lesson-shield-done",
        article: ARTICLE,
        other: OTHER,
    },
];
