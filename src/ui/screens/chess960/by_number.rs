//! The choice of a start by its number or first rank, or at random.
//!
//! For the numbers of starts, see `rules::chess960`.

use egui::{Button, Key, Ui};
use fastrand::Rng;

use super::method::Method;
use crate::rules::chess960::{STARTS, back_rank, twin};
use crate::rules::{Position, Role};
use crate::start::{RowError, Start, TypedError, read_pieces, read_typed};
use crate::text::Texts;
use crate::text::start_errors::{MAX_TYPED_START, fault, row_text};
use crate::ui::dialogs::text_edit;
use crate::ui::view::{LawCard, Request, ViewSettings};
use crate::ui::widgets::{message_button, take_presses};

/// A start that is chosen by its number or first rank, or at random.
pub struct ByNumber {
    text: String,
    chance: Rng,
    /// Whether the field should take focus.
    fresh: bool,
}

impl ByNumber {
    /// A choice that begins with this number; `None` for a random one.
    pub fn new(number: Option<u16>, mut chance: Rng) -> ByNumber {
        let number = number.unwrap_or_else(|| chance.u16(0..STARTS));
        ByNumber { text: number.to_string(), chance, fresh: true }
    }

    fn number(&self) -> Result<u16, TypedError> {
        read_typed(&self.text)
    }

    /// Advances the number by `by`, wrapping around; does nothing if the text is not a valid start.
    fn step(&mut self, by: u16) {
        if let Ok(number) = self.number() {
            self.text = ((number + by) % STARTS).to_string();
        }
    }

    fn field(&mut self, ui: &mut Ui, words: &Texts) {
        let label = ui.label(t!(words, "room-number-field"));
        let edit = text_edit(ui, &mut self.text, f32::INFINITY).char_limit(MAX_TYPED_START);
        let field = ui.add(edit.hint_text(row_text(words, back_rank(518)))).labelled_by(label.id);
        if std::mem::take(&mut self.fresh) {
            field.request_focus();
        }
        if field.has_focus() {
            for key in take_presses(ui, &[Key::ArrowUp, Key::ArrowDown]) {
                self.step(if key == Key::ArrowUp { 1 } else { STARTS - 1 });
            }
        }
    }

    fn buttons(&mut self, ui: &mut Ui, words: &Texts) {
        ui.horizontal_wrapped(|ui| {
            for (key, by) in [("room-previous", STARTS - 1), ("room-next", 1)] {
                if message_button(ui, words, key, self.number().is_ok()) {
                    self.step(by);
                }
            }
            if message_button(ui, words, "chess960-random", true) {
                self.text = self.chance.u16(0..STARTS).to_string();
            }
        });
        let twin = self.number().ok().and_then(twin).map(|twin| twin.to_string());
        let label = match &twin {
            Some(twin) => t!(words, "chess960-twin", twin = twin.as_str()),
            None => t!(words, "room-twin"),
        };
        if ui.add_enabled(twin.is_some(), Button::new(label)).clicked() {
            self.text = twin.unwrap_or_default();
        }
    }
}

impl Method for ByNumber {
    fn row(&self) -> [Option<Role>; 8] {
        if let Some(row) = self.number().ok().and_then(back_rank) {
            return row.map(Some);
        }
        let mut row = [None; 8];
        for (square, role) in row.iter_mut().zip(read_pieces(&self.text).unwrap_or_default()) {
            *square = Some(role);
        }
        row
    }

    fn start(&self) -> Option<Start> {
        Start::chess960(u32::from(self.number().ok()?)).ok()
    }

    fn law(&self, look: ViewSettings<'_>) -> LawCard {
        let words = look.words;
        match self.number() {
            Ok(number) => {
                let row = row_text(words, back_rank(number));
                let classical = Position::chess960(number) == Some(Position::standard());
                let detail = if classical { "room-classical" } else { "room-number-ready" };
                let title = t!(words, "room-number-title", number = number.to_string(), row);
                LawCard::of(title, t!(words, detail))
            }
            // A row that is still being typed is not an error.
            Err(TypedError::Row(RowError::Length(found))) if found < 8 => {
                let count = if found == 7 { "one" } else { "other" };
                let title = t!(words, "room-number-on", found = (8 - found).to_string(), count);
                LawCard::of(title, t!(words, "room-number-how"))
            }
            Err(TypedError::Empty) => {
                LawCard::of(t!(words, "room-number-empty"), t!(words, "room-number-how"))
            }
            Err(error) => {
                let (title, (detail, article)) = (t!(words, "room-no-start"), fault(words, &error));
                LawCard { title, detail, article, refusal: true, ..LawCard::default() }
            }
        }
    }

    fn begin(&mut self, number: Option<u16>) {
        self.fresh = true;
        if let Some(number) = number {
            self.text = number.to_string();
        }
    }

    fn panel(&mut self, ui: &mut Ui, look: ViewSettings<'_>, _requests: &mut Vec<Request>) {
        self.field(ui, look.words);
        self.buttons(ui, look.words);
        ui.weak(t!(look.words, "room-twin-why"));
    }
}
