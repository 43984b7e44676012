//! The buttons under the law card, in two rows of three, or three of two where they are next to a small board. They keep
//! their places whoever is to move; unavailable ones are dimmed, and those that this game can't need again are left out.
//!
//! `ui::view::command` has their words and keys.

use std::ops::Range;

use egui::{Popup, Rect, Ui, vec2};

use crate::rules::{CastlingSide, Color};
use crate::table::TakeBack;
use crate::text::Texts;
use crate::ui::board::BoardEvent;
use crate::ui::theme::{menus, size};
use crate::ui::view::{ClockState, Command, GameView, Request, WindowView, command_button, layout};
use crate::ui::widgets::{ButtonState, PanelButton, cell};

/// The places of the buttons, row by row.
const JADOUBE: usize = 0;
const CASTLE: usize = 1;
const CLAIM: usize = 2;
const DRAW: usize = 3;
const TAKE_BACK: usize = 4;
const RESIGN: usize = 5;

/// What either player may do: the label of the button, and the heading of its menu for two people and for one.
type Menu = [&'static str; 3];

const DRAWS: Menu = ["offer-draw", "offer-menu", "offer-alone"];
const TAKE_BACKS: Menu = ["take-back", "take-back-menu", "take-back-alone"];
const RESIGNATIONS: Menu = ["resign", "resign-menu", "resign-alone"];

/// The commands of a finished game; those that are not shown at once are in a menu.
const OVER: [Command; 10] = [
    Command::Rematch,
    Command::Review,
    Command::LevelUp,
    Command::LevelDown,
    Command::RematchAnew,
    Command::NewGame,
    Command::Claim,
    Command::ShowMate,
    Command::StudyGame,
    Command::Flip,
];

/// The rows and the data they show.
pub struct Buttons<'a> {
    pub words: &'a Texts,
    pub window: WindowView<'a>,
    /// The player is choosing with which rook to castle.
    pub choosing: bool,
    pub small: bool,
}

