//! Queries for screen-reader users, such as what is on a square, where the knights are, what a player must move, what
//! the clocks show or what the last move was. The answer appears on the law card and is announced.
//!
//! Answers contain only what the window shows, or would show if no pieces were hidden for blindfold play. They give no
//! hints about claims or good moves.
//!
//! For unprompted announcements, see `ui::access::announcer`.

pub(crate) mod answer;
pub(crate) mod question;
