//! Carries out commands from menus, buttons and shortcuts. If a study is on screen, the commands that studies share
//! with games apply to the study.
//!
//! The module `ui::view::command` lists the commands and says when they are available.

#![deny(clippy::wildcard_enum_match_arm)]

use std::convert::identity;

use egui::{Context, ViewportCommand};

use super::App;
use super::screens::Chess960Setup;
use crate::engine::Level;
use crate::engine::external::installed;
use crate::session::ClockPress;
use crate::study::{Study, Walk};
use crate::table::Deed;
use crate::ui::dialogs::{ChessClock, ClocksForm, Dialog, Engines, PrintForm, TablesForm};
use crate::ui::files::{EXTENSIONS, Question};
use crate::ui::screens::games::Games;
use crate::ui::screens::learn::lessons::Course;
use crate::ui::sound::cue::Cue;
use crate::ui::view::layout::is_full_screen;
use crate::ui::view::request::{Confirmation, PrintSource};
use crate::ui::view::settings::next_text_size;
use crate::ui::view::{Choice, Command, Message, Request, Screen, Setting};

impl App {
    #[expect(clippy::too_many_lines, reason = "one arm for each command")]
    pub(super) fn command(&mut self, ctx: &Context, command: Command) {
        let (moves, shown) = (self.session.table().moves().len(), self.shown());
        // On most screens, a key press removes the message about added exercises, but the keys of a shortcut are
        // consumed before that.
        self.overlay.dismiss_if(|message| matches!(message, Message::ExercisesAdded(_)));
        match command {
            Command::Start => self.open_start(ctx),
            Command::NewGame => {
                let last = self.system.reseeded(self.agreements());
                self.open_new_game(&last, identity);
            }
            Command::Chess960 => self.open_chess960(Chess960Setup::AsLeft),
            Command::Rematch => {
                let setup = self.rematch();
                self.start_game(setup);
            }
            Command::RematchAnew => {
                let setup = self.rematch();
                self.open_chess960(Chess960Setup::Again(setup));
            }
            Command::LevelUp | Command::LevelDown => {
                let next = if command == Command::LevelUp { Level::harder } else { Level::easier };
                if let Some(level) = self.game().opposing_level().and_then(next) {
                    let setup = self.rematch().at_level(level);
                    self.handle(ctx, Request::Start(Box::new(setup)));
                }
            }
            Command::StudyGame => self.study_game(),
            Command::ShowMate => self.show_mate(),
            Command::Review => self.review_shown(ctx),
            Command::Study => self.open_last_study(),
            Command::NewStudy => self.open_new_study(),
            Command::Edit(edit) => self.edit_study(ctx, edit),
            Command::Open => {
                let question =
                    Question::existing(t!(self.prefs.texts, "cmd-open"), "PGN, FEN, Jadoube", EXTENSIONS);
                self.background.opening.get_or_insert_with(|| self.system.choose(ctx, question));
            }
            Command::Recent => self.open_recent(ctx),
            Command::Clock => self.turn_clock(),
            Command::ChessClock => {
                // The dialog is filled in from the clock without a board if one is in use, otherwise from the settings
                // of the last game.
                let setup = self.session.table().setup();
                let last = if setup.clock_only { setup.clock.clone() } else { self.agreements().clock };
                self.overlay.open(Dialog::ChessClock(Box::new(ChessClock::after(&last))));
            }
            Command::PressClock => self.press_clock(ClockPress::Button),
            Command::AdjustClock => self.screens.clock.toggle_adjusting(),
            Command::StopClocks => {
                self.look_at_game();
                self.at_table(Deed::stop_for_ruling(None));
            }
            Command::Incident => self.overlay.open(Dialog::Incident(Box::default())),
            Command::SetClocks => self.overlay.open(Dialog::Clocks(ClocksForm::of(self.session.table()))),
            Command::ResetClock => self.overlay.confirm(Confirmation::ResetClock, Request::ResetClock),
            Command::Jadoube => self.at_table(Deed::Jadoube),
            Command::Castle => self.castle(),
            Command::CastleWith(side) => self.at_table(Deed::Castle { side }),
            Command::Confirm => self.at_table(Deed::Confirm),
            Command::Claim => self.open_claim(None),
            Command::ClaimOf(by) => self.open_claim(Some(by)),
            Command::OfferDraw(by) => self.at_table(Deed::OfferDraw { by }),
            Command::RequestIncrement => {
                let by = self.game().turn();
                self.at_table(Deed::RequestIncrement { by });
            }
            Command::AcceptDraw | Command::DeclineDraw => {
                let accept = command == Command::AcceptDraw;
                if let Some(offered) = self.session.table().draw_offer() {
                    self.at_table(Deed::AnswerDraw { by: !offered, accept });
                }
            }
            Command::TakeBack => {
                let by = self.game().takes_back();
                self.at_table(Deed::TakeBack { by });
            }
            Command::TakeBackOf(by) => self.at_table(Deed::TakeBack { by }),
            Command::AllowTakeBack | Command::RefuseTakeBack => {
                let accept = command == Command::AllowTakeBack;
                if let Some(asked) = self.session.table().take_back_asked() {
                    self.at_table(Deed::AnswerTakeBack { by: !asked, accept });
                }
            }
            Command::Resign(by) => self.at_table(Deed::Resign { by }),
            Command::Adjourn => {
                self.look_at_game();
                self.overlay.open(Dialog::Seal(Box::default()));
            }
            Command::OpenEnvelope => {
                self.overlay.confirm(Confirmation::OpenEnvelope, Request::Do(Deed::RESUME));
            }
            Command::Approve(by) => self.sign(by),
            Command::Quit => match self.what_quitting_loses() {
                Some(asked) => self.overlay.confirm(asked, Request::Quit),
                None => self.overlay.quit(ctx),
            },
            Command::Copy => {
                self.overlay.copy(ctx, self.screens.fen(self.session.table()), Message::Copied);
            }
            Command::Paste => {
                if !self.open_first_of(ctx, &(self.system.copied_files)()) {
                    ctx.send_viewport_cmd(ViewportCommand::RequestPaste);
                }
            }
            Command::CopyGame => {
                let pgn = self.study().map_or_else(|| self.game_shown().pgn(), Study::pgn);
                self.overlay.copy(ctx, pgn, Message::GameCopied);
            }
            Command::SaveGame if self.study().is_some() => self.save_study(ctx),
            Command::SaveGame => self.choose_game_file(ctx, false),
            Command::AddToFile => self.choose_game_file(ctx, true),
            Command::DeleteGame => self.edit_list(ctx, Games::delete),
            Command::MoveGameUp => self.edit_list(ctx, Games::move_up),
            Command::MoveGameDown => self.edit_list(ctx, Games::move_down),
            Command::SaveOrder => self.edit_list(ctx, Games::keep_order),
            Command::UndoList => self.edit_list(ctx, Games::undo),
            Command::SaveUnfinishedGame => self.save_unfinished_game(ctx),
            Command::LiveFile => self.turn_live_file(ctx),
            Command::Follow => self.choose_followed(ctx),
            Command::Editor => {
                self.let_go();
                self.screens.open_editor(self.session.table());
            }
            Command::SavePosition => self.save_position(ctx),
            Command::CopyPicture => self.export_picture(ctx, true),
            Command::SavePicture => self.export_picture(ctx, false),
            Command::SaveGif => self.choose_gif(),
            Command::SavePdf => self.overlay.open(Dialog::Print(PrintForm::of(PrintSource::ScoreSheet))),
            Command::PrintRound => self.overlay.open(Dialog::Print(PrintForm::of(PrintSource::Round))),
            Command::Wall => self.open_wall(),
            Command::First => self.walk(Walk::Start, 0),
            Command::Back => self.walk(Walk::Back, shown.saturating_sub(1)),
            Command::Forward => self.walk(Walk::Forward, shown + 1),
            Command::Last => self.walk(Walk::End, moves),
            Command::Flip if self.screens.shown() == Screen::Clock => {
                let clock = &mut self.screens.clock;
                clock.is_swapped = !clock.is_swapped;
                self.prefs.store.keep_clock_swapped(clock.is_swapped);
            }
            Command::Flip => {
                self.let_go();
                let board = self.screens.board_mut();
                board.flipped = !board.flipped;
            }
            Command::FullScreen => {
                ctx.send_viewport_cmd(ViewportCommand::Fullscreen(!is_full_screen(ctx)));
            }
            Command::ToBoard if self.overlay.dialog.is_some() => {
                self.overlay.announcer.say(t!(self.prefs.texts, "aloud-dialog"));
            }
            Command::ToBoard => {
                if !self.screens.focus_board() {
                    self.overlay.announcer.say(t!(self.prefs.texts, "board-none"));
                }
            }
            Command::Wipe => match self.screens.studied_mut() {
                Some(study) => study.wipe(),
                None => self.screens.game.board.widget.drawings.clear(),
            },
            Command::Hint => self.hint(),
            Command::Analysis => self.turn_analysis(),
            Command::Switch(setting @ (Setting::Sound | Setting::Speak)) => self.turn_audio(ctx, setting),
            Command::Switch(setting) => self.set(ctx, |settings| setting.turn(settings)),
            Command::Choose(Choice::Volume(volume)) => {
                self.set(ctx, |settings| settings.volume = volume);
                self.system.sound.play(Cue::Move, &self.prefs.settings);
            }
            Command::Choose(choice) => self.set(ctx, |settings| choice.choose(settings)),
            Command::TextLarger | Command::TextSmaller => {
                let larger = command == Command::TextLarger;
                if let Some(next) = next_text_size(self.prefs.settings.text_size, larger) {
                    self.set(ctx, |settings| settings.text_size = next);
                }
            }
            Command::Engines => {
                let engines = Engines::of(&self.prefs.engines, installed(&self.system.engine_folders));
                self.overlay.open(Dialog::Engines(Box::new(engines)));
            }
            Command::Tables => self.overlay.open(Dialog::Tables(TablesForm::new(self.system.tables.clone()))),
            Command::ElectronicBoard => self.open_board_dialog(),
            Command::Book => self.open_book(None),
            Command::Explain => {
                let article = self.quoted_article();
                self.open_book(article);
            }
            Command::Aloud(aloud) => self.tell_aloud(aloud),
            Command::Tour | Command::Lesson => {
                self.let_go();
                self.overlay.focus.forget(Screen::Lesson);
                let course = if command == Command::Tour { Course::Tour } else { Course::Castling };
                self.screens.open_lesson(course, self.prefs.texts.language());
            }
            Command::Exam => {
                self.let_go();
                self.open_exam();
            }
            Command::Exercises => self.open_exercises(),
            Command::Repertoire => self.add_repertoire(),
            Command::Shortcuts => self.overlay.open(Dialog::Shortcuts),
            Command::CopyDetails => {
                let report = self.system.report(ctx, self.prefs.texts.language());
                self.overlay.copy(ctx, report, Message::DetailsCopied);
            }
            Command::About => self.overlay.open(Dialog::About),
            Command::Settings => self.overlay.open(Dialog::Settings(Box::default())),
        }
    }

    /// Steps through the study on screen, or else shows the game after this many plies.
    fn walk(&mut self, walk: Walk, moves: usize) {
        match self.screens.studied_mut() {
            Some(study) => study.walk(walk),
            None => self.show_moves(moves),
        }
    }
}
