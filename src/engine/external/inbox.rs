//! What waits for a guest's own thread: the last order, and what the program wrote that has not been read.
//!
//! Of the lines about its search only the last about each line of play is kept, so that a guest that writes
//! without end fills nothing.
//!
//! What follows from it: see `engine::external::uci_client`.

use std::collections::{BTreeMap, VecDeque};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use super::lines::End;
use crate::engine::{Failure, Question};

/// What is asked of the thread. A new order takes the place of one that was not begun.
pub enum Order {
    /// Think about this.
    Think(Box<Task>),
    /// Think no more.
    Stop,
    /// End.
    Quit,
}

/// One question.
pub struct Task {
    /// Whose answer it is.
    pub ticket: u64,
    /// What is asked.
    pub question: Question,
    /// How many lines an analysis shows; `None` where a move is wanted.
    pub lines: Option<usize>,
    /// Since when the clock runs.
    pub asked: Instant,
}

/// What comes next.
pub enum Event {
    /// A line that is not about a search.
    Line(String),
    /// The last lines about the search, the best line of play first.
    Infos(Vec<String>),
    /// A new order waits.
    Order,
    /// Nothing came in time.
    Silence,
}

/// Why nothing comes any more.
pub enum Cut {
    /// The program failed.
    Failed(Failure),
    /// The guest is wanted no longer.
    Quit,
}

impl From<Failure> for Cut {
    fn from(failure: Failure) -> Cut {
        Cut::Failed(failure)
    }
}

/// What may come next.
#[derive(Clone, Copy, Default)]
pub struct Wait {
    /// Until when.
    pub until: Option<Instant>,
    /// A new order too.
    pub orders: bool,
    /// Lines about the search too, from then on.
    pub infos: Option<Instant>,
}

/// The most lines of play that are kept, and the most bytes of other lines.
const LINES: usize = 256;
const BYTES: usize = 1 << 20;

#[derive(Default)]
pub struct Inbox {
    state: Mutex<State>,
    changed: Condvar,
}

#[derive(Default)]
struct State {
    order: Option<Order>,
    lines: VecDeque<String>,
    bytes: usize,
    infos: BTreeMap<usize, String>,
    /// It wrote something, whatever it was.
    spoke: bool,
    ended: Option<Failure>,
}

impl Inbox {
    /// Leaves an order; after [`Order::Quit`] none is taken.
    pub fn order(&self, order: Order) {
        let mut state = self.state();
        if !matches!(state.order, Some(Order::Quit)) {
            state.order = Some(order);
            self.changed.notify_all();
        }
    }

    /// Leaves what the program wrote.
    pub fn hear(&self, heard: Result<&str, End>) {
        let mut state = self.state();
        match heard {
            Ok(line) => state.hear(line),
            Err(End::Closed) => state.end(Failure::Ended),
            Err(End::Flood) => state.end(Failure::Flooded),
        }
        self.changed.notify_all();
    }

    /// Waits for an order, whatever else comes, and takes it.
    pub fn next_order(&self) -> Order {
        let mut state = self.state();
        loop {
            match state.order.take() {
                Some(order) => return order,
                None => state = self.changed.wait(state).unwrap_or_else(PoisonError::into_inner),
            }
        }
    }

    /// The order that waits, if there is one.
    pub fn take_order(&self) -> Option<Order> {
        self.state().order.take()
    }

    /// Whether an order waits.
    pub fn has_order(&self) -> bool {
        self.state().order.is_some()
    }

    /// Waits for what comes next.
    pub fn next(&self, wait: Wait) -> Result<Event, Cut> {
        let mut state = self.state();
        loop {
            if matches!(state.order, Some(Order::Quit)) {
                return Err(Cut::Quit);
            }
            if let Some(line) = state.lines.pop_front() {
                state.bytes -= line.len();
                return Ok(Event::Line(line));
            }
            if let Some(failure) = &state.ended {
                return Err(failure.clone().into());
            }
            if wait.orders && state.order.is_some() {
                return Ok(Event::Order);
            }
            let now = Instant::now();
            let infos = wait.infos.filter(|_| !state.infos.is_empty());
            if infos.is_some_and(|from| from <= now) {
                return Ok(Event::Infos(std::mem::take(&mut state.infos).into_values().collect()));
            }
            if wait.until.is_some_and(|until| until <= now) {
                return Ok(Event::Silence);
            }
            let wake = [infos, wait.until].into_iter().flatten().min();
            state = match wake {
                Some(at) => {
                    let waited = self.changed.wait_timeout(state, at - now);
                    waited.unwrap_or_else(PoisonError::into_inner).0
                }
                None => self.changed.wait(state).unwrap_or_else(PoisonError::into_inner),
            };
        }
    }

    /// The last lines about the search, which are then forgotten.
    pub fn take_infos(&self) -> Vec<String> {
        std::mem::take(&mut self.state().infos).into_values().collect()
    }

    /// Whether the program wrote anything at all.
    pub fn spoke(&self) -> bool {
        self.state().spoke
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    /// What is not UCI is passed over, as UCI wants it.
    fn hear(&mut self, line: &str) {
        self.spoke |= !line.is_empty();
        let mut words = line.split_whitespace();
        match words.next() {
            Some("info") => {
                let words: Vec<&str> = words.take_while(|word| !["pv", "string"].contains(word)).collect();
                let number = words.windows(2).find(|pair| pair[0] == "multipv").map(|pair| pair[1].parse());
                let number = number.and_then(Result::ok).unwrap_or(1);
                if words.contains(&"score") && number <= LINES {
                    self.infos.insert(number, line.to_owned());
                }
            }
            Some("id" | "option" | "uciok" | "readyok" | "bestmove") if self.ended.is_none() => {
                self.bytes += line.len();
                self.lines.push_back(line.to_owned());
                if self.bytes > BYTES {
                    self.lines.clear();
                    self.end(Failure::Flooded);
                }
            }
            _ => {}
        }
    }

    fn end(&mut self, failure: Failure) {
        self.ended.get_or_insert(failure);
    }
}
