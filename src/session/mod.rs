//! A game in real time, without a window: its journal, the engines in their seats, dead positions, hints and analysis.
//!
//! [`Session::apply`] does what a person does at the table; [`Session::tick`] does what time and the engines bring. The time is
//! given to both; [`Session::wake_after`] says when the next tick is due, and threads ask for one through a closure ([`Wake`]).
//!
//! What a deed does: see `table`.

pub mod analysis;
pub mod date;
pub(crate) mod dead_position;
mod event;
mod local_game;
pub mod players;

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

pub use event::Event;
pub use local_game::{Journals, Readings, Recovered, Truncation};

use crate::engine::external::EngineSetup;
use crate::engine::{Answer, Failure, Level};
use crate::game::Date;
use crate::rules::Color;
use crate::storage::settings::Fared;
use crate::table::journal::{Script, Trouble};
use crate::table::{Deed, GameSetup, Notice, Reading, Seat, Table};
use analysis::{Analysis, Analysts, Hinted, Hints, Shown};
use dead_position::DeadWatch;
use local_game::LocalGame;
use players::{Invite, Opponents};

/// While a clock runs its time is read at least so often: the stopwatch takes a longer silence for sleep.
const CLOCK_TICK: Duration = Duration::from_secs(5);

/// Asks for a tick within this time; any thread calls it.
pub type Wake = Arc<dyn Fn(Duration) + Send + Sync>;

/// What a session gets from outside.
#[derive(Clone)]
pub struct Environment {
    pub journals: Journals,
    /// Who plays where no person does.
    pub invite: Invite,
    pub analysts: Analysts,
    pub wake: Wake,
}

/// The game on the board, and all that goes on around it.
pub struct Session {
    environment: Environment,
    game: LocalGame,
    opponents: Opponents,
    dead_watch: DeadWatch,
    analysis: Analysis,
    hints: Hints,
    /// Something was done since the last tick began, so that the next is due at once.
    is_changed: bool,
}

/// What is shown and chosen while a tick looks at it.
#[derive(Clone, Copy, Debug, Default)]
pub struct TickInput<'a> {
    /// Engines don't take a person's time to think.
    pub at_once: bool,
    /// The external engines on this computer.
    pub guests: &'a [EngineSetup],
    /// The position that is analysed where analysis is on; `None` while nobody sees it.
    pub analysed: Option<Analysed<'a>>,
}

/// A position that is to be analysed.
#[derive(Clone, Copy, Debug)]
pub struct Analysed<'a> {
    /// Another table than that of the game.
    pub other: Option<&'a Table>,
    /// The position after so many moves.
    pub moves: usize,
    pub lines: usize,
    /// An external engine, or the built-in one.
    pub guest: Option<&'a EngineSetup>,
}

impl Session {
    /// A game that begins.
    pub fn new(setup: GameSetup, environment: Environment, now: Reading) -> Session {
        let game = LocalGame::new(setup, environment.journals.clone(), now);
        Session::of(game, environment)
    }

    /// The game that was on the board when the program ended, or else the one that begins.
    pub fn reopen(setup: GameSetup, environment: Environment, now: Reading) -> (Session, Recovered) {
        let (game, recovered) = LocalGame::reopen(setup, environment.journals.clone(), now);
        let mut session = Session::of(game, environment);
        session.hold_watched();
        (session, recovered)
    }

    fn of(game: LocalGame, environment: Environment) -> Session {
        Session {
            opponents: Opponents::new(environment.invite.clone()),
            environment,
            game,
            dead_watch: DeadWatch::default(),
            analysis: Analysis::default(),
            hints: Hints::default(),
            is_changed: true,
        }
    }

    /// Another game begins; the one on the board is over, or given up.
    pub fn begin(&mut self, setup: GameSetup, now: Reading) -> Option<Trouble> {
        let trouble = self.leave();
        self.game = LocalGame::new(setup, self.environment.journals.clone(), now);
        self.game.write_down(now);
        trouble
    }

    /// A game that was kept goes on where it was left, in a journal of its own; the one on the board is over, or given up.
    pub fn take_up(&mut self, script: Script, now: Reading) -> Option<Trouble> {
        let trouble = self.leave();
        self.game = LocalGame::take_up(script, self.environment.journals.clone(), now);
        self.hold_watched();
        trouble
    }

    fn leave(&mut self) -> Option<Trouble> {
        let trouble = self.game.close();
        self.opponents.leave();
        self.dead_watch = DeadWatch::default();
        (self.analysis, self.hints) = (Analysis::default(), Hints::default());
        self.is_changed = true;
        trouble
    }

    /// A game of engines that was watched goes on when somebody watches; where there is a clock, it has been stopped.
    fn hold_watched(&mut self) {
        let table = self.game.table();
        let watched = Color::ALL.iter().all(|color| !table.seat(*color).is_person());
        self.opponents.hold(watched && !table.setup().has_clock());
    }

