//! What the player chose, and what follows from it: the language, the look, the engines.

use egui::{Context, ThemePreference};

use crate::engine::external::EngineSetup;
use crate::storage::settings::{Store, Trouble};
use crate::text::messages::{Language, Texts};
use crate::ui::theme;
use crate::ui::theme::art::Art;
use crate::ui::view::settings::{Appearance, Settings};

/// What the player chose.
pub(crate) struct Prefs {
    pub settings: Settings,
    pub store: Store,
    /// The engines that the player has added.
    pub engines: Vec<EngineSetup>,
    /// The messages of the chosen language.
    pub texts: Texts,
    /// The drawings of the chosen pieces.
    pub art: Art,
    system_language: Language,
}

impl Prefs {
    /// What was read from this store. The language is that of the system, where none was chosen.
    pub fn new(settings: Settings, store: Store, system_language: Language) -> Prefs {
        Prefs {
            texts: Texts::new(settings.language.unwrap_or(system_language)),
            art: Art::new(settings.pieces),
            engines: store.guests(),
            settings,
            store,
            system_language,
        }
    }

    /// Changes the settings, writes them down and applies them.
    pub fn set(&mut self, ctx: &Context, change: impl FnOnce(&mut Settings)) -> Option<Trouble> {
        change(&mut self.settings);
        let trouble = self.store.choose(&self.settings);
        self.apply(ctx);
        trouble
    }

    /// Makes the window look and speak as was chosen.
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
