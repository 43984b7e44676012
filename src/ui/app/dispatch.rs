//! Carries out the requests that the views push during a frame.
//!
//! For commands, see `ui::app::commands`; for actions at the table, `ui::app::moves`.

#![deny(clippy::wildcard_enum_match_arm)]

use egui::Context;

use super::App;
use super::exercises::{CASES, EXERCISES};
use super::screens::Chess960Setup;
use crate::engine::Level;
use crate::session::ClockPress;
use crate::start::Start;
use crate::storage::crash;
use crate::study::{Origin, Study};
use crate::table::{Deed, GameSetup, Seat};
use crate::text::typed_move;
use crate::ui::access::queries::question::BoardQuestion;
use crate::ui::dialogs::{Dialog, NewGame};
use crate::ui::screens::learn::book::pages;
use crate::ui::view::request::GamePurpose;
use crate::ui::view::{ClockState, Command, Message, Request, Screen};

impl App {
    /// Carries out a request.
    #[expect(clippy::too_many_lines, reason = "one arm for each request")]
    pub fn handle(&mut self, ctx: &Context, request: Request) {
        crash::note(request.summary());
        self.overlay.announcer.note_input();
        match request {
            Request::Board(event) => match self.screens.studied_mut() {
                Some(study) => study.on_board(event),
                None => self.on_board(event),
            },
            Request::Do(deed) if let Some(study) = self.screens.studied_mut() => study.deed(deed),
            // While a claim is being entered, no promotion piece can be chosen.
            Request::Do(Deed::Promote { .. }) if self.screens.game.panel_state.claiming.is_some() => {}
            Request::Do(deed) => self.deed(deed),
            Request::Confirm(asked, request) => self.overlay.confirm(asked, *request),
            Request::Proceed => {
                if let Some(Dialog::Confirm { request, listed, .. }) = self.overlay.dialog.take() {
                    self.handle(ctx, *request);
                    if listed {
                        self.open_recent(ctx);
                    }
                }
            }
            Request::PauseAndProceed => {
                if self.game().clock() == ClockState::Running {
                    self.deed(Deed::PAUSE);
                }
                self.handle(ctx, Request::Proceed);
            }
            Request::LeaveFor(screen) => {
                self.screens.show(screen);
                self.overlay.forget_game();
                (self.overlay.is_at_game, self.overlay.is_at_exam) = (false, false);
            }
            Request::Command(command) => self.command(ctx, command),
            Request::PressSpaceBar => self.press_clock(ClockPress::SpaceBar),
            Request::PressClockKey(key) => self.press_clock_key(key),
            Request::Show(moves) => self.show_moves(moves),
            Request::Start(setup) => {
                let trouble = self.prefs.store.keep_game(&setup);
                self.start_game(*setup);
                self.overlay.tell(trouble.map(Message::Settings));
            }
            Request::SaveSetup(setup) => self.save_setup(ctx, &setup),
            Request::Open(file) => {
                self.overlay.dialog = None;
                self.open(ctx, &file);
            }
            Request::DiscardStudy(kept) => {
                self.discard_study(kept.as_deref());
                if self.screens.shown() == Screen::Start {
                    self.open_start(ctx);
                }
            }
            Request::OpenGame(game) => self.open_listed(ctx, game, GamePurpose::Listed),
            Request::OpenStudy { copy, reviews } => self.reopen_study(copy.as_deref(), reviews),
            Request::OpenLocated { game, purpose } => {
                self.overlay.dialog = None;
                self.open_game(ctx, *game, purpose, true);
            }
            Request::SaveInFile(place) => self.save_in_file(ctx, place),
            Request::CloseGames => {
                self.screens.games = None;
                self.screens.back();
            }
            Request::Paste(text) => self.paste(ctx, text),
            Request::OpenCopied => _ = self.open_first_of(ctx, &(self.system.copied_files)()),
            Request::Typing(typing) => self.screens.game.typing = typing,
            Request::Typed(text) if let Some(command) = self.typed_command(&text) => {
                self.command(ctx, command);
                self.overlay.keys.turned = command == Command::Flip;
            }
            Request::Typed(text) if let Some(study) = self.screens.studied_mut() => {
                self.overlay.dismiss();
                self.overlay.announcer.refused();
                study.typed(&text, &self.prefs.texts);
            }
            Request::Typed(text) if self.screens.shown() == Screen::Exercises => self.try_typed(ctx, &text),
            Request::Typed(text) if self.game().awaits_engine() => self.keep_typed(ctx, text),
            Request::Typed(text) if let Some(squares) = self.typed_by_hand(&text) => {
                self.move_by_hand(squares);
            }
            Request::Typed(text) => match self.read(&text) {
                Ok(text) => {
                    self.deed(Deed::Move { text });
                    self.say_hands();
                }
                Err(reason) => {
                    self.overlay.announcer.refused();
                    self.overlay.tell(Message::Refused(reason));
                }
            },
            Request::Ask(text) => {
                let question = BoardQuestion::read(&text, &self.prefs.texts);
                self.answer(|answers| answers.question(question));
            }
            Request::OpenDamaged(game) => self.open_saved(*game),
            Request::StartOrAsk(setup) => {
                self.overlay.dialog = None;
                self.start_or_ask(*setup);
            }
            Request::Quit => self.overlay.quit(ctx),
            Request::ResetClock => self.start_game(self.session.table().setup().clone()),
            Request::AbandonAndStart(game) => self.start_game(*game),
            Request::Wake { asleep, counts } => {
                self.overlay.dialog = None;
                // A sealed move is opened only when the players ask for it.
                if self.session.table().sealed_by().is_none() {
                    self.deed(Deed::RESUME);
                }
                if counts {
                    self.session.count_sleep(asleep);
                    self.deed(Deed::Tick);
                }
            }
            Request::Seal(text) => {
                self.overlay.dialog = None;
                // A move that can be read is sealed with English piece letters.
                let text = typed_move::sealed(self.session.table(), &text, &self.prefs.texts);
                self.deed(Deed::Seal { text });
            }
            Request::ScoreToApprove(score) => self.screens.game.panel_state.score = Some(score),
            Request::SkipApproval => self.screens.game.panel_state.approval_skipped = true,
            Request::MakeClaim => self.make_claim(),
            Request::CloseClaim => self.close_claim(),
            Request::CloseDialog => {
                if let Some(Dialog::Confirm { listed: true, .. }) = self.overlay.dialog.take() {
                    self.open_recent(ctx);
                }
            }
            Request::Choose(settings) => self.set(ctx, |all| *all = *settings),
            Request::OpenChess960(setup) => {
                self.overlay.dialog = None;
                self.open_chess960(Chess960Setup::With(*setup));
            }
            Request::OpenNewGame(setup) => self.open_new_game(&setup, NewGame::of_room),
            Request::PlayFrom(position) => {
                let start = Start::at(*position);
                let last = self.system.reseeded(self.agreements());
                let setup = GameSetup { start, lot: false, ..last };
                self.open_new_game(&setup, NewGame::at_position);
            }
            Request::StudyFrom(position) => {
                self.open_study(Study::from_start(Start::at(*position)));
            }
            Request::Engine(request) => self.engine_request(ctx, request),
            Request::ElectronicBoard(request) => self.board_request(ctx, request),
            Request::ChooseTables => self.choose_tables(ctx),
            Request::ForgetTables => self.use_tables(ctx, None),
            Request::Print(choice) => self.print(ctx, choice),
            Request::SaveGif(choice) => self.save_gif(ctx, choice),
            Request::PrintCertificate(certificate) => self.print_certificate(ctx, *certificate),
            Request::HandInExam => self.screens.exam.iter_mut().for_each(|exam| exam.hand_in()),
            Request::NoteExercise(line) => self.note_answer(EXERCISES, &line),
            Request::ChooseExercises => self.choose_exercises(ctx),
            Request::AddSupplied => self.add_supplied(),
            Request::StopSearch => self.stop_search(),
            Request::Refute(position) => self.session.refute(*position, self.now()),
            Request::FindMoments => self.session.find_moments(),
            Request::NotePractice(note) => self.note_answer(CASES, &note.line()),
            Request::AnalyseWith(name) => {
                self.overlay.dismiss();
                self.overlay.tell(self.prefs.store.keep_analyst(name.as_deref()).map(Message::Settings));
            }
            Request::Tags(form) => {
                self.overlay.dialog = None;
                if let Some(screen) = &mut self.screens.study {
                    screen.study.edit(|record| form.fill_in(record));
                }
            }
            Request::ToGame => self.screens.show_home(),
            Request::TourDone => self.prefs.store.keep_tour_done(),
            Request::TryInstead { moves, tried } => self.session.try_instead(moves, tried),
            Request::PlaySound(cue) => _ = self.system.sound.play(cue, &self.prefs.settings),
            Request::Explain(article) => self.open_book(Some(article)),
            Request::PlayThrough(number) => {
                if let Some(record) = pages::game(number, self.prefs.texts.language()) {
                    self.open_study(Study::new(record, Origin::Nowhere));
                }
            }
            Request::StartChoice(choice, action) => self.choose_start(choice, action),
            Request::LoadUsedStarts(event) => self.load_used_starts(&event),
            Request::KeepEvent(event) => self.prefs.store.keep_event(&event),
            Request::NoteUsedStart { event, round, number } => self.note_used_start(&event, round, number),
            Request::Return => {
                self.screens.back();
                if self.screens.shown() == Screen::Start {
                    let due = self.count_due(ctx);
                    if let Some(start) = &mut self.screens.start {
                        start.set_due(due);
                    }
                }
                self.look_at_list(ctx);
            }
            Request::TakeOver { color, engine } => {
                self.overlay.dialog = None;
                let seat = match engine {
                    true => Seat::Level { level: Level::FULL, seed: self.system.rng.u32(..).into() },
                    false => Seat::Person,
                };
                for event in self.session.take_over(color, seat, self.now()) {
                    self.on_event(event);
                }
            }
        }
    }
}
