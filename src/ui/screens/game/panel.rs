//! The panel next to the board or below it: both players, the score sheet, the law card, the buttons, and what replaces
//! these.
//!
//! `ui::view::layout` places the parts; `ui::app` executes the requests.

use std::cmp::Reverse;

use egui::{Area, Id, Order, Rect, Response, Sense, Ui, pos2, vec2};

use super::GameScreen;
use super::analysis_card::Card;
use super::answers::Answers;
use super::approval::Approval;
use super::buttons::Buttons;
use super::claim_card::ClaimCard;
use super::clock_bar;
use super::players::{ClockDisplay, Player, PlayerClock, ToMove};
use super::score;
use super::status::Status;
use crate::record::{Mark, MarkColor, MarkShape};
use crate::rules::{Color, Piece};
use crate::study::Walk;
use crate::table::Table;
use crate::text::named_move::announcement;
use crate::text::openings::opening_of;
use crate::text::{Texts, agreements, clock_face, notation};
use crate::ui::board::{Geometry, Paint};
use crate::ui::theme::size;
use crate::ui::view::explain::{self, points};
use crate::ui::view::layout::{self, Panel};
use crate::ui::view::{ClockState, Command, GameView, LawCard, Request, ViewContext, openings, walk_buttons};
use crate::ui::widgets::score_sheet::{End, Score, SheetEvent, SheetView};

impl GameScreen {
    /// The height of the law card or its replacement. A claim card and a result card take part of the buttons' space
    /// too.
    pub(super) fn law_height(
        &self,
        ui: &Ui,
        law: &LawCard,
        ctx: &ViewContext<'_>,
        width: f32,
        small: bool,
    ) -> f32 {
        let gap = if small { size::GAP_SMALL } else { size::GAP };
        let (height, spare) = match &self.panel_state.claiming {
            Some(claiming) => (claiming.height(), layout::buttons_height(small) + gap),
            None if ctx.game().is_over() && !self.buttons(ctx, small).over_takes_both(ui, width) => {
                let upper = layout::buttons_height(small) - layout::buttons_row(small);
                (law.height(ui, ctx.look.words, width, small), upper)
            }
            None => (law.height(ui, ctx.look.words, width, small), 0.0),
        };
        let least = if small { size::LAW_SMALL } else { size::LAW };
        (height - spare).max(least)
    }

    /// Shows everything except the board.
    pub(super) fn show_panel(&mut self, ui: &mut Ui, panel: &Panel, small: bool, ctx: &mut ViewContext<'_>) {
        let law = ctx.explain().standing(ctx.message);
        let near = if self.board.flipped { Color::Black } else { Color::White };
        if let Some(place) = panel.clock {
            clock_bar::show(ui, place, small, ctx);
        }
        let mut sheet = panel.sheet;
        for (color, strip, top) in [(!near, panel.far, true), (near, panel.near, false)] {
            let turned = top && ctx.look.settings.face_to_face && ctx.game().two_persons();
            GameScreen::show_player(ui, strip, color, [turned, small, true], ctx);
            let answers = Answers { game: ctx.game(), color, words: ctx.look.words, small, turned };
            answers.show_take_back(ui, &mut sheet, top, ctx.requests);
        }
        if self.shows_approval(ctx.game()) {
            let score = self.panel_state.score;
            let approval = Approval { game: ctx.game(), words: ctx.look.words, score, small };
            approval.show(ui, &mut sheet, ctx.requests);
        }
        self.show_sheet(ui, sheet, ctx);
        if let Some(place) = panel.walk {
            let window = ctx.window;
            let pressed = walk_buttons::show(ui, place, ctx.look.words, |command| command.enabled(&window));
            ctx.requests.extend(pressed.map(Request::Command));
        }
        if let Some(place) = panel.lines {
            let (words, settings) = (ctx.look.words, ctx.look.settings);
            let card = Card {
                words,
                notation: settings.notation,
                small,
                rows: 1,
                position: ctx.session.table().position_after(ctx.game().shown),
                flipped: self.board.flipped,
                colors: &settings.board.colors(ui.theme()),
                tip: None,
            };
            let analysis = ctx.session.analysis();
            let chosen = card.show(ui, place, analysis, ctx.art);
            self.pointed = chosen.pointed.and_then(|index| Some(analysis.lines().get(index)?.first()));
        }
        let lower = panel.law.union(panel.buttons);
        if let Some(mut claiming) = self.panel_state.claiming.take() {
            let explain = ctx.explain();
            ClaimCard { explain, small }.show(ui, lower, &mut claiming, ctx.requests);
            self.panel_state.claiming = Some(claiming);
            return;
        }
        let buttons = self.buttons(ctx, small);
        let both = buttons.over_takes_both(ui, panel.buttons.width());
        if ctx.game().is_over() && !both {
            // The row that is farther from the law card stays.
            let row_height = layout::buttons_row(small) + if small { size::GAP_SMALL } else { size::GAP };
            let (row, place) = match panel.buttons.top() < panel.law.top() {
                true => (0, lower.with_min_y(lower.top() + row_height)),
                false => (1, lower.with_max_y(lower.bottom() - row_height)),
            };
            ctx.requests.extend(law.show(ui, place, ctx.look.words, small).map(Request::from));
            buttons.show_over(ui, panel.buttons, Some(row), ctx.requests);
            return;
        }
        ctx.requests.extend(law.show(ui, panel.law, ctx.look.words, small).map(Request::from));
        match ctx.game().is_over() {
            true => buttons.show_over(ui, panel.buttons, None, ctx.requests),
            false => buttons.show(ui, panel.buttons, ctx.requests),
        }
    }

