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

/// The list of steps.
pub struct Steps<'a> {
    pub dice: &'a Dice,
    pub words: &'a Texts,
}

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

impl Steps<'_> {
    pub fn show(&self, ui: &mut Ui) {
        for (index, step) in DiceStep::ALL.into_iter().enumerate() {
            self.row(index + 1, step).show(ui, self.words);
        }
        self.rest().show(ui, self.words);
    }

    fn row(&self, number: usize, step: DiceStep) -> Row<'_> {
        let throws: Vec<&Throw> = self.dice.throws().iter().filter(|throw| throw.step == step).collect();
        let file = throws.iter().find_map(|throw| throw.file);
        Row {
            number,
            title: t!(self.words, "dice-short", step = step.name()),
            rule: t!(self.words, "dice-faces", step = step.name()),
            throws,
            squares: file.map(|file| placed_on(file).to_string()).unwrap_or_default(),
            now: self.dice.step() == Some(step),
        }
    }

    /// The row for king and rooks, which need no throw.
    fn rest(&self) -> Row<'_> {
        let places =
            |role| File::ALL.into_iter().filter(move |file| self.dice.row()[file.index()] == Some(role));
        let put = |role| places(role).map(move |file| (role, placed_on(file)));
        let put = put(Role::King).chain(put(Role::Rook));
        let squares: Vec<String> =
            put.map(|(role, square)| format!("{}{square}", self.words.letter(role))).collect();
        Row {
            number: DiceStep::ALL.len() + 1,
            title: t!(self.words, "dice-short-rest"),
            rule: t!(self.words, "dice-faces-rest"),
            throws: Vec::new(),
            squares: squares.join(" "),
            now: false,
        }
    }
}

impl Row<'_> {
    /// Shows the step on one line if there is room: its name on the left; on the right its rule, or the throws and the
    /// piece's square.
    fn show(&self, ui: &mut Ui, words: &Texts) {
        let palette = Palette::of(ui.theme());
        let done = !self.squares.is_empty();
        let ink = if self.now {
            palette.law
        } else if done {
            palette.ink
        } else {
            palette.quiet
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
