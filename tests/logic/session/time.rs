//! What happens in the course of time: clocks run and stop, flags fall, the computer sleeps, dead positions end the
//! game, and a new day begins.

use std::sync::Arc;
use std::time::Duration;

use jadoube::game::{Date, Ending};
use jadoube::rules::Color;
use jadoube::session::players::create_player;
use jadoube::session::{Event, Session};
use jadoube::start::Start;
use jadoube::table::{Deed, GameSetup, TakeBack, TimeReading, TouchMove};

use super::{Play, blitz, environment};

#[test]
fn two_people_play_with_a_clock() {
    let mut play = Play::new(blitz());
    play.tick();
    assert_eq!(play.wake_after(), None, "nothing happens until the players begin");
    play.pass(30);
    play.plays("e4");
    assert_eq!(play.clocks(), [61_000, 60_000], "the first move starts the clock");
    play.tick();
    assert_eq!(play.wake_after(), Some(Duration::from_secs(5)), "the clock is read, or else it sleeps");
    play.pass(10);
    play.plays("e5");
    play.tick();
    play.pass(4);
    assert_eq!(play.clocks(), [57_000, 51_000]);
    assert_eq!(play.moves(), "e4 e5");
}

/// A long think by a player without a clock is not taken for the computer's sleep.
#[test]
fn the_clock_is_read_while_no_flag_can_fall() {
    let setup = GameSetup { clock: [blitz().clock[0].clone(), None], ..blitz() };
    let mut play = Play::new(setup);
    play.plays("e4");
    for _ in 0..6 {
        play.tick();
        let due = play.wake_after().expect("the clock is read").as_secs();
        assert!(due <= 5, "{due}");
        play.pass(due);
    }
    assert!(play.tick().is_empty(), "nobody slept");
}

#[test]
fn nothing_counts_before_the_first_action() {
    let mut play = Play::new(blitz());
    play.pass(30);
    assert_eq!((play.session.time_at(play.now()), play.clocks()), (0, [60_000; 2]));
    play.apply(Deed::Resign { by: Color::White });
    assert!(!play.session.is_started(), "nobody moved");
    play.pass(30);
    assert_eq!((play.session.time_at(play.now()), play.clocks()), (0, [60_000; 2]));
}

#[test]
fn a_flag_falls_without_a_window() {
    let mut play = Play::new(blitz());
    play.plays("e4");
    play.plays("e5");
    play.tick();
    let mut events = Vec::new();
    let mut spent = 0;
    while events.is_empty() {
        let due = play.wake_after().expect("a flag will fall").as_secs();
        play.pass(due);
        spent += due;
        events = play.tick();
    }
    assert_eq!(spent, 61);
    assert!(matches!(events[..], [Event::Done { deed: Deed::Tick, .. }]), "{events:?}");
    let outcome = play.session.table().result().expect("it is over");
    assert_eq!((outcome.winner, outcome.ending), (Some(Color::Black), Ending::FlagFall));
    play.tick();
    assert_eq!(play.wake_after(), None, "nothing is left to wait for");
}

#[test]
fn nothing_falls_while_the_game_is_paused() {
    let mut play = Play::new(blitz());
    play.plays("e4");
    play.apply(Deed::PAUSE);
    play.tick();
    assert_eq!(play.wake_after(), None);
    play.pass(3600);
    assert!(play.tick().is_empty());
    assert_eq!(play.clocks(), [61_000, 60_000]);
    play.apply(Deed::RESUME);
    play.pass(2);
    assert_eq!(play.clocks(), [61_000, 58_000]);
}

#[test]
fn sleep_pauses_the_game_and_is_not_counted() {
    let mut play = Play::new(blitz());
    play.plays("e4");
    play.pass(5);
    play.tick();
    play.sleep(3600);
    let events = play.tick();
    assert!(
        matches!(events[..], [Event::Done { deed: Deed::Pause { .. }, .. }, Event::Asleep(asleep)]
            if asleep == Duration::from_hours(1)),
        "{events:?}"
    );
    assert!(play.session.table().is_paused());
    assert_eq!(play.clocks(), [61_000, 55_000]);
    assert!(play.tick().is_empty(), "it is told once");
}

