//! The driver of an electronic board: a separate program, which is started, read and ended like an engine. The game
//! goes on whatever the driver does.

use std::io;
use std::path::PathBuf;
use std::time::Duration;

use crate::eboard::line::{Order, Report, VERSION};
use crate::engine::external::{End, EngineSetup, Process};
use crate::platform::process::this_program;
use crate::platform::{Pending, in_background};
use crate::table::LineError;

/// How long a driver may take for its first line.
pub const FIRST_LINE: Duration = Duration::from_secs(10);

/// How long a driver may take to end once its input is closed.
const GRACE: Duration = Duration::from_millis(500);

/// A program that drives a board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BoardProgram {
    Chessnut,
    /// The driver for the Millennium board at this serial port.
    Millennium(String),
    /// A simulated board, which plays the script in this file.
    Simulation(String),
    /// Another driver, given as the words of its command.
    Other(Vec<String>),
}

impl BoardProgram {
    fn command(&self, language: &str) -> io::Result<EngineSetup> {
        let ours = |words: &[&str]| {
            let arguments =
                ["board", "--language", language].iter().chain(words).map(|&word| word.to_owned()).collect();
            Ok(EngineSetup { arguments, ..EngineSetup::new(this_program()?) })
        };
        match self {
            BoardProgram::Chessnut => ours(&["chessnut"]),
            BoardProgram::Millennium(port) => ours(&["millennium", port]),
            BoardProgram::Simulation(file) => ours(&["simulate", file]),
            BoardProgram::Other(words) => {
                let (program, arguments) = words.split_first().ok_or(io::ErrorKind::NotFound)?;
                let program = PathBuf::from(program);
                Ok(EngineSetup { arguments: arguments.to_vec(), ..EngineSetup::new(program) })
            }
        }
    }
}

/// Why a driver does not work, or has stopped working.
#[derive(Debug)]
pub enum DriverFault {
    NotStarted(io::Error),
    /// The output of the driver ended or can't be read.
    Ended,
    /// The driver wrote too fast, or one of its lines was too long.
    Flooded,
    /// The first line did not come in time.
    Silent,
    /// The driver wrote something that is not a valid line.
    Line(LineError),
    /// The first line was valid but not the greeting (`None`), or a greeting named this version of the line format,
    /// which this program does not know.
    Version(Option<u64>),
}

/// A report, or the fault after which no more reports follow, with its time as `TimeReading::awake`.
type TimedReport = (Duration, Result<Report, DriverFault>);

/// A running driver.
pub struct BoardDriver {
    process: Option<Process>,
    arriving: Option<Pending<TimedReport>>,
    /// The deadline for the greeting, as `TimeReading::awake`; `None` once the greeting has been taken or the driver
    /// has been ended.
    awaits_first: Option<Duration>,
}

impl BoardDriver {
    /// Starts a driver. A driver that belongs to this program writes its messages to players in `language`. `clock`
    /// returns `TimeReading::awake`. `wake` is called for each new line from the driver, and when reading its output
    /// ends.
    ///
    /// # Errors
    /// The driver can't be started.
    pub fn start(
        program: &BoardProgram,
        language: &str,
        clock: impl Fn() -> Duration + Send + 'static,
        wake: impl Fn() + Send + 'static,
    ) -> Result<BoardDriver, DriverFault> {
        let command = program.command(language).map_err(DriverFault::NotStarted)?;
        let awaits_first = Some(clock() + FIRST_LINE);
        let (sender, arriving) = Pending::channel();
        let mut last = String::new();
        let tell = move |line: Result<&str, End>| {
            let report = match line {
                // A driver may repeat its last line; the repetition is ignored.
                Ok(line) if line == last => return,
                Ok(line) => {
                    line.clone_into(&mut last);
                    Report::read(line).map_err(DriverFault::Line)
                }
                Err(End::Closed) => Err(DriverFault::Ended),
                Err(End::Flood) => Err(DriverFault::Flooded),
            };
            // The receiver is gone once this program has ended the driver.
            let _ = sender.send((clock(), report));
            wake();
        };
        let process = Process::start(&command, tell).map_err(DriverFault::NotStarted)?;
        Ok(BoardDriver { process: Some(process), arriving: Some(arriving), awaits_first })
    }

    /// The reports since the last call, up to and including the first fault. After a fault, the driver is ended.
    pub fn take(&mut self, now: Duration) -> Vec<TimedReport> {
        let mut taken = Vec::new();
        for (at, report) in Pending::take_all_from(&mut self.arriving) {
            let report = match report {
                Ok(Report::Hello { version, .. }) if version != VERSION => {
                    Err(DriverFault::Version(Some(version)))
                }
                Ok(Report::Hello { .. }) => {
                    self.awaits_first = None;
                    report
                }
                Ok(_) if self.awaits_first.is_some() => Err(DriverFault::Version(None)),
                report => report,
            };
            let is_over = report.is_err();
            taken.push((at, report));
            if is_over {
                self.end();
                return taken;
            }
        }
        if self.awaits_first.is_some_and(|until| until <= now) {
            taken.push((now, Err(DriverFault::Silent)));
            self.end();
        }
        taken
    }

    /// The longest wait before the next call of [`BoardDriver::take`]; `None` if that call can wait until `wake` is
    /// called.
    pub fn wake_after(&self, now: Duration) -> Option<Duration> {
        self.awaits_first.map(|until| until.saturating_sub(now))
    }

    pub fn tell(&self, order: &Order) {
        if let Some(process) = &self.process {
            process.say(&order.to_json());
        }
    }

    /// Ends the driver in the background, so that the caller need not wait.
    fn end(&mut self) {
        (self.arriving, self.awaits_first) = (None, None);
        if let Some(process) = self.process.take() {
            in_background("driver", move || process.close(GRACE));
        }
    }
}

impl Drop for BoardDriver {
    fn drop(&mut self) {
        self.end();
    }
}
