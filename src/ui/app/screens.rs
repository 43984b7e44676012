//! What fills the window below the menu: the start screen, the game, the clock alone, Chess960 set-up, a lesson, a study, the position
//! editor, a list of games, the book, or the review of a finished game.
//!
//! The game goes on while other screens are shown, and each screen keeps its state.

use egui::{Context, Rect, Ui};

use super::App;
use super::clipboard::ArrivingText;
use super::games::ArrivingGame;
use crate::rules::{Color, Position, Setup};
use crate::session::Session;
use crate::session::review::ReviewedGame;
use crate::table::{GameKind, GameSetup, Table};
use crate::ui::screens::chess960::Room;
use crate::ui::screens::chess960::players::for_people;
use crate::ui::screens::clock::ClockScreen;
use crate::ui::screens::editor::Editor;
use crate::ui::screens::game::GameScreen;
use crate::ui::screens::games::{Games, Reader};
use crate::ui::screens::learn::book::Book;
use crate::ui::screens::learn::lessons::{Course, Lesson};
use crate::ui::screens::review::ReviewScreen;
use crate::ui::screens::start::StartScreen;
use crate::ui::screens::study::StudyScreen;
use crate::ui::view::context::{Screen, ViewContext, WindowView};
use crate::ui::view::explain::Explain;
use crate::ui::view::settings::Settings;

/// All screens, and which one is shown.
#[derive(Default)]
pub struct Screens {
    pub(crate) game: GameScreen,
    pub(super) clock: ClockScreen,
    shown: Screen,
    /// The game, or the clock alone: what is below all other screens.
    home: Screen,
    /// The screens to go back to, each at most once.
    before: Vec<Screen>,
    pub(crate) start: Option<Box<StartScreen>>,
    room: Option<Box<Room>>,
    lesson: Option<Box<Lesson>>,
    editor: Option<Box<Editor>>,
    pub(crate) study: Option<Box<StudyScreen>>,
    pub(crate) games: Option<Box<Games>>,
    book: Option<Box<Book>>,
    review: Option<Box<ReviewScreen>>,
    /// A PGN file being read, before it is known whether it has several games.
    pub(crate) arriving: Option<Reader>,
    /// A large game that is being read on a thread.
    pub(crate) arriving_game: Option<ArrivingGame>,
    /// A large text that was pasted and is being read on a thread.
    pub(crate) arriving_text: Option<ArrivingText>,
    /// Whether a menu was open or a text field had focus in the last frame.
    covered: bool,
}

impl Screens {
    /// The screen shown.
    pub fn shown(&self) -> Screen {
        self.shown
    }

    /// The position editor while it is shown, for changes.
    pub fn editor_mut(&mut self) -> Option<&mut Editor> {
        self.editor.as_deref_mut().filter(|_| self.shown == Screen::Editor)
    }

    /// The position editor while it is shown.
    pub fn editor(&self) -> Option<&Editor> {
        self.editor.as_deref().filter(|_| self.shown == Screen::Editor)
    }

    /// Shows a screen. If it is already on the way back, the way back ends there.
    pub fn show(&mut self, stage: Screen) {
        if self.shown != self.home {
            self.before.push(self.shown);
        }
        if let Some(at) = self.before.iter().position(|&before| before == stage) {
            self.before.truncate(at);
        }
        self.shown = stage;
    }

    /// Shows a new study. One that it replaces is no longer on the way back.
    pub fn show_new_study(&mut self) {
        self.before.retain(|before| *before != Screen::Study);
        self.show(Screen::Study);
    }

    /// The study while it is shown.
    pub fn studied(&self) -> Option<&StudyScreen> {
        self.study.as_deref().filter(|_| self.shown == Screen::Study)
    }

    /// Whether the board shows a position of the game at this table, or one that follows soon on its last position.
    pub fn is_game_shown(&self, table: &Table) -> bool {
        self.studied().map_or(self.shown == Screen::Game, |study| study.is_of_game(table))
    }

