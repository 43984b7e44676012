//! Runs a driver between the program, which gives orders, and a board, which may be unplugged and plugged in again.

use std::collections::VecDeque;
use std::io::Write;
use std::sync::mpsc::{Receiver, RecvTimeoutError, TryRecvError};
use std::time::Duration;

use super::Stop;
use crate::eboard::line::{Order, Reading, Report};
use crate::eboard::protocol::Protocol;
use crate::platform::port::Port;
use crate::text::messages::Texts;

/// How long to wait for bytes before checking for orders again.
const PATIENCE: Duration = Duration::from_millis(50);

/// How long to wait at most before looking again for a board that can't be reached; an order ends the wait.
const RETRY: Duration = Duration::from_secs(1);

/// After a board is plugged in, the system may refuse its port as busy or forbidden for this long, in milliseconds.
const SETTLING_MS: u64 = 2000;

/// The longest wait between attempts during [`SETTLING_MS`].
const SOON: Duration = Duration::from_millis(200);

/// The size of the buffer in bytes; the longest message of any board is shorter.
const BUFFER: usize = 256;

/// A board that was found, and the connection to it.
pub struct Connection {
    /// The name that the board reports; empty if it reports none.
    pub name: String,
    /// The port where the board was found, in words for the player.
    pub place: String,
    pub protocol: Box<dyn Protocol>,
    pub port: Box<dyn Port>,
}

/// Why a board can't be reached.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Absence {
    /// Whether the board is not plugged in, as far as the system can tell.
    pub is_missing: bool,
    /// The reason, in words for the player.
    pub why: String,
}

/// A driver, which looks for its board, reports what stands on the board, and carries out orders, until the orders end.
pub struct Driver<'a, Find, Now, Output> {
    /// The messages in the language of the player.
    words: &'a Texts,
    find: Find,
    now_ms: Now,
    orders: Receiver<Order>,
    output: Output,
    /// The last reading that was reported.
    reading: Option<Reading>,
    /// The last battery level that was reported, in percent.
    battery: Option<u8>,
    /// The reported reason why the board is gone, until a reading shows that it is back.
    gone: Option<String>,
    /// The last order to light squares, which is carried out again when the board is back.
    lights: Option<Order>,
}

/// Why the dialogue with a board ended.
enum Ending {
    Closed,
    Absent(String),
}

