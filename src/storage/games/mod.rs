//! Files with many games: read, indexed and searched on worker threads.

pub(crate) mod check;
pub(crate) mod index;
pub(crate) mod order;
pub(crate) mod position;
pub(crate) mod reader;
pub(crate) mod search;
pub(crate) mod worker;