#[test]
fn sleep_counts_where_the_players_say_so() {
    let mut play = Play::new(blitz());
    play.plays("e4");
    play.sleep(20);
    play.tick();
    play.apply(Deed::RESUME);
    play.session.count_sleep(Duration::from_secs(20));
    assert_eq!(play.clocks(), [61_000, 40_000]);
}

/// Only the check in the background finds that these bishops, shut off by a wall of pawns, can never mate.
#[test]
fn a_dead_position_ends_the_game() {
    let start = Start::from_fen("8/b1b5/k6p/5p1P/5p2/5PpK/6P1/8 w - - 0 1", None).expect("a position");
    let mut play = Play::new(GameSetup { start, ..GameSetup::default() });
    let events = play.until(|session| session.table().result().is_some());
    assert!(events.iter().any(|event| matches!(event, Event::Done { deed: Deed::DeadPosition, .. })));
    assert_eq!(play.session.table().result().map(|outcome| outcome.ending), Some(Ending::DeadPosition));
}

/// A game with takebacks, in which `Bcxb6` makes the position dead.
fn before_a_dead_position() -> Play {
    let start = Start::from_fen("8/b1b5/kR5p/5p1P/5p2/5PpK/6P1/8 b - - 0 1", None).expect("a position");
    let (touch, take_back) = (TouchMove::Off, TakeBack::Free);
    Play::new(GameSetup { start, touch, take_back, ..GameSetup::default() })
}

/// The move is taken back before the tick that would end the game, so the game goes on.
#[test]
fn a_dead_position_that_was_taken_back_ends_nothing() {
    for instead in [None, Some("Ka5")] {
        let mut play = before_a_dead_position();
        play.plays("Bcxb6");
        play.tick();
        play.apply(Deed::TakeBack { by: Color::Black });
        instead.map(|san| play.plays(san));
        play.woken.recv_timeout(Duration::from_mins(2)).expect("the position is found dead");
        play.tick();
        assert_eq!(play.session.table().result(), None, "{instead:?}");
    }
}

/// A move is taken back and another one made between two ticks.
#[test]
fn a_dead_position_in_place_of_another_ends_the_game() {
    let mut play = before_a_dead_position();
    play.plays("Ka5");
    play.tick();
    play.apply(Deed::TakeBack { by: Color::Black });
    play.plays("Bcxb6");
    play.until(|session| session.table().result().is_some());
    assert_eq!(play.session.table().result().map(|outcome| outcome.ending), Some(Ending::DeadPosition));
}

/// A game keeps the local date on which it began, even when it is continued a day later. One game begins half an hour
/// after midnight, an hour ahead of UTC; the other begins at eight in the evening, four hours behind UTC.
#[test]
fn a_game_has_the_local_date() {
    let at = |day: u64, minutes: u64| Duration::from_mins(day * 24 * 60 + minutes);
    for (since_1970, local, day) in
        [(at(20_000, 23 * 60 + 30), at(20_001, 30), 20_001), (at(20_001, 0), at(20_000, 20 * 60), 20_000)]
    {
        let reading = |later| TimeReading {
            since_1970: since_1970 + later,
            local: Some(local + later),
            ..TimeReading::default()
        };
        let (environment, ..) = environment(None, Arc::new(create_player));
        let now = reading(Duration::ZERO);
        let mut session = Session::new(GameSetup::default(), environment, now);
        assert_eq!(session.date(), Date::of_day(day));
        let saved = session.script(now);
        session.take_up(saved, reading(Duration::from_hours(24)));
        assert_eq!(session.date(), Date::of_day(day));
    }
}
