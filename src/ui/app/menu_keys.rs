//! Keyboard control of the menu bar, except on macOS. F10 and Alt move the focus to the bar or away from it, the arrow
//! keys move the focus along the bar and from menu to menu, and letters open menus; Alt with a letter opens a menu from
//! anywhere. In an open menu, a letter moves the focus to the next item that begins with it. In full screen, the bar is
//! hidden until the player calls it up.
//!
//! For the content of the menus, see `ui::app::menu`. egui handles the arrow keys within a menu.

use egui::os::OperatingSystem;
use egui::{Context, Event, FocusDirection, Id, Key, LayerId, Memory, Modifiers, Order, Popup};

use crate::ui::theme::tokens;
use crate::ui::view::Request;
use crate::ui::view::layout::is_full_screen;

/// The step to be carried out when the bar is shown next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Step {
    /// The focus goes to this menu's name.
    Focus(usize),
    /// This menu opens, and the focus goes to its first item.
    Open(usize),
}

/// Where the focus is in this frame, in relation to the bar.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum BarFocus {
    #[default]
    Elsewhere,
    /// The name of a menu has the focus.
    OnBar,
    /// Escape has taken the focus off the bar.
    Left,
}

/// The state of the bar between frames.
#[derive(Debug, Default)]
pub(crate) struct MenuKeys {
    step: Option<Step>,
    /// Whether no other key or button has been pressed since Alt was pressed; `None` while Alt is not held, or is held
    /// with Ctrl.
    alt: Option<bool>,
    /// Whether keys control the bar or a menu, because F10, Alt or the letter of a menu was pressed.
    is_active: bool,
    /// A letter that was pressed for a menu or an item.
    letter: Option<char>,
    /// The menus as they were shown last: for each, the widget of its name, and its letter, or `None` if it has none.
    menus: Vec<(Id, Option<char>)>,
    /// The items of the open menus: the depth, the widget and the first letter of each.
    items: Vec<(usize, Id, char)>,
    /// The depth of the item with the focus.
    depth: usize,
    /// Whether the item with the focus opens another menu.
    is_on_submenu: bool,
    bar: BarFocus,
    /// Whether a menu was open when the keys were last read, or has been opened by them since.
    was_open: bool,
    /// The menu that has just been opened and has yet to get the focus.
    entering: Option<Id>,
    /// The request of the item that was chosen in this frame.
    pub chosen: Option<Request>,
}

impl MenuKeys {
    /// Whether the letters of the menus are underlined.
    pub fn is_lit(&self) -> bool {
        self.is_active || self.alt.is_some()
    }

    /// Whether keys go to the bar.
    pub fn is_active(&self) -> bool {
        self.is_active
    }

    /// Whether Escape has taken the focus off the bar in this frame.
    pub fn is_left(&self) -> bool {
        self.bar == BarFocus::Left
    }

