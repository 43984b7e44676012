//! `jadoube board`: drivers of electronic boards, as the window runs them.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::Duration;

use jadoube::cli::Stop;
use jadoube::cli::board::no_port;
use jadoube::eboard::line::{Order, Report};
use jadoube::platform::port::SerialPortInfo;

use super::commands::jadoube;
use crate::folder::Folder;

/// How long to wait for a line from a driver or a message to a board.
const LONG: Duration = Duration::from_secs(30);

struct Driver {
    program: Child,
    input: Option<ChildStdin>,
    lines: Receiver<String>,
}

impl Driver {
    fn start(args: &[&str]) -> Driver {
        let mut command = jadoube(&[&["board"], args].concat());
        let mut program =
            command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("the program starts");
        let output = BufReader::new(program.stdout.take().expect("its output"));
        let (sender, lines) = channel();
        thread::spawn(move || {
            output.lines().map_while(Result::ok).try_for_each(|line| sender.send(line)).ok();
        });
        Driver { input: program.stdin.take(), program, lines }
    }

    /// Waits for the driver's next line, which must be a report in its usual form.
    fn report(&self) -> String {
        let line = self.lines.recv_timeout(LONG).expect("a line");
        assert_eq!(Report::read(&line).expect(&line).to_json(), line);
        line
    }

    fn order(&mut self, order: &Order) {
        writeln!(self.input.as_mut().expect("its input"), "{}", order.to_json()).expect("it reads");
    }

    /// Closes the driver's input, and returns the remaining lines.
    fn end(mut self) -> Vec<String> {
        drop(self.input.take());
        let rest = self.lines.iter().collect();
        assert!(self.program.wait().expect("it ends").success());
        rest
    }
}

#[test]
fn a_script_is_played() {
    let folder = Folder::new();
    folder.write("game.jsonl", "{\"occupied\": \"ffff00000000ffff\"}\n\n{\"wait\": 20}\n{\"battery\": 80}\n");
    let mut driver = Driver::start(&["simulate", &folder.path("game.jsonl")]);
    let told = [driver.report(), driver.report(), driver.report()];
    let expected = [
        Report::hello("Simulated board").to_json(),
        "{\"occupied\":\"ffff00000000ffff\"}".into(),
        "{\"battery\":80}".into(),
    ];
    assert_eq!(told, expected);
    driver.order(&Order::Beep);
    assert_eq!(driver.end(), [""; 0]);
    // Once its input is closed, the driver ends even in the middle of a pause.
    folder.write("long.jsonl", "{\"wait\": 86400000}\n{\"battery\": 80}\n");
    assert_eq!(Driver::start(&["simulate", &folder.path("long.jsonl")]).end().len(), 1);
}

#[test]
fn a_missing_port_is_told_with_those_that_there_are() {
    let check = |ports: &[(&str, &str)], expected: &str| {
        let info = |&(name, product): &(&str, &str)| SerialPortInfo {
            name: name.to_owned(),
            product: product.to_owned(),
        };
        let ports: Vec<SerialPortInfo> = ports.iter().map(info).collect();
        let Stop::Bad(sentence) = no_port(&ports) else { panic!("another end") };
        assert_eq!(sentence, expected);
    };
    check(&[], "the port is missing, and no serial port was found: connect the board");
    check(
        &[("/dev/ttyUSB0", "FT232R USB UART"), ("/dev/ttyS0", "")],
        "the port is missing; ports found: /dev/ttyUSB0 (FT232R USB UART), /dev/ttyS0",
    );
}

#[test]
fn a_missing_board_is_looked_for_again() {
    let folder = Folder::new();
    let port = folder.path("port");
    let driver = Driver::start(&["millennium", &port]);
    assert_eq!(driver.report(), Report::hello("Millennium ChessLink").to_json());
    let why = format!("There is no port {port}. Connect the board and switch it on.");
    assert_eq!(driver.report(), Report::Gone(why).to_json());
    assert_eq!(driver.end(), [""; 0]);
    let driver = Driver::start(&["millennium", &port, "--language", "nl"]);
    driver.report();
    assert!(driver.report().contains("Er is geen poort"));
    driver.end();
}

#[cfg(target_os = "linux")]
mod at_a_pseudo_terminal {
    use std::fs;
    use std::io::{Read, Write};
    use std::os::unix::fs::symlink;
    use std::path::Path;
    use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
    use std::thread::{self, JoinHandle};
    use std::time::Duration;

