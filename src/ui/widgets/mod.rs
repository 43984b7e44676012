//! Small widgets shared by several views: a card, a panel button, text that fits.

pub(crate) mod move_text;
pub(crate) mod score_sheet;
pub(crate) mod tray;

pub(crate) use move_text::Written;

use std::sync::Arc;

use egui::epaint::TextShape;
use egui::style::ScrollStyle;
use egui::text::{LayoutJob, TextWrapping};
use egui::{
    Color32, CornerRadius, Event, FontId, Galley, Key, Modifiers, Painter, Pos2, Rect, Response, Role,
    ScrollArea, Sense, Stroke, StrokeKind, TextStyle, Ui, WidgetInfo, vec2,
};

use super::theme::{self, Palette, RING, size};

/// A plain surface with rounded corners and a thin outline.
pub fn card(painter: &Painter, rect: Rect, fill: Color32, line: Color32) {
    painter.rect(rect, CornerRadius::same(size::RADIUS), fill, Stroke::new(1.0, line), StrokeKind::Inside);
}

/// Uses a smaller font and less padding in a small window.
pub fn dense(ui: &mut Ui, small: bool) {
    if small {
        for style in [TextStyle::Body, TextStyle::Button] {
            ui.style_mut().text_styles.insert(style, theme::small());
        }
        ui.spacing_mut().button_padding = vec2(7.0, 3.0);
        ui.spacing_mut().interact_size.y = 22.0;
        ui.spacing_mut().item_spacing = vec2(6.0, 5.0);
    }
}

/// The ring around a focused widget.
pub fn ring(ui: &Ui, rect: Rect, response: &Response) {
    if response.has_focus() {
        let ring = Stroke::new(RING, Palette::of(ui.theme()).law);
        ui.painter().rect_stroke(rect, CornerRadius::same(size::RADIUS), ring, StrokeKind::Inside);
    }
}

/// The main button of a dialog or card. Its focus ring is outside: on the button's own colour it would be invisible.
pub fn main_button(ui: &mut Ui, enabled: bool, text: &str, font: FontId) -> Response {
    let palette = Palette::of(ui.theme());
    let text = egui::RichText::new(text).font(font).color(palette.surface);
    let response = ui.add_enabled(enabled, egui::Button::new(text).fill(palette.law));
    if response.has_focus() {
        let ring = Stroke::new(RING, palette.law);
        let round = CornerRadius::same(size::RADIUS);
        ui.painter().rect_stroke(response.rect.expand(2.0), round, ring, StrokeKind::Outside);
    }
    response
}

/// Text on at most `rows` lines of this width; text that does not fit ends in an ellipsis.
pub fn fit(ui: &Ui, text: &str, font: FontId, color: Color32, width: f32, rows: usize) -> Arc<Galley> {
    // Of a text that is much too long, only what could fit is laid out: four letters a point are never reached.
    let most = (4.0 * width * rows as f32).max(1.0) as usize;
    let text = text.char_indices().nth(most).map_or(text, |(end, _)| &text[..end]);
    let mut job = LayoutJob::simple(text.to_owned(), font, color, width);
    job.wrap = TextWrapping {
        max_width: width,
        max_rows: rows,
        break_anywhere: rows == 1,
        ..TextWrapping::default()
    };
    ui.fonts_mut(|fonts| fonts.layout_job(job))
}

/// Paints upright, or upside-down for a player on the other side of a flat screen.
#[derive(Clone, Copy)]
pub struct Turn {
    /// The centre of rotation; `None` for upright.
    round: Option<Pos2>,
}

impl Turn {
    /// Upside-down within this rectangle if `turned`.
    pub fn within(rect: Rect, turned: bool) -> Turn {
        Turn { round: turned.then(|| rect.center()) }
    }

    /// Where a point ends up.
    pub fn point(self, at: Pos2) -> Pos2 {
        self.round.map_or(at, |center| center + (center - at))
    }

    /// Where a rectangle ends up.
    pub fn rect(self, rect: Rect) -> Rect {
        Rect::from_two_pos(self.point(rect.min), self.point(rect.max))
    }

    /// Paints text; `at` is its top left corner when upright.
    pub fn text(self, painter: &Painter, at: Pos2, galley: Arc<Galley>, ink: Color32) {
        let angle = if self.round.is_some() { std::f32::consts::PI } else { 0.0 };
        painter.add(TextShape::new(self.point(at), galley, ink).with_angle(angle));
    }
}

/// The state of a button.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Press {
    /// Disabled.
    Dim,
    Open,
    /// The suggested action, or switched on.
    Strong,
    /// The main action of a card.
    Main,
}

impl Press {
    pub const fn open(enabled: bool) -> Press {
        if enabled { Press::Open } else { Press::Dim }
    }
}

/// A button that fills its rectangle.
pub struct PanelButton<'a> {
    pub label: &'a str,
    /// A shorter label, used if the first does not fit.
    pub tiny: &'a str,
    /// The full name, for screen readers.
    pub name: &'a str,
    pub keys: &'a str,
    pub tip: &'a str,
    pub state: Press,
    pub small: bool,
    /// Drawn upside-down.
    pub turned: bool,
}

