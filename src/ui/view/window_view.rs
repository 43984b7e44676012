//! The window as the commands see it: which screen fills it, and what can be done there.

use super::game_view::GameView;
use crate::study;

/// What fills the window.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Screen {
    #[default]
    Game,
    /// A chess clock without a board.
    Clock,
    Start,
    Chess960,
    /// The Chess960 start of a round, shown on a wall or a large screen.
    Wall,
    Lesson,
    Exam,
    Exercises,
    Editor,
    Study,
    Games,
    Book,
    Review,
}

/// The window as commands see it: the game, and what fills the window.
#[allow(clippy::struct_excessive_bools, reason = "the flags are independent of each other")]
#[derive(Clone, Copy)]
pub struct WindowView<'a> {
    pub game: GameView<'a>,
    pub screen: Screen,
    /// The status of the study that fills the window; `None` if no study does.
    pub study: Option<study::Status>,
    /// Whether an exercise on screen waits for a try, or shows a move that will be taken back or replied to.
    pub is_exercise_open: bool,
    /// Whether the screen shows the game, or a study whose analysis could help a player in the game in progress.
    pub is_game_shown: bool,
    /// Whether a list that shows several games is open.
    pub listed: bool,
    /// The status of the list of games that fills the window; `None` if no list does.
    pub list: Option<ListStatus>,
    /// Whether the game on the board is written to a file that others follow.
    pub is_live_file: bool,
    /// Whether there is a complete Chess960 start to print or to show on the wall.
    pub has_start: bool,
    /// Whether a draw claim has been stated that can't be withdrawn (9.5.1).
    pub is_claim_stated: bool,
    /// Whether something is drawn on the board of the game.
    pub drawings: bool,
    /// The external engine chosen for analysis; `None` for the built-in one.
    pub analyst: Option<&'a str>,
}

/// What can be done with a list of games and the game chosen in it.
#[allow(clippy::struct_excessive_bools, reason = "the flags are independent of each other")]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ListStatus {
    /// Whether a game in the list is chosen.
    pub has_chosen: bool,
    pub can_delete: bool,
    pub can_move_up: bool,
    pub can_move_down: bool,
    /// Whether the games are sorted and all listed, so that their order can be written to the file.
    pub can_keep_order: bool,
    pub can_undo: bool,
}

impl WindowView<'_> {
    /// Whether a screen other than the game is shown.
    pub fn is_away(&self) -> bool {
        self.screen != Screen::Game
    }

    /// Whether the screen has the board of the game, a study, an exercise or a case.
    pub fn has_table(&self) -> bool {
        matches!(self.screen, Screen::Game | Screen::Study | Screen::Exercises | Screen::Exam)
    }

    /// Whether moves can be typed on this screen.
    pub fn takes_moves(&self) -> bool {
        !self.is_away() || self.study.is_some() || self.is_exercise_open
    }

    /// Whether engines must not evaluate the position on the board, because the players may have no help in their game
    /// (11.3.1).
    pub fn forbids_engine(&self) -> bool {
        self.is_game_shown && !self.game.table.allows_help()
    }
}
