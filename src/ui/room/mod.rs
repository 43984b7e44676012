//! The Chess960 room: a start by its number, by dice, or by the players in turn, and the game that begins from it.
//!
//! Absent on purpose: the procedures (see `start`).

use egui::{Rect, Ui, UiBuilder};
use fastrand::Rng;

use super::action::Action;
use super::art::Art;
use super::stage::Look;
use crate::table::GameSetup;

/// What has been set up so far.
pub struct Room {
    setup: GameSetup,
    chance: Rng,
}

impl Room {
    pub fn new(setup: GameSetup, chance: Rng) -> Room {
        Room { setup, chance }
    }

    /// Shows the room in its place.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        place: Rect,
        look: Look<'_>,
        _art: &mut Art,
        actions: &mut Vec<Action>,
    ) {
        let mut inside = ui.new_child(UiBuilder::new().max_rect(place));
        if inside.button(look.words.say("close")).clicked() {
            actions.push(Action::Return);
        }
    }
}
