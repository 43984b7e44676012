//! The UCI dialogue with an external engine, on the engine's own thread. Only this module waits for the engine's
//! answers.
//!
//! A new search starts only once the engine has sent the `bestmove` of the previous search and then `readyok`, so a
//! late move is never taken for the answer to another question.
//!
//! For callbacks, see `engine::external::listener`. For the child process, see `engine::external::process`.

use std::collections::BTreeMap;
use std::time::Duration;

use super::handshake::Handshake;
use super::inbox::{Event, Exit, Inbox, Request, Task, Wait};
use super::listener::Listener;
use super::option::UciOption;
use super::process::Process;
use super::setup::EngineSetup;
use super::{Timeouts, command, parse};
use crate::engine::etiquette::{Intent, ScoreHistory};
use crate::engine::{EngineFailure, EngineQuestion, EngineReply, Info};
use crate::platform;
use crate::platform::time::Instant;
use crate::rules::{Move, Position};

/// The shortest time between two updates of an analysis, unless the engine ends the search.
const UPDATE_EVERY: Duration = Duration::from_millis(50);

/// The maximum time that an engine has to end after `quit`, however long the timeouts are, so that it is gone within a
/// second.
const MAX_QUIT: Duration = Duration::from_millis(600);

/// An engine that has answered `uci` with `uciok`.
pub struct UciClient<'a> {
    process: Process,
    inbox: &'a mut Inbox,
    timeouts: Timeouts,
    /// The engine's name, author and options.
    pub handshake: Handshake,
    move_time: Duration,
    /// The current values of our own options; those that we have not set have the engine's defaults.
    set: BTreeMap<&'static str, String>,
    /// The game of the last question.
    game: Option<(Position, Vec<Move>)>,
    scores: ScoreHistory,
}

