//! The law card, which always says where the game stands: whose move it is, why a move was refused, how the game ended.
//!
//! `ui::view::explain` writes the sentences.

use std::sync::Arc;

use egui::accesskit::Live;
use egui::{Context, CursorIcon, Galley, Id, Rect, Role, Sense, Stroke, Ui, WidgetInfo, pos2, vec2};

use super::layout::{LINE, least_law};
use crate::text::Texts;
use crate::ui::theme::{Palette, bold, tokens};
use crate::ui::view::command::Command;
use crate::ui::widgets::{card, fit, focus_ring, labelled};

/// The largest number of lines of each part; enough for the longest sentence in the narrowest panel.
const TITLE_ROWS: usize = 4;
const DETAIL_ROWS: usize = 11;

/// The content of the card.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct LawCard {
    pub title: String,
    pub detail: String,
    pub article: Option<&'static str>,
    /// What the card offers to do, instead of an article, and the message key of its name.
    pub offer: Option<(&'static str, Command)>,
    /// It explains why something was refused.
    pub refusal: bool,
    /// The score, once the game is over.
    pub score: Option<String>,
    /// A screen reader has announced it already and will not do so again.
    pub said: bool,
}

/// What a press on the card's link asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Link {
    /// The page of the book on this article.
    Article(&'static str),
    Command(Command),
}

impl Link {
    /// The article, for cards that offer nothing else.
    pub fn article(self) -> Option<&'static str> {
        match self {
            Link::Article(article) => Some(article),
            Link::Command(_) => None,
        }
    }
}

struct CardTexts {
    /// From top to bottom.
    rows: Vec<Arc<Galley>>,
    /// To the right of one of them, or below them all if it does not fit there.
    article: Arc<Galley>,
    article_row: Option<usize>,
    height: f32,
}

impl LawCard {
    /// A card that only says this.
    pub fn of(title: String, detail: String) -> LawCard {
        LawCard { title, detail, ..LawCard::default() }
    }

    /// Shows the card below what `ui` has so far. Returns the link that was clicked.
    #[must_use]
    pub fn show_here(&self, ui: &mut Ui, words: &Texts) -> Option<Link> {
        let height = self.height(ui, words, ui.available_width());
        let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
        self.show(ui, rect, words)
    }

    /// The card's height at a width. At least two lines, so that it seldom changes.
    pub fn height(&self, ui: &Ui, words: &Texts, width: f32) -> f32 {
        self.texts(ui, words, width).height.max(least_law(tokens(ui.ctx())))
    }

    fn texts(&self, ui: &Ui, words: &Texts, width: f32) -> CardTexts {
        let (palette, tokens) = (Palette::of(ui.theme()), tokens(ui.ctx()));
        let room = width - 2.0 * tokens.space.l;
        let word = if self.refusal { palette.refusal } else { palette.law };
        let link = self.link().map(|link| self.link_text(words, link)).unwrap_or_default();
        let article = fit(ui, &link, bold(tokens.text.small), word, room, 1);
        let corner = if link.is_empty() { 0.0 } else { article.size().x + tokens.space.m };
        let stacked = corner > room * 0.5;
        let title_width = if stacked { room } else { room - corner };
        let score = self.score.as_ref().map(|score| fit(ui, score, tokens.display(), palette.ink, room, 1));
        let title = fit(ui, &self.title, tokens.bold(), word, title_width, TITLE_ROWS);
        let article_row = (!stacked).then_some(usize::from(score.is_some()));
        let detail = |font| fit(ui, &self.detail, font, palette.ink, room, DETAIL_ROWS);
        let height = |detail: &Arc<Galley>| {
            let below = [detail.size().y, if stacked { article.size().y } else { 0.0 }];
            let below: f32 =
                below.into_iter().filter(|row| *row > 0.0).map(|row| row + tokens.space.xs).sum();
            let score = score.as_ref().map_or(0.0, |score| score.size().y);
            score + title.size().y + below + 2.0 * tokens.space.m
        };
        // A long text gets small letters, so that the card nearly always has the same height.
        let large = detail(tokens.body());
        let is_long = self.score.is_none() && height(&large) > least_law(tokens);
        let detail = if is_long { detail(tokens.small()) } else { large };
        let height = height(&detail);
        let rows = score.into_iter().chain([title]);
        let rows = rows.chain(Some(detail).filter(|detail| detail.size().x > 0.0)).collect();
        CardTexts { rows, article, article_row, height }
    }

    fn link(&self) -> Option<Link> {
        let article = self.article.map(Link::Article);
        article.or_else(|| self.offer.map(|(_, command)| Link::Command(command)))
    }

    /// What the card shows for its link.
    fn link_text(&self, words: &Texts, link: Link) -> String {
        match link {
            Link::Article(article) => t!(words, "article", article),
            Link::Command(_) => self.offer.map(|(key, _)| t!(words, key)).unwrap_or_default(),
        }
    }

    /// What a screen reader says for the link, also its tooltip.
    fn link_name(&self, words: &Texts, link: Link) -> String {
        match link {
            Link::Article(article) => t!(words, "article-link", article),
            Link::Command(_) => self.link_text(words, link),
        }
    }

