//! What a screen reader is to say without being asked: moves when they are made, answers, and how a game ends that is not
//! on the window.
//!
//! Sentences that come in one frame are said together, so that none is lost. Each time they are another node of the
//! accessible tree: the same words are said again.
//!
//! A refusal is read aloud by the law card, which is another node each time too.
//!
//! Sound: see `text::spoken_move`.

use egui::{Context, Id, Role, accesskit};

use crate::record::NodeId;
use crate::table::Notice;
use crate::text::messages::sentence;
use crate::text::spoken_move::spoken;
use crate::ui::app::screens::Screen;
use crate::ui::app::state::App;
use crate::ui::screens::study::Study;
use crate::ui::view::explain::Explain;
use crate::ui::view::message::Message;

/// What is said, one sentence after the other.
#[allow(clippy::struct_excessive_bools, reason = "each is one thing to know of the frame before")]
#[derive(Debug, Default)]
pub struct Voice {
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

impl Voice {
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
        ctx.data_mut(|data| data.insert_temp(card_node(), self.card_second));
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

/// Which of two nodes the law card is, so that the same refusal is read again.
pub fn card_is_second(ctx: &Context) -> bool {
    ctx.data(|data| data.get_temp(card_node())).unwrap_or_default()
}

fn card_node() -> Id {
    Id::unique("law card's node")
}

impl App {
    /// Sees what the law card tells now: whether it is newer than what was said, and whether a move that was typed was
    /// refused.
    fn mind_card(&mut self) {
        let told = self.note.as_ref().is_some_and(|note| !matches!(note, Message::Answer(_)));
        let refused = self.voice.typing && self.typing.is_none();
        let refused = refused && self.note.as_ref().is_some_and(Message::is_refusal);
        self.voice.card_second ^= refused;
        self.voice.card =
            told && (!self.voice.told || refused || self.voice.card && self.voice.waiting.is_empty());
        self.voice.told = told;
        self.voice.typing = self.typing.is_some();
    }

    /// What was told last is said again, by the card or aloud.
    pub(crate) fn say_again(&mut self) {
        if !self.voice.card {
            return self.voice.again();
        }
        let facts = self.facts();
        let card = Explain { words: &self.words, table: self.play.table(), facts: &facts };
        let card = card.standing(self.note.as_ref());
        self.voice.say(card.spoken(&self.words));
    }

    /// In a study the move is said that was made, or that one has walked to.
    pub(crate) fn announce_place(&mut self) {
        self.mind_card();
        let place = self.stages.studied().map(Study::at);
        let before = std::mem::replace(&mut self.voice.place, place);
        if before.is_none() || place.is_none() || before == place {
            return;
        }
        let said = self.last_move_said();
        let said = said.map(|said| self.words.with("aloud-move", [("move", sentence(&said).into())]));
        self.voice.say(said.unwrap_or_else(|| self.words.say("back-start")));
    }

    /// Says what was done at the table. Where the game stands is told by its law card, where that is on the window.
    pub(crate) fn announce(&mut self, notices: &[Notice]) {
        let table = self.play.table();
        for notice in notices {
            if matches!(notice, Notice::Refused(_)) {
                self.voice.told = false;
                self.voice.card_second = !self.voice.card_second;
            }
            if let (Notice::Moved { mv, .. }, Some(before)) = (notice, table.moves().len().checked_sub(1)) {
                let said = spoken(&self.words, table.position_after(before), *mv);
                self.voice.say(self.words.with("aloud-move", [("move", sentence(&said).into())]));
            }
        }
        let tells = |notice: &Notice| matches!(notice, Notice::Ended(_) | Notice::Offered(..));
        if self.stages.shown() != Screen::Game && notices.iter().any(tells) {
            let facts = self.facts();
            let card = Explain { words: &self.words, table: self.play.table(), facts: &facts }.standing(None);
            self.voice.say(card.spoken(&self.words));
        }
    }
}
