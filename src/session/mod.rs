//! A game in real time, without a window: its journal and clock, engines as players, drivers of electronic boards, dead
//! positions, hints and analysis, the score of a match, and the review after the end. The session also reviews other
//! games, searches games for exercises, and refutes wrong moves in exercises.
//!
//! [`Session::apply`] carries out what a human player does; [`Session::tick`] handles time and engines. The current
//! time is passed to both. [`Session::wake_after`] returns how long to wait for the next tick, and threads request one
//! through a callback ([`Wake`]).
//!
//! For what actions do, see `table`, whose modules carry them out.

pub mod analysis;
pub mod board_driver;
mod clock_alone;
pub(crate) mod dead_watch;
mod event;
pub mod inquiry;
mod local_game;
mod match_score;
pub mod players;
mod refutation;
pub mod review;

use std::sync::Arc;
use std::time::Duration;

pub use clock_alone::ClockPress;
pub use event::Event;
pub use local_game::{Journals, Recovery, TimeSource};
pub use match_score::MatchScore;
pub use refutation::Refutation;

use crate::engine::external::EngineSetup;
use crate::engine::tablebase::Tables;
use crate::engine::{Answer, EngineFailure, Level};
use crate::game::Date;
use crate::rules::Color;
use crate::storage::settings::GameOutcome;
use crate::table::journal::{JournalError, Script};
use crate::table::{Deed, GameSetup, Journal, Notice, Seat, Source, Table, TimeReading};
use analysis::{Analysis, Analysts, Hints};
use dead_watch::DeadWatch;
use local_game::LocalGame;
use players::{Opponents, PlayerFactory};
use review::{GameSearch, Review, ReviewedGame};

/// A running clock is read at least this often, because the stopwatch takes a long gap between two readings for sleep.
const CLOCK_TICK: Duration = Duration::from_secs(5);

/// A function that requests a tick within the given time; any thread may call it.
pub type Wake = Arc<dyn Fn(Duration) + Send + Sync>;

/// The journals, engines and tablebases of a session, and its callback for ticks.
#[derive(Clone)]
pub struct SessionEnvironment {
    pub journals: Journals,
    /// The function that creates the engines that play.
    pub player_factory: PlayerFactory,
    pub analysts: Analysts,
    /// The tablebases in which live analysis looks up the position.
    pub tables: Tables,
    pub wake: Wake,
}

/// The game on the board, with its engines, analysis and review.
///
/// ```
/// use std::sync::Arc;
/// use std::time::Duration;
///
/// use jadoube::engine::tablebase::Tables;
/// use jadoube::game::{ClockKind, Ending, TimeControl};
/// use jadoube::rules::Color;
/// use jadoube::session::{SessionEnvironment, Journals, Session, TickInput, analysis, players};
/// use jadoube::table::{Deed, GameSetup, TimeReading};
///
/// // The clock of this example, in seconds since the example began.
/// let at = |seconds| {
///     let time = Duration::from_secs(seconds);
///     TimeReading { awake: time, elapsed: time, ..TimeReading::default() }
/// };
/// let environment = SessionEnvironment {
///     journals: Journals { folder: None, readings: Arc::new(TimeReading::now) },
///     player_factory: Arc::new(players::create_player),
///     analysts: analysis::real(),
///     tables: Tables::default(),
///     wake: Arc::new(|_| {}),
/// };
/// let minute = TimeControl::new(ClockKind::Fischer, 60_000, 0);
/// let setup = GameSetup { clock: [Some(minute.clone()), Some(minute)], ..GameSetup::default() };
///
/// let mut session = Session::new(setup, environment, at(0));
/// session.apply(Deed::Move { text: "e4".to_owned() }, at(10)); // starts Black's clock
/// assert_eq!(session.table().clock_shows(Color::Black, session.time_at(at(13))), Some(57_000));
///
/// // Black does nothing, and loses on time a minute after the move.
/// for second in 14..=70 {
///     session.tick(&TickInput::default(), at(second));
/// }
/// let outcome = session.table().result().unwrap();
/// assert_eq!((outcome.winner, outcome.ending), (Some(Color::White), Ending::FlagFall));
/// ```
pub struct Session {
    environment: SessionEnvironment,
    game: LocalGame,
    opponents: Opponents,
    dead_watch: DeadWatch,
    analysis: Analysis,
    hints: Hints,
    review: Option<Review>,
    /// The game under review; `None` if it is the one on the board.
    reviewed: Option<Box<ReviewedGame>>,
    /// The search for exercises in the games of a file.
    search: Option<GameSearch>,
    /// The search for the best line after a wrong move in an exercise, with its result.
    refutation: Option<Refutation>,
    match_score: MatchScore,
    /// The time, as `TimeReading::awake`, of the last press of the clock that counted, even if the table refused it.
    pressed_at: Option<Duration>,
    /// Whether something changed since the last tick began, so that the next tick is due at once.
    is_changed: bool,
    /// The events that have not been returned yet.
    events: Vec<Event>,
}

