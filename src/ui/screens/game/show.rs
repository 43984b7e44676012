//! Shows the game screen: its layout, the board and the overlays. The panel is in `ui::screens::game::panel`.

use egui::{Rect, Role, Ui, pos2, vec2};

use super::answers::Answers;
use super::panel::clocks;
use super::{GameScreen, analysis_bar};
use crate::diagram::trail;
use crate::record::{Mark, MarkColor, MarkShape};
use crate::rules::{Bitboard, Color, Move, Square};
use crate::session::analysis::HintState;
use crate::text::{Texts, typed_move};
use crate::ui::board::{Geometry, Paint};
use crate::ui::table_board::{BoardView, arrow};
use crate::ui::theme::{Palette, size, tokens};
use crate::ui::view::layout::{Needs, Spot, is_full_screen};
use crate::ui::view::settings::Blindfold;
use crate::ui::view::{
    ClockState, Command, Layout, Request, ViewContext, ViewSettings, evaluation, first_step,
};
use crate::ui::widgets::parts::{self, Part};
use crate::ui::widgets::{fit, labelled};

impl GameScreen {
    /// Shows the game in its rectangle.
    pub(crate) fn show(&mut self, ui: &mut Ui, room: Rect, ctx: &mut ViewContext<'_>) {
        let law = ctx.explain().standing(ctx.message);
        let needs = Needs {
            tokens: tokens(ui.ctx()),
            pixels_per_point: ui.pixels_per_point(),
            clock: ctx.game().clock() != ClockState::None,
            is_over: ctx.game().is_over(),
            walks: !ctx.game().table.is_silent(),
            tray: ctx.game().table.arrangement().is_some(),
            lines: ctx.game().lines(),
            questions: self.questions_height(ui, ctx),
            audience: is_full_screen(ui.ctx()),
            law: &|width| self.law_height(ui, &law, ctx, width),
        };
        let layout = Layout::of(room, &needs);
        let geometry = self.board.geometry(ui, layout.board()).with_margin(layout.has_panel());
        if layout.has_panel() {
            self.show_panel(ui, &layout, ctx);
        } else {
            self.show_small(ui, &layout, ctx);
        }
        if let Some(bar) = layout.get(Spot::Bar) {
            analysis_bar::show(ui, bar, ctx.session.analysis().worth(), self.board.flipped, ctx.look.words);
        }
        self.show_board(ui, &geometry, &layout, ctx);
        self.show_intended(ui, &geometry, ctx);
        self.show_help(ui, &geometry, ctx);
        self.joy.show(ui, geometry.rect(), ctx.game());
        if ctx.game().clock() == ClockState::Paused {
            cover(ui, geometry.rect(), ctx.look.words);
        }
        if !layout.has_panel() {
            self.show_claim_alone(ui, room, ctx);
        }
        if let Some(typing) = &self.typing {
            let below = layout.get(Spot::Law).unwrap_or(room);
            typing.show(ui, below, ctx.look.words, ctx.requests);
        }
    }

