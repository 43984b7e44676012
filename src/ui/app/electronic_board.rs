//! Connects an electronic board: reads the reports of its driver, passes on to the table what is done by hand, and
//! lights the squares that must be put right. The table is that of the study or game on screen, or that of a game whose
//! clock runs while another screen is shown. While a dialog is open, nothing is passed on unless the clock runs.
//!
//! The module `eboard` turns readings into deeds. For the dialog, see `ui::dialogs::board`.

use std::time::Duration;

use egui::Context;

use super::App;
use super::screens::Screens;
use crate::eboard::line::{Order, Report};
use crate::eboard::{Difference, ElectronicBoard, SquareContent, expected_pieces};
use crate::record::GameResult;
use crate::rules::{Bitboard, Color, Square};
use crate::session::Session;
use crate::session::board_driver::{BoardDriver, BoardProgram};
use crate::table::{Deed, Source, Table};
use crate::text::Texts;
use crate::ui::dialogs::{BoardForm, Dialog};
use crate::ui::view::board_status::{BoardLink, BoardStatus, fault};
use crate::ui::view::request::{BoardRequest, Confirmation};
use crate::ui::view::{Message, Request, Screen, wake};

/// The maximum number of times that deeds are taken from the board in one go. Nobody can do that much between two
/// frames.
const MAX_DEEDS: usize = 100;

#[derive(Default)]
pub(crate) struct BoardConnection {
    driver: Option<BoardDriver>,
    /// The driver program that was chosen last, even if it could not be started.
    program: Option<BoardProgram>,
    board: ElectronicBoard,
    link: BoardLink,
    name: String,
    battery: Option<u8>,
    lights: Vec<Square>,
    /// Whether the players were asked to put the pieces right and have not done so yet.
    is_asking: bool,
    /// The squares on which a piece may have been captured, as they were in the last frame.
    unclear: Bitboard,
    /// The result that the players were asked to confirm, as long as the kings show it.
    result_by_kings: Option<GameResult>,
}

impl BoardConnection {
    /// The state of the board, for the dialog.
    fn status(&self, table: &Table) -> BoardStatus {
        let expected = expected_pieces(table);
        let (link, battery, seen) = (self.link.clone(), self.battery, self.board.seen().copied());
        BoardStatus { link, battery, seen, expected, differences: self.board.differences(&expected) }
    }

    /// Handles what the driver has reported.
    fn take(&mut self, now: Duration, words: &Texts) {
        for (at, report) in self.driver.as_mut().map(|driver| driver.take(now)).unwrap_or_default() {
            match report {
                Ok(Report::Hello { name, .. }) => {
                    self.link = BoardLink::Connected(name.clone());
                    self.name = name;
                }
                Ok(Report::Reading(reading)) => {
                    self.link = BoardLink::Connected(self.name.clone());
                    self.board.read(reading, milliseconds(at));
                }
                Ok(Report::Battery(percent)) => self.battery = Some(percent),
                Ok(Report::Gone(why)) => {
                    self.board.lose();
                    self.link = BoardLink::Gone(why);
                }
                Err(error) => {
                    let link = BoardLink::Failed(fault(words, &error));
                    *self = BoardConnection { link, program: self.program.take(), ..Self::default() };
                    return;
                }
            }
        }
    }

    /// The squares to put right before the game continues at the board. When the players are first asked to do so, the
    /// board beeps.
    fn squares_to_fix(&mut self, table: Option<&Table>, at: u64) -> Vec<Difference> {
        let Some(table) = table.filter(|table| table.result().is_none()) else {
            self.is_asking = false;
            return Vec::new();
        };
        let differences = self.board.differences(&expected_pieces(table));
        // If the game is not played over the board, a lifted piece means that a move has begun.
        let is_move = table.arrangement().is_none()
            && (table.promoting().is_some()
                || differences.iter().all(|one| one.content == SquareContent::Empty));
        let asks = self.board.is_out_of_step(table)
            && !differences.is_empty()
            && (self.is_asking || self.board.is_still(at) && !is_move);
        if let Some(driver) = self.driver.as_ref().filter(|_| asks && !self.is_asking) {
            driver.tell(&Order::Beep);
        }
        self.is_asking = asks;
        if asks { differences } else { Vec::new() }
    }