    use jadoube::eboard::line::{Order, Reading, Report};
    use jadoube::eboard::millennium::{Millennium, message};
    use jadoube::eboard::protocol::Protocol;
    use jadoube::rules::Board;
    use serialport::{SerialPort, TTYPort};

    use super::{Driver, LONG};
    use crate::eboard::millennium::status;
    use crate::folder::Folder;

    /// A simulated ChessLink.
    struct ChessLink {
        placements: Sender<Board>,
        /// The messages about lights that the board receives.
        lights: Receiver<Vec<u8>>,
        thread: JoinHandle<()>,
    }

    impl ChessLink {
        /// Connects the board; its port is the symbolic link at `place`.
        fn plug(place: &Path, board: Board) -> ChessLink {
            let (master, slave) = TTYPort::pair().expect("a pseudo-terminal");
            // A clone, because programs that other tests start would inherit the original.
            let port = master.try_clone_native().expect("the same");
            let name = slave.name().expect("a name");
            drop((master, slave));
            let _ = fs::remove_file(place);
            symlink(name, place).expect("a link");
            let (placements, new) = channel();
            let (sender, lights) = channel();
            let thread = thread::spawn(move || answer(port, board, &new, &sender));
            ChessLink { placements, lights, thread }
        }

        fn put(&self, board: Board) {
            self.placements.send(board).expect("it is plugged in");
        }

        fn unplug(self) {
            drop(self.placements);
            self.thread.join().expect("it ends");
        }
    }

    fn answer(mut port: TTYPort, mut board: Board, new: &Receiver<Board>, lights: &Sender<Vec<u8>>) {
        let mut asked: Vec<u8> = Vec::new();
        let mut buffer = [0; 256];
        port.set_timeout(Duration::from_millis(20)).expect("a time");
        loop {
            match new.try_recv() {
                Ok(placement) => board = placement,
                Err(TryRecvError::Empty) => {}
                Err(TryRecvError::Disconnected) => return,
            }
            match port.read(&mut buffer) {
                Ok(count) => asked.extend(&buffer[..count]),
                // No driver has opened the port, or the driver has sent nothing.
                Err(_) => thread::sleep(Duration::from_millis(5)),
            }
            while let Some(first) = asked.first() {
                let length = if first & 0x7F == b'L' { 167 } else { 3 };
                if asked.len() < length {
                    break;
                }
                let question: Vec<u8> = asked.drain(..length).collect();
                let reply = match question[0] & 0x7F {
                    b'S' => status(&board),
                    b'L' | b'X' => {
                        let _ = lights.send(question);
                        message("l")
                    }
                    other => panic!("unknown message {other}"),
                };
                let _ = port.write_all(&reply);
            }
        }
    }

    fn board(placement: &str) -> (Board, String) {
        let board = Board::from_placement(placement).expect("a board");
        (board, Report::Reading(Reading::Pieces(board)).to_json())
    }

    #[test]
    fn a_board_is_unplugged_and_comes_back() {
        let folder = Folder::new();
        let place = folder.0.join("port");
        let (start, start_line) = board("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR");
        let (lifted, lifted_line) = board("rnbqkbnr/pppppppp/8/8/8/8/PPPP1PPP/RNBQKBNR");
        let (moved, moved_line) = board("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR");
        let link = ChessLink::plug(&place, start);
        let mut driver = Driver::start(&["millennium", &folder.path("port")]);
        assert_eq!(driver.report(), Report::hello("Millennium ChessLink").to_json());
        assert_eq!(driver.report(), start_line);
        link.put(lifted);
        assert_eq!(driver.report(), lifted_line);
        let order = Order::Lights(["e7", "e5"].map(|name| name.parse().expect("a square")).into());
        driver.order(&order);
        let lit = Millennium::default().order(&order).expect("a message");
        assert_eq!(link.lights.recv_timeout(LONG).as_ref(), Ok(&lit));

        link.unplug();
        let why = "The board was unplugged or switched off.";
        assert_eq!(driver.report(), Report::Gone(why.to_owned()).to_json());

        // When the board is connected again, the driver lights the same squares.
        let link = ChessLink::plug(&place, moved);
        assert_eq!(driver.report(), moved_line);
        assert_eq!(link.lights.recv_timeout(LONG), Ok(lit));
        link.put(lifted);
        assert_eq!(driver.report(), lifted_line);

        assert_eq!(driver.end(), [""; 0]);
    }
}
