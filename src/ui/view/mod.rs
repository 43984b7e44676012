//! What the screens and the app share: the context that is read, the requests that are made, messages, commands.

pub(crate) mod command;
pub(crate) mod context;
pub(crate) mod explain;
pub(crate) mod law_card;
pub(crate) mod message;
pub(crate) mod request;

/// How long presses are ignored after buttons have changed places, in seconds: the longest time between the two clicks of a
/// double click.
pub(crate) const DOUBLE_CLICK_GUARD: f64 = 0.4;
