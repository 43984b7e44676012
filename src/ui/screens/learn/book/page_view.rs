//! The current page: its blocks in a column of readable width, and links to other pages.

use egui::style::ScrollAnimation;
use egui::{Align, EventFilter, Id, Rect, Role, ScrollArea, Sense, Ui, UiBuilder, vec2};

use super::page::Block;
use super::text::{self, followed};
use super::{Begins, Book, BookRequest, Playable, figure};
use crate::text::Texts;
use crate::ui::theme::tokens;
use crate::ui::view::{Request, ViewContext, first_step};
use crate::ui::widgets::{focus_ring, named};

/// The tab stop of the page as a whole.
pub fn page_stop() -> Id {
    Id::unique("page of the book")
}

impl Book {
    pub(super) fn show_page(
        &mut self,
        ui: &mut Ui,
        place: Rect,
        ctx: &mut ViewContext<'_>,
    ) -> Option<BookRequest> {
        self.show_stop(ui, place);
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

    /// Makes the page as a whole a tab stop, where the arrow keys scroll and turn pages.
    fn show_stop(&self, ui: &mut Ui, place: Rect) {
        let Some(page) = self.pages.all().get(self.history.now().page) else { return };
        let stop = ui.interact(place, page_stop(), Sense::FOCUSABLE);
        named(ui, &stop, Role::Group, &page.title);
        let arrows = EventFilter { horizontal_arrows: true, vertical_arrows: true, ..EventFilter::default() };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(stop.id, arrows));
        focus_ring(ui, place, &stop);
        first_step::note(ui.ctx(), stop.id);
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
        let sought = &self.search.marked;
        let (mut request, mut promoting, mut explained) = (None, false, None);
        let mut boards: Vec<(usize, Rect)> = Vec::new();
        for (index, (block, tried)) in page.blocks.iter().zip(&mut self.trials).enumerate() {
            let (top, first) = (ui.cursor().top(), first_step::widget_count(ui));
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
                    ui.push_id(index, |ui| figure::show(ui, practice, seen, &mut promoting, ctx));
                }
                (_, Some(Playable::Start(playground))) => {
                    ui.push_id(index, |ui| playground.show(ui, seen, ctx));
                }
                _ => {}
            }
            if self.to_board && matches!(block, Block::Diagram(_) | Block::Procedure(_)) {
                boards.push((index, seen.translate(vec2(0.0, top - seen.top()))));
            }
            if matches!(begins, Some(Begins::Block(block)) if block == index) {
                let line = seen.translate(vec2(0.0, top - seen.top()));
                ui.scroll_to_rect_animation(line, Some(Align::TOP), ScrollAnimation::none());
                explained = Some(first);
            }
        }
        self.to_board = false;
        let below = boards.iter().find(|(_, place)| place.top() >= seen.top());
        if let Some((index, place)) = below.or(boards.first()) {
            ui.scroll_to_rect_animation(*place, Some(Align::TOP), ScrollAnimation::none());
            self.trials[*index].iter_mut().for_each(|board| board.board_mut().wants_focus = true);
            ui.ctx().request_repaint();
        }
        // A keyboard user who asked for a block, such as the explanation of an article, starts at that block.
        first_step::note(ui.ctx(), explained.and_then(|first| first_step::first_stop(ui, first)));
        self.foot(ui, ctx.look.words).or(request)
    }

    /// Shows the buttons for the previous and the next page. Returns the request of the button that was pressed; `None`
    /// if none was.
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
