//! The window's state.
//!
//! What happens in a frame: see `ui::app::frame`. Doing what was asked for: see `ui::app::dispatch`. Laying the views out: see `ui::app::window`.

use std::path::PathBuf;
use std::sync::mpsc::Receiver;

use egui::{Context, ThemePreference};

use super::claims::Desk;
use super::cues::Hearing;
use super::new_game::draw_lots;
use super::save::Saving;
use super::screens::{Screen, Screens};
use super::screenshot::Picture;
use super::shortcuts::Keys;
use crate::engine::external::GuestSetup;
use crate::rules::Square;
use crate::session::analysis::{Analysis, Analysts, Hints};
use crate::session::dead_position::DeadWatch;
use crate::session::local_game::{LocalGame, Readings, Recovered};
use crate::session::players::{Invite, Opponents};
use crate::storage::settings::{Advice, Appearance, Settings, Store};
use crate::table::{Deed, GameSetup, Table};
use crate::text::messages::{Language, Texts};
use crate::text::openings::Openings;
use crate::ui::access::announcer::Voice;
use crate::ui::board::Board;
use crate::ui::dialogs::Dialog;
use crate::ui::files::Chooser;
use crate::ui::screens::game::move_field::Typing;
use crate::ui::screens::study::{self, Study};
use crate::ui::sound::AudioSink;
use crate::ui::theme;
use crate::ui::theme::art::Art;
use crate::ui::view::context::Facts;
use crate::ui::view::message::Message;

/// The longest time between the two clicks of a hasty hand, in seconds.
pub(crate) const SECOND_CLICK: f64 = 0.4;

/// What the window gets from the computer: where settings and journals are, the language, the time, chance,
/// the files that the player chooses, and whoever else plays.
pub struct Environment {
    pub store: Store,
    pub language: Language,
    pub readings: Readings,
    pub chance: fastrand::Rng,
    /// The folder of journals; without one games are not written down.
    pub journals: Option<PathBuf>,
    pub files: Chooser,
    pub analysts: Analysts,
    pub invite: Invite,
    pub ears: AudioSink,
}

/// The window.
pub struct App {
    pub(crate) play: LocalGame,
    pub(crate) readings: Readings,
    pub(crate) chance: fastrand::Rng,
    pub(crate) journals: Option<PathBuf>,
    pub(crate) files: Chooser,
    pub(crate) analysts: Analysts,
    pub(crate) analysis: Analysis,
    pub(crate) hints: Hints,
    pub(crate) opponents: Opponents,
    pub(crate) dead_watch: DeadWatch,
    pub(crate) hearing: Hearing,
    pub(crate) stages: Screens,
    pub(crate) board: Board,
    pub(crate) art: Art,
    pub(crate) words: Texts,
    pub(crate) settings: Settings,
    pub(crate) store: Store,
    /// The engines that the player has added.
    pub(crate) guests: Vec<GuestSetup>,
    system_language: Language,
    pub(crate) flipped: bool,
    /// After how many moves the board last turned to the player having the move.
    pub(crate) turned_for: Option<usize>,
    /// How many moves the board shows, while the player looks back.
    pub(crate) back: Option<usize>,
    /// The table was told of the press that is going on.
    pub(crate) pressing: bool,
    pub(crate) note: Option<Message>,
    /// What is told when that has been read.
    pub(crate) next_note: Option<Message>,
    pub(crate) dialog: Option<Dialog>,
    pub(crate) desk: Desk,
    /// The piece that the keyboard is to move; nothing has touched it yet.
    pub(crate) keyed: Option<Square>,
    /// Until then presses are not heard: buttons have just changed places under the pointer.
    pub(crate) deaf_until: f64,
    pub(crate) voice: Voice,
    /// The move or the question that is being typed.
    pub(crate) typing: Option<Typing>,
    pub(crate) keys: Keys,
    /// What the wheel was turned and has not yet walked.
    pub(crate) wheel: f32,
    pub(crate) opening: Option<Receiver<PathBuf>>,
    pub(crate) saving: Option<Saving>,
    pub(crate) saving_study: Option<study::Saving>,
    /// The level at which a person might play better games, now that one is over.
    pub(crate) advice: Option<Advice>,
    pub(crate) openings: Openings,
    pub(crate) picture: Option<Picture>,
}