    /// Shows the game that begins. Screens that led to it are closed, including the editor if it set up this position.
    /// The study, an editor with another position, and the book stay.
    pub fn begin(&mut self, table: &Table) {
        let start = table.position_after(0);
        let led_here = |editor: &Editor| Position::new(editor.setup()).is_ok_and(|set_up| set_up == *start);
        let (editor, study) = (self.editor.take().filter(|editor| !led_here(editor)), self.study.take());
        let (game, book) = (std::mem::take(&mut self.game), self.book.take());
        *self = Screens { game, editor, study, book, ..Screens::default() };
        self.settle(table);
    }

    /// Shows what this table is for: its game, or its clock.
    pub fn settle(&mut self, table: &Table) {
        self.home = if table.setup().clock_only { Screen::Clock } else { Screen::Game };
        self.leave_all();
    }

    /// Returns to the game, or to the clock alone.
    pub fn leave_all(&mut self) {
        self.before.clear();
        self.shown = self.home;
    }

    /// Returns to the previous screen.
    pub fn back(&mut self) {
        self.shown = self.before.pop().unwrap_or(self.home);
    }

    /// The window as commands see it.
    pub fn window<'a>(&self, session: &'a Session, settings: &'a Settings, now: u64) -> WindowView<'a> {
        WindowView {
            game: self.game.view(session, settings, now),
            screen: self.shown,
            study: self.studied().map(StudyScreen::status),
            listed: self.games.as_ref().is_some_and(|games| games.has_several()),
            list: self.games.as_ref().filter(|_| self.shown == Screen::Games).map(|games| games.status()),
            is_game_shown: self.is_game_shown(session.table()),
            drawings: !self.game.board.widget.drawings().is_empty(),
        }
    }

    /// Whether the screen gets the keys: no menu is open and no text field has focus, now or in the previous frame. So the
    /// Escape that closes a menu or field does nothing else.
    pub(super) fn has_keys(&mut self, ctx: &Context) -> bool {
        let open = egui::Popup::is_any_open(ctx) || ctx.text_edit_focused();
        !std::mem::replace(&mut self.covered, open) && !open
    }

    /// Shows the current screen in its rectangle.
    pub(super) fn show_in(&mut self, ui: &mut Ui, place: Rect, ctx: &mut ViewContext<'_>) {
        match self.shown {
            Screen::Clock => self.clock.show(ui, place, self.game.board.flipped, ctx),
            Screen::Start if let Some(start) = &mut self.start => start.show(ui, place, ctx),
            Screen::Room if let Some(room) = &mut self.room => room.show(ui, place, ctx),
            Screen::Lesson if let Some(lesson) = &mut self.lesson => lesson.show(ui, place, ctx),
            Screen::Editor if let Some(editor) = &mut self.editor => editor.show(ui, place, ctx),
            Screen::Games if let Some(games) = &mut self.games => games.show(ui, place, ctx),
            Screen::Book if let Some(book) = &mut self.book => book.show(ui, place, ctx),
            Screen::Review if let Some(review) = &mut self.review => review.show(ui, place, ctx),
            Screen::Study if let Some(study) = &mut self.study => {
                study.name_opening(ui.ctx());
                study.show(ui, place, ctx);
                if let Some(typing) = &self.game.typing {
                    typing.show(ui, place, ctx.look.words, ctx.requests);
                }
            }
            _ => self.game.show(ui, place, ctx),
        }
    }
}

impl App {
    /// Opens the Chess960 screen as it was left, or a new one with the agreements of the last Chess960 game.
    pub(crate) fn open_room(&mut self) {
        self.let_go();
        if self.screens.room.is_none() {
            let last = self.anew(for_people(self.agreed_for(GameKind::Chess960)));
            self.screens.room = Some(Box::new(Room::new(last, self.system.rng.fork())));
        }
        self.screens.show(Screen::Room);
    }

    /// Opens the Chess960 screen for this set-up, keeping its pieces.
    pub(crate) fn open_room_for(&mut self, setup: GameSetup) {
        match &mut self.screens.room {
            Some(room) => room.agree(setup),
            None => self.screens.room = Some(Box::new(Room::new(setup, self.system.rng.fork()))),
        }
        self.open_room();
    }

