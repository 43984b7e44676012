//! The panel of the review: the result, the graph, a list of turning points or moves or the statistics, with a choice
//! between them, the law card, the steps of a turning point, and the buttons.
//!
//! `ui::view::study_layout` divides the window.

use egui::{Align2, Color32, Rect, Role, Ui, pos2, vec2};

use super::graph::Graph;
use super::points::Points;
use super::views::{FoundView, show_statistics};
use super::words::Words;
use super::{ReviewRequest, ReviewScreen};
use crate::record::Record;
use crate::rules::Color;
use crate::session::review::{Review, Stage};
use crate::table::Table;
use crate::text::{Texts, game_names, notation};
use crate::ui::screens::study;
use crate::ui::theme::{Palette, bold, is_compact, tokens};
use crate::ui::view::{BoardAndPanel, Command, Request, ViewContext, walk_buttons};
use crate::ui::widgets::parts::{self, Part};
use crate::ui::widgets::{ButtonState, PanelButton, card, fit, labelled, paint_text, paint_title};

/// The parts below the head, from top to bottom.
#[derive(Clone, Copy, PartialEq)]
enum PanelPart {
    Graph,
    /// The choice of what the next part shows.
    Views,
    Found,
    Law,
    /// The steps of a turning point.
    Steps,
    Walk,
    Buttons,
}

impl ReviewScreen {
    /// Shows the panel, and handles what is requested in it.
    pub(super) fn show_panel(&mut self, ui: &mut Ui, places: &BoardAndPanel, ctx: &mut ViewContext<'_>) {
        let (words, law, game) = (Words::of(ctx), self.card(ctx), ctx.session.reviewed().0);
        let (tokens, body) = (tokens(ui.ctx()), places.body);
        let has_steps = self.point(ctx).is_some() && fits_steps(ui, body.width(), words.texts());
        // The graph takes a sixth of the height, within limits; in a small window, the list needs the space.
        let graph = if is_compact(ui) { 40.0..=40.0 } else { 44.0..=(body.height() / 6.0).min(170.0) };
        let parts = [
            Part::between(PanelPart::Graph, graph).leaves(3),
            Part::fixed(PanelPart::Views, tokens.control.m).leaves(5),
            Part::rest(PanelPart::Found, 3.0 * tokens.row).leaves(1),
            Part::fixed(PanelPart::Law, law.height(ui, words.texts(), body.width())).leaves(2),
            Part::fixed(PanelPart::Steps, tokens.row).leaves(4).only_if(has_steps),
            Part::fixed(PanelPart::Walk, tokens.control.s),
            Part::fixed(PanelPart::Buttons, 2.0 * tokens.control.m + tokens.space.s),
        ];
        let panel = parts::column(body, tokens.space.m, &parts);
        head(ui, places.head, words, ctx.session.reviewed_record());
        if let Some(place) = panel.get(PanelPart::Law) {
            ctx.requests.extend(law.show(ui, place, words.texts()).map(Request::from));
        }
        if let Some(place) = panel.get(PanelPart::Steps) {
            show_steps(ui, place, self.stage(), words.texts());
        }
        self.walk(ui, panel.of(PanelPart::Walk), game, ctx);
        self.buttons(ui, panel.of(PanelPart::Buttons), ctx);
        let (at, Some(review)) = (self.at, ctx.session.review()) else { return };
        let follows = self.shown.replace(at) != Some(at);
        let graph = Graph { review, words, at, stages: &self.stages };
        let pressed = panel.get(PanelPart::Graph).and_then(|place| graph.show(ui, place));
        if let Some(place) = panel.get(PanelPart::Views) {
            self.view.choose(ui, place, words.texts());
        }
        // In less height than this, hardly anything would be visible.
        let found = panel.get(PanelPart::Found).filter(|place| place.height() >= 40.0);
        let asked = found.and_then(|place| match self.view {
            FoundView::Points => {
                let points = Points { review, words, at, stages: &self.stages, follows };
                points.show(ui, place, ctx.art)
            }
            FoundView::Moves => self.show_moves(ui, place, ctx).map(ReviewRequest::Go),
            FoundView::Statistics => {
                show_statistics(ui, place, review, words);
                None
            }
        });
        if let Some(request) = pressed.map(ReviewRequest::Go).or(asked) {
            self.obey(game, request, ctx);
        }
    }

