//! The panel of the review: the result, the graph, the turning points, the card and the buttons.
//!
//! `ui::view::study_layout` divides the window.

use egui::{Rect, Role, Ui, pos2, vec2};

use super::graph::Graph;
use super::points::Points;
use super::words::Words;
use crate::session::review::Review;
use crate::text::{Texts, game_names, notation};
use crate::ui::theme::{self, Palette, is_compact, size, tokens};
use crate::ui::view::{BoardAndPanel, Command, LawCard, Request, ViewContext, layout, walk_buttons};
use crate::ui::widgets::{ButtonState, PanelButton, card, cell, fit, labelled, paint_text, paint_two_lines};

/// What the panel asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ReviewRequest {
    /// Show the position after so many half-moves.
    Go(usize),
    /// Turn the board.
    Flip,
    ShowBetter,
    Study,
    Close,
}

/// The panel and what it shows.
pub struct Panel<'a> {
    pub words: Words<'a>,
    pub review: Option<&'a Review>,
    /// The number of half-moves before the position on the board.
    pub at: usize,
    /// The position has changed since the last frame.
    pub follows: bool,
    pub law: &'a LawCard,
    pub places: &'a BoardAndPanel,
}

impl Panel<'_> {
    /// Shows the panel. Returns what was asked for.
    pub fn show(&self, ui: &mut Ui, ctx: &mut ViewContext<'_>) -> Option<ReviewRequest> {
        let Panel { words, at, follows, places: &BoardAndPanel { head, body, .. }, .. } = *self;
        let small = is_compact(ui);
        self.head(ui, head);
        let gap = if small { size::GAP_SMALL } else { size::GAP };
        let buttons = body.with_min_y(body.bottom() - layout::buttons_height(tokens(ui.ctx())));
        let walk = if is_compact(ui) { size::WALK_SMALL } else { size::WALK };
        let walk = buttons.with_max_y(buttons.top() - gap).with_min_y(buttons.top() - gap - walk);
        let mut rest = body.with_max_y(walk.top() - gap);
        let law = self.law.height(ui, self.texts(), body.width());
        let law = Some(rest.with_min_y(rest.bottom() - law)).filter(|law| law.top() >= rest.top());
        if let Some(place) = law {
            let link = self.law.show(ui, place, self.texts());
            ctx.requests.extend(link.map(Request::from));
            rest.max.y = place.top() - gap;
        }
        let mut asked = self.walk(ui, walk).or(self.buttons(ui, buttons));
        let Some(review) = self.review else { return asked };
        let (least, most) = (*size::REVIEW_GRAPH.start(), *size::REVIEW_GRAPH.end());
        let height = (body.height() * 0.24).clamp(least, most);
        if rest.height() >= height {
            let graph = rest.with_max_y(rest.top() + height).shrink2(vec2(1.0, 1.0));
            let pressed = Graph { review, words, at }.show(ui, graph);
            asked = asked.or(pressed.map(ReviewRequest::Go));
            rest.min.y = graph.bottom() + gap;
        }
        if rest.height() >= 40.0 {
            let pressed = Points { review, words, at, follows, small }.show(ui, rest, ctx.art);
            asked = asked.or(pressed.map(ReviewRequest::Go));
        }
        asked
    }

    fn texts(&self) -> &Texts {
        self.words.texts()
    }

    /// The result, the players, and how the game ended.
    fn head(&self, ui: &mut Ui, place: Rect) {
        let palette = Palette::of(ui.theme());
        let (table, texts) = (self.words.table(), self.texts());
        let Some(outcome) = table.result() else { return };
        let (score, names) = (notation::result(outcome.score()), game_names::of_table(texts, table));
        let why = self.words.explain.why(outcome);
        labelled(ui, place, "review head", Role::Heading, format!("{score} {names}. {why}"));
        card(ui.painter(), place, palette.surface, palette.line);
        let pad = if is_compact(ui) { size::PAD_SMALL } else { size::PAD };
        let result = if is_compact(ui) { size::TEXT } else { size::TITLE };
        let score = fit(ui, &score, theme::bold(result), palette.ink, place.width() / 2.0, 1);
        let left = place.left() + pad + score.size().x + pad;
        let room = place.right() - pad - left;
        let points = if is_compact(ui) { size::TEXT_SMALL } else { size::TEXT };
        let names = fit(ui, &names, theme::bold(points), palette.ink, room, 2);
        let why = fit(ui, &why, theme::small(), palette.quiet, room, 1);
        paint_text(ui, pos2(place.left() + pad, place.center().y), score, palette.ink);
        if names.size().y + why.size().y <= place.height() && !(is_compact(ui) && why.elided) {
            paint_two_lines(ui, place.with_min_x(left), (names, palette.ink), (why, palette.quiet));
        } else {
            paint_text(ui, pos2(left, place.center().y), names, palette.ink);
        }
    }

    /// The buttons that walk through the game.
    fn walk(&self, ui: &mut Ui, place: Rect) -> Option<ReviewRequest> {
        let (at, last) = (self.at, self.words.table().moves().len());
        let enabled = |command| match command {
            Command::First | Command::Back => at > 0,
            Command::Forward | Command::Last => at < last,
            _ => true,
        };
        walk_buttons::show(ui, place, self.texts(), enabled).map(|command| match command {
            Command::First => ReviewRequest::Go(0),
            Command::Back => ReviewRequest::Go(at.saturating_sub(1)),
            Command::Forward => ReviewRequest::Go(at + 1),
            Command::Last => ReviewRequest::Go(last),
            _ => ReviewRequest::Flip,
        })
    }

    /// Two rows of two buttons.
    fn buttons(&self, ui: &mut Ui, place: Rect) -> Option<ReviewRequest> {
        let points = self.review.map(Review::turning_points).unwrap_or_default();
        // After the last one, the first again.
        let next = points.iter().find(|point| point.moves > self.at).or(points.first());
        let next = next.map(|point| point.moves).filter(|next| *next != self.at);
        let shows = points.iter().any(|point| point.moves == self.at);
        let all = [
            ("review-next", next.map(ReviewRequest::Go)),
            ("review-show", shows.then_some(ReviewRequest::ShowBetter)),
            (Command::StudyGame.key(), Some(ReviewRequest::Study)),
            ("review-close", Some(ReviewRequest::Close)),
        ];
        let gap = tokens(ui.ctx()).space.s;
        let mut asked = None;
        for (index, (key, request)) in all.into_iter().enumerate() {
            let place = cell(place, gap, (index / 2, 2), (index % 2, 2));
            let texts = self.texts();
            let (name, tiny, tip) = (t!(texts, key), texts.tiny(key), texts.tip(key));
            let state = ButtonState::plain(request.is_some());
            let plain = PanelButton::plain(texts.short(key), state);
            if (PanelButton { tiny, name, tip, ..plain }).show(ui, place).clicked() {
                asked = request;
            }
        }
        asked
    }
}
