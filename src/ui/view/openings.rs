//! Loads the names of openings in the background.

use std::sync::Once;

use egui::Context;

use crate::platform::in_background;
use crate::text::openings;

/// Builds the catalogue in the background and then requests a repaint; further calls do nothing.
pub(crate) fn load_in_background(ctx: &Context) {
    static BEGUN: Once = Once::new();
    BEGUN.call_once(|| {
        let ctx = ctx.clone();
        let load = move || {
            openings::load();
            ctx.request_repaint();
        };
        // If the thread can't be started, openings remain unnamed.
        in_background("openings", load);
    });
}