    pub(super) fn buttons<'a>(&self, ctx: &ViewContext<'a>, small: bool) -> Buttons<'a> {
        Buttons { words: ctx.look.words, window: ctx.window, choosing: self.panel_state.choosing, small }
    }

    /// Shows the claim card over the lower part of the board if there is no panel.
    pub(super) fn show_claim_alone(&mut self, ui: &Ui, room: Rect, ctx: &mut ViewContext<'_>) {
        let Some(mut claiming) = self.panel_state.claiming.take() else { return };
        let width = room.width().min(size::MOVE_FIELD);
        let height = claiming.height().min(room.height());
        let at = pos2(room.center().x - width / 2.0, room.bottom() - height);
        let area = Area::new(Id::unique("claim")).order(Order::Foreground).fixed_pos(at);
        area.show(ui.ctx(), |ui| {
            let place = Rect::from_min_size(at, vec2(width, height));
            ui.allocate_rect(place, Sense::hover());
            let explain = ctx.explain();
            let card = ClaimCard { explain, small: true };
            card.show(ui, place, &mut claiming, ctx.requests);
        });
        self.panel_state.claiming = Some(claiming);
    }

    /// Shows the intended move of a claim as far as it has been entered: its piece, or an arrow. Nothing is touched.
    pub(super) fn show_intended(&self, ui: &Ui, board: &Geometry, ctx: &ViewContext<'_>) {
        let colors = ctx.look.settings.board.colors(ui.theme());
        let paint = Paint { ctx: ui.ctx(), painter: ui.painter(), board, colors: &colors, upside_down: None };
        let (from, mv) = self.intended(ctx);
        if let Some(square) = from {
            paint.frame(square);
        }
        if let Some(mv) = mv {
            paint.drawing(Mark { shape: MarkShape::Arrow(mv.from(), mv.to()), color: MarkColor::Blue });
        }
    }

    /// Shows the strip of a player: turned, small, and with the answers to an offer.
    pub(super) fn show_player(
        ui: &mut Ui,
        rect: Rect,
        color: Color,
        how: [bool; 3],
        ctx: &mut ViewContext<'_>,
    ) {
        let [turned, small, answered] = how;
        let table = ctx.session.table();
        let result = table.result();
        let to_move = match ctx.game().turn() == color && result.is_none() {
            false => ToMove::No,
            true if ctx.game().is_thinking() => ToMove::Thinks,
            true => ToMove::Yes,
        };
        let captured =
            if ctx.look.settings.captured { captured(table, color, ctx.game().shown) } else { Vec::new() };
        let mut player = Player {
            color,
            name: &explain::at_table(ctx.look.words, table, color),
            short: &explain::at_table_briefly(ctx.look.words, table, color),
            to_move,
            score: result.map(|outcome| points(outcome)[color.index()]),
            clock: player_clock(color, ctx.game()),
            captured: &captured,
            taken: None,
            turned,
            small,
            presses: table.arrangement().is_some() && result.is_none() && ctx.game().turn() == color,
        };
        let answers = Answers { game: ctx.game(), color, words: ctx.look.words, small, turned };
        let room = answers.on_strip(rect, player.clock_room(ui, rect));
        player.taken = (answered && answers.asks_draw()).then_some(room);
        if player.show(ui, rect, ctx.look.words, ctx.art) {
            ctx.requests.push(Request::Command(Command::PressClock));
        }
        if answered {
            answers.show_draw(ui, room, ctx.requests);
        }
    }

    fn show_sheet(&mut self, ui: &mut Ui, rect: Rect, ctx: &mut ViewContext<'_>) {
        let (game, words) = (ctx.game(), ctx.look.words);
        let table = game.table;
        let result = table.result().map(|outcome| notation::result(outcome.score())).unwrap_or_default();
        let explain = ctx.explain();
        let why = table.result().map(|outcome| explain.why(outcome)).unwrap_or_default();
        let end = End { result, why };
        let beginning = agreements::at_sheet(words, table.setup());
        let line = (1..=game.shown).map(|moves| table.position_after(moves));
        let opening = opening_of(table.start(), line, || openings::load_in_background(ui.ctx()));
        let describe = |response: &Response, moves: usize| {
            let Some(before) = moves.checked_sub(1).filter(|_| score::can_show(moves)) else { return };
            let with_names = game.settings.spoken_names;
            let said =
                || announcement(words, with_names, table.position_after(before), table.moves()[before].mv);
            response.ctx.accesskit_node_builder(response.id, |node| node.set_description(said()));
        };
        let letters = ctx.look.letters();
        let read = || Score { beginning: beginning.clone(), ..score::score(table, &end) };
        let revision = score::revision(table, &end);
        let shown = SheetView { read: &read, revision, at: game.shown, opening, letters, on_move: &describe };
        let event = self.score_sheet.show(ui, rect, &shown, ctx.art);
        let step = |shown: usize, walk: Walk| match walk {
            Walk::Start => 0,
            Walk::Back => shown.saturating_sub(1),
            Walk::Forward => game.moves().min(shown + 1),
            Walk::Above => shown.saturating_sub(2),
            Walk::Below => game.moves().min(shown + 2),
            Walk::End => game.moves(),
        };
        let go = event
            .filter(|event| !matches!(event, SheetEvent::Go(moves) if !score::can_show(*moves)))
            .map(|event| match event {
                SheetEvent::Go(moves) | SheetEvent::Comment { at: moves, .. } => moves.min(game.moves()),
                SheetEvent::Walk(walks) => walks.into_iter().fold(game.shown, step),
            });
        ctx.requests.extend(go.map(Request::Show));
    }
}

