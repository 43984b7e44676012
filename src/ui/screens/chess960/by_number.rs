//! A start by its number or first rank, or at random.
//!
//! Start numbers: see `rules::chess960`.

use egui::{Key, TextEdit, Ui};
use fastrand::Rng;

use super::method::Method;
use crate::rules::chess960::{STARTS, back_rank, twin};
use crate::rules::{Position, Role};
use crate::start::{RowError, Start, TypedError, read_pieces, read_typed};
use crate::text::Texts;
use crate::text::start_errors::{MAX_TYPED_START, fault, row_text};
use crate::ui::theme::Art;
use crate::ui::view::{LawCard, ViewSettings};
use crate::ui::widgets::take_presses;

/// The state of the input.
pub struct ByNumber {
    text: String,
    chance: Rng,
    /// Whether the field should take focus.
    fresh: bool,
}

impl ByNumber {
    /// Starts with a random number.
    pub fn new(mut chance: Rng) -> ByNumber {
        let text = chance.u16(0..STARTS).to_string();
        ByNumber { text, chance, fresh: true }
    }

    /// Starts with this number.
    pub fn of(number: u16, chance: Rng) -> ByNumber {
        ByNumber { text: number.to_string(), chance, fresh: true }
    }

    /// Requests focus for the field.
    pub fn begin(&mut self) {
        self.fresh = true;
    }

    fn number(&self) -> Result<u16, TypedError> {
        read_typed(&self.text)
    }

    /// Goes this many numbers forward, wrapping around; other text stays.
    fn step(&mut self, by: u16) {
        if let Ok(number) = self.number() {
            self.text = ((number + by) % STARTS).to_string();
        }
    }

    fn field(&mut self, ui: &mut Ui, words: &Texts) {
        let width = ui.available_width();
        let label = ui.label(t!(words, "room-number-field"));
        let hint = row_text(words, back_rank(518));
        let edit = TextEdit::singleline(&mut self.text).char_limit(MAX_TYPED_START).hint_text(hint);
        let field = ui.add(edit.desired_width(width)).labelled_by(label.id);
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
                let known = self.number().is_ok();
                if ui.add_enabled(known, egui::Button::new(t!(words, key))).clicked() {
                    self.step(by);
                }
            }
            if ui.button(t!(words, "chess960-random")).clicked() {
                self.text = self.chance.u16(0..STARTS).to_string();
            }
        });
        let twin = self.number().ok().and_then(twin);
        let shown = match twin {
            Some(twin) => t!(words, "chess960-twin", twin = twin.to_string()),
            None => t!(words, "room-twin"),
        };
        if ui.add_enabled(twin.is_some(), egui::Button::new(shown)).clicked()
            && let Some(twin) = twin
        {
            self.text = twin.to_string();
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
        let number = match self.number() {
            Ok(number) => number,
            // An incomplete row is not an error while typing.
            Err(TypedError::Row(RowError::Length(found))) if found < 8 => {
                let left = 8 - found;
                let count = if left == 1 { "one" } else { "other" };
                let title = t!(words, "room-number-on", found = left.to_string(), count);
                return LawCard::of(title, t!(words, "room-number-how"));
            }
            Err(TypedError::Empty) => {
                return LawCard::of(t!(words, "room-number-empty"), t!(words, "room-number-how"));
            }
            Err(error) => {
                let (title, (detail, article)) = (t!(words, "room-no-start"), fault(words, &error));
                return LawCard { title, detail, article, refusal: true, ..LawCard::default() };
            }
        };
        let row = row_text(words, back_rank(number));
        let title = t!(words, "room-number-title", number = number.to_string(), row);
        let classical = Position::chess960(number) == Some(Position::standard());
        let detail = t!(words, if classical { "room-classical" } else { "room-number-ready" });
        LawCard::of(title, detail)
    }

    fn panel(&mut self, ui: &mut Ui, look: ViewSettings<'_>, _art: &mut Art) {
        self.field(ui, look.words);
        self.buttons(ui, look.words);
        ui.add_space(4.0);
        ui.add(egui::Label::new(egui::RichText::new(t!(look.words, "room-twin-why")).weak()).wrap());
    }
}
