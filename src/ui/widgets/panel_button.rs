//! A button that fills its rectangle: egui's own, or painted upside down for the player on the other side of a flat
//! screen.

use std::sync::Arc;

use egui::epaint::TextShape;
use egui::{
    Atoms, Button, Color32, Direction, FontId, Galley, Layout, Painter, Pos2, Rect, Response, RichText, Role,
    Sense, Stroke, Ui, UiBuilder, WidgetInfo, vec2,
};

use super::{card, fit, focus_ring, text_width};
use crate::ui::theme::{Palette, is_compact, tokens};

/// Whether to paint upright, or upside down for a player on the other side of a flat screen.
#[derive(Clone, Copy)]
pub struct Rotation {
    /// The centre of rotation; `None` for upright.
    round: Option<Pos2>,
}

impl Rotation {
    /// Upside down within this rectangle if `turned`, otherwise upright.
    pub fn within(rect: Rect, turned: bool) -> Rotation {
        Rotation { round: turned.then(|| rect.center()) }
    }

    /// Where a point is after the rotation.
    pub fn point(self, at: Pos2) -> Pos2 {
        self.round.map_or(at, |center| center + (center - at))
    }

    /// Where a rectangle is after the rotation.
    pub fn rect(self, rect: Rect) -> Rect {
        Rect::from_two_pos(self.point(rect.min), self.point(rect.max))
    }

    /// Paints text; `at` is the middle of its left side when upright.
    pub fn text(self, painter: &Painter, at: Pos2, galley: Arc<Galley>) {
        let angle = if self.round.is_some() { std::f32::consts::PI } else { 0.0 };
        let corner = self.point(at - vec2(0.0, galley.size().y / 2.0));
        painter.add(TextShape::new(corner, galley, Color32::PLACEHOLDER).with_angle(angle));
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ButtonState {
    Disabled,
    Plain,
    /// The suggested action, or an option that is on.
    Active,
    /// The main action.
    Primary,
}

impl ButtonState {
    pub const fn plain(enabled: bool) -> ButtonState {
        if enabled { ButtonState::Plain } else { ButtonState::Disabled }
    }
}

/// A button that fills its rectangle.
pub struct PanelButton {
    pub label: String,
    /// A shorter label, used if `label` does not fit.
    pub tiny: String,
    /// The full name, for screen readers.
    pub name: String,
    pub keys: String,
    pub tip: String,
    pub state: ButtonState,
    /// Whether the button is drawn upside down.
    pub turned: bool,
}

impl PanelButton {
    /// A button with a label and nothing else.
    pub fn plain(label: impl Into<String>, state: ButtonState) -> PanelButton {
        let label = label.into();
        let (tiny, name, keys, tip) = (label.clone(), label.clone(), String::new(), String::new());
        PanelButton { label, tiny, name, keys, tip, state, turned: false }
    }

    pub fn show(&self, ui: &mut Ui, rect: Rect) -> Response {
        let enabled = self.state != ButtonState::Disabled;
        let sense = if enabled { Sense::click() } else { Sense::hover() };
        let response = if self.turned { self.turned(ui, rect, sense) } else { self.upright(ui, rect, sense) };
        response.widget_info(|| WidgetInfo::labeled(Role::Button, enabled, &self.name));
        focus_ring(ui, rect, &response);
        if self.tip.is_empty() { response } else { response.on_hover_text(&self.tip) }
    }

    fn upright(&self, ui: &mut Ui, rect: Rect, sense: Sense) -> Response {
        let (palette, tokens) = (Palette::of(ui.theme()), tokens(ui.ctx()));
        let (fill, line, ink) = self.colors(palette);
        let child = UiBuilder::new().max_rect(rect).id_salt(&self.name);
        let mut ui = ui.new_child(child.layout(Layout::centered_and_justified(Direction::LeftToRight)));
        ui.spacing_mut().button_padding = vec2(tokens.space.xs, 0.0);
        ui.spacing_mut().interact_size.y = 0.0;
        // Focus is shown by a ring outside.
        let widgets = &mut ui.visuals_mut().widgets;
        widgets.active.bg_stroke = widgets.hovered.bg_stroke;
        let mut atoms = Atoms::new(RichText::new(self.fitting(&ui, rect)).font(label_font(&ui)).color(ink));
        let room = rect.width() - PanelButton::least_width(&ui, &self.label) - 2.0 * tokens.space.s;
        if !self.keys.is_empty() && text_width(&ui, &self.keys, tokens.small()) <= room {
            let ink = if self.state == ButtonState::Plain { palette.quiet } else { ink };
            atoms.push_right(RichText::new(&self.keys).font(tokens.small()).color(ink));
        }
        let button = Button::new(atoms).truncate().sense(sense);
        ui.add(match self.state {
            ButtonState::Plain => button,
            _ => button.fill(fill).stroke(Stroke::new(1.0, line)),
        })
    }

    /// Shows the button upside down, painted by hand because egui has no upside-down buttons.
    fn turned(&self, ui: &Ui, rect: Rect, sense: Sense) -> Response {
        let (fill, line, ink) = self.colors(Palette::of(ui.theme()));
        card(ui.painter(), rect, fill, line);
        let label = fit(ui, self.fitting(ui, rect), label_font(ui), ink, rect.width(), 1);
        let at = rect.center() - vec2(label.size().x / 2.0, 0.0);
        Rotation::within(rect, true).text(ui.painter(), at, label);
        ui.interact(rect, ui.scope_id().with(self.name.as_str()), sense)
    }

    /// The colours of the surface, the outline and the text.
    fn colors(&self, palette: &Palette) -> (Color32, Color32, Color32) {
        match self.state {
            ButtonState::Disabled => (Color32::TRANSPARENT, palette.line, palette.quiet),
            ButtonState::Plain => (palette.raised, palette.edge, palette.ink),
            ButtonState::Active => (palette.law_surface, palette.law, palette.law),
            ButtonState::Primary => (palette.law, palette.law, palette.surface),
        }
    }

    fn fitting(&self, ui: &Ui, rect: Rect) -> &str {
        if PanelButton::fits(ui, &self.label, rect.width()) { &self.label } else { &self.tiny }
    }

    /// Whether a label fits in a button of this width.
    pub fn fits(ui: &Ui, label: &str, width: f32) -> bool {
        PanelButton::least_width(ui, label) <= width
    }

    /// The minimum width of a button that shows its whole label, with some space around it.
    pub fn least_width(ui: &Ui, label: &str) -> f32 {
        text_width(ui, label, label_font(ui)) + 2.0 * tokens(ui.ctx()).space.s
    }
}

fn label_font(ui: &Ui) -> FontId {
    let tokens = tokens(ui.ctx());
    if is_compact(ui) { tokens.small() } else { tokens.body() }
}
