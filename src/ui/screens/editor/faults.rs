//! Everything that is wrong with the position, in words and on the board.
//!
//! `rules` finds the faults; `text::fen_errors` words them.

use egui::{CornerRadius, Frame, Label, Margin, RichText, ScrollArea, Stroke, Ui};

use crate::rules::{Bitboard, Color, Implausible, Setup};
use crate::text::Texts;
use crate::text::fen_errors::position_fault;
use crate::text::messages::sentence;
use crate::ui::theme::{self, Palette, size};

/// What the editor says about a position.
pub struct SetupVerdict {
    pub title: String,
    pub sentences: Vec<String>,
    /// The squares concerned.
    pub squares: Bitboard,
    /// No game can begin from the position.
    pub wrong: bool,
    /// A study may be forbidden even for a faultless position: that of a game in progress.
    pub can_study: bool,
}

impl SetupVerdict {
    /// Every fault of a position; for a position without faults, the reasons why no game can have led to it.
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
        let (title, sentences) = match oddities[..] {
            [] => ("editor-sound", vec![t!(words, turn(setup.turn))]),
            _ => ("editor-odd", oddities.iter().map(|oddity| describe_oddity(words, oddity)).collect()),
        };
        SetupVerdict { title: t!(words, title), sentences, squares, wrong: false, can_study }
    }

    /// Shows it as a card of at most this height. However much there is to say, the card is as high, so that the fields below
    /// stay where they are.
    pub fn show(&self, ui: &mut Ui, most: f32, small: bool) {
        let palette = Palette::of(ui.theme());
        let (fill, ink) = match self.wrong {
            true => (palette.refusal_surface, palette.refusal),
            false => (palette.law_surface, palette.law),
        };
        let (pad, points, text) = match small {
            true => (size::PAD_SMALL, size::TEXT_SMALL, theme::small()),
            false => (size::PAD, size::TEXT, theme::text()),
        };
        let frame = Frame::new()
            .fill(fill)
            .stroke(Stroke::new(1.0, ink.gamma_multiply(0.35)))
            .corner_radius(CornerRadius::same(size::RADIUS))
            .inner_margin(Margin::same(pad as i8));
        frame.show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 2.0;
            ui.set_width(ui.available_width());
            let title =
                ui.add(Label::new(RichText::new(&self.title).font(theme::bold(points)).color(ink)).wrap());
            // A screen reader announces it when it changes.
            let node = title.id;
            ui.ctx().accesskit_node_builder(node, |node| node.set_live(egui::accesskit::Live::Polite));
            let height = most.min(if small { 96.0 } else { 124.0 });
            let room = (height - 2.0 * pad - title.rect.height()).max(size::LINE);
            let area = ScrollArea::vertical().id_salt("faults").max_height(room).min_scrolled_height(room);
            let area = area.auto_shrink([false, false]);
            area.show(ui, |ui| {
                for sentence in &self.sentences {
                    ui.add(Label::new(RichText::new(sentence).font(text.clone()).color(palette.ink)).wrap());
                }
            });
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
