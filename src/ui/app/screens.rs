//! What fills the window below the menu: the start screen, the game, the clock without a board, the choice of a
//! Chess960 start, the start of a round for the wall, a lesson, the arbiter's desk, the exercises, a study, the
//! position editor, a list of games, the book, or the review of a finished game.
//!
//! A game stays in progress while other screens are shown.

use std::path::{Path, PathBuf};

use egui::{Context, Rect, Ui};

use super::App;
use super::games::ArrivingGame;
use super::open::PastedText;
use crate::diagram::Scene;
use crate::exam::{Deck, PracticeNote};
use crate::paper::Round;
use crate::platform::Pending;
use crate::rules::{Color, FenStyle, Position, Setup};
use crate::session::Session;
use crate::start::UsedStart;
use crate::table::{GameKind, GameSetup, Table};
use crate::text::language::Language;
use crate::ui::screens::chess960::{Chess960Screen, for_people};
use crate::ui::screens::clock::ClockScreen;
use crate::ui::screens::editor::Editor;
use crate::ui::screens::game::GameScreen;
use crate::ui::screens::games::{Games, Reader};
use crate::ui::screens::learn::book::Book;
use crate::ui::screens::learn::exam::ExamScreen;
use crate::ui::screens::learn::exercises::ExerciseScreen;
use crate::ui::screens::learn::lessons::{Course, Lesson};
use crate::ui::screens::review::ReviewScreen;
use crate::ui::screens::start::StartScreen;
use crate::ui::screens::study::StudyScreen;
use crate::ui::screens::wall::WallScreen;
use crate::ui::table_board::TableBoard;
use crate::ui::view::{Screen, Settings, ViewContext, WindowView};

/// All screens, and which one is shown.
#[derive(Default)]
pub struct Screens {
    pub(crate) game: GameScreen,
    pub(super) clock: ClockScreen,
    shown: Screen,
    /// The screen to return to if there is no other to go back to: the game, or the clock without a board.
    home: Screen,
    /// The screens to go back to, each at most once.
    before: Vec<Screen>,
    pub(crate) start: Option<Box<StartScreen>>,
    room: Option<Box<Chess960Screen>>,
    pub(super) wall: Option<Box<WallScreen>>,
    pub(super) lesson: Option<Box<Lesson>>,
    pub(super) exam: Option<Box<ExamScreen>>,
    pub(super) exercises: Option<Box<ExerciseScreen>>,
    editor: Option<Box<Editor>>,
    pub(crate) study: Option<Box<StudyScreen>>,
    pub(crate) games: Option<Box<Games>>,
    pub(super) book: Option<Box<Book>>,
    pub(super) review: Option<Box<ReviewScreen>>,
    /// A PGN file being read, before it is known whether it has several games.
    pub(crate) arriving: Option<Reader>,
    /// A game that is being read; a large one is read in the background.
    pub(crate) arriving_game: Option<ArrivingGame>,
    /// A large text that was pasted and is being read in the background.
    pub(crate) arriving_text: Option<Pending<PastedText>>,
    /// Whether a menu was open or a text field had the focus in the last frame.
    covered: bool,
}

impl Screens {
    pub fn shown(&self) -> Screen {
        self.shown
    }

    /// Mutable access to the position editor while it is shown.
    pub fn editor_mut(&mut self) -> Option<&mut Editor> {
        self.editor.as_deref_mut().filter(|_| self.shown == Screen::Editor)
    }

    /// The position editor while it is shown.
    pub fn editor(&self) -> Option<&Editor> {
        self.editor.as_deref().filter(|_| self.shown == Screen::Editor)
    }

    /// Shows a screen. If the screen is already among those to go back to, that entry and the later ones are removed.
    pub fn show(&mut self, screen: Screen) {
        if screen == self.home {
            return self.show_home();
        }
        if self.shown != self.home {
            self.before.push(self.shown);
        }
        if let Some(at) = self.before.iter().position(|&before| before == screen) {
            self.before.truncate(at);
        }
        self.shown = screen;
    }