/// What is on screen and in the settings at the time of a tick.
#[derive(Clone, Copy, Debug, Default)]
pub struct TickInput<'a> {
    /// Whether engines move without pretending to think.
    pub at_once: bool,
    /// The external engines in the settings.
    pub engines: &'a [EngineSetup],
    /// The position to analyse; `None` if there is none.
    pub analysed: Option<AnalysisRequest<'a>>,
    /// Whether the review is on screen.
    pub reviewed: bool,
}

/// A position to analyse.
#[derive(Clone, Copy, Debug)]
pub struct AnalysisRequest<'a> {
    /// The table of the position; `None` for the table of the game on the board.
    pub other: Option<&'a Table>,
    /// Whether the game itself is shown, or [`Table::is_close_to`] is true of the line to the position. Analysis could
    /// then help a player in the game (11.3.1).
    pub is_of_game: bool,
    /// The number of plies before the position.
    pub moves: usize,
    pub lines: usize,
    /// An external engine; `None` for the built-in one.
    pub engine: Option<&'a EngineSetup>,
}

impl Session {
    pub fn new(setup: GameSetup, environment: SessionEnvironment, now: TimeReading) -> Session {
        let game = LocalGame::new(setup, environment.journals.clone(), now);
        Session::of(game, environment)
    }

    /// Reopens the latest unfinished game in the folder of journals. If there is none that can be reopened, returns a
    /// new game.
    pub fn reopen(
        setup: GameSetup,
        environment: SessionEnvironment,
        now: TimeReading,
    ) -> (Session, Recovery) {
        let (game, recovered) = LocalGame::reopen(setup, environment.journals.clone(), now);
        let mut session = Session::of(game, environment);
        session.hold_watched();
        (session, recovered)
    }

    fn of(game: LocalGame, environment: SessionEnvironment) -> Session {
        Session {
            opponents: Opponents::new(environment.player_factory.clone()),
            environment,
            game,
            dead_watch: DeadWatch::default(),
            analysis: Analysis::default(),
            hints: Hints::default(),
            review: None,
            reviewed: None,
            search: None,
            refutation: None,
            match_score: MatchScore::default(),
            pressed_at: None,
            is_changed: true,
            events: Vec::new(),
        }
    }

    /// Begins another game in place of the current one, which is finished or abandoned. Returns the error if the
    /// journal of the replaced game could not be closed.
    pub fn begin(&mut self, setup: GameSetup, now: TimeReading) -> Option<JournalError> {
        let match_score = self.match_score.before(&setup, self.table());
        let trouble = self.game.close();
        self.replace(LocalGame::new(setup, self.environment.journals.clone(), now), match_score);
        self.game.write_down(now);
        trouble
    }

    /// Continues a saved game in place of the current game, which is finished or abandoned. Returns the error if the
    /// journal of the replaced game could not be closed.
    pub fn take_up(&mut self, script: Script, now: TimeReading) -> Option<JournalError> {
        let trouble = self.game.close();
        let game = LocalGame::take_up(script, self.environment.journals.clone(), now);
        self.replace(game, MatchScore::default());
        self.hold_watched();
        trouble
    }

    /// Replaces the current game, whose journal has been closed. The search for exercises goes on.
    fn replace(&mut self, game: LocalGame, match_score: MatchScore) {
        let search = self.search.take();
        *self = Session { search, match_score, ..Session::of(game, self.environment.clone()) };
    }

    /// If the game is between engines and has no clock, holds it until somebody continues it. A game with a clock waits
    /// anyway, because the clock is stopped or has not been started.
    fn hold_watched(&mut self) {
        let table = &self.game.table;
        let watched = Color::ALL.iter().all(|color| !table.seat(*color).is_person());
        self.opponents.hold(watched && !table.setup().has_clock());
    }

    /// The score of the match before this game.
    pub fn match_score(&self) -> MatchScore {
        self.match_score
    }

    pub fn table(&self) -> &Table {
        &self.game.table
    }

    /// The game time in milliseconds; 0 until the clock is started.
    pub fn time_at(&self, now: TimeReading) -> u64 {
        self.game.time_at(now)
    }

    /// Whether the clock has been started; always `true` without a clock.
    pub fn is_started(&self) -> bool {
        self.game.started
    }

    /// Starts the clock, if it has not been started.
    pub fn start(&mut self, now: TimeReading) {
        self.game.start(now);
        self.is_changed = true;
    }