/// Both clocks, for screens other than the game; empty in a game without clocks.
pub(crate) fn clocks_elsewhere(game: GameView<'_>, words: &Texts) -> Option<Status> {
    let clocks = clocks(game);
    let clocks = clocks.trim_end_matches(" · ");
    (!clocks.is_empty()).then(|| Status::of_clocks(words, game, clocks))
}

/// Both clocks where there is no panel: "5:03 – 4:51, ", White's first.
pub(super) fn clocks(game: GameView<'_>) -> String {
    let text = |ms| clock_face::text(ms, game.settings.tenths);
    let shown = |color| game.table.clock_shows(color, game.now).map(text);
    let shown: Vec<String> = Color::ALL.into_iter().filter_map(shown).collect();
    if shown.is_empty() { String::new() } else { format!("{} · ", shown.join(" – ")) }
}

/// A player's clock; `None` in a game without one.
pub(crate) fn player_clock(color: Color, game: GameView<'_>) -> Option<PlayerClock> {
    let table = game.table;
    let ms = table.clock_shows(color, game.now)?;
    let own = game.clock_turn() == color;
    let first = table.fell_first(color);
    let state = match game.clock() {
        _ if table.is_flag_down(color, game.now) => ClockDisplay::Fallen { first },
        ClockState::Running if own => ClockDisplay::Runs,
        ClockState::Paused if own => ClockDisplay::Stopped,
        _ => ClockDisplay::Waits,
    };
    let low = game.settings.low_time && clock_face::is_low(table, color, ms);
    Some(PlayerClock { ms, state, low, tenths: game.settings.tenths })
}

/// What a player captured in the first `shown` moves, the most valuable first.
fn captured(table: &Table, by: Color, shown: usize) -> Vec<Piece> {
    let taken = |index: usize| {
        let before = table.position_after(index);
        before.piece_at(before.taken_by(table.moves()[index].mv)?).filter(|piece| piece.color != by)
    };
    let mut captured: Vec<Piece> = (0..shown).filter_map(taken).collect();
    captured.sort_by_key(|piece| Reverse(piece.role as usize));
    captured
}