impl<'a> Buttons<'a> {
    fn game(&self) -> GameView<'a> {
        self.window.game
    }

    /// Shows the rows while the game is in progress.
    pub fn show(&self, ui: &mut Ui, rect: Rect, requests: &mut Vec<Request>) {
        if self.game().is_adjourned() {
            return self.show_adjourned(ui, rect, requests);
        }
        let rows = if rect.height() > 2.5 * layout::buttons_row(self.small) { 3 } else { 2 };
        let columns = 6 / rows;
        let castling = self.game().table.announced().is_some() || self.choosing;
        let offered = self.offered();
        // What is left out leaves its room to the others in its row.
        let place = |index: usize| {
            let (row, column) = (index / columns, index % columns);
            let line = &offered[row * columns..(row + 1) * columns];
            let count = |among: &[bool]| among.iter().filter(|offered| **offered).count();
            self.place(rect, (row, rows), (count(&line[..column]), count(line)))
        };
        self.jadoube(ui, place(JADOUBE), requests);
        if castling {
            // Two buttons need the room of two.
            self.castle(ui, [place(CASTLE), place(CLAIM)], requests);
        } else {
            if self.game().table.arrangement().is_some() {
                let press = Command::PressClock;
                let labels = [t!(self.words, press.key()), self.words.short(press.key())];
                let open = press.enabled(&self.window);
                let state = if open { ButtonState::Active } else { ButtonState::Disabled };
                self.press(ui, place(CASTLE), press, Some(labels), state, requests);
            } else if offered[CASTLE] {
                self.button(ui, place(CASTLE), Command::Castle, requests);
            }
            // Against an engine there is help instead; claims are in the menu.
            let alone = self.game().table.lone_person().is_some();
            let third = if alone { Command::Hint } else { Command::Claim };
            self.button(ui, place(CLAIM), third, requests);
        }
        self.menu(ui, place(DRAW), DRAWS, Command::OFFERS, requests);
        match self.game().table.setup().take_back {
            TakeBack::Never => {}
            TakeBack::Agreed if self.game().two_persons() => {
                self.menu(ui, place(TAKE_BACK), TAKE_BACKS, Command::TAKE_BACKS, requests);
            }
            // A player who is alone need not say who asks.
            TakeBack::Agreed | TakeBack::Free => {
                self.button(ui, place(TAKE_BACK), Command::TakeBack, requests);
            }
        }
        self.menu(ui, place(RESIGN), RESIGNATIONS, Command::RESIGN, requests);
    }

    /// Which of the six buttons this game may still need: castling while somebody has the right to it, taking back where
    /// that was agreed.
    fn offered(&self) -> [bool; 6] {
        let table = self.game().table;
        let mut offered = [true; 6];
        offered[CASTLE] = table.arrangement().is_some() || table.position().castling_rooks().any();
        offered[TAKE_BACK] = table.setup().take_back != TakeBack::Never;
        offered
    }

    /// Whether the buttons of a finished game need both rows. With one, the result card takes the place of the other.
    pub fn over_takes_both(&self, ui: &Ui, width: f32) -> bool {
        let gap = layout::buttons_gap(self.small);
        let labels = self.over_labels();
        let least: f32 = labels.iter().map(|label| PanelButton::least_width(ui, label, self.small)).sum();
        least + gap * (labels.len() - 1) as f32 > width
    }

    /// What is offered first once the game is over: few commands, so that no label is cut.
    fn over_commands(&self) -> Vec<Command> {
        let game = self.game();
        let won = game.table.result().is_some_and(|result| result.winner == game.table.lone_person());
        let levels = [Command::LevelDown, Command::LevelUp];
        let levels = if won { [levels[1], levels[0]] } else { levels };
        let third = [Command::Claim].into_iter().chain(levels);
        let third = third.into_iter().find(|command| command.enabled(&self.window));
        // In a small window a fourth one is under *More*.
        let fits = !self.small || third.is_none();
        let review = [Command::Review].into_iter().filter(|command| fits && command.enabled(&self.window));
        [Command::Rematch].into_iter().chain(review).chain(third).chain([Command::NewGame]).collect()
    }

    fn over_labels(&self) -> Vec<String> {
        let labels = self.over_commands().into_iter().map(|command| self.words.short(command.key()));
        labels.chain([t!(self.words, "more")]).collect()
    }

    /// Shows the buttons of a finished game: in the row that the result card leaves free, or in both.
    pub fn show_over(&self, ui: &mut Ui, rect: Rect, row: Option<usize>, requests: &mut Vec<Request>) {
        let (commands, labels) = (self.over_commands(), self.over_labels());
        let (rows, count) = if let Some(row) = row {
            (vec![(row, 0..labels.len())], 2)
        } else {
            let rows = self.over_rows(ui, rect.width(), &labels);
            let count = rows.len();
            (rows.into_iter().enumerate().collect(), count)
        };
        for (row, among) in rows {
            let line = self.place(rect, (row, count), (0, 1));
            let gap = layout::buttons_gap(self.small);
            let places = PanelButton::places(ui, line, gap, &labels[among.clone()], self.small);
            for (place, index) in places.into_iter().zip(among) {
                match commands.get(index) {
                    Some(&command) => {
                        let first = command == Command::Rematch;
                        let state = if first { ButtonState::Primary } else { ButtonState::Plain };
                        let label = labels[index].clone();
                        self.press(ui, place, command, Some([label.clone(), label]), state, requests);
                    }
                    None => self.more(ui, place, &commands, requests),
                }
            }
        }
    }

    /// Which labels stand in which row: two rows, or three if they are too narrow for that.
    fn over_rows(&self, ui: &Ui, width: f32, labels: &[String]) -> Vec<Range<usize>> {
        let gap = layout::buttons_gap(self.small);
        let split = |rows: usize| -> Vec<Range<usize>> {
            (0..rows).map(|row| row * labels.len() / rows..(row + 1) * labels.len() / rows).collect()
        };
        let least = |among: &Range<usize>| {
            let widths =
                labels[among.clone()].iter().map(|label| PanelButton::least_width(ui, label, self.small));
            widths.map(|width| width + gap).sum::<f32>() - gap
        };
        let two = split(2);
        if two.iter().all(|among| least(among) <= width) { two } else { split(3) }
    }

    /// The button that opens the menu of all other commands of a finished game.
    fn more(&self, ui: &mut Ui, place: Rect, shown: &[Command], requests: &mut Vec<Request>) {
        let label = t!(self.words, "more");
        let plain = PanelButton::plain(label.clone(), ButtonState::Plain, self.small);
        let response = PanelButton { tip: self.words.tip("more"), ..plain }.show(ui, place);
        let popup = Popup::menu(&response).style(menus).align(egui::RectAlign::TOP_END);
        popup.accessible_name(label).show(|ui| {
            let rest = OVER.iter().filter(|command| !shown.contains(command));
            for &command in rest.filter(|command| command.enabled(&self.window)) {
                let item = ui.add(egui::Button::new(command.label(self.words)));
                if item.on_hover_text(command.tip(self.words)).clicked() {
                    requests.push(Request::Command(command));
                    ui.close();
                }
            }
        });
    }

    fn place(&self, rect: Rect, row: (usize, usize), column: (usize, usize)) -> Rect {
        cell(rect, layout::buttons_gap(self.small), row, column)
    }

    /// Shows the buttons of an adjourned game: what to do with the envelope above what ends the game.
    fn show_adjourned(&self, ui: &mut Ui, rect: Rect, requests: &mut Vec<Request>) {
        let place = |row: usize, column: usize| self.place(rect, (row, 2), (column, 2));
        self.press(ui, place(0, 0), Command::OpenEnvelope, None, ButtonState::Active, requests);
        self.press(ui, place(0, 1), Command::SaveUnfinishedGame, None, ButtonState::Plain, requests);
        self.menu(ui, place(1, 0), DRAWS, Command::OFFERS, requests);
        self.menu(ui, place(1, 1), RESIGNATIONS, Command::RESIGN, requests);
    }

    fn button(&self, ui: &mut Ui, rect: Rect, command: Command, requests: &mut Vec<Request>) {
        let state = ButtonState::plain(command.enabled(&self.window));
        self.press(ui, rect, command, None, state, requests);
    }

    /// A button for a command, with its own label and the shorter one, or with these.
    fn press(
        &self,
        ui: &mut Ui,
        rect: Rect,
        command: Command,
        labels: Option<[String; 2]>,
        state: ButtonState,
        requests: &mut Vec<Request>,
    ) {
        let mut button = command_button(command, self.words, state, self.small);
        if let Some([label, tiny]) = labels {
            button = PanelButton { name: label.clone(), label, tiny, ..button };
        }
        if button.show(ui, rect).clicked() {
            requests.push(Request::Command(command));
        }
    }

    /// The adjust button. It stays pressed while pieces are adjusted, and then ends the adjusting. In a game between
    /// engines without clocks it pauses and resumes the engines instead.
    fn jadoube(&self, ui: &mut Ui, rect: Rect, requests: &mut Vec<Request>) {
        if self.game().is_watched() && self.game().clock() == ClockState::None {
            let (key, state) = if self.game().is_held() {
                ("clock-go-on", ButtonState::Active)
            } else {
                ("clock-pause", ButtonState::Plain)
            };
            let labels = [t!(self.words, key), t!(self.words, key)];
            self.press(ui, rect, Command::Clock, Some(labels), state, requests);
        } else if self.game().table.is_adjusting() {
            let labels = [t!(self.words, "jadoube-end"), t!(self.words, "jadoube-end")];
            self.press(ui, rect, Command::Jadoube, Some(labels), ButtonState::Active, requests);
        } else {
            self.button(ui, rect, Command::Jadoube, requests);
        }
    }

    /// Confirms or cancels castling, or asks with which rook.
    fn castle(&self, ui: &mut Ui, places: [Rect; 2], requests: &mut Vec<Request>) {
        if self.game().table.announced().is_some() {
            let [confirm, cancel] = places;
            let labels = [self.words.short(Command::Confirm.key()), t!(self.words, "answer-yes")];
            self.press(ui, confirm, Command::Confirm, Some(labels), ButtonState::Active, requests);
            let (tiny, keys) = (t!(self.words, "answer-no"), t!(self.words, "key-escape"));
            let plain = PanelButton::plain(t!(self.words, "cancel"), ButtonState::Plain, self.small);
            if (PanelButton { tiny, keys, ..plain }).show(ui, cancel).clicked() {
                requests.push(Request::Board(BoardEvent::Cancel));
            }
            return;
        }
        for (side, place) in [CastlingSide::H, CastlingSide::A].into_iter().zip(places) {
            let label = side.san().to_owned();
            let tiny = label.replace('-', "");
            let command = Command::CastleWith(side);
            self.press(ui, place, command, Some([label, tiny]), ButtonState::Active, requests);
        }
    }

    /// A button for something that either player may do: it opens a menu of who does it, or asks the only human again.
    fn menu(
        &self,
        ui: &mut Ui,
        rect: Rect,
        [key, who, alone]: Menu,
        commands: &[Command],
        requests: &mut Vec<Request>,
    ) {
        let lone = self.game().table.lone_person();
        let question = if lone.is_some() { alone } else { who };
        let question = t!(self.words, question);
        let enabled = commands.iter().any(|command| command.enabled(&self.window));
        let plain = PanelButton::plain(t!(self.words, key), ButtonState::plain(enabled), self.small);
        let button = PanelButton { tiny: self.words.tiny(key), tip: self.words.tip(key), ..plain };
        let response = button.show(ui, rect);
        if let ([Command::Resign(_), ..], Some(color)) = (commands, lone) {
            // The dialog asks the same question.
            requests.extend(response.clicked().then(|| Request::ask_to_resign(color)));
            return;
        }
        let popup = Popup::menu(&response).style(menus).align(egui::RectAlign::TOP);
        let popup = popup.accessible_name(question.clone());
        popup.show(|ui| {
            ui.weak(question);
            // An engine asks by itself.
            let asking =
                Color::ALL.into_iter().zip(commands).filter(|(color, _)| self.game().is_person(*color));
            for (_, &command) in asking {
                // Only what needs the opponent's consent is requested here.
                let label = command.label_at(self.game().table, self.words, true);
                let row = egui::Button::new(label).min_size(vec2(size::MENU_WIDTH, size::BUTTON));
                let item = ui.add_enabled(command.enabled(&self.window), row);
                if item.on_hover_text(command.tip(self.words)).clicked() {
                    requests.push(command.into());
                    ui.close();
                }
            }
        });
    }
}
