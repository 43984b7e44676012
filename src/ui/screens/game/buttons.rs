//! The buttons under the law card, in two rows of three, or three of two where they are next to a small board. They keep
//! their places during the whole game; unavailable ones are dimmed, and those that this game never needs are left out.
//!
//! `ui::view::command` has their words and keys.

use std::ops::Range;

use egui::{Popup, Rect, Ui, vec2};

use crate::rules::{CastlingSide, Color};
use crate::table::TakeBack;
use crate::text::Texts;
use crate::ui::board::BoardEvent;
use crate::ui::theme::{is_compact, menus, tokens};
use crate::ui::view::{ClockState, Command, GameView, Request, WindowView, command_button};
use crate::ui::widgets::parts::{self, Places};
use crate::ui::widgets::{ButtonState, PanelButton};

/// The places of the buttons, row by row.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    Jadoube,
    /// Castling, or the clock of the player to move over the board.
    Castle,
    /// Claims, or against an engine a hint.
    Claim,
    Draw,
    TakeBack,
    Resign,
}

const PLACES: [Place; 6] =
    [Place::Jadoube, Place::Castle, Place::Claim, Place::Draw, Place::TakeBack, Place::Resign];

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
        let places = self.places(ui, rect);
        self.jadoube(ui, places.of(Place::Jadoube), requests);
        let two = [Place::Castle, Place::Claim].map(|place| places.of(place));
        if self.game().table.announced().is_some() {
            self.confirm(ui, two, requests);
        } else if self.choosing {
            self.choose_rook(ui, two, requests);
        } else {
            if let Some(place) = places.get(Place::Castle) {
                self.castle_or_clock(ui, place, requests);
            }
            // Against an engine there is help instead; claims are in the menu.
            let alone = self.game().table.lone_person().is_some();
            let third = if alone { Command::Hint } else { Command::Claim };
            self.button(ui, two[1], third, requests);
        }
        self.menu(ui, places.of(Place::Draw), DRAWS, Command::OFFERS, requests);
        if let Some(place) = places.get(Place::TakeBack) {
            let asks = self.game().table.setup().take_back == TakeBack::Agreed && self.game().two_persons();
            match asks {
                true => self.menu(ui, place, TAKE_BACKS, Command::TAKE_BACKS, requests),
                // A player who is alone need not say who asks.
                false => self.button(ui, place, Command::TakeBack, requests),
            }
        }
        self.menu(ui, places.of(Place::Resign), RESIGNATIONS, Command::RESIGN, requests);
    }

    /// Only what the agreements and the start decide leaves its room to the others in its row.
    fn places(&self, ui: &Ui, rect: Rect) -> Places<Place> {
        let (table, tokens) = (self.game().table, tokens(ui.ctx()));
        let columns = if rect.height() > 2.5 * tokens.control.m { 2 } else { 3 };
        let may_castle = table.position_after(0).castling_rooks().any();
        let is_offered = |place: &Place| match place {
            Place::Castle => table.arrangement().is_some() || may_castle,
            Place::TakeBack => table.setup().take_back != TakeBack::Never,
            Place::Jadoube | Place::Claim | Place::Draw | Place::Resign => true,
        };
        let row = |row: &[Place]| row.iter().copied().filter(is_offered).collect();
        parts::grid(rect, tokens.space.s, &PLACES.chunks(columns).map(row).collect::<Vec<_>>())
    }

    fn castle_or_clock(&self, ui: &mut Ui, place: Rect, requests: &mut Vec<Request>) {
        if self.game().table.arrangement().is_none() {
            return self.button(ui, place, Command::Castle, requests);
        }
        let press = Command::PressClock;
        let labels = [t!(self.words, press.key()), self.words.short(press.key())];
        let state = if press.enabled(&self.window) { ButtonState::Active } else { ButtonState::Disabled };
        self.press(ui, place, press, Some(labels), state, requests);
    }

    /// The height of the buttons of a finished game. The result card takes what they leave of the other buttons' place.
    pub fn over_height(&self, ui: &Ui, width: f32) -> f32 {
        let (tokens, rows) = (tokens(ui.ctx()), self.over_rows(ui, width).len() as f32);
        rows * (tokens.control.m + tokens.space.s) - tokens.space.s
    }

    /// What is offered first once the game is over: few commands, so that no label is cut.
    fn over_commands(&self, ui: &Ui) -> Vec<Command> {
        let game = self.game();
        let won = game.table.result().is_some_and(|result| result.winner == game.table.lone_person());
        let levels = [Command::LevelDown, Command::LevelUp];
        let levels = if won { [levels[1], levels[0]] } else { levels };
        let third = [Command::Claim].into_iter().chain(levels);
        let third = third.into_iter().find(|command| command.enabled(&self.window));
        // In a small window a fourth one is under *More*.
        let fits = !is_compact(ui) || third.is_none();
        let review = [Command::Review].into_iter().filter(|command| fits && command.enabled(&self.window));
        [Command::Rematch].into_iter().chain(review).chain(third).chain([Command::NewGame]).collect()
    }

    fn over_labels(&self, ui: &Ui) -> Vec<String> {
        let labels = self.over_commands(ui).into_iter().map(|command| self.words.short(command.key()));
        labels.chain([t!(self.words, "more")]).collect()
    }

    /// Which labels stand in which row: as few rows as their widths allow, at most three.
    fn over_rows(&self, ui: &Ui, width: f32) -> Vec<Range<usize>> {
        let (labels, gap) = (self.over_labels(ui), tokens(ui.ctx()).space.s);
        let least: Vec<f32> = labels.iter().map(|label| PanelButton::least_width(ui, label)).collect();
        let split = |rows: usize| -> Vec<Range<usize>> {
            (0..rows).map(|row| row * labels.len() / rows..(row + 1) * labels.len() / rows).collect()
        };
        let fits = |among: &Range<usize>| {
            least[among.clone()].iter().map(|least| least + gap).sum::<f32>() - gap <= width
        };
        (1..3).map(split).find(|rows| rows.iter().all(fits)).unwrap_or_else(|| split(3))
    }

    /// Shows the buttons of a finished game.
    pub fn show_over(&self, ui: &mut Ui, rect: Rect, requests: &mut Vec<Request>) {
        let (commands, labels) = (self.over_commands(ui), self.over_labels(ui));
        let rows = self.over_rows(ui, rect.width());
        let lines: Vec<Vec<usize>> = (0..rows.len()).map(|row| vec![row]).collect();
        let lines = parts::grid(rect, tokens(ui.ctx()).space.s, &lines);
        for ((_, line), among) in lines.iter().zip(rows) {
            for (place, index) in PanelButton::places(ui, line, &labels[among.clone()]).into_iter().zip(among)
            {
                let Some(&command) = commands.get(index) else {
                    self.more(ui, place, &commands, requests);
                    continue;
                };
                let first = command == Command::Rematch;
                let state = if first { ButtonState::Primary } else { ButtonState::Plain };
                let label = labels[index].clone();
                self.press(ui, place, command, Some([label.clone(), label]), state, requests);
            }
        }
    }

    /// The button that opens the menu of all other commands of a finished game.
    fn more(&self, ui: &mut Ui, place: Rect, shown: &[Command], requests: &mut Vec<Request>) {
        let label = t!(self.words, "more");
        let plain = PanelButton::plain(label.clone(), ButtonState::Plain);
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

    /// Shows the buttons of an adjourned game: what to do with the envelope above what ends the game.
    fn show_adjourned(&self, ui: &mut Ui, rect: Rect, requests: &mut Vec<Request>) {
        let places = parts::grid(rect, tokens(ui.ctx()).space.s, &[vec![0, 1], vec![2, 3]]);
        self.press(ui, places.of(0), Command::OpenEnvelope, None, ButtonState::Active, requests);
        self.press(ui, places.of(1), Command::SaveUnfinishedGame, None, ButtonState::Plain, requests);
        self.menu(ui, places.of(2), DRAWS, Command::OFFERS, requests);
        self.menu(ui, places.of(3), RESIGNATIONS, Command::RESIGN, requests);
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
        let mut button = command_button(command, self.words, state);
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
        let pauses = self.game().is_watched() && self.game().clock() == ClockState::None;
        let (command, key, state) = match () {
            () if pauses && self.game().is_held() => (Command::Clock, "clock-go-on", ButtonState::Active),
            () if pauses => (Command::Clock, "clock-pause", ButtonState::Plain),
            () if self.game().table.is_adjusting() => (Command::Jadoube, "jadoube-end", ButtonState::Active),
            () => return self.button(ui, rect, Command::Jadoube, requests),
        };
        let label = t!(self.words, key);
        self.press(ui, rect, command, Some([label.clone(), label]), state, requests);
    }

    /// Confirms or cancels castling.
    fn confirm(&self, ui: &mut Ui, [confirm, cancel]: [Rect; 2], requests: &mut Vec<Request>) {
        let labels = [self.words.short(Command::Confirm.key()), t!(self.words, "answer-yes")];
        self.press(ui, confirm, Command::Confirm, Some(labels), ButtonState::Active, requests);
        let (tiny, keys) = (t!(self.words, "answer-no"), t!(self.words, "key-escape"));
        let plain = PanelButton::plain(t!(self.words, "cancel"), ButtonState::Plain);
        if (PanelButton { tiny, keys, ..plain }).show(ui, cancel).clicked() {
            requests.push(Request::Board(BoardEvent::Cancel));
        }
    }

    /// Asks with which rook to castle.
    fn choose_rook(&self, ui: &mut Ui, places: [Rect; 2], requests: &mut Vec<Request>) {
        for (side, place) in [CastlingSide::H, CastlingSide::A].into_iter().zip(places) {
            let labels = [side.san().to_owned(), side.san().replace('-', "")];
            let command = Command::CastleWith(side);
            self.press(ui, place, command, Some(labels), ButtonState::Active, requests);
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
        let question = t!(self.words, if lone.is_some() { alone } else { who });
        let enabled = commands.iter().any(|command| command.enabled(&self.window));
        let plain = PanelButton::plain(t!(self.words, key), ButtonState::plain(enabled));
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
                let row = egui::Button::new(label).min_size(vec2(190.0, tokens(ui.ctx()).control.m));
                let item = ui.add_enabled(command.enabled(&self.window), row);
                if item.on_hover_text(command.tip(self.words)).clicked() {
                    requests.push(command.into());
                    ui.close();
                }
            }
        });
    }
}
