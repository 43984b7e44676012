//! The layer above the screen: the dialog, messages, announcements, and the state of the menu bar and the keyboard.

use std::collections::VecDeque;
use std::path::Path;

use egui::{Context, ViewportCommand};

use super::menu_keys::{CalledMenu, MenuKeys};
use super::shortcuts::Keys;
use crate::ui::access::announcer::Announcer;
use crate::ui::access::focus::FocusKeeper;
use crate::ui::click_guard;
use crate::ui::dialogs::Dialog;
use crate::ui::view::request::Confirmation;
use crate::ui::view::{Message, Request};

/// The size in bytes above which the reading of a file or a pasted text is reported. Above this size, the file of a
/// list of games is changed, and searched for games with unsaved edits, in the background where that is possible.
pub(super) const LONG: u64 = 4 << 20;

/// Whether analysis was switched on for a study. Such analysis must not continue in a game in progress.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(crate) enum StudyAnalysis {
    #[default]
    Off,
    On,
    /// Analysis is paused while a game in progress is shown, and resumes when the study is shown again.
    Rests,
}

/// The layer above the screen.
#[allow(clippy::struct_excessive_bools, reason = "the flags are independent of each other")]
#[derive(Default)]
pub(crate) struct Overlay {
    pub dialog: Option<Dialog>,
    /// The message on the law card.
    pub message: Option<Message>,
    /// The messages that are shown after `message`, one at a time.
    pub next_messages: VecDeque<Message>,
    pub announcer: Announcer,
    pub focus: FocusKeeper,
    pub keys: Keys,
    pub menu: CalledMenu,
    pub menu_keys: MenuKeys,
    pub study_analysis: StudyAnalysis,
    /// Whether the game was over in the last frame.
    pub over: bool,
    /// Whether showing another screen means leaving the game, or the clock without a board.
    pub is_at_game: bool,
    /// Whether showing another screen means leaving the arbiter's desk.
    pub is_at_exam: bool,
    /// Whether the window is closing and asks no further question.
    pub is_quitting: bool,
}

/// One message is shown at a time. The latest replaces it ([`Overlay::tell`]); what can wait is shown afterwards
/// ([`Overlay::tell_next`]); what only adds to other messages is shown if there is none ([`Overlay::tell_if_free`]).
impl Overlay {
    /// Opens a dialog, and closes any other.
    pub fn open(&mut self, dialog: Dialog) {
        self.dialog = Some(dialog);
    }

    /// Asks the player before a request is carried out.
    pub fn confirm(&mut self, asked: Confirmation, request: Request) {
        let is_of_list = matches!(asked, Confirmation::DiscardStudy(Some(_)));
        let listed = is_of_list && matches!(self.dialog, Some(Dialog::Recent(_)));
        self.dialog = Some(Dialog::Confirm { asked, request: Box::new(request), listed });
    }

    /// Closes the window.
    pub fn quit(&mut self, ctx: &Context) {
        self.is_quitting = true;
        ctx.send_viewport_cmd(ViewportCommand::Close);
    }

    /// Shows a message in place of the one that is shown. `None` changes nothing.
    pub fn tell(&mut self, message: impl Into<Option<Message>>) {
        self.message = message.into().or(self.message.take());
    }

    /// Shows a message if no other is shown.
    pub fn tell_if_free(&mut self, message: impl Into<Option<Message>>) {
        self.message = self.message.take().or(message.into());
    }

    /// Shows messages after those that are shown or already waiting.
    pub fn tell_next(&mut self, messages: impl IntoIterator<Item = Message>) {
        self.next_messages.extend(messages);
    }

    /// Copies a text and shows the message.
    pub fn copy(&mut self, ctx: &Context, text: String, message: Message) {
        ctx.copy_text(text);
        self.tell(message);
    }

    /// Reports that a large file is being read, unless the message that is shown reports trouble.
    pub fn tell_reading(&mut self, file: &Path, bytes: u64) {
        if bytes > LONG && !self.has_trouble() {
            self.tell(Message::Reading(file.to_owned()));
        }
    }

    pub fn dismiss(&mut self) {
        self.message = None;
    }

    /// Removes the message that is shown if `is_over` returns `true` for it.
    pub fn dismiss_if(&mut self, is_over: impl FnOnce(&Message) -> bool) {
        self.message.take_if(|message| is_over(message));
    }

    /// Removes the message that a file is being read.
    pub fn end_reading(&mut self) {
        self.dismiss_if(|message| matches!(message, Message::Reading(_)));
    }

    /// Removes the message that a study was recovered, whether it is shown or waiting.
    pub fn forget_found(&mut self) {
        let is_found = |message: &Message| matches!(message, Message::StudyFound);
        self.next_messages.retain(|message| !is_found(message));
        self.dismiss_if(is_found);
    }

    /// Removes the message that is shown if it matters only on the game screen, because another screen will be shown.
    pub fn forget_game(&mut self) {
        self.dismiss_if(|message| match message {
            Message::Reopened(found) => found.is_whole(),
            message => !message.stays() || matches!(message, Message::ByLot(_) | Message::Hint(_)),
        });
    }

    /// Shows the next waiting message if none is shown.
    pub fn show_next(&mut self) {
        self.message = self.message.take().or_else(|| self.next_messages.pop_front());
    }

    /// Whether a message is shown that says that something went wrong.
    pub fn has_trouble(&self) -> bool {
        self.message.as_ref().is_some_and(Message::is_trouble)
    }

    /// Guards against mistaken presses when a game ends, or when a new one begins after it: other buttons then appear
    /// in the same places, but a player who is about to press one means the button that was there before. Closes the
    /// dialogs that no longer apply: those for sealing a move, resigning, opening a sealed move, and kings in the
    /// centre.
    pub fn guard_end(&mut self, ctx: &Context, over: bool) {
        if std::mem::replace(&mut self.over, over) != over {
            click_guard::changed(ctx, ctx.content_rect(), click_guard::GUARD);
            let during = |dialog: &mut Dialog| {
                use Confirmation::{KingsInCentre, OpenEnvelope, Resign};
                matches!(
                    dialog,
                    Dialog::Seal(_)
                        | Dialog::Confirm { asked: Resign(_) | KingsInCentre(_) | OpenEnvelope, .. }
                )
            };
            self.dialog.take_if(during);
        }
    }
}
