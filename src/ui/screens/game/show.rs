//! The screen of the game in its place: layout, board, panel and what lies over them.

use egui::{Rect, Ui};

use super::GameScreen;
use super::analysis_bar;
use super::panel::clocks;
use crate::rules::{Bitboard, Color, Move, Square};
use crate::session::analysis::Hinted;
use crate::text::typed_move;
use crate::ui::board::{Brush, Drawing, Geometry, Paint};
use crate::ui::dialogs::Promotion;
use crate::ui::table_board::showing::Showing;
use crate::ui::table_board::{arrow, notches};
use crate::ui::theme::size;
use crate::ui::view::command::Command;
use crate::ui::view::context::{ClockState, Look, ViewContext};
use crate::ui::view::evaluation;
use crate::ui::view::layout::Layout;
use crate::ui::view::message::Message;
use crate::ui::view::request::Request;
use crate::ui::view::scene::Scene;

impl GameScreen {
    /// Shows the game in its place.
    pub(crate) fn show(&mut self, ui: &mut Ui, room: Rect, ctx: &mut ViewContext<'_>) {
        let law = ctx.explain().standing(ctx.message);
        let clock = ctx.facts.clock != ClockState::None;
        let lines = if ctx.facts.analysed { ctx.facts.settings.lines } else { 0 };
        let layout = Layout::of(room, ui.pixels_per_point(), clock, lines, |width, small| {
            self.law_height(ui, &law, ctx, width, small)
        });
        let geometry = Geometry::within(layout.board, self.flipped, ui.pixels_per_point());
        if let Some(panel) = layout.panel {
            self.show_panel(ui, &panel, &law, layout.small, ctx);
        }
        if let Some(bar) = layout.bar {
            analysis_bar::show(ui, bar, ctx.session.analysis().worth(), self.flipped, ctx.look.words);
        }
        if let Some(line) = layout.line {
            let worth = ctx.session.analysis().worth();
            let worth = worth.map(|worth| evaluation::text(worth, ctx.look.words) + " · ");
            let before = worth.unwrap_or_default() + &clocks(ctx.session.table(), ctx.facts, ctx.look);
            ctx.requests.extend(law.show_line(ui, line, ctx.look.words, &before).map(Request::Explain));
        }
        self.show_board(ui, &geometry, ctx);
        self.show_intended(ui, &geometry, ctx);
        self.show_help(ui, &geometry, ctx);
        if layout.panel.is_none() {
            self.show_claim_alone(ui, room, ctx);
        }
        if let Some(typing) = &self.typing {
            let below = layout.panel.map_or(room, |panel| panel.law.union(panel.buttons));
            typing.show(ui, below, ctx.look.words, ctx.requests);
        }
    }

    fn show_board(&mut self, ui: &mut Ui, geometry: &Geometry, ctx: &mut ViewContext<'_>) {
        let table = ctx.session.table();
        let wall = || if ctx.facts.shown == ctx.facts.moves { table.wall() } else { Bitboard::EMPTY };
        let refusal = ctx.message.map_or_else(wall, Message::squares);
        let mut scene = Scene::of(table, ctx.facts.shown, refusal, self.keyed);
        scene.preview(table, self.board.pointed(ui, geometry));
        scene.marks.hinted = hinted(ctx);
        let promoting = table.promoting().filter(|_| ctx.facts.shown == ctx.facts.moves);
        let far = if self.flipped { Color::White } else { Color::Black };
        let upside_down = Some(far).filter(|_| ctx.look.settings.face_to_face && ctx.facts.two_persons());
        let look = Look { keys: false, told: None, ..ctx.look };
        let room = ui.max_rect().with_min_y(ui.max_rect().top() + size::MENU);
        let made = ctx.facts.moves;
        let showing = Showing { table, scene: &scene, shown: ctx.facts.shown, made, look, upside_down, room };
        ctx.requests.extend(showing.show(ui, &mut self.board, geometry, ctx.art));
        if let Some((_, square)) = promoting {
            let color = ctx.session.table().position().turn();
            let promotion = Promotion {
                square,
                color,
                board: geometry,
                upside_down: upside_down == Some(color),
                meant: self.board.is_meant(),
                words: ctx.look.words,
            };
            promotion.show(ui, ctx.art, ctx.requests);
        }
        self.turn_to_mover(ui, ctx);
        self.wheel(ui, geometry, ctx);
    }

