//! A conversation with a guest, on a thread of its own: everything that waits for it waits here.
//!
//! Each search is answered exactly once, and a new one begins only when the program has answered the old one and has
//! said that it is ready: so no late move is ever taken for an answer to another question.
//!
//! Who listens: see `engine::external::listener`. The program itself: see `engine::external::process`.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use super::etiquette::{Mood, Temper};
use super::handshake::Introduction;
use super::inbox::{Cut, Event, Inbox, Task, Wait};
use super::listener::Ear;
use super::option::Declared;
use super::process::Process;
use super::setup::GuestSetup;
use super::{Patience, command, parse};
use crate::engine::{Failure, Info, Question, Reply};
use crate::rules::{Color, Move, Position};

/// At most so often an analysis is told.
const EVERY: Duration = Duration::from_millis(50);

/// A program that has introduced itself.
pub struct Session {
    process: Process,
    inbox: Arc<Inbox>,
    patience: Patience,
    introduction: Introduction,
    move_time: Duration,
    /// Options of ours that are not as they were at first.
    set: BTreeMap<&'static str, String>,
    /// The game of the last question.
    game: Option<(Position, Vec<Move>)>,
    temper: Temper,
}

impl Session {
    /// Starts the program, lets it introduce itself and sets its options.
    pub fn open(setup: &GuestSetup, inbox: Arc<Inbox>, patience: Patience) -> Result<Session, Cut> {
        let hears = Arc::clone(&inbox);
        let process = Process::start(setup, move |line| hears.hear(line));
        let process = process.map_err(|error| Failure::NotStarted(error.kind()))?;
        process.say("uci");
        let mut introduction = Introduction::default();
        let wait = Wait { until: Some(Instant::now() + patience.start), ..Wait::default() };
        loop {
            match inbox.next(wait)? {
                Event::Line(line) if introduction.read(&line) => break,
                Event::Silence if inbox.spoke() => return Err(Failure::NoUci.into()),
                Event::Silence => return Err(Failure::Silent.into()),
                _ => {}
            }
        }
        let (move_time, set, temper) = (setup.move_time(), BTreeMap::new(), Temper::default());
        let session = Session { process, inbox, patience, introduction, move_time, set, game: None, temper };
        for (name, value) in &setup.options {
            let known = session.introduction.option(name).filter(|option| !option.is_ours());
            if let Some(option) = known.filter(|option| option.accepts(value)) {
                session.process.say(&option.set_to(value));
            }
        }
        Ok(session)
    }

    /// What the program told of itself.
    pub fn introduction(&self) -> &Introduction {
        &self.introduction
    }

    /// Thinks about a question until it is answered or a new order waits.
    pub fn think(&mut self, task: &Task, ear: &Ear) -> Result<(), Cut> {
        let (root, _) = task.question.replay();
        if !root.has_legal_move() {
            // Some programs end where there is nothing to think about.
            return Ok(());
        }
        self.prepare(task)?;
        if self.inbox.has_order() {
            return Ok(());
        }
        self.process.say(&command::position(&task.question, self.introduction.plays_chess960()));
        // What it may still have written about before.
        self.inbox.take_infos();
        match task.lines {
            Some(lines) => self.analyse(task, &root, lines, ear),
            None => self.play(task, &root, ear),
        }
    }

    /// Asks it to end, and sees to it.
    pub fn end(self) {
        self.process.end(self.patience.grace);
    }

    /// Sets what the question decides, tells of a new game, and waits until it is ready.
    fn prepare(&mut self, task: &Task) -> Result<(), Cut> {
        let question = &task.question;
        if question.chess960 && !self.introduction.plays_chess960() && !question.start.castles_classically() {
            return Err(Failure::NoChess960.into());
        }
        self.set("UCI_Chess960", &question.chess960.to_string());
        self.set("UCI_AnalyseMode", &task.lines.is_some().to_string());
        self.set("Ponder", "false");
        self.set("MultiPV", &task.lines.unwrap_or(1).to_string());
        if !self.is_same_game(question) {
            self.process.say("ucinewgame");
            self.temper = Temper::default();
        }
        self.game = Some((question.start.clone(), question.moves.clone()));
        self.process.say("isready");
        let wait = Wait { until: Some(Instant::now() + self.patience.ready), ..Wait::default() };
        loop {
            match self.inbox.next(wait)? {
                Event::Line(line) if line == "readyok" => return Ok(()),
                Event::Silence => return Err(Failure::Silent.into()),
                _ => {}
            }
        }
    }

