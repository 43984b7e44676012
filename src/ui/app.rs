//! The window's state and the one place where it changes.
//!
//! A frame: the views read the table and push actions; the last lines do them. Nothing asks for another frame unless a piece
//! is on its way.
//!
//! Absent on purpose: laying the views out (see `window`), painting (each view does its own), and the rules of the game (the table's).

use std::path::PathBuf;
use std::sync::mpsc::Receiver;
use std::time::Duration;

use egui::{Context, Event, ThemePreference, Ui, ViewportCommand};

use super::action::Action;
use super::analysis::{Analysis, Analysts, Hints};
use super::art::Art;
use super::begin::draw_lots;
use super::board::Board;
use super::clock_face;
use super::command::Command;
use super::dead_watch::DeadWatch;
use super::desk::Desk;
use super::dialogs::{Dialog, NewGame};
use super::facts::Facts;
use super::files::Chooser;
use super::keys::Keys;
use super::note::Note;
use super::openings::Openings;
use super::opponent::{Invite, Opponents};
use super::picture::Picture;
use super::play::{Found, Play, Readings};
use super::save::Saving;
use super::settings::{Advice, Appearance, Settings, Store};
use super::stage::{Stage, Stages};
use super::study::{self, Study};
use super::theme;
use super::words::{Language, Words};
use crate::engine::guest::GuestSetup;
use crate::rules::Square;
use crate::table::{Deed, GameSetup, Table};

/// The longest time between the two clicks of a hasty hand, in seconds.
pub(super) const SECOND_CLICK: f64 = 0.4;

/// What the window gets from the computer: where settings and journals are, the language, the time, chance,
/// the files that the player chooses, and whoever else plays.
pub struct Outside {
    pub store: Store,
    pub language: Language,
    pub readings: Readings,
    pub chance: fastrand::Rng,
    /// The folder of journals; without one games are not written down.
    pub journals: Option<PathBuf>,
    pub files: Chooser,
    pub analysts: Analysts,
    pub invite: Invite,
}

/// The window.
pub struct App {
    pub(super) play: Play,
    pub(super) readings: Readings,
    pub(super) chance: fastrand::Rng,
    pub(super) journals: Option<PathBuf>,
    pub(super) files: Chooser,
    pub(super) analysts: Analysts,
    pub(super) analysis: Analysis,
    pub(super) hints: Hints,
    pub(super) opponents: Opponents,
    pub(super) dead_watch: DeadWatch,
    pub(super) stages: Stages,
    pub(super) board: Board,
    pub(super) art: Art,
    pub(super) words: Words,
    pub(super) settings: Settings,
    pub(super) store: Store,
    /// The engines that the player has added.
    pub(super) guests: Vec<GuestSetup>,
    system_language: Language,
    pub(super) flipped: bool,
    /// After how many moves the board last turned to the player having the move.
    pub(super) turned_for: Option<usize>,
    /// How many moves the board shows, while the player looks back.
    pub(super) back: Option<usize>,
    /// The table was told of the press that is going on.
    pub(super) pressing: bool,
    pub(super) note: Option<Note>,
    /// What is told when that has been read.
    pub(super) next_note: Option<Note>,
    pub(super) dialog: Option<Dialog>,
    pub(super) desk: Desk,
    /// The piece that the keyboard is to move; nothing has touched it yet.
    pub(super) keyed: Option<Square>,
    /// Until then presses are not heard: buttons have just changed places under the pointer.
    pub(super) deaf_until: f64,
    /// The move that is being typed.
    pub(super) typing: Option<String>,
    keys: Keys,
    /// What the wheel was turned and has not yet walked.
    pub(super) wheel: f32,
    pub(super) opening: Option<Receiver<PathBuf>>,
    pub(super) saving: Option<Saving>,
    pub(super) saving_study: Option<study::Saving>,
    /// The level at which a person might play better games, now that one is over.
    pub(super) advice: Option<Advice>,
    pub(super) openings: Openings,
    picture: Option<Picture>,
}

