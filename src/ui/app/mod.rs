//! The state of the window as a whole.
//!
//! The module `frame` runs a frame, `dispatch` carries out its requests, and `window` lays out the window.

mod announce;
mod background;
mod book;
pub(crate) mod commands;
mod desktop;
pub(crate) mod dispatch;
mod electronic_board;
mod exercises;
mod focus;
pub(crate) mod frame;
pub(crate) mod game_save;
pub(crate) mod games;
mod keyboard_layouts;
mod live;
pub(crate) mod menu;
mod menu_keys;
pub(crate) mod moves;
pub(crate) mod new_game;
pub(crate) mod open;
mod overlay;
mod preferences;
mod print;
mod review;
mod rounds;
pub(crate) mod save;
pub(crate) mod screens;
pub mod screenshot;
pub(crate) mod shortcuts;
pub(crate) mod study;
mod system;
pub(crate) mod window;
pub mod window_place;

use std::collections::VecDeque;
use std::sync::Arc;

use egui::Context;

pub use system::WindowEnvironment;

use crate::platform::Pending;
use crate::session::{self, Journals, Recovery, Session, Wake};
use crate::storage::{Backups, Watch, crash};
use crate::table::{Deed, GameSetup, Table, TimeReading};
use crate::ui::sound::cue::LowTime;
use crate::ui::view::tables::TablesFolder;
use crate::ui::view::{Explain, GameView, Message, Settings};
use crate::ui::{click_guard, theme, view};
use background::Background;
use desktop::Desktop;
use new_game::draw_lots;
use overlay::Overlay;
use preferences::Preferences;
use screens::Screens;
use system::{Sound, System};
use window_place::Placement;

/// The state of the window: the game session, the screens and the layer above them, preferences, access to the system,
/// work in progress, live games, the electronic board, and fonts for rare letters.
pub struct App {
    pub(crate) session: Session,
    pub(crate) screens: Screens,
    pub(crate) overlay: Overlay,
    pub(crate) prefs: Preferences,
    pub(crate) system: System,
    pub(crate) background: Background,
    pub(crate) live: live::Live,
    connection: electronic_board::BoardConnection,
    rare_letters: Arc<theme::RareLetters>,
}

