//! The window's state.
//!
//! Absent on purpose: what happens in a frame (see `frame`), doing what was asked for (see `obey`), laying the views out (see
//! `window`), painting (each view does its own), and the rules of the game (the table's).

use std::path::PathBuf;
use std::sync::mpsc::Receiver;

use egui::{Context, ThemePreference};

use super::analysis::{Analysis, Analysts, Hints};
use super::art::Art;
use super::begin::draw_lots;
use super::board::Board;
use super::dead_watch::DeadWatch;
use super::desk::Desk;
use super::dialogs::Dialog;
use super::facts::Facts;
use super::files::Chooser;
use super::hearing::Hearing;
use super::keys::Keys;
use super::move_field::Typing;
use super::note::Note;
use super::openings::Openings;
use super::opponent::{Invite, Opponents};
use super::picture::Picture;
use super::play::{Found, Play, Readings};
use super::save::Saving;
use super::settings::{Advice, Appearance, Settings, Store};
use super::sound::Ears;
use super::stage::{Stage, Stages};
use super::study::{self, Study};
use super::theme;
use super::voice::Voice;
use super::words::{Language, Words};
use crate::engine::guest::GuestSetup;
use crate::rules::Square;
use crate::table::{Deed, GameSetup, Table};

/// The longest time between the two clicks of a hasty hand, in seconds.
pub(super) const SECOND_CLICK: f64 = 0.4;

/// What the window gets from the computer: where settings and journals are, the language, the time, chance,
/// the files that the player chooses, and whoever else plays.
pub struct Outside {
    pub store: Store,
    pub language: Language,
    pub readings: Readings,
    pub chance: fastrand::Rng,
    /// The folder of journals; without one games are not written down.
    pub journals: Option<PathBuf>,
    pub files: Chooser,
    pub analysts: Analysts,
    pub invite: Invite,
    pub ears: Ears,
}

/// The window.
pub struct App {
    pub(super) play: Play,
    pub(super) readings: Readings,
    pub(super) chance: fastrand::Rng,
    pub(super) journals: Option<PathBuf>,
    pub(super) files: Chooser,
    pub(super) analysts: Analysts,
    pub(super) analysis: Analysis,
    pub(super) hints: Hints,
    pub(super) opponents: Opponents,
    pub(super) dead_watch: DeadWatch,
    pub(super) hearing: Hearing,
    pub(super) stages: Stages,
    pub(super) board: Board,
    pub(super) art: Art,
    pub(super) words: Words,
    pub(super) settings: Settings,
    pub(super) store: Store,
    /// The engines that the player has added.
    pub(super) guests: Vec<GuestSetup>,
    system_language: Language,
    pub(super) flipped: bool,
    /// After how many moves the board last turned to the player having the move.
    pub(super) turned_for: Option<usize>,
    /// How many moves the board shows, while the player looks back.
    pub(super) back: Option<usize>,
    /// The table was told of the press that is going on.
    pub(super) pressing: bool,
    pub(super) note: Option<Note>,
    /// What is told when that has been read.
    pub(super) next_note: Option<Note>,
    pub(super) dialog: Option<Dialog>,
    pub(super) desk: Desk,
    /// The piece that the keyboard is to move; nothing has touched it yet.
    pub(super) keyed: Option<Square>,
    /// Until then presses are not heard: buttons have just changed places under the pointer.
    pub(super) deaf_until: f64,
    pub(super) voice: Voice,
    /// The move or the question that is being typed.
    pub(super) typing: Option<Typing>,
    pub(super) keys: Keys,
    /// What the wheel was turned and has not yet walked.
    pub(super) wheel: f32,
    pub(super) opening: Option<Receiver<PathBuf>>,
    pub(super) saving: Option<Saving>,
    pub(super) saving_study: Option<study::Saving>,
    /// The level at which a person might play better games, now that one is over.
    pub(super) advice: Option<Advice>,
    pub(super) openings: Openings,
    pub(super) picture: Option<Picture>,
}

impl App {
    /// A window on a game that begins, with the settings of this store.
    pub fn new(ctx: &Context, setup: Option<GameSetup>, outside: Outside) -> App {
        theme::install(ctx);
        let Outside {
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
                (Play::new(setup, readings.clone(), journals.clone()), Found::default())
            }
            None => Play::reopen(GameSetup::default(), readings.clone(), journals.clone()),
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
            stages: Stages::default(),
            board: Board::default(),
            art: Art::new(settings.pieces),
            words: Words::new(settings.language.unwrap_or(system_language)),
            settings,
            guests: store.guests(),
            store,
            system_language,
            flipped: false,
            turned_for: None,
            back: None,
            pressing: false,
            note: Note::of_found(found).or(trouble.map(Note::Settings)).or(lot.map(Note::ByLot)),
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
    pub(super) fn set_picture(&mut self, picture: Option<Picture>) {
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
    pub(super) fn facts(&mut self) -> Facts {
        let away = self.stages.shown() != Stage::Game;
        let drawings = !self.board.drawings().is_empty();
        Facts {
            away,
            editing: self.stages.shown() == Stage::Editor,
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
    pub(super) fn look_at_game(&mut self) {
        self.back = None;
        self.note = None;
    }

    /// Whether the board shows an earlier position.
    pub(super) fn is_looking_back(&self) -> bool {
        self.back.is_some()
    }

    /// Looks at an earlier position; what is in hand goes back first.
    pub(super) fn show_moves(&mut self, moves: usize) {
        if self.play.table().selected().is_some() || self.play.table().promoting().is_some() {
            self.deed(Deed::Cancel);
        }
        self.note = None;
        self.back = Some(moves).filter(|moves| *moves < self.play.table().moves().len());
    }

    pub(super) fn set(&mut self, ctx: &Context, change: impl FnOnce(&mut Settings)) {
        change(&mut self.settings);
        self.note = self.store.write(&self.settings).map(Note::Settings);
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
            self.words = Words::new(language);
        }
    }
}
