//! What one search tells, and the move that it owes: a program that gets none waits until its clock has run out.

use std::sync::{Arc, Mutex};

use super::uci::{Output, lock, say};
use super::uci_go::Timing;
use super::uci_text::{self, Style};
use crate::engine::{Best, Job, Report, Score};
use crate::platform::time::Instant;
use crate::rules::{Move, Position};

/// Writes the reports of one search. Dropped without an answer, as when the search panics, it answers with the best move
/// so far.
pub(super) struct Reports {
    output: Output,
    root: Position,
    style: Style,
    timing: Arc<Mutex<Timing>>,
    /// The answer if the search gives none.
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
            Report::Info(info) => self.better(info.line, info.moves.first()),
            Report::Best(_) => self.owed = None,
        }
        self.write(report);
    }

    fn better(&mut self, line: usize, first: Option<&Move>) {
        if let (1, Some(mv), Some(owed)) = (line, first, &mut self.owed) {
            owed.mv = Some(*mv);
        }
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
