//! What stands in which section of the settings.

use crate::ui::view::command::Command;

/// A part of the settings.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Section {
    #[default]
    Board,
    Play,
    Sound,
    Language,
}

/// One line of a section.
#[derive(Clone, Copy, Debug)]
pub enum Row {
    /// The key of its name, and what of which exactly one is on.
    Choice(&'static str, &'static [Command]),
    /// On or off.
    Switch(Command),
    /// How loud.
    Volume,
}

impl Section {
    pub const ALL: [Section; 4] = [Section::Board, Section::Play, Section::Sound, Section::Language];

    /// The key of its name.
    pub const fn key(self) -> &'static str {
        match self {
            Section::Board => "settings-board",
            Section::Play => "settings-play",
            Section::Sound => "settings-sound",
            Section::Language => "settings-language",
        }
    }

    pub const fn rows(self) -> &'static [Row] {
        match self {
            Section::Board => &[
                Row::Choice("menu-board-theme", Command::BOARD_THEMES),
                Row::Choice("menu-pieces", Command::PIECES),
                Row::Choice("menu-theme", Command::APPEARANCES),
                Row::Switch(Command::Coordinates),
                Row::Switch(Command::OffCentre),
                Row::Switch(Command::Animation),
            ],
            Section::Play => &[
                Row::Switch(Command::TurnToMover),
                Row::Switch(Command::FaceToFace),
                Row::Switch(Command::AtOnce),
                Row::Switch(Command::LowTime),
                Row::Switch(Command::Tenths),
                Row::Choice("menu-lines", Command::LINES),
            ],
            Section::Sound => &[Row::Switch(Command::Sound), Row::Switch(Command::Speak), Row::Volume],
            Section::Language => &[
                Row::Choice("menu-language", Command::LANGUAGES),
                Row::Choice("menu-notation", Command::NOTATIONS),
                Row::Choice("menu-text-size", Command::TEXT_SIZES),
            ],
        }
    }
}
