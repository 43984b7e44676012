//! The built-in engine in the window.

use std::time::Instant;

use crate::prelude::*;

/// White plays random moves against the engine until the game is over.
#[test]
fn a_whole_game_against_the_engine() {
    let mut random = fastrand::Rng::with_seed(3);
    let mut window = Window::of(white_against(1));
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

fn white_against(number: u8) -> GameSetup {
    GameSetup { seats: [Seat::Person, level(number)], ..white() }
}