impl<'a> PanelButton<'a> {
    /// A button with a label and nothing else.
    pub fn plain(label: &'a str, state: Press, small: bool) -> PanelButton<'a> {
        PanelButton { label, tiny: label, name: label, keys: "", tip: "", state, small, turned: false }
    }

    /// Shows the button.
    pub fn show(&self, ui: &mut Ui, rect: Rect) -> Response {
        let enabled = self.state != Press::Dim;
        let sense = if enabled { Sense::click() } else { Sense::hover() };
        let response = ui.interact(rect, ui.scope_id().with(self.name), sense);
        response.widget_info(|| WidgetInfo::labeled(Role::Button, enabled, self.name));
        self.paint(ui, rect, &response);
        if self.tip.is_empty() { response } else { response.on_hover_text(self.tip) }
    }

    /// Whether a label fits in a button of this width.
    pub fn fits(ui: &Ui, label: &str, width: f32, small: bool) -> bool {
        let (font, room) = PanelButton::letters(width, small);
        fit(ui, label, font, Color32::PLACEHOLDER, f32::INFINITY, 1).size().x <= room
    }

    /// The least width of a button that shows its whole label, with some air.
    pub fn least_width(ui: &Ui, label: &str, small: bool) -> f32 {
        let (font, room) = PanelButton::letters(0.0, small);
        fit(ui, label, font, Color32::PLACEHOLDER, f32::INFINITY, 1).size().x - room + 2.0
    }

    /// The font of a label and the width available to it.
    fn letters(width: f32, small: bool) -> (FontId, f32) {
        if small { (theme::small(), width - 4.0) } else { (theme::text(), width - 12.0) }
    }

    fn paint(&self, ui: &Ui, rect: Rect, response: &Response) {
        let palette = Palette::of(ui.theme());
        let (fill, line) = match self.state {
            Press::Dim => (palette.window, palette.line),
            Press::Main if response.hovered() => (palette.law.gamma_multiply(0.9), palette.law),
            Press::Main => (palette.law, palette.law),
            Press::Strong => (palette.law_surface, palette.law),
            Press::Open if response.is_pointer_button_down_on() => (palette.law_surface, palette.law),
            Press::Open if response.hovered() => (palette.hovered, palette.quiet),
            Press::Open => (palette.raised, palette.line),
        };
        card(ui.painter(), rect, fill, line);
        ring(ui, rect, response);
        let ink = match self.state {
            Press::Dim => palette.quiet.gamma_multiply(0.8),
            Press::Main => palette.surface,
            Press::Strong => palette.law,
            Press::Open => palette.ink,
        };
        let (font, room) = PanelButton::letters(rect.width(), self.small);
        let keys = fit(ui, self.keys, theme::small(), palette.quiet, room, 1);
        let whole = fit(ui, self.label, font.clone(), ink, f32::INFINITY, 1);
        let label = if whole.size().x <= room { whole } else { fit(ui, self.tiny, font, ink, room, 1) };
        let with_keys = label.size().x + 8.0 + keys.size().x;
        let shows_keys = !self.keys.is_empty() && with_keys <= room - 8.0;
        let width = if shows_keys { with_keys } else { label.size().x };
        let left = rect.center().x - width / 2.0;
        let middle = |galley: &Galley| rect.center().y - galley.size().y / 2.0;
        let turn = Turn::within(rect, self.turned);
        if shows_keys {
            let at = egui::pos2(left + label.size().x + 8.0, middle(&keys));
            let quiet = if matches!(self.state, Press::Dim | Press::Main) { ink } else { palette.quiet };
            turn.text(ui.painter(), at, keys, quiet);
        }
        turn.text(ui.painter(), egui::pos2(left, middle(&label)), label, ink);
    }
}

/// Consumes the presses of these keys in this frame, and returns them in order. A slow frame has several.
pub fn take_presses(ui: &Ui, keys: &[Key]) -> Vec<Key> {
    let mut presses = Vec::new();
    ui.input_mut(|input| {
        input.events.retain(|event| match event {
            Event::Key { key, pressed: true, modifiers, .. }
                if keys.contains(key) && modifiers.matches_logically(Modifiers::NONE) =>
            {
                presses.push(*key);
                false
            }
            _ => true,
        });
    });
    presses
}

/// Consumes a key press that is not a repeat.
pub fn take_once(ui: &Ui, key: Key) -> bool {
    let fresh = |event: &Event| matches!(event, Event::Key { key: other, pressed: true, repeat: false, .. } if *other == key);
    ui.input_mut(|input| {
        let place = input.events.iter().position(fresh);
        place.map(|place| input.events.remove(place)).is_some()
    })
}

/// The content of a menu; it scrolls if the window is lower than the menu.
pub fn scrolling(ui: &mut Ui, show: impl FnOnce(&mut Ui)) {
    theme::rows(ui.style_mut());
    let room = ui.ctx().content_rect().height() - 1.5 * size::MENU;
    // A bar that is seen only under the pointer would hide that there is more.
    ui.spacing_mut().scroll = ScrollStyle::solid();
    ScrollArea::vertical().max_height(room).min_scrolled_height(room).show(ui, |ui| {
        ui.set_min_width(size::MENU_WIDTH);
        show(ui);
    });
}
