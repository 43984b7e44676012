//! Everything that the player can ask of the window, once: its words, its keys, whether it can be done now.
//!
//! Menus, buttons, shortcuts and the list of shortcuts all read this.
//!
//! Doing it: see `ui::app`.

pub(crate) mod aloud;
mod groups;
mod name;
mod state;

use egui::{Key, KeyboardShortcut, Modifiers};

use crate::diagram::PieceSet;
use crate::rules::{CastlingSide, Color};
use crate::text::messages::{Language, Texts};
use crate::text::notation::Notation;
use crate::ui::screens::study::Edit;
use crate::ui::theme::BoardTheme;
use crate::ui::view::command::aloud::Aloud;
use crate::ui::view::settings::Appearance;

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
    SaveFilm,
    First,
    Back,
    Forward,
    Last,
    Flip,
    /// The keyboard comes to the board.
    ToBoard,
    Wipe,
    /// What to play: first the piece, then the move.
    Hint,
    /// What the position is worth, and its best lines.
    Analysis,
    /// How many lines.
    Lines(usize),
    Coordinates,
    OffCentre,
    TurnToMover,
    FaceToFace,
    /// What is done is heard.
    Sound,
    /// Moves are spoken.
    Speak,
    /// How loud, from 0 to 100.
    Volume(u8),
    /// Engines move at once.
    AtOnce,
    Appearance(Appearance),
    BoardTheme(BoardTheme),
    Pieces(PieceSet),
    /// Pieces fly and dice roll.
    Animation,
    /// Clocks show tenths of the last seconds, and tell that time is low.
    Tenths,
    LowTime,
    /// The size of everything but the board, in hundredths; the next larger one and the next smaller one.
    TextSize(u16),
    TextLarger,
    TextSmaller,
    Language(Option<Language>),
    Notation(Notation),
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
    /// What the menu says.
    pub fn label(self, words: &Texts) -> String {
        match self {
            Command::Language(Some(language)) => t!(words, self.key(), name = language.name()),
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
    pub const fn shortcut(self) -> Option<KeyboardShortcut> {
        let (modifiers, key) = match self {
            Command::NewGame => (Modifiers::COMMAND, Key::N),
            Command::Open => (Modifiers::COMMAND, Key::O),
            Command::Clock => (Modifiers::COMMAND, Key::P),
            Command::Jadoube => (Modifiers::NONE, Key::J),
            Command::Castle => (Modifiers::NONE, Key::C),
            Command::Confirm => (Modifiers::NONE, Key::Enter),
            Command::TakeBack => (Modifiers::COMMAND, Key::Z),
            Command::Quit => (Modifiers::COMMAND, Key::Q),
            Command::Copy => (Modifiers::COMMAND, Key::C),
            Command::Paste => (Modifiers::COMMAND, Key::V),
            Command::CopyGame => (Modifiers::COMMAND.plus(Modifiers::SHIFT), Key::C),
            Command::SaveGame => (Modifiers::COMMAND, Key::S),
            Command::KeepGame => (Modifiers::COMMAND.plus(Modifiers::SHIFT), Key::S),
            Command::Recent => (Modifiers::COMMAND, Key::R),
            Command::Editor => (Modifiers::COMMAND, Key::E),
            Command::First => (Modifiers::NONE, Key::Home),
            Command::Back => (Modifiers::NONE, Key::ArrowLeft),
            Command::Forward => (Modifiers::NONE, Key::ArrowRight),
            Command::Last => (Modifiers::NONE, Key::End),
            Command::Flip => (Modifiers::NONE, Key::F),
            Command::ToBoard => (Modifiers::COMMAND, Key::B),
            Command::Hint => (Modifiers::COMMAND, Key::H),
            Command::Analysis => (Modifiers::COMMAND, Key::A),
            Command::Shortcuts => (Modifiers::NONE, Key::F1),
            Command::Settings => (Modifiers::COMMAND, Key::Comma),
            Command::TextLarger => (Modifiers::COMMAND, Key::Plus),
            Command::TextSmaller => (Modifiers::COMMAND, Key::Minus),
            Command::TextSize(100) => (Modifiers::COMMAND, Key::Num0),
            Command::Book => (Modifiers::COMMAND, Key::L),
            Command::Explain => (Modifiers::NONE, Key::F12),
            Command::Edit(edit) => return edit.shortcut(),
            Command::Aloud(aloud) => return Some(aloud.shortcut()),
            _ => return None,
        };
        Some(KeyboardShortcut::new(modifiers, key))
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
