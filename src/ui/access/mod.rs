//! Accessibility: spoken answers to queries, announcements, and where the keyboard focus is.

pub(crate) mod announcer;
pub(crate) mod focus;
pub(crate) mod queries;