    /// Shows a screen with new content, such as a newly opened study. Its earlier content is no longer among the
    /// screens to go back to.
    pub fn show_new(&mut self, screen: Screen) {
        self.before.retain(|before| *before != screen);
        self.show(screen);
    }

    /// The study while it is shown.
    pub fn study_shown(&self) -> Option<&StudyScreen> {
        self.study.as_deref().filter(|_| self.shown == Screen::Study)
    }

    /// The folder of the file from which the study on screen comes; `None` if no study is on screen or it has no file.
    pub fn study_folder(&self) -> Option<PathBuf> {
        self.study_shown()?.study.folder().map(Path::to_owned)
    }

    /// The working copy of the open study; `None` unless there are unsaved edits and the last write of the copy
    /// succeeded.
    pub fn open_copy(&self) -> Option<PathBuf> {
        self.study.as_ref()?.study.working_copy_file().map(Path::to_owned)
    }

    /// The review while it is shown.
    pub(super) fn review_shown(&self) -> Option<&ReviewScreen> {
        self.review.as_deref().filter(|_| self.shown == Screen::Review)
    }

    /// Whether Black is at the bottom (on a clock with halves side by side, on the left). This is about the editor,
    /// study, review, exercises or clock if one of them is shown, otherwise about the game's board.
    pub fn is_flipped(&self) -> bool {
        use Screen::*;
        let flipped = match self.shown {
            Editor => self.editor.as_ref().map(|editor| editor.is_flipped()),
            Study => self.study.as_ref().map(|study| study.board.flipped),
            Review => self.review.as_ref().map(|review| review.is_flipped()),
            Exercises => self.exercises.as_ref().map(|exercises| exercises.is_flipped()),
            Clock => Some(self.clock.is_swapped),
            Game | Start | Chess960 | Wall | Lesson | Exam | Games | Book => None,
        };
        flipped.unwrap_or(self.game.board.flipped)
    }

    /// The position on the board of the study or the review while its screen is shown, otherwise the position that the
    /// board of the game at this table shows.
    pub fn position(&self, table: &Table) -> Position {
        use Screen::*;
        let position = match self.shown {
            Study => self.study.as_ref().map(|screen| screen.study.position()),
            Review => self.review.as_ref().map(|review| review.position().clone()),
            Game | Clock | Start | Chess960 | Wall | Lesson | Exam | Exercises | Editor | Games | Book => {
                None
            }
        };
        position.unwrap_or_else(|| table.position_after(self.game.moves_shown(table)).clone())
    }

    /// The FEN of the position in the editor, valid or not, or at the current place of the study while either is shown;
    /// otherwise the FEN of `position`.
    pub fn fen(&self, table: &Table) -> String {
        match self.editor() {
            Some(editor) => editor.setup().fen(FenStyle::XFen),
            None => self.position(table).fen(),
        }
    }

    /// A picture of what is on the board of the editor, the study or the game at this table.
    pub fn scene(&self, table: &Table) -> Scene {
        if let Some(study) = self.study_shown() {
            return Scene::at(study.study.record(), study.study.at());
        }
        if let Some(editor) = self.editor() {
            return Scene { board: editor.setup().board, ..Scene::default() };
        }
        let shown = self.game.moves_shown(table);
        let last = shown.checked_sub(1).and_then(|before| Some((before, table.moves().get(before)?)));
        let scene = match last {
            Some((before, played)) => Scene::after(table.position_after(before), played.mv),
            None => Scene::of(table.position_after(shown)),
        };
        Scene { marks: self.game.board.widget.drawings.clone(), ..scene }
    }

    /// Mutable access to the study while it is shown.
    pub fn studied_mut(&mut self) -> Option<&mut StudyScreen> {
        self.study.as_deref_mut().filter(|_| self.shown == Screen::Study)
    }

