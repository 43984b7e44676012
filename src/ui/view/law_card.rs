//! The law card, which says how things stand, such as whose move it is, why a move was refused or how the game ended.
//!
//! `ui::view::explain` writes the sentences about a game.

use std::sync::Arc;

use egui::accesskit::Live;
use egui::{CursorIcon, Galley, Id, Rect, Role, Sense, Stroke, Ui, Vec2, WidgetInfo, pos2, vec2};

use super::layout::{LINE, least_law};
use super::live;
use crate::text::Texts;
use crate::ui::theme::{Palette, bold, tokens};
use crate::ui::view::Command;
use crate::ui::widgets::{card, fit, focus_ring, labelled};

/// The maximum number of lines in the title.
const TITLE_ROWS: usize = 4;
/// The maximum number of lines in the detail.
const DETAIL_ROWS: usize = 11;

/// How the text is fitted into the card.
#[derive(Clone, Copy)]
struct Fit {
    title: usize,
    detail: usize,
    is_low: bool,
    /// Whether there is hardly any space above and below the text.
    is_tight: bool,
}

const FULL: Fit = Fit { title: TITLE_ROWS, detail: DETAIL_ROWS, is_low: false, is_tight: false };

#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[allow(clippy::struct_excessive_bools, reason = "independent facts about a card")]
pub struct LawCard {
    pub title: String,
    pub detail: String,
    /// The title and the detail as a screen reader says them, if they differ from those shown.
    pub aloud: Option<[String; 2]>,
    /// What a screen reader says instead of the whole text, if only this part of it is new.
    pub news: Option<String>,
    pub article: Option<&'static str>,
    /// The command that the card offers if it has no article, preceded by the message key of the link's text.
    pub offer: Option<(&'static str, Command)>,
    /// Whether the card reports a refusal or trouble.
    pub refusal: bool,
    /// The score, once the game is over.
    pub score: Option<String>,
    /// Whether the only human has won.
    pub won: bool,
    /// Whether even a short text is set in small type, so that the text size does not change.
    pub small: bool,
    /// Whether the card is not announced, because what it says has been announced already.
    pub said: bool,
}

/// What a press on the card's link requests.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Link {
    /// The page of the book about this article.
    Article(&'static str),
    Command(Command),
}

impl Link {
    /// The article that the link leads to; `None` for a command.
    pub fn article(self) -> Option<&'static str> {
        match self {
            Link::Article(article) => Some(article),
            Link::Command(_) => None,
        }
    }
}

struct CardTexts {
    /// From top to bottom: the score if it is large, the title, and the detail if it is shown.
    rows: Vec<Arc<Galley>>,
    article: Arc<Galley>,
    /// Whether the article or offer is below all rows, because it takes up more than half the width.
    stacked: bool,
    /// The space above the text, which is also the space below it.
    padding: f32,
    height: f32,
}

impl LawCard {
    /// A card with only a title and a detail.
    pub fn of(title: String, detail: String) -> LawCard {
        LawCard { title, detail, ..LawCard::default() }
    }

    /// Shows the card below the previous contents of `ui`. Returns the link if it was clicked.
    #[must_use]
    pub fn show_here(&self, ui: &mut Ui, words: &Texts) -> Option<Link> {
        let height = self.height(ui, words, ui.available_width());
        let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
        self.show(ui, rect, words)
    }

    /// The card's height if it is this wide; at least `least_law`, so that the height seldom changes.
    pub fn height(&self, ui: &Ui, words: &Texts, width: f32) -> f32 {
        self.texts(ui, words, width, FULL).height.max(least_law(tokens(ui.ctx())))
    }

    /// The height of the text with its padding if the card is this wide, without a minimum.
    pub fn text_height(&self, ui: &Ui, words: &Texts, width: f32) -> f32 {
        self.texts(ui, words, width, FULL).height
    }

