//! The buttons of the game, in two rows of three, or three rows of two next to a small board. They keep their places
//! while play goes on; unavailable ones are dimmed, and those that this game never needs are left out. During a ruling,
//! after an adjournment and after the end, there are other buttons.
//!
//! `ui::view::command` has their labels and keys.

use egui::{Popup, Rect, Ui, vec2};

use crate::rules::{CastlingSide, Color};
use crate::table::{TakeBack, TouchMove};
use crate::text::Texts;
use crate::ui::board::BoardEvent;
use crate::ui::theme::{is_compact, menus, tokens};
use crate::ui::view::{ClockState, Command, GameView, Request, WindowView, command_button};
use crate::ui::widgets::{
    ButtonState, PanelButton, describe_beside, menu_heading, menu_item, parts, speak_menu,
};

/// What a button does, and how it is labelled.
enum GameButton {
    Press(Request, PanelButton),
    /// Opens a menu with a command for each human player; `Buttons::menu` has the exceptions. The message keys are for
    /// the button, for the menu's heading if both players are human, and for its heading if only one is. The commands
    /// are White's, then Black's.
    Menu([&'static str; 3], &'static [Command]),
    /// Opens a menu of the commands of a finished game except these.
    More(Vec<Command>),
}

const DRAW: GameButton = GameButton::Menu(["offer-draw", "offer-menu", "offer-alone"], Command::OFFERS);
const RESIGN: GameButton = GameButton::Menu(["resign", "resign-menu", "resign-alone"], Command::RESIGN);
const TAKE_BACK: GameButton =
    GameButton::Menu(["take-back", "take-back-menu", "take-back-menu"], Command::TAKE_BACKS);

/// The commands of a finished game; those that have no button are in a menu.
const OVER: [Command; 12] = [
    Command::Rematch,
    Command::Review,
    Command::SaveGame,
    Command::SavePdf,
    Command::LevelUp,
    Command::LevelDown,
    Command::RematchAnew,
    Command::NewGame,
    Command::Claim,
    Command::ShowMate,
    Command::StudyGame,
    Command::Flip,
];

/// The rows of buttons and the data they need.
pub struct Buttons<'a> {
    pub words: &'a Texts,
    pub window: WindowView<'a>,
    /// Whether the player is choosing the rook to castle with.
    pub choosing: bool,
    /// Whether the players are asked to sign the result.
    pub signing: bool,
}