    /// Opens the Chess960 screen as it was left, or a new one with a random start.
    pub(crate) fn open_room_drawn(&mut self, setup: GameSetup) {
        let chance = self.system.rng.fork();
        self.screens.room.get_or_insert_with(|| Box::new(Room::drawn(setup, chance)));
        self.open_room();
    }

    /// Opens a new Chess960 screen for these players.
    pub(crate) fn open_room_again(&mut self, setup: GameSetup) {
        self.screens.room = Some(Box::new(Room::again(setup, self.system.rng.fork())));
        self.open_room();
    }

    /// Opens a course at its beginning, unless it is shown already.
    pub(crate) fn open_lesson(&mut self, course: Course) {
        self.let_go();
        let there = self.screens.lesson.as_ref().is_some_and(|lesson| lesson.course() == course);
        if self.screens.shown != Screen::Lesson || !there {
            self.screens.lesson = Lesson::new(course, self.prefs.texts.language()).map(Box::new);
            self.screens.show(Screen::Lesson);
        }
    }

    /// Opens the book where it was left, or at the page for an article.
    pub(crate) fn open_book(&mut self, article: Option<&str>) {
        self.let_go();
        let (language, chance) = (self.prefs.texts.language(), &mut self.system.rng);
        let book = self.screens.book.get_or_insert_with(|| Box::new(Book::new(language, chance.fork())));
        if let Some(article) = article {
            book.explain(article);
        }
        if self.screens.shown != Screen::Book {
            self.screens.show(Screen::Book);
        }
    }

    /// Opens the review of the game on the board, which must be over (11.3.1).
    pub(crate) fn open_review(&mut self) {
        if self.session.table().result().is_some() && self.screens.shown != Screen::Review {
            self.session.set_reviewed(None);
            self.show_review(self.screens.game.board.flipped);
        }
    }

    /// Opens the review of another finished game.
    pub(crate) fn open_review_of(&mut self, game: ReviewedGame) {
        self.let_go();
        let flipped = game.table.lone_person() == Some(Color::Black);
        self.session.set_reviewed(Some(game));
        self.show_review(flipped);
    }

    fn show_review(&mut self, flipped: bool) {
        let (table, _) = self.session.reviewed();
        self.screens.review = Some(Box::new(ReviewScreen::new(table, flipped)));
        self.screens.show(Screen::Review);
    }

    /// The article quoted by the visible law card, if any.
    pub(crate) fn quoted(&self) -> Option<&'static str> {
        match self.screens.shown {
            Screen::Game => {
                let explain = Explain { words: &self.prefs.texts, game: self.game() };
                explain.standing(self.overlay.message.as_ref()).article
            }
            Screen::Lesson => self.screens.lesson.as_ref()?.article(),
            Screen::Study => self.screens.study.as_ref()?.article(),
            Screen::Start
            | Screen::Clock
            | Screen::Room
            | Screen::Editor
            | Screen::Games
            | Screen::Book
            | Screen::Review => None,
        }
    }

    /// Read-only access to the position in the editor while it is shown.
    pub fn edited(&self) -> Option<&Setup> {
        self.screens.editor().map(Editor::setup)
    }

    /// Opens the editor with the position shown; from the game, an unfinished position is kept.
    pub(crate) fn open_editor_again(&mut self) {
        match &self.screens.editor {
            Some(editor) if editor.is_begun() && self.screens.studied().is_none() => self.show_editor(),
            _ => self.open_editor(self.shown_position().setup()),
        }
    }

    /// Opens the editor with this position. An unfinished one can be restored with undo.
    pub(crate) fn open_editor(&mut self, setup: Setup) {
        match &mut self.screens.editor {
            Some(editor) if editor.is_begun() => editor.set_up(setup),
            _ => self.screens.editor = Some(Box::new(Editor::new(setup, self.screens.game.board.flipped))),
        }
        self.show_editor();
    }

    fn show_editor(&mut self) {
        self.let_go();
        self.screens.show(Screen::Editor);
    }

    /// The position of the study if shown, otherwise of the game.
    pub(crate) fn shown_position(&self) -> Position {
        match self.screens.studied() {
            Some(study) => study.position().clone(),
            None => self.session.table().position_after(self.shown()).clone(),
        }
    }
}
