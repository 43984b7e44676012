//! The text of a page: titles, paragraphs, lists, and links to other pages.
//!
//! `ui::screens::learn::book::figure` shows diagrams.

use egui::accesskit::Live;
use egui::text::{LayoutJob, TextFormat};
use egui::{Align2, FontId, Label, Response, RichText, Role, Sense, Ui, vec2};

use super::page::Span;
use crate::ui::theme::{self, Palette, tokens};
use crate::ui::view::live;
use crate::ui::widgets::focus_ring;

/// Shows the title of a page, which a screen reader announces when the page changes.
pub fn title(ui: &mut Ui, text: &str) {
    let response = heading_of(ui, text, tokens(ui.ctx()).display(), 1);
    live::show(ui.ctx(), response.id, text, Live::Polite);
}

/// Shows a heading on a page.
pub fn heading(ui: &mut Ui, text: &str) {
    ui.add_space(ui.spacing().item_spacing.y);
    heading_of(ui, text, tokens(ui.ctx()).heading(), 2);
}

fn heading_of(ui: &mut Ui, text: &str, font: FontId, level: usize) -> Response {
    let response = ui.label(RichText::new(text).font(font));
    named(ui, &response, Role::Heading, text);
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_level(level));
    response
}

pub fn paragraph(ui: &mut Ui, spans: &[Span]) -> Response {
    let points = tokens(ui.ctx()).text.body;
    let mut job = LayoutJob::default();
    for span in spans {
        let format = TextFormat {
            font_id: if span.strong { theme::bold(points) } else { FontId::proportional(points) },
            color: Palette::of(ui.theme()).ink,
            italics: span.leaning,
            line_height: Some(points * 1.5),
            ..TextFormat::default()
        };
        job.append(&span.text, 0.0, format);
    }
    let text = job.text.clone();
    let response = ui.add(Label::new(job).wrap());
    // This is a keyboard stop at which a screen reader reads the text.
    let stop = ui.interact(response.rect, response.id.with("read"), Sense::FOCUSABLE);
    named(ui, &stop, Role::Paragraph, &text);
    followed(&stop);
    focus_ring(ui, stop.rect, &stop);
    response
}

/// Shows a list with bullets or numbers.
pub fn list(ui: &mut Ui, ordered: bool, items: &[Vec<Span>]) {
    let tokens = tokens(ui.ctx());
    ui.spacing_mut().item_spacing = vec2(0.0, tokens.space.xs);
    for (index, item) in items.iter().enumerate() {
        ui.horizontal_top(|ui| {
            let (place, _) = ui.allocate_exact_size(vec2(24.0, 0.0), Sense::hover());
            let mark = if ordered { format!("{}.", index + 1) } else { "•".to_owned() };
            let ink = Palette::of(ui.theme()).law;
            ui.painter().text(place.center_top(), Align2::CENTER_TOP, mark, tokens.bold(), ink);
            let response = paragraph(ui, item);
            let text: String = item.iter().map(|span| span.text.as_str()).collect();
            named(ui, &response, Role::ListItem, &text);
        });
    }
}

/// Shows a link to another page, on a line of its own. Returns whether it was clicked.
pub fn link(ui: &mut Ui, text: &str) -> bool {
    let ink = Palette::of(ui.theme()).law;
    let shown = RichText::new(format!("→ {text}")).font(tokens(ui.ctx()).bold()).color(ink);
    let response = ui.add(egui::Link::new(shown));
    named(ui, &response, Role::Link, text);
    followed(&response);
    response.clicked()
}

/// Sets the accessibility role of a text, with the text itself as its name.
pub fn named(ui: &Ui, response: &Response, role: Role, text: &str) {
    ui.ctx().accesskit_node_builder(response.id, |node| {
        node.set_role(role);
        node.set_label(text);
        node.clear_value();
    });
}

/// Scrolls to the element if it has just got keyboard focus.
pub fn followed(response: &Response) {
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
}
