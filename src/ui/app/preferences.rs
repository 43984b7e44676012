//! The player's preferences and what depends on them: the language, the look, the external engines and the folder of
//! tablebases. Engines are also chosen, tested and saved here.

use std::path::PathBuf;
use std::time::Duration;

use egui::{Context, Theme, ThemePreference};

use super::App;
use crate::diagram::PictureStyle;
use crate::engine::Level;
use crate::engine::external::{EngineSetup, Timeouts, probe};
use crate::platform::Pending;
use crate::platform::preferences::SystemPreferences;
use crate::storage::settings::{Advice, GameOutcome, SettingsError, SettingsStore, advice};
use crate::table::GameKind;
use crate::text::{Language, Texts};
use crate::ui::dialogs::{Dialog, TablesForm};
use crate::ui::files::Question;
use crate::ui::theme::{self, Art};
use crate::ui::view::request::EngineRequest;
use crate::ui::view::settings::Appearance;
use crate::ui::view::{Message, Settings, wake};

/// How long to wait before saving is retried.
pub(super) const RETRY: Duration = Duration::from_secs(2);

pub(crate) struct Preferences {
    pub settings: Settings,
    pub store: SettingsStore,
    /// The external engines.
    pub engines: Vec<EngineSetup>,
    /// The messages, in the chosen language or else in that of the system.
    pub texts: Texts,
    /// The pieces of the chosen set.
    pub art: Art,
    system_language: Language,
    system_changes: Option<Pending<SystemPreferences>>,
    system: SystemPreferences,
    /// When saving was last retried, measured with the clock that stops while the computer sleeps.
    retried: Duration,
}

impl Preferences {
    /// Creates the preferences from the stored settings. If no language is chosen, the language of the system is used.
    pub fn new(
        settings: Settings,
        store: SettingsStore,
        system_language: Language,
        system_changes: Pending<SystemPreferences>,
    ) -> Preferences {
        Preferences {
            system_changes: Some(system_changes),
            system: SystemPreferences::default(),
            texts: Texts::new(settings.language.unwrap_or(system_language)),
            art: Art::new(settings.pieces),
            engines: store.engines(),
            settings,
            store,
            system_language,
            retried: Duration::ZERO,
        }
    }

    /// Changes, saves and applies the settings, together with what other windows have changed in the meantime. Returns
    /// the error if they can't be saved.
    pub fn set(&mut self, ctx: &Context, change: impl FnOnce(&mut Settings)) -> Option<SettingsError> {
        let before = self.settings;
        change(&mut self.settings);
        let trouble = self.store.change(&before, &self.settings);
        self.settings = self.followed();
        self.apply(ctx);
        trouble
    }

    /// Adopts changes in the system-wide preferences.
    pub fn follow_system(&mut self, ctx: &Context) {
        if let Some(system) = Pending::take_all_from(&mut self.system_changes).pop() {
            self.system = system;
            self.settings = self.followed();
            self.apply(ctx);
        }
    }

    /// The chosen settings. Where the player has chosen nothing, the system-wide preferences apply.
    fn followed(&self) -> Settings {
        self.store.chosen::<Settings>().following(&self.system, |key| self.store.has(key))
    }

    /// Applies the look and the language of the settings to the window.
    pub fn apply(&mut self, ctx: &Context) {
        self.art.choose(self.settings.pieces);
        theme::animate(ctx, self.settings.animation);
        ctx.set_theme(match self.settings.appearance {
            Appearance::System => ThemePreference::System,
            Appearance::Light => ThemePreference::Light,
            Appearance::Dark => ThemePreference::Dark,
        });
        let language = self.settings.language.unwrap_or(self.system_language);
        if language != self.texts.language() {
            self.texts = Texts::new(language);
        }
    }

    /// Retries saving settings that could not be saved before, at most once every `RETRY`. Returns the error if that
    /// fails again.
    pub fn retry_saving(&mut self, ctx: &Context, now: Duration) -> Option<SettingsError> {
        if !self.store.is_unsaved() {
            return None;
        }
        ctx.request_repaint_after(RETRY);
        if now < self.retried + RETRY {
            return None;
        }
        self.retried = now;
        self.store.save_rest()
    }

