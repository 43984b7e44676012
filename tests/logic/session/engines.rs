//! Engines in their seats, hints for beginners, and analysis of the game.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::channel;
use std::time::Duration;

use jadoube::engine::{Answer, EngineFailure, EnginePlayer, EngineQuestion, EngineReply, Score};
use jadoube::game::Ending;
use jadoube::rules::Color;
use jadoube::session::players::PlayerFactory;
use jadoube::session::{AnalysisRequest, Event, Session, TickInput};
use jadoube::table::{Deed, GameSetup, Notice, Seat, TakeBack, TouchMove};

use super::{Play, against, analysts, blitz, info, level};

/// An engine that answers immediately: with the first legal move and this pause, or, if there is no pause, with a
/// failure.
struct Fixed(Option<Duration>);

impl EnginePlayer for Fixed {
    fn ask(&mut self, question: EngineQuestion, answer: Box<dyn FnOnce(Answer) + Send>) {
        let (position, _) = question.replay();
        let reply = |pause| EngineReply {
            mv: position.legal_moves()[0],
            score: None,
            pause,
            resigns: false,
            accepts_draw: false,
            offers_draw: false,
        };
        answer(self.0.map(reply).ok_or(EngineFailure::Ended));
    }

    fn stop(&mut self) {}
}

fn fixed(pause: Option<Duration>) -> PlayerFactory {
    Arc::new(move |_, _| Box::new(Fixed(pause)))
}

fn count(session: &Session) -> usize {
    session.table().moves().len()
}

#[test]
fn a_person_plays_against_a_level() {
    let mut play = Play::new(against(1));
    play.at_once = true;
    play.plays("e4");
    let events = play.until(|session| count(session) == 2);
    assert!(matches!(events[..], [Event::EngineDid(_)]), "{events:?}");
    assert!(matches!(play.plays("a3")[..], [Notice::Moved { .. }]), "it is the person's turn again");
    assert!(play.apply(Deed::Move { text: "a6".to_owned() }).is_empty(), "nobody plays for an engine");
    assert!(play.apply(Deed::Resign { by: Color::Black }).is_empty());
    play.until(|session| count(session) == 4);
}

#[test]
fn a_game_against_another_level_is_played_by_that_level() {
    let (invited, levels) = channel();
    let invite: PlayerFactory = Arc::new(move |seat, _| {
        invited.send(seat.level()).expect("the test listens");
        Box::new(Fixed(Some(Duration::ZERO)))
    });
    let mut play = Play::with(against(3), invite);
    for number in [3, 4] {
        play.session.begin(against(number), play.now());
        play.plays("e4");
        play.until(|session| count(session) == 2);
    }
    let expected = [3, 4].map(|number| against(number).seats[1].level());
    assert_eq!(levels.try_iter().collect::<Vec<_>>(), expected);
}

#[test]
fn a_game_against_a_level_counts_from_the_reply_on() {
    let outcome = |moves: usize| {
        let mut play = Play::new(against(1));
        play.at_once = true;
        play.plays("e4");
        play.until(|session| count(session) == moves);
        play.apply(Deed::Resign { by: Color::White });
        play.session.outcome()
    };
    assert!(outcome(1).is_none() && outcome(2).is_some());
}

#[test]
fn a_reply_waits_as_long_as_a_person_would_think() {
    let mut play = Play::with(against(3), fixed(Some(Duration::from_secs(9))));
    play.plays("e4");
    play.tick();
    while play.wake_after().is_none_or(|due| due.is_zero()) {
        assert!(play.tick().is_empty());
        std::thread::yield_now();
    }
    assert_eq!(play.wake_after(), Some(Duration::from_secs(9)));
    play.pass(8);
    assert!(play.tick().is_empty());
    assert_eq!(play.wake_after(), Some(Duration::from_secs(1)));
    play.pass(1);
    assert!(matches!(play.tick()[..], [Event::EngineDid(_)]));
    assert_eq!(count(&play.session), 2);
}

#[test]
fn two_engines_play_until_paused() {
    let mut play = Play::new(GameSetup { seats: [level(1), level(2)], ..GameSetup::default() });
    play.at_once = true;
    play.until(|session| count(session) == 8);
    play.session.set_held(true);
    for _ in 0..5 {
        assert!(play.tick().is_empty());
    }
    assert_eq!(play.wake_after(), None);
    play.session.set_held(false);
    play.until(|session| count(session) > 8);
}

#[test]
fn a_saved_game_between_engines_waits_until_it_is_watched() {
    let check = |seats: [Seat; 2], held: bool| {
        let script = Play::new(GameSetup { seats, ..GameSetup::default() });
        let script = script.session.script(script.now());
        let mut play = Play::new(GameSetup::default());
        let now = play.now();
        assert!(play.session.take_up(script, now).is_none());
        assert_eq!(play.session.is_held(), held);
    };
    check([level(1), level(2)], true);
    check([Seat::Person, level(2)], false);
}

/// An engine that counts the questions and never answers them.
struct Silent(Arc<AtomicUsize>, Vec<Box<dyn FnOnce(Answer) + Send>>);

impl EnginePlayer for Silent {
    fn ask(&mut self, _: EngineQuestion, answer: Box<dyn FnOnce(Answer) + Send>) {
        self.0.fetch_add(1, Ordering::SeqCst);
        self.1.push(answer);
    }

    fn stop(&mut self) {}
}

