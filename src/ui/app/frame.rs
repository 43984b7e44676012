//! One frame: time passes, then the views read the state and push requests, then the requests are carried out.
//!
//! A further frame is requested only while something changes or is awaited, such as a running clock or a file that is
//! being written.
//!
//! For the layout, see `ui::app::window`.

use std::path::PathBuf;
use std::time::Duration;

use egui::{Context, FocusDirection, Popup, Ui, ViewportCommand};

use super::desktop::call_player;
use super::preferences::RETRY;
use super::shortcuts::Keys;
use super::{App, keyboard_layouts};
use crate::session::{AnalysisRequest, TickInput};
use crate::storage::settings::SettingsError;
use crate::table::Deed;
use crate::text::clock_face;
use crate::ui::access::focus;
use crate::ui::dialogs::Dialog;
use crate::ui::screens::study::StudyScreen;
use crate::ui::theme;
use crate::ui::view::request::Confirmation;
use crate::ui::view::{ClockState, Message, Request, Screen, wake};

impl App {
    /// Advances clocks, engines and analysis, even while the window is hidden.
    fn tick(&mut self, ctx: &Context) {
        let now = self.now();
        self.rest_analysis();
        let engine = self.prefs.analyst();
        let other = self.screens.study_shown().map(|study| &study.table);
        let seen = other.is_some() || self.screens.shown() == Screen::Game;
        let moves = if other.is_some() { 0 } else { self.shown() };
        let lines = self.prefs.settings.lines;
        let is_followed = self.screens.study_shown().is_some_and(StudyScreen::forbids_engine);
        let is_of_game = self.screens.is_game_shown(self.session.table());
        let analysed = AnalysisRequest { other, is_of_game, moves, lines, engine: engine.as_ref() };
        let input = TickInput {
            at_once: self.prefs.settings.at_once,
            engines: &self.prefs.engines,
            analysed: Some(analysed).filter(|_| seen && !is_followed),
            reviewed: self.screens.shown() == Screen::Review,
        };
        for event in self.session.tick(&input, now) {
            call_player(ctx, &event, self.session.table());
            self.on_event(event);
        }
        let time = self.session.time_at(now);
        if self.system.sound.warn_of_low_time(self.session.table(), time, &self.prefs.settings) {
            self.announce_low_time(time);
        }
        if self.screens.shown() == Screen::Game {
            self.tell_failed();
        }
        if !self.session.is_recorded() {
            ctx.request_repaint_after(RETRY);
        }
        if let Some(after) = self.session.wake_after(now) {
            ctx.request_repaint_after(after);
        }
    }

    /// If two human players leave the screen with their running clock, asks them first; the screen stays until they
    /// have decided. In a game against an engine, pauses the clock instead. When the screen is left, messages about the
    /// game are removed.
    fn mind_departure(&mut self) {
        let (game, is_home) = (self.game(), self.screens.is_home_shown());
        let leaves = self.overlay.is_at_game && !is_home && game.clock() == ClockState::Running;
        let (asks, pauses) = (leaves && game.two_persons(), leaves && game.table.lone_person().is_some());
        // An open dialog is answered first.
        if asks && self.overlay.dialog.is_some() {
            return;
        }
        let was_at_game = std::mem::replace(&mut self.overlay.is_at_game, is_home);
        if pauses {
            self.deed(Deed::PAUSE);
        }
        if asks {
            let screen = self.screens.shown();
            self.screens.show_home();
            self.overlay.is_at_game = true;
            self.overlay.confirm(Confirmation::LeaveClock, Request::LeaveFor(screen));
        } else if was_at_game && !is_home {
            self.overlay.forget_game();
        }
    }

    /// The question to ask before the window closes, because the game or the edits of the study can't be written or an
    /// exam is running; `None` if none of these is the case.
    pub(super) fn what_quitting_loses(&self) -> Option<Confirmation> {
        match () {
            () if !self.session.is_recorded() => Some(Confirmation::Quit),
            () if self.screens.is_study_unsaved() => Some(Confirmation::QuitStudy),
            () => self.screens.is_exam_running().then_some(Confirmation::QuitExam),
        }
    }

    /// Asks the player before an exam that is running is left; the exam stays on screen until the question is answered.
    fn ask_to_leave_exam(&mut self) {
        let is_shown = self.screens.shown() == Screen::Exam;
        let leaves = self.overlay.is_at_exam && !is_shown && self.screens.is_exam_running();
        // An open dialog is answered first.
        if leaves && self.overlay.dialog.is_some() {
            return;
        }
        self.overlay.is_at_exam = leaves || is_shown;
        if leaves {
            let screen = self.screens.shown();
            self.screens.show(Screen::Exam);
            self.overlay.confirm(Confirmation::LeaveExam, Request::LeaveFor(screen));
        }
    }

    /// Reads the requests that keys make, unless the keys are for the menu bar. While a dialog is open, reads only what
    /// `Keys::read_queries` does. Letters of other alphabets become Latin ones, unless they are typed in a text field
    /// that is for neither moves nor questions.
    fn read_keys(&mut self, ctx: &Context, now: u64, requests: &mut Vec<Request>) {
        let App { session, screens, overlay, prefs, .. } = self;
        let game = &screens.game;
        let is_in_game = game.typing.is_some() || game.panel_state.claiming.is_some();
        let is_typing_move = is_in_game || matches!(overlay.dialog, Some(Dialog::Seal(_)));
        if is_typing_move || !ctx.text_edit_focused() {
            ctx.input_mut(|input| keyboard_layouts::to_latin(&mut input.events));
        }
        if overlay.menu_keys.is_active() {
            return;
        }
        let window = screens.window(session, &prefs.settings, now);
        if overlay.dialog.is_some() {
            return Keys::read_queries(ctx, &window, requests);
        }
        let claiming = screens.game.panel_state.claiming.is_some();
        overlay.keys.read(ctx, &window, claiming, &mut screens.game.typing, requests);
    }
}

