//! Events as the window library makes them.

use crate::prelude::*;

/// A button of the pointer goes down or up there.
pub fn button(pos: Pos2, button: PointerButton, pressed: bool) -> Event {
    Event::PointerButton { pos, button, pressed, modifiers: Modifiers::NONE }
}

/// The first button does.
pub fn primary(pos: Pos2, pressed: bool) -> Event {
    button(pos, PointerButton::Primary, pressed)
}

/// A key goes down or up while others are held.
pub fn key_event(key: Key, pressed: bool, modifiers: Modifiers) -> Event {
    Event::Key { key, physical_key: None, pressed, repeat: false, modifiers }
}