    /// The board of the study, the exercises or the arbiter's desk while its screen is shown, otherwise the board of
    /// the game.
    pub fn board_mut(&mut self) -> &mut TableBoard {
        use Screen::*;
        let board = match self.shown {
            Study => self.study.as_mut().map(|study| &mut study.board),
            Exercises => self.exercises.as_mut().map(|exercises| exercises.board_mut()),
            Exam => self.exam.as_mut().map(|exam| exam.board_mut()),
            Game | Clock | Start | Chess960 | Wall | Lesson | Editor | Games | Book | Review => None,
        };
        board.unwrap_or(&mut self.game.board)
    }

    /// Moves the keyboard focus to the board of the screen that is shown. Returns whether that screen has a board.
    pub fn focus_board(&mut self) -> bool {
        use Screen::*;
        let board = match self.shown {
            Game | Exam | Exercises | Study => Some(&mut self.board_mut().widget),
            Lesson => self.lesson.as_mut().map(|lesson| lesson.board_mut()),
            Review => self.review.as_mut().map(|review| review.board_mut()),
            Editor => self.editor.as_mut().map(|editor| editor.board_mut()),
            Chess960 => self.room.as_mut().map(|room| room.board_mut()),
            Book => return self.book.as_mut().is_some_and(|book| book.focus_board()),
            Clock | Start | Wall | Games => None,
        };
        board.map(|board| board.wants_focus = true).is_some()
    }

    /// Whether the screen shows the game at this table, or a study whose position is so close to that of the game that
    /// analysing the study would help a player in the game.
    pub fn is_game_shown(&self, table: &Table) -> bool {
        self.study_shown().map_or(self.shown == Screen::Game, |study| study.is_of_game(table))
    }

    /// Shows the game that begins at this table. The study, the arbiter's desk, the exercises, the book, and an editor
    /// with a position other than the game's starting position stay; all other screens are closed. `before` is the
    /// colour of the human who played an engine in the previous game.
    pub fn begin(&mut self, table: &Table, before: Option<Color>) {
        self.game.begin(table, before);
        let start = table.position_after(0);
        let led_here = |editor: &Editor| Position::new(editor.setup()).is_ok_and(|set_up| set_up == *start);
        let (editor, study) = (self.editor.take().filter(|editor| !led_here(editor)), self.study.take());
        let (game, book, exam) = (std::mem::take(&mut self.game), self.book.take(), self.exam.take());
        let (exercises, clock) = (self.exercises.take(), self.clock.renewed());
        *self = Screens { game, clock, exam, exercises, editor, study, book, ..Screens::default() };
        self.settle(table);
    }

    /// Shows the game at this table or, if the table is only a clock, the clock without a board.
    pub fn settle(&mut self, table: &Table) {
        self.home = if table.setup().clock_only { Screen::Clock } else { Screen::Game };
        self.show_home();
    }

    /// Whether the game, or the clock without a board, is shown.
    pub fn is_home_shown(&self) -> bool {
        self.shown == self.home
    }

    /// Returns to the game, or to the clock without a board.
    pub fn show_home(&mut self) {
        self.before.clear();
        self.shown = self.home;
    }

    /// Returns to the previous screen.
    pub fn back(&mut self) {
        self.shown = self.before.pop().unwrap_or(self.home);
    }

    /// Opens a course at its beginning, unless it is already shown.
    pub fn open_lesson(&mut self, course: Course, language: Language) {
        let there = self.lesson.as_ref().is_some_and(|lesson| lesson.course() == course);
        if self.shown != Screen::Lesson || !there {
            self.lesson = Lesson::new(course, language).map(Box::new);
            self.show(Screen::Lesson);
        }
    }

    /// Opens the arbiter's desk where it was left, in this run or, according to these notes, in an earlier one. Unless
    /// the desk is already shown, its panel begins at the top.
    pub fn open_exam(&mut self, seed: u64, notes: impl FnOnce() -> Vec<PracticeNote>) {
        self.exam = self.exam.take().or_else(|| ExamScreen::new(&notes(), seed).map(Box::new));
        if self.shown != Screen::Exam {
            self.exam.iter_mut().for_each(|exam| exam.scroll_to_top());
            self.show(Screen::Exam);
        }
    }

    /// Whether the open study has unsaved edits and the last write of its working copy failed.
    pub fn is_study_unsaved(&self) -> bool {
        self.study.as_ref().is_some_and(|screen| screen.study.is_unsaved())
    }