    /// Shows the buttons that walk through the game and turn the board.
    fn walk(&mut self, ui: &mut Ui, place: Rect, game: &Table, ctx: &ViewContext<'_>) {
        let (at, last) = (self.at, game.moves().len());
        let enabled = |command| match command {
            Command::First | Command::Back => at > 0,
            Command::Forward | Command::Last => at < last,
            _ => true,
        };
        match walk_buttons::show(ui, place, ctx.look.words, enabled) {
            Some(Command::First) => self.go(game, 0),
            Some(Command::Back) => self.go(game, at.saturating_sub(1)),
            Some(Command::Forward) => self.go(game, at + 1),
            Some(Command::Last) => self.go(game, last),
            Some(_) => self.board.flipped = !self.board.flipped,
            None => {}
        }
    }

    fn buttons(&mut self, ui: &mut Ui, place: Rect, ctx: &mut ViewContext<'_>) {
        let (texts, gap, game) = (ctx.look.words, tokens(ui.ctx()).space.s, ctx.session.reviewed().0);
        let points = ctx.session.review().map(Review::turning_points).unwrap_or_default();
        // The last turning point is followed by the first one again. Those that have been seen are skipped as long as
        // another one has not.
        let is_left = points.iter().any(|point| point.moves != self.at && !self.stages.is_seen(point));
        let mut left = points.iter().filter(|point| !is_left || !self.stages.is_seen(point));
        let next = left.clone().find(|point| point.moves > self.at).or_else(|| left.next());
        let next = next.map(|point| point.moves).filter(|next| *next != self.at);
        let (is_point, stage) = (self.point(ctx).is_some(), self.stage());
        let show = if stage < Stage::Better { "review-show" } else { "review-why" };
        let mut first = vec!["review-hint", show, "review-next"];
        let mut last = vec!["cmd-play-from", Command::StudyGame.key(), "review-close"];
        // The narrowest panel has no space for three buttons in a row.
        if place.width() < 170.0 {
            first.remove(0);
            last.remove(0);
        }
        for (key, place) in parts::grid(place, gap, &[first, last]).iter() {
            let look =
                |is_possible: bool, stage| (is_point && is_possible).then_some(ReviewRequest::Look(stage));
            let request = match key {
                "review-next" => next.map(ReviewRequest::Go),
                "review-hint" => look(stage == Stage::Guess, Stage::Hint),
                "review-show" => look(true, Stage::Better),
                "review-why" => look(stage < Stage::Why, Stage::Why),
                "cmd-play-from" => {
                    let position = Some(game.position_after(self.at)).filter(|it| it.has_legal_move());
                    position.map(|it| ReviewRequest::Ask(Request::PlayFrom(Box::new(it.clone()))))
                }
                "review-close" => Some(ReviewRequest::Ask(Request::Return)),
                _ => Some(ReviewRequest::Ask(Request::Command(Command::StudyGame))),
            };
            let (name, tiny, tip) = (t!(texts, key), texts.tiny(key), texts.tip(key));
            let plain = PanelButton::plain(texts.short(key), ButtonState::plain(request.is_some()));
            let pressed = PanelButton { tiny, name, tip, ..plain }.show(ui, place).clicked();
            if let Some(request) = request.filter(|_| pressed) {
                self.obey(game, request, ctx);
            }
        }
    }

    fn obey(&mut self, game: &Table, request: ReviewRequest, ctx: &mut ViewContext<'_>) {
        match request {
            ReviewRequest::Go(at) => self.go(game, at),
            ReviewRequest::Look(stage) => self.look(game, stage),
            ReviewRequest::Ask(request) => ctx.requests.push(request),
        }
    }
}