    /// Shows the card. Returns its link if that is pressed.
    #[must_use]
    pub fn show(&self, ui: &mut Ui, rect: Rect, words: &Texts) -> Option<Link> {
        let id = ui.scope_id().with("law card").with(card_is_second(ui.ctx()));
        let response = ui.interact(rect, id, Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, self.spoken(words)));
        self.live(ui, response.id);
        let at = self.paint(ui, rect, words);
        self.link().filter(|asked| link(ui, at, &self.link_name(words, *asked)))
    }

    /// The whole text, for a screen reader.
    pub fn spoken(&self, words: &Texts) -> String {
        let article = self.article.map(|article| t!(words, "article", article));
        let score = self.score.clone().unwrap_or_default();
        let all = [&score, &self.title, &self.detail, &article.unwrap_or_default()];
        let said: Vec<&str> = all.into_iter().map(String::as_str).filter(|part| !part.is_empty()).collect();
        said.join(" ").trim().to_owned()
    }

    /// Makes screen readers announce the card when it changes; a refusal interrupts other speech.
    fn live(&self, ui: &Ui, id: Id) {
        let live = match self.refusal {
            _ if self.said => Live::Off,
            true => Live::Assertive,
            false => Live::Polite,
        };
        ui.ctx().accesskit_node_builder(id, |node| node.set_live(live));
    }

    /// Shows the card on as many lines as there is room for after `before`, with the full text as tooltip. They are the
    /// link.
    #[must_use]
    pub fn show_line(&self, ui: &mut Ui, rect: Rect, words: &Texts, before: &str) -> Option<Link> {
        let palette = Palette::of(ui.theme());
        let all = format!("{before}{} {}", self.title, self.detail);
        let refused = format!("{before}{}", self.detail);
        let text = if self.refusal { &refused } else { &all };
        let ink = if self.refusal { palette.refusal } else { palette.ink };
        let rows = (rect.height() / LINE).floor().max(1.0) as usize;
        let line = fit(ui, text.trim(), tokens(ui.ctx()).small(), ink, rect.width(), rows);
        let sense = if self.link().is_some() { Sense::click() } else { Sense::hover() };
        let second = card_is_second(ui.ctx());
        let id = ui.scope_id().with("law line");
        if ui.memory(|memory| memory.has_focus(id.with(!second))) {
            ui.memory_mut(|memory| memory.request_focus(id.with(second)));
        }
        let response = ui.interact(rect, id.with(second), sense);
        let link = self.link().map(|link| self.link_name(words, link));
        response.widget_info(|| match &link {
            Some(link) => WidgetInfo::labeled(Role::Link, true, words.paragraph([all.clone(), link.clone()])),
            None => WidgetInfo::labeled(Role::Label, true, &all),
        });
        self.live(ui, response.id);
        ui.painter().galley(pos2(rect.center().x - line.size().x / 2.0, rect.top()), line, ink);
        focus_ring(ui, rect, &response);
        let asked = response.clicked();
        response.on_hover_text(all);
        self.link().filter(|_| asked)
    }

    /// Paints the card. Returns the rectangle of its link.
    fn paint(&self, ui: &Ui, rect: Rect, words: &Texts) -> Rect {
        let (palette, space) = (Palette::of(ui.theme()), &tokens(ui.ctx()).space);
        let (fill, line) = match self.refusal {
            true => (palette.refusal_surface, palette.refusal),
            // A finished game uses the plain surface of other cards.
            false if self.score.is_some() => (palette.surface, palette.quiet),
            false => (palette.law_surface, palette.law),
        };
        card(ui.painter(), rect, fill, line.gamma_multiply(0.35));
        let CardTexts { rows, article, article_row, height } = self.texts(ui, words, rect.width());
        let painter = ui.painter().with_clip_rect(rect);
        let inside = rect.shrink2(vec2(space.l, space.m));
        // If there is much space, as at the end of a game, the text is centred vertically.
        let slack = if self.score.is_some() { ((rect.height() - height) / 2.0).max(0.0) } else { 0.0 };
        let mut top = inside.top() + slack;
        let mut article_top = None;
        for (index, row) in rows.into_iter().enumerate() {
            let below = row.size().y + if article_row == Some(index + 1) { 0.0 } else { space.xs };
            if article_row == Some(index) {
                article_top =
                    Some(top + row.rows.first().map_or(0.0, |first| first.size.y) - article.size().y);
            }
            painter.galley(pos2(inside.left(), top), row, palette.ink);
            top += below;
        }
        let at =
            article_top.map_or(pos2(inside.left(), top), |at| pos2(inside.right() - article.size().x, at));
        let place = article.rect.translate(at.to_vec2());
        painter.galley(at, article, palette.ink);
        place.intersect(rect)
    }
}

/// The article or offer as a link, underlined under the pointer.
fn link(ui: &mut Ui, place: Rect, tip: &str) -> bool {
    let reach = place.expand(tokens(ui.ctx()).space.xs);
    let response = labelled(ui, reach, "law article", Role::Link, tip);
    focus_ring(ui, place, &response);
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
    if response.hovered() {
        ui.ctx().set_cursor_icon(CursorIcon::PointingHand);
        let law = Palette::of(ui.theme()).law;
        ui.painter().hline(place.x_range(), place.bottom(), Stroke::new(1.0, law));
    }
    response.on_hover_text(tip).clicked()
}

/// Which of two alternating nodes the card is: a new node makes screen readers repeat an identical refusal.
fn card_is_second(ctx: &Context) -> bool {
    ctx.data(|data| data.get_temp(node())).unwrap_or_default()
}

/// The key under which that is stored.
pub fn node() -> Id {
    Id::unique("law card's node")
}