    /// Whether an exam was begun and is not over.
    pub fn is_exam_running(&self) -> bool {
        self.exam.as_ref().is_some_and(|exam| exam.is_running())
    }

    /// Opens the exercises where they were left, with this deck.
    pub fn open_exercises(&mut self, deck: Deck, day: u32) {
        match &mut self.exercises {
            Some(exercises) => exercises.update(deck, day),
            None => self.exercises = Some(Box::new(ExerciseScreen::new(deck, day))),
        }
        self.show(Screen::Exercises);
    }

    /// Gives the exercise screen, if it has been opened, the deck to which exercises were added. Gives the start screen
    /// the number of exercises that are due.
    pub fn update_exercises(&mut self, deck: Deck, day: u32) {
        if let Some(start) = &mut self.start {
            start.set_due(Pending::ready(deck.due_count(day)));
        }
        if let Some(exercises) = &mut self.exercises {
            exercises.update(deck, day);
        }
    }

    /// Opens the editor with the position of the study or the review on screen, or else with the one that the game's
    /// board shows. A position that is being edited stays, unless a study or a review is on screen: then the position
    /// on that screen replaces the edited one, and undo restores the edited one.
    pub fn open_editor(&mut self, table: &Table) {
        let position = self.position(table);
        let replaces = self.study_shown().is_some() || self.review_shown().is_some();
        let flipped = if replaces { self.is_flipped() } else { self.game.board.flipped };
        match &mut self.editor {
            Some(editor) if editor.is_begun() => {
                if replaces {
                    editor.set_up(position.setup());
                }
            }
            editor => {
                *editor = Some(Box::new(Editor::new(position.setup(), flipped)));
            }
        }
        self.show(Screen::Editor);
    }

    /// The state of the window for commands, except the live file and the engine for analysis, which `App::show` fills
    /// in.
    pub fn window<'a>(&self, session: &'a Session, settings: &'a Settings, now: u64) -> WindowView<'a> {
        let claiming = &self.game.panel_state.claiming;
        WindowView {
            game: self.game.view(session, settings, now),
            screen: self.shown,
            study: self.study_shown().map(StudyScreen::status),
            is_exercise_open: self.shown == Screen::Exercises
                && self.exercises.as_ref().is_some_and(|exercises| exercises.takes_moves()),
            listed: self.games.as_ref().is_some_and(|games| games.has_several()),
            list: self.games.as_ref().filter(|_| self.shown == Screen::Games).map(|games| games.status()),
            is_game_shown: self.is_game_shown(session.table()),
            is_live_file: false,
            has_start: self.round(session.table()).is_some(),
            is_claim_stated: claiming.as_ref().is_some_and(|claim| !claim.can_be_withdrawn()),
            drawings: !self.game.board.widget.drawings.is_empty(),
            analyst: None,
        }
    }

    /// The Chess960 start that is shown, with what is known about its round: the start on the Chess960 screen, on the
    /// screen for the wall, or of the game at this table.
    pub(super) fn round(&self, table: &Table) -> Option<Round> {
        use Screen::*;
        match self.shown {
            Chess960 => self.room.as_ref()?.round(),
            Wall => Some(self.wall.as_ref()?.round().clone()),
            Game => Round::of_start(table.setup().start.clone()),
            Clock | Start | Lesson | Exam | Exercises | Editor | Study | Games | Book | Review => None,
        }
    }

    /// Gives the Chess960 screen, if it has been opened, the list of the starts that an event has used.
    pub(super) fn set_used(&mut self, used: Vec<UsedStart>, is_noted: bool) {
        if let Some(room) = &mut self.room {
            room.set_used(used, is_noted);
        }
    }

    /// Whether the screen gets the keys: no menu is open, no text field has the focus, and the same was true in the
    /// previous frame. This way, the Escape that closes a menu or field does nothing else.
    pub(super) fn has_keys(&mut self, ctx: &Context) -> bool {
        let open = egui::Popup::is_any_open(ctx) || ctx.text_edit_focused();
        !std::mem::replace(&mut self.covered, open) && !open
    }

