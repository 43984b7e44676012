//! The arbiter's desk in the second version of the rules: stopped clocks, adjusted times, and entries.

use shakmaty::Color;

use super::bonds::won;
use super::model::{Entry, Hand, Model, Stopped};

impl Model {
    /// Notes that something was claimed, set or entered while the clocks were stopped.
    pub fn use_stop(&mut self) {
        if let Some(stopped) = &mut self.stopped {
            stopped.used = true;
        }
    }

    /// Lets the clock run again after a decision. If the clocks were stopped for a ruling, the game still has to be
    /// resumed.
    pub fn run_on(&mut self) {
        self.stopped = self.stopped.filter(|stopped| stopped.ruling);
    }

    pub fn stop(&mut self, ruling: bool, by: Option<Color>) {
        let refused = match self.stopped {
            Some(stopped) => stopped.ruling || !ruling,
            None => !ruling && self.rules.clock.is_none(),
        };
        if refused {
            return self.refuse();
        }
        self.stopped = Some(Stopped { ruling, by, used: false });
        if self.hand != Hand::Empty {
            self.hand = Hand::Nothing;
        }
    }

    pub fn resume(&mut self) {
        let Some(stopped) = self.stopped.take() else { return self.refuse() };
        if let Some(by) = stopped.by.filter(|_| stopped.ruling && !stopped.used) {
            self.notices.push(format!("incident 6.11.4 {by}"));
        }
    }

    pub fn adjust(&mut self, color: Color, ms: i64) {
        let left = self.clock[color as usize] + ms;
        if self.rules.clock.is_none() || self.stopped.is_none() || left < 0 {
            return self.refuse();
        }
        self.set_times(&[(color, left)]);
        self.use_stop();
        self.notices.push(format!("clock-adjusted {color} {ms}"));
    }

    fn set_times(&mut self, times: &[(Color, i64)]) {
        for &(color, left) in times {
            self.clock[color as usize] = left;
        }
        let clock = self.clock;
        self.fallen.retain(|&color| clock[color as usize] == 0);
    }

    pub fn enter(&mut self, entry: Entry) {
        let needs_stop = entry.minutes.is_some() || entry.loses;
        let [white, black] = entry.minutes.unwrap_or_default();
        let left = [(Color::White, white), (Color::Black, black)];
        let left = left.map(|(color, ms)| (color, self.clock[color as usize] + ms));
        let is_too_little = left.iter().any(|&(_, left)| left < 0);
        let needs_clock = entry.minutes.is_some() && self.rules.clock.is_none();
        if needs_stop && self.stopped.is_none() || needs_clock || is_too_little {
            return self.refuse();
        }
        self.set_times(&left);
        self.use_stop();
        let against = entry.against.map_or("nobody".to_owned(), |by| by.to_string());
        self.notices.push(format!("incident {} {against}", entry.article));
        if let Some(by) = entry.against.filter(|_| entry.article == "7.5.4") {
            self.ruled[by as usize] += 1;
            self.tell("illegal-move 7.5.4");
            if self.ruled[by as usize] >= 2 {
                return self.lose(by, "second-illegal-move");
            }
            if entry.minutes.is_none() && self.rules.clock.is_some() {
                let ms = self.rules.penalty();
                self.set_times(&[(!by, self.clock[!by as usize] + ms)]);
                self.notices.push(format!("penalty {by} {ms}"));
            }
        }
        if let Some(by) = entry.against.filter(|_| entry.loses) {
            self.end((won(!by), "arbiter"));
        }
    }
}
