//! The player's preferences and what depends on them: language, look, engines.

use std::time::Duration;

use egui::{Context, ThemePreference};

use crate::engine::external::EngineSetup;
use crate::platform::Pending;
use crate::platform::preferences::SystemPreferences;
use crate::storage::settings::{SettingsError, SettingsStore};
use crate::text::messages::{Language, Texts};
use crate::ui::theme;
use crate::ui::theme::art::Art;
use crate::ui::view::settings::{Appearance, Settings};

/// The player's preferences.
pub(crate) struct Preferences {
    pub settings: Settings,
    pub store: SettingsStore,
    /// The external engines.
    pub engines: Vec<EngineSetup>,
    /// The messages in the chosen language.
    pub texts: Texts,
    /// The pieces of the chosen set.
    pub art: Art,
    system_language: Language,
    system_changes: Option<Pending<SystemPreferences>>,
    system: SystemPreferences,
    /// When unsaved settings were last tried again, in time awake.
    pub retried: Duration,
}

impl Preferences {
    /// Reads the preferences. Without a chosen language, the system's is used.
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

    /// Changes, saves and applies the settings, together with what other windows have changed since.
    pub fn set(&mut self, ctx: &Context, change: impl FnOnce(&mut Settings)) -> Option<SettingsError> {
        let before = self.settings;
        change(&mut self.settings);
        let trouble = self.store.change(&before, &self.settings);
        self.settings = self.followed();
        self.apply(ctx);
        trouble
    }

    /// Takes over what has changed in the system's settings.
    pub fn follow_system(&mut self, ctx: &Context) {
        if let Some(system) = Pending::take_all_from(&mut self.system_changes).pop() {
            self.system = system;
            self.settings = self.followed();
            self.apply(ctx);
        }
    }

    /// The chosen settings, and those of the system where the player has not chosen.
    fn followed(&self) -> Settings {
        self.store.chosen::<Settings>().following(&self.system, |key| self.store.has(key))
    }

    /// Applies look and language to the window.
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
}
