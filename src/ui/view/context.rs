//! What screens and dialogs read, and where they put their requests.

use super::{Explain, GameView, LawCard, Message, Request, Settings, WindowView};
use crate::platform::TimeReading;
use crate::session::Session;
use crate::text::Texts;
use crate::ui::theme::Art;
use crate::ui::widgets::score_sheet::Letters;

/// The language and settings of the window, whether keys are for the current screen, and the window's message.
#[derive(Clone, Copy)]
pub struct ViewSettings<'a> {
    pub words: &'a Texts,
    pub settings: &'a Settings,
    /// Whether keys are for the current screen, rather than for a dialog, a menu or a text field.
    pub keys: bool,
    /// The window's message as a law card, for screens other than the game's.
    pub message: Option<&'a LawCard>,
}

impl<'a> ViewSettings<'a> {
    /// The language and the notation of score sheets.
    pub fn letters(&self) -> Letters<'a> {
        Letters { words: self.words, notation: self.settings.notation }
    }
}

/// What a screen or dialog reads, and where it puts its requests.
pub struct ViewContext<'a> {
    pub session: &'a Session,
    pub window: WindowView<'a>,
    /// The time by the computer's clocks.
    pub time: TimeReading,
    pub look: ViewSettings<'a>,
    /// The current message of the window.
    pub message: Option<&'a Message>,
    pub art: &'a mut Art,
    pub requests: &'a mut Vec<Request>,
}

impl<'a> ViewContext<'a> {
    /// The game at the window's table.
    pub fn game(&self) -> GameView<'a> {
        self.window.game
    }

    /// The builder of explanations for the game's table.
    pub fn explain(&self) -> Explain<'a> {
        Explain::new(self.look.words, self.game())
    }
}