/// Shows the result, the players, and how the game ended.
fn head(ui: &mut Ui, place: Rect, words: Words<'_>, record: Option<&Record>) {
    let (palette, tokens, texts) = (Palette::of(ui.theme()), tokens(ui.ctx()), words.texts());
    let (score, names, why) = match (record, words.table().result()) {
        (Some(record), _) => {
            let [white, black] = Color::ALL.map(|color| game_names::in_record(texts, &record.tags, color));
            let end = study::end(record, texts);
            (end.result, game_names::both(&white, &black), end.why)
        }
        (None, Some(outcome)) => {
            let score = notation::result(outcome.score());
            (score, game_names::of_table(texts, words.table()), words.explain.why(outcome))
        }
        (None, None) => return,
    };
    labelled(ui, place, "review head", Role::Heading, format!("{score} {names}. {why}").trim());
    card(ui.painter(), place, palette.surface, palette.line);
    let inside = place.shrink2(vec2(tokens.space.m, 0.0));
    let score = fit(ui, &score, tokens.heading(), palette.ink, place.width() / 2.0, 1);
    let columns = [Part::fixed("score", score.size().x), Part::rest("names", 0.0)];
    let beside = parts::row(inside, tokens.space.m, &columns).of("names");
    paint_text(ui, inside.left_center(), score, palette.ink);
    let is_cut = fit(ui, &why, tokens.small(), palette.quiet, beside.width(), 1).elided;
    paint_title(ui, beside, &names, if is_cut { "" } else { &why });
}

/// The message keys of the three steps of a turning point: the guess, the better move, and the reason.
const STEPS: [&str; 3] = ["review-step-guess", "review-step-better", "review-step-why"];

fn fits_steps(ui: &Ui, width: f32, texts: &Texts) -> bool {
    let tokens = tokens(ui.ctx());
    let beside = 1.4 * tokens.text.small + 3.0 * tokens.space.xs;
    let longest = STEPS.into_iter().map(|key| {
        let label = t!(texts, key);
        fit(ui, &label, bold(tokens.text.small), Color32::PLACEHOLDER, f32::INFINITY, 1).size().x + beside
    });
    longest.fold(0.0, f32::max) * STEPS.len() as f32 <= width
}

/// Shows the row of the steps, with those up to this stage highlighted.
fn show_steps(ui: &Ui, place: Rect, stage: Stage, texts: &Texts) {
    let (palette, tokens) = (Palette::of(ui.theme()), tokens(ui.ctx()));
    let current = match stage {
        Stage::Guess | Stage::Hint => 0,
        Stage::Better => 1,
        Stage::Why => 2,
    };
    let name = t!(texts, "review-step", step = current + 1, name = t!(texts, STEPS[current]));
    labelled(ui, place, "review steps", Role::Label, name);
    let (each, radius) = (place.width() / STEPS.len() as f32, tokens.text.small * 0.7);
    for (index, key) in STEPS.into_iter().enumerate() {
        let is_current = index == current;
        let (ink, fill) = match index <= current {
            true => (palette.law, palette.law),
            false => (palette.quiet, palette.window),
        };
        let at = pos2(place.left() + each * index as f32, place.center().y);
        let middle = at + vec2(radius + tokens.space.xs, 0.0);
        let digit = if index <= current { palette.surface } else { palette.quiet };
        ui.painter().circle(middle, radius, fill, (1.0, ink));
        let (font, number) = (bold(tokens.text.small), (index + 1).to_string());
        ui.painter().text(middle, Align2::CENTER_CENTER, number, font.clone(), digit);
        let font = if is_current { font } else { tokens.small() };
        let start = middle + vec2(radius + tokens.space.xs, 0.0);
        let label = fit(ui, &t!(texts, key), font, ink, at.x + each - start.x, 1);
        paint_text(ui, start, label, ink);
    }
}