impl eframe::App for App {
    fn logic(&mut self, ctx: &Context, _frame: &mut eframe::Frame) {
        // Before the window closes, the player is asked, as with the Quit command.
        let is_closing = ctx.input(|input| input.viewport().close_requested());
        if is_closing
            && !self.overlay.is_quitting
            && let Some(asked) = self.what_quitting_loses()
        {
            ctx.send_viewport_cmd(ViewportCommand::CancelClose);
            self.overlay.confirm(asked, Request::Quit);
        }
        self.take_arrivals(ctx);
        self.autosave_study(ctx);
        // The files of the game and the study may vanish while the user does nothing.
        let study = self.screens.open_copy();
        let files = self.session.journal_file().into_iter().chain(study).collect();
        if self.system.watch.set(files, || wake(ctx)) {
            // The study itself detects that its file has vanished.
            self.session.check_journal();
        }
        self.overlay.tell_next(self.prefs.retry_saving(ctx, self.now().awake).map(Message::Settings));
        self.prefs.follow_system(ctx);
        self.tick(ctx);
        self.follow_board(ctx);
        self.write_live(ctx);
        self.tell_desktop(ctx);
        // What could not be saved before may have been saved in the meantime.
        let (session, store) = (&self.session, &self.prefs.store);
        self.overlay.dismiss_if(|message| match message {
            Message::Journal(_) => session.is_recorded(),
            Message::Settings(SettingsError::Unsaved { .. }) => !store.is_unsaved(),
            _ => false,
        });
        self.overlay.show_next();
    }

    /// Saves the size and place of the window, settings that could not be saved before and the latest edits of a study,
    /// and waits until a game, a study, another file or a change to the list of games has been written.
    fn on_exit(&mut self, _gl: Option<&eframe::glow::Context>) {
        // It is too late for messages. The place of a window that opened only for a picture is not saved.
        if let Some(place) = self.system.placement.now.filter(|_| self.system.screenshot.is_none()) {
            self.prefs.store.keep_window(&place);
        }
        let _ = self.prefs.store.save_rest();
        self.end_saving();
        self.end_file_save();
        self.end_live();
        if let Some(edit) = self.background.list_edit.take() {
            let _ = edit.done.wait();
        }
        let _ = self.leave_study();
    }

    fn ui(&mut self, ui: &mut Ui, frame: &mut eframe::Frame) {
        self.system.placement.note(ui.ctx(), frame, self.prefs.store.window());
        self.prefs.art.begin_frame();
        theme::zoom(ui.ctx(), self.prefs.settings.text_size);
        theme::Density::of_window(ui.ctx().content_rect().size()).apply(ui.ctx());
        theme::follow_pointer(ui.ctx());
        let dropped: Vec<PathBuf> =
            ui.input(|input| input.raw.dropped_files.iter().map(|file| file.path().to_owned()).collect());
        self.open_first_of(ui.ctx(), &dropped);
        let mut requests = Vec::new();
        self.overlay.focus.follow_input(ui.ctx());
        self.leave_field(ui.ctx());
        let has_dialog = self.overlay.dialog.is_some();
        self.overlay.menu_keys.read(ui.ctx(), has_dialog, self.overlay.focus.is_by_keyboard);
        keep_tab_in_menu(ui.ctx());
        focus::wrap(ui.ctx());
        let now = self.session.time_at(self.now());
        self.read_keys(ui.ctx(), now, &mut requests);
        self.show(ui, now, &mut requests);
        let change = clock_face::until_change(self.session.table(), now, self.prefs.settings.tenths);
        if let Some(change) = change.filter(|_| self.session.is_started()) {
            ui.ctx().request_repaint_after(Duration::from_millis(change));
        }
        let ctx = ui.ctx().clone();
        // Requests may change what is shown, and nothing else requests the frame that shows the change.
        if !requests.is_empty() {
            ctx.request_repaint();
        }
        // On the start screen, a refusal is removed when a press ends, or while a key is down. This happens before the
        // requests of the frame are carried out, since those may bring another refusal.
        let pressed = ctx.input(|input| input.pointer.any_released() || !input.keys_down.is_empty());
        if self.screens.shown() == Screen::Start && pressed {
            self.overlay.dismiss_if(Message::is_refusal);
        }
        let frame = self.shown_frame(&requests);
        for request in requests {
            self.handle(&ctx, request);
        }
        if self.overlay.dialog.is_some() {
            self.let_go();
        }
        self.overlay.guard_end(&ctx, self.session.table().result().is_some());
        self.mind_departure();
        self.ask_to_leave_exam();
        self.follow_focus(&ctx, &frame);
        self.announce_changes();
        self.system.desktop.name_window(&ctx);
        self.overlay.announcer.show(&ctx, self.screens.shown(), &self.prefs.texts);
        self.rare_letters.update(&ctx);
        if let Some(picture) = &mut self.system.screenshot {
            picture.tick(&ctx);
        }
    }
}

/// Makes Tab and Shift+Tab go from item to item in an open menu, as the arrow keys do. Otherwise the focus would go to
/// what the menu covers, while the menu stays open.
fn keep_tab_in_menu(ctx: &Context) {
    if let Some(is_back) = focus::tab_goes_back(ctx).filter(|_| Popup::is_any_open(ctx)) {
        let way = if is_back { FocusDirection::Up } else { FocusDirection::Down };
        ctx.memory_mut(|memory| memory.move_focus(way));
    }
}
