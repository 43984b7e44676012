//! The game that a door starts: with the settings of the last game if that was of the same kind, otherwise with
//! defaults.

use crate::rules::Color;
use crate::start::Start;
use crate::table::{GameSetup, Seat, TouchMove};
use crate::text::messages::Texts;
use crate::text::time;
use crate::ui::dialogs::{GENTLE, first_level};
use crate::ui::screens::chess960::players::for_people;
use crate::ui::view::explain;
use crate::ui::view::request::Door;

/// The settings of the game that a door starts, derived from those of the last game.
pub fn behind(door: Door, last: &GameSetup) -> GameSetup {
    let last = GameSetup { start: Start::standard(), ..last.clone() };
    let two = last.seats.iter().all(Seat::is_person);
    match door {
        Door::Two if !two => {
            // The rules against the first levels are for them alone.
            let gentle = last.is_for_beginner() && (last.touch, last.take_back) == GENTLE;
            let setup = GameSetup { seats: [Seat::Person, Seat::Person], lot: false, ..last };
            let standard = GameSetup::default();
            match gentle {
                true => GameSetup { touch: standard.touch, take_back: standard.take_back, ..setup },
                false => setup,
            }
        }
        Door::Computer if last.lone_person().is_none() => {
            let engine = Seat::Level { level: first_level(), seed: 0 };
            let (touch, take_back) = GENTLE;
            GameSetup { seats: [Seat::Person, engine], lot: false, touch, take_back, ..last }
        }
        Door::Chess960 => for_people(last),
        Door::Two | Door::Computer => last,
    }
}

/// A short description of that game.
pub fn told(words: &Texts, door: Door, setup: &GameSetup) -> String {
    let clock = if setup.has_clock() { "yes" } else { "no" };
    match door {
        Door::Two => {
            let touch = match setup.touch {
                TouchMove::Enforced => "enforced",
                TouchMove::OnClaim => "on-claim",
                TouchMove::Off => "off",
                TouchMove::OverTheBoard => "over-the-board",
            };
            let time = time::controls(words, &setup.clock);
            t!(words, "door-two-about", touch, clock, time)
        }
        Door::Computer => {
            let person = setup.lone_person().unwrap_or(Color::White);
            let color = if setup.lot { "lot" } else { person.name() };
            let engine = explain::seated(words, &setup.seats[(!person).index()], "", !person);
            t!(words, "door-computer-about", color, name = engine, clock)
        }
        Door::Chess960 => t!(words, "door-chess960-about"),
    }
}