impl App {
    /// A window on a game that begins, with the settings of this store.
    pub fn new(ctx: &Context, setup: Option<GameSetup>, outside: Outside) -> App {
        theme::install(ctx);
        let Outside {
            mut store,
            language: system_language,
            readings,
            mut chance,
            journals,
            files,
            invite,
            analysts,
        } = outside;
        let (settings, trouble) = store.read();
        let (play, found) = match setup {
            Some(setup) => {
                let setup = draw_lots(setup, &mut chance);
                (Play::new(setup, readings.clone(), journals.clone()), Found::default())
            }
            None => Play::reopen(GameSetup::default(), readings.clone(), journals.clone()),
        };
        let reopened = found.game.is_some();
        let lot = play.table().lone_person().filter(|_| play.table().setup().lot);
        let mut app = App {
            play,
            readings,
            chance,
            journals,
            files,
            analysts,
            analysis: Analysis::default(),
            hints: Hints::default(),
            opponents: Opponents::new(invite),
            dead_watch: DeadWatch::default(),
            stages: Stages::default(),
            board: Board::default(),
            art: Art::new(),
            words: Words::new(settings.language.unwrap_or(system_language)),
            settings,
            guests: store.guests(),
            store,
            system_language,
            flipped: false,
            turned_for: None,
            back: None,
            pressing: false,
            note: Note::of_found(found).or(trouble.map(Note::Settings)).or(lot.map(Note::ByLot)),
            next_note: None,
            dialog: None,
            desk: Desk::default(),
            keyed: None,
            deaf_until: 0.0,
            typing: None,
            keys: Keys::default(),
            wheel: 0.0,
            opening: None,
            saving: None,
            saving_study: None,
            advice: None,
            openings: Openings::default(),
            picture: None,
        };
        app.find_study();
        app.apply_settings(ctx);
        app.face_person(None);
        if reopened {
            app.hold_watched();
        }
        app
    }

    /// The window will save a picture of itself and close.
    pub(super) fn set_picture(&mut self, picture: Option<Picture>) {
        self.picture = picture;
    }

    /// The table, for who looks on.
    pub fn table(&self) -> &Table {
        self.play.table()
    }

    /// How many moves the board shows.
    pub fn shown(&self) -> usize {
        self.back.unwrap_or(self.play.table().moves().len())
    }

    /// Reads the table and the time, once a frame.
    fn facts(&mut self) -> Facts {
        let away = self.stages.shown() != Stage::Game;
        let drawings = !self.board.drawings().is_empty();
        Facts {
            away,
            editing: self.stages.shown() == Stage::Editor,
            study: self.study().map(Study::facts),
            drawings,
            keyed: self.keyed,
            held: self.opponents.are_held(),
            advice: self.advice,
            analysed: self.analysis.is_on(),
            ..Facts::of(&self.play, self.settings, self.shown())
        }
    }

    /// Does what the views asked for.
    pub fn act(&mut self, ctx: &Context, action: Action) {
        let Some(action) = self.act_in_study(ctx, action) else { return };
        match action {
            Action::Do(deed) if self.desk.claiming.is_some() => self.claim_hand(&deed),
            Action::Do(deed) => self.deed(deed),
            Action::Command(command) => self.command(ctx, command),
            Action::Show(moves) => self.show_moves(moves),
            Action::Begin(setup) => {
                let trouble = self.store.keep_game(&setup);
                self.begin(*setup);
                self.note = trouble.map(Note::Settings).or(self.note.take());
            }
            Action::SaveSetup(setup) => self.save_setup(ctx, &setup),
            Action::Open(file) => {
                self.dialog = None;
                self.open(ctx, &file);
            }
            Action::OpenGame(game) => self.open_listed(ctx, game),
            Action::CloseGames => self.close_games(),
            Action::Paste(text) => self.paste(&text),
            Action::Typing(text) => self.typing = text,
            Action::Typed(text) => self.typed(&text),
            Action::Enter(square) => self.enter(square),
            Action::Leave(next) => {
                self.dialog = None;
                self.put_on_board(*next);
            }
            Action::Wake { asleep, counts } => self.wake(asleep, counts),
            Action::MakeClaim => self.make_claim(),
            Action::CloseClaim => self.desk.claiming = None,
            Action::CloseDialog => self.dialog = None,
            Action::SetUp(setup) => {
                self.dialog = None;
                self.open_room_for(*setup);
            }
            Action::Agree(setup) => {
                let dialog = NewGame::beside(&setup, &self.guests, self.chance.fork());
                self.dialog = Some(Dialog::NewGame(Box::new(dialog)));
            }
            Action::PlayFrom(position) => self.agree_from(*position),
            Action::StudyFrom(position) => self.study_from(*position),
            Action::Guest(wish) => self.guest_wish(ctx, wish),
            Action::AnalyseWith(name) => self.analyse_with(name.as_deref()),
            Action::Tags(form) => self.fill_in_tags(&form),
            Action::Return => {
                self.stages.back();
                self.look_at_list(ctx);
            }
            Action::TakeOver { color, engine } => self.take_over(ctx, color, engine),
        }
    }

