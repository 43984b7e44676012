//! The procedures as lists. The list for dice shows each step with its rule or its throws, and with what was placed.
//! The list for placing in turn shows who places which piece.
//!
//! Throwing is in `ui::screens::chess960::by_dice`, placing in `ui::screens::chess960::by_turns`.

use egui::style::ScrollAnimation;
use egui::{
    Align2, Atom, AtomExt, Atoms, Color32, ContainerAtom, Direction, Role as Kind, Ui, Vec2, WidgetAtom,
};
use egui::{WidgetInfo, vec2};

use super::die;
use super::errors::placed_on;
use crate::rules::{Color, File, Role};
use crate::start::{Dice, DiceStep, InTurn, Placement, Throw};
use crate::text::Texts;
use crate::ui::theme::{self, Palette, tokens};
use crate::ui::widgets::fit;

/// The side of a die in the list, in points.
const DIE: f32 = 20.0;

#[derive(Default)]
struct Step {
    number: usize,
    /// The player who places a piece in this step; `None` with dice.
    color: Option<Color>,
    title: String,
    rule: String,
    throws: Vec<Throw>,
    /// Where the piece was placed, or which pieces and where; empty until then.
    placed: String,
    now: bool,
}

/// Shows a row for each step, and one for the pieces that are placed last.
pub fn of_dice(ui: &mut Ui, dice: &Dice, words: &Texts) {
    ui.spacing_mut().item_spacing.y = 0.0;
    for (index, step) in DiceStep::ALL.into_iter().enumerate() {
        let throws: Vec<Throw> = dice.throws().iter().filter(|throw| throw.step == step).copied().collect();
        let file = throws.iter().find_map(|throw| throw.file);
        let row = Step {
            number: index + 1,
            title: t!(words, "dice-short", step = step.name()),
            rule: t!(words, "dice-faces", step = step.name()),
            throws,
            placed: file.map(|file| placed_on(file).to_string()).unwrap_or_default(),
            now: dice.step() == Some(step),
            ..Step::default()
        };
        row.show(ui, &row.spoken(words), false);
    }
    let files = |role| File::ALL.into_iter().filter(move |file| dice.row()[file.index()] == Some(role));
    let placed = |role| files(role).map(move |file| format!("{}{}", words.letter(role), placed_on(file)));
    let rest = Step {
        number: DiceStep::ALL.len() + 1,
        title: t!(words, "dice-short-rest"),
        rule: t!(words, "dice-faces-rest"),
        placed: placed(Role::King).chain(placed(Role::Rook)).collect::<Vec<_>>().join(" "),
        ..Step::default()
    };
    rest.show(ui, &rest.spoken(words), false);
}

/// Shows who placed which piece, and who will place the others.
pub fn of_turns(ui: &mut Ui, in_turn: &InTurn, names: &[String; 2], words: &Texts) {
    ui.spacing_mut().item_spacing.y = 0.0;
    let goes_on = is_other(ui, Some(in_turn.placed().len()));
    for number in 1..=InTurn::PIECES.len() {
        let color = InTurn::color_of(number - 1);
        let piece = in_turn.placed().get(number - 1).map(|Placement { role, file }| {
            t!(words, "turns-piece", role = role.name(), square = placed_on(*file).to_string())
        });
        let name = names[color.index()].as_str();
        let spoken = match piece.as_deref() {
            Some(piece) => t!(words, "turns-row", number = number.to_string(), name, piece),
            None => t!(words, "turns-row-open", number = number.to_string(), name),
        };
        let now = number == in_turn.placed().len() + 1;
        let (title, placed) = (name.to_owned(), piece.unwrap_or_default());
        let step = Step { number, color: Some(color), title, placed, now, ..Step::default() };
        step.show(ui, &spoken, goes_on);
    }
}

/// Whether the current step differs from the one in the last frame.
fn is_other(ui: &Ui, current: Option<usize>) -> bool {
    let id = ui.unique_id().with("current step");
    let before = ui.data_mut(|data| std::mem::replace(data.get_temp_mut_or(id, current), current));
    before != current
}

