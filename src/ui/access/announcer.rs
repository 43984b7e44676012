//! Announcements for screen readers: moves as they are made, answers, and results that are not visible on the screen.
//!
//! Sentences from the same frame are announced together, so that none is lost. Each announcement is a new node of the
//! accessibility tree, so that repeated text is read again.
//!
//! The law card announces refusals itself, also with a new node each time.
//!
//! Spoken moves: see `text::spoken_move`.

use crate::record::NodeId;
use crate::ui::view::{Message, Screen, law_card};
use egui::{Context, Id, Role, accesskit};

/// Queues and announces sentences.
#[allow(clippy::struct_excessive_bools, reason = "independent facts about the last frame")]
#[derive(Debug, Default)]
pub struct Announcer {
    waiting: Vec<String>,
    said: String,
    /// The screen in the last frame.
    screen: Option<Screen>,
    /// Which of two alternating nodes is in use.
    second: bool,
    /// The place in the study shown last, and the revision of the study.
    place: Option<(NodeId, u64)>,
    /// A study was opened, and not announced yet.
    is_opened: bool,
    /// The game of the list that was chosen last.
    chosen: Option<usize>,
    /// In the last frame: whether the law card showed a message, and whether a move was being typed.
    has_message: bool,
    typing: bool,
    /// Whether the law card's text is newer than the last announcement.
    card: bool,
    /// Which of two alternating nodes the law card uses.
    card_second: bool,
}

impl Announcer {
    /// Queues a sentence.
    pub fn say(&mut self, sentence: String) {
        self.waiting.push(sentence);
    }

    /// Forgets the last announcement, which was about an earlier game.
    pub fn begin(&mut self) {
        self.said.clear();
    }

    /// Repeats the last announcement.
    pub fn again(&mut self) {
        if self.waiting.is_empty() && !self.said.is_empty() {
            self.waiting.push(self.said.clone());
        }
    }

    /// Announces queued sentences. The last announcement stays in the tree until the next, or until another screen is
    /// shown.
    pub fn show(&mut self, ctx: &Context, screen: Screen) {
        if self.screen.replace(screen) != Some(screen) {
            self.said.clear();
        }
        if !self.waiting.is_empty() {
            self.said = self.waiting.drain(..).collect::<Vec<_>>().join(" ");
            self.second = !self.second;
        }
        ctx.data_mut(|data| data.insert_temp(law_card::node(), self.card_second));
        if self.said.is_empty() {
            return;
        }
        ctx.accesskit_node_builder(Id::unique("voice").with(self.second), |node| {
            node.set_role(Role::Label);
            node.set_value(self.said.as_str());
            node.set_live(accesskit::Live::Polite);
            node.set_bounds(accesskit::Rect::ZERO);
        });
    }

    /// Follows the text of the law card: whether it is newer than the last announcement, and whether a typed move was
    /// refused.
    pub fn follow_card(&mut self, message: Option<&Message>, typing: bool) {
        let has_message = message.is_some_and(|message| !matches!(message, Message::Answer(_)));
        let refused = self.typing && !typing && message.is_some_and(Message::is_refusal);
        self.card_second ^= refused;
        self.card = has_message && (!self.has_message || refused || self.card && self.waiting.is_empty());
        self.has_message = has_message;
        self.typing = typing;
    }

    /// After a refusal the law card is read again, even if its text is the same.
    pub fn refused(&mut self) {
        self.has_message = false;
        self.card_second = !self.card_second;
    }

    /// Whether the law card's text is newer than the last announcement.
    pub fn card_is_newer(&self) -> bool {
        self.card
    }

    /// A study has been opened.
    pub fn opened(&mut self) {
        self.is_opened = true;
    }

    /// Whether a study was opened since this was last asked.
    pub fn take_opened(&mut self) -> bool {
        std::mem::take(&mut self.is_opened)
    }

    /// Whether another game of the list is chosen than in the last frame, with the list shown in both frames.
    pub fn chose(&mut self, chosen: Option<usize>) -> bool {
        let before = std::mem::replace(&mut self.chosen, chosen);
        before.is_some() && chosen.is_some() && before != chosen
    }

    /// Whether the place shown in the study, or the study itself, has changed since the last frame, with a study in both
    /// frames.
    pub fn moved_to(&mut self, place: Option<(NodeId, u64)>) -> bool {
        let before = std::mem::replace(&mut self.place, place);
        before.is_some() && place.is_some() && before != place
    }
}
