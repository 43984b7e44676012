//! Everything that the player can ask of the window, once: its words, its keys, whether it can be done now.
//!
//! Menus, buttons, shortcuts and the list of shortcuts all read this.
//!
//! Doing it: see `ui::app`.

pub(crate) mod aloud;
pub mod edit;
mod rows;

use egui::{Key, KeyboardShortcut};

use crate::rules::{CastlingSide, Color};
use crate::text::messages::Texts;
use crate::ui::view::context::{Screen, WindowView};
use crate::ui::view::settings::{self, Choice, Setting, Shown};
use aloud::{ALOUD, Aloud};
pub use edit::Edit;
use rows::{ROWS, Row};

/// One thing to ask.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Command {
    /// What one sees first.
    Start,
    NewGame,
    /// A Chess960 start is set up.
    Room,
    Rematch,
    /// With another start of Chess960.
    RematchAnew,
    /// The game is studied, and the study of before goes on.
    StudyGame,
    /// How the winner by a flag or a resignation could still have mated.
    ShowMate,
    Study,
    /// Something is done in a study.
    Edit(Edit),
    /// Against the next level, and the one before, where that is advised.
    LevelUp,
    LevelDown,
    Open,
    /// What was played and opened before.
    Recent,
    /// The clock is started, stopped, or goes on.
    Clock,
    Jadoube,
    /// "I am about to castle"; with which rook is asked when it can be either.
    Castle,
    CastleWith(CastlingSide),
    /// The castling that was announced is made.
    Confirm,
    /// The card on which a claim is entered.
    Claim,
    OfferDraw(Color),
    AcceptDraw,
    DeclineDraw,
    /// The last move of the game.
    TakeBack,
    TakeBackOf(Color),
    AllowTakeBack,
    RefuseTakeBack,
    Resign(Color),
    Quit,
    Copy,
    Paste,
    CopyGame,
    SaveGame,
    /// With its clocks, to go on with it.
    KeepGame,
    /// Any position is set up.
    Editor,
    SavePosition,
    CopyPicture,
    SavePicture,
    /// The game as a picture that moves.
    SaveGif,
    First,
    Back,
    Forward,
    Last,
    Flip,
    /// The window fills the screen, or does so no more.
    FullScreen,
    /// The keyboard comes to the board.
    ToBoard,
    Wipe,
    /// What to play: first the piece, then the move.
    Hint,
    /// What the position is worth, and its best lines.
    Analysis,
    /// A setting is turned on or off.
    Switch(Setting),
    /// A setting gets this value.
    Choose(Choice),
    /// The size of text that follows, and the one before.
    TextLarger,
    TextSmaller,
    /// The engines that the player has added.
    Engines,
    /// The rules and the history of chess.
    Book,
    /// The article that the law card quotes.
    Explain,
    /// Something is told aloud.
    Aloud(Aloud),
    /// Touch-move in one minute.
    Tour,
    /// On castling in Chess960.
    Lesson,
    Shortcuts,
    About,
    /// The window in which everything is chosen.
    Settings,
}

impl Command {
    /// Every command, menu by menu; settings that are in no menu come last.
    pub fn all() -> impl Iterator<Item = Command> {
        let rows = ROWS.iter().copied().flatten().map(|row| row.command);
        let settings = settings::ROWS.iter().flat_map(|row| {
            let switch = match row.shown {
                Shown::Switch(_) => Some(Command::Switch(row.setting)),
                Shown::OneOf(..) | Shown::Slider(_) => None,
            };
            let choices = row.setting.choices().iter().map(|(choice, _)| Command::Choose(*choice));
            switch.into_iter().chain(choices)
        });
        let is_in_menu =
            |command: &Command| ROWS.iter().copied().flatten().any(|row| row.command == *command);
        let study = [edit::WALKS, edit::REMARKS, edit::UNDO, edit::FILE, edit::TREE];
        rows.chain(ALOUD.iter().copied())
            .chain(settings.filter(move |command| !is_in_menu(command)))
            .chain(study.into_iter().chain(edit::SIGNS).flatten().copied())
    }