    /// Records the result of a game of this kind against a level. If levels adapt to the player, the next game of this
    /// kind is set up at the adapted level. Returns the advice on the next level, if there is any, and the error if the
    /// settings of the next game can't be saved.
    pub fn record_result(
        &mut self,
        level: Level,
        outcome: GameOutcome,
        kind: GameKind,
    ) -> (Option<Advice>, Option<SettingsError>) {
        self.store.keep_result(level, outcome);
        if !self.settings.adapt_level {
            return (advice(level, &self.store.results(level)), None);
        }
        let next = self.store.adapt(level, outcome);
        let setup = self.store.game_of(kind);
        let error = setup.and_then(|setup| self.store.keep_game(&setup.at_level(next)));
        (Some(Advice::Next(next)), error)
    }

    /// The external engine that was chosen for analysis; `None` if none was chosen or it has since been removed.
    pub fn analyst(&self) -> Option<EngineSetup> {
        let name = self.store.analyst()?;
        self.engines.iter().find(|engine| engine.name == name).cloned()
    }

    /// The style that the player's settings give to pictures of the board.
    pub fn picture_style(&self, ctx: &Context, side: u32, flipped: bool) -> PictureStyle {
        PictureStyle {
            side,
            flipped,
            coordinates: self.settings.coordinates,
            colors: self.settings.board.palette(ctx.theme() == Theme::Dark),
            pieces: self.settings.pieces,
        }
    }
}

impl App {
    /// Carries out a request of the engines dialog.
    pub(crate) fn engine_request(&mut self, ctx: &Context, request: EngineRequest) {
        match (request, &mut self.overlay.dialog) {
            (EngineRequest::Save { before, now }, _) => {
                let trouble = self.prefs.store.edit_engines(before, &now);
                self.overlay.tell(trouble.map(Message::Settings));
                self.prefs.engines = self.prefs.store.engines();
            }
            (EngineRequest::Choose, Some(Dialog::Engines(engines))) => {
                let question = Question::existing(t!(self.prefs.texts, "engine-choose-title"), "", &[]);
                engines.choosing(self.system.choose(ctx, question));
            }
            (EngineRequest::Try, Some(Dialog::Engines(engines))) => {
                let Some(setup) = engines.setup() else { return };
                let (sender, test) = Pending::channel();
                let wake = wake(ctx);
                probe(&setup, Timeouts::default(), move |result| {
                    // The dialog may have been closed in the meantime.
                    let _ = sender.send(result);
                    wake();
                });
                engines.trying(test);
            }
            (EngineRequest::Choose | EngineRequest::Try, _) => {}
        }
    }

    /// Lets the player choose the folder of tablebases.
    pub(crate) fn choose_tables(&mut self, ctx: &Context) {
        let title = t!(self.prefs.texts, "tables-choose-title");
        let question = Question { is_folder: true, ..Question::existing(title, "", &[]) };
        let folder = self.system.choose(ctx, question.within(self.system.tables.path()));
        self.background.choosing_tables = Some(folder);
    }

    /// Takes the folder of tablebases once it is chosen, and shows the tablebases dialog again if no dialog is open.
    pub(super) fn take_tables(&mut self, ctx: &Context) {
        let Some(folder) = Pending::take_from(&mut self.background.choosing_tables) else { return };
        self.use_tables(ctx, Some(std::path::absolute(&folder).unwrap_or(folder)));
        if self.overlay.dialog.is_none() {
            self.overlay.open(Dialog::Tables(TablesForm::new(self.system.tables.clone())));
        }
    }

    /// Uses this folder of tablebases, or none, from now on, and saves the choice.
    pub(super) fn use_tables(&mut self, ctx: &Context, folder: Option<PathBuf>) {
        let trouble = self.prefs.store.keep_tables(folder.as_deref());
        self.overlay.tell(trouble.map(Message::Settings));
        self.system.tables.choose(folder, wake(ctx));
    }
}
