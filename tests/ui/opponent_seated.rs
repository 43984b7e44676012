//! Reopened games with engines, and playing opposite an engine.

use egui::Key;
use jadoube::rules::Color;
use jadoube::table::{GameSetup, Seat, TouchMove};
use jadoube::ui::{Command, Setting};

use crate::folder::Folder;
use crate::opponent::{Game, level, seats, white};
use crate::window::Begin;

#[test]
fn a_game_that_is_opened_again_goes_on_with_it() {
    let folder = Folder::new("opponent-reopened");
    let begin =
        |begins| Begin { setup: white(), begins, journals: Some(folder.0.clone()), ..Begin::default() };
    let mut game = begin(true).game();
    game.window.drag("e2", "e4");
    let _unheard = game.question();
    drop(game);
    let mut game = begin(false).game();
    assert_eq!(game.table().seat(Color::Black), &level(3));
    game.plays("e5");
    game.moves("e4 e5");
}

/// In a game between engines, a spectator resumes it.
#[test]
fn a_watched_game_that_is_opened_again_waits() {
    let folder = Folder::new("opponent-watched");
    let begin = |begins| Begin {
        setup: seats(level(3), level(3)),
        begins,
        journals: Some(folder.0.clone()),
        ..Begin::default()
    };
    let mut game = begin(true).game();
    game.plays("e4");
    game.plays("e5");
    drop(game);
    let mut game = begin(false).game();
    game.window.wait(5000);
    game.moves("e4 e5");
    game.window.expect("Your unfinished game has been reopened.");
    game.window.expect("Resume");
    game.command(Command::Clock);
    game.plays("Nf3");
    game.moves("e4 e5 Nf3");
}

#[test]
fn a_lone_person_sits_below() {
    let mut game = Game::of(seats(level(3), Seat::Person));
    let below = |game: &Game| game.window.square("e7").y > game.window.square("e2").y;
    assert!(below(&game), "Black is below");
    game.plays("e4");
    game.command(Command::Switch(Setting::TurnToMover));
    game.window.drag("e7", "e5");
    game.plays("Nf3");
    assert!(below(&game), "and stays there");
    game.command(Command::Resign(Color::Black));
    game.command(Command::Rematch);
    assert!(!below(&game), "White is below after a rematch");
    assert_eq!(game.table().lone_person(), Some(Color::White));
    assert!(game.table().seat(Color::Black) != &level(3), "the rematch is another game");
    assert_eq!(game.table().seat(Color::Black).level(), level(3).level());
}

/// Touch-move applies to the board, whoever the other player is.
#[test]
fn the_person_is_under_the_touch_law() {
    let mut game = Game::of(GameSetup { touch: TouchMove::Enforced, ..white() });
    game.window.click("g1");
    game.window.key(Key::Escape);
    game.window.drag("e2", "e4");
    game.moves("");
    game.window.expect("4.3.1");
    game.window.drag("g1", "f3");
    game.plays("d5");
    game.moves("Nf3 d5");
    assert!(game.table().touched().is_empty(), "an engine touches what it moves");
}
