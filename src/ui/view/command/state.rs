//! Whether a command can be done now, and whether what it turns on is on.

use super::Command;
use crate::storage::settings::Advice;
use crate::table::TakeBack;
use crate::ui::screens::study;
use crate::ui::view::context::{ClockState, Facts};
use crate::ui::view::settings::TEXT_SIZES;

impl Command {
    /// Whether it can be done now.
    pub fn enabled(self, facts: &Facts) -> bool {
        let in_study = facts.study.and_then(|study| study::enabled(self, &study, facts));
        if let Some(enabled) = in_study {
            return enabled;
        }
        match self {
            Command::Copy | Command::SavePosition if facts.editing => true,
            Command::CopyPicture | Command::SavePicture if facts.editing => true,
            Command::Aloud(aloud) => aloud.enabled(facts),
            Command::ToBoard => !facts.away || facts.study.is_some(),
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
            Command::TextLarger => facts.settings.text_size < *TEXT_SIZES.end(),
            Command::TextSmaller => facts.settings.text_size > *TEXT_SIZES.start(),
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
            Start
                | NewGame
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
                | Book
                | Explain
                | Tour
                | Lesson
                | Coordinates
                | OffCentre
                | TurnToMover
                | FaceToFace
                | Sound
                | Speak
                | AtOnce
                | Animation
                | Tenths
                | LowTime
                | TextLarger
                | TextSmaller
                | Settings
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
            Command::Sound => Some(settings.sound),
            Command::Speak => Some(settings.speak),
            Command::AtOnce => Some(settings.at_once),
            Command::Appearance(appearance) => Some(settings.appearance == appearance),
            Command::BoardTheme(theme) => Some(settings.board == theme),
            Command::Pieces(pieces) => Some(settings.pieces == pieces),
            Command::Animation => Some(settings.animation),
            Command::Tenths => Some(settings.tenths),
            Command::LowTime => Some(settings.low_time),
            Command::TextSize(size) => Some(settings.text_size == size),
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
                | Command::Pieces(_)
                | Command::TextSize(_)
                | Command::Language(_)
                | Command::Notation(_)
                | Command::Lines(_)
        )
    }
}
