//! `jadoube board chessnut|millennium PORT|simulate FILE`: the driver for an electronic board, which the window starts
//! as a separate process.

use std::io::{self, BufRead, ErrorKind};
use std::rc::Rc;
use std::sync::mpsc::{Receiver, channel};

use lexopt::prelude::*;

use super::board_driver::{Absence, Connection, Driver};
use super::board_simulate;
use super::texts::{quoted, texts};
use super::usage::{choice, unexpected};
use super::{Stop, complain};
use crate::eboard::chessnut::{self, Chessnut};
use crate::eboard::line::Order;
use crate::eboard::millennium::{self, Millennium};
use crate::platform::port::SerialPortInfo;
use crate::platform::{TimeReading, in_background, port, stdio};
use crate::text::messages::{Language, Texts};
use crate::text::{io_errors, line_errors};

/// Runs a driver until its standard input is closed.
///
/// # Errors
/// The arguments are invalid, there is no driver for the board, the script can't be read or has an invalid line, or the
/// output can't be written.
pub fn run(mut args: lexopt::Parser) -> Result<(), Stop> {
    let (mut board, mut place, mut words) = (None, None, texts());
    while let Some(arg) = args.next()? {
        match arg {
            Long("language") => {
                let language = choice(&mut args, "--language", &Language::ALL, Language::tag)?;
                words = Rc::new(Texts::new(language));
            }
            Value(name) if board.is_none() => board = Some(name.string()?),
            Value(name) if place.is_none() && board.as_deref() != Some("chessnut") => place = Some(name),
            other => return Err(unexpected("board", other)),
        }
    }
    match (board.as_deref(), place) {
        (Some("chessnut"), _) => drive("Chessnut", &words, || find_chessnut(&words)),
        (Some("millennium"), Some(port)) => {
            let port = port.string()?;
            drive("Millennium ChessLink", &words, || find_millennium(&words, &port))
        }
        (Some("millennium"), None) => Err(no_port(&port::serial_ports())),
        (Some("simulate"), Some(file)) => board_simulate::run(&file, &words, &orders()),
        (Some("simulate"), None) => Err(bad!("cli-board-no-file")),
        (Some(other), _) => {
            let known = "chessnut, millennium, simulate";
            Err(bad!("cli-choice", what = t!(texts(), "cli-board"), found = quoted(other), known))
        }
        (None, _) => Err(bad!("cli-board-missing")),
    }
}

/// The error for a command line that names no port; it lists these ports.
pub fn no_port(ports: &[SerialPortInfo]) -> Stop {
    match ports {
        [] => bad!("cli-board-no-port"),
        ports => {
            let ports: Vec<String> = ports.iter().map(ToString::to_string).collect();
            bad!("cli-board-no-port-of", ports = ports.join(", "))
        }
    }
}

fn drive(name: &str, words: &Texts, find: impl FnMut() -> Result<Connection, Absence>) -> Result<(), Stop> {
    let now_ms = || TimeReading::now().awake.as_millis() as u64;
    Driver::new(words, find, now_ms, orders(), stdio::stdout()).run(name)
}

/// The orders on standard input; the channel disconnects when the input ends or can't be read. A line that is not an
/// order is reported and skipped.
fn orders() -> Receiver<Order> {
    let (sender, orders) = channel();
    in_background("orders", move || {
        for line in stdio::stdin().lock().split(b'\n').map_while(Result::ok) {
            match Order::read(&String::from_utf8_lossy(&line)) {
                // Sending fails if the driver has ended.
                Ok(order) => drop(sender.send(order)),
                Err(fault) => complain(&line_errors::fault(&texts(), &fault)),
            }
        }
    });
    orders
}

fn find_chessnut(words: &Texts) -> Result<Connection, Absence> {
    let (name, port) = port::open_hid(chessnut::VENDOR, chessnut::USAGE_PAGE).map_err(|error| Absence {
        is_missing: error.kind() == ErrorKind::NotFound,
        why: match error.kind() {
            ErrorKind::NotFound => t!(words, "cli-board-no-chessnut"),
            ErrorKind::PermissionDenied => t!(words, "cli-board-usb-forbidden"),
            _ => failed(words, &error),
        },
    })?;
    let protocol = Box::new(Chessnut::new(&name));
    Ok(Connection { name, place: "USB".to_owned(), protocol, port })
}

fn find_millennium(words: &Texts, name: &str) -> Result<Connection, Absence> {
    let port = port::open_serial(name, millennium::SPEED).map_err(|error| Absence {
        is_missing: error.kind() == ErrorKind::NotFound,
        why: match error.kind() {
            ErrorKind::NotFound => t!(words, "cli-board-port-missing", port = name),
            ErrorKind::PermissionDenied => t!(words, "cli-board-port-forbidden", port = name),
            ErrorKind::ResourceBusy => t!(words, "cli-board-port-busy", port = name),
            _ => failed(words, &error),
        },
    })?;
    let protocol = Box::<Millennium>::default();
    Ok(Connection { name: String::new(), place: name.to_owned(), protocol, port })
}

fn failed(words: &Texts, error: &io::Error) -> String {
    t!(words, "cli-board-failed", why = io_errors::why(words, error))
}
