//! The panel next to the board or below it: both players, the clock bar, the score sheet, the incidents, the buttons
//! that walk through the game, the analysis lines, the law card and the other buttons, and the cards that replace the
//! law card or the buttons.
//!
//! `ui::view::layout` places the parts; `ui::app` carries out the requests.

use egui::accesskit::Live;
use egui::{Align2, Area, Id, Order, Rect, Response, Sense, Ui, vec2};

use super::GameScreen;
use super::analysis_card::Card;
use super::answers::Answers;
use super::approval::Approval;
use super::buttons::Buttons;
use super::material;
use super::player_clock::PlayerClock;
use super::players::{Player, ToMove};
use super::status::Status;
use super::{clock_bar, incidents, score};
use crate::record::{Mark, MarkColor, MarkShape};
use crate::rules::Color;
use crate::text::named_move::announcement;
use crate::text::openings::opening_of;
use crate::text::{Texts, agreements, clock_face};
use crate::ui::board::{Geometry, Paint};
use crate::ui::theme::tokens;
use crate::ui::view::explain::{self, points};
use crate::ui::view::layout::{self, Layout, Spot};
use crate::ui::view::settings::Blindfold;
use crate::ui::view::{
    ClockState, Command, GameView, LawCard, Request, ViewContext, live, openings, walk_buttons,
};
use crate::ui::widgets::parts::{self, Part};
use crate::ui::widgets::score_sheet::{Score, SheetView};

/// The parts of the score sheet's place: the answers to a takeback request, on the side of the player who is asked, and
/// the sheet.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Slot {
    TakeBack(Color),
    Sheet,
}

impl GameScreen {
    /// The height of the law card for the layout, which adds two rows of buttons: together, they are enough for the law
    /// card or its replacement, and for the buttons that are shown.
    pub(super) fn law_height(&self, ui: &Ui, law: &LawCard, ctx: &ViewContext<'_>, width: f32) -> f32 {
        let tokens = tokens(ui.ctx());
        let height = if let Some(claiming) = &self.panel_state.claiming {
            claiming.height - tokens.space.m
        } else {
            let alone = |width| law.height(ui, ctx.look.words, width);
            let card = match self.signing(law, width, ctx) {
                Some(approval) if approval.title.is_some() => approval.height(tokens),
                Some(approval) => alone((width - tokens.space.m) / 2.0).max(approval.height(tokens)),
                None => alone(width),
            };
            card + self.buttons(ctx).height(ui, width)
        };
        height - layout::buttons_height(tokens)
    }

