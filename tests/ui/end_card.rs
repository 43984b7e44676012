//! A game against an engine: what its only human is told, and the buttons once it is over.

use egui::vec2;
use jadoube::engine::Level;
use jadoube::game::{ClockKind, TimeControl};
use jadoube::rules::Color;
use jadoube::table::{GameSetup, Seat, TouchMove};
use jadoube::text::messages::Language;
use jadoube::ui::Command;

use crate::opponent::{Game, level, seats};
use crate::window::{Begin, SIZE};

const SMALL: egui::Vec2 = vec2(640.0, 480.0);

/// A game that White, the human, has resigned.
fn resigned(begin: Begin) -> Game {
    let mut game = begin.game();
    game.window.drag("e2", "e4");
    game.command(Command::Resign(Color::White));
    game
}

#[test]
fn no_label_is_cut() {
    let clock = TimeControl::new(ClockKind::Fischer, 300_000, 0);
    let clock = [Some(clock.clone()), Some(clock)];
    for (language, labels) in [
        (Language::EN, ["Rematch", "Easier level", "New game…", "More"]),
        (Language::NL, ["Revanche", "Lager niveau", "Nieuwe partij…", "Meer"]),
    ] {
        for size in [SMALL, vec2(760.0, 560.0), SIZE] {
            for with_clock in [false, true] {
                let setup = seats(Seat::Person, level(3));
                let clock = if with_clock { clock.clone() } else { setup.clock.clone() };
                let setup = GameSetup { clock, ..setup };
                let game = resigned(Begin { size, language, setup, ..Begin::default() });
                let [painted, cut] = game.window.painted();
                for label in labels {
                    assert!(painted.contains(&label.to_owned()), "{label} at {size}: {painted:?}");
                }
                let is_label = |cut: &&String| {
                    let begins = cut.trim_end_matches('…');
                    labels.iter().any(|label| label.starts_with(begins))
                };
                assert_eq!(cut.iter().find(is_label), None, "at {size}");
            }
        }
    }
}

#[test]
fn an_easier_level_is_offered_against_a_level_that_has_one() {
    for (opponent, person_wins, offered) in [
        (level(3), false, Some("Easier level")),
        (level(3), true, Some("Harder level")),
        (Seat::Level { level: Level::FIRST, seed: 7 }, false, Some("Harder level")),
        (Seat::Level { level: Level::FULL, seed: 7 }, true, Some("Easier level")),
        (Seat::External { name: "Guest".to_owned() }, false, None),
        (Seat::Person, false, None),
    ] {
        let two = opponent == Seat::Person;
        let mut game = Begin { setup: seats(Seat::Person, opponent), ..Begin::default() }.game();
        game.window.drag("e2", "e4");
        if person_wins {
            game.answer("e5", |reply| reply.resigns = true);
            game.window.wait(800);
        } else {
            game.command(Command::Resign(if two { Color::Black } else { Color::White }));
        }
        assert!(game.table().result().is_some());
        let shown = ["Easier level", "Harder level"]
            .into_iter()
            .find(|label| game.window.painted()[0].contains(&(*label).to_owned()));
        assert_eq!(shown, offered);
    }
}

#[test]
fn the_rest_is_under_more() {
    let mut game = resigned(Begin { setup: seats(Seat::Person, level(3)), ..Begin::default() });
    game.window.choose("More");
    for item in ["Play a harder level", "Study this game", "Flip board"] {
        game.window.expect(item);
    }
    game.window.choose("Play a harder level");
    assert_eq!(game.table().seat(Color::White).level(), level(4).level());
}

/// Plays against an engine with the white pieces, which is mated as fast as can be.
#[test]
fn a_human_who_plays_an_engine_is_you() {
    for (language, told) in [
        (
            Language::EN,
            [
                "Black: You, to move",
                "Your move. Jadoube played 1. f3.",
                "You must move this pawn.",
                "You offer a draw.",
                "You won by checkmate. Schoolyard: “Well played! That was a fine finish.” art. 5.1.1",
                "You lost. You resigned.",
            ],
        ),
        (
            Language::NL,
            [
                "Zwart: Jij, aan zet",
                "Jij bent aan zet. Jadoube speelde 1. f3.",
                "Je moet met deze pion zetten.",
                "Je biedt remise aan.",
                "Je hebt gewonnen door mat. Schoolplein: ‘Goed gespeeld! Dat was een mooi slot.’ art. 5.1.1",
                "Je hebt verloren. Je hebt opgegeven.",
            ],
        ),
    ] {
        let setup = GameSetup { touch: TouchMove::Enforced, ..seats(level(3), Seat::Person) };
        let mut game = Begin { language, setup, ..Begin::default() }.game();
        game.plays("f3");
        game.window.expect(told[0]);
        game.window.expect(told[1]);
        game.window.click("e7");
        game.window.key(egui::Key::Escape);
        game.window.expect(told[2]);
        game.window.drag("e7", "e5");
        game.plays("g4");
        game.window.drag("d8", "h4");
        game.window.expect(told[4]);

        let setup = GameSetup { touch: TouchMove::Enforced, ..seats(level(3), Seat::Person) };
        let mut game = Begin { language, setup, ..Begin::default() }.game();
        game.plays("f3");
        game.window.drag("e7", "e5");
        game.command(Command::OfferDraw(Color::Black));
        game.window.expect(told[3]);
        game.command(Command::Resign(Color::Black));
        game.window.expect(told[5]);
    }
}

/// Between two human players, and for a player with a name, nothing changes.
#[test]
fn two_humans_are_called_by_their_colours() {
    let mut window = Begin::default().open();
    window.expect("White to move.");
    window.drag("e2", "e4");
    window.expect("White played 1. e4.");
    let setup = GameSetup { white: "Anna".to_owned(), ..seats(Seat::Person, level(3)) };
    let game = Begin { setup, ..Begin::default() }.game();
    game.window.expect("White: Anna, to move");
    game.window.expect("Your move.");
}
