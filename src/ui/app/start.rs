//! Opens the start screen and carries out its choices.

use egui::Context;

use super::App;
use super::new_game::draw_lots;
use super::screens::Chess960Setup;
use crate::rules::chess960::STARTS;
use crate::start::Start;
use crate::table::GameSetup;
use crate::ui::dialogs::Dialog;
use crate::ui::screens::start::StartScreen;
use crate::ui::screens::start::behind::setup_for;
use crate::ui::view::context::Screen;
use crate::ui::view::message::Message;
use crate::ui::view::request::{Door, DoorAction};

impl App {
    /// Opens the start screen, unless the clock alone was in use when the program ended: its players are in the middle of
    /// a game.
    pub fn open_first(&mut self, ctx: &Context) {
        if !(self.session.table().setup().clock_only && self.session.is_begun()) {
            self.open_start(ctx);
        }
    }

    /// Opens the start screen above the game.
    pub(super) fn open_start(&mut self, ctx: &Context) {
        self.let_go();
        // The start screen itself shows the recovered game and the unsaved studies.
        self.overlay.forget_found();
        let told = |note: &Message| matches!(note, Message::Reopened(found) if found.is_whole());
        let about_game = |note: &Message| note.is_refusal() && !note.is_trouble();
        self.overlay.dismiss_if(|note| told(note) || about_game(note));
        let setups = Door::ALL.map(|door| setup_for(door, |kind| self.agreed_for(kind)));
        self.screens.start = Some(Box::new(StartScreen::new(setups, self.find_saved(ctx, true))));
        self.screens.show(Screen::Start);
    }

    /// Starts what a button offers, or opens its set-up.
    pub(super) fn go_through(&mut self, door: Door, action: DoorAction) {
        let setup = setup_for(door, |kind| self.agreed_for(kind));
        let setup = self.anew(setup);
        match (door, action) {
            (Door::Chess960, DoorAction::Choose) => self.open_chess960(Chess960Setup::Drawn(setup)),
            (Door::Chess960, DoorAction::Through) => {
                let number = self.system.rng.u32(0..u32::from(STARTS));
                let start = Start::chess960(number).unwrap_or_default();
                let setup = draw_lots(GameSetup { start, ..setup }, &mut self.system.rng);
                self.begin_or_ask(setup);
            }
            (_, DoorAction::Through) => {
                let setup = draw_lots(setup, &mut self.system.rng);
                self.begin_or_ask(setup);
            }
            (_, DoorAction::Choose) => {
                let dialog = self.new_game_dialog(&setup);
                self.overlay.dialog = Some(Dialog::NewGame(Box::new(dialog)));
            }
        }
    }
}
