//! After a game of two people: a bar below the score sheet in which they confirm the result, or another one (8.7).
//! Nothing else waits for it, and Escape puts it away.

use egui::{Popup, Rect, Ui};

use crate::record::GameResult;
use crate::rules::Color;
use crate::text::{Texts, notation};
use crate::ui::theme::{Palette, menus, size};
use crate::ui::view::explain::short_name;
use crate::ui::view::{Command, GameView, Request};
use crate::ui::widgets::{ButtonState, PanelButton, card, cell};

/// The results that can be confirmed.
const RESULTS: [GameResult; 3] =
    [GameResult::Won(Color::White), GameResult::Drawn, GameResult::Won(Color::Black)];

/// The bar and the data it shows.
pub struct Approval<'a> {
    pub game: GameView<'a>,
    pub words: &'a Texts,
    /// The result chosen to be confirmed, if not that of the game.
    pub score: Option<GameResult>,
    pub small: bool,
}

impl Approval<'_> {
    /// Shows the bar at the bottom of the sheet and takes its place from it: in one row, or in two if the labels need
    /// them.
    pub fn show(&self, ui: &mut Ui, sheet: &mut Rect, requests: &mut Vec<Request>) {
        let (pad, gap) = (if self.small { 5.0 } else { size::GAP_BUTTONS }, size::GAP_SMALL);
        let labels = [
            self.label(Color::White),
            self.label(Color::Black),
            notation::result(self.chosen().text()),
            t!(self.words, "approve-skip"),
        ];
        let least = |label: &String| PanelButton::least_width(ui, label, self.small);
        let width = sheet.width() - 2.0 * pad;
        let rows = if labels.iter().map(least).sum::<f32>() + 3.0 * gap <= width { 1 } else { 2 };
        let height = rows as f32 * (size::BUTTON_SMALL + gap) - gap + 2.0 * pad;
        // In the lowest panel the menu alone asks.
        if sheet.height() < height + size::BUTTON_SMALL {
            return;
        }
        let bar = sheet.with_min_y(sheet.bottom() - height);
        sheet.max.y -= height + gap / 2.0;
        let palette = Palette::of(ui.theme());
        card(ui.painter(), bar, palette.law_surface, palette.law);
        let inside = bar.shrink(pad);
        let columns = 4 / rows;
        let row = |row: usize| {
            let line = cell(inside, gap, (row, rows), (0, 1));
            PanelButton::places(ui, line, gap, &labels[row * columns..(row + 1) * columns], self.small)
        };
        let places: Vec<Rect> = (0..rows).flat_map(row).collect();
        for ((color, label), place) in Color::ALL.into_iter().zip(&labels).zip(&places) {
            self.confirm(ui, *place, color, label, requests);
        }
        self.choose(ui, places[2], &labels[2], requests);
        let (keys, tip) = (t!(self.words, "key-escape"), self.words.tip("approve-skip"));
        let plain = PanelButton::plain(labels[3].as_str(), ButtonState::Plain, self.small);
        if (PanelButton { keys, tip, ..plain }).show(ui, places[3]).clicked() {
            requests.push(Request::SkipApproval);
        }
    }

    /// The result that a press confirms.
    fn chosen(&self) -> GameResult {
        let winner = self.game.table.result().and_then(|outcome| outcome.winner);
        self.score.unwrap_or_else(|| winner.map_or(GameResult::Drawn, GameResult::Won))
    }

    /// "De Vries confirms", or what they have confirmed.
    fn label(&self, color: Color) -> String {
        let name = short_name(self.words, self.game.table, color);
        match self.game.table.approved_result(color) {
            Some(score) => t!(self.words, "approved-score", name, score = notation::result(score.text())),
            None => t!(self.words, "approve-by", name),
        }
    }

    fn confirm(&self, ui: &mut Ui, place: Rect, color: Color, label: &str, requests: &mut Vec<Request>) {
        let command = Command::Approve(color);
        let (name, score) =
            (short_name(self.words, self.game.table, color), notation::result(self.chosen().text()));
        let name = t!(self.words, "approve-by-score", name, score);
        let (tiny, tip) = (self.words.color(color), command.tip(self.words));
        let approved = self.game.table.approved_result(color).is_some();
        let state = if approved { ButtonState::Active } else { ButtonState::Plain };
        let plain = PanelButton::plain(label, state, self.small);
        if (PanelButton { tiny, name, tip, ..plain }).show(ui, place).clicked() {
            requests.push(Request::Command(command));
        }
    }

    /// The button with the result to confirm, which opens a menu of the others.
    fn choose(&self, ui: &mut Ui, place: Rect, label: &str, requests: &mut Vec<Request>) {
        let (name, tip) = (t!(self.words, "approve-score", score = label), self.words.tip("approve-score"));
        let plain = PanelButton::plain(label, ButtonState::Plain, self.small);
        let response = PanelButton { name: name.clone(), tip, ..plain }.show(ui, place);
        let popup = Popup::menu(&response).style(menus).align(egui::RectAlign::TOP);
        popup.accessible_name(name).show(|ui| {
            for score in RESULTS {
                if ui.radio(score == self.chosen(), notation::result(score.text())).clicked() {
                    requests.push(Request::ScoreToApprove(score));
                    ui.close();
                }
            }
        });
    }
}
