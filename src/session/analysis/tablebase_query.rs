//! What tablebases say about the position shown, looked up in the background, since a disk can be slow.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use crate::engine::tablebase::{Prober, Tables, Verdict, is_in_reach, verdict};
use crate::platform::in_background;
use crate::platform::thread::lock;
use crate::rules::Position;
use crate::session::Wake;

/// The answer that tablebases give.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TablebaseAnswer {
    Verdict(Verdict),
    /// There may be an answer in a file that can't be read.
    Unreadable,
}

/// A question to the tables that were in use when it was asked.
#[derive(Default)]
pub(super) struct TablebaseQuery {
    prober: Option<Arc<dyn Prober>>,
    answer: Arc<Mutex<Option<TablebaseAnswer>>>,
}

impl TablebaseQuery {
    /// Asks about a position, if the tables can contain it.
    pub(super) fn new(tables: &Tables, position: &Position, wake: &Wake) -> TablebaseQuery {
        let asked = TablebaseQuery { prober: tables.get(), answer: Arc::default() };
        let near = |prober: &&Arc<dyn Prober>| is_in_reach(position, prober.most_pieces());
        if let Some(prober) = asked.prober.as_ref().filter(near) {
            let (prober, answer) = (Arc::clone(prober), Arc::downgrade(&asked.answer));
            let (position, wake) = (position.clone(), wake.clone());
            in_background("tables", move || {
                let known = verdict(&*prober, &position).map(TablebaseAnswer::Verdict);
                let known = known.or_else(|| prober.is_damaged().then_some(TablebaseAnswer::Unreadable));
                // The query may have been dropped in the meantime.
                if let Some(answer) = answer.upgrade() {
                    *lock(&answer) = known;
                    wake(Duration::ZERO);
                }
            });
        }
        asked
    }

    /// Whether other tables are in use now than when the question was asked.
    pub(super) fn is_stale(&self, tables: &Tables) -> bool {
        match (&self.prober, &tables.get()) {
            (Some(own), Some(now)) => !Arc::ptr_eq(own, now),
            (own, now) => own.is_some() != now.is_some(),
        }
    }

    /// The answer; `None` while there is none.
    pub(super) fn known(&self) -> Option<TablebaseAnswer> {
        *lock(&self.answer)
    }
}
