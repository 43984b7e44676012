//! The head of a panel: its name, and the button that closes the panel.

use egui::{Rect, Role, Ui, vec2};

use crate::ui::theme::{self, Palette, is_compact, tokens};
use crate::ui::widgets::parts::{self, Part};
use crate::ui::widgets::{ButtonState, PanelButton, fit, labelled, paint_text};

/// Shows the name and the button. Returns whether the button was clicked.
pub(super) fn show(ui: &mut Ui, place: Rect, name: &str, close: String) -> bool {
    let (palette, tokens) = (Palette::of(ui.theme()), tokens(ui.ctx()));
    let wide = PanelButton::least_width(ui, &close).max(80.0).min(place.width());
    let parts = [Part::rest(false, 0.0), Part::fixed(true, wide)];
    let parts = parts::row(place, tokens.space.m, &parts);
    let (heard, button) = (parts.of(false), parts.of(true));
    labelled(ui, heard, "name", Role::Heading, name);
    // There may be no space at all for the name.
    let names = [tokens.heading(), theme::bold(tokens.text.small)]
        .map(|font| fit(ui, name, font, palette.ink, heard.width(), 2));
    let shown = names.into_iter().find(|name| name.size().y <= place.height() && !name.elided);
    if let Some(name) = shown {
        paint_text(ui, heard.left_center(), name, palette.ink);
    }
    let high = if is_compact(ui) { button.height() } else { tokens.control.m };
    let button = Rect::from_center_size(button.center(), vec2(wide, high));
    PanelButton::plain(close, ButtonState::Plain).show(ui, button).clicked()
}
