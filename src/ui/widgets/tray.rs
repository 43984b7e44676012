//! A tray of pieces and tools. An item is carried from it by pressing it and letting it go elsewhere, or chosen by a click.
//!
//! Each screen paints its own slots; what a pointer and the keyboard do with them is the same everywhere.

use egui::{Event, PointerButton, Pos2, Response, Role, Ui, WidgetInfo};

/// How far in points the pointer moves before a press is more than a click.
const STILL: f32 = 4.0;

/// The item that is chosen, and the press that is going on.
#[derive(Clone, Copy, Debug)]
pub struct Tray<T> {
    chosen: Option<T>,
    press: Option<Press<T>>,
}

#[derive(Clone, Copy, Debug)]
struct Press<T> {
    item: T,
    start: Pos2,
    at: Pos2,
    carried: bool,
}

/// What a player did with an item.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Taken<T> {
    /// It was clicked.
    Clicked(T),
    /// It was carried to this point and let go.
    Dropped(T, Pos2),
}

impl<T> Default for Tray<T> {
    fn default() -> Tray<T> {
        Tray { chosen: None, press: None }
    }
}

impl<T: Copy + PartialEq> Tray<T> {
    /// The item that was chosen last.
    pub fn chosen(&self) -> Option<T> {
        self.chosen
    }

    /// The item that is pressed, else the one that is chosen.
    pub fn held(&self) -> Option<T> {
        self.press.map(|press| press.item).or(self.chosen)
    }

    /// The item that is carried, and where it is.
    pub fn carried(&self) -> Option<(T, Pos2)> {
        self.press.filter(|press| press.carried).map(|press| (press.item, press.at))
    }

    /// This item is chosen from now on, or none.
    pub fn choose(&mut self, item: Option<T>) {
        self.chosen = item;
    }

    /// Nothing is chosen or pressed any more. `false` where nothing was.
    pub fn put_down(&mut self) -> bool {
        let held = self.held().is_some();
        *self = Tray::default();
        held
    }

    /// Takes what was done to the slot of an item, and names it to screen readers. An item clicked without a pointer, by the
    /// keyboard or a screen reader, is returned.
    pub fn slot(&mut self, ui: &Ui, response: &Response, item: T, name: &str, selected: bool) -> Option<T> {
        response.widget_info(|| WidgetInfo::selected(Role::Button, true, selected, name));
        let pressed = ui.input(|input| input.pointer.primary_pressed());
        if response.is_pointer_button_down_on() && pressed {
            let at = response.interact_pointer_pos().unwrap_or(response.rect.center());
            self.press = Some(Press { item, start: at, at, carried: false });
            ui.ctx().request_repaint();
            return None;
        }
        Some(item).filter(|_| response.clicked() && self.press.is_none())
    }

    /// The pressed item goes where the pointer goes.
    pub fn follow(&mut self, ui: &Ui) -> Option<Taken<T>> {
        let mut press = self.press?;
        for event in ui.input(|input| input.events.clone()) {
            match event {
                // Moves before the press carry nothing.
                Event::PointerButton { pos, button: PointerButton::Primary, pressed: true, .. } => {
                    press = Press { start: pos, at: pos, carried: false, ..press };
                }
                Event::PointerMoved(at) => {
                    press.at = at;
                    press.carried |= press.start.distance(at) > STILL;
                }
                Event::PointerButton { pos, button: PointerButton::Primary, pressed: false, .. } => {
                    self.press = None;
                    ui.ctx().request_repaint();
                    return Some(match press.carried {
                        true => Taken::Dropped(press.item, pos),
                        false => Taken::Clicked(press.item),
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