impl<'a> Buttons<'a> {
    fn game(&self) -> GameView<'a> {
        self.window.game
    }

    /// Shows the rows, all in the same columns. In a row with fewer buttons than others, the first button takes the
    /// columns that remain.
    pub fn show(&self, ui: &mut Ui, rect: Rect, requests: &mut Vec<Request>) {
        let tokens = tokens(ui.ctx());
        let (all, columns) = self.all(ui, rect.width());
        // In a tall rectangle, no row has more than two buttons.
        let columns = if rect.height() > 2.5 * tokens.control.m { columns.min(2) } else { columns };
        let keys: Vec<usize> = (0..all.len()).collect();
        let row = |row: &[usize]| row.iter().copied().filter(|key| all[*key].is_some()).collect();
        let mut rows: Vec<Vec<usize>> = keys.chunks(columns).map(row).collect();
        let widest = rows.iter().map(Vec::len).max().unwrap_or(0);
        for row in rows.iter_mut().filter(|row| !row.is_empty()) {
            row.splice(0..0, vec![row[0]; widest - row.len()]);
        }
        let places = parts::grid(rect, tokens.space.s, &rows);
        for (key, shown) in all.into_iter().enumerate() {
            if let Some(shown) = shown {
                let cells = places.iter().filter(|(other, _)| *other == key);
                let place = cells.fold(Rect::NOTHING, |place, (_, cell)| place.union(cell));
                self.show_one(ui, place, shown, requests);
            }
        }
    }

    /// The height of the rows at this width.
    pub fn height(&self, ui: &Ui, width: f32) -> f32 {
        let (tokens, (all, columns)) = (tokens(ui.ctx()), self.all(ui, width));
        all.len().div_ceil(columns) as f32 * (tokens.control.m + tokens.space.s) - tokens.space.s
    }

    /// All buttons, and how many of them are in a row. `None` is a place without a button, for example because this
    /// game, with its settings and its start, never needs it.
    fn all(&self, ui: &Ui, width: f32) -> (Vec<Option<GameButton>>, usize) {
        let (game, table) = (self.game(), self.game().table);
        if game.is_over() {
            return self.over(ui, width);
        }
        if game.is_adjourned() {
            // The buttons with which the game continues or is saved are above those that end it.
            let open = self.button(Command::OpenEnvelope, ButtonState::Active);
            let save = self.button(Command::SaveUnfinishedGame, ButtonState::Plain);
            return (vec![Some(open), Some(save), Some(DRAW), Some(RESIGN)], 2);
        }
        if game.clock() == ClockState::Ruling {
            let resume = t!(self.words, ClockState::Ruling.key());
            let resume = self.labelled(Command::Clock, ButtonState::Primary, [resume.clone(), resume]);
            let [incident, claim] =
                [Command::Incident, Command::Claim].map(|command| Some(self.plain(command)));
            // No button here sets the clocks, because the players' strips have such buttons.
            return (vec![Some(resume), None, incident, claim, Some(DRAW), Some(RESIGN)], 3);
        }
        let [castle, claim] = self.castle_and_claim();
        let take_back = match table.setup().take_back {
            TakeBack::Never => None,
            TakeBack::Agreed if game.two_persons() => Some(TAKE_BACK),
            // With only one human player, it is clear who asks; free takebacks need no request.
            TakeBack::Agreed | TakeBack::Free => Some(self.plain(Command::TakeBack)),
        };
        let mut all = vec![Some(self.jadoube()), castle, claim, Some(DRAW), take_back, Some(RESIGN)];
        // Without touch-move, few players announce adjusting, so the adjust button and the takeback button swap places.
        if table.setup().touch == TouchMove::Off && !game.is_watched() {
            all.swap(0, 4);
        }
        (all, 3)
    }

    /// Two buttons: the first castles or, over the board, completes the move; the second claims or, if one human plays
    /// against an engine, gives a hint. Except over the board, the first is `None` if there are no castling rights when
    /// the game begins. While an announced castling must be confirmed or a rook must be chosen, other buttons take
    /// their places.
    fn castle_and_claim(&self) -> [Option<GameButton>; 2] {
        let table = self.game().table;
        let active = |command, labels| self.labelled(command, ButtonState::Active, labels);
        if table.announced().is_some() {
            let labels = [self.words.short(Command::Confirm.key()), t!(self.words, "answer-yes")];
            let (tiny, keys) = (t!(self.words, "answer-no"), t!(self.words, "key-escape"));
            let plain = PanelButton::plain(t!(self.words, "cancel"), ButtonState::Plain);
            let cancel =
                GameButton::Press(Request::Board(BoardEvent::Cancel), PanelButton { tiny, keys, ..plain });
            return [Some(active(Command::Confirm, labels)), Some(cancel)];
        }
        if self.choosing {
            return [CastlingSide::H, CastlingSide::A].map(|side| {
                let labels = [side.san().to_owned(), side.san().replace('-', "")];
                Some(active(Command::CastleWith(side), labels))
            });
        }
        let press = Command::PressClock;
        let first = match table.arrangement() {
            Some(_) => {
                let labels = match table.setup().has_clock() {
                    true => [t!(self.words, press.key()), self.words.short(press.key())],
                    false => [t!(self.words, "move-made"), self.words.tiny("move-made")],
                };
                let is_enabled = press.enabled(&self.window);
                let state = if is_enabled { ButtonState::Active } else { ButtonState::Disabled };
                Some(self.labelled(press, state, labels))
            }
            None if table.position_after(0).castling_rooks().any() => Some(self.plain(Command::Castle)),
            None => None,
        };
        // Against an engine, claims are made from the Game menu.
        let second = if table.lone_person().is_some() { Command::Hint } else { Command::Claim };
        [first, Some(self.plain(second))]
    }

    /// The adjust button. While pieces are being adjusted, it is highlighted and ends the adjusting. In a game between
    /// two engines that has no clocks, it pauses and resumes the engines instead.
    fn jadoube(&self) -> GameButton {
        let pauses = self.game().is_watched() && self.game().clock() == ClockState::None;
        let (command, key, state) = match () {
            () if pauses && self.game().is_held() => (Command::Clock, "clock-go-on", ButtonState::Active),
            () if pauses => (Command::Clock, "clock-pause", ButtonState::Plain),
            () if self.game().table.is_adjusting() => (Command::Jadoube, "jadoube-end", ButtonState::Active),
            () => return self.plain(Command::Jadoube),
        };
        let label = t!(self.words, key);
        self.labelled(command, state, [label.clone(), label])
    }

    fn plain(&self, command: Command) -> GameButton {
        self.button(command, ButtonState::plain(command.enabled(&self.window)))
    }

    /// A command's button with its own labels.
    fn button(&self, command: Command, state: ButtonState) -> GameButton {
        GameButton::Press(command.into(), command_button(command, self.words, state))
    }

    /// A command's button with these labels, a long and a short one.
    fn labelled(&self, command: Command, state: ButtonState, [label, tiny]: [String; 2]) -> GameButton {
        let button = command_button(command, self.words, state);
        GameButton::Press(command.into(), PanelButton { name: label.clone(), label, tiny, ..button })
    }

    /// The buttons of a finished game, and how many are in a row. There are as few rows as the labels allow.
    fn over(&self, ui: &Ui, width: f32) -> (Vec<Option<GameButton>>, usize) {
        let table = self.game().table;
        let both = [Command::LevelDown, Command::LevelUp];
        // After a draw, either level may suit; a player who lost is not offered a harder one.
        let levels = match table.result().map(|result| result.winner) {
            Some(Some(winner)) if Some(winner) == table.lone_person() => {
                &[Command::LevelUp, Command::LevelDown]
            }
            Some(Some(_)) => &both[..1],
            _ => &both[..],
        };
        let is_drawn = table.result().is_some_and(|result| result.winner.is_none());
        let enabled = |command: &Command| command.enabled(&self.window);
        let third = [Command::Claim].into_iter().chain(levels.iter().copied());
        let third: Vec<Command> = third.filter(enabled).collect();
        let count = if is_drawn && third == both { 2 } else { 1 };
        let review = Some(Command::Review).filter(enabled);
        let mut commands = vec![Command::Rematch];
        commands.extend(review.into_iter().chain(third.into_iter().take(count)));
        // The other commands are under *More*; fewer are shown here if the card for signing needs the space.
        let is_low = is_compact(ui) && self.signing;
        let rest = [Command::SaveGame, Command::NewGame, Command::SavePdf];
        let most = if is_low { 3 } else { 5 };
        commands.extend(rest.into_iter().filter(enabled).take(most - commands.len()));
        let label = |command: &Command| self.words.short(command.key());
        let least = |command: &Command| {
            if is_low { self.words.tiny(command.key()) } else { label(command) }
        };
        let labels = commands.iter().map(least).chain([t!(self.words, "more")]);
        let least = labels.map(|label| PanelButton::least_width(ui, &label)).fold(0.0, f32::max);
        let gap = tokens(ui.ctx()).space.s;
        let (count, room) = (commands.len() + 1, ((width + gap) / (least + gap)) as usize);
        let columns = (1..=3).map(|rows| count.div_ceil(rows)).find(|columns| *columns <= room);
        let press = |command: &Command| {
            let first = *command == Command::Rematch;
            let state = if first { ButtonState::Primary } else { ButtonState::Plain };
            let labels = [label(command), self.words.tiny(command.key())];
            Some(self.labelled(*command, state, labels))
        };
        let all = commands.iter().map(press).chain([Some(GameButton::More(commands.clone()))]).collect();
        (all, columns.unwrap_or(2))
    }

    /// Shows the button that opens the menu of the available commands of `OVER`, except those in `shown`.
    fn more(&self, ui: &mut Ui, place: Rect, shown: &[Command], requests: &mut Vec<Request>) {
        let label = t!(self.words, "more");
        let plain = PanelButton::plain(label.clone(), ButtonState::Plain);
        let response = PanelButton { tip: self.words.tip("more"), ..plain }.show(ui, place);
        let popup = Popup::menu(&response).style(menus).align(egui::RectAlign::TOP_END);
        let shown = popup.accessible_name(label).show(|ui| {
            let rest = OVER.iter().filter(|command| !shown.contains(command));
            for &command in rest.filter(|command| command.enabled(&self.window)) {
                let label = command.label(self.words);
                let item = menu_item(ui, true, egui::Button::new(&label), &label);
                if item.on_hover_text(command.tip(self.words)).clicked() {
                    requests.push(Request::Command(command));
                }
            }
        });
        speak_menu(&response, shown.is_some());
    }

    fn show_one(&self, ui: &mut Ui, rect: Rect, shown: GameButton, requests: &mut Vec<Request>) {
        match shown {
            GameButton::Press(request, button) => {
                let is_pressed = button.show(ui, rect).clicked();
                requests.extend(is_pressed.then_some(request));
            }
            GameButton::Menu(keys, commands) => self.menu(ui, rect, keys, commands, requests),
            GameButton::More(shown) => self.more(ui, rect, &shown, requests),
        }
    }

    /// Shows a button that opens a menu of these commands, one for each human player; the menu of draw offers may also
    /// have the request for an increment. If there is only one human player, the resign button opens a dialog instead.
    fn menu(
        &self,
        ui: &mut Ui,
        rect: Rect,
        [key, who, alone]: [&str; 3],
        commands: &[Command],
        requests: &mut Vec<Request>,
    ) {
        let lone = self.game().table.lone_person();
        let question = t!(self.words, if lone.is_some() { alone } else { who });
        let is_draw = matches!(commands, [Command::OfferDraw(_), ..]);
        let increment =
            Some(Command::RequestIncrement).filter(|_| is_draw && self.game().table.setup().last_two_minutes);
        let enabled = commands.iter().copied().chain(increment).any(|command| command.enabled(&self.window));
        let plain = PanelButton::plain(t!(self.words, key), ButtonState::plain(enabled));
        let why_not = commands.first().and_then(|command| command.why_not(&self.window)).filter(|_| !enabled);
        let tip = why_not.map_or_else(|| self.words.tip(key), |why_not| t!(self.words, why_not));
        let button = PanelButton { tiny: self.words.tiny(key), tip, ..plain };
        let response = button.show(ui, rect);
        if let ([Command::Resign(_), ..], Some(color)) = (commands, lone) {
            // The dialog asks the same question.
            requests.extend(response.clicked().then(|| Request::ask_to_resign(color)));
            return;
        }
        // Aligned this way, the menu does not cover a board to the left of the button.
        let popup = Popup::menu(&response).style(menus).align(egui::RectAlign::TOP_START);
        let shown = popup.accessible_name(question.clone()).show(|ui| {
            menu_heading(ui, question);
            // Only human players use this menu.
            let asking =
                Color::ALL.into_iter().zip(commands).filter(|(color, _)| self.game().is_person(*color));
            let asking = asking.map(|(_, command)| *command);
            for command in asking.chain(increment) {
                // Takebacks in this menu always need the opponent's consent. With only one human player, the label of a
                // draw offer need not name that player.
                let label = match (command, lone) {
                    (Command::OfferDraw(_), Some(_)) => t!(self.words, key),
                    _ => command.label_at(self.game().table, self.words, true),
                };
                let row = egui::Button::new(&label).min_size(vec2(190.0, tokens(ui.ctx()).control.m));
                let item = menu_item(ui, command.enabled(&self.window), row, &label);
                describe_beside(&item, &command.tip(self.words));
                if item.clicked() {
                    requests.push(command.into());
                }
            }
        });
        speak_menu(&response, shown.is_some());
    }
}
