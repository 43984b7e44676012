//! The table of contents: the parts of the book, with links to their pages or, during a search, to those found.
//!
//! `ui::screens::learn::book::pages` has the pages.

use egui::{Align, Button, Key, RichText, Role, ScrollArea, Ui, vec2};

use super::Book;
use super::pages::part_of;
use super::text::followed;
use crate::text::Texts;
use crate::ui::theme::{self, Palette, tokens};
use crate::ui::widgets::named;

impl Book {
    /// Shows the list in the remaining space; `keys` says whether the page keys, Home and End scroll it. Returns the
    /// index of the page whose line was clicked; `None` if none was.
    pub(super) fn show_list(&mut self, ui: &mut Ui, words: &Texts, keys: bool) -> Option<usize> {
        // When the page or the list has just been opened, the line of the page is scrolled into view.
        let is_fresh = std::mem::take(&mut self.fresh);
        let area = ScrollArea::vertical().id_salt("contents of the book").auto_shrink([false, false]);
        let height = ui.available_height();
        let shown = area.show(ui, |ui| {
            let asked = self.lines(ui, words, is_fresh);
            if keys {
                turned(ui, height);
            }
            asked
        });
        shown.inner
    }

    fn lines(&self, ui: &mut Ui, words: &Texts, is_fresh: bool) -> Option<usize> {
        let (palette, tokens) = (Palette::of(ui.theme()), tokens(ui.ctx()));
        ui.spacing_mut().item_spacing.y = 0.0;
        ui.spacing_mut().interact_size.y = tokens.row;
        let (mut part, mut asked) = ("", None);
        let (only, at) = (self.search.found(), self.history.now().page);
        if only.is_some_and(<[usize]>::is_empty) {
            ui.weak(t!(words, "book-none"));
        }
        let all: Vec<usize> = (0..self.pages.all().len()).collect();
        for (place, &index) in only.unwrap_or(&all).iter().enumerate() {
            let page = &self.pages.all()[index];
            if part != part_of(page) {
                part = part_of(page);
                ui.add_space(if place == 0 { 0.0 } else { tokens.space.m });
                let name = t!(words, part);
                let text = RichText::new(&name).font(theme::bold(tokens.text.small));
                let heading = ui.label(text.color(palette.quiet));
                named(ui, &heading, Role::Heading, &name);
            }
            let here = index == at;
            let (font, ink) = if here { (tokens.bold(), palette.law) } else { (tokens.body(), palette.ink) };
            let text = RichText::new(&page.title).font(font).color(ink);
            let size = vec2(ui.available_width(), 0.0);
            let line = ui.add(Button::selectable(here, text).wrap().min_size(size));
            followed(&line);
            if here && is_fresh {
                line.scroll_to_me(Some(Align::Center));
            }
            if line.clicked() {
                asked = Some(index);
            }
        }
        asked
    }
}

/// Scrolls when a page key, Home or End is pressed; `height` is the visible height in points. Call this after the last
/// line has been laid out.
fn turned(ui: &Ui, height: f32) {
    let (page, whole) = (height * 0.8, ui.min_rect().height());
    for (key, by) in [(Key::PageUp, page), (Key::PageDown, -page), (Key::Home, whole), (Key::End, -whole)] {
        let presses = ui.input(|input| input.num_presses(key)) as f32;
        if presses > 0.0 {
            ui.scroll_with_delta(vec2(0.0, presses * by));
        }
    }
}
