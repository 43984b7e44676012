//! Carries out the requests of views: the only place where the state of the window changes.
//!
//! Actions at the table: see `ui::app::claims`.

use std::time::Duration;

use egui::{Context, ViewportCommand};

use super::App;
use super::screens::Chess960Setup;
use crate::engine::Level;
use crate::engine::external::installed;
use crate::start::Start;
use crate::storage::crash;
use crate::study::{Origin, Study};
use crate::table::Deed;
use crate::ui::dialogs::{Dialog, Engines, PrintForm, TablesForm};
use crate::ui::screens::games::Games;
use crate::ui::screens::learn::book::pages;
use crate::ui::screens::learn::lessons::Course;
use crate::ui::view::command::Command;
use crate::ui::view::context::Screen;
use crate::ui::view::layout::is_full_screen;
use crate::ui::view::message::Message;
use crate::ui::view::request::Request;
use crate::ui::view::settings::{Choice, Setting, next_text_size};

impl App {
    /// Carries out a request.
    #[expect(clippy::too_many_lines, reason = "one arm for each request")]
    pub fn act(&mut self, ctx: &Context, action: Request) {
        crash::note(action.briefly());
        let Some(action) = self.act_in_study(ctx, action) else { return };
        match action {
            Request::Do(Deed::Cancel) if self.screens.game.shows_approval(self.game()) => {
                self.skip_approval();
            }
            Request::Do(Deed::Cancel) if self.game().is_adjourned() => self.overlay.dismiss(),
            Request::Do(deed) if self.screens.game.panel_state.claiming.is_some() => self.claim_hand(&deed),
            Request::Do(deed) => self.deed(deed),
            Request::Command(command) => self.command(ctx, command),
            Request::Show(moves) => self.show_moves(moves),
            Request::Begin(setup) => {
                let trouble = self.prefs.store.keep_game(&setup);
                self.begin(*setup);
                self.overlay.tell(trouble.map(Message::Settings));
            }
            Request::SaveSetup(setup) => self.save_setup(ctx, &setup),
            Request::Open(file) => {
                self.overlay.dialog = None;
                self.open(ctx, &file);
            }
            Request::OpenStudy(file) => self.reopen_study(Some(&file)),
            Request::AskToDiscard(study) => {
                let listed = matches!(self.overlay.dialog, Some(Dialog::Recent(_)));
                self.overlay.dialog = Some(Dialog::ThrowAway { kept: Some(study), listed });
            }
            Request::ThrowAway(kept) => {
                self.discard_study(kept.as_deref());
                if self.screens.shown() == Screen::Start {
                    self.open_start(ctx);
                }
                self.close_dialog(ctx);
            }
            Request::OpenGame(game) => self.open_listed(ctx, game),
            Request::OpenEdited(copy) => self.reopen_study(copy.as_deref()),
            Request::OpenLocated { game, listed } => {
                self.overlay.dialog = None;
                self.open_game(ctx, *game, listed, true);
            }
            Request::SaveInFile(place) => self.save_in_file(ctx, place),
            Request::CloseGames => self.screens.close_games(),
            Request::Paste(text) => self.paste(ctx, text),
            Request::OpenCopied => _ = self.open_first_of(ctx, &(self.system.copied_files)()),
            Request::Typing(typing) => self.screens.game.typing = typing,
            Request::Typed(text) => self.typed(&text),
            Request::Ask(text) => self.asked(&text),
            Request::Enter(square) => self.enter(square),
            Request::OpenDamaged(game) => self.open_saved(*game),
            Request::Next(next) => {
                self.overlay.dialog = None;
                self.next_or_ask(*next);
            }
            Request::Quit => self.quit(ctx),
            Request::ResetClock => {
                self.overlay.dialog = None;
                self.begin(self.session.table().setup().clone());
            }
            Request::Leave(next) => {
                self.overlay.dialog = None;
                self.put_on_board(*next);
            }
            Request::Wake { asleep, counts } => self.wake(asleep, counts),
            Request::AskToResign(by) => self.overlay.dialog = Some(Dialog::Resign(by)),
            Request::Seal(text) => self.seal(&text),
            Request::ScoreToApprove(score) => self.screens.game.panel_state.score = Some(score),
            Request::SkipApproval => self.skip_approval(),
            Request::MakeClaim => self.make_claim(),
            Request::CloseClaim => self.screens.game.panel_state.claiming = None,
            Request::CloseDialog => self.close_dialog(ctx),
            Request::Choose(settings) => self.set(ctx, |all| *all = *settings),
            Request::SetUp(setup) => {
                self.overlay.dialog = None;
                self.open_chess960(Chess960Setup::With(*setup));
            }
            Request::Agree(setup) => {
                let dialog = self.new_game_dialog(&setup).of_room();
                self.overlay.dialog = Some(Dialog::NewGame(Box::new(dialog)));
            }
            Request::PlayFrom(position) => self.agree_from(*position),
            Request::StudyFrom(position) => _ = self.open_study(Study::from_start(Start::at(*position))),
            Request::Engine(request) => self.engine_request(ctx, request),
            Request::Tables(request) => self.tables_request(ctx, request),
            Request::Print(what, per_page, format) => self.print(ctx, what, per_page, format),
            Request::AnalyseWith(name) => self.analyse_with(name.as_deref()),
            Request::Tags(form) => {
                self.overlay.dialog = None;
                if let Some(screen) = &mut self.screens.study {
                    screen.study_mut().edit(|record| form.fill_in(record));
                }
            }
            Request::ToGame => self.screens.leave_all(),
            Request::Play if self.session.table().result().is_none() => self.screens.leave_all(),
            Request::Play => self.command(ctx, Command::Rematch),
            Request::TryInstead { moves, tried } => self.session.try_instead(moves, tried),
            Request::Hear(heard) => _ = self.sound(heard),
            Request::Explain(article) => self.open_book(Some(article)),
            Request::PlayThrough(number) => {
                if let Some(record) = pages::game(number) {
                    self.open_study(Study::new(record, Origin::Nowhere));
                }
            }
            Request::Door(door, action) => self.go_through(door, action),
            Request::Return => {
                self.screens.back();
                self.look_at_list(ctx);
            }
            Request::TakeOver { color, engine } => self.take_over(color, engine),
        }
    }