    /// Shows what fits around the board in a window that is too small for the panel: one or two lines with the
    /// evaluation during analysis, the clocks if the players' strips do not fit, and the text of the law card; and the
    /// strips and the buttons. The answers to an offer or a request take the place of the buttons.
    fn show_small(&self, ui: &mut Ui, layout: &Layout, ctx: &mut ViewContext<'_>) {
        let words = ctx.look.words;
        if let Some(line) = layout.get(Spot::Line) {
            let worth = ctx.session.analysis().worth();
            let worth = worth.map(|worth| evaluation::text(worth, words));
            let clocks = clocks(ctx.game()).filter(|_| layout.get(Spot::Far).is_none());
            let before: String = [worth, clocks].into_iter().flatten().map(|text| text + " · ").collect();
            let law = ctx.explain().standing(ctx.message);
            ctx.requests.extend(law.show_line(ui, line, words, &before).map(Request::from));
        }
        let Some(buttons) = layout.get(Spot::Buttons) else { return };
        let players = self.players(ctx);
        for (spot, answers) in &players {
            GameScreen::show_player(ui, layout.at(*spot), answers, false, ctx);
        }
        for (spot, answers) in players {
            let answers = Answers { turned: false, ..answers };
            if !answers.asks_draw() && !answers.asks_take_back() {
                continue;
            }
            let tokens = tokens(ui.ctx());
            // In a window with a panel, the answers to a draw offer keep a margin inside the player's strip. That
            // margin is not needed here.
            let (height, beyond) = match answers.asks_draw() {
                true => (tokens.control.m, tokens.space.xs),
                false => (Answers::take_back_height(tokens), 0.0),
            };
            let row = Part::fixed(1, height);
            let parts = if spot == Spot::Far { [row, Part::rest(0, 0.0)] } else { [Part::rest(0, 0.0), row] };
            let row = parts::column(buttons, 0.0, &parts).of(1).expand2(vec2(0.0, beyond));
            return match answers.asks_draw() {
                true => answers.show_draw(ui, row, ctx.requests),
                false => answers.show_take_back(ui, row, ctx.requests),
            };
        }
        self.buttons(ctx).show(ui, buttons, ctx.requests);
    }

    fn show_board(&mut self, ui: &mut Ui, geometry: &Geometry, layout: &Layout, ctx: &mut ViewContext<'_>) {
        let lower = layout.has_panel().then(|| layout.of_all(&[Spot::Law, Spot::Buttons, Spot::Near]));
        let far = if self.board.flipped { Color::White } else { Color::Black };
        let face_to_face = ctx.look.settings.face_to_face && ctx.game().two_persons();
        let is_over = ctx.game().is_over();
        let blindfold = if is_over { Blindfold::Off } else { ctx.look.settings.blindfold };
        let look = ViewSettings { keys: false, message: None, ..ctx.look };
        let room = ui.max_rect().with_min_y(ui.max_rect().top() + tokens(ui.ctx()).menu);
        let showing = BoardView {
            shown: ctx.game().shown,
            // After an engine's move, a press counts immediately, because the player was waiting for that move.
            made: ctx.game().human_moves(),
            message: ctx.message,
            upside_down: Some(far).filter(|_| face_to_face),
            hidden: blindfold.hidden(!far),
            hinted: hinted(ctx),
            tray: layout.get(Spot::Tray),
            clear: lower.unwrap_or(Rect::NOTHING),
            walks: [Command::Back, Command::Forward].map(|command| command.enabled(&ctx.window)),
            ..BoardView::of(ctx.session.table(), look, room)
        };
        ctx.requests.extend(self.board.show(ui, geometry, &showing, ctx.art));
        first_step::note(ui.ctx(), self.board.widget.stop());
        if blindfold == Blindfold::Board {
            let surface = Palette::of(ui.theme()).surface;
            ui.painter().rect_filled(geometry.rect(), size::BOARD_RADIUS, surface);
        }
        self.turn_to_mover(ui, ctx);
    }

    /// Shows a hint, and the first move of the analysis line that has the pointer or keyboard focus, over the pieces.
    fn show_help(&self, ui: &Ui, board: &Geometry, ctx: &ViewContext<'_>) {
        let hinted = ctx.session.hint_state().filter(|_| ctx.game().is_latest_shown());
        let circle = |square| Mark { shape: MarkShape::Circle(square), color: MarkColor::Yellow };
        let hinted = match hinted {
            Some(HintState::Piece(mv)) => vec![circle(mv.from())],
            // An arrow to an adjacent square would be a stub on the piece.
            Some(HintState::Move(mv)) if is_step(mv) => vec![circle(mv.from()), circle(mv.to())],
            Some(HintState::Move(mv)) => vec![arrow(mv, ctx.game().turn(), MarkColor::Yellow)],
            Some(HintState::Sought | HintState::TooShallow) | None => Vec::new(),
        };
        let turn = ctx.session.table().position_after(ctx.game().shown).turn();
        let pointed = self.pointed.map(|mv| arrow(mv, turn, MarkColor::Blue));
        let colors = ctx.look.settings.board.colors(ui.theme());
        let paint = Paint { ctx: ui.ctx(), painter: ui.painter(), board, colors: &colors, upside_down: None };
        for hint in hinted {
            paint.hint(hint);
        }
        if let Some(pointed) = pointed {
            paint.engine_move(pointed);
        }
    }

