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
use crate::ui::app::App;
use crate::ui::app::screens::Screen;
use crate::ui::screens::study::Study;
use crate::ui::view::explain::Explain;
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
        let told = self.overlay.message.as_ref().is_some_and(|note| !matches!(note, Message::Answer(_)));
        let refused = self.overlay.announcer.typing && self.screens.game.typing.is_none();
        let refused = refused && self.overlay.message.as_ref().is_some_and(Message::is_refusal);
        self.overlay.announcer.card_second ^= refused;
        self.overlay.announcer.card = told
            && (!self.overlay.announcer.told
                || refused
                || self.overlay.announcer.card && self.overlay.announcer.waiting.is_empty());
        self.overlay.announcer.told = told;
        self.overlay.announcer.typing = self.screens.game.typing.is_some();
    }

    /// What was told last is said again, by the card or aloud.
    pub(crate) fn say_again(&mut self) {
        if !self.overlay.announcer.card {
            return self.overlay.announcer.again();
        }
        let facts = self.facts();
        let card = Explain { words: &self.prefs.texts, table: self.play.table(), facts: &facts };
        let card = card.standing(self.overlay.message.as_ref());
        self.overlay.announcer.say(card.spoken(&self.prefs.texts));
    }

    /// In a study the move is said that was made, or that one has walked to.
    pub(crate) fn announce_place(&mut self) {
        self.mind_card();
        let place = self.screens.studied().map(Study::at);
        let before = std::mem::replace(&mut self.overlay.announcer.place, place);
        if before.is_none() || place.is_none() || before == place {
            return;
        }
        let said = self.last_move_said();
        let said = said.map(|said| t!(self.prefs.texts, "aloud-move", move = sentence(&said)));
        self.overlay.announcer.say(said.unwrap_or_else(|| t!(self.prefs.texts, "back-start")));
    }

    /// Says what was done at the table. Where the game stands is told by its law card, where that is on the window.
    pub(crate) fn announce(&mut self, notices: &[Notice]) {
        let table = self.play.table();
        for notice in notices {
            if matches!(notice, Notice::Refused(_)) {
                self.overlay.announcer.told = false;
                self.overlay.announcer.card_second = !self.overlay.announcer.card_second;
            }
            if let (Notice::Moved { mv, .. }, Some(before)) = (notice, table.moves().len().checked_sub(1)) {
                let said = spoken(&self.prefs.texts, table.position_after(before), *mv);
                self.overlay.announcer.say(t!(self.prefs.texts, "aloud-move", move = sentence(&said)));
            }
        }
        let tells = |notice: &Notice| matches!(notice, Notice::Ended(_) | Notice::Offered(..));
        if self.screens.shown() != Screen::Game && notices.iter().any(tells) {
            let facts = self.facts();
            let card =
                Explain { words: &self.prefs.texts, table: self.play.table(), facts: &facts }.standing(None);
            self.overlay.announcer.say(card.spoken(&self.prefs.texts));
        }
    }
}
