//! A table with a row for each setting of the window. The keys in the settings file, the defaults, the settings dialog
//! and the commands for these settings all derive from the rows.
//!
//! `storage::settings` stores the values.

use std::any::Any;
use std::ops::RangeInclusive;

use serde::{Deserialize, Deserializer, Serialize};

use crate::diagram::{BoardTheme, PieceSet};
use crate::platform::preferences::SystemPreferences;
use crate::rules::Color;
use crate::text::Language;
use crate::text::notation::Notation;

/// The possible numbers of analysis lines.
const LINES: RangeInclusive<usize> = 1..=5;

/// Whether the window is light, dark, or as the system prefers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Appearance {
    #[default]
    System,
    Light,
    Dark,
}

/// What is invisible on the board of a game in progress, for those who play blindfold.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Blindfold {
    #[default]
    Off,
    /// The pieces of the player at the bottom of the board.
    Own,
    /// The pieces of the player at the top.
    Other,
    AllMen,
    /// The whole board.
    Board,
}

impl Blindfold {
    /// Whether White's pieces, and whether Black's, are invisible if this side is at the bottom.
    pub fn hidden(self, bottom: Color) -> [bool; 2] {
        Color::ALL.map(|color| match self {
            Blindfold::Off => false,
            Blindfold::Own => color == bottom,
            Blindfold::Other => color != bottom,
            Blindfold::AllMen | Blindfold::Board => true,
        })
    }
}

/// When a level makes a short remark after a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Remarks {
    Never,
    /// At the levels for beginners, who may be children.
    #[default]
    Beginners,
    Always,
}

/// How the two halves of a clock without a board are arranged.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ClockHalves {
    /// Whichever way suits the shape of the window.
    #[default]
    Fitting,
    Beside,
    Stacked,
}

/// A section of the settings dialog.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Section {
    #[default]
    Board,
    Play,
    Sound,
    Language,
}

impl Section {
    /// The sections, each with the message key of its name.
    pub const ALL: [(Section, &str); 4] = [
        (Section::Board, "settings-board"),
        (Section::Play, "settings-play"),
        (Section::Sound, "settings-sound"),
        (Section::Language, "settings-language"),
    ];
}