    /// All that is known of it.
    fn row(self) -> Row {
        match self {
            Command::Switch(setting) => rows::switch(setting),
            Command::Choose(choice) => rows::choose(choice),
            Command::Edit(edit) => {
                Row { shortcut: edit.shortcut(), enabled: |_| false, ..rows::row(self, edit.key()) }
            }
            Command::Aloud(aloud) => {
                Row { shortcut: Some(aloud.shortcut()), everywhere: true, ..rows::row(self, aloud.key()) }
            }
            _ => {
                let own = ROWS.iter().copied().flatten().find(|row| row.command == self);
                own.copied().unwrap_or(rows::row(self, ""))
            }
        }
    }

    /// The key of its words.
    pub fn key(self) -> &'static str {
        self.row().key
    }

    /// What the menu says.
    pub fn label(self, words: &Texts) -> String {
        match self {
            Command::Choose(Choice::Language(Some(language))) => {
                t!(words, self.key(), name = language.name())
            }
            _ => t!(words, self.key()),
        }
    }

    /// The same in fewer words, where there are.
    pub fn short(self, words: &Texts) -> String {
        words.short(self.key())
    }

    /// What it does, in a few more words.
    pub fn tip(self, words: &Texts) -> String {
        words.tip(self.key())
    }

    /// Its keys. The `?` of the list of keys is a letter, not a key, and is looked at where letters are.
    pub fn shortcut(self) -> Option<KeyboardShortcut> {
        self.row().shortcut
    }

    /// Whether it can be done now.
    pub fn enabled(self, at: &WindowView<'_>) -> bool {
        let in_study = at.study.and_then(|study| edit::enabled(self, &study, at));
        let row = self.row();
        match self {
            _ if in_study.is_some() => in_study == Some(true),
            _ if at.screen == Screen::Editor && row.in_editor => true,
            _ if at.is_away() && !row.everywhere => false,
            Command::Aloud(aloud) => aloud.enabled(at),
            _ => (row.enabled)(at),
        }
    }

    /// The key of the words for why it can't be done now, where that is not plain to see.
    pub fn why_not(self, at: &WindowView<'_>) -> Option<&'static str> {
        self.row().without_help.filter(|_| !at.game.table.allows_help())
    }

    /// Whether its keys reach the table though it can't be done: the table then tells why.
    pub fn tells_why(self) -> bool {
        self.row().tells_why
    }

    /// For what is on or off: whether it is on.
    pub fn checked(self, at: &WindowView<'_>) -> Option<bool> {
        match self {
            Command::Switch(setting) => Some(setting.is_on(at.game.settings)),
            Command::Choose(choice) => Some(choice.is_on(at.game.settings)),
            _ => self.row().on.map(|on| on(at)),
        }
    }

    /// Whether it is one of several of which exactly one is on.
    pub const fn exclusive(self) -> bool {
        matches!(self, Command::Choose(_))
    }

    /// Its keys in the words of the language; empty when it has none.
    pub fn keys(self, words: &Texts) -> String {
        let Some(shortcut) = self.shortcut() else { return String::new() };
        let key = match shortcut.logical_key {
            Key::ArrowLeft => "←".to_owned(),
            Key::ArrowRight => "→".to_owned(),
            Key::ArrowUp => "↑".to_owned(),
            Key::ArrowDown => "↓".to_owned(),
            Key::Exclamationmark => "!".to_owned(),
            Key::Questionmark => "?".to_owned(),
            Key::Comma => ",".to_owned(),
            Key::Plus => "+".to_owned(),
            Key::Minus => "−".to_owned(),
            Key::Delete => t!(words, "key-delete"),
            Key::Home => t!(words, "key-home"),
            Key::End => t!(words, "key-end"),
            Key::Enter => t!(words, "key-enter"),
            Key::F1 => "?".to_owned(),
            other => other.name().to_owned(),
        };
        let key = if shortcut.modifiers.shift { format!("{}+{key}", t!(words, "key-shift")) } else { key };
        if shortcut.modifiers.command { format!("{}+{key}", t!(words, "key-ctrl")) } else { key }
    }

    /// The sign that it writes, which its line in a menu shows.
    pub fn sign(self) -> Option<String> {
        match self {
            Command::Edit(edit) => edit.sign(),
            _ => None,
        }
    }
}
