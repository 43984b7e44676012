//! Opens the start screen and carries out its choices.

use std::convert::identity;

use egui::Context;

use super::App;
use super::screens::Chess960Setup;
use crate::rules::chess960::STARTS;
use crate::start::Start;
use crate::ui::screens::start::StartScreen;
use crate::ui::screens::start::setup::setup_for;
use crate::ui::view::Screen;
use crate::ui::view::message::Message;
use crate::ui::view::request::{StartAction, StartChoice};

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
        let setups = StartChoice::ALL.map(|choice| setup_for(choice, |kind| self.agreements_for(kind)));
        self.screens.start = Some(Box::new(StartScreen::new(setups, self.find_saved(ctx, true))));
        self.screens.show(Screen::Start);
    }

    /// Starts what a button offers, or opens its set-up.
    pub(super) fn choose_start(&mut self, choice: StartChoice, action: StartAction) {
        let mut setup = self.system.reseeded(setup_for(choice, |kind| self.agreements_for(kind)));
        match action {
            StartAction::Choose if choice == StartChoice::Chess960 => {
                self.open_chess960(Chess960Setup::Drawn(setup))
            }
            StartAction::Choose => self.open_new_game(&setup, identity),
            StartAction::Start => {
                if choice == StartChoice::Chess960 {
                    let number = self.system.rng.u32(0..u32::from(STARTS));
                    setup.start = Start::chess960(number).unwrap_or_default();
                }
                self.start_or_ask(setup);
            }
        }
    }
}
