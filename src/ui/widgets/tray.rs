//! A tray of pieces and tools. The user drags an item out of the tray, or clicks an item to choose it.
//!
//! Each screen paints its own slots; pointer and keyboard handling is shared.

use egui::{Event, PointerButton, Pos2, Response, Role, Ui, WidgetInfo};

/// The distance in points that the pointer moves before a press becomes a drag.
const STILL: f32 = 4.0;

/// The chosen item and the press in progress.
#[derive(Clone, Copy, Debug)]
pub struct Tray<T> {
    chosen: Option<T>,
    press: Option<PressedItem<T>>,
}

#[derive(Clone, Copy, Debug)]
struct PressedItem<T> {
    item: T,
    start: Pos2,
    at: Pos2,
    carried: bool,
}

/// What the user did with an item.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum TrayEvent<T> {
    Clicked(T),
    /// The user dragged the item and dropped it at this point.
    Dropped(T, Pos2),
}

impl<T> Default for Tray<T> {
    fn default() -> Tray<T> {
        Tray { chosen: None, press: None }
    }
}

impl<T: Copy + PartialEq> Tray<T> {
    pub fn chosen(&self) -> Option<T> {
        self.chosen
    }

    /// The pressed item, or else the chosen one.
    pub fn held(&self) -> Option<T> {
        self.press.map(|press| press.item).or(self.chosen)
    }

    /// The dragged item and its position.
    pub fn carried(&self) -> Option<(T, Pos2)> {
        self.press.filter(|press| press.carried).map(|press| (press.item, press.at))
    }

    /// Chooses an item; `None` clears the choice.
    pub fn choose(&mut self, item: Option<T>) {
        self.chosen = item;
    }

    /// Clears the choice and the press. Returns `false` if there was neither.
    pub fn put_down(&mut self) -> bool {
        let held = self.held().is_some();
        *self = Tray::default();
        held
    }

    /// Handles input on the slot of an item and names it for screen readers. Returns the item if it was clicked without
    /// a pointer, that is, by keyboard or screen reader.
    pub fn slot(&mut self, ui: &Ui, response: &Response, item: T, name: &str, selected: bool) -> Option<T> {
        response.widget_info(|| WidgetInfo::selected(Role::Button, true, selected, name));
        let pressed = ui.input(|input| input.pointer.primary_pressed());
        if response.is_pointer_button_down_on() && pressed {
            let at = response.interact_pointer_pos().unwrap_or(response.rect.center());
            self.press = Some(PressedItem { item, start: at, at, carried: false });
            ui.ctx().request_repaint();
            return None;
        }
        Some(item).filter(|_| response.clicked() && self.press.is_none())
    }

    /// Makes the pressed item follow the pointer. When the button is released, returns what was done with the item.
    pub fn follow(&mut self, ui: &Ui) -> Option<TrayEvent<T>> {
        let mut press = self.press?;
        for event in ui.input(|input| input.events.clone()) {
            match event {
                // Movements before the press do not count.
                Event::PointerButton { pos, button: PointerButton::Primary, pressed: true, .. } => {
                    press = PressedItem { start: pos, at: pos, carried: false, ..press };
                }
                Event::PointerMoved(at) => {
                    press.at = at;
                    press.carried |= press.start.distance(at) > STILL;
                }
                Event::PointerButton { pos, button: PointerButton::Primary, pressed: false, .. } => {
                    self.press = None;
                    ui.ctx().request_repaint();
                    return Some(match press.carried {
                        true => TrayEvent::Dropped(press.item, pos),
                        false => TrayEvent::Clicked(press.item),
                    });
                }
                Event::WindowFocused(false) => {
                    self.press = None;
                    return None;
                }
                _ => {}
            }
        }
        self.press = Some(press);
        None
    }
}