    /// The texts for a card of this size: the full text if it fits; otherwise small type, with the score before the
    /// title, and as many lines as fit. Also returns whether something is left out for lack of space. If not even one
    /// line fits, the full text is cut.
    fn fitting_texts(&self, ui: &Ui, words: &Texts, place: Vec2) -> (CardTexts, bool) {
        let fits = |texts: &CardTexts| texts.height <= place.y + 0.5;
        let full = self.texts(ui, words, place.x, FULL);
        if fits(&full) {
            let is_cut = full.rows.iter().any(|row| row.elided);
            return (full, is_cut);
        }
        let details = (0..=DETAIL_ROWS).rev().map(|detail| (TITLE_ROWS, detail));
        let titles = (1..TITLE_ROWS).rev().map(|title| (title, 0));
        // Lines are left out only if they do not all fit, even with less space around them.
        let tight = [false, true].map(|is_tight| Fit { is_low: true, is_tight, ..FULL });
        let cut = details.chain(titles).map(|(title, detail)| Fit { title, detail, is_low: true, ..FULL });
        let low = tight.into_iter().chain(cut).map(|fits| {
            let detail = fits.detail;
            let texts = self.texts(ui, words, place.x, fits);
            let is_cut = detail == 0 && !self.detail.is_empty() || texts.rows.iter().any(|row| row.elided);
            (texts, is_cut)
        });
        low.into_iter().find(|(texts, _)| fits(texts)).unwrap_or((full, true))
    }

    fn texts(&self, ui: &Ui, words: &Texts, width: f32, fits: Fit) -> CardTexts {
        let (palette, tokens) = (Palette::of(ui.theme()), tokens(ui.ctx()));
        let room = width - 2.0 * tokens.space.l;
        let word = match self.refusal {
            true => palette.refusal,
            // A result is not news about the Laws, and a loss should not be shown in green.
            false if self.score.is_some() && !self.won => palette.ink,
            false => palette.law,
        };
        let link = self.link(words).map(|(_, text, _)| text).unwrap_or_default();
        let article = if self.refusal { palette.refusal } else { palette.law };
        let article = fit(ui, &link, bold(tokens.text.small), article, room, 1);
        let corner = if link.is_empty() { 0.0 } else { article.size().x + tokens.space.m };
        let stacked = corner > room * 0.5;
        let score = self.score.as_ref().filter(|_| !fits.is_low);
        let score = score.map(|score| fit(ui, score, tokens.display(), palette.ink, room, 1));
        let title_room = if stacked || score.is_some() { room } else { room - corner };
        let font = if score.is_some() { tokens.heading() } else { tokens.bold() };
        let title = match self.score.as_ref().filter(|_| fits.is_low) {
            Some(score) => format!("{score}  {}", self.title),
            None => self.title.clone(),
        };
        let title = fit(ui, &title, font, word, title_room, fits.title);
        let detail = |font| {
            let shown =
                (fits.detail > 0).then(|| fit(ui, &self.detail, font, palette.ink, room, fits.detail));
            shown.filter(|detail| detail.size().x > 0.0)
        };
        let rows = |detail| score.iter().cloned().chain([title.clone()]).chain(detail).collect::<Vec<_>>();
        let padding = if fits.is_tight { tokens.space.xs } else { tokens.space.m };
        let height = |rows: &[Arc<Galley>]| {
            let lines = rows.iter().chain(stacked.then_some(&article));
            lines.map(|row| row.size().y + tokens.space.xs).sum::<f32>() - tokens.space.xs + 2.0 * padding
        };
        // A long text is set in small type, so that the height of the card seldom changes.
        let large = rows(detail(tokens.body()));
        let is_long = self.score.is_none() && height(&large) > least_law(tokens);
        let rows = if is_long || self.small || fits.is_low { rows(detail(tokens.small())) } else { large };
        CardTexts { height: height(&rows), rows, article, stacked, padding }
    }

    /// The card's link, its text, and its name for screen readers and for the tooltip; `None` if there is no link.
    fn link(&self, words: &Texts) -> Option<(Link, String, String)> {
        match (self.article, self.offer) {
            (Some(article), _) => {
                let name = t!(words, "article-link", article);
                Some((Link::Article(article), t!(words, "article", article), name))
            }
            (None, Some((key, command))) => Some((Link::Command(command), t!(words, key), t!(words, key))),
            (None, None) => None,
        }
    }

