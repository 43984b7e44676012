//! Keeps the keyboard focus where the user's next step is.
//!
//! A widget keeps the focus as long as it can. When it no longer can, because a screen has opened, because a dialog, a
//! menu or a field has closed, or because a button is disabled, the focus goes back to where it was on that screen, or
//! else to the screen's first step, the widget at which keyboard users begin (see `ui::view::first_step`). In a dialog,
//! it goes back to where it was in the dialog, or else to the first control.
//!
//! When the user leaves a text field of a screen with Escape, the focus goes to the first step, so that the next Escape
//! is handled by the screen. After a typed move, the focus goes to the destination of the move, unless more text
//! follows in the field. When a dialog opens, the focus goes to its first control (see `ui::dialogs::shell`). Tab moves
//! the focus from the last control to the first, and Shift+Tab from the first to the last. While a pointer is in use, a
//! lost focus is not restored.

use egui::{Context, Event, FocusDirection, Id, Key, LayerId, Memory, Order, Popup, WidgetRect};

use crate::ui::theme::tokens;
use crate::ui::view::{Screen, first_step, move_field};

/// Where the focus was, in the last frame and on each screen.
#[derive(Debug, Default)]
pub struct FocusKeeper {
    /// Whether a key, a text or an action of a screen reader came after the last pointer press or touch.
    pub is_by_keyboard: bool,
    screen: Option<Screen>,
    /// The widget that last had the focus on each screen.
    on_screens: Vec<(Screen, Id)>,
    in_dialog: Option<Id>,
    /// Whether something had the focus in the last frame, or a dialog or a popup was open.
    had_some: bool,
    /// What had the focus in the last frame.
    last: Option<Id>,
    /// Whether a text field had the focus in the last frame.
    was_in_field: bool,
}

impl FocusKeeper {
    /// Forgets what had the focus on this screen before, because the screen now shows something else.
    pub fn forget(&mut self, screen: Screen) {
        self.on_screens.retain(|(on, _)| *on != screen);
    }

    /// Forgets what had the focus, because a new game is shown.
    pub fn begin(&mut self, screen: Screen) {
        self.forget(screen);
        self.last = None;
    }

    /// Notes whether the keyboard or a pointer is in use.
    pub fn follow_input(&mut self, ctx: &Context) {
        ctx.input(|input| {
            for event in &input.events {
                match event {
                    Event::Key { pressed: true, .. } | Event::Text(_) | Event::AccessKitActionRequest(_) => {
                        self.is_by_keyboard = true;
                    }
                    Event::PointerButton { pressed: true, .. } | Event::Touch { .. } => {
                        self.is_by_keyboard = false;
                    }
                    _ => {}
                }
            }
        });
    }

    /// Moves the focus out of the field for moves after that field was closed. Call it at the beginning of a frame.
    /// Returns whether the screen's board has to take the focus.
    pub fn leave_field(&mut self, ctx: &Context, screen: Screen, board_takes_it: bool) -> bool {
        let field = move_field::id();
        if !ctx.memory(|memory| memory.has_focus(field)) {
            return false;
        }
        let before = self.before(screen).filter(|_| !board_takes_it);
        ctx.memory_mut(|memory| match before {
            Some(before) => memory.request_focus(before),
            None => memory.surrender_focus(field),
        });
        before.is_none()
    }

    /// What last had the focus on this screen.
    fn before(&self, screen: Screen) -> Option<Id> {
        self.on_screens.iter().find(|(on, _)| *on == screen).map(|(_, id)| *id)
    }

