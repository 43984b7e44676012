//! What a screen reader is to say without being asked: moves when they are made, answers, and how a game ends that is not
//! on the window.
//!
//! Sentences that come in one frame are said together, so that none is lost. Each time they are another node of the
//! accessible tree: the same words are said again.
//!
//! A refusal is read aloud by the law card, which is another node each time too.
//!
//! Sound: see `text::spoken_move`.

use crate::ui::view::law_card;
use egui::{Context, Id, Role, accesskit};

use crate::record::NodeId;
use crate::ui::view::message::Message;

/// What is said, one sentence after the other.
#[allow(clippy::struct_excessive_bools, reason = "each is one thing to know of the frame before")]
#[derive(Debug, Default)]
pub struct Announcer {
    waiting: Vec<String>,
    said: String,
    /// Which of two nodes has it.
    second: bool,
    /// The place in the study that the board showed last.
    place: Option<NodeId>,
    /// In the frame before, the law card told something once, and a move was being typed.
    told: bool,
    typing: bool,
    /// What the law card tells is newer than what was said.
    card: bool,
    /// Which of two nodes has the law card.
    card_second: bool,
}

impl Announcer {
    /// This is said next.
    pub fn say(&mut self, sentence: String) {
        self.waiting.push(sentence);
    }

    /// What was said last is said again.
    pub fn again(&mut self) {
        if self.waiting.is_empty() && !self.said.is_empty() {
            self.waiting.push(self.said.clone());
        }
    }

    /// What has been said last stays in the tree until something else is said.
    pub fn show(&mut self, ctx: &Context) {
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
}

impl Announcer {
    /// Follows what the law card tells now: whether it is newer than what was said, and whether a move that was typed was
    /// refused.
    pub fn follow_card(&mut self, message: Option<&Message>, typing: bool) {
        let told = message.is_some_and(|message| !matches!(message, Message::Answer(_)));
        let refused = self.typing && !typing && message.is_some_and(Message::is_refusal);
        self.card_second ^= refused;
        self.card = told && (!self.told || refused || self.card && self.waiting.is_empty());
        self.told = told;
        self.typing = typing;
    }

    /// Something was refused: the law card is read again, even if it says the same.
    pub fn refused(&mut self) {
        self.told = false;
        self.card_second = !self.card_second;
    }

    /// Whether what the law card tells is newer than what was said.
    pub fn card_is_newer(&self) -> bool {
        self.card
    }

    /// Whether the place in the study that the board shows is another than in the frame before, and both are in a study.
    pub fn moved_to(&mut self, place: Option<NodeId>) -> bool {
        let before = std::mem::replace(&mut self.place, place);
        before.is_some() && place.is_some() && before != place
    }
}