    /// The local date when the game began.
    pub fn date(&self) -> Date {
        Date::of_day(self.game.day)
    }

    /// Whether a human may do this: humans act only with their own pieces and in their own name, and a game can be
    /// adjourned only if both players are human. After the game, every action is allowed here, so that the table can
    /// refuse it with a reason.
    pub fn allows(&self, deed: &Deed) -> bool {
        let table = self.table();
        let person = |color: Color| table.seat(color).is_person();
        match deed {
            _ if table.result().is_some() => true,
            Deed::Press { .. }
            | Deed::Promote { .. }
            | Deed::Castle { .. }
            | Deed::Confirm
            | Deed::Jadoube
            | Deed::Move { .. }
            | Deed::Hint => person(table.position().turn()),
            Deed::Claim { by, .. } => person(by.unwrap_or(table.position().turn())),
            Deed::Pause { by, .. } => by.is_none_or(person),
            Deed::Seal { .. } => Color::ALL.into_iter().all(person),
            Deed::PressClock { by }
            | Deed::RequestIncrement { by }
            | Deed::Approve { by, .. }
            | Deed::OfferDraw { by }
            | Deed::AnswerDraw { by, .. }
            | Deed::Resign { by }
            | Deed::TakeBack { by }
            | Deed::AnswerTakeBack { by, .. } => person(*by),
            Deed::Release { .. }
            | Deed::Cancel
            | Deed::Analysis { .. }
            | Deed::Sit { .. }
            | Deed::DeadPosition
            | Deed::Resume { .. }
            | Deed::AdjustClock { .. }
            | Deed::Incident(_)
            | Deed::Tick => true,
        }
    }

    /// Carries out an action of a human player without a [`Source`], if [`Session::allows`] permits it. If the table
    /// allows a hint, a hint request only starts the search for it; the hint is recorded once there is one.
    pub fn apply(&mut self, deed: Deed, now: TimeReading) -> Vec<Notice> {
        self.apply_from(None, deed, now)
    }

    /// Carries out an action of a human player like [`Session::apply`]. `source` is the device that it came from, if it
    /// is recorded.
    pub fn apply_from(&mut self, source: Option<Source>, deed: Deed, now: TimeReading) -> Vec<Notice> {
        if !self.allows(&deed) {
            return Vec::new();
        }
        self.is_changed = true;
        if deed == Deed::Hint && self.table().allows_hint() {
            let SessionEnvironment { analysts, wake, .. } = &self.environment;
            self.hints.begin(&self.game.table, now.awake, analysts, wake);
            return Vec::new();
        }
        self.game.apply_from(source, deed, now)
    }

    fn put(&mut self, deed: Deed, now: TimeReading) -> Vec<Notice> {
        self.is_changed = true;
        self.game.apply(deed, now)
    }

    /// Adds the time that the computer slept to the game time after all.
    pub fn count_sleep(&mut self, asleep: Duration) {
        self.game.stopwatch().count_sleep(asleep);
        self.is_changed = true;
    }

    /// Handles time, dead positions, engines, hints, analysis, the review and searches, and returns what happened.
    pub fn tick(&mut self, input: &TickInput<'_>, now: TimeReading) -> Vec<Event> {
        self.is_changed = false;
        self.tick_clock(now);
        if let Some(moves) = self.dead_watch.tick(&self.game.table, &self.environment.wake) {
            self.is_changed = true;
            self.game.table.set_dead_after(moves);
            let notices = self.game.apply(Deed::DeadPosition, now);
            self.events.push(Event::Done { deed: Deed::DeadPosition, notices });
        }
        self.tick_opponents(input, now);
        self.tick_analysis(input.analysed, now);
        self.tick_review(input.reviewed, now);
        self.tick_search(now.awake);
        self.tick_refutation(now.awake);
        std::mem::take(&mut self.events)
    }

    /// The time until the next tick if nothing else happens; `None` if nothing is pending.
    pub fn wake_after(&self, now: TimeReading) -> Option<Duration> {
        if self.is_changed {
            return Some(Duration::ZERO);
        }
        let falls = self.table().flag_falls_at().filter(|_| self.is_started());
        let flag = falls.map(|falls| Duration::from_millis(falls.saturating_sub(self.time_at(now))));
        let tick = (self.is_started() && self.table().clock_runs()).then_some(CLOCK_TICK);
        let others = [
            self.opponents.wake_after(now),
            self.hints.wake_after(now.awake),
            self.analysis.wake_after(now.awake),
            self.review.as_ref().and_then(|review| review.wake_after(now.awake)),
            self.search_wakes_after(now.awake),
            self.refutation_wakes_after(now.awake),
        ];
        others.into_iter().flatten().chain(flag).chain(tick).min()
    }

