//! Who plays the game that begins from the room: two people, one against the computer, or two engines.

use egui::{Button, Ui};

use super::Chess960Screen;
use crate::rules::Color;
use crate::table::{GameSetup, Seat};
use crate::text::Texts;
use crate::ui::dialogs::{Players, first_level};

impl Players {
    /// The game with these players. An engine that played in it stays.
    fn put_in(self, setup: &GameSetup, seeds: [u64; 2]) -> GameSetup {
        let engine = |color: Color| {
            let known = [&setup.seats[color.index()], &setup.seats[(!color).index()]];
            let known = known.into_iter().find(|seat| !seat.is_person()).cloned();
            let seat = known.unwrap_or(Seat::Level { level: first_level(), seed: 0 });
            seat.reseeded(seeds[color.index()])
        };
        let (white, black) = (engine(Color::White), engine(Color::Black));
        let seats = match self {
            Players::Two => [Seat::Person, Seat::Person],
            Players::Computer => [Seat::Person, black],
            Players::Watch => [white, black],
        };
        GameSetup { seats, lot: false, ..setup.clone() }
    }
}

/// The same game between people: engines are watched only by choice.
pub fn for_people(setup: GameSetup) -> GameSetup {
    match Players::of(&setup) {
        Players::Watch => Players::Two.put_in(&setup, [0, 0]),
        Players::Two | Players::Computer => setup,
    }
}

impl Chess960Screen {
    /// The choice of players.
    pub(super) fn show_players(&mut self, ui: &mut Ui, words: &Texts, small: bool) {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            ui.spacing_mut().button_padding.x = if small { 4.0 } else { 8.0 };
            let now = Players::of(&self.setup);
            for players in Players::ALL {
                let label = words.tiny(players.key());
                let button = Button::selectable(players == now, label).frame_when_inactive(true);
                let chosen = ui.add(button).on_hover_text(words.tip(players.key())).clicked();
                if chosen && players != now {
                    self.agree(players.put_in(&self.setup, self.seeds));
                }
            }
        });
    }
}
