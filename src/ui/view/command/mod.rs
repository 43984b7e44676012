//! All commands of the window. The words, keys and availability of each are defined once, in `rows`.
//!
//! Menus, buttons, shortcuts and the list of shortcuts all use these definitions.
//!
//! `ui::app::commands` carries the commands out.

pub mod edit;
mod rows;

use egui::{Key, KeyboardShortcut};

use crate::record::Nag;
use crate::rules::{CastlingSide, Color};
use crate::study::Status;
use crate::table::Table;
use crate::text::game_names::short_name;
use crate::text::{Texts, symbols};
use crate::ui::view::settings::{self, Control};
use crate::ui::view::{Choice, Screen, Setting, WindowView};
pub use edit::Edit;
use rows::{ROWS, Row, STUDY_ROWS};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Command {
    /// Show the start screen.
    Start,
    NewGame,
    /// Open the Chess960 screen.
    Chess960,
    Rematch,
    /// Set up a rematch with a new Chess960 starting position.
    RematchAnew,
    /// Open the game as a study. In the review, the study also has what the review found.
    StudyGame,
    /// If a flag fall, a resignation or an illegal move has ended the game, show how the winner could have mated.
    ShowMate,
    /// Open the review of the game, of the study, or of the game chosen in the list.
    Review,
    Study,
    /// Open an empty study.
    NewStudy,
    Edit(Edit),
    /// Once the game is over, start a game against the next level up.
    LevelUp,
    /// Once the game is over, start a game against the next level down.
    LevelDown,
    Open,
    /// Show recent games and files, and unsaved studies.
    Recent,
    /// Start, pause or resume the clock; without a clock, pause or resume a game between engines.
    Clock,
    /// Set up a clock without a board, for a game on a real board.
    ChessClock,
    /// Press the clock without a board or, in a game over the board, complete a move.
    PressClock,
    /// Show or hide the buttons that add and take away time.
    AdjustClock,
    /// Ask whether to set both times back to their initial values.
    ResetClock,
    /// As an arbiter, stop both clocks for a ruling.
    StopClocks,
    /// Correct the times and the numbers of moves of both players.
    SetClocks,
    /// As an arbiter, record an incident.
    Incident,
    Jadoube,
    /// Announce castling. If it is possible on both sides, ask on which.
    Castle,
    CastleWith(CastlingSide),
    /// Make the castling move that was announced.
    Confirm,
    /// Open the claim card for the player to move; if both players can claim, the card asks who claims.
    Claim,
    /// Open the claim card for this player.
    ClaimOf(Color),
    OfferDraw(Color),
    /// With less than two minutes left, ask for an increment.
    RequestIncrement,
    AcceptDraw,
    DeclineDraw,
    /// Take back a move, or ask the opponent to allow it.
    TakeBack,
    TakeBackOf(Color),
    AllowTakeBack,
    RefuseTakeBack,
    Resign(Color),
    /// Seal a move, to continue the game another time.
    Adjourn,
    /// Open the sealed move.
    OpenEnvelope,
    /// Sign the result for this player.
    Approve(Color),
    Quit,
    Copy,
    Paste,
    CopyGame,
    SaveGame,
    /// Add the game to a file of games.
    AddToFile,
    /// Delete the game chosen in the list from the file.
    DeleteGame,
    /// Move the game chosen in the list one place up in the file.
    MoveGameUp,
    /// Move the game chosen in the list one place down in the file.
    MoveGameDown,
    /// Write the games to the file in the order in which the list shows them.
    SaveOrder,
    UndoList,
    /// Save the game with its clocks, to continue it later.
    SaveUnfinishedGame,
    /// Write the game to a file that others follow, or stop writing it.
    LiveFile,
    /// Follow a game that another program writes to a file.
    Follow,
    /// Open the position editor.
    Editor,
    SavePosition,
    CopyPicture,
    SavePicture,
    /// Save moves of the game or the study as an animated GIF.
    SaveGif,
    /// Choose what to save as PDF, such as the score sheet.
    SavePdf,
    /// Print sheets for every board in a Chess960 round.
    PrintRound,
    /// Show the starting position of a round on a screen of its own, to project on a wall.
    Wall,
    First,
    Back,
    Forward,
    Last,
    Flip,
    FullScreen,
    /// Move keyboard focus to the board.
    ToBoard,
    Wipe,
    /// Give a hint: first the piece, then the move.
    Hint,
    /// Turn analysis, with its evaluation and best lines, on or off.
    Analysis,
    /// Turn a setting on or off.
    Switch(Setting),
    /// Give a setting a value.
    Choose(Choice),
    /// Use the next larger text size.
    TextLarger,
    /// Use the next smaller text size.
    TextSmaller,
    /// Manage the engines that the player has added.
    Engines,
    /// Choose the folder of tablebases.
    Tables,
    /// Connect an electronic board.
    ElectronicBoard,
    /// Open the book of rules and history.
    Book,
    /// Open the book. If the law card names an article, open the book at that article.
    Explain,
    /// Answer a query, or open the field for typing a question.
    Aloud(SpokenQuery),
    /// Open the lesson on touch-move.
    Tour,
    /// Open the lesson on castling in Chess960.
    Lesson,
    /// Open the cases to rule on as an arbiter.
    Exam,
    /// Open the exercises, such as those from the player's own games.
    Exercises,
    /// Make exercises from the moves of the study.
    Repertoire,
    Shortcuts,
    /// Copy the details of the program and the computer for a bug report.
    CopyDetails,
    About,
    Settings,
}

