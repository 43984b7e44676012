//! Everything that the player can ask of the window, once: its words, its keys, whether it can be done now.
//!
//! Menus, buttons, shortcuts and the list of shortcuts all read this.
//!
//! Absent on purpose: doing it (see `app`), and what is done on the board itself.

use egui::{Key, KeyboardShortcut, Modifiers};

use super::facts::{ClockState, Facts};
use super::settings::{Advice, Appearance, Notation};
use super::study::{self, Edit};
use super::theme::BoardTheme;
use super::words::{Language, Words};
use crate::rules::{CastlingSide, Color};
use crate::table::TakeBack;

/// One thing to ask.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Command {
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
    /// Engines move at once.
    AtOnce,
    Appearance(Appearance),
    BoardTheme(BoardTheme),
    Language(Option<Language>),
    Notation(Notation),
    /// The engines that the player has added.
    Engines,
    /// On castling in Chess960.
    Lesson,
    Shortcuts,
    About,
}

impl Command {
    /// The menu of the game.
    pub const GAME: &[Command] = &[
        Command::NewGame,
        Command::Room,
        Command::Rematch,
        Command::RematchAnew,
        Command::LevelUp,
        Command::LevelDown,
    ];
    pub const STUDY: &[Command] = &[Command::StudyGame, Command::ShowMate, Command::Study];
    /// Files, in the menu of the game.
    pub const FILES: &[Command] = &[Command::Open, Command::Recent, Command::KeepGame];
    pub const TABLE: &[Command] = &[Command::Clock, Command::Jadoube];
    pub const CASTLE: &[Command] = &[
        Command::Castle,
        Command::CastleWith(CastlingSide::H),
        Command::CastleWith(CastlingSide::A),
        Command::Confirm,
    ];
    pub const OFFERS: &[Command] = &[Command::OfferDraw(Color::White), Command::OfferDraw(Color::Black)];
    pub const DRAW: &[Command] = &[Command::AcceptDraw, Command::DeclineDraw];
    pub const CLAIM: &[Command] = &[Command::Claim];
    pub const TAKE_BACKS: &[Command] =
        &[Command::TakeBackOf(Color::White), Command::TakeBackOf(Color::Black)];
    pub const TAKE_BACK: &[Command] = &[Command::TakeBack, Command::AllowTakeBack, Command::RefuseTakeBack];
    pub const RESIGN: &[Command] = &[Command::Resign(Color::White), Command::Resign(Color::Black)];
    pub const WALK: &[Command] = &[Command::First, Command::Back, Command::Forward, Command::Last];
    /// The menu of the position.
    pub const POSITION: &[Command] = &[
        Command::Editor,
        Command::Copy,
        Command::SavePosition,
        Command::Paste,
        Command::CopyGame,
        Command::SaveGame,
    ];
    pub const PICTURES: &[Command] = &[Command::CopyPicture, Command::SavePicture, Command::SaveFilm];
    /// The menu of the board.
    pub const BOARD: &[Command] = &[
        Command::Flip,
        Command::TurnToMover,
        Command::FaceToFace,
        Command::OffCentre,
        Command::Coordinates,
        Command::Wipe,
    ];
    /// The menu of the opponent.
    pub const OPPONENT: &[Command] = &[Command::Hint, Command::Analysis, Command::AtOnce];
    pub const LINES: &[Command] =
        &[Command::Lines(1), Command::Lines(2), Command::Lines(3), Command::Lines(4), Command::Lines(5)];
    pub const BOARD_THEMES: &[Command] =
        &[Command::BoardTheme(BoardTheme::Wood), Command::BoardTheme(BoardTheme::Green)];
    pub const APPEARANCES: &[Command] = &[
        Command::Appearance(Appearance::System),
        Command::Appearance(Appearance::Light),
        Command::Appearance(Appearance::Dark),
    ];
    pub const NOTATIONS: &[Command] = &[
        Command::Notation(Notation::Letters),
        Command::Notation(Notation::English),
        Command::Notation(Notation::Figurines),
    ];
    pub const LANGUAGES: &[Command] = &[
        Command::Language(None),
        Command::Language(Some(Language::Dutch)),
        Command::Language(Some(Language::English)),
    ];
    pub const ENGINES: &[Command] = &[Command::Engines];
    pub const HELP: &[Command] = &[Command::Lesson, Command::Shortcuts, Command::About];