impl Step {
    /// Shows the step: its name on the left; on the right its rule, or its throws and what was placed. A rule that does
    /// not fit there is below the name. If the procedure has moved on (`goes_on`), the current step is scrolled into
    /// view.
    fn show(&self, ui: &mut Ui, spoken: &str, goes_on: bool) {
        let (palette, tokens) = (Palette::of(ui.theme()), tokens(ui.ctx()));
        let is_done = !self.placed.is_empty();
        let ink = match is_done {
            _ if self.now => palette.law,
            true => palette.ink,
            false => palette.quiet,
        };
        let bold = theme::bold(tokens.text.small);
        let font = if self.now { bold.clone() } else { tokens.small() };
        // From the left: the number, a disc if a player places the piece, the text, at most five dice, and what was
        // placed.
        let dice = self.throws.len().min(5);
        let disc = if self.color.is_some() { DIE } else { 0.0 };
        let room = ui.available_width() - 2.0 * tokens.space.l - dice as f32 * (DIE + tokens.space.xs) - disc;
        let placed = fit(ui, &self.placed, bold, ink, room, 1);
        // Next to dice, only a narrow column is needed for what was placed.
        let placed_width = if dice > 0 { 1.2 * DIE } else { placed.size().x };
        let room = room - placed_width;
        let title = fit(ui, &self.title, font.clone(), ink, room, 2);
        let rule = if self.throws.is_empty() && !is_done { self.rule.as_str() } else { "" };
        let beside = fit(ui, rule, tokens.small(), palette.quiet, f32::INFINITY, 1);
        let number = fit(ui, &self.number.to_string(), font, Color32::PLACEHOLDER, DIE, 1);
        let size = vec2(tokens.space.l, number.size().y);
        let mut row = Atoms::new(number.atom_size(size));
        if let Some(color) = self.color {
            let disc = move |ui: &Ui, at: egui::AtomPaintArgs| {
                ui.painter().circle(at.rect.center(), 5.0, theme::disc(color), (1.0, palette.quiet));
            };
            row.push_right(Atom::paint(Vec2::splat(12.0), disc));
        }
        if title.size().x + tokens.space.m + beside.size().x <= room {
            row.extend_right(Atoms::new((title, Atom::grow(), beside)));
        } else {
            let rule = fit(ui, rule, tokens.small(), palette.quiet, room, 3);
            let lines = (title.atom_align(Align2::LEFT_TOP), rule.atom_align(Align2::LEFT_TOP));
            let lines = ContainerAtom::new(lines).direction(Direction::TopDown).gap(0.0);
            row.extend_right(Atoms::new((Atom::container(lines), Atom::grow())));
        }
        let first = self.throws.len() - dice;
        for throw in &self.throws[first..] {
            let die = move |ui: &Ui, at: egui::AtomPaintArgs| {
                die::small(ui.painter(), at.rect.shrink(1.0), throw.die, throw.file.is_some(), palette);
            };
            row.push_right(Atom::paint(Vec2::splat(DIE), die));
        }
        let size = vec2(placed_width, placed.size().y);
        row.push_right(placed.atom_size(size));
        let size = vec2(ui.available_width(), DIE + tokens.space.xs);
        let row = WidgetAtom::new(row).gap(tokens.space.xs).min_size(size).fallback_text_color(ink);
        let response = row.align2(Align2::LEFT_CENTER).show(ui).response;
        response.widget_info(|| WidgetInfo::labeled(Kind::Label, true, spoken));
        if self.now && goes_on {
            // The steps before and after the current one are scrolled into view too.
            let place = response.rect.expand2(vec2(0.0, response.rect.height()));
            ui.scroll_to_rect_animation(place, None, ScrollAnimation::none());
        }
    }

    /// What a screen reader says about a step with dice.
    fn spoken(&self, words: &Texts) -> String {
        let thrown: Vec<String> = self.throws.iter().map(|throw| throw.die.pips().to_string()).collect();
        let key = match (self.throws.is_empty(), self.placed.is_empty()) {
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
            squares = self.placed.as_str()
        )
    }
}
