//! What lies above the screen: the dialog, the message on the law card, announcements.

use std::collections::VecDeque;

use egui::{Context, ViewportCommand};

use super::full_screen::CalledMenu;
use super::shortcuts::Keys;
use crate::ui::access::announcer::Announcer;
use crate::ui::dialogs::Dialog;
use crate::ui::view::message::Message;
use crate::ui::view::request::{Confirmation, Request};

/// Whether analysis was switched on for a study. It is not for the game, which is another matter.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(crate) enum StudyAnalysis {
    #[default]
    Off,
    On,
    /// The game is shown. It goes on when the study is shown again.
    Rests,
}

/// What lies above the screen.
#[derive(Default)]
pub(crate) struct Overlay {
    pub dialog: Option<Dialog>,
    /// Shown on the law card until the next press.
    pub message: Option<Message>,
    /// Shown after `message`, one after the other.
    pub next_messages: VecDeque<Message>,
    pub announcer: Announcer,
    pub keys: Keys,
    pub menu: CalledMenu,
    pub study_analysis: StudyAnalysis,
    /// Whether the game was over in the last frame.
    pub over: bool,
    /// Whether the window closes without another question.
    pub is_quitting: bool,
}

impl Overlay {
    /// Asks before a request is carried out.
    pub fn confirm(&mut self, asked: Confirmation, request: Request) {
        let is_of_list = matches!(asked, Confirmation::ThrowAway(Some(_)));
        let listed = is_of_list && matches!(self.dialog, Some(Dialog::Recent(_)));
        self.dialog = Some(Dialog::Confirm { asked, request: Box::new(request), listed });
    }

    /// Closes the window.
    pub fn quit(&mut self, ctx: &Context) {
        self.is_quitting = true;
        ctx.send_viewport_cmd(ViewportCommand::Close);
    }

    /// Whether it is told that something went wrong.
    pub fn has_trouble(&self) -> bool {
        self.message.as_ref().is_some_and(Message::is_trouble)
    }
}
