//! In full screen the menu bar is hidden until the player brings it up.

use egui::{Context, Key, Popup};

use crate::ui::theme::tokens;
use crate::ui::view::layout::is_full_screen;

/// How close to the upper edge the pointer brings up the menu, in points.
const EDGE: f32 = 2.0;

/// Whether the menu bar is shown in full screen, and why.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct CalledMenu {
    is_shown: bool,
    /// Whether Alt brought the bar up. Unless a menu is open, the bar then stays until a press elsewhere, Escape, or a
    /// switch to another window.
    by_alt: bool,
}

impl CalledMenu {
    /// Whether the bar is shown: in full screen, only while the pointer is at the upper edge or on the bar, after Alt
    /// was pressed, or while a menu is open. `is_left` says whether Escape has just taken the focus off it.
    pub fn is_shown(&mut self, ctx: &Context, is_left: bool) -> bool {
        let reach = if self.is_shown { tokens(ctx).menu } else { EDGE };
        let (alt, at_edge, ends) = ctx.input(|input| {
            let at_edge = input.pointer.latest_pos().is_some_and(|at| at.y <= reach);
            let ends = is_left || input.key_pressed(Key::Escape) || input.pointer.any_pressed() && !at_edge;
            (input.modifiers.alt, at_edge, ends || !input.focused)
        });
        let is_open = self.is_shown && Popup::is_any_open(ctx);
        let is_full = is_full_screen(ctx);
        self.by_alt = is_full && (self.by_alt || alt) && (is_open || !ends);
        self.is_shown = !is_full || at_edge || self.by_alt || is_open;
        self.is_shown
    }
}
