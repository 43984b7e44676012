//! The current page: its blocks in a column of readable width, and links to other pages.

use egui::style::ScrollAnimation;
use egui::{Align, Rect, ScrollArea, Ui, UiBuilder, vec2};

use super::figure::Figure;
use super::page::Block;
use super::text::{self, followed};
use super::{Begins, Book, BookRequest, Playable};
use crate::text::Texts;
use crate::ui::theme::tokens;
use crate::ui::view::{Request, ViewContext};

impl Book {
    pub(super) fn show_page(
        &mut self,
        ui: &mut Ui,
        place: Rect,
        ctx: &mut ViewContext<'_>,
    ) -> Option<BookRequest> {
        let mut child = ui.new_child(UiBuilder::new().max_rect(place).id_salt("page"));
        let mut area = ScrollArea::vertical().id_salt("page of the book").auto_shrink([false, false]);
        let begins = self.begins.take();
        if let Some(Begins::At(offset)) = begins {
            area = area.vertical_scroll_offset(offset);
        }
        let shown = area.show(&mut child, |ui| {
            let aside = ((ui.available_width() - 660.0) / 2.0).max(0.0);
            let column = ui.available_rect_before_wrap().shrink2(vec2(aside, 0.0));
            let show = |ui: &mut Ui| self.blocks(ui, place, begins, ctx);
            ui.scope_builder(UiBuilder::new().max_rect(column), show).inner
        });
        self.history.scrolled(shown.state.clamped_offset().y);
        self.most = (shown.content_size.y - shown.inner_rect.height()).max(0.0);
        shown.inner
    }

    fn blocks(
        &mut self,
        ui: &mut Ui,
        seen: Rect,
        begins: Option<Begins>,
        ctx: &mut ViewContext<'_>,
    ) -> Option<BookRequest> {
        let page = self.pages.all().get(self.history.now().page)?;
        ui.spacing_mut().item_spacing.y = tokens(ui.ctx()).space.m;
        text::title(ui, &page.title);
        let sought = self.search.marked();
        let (mut request, mut promoting) = (None, false);
        for (index, (block, tried)) in page.blocks.iter().zip(&mut self.trials).enumerate() {
            let top = ui.cursor().top();
            match (block, tried) {
                (Block::Heading(heading), _) => text::heading(ui, heading),
                (Block::Paragraph(spans), _) => drop(text::paragraph(ui, spans, sought)),
                (Block::List { ordered, items }, _) => {
                    ui.scope(|ui| text::list(ui, *ordered, items, sought));
                }
                (Block::Link { page, text }, _) if text::link(ui, text) => {
                    request = Some(BookRequest::Named(page.clone()));
                }
                (Block::Game { number, text }, _) if text::link(ui, text) => {
                    ctx.requests.push(Request::PlayThrough(*number));
                }
                (_, Some(Playable::Diagram(practice))) => {
                    let figure = Figure { practice, seen };
                    ui.push_id(index, |ui| figure.show(ui, &mut promoting, ctx));
                }
                (_, Some(Playable::Start(playground))) => {
                    ui.push_id(index, |ui| playground.show(ui, seen, ctx));
                }
                _ => {}
            }
            if matches!(begins, Some(Begins::Block(block)) if block == index) {
                let line = seen.translate(vec2(0.0, top - seen.top()));
                ui.scroll_to_rect_animation(line, Some(Align::TOP), ScrollAnimation::none());
            }
        }
        self.foot(ui, ctx.look.words).or(request)
    }

    /// Shows links to the previous and the next page. Returns the request of the one that was clicked.
    fn foot(&self, ui: &mut Ui, words: &Texts) -> Option<BookRequest> {
        ui.add_space(ui.spacing().item_spacing.y);
        let page = self.history.now().page;
        let mut request = None;
        ui.horizontal_wrapped(|ui| {
            for (key, other) in [("book-previous", page.checked_sub(1)), ("book-next", Some(page + 1))] {
                let named = other.and_then(|other| Some((other, self.pages.all().get(other)?)));
                let Some((other, named)) = named else { continue };
                let button = ui.button(t!(words, key, page = named.title.as_str()));
                followed(&button);
                if button.clicked() {
                    request = Some(BookRequest::Page(other));
                }
            }
        });
        ui.add_space(ui.spacing().item_spacing.y);
        request
    }
}