    /// Follows the focus at the end of a frame in which this screen was shown: gives the focus to a screen that has
    /// just opened, and restores the focus if it was lost.
    pub fn follow(&mut self, ctx: &Context, screen: Screen, has_dialog: bool) {
        let first_step = first_step::take(ctx);
        let focused = ctx.memory(Memory::focused);
        let has_popup = Popup::is_any_open(ctx);
        let was_in_field = std::mem::replace(&mut self.was_in_field, ctx.text_edit_focused());
        let is_other_screen = self.screen.replace(screen) != Some(screen);
        // A widget that was given the focus in this frame is perhaps shown only in the next frame.
        let is_new = std::mem::replace(&mut self.last, focused) != focused;
        // The boards of two screens may have the same ids; a focus left from the previous screen does not count.
        let carried = focused.filter(|_| is_other_screen && !is_new && self.is_by_keyboard);
        let place = focused.filter(|_| carried.is_none()).and_then(|id| stop(ctx, id));
        let had_some = std::mem::replace(&mut self.had_some, focused.is_some() || has_dialog || has_popup);
        if let (Some(id), Some(widget)) = (focused, place) {
            match widget.layer_id.order {
                // The menu bar does not count: from there, the focus goes back to where it was before.
                Order::Background if widget.rect.center().y <= tokens(ctx).menu => {}
                Order::Background => {
                    self.on_screens.retain(|(on, _)| *on != screen);
                    self.on_screens.push((screen, id));
                }
                _ if has_dialog && !has_popup => self.in_dialog = Some(id),
                _ => {}
            }
            return;
        }
        if !has_dialog {
            self.in_dialog = None;
        }
        let modal = ctx.memory(Memory::top_modal_layer);
        let layer = if has_dialog { modal } else { Some(LayerId::background()) };
        // A dialog that is being opened chooses its own focus.
        let Some(layer) = layer else { return };
        if focused.is_none() && ctx.input(|input| input.key_pressed(Key::Tab)) {
            // After the last widget, egui goes to the first one in the next frame.
            return;
        }
        let is_lost = had_some || is_other_screen;
        if !self.is_by_keyboard || has_popup || !is_lost || focused.is_some() && is_new {
            return;
        }
        let (before, first) = match has_dialog {
            true => (self.in_dialog, first_step::first_stop_on(ctx, layer, 0)),
            false if was_in_field && ctx.input(|input| input.key_pressed(Key::Escape)) => (None, first_step),
            false => (self.before(screen), first_step),
        };
        let is_there = |id: &Id| stop(ctx, *id).is_some();
        if let Some(id) = before.filter(is_there).or(first.filter(is_there)) {
            self.last = Some(id);
            ctx.memory_mut(|memory| memory.request_focus(id));
            ctx.request_repaint();
        } else if let Some(carried) = carried {
            // No widget can take the focus. Without a focus, keys of the screen work, such as Space on the wall.
            ctx.memory_mut(|memory| memory.surrender_focus(carried));
            self.had_some = false;
        }
    }
}

/// Whether Tab moves the focus back in this frame, because Shift was held; `None` unless Tab was pressed alone or with
/// Shift. A slow frame may also contain the release of Shift, so only the event of the Tab key shows whether Shift was
/// held.
pub fn tab_goes_back(ctx: &Context) -> Option<bool> {
    ctx.input(|input| {
        input.events.iter().rev().find_map(|event| match event {
            Event::Key { key: Key::Tab, pressed: true, modifiers, .. }
                if modifiers.is_none() || modifiers.shift_only() =>
            {
                Some(modifiers.shift)
            }
            _ => None,
        })
    })
}

/// Makes Tab go from the last control to the first at once, and Shift+Tab from the first to the last. Without this,
/// egui would focus nothing for one frame, in which a screen reader reports that the window itself has the focus. Call
/// it at the beginning of a frame.
pub fn wrap(ctx: &Context) {
    let Some(is_back) = tab_goes_back(ctx).filter(|_| !Popup::is_any_open(ctx)) else { return };
    let modal = ctx.memory(Memory::top_modal_layer);
    let layer = modal.unwrap_or(LayerId::background());
    let (first, last) = ctx.viewport(|viewport| {
        let widgets = &viewport.prev_pass.widgets;
        let stops = |layer: LayerId| {
            widgets.get_layer(layer).filter(|widget| first_step::is_stop(widget)).map(|widget| widget.id)
        };
        // Unless a dialog is open, the controls of other layers follow those of the screen.
        let is_alone = |other: LayerId| other == layer || modal.is_some() || stops(other).next().is_none();
        let last = stops(layer).last().filter(|_| widgets.layer_ids().all(is_alone));
        (stops(layer).next(), last)
    });
    let Some((first, last)) = first.zip(last) else { return };
    let (from, to) = if is_back { (first, last) } else { (last, first) };
    if ctx.memory(Memory::focused) == Some(from) {
        ctx.memory_mut(|memory| {
            memory.move_focus(FocusDirection::None);
            memory.request_focus(to);
        });
    }
}

/// The widget with this id, if it can have the focus now.
fn stop(ctx: &Context, id: Id) -> Option<WidgetRect> {
    ctx.viewport(|viewport| viewport.this_pass.widgets.get(id).copied()).filter(first_step::is_stop)
}