    /// Reads the keys of a frame. They have no effect on the bar while a dialog is open. While Alt is held or keys go
    /// to the bar, no letter is typed. On macOS, this only moves the focus into a menu that is opened with the
    /// keyboard.
    pub fn read(&mut self, ctx: &Context, has_dialog: bool, by_keyboard: bool) {
        let focused = ctx.memory(Memory::focused);
        self.enter(ctx, focused, by_keyboard);
        if ctx.os() == OperatingSystem::Mac {
            return;
        }
        let on_bar = self.menus.iter().position(|(id, _)| Some(*id) == focused);
        let is_open = Popup::is_any_open(ctx);
        self.is_active &= on_bar.is_some() || is_open || self.step.is_some();
        let is_bar = self.is_active;
        let bar = if on_bar.is_some() { BarFocus::OnBar } else { BarFocus::Elsewhere };
        let was_on_bar = std::mem::replace(&mut self.bar, bar) == BarFocus::OnBar;
        let (mut toggles, mut letter) = (false, None);
        ctx.input_mut(|input| {
            input.events.retain(|event| match event {
                Event::ModifiersChanged(held) => {
                    let was_alone = self.alt == Some(true);
                    self.alt = (held.alt && !held.ctrl).then_some(self.alt.unwrap_or(true));
                    toggles |= was_alone && self.alt.is_none();
                    true
                }
                Event::Key { key: Key::F10, pressed: true, repeat: false, modifiers, .. }
                    if modifiers.is_none() =>
                {
                    toggles = true;
                    false
                }
                // Escape has already taken the focus off the bar, and does nothing else.
                Event::Key { key: Key::Escape, pressed: true, repeat: false, .. }
                    if was_on_bar && !is_open =>
                {
                    self.bar = BarFocus::Left;
                    false
                }
                Event::Key { key, pressed: true, modifiers, .. }
                    if self.alt.is_some() || is_bar && !modifiers.command =>
                {
                    self.alt = self.alt.map(|_| false);
                    let named = key.name().chars().next().filter(|_| key.name().len() == 1);
                    letter = named.map(|name| name.to_ascii_lowercase()).or(letter);
                    named.is_none()
                }
                Event::Text(_) if self.alt.is_some() || is_bar => false,
                Event::Key { pressed: true, .. } | Event::PointerButton { .. } => {
                    self.alt = self.alt.map(|_| false);
                    true
                }
                Event::WindowFocused(_) => {
                    self.alt = None;
                    true
                }
                _ => true,
            });
        });
        if has_dialog {
            return;
        }
        self.letter = letter;
        let menu = letter.and_then(|letter| self.menus.iter().position(|(_, of)| *of == Some(letter)));
        if toggles && self.is_active {
            self.leave(ctx);
        } else if toggles {
            (self.step, self.is_active) = (Some(Step::Focus(0)), true);
        } else if let Some(menu) = menu.filter(|_| !is_open) {
            (self.step, self.is_active, self.letter) = (Some(Step::Open(menu)), true, None);
        } else {
            self.walk(ctx, on_bar, is_open);
        }
        if self.step.is_some() {
            ctx.request_repaint();
        }
        (self.depth, self.is_on_submenu) = (0, false);
        self.items.clear();
    }

    /// Moves the focus into a menu that is opened with the keyboard.
    fn enter(&mut self, ctx: &Context, focused: Option<Id>, by_keyboard: bool) {
        let is_open = Popup::is_any_open(ctx);
        let was_open = std::mem::replace(&mut self.was_open, is_open);
        let is_menu_of = |id: &Id| Popup::is_id_open(ctx, id.with("popup"));
        if is_open && !was_open && by_keyboard {
            self.entering = focused.filter(is_menu_of);
        }
        let Some(entering) = self.entering else { return };
        // egui moves the focus from a menu's name into the menu, but only once the menu has been measured.
        let menu = LayerId::new(Order::Foreground, entering.with("popup"));
        if focused != Some(entering) || !is_open {
            self.entering = None;
            return;
        }
        if ctx.memory(|memory| memory.areas().visible_last_frame(&menu)) {
            ctx.memory_mut(|memory| memory.move_focus(FocusDirection::Down));
        }
        ctx.request_repaint();
    }

    fn leave(&mut self, ctx: &Context) {
        Popup::close_all(ctx);
        self.is_active = false;
        if let Some(focused) = ctx.memory(Memory::focused) {
            ctx.memory_mut(|memory| memory.surrender_focus(focused));
        }
    }

