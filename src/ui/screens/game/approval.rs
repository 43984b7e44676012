//! After a game of two people: a bar below the score sheet in which they confirm the result, or another one (8.7).
//! Nothing else waits for it, and Escape puts it away.

use egui::{Popup, Rect, Ui};

use crate::record::GameResult;
use crate::rules::Color;
use crate::text::{Texts, notation};
use crate::ui::theme::{Palette, menus, tokens};
use crate::ui::view::explain::short_name;
use crate::ui::view::{Command, GameView, Request};
use crate::ui::widgets::{ButtonState, PanelButton, card, parts};

/// The results that can be confirmed.
const RESULTS: [GameResult; 3] =
    [GameResult::Won(Color::White), GameResult::Drawn, GameResult::Won(Color::Black)];

/// The bar and the data it shows.
pub struct Approval<'a> {
    pub game: GameView<'a>,
    pub words: &'a Texts,
    /// The result chosen to be confirmed, if not that of the game.
    pub score: Option<GameResult>,
}

impl Approval<'_> {
    /// The height of the bar: one row, or two if the labels need them.
    pub fn height(&self, ui: &Ui, width: f32) -> f32 {
        let (space, rows) = (&tokens(ui.ctx()).space, self.rows(ui, width).len() as f32);
        rows * (tokens(ui.ctx()).control.s + space.s) + space.s
    }

    /// White, Black, the result to confirm, and the button that puts the bar away.
    fn labels(&self) -> [String; 4] {
        let [white, black] = Color::ALL.map(|color| self.label(color));
        [white, black, notation::result(self.chosen().text()), t!(self.words, "approve-skip")]
    }

    fn rows(&self, ui: &Ui, width: f32) -> Vec<Vec<usize>> {
        let gap = tokens(ui.ctx()).space.s;
        let least = |label: &String| PanelButton::least_width(ui, label) + gap;
        let fits = self.labels().iter().all(|label| least(label) <= (width - gap) / 4.0);
        if fits { vec![vec![0, 1, 2, 3]] } else { vec![vec![0, 1], vec![2, 3]] }
    }

    /// Shows the bar.
    pub fn show(&self, ui: &mut Ui, bar: Rect, requests: &mut Vec<Request>) {
        let (palette, gap, labels) = (Palette::of(ui.theme()), tokens(ui.ctx()).space.s, self.labels());
        card(ui.painter(), bar, palette.law_surface, palette.law);
        let places = parts::grid(bar.shrink(gap), gap, &self.rows(ui, bar.width()));
        for (index, color) in Color::ALL.into_iter().enumerate() {
            self.confirm(ui, places.of(index), color, &labels[index], requests);
        }
        self.choose(ui, places.of(2), &labels[2], requests);
        let (keys, tip) = (t!(self.words, "key-escape"), self.words.tip("approve-skip"));
        let plain = PanelButton::plain(labels[3].as_str(), ButtonState::Plain);
        if (PanelButton { keys, tip, ..plain }).show(ui, places.of(3)).clicked() {
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
        let plain = PanelButton::plain(label, state);
        if (PanelButton { tiny, name, tip, ..plain }).show(ui, place).clicked() {
            requests.push(Request::Command(command));
        }
    }

    /// The button with the result to confirm, which opens a menu of the others.
    fn choose(&self, ui: &mut Ui, place: Rect, label: &str, requests: &mut Vec<Request>) {
        let (name, tip) = (t!(self.words, "approve-score", score = label), self.words.tip("approve-score"));
        let plain = PanelButton::plain(label, ButtonState::Plain);
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
