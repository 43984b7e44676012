//! The record of the game at the table, also as PGN; the notes on its moves; its last ruling; and the parts that ended
//! with an illegal move.

use super::{Arbiter, FinishedTurn, Part, Table};
use crate::game::{Date, Game, Incident, IncidentKind, MoveNotes, Remark, Ruling, Score};
use crate::record::{Record, pgn};
use crate::rules::{Bitboard, Color, Position};

impl Table {
    /// The notes on the move with this index, counted from 0, in the current part of the game.
    pub fn notes_on(&self, index: usize) -> MoveNotes {
        self.past.get(index).map(|past| past.noted).unwrap_or_default()
    }

    /// The last ruling recorded as an incident in the current part of the game: since the start, or since the last
    /// illegal move that stands or may still be claimed.
    pub fn last_ruling(&self) -> Option<&Ruling> {
        let mut now = self.incidents.iter().rev().take_while(|incident| incident.part == self.parts.len());
        now.find_map(|incident| match &incident.kind {
            IncidentKind::Ruling(ruling) => Some(ruling),
            IncidentKind::Unclaimed { .. }
            | IncidentKind::ClockChanged { .. }
            | IncidentKind::OtherResult(_)
            | IncidentKind::Entry { .. } => None,
        })
    }

    /// The game record. `date` is the date of the game; `None` if it is not known. If an illegal move stands or may
    /// still be claimed, the record begins after the last such move.
    pub fn record(&self, date: Option<Date>) -> Record {
        self.record_in(date, &|remark| remark.to_string())
    }

    /// The game record, as [`Table::record`] returns it, but with remarks that `words` writes.
    pub fn record_in(&self, date: Option<Date>, words: &dyn Fn(Remark<'_>) -> String) -> Record {
        let incidents = self.incidents_of(self.parts.len());
        let mut record = self.record_of(&self.game, &self.past, &incidents, date, words);
        let is_other = |incident: &Incident| matches!(incident.kind, IncidentKind::OtherResult(_));
        // If the players signed another result, an incident already says so.
        if self.is_approved() && !incidents.iter().any(is_other) {
            let end = record.line_from(Record::ROOT).last().unwrap_or(Record::ROOT);
            record.notes_mut(end).comments.push(words(Remark::Signed));
        }
        record
    }

    fn incidents_of(&self, part: usize) -> Vec<Incident> {
        self.incidents.iter().filter(|incident| incident.part == part).cloned().collect()
    }

    fn record_of(
        &self,
        game: &Game,
        past: &[FinishedTurn],
        incidents: &[Incident],
        date: Option<Date>,
        words: &dyn Fn(Remark<'_>) -> String,
    ) -> Record {
        let [white, black] = &self.called;
        let noted: Vec<MoveNotes> = past.iter().map(|past| past.noted).collect();
        let (clock, laws) = (&self.setup.clock, self.setup.laws());
        let score = Score { game, white, black, clock, laws, date, noted: &noted, incidents };
        let mut record = score.record_in(words);
        if self.setup.is_over_the_board() {
            let by_program = self.setup.arbiter == Arbiter::Program;
            record.notes_mut(Record::ROOT).comments.insert(0, words(Remark::OverTheBoard { by_program }));
        }
        if Color::ALL.into_iter().any(|color| !self.seat(color).is_person()) {
            for color in Color::ALL {
                record.tags.set_human(color, self.seat(color).is_person());
            }
        }
        record
    }

    /// The game record as PGN: one PGN game for each part that an illegal move ended, and one for the last part.
    pub fn pgn(&self, date: Option<Date>) -> String {
        let parts = self.earlier_records(date, &|remark| remark.to_string());
        parts.iter().chain([&self.record(date)]).map(pgn::write).collect()
    }

    /// The game record as PGN for spectators. Until the game is over, the record stops before the first illegal move
    /// without a ruling, and does not mention that move.
    pub fn live_pgn(&self, date: Option<Date>) -> String {
        match self.parts.first().filter(|_| self.result().is_none()) {
            None => self.pgn(date),
            Some(part) => {
                let incidents = self.incidents_of(0);
                let said = &|remark: Remark<'_>| remark.to_string();
                pgn::write(&self.record_of(&part.game, &part.past, &incidents, date, said))
            }
        }
    }

    /// The records of the parts of the game that an illegal move ended; `words` writes each remark.
    pub fn earlier_records(&self, date: Option<Date>, words: &dyn Fn(Remark<'_>) -> String) -> Vec<Record> {
        let parts = self.parts.iter().enumerate().map(|(index, part)| {
            let incidents = [self.incidents_of(index), vec![part.unclaimed()]].concat();
            self.record_of(&part.game, &part.past, &incidents, date, words)
        });
        parts.collect()
    }

    /// The parts of the game that ended with an illegal move, each with the notes on its moves and the illegal move as
    /// text.
    pub fn parts(&self) -> impl Iterator<Item = (&Game, Vec<MoveNotes>, String)> {
        self.parts.iter().map(|part| (&part.game, part.notes(), part.written()))
    }

    /// The positions in the parts that ended with an illegal move, in order; each part but the first begins with the
    /// position after the previous illegal move.
    pub(crate) fn earlier_positions(&self) -> impl Iterator<Item = &Position> + Clone {
        let games = self.parts.iter().map(|part| &part.game);
        games.flat_map(|game| (0..=game.played().len()).map(move |plies| game.position_after(plies)))
    }

    /// The squares that the last completed move changed if that move was illegal; otherwise empty.
    pub fn changed_illegally(&self) -> Bitboard {
        let last = self.parts.last().filter(|_| self.moves().is_empty());
        last.map_or(Bitboard::EMPTY, Part::changed)
    }
}
