//! Files of many games: read, indexed and searched on a thread of their own.

pub(crate) mod check;
pub(crate) mod index;
pub(crate) mod reader;
pub(crate) mod search;
pub(crate) mod worker;
