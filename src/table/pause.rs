//! Stops the clocks for a break or for a ruling, and resumes play afterwards (6.11).

use super::{Notice, PausePurpose, Reason, Table};
use crate::game::{Clock, IncidentArticle, IncidentEntry, IncidentKind};
use crate::rules::Color;

/// A stop of the clocks for a ruling.
#[derive(Clone, Copy, Debug)]
pub(super) struct RulingPause {
    /// The player who stopped the clocks; `None` if it is not known who did.
    by: Option<Color>,
    /// Whether an incident has been recorded since the clocks were stopped, such as a ruling, a change of a clock or an
    /// entry by hand.
    pub(super) is_used: bool,
}

impl Table {
    /// Whether the game is in progress, but its clock is stopped or it is paused for a ruling. Pieces can't be touched
    /// until the game is resumed.
    pub fn is_paused(&self) -> bool {
        let is_stopped = self.clock.as_ref().is_some_and(|clock| !clock.is_running());
        self.result().is_none() && (is_stopped || self.ruling_pause.is_some())
    }

    /// Whether the game waits for a ruling, or to be resumed after one.
    pub fn is_paused_for_ruling(&self) -> bool {
        self.ruling_pause.is_some()
    }

    /// The player who stopped the clocks for a ruling; `None` if they are not stopped for one, or if it is not known
    /// who stopped them.
    pub fn ruling_asked_by(&self) -> Option<Color> {
        self.ruling_pause?.by
    }

    /// Stops the clock and puts back the piece in hand. Stopping for a ruling is possible even during a break.
    pub(super) fn pause(&mut self, purpose: Option<PausePurpose>, by: Option<Color>) {
        let is_stopped = self.clock.as_ref().is_some_and(|clock| !clock.is_running());
        match purpose {
            None if self.clock.is_none() => return self.refuse(Reason::NoClock),
            None if is_stopped => return self.refuse(Reason::Paused),
            Some(PausePurpose::Ruling) if self.ruling_pause.is_some() => return self.refuse(Reason::Paused),
            None => {}
            Some(PausePurpose::Ruling) => self.ruling_pause = Some(RulingPause { by, is_used: false }),
        }
        self.stop_clock();
        self.put_back();
    }

    /// Restarts the clocks; in an adjourned game, opens the sealed move. If the clocks were stopped for a ruling and no
    /// incident was recorded in the meantime, notes an incident against the player who stopped them, if that player is
    /// known (6.11.4). `by` names that player; it is used only if the pause did not record who stopped the clocks.
    pub(super) fn resume(&mut self, by: Option<Color>) {
        if let Some(sealed) = self.sealed.take() {
            return self.open(&sealed);
        }
        let ruling = self.ruling_pause.take();
        match &mut self.clock {
            None if ruling.is_none() => return self.refuse(Reason::NoClock),
            Some(clock) if clock.is_running() => return self.refuse(Reason::NotPaused),
            Some(clock) => clock.go(self.now),
            None => {}
        }
        if let Some(by) = ruling.filter(|ruling| !ruling.is_used).and_then(|ruling| ruling.by.or(by)) {
            let article = Some(IncidentArticle::ClockStopped);
            let entry = IncidentEntry { article, against: Some(by), ..IncidentEntry::default() };
            self.note(IncidentKind::Entry { entry: entry.clone(), count: 0, penalty_article: None });
            self.notices.push(Notice::Incident(Box::new(entry)));
        }
    }

    fn stop_clock(&mut self) {
        if let Some(clock) = &mut self.clock {
            clock.stop(self.now);
        }
    }

    /// Lets the clock run after a decision, or stops it if the game waits to be resumed after a ruling.
    pub(super) fn run_on(&mut self) {
        let (now, waits) = (self.now, self.ruling_pause.is_some());
        if let Some(clock) = &mut self.clock {
            (if waits { Clock::stop } else { Clock::go })(clock, now);
        }
    }
}
