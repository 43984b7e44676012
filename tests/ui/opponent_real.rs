//! The engine itself in the window: a whole game, and how soon it ends.

use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use jadoube::engine::external::EngineSetup;
use jadoube::engine::{EnginePlayer, EngineQuestion};
use jadoube::rules::Color;
use jadoube::table::{Deed, GameSetup, Seat};
use jadoube::ui::{Command, Request, Setting};

use crate::opponent::{Say, clock, level, seats, white};
use crate::window::Begin;

/// Prints how soon the engine at full strength, with all its threads, ends when its game is abandoned. Run by hand:
/// `cargo test --test ui leaving_stops -- --ignored --nocapture`.
#[test]
#[ignore = "measures this computer"]
fn leaving_stops_the_engine() {
    let gone = Arc::new(Mutex::new(None));
    let heard = Arc::clone(&gone);
    struct Watched(Option<Box<dyn EnginePlayer>>, Arc<Mutex<Option<Instant>>>);
    impl EnginePlayer for Watched {
        fn ask(&mut self, question: EngineQuestion, answer: Say) {
            self.0.as_mut().expect("an engine").ask(question, answer);
        }
        fn stop(&mut self) {
            self.0.as_mut().expect("an engine").stop();
        }
    }
    impl Drop for Watched {
        fn drop(&mut self) {
            drop(self.0.take());
            *self.1.lock().expect("a moment") = Some(Instant::now());
        }
    }
    let invite = Arc::new(move |seat: &Seat, engine: Option<&EngineSetup>| {
        let engine = Some(jadoube::session::players::create_player(seat, engine));
        Box::new(Watched(engine, Arc::clone(&heard))) as Box<dyn EnginePlayer>
    });
    let mut worst = (Duration::ZERO, Duration::ZERO);
    for _ in 0..20 {
        let setup = GameSetup { clock: clock(3_600_000), ..seats(Seat::Person, level(11)) };
        let mut window = Begin { setup, invite: invite.clone(), ..Begin::default() }.open();
        window.drag("e2", "e4");
        std::thread::sleep(Duration::from_millis(400));
        window.harness.run();
        assert_eq!(window.moves(), "e4", "it still thinks");
        let ctx = window.harness.ctx.clone();
        let begun = Instant::now();
        window.harness.state_mut().handle(&ctx, Request::Start(Box::default()));
        let frame = begun.elapsed();
        while gone.lock().expect("a moment").is_none() {
            std::thread::sleep(Duration::from_micros(100));
        }
        let left = gone.lock().expect("a moment").take().expect("it is gone") - begun;
        worst = (worst.0.max(frame), worst.1.max(left));
    }
    println!("the frame took at most {:?}, the engine was gone after at most {:?}", worst.0, worst.1);
}

/// A whole game of random moves against the engine itself, to its end.
#[test]
fn a_whole_game_against_the_engine() {
    let mut random = fastrand::Rng::with_seed(3);
    let mut window = Begin { setup: white_against(1), ..Begin::default() }.open();
    let ctx = window.harness.ctx.clone();
    window.harness.state_mut().handle(&ctx, Request::Command(Command::Switch(Setting::AtOnce)));
    let begun = Instant::now();
    while window.harness.state().table().result().is_none() && window.moves().len() < 3000 {
        let table = window.harness.state().table();
        if table.position().turn() == Color::White {
            let moves = table.position().legal_moves();
            let text = table.uci(table.position(), moves[random.usize(..moves.len())]);
            window.harness.state_mut().handle(&ctx, Request::Do(Deed::Move { text }));
        } else {
            assert!(begun.elapsed() < Duration::from_mins(5), "it thinks for ever: {}", window.moves());
            std::thread::sleep(Duration::from_millis(2));
        }
        window.harness.step();
    }
    let table = window.harness.state().table();
    println!("{} in {:?}", window.moves(), begun.elapsed());
    assert!(table.result().is_some(), "{}", window.moves());
}

fn white_against(number: u8) -> GameSetup {
    GameSetup { seats: [Seat::Person, level(number)], ..white() }
}