    /// The dialog of a new game, filled in as this one.
    fn open_new_game(&mut self) {
        let last = self.last_setup();
        self.dialog =
            Some(Dialog::NewGame(Box::new(NewGame::after(&last, &self.guests, self.chance.fork()))));
    }

    /// Returns from looking back.
    pub(super) fn look_at_game(&mut self) {
        self.back = None;
        self.note = None;
    }

    fn command(&mut self, ctx: &Context, command: Command) {
        let (moves, shown) = (self.play.table().moves().len(), self.shown());
        match command {
            Command::NewGame => self.open_new_game(),
            Command::Room => self.open_room(),
            Command::Lesson => self.open_lesson(),
            Command::StudyGame => self.study_game(),
            Command::ShowMate => self.show_mate(),
            Command::Study => self.open_last_study(),
            Command::Rematch => {
                let setup = self.rematch();
                self.begin(setup);
            }
            Command::RematchAnew => {
                let setup = self.rematch();
                self.open_room_again(setup);
            }
            Command::LevelUp | Command::LevelDown => {
                if let Some(setup) = self.rematch_as_advised() {
                    self.act(ctx, Action::Begin(Box::new(setup)));
                }
            }
            Command::Open => self.choose_file(ctx),
            Command::Recent => self.open_recent(ctx),
            Command::KeepGame => self.keep_game(ctx),
            Command::Quit => ctx.send_viewport_cmd(ViewportCommand::Close),
            Command::Copy => self.copy_position(ctx),
            Command::CopyGame => self.copy_game(ctx),
            Command::SaveGame => self.save_game(ctx),
            Command::Editor => self.open_editor_again(),
            Command::SavePosition => self.save_position(ctx),
            Command::CopyPicture => self.copy_picture(ctx),
            Command::SavePicture => self.save_picture(ctx),
            Command::SaveFilm => self.save_film(ctx),
            Command::Paste => ctx.send_viewport_cmd(ViewportCommand::RequestPaste),
            Command::First => self.show_moves(0),
            Command::Back => self.show_moves(shown.saturating_sub(1)),
            Command::Forward => self.show_moves(shown + 1),
            Command::Last => self.show_moves(moves),
            Command::Flip => {
                self.let_go();
                self.flipped = !self.flipped;
            }
            Command::Wipe => self.board.wipe(),
            Command::Engines => self.open_engines(),
            Command::Hint => self.hint(ctx),
            Command::Analysis => self.turn_analysis(),
            Command::Lines(lines) => self.set(ctx, |settings| settings.lines = lines),
            Command::Shortcuts => self.dialog = Some(Dialog::Shortcuts),
            Command::About => self.dialog = Some(Dialog::About),
            Command::Coordinates => self.set(ctx, |settings| settings.coordinates = !settings.coordinates),
            Command::OffCentre => self.set(ctx, |settings| settings.off_centre = !settings.off_centre),
            Command::TurnToMover => {
                self.set(ctx, |settings| settings.turn_to_mover = !settings.turn_to_mover);
            }
            Command::FaceToFace => self.set(ctx, |settings| settings.face_to_face = !settings.face_to_face),
            Command::AtOnce => self.set(ctx, |settings| settings.at_once = !settings.at_once),
            Command::Appearance(appearance) => self.set(ctx, |settings| settings.appearance = appearance),
            Command::BoardTheme(board) => self.set(ctx, |settings| settings.board = board),
            Command::Language(language) => self.set(ctx, |settings| settings.language = language),
            Command::Notation(notation) => self.set(ctx, |settings| settings.notation = notation),
            other => {
                let facts = self.facts();
                self.at_table(other, &facts);
            }
        }
    }

    /// Whether the board shows an earlier position.
    pub(super) fn is_looking_back(&self) -> bool {
        self.back.is_some()
    }

    /// Looks at an earlier position; what is in hand goes back first.
    fn show_moves(&mut self, moves: usize) {
        if self.play.table().selected().is_some() || self.play.table().promoting().is_some() {
            self.deed(Deed::Cancel);
        }
        self.note = None;
        self.back = Some(moves).filter(|moves| *moves < self.play.table().moves().len());
    }

