//! How the moves of a score sheet are written and spoken, and their widths.

use egui::{Color32, Ui};

use super::score::ScoredMove;
use crate::game::Help;
use crate::record::{Evaluation, NULL_MOVE};
use crate::rules::Color;
use crate::text::notation::{self, Notation, NotationPart};
use crate::text::{Language, Texts, clock_face, evaluation, spoken_move, symbols};
use crate::ui::theme::{Density, tokens};
use crate::ui::widgets::Written;

/// The language and notation of a score sheet.
#[derive(Clone, Copy)]
pub struct Letters<'a> {
    pub words: &'a Texts,
    pub notation: Notation,
}

/// What the width of a move depends on besides the move itself; when this changes, a sheet is laid out again.
pub(super) type LayoutKey = (Density, Notation, Language);

impl Letters<'_> {
    /// The layout key for these letters. The language stands for the texts, which depend on nothing else.
    pub(super) fn key(&self, ui: &Ui) -> LayoutKey {
        let Letters { words, notation } = *self;
        (tokens(ui.ctx()).density, notation, words.language())
    }

    /// The parts of a move with its annotations.
    pub fn parts(&self, mv: &ScoredMove) -> Vec<NotationPart> {
        let mut parts = notation::parts(&mv.san, self.notation, self.words);
        let after = signs_of(mv);
        match parts.last_mut() {
            Some(NotationPart::Text(text)) => text.push_str(&after),
            _ if after.is_empty() => {}
            _ => parts.push(NotationPart::Text(after)),
        }
        parts
    }

    /// A move as a screen reader says it, such as "12. knight f3, Good move".
    pub fn spoken(&self, mv: &ScoredMove) -> String {
        let words = self.words;
        let text = match mv.san.as_str() {
            _ if let Some(by_hand) = &mv.by_hand => by_hand.clone(),
            NULL_MOVE => t!(words, "study-null-move"),
            san => {
                spoken_move::of_san(words, san).unwrap_or_else(|| notation::text(san, self.notation, words))
            }
        };
        let text = notation::numbered(mv.number, mv.color, &text);
        let mut facts = vec![match mv.help {
            None => text,
            Some(Help::Hint(_)) => t!(words, "move-hint", move = text),
            Some(Help::Analysis(_)) => t!(words, "move-analysed", move = text),
        }];
        facts.extend(mv.signs.iter().take(symbols::MAX_SYMBOLS).map(|sign| symbols::spoken(words, *sign)));
        facts.extend(mv.draw_offer.then(|| t!(words, "study-draw-offered")));
        facts
            .extend(mv.evaluation.map(|evaluation| t!(words, "study-worth", worth = self.worth(evaluation))));
        facts.extend(mv.clock_ms.map(|ms| t!(words, "study-clock", time = clock_face::text(ms, true))));
        let spoken = words.row(facts);
        if mv.depth == 0 { spoken } else { t!(words, "study-in-variation", move = spoken) }
    }

    /// The evaluation and the clock time, as far as they are known.
    pub fn quiet(&self, mv: &ScoredMove) -> Vec<String> {
        let worth = mv.evaluation.map(|evaluation| self.worth(evaluation));
        let time = mv.clock_ms.map(|ms| clock_face::text(ms, true));
        [worth, time].into_iter().flatten().collect()
    }

    fn worth(&self, worth: Evaluation) -> String {
        match worth {
            Evaluation::Mate(moves) => {
                let winner = if moves < 0 { Color::Black } else { Color::White };
                evaluation::mate(winner, moves.unsigned_abs(), self.words)
            }
            Evaluation::Centipawns(worth) => evaluation::signed(worth, self.words),
        }
    }

    /// The width of a move in bold, since the current move is bold.
    pub fn width_of(&self, ui: &Ui, mv: &ScoredMove) -> f32 {
        let (parts, font) = (self.parts(mv), tokens(ui.ctx()).bold());
        Written { parts, font, ink: Color32::PLACEHOLDER }.width(ui)
    }
}

/// The text after a move: its first annotations, and `(=)` for a draw offer.
fn signs_of(mv: &ScoredMove) -> String {
    let mut after = String::new();
    for sign in mv.signs.iter().take(symbols::MAX_SYMBOLS) {
        if !symbols::is_close(*sign) {
            after.push(' ');
        }
        after.push_str(&symbols::text(*sign));
    }
    if mv.signs.len() > symbols::MAX_SYMBOLS {
        after.push_str(" …");
    }
    if mv.draw_offer {
        after.push_str(" (=)");
    }
    after
}
