//! The game under review: the one on the board, an earlier one, or the main line of a record.

use crate::game::{Date, Ends};
use crate::record::Record;
use crate::rules::Move;
use crate::session::review::Review;
use crate::session::{Session, SessionEnvironment};
use crate::table::{Action, Deed, GameSetup, Table, TakeBack, TimeReading, TouchMove};

/// A game to review that is not the one on the board.
#[derive(Debug)]
pub struct ReviewedGame {
    pub table: Table,
    /// The date on which the game began; `None` if unknown.
    pub date: Option<Date>,
    /// The record whose main line begins with the moves of the game; `None` if the game does not come from a record.
    pub record: Option<Record>,
}

/// Whether a game can be reviewed: it is over, has at least one move, and no part of it ended with an illegal move.
pub fn is_reviewable(table: &Table) -> bool {
    table.result().is_some() && !table.moves().is_empty() && table.parts().next().is_none()
}

impl ReviewedGame {
    /// The game in the main line of a record, up to the first null move; `None` if it has no moves, or if the starting
    /// position is irregular.
    pub fn of_record(record: Record) -> Option<ReviewedGame> {
        let start = record.start().clone();
        if !start.position().is_regular() {
            return None;
        }
        let (touch, take_back, ends) = (TouchMove::Off, TakeBack::Free, Ends::Never);
        let mut table = Table::new(GameSetup { start, touch, ends, take_back, ..GameSetup::default() });
        for mv in record.line_from(Record::ROOT).map_while(|place| record.mv(place)) {
            let text = table.uci(table.position(), mv);
            table.apply(&Action::new(table.now(), Deed::Move { text }));
        }
        let record = Some(record);
        (!table.moves().is_empty()).then_some(ReviewedGame { table, date: None, record })
    }
}

impl Session {
    /// The review of the game under review; `None` until the review has been shown.
    pub fn review(&self) -> Option<&Review> {
        self.review.as_ref()
    }

    /// The game under review, which may be the one on the board, and the date on which it began (`None` if unknown).
    pub fn reviewed(&self) -> (&Table, Option<Date>) {
        match &self.reviewed {
            Some(game) => (&game.table, game.date),
            None => (self.table(), Some(self.date())),
        }
    }

    /// The record of the game under review; `None` if the game does not come from a record.
    pub fn reviewed_record(&self) -> Option<&Record> {
        self.reviewed.as_ref()?.record.as_ref()
    }

    /// Chooses the game to review; `None` means the one on the board.
    pub fn set_reviewed(&mut self, game: Option<ReviewedGame>) {
        if game.is_some() || self.reviewed.is_some() {
            self.review = None;
        }
        self.reviewed = game.map(Box::new);
        self.is_changed = true;
    }

    /// Tries a move in place of the one in the game after this many plies, if it is legal there.
    pub fn try_instead(&mut self, moves: usize, tried: Move) {
        let (table, _) = self.reviewed();
        let legal = moves <= table.moves().len() && table.position_after(moves).is_legal(tried);
        if let Some(review) = self.review.as_mut().filter(|_| legal) {
            review.attempt(moves, tried);
            self.is_changed = true;
        }
    }

    /// Continues the review while it is shown or exercises are looked for. A game without a result has no review unless
    /// it comes from a record. So a review is dropped if the game goes on because its last move broke touch-move.
    pub(in crate::session) fn tick_review(&mut self, shown: bool, now: TimeReading) {
        let table = self.reviewed.as_ref().map_or(&self.game.table, |game| &game.table);
        let is_recorded = self.reviewed.as_ref().is_some_and(|game| game.record.is_some());
        if table.result().is_none() && !is_recorded {
            self.review = None;
        } else if shown || self.review.as_ref().is_some_and(Review::is_comparing) {
            // Exercises that were asked for are looked for even after the review is left.
            let SessionEnvironment { analysts, wake, .. } = &self.environment;
            let review = self.review.get_or_insert_with(|| Review::new(table));
            review.tick(table, now.awake, analysts, wake);
        } else if let Some(review) = &mut self.review {
            review.rest();
        }
    }
}