    fn set(&mut self, ctx: &Context, change: impl FnOnce(&mut Settings)) {
        change(&mut self.settings);
        self.note = self.store.write(&self.settings).map(Note::Settings);
        self.apply_settings(ctx);
    }

    fn apply_settings(&mut self, ctx: &Context) {
        ctx.set_theme(match self.settings.appearance {
            Appearance::System => ThemePreference::System,
            Appearance::Light => ThemePreference::Light,
            Appearance::Dark => ThemePreference::Dark,
        });
        let language = self.settings.language.unwrap_or(self.system_language);
        if language != self.words.language() {
            self.words = Words::new(language);
        }
    }

    /// What time alone brings, also while the window is hidden: a flag that falls, a computer that was asleep, a disk that
    /// is full.
    fn tick(&mut self, ctx: &Context) {
        let now = self.play.now();
        if let Some(asleep) = self.play.take_asleep() {
            self.deed(Deed::Pause);
            self.dialog = Some(Dialog::Asleep(asleep));
        }
        if let Some(falls) = self.play.table().flag_falls_at().filter(|_| self.play.is_started()) {
            if falls <= now {
                self.deed(Deed::Tick);
            } else {
                ctx.request_repaint_after(Duration::from_millis(falls - now));
            }
        }
        if let Some(trouble) = self.play.trouble() {
            self.note = Some(Note::Journal(trouble));
        }
    }

    /// Where a castling was announced, a claim card came or went, or the game ended, other buttons are under the pointer.
    fn mind_second_click(&mut self, ctx: &Context, before: (bool, bool, bool), stage: Stage) {
        let table = self.play.table();
        let now = (table.announced().is_some(), self.desk.claiming.is_some(), table.result().is_some());
        if (now.0 && !before.0) || (now.1, now.2) != (before.1, before.2) || self.stages.shown() != stage {
            self.deaf_until = ctx.input(|input| input.time) + SECOND_CLICK;
        }
    }

    /// Whether the time asleep counts; either way the clock goes on.
    fn wake(&mut self, asleep: Duration, counts: bool) {
        self.dialog = None;
        self.deed(Deed::Resume);
        if counts {
            self.play.count_sleep(asleep);
            self.deed(Deed::Tick);
        }
    }
}

impl eframe::App for App {
    fn logic(&mut self, ctx: &Context, _frame: &mut eframe::Frame) {
        self.take_chosen(ctx);
        self.take_arriving(ctx);
        self.take_saving();
        self.keep_study(ctx);
        self.tick(ctx);
        self.end_where_dead(ctx);
        self.opponents_play(ctx);
        self.tick_analysis(ctx);
        self.note = self.note.take().or_else(|| self.next_note.take());
    }

    /// What was done to a study in the last moment is not lost.
    fn on_exit(&mut self, _gl: Option<&eframe::glow::Context>) {
        // Nobody is there to be told.
        let _ = self.leave_study();
    }

    /// The second of two quick clicks was meant for the button that was there before.
    fn raw_input_hook(&mut self, _ctx: &Context, input: &mut egui::RawInput) {
        if input.time.is_some_and(|time| time < self.deaf_until) {
            let press = |event: &Event| matches!(event, Event::PointerButton { pressed: true, .. });
            input.events.retain(|event| !press(event));
        }
    }

    fn ui(&mut self, ui: &mut Ui, _frame: &mut eframe::Frame) {
        self.art.begin_frame();
        self.take_dropped(ui.ctx());
        let mut actions = Vec::new();
        let facts = self.facts();
        if self.dialog.is_none() {
            let claiming = self.desk.claiming.is_some();
            self.keys.read(ui.ctx(), &self.words, &facts, claiming, &mut self.typing, &mut actions);
        }
        self.show(ui, &facts, &mut actions);
        if let Some(change) =
            clock_face::until_change(self.play.table(), facts.now).filter(|_| self.play.is_started())
        {
            ui.ctx().request_repaint_after(change);
        }
        let ctx = ui.ctx().clone();
        // What was done may change what the next frame shows, and nothing else asks for that frame.
        if !actions.is_empty() {
            ctx.request_repaint();
        }
        let stage = self.stages.shown();
        let before = (facts.announced.is_some(), self.desk.claiming.is_some(), facts.over);
        for action in actions {
            self.act(&ctx, action);
        }
        if self.dialog.is_some() {
            self.let_go();
        }
        self.mind_second_click(&ctx, before, stage);
        if let Some(picture) = &mut self.picture {
            picture.tick(&ctx);
        }
    }
}
