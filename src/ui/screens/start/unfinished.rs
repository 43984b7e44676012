//! What the player can continue with: the game on the board, or the latest one saved on this device, and the unsaved
//! studies. Newcomers are offered the tour.

use crate::platform::Pending;
use crate::rules::{Color, Position};
use crate::session::Session;
use crate::session::review::is_reviewable;
use crate::study::UnsavedStudy;
use crate::table::Table;
use crate::table::journal::EarlierGame;
use crate::text::messages::sentence;
use crate::text::{Texts, clock_face, notation, time};
use crate::ui::dialogs::RecentItem;
use crate::ui::screens::game::PlayerClock;
use crate::ui::view::explain;
use crate::ui::view::{ClockState, Command, Explain, GameView, Request};

/// The latest saved game, once it has been read, and the unsaved studies.
#[derive(Debug)]
pub struct Unfinished {
    /// The saved game and the studies, while they are being looked for.
    pub coming: Option<Pending<RecentItem>>,
    saved: Option<Box<EarlierGame>>,
    pub studies: Vec<UnsavedStudy>,
    /// Whether anyone has done the tour of touch-move.
    knows_tour: bool,
}

/// A description of what can be continued, or of the tour.
pub struct Continuation {
    pub title: String,
    pub about: String,
    /// The position, and whether Black is at the bottom; `None` for a clock without a board.
    pub board: Option<(Position, bool)>,
    /// The clocks of White and Black, and the description that is shown with them; `None` unless the game is the one on
    /// the board, is not over, and both players have clocks.
    pub clocks: Option<([PlayerClock; 2], String)>,
    pub request: Request,
}

impl Unfinished {
    /// No game and no studies yet; they arrive on `coming`.
    pub fn new(coming: Pending<RecentItem>, knows_tour: bool) -> Unfinished {
        Unfinished { coming: Some(coming), saved: None, studies: Vec::new(), knows_tour }
    }

    /// Whether anything was saved, or is still being looked for.
    pub fn has_any(&self) -> bool {
        self.coming.is_some() || self.saved.is_some() || !self.studies.is_empty()
    }

    /// The game of the session if it has begun, otherwise the latest saved one if it can be read, otherwise the tour,
    /// unless anyone has done it. The tour is offered only once saved games are no longer being looked for.
    pub fn find_continuation(&mut self, words: &Texts, game: GameView<'_>) -> Option<Continuation> {
        for found in Pending::take_all_from(&mut self.coming) {
            match found {
                RecentItem::Game(game) => self.saved = Some(game),
                RecentItem::Study(study) => self.studies.push(study),
            }
        }
        if game.session.is_some_and(Session::is_begun) {
            let request = match is_reviewable(game.table) {
                true => Request::Command(Command::Review),
                false => Request::ToGame,
            };
            return Some(with_clocks(words, game, go_on(words, game.table, game.now, request)));
        }
        if let Some(EarlierGame { file, is_damaged, table: Some(table), .. }) = self.saved.as_deref() {
            let going_on = go_on(words, table, table.now(), Request::Open(file.clone()));
            let damaged = is_damaged.then(|| t!(words, "recent-damaged"));
            return Some(Continuation {
                about: words.row([going_on.about].into_iter().chain(damaged)),
                ..going_on
            });
        }
        let is_newcomer = self.coming.is_none() && !self.knows_tour;
        is_newcomer.then(|| Continuation {
            title: t!(words, "start-new"),
            about: t!(words, "start-new-tour"),
            board: Some((Position::standard(), false)),
            clocks: None,
            request: Request::Command(Command::Tour),
        })
    }
}

/// If both players have clocks and the game is not over, adds the clocks to the continuation, and says whose clock is
/// running if either is. Otherwise, returns the continuation unchanged.
fn with_clocks(words: &Texts, game: GameView<'_>, go_on: Continuation) -> Continuation {
    let clocks = Color::ALL.map(|color| PlayerClock::of(color, game));
    let [Some(white), Some(black)] = clocks else { return go_on };
    if game.is_over() {
        return go_on;
    }
    let runs = Some(game.clock_turn()).filter(|_| game.clock() == ClockState::Running);
    let runs = runs.map(|color| {
        let name = Explain::new(words, game).player(color);
        t!(words, "start-clock-runs", name)
    });
    let about = words.row([go_on.about].into_iter().chain(runs.clone()));
    let clock_only = game.table.setup().clock_only;
    let shown = (!clock_only).then(|| progress(words, game.table)).into_iter().chain(runs);
    Continuation { about, clocks: Some(([white, black], sentence(&words.row(shown)))), ..go_on }
}

/// The players, and the number of the current move.
fn progress(words: &Texts, table: &Table) -> String {
    let [white, black] = Color::ALL.map(|color| explain::at_table(words, table, color));
    t!(words, "start-game", white, black, number = table.position().fullmove_number().to_string())
}

fn go_on(words: &Texts, table: &Table, now: u64, request: Request) -> Continuation {
    let time = time::unbroken(&time::controls(words, &table.setup().clock));
    let time = Some(time).filter(|time| !time.is_empty());
    let [white, black] = Color::ALL.map(|color| explain::at_table(words, table, color));
    let (title, about) = if table.setup().clock_only {
        ("start-clock", words.row([clock_face::both(words, table, now)].into_iter().chain(time)))
    } else if let Some(outcome) = table.result() {
        let score = notation::result(outcome.score());
        let key = if is_reviewable(table) { "start-look-back" } else { "start-look-at" };
        (key, t!(words, "start-game-over", white, black, score))
    } else {
        let clocks = Color::ALL.into_iter().filter_map(|color| table.clock_shows(color, now));
        let clocks: Vec<String> = clocks.map(|left| clock_face::text(left, false)).collect();
        let number = table.position().fullmove_number().to_string();
        let about = match clocks.is_empty() {
            true => progress(words, table),
            false => t!(words, "start-game-clocks", white, black, number, clocks = clocks.join(" – ")),
        };
        let adjourned = table.sealed_by().map(|_| t!(words, "recent-adjourned"));
        ("start-go-on", words.row([about].into_iter().chain(adjourned).chain(time)))
    };
    let board = (table.position().clone(), table.lone_person() == Some(Color::Black));
    let board = Some(board).filter(|_| !table.setup().clock_only);
    Continuation { title: t!(words, title), about, board, clocks: None, request }
}
