//! For those who listen: what can be asked, and what is announced.

pub(crate) mod announcer;
pub(crate) mod queries;
