//! The dialogue between a driver and a board, with a simulated device and a simulated clock.

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::io::{self, ErrorKind};
use std::rc::Rc;
use std::sync::mpsc::{Sender, channel};
use std::time::Duration;

use jadoube::cli::board_driver::{Absence, Connection, Driver};
use jadoube::eboard::chessnut::Chessnut;
use jadoube::eboard::line::{Order, Report};
use jadoube::eboard::millennium::{Millennium, message};
use jadoube::eboard::protocol::Protocol;
use jadoube::platform::port::Port;
use jadoube::rules::Board;
use jadoube::text::messages::{Language, Texts};

use crate::eboard::chessnut::{bytes, position};

/// The time that a read takes by the simulated clock.
const READ_MS: u64 = 100;

/// The time that an attempt to find the board takes by the simulated clock.
const FIND_MS: u64 = 900;

/// What happens during a read of the device. A read after the last event closes the channel of orders.
#[derive(Clone)]
enum Event {
    Bytes(Vec<u8>),
    Silence,
    Order(Order),
    Unplugged,
}

/// What the devices of one run share: the clock in milliseconds, the messages to the boards with their times, and the
/// sender of orders.
#[derive(Default)]
struct Seen {
    clock: Cell<u64>,
    written: RefCell<Vec<(u64, Vec<u8>)>>,
    orders: RefCell<Option<Sender<Order>>>,
}

struct Device {
    events: VecDeque<Event>,
    seen: Rc<Seen>,
}

impl Port for Device {
    fn read(&mut self, buffer: &mut [u8], _: Duration) -> io::Result<usize> {
        self.seen.clock.set(self.seen.clock.get() + READ_MS);
        match self.events.pop_front() {
            Some(Event::Bytes(bytes)) => {
                buffer[..bytes.len()].copy_from_slice(&bytes);
                return Ok(bytes.len());
            }
            Some(Event::Order(order)) => {
                self.seen.orders.borrow().as_ref().expect("open").send(order).expect("the driver runs");
            }
            Some(Event::Silence) => {}
            Some(Event::Unplugged) => return Err(ErrorKind::BrokenPipe.into()),
            None => drop(self.seen.orders.take()),
        }
        Ok(0)
    }

    fn write(&mut self, message: &[u8]) -> io::Result<()> {
        self.seen.written.borrow_mut().push((self.seen.clock.get(), message.to_vec()));
        Ok(())
    }
}

/// Runs a driver with these results of its attempts to find the board; returns its lines, and the messages that the
/// boards received, each with its time.
fn run<P: Protocol + Clone + 'static>(
    protocol: &P,
    found: Vec<Result<Vec<Event>, Absence>>,
) -> (Vec<String>, Vec<(u64, Vec<u8>)>) {
    let seen = Rc::new(Seen::default());
    let (sender, orders) = channel();
    seen.orders.replace(Some(sender));
    let mut found = found.into_iter();
    let find = || {
        seen.clock.set(seen.clock.get() + FIND_MS);
        let events = found.next().expect("an attempt")?.into();
        let port = Box::new(Device { events, seen: Rc::clone(&seen) });
        Ok(Connection {
            name: String::new(),
            place: "COM3".to_owned(),
            protocol: Box::new(protocol.clone()),
            port,
        })
    };
    let mut output = Vec::new();
    let words = Texts::new(Language::EN);
    let driver = Driver::new(&words, find, || seen.clock.get(), orders, &mut output);
    driver.run("A board").expect("it ends");
    let lines = String::from_utf8(output).expect("text").lines().map(str::to_owned).collect();
    (lines, seen.written.take())
}

fn gone(why: &str) -> String {
    Report::Gone(why.to_owned()).to_json()
}

const EMPTY: &str = "{\"placement\":\"8/8/8/8/8/8/8/8\"}";
const ROOK: &str = "{\"placement\":\"8/8/8/8/8/8/8/7R\"}";

fn empty() -> Event {
    Event::Bytes(position(&Board::EMPTY))
}

fn rook() -> Event {
    Event::Bytes(position(&Board::from_placement("8/8/8/8/8/8/8/7R").expect("a board")))
}