    /// The wheel over the board walks through the game.
    fn wheel(&mut self, ui: &Ui, geometry: &Geometry, ctx: &mut ViewContext<'_>) {
        let over = ui.input(|input| input.pointer.hover_pos());
        let on_board = over.is_some_and(|at| {
            geometry.square_at(at).is_some() && ui.ctx().layer_id_at(at) == Some(ui.layer_id())
        });
        if !on_board || ctx.session.table().in_hand().is_some() {
            return;
        }
        self.wheel += ui.input(|input| input.events.iter().map(notches).sum::<f32>());
        let command = if self.wheel > 0.0 { Command::Back } else { Command::Forward };
        if self.wheel.abs() >= 1.0 {
            self.wheel = 0.0;
            if command.enabled(ctx.facts) {
                ctx.requests.push(Request::Command(command));
            }
        }
    }

    /// What was hinted, and the first move of the line that is pointed at, over the pieces.
    fn show_help(&self, ui: &Ui, board: &Geometry, ctx: &ViewContext<'_>) {
        let hinted = ctx.session.hinted().filter(|_| ctx.facts.shown == ctx.facts.moves);
        let hinted = match hinted {
            Some(Hinted::Piece(mv)) => Some(Drawing { from: mv.from(), to: mv.from(), brush: Brush::Yellow }),
            Some(Hinted::Move(mv)) => Some(arrow(mv, ctx.facts.turn, Brush::Yellow)),
            Some(Hinted::Sought | Hinted::Nothing) | None => None,
        };
        let turn = ctx.session.table().position_after(ctx.facts.shown).turn();
        let pointed = self.pointed.map(|mv| arrow(mv, turn, Brush::Blue));
        let colors = ctx.look.settings.board.colors(ui.theme());
        let paint = Paint { ctx: ui.ctx(), painter: ui.painter(), board, colors: &colors, upside_down: None };
        for drawing in hinted.into_iter().chain(pointed) {
            paint.drawing(drawing);
        }
    }

    /// The intended move of the claim, as far as it has been entered: its piece, or all of it.
    pub(crate) fn intended(&self, ctx: &ViewContext<'_>) -> (Option<Square>, Option<Move>) {
        let Some(claiming) = &self.desk.claiming else { return (None, None) };
        let entered = claiming.with_move && claiming.from.is_none();
        let mv = entered.then(|| typed_move::read(ctx.session.table(), &claiming.text, ctx.look.words).ok());
        (claiming.from, mv.flatten())
    }

    /// Turns the board once a move, when that move can be seen to have been made and no press goes on. The player may turn it
    /// back.
    fn turn_to_mover(&mut self, ui: &Ui, ctx: &ViewContext<'_>) {
        if !ctx.look.settings.turn_to_mover || !ctx.facts.two_persons() {
            self.turned_for = None;
            return;
        }
        let live = ctx.facts.shown == ctx.facts.moves && !ctx.facts.over;
        if !live || self.turned_for == Some(ctx.facts.moves) || self.board.is_pressed() {
            return;
        }
        if !self.board.is_at_rest(ui.input(|input| input.time)) {
            ui.ctx().request_repaint();
            return;
        }
        self.turned_for = Some(ctx.facts.moves);
        let black = ctx.session.table().position().turn() == Color::Black;
        if self.flipped != black {
            self.flipped = black;
            ui.ctx().request_repaint();
        }
    }
}

/// The squares that a hint is about.
fn hinted(ctx: &ViewContext<'_>) -> Bitboard {
    match ctx.session.hinted().filter(|_| ctx.facts.shown == ctx.facts.moves) {
        Some(Hinted::Piece(mv)) => Bitboard::of(mv.from()),
        Some(Hinted::Move(mv)) => Bitboard::of(mv.from()).with(mv.to()),
        Some(Hinted::Sought | Hinted::Nothing) | None => Bitboard::EMPTY,
    }
}
