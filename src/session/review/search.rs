//! Searches the games of a file for exercises. The games are reviewed one after the other, with few nodes per position.

use std::time::Duration;

use super::{Moment, NODES_PER_POSITION, Review, ReviewedGame};
use crate::record::Record;
use crate::session::analysis::Analysts;
use crate::session::{Session, SessionEnvironment, Wake};
use crate::table::Table;

/// A game with more plies is skipped: hardly any game is that long, and its review would take more than a minute.
const MAX_PLIES: usize = 1200;

/// The games to search, read one by one.
pub type SearchedGames = Box<dyn Iterator<Item = Record>>;

/// A game and the exercises found in it: the turning points at which one move is clearly the best.
pub struct FoundMoments {
    pub game: ReviewedGame,
    pub moments: Vec<Moment>,
}

/// A search for exercises in the games of a file.
pub struct GameSearch {
    games: SearchedGames,
    /// The number of games.
    count: usize,
    /// The number of games read so far.
    begun: usize,
    /// The number of those games that were skipped.
    left_out: usize,
    current: Option<(ReviewedGame, Review)>,
    found: Vec<FoundMoments>,
    found_count: usize,
}

impl GameSearch {
    /// The number of the game being searched, counted from 1 (0 before the first), and the number of games.
    pub fn progress(&self) -> (usize, usize) {
        (self.begun, self.count.max(self.begun))
    }

    /// How many exercises were found so far.
    pub fn found_count(&self) -> usize {
        self.found_count
    }

    /// How many of the games so far were skipped, because they have no moves, are too long or start from an irregular
    /// position, or because reviewing them could help a player in the game on the board.
    pub fn left_out(&self) -> usize {
        self.left_out
    }

    /// The share of the search that is done, from 0 to 1.
    pub fn share(&self) -> f32 {
        let current = self.current.as_ref().map_or(0.0, |(_, review)| {
            let (done, all) = review.progress();
            done as f32 / all as f32
        });
        let (begun, count) = self.progress();
        (begun.saturating_sub(1) as f32 + current) / count.max(1) as f32
    }

    /// Goes on with the game that is being searched, or with the next one. Returns whether there was such a game.
    /// `table` is the game on the board; a game is skipped if reviewing it could help a player in that game (11.3.1).
    fn tick(&mut self, table: &Table, now: Duration, analysts: &Analysts, wake: &Wake) -> bool {
        if self.current.is_none() {
            let Some(record) = self.games.next() else { return false };
            self.begun += 1;
            let is_short = record.line_from(Record::ROOT).nth(MAX_PLIES).is_none();
            let game = Some(record).filter(|_| is_short).and_then(ReviewedGame::of_record);
            self.current = game.filter(|game| !helps(table, &game.table)).map(|game| {
                let review = Review { nodes: *NODES_PER_POSITION.start(), ..Review::new(&game.table) };
                (game, review)
            });
            self.left_out += usize::from(self.current.is_none());
        }
        if let Some((game, review)) = &mut self.current {
            review.tick(&game.table, now, analysts, wake);
            if review.is_done() && !review.is_comparing() {
                review.compare();
                review.tick(&game.table, now, analysts, wake);
            }
        }
        let moments = self.current.as_mut().and_then(|(_, review)| review.take_clear());
        if let Some((moments, (game, _))) = moments.and_then(|moments| Some((moments, self.current.take()?)))
        {
            self.found_count += moments.len();
            self.found.extend((!moments.is_empty()).then_some(FoundMoments { game, moments }));
        }
        if self.current.is_none() {
            // The next game waits for the next tick, so that the window stays responsive.
            wake(Duration::ZERO);
        }
        true
    }

    fn wake_after(&self, now: Duration) -> Option<Duration> {
        self.current.as_ref()?.1.wake_after(now)
    }
}

/// Whether reviewing this game could help a player in the game on the board (11.3.1).
fn helps(table: &Table, game: &Table) -> bool {
    let boards = (0..=game.moves().len()).map(|moves| *game.position_after(moves).board());
    !table.allows_help() && table.is_close_to(&boards.collect::<Vec<_>>())
}

impl Session {
    /// Begins to search these games for exercises; `count` says how many there are.
    pub fn search_games(&mut self, games: SearchedGames, count: usize) {
        self.search = Some(GameSearch {
            games,
            count,
            begun: 0,
            left_out: 0,
            current: None,
            found: Vec::new(),
            found_count: 0,
        });
        self.is_changed = true;
    }

    /// The search for exercises in games; `None` if none is in progress.
    pub fn search(&self) -> Option<&GameSearch> {
        self.search.as_ref()
    }

    /// Stops the search. Found games that have not been taken yet are dropped.
    pub fn stop_search(&mut self) {
        self.search = None;
    }

    /// Takes the games in which exercises were found since the last call.
    pub fn take_found(&mut self) -> Vec<FoundMoments> {
        self.search.as_mut().map(|search| std::mem::take(&mut search.found)).unwrap_or_default()
    }

    /// Continues the search. The search ends once all games have been searched and what was found has been taken.
    pub(in crate::session) fn tick_search(&mut self, now: Duration) {
        let SessionEnvironment { analysts, wake, .. } = &self.environment;
        let Some(search) = &mut self.search else { return };
        if !search.tick(&self.game.table, now, analysts, wake) && search.found.is_empty() {
            self.search = None;
            wake(Duration::ZERO);
        }
    }

    pub(in crate::session) fn search_wakes_after(&self, now: Duration) -> Option<Duration> {
        self.search.as_ref()?.wake_after(now)
    }
}
