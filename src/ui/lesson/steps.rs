//! The steps of the lesson: a position each, what is to be seen in it, and what is to be done.
//!
//! Absent on purpose: the sentences (see `assets/i18n`; here are their keys), and whether a castling is
//! legal there.

/// A way of castling that a step is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// The king onto its rook, or far enough towards it.
    Plain,
    /// It was said first.
    Said,
    /// The king was off the board while the rook was moved.
    ByHand,
}

/// One step. White moves.
#[derive(Clone, Copy, Debug)]
pub struct Step {
    pub fen: &'static str,
    pub title: &'static str,
    pub text: &'static str,
    /// What to do.
    pub task: &'static str,
    /// What is said of it when it is done.
    pub done: &'static str,
    /// The way that this step is about, and what is said when it was castled in another one.
    pub way: Option<(Way, &'static str)>,
}

/// All of them, in order.
pub const STEPS: [Step; 8] = [
    Step {
        fen: "1k6/ppp2ppp/8/8/8/8/PPP2PPP/1K2R3 w E - 0 1",
        title: "lesson-goals",
        text: "lesson-goals-text",
        task: "lesson-goals-task",
        done: "lesson-goals-done",
        way: None,
    },
    Step {
        fen: "1k6/ppp2ppp/8/8/8/8/PPP2PPP/5KR1 w G - 0 1",
        title: "lesson-swap",
        text: "lesson-swap-text",
        task: "lesson-swap-task",
        done: "lesson-swap-done",
        way: None,
    },
    Step {
        fen: "1k6/ppp2ppp/8/8/8/8/PPP2PPP/5K1R w H - 0 1",
        title: "lesson-say",
        text: "lesson-say-text",
        task: "lesson-say-task",
        done: "lesson-say-done",
        way: Some((Way::Said, "lesson-say-too")),
    },
    Step {
        fen: "1k6/ppp2ppp/8/8/8/8/PPP2PPP/6KR w H - 0 1",
        title: "lesson-stays",
        text: "lesson-stays-text",
        task: "lesson-stays-task",
        done: "lesson-stays-done",
        way: None,
    },
    Step {
        fen: "6k1/ppp2ppp/8/8/8/8/PPP2PPP/1R2K3 w B - 0 1",
        title: "lesson-hand",
        text: "lesson-hand-text",
        task: "lesson-hand-task",
        done: "lesson-hand-done",
        way: Some((Way::ByHand, "lesson-hand-too")),
    },
    Step {
        fen: "1k6/ppp2ppp/8/8/8/8/PPP2PPP/1R1K1NR1 w GB - 0 1",
        title: "lesson-between",
        text: "lesson-between-text",
        task: "lesson-between-task",
        done: "lesson-between-done",
        way: None,
    },
    Step {
        fen: "1k6/p1p2ppp/bp6/8/8/8/PPP2PPP/R2K3R w HA - 0 1",
        title: "lesson-attacked",
        text: "lesson-attacked-text",
        task: "lesson-attacked-task",
        done: "lesson-attacked-done",
        way: None,
    },
    Step {
        fen: "1k6/ppp2ppp/8/8/8/8/1PP2PPP/rR1K3R w HB - 0 1",
        title: "lesson-shield",
        text: "lesson-shield-text",
        task: "lesson-shield-task",
        done: "lesson-shield-done",
        way: None,
    },
];
