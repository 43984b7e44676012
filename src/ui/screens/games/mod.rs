//! The games of a PGN file: a list that can be searched while the file is still being read. It fills the window below
//! the menu; the game on the board continues meanwhile.
//!
//! `ui::screens::study` shows an opened game.

mod edits;
mod panel;
mod preview;
mod row;
mod scroll;

pub use crate::storage::games::index::{Field, Index};
pub use crate::storage::games::order::{Sort, sort};
pub use crate::storage::games::position::{PositionSearch, place};
pub use crate::storage::games::reader::Reader;
pub use crate::storage::games::search::Query;

use std::collections::{HashMap, HashSet};
use std::io;
use std::path::Path;

use egui::Context;

use crate::platform::Pending;
use crate::record::{NodeId, Record};
use crate::rules::Position;
use crate::storage::games::check::Check;
use crate::storage::games::{Change, OpeningIndex};
use crate::text::{Texts, typed_move};
use crate::ui::view::wake;
pub(crate) use edits::ListChange;
use preview::Preview;
use scroll::Scroll;

/// The maximum size of a file that is checked automatically, in bytes. Checking such a file takes less than a second.
const SMALL: u64 = 4 * 1024 * 1024;

/// The maximum number of games that are searched per frame. Fewer games are searched if their texts have not been
/// searched yet (see `Query::go_on`).
const LOOKED: usize = 100_000;

/// The search for the games with unsaved edits.
#[derive(Debug)]
pub(crate) enum EditedMarks {
    /// The search begins once the file has been read.
    Due,
    /// The search is running; its result is the byte offsets at which these games begin.
    Begun(Pending<Vec<u64>>),
    Done,
}

/// A search for the games that begin with the typed moves, or that reach the position after them by transposition.
#[derive(Debug)]
struct OpeningSearch {
    position: Position,
    /// The number of games whose first moves had been read at the last lookup in which all the games found could be
    /// listed; `usize::MAX` until there is such a lookup.
    looked: usize,
}

/// The list of a file's games.
#[derive(Debug)]
pub struct Games {
    pub(crate) reader: Reader,
    pub(crate) check: Option<Check>,
    /// Whether the file will be checked automatically once it has been read.
    pub(crate) checks: bool,
    /// The search text.
    pub(crate) typed: String,
    pub(crate) search: Query,
    /// The search for the position that was typed as FEN, and the number of its games that have been listed; `None`
    /// without such a search.
    pub(crate) seeker: Option<(PositionSearch, usize)>,
    /// The first moves of the games, once they have been requested.
    openings: Option<OpeningIndex>,
    /// The search for the opening moves that were typed; `None` if none were.
    opening: Option<OpeningSearch>,
    sort: Option<Sort>,
    /// How the games found are sorted, the number of games for which this order was made, and the games in this order;
    /// `None` while they are not sorted.
    order: Option<(Sort, usize, Vec<u32>)>,
    preview: Option<Preview>,
    /// Whether only games with faults are listed; ignored while a position or opening moves are searched for.
    pub(crate) only_faulty: bool,
    /// The number of faults of each faulty game, from the first `reported` reports of the check.
    pub(crate) faults: HashMap<usize, u32>,
    pub(crate) reported: usize,
    scroll: Scroll,
    pub(crate) chosen: usize,
    /// Whether keyboard focus goes to the search field when the list is next shown.
    pub(crate) fresh: bool,
    /// The changes that undo those made to the file, the latest last.
    undo: Vec<Change>,
    pub(crate) marking: EditedMarks,
    /// The games with unsaved edits.
    edited: HashSet<usize>,
}

impl Games {
    /// A list for a file that is being read.
    pub(crate) fn of(reader: Reader) -> Games {
        let checks = reader.bytes() <= SMALL;
        Games {
            reader,
            check: None,
            checks,
            typed: String::new(),
            search: Query::default(),
            seeker: None,
            openings: None,
            opening: None,
            sort: None,
            order: None,
            preview: None,
            only_faulty: false,
            faults: HashMap::new(),
            reported: 0,
            scroll: Scroll::default(),
            chosen: 0,
            fresh: true,
            undo: Vec::new(),
            marking: EditedMarks::Due,
            edited: HashSet::new(),
        }
    }

    pub fn file(&self) -> &Path {
        self.reader.file()
    }

