//! The buttons under the law card, in two rows of three, or three of two where they are beside a small board. They keep
//! their places whoever is to move; unavailable ones are dimmed, and those that this game can't need again are left out.
//!
//! `ui::view::command` has their words and keys.

use std::ops::Range;

use egui::{Popup, Rect, Ui, pos2, vec2};

use crate::rules::{CastlingSide, Color};
use crate::table::TakeBack;
use crate::text::messages::Texts;
use crate::ui::board::BoardEvent;
use crate::ui::theme::{menus, size};
use crate::ui::view::command::Command;
use crate::ui::view::context::{ClockState, GameView, WindowView};
use crate::ui::view::layout;
use crate::ui::view::request::Request;
use crate::ui::widgets::{PanelButton, Press};

/// The places of the buttons, row by row.
const JADOUBE: usize = 0;
const CASTLE: usize = 1;
const CLAIM: usize = 2;
const DRAW: usize = 3;
const TAKE_BACK: usize = 4;
const RESIGN: usize = 5;

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
                let label = self.words.short(Command::PressClock.key());
                let state =
                    if Command::PressClock.enabled(&self.window) { Press::Strong } else { Press::Dim };
                self.press(
                    ui,
                    place(CASTLE),
                    &[t!(self.words, Command::PressClock.key()), label],
                    Command::PressClock,
                    state,
                    requests,
                );
            } else if offered[CASTLE] {
                self.button(ui, place(CASTLE), Command::Castle, requests);
            }
            // Against an engine there is help instead; claims are in the menu.
            let alone = self.game().table.lone_person().is_some();
            let third = if alone { Command::Hint } else { Command::Claim };
            self.button(ui, place(CLAIM), third, requests);
        }
        self.menu(ui, place(DRAW), ["offer-draw", "offer-menu", "offer-alone"], Command::OFFERS, requests);
        match self.game().table.setup().take_back {
            TakeBack::Never => {}
            TakeBack::Agreed if self.game().two_persons() => {
                self.menu(
                    ui,
                    place(TAKE_BACK),
                    ["take-back", "take-back-menu", "take-back-alone"],
                    Command::TAKE_BACKS,
                    requests,
                );
            }
            // A player who is alone need not say who asks.
            TakeBack::Agreed | TakeBack::Free => {
                self.button(ui, place(TAKE_BACK), Command::TakeBack, requests);
            }
        }
        self.menu(ui, place(RESIGN), ["resign", "resign-menu", "resign-alone"], Command::RESIGN, requests);
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
            for (place, index) in self.shared(ui, line, &labels[among.clone()]).into_iter().zip(among) {
                match commands.get(index) {
                    Some(&command) => {
                        let first = command == Command::Rematch;
                        let state = if first { Press::Main } else { Press::Open };
                        let label = &labels[index];
                        self.press(ui, place, &[label.clone(), label.clone()], command, state, requests);
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

    /// The places of these labels in a row: each as wide as its label, and what remains shared equally.
    fn shared(&self, ui: &Ui, line: Rect, labels: &[String]) -> Vec<Rect> {
        let gap = layout::buttons_gap(self.small);
        let least = |label: &String| PanelButton::least_width(ui, label, self.small);
        let widths: Vec<f32> = labels.iter().map(least).collect();
        let spare = line.width() - gap * (labels.len() - 1) as f32 - widths.iter().sum::<f32>();
        let each = spare / labels.len() as f32;
        let mut left = line.left();
        let place = |width: f32| {
            let place = Rect::from_min_size(pos2(left, line.top()), vec2(width + each, line.height()));
            left = place.right() + gap;
            place
        };
        widths.into_iter().map(place).collect()
    }

    /// The button that opens the menu of all other commands of a finished game.
    fn more(&self, ui: &mut Ui, place: Rect, shown: &[Command], requests: &mut Vec<Request>) {
        let (label, tip) = (t!(self.words, "more"), self.words.tip("more"));
        let button = PanelButton { tip: &tip, ..PanelButton::plain(&label, Press::Open, self.small) };
        let response = button.show(ui, place);
        let popup = Popup::menu(&response).style(menus).align(egui::RectAlign::TOP_END);
        popup.accessible_name(label.clone()).show(|ui| {
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

    pub(super) fn place(
        &self,
        rect: Rect,
        (row, rows): (usize, usize),
        (column, columns): (usize, usize),
    ) -> Rect {
        let gap = layout::buttons_gap(self.small);
        let height = (rect.height() - gap * (rows - 1) as f32) / rows as f32;
        let width = (rect.width() - gap * (columns - 1) as f32) / columns as f32;
        let at = pos2(rect.left() + column as f32 * (width + gap), rect.top() + row as f32 * (height + gap));
        Rect::from_min_size(at, vec2(width, height))
    }

    fn button(&self, ui: &mut Ui, rect: Rect, command: Command, requests: &mut Vec<Request>) {
        let labels = [self.words.short(command.key()), self.words.tiny(command.key())];
        self.press(ui, rect, &labels, command, Press::open(command.enabled(&self.window)), requests);
    }

    pub(super) fn press(
        &self,
        ui: &mut Ui,
        rect: Rect,
        [label, tiny]: &[String; 2],
        command: Command,
        state: Press,
        requests: &mut Vec<Request>,
    ) {
        let (keys, tip) = (command.keys(self.words), command.tip(self.words));
        let (name, small, turned) = (label, self.small, false);
        let button = PanelButton { label, tiny, name, keys: &keys, tip: &tip, state, small, turned };
        if button.show(ui, rect).clicked() {
            requests.push(Request::Command(command));
        }
    }

    /// The adjust button. It stays pressed while pieces are adjusted, and then ends the adjusting. In a game between
    /// engines without clocks it pauses and resumes the engines instead.
    fn jadoube(&self, ui: &mut Ui, rect: Rect, requests: &mut Vec<Request>) {
        if self.game().is_watched() && self.game().clock() == ClockState::None {
            let (key, state) = if self.game().is_held() {
                ("clock-go-on", Press::Strong)
            } else {
                ("clock-pause", Press::Open)
            };
            let label = t!(self.words, key);
            self.press(ui, rect, &[label.clone(), label], Command::Clock, state, requests);
        } else if self.game().table.is_adjusting() {
            let label = t!(self.words, "jadoube-end");
            self.press(ui, rect, &[label.clone(), label], Command::Jadoube, Press::Strong, requests);
        } else {
            self.button(ui, rect, Command::Jadoube, requests);
        }
    }

    /// Confirms or cancels castling, or asks with which rook.
    fn castle(&self, ui: &mut Ui, places: [Rect; 2], requests: &mut Vec<Request>) {
        if self.game().table.announced().is_some() {
            let [confirm, cancel] = places;
            let label = self.words.short(Command::Confirm.key());
            self.press(
                ui,
                confirm,
                &[label, t!(self.words, "answer-yes")],
                Command::Confirm,
                Press::Strong,
                requests,
            );
            let (name, keys) = (t!(self.words, "cancel"), t!(self.words, "key-escape"));
            let tiny = t!(self.words, "answer-no");
            let plain = PanelButton::plain(&name, Press::Open, self.small);
            let button = PanelButton { tiny: &tiny, keys: &keys, ..plain };
            if button.show(ui, cancel).clicked() {
                requests.push(Request::Board(BoardEvent::Cancel));
            }
            return;
        }
        for (side, place) in [CastlingSide::H, CastlingSide::A].into_iter().zip(places) {
            let label = side.san().to_owned();
            let tiny = label.replace('-', "");
            self.press(ui, place, &[label, tiny], Command::CastleWith(side), Press::Strong, requests);
        }
    }

    /// A button for something that either player may do: it opens a menu of who does it, or asks the only human again.
    pub(super) fn menu(
        &self,
        ui: &mut Ui,
        rect: Rect,
        [key, who, alone]: [&str; 3],
        commands: &[Command],
        requests: &mut Vec<Request>,
    ) {
        let lone = self.game().table.lone_person();
        let question = if lone.is_some() { alone } else { who };
        let (label, tiny, question) = (t!(self.words, key), self.words.tiny(key), t!(self.words, question));
        let enabled = commands.iter().any(|command| command.enabled(&self.window));
        let tip = self.words.tip(key);
        let plain = PanelButton::plain(&label, Press::open(enabled), self.small);
        let button = PanelButton { tiny: &tiny, tip: &tip, ..plain };
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
                    requests.push(command.request());
                    ui.close();
                }
            }
        });
    }
}