    /// Handles the arrow keys, Enter and Space on the bar and, in an open menu, the arrow keys that lead to the
    /// previous or next menu.
    fn walk(&mut self, ctx: &Context, on_bar: Option<usize>, is_open: bool) {
        let open = self.menus.iter().position(|(id, _)| Popup::is_id_open(ctx, id.with("popup")));
        let Some(at) = open.or(on_bar) else { return };
        let pressed = |key| ctx.input(|input| input.key_pressed(key) && input.modifiers.is_none());
        let count = self.menus.len();
        let next = match () {
            () if pressed(Key::ArrowRight) && !self.is_on_submenu => Some((at + 1) % count),
            () if pressed(Key::ArrowLeft) && self.depth == 0 => Some((at + count - 1) % count),
            () => None,
        };
        if let Some(next) = next {
            ctx.memory_mut(|memory| memory.move_focus(FocusDirection::None));
            self.step = Some(if is_open { Step::Open(next) } else { Step::Focus(next) });
        } else if !is_open && [Key::ArrowDown, Key::Enter, Key::Space].into_iter().any(pressed) {
            ctx.memory_mut(|memory| memory.move_focus(FocusDirection::None));
            ctx.input_mut(|input| {
                for key in [Key::ArrowDown, Key::Enter, Key::Space] {
                    input.consume_key(Modifiers::NONE, key);
                }
            });
            self.step = Some(Step::Open(at));
        }
    }

    /// Notes that the bar was shown with these menus, and carries out the step that the keys requested.
    pub fn shown(&mut self, ctx: &Context, menus: Vec<(Id, Option<char>)>) {
        self.menus = menus;
        let Some(step) = self.step.take() else { return };
        let (Step::Focus(index) | Step::Open(index)) = step;
        let Some((id, _)) = self.menus.get(index).copied() else { return };
        ctx.memory_mut(|memory| memory.request_focus(id));
        if let Step::Open(_) = step {
            Popup::open_id(ctx, id.with("popup"));
            (self.entering, self.was_open) = (Some(id), true);
        } else {
            Popup::close_all(ctx);
        }
        ctx.request_repaint();
    }

    /// Notes that an item of an open menu was shown, at this depth below the bar.
    pub fn item(&mut self, ctx: &Context, id: Id, label: &str, depth: usize, opens: bool) {
        if ctx.memory(|memory| memory.has_focus(id)) {
            (self.depth, self.is_on_submenu) = (depth, opens);
        }
        let first = label.chars().next().and_then(|first| first.to_lowercase().next());
        self.items.extend(first.map(|first| (depth, id, first)));
    }

    /// Moves the focus to the next item that begins with the letter that was pressed. Call it after all items were
    /// shown.
    pub fn choose_by_letter(&mut self, ctx: &Context) {
        let Some(letter) = self.letter.take() else { return };
        let focused = ctx.memory(Memory::focused);
        let at = self.items.iter().position(|(_, id, _)| Some(*id) == focused).map_or(0, |at| at + 1);
        let (before, after) = self.items.split_at(at);
        let is_meant = |(depth, _, first): &&(usize, Id, char)| (*depth, *first) == (self.depth, letter);
        if let Some((_, id, _)) = after.iter().chain(before).find(is_meant) {
            ctx.memory_mut(|memory| memory.request_focus(*id));
        }
    }
}

/// The letters of menus with these names: for each, the first letter from A to Z in its name that no earlier menu has,
/// or `None` if there is no such letter.
pub(crate) fn letters(names: &[String]) -> Vec<Option<char>> {
    let mut letters: Vec<Option<char>> = Vec::new();
    for name in names {
        let mut free = name.chars().flat_map(char::to_lowercase).filter(char::is_ascii_alphabetic);
        letters.push(free.find(|letter| !letters.contains(&Some(*letter))));
    }
    letters
}

/// How close to the upper edge the pointer must be to call up the menu bar, in points.
const EDGE: f32 = 2.0;

/// Whether the menu bar is shown, and why it is shown in full screen.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct CalledMenu {
    is_shown: bool,
    /// Whether Alt called up the bar. It then stays until, with no menu open, the player presses elsewhere, presses
    /// Escape, or switches to another window.
    by_alt: bool,
}

impl CalledMenu {
    /// Whether the bar is shown even if no keys control it: in full screen, only while the pointer is at the upper edge
    /// or on the bar, after Alt was pressed, or while a menu is open. `is_left` says whether Escape has just taken the
    /// focus off the bar.
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