    fn light(&mut self, squares: Vec<Square>) {
        if let Some(driver) = self.driver.as_ref().filter(|_| self.lights != squares) {
            driver.tell(&Order::Lights(squares.clone()));
        }
        self.lights = squares;
    }
}

impl App {
    pub(super) fn open_board_dialog(&mut self) {
        let table = board_table(&self.screens, &self.session).unwrap_or(self.session.table());
        let (status, program) = (self.connection.status(table), self.connection.program.as_ref());
        let form = BoardForm::new(status, program, (self.system.find_ports)());
        self.overlay.open(Dialog::Board(Box::new(form)));
    }

    /// Carries out a request about the electronic board.
    pub(super) fn board_request(&mut self, ctx: &Context, request: BoardRequest) {
        let now = self.now().awake;
        match request {
            BoardRequest::Connect(program) => {
                // The previous driver may hold the port, so it begins to end before the next one starts.
                self.connection = BoardConnection::default();
                let (clock, wake) = (self.system.clock.clone(), wake(ctx));
                let language = self.prefs.texts.language().tag();
                match BoardDriver::start(&program, language, move || clock().awake, move || wake()) {
                    Ok(driver) => {
                        (self.connection.driver, self.connection.link) = (Some(driver), BoardLink::Waiting);
                    }
                    Err(error) => {
                        self.connection.link = BoardLink::Failed(fault(&self.prefs.texts, &error));
                    }
                }
                self.connection.program = Some(program);
            }
            BoardRequest::Disconnect => {
                let program = self.connection.program.take();
                self.connection = BoardConnection { program, ..BoardConnection::default() };
                self.tell_link();
            }
            BoardRequest::Turn => self.connection.board.turn(milliseconds(now)),
            BoardRequest::AgreeDraw => self.agree_draw(),
            BoardRequest::FindPorts => {
                if let Some(Dialog::Board(form)) = &mut self.overlay.dialog {
                    form.ports = (self.system.find_ports)();
                }
            }
        }
    }

    /// Follows the board for one frame: handles the driver's reports, passes on to the table what was done by hand, and
    /// updates what the window shows about the board.
    pub(super) fn follow_board(&mut self, ctx: &Context) {
        let was = self.connection.link.clone();
        let now = self.now().awake;
        let at = milliseconds(now);
        self.connection.take(now, &self.prefs.texts);
        if self.connection.driver.is_some() {
            self.take_hands(at);
            let later = self.connection.board.next_at(at).map(|next| Duration::from_millis(next - at));
            let first = self.connection.driver.as_ref().and_then(|driver| driver.wake_after(now));
            if let Some(after) = later.into_iter().chain(first).min() {
                ctx.request_repaint_after(after);
            }
        }
        self.ask_about_kings(ctx, at);
        if self.connection.link != was {
            self.tell_link();
        }
        self.tell_differences(at);
        let App { connection, screens, session, overlay, .. } = self;
        if let Some(Dialog::Board(form)) = &mut overlay.dialog {
            let table = board_table(screens, session).unwrap_or(session.table());
            form.update(connection.status(table));
        }
    }

    /// Passes on what was done by hand in the game, because the clock is about to be pressed.
    pub(super) fn settle_board(&mut self) {
        let at = milliseconds(self.now().awake);
        if self.connection.driver.is_some() && self.screens.study_shown().is_none() {
            self.connection.board.settle(at);
            self.take_hands(at);
        }
    }

    fn take_hands(&mut self, at: u64) {
        for _ in 0..MAX_DEEDS {
            let App { connection, screens, session, overlay, .. } = self;
            let Some(table) = board_table(screens, session) else { return connection.board.leave() };
            if overlay.dialog.is_some() && !table.clock_runs() {
                return;
            }
            let deeds = connection.board.deeds(table, at);
            if deeds.is_empty() {
                return;
            }
            for deed in deeds {
                self.board_deed(deed);
            }
        }
    }

    fn board_deed(&mut self, deed: Deed) {
        if let Some(study) = self.screens.studied_mut() {
            return study.deed(deed);
        }
        self.screens.game.back = None;
        self.screens.game.panel_state.choosing = false;
        if !matches!(deed, Deed::Release { .. }) {
            self.overlay.dismiss();
        }
        let now = self.now();
        let notices = self.session.apply_from(Some(Source::Board), deed, now);
        self.follow(&notices);
    }