    /// Handles a flag that has fallen, the time that the computer slept, and a failure of the journal.
    fn tick_clock(&mut self, now: TimeReading) {
        let time = self.time_at(now);
        let asleep = self.game.stopwatch().take_asleep();
        if let Some(asleep) = asleep {
            self.done(Deed::PAUSE, now);
            self.events.push(Event::Asleep(asleep));
        }
        let falls = self.table().flag_falls_at().filter(|_| self.is_started());
        if falls.is_some_and(|falls| falls <= time) {
            self.done(Deed::Tick, now);
        }
        let trouble = self.game.journal.as_ref().and_then(Journal::take_error);
        self.events.extend(trouble.map(Event::JournalFailed));
    }

    fn done(&mut self, deed: Deed, now: TimeReading) {
        let notices = self.put(deed.clone(), now);
        self.events.push(Event::Done { deed, notices });
    }

    fn tick_opponents(&mut self, input: &TickInput<'_>, now: TimeReading) {
        // An engine allows every takeback, but not during a pause for a ruling.
        let asked = self.table().take_back_asked().filter(|by| !self.table().seat(!*by).is_person());
        let asked = asked.filter(|_| !self.table().is_paused_for_ruling());
        let allowed = asked.map(|by| Deed::AnswerTakeBack { by: !by, accept: true });
        self.engine_does(allowed, now);
        let engine = |name: &str| input.engines.iter().find(|engine| engine.name == name).cloned();
        let wake = &self.environment.wake;
        let answer = self.opponents.tick(&self.game, now, input.at_once, engine, wake);
        if let Some((color, answer)) = answer {
            self.take_answer(color, answer, now);
        }
    }

    fn take_answer(&mut self, color: Color, answer: Answer, now: TimeReading) {
        let position = self.table().position();
        let failure = match answer {
            Ok(reply) if position.is_legal(reply.mv) => {
                let deeds = players::deeds(self.table(), color, &reply);
                return self.engine_does(deeds, now);
            }
            Ok(reply) => EngineFailure::Illegal(self.table().uci(position, reply.mv)),
            Err(failure) => failure,
        };
        // The clock stops until someone chooses who plays on.
        let runs = self.table().clock_runs();
        self.engine_does(runs.then_some(Deed::PAUSE), now);
        self.opponents.fail(color, failure);
    }

    /// Carries out an engine's actions, or those after its failure. If one of them ends the game, the actions after it
    /// are dropped.
    fn engine_does(&mut self, deeds: impl IntoIterator<Item = Deed>, now: TimeReading) {
        let mut done = Vec::new();
        for deed in deeds {
            done.push(self.put(deed, now));
            if self.table().result().is_some() {
                break;
            }
        }
        if !done.is_empty() {
            self.events.push(Event::EngineDid(done));
        }
    }

    /// The colour of the engine that failed, and why it failed; `None` if none has failed.
    pub fn failed(&self) -> Option<(Color, &EngineFailure)> {
        self.opponents.failed()
    }

    /// Seats someone else in place of an engine that failed, and resumes a paused game. Does nothing if this engine has
    /// not failed, for example because another game has begun since.
    pub fn take_over(&mut self, color: Color, seat: Seat, now: TimeReading) -> Vec<Event> {
        if self.failed().is_some_and(|(failed, _)| failed == color) {
            self.opponents.dismiss(color);
            let goes_on = self.table().is_paused().then_some(Deed::RESUME);
            self.engine_does([Deed::Sit { by: color, seat }].into_iter().chain(goes_on), now);
        }
        std::mem::take(&mut self.events)
    }

    /// Whether the game between engines is paused. Only a game without a clock is paused in this way.
    pub fn is_held(&self) -> bool {
        self.opponents.are_held()
    }

    /// Pauses or resumes the game between engines.
    pub fn set_held(&mut self, held: bool) {
        self.opponents.hold(held);
        self.is_changed = true;
    }

    /// The level that a human has just played against, and the human's result; `None` unless there is such a level, and
    /// the game is over and counts. It counts if it has at least two plies, no help was recorded, and the players have
    /// not changed since the beginning.
    pub fn outcome(&self) -> Option<(Level, GameOutcome)> {
        let table = self.table();
        let person = table.lone_person()?;
        let level = table.seat(!person).level()?;
        let same = table.setup().lone_person() == Some(person)
            && table.setup().seats[(!person).index()] == *table.seat(!person);
        let counts = same && table.moves().len() >= 2 && !table.was_helped();
        let result = match table.result()?.winner {
            Some(winner) if winner == person => GameOutcome::Won,
            Some(_) => GameOutcome::Lost,
            None => GameOutcome::Drew,
        };
        counts.then_some((level, result))
    }
}
