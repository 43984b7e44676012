//! The current page: its blocks in a column of readable width, and links to other pages.

use egui::scroll_area::ScrollAreaOutput;
use egui::style::ScrollAnimation;
use egui::{Align, Rect, ScrollArea, Ui, UiBuilder, pos2, vec2};

use super::figure::Figure;
use super::page::Block;
use super::text::{self, followed};
use super::{Begins, Book, BookRequest, Playable};
use crate::text::Texts;
use crate::ui::theme::size;
use crate::ui::view::ViewContext;

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
        let first = match begins {
            Some(Begins::Block(block)) => Some(block),
            _ => None,
        };
        let shown: ScrollAreaOutput<Option<BookRequest>> = area.show(&mut child, |ui| {
            let room = ui.available_rect_before_wrap();
            let width = room.width().min(660.0);
            let left = room.center().x - width / 2.0;
            let column = room.with_min_x(left).with_max_x(left + width);
            let shown = ui.scope_builder(UiBuilder::new().max_rect(column), |ui| {
                ui.set_width(width);
                self.blocks(ui, place, first, ctx)
            });
            shown.inner
        });
        self.history.scrolled(shown.state.clamped_offset().y);
        self.most = (shown.content_size.y - shown.inner_rect.height()).max(0.0);
        shown.inner
    }

    fn blocks(
        &mut self,
        ui: &mut Ui,
        seen: Rect,
        first: Option<usize>,
        ctx: &mut ViewContext<'_>,
    ) -> Option<BookRequest> {
        let page = self.pages.all().get(self.history.now().page)?;
        let small = ctx.look.small;
        ui.spacing_mut().item_spacing.y = if small { size::GAP_SMALL } else { size::GAP };
        text::title(ui, &page.title, small);
        let (mut request, mut promoting) = (None, false);
        for (index, (block, tried)) in page.blocks.iter().zip(&mut self.trials).enumerate() {
            let top = ui.cursor().top();
            match (block, tried) {
                (Block::Heading(heading), _) => drop(text::heading(ui, heading, small)),
                (Block::Paragraph(spans), _) => drop(text::paragraph(ui, spans, small)),
                (Block::List { ordered, items }, _) => {
                    ui.scope(|ui| text::list(ui, *ordered, items, small));
                }
                (Block::Link { page, text }, _) => {
                    let asked = text::link(ui, text, small).clicked();
                    request = asked.then(|| BookRequest::Named(page.clone())).or(request);
                }
                (Block::Game { number, text }, _) => {
                    let asked = text::link(ui, text, small).clicked();
                    request = asked.then_some(BookRequest::Game(*number)).or(request);
                }
                (_, Some(Playable::Diagram(practice))) => {
                    let figure = Figure { practice, seen };
                    let asked = ui.push_id(index, |ui| figure.show(ui, &mut promoting, ctx)).inner;
                    request = asked.map(BookRequest::Explain).or(request);
                }
                (_, Some(Playable::Start(playground))) => {
                    let asked = ui.push_id(index, |ui| playground.show(ui, seen, ctx)).inner;
                    request = asked.map(BookRequest::Explain).or(request);
                }
                _ => {}
            }
            if first == Some(index) {
                let line = Rect::from_min_size(pos2(seen.left(), top), vec2(1.0, seen.height()));
                ui.scroll_to_rect_animation(line, Some(Align::TOP), ScrollAnimation::none());
            }
        }
        self.foot(ui, ctx.look.words).or(request)
    }

    /// Links to the previous and the next page.
    fn foot(&self, ui: &mut Ui, words: &Texts) -> Option<BookRequest> {
        ui.add_space(size::GAP);
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
        ui.add_space(size::GAP);
        request
    }
}
