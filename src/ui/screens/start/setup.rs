//! The settings of the game that a card starts, and a short description of that game.

use crate::rules::Color;
use crate::start::Start;
use crate::table::{GameKind, GameSetup, TouchMove};
use crate::text::{Texts, time};
use crate::ui::screens::chess960::for_people;
use crate::ui::view::explain;
use crate::ui::view::request::StartChoice;

/// The settings of the game that a card starts, but always with the standard starting position. `agreed` returns the
/// remembered or default settings for a kind of game. For Chess960, two humans replace two engines.
pub fn setup_for(door: StartChoice, agreed: impl Fn(GameKind) -> GameSetup) -> GameSetup {
    let setup = match door {
        StartChoice::Two => agreed(GameKind::Two),
        StartChoice::Computer => agreed(GameKind::Computer),
        StartChoice::Chess960 => for_people(agreed(GameKind::Chess960)),
    };
    GameSetup { start: Start::standard(), ..setup }
}

/// A short description of the game that a card starts.
pub fn about_door(words: &Texts, door: StartChoice, setup: &GameSetup) -> String {
    let clock = if setup.has_clock() { "yes" } else { "no" };
    match door {
        StartChoice::Two => {
            let touch = match setup.touch {
                TouchMove::Enforced => "enforced",
                TouchMove::OnClaim => "on-claim",
                TouchMove::Off => "off",
                TouchMove::OverTheBoard => "over-the-board",
            };
            let time = time::unbroken(&time::controls(words, &setup.clock));
            t!(words, "door-two-about", touch, clock, time)
        }
        StartChoice::Computer => {
            let person = setup.lone_person().unwrap_or(Color::White);
            let color = if setup.lot { "lot" } else { person.name() };
            t!(words, "door-computer-about", color, name = engine_of(words, setup).unwrap_or_default(), clock)
        }
        StartChoice::Chess960 => match engine_of(words, setup) {
            Some(name) => t!(words, "door-chess960-against", name),
            None => t!(words, "door-chess960-about"),
        },
    }
}

/// The name of the engine that a human plays; `None` unless exactly one player is a human.
fn engine_of(words: &Texts, setup: &GameSetup) -> Option<String> {
    let color = !setup.lone_person()?;
    Some(explain::player_in_seat(words, &setup.seats[color.index()], "", color))
}