    /// The intended move of a claim, as far as it has been entered: the square of its piece, or the whole move.
    pub(crate) fn intended(&self, ctx: &ViewContext<'_>) -> (Option<Square>, Option<Move>) {
        let Some(claiming) = &self.panel_state.claiming else { return (None, None) };
        // An arrow would show that the move is legal, so there is none while nothing may reveal that.
        let entered = claiming.with_move && claiming.from.is_none() && !ctx.session.table().is_silent();
        let mv = entered.then(|| typed_move::read(ctx.session.table(), &claiming.text, ctx.look.words).ok());
        (claiming.from, mv.flatten())
    }

    /// Turns the board to the player to move, at most once per move, after the move's animation and when no press is in
    /// progress. The user may turn it back.
    fn turn_to_mover(&mut self, ui: &Ui, ctx: &ViewContext<'_>) {
        if !ctx.look.settings.turn_to_mover || !ctx.game().two_persons() {
            self.turned_for = None;
            return;
        }
        let live = ctx.game().is_latest_shown() && !ctx.game().is_over();
        if !live
            || self.turned_for == Some(ctx.game().table.completed_moves())
            || self.board.widget.is_pressed()
        {
            return;
        }
        if !self.board.widget.is_at_rest(ui.input(|input| input.time)) {
            ui.ctx().request_repaint();
            return;
        }
        self.turned_for = Some(ctx.game().table.completed_moves());
        let black = ctx.session.table().position().turn() == Color::Black;
        if self.board.flipped != black {
            self.board.flipped = black;
            ui.ctx().request_repaint();
        }
    }
}

/// Hides the board while the clock is paused, so that nobody gains time to think, and says how to continue.
fn cover(ui: &mut Ui, board: Rect, words: &Texts) {
    let palette = Palette::of(ui.theme());
    let [title, detail] = ["paused", "paused-detail"].map(|key| t!(words, key));
    let spoken = words.paragraph([title.clone(), detail.clone()]);
    labelled(ui, board, "cover", Role::Label, &spoken);
    // The cover has the same corners as the board, so that nothing of the board shows.
    ui.painter().rect_filled(board, size::BOARD_RADIUS, palette.surface);
    let tokens = tokens(ui.ctx());
    let width = board.width() - 2.0 * tokens.space.l;
    let title = fit(ui, &title, tokens.heading(), palette.ink, width, 3);
    let detail = fit(ui, &detail, tokens.body(), palette.quiet, width, 4);
    let mut top = board.center().y - (title.size().y + tokens.space.m + detail.size().y) / 2.0;
    for line in [title, detail] {
        let (left, height) = (board.center().x - line.size().x / 2.0, line.size().y);
        ui.painter().galley(pos2(left, top), line, palette.ink);
        top += height + tokens.space.m;
    }
}

/// Whether a move other than castling goes to a square next to its origin.
fn is_step(mv: Move) -> bool {
    let away = |of: fn(Square) -> usize| of(mv.from()).abs_diff(of(mv.to()));
    !mv.is_castling() && away(|square| square.file().index()).max(away(|square| square.rank().index())) == 1
}

/// The squares of a hint; empty if none is shown.
fn hinted(ctx: &ViewContext<'_>) -> Bitboard {
    match ctx.session.hint_state().filter(|_| ctx.game().is_latest_shown()) {
        Some(HintState::Piece(mv)) => Bitboard::of(mv.from()),
        Some(HintState::Move(mv)) => trail(mv, ctx.game().turn()),
        Some(HintState::Sought | HintState::TooShallow) | None => Bitboard::EMPTY,
    }
}
