//! Sessions without a window, with a clock that the test sets.

mod board_driver;
mod engines;
mod journal;
mod match_score;
mod review;
mod screen_on;
mod time;
mod verdicts;

use std::path::PathBuf;
use std::sync::mpsc::{Receiver, channel};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use jadoube::engine::tablebase::Tables;
use jadoube::engine::{Analyst, Bound, EngineFailure, EngineQuestion, Info, Level, Score};
use jadoube::game::{ClockKind, TimeControl};
use jadoube::rules::{Color, Move};
use jadoube::session::analysis::{self, Analysts};
use jadoube::session::players::{PlayerFactory, create_player};
use jadoube::session::{Event, Journals, Session, SessionEnvironment, TickInput};
use jadoube::table::{Deed, GameSetup, Notice, Seat, TimeReading};

/// A session, its clock, and its wake-up calls.
pub struct Play {
    pub session: Session,
    clock: Arc<Mutex<TimeReading>>,
    woken: Receiver<Duration>,
    /// Whether engines move at once, without a pause as if they were thinking.
    pub at_once: bool,
}

/// The environment of a session, with a clock that the test sets, and the wake-up calls.
fn environment(
    folder: Option<PathBuf>,
    invite: PlayerFactory,
) -> (SessionEnvironment, Arc<Mutex<TimeReading>>, Receiver<Duration>) {
    let since_1970 = Duration::from_hours(24 * 365 * 50);
    let clock = Arc::new(Mutex::new(TimeReading { since_1970, ..TimeReading::default() }));
    let read = clock.clone();
    let readings = Arc::new(move || *read.lock().expect("the clock"));
    let (sender, woken) = channel();
    let wake = Arc::new(move |after| {
        // An error is ignored: the receiver is gone once the test is over.
        let _ = sender.send(after);
    });
    let journals = Journals { folder, readings };
    let analysts = analysis::real();
    (
        SessionEnvironment { journals, player_factory: invite, analysts, tables: Tables::default(), wake },
        clock,
        woken,
    )
}

impl Play {
    pub fn new(setup: GameSetup) -> Play {
        Play::with(setup, Arc::new(create_player))
    }

    /// A session with engines that the test supplies.
    pub fn with(setup: GameSetup, invite: PlayerFactory) -> Play {
        Play::judged(setup, invite, analysis::real())
    }

    /// A session with engines and analysts that the test supplies.
    pub fn judged(setup: GameSetup, invite: PlayerFactory, analysts: Analysts) -> Play {
        let (mut environment, clock, woken) = environment(None, invite);
        environment.analysts = analysts;
        let session = Session::new(setup, environment, *clock.lock().expect("the clock"));
        Play { session, clock, woken, at_once: false }
    }

    /// A session with a folder of journals. It continues the unfinished game in the folder if there is one, and
    /// otherwise starts this game.
    pub fn reopen(setup: GameSetup, folder: PathBuf) -> Play {
        let (environment, clock, woken) = environment(Some(folder), Arc::new(create_player));
        let now = *clock.lock().expect("the clock");
        let (session, _) = Session::reopen(setup, environment, now);
        Play { session, clock, woken, at_once: false }
    }

    pub fn now(&self) -> TimeReading {
        *self.clock.lock().expect("the clock")
    }

    /// Lets this many seconds pass without a tick.
    pub fn pass(&self, seconds: u64) {
        let mut clock = self.clock.lock().expect("the clock");
        clock.awake += Duration::from_secs(seconds);
        clock.elapsed += Duration::from_secs(seconds);
    }

    /// Puts the computer to sleep for this many seconds.
    pub fn sleep(&self, seconds: u64) {
        self.clock.lock().expect("the clock").elapsed += Duration::from_secs(seconds);
    }

    pub fn tick(&mut self) -> Vec<Event> {
        let input = TickInput { at_once: self.at_once, ..TickInput::default() };
        self.session.tick(&input, self.now())
    }

    pub fn wake_after(&self) -> Option<Duration> {
        self.session.wake_after(self.now())
    }

    pub fn apply(&mut self, deed: Deed) -> Vec<Notice> {
        self.session.apply(deed, self.now())
    }

    pub fn plays(&mut self, san: &str) -> Vec<Notice> {
        self.apply(Deed::Move { text: san.to_owned() })
    }

    /// Ticks whenever the session asks for it, until the condition holds, and returns the events; the clock does not
    /// advance.
    #[track_caller]
    pub fn until(&mut self, seen: impl Fn(&Session) -> bool) -> Vec<Event> {
        let mut events = Vec::new();
        while !seen(&self.session) {
            events.extend(self.tick());
            if self.wake_after() != Some(Duration::ZERO) && !seen(&self.session) {
                self.woken.recv_timeout(Duration::from_mins(2)).expect("nobody asks for a tick");
            }
        }
        events
    }

    pub fn moves(&self) -> String {
        let moves: Vec<&str> =
            self.session.table().moves().iter().map(|played| played.san.as_str()).collect();
        moves.join(" ")
    }

    /// What both clocks show, in milliseconds.
    pub fn clocks(&self) -> [u64; 2] {
        let at = self.session.time_at(self.now());
        Color::ALL.map(|color| self.session.table().clock_shows(color, at).expect("a clock"))
    }
}

/// The settings of a game in which a person has White against this level.
pub fn against(number: u8) -> GameSetup {
    GameSetup { seats: [Seat::Person, level(number)], ..GameSetup::default() }
}

pub fn level(number: u8) -> Seat {
    Seat::Level { level: Level::new(number).expect("a level"), seed: 7 }
}

/// A report of an exact score for the best line.
fn info(depth: u32, nodes: u64, score: Score, moves: Vec<Move>) -> Info {
    Info {
        depth,
        selective_depth: depth,
        line: 1,
        score,
        bound: Bound::Exact,
        nodes,
        time: Duration::ZERO,
        hash_full: 0,
        table_hits: 0,
        moves,
    }
}

type Observer = Box<dyn FnMut(Result<Info, EngineFailure>) + Send>;

/// An analyst that calls this function with each question and its observer.
struct Analysing<F>(F);

impl<F: Fn(EngineQuestion, Observer) + Send> Analyst for Analysing<F> {
    fn analyse(&mut self, question: EngineQuestion, _lines: usize, observer: Observer) {
        (self.0)(question, observer);
    }

    fn stop(&mut self) {}
}

/// Analysts that call this function with each question and its observer.
fn analysts(analyse: impl Fn(EngineQuestion, Observer) + Clone + Send + Sync + 'static) -> Analysts {
    Arc::new(move |_| Box::new(Analysing(analyse.clone())))
}

/// The settings of a game with a minute for each player and a second per move.
pub fn blitz() -> GameSetup {
    let kind = ClockKind::Fischer;
    let control = TimeControl::new(kind, 60_000, 1_000);
    GameSetup { clock: [Some(control.clone()), Some(control)], ..GameSetup::default() }
}
