//! What an arbiter records about the game: the list of incidents, and what is entered by hand (7.5.4, 12.9).
//!
//! For claims, see `table::claims`; for changes to the clocks, see `table::flag`.

use super::{Notice, Reason, Table};
use crate::game::{Incident, IncidentArticle, IncidentEntry, IncidentKind, TimeOfDay};
use crate::record::GameResult;
use crate::rules::Color;

impl Table {
    /// The incidents so far, in order.
    pub fn incidents(&self) -> &[Incident] {
        &self.incidents
    }

    /// Notes an incident. The time of day and what the clocks showed are added at the end of the action.
    pub(super) fn note(&mut self, kind: IncidentKind) {
        let (number, turn) = match self.setup.clock_only {
            true => (self.presses(self.clock_turn()).saturating_add(1), self.clock_turn()),
            false => (self.position().fullmove_number(), self.mover()),
        };
        let (part, after) = (self.parts.len(), self.moves().len());
        let (at, local_time, clocks) = (self.now, None, [None; 2]);
        self.incidents.push(Incident { part, after, number, turn, at, local_time, clocks, kind });
    }

    /// Stores the time of day, and the clock readings at the time of the action, in the incidents from `first_new` on.
    /// If there are any, the pause for a ruling is marked as used. The parts and move counts of all incidents are
    /// limited to the moves that remain, since rulings and players can take moves back.
    pub(super) fn settle_incidents(
        &mut self,
        first_new: usize,
        local_time: Option<TimeOfDay>,
        clocks: [Option<u64>; 2],
    ) {
        let last = (self.parts.len(), self.moves().len());
        for (index, incident) in self.incidents.iter_mut().enumerate() {
            (incident.part, incident.after) = (incident.part, incident.after).min(last);
            if index >= first_new {
                (incident.local_time, incident.clocks) = (local_time, clocks);
            }
        }
        if let Some(pause) = &mut self.ruling_pause {
            pause.is_used |= self.incidents.len() > first_new;
        }
    }

    /// Records an arbiter's entry. After the end of the game, only a note that changes nothing is accepted.
    pub(super) fn enter_incident(&mut self, entry: &IncidentEntry) {
        if let Some(reason) = self.entry_refusal(entry) {
            return self.refuse(reason);
        }
        for (color, ms) in Color::ALL.into_iter().zip(entry.add_ms.unwrap_or_default()) {
            self.change_time(color, ms);
        }
        let is_over = self.result().is_some();
        self.notices.push(Notice::Incident(Box::new(entry.clone())));
        let (mut kept, mut penalty_article) = (entry.clone(), None);
        let offender = entry.against.filter(|_| entry.article == Some(IncidentArticle::TwoHands) && !is_over);
        let count = offender.map_or(0, |by| self.count_illegal_move(by));
        if let Some(by) = offender {
            let penalties = self.penalties();
            self.notices.push(Notice::IllegalMove { by, article: IncidentArticle::TwoHands.name() });
            if count >= penalties.losing_illegal_move {
                self.game.second_illegal_move(by, None);
            } else if entry.add_ms.is_none() && self.setup.clock[(!by).index()].is_some() {
                let ms = penalties.illegal_move_ms;
                penalty_article = Some(penalties.illegal_move_article());
                self.give_time(!by, ms);
                kept.add_ms = Some(Color::ALL.map(|color| if color == by { 0 } else { ms as i64 }));
                self.notices.push(Notice::Penalty { by, ms });
            }
        }
        self.note(IncidentKind::Entry { entry: kept, count, penalty_article });
        if let (Some(GameResult::Won(winner)), Some(article)) = (entry.score, entry.article) {
            self.game.arbiter_decides(!winner, article.name());
        }
        if !is_over {
            self.tell_end();
        }
    }

    /// Why the arbiter can't make this entry now; `None` if they can.
    fn entry_refusal(&self, entry: &IncidentEntry) -> Option<Reason> {
        if entry.add_ms.is_none() && entry.score.is_none() {
            return None;
        }
        if self.result().is_some() {
            return Some(Reason::GameOver);
        }
        if entry.add_ms.is_some() && !self.setup.has_clock() {
            return Some(Reason::NoClock);
        }
        if !self.is_paused() {
            return Some(Reason::NotPaused);
        }
        let times = Color::ALL.into_iter().zip(entry.add_ms.unwrap_or_default());
        times.filter(|&(_, ms)| ms != 0).find_map(|(color, ms)| self.time_refusal(color, ms))
    }

    /// Counts an illegal move that was ruled on or entered; returns the player's new total.
    pub(super) fn count_illegal_move(&mut self, by: Color) -> u32 {
        let count = &mut self.ruled_illegal[by.index()];
        *count += 1;
        *count
    }
}
