//! Accessibility: spoken answers to queries, and announcements.

pub(crate) mod announcer;
pub(crate) mod queries;
