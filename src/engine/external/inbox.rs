//! What the thread of an external engine waits for: requests, and the engine's output in a bounded channel. An engine
//! that writes faster than its lines are read is blocked on its own pipe.
//!
//! For the reactions to both, see `engine::external::uci_client`.

use std::collections::BTreeMap;
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use super::lines::End;
use crate::engine::{EngineFailure, EngineQuestion};
use crate::platform::thread::lock;
use crate::platform::time::Instant;

/// The maximum number of messages in the channel; further output waits.
const CAPACITY: usize = 256;
/// Lines of play with a higher number are ignored.
const MAX_LINES: usize = 256;

/// What the thread is asked to do. A new request replaces one that has not been started, unless that is
/// [`Request::Quit`].
pub enum Request {
    Think(Box<Task>),
    Stop,
    Quit,
}

/// One question.
pub struct Task {
    /// The number of the question, which links it to its callback.
    pub ticket: u64,
    pub question: EngineQuestion,
    /// How many lines an analysis shows; `None` where a move is wanted.
    pub lines: Option<usize>,
    /// When the question was asked; the time since then counts against the clock.
    pub asked: Instant,
}

/// What ended a wait.
pub enum Event {
    /// A line other than `info` that the program understands.
    Line(String),
    /// The latest `info` line of each line of play, the best first.
    Infos(Vec<String>),
    /// A new request is pending.
    Request,
    /// The wait timed out.
    Timeout,
}

/// Why the dialogue with an engine ends.
pub enum Exit {
    /// The engine failed.
    Failed(EngineFailure),
    /// The engine is no longer wanted.
    Quit,
}

impl From<EngineFailure> for Exit {
    fn from(failure: EngineFailure) -> Exit {
        Exit::Failed(failure)
    }
}

/// What ends a wait besides [`Event::Line`] and an error.
#[derive(Clone, Copy, Default)]
pub struct Wait {
    /// When to stop waiting; `None` for never.
    pub until: Option<Instant>,
    /// Whether to return for a new request too.
    pub requests: bool,
    /// The moment from which to return for `info` lines too; `None` for never.
    pub infos: Option<Instant>,
}

impl Wait {
    /// A wait of at most this long for a line other than `info`.
    pub fn at_most(time: Duration) -> Wait {
        Wait { until: Some(Instant::now() + time), ..Wait::default() }
    }
}

enum Message {
    Line(String),
    End(EngineFailure),
    /// A request may be pending.
    Wake,
}

/// The sending side, for whoever makes requests and for the thread that reads the engine's output.
#[derive(Clone)]
pub struct Outbox {
    messages: SyncSender<Message>,
    request: Arc<Mutex<Option<Request>>>,
}

/// The receiving side, for the engine's own thread.
pub struct Inbox {
    messages: Receiver<Message>,
    outbox: Outbox,
    /// The latest `info` line of each line of play.
    infos: BTreeMap<usize, String>,
    has_output: bool,
    ended: Option<EngineFailure>,
}

impl Outbox {
    /// Posts a request without blocking; after [`Request::Quit`] none is accepted. Returns `false` if there is no
    /// thread to serve it.
    pub fn request(&self, request: Request) -> bool {
        let mut pending = lock(&self.request);
        if !matches!(*pending, Some(Request::Quit)) {
            *pending = Some(request);
        }
        drop(pending);
        // If the channel is full, the receiver is awake and sees the request once it has emptied the channel.
        !matches!(self.messages.try_send(Message::Wake), Err(TrySendError::Disconnected(_)))
    }

    /// Passes on a line of the engine, unless it is empty, or the end of its output. Blocks while the channel is full.
    pub fn output(&self, line: Result<&str, End>) {
        let message = match line {
            Ok("") => return,
            Ok(line) => Message::Line(line.to_owned()),
            Err(End::Closed) => Message::End(EngineFailure::Ended),
            Err(End::Flood) => Message::End(EngineFailure::Flooded),
        };
        // This fails only if the receiver is gone, and then the engine is no longer needed.
        let _ = self.messages.send(message);
    }
}

impl Inbox {
    pub fn new() -> Inbox {
        let (sender, messages) = sync_channel(CAPACITY);
        let outbox = Outbox { messages: sender, request: Arc::default() };
        Inbox { messages, outbox, infos: BTreeMap::new(), has_output: false, ended: None }
    }

    /// A sender for this inbox.
    pub fn outbox(&self) -> Outbox {
        self.outbox.clone()
    }

    /// Waits for a request, ignoring the engine's output.
    pub fn next_request(&self) -> Request {
        loop {
            if let Some(request) = self.take_request() {
                return request;
            }
            // The channel stays connected: `self` has a sender.
            let _ = self.messages.recv();
        }
    }

    pub fn take_request(&self) -> Option<Request> {
        lock(&self.outbox.request).take()
    }

    pub fn has_request(&self) -> bool {
        lock(&self.outbox.request).is_some()
    }

    /// Waits for the next event.
    ///
    /// # Errors
    /// The engine failed, or the pending request is [`Request::Quit`].
    pub fn next(&mut self, wait: Wait) -> Result<Event, Exit> {
        loop {
            if matches!(*lock(&self.outbox.request), Some(Request::Quit)) {
                return Err(Exit::Quit);
            }
            if let Ok(message) = self.messages.try_recv() {
                match self.sort(message) {
                    Some(line) => return Ok(Event::Line(line)),
                    None => continue,
                }
            }
            if let Some(failure) = &self.ended {
                return Err(failure.clone().into());
            }
            if wait.requests && self.has_request() {
                return Ok(Event::Request);
            }
            let now = Instant::now();
            let infos = wait.infos.filter(|_| !self.infos.is_empty());
            if infos.is_some_and(|from| from <= now) {
                return Ok(Event::Infos(self.take_infos()));
            }
            if wait.until.is_some_and(|until| until <= now) {
                return Ok(Event::Timeout);
            }
            let message = match [infos, wait.until].into_iter().flatten().min() {
                Some(at) => self.messages.recv_timeout(at - now),
                None => self.messages.recv().map_err(|_| RecvTimeoutError::Disconnected),
            };
            if let Some(line) = message.ok().and_then(|message| self.sort(message)) {
                return Ok(Event::Line(line));
            }
        }
    }

    /// Takes the latest `info` lines.
    pub fn take_infos(&mut self) -> Vec<String> {
        std::mem::take(&mut self.infos).into_values().collect()
    }

    /// Whether the engine has written a line that is not empty.
    pub fn has_output(&self) -> bool {
        self.has_output
    }

    /// Returns the line if it ends a wait. Stores an `info` line with a score and a number of at most [`MAX_LINES`],
    /// and the end of the output. Drops everything else.
    fn sort(&mut self, message: Message) -> Option<String> {
        let line = match message {
            Message::Line(line) => line,
            Message::End(failure) => {
                self.ended = Some(failure);
                return None;
            }
            Message::Wake => return None,
        };
        self.has_output = true;
        let mut words = line.split_whitespace();
        match words.next() {
            Some("info") => {
                let words: Vec<&str> = words.take_while(|word| !["pv", "string"].contains(word)).collect();
                let number = words.windows(2).find(|pair| pair[0] == "multipv").map(|pair| pair[1].parse());
                let number = number.and_then(Result::ok).unwrap_or(1);
                if words.contains(&"score") && number <= MAX_LINES {
                    self.infos.insert(number, line);
                }
                None
            }
            Some("id" | "option" | "uciok" | "readyok" | "bestmove") => Some(line),
            _ => None,
        }
    }
}