    /// The table.
    pub fn table(&self) -> &Table {
        self.game.table()
    }

    /// The milliseconds of the game.
    pub fn time_at(&self, now: Reading) -> u64 {
        self.game.time_at(now)
    }

    /// Whether the time has been started.
    pub fn is_started(&self) -> bool {
        self.game.is_started()
    }

    /// The players start the clock.
    pub fn start(&mut self, now: Reading) {
        self.game.start(now);
        self.is_changed = true;
    }

    /// The day when the game began.
    pub fn date(&self) -> Date {
        self.game.date()
    }

    /// The game as it is kept in a file, with all that was done and the time that went by.
    pub fn script(&self, now: Reading) -> Script {
        self.game.script(now)
    }

    /// The folder of journals.
    pub fn journals(&self) -> Option<&Path> {
        self.environment.journals.folder.as_deref()
    }

    /// Whether a person may do this: with their own pieces, in their own name. Nothing is anybody's once the game is over, when
    /// the table tells so.
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
            | Deed::Hint
            | Deed::Claim { .. } => person(table.position().turn()),
            Deed::OfferDraw { by }
            | Deed::AnswerDraw { by, .. }
            | Deed::Resign { by }
            | Deed::TakeBack { by }
            | Deed::AnswerTakeBack { by, .. } => person(*by),
            Deed::Release { .. }
            | Deed::Cancel
            | Deed::Analysis { .. }
            | Deed::Sit { .. }
            | Deed::DeadPosition
            | Deed::Pause
            | Deed::Resume
            | Deed::Tick => true,
        }
    }

    /// Does what a person does at the table; nothing where it is not theirs to do. A hint begins to be looked for.
    pub fn apply(&mut self, deed: Deed, now: Reading) -> Vec<Notice> {
        if !self.allows(&deed) {
            return Vec::new();
        }
        let hint = matches!(deed, Deed::Hint) && self.table().allows_hint();
        let notices = self.put(deed, now);
        if hint {
            let Environment { analysts, wake, .. } = &self.environment;
            self.hints.begin(self.game.table(), now.awake, analysts, wake);
        }
        notices
    }

    fn put(&mut self, deed: Deed, now: Reading) -> Vec<Notice> {
        self.is_changed = true;
        self.game.apply(deed, now)
    }

    /// The time that the computer was asleep counts after all.
    pub fn count_sleep(&mut self, asleep: Duration) {
        self.game.count_sleep(asleep);
        self.is_changed = true;
    }

    /// Does what time, the engines and the watch for dead positions bring, and says what it was.
    pub fn tick(&mut self, input: &TickInput<'_>, now: Reading) -> Vec<Event> {
        self.is_changed = false;
        let mut events = Vec::new();
        self.tick_clock(now, &mut events);
        if let Some(moves) = self.dead_watch.tick(self.game.table(), &self.environment.wake) {
            self.is_changed = true;
            let notices = self.game.end_dead(moves, now);
            events.push(Event::Done { deed: Deed::DeadPosition, notices });
        }
        self.tick_opponents(input, now, &mut events);
        self.tick_analysis(input.analysed, now, &mut events);
        events
    }

    /// After how long the next tick is due if nothing else happens; `None` when nothing will happen by itself.
    pub fn wake_after(&self, now: Reading) -> Option<Duration> {
        if self.is_changed {
            return Some(Duration::ZERO);
        }
        let falls = self.table().flag_falls_at().filter(|_| self.is_started());
        let flag = falls.map(|falls| Duration::from_millis(falls.saturating_sub(self.time_at(now))));
        let flag = flag.map(|flag| flag.min(CLOCK_TICK));
        let others = [
            self.opponents.wake_after(now),
            self.hints.wake_after(now.awake),
            self.analysis.wake_after(now.awake),
        ];
        others.into_iter().flatten().chain(flag).min()
    }

    /// A flag that falls, a computer that was asleep, a disk that is full.
    fn tick_clock(&mut self, now: Reading, events: &mut Vec<Event>) {
        let time = self.time_at(now);
        if let Some(asleep) = self.game.take_asleep() {
            self.done(Deed::Pause, now, events);
            events.push(Event::Asleep(asleep));
        }
        let falls = self.table().flag_falls_at().filter(|_| self.is_started());
        if falls.is_some_and(|falls| falls <= time) {
            self.done(Deed::Tick, now, events);
        }
        events.extend(self.game.trouble().map(Event::Trouble));
    }

    fn done(&mut self, deed: Deed, now: Reading, events: &mut Vec<Event>) {
        let notices = self.put(deed.clone(), now);
        events.push(Event::Done { deed, notices });
    }

    /// Lets the engines do what it is their turn to do.
    fn tick_opponents(&mut self, input: &TickInput<'_>, now: Reading, events: &mut Vec<Event>) {
        // An engine lets a person have a move back.
        let asked = self.table().take_back_asked().filter(|by| !self.table().seat(!*by).is_person());
        let allowed = asked.map(|by| Deed::AnswerTakeBack { by: !by, accept: true });
        self.engine_does(allowed, now, events);
        let guest = |name: &str| input.guests.iter().find(|guest| guest.name == name).cloned();
        let wake = &self.environment.wake;
        let answer = self.opponents.tick(&self.game, now, input.at_once, guest, wake);
        if let Some((color, answer)) = answer {
            self.take_answer(color, answer, now, events);
        }
    }

    fn take_answer(&mut self, color: Color, answer: Answer, now: Reading, events: &mut Vec<Event>) {
        let position = self.table().position();
        let failure = match answer {
            Ok(reply) if position.is_legal(reply.mv) => {
                let deeds = players::deeds(self.table(), color, &reply);
                return self.engine_does(deeds, now, events);
            }
            Ok(reply) => Failure::Illegal(self.table().uci(position, reply.mv)),
            Err(failure) => failure,
        };
        // The clock stands still until it is said who plays on.
        let runs = self.table().clock_runs();
        self.engine_does(runs.then_some(Deed::Pause), now, events);
        self.opponents.fail(color, failure);
    }

    /// A move that ends the game leaves nothing to offer.
    fn engine_does(&mut self, deeds: impl IntoIterator<Item = Deed>, now: Reading, events: &mut Vec<Event>) {
        let mut done = Vec::new();
        for deed in deeds {
            done.push(self.put(deed, now));
            if self.table().result().is_some() {
                break;
            }
        }
        if !done.is_empty() {
            events.push(Event::EngineDid(done));
        }
    }

    /// The engine that can't go on, and why.
    pub fn failed(&self) -> Option<(Color, &Failure)> {
        self.opponents.failed()
    }

    /// Somebody else takes the seat of an engine that failed. Another game may have begun meanwhile, where nobody did.
    pub fn take_over(&mut self, color: Color, seat: Seat, now: Reading) -> Vec<Event> {
        let mut events = Vec::new();
        if self.failed().is_some_and(|(failed, _)| failed == color) {
            self.opponents.dismiss(color);
            let goes_on = self.table().is_paused().then_some(Deed::Resume);
            self.engine_does([Deed::Sit { by: color, seat }].into_iter().chain(goes_on), now, &mut events);
        }
        events
    }

    /// Whether engines that play each other are to wait.
    pub fn is_held(&self) -> bool {
        self.opponents.are_held()
    }

    /// They are to wait, or to go on.
    pub fn hold(&mut self, held: bool) {
        self.opponents.hold(held);
        self.is_changed = true;
    }

    /// What is told of the hint that was asked for.
    pub fn hinted(&self) -> Option<Hinted> {
        self.hints.told()
    }

    /// After the piece comes its move, and after that nothing more; gives back what is told now.
    pub fn next_hint(&mut self) -> Option<Hinted> {
        self.hints.go_on()
    }

    /// What the position on the board is worth.
    pub fn analysis(&self) -> &Analysis {
        &self.analysis
    }

    /// Analysis is wanted from now on, or no more.
    pub fn turn_analysis(&mut self, on: bool) {
        self.analysis.turn(on);
        self.is_changed = true;
    }

    fn tick_analysis(&mut self, analysed: Option<Analysed<'_>>, now: Reading, events: &mut Vec<Event>) {
        self.record_analysis(now, events);
        events.extend(self.hints.tick(self.game.table(), now.awake).map(Event::Hint));
        let shown = analysed.map(|analysed| Shown {
            table: analysed.other.unwrap_or(self.game.table()),
            moves: analysed.moves,
            lines: analysed.lines,
            guest: analysed.guest,
        });
        let Environment { analysts, wake, .. } = &self.environment;
        if let Err(failure) = self.analysis.tick(shown, now.awake, analysts, wake) {
            self.record_analysis(now, events);
            events.push(Event::AnalysisFailed(failure));
        }
    }

    /// While a game goes on its record tells whether analysis is on. The table may refuse; then it is off.
    fn record_analysis(&mut self, now: Reading, events: &mut Vec<Event>) {
        let on = self.analysis.is_on();
        if self.table().result().is_none() && self.table().is_analysed() != on {
            self.done(Deed::Analysis { on }, now, events);
            let noted = self.table().is_analysed();
            self.analysis.turn(on && noted);
        }
    }

    /// The level that a person has just played, and how, where the game is over and counts.
    pub fn outcome(&self) -> Option<(Level, Fared)> {
        let table = self.table();
        let person = table.lone_person()?;
        let level = table.seat(!person).level()?;
        let same = table.setup().lone_person() == Some(person)
            && table.setup().seats[(!person).index()] == *table.seat(!person);
        let counts = same && table.moves().len() >= 2 && !table.was_helped();
        let fared = match table.result()?.winner {
            Some(winner) if winner == person => Fared::Won,
            Some(_) => Fared::Lost,
            None => Fared::Drew,
        };
        counts.then_some((level, fared))
    }
}
