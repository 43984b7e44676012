//! Games with engines: reopening them, the human's side of the board, touch-move, and a whole game against the built-in
//! engine.

use std::time::Instant;

use crate::prelude::*;

#[test]
fn a_game_that_is_opened_again_goes_on_with_it() {
    let folder = Folder::new("opponent-reopened");
    let begin = |begins| Begin { setup: white(), begins, ..folder.begin() };
    let mut game = begin(true).game();
    game.drag("e2", "e4");
    let _unheard = game.question();
    drop(game);
    let mut game = begin(false).game();
    assert_eq!(game.table().seat(Color::Black), &level(3));
    game.plays("e5");
    game.expect_moves("e4 e5");
}

/// A reopened game between engines waits until a spectator resumes it.
#[test]
fn a_watched_game_that_is_opened_again_waits() {
    let folder = Folder::new("opponent-watched");
    let setup = seats(level(3), level(3));
    let begin = |begins| Begin { setup: setup.clone(), begins, ..folder.begin() };
    let mut game = begin(true).game();
    game.play("e4 e5");
    drop(game);
    let mut game = begin(false).game();
    game.wait(5000);
    game.expect_moves("e4 e5");
    game.expect_all(&["Your unfinished game has been reopened.", "Resume"]);
    game.command(Command::Clock);
    game.plays("Nf3");
    game.expect_moves("e4 e5 Nf3");
}

#[test]
fn a_lone_person_sits_below() {
    let mut game = Game::of(seats(level(3), Seat::Person));
    let below = |game: &Game| game.square("e7").y > game.square("e2").y;
    assert!(below(&game), "Black is below");
    game.plays("e4");
    game.command(Command::Switch(Setting::TurnToMover));
    game.play("e7e5 Nf3");
    assert!(below(&game), "and stays there");
    game.command(Command::Resign(Color::Black));
    game.command(Command::Rematch);
    assert!(!below(&game), "White is below after a rematch");
    assert_eq!(game.table().lone_person(), Some(Color::White));
    assert!(game.table().seat(Color::Black) != &level(3), "the rematch is another game");
    assert_eq!(game.table().seat(Color::Black).level(), level(3).level());
}

/// Touch-move applies to the human even if the other player is an engine.
#[test]
fn the_person_is_under_the_touch_law() {
    let mut game = Game::of(GameSetup { touch: TouchMove::Enforced, ..white() });
    game.click("g1");
    game.key(Key::Escape);
    game.drag("e2", "e4");
    game.expect_moves("");
    game.expect("4.3.1");
    game.play("g1f3 d5");
    game.expect_moves("Nf3 d5");
    assert!(game.table().touched().is_empty(), "an engine touches what it moves");
}

/// White plays random moves against the engine until the game is over.
#[test]
fn a_game_against_the_engine_ends() {
    let mut random = fastrand::Rng::with_seed(3);
    let mut window = Window::of(seats(Seat::Person, level(1)));
    window.request_without_frame(Request::Command(Command::Switch(Setting::AtOnce)));
    let begun = Instant::now();
    while window.table().result().is_none() && window.moves().len() < 3000 {
        let table = window.table();
        if table.position().turn() == Color::White {
            let moves = table.position().legal_moves();
            let text = table.uci(table.position(), moves[random.usize(..moves.len())]);
            window.request_without_frame(Request::Do(Deed::Move { text }));
        } else {
            assert!(begun.elapsed() < Duration::from_mins(5), "it thinks for ever: {}", window.moves());
            std::thread::sleep(Duration::from_millis(2));
        }
        window.harness.step();
    }
    let table = window.table();
    println!("{} in {:?}", window.moves(), begun.elapsed());
    assert!(table.result().is_some(), "{}", window.moves());
}