    /// Begins the automatic check once the file has been read, continues the search, and lists the games found so far.
    fn go_on(&mut self, ctx: &Context) {
        if self.checks && self.reader.worker.is_done() {
            self.checks = false;
            self.begin_check(ctx);
        }
        self.take_faults();
        self.take_positions();
        self.take_opening();
        if self.search.go_on(&self.reader.index(), LOOKED) {
            ctx.request_repaint();
        }
        self.put_in_order();
        // The first game found by a position or an opening is chosen right away, unless the chosen game is listed.
        let is_found_later = self.seeker.is_some() || self.opening.is_some();
        if is_found_later && self.rows() > 0 && !self.is_chosen_listed() {
            self.choose(0);
        }
    }

    /// Sorts the games found, once the file has been read.
    fn put_in_order(&mut self) {
        let rows = self.search.count(self.reader.index().count());
        let Some(by) = self.sort.filter(|_| self.reader.worker.is_done()) else {
            self.order = None;
            return;
        };
        if self.order.as_ref().is_none_or(|(done, count, _)| (*done, *count) != (by, rows)) {
            let mut games: Vec<u32> =
                (0..rows).filter_map(|row| Some(self.search.game(row)? as u32)).collect();
            sort(&self.reader.index(), &mut games, by);
            self.order = Some((by, rows, games));
        }
    }

    /// Sorts by a field. A second call for the same field sorts in descending order, and a third ends the sorting.
    pub(crate) fn sort_by(&mut self, field: Field) {
        self.sort = match self.sort.filter(|sort| sort.field == field) {
            None => Some(Sort { field, descending: false }),
            Some(Sort { descending: false, .. }) => Some(Sort { field, descending: true }),
            Some(_) => None,
        };
        self.put_in_order();
        self.scroll.to(self.chosen_row());
    }

    /// The game in a row of the list. For a row beyond the last one, the result is not always `None`.
    pub(crate) fn game_at(&self, row: usize) -> Option<usize> {
        match &self.order {
            Some((.., games)) => games.get(row).map(|&game| game as usize),
            None => self.search.game(row),
        }
    }

    /// The row of a game; `None` if the game is not listed. The row may be beyond the last one if the file has become
    /// shorter.
    pub(crate) fn row_of(&self, game: usize) -> Option<usize> {
        match &self.order {
            Some((.., games)) => games.iter().position(|&other| other as usize == game),
            None => self.search.row(game),
        }
    }

    /// The listed game this many rows after the chosen one, or before it if `rows` is negative; `None` if there is no
    /// such game.
    pub(crate) fn neighbor(&self, rows: isize) -> Option<usize> {
        let row = self.row_of(self.chosen)?.checked_add_signed(rows)?;
        self.game_at(row).filter(|_| row < self.rows())
    }

    /// Whether the list has more than one game.
    pub(crate) fn has_several(&self) -> bool {
        self.rows() > 1
    }

    /// Searches for the games with this position.
    pub(crate) fn seek_position(&mut self, ctx: &Context, position: &Position, texts: &Texts) {
        self.typed = position.fen();
        self.seek(ctx, texts);
        self.scroll.rewind();
    }

    /// The node of a record with the position that is searched for; `None` if the record has no such node, or if no
    /// position is searched for.
    pub(crate) fn sought(&self, record: &Record) -> Option<NodeId> {
        place(record, &self.sought_position()?)
    }

    /// The position that is searched for; `None` if none is.
    fn sought_position(&self) -> Option<Position> {
        let of_opening = self.opening.as_ref().map(|opening| opening.position.clone());
        of_opening.or_else(|| self.seeker.as_ref().map(|(seeker, _)| seeker.position().clone()))
    }

    /// Lists the games that reach the position after the opening moves that were typed, as far as the file has been
    /// read.
    fn take_opening(&mut self) {
        let Some((search, index)) = self.opening.as_mut().zip(self.openings.as_ref()) else { return };
        let openings = index.openings();
        if search.looked == openings.count() {
            return;
        }
        let (is_whole, index) = (self.reader.worker.is_done(), self.reader.index());
        let found = openings.games_with(&search.position);
        let known = found.iter().filter_map(|byte| index.known_at(*byte, is_whole));
        let games: Vec<u32> = known.map(|game| game as u32).collect();
        // Games that are not listed yet are looked up again.
        if games.len() == found.len() {
            search.looked = openings.count();
        }
        self.search = Query::new("", Some(games));
    }

    /// The first moves of the games; reading them begins with the first call. `None` if it can't begin.
    pub(crate) fn openings(&mut self, ctx: &Context) -> Option<&OpeningIndex> {
        if self.openings.is_none() {
            // If the file can't be read any more, the user finds out on opening a game.
            self.openings = OpeningIndex::begin(wake(ctx), self.reader.file()).ok();
        }
        self.openings.as_ref()
    }

