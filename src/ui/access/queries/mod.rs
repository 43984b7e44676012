//! What a player may ask to be told, and is told on the law card and aloud: what is on a square, where pieces stand, what
//! binds, the clocks, the last move.
//!
//! All of it can be seen on the window: nobody learns here whether a claim would be right, or what to play.
//!
//! What is said without being asked: see `ui::access::announcer`.

pub(crate) mod answer;
pub(crate) mod question;