#[test]
fn nothing_is_said_twice() {
    let battery = |percent| Event::Bytes(vec![0x2A, 0x02, percent, 0]);
    let mut events = vec![empty(), empty(), battery(80), rook(), rook(), battery(80)];
    events.extend([Event::Silence, battery(79), empty()]);
    let (lines, _) = run(&Chessnut::new(""), vec![Ok(events)]);
    let hello = Report::hello("A board").to_json();
    assert_eq!(lines, [hello.as_str(), EMPTY, "{\"battery\":80}", ROOK, "{\"battery\":79}", EMPTY]);
}

#[test]
fn a_board_that_was_away_says_everything_again() {
    let found = vec![
        Ok(vec![rook(), Event::Unplugged]),
        Err(Absence { is_missing: true, why: "There is none.".to_owned() }),
        Ok(vec![rook()]),
    ];
    let (lines, _) = run(&Chessnut::new(""), found);
    let unplugged = gone("The board was unplugged or switched off.");
    assert_eq!(lines[1..], [ROOK, &unplugged, ROOK]);
}

/// A system may report a port as busy for a moment after a board is plugged in.
#[test]
fn a_port_is_busy_for_two_seconds_before_that_is_said() {
    let busy = || Err(Absence { is_missing: false, why: "Busy.".to_owned() });
    let board = || Ok(vec![rook(), Event::Unplugged]);
    let unplugged = gone("The board was unplugged or switched off.");
    let check = |attempts: [usize; 2], expected: &[&str]| {
        let [first, second] = attempts.map(|count| std::iter::repeat_with(busy).take(count));
        let found = first.chain([board()]).chain(second).chain([Ok(vec![rook()])]);
        let (lines, _) = run(&Chessnut::new(""), found.collect());
        assert_eq!(lines[1..], *expected, "{attempts:?}");
    };
    let (busy, unplugged) = (gone("Busy."), unplugged.as_str());
    check([0, 2], &[ROOK, unplugged, ROOK]);
    check([2, 0], &[ROOK, unplugged, ROOK]);
    // A port that stays busy longer is reported, but only once.
    check([0, 3], &[ROOK, unplugged, &busy, ROOK]);
    check([4, 0], &[&busy, ROOK, unplugged, ROOK]);
}

/// The manufacturer's program also waits 200 ms between messages. Of several waiting orders for lights, only the last
/// is sent.
#[test]
fn messages_to_a_chessnut_board_have_pauses() {
    let lights = |name: &str| Event::Order(Order::Lights(vec![name.parse().expect("a square")]));
    let mut events = vec![lights("e2"), lights("e4"), Event::Order(Order::Beep)];
    events.extend(vec![Event::Silence; 12]);
    let (_, written) = run(&Chessnut::new(""), vec![Ok(events)]);
    let times: Vec<u64> = written.iter().map(|(at, _)| *at).collect();
    // The last message, which switches the lights off, is not delayed.
    assert!(times[..times.len() - 1].windows(2).all(|pair| pair[1] >= pair[0] + 200), "{written:?}");
    let messages: Vec<Vec<u8>> = written.into_iter().map(|(_, message)| message).collect();
    let e4 = bytes("0A 08 00 00 00 00 08 00 00 00");
    let dark = bytes("0A 08 00 00 00 00 00 00 00 00");
    assert_eq!(messages, [bytes("21 01 00"), e4, bytes("29 01 00"), bytes("0B 04 03 E8 00 C8"), dark]);
}

#[test]
fn a_chess_link_that_says_nothing_is_gone() {
    let silence = vec![Event::Silence; 40];
    let (lines, written) = run(&Millennium::default(), vec![Ok(silence), Ok(Vec::new())]);
    assert_eq!(lines[1..], [gone("No board is responding on COM3. Check the cable and the port.")]);
    assert!(written.iter().filter(|(_, text)| *text == message("S")).count() > 10, "{written:?}");
    // A Chessnut board is asked for its battery once a minute; its silence means only that nothing moves.
    let (lines, written) = run(&Chessnut::new(""), vec![Ok(vec![Event::Silence; 1300])]);
    assert_eq!((lines.len(), written.len()), (1, 7));
}