    /// Shows the card. Returns the link if it was clicked.
    #[must_use]
    pub fn show(&self, ui: &mut Ui, rect: Rect, words: &Texts) -> Option<Link> {
        let (palette, space) = (Palette::of(ui.theme()), &tokens(ui.ctx()).space);
        self.announce(ui, rect, words);
        let (fill, line) = match self.refusal {
            true => (palette.refusal_surface, palette.refusal),
            // The card of a finished game has the plain surface of other cards.
            false if self.score.is_some() => (palette.surface, palette.quiet),
            false => (palette.law_surface, palette.law),
        };
        card(ui.painter(), rect, fill, line.gamma_multiply(0.35));
        let (CardTexts { rows, article, stacked, height, padding }, is_cut) =
            self.fitting_texts(ui, words, rect.size());
        if is_cut {
            let whole = ui.interact(rect, ui.scope_id().with("whole law card"), Sense::hover());
            whole.on_hover_text(format!("{}\n{}", self.title, self.detail));
        }
        let painter = ui.painter().with_clip_rect(rect);
        let inside = rect.shrink2(vec2(space.l, padding));
        // If the card of a finished game is taller than its text, the text is centred vertically.
        let slack = if self.score.is_some() { (rect.height() - height).max(0.0) / 2.0 } else { 0.0 };
        let mut at = inside.left_top() + vec2(0.0, slack);
        let mut corner = at;
        for (index, row) in rows.into_iter().enumerate() {
            if index == 0 {
                let line = row.rows.first().map_or(0.0, |line| line.size.y);
                corner = pos2(inside.right() - article.size().x, at.y + line - article.size().y);
            }
            let below = row.size().y + space.xs;
            painter.galley(at, row, palette.ink);
            at.y += below;
        }
        let corner = if stacked { at } else { corner };
        let place = article.rect.translate(corner.to_vec2()).intersect(rect);
        painter.galley(corner, article, palette.ink);
        let (asked, _, name) = self.link(words)?;
        link(ui, place, &name).then_some(asked)
    }

    /// Makes the card in this rectangle known to screen readers, whether or not it is painted.
    pub fn announce(&self, ui: &Ui, rect: Rect, words: &Texts) {
        let response = ui.interact(rect, ui.scope_id().with("law card"), Sense::hover());
        let spoken = self.spoken(words);
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &spoken));
        self.live(ui, response.id, spoken);
    }

    /// The text for a screen reader: the news if there is any, otherwise the whole text.
    pub fn spoken(&self, words: &Texts) -> String {
        if let Some(news) = &self.news {
            return news.clone();
        }
        let article = self.article.map(|article| t!(words, "article", article));
        let score = self.score.clone().unwrap_or_default();
        let [title, detail] =
            self.aloud.as_ref().map_or([&self.title, &self.detail], <[String; 2]>::each_ref);
        let title = words.paragraph([score, title.clone()]);
        words.spoken([title, detail.clone(), article.unwrap_or_default()])
    }

    /// Makes screen readers announce the card when it changes, unless `said` is set. A refusal interrupts other speech.
    fn live(&self, ui: &Ui, id: Id, spoken: String) {
        let live = match self.refusal {
            _ if self.said => Live::Off,
            true => Live::Assertive,
            false => Live::Polite,
        };
        live::show(ui.ctx(), id, spoken, live);
    }

    /// Shows the card after the text `before`, on as many lines as fit, with the full text as a tooltip. The title of a
    /// refusal is left out of the lines. The lines act as the card's link, which is returned if it was clicked.
    #[must_use]
    pub fn show_line(&self, ui: &mut Ui, rect: Rect, words: &Texts, before: &str) -> Option<Link> {
        let palette = Palette::of(ui.theme());
        let joined = |texts: [&String; 2]| format!("{before}{} {}", texts[0], texts[1]);
        let all = joined([&self.title, &self.detail]);
        let refused = format!("{before}{}", self.detail);
        let text = if self.refusal { &refused } else { &all };
        let ink = if self.refusal { palette.refusal } else { palette.ink };
        let rows = (rect.height() / LINE).floor().max(1.0) as usize;
        let line = fit(ui, text.trim(), tokens(ui.ctx()).small(), ink, rect.width(), rows);
        let link = self.link(words);
        let sense = if link.is_some() { Sense::click() } else { Sense::hover() };
        let response = ui.interact(rect, ui.scope_id().with("law line"), sense);
        response.widget_info(|| match &link {
            Some((_, _, name)) => {
                WidgetInfo::labeled(Role::Link, true, words.paragraph([all.clone(), name.clone()]))
            }
            None => WidgetInfo::labeled(Role::Label, true, &all),
        });
        let spoken = self.aloud.as_ref().map(|aloud| joined(aloud.each_ref()));
        self.live(ui, response.id, spoken.unwrap_or_else(|| all.clone()));
        ui.painter().galley(pos2(rect.center().x - line.size().x / 2.0, rect.top()), line, ink);
        focus_ring(ui, rect, &response);
        let asked = response.clicked();
        response.on_hover_text(all);
        link.filter(|_| asked).map(|(link, ..)| link)
    }
}

/// Makes the painted article or offer a link that is underlined while the pointer is over it. Returns whether the link
/// was clicked.
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