#[test]
fn an_engine_that_thinks_until_its_flag_loses_and_is_dismissed() {
    let questions = Arc::new(AtomicUsize::new(0));
    let asked = questions.clone();
    let player_factory: PlayerFactory = Arc::new(move |_, _| Box::new(Silent(asked.clone(), Vec::new())));
    let mut play = Play::with(GameSetup { clock: blitz().clock, ..against(3) }, player_factory);
    let wait_until = |is_seated: bool| {
        // The session and this test hold the counter, and so does the engine while it is seated.
        let holds = || {
            Arc::strong_count(&questions) == 2 + usize::from(is_seated)
                && questions.load(Ordering::SeqCst) == 1
        };
        (0..2_000).take_while(|_| !holds()).for_each(|_| std::thread::sleep(Duration::from_millis(5)));
        assert!(holds(), "{questions:?}");
    };
    play.plays("e4");
    play.tick();
    wait_until(true);
    for _ in 0..12 {
        play.pass(5);
        play.tick();
    }
    let outcome = play.session.table().result().expect("the flag fell");
    assert_eq!((outcome.winner, outcome.ending), (Some(Color::White), Ending::FlagFall));
    assert!(play.tick().is_empty());
    assert_eq!(play.wake_after(), None);
    wait_until(false);
}

#[test]
fn somebody_takes_over_from_an_engine_that_fails() {
    let mut play = Play::with(GameSetup { clock: blitz().clock, ..against(3) }, fixed(None));
    play.plays("e4");
    play.until(|session| session.failed().is_some());
    assert_eq!(play.session.failed(), Some((Color::Black, &EngineFailure::Ended)));
    assert!(play.session.table().is_paused(), "no clock runs meanwhile");
    let now = play.now();
    let events = play.session.take_over(Color::Black, Seat::Person, now);
    assert!(matches!(&events[..], [Event::EngineDid(deeds)] if deeds.len() == 2), "{events:?}");
    assert!(!play.session.table().is_paused());
    assert!(play.session.take_over(Color::Black, Seat::Person, now).is_empty(), "nobody failed any more");
    play.plays("e5");
    assert_eq!(play.moves(), "e4 e5");
}

#[test]
fn an_engine_lets_a_move_be_taken_back() {
    let setup = GameSetup { touch: TouchMove::Off, take_back: TakeBack::Agreed, ..against(3) };
    let mut play = Play::with(setup, fixed(Some(Duration::ZERO)));
    play.plays("e4");
    play.until(|session| count(session) == 2);
    play.apply(Deed::TakeBack { by: Color::White });
    play.tick();
    assert_eq!(count(&play.session), 0);
}

/// The human makes three moves against the level with this number. After each reply of the engine, an analyst reports a
/// score for the human's side, at this depth. `expected` has, for each reply, whether a hint is then offered.
fn check_offers(number: u8, depth: u32, scores: [Score; 3], expected: [bool; 3]) {
    let analysts = analysts(move |question, mut observer| {
        let count = question.moves.len();
        assert!(count.is_multiple_of(2) && count > 0, "only the human's positions");
        let mv = question.replay().0.legal_moves()[0];
        observer(Ok(info(depth, 1_000_000, scores[count / 2 - 1], vec![mv])));
    });
    let setup = GameSetup { touch: TouchMove::Off, ..against(number) };
    let mut play = Play::judged(setup, fixed(Some(Duration::ZERO)), analysts);
    let offered = ["a3", "b3", "c3"].map(|mv| {
        play.plays(mv);
        assert!(!play.session.offers_hint(), "it is not the human's turn");
        let moves = count(&play.session);
        play.until(|session| count(session) > moves);
        play.tick();
        play.session.offers_hint()
    });
    assert_eq!(offered, expected, "level {number}, depth {depth}, {scores:?}");
}

#[test]
fn a_beginner_who_blunders_is_offered_a_hint() {
    let pawns = Score::Centipawns;
    check_offers(1, 12, [pawns(0), pawns(-300), pawns(-310)], [false, true, false]);
    check_offers(3, 12, [pawns(0), pawns(-199), pawns(-399)], [false, false, true]);
    check_offers(2, 12, [pawns(900), Score::Mate(-3), Score::Mate(-2)], [false, true, false]);
    check_offers(2, 12, [pawns(-1200), pawns(-2000), Score::Mate(-2)], [false; 3]);
    // An analysis that is not deep enough is not trusted.
    check_offers(1, 11, [pawns(0), pawns(-300), pawns(-900)], [false; 3]);
    // At level 4, no hint is offered.
    check_offers(4, 12, [pawns(0), pawns(-300), pawns(-900)], [false; 3]);
}

/// Each step has the analysis on screen, whether analysis is on, and whether the game is then recorded as analysed.
#[test]
fn analysis_of_the_game_is_recorded_until_it_is_switched_off() {
    let of = |is_of_game| AnalysisRequest { other: None, is_of_game, moves: 1, lines: 1, engine: None };
    let steps = [
        (Some(of(true)), false, false),
        (Some(of(false)), true, false),
        (None, true, false),
        (Some(of(true)), true, true),
        (None, true, true),
        (Some(of(false)), true, true),
        (Some(of(false)), false, false),
    ];
    let setup = GameSetup { touch: TouchMove::Off, ..GameSetup::default() };
    let mut play = Play::judged(setup, fixed(None), analysts(|_, _| ()));
    play.plays("e4");
    for (number, (analysed, on, recorded)) in steps.into_iter().enumerate() {
        play.session.set_analysis(on);
        let now = play.now();
        play.session.tick(&TickInput { analysed, ..TickInput::default() }, now);
        assert_eq!(play.session.table().is_analysed(), recorded, "step {number}");
    }
}
