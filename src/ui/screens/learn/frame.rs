//! What the panels of the lessons, the exam and the exercises have in common: the head with the name of the screen and
//! the button that leaves it, the card that scrolls, and the texts and the progress bar on the card.

use egui::accesskit::Live;
use egui::containers::scroll_area::ScrollAreaOutput;
use egui::{AsIdSalt, FontId, Label, ProgressBar, Rect, RichText, Role, ScrollArea, Ui, UiBuilder, vec2};

use crate::ui::dialogs::follow;
use crate::ui::theme::{self, Palette, is_compact, tokens};
use crate::ui::view::{Command, Request, ViewContext, live};
use crate::ui::widgets::parts::{self, Part};
use crate::ui::widgets::{ButtonState, PanelButton, card, fit, labelled, paint_text};

/// Shows the name of the command that opens the screen, and the button that leaves the screen; `close` is the message
/// key of that button.
pub(super) fn head(ui: &mut Ui, place: Rect, command: Command, close: &str, ctx: &mut ViewContext<'_>) {
    let (palette, tokens) = (Palette::of(ui.theme()), tokens(ui.ctx()));
    let (name, close) = (t!(ctx.look.words, command.key()), t!(ctx.look.words, close));
    let wide = PanelButton::least_width(ui, &close).max(80.0).min(place.width());
    let parts = [Part::rest(false, 0.0), Part::fixed(true, wide)];
    let parts = parts::row(place, tokens.space.m, &parts);
    let (heard, button) = (parts.of(false), parts.of(true));
    labelled(ui, heard, "name", Role::Heading, &name);
    // There may be no space at all for the name.
    let names = [tokens.heading(), theme::bold(tokens.text.small)]
        .map(|font| fit(ui, &name, font, palette.ink, heard.width(), 2));
    let shown = names.into_iter().find(|name| name.size().y <= place.height() && !name.elided);
    if let Some(name) = shown {
        paint_text(ui, heard.left_center(), name, palette.ink);
    }
    let high = if is_compact(ui) { button.height() } else { tokens.control.m };
    let button = Rect::from_center_size(button.center(), vec2(wide, high));
    if PanelButton::plain(close, ButtonState::Plain).show(ui, button).clicked() {
        ctx.requests.push(Request::Return);
    }
}

/// Shows a card whose content scrolls. `offset` is the scroll position to set in this frame, in points; `None` to keep
/// the position. Returns the output of the scroll area.
pub(super) fn page<T>(
    ui: &mut Ui,
    place: Rect,
    salt: impl AsIdSalt,
    offset: Option<f32>,
    show: impl FnOnce(&mut Ui) -> T,
) -> ScrollAreaOutput<T> {
    let palette = Palette::of(ui.theme());
    card(ui.painter(), place, palette.surface, palette.line);
    let inside = UiBuilder::new().max_rect(place.shrink(tokens(ui.ctx()).space.l)).id_salt(salt);
    let mut area = ScrollArea::vertical().auto_shrink([false, false]).min_scrolled_height(0.0);
    if let Some(offset) = offset {
        area = area.vertical_scroll_offset(offset);
    }
    area.show(&mut ui.new_child(inside), |ui| {
        let shown = show(ui);
        follow(ui);
        shown
    })
}

/// Shows a thin bar with the share that is done.
pub(super) fn progress(ui: &mut Ui, done: f32) {
    let palette = Palette::of(ui.theme());
    ui.scope(|ui| {
        ui.visuals_mut().extreme_bg_color = palette.line;
        ui.add(ProgressBar::new(done).desired_height(tokens(ui.ctx()).space.xs).fill(palette.law));
    });
}

/// Shows small text in the quiet colour.
pub(super) fn quiet(ui: &mut Ui, text: impl Into<String>) {
    let ink = Palette::of(ui.theme()).quiet;
    ui.add(Label::new(RichText::new(text).small().color(ink)).wrap());
}

/// Shows text that a screen reader announces when it changes.
pub(super) fn spoken(ui: &mut Ui, text: &str, font: FontId) {
    spoken_as(ui, text, font, text.to_owned());
}

/// Shows text; a screen reader announces `said` instead, whenever `said` changes.
pub(super) fn spoken_as(ui: &mut Ui, text: &str, font: FontId, said: String) {
    let response = ui.add(Label::new(RichText::new(text).font(font)).wrap());
    live::show(ui.ctx(), response.id, said, Live::Polite);
}
