//! The law card, which always says where the game stands: whose move it is, why a move was refused, how the game ended.
//!
//! `ui::view::explain` writes the sentences.

use std::sync::Arc;

use egui::accesskit::Live;
use egui::{Context, CursorIcon, Galley, Id, Rect, Role, Sense, Stroke, Ui, WidgetInfo, pos2, vec2};

use crate::text::Texts;
use crate::ui::theme::{self, Palette, size};
use crate::ui::view::command::Command;
use crate::ui::widgets::{card, fit, labelled, ring};

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
    score: Option<Arc<Galley>>,
    title: Arc<Galley>,
    article: Arc<Galley>,
    detail: Arc<Galley>,
    pad: f32,
    /// The article does not fit next to the title and is put below.
    stacked: bool,
}

impl CardTexts {
    fn height(&self) -> f32 {
        let under = |galley: &Galley| if galley.size().x > 0.0 { 4.0 + galley.size().y } else { 0.0 };
        let article = if self.stacked { under(&self.article) } else { 0.0 };
        let score = self.score.as_ref().map_or(0.0, |score| score.size().y);
        score + self.title.size().y + under(&self.detail) + article + 2.0 * self.pad
    }
}

impl LawCard {
    /// A card that only says this.
    pub fn of(title: String, detail: String) -> LawCard {
        LawCard { title, detail, ..LawCard::default() }
    }

    /// Shows the card below what `ui` has so far. Returns the link that was clicked.
    #[must_use]
    pub fn show_here(&self, ui: &mut Ui, words: &Texts, small: bool) -> Option<Link> {
        let height = self.height(ui, words, ui.available_width(), small);
        let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
        self.show(ui, rect, words, small)
    }

    /// The card's height at a width. At least two lines, so that it seldom changes.
    pub fn height(&self, ui: &Ui, words: &Texts, width: f32, small: bool) -> f32 {
        let least = if small { size::LAW_SMALL } else { size::LAW };
        self.lines(ui, words, width, small).height().max(least)
    }

    fn lines(&self, ui: &Ui, words: &Texts, width: f32, small: bool) -> CardTexts {
        let palette = Palette::of(ui.theme());
        let pad = if small { size::PAD_SMALL } else { size::PAD };
        let (points, font) =
            if small { (size::TEXT_SMALL + 0.5, theme::small()) } else { (size::TEXT, theme::text()) };
        let word = if self.refusal { palette.refusal } else { palette.law };
        let article = self.link().map(|link| self.link_text(words, link));
        let article = fit(ui, &article.unwrap_or_default(), theme::bold(points), word, width, 1);
        let room = width - 2.0 * pad;
        let corner = if article.size().x > 0.0 { article.size().x + 10.0 } else { 0.0 };
        let stacked = corner > room * 0.5;
        let title_width = if stacked { room } else { room - corner };
        let title = fit(ui, &self.title, theme::bold(points), word, title_width, TITLE_ROWS);
        let detail = fit(ui, &self.detail, font, palette.ink, room, DETAIL_ROWS);
        // A long text gets small letters, so that the card nearly always has the same height.
        let high = title.size().y + 4.0 + detail.size().y + 2.0 * pad > size::LAW;
        let detail = match high && !small && self.score.is_none() {
            true => fit(ui, &self.detail, theme::small(), palette.ink, room, DETAIL_ROWS),
            false => detail,
        };
        let points = if small { 22.0 } else { 34.0 };
        let score = self.score.as_ref();
        let score = score.map(|score| fit(ui, score, theme::bold(points), palette.ink, room, 1));
        CardTexts { score, title, article, detail, pad, stacked }
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
    pub fn show(&self, ui: &mut Ui, rect: Rect, words: &Texts, small: bool) -> Option<Link> {
        let id = ui.scope_id().with("law card").with(card_is_second(ui.ctx()));
        let response = ui.interact(rect, id, Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, self.spoken(words)));
        self.live(ui, response.id);
        let at = self.paint(ui, rect, words, small);
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
        let rows = (rect.height() / size::LINE).floor().max(1.0) as usize;
        let line = fit(ui, text.trim(), theme::small(), ink, rect.width(), rows);
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
        ring(ui, rect, size::RADIUS / 2, &response);
        let asked = response.clicked();
        response.on_hover_text(all);
        self.link().filter(|_| asked)
    }

    /// Paints the card. Returns the rectangle of its link.
    fn paint(&self, ui: &Ui, rect: Rect, words: &Texts, small: bool) -> Rect {
        let palette = Palette::of(ui.theme());
        let (fill, line) = match self.refusal {
            true => (palette.refusal_surface, palette.refusal),
            // A finished game uses the plain surface of other cards.
            false if self.score.is_some() => (palette.surface, palette.quiet),
            false => (palette.law_surface, palette.law),
        };
        card(ui.painter(), rect, fill, line.gamma_multiply(0.35));
        let lines = self.lines(ui, words, rect.width(), small);
        let painter = ui.painter().with_clip_rect(rect);
        let height = lines.height() - 2.0 * lines.pad;
        let slack = (rect.height() - height) / 2.0;
        // If there is much space, as at the end of a game, the text is centred vertically.
        let mut top = rect.top() + if self.score.is_some() { slack } else { slack.min(lines.pad) }.max(0.0);
        let left = rect.left() + lines.pad;
        let bottom = top + height;
        if let Some(score) = lines.score {
            let below = top + score.size().y;
            painter.galley(pos2(left, top), score, palette.ink);
            top = below;
        }
        let detail_at = pos2(left, top + lines.title.size().y + 4.0);
        let article_at = match lines.stacked {
            true => pos2(left, bottom - lines.article.size().y),
            false => pos2(rect.right() - lines.pad - lines.article.size().x, top),
        };
        painter.galley(pos2(left, top), lines.title, palette.ink);
        painter.galley(detail_at, lines.detail, palette.ink);
        let place = Rect::from_min_size(article_at, lines.article.size());
        painter.galley(article_at, lines.article, palette.ink);
        place.intersect(rect)
    }
}

/// The article or offer as a link, underlined under the pointer or with keyboard focus.
fn link(ui: &mut Ui, place: Rect, tip: &str) -> bool {
    let reach = place.expand2(vec2(size::GAP_SMALL, size::GAP_SMALL / 2.0));
    let response = labelled(ui, reach, "law article", Role::Link, tip);
    ring(ui, reach, size::RADIUS / 2, &response);
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
