//! The procedure as a list: each step with its rule and its throws.
//!
//! Throwing is in `ui::screens::chess960::by_dice`.

use egui::{Align2, Pos2, Rect, Role as Kind, Sense, Ui, Vec2, WidgetInfo, pos2, vec2};

use super::die;
use super::errors::placed_on;
use crate::rules::{File, Role};
use crate::start::{Dice, DiceStep, Throw};
use crate::text::Texts;
use crate::ui::theme::{self, Palette, size};
use crate::ui::widgets::fit;

/// One step.
struct Row<'a> {
    number: usize,
    title: String,
    rule: String,
    throws: Vec<&'a Throw>,
    /// The squares on which its pieces were placed.
    squares: String,
    now: bool,
}

/// Shows a row for each step, and one for the pieces that are placed last.
pub fn show(ui: &mut Ui, dice: &Dice, words: &Texts) {
    for (index, step) in DiceStep::ALL.into_iter().enumerate() {
        let throws: Vec<&Throw> = dice.throws().iter().filter(|throw| throw.step == step).collect();
        let file = throws.iter().find_map(|throw| throw.file);
        let row = Row {
            number: index + 1,
            title: t!(words, "dice-short", step = step.name()),
            rule: t!(words, "dice-faces", step = step.name()),
            throws,
            squares: file.map(|file| placed_on(file).to_string()).unwrap_or_default(),
            now: dice.step() == Some(step),
        };
        row.show(ui, words);
    }
    let places = |role| File::ALL.into_iter().filter(move |file| dice.row()[file.index()] == Some(role));
    let put = |role| places(role).map(move |file| format!("{}{}", words.letter(role), placed_on(file)));
    let squares: Vec<String> = put(Role::King).chain(put(Role::Rook)).collect();
    let rest = Row {
        number: DiceStep::ALL.len() + 1,
        title: t!(words, "dice-short-rest"),
        rule: t!(words, "dice-faces-rest"),
        throws: Vec::new(),
        squares: squares.join(" "),
        now: false,
    };
    rest.show(ui, words);
}

impl Row<'_> {
    /// Shows the step on one line if there is room: its name on the left; on the right its rule, or the throws and the
    /// piece's square.
    fn show(&self, ui: &mut Ui, words: &Texts) {
        let palette = Palette::of(ui.theme());
        let done = !self.squares.is_empty();
        let ink = match done {
            _ if self.now => palette.law,
            true => palette.ink,
            false => palette.quiet,
        };
        let font = if self.now { theme::bold(size::TEXT_SMALL) } else { theme::small() };
        let width = ui.available_width() - size::STEP_END;
        let squares = fit(ui, &self.squares, theme::bold(size::TEXT_SMALL), ink, width, 1);
        let rule = if self.throws.is_empty() && !done { self.rule.as_str() } else { "" };
        let rule = fit(ui, rule, theme::small(), palette.quiet, width - size::STEP_INDENT, 2);
        let throws = self.throws.len() as f32 * (size::THROW + size::GAP_FACES);
        let ends = squares.size().x + 6.0;
        let title = fit(ui, &self.title, font.clone(), ink, width - size::STEP_INDENT - ends, 2);
        let (left, right) = (size::STEP_INDENT + title.size().x + 12.0, rule.size().x.max(throws) + ends);
        let below = left + right > width;
        let line = title.size().y.max(size::THROW);
        let second =
            if below { rule.size().y.max(if throws > 0.0 { size::THROW } else { 0.0 }) } else { 0.0 };
        let extent = vec2(width, line + second + size::STEP_GAP);
        let (rect, response) = ui.allocate_exact_size(extent, Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Kind::Label, true, self.spoken(words)));
        let painter = ui.painter();
        let middle = |height: f32| rect.top() + (line - height) / 2.0;
        let indent = rect.left() + size::STEP_INDENT;
        painter.text(pos2(rect.left(), middle(title.size().y)), Align2::LEFT_TOP, self.number, font, ink);
        let square_at = pos2(rect.right() - squares.size().x, middle(squares.size().y));
        let top = if below { rect.top() + line } else { middle(size::THROW) };
        let end = if below { rect.right() } else { rect.right() - ends };
        let start = if below { indent } else { end - throws };
        let rule_at = match below {
            true => pos2(indent, top),
            false => pos2(rect.right() - rule.size().x, middle(rule.size().y)),
        };
        painter.galley(pos2(indent, middle(title.size().y)), title, ink);
        painter.galley(square_at, squares, ink);
        painter.galley(rule_at, rule, palette.quiet);
        self.paint_throws(ui, pos2(start, top), end, palette);
    }

    /// Paints as many of the last throws as fit.
    fn paint_throws(&self, ui: &Ui, at: Pos2, right: f32, palette: &Palette) {
        let step = size::THROW + size::GAP_FACES;
        let most = (((right - at.x) / step).round() as usize).max(1);
        for (index, throw) in self.throws.iter().rev().take(most).rev().enumerate() {
            let corner = pos2(at.x + index as f32 * step, at.y);
            let rect = Rect::from_min_size(corner, Vec2::splat(size::THROW));
            die::small(ui.painter(), rect.shrink(1.0), throw.die, throw.file.is_some(), palette);
        }
    }

    /// What a screen reader says.
    fn spoken(&self, words: &Texts) -> String {
        let thrown: Vec<String> = self.throws.iter().map(|throw| throw.die.pips().to_string()).collect();
        let key = match (self.throws.is_empty(), self.squares.is_empty()) {
            (true, true) => "dice-row-open",
            (false, true) => "dice-row-thrown",
            (true, false) => "dice-row-put",
            (false, false) => "dice-row-done",
        };
        t!(
            words,
            key,
            number = self.number.to_string(),
            step = self.title.as_str(),
            rule = self.rule.as_str(),
            throws = words.row(thrown),
            squares = self.squares.as_str()
        )
    }
}
