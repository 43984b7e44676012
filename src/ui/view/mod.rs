//! What the screens and the app share: the context that is read, the requests that are made, messages, commands.

pub(crate) mod command;
pub mod context;
pub(crate) mod evaluation;
pub(crate) mod explain;
pub(crate) mod law_card;
pub mod layout;
pub(crate) mod message;
pub(crate) mod move_field;
pub(crate) mod openings;
pub(crate) mod places;
pub(crate) mod request;
pub(crate) mod scene;
pub(crate) mod settings;
pub(crate) mod tag_form;

use std::sync::Arc;

/// How long presses are ignored after buttons have changed places, in seconds: the longest time between the two clicks of a
/// double click.
pub(crate) const DOUBLE_CLICK_GUARD: f64 = 0.4;

/// What a thread calls when the window has something new to show.
pub(crate) fn wake(ctx: &egui::Context) -> Arc<dyn Fn() + Send + Sync> {
    let ctx = ctx.clone();
    Arc::new(move || ctx.request_repaint())
}
