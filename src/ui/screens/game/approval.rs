//! The card after a game between two humans, on which they sign the result of the game or a different result (8.7). The
//! signatures are optional: nothing waits for them, and Escape closes the card.

use egui::{Popup, Rect, Role, Ui, WidgetInfo, vec2};

use crate::game::GameEnd;
use crate::record::GameResult;
use crate::rules::Color;
use crate::text::{Texts, notation};
use crate::ui::theme::{Palette, Tokens, bold, menus, tokens};
use crate::ui::view::explain::short_name;
use crate::ui::view::{Command, GameView, Request};
use crate::ui::widgets::parts::{self, Part};
use crate::ui::widgets::{
    ButtonState, PanelButton, card, fit, labelled, menu_heading, paint_text, speak_menu,
};

/// The results that can be signed.
const RESULTS: [GameResult; 3] =
    [GameResult::Won(Color::White), GameResult::Drawn, GameResult::Won(Color::Black)];

/// The card and the data it shows.
pub struct Approval<'a> {
    pub game: GameView<'a>,
    pub words: &'a Texts,
    /// The result that was chosen to be signed; `None` for the result of the game.
    pub score: Option<GameResult>,
    /// The text above the card's heading; `None` unless the card replaces the law card.
    pub title: Option<String>,
}

/// The buttons of the card.
#[derive(Clone, Copy, PartialEq)]
enum Slot {
    Player(Color),
    /// The button that opens the menu of results.
    Other,
    Skip,
}

impl Approval<'_> {
    /// The height of the card: one or two lines of text, and two rows of buttons.
    pub fn height(&self, tokens: &Tokens) -> f32 {
        parts::least(tokens.space.s, &self.rows(tokens)) + 2.0 * tokens.space.m
    }

    /// Whether the card fits in this height, if necessary without its title. If it does not fit, players can sign only
    /// through the menu.
    pub fn fits(&self, tokens: &Tokens, height: f32) -> bool {
        let least: Vec<_> = self.rows(tokens).into_iter().filter(|part| part.leaves == 0).collect();
        parts::least(tokens.space.s, &least) + 2.0 * tokens.space.m <= height + 0.5
    }

    fn rows(&self, tokens: &Tokens) -> Vec<Part<usize>> {
        let (line, buttons) = (1.25 * tokens.text.body, 2.0 * tokens.control.s + tokens.space.s);
        let title = self.title.as_ref().map(|_| Part::fixed(0, line).leaves(1));
        title.into_iter().chain([Part::fixed(1, line), Part::fixed(2, buttons)]).collect()
    }

    /// Shows the card.
    pub fn show(&self, ui: &mut Ui, place: Rect, requests: &mut Vec<Request>) {
        let (palette, tokens) = (Palette::of(ui.theme()), tokens(ui.ctx()));
        let score = notation::result(self.chosen().text());
        let heading = t!(self.words, "approve-heading", score = score.as_str());
        card(ui.painter(), place, palette.law_surface, palette.law);
        labelled(ui, place, "approval", Role::Group, &heading);
        let gap = tokens.space.s;
        let inside = place.shrink2(vec2(tokens.space.l, tokens.space.m));
        let rows = parts::column(inside, gap, &self.rows(tokens));
        let lines = [(self.title.as_deref(), palette.ink), (Some(heading.as_str()), palette.law)];
        for (index, (line, ink)) in lines.into_iter().enumerate() {
            if let Some((line, place)) = line.zip(rows.get(index)) {
                let [whole, small] = [tokens.bold(), bold(tokens.text.small)]
                    .map(|font| fit(ui, line, font, ink, place.width(), 1));
                let line = if whole.elided { small } else { whole };
                paint_text(ui, place.left_center(), line, ink);
            }
        }
        let players = Color::ALL.map(Slot::Player).to_vec();
        for (slot, place) in parts::grid(rows.of(2), gap, &[players, vec![Slot::Other, Slot::Skip]]).iter() {
            match slot {
                Slot::Player(color) => self.player(ui, place, color, &score, requests),
                Slot::Other => self.other(ui, place, requests),
                Slot::Skip => {
                    let (keys, tip) = (t!(self.words, "key-escape"), self.words.tip("approve-skip"));
                    let plain = PanelButton::plain(t!(self.words, "approve-skip"), ButtonState::Plain);
                    if (PanelButton { keys, tip, ..plain }).show(ui, place).clicked() {
                        requests.push(Request::SkipApproval);
                    }
                }
            }
        }
    }

    /// The result that a player signs by pressing their button.
    fn chosen(&self) -> GameResult {
        self.score.or(self.game.table.result().map(GameEnd::result)).unwrap_or_default()
    }

    /// Shows the button with which a player signs, and what the player has signed.
    fn player(&self, ui: &mut Ui, place: Rect, color: Color, score: &str, requests: &mut Vec<Request>) {
        let (command, words, table) = (Command::Approve(color), self.words, self.game.table);
        let with_score = |color: Color, name: String| match table.approved_result(color) {
            Some(score) => t!(words, "approved-score", name, score = notation::result(score.text())),
            None => name,
        };
        let named = |color| with_score(color, short_name(words, table, color));
        let asked = |color| match table.approved_result(color) {
            Some(_) => named(color),
            None => t!(words, "approve-due", name = short_name(words, table, color)),
        };
        // Names, and requests to sign, are used only if they fit in the buttons of both players.
        let fits =
            |labels: &&[String; 2]| labels.iter().all(|label| PanelButton::fits(ui, label, place.width()));
        let by_color = with_score(color, words.color(color));
        let labels = [Color::ALL.map(asked), Color::ALL.map(named)];
        let label = labels.iter().find(fits).map_or(&by_color, |labels| &labels[color.index()]).clone();
        let (name, is_signed) = (short_name(words, table, color), table.approved_result(color).is_some());
        let state = if is_signed { ButtonState::Active } else { ButtonState::Plain };
        let plain = PanelButton::plain(label, state);
        let button = PanelButton {
            tiny: by_color,
            name: t!(words, "approve-by-score", name = name.as_str(), score),
            keys: if is_signed { t!(words, "approve-done") } else { String::new() },
            tip: command.tip(words),
            ..plain
        };
        let response = button.show(ui, place);
        let spoken = t!(words, "approve-by-score", name, score);
        response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_signed, &spoken));
        if response.clicked() {
            requests.push(Request::Command(command));
        }
    }

    /// Shows the button that opens a menu of results, for players who want to sign a result other than that of the
    /// game. The heading of the menu explains when that result counts.
    fn other(&self, ui: &mut Ui, place: Rect, requests: &mut Vec<Request>) {
        let (name, tip) = (t!(self.words, "approve-other"), self.words.tip("approve-other"));
        let tiny = self.words.tiny("approve-other");
        let plain = PanelButton::plain(name.clone(), ButtonState::Plain);
        let response = PanelButton { tiny, tip: tip.clone(), ..plain }.show(ui, place);
        let popup = Popup::menu(&response).style(menus).align(egui::RectAlign::TOP);
        let shown = popup.accessible_name(name).show(|ui| {
            ui.set_max_width(280.0);
            menu_heading(ui, tip);
            for score in RESULTS {
                let (is_on, label) = (score == self.chosen(), notation::result(score.text()));
                let item = ui.radio(is_on, &label);
                item.widget_info(|| WidgetInfo::selected(Role::MenuItemRadio, true, is_on, &label));
                if item.clicked() {
                    requests.push(Request::ScoreToApprove(score));
                    ui.close();
                }
            }
        });
        speak_menu(&response, shown.is_some());
    }
}