    /// The card on which the result is signed, while the players are asked to sign: next to the law card in a wide
    /// panel; otherwise in place of the law card, unless there is a message.
    fn signing<'a>(&self, law: &LawCard, width: f32, ctx: &ViewContext<'a>) -> Option<Approval<'a>> {
        let is_wide = width >= 520.0;
        let shown = self.shows_approval(ctx.game()) && (is_wide || ctx.message.is_none());
        let (game, words, score) = (ctx.game(), ctx.look.words, self.panel_state.score);
        shown.then(|| Approval { game, words, score, title: (!is_wide).then(|| law.title.clone()) })
    }

    pub(super) fn show_panel(&mut self, ui: &mut Ui, layout: &Layout, ctx: &mut ViewContext<'_>) {
        if let Some(place) = layout.get(Spot::Clock) {
            clock_bar::show(ui, place, ctx);
        }
        for (spot, answers) in self.players(ctx) {
            let asks = answers.asks_draw();
            let room = GameScreen::show_player(ui, layout.at(spot), &answers, asks, ctx);
            if asks {
                answers.show_draw(ui, room, ctx.requests);
            }
        }
        self.show_sheet_and_questions(ui, layout.at(Spot::Sheet), ctx);
        if let Some(place) = layout.get(Spot::Walk) {
            let window = ctx.window;
            let pressed = walk_buttons::show(ui, place, ctx.look.words, |command| command.enabled(&window));
            ctx.requests.extend(pressed.map(Request::Command));
        }
        self.pointed = layout.get(Spot::Lines).and_then(|place| {
            let position = ctx.session.table().position_after(ctx.game().shown);
            let flipped = self.board.flipped;
            let card = Card { look: ctx.look, has_heading: true, rows: 1, position, flipped, tip: None };
            let analysis = ctx.session.analysis();
            let pointed = card.show(ui, place, analysis, ctx.art).pointed?;
            Some(analysis.lines().get(pointed)?.first())
        });
        self.show_law_and_buttons(ui, layout, ctx);
        if ctx.game().awaits_approval() {
            let text = t!(ctx.look.words, "approve-where");
            live::show(ui.ctx(), Id::unique("approval"), text, Live::Polite);
        }
    }

    /// The questions to the player at the top and those to the player at the bottom, each with the spot of that
    /// player's strip.
    pub(super) fn players<'a>(&self, ctx: &ViewContext<'a>) -> [(Spot, Answers<'a>); 2] {
        let (game, words) = (ctx.game(), ctx.look.words);
        let near = if self.board.flipped { Color::Black } else { Color::White };
        let face_to_face = ctx.look.settings.face_to_face && game.two_persons();
        let far = Answers { game, color: !near, words, turned: face_to_face };
        [(Spot::Far, far), (Spot::Near, Answers { game, color: near, words, turned: false })]
    }

    /// The height that the answers to a takeback request need in addition to the minimum height of the score sheet; 0
    /// if there is no such request to a human.
    pub(super) fn questions_height(&self, ui: &Ui, ctx: &ViewContext<'_>) -> f32 {
        let tokens = tokens(ui.ctx());
        let is_asked = self.players(ctx).iter().any(|(_, answers)| answers.asks_take_back());
        if is_asked { Answers::take_back_height(tokens) + tokens.space.s } else { 0.0 }
    }

    /// Shows the incidents, the answers to a takeback request, and the score sheet in the space that they leave.
    fn show_sheet_and_questions(&mut self, ui: &mut Ui, place: Rect, ctx: &mut ViewContext<'_>) {
        let tokens = tokens(ui.ctx());
        let [above, below] = self.players(ctx).map(|(_, answers)| answers);
        let take_back = |answers: &Answers<'_>| {
            let bar = Part::fixed(Slot::TakeBack(answers.color), Answers::take_back_height(tokens));
            bar.only_if(answers.asks_take_back())
        };
        let place = GameScreen::show_incidents(ui, place, ctx);
        let parts = [take_back(&above), Part::rest(Slot::Sheet, tokens.control.s), take_back(&below)];
        let places = parts::column(place, tokens.space.s, &parts);
        for answers in [above, below] {
            if let Some(bar) = places.get(Slot::TakeBack(answers.color)) {
                answers.show_take_back(ui, bar, ctx.requests);
            }
        }
        self.show_sheet(ui, places.of(Slot::Sheet), ctx);
    }

    /// If there are incidents, and room for at least one entry, shows them next to the score sheet or below it. Returns
    /// the place that is left for the sheet.
    fn show_incidents(ui: &mut Ui, place: Rect, ctx: &ViewContext<'_>) -> Rect {
        let shown = ctx.session.table().incidents();
        if shown.is_empty() {
            return place;
        }
        let tokens = tokens(ui.ctx());
        let (gap, least) = (tokens.space.m, 2.5 * tokens.row);
        let divided = |length: f32| {
            let has_room = place.height().min(length) >= least;
            [Part::rest(0, 0.0), Part::fixed(1, length).only_if(has_room)]
        };
        let places = if place.width() >= 500.0 {
            // The list is at least 240 points wide, and leaves the sheet room for a move with its draw offer.
            parts::row(place, gap, &divided((place.width() * 0.48).max(240.0)))
        } else {
            // The sheet has room for three moves and its heading, provided that the list still has room for one entry.
            let (share, rest) = (place.height() * 0.6, place.height() - gap - 4.0 * tokens.row);
            parts::column(place, gap, &divided(share.min(rest.max(least))))
        };
        if let Some(place) = places.get(1) {
            incidents::show(ui, place, shown, ctx.look.words);
        }
        places.of(0)
    }

    /// Shows the law card, the card on which the result is signed, and the buttons; or the claim card in place of all
    /// three.
    fn show_law_and_buttons(&mut self, ui: &mut Ui, layout: &Layout, ctx: &mut ViewContext<'_>) {
        let lower = layout.of_all(&[Spot::Law, Spot::Buttons]);
        if let Some(mut claiming) = self.panel_state.claiming.take() {
            claiming.show(ui, lower, &ctx.explain(), ctx.requests);
            self.panel_state.claiming = Some(claiming);
            return;
        }
        let (law, buttons) = (ctx.explain().standing(ctx.message), self.buttons(ctx));
        let height = buttons.height(ui, lower.width());
        let mut parts = [Part::rest(Spot::Law, 0.0), Part::fixed(Spot::Buttons, height)];
        if layout.at(Spot::Buttons).top() < layout.at(Spot::Law).top() {
            parts.reverse();
        }
        let places = parts::column(lower, tokens(ui.ctx()).space.m, &parts);
        let (mut card, tokens) = (places.of(Spot::Law), tokens(ui.ctx()));
        let signing = self.signing(&law, card.width(), ctx);
        if let Some(approval) = signing.filter(|approval| approval.fits(tokens, card.height())) {
            if approval.title.is_some() {
                law.announce(ui, card, ctx.look.words);
                approval.show(ui, card, ctx.requests);
                return buttons.show(ui, places.of(Spot::Buttons), ctx.requests);
            }
            let halves = parts::grid(card, tokens.space.m, &[vec![0, 1]]);
            approval.show(ui, halves.of(1), ctx.requests);
            card = halves.of(0);
        }
        ctx.requests.extend(law.show(ui, card, ctx.look.words).map(Request::from));
        buttons.show(ui, places.of(Spot::Buttons), ctx.requests);
    }

    pub(super) fn buttons<'a>(&self, ctx: &ViewContext<'a>) -> Buttons<'a> {
        let signing = self.shows_approval(ctx.game());
        Buttons { words: ctx.look.words, window: ctx.window, choosing: self.panel_state.choosing, signing }
    }

    /// Shows the claim card over the lower part of a window without a panel.
    pub(super) fn show_claim_alone(&mut self, ui: &Ui, room: Rect, ctx: &mut ViewContext<'_>) {
        let Some(mut claiming) = self.panel_state.claiming.take() else { return };
        let extent = vec2(300.0, claiming.height).min(room.size());
        let place = Align2::CENTER_BOTTOM.align_size_within_rect(extent, room);
        let area = Area::new(Id::unique("claim")).order(Order::Foreground).fixed_pos(place.min);
        area.show(ui.ctx(), |ui| {
            ui.allocate_rect(place, Sense::hover());
            claiming.show(ui, place, &ctx.explain(), ctx.requests);
        });
        self.panel_state.claiming = Some(claiming);
    }

    /// On the latest position, shows the intended move of a claim as far as it has been entered: first a frame around
    /// the piece, then an arrow, unless an arrow would reveal that the move is legal. The piece does not count as
    /// touched.
    pub(super) fn show_intended(&self, ui: &Ui, board: &Geometry, ctx: &ViewContext<'_>) {
        if !ctx.game().is_latest_shown() {
            return;
        }
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

    /// Shows the strip of a player. Returns the place of the name. If `taken`, something else is shown there, and the
    /// place is left free.
    pub(super) fn show_player(
        ui: &mut Ui,
        rect: Rect,
        answers: &Answers<'_>,
        taken: bool,
        ctx: &mut ViewContext<'_>,
    ) -> Rect {
        let (table, color, words) = (ctx.session.table(), answers.color, ctx.look.words);
        let result = table.result();
        let to_move = match ctx.game().turn() == color && result.is_none() {
            false => ToMove::No,
            true if ctx.game().is_thinking() => ToMove::Thinks,
            true => ToMove::Yes,
        };
        let (settings, shown) = (ctx.look.settings, ctx.game().shown);
        // While a blindfold game lasts, the players must work out for themselves who is ahead.
        let counts = settings.material && (result.is_some() || settings.blindfold == Blindfold::Off);
        let board = material::board(table, shown);
        let captured = match counts {
            _ if settings.captured => material::captured(table, color, shown),
            true => material::surplus(board, color),
            false => Vec::new(),
        };
        let player = Player {
            color,
            name: &explain::at_table(words, table, color),
            short: &explain::at_table_briefly(words, table, color),
            to_move,
            score: result.map(|outcome| points(outcome)[color.index()]),
            clock: PlayerClock::of(color, ctx.game()),
            captured: &captured,
            lead: if counts { material::lead(board, color) } else { 0 },
            taken,
            turned: answers.turned,
            presses: Command::PressClock.enabled(&ctx.window) && ctx.game().turn() == color,
            is_corrected: ctx.game().clock() == ClockState::Ruling
                && table.setup().clock[color.index()].is_some(),
        };
        let shown = player.show(ui, rect, words, ctx.art);
        ctx.requests.extend(shown.request);
        shown.name
    }

    fn show_sheet(&mut self, ui: &mut Ui, rect: Rect, ctx: &mut ViewContext<'_>) {
        let (game, words) = (ctx.game(), ctx.look.words);
        let table = game.table;
        let end = score::end(&ctx.explain(), table);
        let beginning = agreements::at_sheet(words, table.setup());
        let line = (1..=game.shown).map(|moves| table.position_after(moves));
        let opening = opening_of(table.start(), line, || openings::load_in_background(ui.ctx()));
        let describe = |response: &Response, moves: usize| {
            // The accessible name has the move in the user's language; the description adds the move with the spoken
            // names of Appendix D.
            let with_names = game.settings.spoken_names && score::can_show(moves);
            let Some(before) = moves.checked_sub(1).filter(|_| with_names) else { return };
            let said = || announcement(words, true, table.position_after(before), table.moves()[before].mv);
            response.ctx.accesskit_node_builder(response.id, |node| node.set_description(said()));
        };
        let letters = ctx.look.letters();
        let read = || Score { beginning: beginning.clone(), ..score::score(words, table, &end) };
        let revision = score::revision(table, &end);
        let (at, opening) = (score::shown_key(table, game.shown), opening.filter(|_| !table.is_silent()));
        let shown = SheetView { read: &read, revision, at, opening, letters, on_move: &describe };
        let event = self.score_sheet.show(ui, rect, &shown, ctx.art);
        let go = event
            .filter(|_| !table.is_silent())
            .and_then(|event| score::goal(event, game.shown, game.moves()));
        ctx.requests.extend(go.map(Request::Show));
    }
}

/// The status with the players' clocks, for screens other than the game; `None` in a game without clocks and after the
/// game.
pub(crate) fn clocks_elsewhere(game: GameView<'_>, words: &Texts) -> Option<Status> {
    let clocks = clocks(game).filter(|_| !game.is_over());
    clocks.map(|clocks| Status::of_clocks(words, game, &clocks))
}

/// The clocks as text, White's first, such as "5:03 – 4:51"; `None` in a game without clocks.
pub(super) fn clocks(game: GameView<'_>) -> Option<String> {
    let text = |ms| clock_face::text(ms, game.settings.tenths);
    let shown = |color| game.table.clock_shows(color, game.now).map(text);
    let shown: Vec<String> = Color::ALL.into_iter().filter_map(shown).collect();
    (!shown.is_empty()).then(|| shown.join(" – "))
}