impl<'a, Find, Now, Output> Driver<'a, Find, Now, Output>
where
    Find: FnMut() -> Result<Connection, Absence>,
    Now: Fn() -> u64,
    Output: Write,
{
    /// A driver for the board that `find` opens; `now_ms` is a clock in milliseconds that never runs backwards.
    pub fn new(words: &'a Texts, find: Find, now_ms: Now, orders: Receiver<Order>, output: Output) -> Self {
        Driver { words, find, now_ms, orders, output, reading: None, battery: None, gone: None, lights: None }
    }

    /// Runs until the orders end. `name` is reported if no board is found at the start, or if the board reports no
    /// name.
    ///
    /// # Errors
    /// The output can't be written.
    pub fn run(mut self, name: &str) -> Result<(), Stop> {
        let Some(mut found) = self.look() else { return Ok(()) };
        let own = found.as_ref().map(|board| board.name.as_str()).unwrap_or_default();
        self.write(&Report::hello(if own.is_empty() { name } else { own }))?;
        loop {
            match found {
                Ok(board) => match self.talk(board)? {
                    Ending::Closed => return Ok(()),
                    Ending::Absent(why) => self.lose(why)?,
                },
                // It has already been reported that the board is gone.
                Err(absence) if absence.is_missing && self.gone.is_some() => {}
                Err(absence) => self.lose(absence.why)?,
            }
            if !self.wait(RETRY) {
                return Ok(());
            }
            let Some(next) = self.look() else { return Ok(()) };
            found = next;
        }
    }

    /// Looks for the board, and tries again for a while if its port may soon be ready. Returns `None` if the orders
    /// end.
    fn look(&mut self) -> Option<Result<Connection, Absence>> {
        let until = (self.now_ms)() + SETTLING_MS;
        loop {
            let found = (self.find)();
            let may_pass = |absence: &Absence| {
                let is_known = self.gone.as_ref() == Some(&absence.why);
                !absence.is_missing && !is_known && (self.now_ms)() < until
            };
            if !found.as_ref().is_err_and(may_pass) {
                return Some(found);
            }
            if !self.wait(SOON) {
                return None;
            }
        }
    }

    /// Waits at most this long for an order. Returns `false` if the orders have ended.
    fn wait(&mut self, patience: Duration) -> bool {
        match self.orders.recv_timeout(patience) {
            Ok(order) => self.note(&order),
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => return false,
        }
        true
    }

    /// Exchanges messages with a board until the board can't be reached or the orders end.
    fn talk(&mut self, mut board: Connection) -> Result<Ending, Stop> {
        let timing = board.protocol.timing();
        let mut heard = (self.now_ms)();
        let (mut next_query, mut next_message) = (heard, heard);
        let mut messages = VecDeque::new();
        let mut lights = self.lights.as_ref().and_then(|order| board.protocol.order(order));
        let mut buffer = [0; BUFFER];
        loop {
            loop {
                match self.orders.try_recv() {
                    Ok(order) => {
                        self.note(&order);
                        match (&order, board.protocol.order(&order)) {
                            // Only the latest order to light squares counts.
                            (Order::Lights(_), message) => lights = message,
                            (Order::Beep, message) => messages.extend(message),
                        }
                    }
                    Err(TryRecvError::Empty) => break,
                    Err(TryRecvError::Disconnected) => {
                        // If the writing fails, the board is gone, and so are its lights.
                        let dark = board.protocol.order(&Order::Lights(Vec::new()));
                        let _ = dark.map_or(Ok(()), |message| board.port.write(&message));
                        return Ok(Ending::Closed);
                    }
                }
            }
            let now = (self.now_ms)();
            if now >= next_query {
                next_query = now + timing.query_ms;
                messages.extend(board.protocol.query());
            }
            while now >= next_message
                && let Some(message) = lights.take().or_else(|| messages.pop_front())
            {
                if board.port.write(&message).is_err() {
                    return Ok(self.unplugged());
                }
                next_message = now + timing.pause_ms;
            }
            let Ok(count) = board.port.read(&mut buffer, PATIENCE) else { return Ok(self.unplugged()) };
            for report in board.protocol.read(&buffer[..count]) {
                heard = now;
                self.tell(&report)?;
            }
            if timing.silence_ms.is_some_and(|silence| now > heard + silence) {
                let place = board.place.as_str();
                return Ok(Ending::Absent(t!(self.words, "cli-board-silent", place)));
            }
        }
    }

    fn unplugged(&self) -> Ending {
        Ending::Absent(t!(self.words, "cli-board-unplugged"))
    }

    fn note(&mut self, order: &Order) {
        if let Order::Lights(_) = order {
            self.lights = Some(order.clone());
        }
    }

    /// Writes a report, unless it is a reading or battery level that repeats the last one. The first reading after an
    /// absence counts as new.
    fn tell(&mut self, report: &Report) -> Result<(), Stop> {
        let is_new = match report {
            Report::Reading(reading) => {
                // A reading shows that the board is back.
                let was_gone = self.gone.take().is_some();
                self.reading.replace(*reading) != Some(*reading) || was_gone
            }
            Report::Battery(percent) => self.battery.replace(*percent) != Some(*percent),
            Report::Hello { .. } | Report::Gone(_) => true,
        };
        if is_new { self.write(report) } else { Ok(()) }
    }

    fn lose(&mut self, why: String) -> Result<(), Stop> {
        if self.gone.as_ref() == Some(&why) {
            return Ok(());
        }
        self.gone = Some(why.clone());
        self.write(&Report::Gone(why))
    }

    fn write(&mut self, report: &Report) -> Result<(), Stop> {
        writeln!(self.output, "{}", report.to_json())?;
        Ok(self.output.flush()?)
    }
}