/// A query whose answer is announced.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SpokenQuery {
    /// The answer to a typed question: about a square, a file, a rank, or pieces.
    Ask,
    /// The square of the keyboard cursor.
    Here,
    /// The targets of the piece on the square of the keyboard cursor.
    Targets,
    /// What the touch-move rule requires: which piece the player must move or capture.
    Bond,
    LastMove,
    /// How the game stands, such as whose move it is, the material and, during analysis, the evaluation.
    Standing,
    Clocks,
    /// What was announced last.
    Again,
}

impl Command {
    /// The commands in `ROWS`, then those for switches and choices of settings that are not among them, then those in
    /// `STUDY_ROWS`.
    pub fn all() -> impl Iterator<Item = Command> {
        let commands = |rows: &'static [&[Row]]| rows.iter().copied().flatten().map(|row| row.command);
        let settings = settings::ROWS.iter().flat_map(|row| {
            let switch = match row.shown {
                Control::Switch(_) => Some(Command::Switch(row.setting)),
                Control::OneOf(..) | Control::Slider(_) => None,
            };
            let choices = row.setting.choices().iter().map(|(choice, _)| Command::Choose(*choice));
            switch.into_iter().chain(choices)
        });
        let settings = settings.filter(move |command| !commands(ROWS).any(|shown| shown == *command));
        commands(ROWS).chain(settings).chain(commands(STUDY_ROWS))
    }

    fn row(self) -> Row {
        match self {
            Command::Switch(setting) => rows::switch(setting),
            Command::Choose(choice) => rows::choose(choice),
            _ => {
                let own = ROWS.iter().chain(STUDY_ROWS).copied().flatten().find(|row| row.command == self);
                own.copied().unwrap_or(rows::row(self, ""))
            }
        }
    }

