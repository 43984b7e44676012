//! The list of what an arbiter records about the game in addition to its moves. It is next to the score sheet or below
//! it.
//!
//! The sentences are those of `text::incidents`, as on the printed sheet.

use egui::{Align, Frame, Label, Margin, Rect, RichText, ScrollArea, Separator, Stroke, Ui, UiBuilder};

use crate::game::Incident;
use crate::text::{Texts, incidents};
use crate::ui::theme::{CARD_RADIUS, Palette, bold, tokens};

/// Shows the list in its rectangle. When an incident is added, the list scrolls to the beginning of that incident.
pub fn show(ui: &mut Ui, place: Rect, incidents: &[Incident], words: &Texts) {
    let (palette, tokens) = (Palette::of(ui.theme()), tokens(ui.ctx()));
    let card = Frame::new()
        .fill(palette.surface)
        .stroke(Stroke::new(1.0, palette.line))
        .corner_radius(CARD_RADIUS)
        .inner_margin(Margin::same(tokens.space.m as i8));
    let name = t!(words, "incidents");
    let builder = UiBuilder::new().max_rect(place).id_salt("incidents").accessibility_label(name.as_str());
    ui.scope_builder(builder, |ui| {
        card.show(ui, |ui| {
            ui.set_min_size(ui.available_size());
            ui.spacing_mut().item_spacing.y = tokens.space.xs;
            // A low list has no space for a heading.
            if place.height() >= 5.0 * tokens.row {
                ui.label(RichText::new(name).font(bold(tokens.text.small)));
            }
            let area = ScrollArea::vertical().auto_shrink(false).min_scrolled_height(0.0);
            area.show(ui, |ui| rows(ui, incidents, words));
        });
    });
}

fn rows(ui: &mut Ui, incidents: &[Incident], words: &Texts) {
    let (id, count) = (ui.unique_id(), incidents.len());
    let shown = ui.data_mut(|data| std::mem::replace(data.get_temp_mut_or_default(id), count));
    for (index, incident) in incidents.iter().enumerate() {
        if index > 0 {
            ui.add(Separator::default().spacing(tokens(ui.ctx()).space.s));
        }
        let row = ui.scope(|ui| row(ui, incident, words)).response;
        if index + 1 == count && shown != count {
            row.scroll_to_me(Some(Align::TOP));
        }
    }
}

/// Shows a line with the number of the move and, as far as they are known, the time of day and the clocks, and below it
/// what happened.
fn row(ui: &mut Ui, incident: &Incident, words: &Texts) {
    let (palette, small) = (Palette::of(ui.theme()), tokens(ui.ctx()).small());
    ui.spacing_mut().item_spacing.y = 0.0;
    let head = RichText::new(incidents::head(words, incident)).font(small.clone());
    ui.add(Label::new(head.color(palette.quiet)).wrap());
    let what = RichText::new(incidents::sentences(words, incident)).font(small);
    ui.add(Label::new(what).wrap());
}