impl App {
    /// Opens the window with a new game. If `setup` is `None`, opens it with the latest unfinished game or, if there is
    /// none, with a new game with the default settings.
    pub fn new(ctx: &Context, setup: Option<GameSetup>, mut environment: WindowEnvironment) -> App {
        theme::install(ctx);
        click_guard::install(ctx);
        let trouble = environment.store.read();
        let settings: Settings = environment.store.chosen();
        let next_to_journals = |name| environment.journals.as_ref().map(|folder| folder.with_file_name(name));
        let (studies, backups) = (next_to_journals("studies"), next_to_journals("backups.jsonl"));
        let (events, practice) = (next_to_journals("events"), next_to_journals("practice"));
        let now = (environment.clock)();
        let session = session::SessionEnvironment {
            journals: Journals { folder: environment.journals, readings: environment.clock.clone() },
            player_factory: environment.invite,
            analysts: environment.analysts,
            tables: environment.tables.clone(),
            wake: wake(ctx),
        };
        let (session, found) = match setup {
            Some(setup) => {
                let setup = draw_lots(setup, &mut environment.rng);
                (Session::new(setup, session, now), Recovery::default())
            }
            None => Session::reopen(GameSetup::default(), session, now),
        };
        let is_resumed = found.has_game && session.table().result().is_none();
        let lot = session.table().lone_person().filter(|_| session.table().setup().lot);
        let crash = environment.crashes.as_deref().and_then(crash::take);
        let crashed = crash.as_ref().map(|report| Message::Crashed(report.ending));
        let found = Message::of_found(found).into_iter().chain(trouble.map(Message::Settings)).chain(crashed);
        let mut next_messages: VecDeque<Message> = found.collect();
        let message = next_messages.pop_front().or(lot.map(Message::ByLot));
        let (sender, system_changes) = Pending::channel();
        let wake = view::wake(ctx);
        (environment.preferences)(Box::new(move |system| {
            // The window may have been closed in the meantime.
            let _ = sender.send(system);
            wake();
        }));
        let mut app = App {
            session,
            screens: Screens::default(),
            overlay: Overlay { message, next_messages, ..Overlay::default() },
            prefs: Preferences::new(settings, environment.store, environment.language, system_changes),
            system: System {
                clock: environment.clock,
                rng: environment.rng,
                choose_file: environment.choose_file,
                sound: Sound { sink: environment.audio, low: LowTime::default() },
                desktop: Desktop::new(environment.keep_screen_on),
                placement: Placement::default(),
                backups: Backups::listed_in(backups),
                watch: Watch::default(),
                renderer: environment.renderer,
                engine_folders: environment.engine_folders,
                find_ports: environment.find_ports,
                copied_files: environment.copied_files,
                crash,
                screenshot: None,
                tables: TablesFolder::new(environment.tables),
                studies,
                events,
                practice,
            },
            background: Background::default(),
            live: live::Live::default(),
            connection: electronic_board::BoardConnection::default(),
            rare_letters: theme::RareLetters::new(ctx, environment.find_font),
        };
        crash::describe(app.system.details(ctx, app.prefs.texts.language()));
        app.recover_study();
        if let Some(folder) = app.prefs.store.tables() {
            app.system.tables.choose(Some(folder), view::wake(ctx));
        }
        app.screens.clock.is_swapped = app.prefs.store.is_clock_swapped();
        if is_resumed {
            app.overlay.announcer.is_resumed = true;
        }
        app.prefs.apply(ctx);
        app.screens.game.face_person(app.session.table(), None);
        app.screens.settle(app.session.table());
        app
    }

    /// Read-only access to the table.
    pub fn table(&self) -> &Table {
        self.session.table()
    }

    /// Read-only access to the settings.
    pub fn settings(&self) -> &Settings {
        &self.prefs.settings
    }

    pub(crate) fn now(&self) -> TimeReading {
        (self.system.clock)()
    }

    /// The number of plies before the position that the game's board shows.
    pub fn shown(&self) -> usize {
        self.screens.game.moves_shown(self.session.table())
    }

    /// The game on the board, as it is shown.
    pub(crate) fn game(&self) -> GameView<'_> {
        let now = self.session.time_at(self.now());
        self.screens.game.view(&self.session, &self.prefs.settings, now)
    }

    /// The builder of explanations for the game on the board.
    pub(crate) fn explain(&self) -> Explain<'_> {
        Explain::new(&self.prefs.texts, self.game())
    }

    /// Shows the current position again if an earlier one was shown, and removes the message.
    pub(crate) fn look_at_game(&mut self) {
        self.screens.game.back = None;
        self.overlay.dismiss();
    }

    /// Shows the position of the game after this many plies. A selected piece is put back first.
    pub(crate) fn show_moves(&mut self, moves: usize) {
        if self.session.table().selected().is_some() || self.session.table().promoting().is_some() {
            self.deed(Deed::Cancel);
        }
        self.overlay.dismiss();
        self.screens.game.back = Some(moves).filter(|moves| *moves < self.session.table().moves().len());
    }

    /// Changes, saves and applies the settings. Removes the current message, and shows one if saving fails.
    pub(crate) fn set(&mut self, ctx: &Context, change: impl FnOnce(&mut Settings)) {
        self.overlay.dismiss();
        self.overlay.tell(self.prefs.set(ctx, change).map(Message::Settings));
    }
}

/// A callback with which threads of the session request a frame, in which `Session::tick` runs.
fn wake(ctx: &Context) -> Wake {
    let ctx = ctx.clone();
    Arc::new(move |after| ctx.request_repaint_after(after))
}
