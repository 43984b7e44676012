//! The verdict on the position, in words and on the board: all its faults or, if it has none, whether a game can be
//! played from it and can have led to it.
//!
//! `rules` finds the faults; `text::fen_errors` puts them into words.

use egui::accesskit::Live;
use egui::{Rect, RichText, Ui};

use crate::rules::{Bitboard, Color, Implausible, Position, Setup};
use crate::text::Texts;
use crate::text::fen_errors::position_fault;
use crate::text::messages::sentence;
use crate::ui::theme::{Palette, tokens};
use crate::ui::view::live;
use crate::ui::widgets::{card, scroll_in};
use crate::unwinnable::is_dead_by_material;

/// What the editor says about a position.
pub struct SetupVerdict {
    pub title: String,
    pub sentences: Vec<String>,
    /// The squares concerned by the faults, or by the doubts about how the position arose.
    pub squares: Bitboard,
    /// Whether the position has faults, so that no game can begin from it.
    pub wrong: bool,
    /// Whether the position may be studied once it has no faults. Studying is forbidden while the pieces are placed as
    /// in the position shown of a game that allows no study.
    pub can_study: bool,
}

impl SetupVerdict {
    /// The verdict on a position. If the position has faults, the verdict lists them all. Otherwise, it says that the
    /// game would be over, that the position is dead, why no game can have led to it, or else that it is sound and
    /// whose turn it is.
    pub fn of(words: &Texts, setup: &Setup, can_study: bool) -> SetupVerdict {
        let faults = setup.errors();
        let count = faults.iter().count();
        if count > 0 {
            let squares = faults.iter().map(|fault| fault.squares(setup));
            return SetupVerdict {
                title: t!(words, "editor-faults", count),
                sentences: faults.iter().map(|fault| sentence(&position_fault(words, fault))).collect(),
                squares: squares.fold(Bitboard::EMPTY, |all, some| all | some),
                wrong: true,
                can_study,
            };
        }
        let oddities = setup.implausible();
        let squares = oddities.iter().map(Implausible::squares).fold(Bitboard::EMPTY, |all, some| all | some);
        let position = Position::new(setup).ok();
        let is_over = position.as_ref().is_some_and(|position| !position.has_legal_move());
        let (title, sentences) = match oddities[..] {
            _ if is_over => {
                let is_mate = position.as_ref().is_some_and(Position::is_check);
                (
                    if is_mate { "editor-mate" } else { "editor-stalemate" },
                    vec![t!(words, "editor-over-detail")],
                )
            }
            _ if position.as_ref().is_some_and(is_dead_by_material) => {
                ("editor-dead", vec![t!(words, "editor-dead-detail")])
            }
            [] => ("editor-sound", vec![t!(words, turn(setup.turn))]),
            _ => ("editor-odd", oddities.iter().map(|oddity| describe_oddity(words, oddity)).collect()),
        };
        SetupVerdict { title: t!(words, title), sentences, squares, wrong: false, can_study }
    }

    /// Shows the verdict as a card. The card always fills its place, so that the fields below do not move.
    pub fn show(&self, ui: &mut Ui, place: Rect) {
        let (palette, tokens) = (Palette::of(ui.theme()), tokens(ui.ctx()));
        let (fill, ink) = match self.wrong {
            true => (palette.refusal_surface, palette.refusal),
            false => (palette.law_surface, palette.law),
        };
        card(ui.painter(), place, fill, ink.gamma_multiply(0.35));
        scroll_in(ui, place.shrink(tokens.space.m), "faults", |ui| {
            ui.spacing_mut().item_spacing.y = tokens.space.xs;
            let title = ui.label(RichText::new(&self.title).font(tokens.bold()).color(ink));
            // Screen readers announce the title when it changes.
            live::show(ui.ctx(), title.id, &self.title, Live::Polite);
            for sentence in &self.sentences {
                ui.label(sentence);
            }
        });
    }
}

fn turn(color: Color) -> &'static str {
    match color {
        Color::White => "turn-white",
        Color::Black => "turn-black",
    }
}

fn describe_oddity(words: &Texts, oddity: &Implausible) -> String {
    let squares: Vec<String> = oddity.squares().into_iter().map(|square| square.to_string()).collect();
    let squares = words.list(&squares);
    match *oddity {
        Implausible::ManyCheckers(_) => t!(words, "doubt-many-checkers", squares),
        Implausible::BishopsOfOneColor { color, .. } => {
            let color = words.color(color);
            t!(words, "doubt-bishops", color, squares)
        }
    }
}
