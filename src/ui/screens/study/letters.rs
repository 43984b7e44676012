//! How the moves and remarks of a record are written, and how wide that is.
//!
//! Where they stand: see `ui::screens::study::flow`.

use egui::{Color32, FontId, Ui};

use super::score::Told;
use crate::record::{Evaluation, Notes};
use crate::rules::Color;
use crate::text::clock_face;
use crate::text::messages::Texts;
use crate::text::notation::{self, Notation, Part};
use crate::text::signs;
use crate::ui::theme;
use crate::ui::widgets::fit;
use crate::ui::widgets::move_text::Written;

/// The letters in which a score is written.
#[derive(Clone, Copy)]
pub struct Letters<'a> {
    pub words: &'a Texts,
    pub notation: Notation,
    pub small: bool,
}

impl Letters<'_> {
    /// Moves and comments.
    pub fn font(&self) -> FontId {
        if self.small { theme::small() } else { theme::text() }
    }

    /// A move with its signs.
    pub fn parts(&self, told: &Told, notes: &Notes) -> Vec<Part> {
        let mut parts = notation::parts(&told.san, self.notation, self.words);
        let after = signs_of(notes);
        match parts.last_mut() {
            Some(Part::Text(text)) => text.push_str(&after),
            _ if after.is_empty() => {}
            _ => parts.push(Part::Text(after)),
        }
        parts
    }

    /// "12. Nf3, good move", as it is read aloud.
    pub fn spoken(&self, told: &Told, notes: &Notes) -> String {
        let dots = if told.color == Color::White { "." } else { "…" };
        let text = notation::text(&told.san, self.notation, self.words);
        let mut facts = vec![format!("{}{dots} {text}", told.number)];
        facts.extend(notes.nags.iter().map(|nag| signs::spoken(self.words, *nag)));
        facts.extend(notes.draw_offer.then(|| t!(self.words, "study-draw-offered")));
        if let Some((worth, _)) = notes.evaluation {
            facts.push(t!(self.words, "study-worth", worth = self.worth(worth)));
        }
        if let Some(time) = notes.clock_ms {
            facts.push(t!(self.words, "study-clock", time = clock_face::text(time, true)));
        }
        let spoken = self.words.row(facts);
        if told.depth == 0 {
            return spoken;
        }
        t!(self.words, "study-in-variation", move = spoken)
    }

    /// What the position is worth and what a clock read, as far as it is known.
    pub fn quiet(&self, notes: &Notes) -> Vec<String> {
        let worth = notes.evaluation.map(|(worth, _)| self.worth(worth));
        let time = notes.clock_ms.map(|ms| clock_face::text(ms, true));
        [worth, time].into_iter().flatten().collect()
    }

    fn worth(&self, worth: Evaluation) -> String {
        match worth {
            Evaluation::Mate(moves) => format!("#{moves}").replace('-', "−"),
            Evaluation::Centipawns(0) => self.words.decimal("0.0"),
            Evaluation::Centipawns(worth) => {
                let text = format!("{:+.1}", f64::from(worth) / 100.0).replace('-', "−");
                self.words.decimal(&text)
            }
        }
    }

    /// How wide a text is.
    pub fn width(&self, ui: &Ui, text: &str) -> f32 {
        fit(ui, text, self.font(), Color32::PLACEHOLDER, f32::INFINITY, 1).size().x
    }

    /// How wide a move is. The one that is shown is written in heavier letters.
    pub fn width_of(&self, ui: &Ui, parts: &[Part]) -> f32 {
        Written { parts, font: theme::bold(self.font().size), ink: Color32::PLACEHOLDER }.width(ui)
    }
}

/// The signs after a move, with a draw that was offered.
fn signs_of(notes: &Notes) -> String {
    let mut after = String::new();
    for nag in &notes.nags {
        if !signs::is_close(*nag) {
            after.push(' ');
        }
        after.push_str(&signs::text(*nag));
    }
    if notes.draw_offer {
        after.push_str(" (=)");
    }
    after
}
