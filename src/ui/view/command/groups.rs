//! The commands in the groups in which menus show them.
//!
//! The menus themselves: see `ui::app::menu`.

use super::Command;
use crate::diagram::PieceSet;
use crate::rules::{CastlingSide, Color};
use crate::text::messages::Language;
use crate::text::notation::Notation;
use crate::ui::screens::study;
use crate::ui::theme::BoardTheme;
use crate::ui::view::command::aloud::ALOUD;
use crate::ui::view::settings::Appearance;

impl Command {
    /// The menu of the game.
    pub const GAME: &[Command] = &[
        Command::Start,
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
        Command::ToBoard,
        Command::TurnToMover,
        Command::FaceToFace,
        Command::OffCentre,
        Command::Coordinates,
        Command::Sound,
        Command::Speak,
        Command::Wipe,
    ];
    /// The menu of the opponent.
    pub const OPPONENT: &[Command] = &[Command::Hint, Command::Analysis, Command::AtOnce];
    pub const LINES: &[Command] =
        &[Command::Lines(1), Command::Lines(2), Command::Lines(3), Command::Lines(4), Command::Lines(5)];
    pub const BOARD_THEMES: &[Command] = &{
        let mut all = [Command::BoardTheme(BoardTheme::Wood); BoardTheme::ALL.len()];
        let mut index = 0;
        while index < all.len() {
            all[index] = Command::BoardTheme(BoardTheme::ALL[index]);
            index += 1;
        }
        all
    };
    pub const PIECES: &[Command] = &[Command::Pieces(PieceSet::Classic), Command::Pieces(PieceSet::Bold)];
    pub const CLOCKS: &[Command] = &[Command::Tenths, Command::LowTime];
    pub const ANIMATION: &[Command] = &[Command::Animation];
    pub const TEXT_SIZES: &[Command] = &[
        Command::TextSize(80),
        Command::TextSize(100),
        Command::TextSize(125),
        Command::TextSize(150),
        Command::TextSize(200),
    ];
    pub const TEXT_STEPS: &[Command] = &[Command::TextLarger, Command::TextSmaller];
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
    pub const LANGUAGES: &[Command] = &languages();
    pub const SETTINGS: &[Command] = &[Command::Settings];
    pub const ENGINES: &[Command] = &[Command::Engines];
    pub const HELP: &[Command] = &[
        Command::Book,
        Command::Explain,
        Command::Tour,
        Command::Lesson,
        Command::Shortcuts,
        Command::About,
    ];

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
            ALOUD,
            Command::BOARD_THEMES,
            Command::PIECES,
            Command::ANIMATION,
            Command::CLOCKS,
            Command::TEXT_SIZES,
            Command::TEXT_STEPS,
            Command::SETTINGS,
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
}

/// The language of the desktop, and each of ours.
const fn languages() -> [Command; Language::ALL.len() + 1] {
    let mut all = [Command::Language(None); Language::ALL.len() + 1];
    let mut index = 0;
    while index < Language::ALL.len() {
        all[index + 1] = Command::Language(Some(Language::ALL[index]));
        index += 1;
    }
    all
}
