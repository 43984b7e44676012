//! The views in their places: menu bar, board, panel, and what opens above them.
//!
//! Doing what the views ask for: see `ui::app`.

use egui::{CentralPanel, Frame, Rect, Ui};

use super::App;
use super::menu::Menu;
use super::screens::Look;
use crate::rules::{Bitboard, Color};
use crate::ui::board::Geometry;
use crate::ui::dialogs::Promotion;
use crate::ui::screens::game::layout::Layout;
use crate::ui::screens::game::status::Status;
use crate::ui::table_board::scene::Scene;
use crate::ui::table_board::showing::Showing;
use crate::ui::theme::{Palette, size};
use crate::ui::view::command::Command;
use crate::ui::view::context::{ClockState, Facts};
use crate::ui::view::explain::Explain;
use crate::ui::view::request::Request;

impl App {
    /// Shows the whole window.
    pub(crate) fn show(&mut self, ui: &mut Ui, facts: &Facts, actions: &mut Vec<Request>) {
        ui.ctx().accesskit_node_builder(egui::accesskit_root_id(), |node| node.set_label("Jadoube"));
        let palette = Palette::of(ui.theme());
        CentralPanel::default().frame(Frame::NONE.fill(palette.window)).show(ui, |ui| {
            let whole = ui.max_rect();
            let bar = whole.with_max_y(whole.top() + size::MENU);
            // What is agreed for the game is not agreed for what else is shown.
            let status = if facts.away {
                self.clocks_elsewhere(facts)
            } else {
                Some(Status::of(&self.prefs.texts, self.play.table()))
            };
            let (guests, analyst) = (&self.prefs.engines[..], self.prefs.store.analyst());
            let menu = Menu { words: &self.prefs.texts, facts, guests, analyst, status: status.as_ref() };
            menu.show(ui, bar, actions);
            self.show_stage(ui, whole.with_min_y(bar.bottom()), facts, actions);
        });
        if let Some(dialog) = &mut self.overlay.dialog {
            dialog.show(ui.ctx(), &self.prefs.texts, facts, &mut self.prefs.art, actions);
        }
    }

    pub(crate) fn show_game(&mut self, ui: &mut Ui, room: Rect, facts: &Facts, actions: &mut Vec<Request>) {
        let explain = Explain { words: &self.prefs.texts, table: self.play.table(), facts };
        let law = explain.standing(self.overlay.message.as_ref());
        let clock = facts.clock != ClockState::None;
        let lines = if facts.analysed { facts.settings.lines } else { 0 };
        let layout = Layout::of(room, ui.pixels_per_point(), clock, lines, |width, small| {
            self.law_height(ui, &law, facts, width, small)
        });
        let geometry = Geometry::within(layout.board, self.screens.game.flipped, ui.pixels_per_point());
        if let Some(panel) = layout.panel {
            self.show_panel(ui, &panel, &law, facts, layout.small, actions);
        }
        if let Some(bar) = layout.bar {
            self.analysis.show_bar(ui, bar, self.screens.game.flipped, &self.prefs.texts);
        }
        if let Some(line) = layout.line {
            let before = self.analysis.short(&self.prefs.texts) + &self.clocks(facts);
            actions.extend(law.show_line(ui, line, &self.prefs.texts, &before).map(Request::Explain));
        }
        self.show_board(ui, &geometry, facts, actions);
        self.show_intended(ui, &geometry);
        self.show_help(ui, &geometry, facts);
        if layout.panel.is_none() {
            self.show_claim_alone(ui, room, facts, actions);
        }
        if let Some(typing) = &self.screens.game.typing {
            let below = layout.panel.map_or(room, |panel| panel.law.union(panel.buttons));
            typing.show(ui, below, &self.prefs.texts, actions);
        }
    }

    fn show_board(&mut self, ui: &mut Ui, geometry: &Geometry, facts: &Facts, actions: &mut Vec<Request>) {
        let table = self.play.table();
        let wall = || if facts.shown == facts.moves { table.wall() } else { Bitboard::EMPTY };
        let refusal =
            self.overlay.message.as_ref().map_or_else(wall, crate::ui::view::message::Message::squares);
        let mut scene = Scene::of(table, facts.shown, refusal, self.screens.game.keyed);
        scene.preview(table, self.screens.game.board.pointed(ui, geometry));
        scene.marks.hinted = self.hinted(facts);
        let promoting = table.promoting().filter(|_| facts.shown == facts.moves);
        let far = if self.screens.game.flipped { Color::White } else { Color::Black };
        let upside_down = Some(far).filter(|_| self.prefs.settings.face_to_face && facts.two_persons());
        let look = Look { words: &self.prefs.texts, settings: &self.prefs.settings, keys: false, told: None };
        let room = ui.max_rect().with_min_y(ui.max_rect().top() + size::MENU);
        let made = facts.moves;
        let showing = Showing { table, scene: &scene, shown: facts.shown, made, look, upside_down, room };
        actions.extend(showing.show(ui, &mut self.screens.game.board, geometry, &mut self.prefs.art));
        if let Some((_, square)) = promoting {
            let color = self.play.table().position().turn();
            let promotion = Promotion {
                square,
                color,
                board: geometry,
                upside_down: upside_down == Some(color),
                meant: self.screens.game.board.is_meant(),
                words: &self.prefs.texts,
            };
            promotion.show(ui, &mut self.prefs.art, actions);
        }
        self.turn_to_mover(ui, facts);
        self.wheel(ui, geometry, facts, actions);
    }

    /// The wheel over the board walks through the game.
    fn wheel(&mut self, ui: &Ui, geometry: &Geometry, facts: &Facts, actions: &mut Vec<Request>) {
        let over = ui.input(|input| input.pointer.hover_pos());
        let on_board = over.is_some_and(|at| {
            geometry.square_at(at).is_some() && ui.ctx().layer_id_at(at) == Some(ui.layer_id())
        });
        if !on_board || self.play.table().in_hand().is_some() {
            return;
        }
        self.screens.game.wheel += ui.input(|input| input.events.iter().map(notches).sum::<f32>());
        let command = if self.screens.game.wheel > 0.0 { Command::Back } else { Command::Forward };
        if self.screens.game.wheel.abs() >= 1.0 {
            self.screens.game.wheel = 0.0;
            if command.enabled(facts) {
                actions.push(Request::Command(command));
            }
        }
    }
}

/// How far a wheel was turned. A pad for fingers tells of points, many small ones.
pub fn notches(event: &egui::Event) -> f32 {
    match event {
        egui::Event::MouseWheel { delta, unit: egui::MouseWheelUnit::Point, .. } => delta.y / size::NOTCH,
        egui::Event::MouseWheel { delta, .. } => delta.y,
        _ => 0.0,
    }
}