impl App {
    /// A window on a game that begins, with the settings of this store.
    pub fn new(ctx: &Context, setup: Option<GameSetup>, outside: Environment) -> App {
        theme::install(ctx);
        let Environment {
            mut store,
            language: system_language,
            readings,
            mut chance,
            journals,
            files,
            invite,
            analysts,
            ears,
        } = outside;
        let (settings, trouble) = store.read();
        let begins = setup.is_some();
        let (play, found) = match setup {
            Some(setup) => {
                let setup = draw_lots(setup, &mut chance);
                (LocalGame::new(setup, readings.clone(), journals.clone()), Recovered::default())
            }
            None => LocalGame::reopen(GameSetup::default(), readings.clone(), journals.clone()),
        };
        let lot = play.table().lone_person().filter(|_| play.table().setup().lot);
        let mut app = App {
            play,
            readings,
            chance,
            journals,
            files,
            analysts,
            analysis: Analysis::default(),
            hints: Hints::default(),
            opponents: Opponents::new(invite),
            dead_watch: DeadWatch::default(),
            hearing: Hearing::new(ears),
            stages: Screens::default(),
            board: Board::default(),
            art: Art::new(settings.pieces),
            words: Texts::new(settings.language.unwrap_or(system_language)),
            settings,
            guests: store.guests(),
            store,
            system_language,
            flipped: false,
            turned_for: None,
            back: None,
            pressing: false,
            note: Message::of_found(found).or(trouble.map(Message::Settings)).or(lot.map(Message::ByLot)),
            next_note: None,
            dialog: None,
            desk: Desk::default(),
            keyed: None,
            deaf_until: 0.0,
            voice: Voice::default(),
            typing: None,
            keys: Keys::default(),
            wheel: 0.0,
            opening: None,
            saving: None,
            saving_study: None,
            advice: None,
            openings: Openings::default(),
            picture: None,
        };
        app.find_study();
        app.apply_settings(ctx);
        app.face_person(None);
        if !begins {
            app.hold_watched();
        }
        app
    }

    /// The window will save a picture of itself and close.
    pub(crate) fn set_picture(&mut self, picture: Option<Picture>) {
        self.picture = picture;
    }

    /// The table, for who looks on.
    pub fn table(&self) -> &Table {
        self.play.table()
    }

    /// What was chosen, for who looks on.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// How many moves the board shows.
    pub fn shown(&self) -> usize {
        self.back.unwrap_or(self.play.table().moves().len())
    }

    /// Reads the table and the time, once a frame.
    pub(crate) fn facts(&mut self) -> Facts {
        let away = self.stages.shown() != Screen::Game;
        let drawings = !self.board.drawings().is_empty();
        Facts {
            away,
            editing: self.stages.shown() == Screen::Editor,
            study: self.study().map(Study::facts),
            drawings,
            keyed: self.keyed,
            held: self.opponents.are_held(),
            advice: self.advice,
            analysed: self.analysis.is_on(),
            ..Facts::of(&self.play, self.settings, self.shown())
        }
    }

    /// Returns from looking back.
    pub(crate) fn look_at_game(&mut self) {
        self.back = None;
        self.note = None;
    }

    /// Whether the board shows an earlier position.
    pub(crate) fn is_looking_back(&self) -> bool {
        self.back.is_some()
    }

    /// Looks at an earlier position; what is in hand goes back first.
    pub(crate) fn show_moves(&mut self, moves: usize) {
        if self.play.table().selected().is_some() || self.play.table().promoting().is_some() {
            self.deed(Deed::Cancel);
        }
        self.note = None;
        self.back = Some(moves).filter(|moves| *moves < self.play.table().moves().len());
    }

    pub(crate) fn set(&mut self, ctx: &Context, change: impl FnOnce(&mut Settings)) {
        change(&mut self.settings);
        self.note = self.store.write(&self.settings).map(Message::Settings);
        self.apply_settings(ctx);
    }

    fn apply_settings(&mut self, ctx: &Context) {
        self.art.choose(self.settings.pieces);
        theme::animate(ctx, self.settings.animation);
        ctx.set_theme(match self.settings.appearance {
            Appearance::System => ThemePreference::System,
            Appearance::Light => ThemePreference::Light,
            Appearance::Dark => ThemePreference::Dark,
        });
        let language = self.settings.language.unwrap_or(self.system_language);
        if language != self.words.language() {
            self.words = Texts::new(language);
        }
    }
}