    /// Reports that the board was lost or does not work; otherwise removes an earlier report.
    fn tell_link(&mut self) {
        match &self.connection.link {
            BoardLink::Gone(why) | BoardLink::Failed(why) => {
                self.overlay.tell(Message::BoardFault(why.clone()));
            }
            BoardLink::None | BoardLink::Waiting | BoardLink::Connected(_) => {
                self.overlay.dismiss_if(|message| matches!(message, Message::BoardFault(_)));
            }
        }
    }

    /// Shows which squares must be put right, in the window and with the board's lights, and on which squares a piece
    /// may have been captured.
    fn tell_differences(&mut self, at: u64) {
        let App { connection, screens, session, overlay, .. } = self;
        let table = board_table(screens, session);
        let unclear = table.map(|table| connection.board.unclear_captures(table.position()));
        let unclear = unclear.unwrap_or_default();
        let wrong = connection.squares_to_fix(table, at);
        connection.light(wrong.iter().map(|one| connection.board.square_on_wood(one.square)).collect());
        let is_old = |message: &Message| matches!(message, Message::BoardDiffers(shown) if *shown != wrong);
        overlay.dismiss_if(is_old);
        let is_seen = matches!(screens.shown(), Screen::Game | Screen::Study);
        if is_seen && !wrong.is_empty() {
            overlay.tell_if_free(Message::BoardDiffers(wrong));
        }
        if std::mem::replace(&mut connection.unclear, unclear) != unclear {
            overlay.dismiss_if(|message| matches!(message, Message::BoardUnclear(_)));
            overlay.tell_if_free((!unclear.is_empty()).then_some(Message::BoardUnclear(unclear)));
        }
    }

    /// When the kings have been put in the centre as a sign of the result, asks the players once whether the game is
    /// over. Withdraws the question when the kings no longer show the same result. Does not ask in a study, or in a
    /// game with an engine.
    pub(super) fn ask_about_kings(&mut self, ctx: &Context, at: u64) {
        let App { connection, screens, session, overlay, .. } = self;
        let table = board_table(screens, session).filter(|_| screens.study_shown().is_none());
        let is_between_people = |table: &&Table| {
            table.result().is_none() && Color::ALL.into_iter().all(|color| table.seat(color).is_person())
        };
        let said = table.filter(is_between_people).and_then(|_| connection.board.result_by_kings());
        if connection.result_by_kings != said && connection.result_by_kings.take().is_some() {
            overlay.dialog.take_if(|dialog| {
                matches!(dialog, Dialog::Confirm { asked: Confirmation::KingsInCentre(_), .. })
            });
        }
        let Some(result) = said.filter(|_| connection.result_by_kings.is_none()) else { return };
        if overlay.dialog.is_none() && connection.board.is_still(at) {
            connection.result_by_kings = said;
            let ends = match result {
                GameResult::Won(color) => Request::Do(Deed::Resign { by: !color }),
                GameResult::Drawn | GameResult::Open => Request::ElectronicBoard(BoardRequest::AgreeDraw),
            };
            overlay.confirm(Confirmation::KingsInCentre(result), ends);
            ctx.request_repaint();
        }
    }

    /// Offers a draw for one player, unless a draw offer is open already, and accepts the offer for the other player.
    pub(super) fn agree_draw(&mut self) {
        let table = self.session.table();
        if table.draw_offer().is_none() {
            let free = Color::ALL.into_iter().find(|&color| table.may_offer_draw(color));
            let by = free.unwrap_or(table.position().turn());
            self.at_table(Deed::OfferDraw { by });
        }
        if let Some(offered) = self.session.table().draw_offer() {
            self.at_table(Deed::AnswerDraw { by: !offered, accept: true });
        }
    }
}

/// The table that the electronic board belongs to: that of the study on screen, or that of the game while it is on
/// screen or its clock runs. `None` if there is none, or if the game is a clock without a board; what is done on the
/// electronic board then has no effect.
fn board_table<'a>(screens: &'a Screens, session: &'a Session) -> Option<&'a Table> {
    if let Some(study) = screens.study_shown() {
        return Some(&study.table);
    }
    let table = session.table();
    let is_on = screens.shown() == Screen::Game || session.is_started() && table.clock_runs();
    Some(table).filter(|table| is_on && !table.setup().clock_only)
}

fn milliseconds(time: Duration) -> u64 {
    time.as_millis() as u64
}
