//! A field for any rating of the built-in engine, between the levels that have a name.

use egui::{TextEdit, Ui};

use crate::engine::{Level, RATINGS};
use crate::table::Seat;
use crate::text::Texts;
use crate::ui::dialogs::field::{focus_from, label_row};
use crate::ui::theme::{Palette, size};
use crate::ui::view::explain;

/// The width of the field with its margins.
pub const WIDTH: f32 = 72.0;
/// From this width on there is room next to the field.
const WIDE: f32 = 400.0;
/// The number of digits of a rating.
const DIGITS: usize = 4;

/// An engine to choose.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Engine {
    Level(Level),
    External(String),
}

impl Engine {
    pub(super) fn of(seat: &Seat) -> Option<Engine> {
        match seat {
            Seat::Person => None,
            Seat::Level { level, .. } => Some(Engine::Level(*level)),
            Seat::External { name } => Some(Engine::External(name.clone())),
        }
    }

    pub(super) fn seat(&self, seed: u64) -> Seat {
        match self {
            Engine::Level(level) => Seat::Level { level: *level, seed },
            Engine::External(name) => Seat::External { name: name.clone() },
        }
    }

    /// Whether it is a level that has a rating only.
    pub(super) fn is_unnamed(&self) -> bool {
        matches!(self, Engine::Level(level) if level.number().is_none())
    }

    pub(super) fn name(&self, words: &Texts) -> String {
        match self {
            Engine::Level(level) => explain::level(words, *level),
            Engine::External(name) => name.clone(),
        }
    }
}

/// The chosen engine, and what was typed in its field; until then that has the rating of the level.
#[derive(Clone, Debug)]
pub(super) struct EngineChoice {
    pub(super) engine: Engine,
    typed: Option<String>,
}

impl EngineChoice {
    pub(super) const fn new(engine: Engine) -> EngineChoice {
        EngineChoice { engine, typed: None }
    }

    /// Forgets what was typed, for an engine that was chosen by its name.
    pub(super) fn forget_typed(&mut self) {
        self.typed = None;
    }

    /// Whether what was typed is a rating, or nothing was typed.
    pub(super) fn is_valid(&self) -> bool {
        self.typed.as_deref().is_none_or(|text| level(text).is_some())
    }
}

fn level(text: &str) -> Option<Level> {
    Level::rated(text.trim().parse().ok()?)
}

/// The field with its name, what stands next to it, or below it in a narrow dialog, and what is wrong.
pub(super) fn row(ui: &mut Ui, words: &Texts, choice: &mut EngineChoice, others: impl FnOnce(&mut Ui)) {
    let wide = ui.available_width() >= WIDE;
    let mut others = Some(others);
    let width = size::FIELD_LABEL.min(ui.available_width() / 4.0);
    let (label, field) = label_row(ui, &t!(words, "rating"), width, |ui| {
        let field = field(ui, words, choice);
        if let Some(others) = others.take_if(|_| wide) {
            others(ui);
        }
        field
    });
    focus_from(&label, field);
    if let Some(others) = others {
        others(ui);
    }
    fault(ui, words, choice);
}

/// The field. What is typed there is chosen as soon as it is a rating.
pub(super) fn field(ui: &mut Ui, words: &Texts, choice: &mut EngineChoice) -> egui::Response {
    let rating = match &choice.engine {
        Engine::Level(level) => level.rating(),
        Engine::External(_) => None,
    };
    let mut text = choice.typed.clone().or(rating.map(|rating| rating.to_string())).unwrap_or_default();
    let edit = TextEdit::singleline(&mut text).char_limit(DIGITS).desired_width(WIDTH);
    let response = ui.add(edit).on_hover_text(words.tip("rating"));
    if response.changed() {
        if let Some(level) = level(&text) {
            choice.engine = Engine::Level(level);
        }
        choice.typed = Some(text);
    }
    response
}

/// What is wrong with what was typed.
pub(super) fn fault(ui: &mut Ui, words: &Texts, choice: &EngineChoice) {
    if !choice.is_valid() {
        let [least, most] = [RATINGS.start(), RATINGS.end()].map(u32::to_string);
        ui.colored_label(Palette::of(ui.theme()).refusal, t!(words, "rating-wrong", least, most));
    }
}