    /// Every command, menu by menu.
    pub fn all() -> impl Iterator<Item = Command> {
        [
            Command::GAME,
            Command::STUDY,
            Command::FILES,
            Command::TABLE,
            Command::CASTLE,
            Command::OFFERS,
            Command::DRAW,
            Command::CLAIM,
            Command::TAKE_BACK,
            Command::TAKE_BACKS,
            Command::RESIGN,
            Command::WALK,
            &[Command::Quit],
            Command::POSITION,
            Command::PICTURES,
            Command::BOARD,
            Command::BOARD_THEMES,
            Command::APPEARANCES,
            Command::NOTATIONS,
            Command::LANGUAGES,
            Command::OPPONENT,
            Command::LINES,
            Command::ENGINES,
            Command::HELP,
            study::WALKS,
            study::REMARKS,
            study::UNDO,
            study::FILE,
            study::TREE,
        ]
        .into_iter()
        .chain(study::SIGNS)
        .flatten()
        .copied()
    }

    /// The key of its words.
    pub const fn key(self) -> &'static str {
        match self {
            Command::NewGame => "cmd-new-game",
            Command::Room => "cmd-room",
            Command::Rematch => "cmd-rematch",
            Command::RematchAnew => "cmd-rematch-anew",
            Command::StudyGame => "cmd-study-game",
            Command::ShowMate => "cmd-show-mate",
            Command::Study => "cmd-study",
            Command::Edit(edit) => edit.key(),
            Command::LevelUp => "cmd-level-up",
            Command::LevelDown => "cmd-level-down",
            Command::Open => "cmd-open",
            Command::Recent => "cmd-recent",
            Command::KeepGame => "cmd-keep-game",
            Command::Clock => "cmd-clock",
            Command::Jadoube => "cmd-jadoube",
            Command::Castle => "cmd-castle",
            Command::CastleWith(CastlingSide::H) => "cmd-castle-h",
            Command::CastleWith(CastlingSide::A) => "cmd-castle-a",
            Command::Confirm => "cmd-confirm",
            Command::Claim => "cmd-claim",
            Command::OfferDraw(Color::White) => "cmd-offer-white",
            Command::OfferDraw(Color::Black) => "cmd-offer-black",
            Command::AcceptDraw => "cmd-accept-draw",
            Command::DeclineDraw => "cmd-decline-draw",
            Command::TakeBack => "cmd-take-back",
            Command::TakeBackOf(Color::White) => "cmd-take-back-white",
            Command::TakeBackOf(Color::Black) => "cmd-take-back-black",
            Command::AllowTakeBack => "cmd-allow-take-back",
            Command::RefuseTakeBack => "cmd-refuse-take-back",
            Command::Resign(Color::White) => "cmd-resign-white",
            Command::Resign(Color::Black) => "cmd-resign-black",
            Command::Quit => "cmd-quit",
            Command::Copy => "cmd-copy",
            Command::Paste => "cmd-paste",
            Command::CopyGame => "cmd-copy-game",
            Command::SaveGame => "cmd-save-game",
            Command::Editor => "cmd-editor",
            Command::SavePosition => "cmd-save-position",
            Command::CopyPicture => "cmd-copy-picture",
            Command::SavePicture => "cmd-save-picture",
            Command::SaveFilm => "cmd-save-film",
            Command::First => "cmd-first",
            Command::Back => "cmd-back",
            Command::Forward => "cmd-forward",
            Command::Last => "cmd-last",
            Command::Flip => "cmd-flip",
            Command::Wipe => "cmd-wipe",
            Command::Hint => "cmd-hint",
            Command::Analysis => "cmd-analysis",
            Command::Lines(1) => "cmd-lines-1",
            Command::Lines(2) => "cmd-lines-2",
            Command::Lines(3) => "cmd-lines-3",
            Command::Lines(4) => "cmd-lines-4",
            Command::Lines(_) => "cmd-lines-5",
            Command::Coordinates => "cmd-coordinates",
            Command::OffCentre => "cmd-off-centre",
            Command::TurnToMover => "cmd-turn-to-mover",
            Command::FaceToFace => "cmd-face-to-face",
            Command::AtOnce => "cmd-at-once",
            Command::Appearance(Appearance::System) => "cmd-theme-system",
            Command::Appearance(Appearance::Light) => "cmd-theme-light",
            Command::Appearance(Appearance::Dark) => "cmd-theme-dark",
            Command::BoardTheme(BoardTheme::Wood) => "cmd-board-wood",
            Command::BoardTheme(BoardTheme::Green) => "cmd-board-green",
            Command::Language(None) => "cmd-language-system",
            Command::Language(Some(Language::Dutch)) => "cmd-language-dutch",
            Command::Language(Some(Language::English)) => "cmd-language-english",
            Command::Notation(Notation::Letters) => "cmd-notation-letters",
            Command::Notation(Notation::English) => "cmd-notation-english",
            Command::Notation(Notation::Figurines) => "cmd-notation-figurines",
            Command::Engines => "cmd-engines",
            Command::Lesson => "cmd-lesson",
            Command::Shortcuts => "cmd-shortcuts",
            Command::About => "cmd-about",
        }
    }

    /// What the menu says.
    pub fn label(self, words: &Words) -> String {
        words.say(self.key())
    }

    /// The same in fewer words, where there are.
    pub fn short(self, words: &Words) -> String {
        words.short(self.key())
    }

    /// What it does, in a few more words.
    pub fn tip(self, words: &Words) -> String {
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
            Command::Hint => (Modifiers::COMMAND, Key::H),
            Command::Analysis => (Modifiers::COMMAND, Key::A),
            Command::Shortcuts => (Modifiers::NONE, Key::F1),
            Command::Edit(edit) => return edit.shortcut(),
            _ => return None,
        };
        Some(KeyboardShortcut::new(modifiers, key))
    }

    /// Its keys in the words of the language; empty when it has none.
    pub fn keys(self, words: &Words) -> String {
        let Some(shortcut) = self.shortcut() else { return String::new() };
        let key = match shortcut.logical_key {
            Key::ArrowLeft => "←".to_owned(),
            Key::ArrowRight => "→".to_owned(),
            Key::ArrowUp => "↑".to_owned(),
            Key::ArrowDown => "↓".to_owned(),
            Key::Exclamationmark => "!".to_owned(),
            Key::Questionmark => "?".to_owned(),
            Key::Delete => words.say("key-delete"),
            Key::Home => words.say("key-home"),
            Key::End => words.say("key-end"),
            Key::Enter => words.say("key-enter"),
            Key::F1 => "?".to_owned(),
            other => other.name().to_owned(),
        };
        let key = if shortcut.modifiers.shift { format!("{}+{key}", words.say("key-shift")) } else { key };
        if shortcut.modifiers.command { format!("{}+{key}", words.say("key-ctrl")) } else { key }
    }

    /// The sign that it writes, which its line in a menu shows.
    pub fn sign(self) -> Option<String> {
        match self {
            Command::Edit(edit) => edit.sign(),
            _ => None,
        }
    }

    /// Whether it can be done now.
    pub fn enabled(self, facts: &Facts) -> bool {
        let in_study = facts.study.and_then(|study| study::enabled(self, &study, facts));
        if let Some(enabled) = in_study {
            return enabled;
        }
        match self {
            Command::Copy | Command::SavePosition if facts.editing => true,
            Command::CopyPicture | Command::SavePicture if facts.editing => true,
            _ if facts.away && !self.is_everywhere() => false,
            Command::SaveFilm => facts.moves > 0,
            Command::Rematch => facts.over,
            Command::RematchAnew => facts.over && facts.chess960,
            Command::LevelUp => facts.over && matches!(facts.advice, Some(Advice::Up(_))),
            Command::LevelDown => facts.over && matches!(facts.advice, Some(Advice::Down(_))),
            Command::Clock if facts.clock == ClockState::None => !facts.over && facts.is_watched(),
            Command::Clock => facts.clock != ClockState::Stopped,
            Command::Jadoube => facts.is_live() && (facts.adjusting || !facts.touched),
            Command::Castle => facts.is_live() && facts.castling_rights.contains(&true),
            Command::CastleWith(side) => facts.is_live() && facts.castling_legal[side as usize],
            Command::Confirm => facts.is_live() && facts.announced.is_some(),
            Command::Claim => facts.claims.any(),
            Command::OfferDraw(by) => {
                !facts.over && facts.moves >= 2 && facts.draw_offer.is_none() && facts.is_person(by)
            }
            Command::AcceptDraw | Command::DeclineDraw => {
                facts.draw_offer.is_some_and(|by| facts.is_person(!by))
            }
            Command::TakeBack => Command::TakeBackOf(facts.takes_back()).enabled(facts),
            Command::TakeBackOf(color) => {
                let possible = facts.take_back != TakeBack::Never && facts.has_moved[color.index()];
                !facts.over && possible && facts.take_back_asked.is_none() && facts.is_person(color)
            }
            Command::AllowTakeBack | Command::RefuseTakeBack => {
                facts.take_back_asked.is_some_and(|by| facts.is_person(!by))
            }
            Command::Resign(by) => !facts.over && facts.is_person(by),
            Command::First | Command::Back => facts.shown > 0,
            Command::Forward | Command::Last => facts.shown < facts.moves,
            Command::Wipe => facts.drawings,
            Command::Hint => facts.hint,
            Command::StudyGame => facts.help,
            Command::ShowMate => facts.mate,
            Command::Edit(_) => false,
            Command::Analysis => facts.help || facts.analysed,
            _ => true,
        }
    }

    /// The key of the words for why it can't be done now, where that is not plain to see.
    pub const fn why_not(self, facts: &Facts) -> Option<&'static str> {
        match self {
            Command::Hint | Command::Analysis if !facts.help => Some("refusal-no-help"),
            Command::StudyGame if !facts.help => Some("refusal-no-study"),
            _ => None,
        }
    }

    /// Whether it can be asked for while something else than the game fills the window.
    const fn is_everywhere(self) -> bool {
        use Command::*;
        matches!(
            self,
            NewGame
                | Clock
                | Room
                | Study
                | Open
                | Recent
                | KeepGame
                | Paste
                | Editor
                | Quit
                | Engines
                | Shortcuts
                | About
                | Lesson
                | Coordinates
                | OffCentre
                | TurnToMover
                | FaceToFace
                | AtOnce
        ) || self.exclusive()
    }

    /// Whether its keys reach the table though it can't be done: the table then tells why.
    pub const fn tells_why(self) -> bool {
        matches!(
            self,
            Command::Jadoube | Command::Castle | Command::TakeBack | Command::Hint | Command::Analysis
        )
    }

    /// For what is on or off: whether it is on.
    pub fn checked(self, facts: &Facts) -> Option<bool> {
        let settings = &facts.settings;
        match self {
            Command::Analysis => Some(facts.analysed),
            Command::Lines(lines) => Some(settings.lines == lines),
            Command::Coordinates => Some(settings.coordinates),
            Command::OffCentre => Some(settings.off_centre),
            Command::TurnToMover => Some(settings.turn_to_mover),
            Command::FaceToFace => Some(settings.face_to_face),
            Command::AtOnce => Some(settings.at_once),
            Command::Appearance(appearance) => Some(settings.appearance == appearance),
            Command::BoardTheme(theme) => Some(settings.board == theme),
            Command::Language(language) => Some(settings.language == language),
            Command::Notation(notation) => Some(settings.notation == notation),
            _ => None,
        }
    }

    /// Whether it is one of several of which exactly one is on.
    pub const fn exclusive(self) -> bool {
        matches!(
            self,
            Command::Appearance(_)
                | Command::BoardTheme(_)
                | Command::Language(_)
                | Command::Notation(_)
                | Command::Lines(_)
        )
    }
}