    /// The message key of the command's texts.
    pub fn key(self) -> &'static str {
        self.row().key
    }

    /// The player whom the command is for, if each player has a separate command; otherwise `None`.
    const fn player(self) -> Option<Color> {
        match self {
            Command::OfferDraw(color)
            | Command::ClaimOf(color)
            | Command::TakeBackOf(color)
            | Command::Resign(color)
            | Command::Approve(color) => Some(color),
            _ => None,
        }
    }

    /// The command's text, with the player's colour if the command is for one player.
    pub fn label(self, words: &Texts) -> String {
        match (self, self.player()) {
            (Command::Choose(Choice::Language(Some(language))), _) => {
                t!(words, self.key(), name = language.name())
            }
            (_, Some(color)) => t!(words, self.key(), name = words.color(color)),
            (_, None) => t!(words, self.key()),
        }
    }

    /// The command's text, with the player's name if the command is for one player. `asking` says whether a takeback
    /// needs the opponent's consent.
    pub fn label_at(self, table: &Table, words: &Texts, asking: bool) -> String {
        let is_asked = asking && matches!(self, Command::TakeBackOf(_));
        let key = if is_asked { "ask-take-back" } else { self.key() };
        match self.player() {
            Some(color) => t!(words, key, name = short_name(words, table, color)),
            None => self.label(words),
        }
    }

    /// The short form of the command's text; the text itself if there is no short form.
    pub fn short(self, words: &Texts) -> String {
        words.short(self.key())
    }

    /// A longer description for the tooltip.
    pub fn tip(self, words: &Texts) -> String {
        words.tip(self.key())
    }

    /// The keyboard shortcut; `None` if there is none. The `?` that opens the list of shortcuts is read as text and is
    /// not a shortcut here.
    pub fn shortcut(self) -> Option<KeyboardShortcut> {
        self.row().shortcut
    }

    pub fn enabled(self, at: &WindowView<'_>) -> bool {
        let row = self.row();
        match (self, at.study.and_then(|study| self.enabled_in_study(&study))) {
            (Command::Edit(Edit::GameBefore | Edit::GameAfter | Edit::FindPosition), Some(_)) => at.listed,
            (_, Some(is_enabled)) => is_enabled,
            (_, None) if at.screen == Screen::Editor && row.in_editor => true,
            (_, None) => (row.everywhere || !at.is_away()) && (row.enabled)(at),
        }
    }

    /// Whether this state of a study allows the command; `None` if studies treat it as other screens do. Whether a list
    /// of games is open, which some commands need, is left to `enabled`.
    pub fn enabled_in_study(self, study: &Status) -> Option<bool> {
        self.row().in_study.map(|is_enabled| is_enabled(study))
    }

    /// For an unavailable command, the message key of the reason; `None` if no message explains it.
    pub fn why_not(self, at: &WindowView<'_>) -> Option<&'static str> {
        match self {
            Command::Review if at.screen == Screen::Game => {
                (!at.game.is_over()).then_some("refusal-no-review")
            }
            Command::OfferDraw(_) => at.game.is_too_early_for_draw().then_some("refusal-too-early"),
            _ => self.row().without_help.filter(|_| at.forbids_engine()),
        }
    }

    /// Whether the list of shortcuts has the command in the section for the game, not in the section for commands that
    /// work everywhere. Not meant for commands that only a study has, which have their own section.
    pub fn is_for_game(self) -> bool {
        !self.row().everywhere || self == Command::SaveUnfinishedGame
    }

    /// Whether, on the game screen, the command's shortcut works even while the command is unavailable, so that the
    /// reason can be given.
    pub fn tells_why(self) -> bool {
        self.row().tells_why
    }

    /// Whether what the command toggles is on, or the value that it sets is in use; `None` for commands without a tick
    /// in menus.
    pub fn checked(self, at: &WindowView<'_>) -> Option<bool> {
        match self {
            Command::Switch(setting) => Some(setting.is_on(at.game.settings)),
            Command::Choose(choice) => Some(choice.is_on(at.game.settings)),
            Command::Analysis => Some(at.game.is_analysed()),
            Command::LiveFile => Some(at.is_live_file),
            _ => None,
        }
    }

    /// The shortcut in the user's language; empty if there is none.
    pub fn keys(self, words: &Texts) -> String {
        let Some(shortcut) = self.shortcut() else { return String::new() };
        let key = match shortcut.logical_key {
            Key::ArrowLeft => "←".to_owned(),
            Key::ArrowRight => "→".to_owned(),
            Key::ArrowUp => "↑".to_owned(),
            Key::ArrowDown => "↓".to_owned(),
            Key::PageUp => t!(words, "key-page-up"),
            Key::PageDown => t!(words, "key-page-down"),
            Key::Delete => t!(words, "key-delete"),
            Key::Home => t!(words, "key-home"),
            Key::End => t!(words, "key-end"),
            Key::Enter => t!(words, "key-enter"),
            Key::Space => t!(words, "key-space-bar"),
            other => other.symbol_or_name().to_owned(),
        };
        let key = if shortcut.modifiers.shift { format!("{}+{key}", t!(words, "key-shift")) } else { key };
        if shortcut.modifiers.command { format!("{}+{key}", t!(words, "key-ctrl")) } else { key }
    }

    /// The shortcut as a screen reader says it; for `Edit::Sign`, the symbol of the annotation. A shortcut without
    /// modifiers begins with the word "key", because Orca leaves out a description that is part of the name: for "Flip
    /// board", it would not say "F".
    pub fn spoken_keys(self, words: &Texts) -> String {
        let keys = self.keys(words);
        let is_plain = self.shortcut().is_some_and(|shortcut| shortcut.modifiers.is_none());
        if is_plain { t!(words, "menu-key", keys) } else { self.sign().unwrap_or(keys) }
    }

    /// The symbol of the annotation that `Edit::Sign` adds, shown in the menu; `None` for other commands.
    pub fn sign(self) -> Option<String> {
        match self {
            Command::Edit(Edit::Sign(number)) => Some(symbols::text(Nag(number))),
            _ => None,
        }
    }
}