    /// Shows the current screen in this rectangle.
    pub(super) fn show_in(&mut self, ui: &mut Ui, place: Rect, ctx: &mut ViewContext<'_>) {
        let shown = match self.shown {
            Screen::Game => None,
            Screen::Clock => Some(&mut self.clock).map(|clock| clock.show(ui, place, ctx)),
            Screen::Start => self.start.as_mut().map(|start| start.show(ui, place, ctx)),
            Screen::Chess960 => self.room.as_mut().map(|room| room.show(ui, place, ctx)),
            Screen::Wall => self.wall.as_mut().map(|wall| wall.show(ui, place, ctx)),
            Screen::Lesson => self.lesson.as_mut().map(|lesson| lesson.show(ui, place, ctx)),
            Screen::Exam => self.exam.as_mut().map(|exam| exam.show(ui, place, ctx)),
            Screen::Exercises => self.exercises.as_mut().map(|exercises| exercises.show(ui, place, ctx)),
            Screen::Editor => self.editor.as_mut().map(|editor| editor.show(ui, place, ctx)),
            Screen::Games => self.games.as_mut().map(|games| games.show(ui, place, ctx)),
            Screen::Book => self.book.as_mut().map(|book| book.show(ui, place, ctx)),
            Screen::Review => self.review.as_mut().map(|review| review.show(ui, place, ctx)),
            Screen::Study => self.study.as_mut().map(|study| {
                study.name_opening(ui.ctx());
                let games = self
                    .games
                    .as_mut()
                    .filter(|games| ctx.look.settings.opening_table && study.part_of(games.file()).is_some());
                study.look_up_openings(games.and_then(|games| games.openings(ui.ctx())));
                study.show(ui, place, ctx);
            }),
        };
        if shown.is_none() {
            self.game.show(ui, place, ctx);
        } else if let Some(typing) = self.game.typing.as_ref().filter(|_| ctx.window.has_table()) {
            typing.show(ui, place, ctx.look.words, ctx.requests);
        }
    }
}

/// How the Chess960 screen opens.
pub(crate) enum Chess960Setup {
    /// The screen opens as it was left, or with the settings of the last Chess960 game; if there was no such game, with
    /// those of the last game or of the game on the board. If two engines played that game, two people replace them.
    AsLeft,
    /// The screen opens as it was left, but with these settings.
    With(GameSetup),
    /// The screen opens as it was left, or with these settings and a random start.
    Drawn(GameSetup),
    /// The screen opens with these settings and a new start, which is found in the same way as the last one, or by
    /// number if the last start was for a round.
    Again(GameSetup),
}

impl App {
    pub(crate) fn open_chess960(&mut self, start: Chess960Setup) {
        self.let_go();
        let room = match (start, self.screens.room.take()) {
            (Chess960Setup::AsLeft | Chess960Setup::Drawn(_), Some(room)) => *room,
            (Chess960Setup::AsLeft, None) => {
                let last = for_people(self.agreements_for(GameKind::Chess960));
                let last = self.system.reseeded(last);
                Chess960Screen::new(last, self.system.rng.fork())
            }
            (Chess960Setup::With(setup), Some(mut room)) => {
                room.agree(setup);
                *room
            }
            (Chess960Setup::With(setup), None) => Chess960Screen::new(setup, self.system.rng.fork()),
            (Chess960Setup::Drawn(setup), None) => Chess960Screen::drawn(setup, self.system.rng.fork()),
            (Chess960Setup::Again(setup), _) => Chess960Screen::again(setup, self.system.rng.fork()),
        };
        let room = self.screens.room.insert(Box::new(room));
        if let Some(event) = self.prefs.store.event().map(str::to_owned)
            && room.resume(&event)
        {
            self.load_used_starts(&event);
        }
        self.screens.show(Screen::Chess960);
    }

    /// Read-only access to the position in the editor while it is shown.
    pub fn edited_position(&self) -> Option<&Setup> {
        self.screens.editor().map(Editor::setup)
    }
}