/// How a setting is shown, with the message key of its name.
#[derive(Clone, Copy, Debug)]
pub enum Control {
    /// On or off.
    Switch(&'static str),
    /// One of several values, each with the message key of its name.
    OneOf(&'static str, &'static [(Choice, &'static str)]),
    /// A number from 0 to 100.
    Slider(&'static str),
}

/// The place and the control of a setting in the settings dialog.
#[derive(Clone, Copy, Debug)]
pub struct SettingRow {
    pub setting: Setting,
    pub section: Section,
    pub shown: Control,
}

/// One row per setting: its name in the code and in the file, its type, its default, its section, and how it is shown.
macro_rules! settings {
    ($($(#[$meta:meta])* $Name:ident $field:ident: $Type:ty = $default:expr, $section:ident, $shown:expr;)+) => {
        /// All settings. In the file, a setting's key is the name of the field with hyphens instead of underscores.
        #[allow(clippy::struct_excessive_bools, reason = "choices are on or off, and independent of each other")]
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
        #[serde(rename_all = "kebab-case")]
        pub struct Settings {
            $($(#[$meta])* pub $field: $Type,)+
        }

        impl Default for Settings {
            fn default() -> Settings {
                Settings { $($field: $default,)+ }
            }
        }

        /// A setting, without a value.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Setting {
            $($Name,)+
        }

        /// A value for one setting.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Choice {
            $($Name($Type),)+
        }

        /// Every setting; each section of the settings dialog shows its rows in this order.
        pub const ROWS: &[SettingRow] =
            &[$(SettingRow { setting: Setting::$Name, section: Section::$section, shown: $shown },)+];

        impl Setting {
            /// Toggles a switch; does nothing if the setting is not a switch.
            pub fn turn(self, settings: &mut Settings) {
                if let Some(on) = self.switch(settings) {
                    *on = !*on;
                }
            }

            /// Whether a switch is on; `false` if the setting is not a switch.
            pub fn is_on(self, settings: &Settings) -> bool {
                self.switch(&mut { *settings }).is_some_and(|on| *on)
            }

            /// The value of a switch; `None` if the setting is not a switch.
            fn switch(self, settings: &mut Settings) -> Option<&mut bool> {
                let value: &mut dyn Any = match self {
                    $(Setting::$Name => &mut settings.$field,)+
                };
                value.downcast_mut()
            }
        }

        impl Choice {
            /// The setting to which this value belongs.
            pub const fn setting(self) -> Setting {
                match self {
                    $(Choice::$Name(_) => Setting::$Name,)+
                }
            }

            /// Gives the setting this value.
            pub fn choose(self, settings: &mut Settings) {
                match self {
                    $(Choice::$Name(value) => settings.$field = value,)+
                }
            }

            /// Whether the setting has this value.
            pub fn is_on(self, settings: &Settings) -> bool {
                match self {
                    $(Choice::$Name(value) => settings.$field == value,)+
                }
            }
        }
    };
}

settings! {
    Board board: BoardTheme = BoardTheme::default(), Board, Control::OneOf("menu-board-theme", BOARD_THEMES);
    Pieces pieces: PieceSet = PieceSet::default(), Board, Control::OneOf("menu-pieces", PIECES);
    Appearance appearance: Appearance = Appearance::System, Board, Control::OneOf("menu-theme", APPEARANCES);
    Coordinates coordinates: bool = true, Board, Control::Switch("cmd-coordinates");
    /// Dragged pieces stay slightly off-centre, where they were released.
    OffCentre off_centre: bool = true, Board, Control::Switch("cmd-off-centre");
    /// Animations are shown, such as moving pieces and rolling dice.
    Animation animation: bool = true, Board, Control::Switch("cmd-animation");
    /// Between two humans, the board turns to the player to move.
    TurnToMover turn_to_mover: bool = false, Play, Control::Switch("cmd-turn-to-mover");
    /// Between two humans, the pieces, name and clock of the player at the top are upside down, for an opponent across
    /// the screen.
    FaceToFace face_to_face: bool = false, Play, Control::Switch("cmd-face-to-face");
    /// What is invisible on the board while a game is in progress.
    Blindfold blindfold: Blindfold = Blindfold::Off, Play, Control::OneOf("blindfold", BLINDFOLDS);
    /// Captured pieces are shown after each player's name.
    Captured captured: bool = false, Play, Control::Switch("cmd-captured");
    /// A player's lead in points is shown after the name and, unless captured pieces are shown, so are the extra
    /// pieces. In a blindfold game, both are shown only after the end.
    Material material: bool = true, Board, Control::Switch("cmd-material");
    /// Engines move as soon as they have decided, instead of taking as long as a human would.
    AtOnce at_once: bool = false, Play, Control::Switch("cmd-at-once");
    /// After a game against a level, the next one is played at a level that suits the result.
    AdaptLevel adapt_level: bool = false, Play, Control::Switch("cmd-adapt-level");
    Remarks remarks: Remarks = Remarks::default(), Play, Control::OneOf("menu-remarks", REMARKS);
    Halves halves: ClockHalves = ClockHalves::default(), Play, Control::OneOf("menu-halves", HALVES);
    /// The clock shows that little time is left, and a warning is given.
    LowTime low_time: bool = true, Play, Control::Switch("cmd-low-time");
    /// Clocks show tenths of a second in the last seconds.
    Tenths tenths: bool = true, Play, Control::Switch("cmd-tenths");
    /// The number of analysis lines.
    #[serde(deserialize_with = "lines")]
    Lines lines: usize = 3, Play, Control::OneOf("menu-lines", LINE_COUNTS);
    /// A game from the list of games is shown with the opening table of its file.
    OpeningTable opening_table: bool = true, Play, Control::Switch("cmd-opening-table");
    /// In exercises, a touched piece must be moved or taken.
    ExerciseTouch exercise_touch: bool = false, Play, Control::Switch("exercise-touch");
    Sound sound: bool = true, Sound, Control::Switch("cmd-sound");
    /// Moves are spoken.
    Speak speak: bool = false, Sound, Control::Switch("cmd-speak");
    /// Moves are announced with names for pieces, files and ranks (Appendix D.2).
    SpokenNames spoken_names: bool = false, Sound, Control::Switch("cmd-spoken-names");
    /// The volume, from 0 to 100.
    #[serde(deserialize_with = "volume")]
    Volume volume: u8 = 60, Sound, Control::Slider("cmd-volume");
    /// The language; `None` for the system's.
    Language language: Option<Language> = None, Language, Control::OneOf("menu-language", &LANGUAGES);
    /// How moves are written, for example on the score sheet.
    Notation notation: Notation = Notation::Letters, Language, Control::OneOf("menu-notation", NOTATIONS);
    /// The size of text and controls, in percent.
    #[serde(deserialize_with = "text_size")]
    TextSize text_size: u16 = 100, Language, Control::OneOf("menu-text-size", TEXT_SIZES);
}

const BOARD_THEMES: &[(Choice, &str); BoardTheme::ALL.len()] = &[
    (Choice::Board(BoardTheme::Wood), "cmd-board-wood"),
    (Choice::Board(BoardTheme::Green), "cmd-board-green"),
    (Choice::Board(BoardTheme::Blue), "cmd-board-blue"),
    (Choice::Board(BoardTheme::Stone), "cmd-board-stone"),
    (Choice::Board(BoardTheme::Contrast), "cmd-board-contrast"),
];
const PIECES: &[(Choice, &str); PieceSet::ALL.len()] = &[
    (Choice::Pieces(PieceSet::Classic), "cmd-pieces-classic"),
    (Choice::Pieces(PieceSet::Bold), "cmd-pieces-bold"),
];
const APPEARANCES: &[(Choice, &str)] = &[
    (Choice::Appearance(Appearance::System), "cmd-theme-system"),
    (Choice::Appearance(Appearance::Light), "cmd-theme-light"),
    (Choice::Appearance(Appearance::Dark), "cmd-theme-dark"),
];
const LINE_COUNTS: &[(Choice, &str)] = &[
    (Choice::Lines(1), "cmd-lines-1"),
    (Choice::Lines(2), "cmd-lines-2"),
    (Choice::Lines(3), "cmd-lines-3"),
    (Choice::Lines(4), "cmd-lines-4"),
    (Choice::Lines(5), "cmd-lines-5"),
];
const BLINDFOLDS: &[(Choice, &str)] = &[
    (Choice::Blindfold(Blindfold::Off), "blindfold-off"),
    (Choice::Blindfold(Blindfold::Own), "blindfold-own"),
    (Choice::Blindfold(Blindfold::Other), "blindfold-other"),
    (Choice::Blindfold(Blindfold::AllMen), "blindfold-all"),
    (Choice::Blindfold(Blindfold::Board), "blindfold-board"),
];
const REMARKS: &[(Choice, &str)] = &[
    (Choice::Remarks(Remarks::Never), "cmd-remarks-never"),
    (Choice::Remarks(Remarks::Beginners), "cmd-remarks-beginners"),
    (Choice::Remarks(Remarks::Always), "cmd-remarks-always"),
];
const HALVES: &[(Choice, &str)] = &[
    (Choice::Halves(ClockHalves::Fitting), "cmd-halves-fitting"),
    (Choice::Halves(ClockHalves::Beside), "cmd-halves-beside"),
    (Choice::Halves(ClockHalves::Stacked), "cmd-halves-stacked"),
];
const NOTATIONS: &[(Choice, &str)] = &[
    (Choice::Notation(Notation::Letters), "cmd-notation-letters"),
    (Choice::Notation(Notation::English), "cmd-notation-english"),
    (Choice::Notation(Notation::Figurines), "cmd-notation-figurines"),
];
/// The text sizes to choose from, from the smallest to the largest.
const TEXT_SIZES: &[(Choice, &str)] = &[
    (Choice::TextSize(80), "cmd-text-size-80"),
    (Choice::TextSize(100), "cmd-text-size-100"),
    (Choice::TextSize(125), "cmd-text-size-125"),
    (Choice::TextSize(150), "cmd-text-size-150"),
    (Choice::TextSize(200), "cmd-text-size-200"),
];
/// The system's language, and each available language.
const LANGUAGES: [(Choice, &str); Language::ALL.len() + 1] = {
    let mut all = [(Choice::Language(None), "cmd-language-system"); Language::ALL.len() + 1];
    let mut index = 0;
    while index < Language::ALL.len() {
        all[index + 1] = (Choice::Language(Some(Language::ALL[index])), "cmd-language");
        index += 1;
    }
    all
};

impl Settings {
    /// These settings, in which the system's preferences replace settings that the player has not chosen. `is_chosen`
    /// says whether the player has chosen the setting with this key.
    pub fn following(self, system: &SystemPreferences, is_chosen: impl Fn(&str) -> bool) -> Settings {
        let follows = |key: &str, wished: bool| wished && !is_chosen(key);
        let size = system
            .text_size
            .map(|wanted| text_sizes().min_by_key(|size| size.abs_diff(wanted)).unwrap_or(wanted));
        Settings {
            animation: self.animation && !follows("animation", system.less_motion),
            board: if follows("board", system.more_contrast) { BoardTheme::Contrast } else { self.board },
            text_size: size.filter(|_| follows("text-size", true)).unwrap_or(self.text_size),
            ..self
        }
    }
}

/// The smallest and the largest text size, in percent.
pub const TEXT_SIZE_RANGE: RangeInclusive<u16> = 80..=200;

impl Setting {
    pub const fn row(self) -> &'static SettingRow {
        &ROWS[self as usize]
    }

    /// The message key of this setting's name.
    pub const fn key(self) -> &'static str {
        match self.row().shown {
            Control::Switch(key) | Control::OneOf(key, _) | Control::Slider(key) => key,
        }
    }

    /// The selectable values with the message keys of their names; empty for a switch or slider.
    pub const fn choices(self) -> &'static [(Choice, &'static str)] {
        match self.row().shown {
            Control::OneOf(_, choices) => choices,
            Control::Switch(_) | Control::Slider(_) => &[],
        }
    }
}

impl Choice {
    /// The message key of the value's name, or of the setting's name if the value has none.
    pub fn key(self) -> &'static str {
        let own = self.setting().choices().iter().find(|(choice, _)| *choice == self);
        own.map_or(self.setting().key(), |(_, key)| key)
    }
}

/// The next larger or smaller text size; `None` if there is none.
pub fn next_text_size(now: u16, larger: bool) -> Option<u16> {
    let mut sizes = text_sizes();
    if larger { sizes.find(|size| *size > now) } else { sizes.rev().find(|size| *size < now) }
}

fn text_sizes() -> impl DoubleEndedIterator<Item = u16> {
    TEXT_SIZES.iter().filter_map(|(choice, _)| match choice {
        Choice::TextSize(size) => Some(*size),
        _ => None,
    })
}

fn lines<'de, D: Deserializer<'de>>(deserializer: D) -> Result<usize, D::Error> {
    within(LINES, deserializer)
}

fn text_size<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u16, D::Error> {
    within(TEXT_SIZE_RANGE, deserializer)
}

fn volume<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u8, D::Error> {
    within(0..=100, deserializer)
}

fn within<'de, N, D>(range: RangeInclusive<N>, deserializer: D) -> Result<N, D::Error>
where
    N: Deserialize<'de> + PartialOrd,
    D: Deserializer<'de>,
{
    let number = N::deserialize(deserializer)?;
    if range.contains(&number) { Ok(number) } else { Err(serde::de::Error::custom("out of range")) }
}