    fn take_positions(&mut self) {
        let Some((seeker, reported)) = &mut self.seeker else { return };
        let (is_whole, index) = (self.reader.worker.is_done(), self.reader.index());
        for byte in &seeker.found()[*reported..] {
            let Some(game) = index.known_at(*byte, is_whole) else { break };
            self.search.also(game);
            *reported += 1;
        }
    }

    /// Reads the file again from the beginning, and keeps the search text, the order, the scroll position, the chosen
    /// game and the changes that can be undone.
    pub(crate) fn read_again(&mut self, ctx: &Context, texts: &Texts) -> io::Result<()> {
        let again = Games::of(Reader::begin(wake(ctx), self.reader.file())?);
        let before = std::mem::replace(self, again);
        let Games { typed, scroll, chosen, undo, sort, .. } = before;
        (self.typed, self.scroll, self.chosen, self.undo) = (typed, scroll, chosen, undo);
        (self.sort, self.fresh) = (sort, false);
        self.seek(ctx, texts);
        Ok(())
    }

    /// Starts the check. If the file can no longer be read, nothing happens now: the user finds out on opening a game.
    fn begin_check(&mut self, ctx: &Context) {
        self.check = Check::begin(wake(ctx), self.reader.file()).ok();
    }

    fn take_faults(&mut self) {
        let Some(check) = &self.check else { return };
        let before = self.reported;
        let mut index = self.reader.index();
        // Until the whole file has been read, a byte offset may belong to a game that is not listed yet.
        let is_listed = self.reader.worker.is_done();
        let lengths = if is_listed { check.take_lengths() } else { Vec::new() };
        for (byte, plies) in lengths {
            if let Some(game) = index.at(byte) {
                index.note_plies(game, plies);
                // An order by length is no longer valid.
                self.order.take_if(|(by, ..)| by.field == Field::Plies);
            }
        }
        let faulty = check.faulty();
        for &(byte, count) in &faulty[before..] {
            let Some(game) = index.known_at(byte, is_listed) else { break };
            *self.faults.entry(game).or_default() += count;
            if self.only_faulty && self.seeker.is_none() && self.opening.is_none() {
                self.search.also(game);
            }
            self.reported += 1;
        }
    }

    /// Starts the search again for the typed text.
    fn seek(&mut self, ctx: &Context, texts: &Texts) {
        (self.seeker, self.opening, self.preview, self.order) = (None, None, None, None);
        if let Ok(position) = Position::from_fen(self.typed.trim()) {
            // If the file can no longer be read, the user finds out on opening a game.
            let seeker = PositionSearch::begin(wake(ctx), self.reader.file(), position);
            self.seeker = seeker.ok().map(|seeker| (seeker, 0));
            self.search = Query::new("", Some(Vec::new()));
            return;
        }
        if let Some(position) = typed_move::read_line(&self.typed, texts) {
            self.openings(ctx);
            self.opening = Some(OpeningSearch { position, looked: usize::MAX });
            self.search = Query::new("", Some(Vec::new()));
            return self.take_opening();
        }
        let among = self.only_faulty.then(|| {
            let mut games: Vec<u32> = self.faults.keys().map(|&game| game as u32).collect();
            games.sort_unstable();
            games
        });
        self.search = Query::new(&self.typed, among);
        self.search.go_on(&self.reader.index(), LOOKED);
    }

    /// Stores which games have unsaved edits once the search for them has ended. Returns whether it is still running.
    pub(crate) fn take_marks(&mut self) -> bool {
        let EditedMarks::Begun(marking) = &self.marking else { return false };
        let Some(found) = marking.poll() else { return true };
        let index = self.reader.index();
        let game = |&start: &u64| {
            index.at(start).filter(|&game| index.place(game).is_some_and(|(place, _)| place == start))
        };
        self.edited = found.unwrap_or_default().iter().filter_map(game).collect();
        drop(index);
        self.marking = EditedMarks::Done;
        false
    }

    fn is_chosen_listed(&self) -> bool {
        self.row_of(self.chosen).is_some_and(|row| row < self.rows())
    }

    /// The number of games in the list.
    fn rows(&self) -> usize {
        self.search.count(self.reader.index().count())
    }

    /// Chooses the game in a row, or in the last row if there is no such row. Scrolls the row into view.
    fn choose(&mut self, row: usize) {
        let row = row.min(self.rows().saturating_sub(1));
        if let Some(game) = self.game_at(row) {
            self.chosen = game;
            self.scroll.to(row);
        }
    }

    /// The row of the chosen game: the first if it is not listed, the last if the file has become shorter.
    fn chosen_row(&self) -> usize {
        self.row_of(self.chosen).unwrap_or(0).min(self.rows().saturating_sub(1))
    }
}
