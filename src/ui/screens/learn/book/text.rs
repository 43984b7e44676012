//! The text of a page: titles, paragraphs, lists, and links to other pages or to games.
//!
//! `ui::screens::learn::book::figure` shows diagrams.

use egui::accesskit::Live;
use egui::text::{LayoutJob, TextFormat};
use egui::{Align2, Color32, FontId, Label, Response, RichText, Role, Sense, Stroke, Ui, vec2};

use super::page::Span;
use super::search::may_stand;
use crate::ui::theme::{self, Palette, tokens};
use crate::ui::view::live;
use crate::ui::widgets::{focus_ring, named};

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

/// Shows a paragraph, in which the words that are searched for are marked.
pub fn paragraph(ui: &mut Ui, spans: &[Span], sought: &[String]) -> Response {
    let (points, palette) = (tokens(ui.ctx()).text.body, Palette::of(ui.theme()));
    let mut job = LayoutJob::default();
    for span in spans {
        let format = TextFormat {
            font_id: if span.strong { theme::bold(points) } else { FontId::proportional(points) },
            color: palette.ink,
            italics: span.leaning,
            line_height: Some(points * 1.5),
            ..TextFormat::default()
        };
        for (part, is_found) in parted(&span.text, sought) {
            let background = if is_found { palette.law_surface } else { Color32::TRANSPARENT };
            let underline = if is_found { Stroke::new(2.0, palette.law) } else { Stroke::NONE };
            job.append(part, 0.0, TextFormat { background, underline, ..format.clone() });
        }
    }
    let text = job.text.clone();
    let response = ui.add(Label::new(job).wrap());
    // The paragraph is a tab stop at which a screen reader reads the text.
    let stop = ui.interact(response.rect, response.id.with("read"), Sense::FOCUSABLE);
    named(ui, &stop, Role::Paragraph, &text);
    followed(&stop);
    focus_ring(ui, stop.rect, &stop);
    response
}

/// Splits a text into parts, each with a flag that says whether it is one of the words sought. These words are in lower
/// case.
pub(super) fn parted<'t>(text: &'t str, sought: &[String]) -> Vec<(&'t str, bool)> {
    let (mut parts, mut begin, mut at) = (Vec::new(), 0, 0);
    while let Some(letter) = text[at..].chars().next() {
        let words = sought.iter().filter(|word| may_stand(text, at, word));
        let found = words.filter_map(|word| length_of(&text[at..], word)).max();
        if let Some(length) = found {
            parts.extend([(&text[begin..at], false), (&text[at..at + length], true)]);
            (begin, at) = (at + length, at + length);
        } else {
            at += letter.len_utf8();
        }
    }
    parts.push((&text[begin..], false));
    parts.retain(|(part, _)| !part.is_empty());
    parts
}

/// How many bytes at the beginning of the text this lower-case word takes, ignoring case; `None` if the text does not
/// begin with the word.
fn length_of(text: &str, word: &str) -> Option<usize> {
    let mut rest = word.chars();
    let mut wanted = rest.next()?;
    for (at, letter) in text.char_indices() {
        for lower in letter.to_lowercase() {
            if lower != wanted {
                return None;
            }
            match rest.next() {
                Some(next) => wanted = next,
                None => return Some(at + letter.len_utf8()),
            }
        }
    }
    None
}

/// Shows a list with bullets or numbers, in which the words that are searched for are marked.
pub fn list(ui: &mut Ui, ordered: bool, items: &[Vec<Span>], sought: &[String]) {
    let tokens = tokens(ui.ctx());
    ui.spacing_mut().item_spacing = vec2(0.0, tokens.space.xs);
    for (index, item) in items.iter().enumerate() {
        ui.horizontal_top(|ui| {
            let (place, _) = ui.allocate_exact_size(vec2(24.0, 0.0), Sense::hover());
            let mark = if ordered { format!("{}.", index + 1) } else { "•".to_owned() };
            let ink = Palette::of(ui.theme()).law;
            ui.painter().text(place.center_top(), Align2::CENTER_TOP, mark, tokens.bold(), ink);
            let response = paragraph(ui, item, sought);
            let text: String = item.iter().map(|span| span.text.as_str()).collect();
            named(ui, &response, Role::ListItem, &text);
        });
    }
}

/// Shows a link to another page or to a game, on a line of its own. Returns whether it was clicked.
pub fn link(ui: &mut Ui, text: &str) -> bool {
    let ink = Palette::of(ui.theme()).law;
    let shown = RichText::new(format!("→ {text}")).font(tokens(ui.ctx()).bold()).color(ink);
    let response = ui.add(egui::Link::new(shown));
    named(ui, &response, Role::Link, text);
    followed(&response);
    response.clicked()
}

/// Scrolls to the widget if it has just gained keyboard focus.
pub fn followed(response: &Response) {
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
}
