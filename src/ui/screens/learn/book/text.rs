//! The text of a page: titles, paragraphs, lists, and links to other pages.
//!
//! `ui::screens::learn::book::figure` shows diagrams.

use egui::text::{LayoutJob, TextFormat};
use egui::{Align2, FontId, Label, Response, RichText, Role, Sense, Ui, accesskit, vec2};

use super::page::Span;
use crate::ui::theme::{self, Palette, size};

/// The title of a page, which a screen reader announces when the page changes.
pub fn title(ui: &mut Ui, text: &str, small: bool) -> Response {
    let points = if small { size::TITLE } else { 26.0 };
    let response = heading_of(ui, text, points, 1);
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_live(accesskit::Live::Polite));
    response
}

/// A heading on a page.
pub fn heading(ui: &mut Ui, text: &str, small: bool) -> Response {
    ui.add_space(if small { size::GAP_SMALL } else { size::GAP });
    heading_of(ui, text, if small { size::READING } else { size::TITLE }, 2)
}

fn heading_of(ui: &mut Ui, text: &str, points: f32, level: usize) -> Response {
    let response = ui.add(Label::new(RichText::new(text).font(theme::bold(points))).wrap());
    named(ui, &response, Role::Heading, text);
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_level(level));
    response
}

/// A paragraph.
pub fn paragraph(ui: &mut Ui, spans: &[Span], small: bool) -> Response {
    let job = laid_out(ui, spans, small);
    ui.add(Label::new(job).wrap())
}

/// A list with bullets or numbers.
pub fn list(ui: &mut Ui, ordered: bool, items: &[Vec<Span>], small: bool) {
    let ink = Palette::of(ui.theme()).law;
    ui.spacing_mut().item_spacing.y = size::STEP_GAP;
    for (index, item) in items.iter().enumerate() {
        let row = ui.horizontal_top(|ui| {
            let (place, _) = ui.allocate_exact_size(vec2(size::BOOK_INDENT, 0.0), Sense::hover());
            let response = paragraph(ui, item, small);
            let text: String = item.iter().map(|span| span.text.as_str()).collect();
            named(ui, &response, Role::ListItem, &text);
            place
        });
        let mark = if ordered { format!("{}.", index + 1) } else { "•".to_owned() };
        let at = row.inner.left_top() + vec2(size::BOOK_INDENT / 2.0, points(small) * 0.2);
        ui.painter().text(at, Align2::CENTER_TOP, mark, theme::bold(points(small)), ink);
    }
}

/// A link to another page, on a line of its own.
pub fn link(ui: &mut Ui, text: &str, small: bool) -> Response {
    let ink = Palette::of(ui.theme()).law;
    let shown = RichText::new(format!("→ {text}")).font(theme::bold(points(small))).color(ink);
    let response = ui.add(egui::Link::new(shown));
    named(ui, &response, Role::Link, text);
    followed(&response);
    response
}

/// Sets the accessibility role of a text, with the text itself as its name.
pub fn named(ui: &Ui, response: &Response, role: Role, text: &str) {
    ui.ctx().accesskit_node_builder(response.id, |node| {
        node.set_role(role);
        node.set_label(text);
        node.clear_value();
    });
}

/// Scrolls to the element that has just got keyboard focus.
pub fn followed(response: &Response) {
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
}

fn points(small: bool) -> f32 {
    if small { size::TEXT } else { size::READING }
}

fn laid_out(ui: &Ui, spans: &[Span], small: bool) -> LayoutJob {
    let points = points(small);
    let mut job = LayoutJob::default();
    for span in spans {
        let font_id = if span.strong { theme::bold(points) } else { FontId::proportional(points) };
        let format = TextFormat {
            font_id,
            color: Palette::of(ui.theme()).ink,
            italics: span.leaning,
            line_height: Some(points * 1.45),
            ..TextFormat::default()
        };
        job.append(&span.text, 0.0, format);
    }
    job
}
