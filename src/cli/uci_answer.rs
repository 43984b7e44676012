//! The output of one search, which must end with `bestmove`: without that line, a GUI waits until the clock has run
//! out.

use std::io::Write;
use std::sync::{Arc, Mutex};

use super::uci_go::Timing;
use super::uci_text::{self, Style};
use crate::engine::{Best, Job, Report, Score};
use crate::platform::thread::lock;
use crate::platform::time::Instant;
use crate::rules::Position;

/// The output, shared by the engine's thread and the thread that reads commands.
pub type Output = Arc<Mutex<dyn Write + Send>>;

/// Prints whole lines. Errors are ignored, since nobody is left to report them to.
pub(super) fn say(output: &Output, text: &str) {
    let mut output = lock(output);
    let _ = writeln!(output, "{}", text.trim_end()).and_then(|()| output.flush());
}

/// A writer of the reports of one search. If it is dropped before an answer, as when the search panics, it writes one
/// itself.
pub(super) struct Reports {
    output: Output,
    root: Position,
    style: Style,
    timing: Arc<Mutex<Timing>>,
    /// The answer to give if the search ends without one; `None` once an answer has been given.
    owed: Option<Best>,
}

impl Reports {
    pub(super) fn new(output: Output, job: &Job, style: Style, timing: Arc<Mutex<Timing>>) -> Reports {
        let mv = job.limits.search_moves.first().copied().or_else(|| job.root.legal_moves().first().copied());
        let owed = Some(Best { mv, ponder: None, score: Score::Centipawns(0), nodes: 0 });
        Reports { output, root: job.root.clone(), style, timing, owed }
    }

    pub(super) fn hear(&mut self, report: &Report) {
        match report {
            Report::Info(info) if info.line == 1 => {
                if let (Some(first), Some(owed)) = (info.moves.first(), &mut self.owed) {
                    owed.mv = Some(*first);
                }
            }
            Report::Info(_) => {}
            Report::Best(_) => self.owed = None,
        }
        self.write(report);
    }

    fn write(&self, report: &Report) {
        if matches!(report, Report::Best(_)) {
            lock(&self.timing).answered(Instant::now());
        }
        say(&self.output, &uci_text::report(report, &self.root, self.style));
    }
}

impl Drop for Reports {
    fn drop(&mut self) {
        if let Some(best) = self.owed.take() {
            say(&self.output, "info string the search failed");
            self.write(&Report::Best(best));
        }
    }
}