    #[expect(clippy::too_many_lines, reason = "one arm for each command")]
    fn command(&mut self, ctx: &Context, command: Command) {
        let (moves, shown) = (self.session.table().moves().len(), self.shown());
        let stage = self.screens.shown();
        match command {
            Command::NewGame => self.open_new_game(),
            Command::Start => self.open_start(ctx),
            Command::Room => self.open_chess960(Chess960Setup::AsLeft),
            Command::ChessClock => self.open_clock_dialog(),
            Command::PressClock => self.press_clock(),
            Command::AdjustClock => self.screens.clock.turn_adjusting(),
            Command::ResetClock => self.overlay.dialog = Some(Dialog::ResetClock),
            Command::Book => self.open_book(None),
            Command::Explain => {
                let article = self.quoted();
                self.open_book(article);
            }
            Command::Tour => self.open_lesson(Course::Tour),
            Command::Lesson => self.open_lesson(Course::Castling),
            Command::StudyGame => self.study_game(),
            Command::ShowMate => self.show_mate(),
            Command::Review => self.open_review(None),
            Command::Study => self.open_last_study(),
            Command::Rematch => {
                let setup = self.rematch();
                self.begin(setup);
            }
            Command::RematchAnew => {
                let setup = self.rematch();
                self.open_chess960(Chess960Setup::Again(setup));
            }
            Command::LevelUp | Command::LevelDown => {
                let next = if command == Command::LevelUp { Level::harder } else { Level::easier };
                if let Some(setup) = self.rematch_at(next) {
                    self.act(ctx, Request::Begin(Box::new(setup)));
                }
            }
            Command::Open => self.background.choose_file(ctx, &self.system, &self.prefs.texts),
            Command::Recent => self.open_recent(ctx),
            Command::KeepGame => self.keep_game(ctx),
            Command::Quit => self.quit_or_ask(ctx),
            Command::Copy => {
                self.overlay.copy(ctx, self.screens.fen(self.session.table()), Message::Copied);
            }
            Command::CopyGame => {
                let pgn = self.pgn_shown();
                self.overlay.copy(ctx, pgn, Message::GameCopied);
            }
            Command::SaveGame => self.choose_game_file(ctx, false),
            Command::AddToFile => self.choose_game_file(ctx, true),
            Command::DeleteGame => self.edit_list(ctx, Games::delete),
            Command::MoveGameUp => self.edit_list(ctx, Games::move_up),
            Command::MoveGameDown => self.edit_list(ctx, Games::move_down),
            Command::KeepOrder => self.edit_list(ctx, Games::keep_order),
            Command::UndoList => self.edit_list(ctx, Games::undo),
            Command::Editor => self.open_editor(),
            Command::SavePosition => self.save_position(ctx),
            Command::CopyPicture => self.copy_picture(ctx),
            Command::SavePicture => self.save_picture(ctx),
            Command::SaveGif => self.save_gif(ctx),
            Command::SavePdf => self.overlay.dialog = Some(Dialog::Print(PrintForm::of_system())),
            Command::Paste => {
                if !self.open_first_of(ctx, &(self.system.copied_files)()) {
                    ctx.send_viewport_cmd(ViewportCommand::RequestPaste);
                }
            }
            Command::First => self.show_moves(0),
            Command::Back => self.show_moves(shown.saturating_sub(1)),
            Command::Forward => self.show_moves(shown + 1),
            Command::Last => self.show_moves(moves),
            Command::Flip => {
                self.let_go();
                self.screens.game.board.flipped = !self.screens.game.board.flipped;
            }
            Command::FullScreen => {
                ctx.send_viewport_cmd(ViewportCommand::Fullscreen(!is_full_screen(ctx)));
            }
            Command::ToBoard => match &mut self.screens.study {
                Some(study) if stage == Screen::Study => study.want_focus(),
                _ => self.screens.game.board.widget.want_focus(),
            },
            Command::Wipe => self.screens.game.board.widget.wipe(),
            Command::Aloud(aloud) => self.tell_aloud(aloud),
            Command::Engines => {
                let engines = Engines::of(&self.prefs.engines, installed(&self.system.engine_folders));
                self.overlay.dialog = Some(Dialog::Engines(Box::new(engines)));
            }
            Command::Tables => {
                self.overlay.dialog = Some(Dialog::Tables(TablesForm::new(self.system.tables.clone())));
            }
            Command::Hint => self.hint(),
            Command::Analysis => self.turn_analysis(),
            Command::Shortcuts => self.overlay.dialog = Some(Dialog::Shortcuts),
            Command::CopyDetails => {
                let report = self.system.report(ctx, self.prefs.texts.language());
                self.overlay.copy(ctx, report, Message::DetailsCopied);
            }
            Command::About => self.overlay.dialog = Some(Dialog::About),
            Command::Switch(Setting::Sound) => self.turn_sound(ctx),
            Command::Switch(Setting::Speak) => self.turn_speech(ctx),
            Command::Switch(setting) => self.set(ctx, |settings| setting.turn(settings)),
            Command::Choose(Choice::Volume(volume)) => self.turn_up(ctx, volume),
            Command::Choose(choice) => self.set(ctx, |settings| choice.choose(settings)),
            Command::TextLarger => self.resize_text(ctx, true),
            Command::TextSmaller => self.resize_text(ctx, false),
            Command::Adjourn => self.ask_for_sealed_move(),
            Command::OpenEnvelope => self.overlay.dialog = Some(Dialog::OpenEnvelope),
            Command::Settings => self.overlay.dialog = Some(Dialog::Settings(Box::default())),
            other => self.at_table(other),
        }
    }

    /// Closes the dialog. After a question about a study of the list, the list comes back.
    fn close_dialog(&mut self, ctx: &Context) {
        if let Some(Dialog::ThrowAway { listed: true, .. }) = self.overlay.dialog.take() {
            self.open_recent(ctx);
        }
    }

    /// Selects the next larger or smaller text size.
    fn resize_text(&mut self, ctx: &Context, larger: bool) {
        if let Some(next) = next_text_size(self.prefs.settings.text_size, larger) {
            self.set(ctx, |settings| settings.text_size = next);
        }
    }

    /// Opens the new-game dialog with the last set-up.
    fn open_new_game(&mut self) {
        let last = self.last_setup();
        self.overlay.dialog = Some(Dialog::NewGame(Box::new(self.new_game_dialog(&last))));
    }

    /// Resumes the clock after sleep; `counts` adds the time asleep to it.
    fn wake(&mut self, asleep: Duration, counts: bool) {
        self.overlay.dialog = None;
        // Only the players open a sealed move.
        if self.session.table().sealed_by().is_none() {
            self.deed(Deed::Resume);
        }
        if counts {
            self.session.count_sleep(asleep);
            self.deed(Deed::Tick);
        }
    }
}