impl UciClient<'_> {
    /// Starts the program, performs the handshake and sets the player's options.
    pub fn open<'a>(
        setup: &EngineSetup,
        inbox: &'a mut Inbox,
        timeouts: Timeouts,
    ) -> Result<UciClient<'a>, Exit> {
        let outbox = inbox.outbox();
        let process = Process::start(setup, move |line| outbox.output(line));
        let process = process.map_err(|error| {
            if platform::process::is_no_program(&error) {
                EngineFailure::NoUci
            } else {
                EngineFailure::NotStarted(error.kind())
            }
        })?;
        process.say("uci");
        let mut handshake = Handshake::default();
        let wait = Wait::at_most(timeouts.start);
        loop {
            match inbox.next(wait) {
                Ok(Event::Line(line)) if handshake.read(&line) => break,
                Ok(Event::Timeout) if inbox.has_output() => return Err(EngineFailure::NoUci.into()),
                Ok(Event::Timeout) => return Err(EngineFailure::Silent.into()),
                Ok(Event::Line(_) | Event::Infos(_) | Event::Request) => {}
                Err(Exit::Failed(EngineFailure::Ended | EngineFailure::Flooded))
                    if handshake == Handshake::default() && !process.has_crashed() =>
                {
                    return Err(EngineFailure::NoUci.into());
                }
                Err(exit) => return Err(exit),
            }
        }
        let (move_time, set, scores) = (setup.move_time(), BTreeMap::new(), ScoreHistory::default());
        let client = UciClient { process, inbox, timeouts, handshake, move_time, set, game: None, scores };
        for (name, value) in &setup.options {
            let known = client.handshake.option(name).filter(|option| !option.is_ours());
            if let Some(option) = known.filter(|option| option.accepts(value)) {
                client.process.say(&option.set_to(value));
            }
        }
        Ok(client)
    }

    /// Takes the pending request. If there is none, waits for one, or for a line other than `info` that the program
    /// understands, and returns `None`. Such a line is ignored.
    pub fn take_request(&mut self) -> Result<Option<Request>, Exit> {
        match self.inbox.take_request() {
            None => self.inbox.next(WAIT).map(|_| None),
            request => Ok(request),
        }
    }

    /// Searches until the question is answered, the engine ends its analysis, or a new request arrives. Does nothing
    /// if there is no legal move.
    pub fn think(&mut self, task: &Task, listener: &Listener) -> Result<(), Exit> {
        let (root, _) = task.question.replay();
        if !root.has_legal_move() {
            // Some engines exit when there is no legal move.
            return Ok(());
        }
        self.prepare(task)?;
        if self.inbox.has_request() {
            return Ok(());
        }
        self.process.say(&command::position(&task.question, self.handshake.plays_chess960()));
        // The lines of an earlier search are discarded.
        self.inbox.take_infos();
        match task.lines {
            Some(lines) => self.analyse(task, &root, lines, listener),
            None => self.play(task, &root, listener),
        }
    }

    /// Sends `quit`, and kills the engine if it does not exit in time.
    pub fn quit(self) {
        self.process.end(self.timeouts.grace.min(MAX_QUIT));
    }

    /// Sets our own options, sends `ucinewgame` where needed, and waits for `readyok`.
    fn prepare(&mut self, task: &Task) -> Result<(), Exit> {
        let question = &task.question;
        if question.chess960 && !self.handshake.plays_chess960() && !question.start.castles_classically() {
            return Err(EngineFailure::NoChess960.into());
        }
        self.set("UCI_Chess960", &question.chess960.to_string());
        self.set("UCI_AnalyseMode", &task.lines.is_some().to_string());
        self.set("Ponder", "false");
        self.set("MultiPV", &task.lines.unwrap_or(1).to_string());
        if !self.is_same_game(question) {
            self.process.say("ucinewgame");
            self.scores = ScoreHistory::default();
        }
        self.game = Some((question.start.clone(), question.moves.clone()));
        self.process.say("isready");
        let wait = Wait::at_most(self.timeouts.ready);
        loop {
            match self.inbox.next(wait)? {
                Event::Line(line) if line == "readyok" => return Ok(()),
                Event::Timeout => return Err(EngineFailure::Silent.into()),
                Event::Line(_) | Event::Infos(_) | Event::Request => {}
            }
        }
    }

    /// Sets one of our options, unless the engine lacks it, does not accept the value, or has it already.
    fn set(&mut self, name: &'static str, value: &str) {
        let Some(option) = self.handshake.option(name) else { return };
        let now = self.set.get(name).cloned().unwrap_or_else(|| option.default());
        let value = fitting(option, value);
        if now != value && option.accepts(&value) {
            self.process.say(&option.set_to(&value));
            self.set.insert(name, value);
        }
    }

    /// Whether the question seems to continue the previous game by at most two plies, possibly after a takeback. A
    /// single common move does not show this, unless it was the only move of the previous question.
    fn is_same_game(&self, question: &EngineQuestion) -> bool {
        let Some((start, moves)) = &self.game else { return false };
        let common = moves.iter().zip(&question.moves).take_while(|(one, other)| one == other).count();
        let goes_on = common == moves.len() || common > 1;
        start.setup() == question.start.setup() && goes_on && common + 2 >= question.moves.len()
    }

    fn play(&mut self, task: &Task, root: &Position, listener: &Listener) -> Result<(), Exit> {
        let (go, due) = command::go(&task.question, root.turn(), task.asked.elapsed(), self.move_time);
        self.process.say(&go);
        // With a clock, the time that it shows, without a delay, is used up at `due`. Without a clock, a little extra
        // time does no harm.
        let has_clock = task.question.clocks[root.turn().index()].is_some();
        let spare = if has_clock { Duration::ZERO } else { self.timeouts.grace };
        let best = self.best_move(root, Wait { until: Some(Instant::now() + due + spare), ..WAIT })?;
        if !listener.wants(task.ticket) {
            // An engine that is stopped at once may have found no move.
            return Ok(());
        }
        let mv = best.map_err(EngineFailure::Illegal)?;
        let infos = self.inbox.take_infos();
        let score = infos.first().and_then(|line| parse::info(line, root)).map(|info| info.score);
        let Intent { resigns, accepts_draw, offers_draw } =
            self.scores.intent(task.question.moves.len(), score);
        let reply = EngineReply { mv, score, pause: Duration::ZERO, resigns, accepts_draw, offers_draw };
        listener.answer(task.ticket, Ok(reply));
        Ok(())
    }

    /// Waits for `bestmove`. If `wait` includes requests, sends `stop` when the time is up or a new request arrives;
    /// the engine must then answer within the grace time.
    fn best_move(&mut self, root: &Position, mut wait: Wait) -> Result<Result<Move, String>, Exit> {
        loop {
            match self.inbox.next(wait)? {
                Event::Line(line) => {
                    if let Some(best) = parse::best_move(&line, root) {
                        return Ok(best);
                    }
                }
                Event::Request | Event::Timeout if wait.requests => {
                    self.process.say("stop");
                    wait = Wait::at_most(self.timeouts.grace);
                }
                Event::Timeout => return Err(EngineFailure::Silent.into()),
                Event::Request | Event::Infos(_) => {}
            }
        }
    }

    /// Reports the best lines until a new request arrives or the engine ends the search on its own.
    fn analyse(
        &mut self,
        task: &Task,
        root: &Position,
        lines: usize,
        listener: &Listener,
    ) -> Result<(), Exit> {
        self.process.say("go infinite");
        let first = Instant::now();
        let mut wait = Wait { until: Some(first + self.timeouts.ready), infos: Some(first), ..WAIT };
        let report = |written: &[String]| {
            let wanted = |info: &Info| info.line <= lines;
            for info in written.iter().filter_map(|line| parse::info(line, root)).filter(wanted) {
                listener.info(task.ticket, info);
            }
        };
        loop {
            match self.inbox.next(wait)? {
                Event::Infos(written) => {
                    report(&written);
                    wait = Wait { until: None, infos: Some(Instant::now() + UPDATE_EVERY), ..wait };
                }
                // The engine ended the search on its own; its last lines are its best.
                Event::Line(line) if parse::best_move(&line, root).is_some() => {
                    report(&self.inbox.take_infos());
                    return Ok(());
                }
                Event::Line(_) => {}
                Event::Timeout => return Err(EngineFailure::Silent.into()),
                Event::Request => {
                    self.process.say("stop");
                    self.best_move(root, Wait::at_most(self.timeouts.grace))?.ok();
                    return Ok(());
                }
            }
        }
    }
}

/// A wait without a time limit. A new request ends it too.
const WAIT: Wait = Wait { until: None, requests: true, infos: None };

/// The value, clamped to the limits of the option.
fn fitting(option: &UciOption, value: &str) -> String {
    use super::option::OptionKind;
    match (&option.kind, value.parse::<i64>()) {
        (OptionKind::Spin { min, max, .. }, Ok(number)) => number.clamp(*min, *max).to_string(),
        _ => value.to_owned(),
    }
}