    /// Sets an option of ours, if the program has it and it is otherwise now.
    fn set(&mut self, name: &'static str, value: &str) {
        let Some(option) = self.introduction.option(name) else { return };
        let now = self.set.get(name).cloned().unwrap_or_else(|| option.default());
        let value = fitting(option, value);
        if now != value && option.accepts(&value) {
            self.process.say(&option.set_to(&value));
            self.set.insert(name, value);
        }
    }

    /// Whether this is the game of before, with a move more, or one taken back.
    fn is_same_game(&self, question: &Question) -> bool {
        let Some((start, moves)) = &self.game else { return false };
        let common = moves.iter().zip(&question.moves).take_while(|(one, other)| one == other).count();
        start.setup() == question.start.setup() && common > 0 && common + 2 >= question.moves.len()
    }

    /// One move.
    fn play(&mut self, task: &Task, root: &Position, ear: &Ear) -> Result<(), Cut> {
        let (go, due) = command::go(&task.question, root.turn(), task.asked.elapsed(), self.move_time);
        self.process.say(&go);
        // With a clock the flag falls then; without one it may take a little longer than it was told.
        let spare = if has_clock(task, root.turn()) { Duration::ZERO } else { self.patience.grace };
        let best = self.best_move(root, Wait { until: Some(Instant::now() + due + spare), ..WAIT })?;
        if !ear.listens(task.ticket) {
            // Told to stop at once, it may have found no move at all.
            return Ok(());
        }
        let mv = best.map_err(Failure::Illegal)?;
        let infos = self.inbox.take_infos();
        let score = infos.first().and_then(|line| parse::info(line, root)).map(|info| info.score);
        let Mood { resigns, accepts_draw, offers_draw } = self.temper.mood(task.question.moves.len(), score);
        let reply = Reply { mv, score, pause: Duration::ZERO, resigns, accepts_draw, offers_draw };
        ear.answer(task.ticket, Ok(reply));
        Ok(())
    }

    /// Waits for the answer to a search. When it takes too long or something else is wanted, it is told to
    /// stop, and still has to answer.
    fn best_move(&self, root: &Position, mut wait: Wait) -> Result<Result<Move, String>, Cut> {
        loop {
            match self.inbox.next(wait)? {
                Event::Line(line) => {
                    if let Some(best) = parse::best_move(&line, root) {
                        return Ok(best);
                    }
                }
                Event::Order | Event::Silence if wait.orders => {
                    self.process.say("stop");
                    wait = Wait { until: Some(Instant::now() + self.patience.grace), ..Wait::default() };
                }
                Event::Silence => return Err(Failure::Silent.into()),
                Event::Order | Event::Infos(_) => {}
            }
        }
    }

    /// The best lines of play, again and again.
    fn analyse(&mut self, task: &Task, root: &Position, lines: usize, ear: &Ear) -> Result<(), Cut> {
        self.process.say("go infinite");
        let first = Instant::now();
        let mut wait = Wait { until: Some(first + self.patience.ready), infos: Some(first), ..WAIT };
        let tell = |written: &[String]| {
            let told = |info: &Info| info.line <= lines;
            for info in written.iter().filter_map(|line| parse::info(line, root)).filter(told) {
                ear.tell(task.ticket, info);
            }
        };
        loop {
            match self.inbox.next(wait)? {
                Event::Infos(written) => {
                    tell(&written);
                    wait = Wait { until: None, infos: Some(Instant::now() + EVERY), ..wait };
                }
                // It may know all that there is to know; the last that it wrote is the best.
                Event::Line(line) if parse::best_move(&line, root).is_some() => {
                    tell(&self.inbox.take_infos());
                    return Ok(());
                }
                Event::Line(_) => {}
                Event::Silence => return Err(Failure::Silent.into()),
                Event::Order => {
                    self.process.say("stop");
                    let until = Some(Instant::now() + self.patience.grace);
                    self.best_move(root, Wait { until, ..Wait::default() })?.ok();
                    return Ok(());
                }
            }
        }
    }
}

/// Until a new order comes.
const WAIT: Wait = Wait { until: None, orders: true, infos: None };

fn has_clock(task: &Task, turn: Color) -> bool {
    task.question.clocks[turn.index()].is_some()
}

/// The value within the limits of the option.
fn fitting(option: &Declared, value: &str) -> String {
    use super::option::Kind;
    match (&option.kind, value.parse::<i64>()) {
        (Kind::Spin { min, max, .. }, Ok(number)) => number.clamp(*min, *max).to_string(),
        _ => value.to_owned(),
    }
}
