//! Queries for screen-reader users, such as the piece on a square, where pieces are, the obligation, the clocks or the
//! last move. The answer appears on the law card and is announced.
//!
//! Answers contain only what is visible in the window: no hint about claims or good moves.
//!
//! Unprompted announcements: see `ui::access::announcer`.

pub(crate) mod answer;
pub(crate) mod question;
