//! Input events of egui.

use crate::prelude::*;

/// The event of a pointer button that goes down or up at this point.
pub fn button(pos: Pos2, button: PointerButton, pressed: bool) -> Event {
    Event::PointerButton { pos, button, pressed, modifiers: Modifiers::NONE }
}

/// The event of the primary button that goes down or up at this point.
pub fn primary(pos: Pos2, pressed: bool) -> Event {
    button(pos, PointerButton::Primary, pressed)
}

/// The event of a mouse wheel that is turned.
pub fn wheel(unit: egui::MouseWheelUnit, turned: f32) -> Event {
    let (delta, phase) = (vec2(0.0, turned), egui::TouchPhase::Move);
    let (source, modifiers) = (egui::MouseWheelSource::Unknown, Modifiers::NONE);
    Event::MouseWheel { unit, delta, phase, source, modifiers }
}

/// The event of a key that goes down or up while modifier keys are held.
pub fn key_event(key: Key, pressed: bool, modifiers: Modifiers) -> Event {
    Event::Key { key, physical_key: None, pressed, repeat: false, modifiers }
}
