//! Announcements for screen readers: moves as they are made, answers and other news, and texts on the screen that
//! change.
//!
//! A screen reader stops speaking when the keyboard focus moves, so announcements wait until the focus has stayed in
//! one place for a frame. Successive announcements use different nodes of the accessibility tree, so that repeated text
//! is read again; sentences that wait together are announced together. What the player did is announced first; what
//! that changed on the screen is announced in a later frame. While a dialog is open, the texts that it covers wait.
//!
//! For where the focus goes, see `ui::access::focus`; for spoken moves, `text::spoken_move`.

use crate::platform;
use crate::record::NodeId;
use crate::text::Texts;
use crate::ui::view::Screen;
use crate::ui::view::live::{self, LiveText, LiveTexts};
use egui::accesskit::Live;
use egui::{Context, Id, Memory, Role};

/// An announcement in the accessibility tree. Its node stays there until the next announcement, or until its text is
/// cleared.
#[derive(Debug, Default)]
struct Voice {
    said: String,
    is_urgent: bool,
    /// Whether the second of two alternating nodes is in use.
    second: bool,
}

impl Voice {
    fn say(&mut self, said: String, is_urgent: bool) {
        platform::announce(&said, is_urgent);
        (self.said, self.is_urgent, self.second) = (said, is_urgent, !self.second);
    }

    fn show(&self, ctx: &Context, name: &str) {
        if self.said.is_empty() {
            return;
        }
        ctx.accesskit_node_builder(Id::unique(name).with(self.second), |node| {
            node.set_role(Role::Label);
            node.set_value(self.said.as_str());
            node.set_live(if self.is_urgent { Live::Assertive } else { Live::Polite });
            node.set_bounds(egui::accesskit::Rect::ZERO);
        });
    }
}

/// The sentences that wait to be announced, and what has been announced.
#[allow(clippy::struct_excessive_bools, reason = "independent facts about the last frame")]
#[derive(Debug, Default)]
pub struct Announcer {
    waiting: Vec<String>,
    /// Whether something was queued in this frame, or a refusal is to be read again.
    is_fresh: bool,
    /// What had the focus in the last frame.
    focus: Option<Id>,
    /// The frame in which the focus, or what there is to announce, last changed.
    changed_in: u64,
    news: Voice,
    texts: Voice,
    /// The sentences that were dropped by `leave_to_focus` and have yet to be added to `last`.
    left: Vec<String>,
    /// The sentences that were last announced on this screen, or dropped by `leave_to_focus`: all those that one input
    /// caused. They are repeated when the player asks for it.
    last: Vec<String>,
    /// Until this frame, a text that appears on the screen is taken to be caused by the same input as `last`.
    joins_until: u64,
    /// The texts on the screen in the last frame.
    shown: Vec<LiveText>,
    /// The shown texts that have been announced, or that need no announcement.
    heard: Vec<LiveText>,
    /// The texts that were announced last. When one of them disappears, their announcement is removed.
    spoken: Vec<LiveText>,
    /// The screen in the last frame.
    screen: Option<Screen>,
    /// Whether the screen is new and its texts have not been shown yet; `false` for the book.
    is_new_screen: bool,
    /// The screen in the last frame, and whether its board had Black at the bottom.
    is_flipped: Option<(Screen, bool)>,
    /// The place that was last shown in the study, and the revision of the study.
    place: Option<(NodeId, u64)>,
    /// Whether a study was opened and has not been announced yet.
    pub is_opened: bool,
    /// Whether an unfinished game was reopened and has not been announced yet.
    pub is_resumed: bool,
    /// The game chosen in the list in the last frame; `None` if the list was not on screen.
    chosen: Option<usize>,
    /// The move made by hand that was announced before the clock was pressed.
    pub hands: Option<String>,
}

/// For this many frames after an announcement, a text that appears is taken to be caused by the same input, because the
/// focus may still move.
const JOINED: u64 = 6;

impl Announcer {
    /// Queues a sentence.
    pub fn say(&mut self, sentence: String) {
        self.waiting.push(sentence);
        self.is_fresh = true;
    }

    /// Forgets the previous game: its last announcements, the move made by hand, the orientation of its board, and that
    /// it was reopened.
    pub fn begin(&mut self) {
        self.news.said.clear();
        self.last.clear();
        self.hands = None;
        (self.is_flipped, self.is_resumed) = (None, false);
    }

    /// Notes that the player did something. Once something new is announced, a repetition leaves out what was announced
    /// before this input.
    pub fn note_input(&mut self) {
        self.joins_until = 0;
    }

    /// Whether an announcement can be repeated, or is waiting.
    pub fn can_repeat(&self) -> bool {
        !(self.waiting.is_empty() && self.last.is_empty())
    }

    /// Repeats the last announcement, unless another one is waiting.
    pub fn again(&mut self) {
        if self.waiting.is_empty() && !self.last.is_empty() {
            self.waiting.clone_from(&self.last);
            self.is_fresh = true;
        }
    }

    /// Drops a waiting sentence, because the screen reader says the same about the widget that is about to get the
    /// focus. The sentence can still be repeated.
    pub fn leave_to_focus(&mut self, sentence: &str) {
        if let Some(at) = self.waiting.iter().position(|waits| waits == sentence) {
            self.left.push(self.waiting.remove(at));
        }
    }

    /// Announces the sentences and texts that wait, unless these or the focus have changed in this frame. The last
    /// announcement stays in the tree until the next, or until a different screen is shown, a new game begins or one of
    /// its texts disappears.
    pub fn show(&mut self, ctx: &Context, screen: Screen, words: &Texts) {
        let is_new_screen = self.screen.replace(screen).is_some_and(|before| before != screen);
        let focus = ctx.memory(Memory::focused);
        let is_moving = std::mem::replace(&mut self.focus, focus) != focus;
        let LiveTexts { texts, covered, is_refused } = live::take(ctx);
        if is_refused {
            self.refused();
        }
        let is_changing = self.follow_texts(texts);
        if is_new_screen {
            // This frame may still have the texts of the previous screen.
            self.news.said.clear();
            self.texts.said.clear();
            self.last.clear();
            // The cards on a page of the book are part of its content, not of its state, and need no announcement.
            self.is_new_screen = screen != Screen::Book;
        }
        // egui may show a frame in several passes, of which only the last one counts.
        let frame = ctx.cumulative_frame_nr();
        if std::mem::take(&mut self.is_fresh) || is_moving || is_changing {
            self.changed_in = frame;
        }
        if self.waiting.is_empty() && !self.left.is_empty() {
            self.last = std::mem::take(&mut self.left);
            self.joins_until = frame + JOINED;
        }
        let uncovered = self.shown.iter().skip(covered.unwrap_or_default());
        let unheard: Vec<LiveText> =
            uncovered.clone().filter(|text| !self.heard.contains(text)).cloned().collect();
        if self.waiting.is_empty() && unheard.is_empty() {
            // No sentence or text waits to be announced.
        } else if self.changed_in == frame {
            ctx.request_repaint();
        } else if !self.waiting.is_empty() {
            self.news.say(words.spoken(self.waiting.clone()), false);
            self.last = self.left.drain(..).chain(self.waiting.drain(..)).collect();
            self.joins_until = frame + JOINED;
            ctx.request_repaint();
        } else {
            let is_urgent = unheard.iter().any(|text| text.live == Live::Assertive);
            let all = words.spoken(unheard.iter().map(|text| text.text.clone()));
            if frame > self.joins_until {
                self.last.clear();
            }
            // The title of a question is repeated too, although the screen reader itself has read it.
            let repeated = uncovered
                .filter(|text| unheard.contains(text) || covered.is_some() && text.live == Live::Off);
            self.last.extend(repeated.map(|text| text.text.clone()));
            // Texts that appear together are announced together, so the next ones are caused by a different input.
            self.joins_until = 0;
            self.texts.say(all, is_urgent);
            self.heard.extend(unheard.iter().cloned());
            self.spoken = unheard;
        }
        self.news.show(ctx, "voice");
        self.texts.show(ctx, "voice of texts");
    }

    /// Updates what is known about the texts on the screen. Returns whether these have changed since the last frame.
    fn follow_texts(&mut self, texts: Vec<LiveText>) -> bool {
        self.heard.retain(|heard| texts.contains(heard));
        let is_changing = self.shown != texts;
        // On a new screen, all texts are announced, even those that are normally announced in another way.
        if !std::mem::take(&mut self.is_new_screen) {
            let said = texts.iter().filter(|text| {
                text.live == Live::Off && !self.heard.contains(text) && !self.shown.contains(text)
            });
            self.heard.extend(said.cloned().collect::<Vec<_>>());
        }
        self.shown = texts;
        if !self.spoken.iter().all(|text| self.shown.contains(text)) {
            self.texts.said.clear();
        }
        is_changing
    }

    /// Lets a refusal on the law card, or an error message in a dialog, be announced again, even if its text is the
    /// same.
    pub fn refused(&mut self) {
        self.heard.retain(|heard| heard.live != Live::Assertive && heard.place != live::fault_place());
        // The texts shown may still be those from before the refusal.
        self.is_fresh = true;
    }

    /// Whether the board of this screen has been turned since the last frame, or the screen has opened with an exercise
    /// for Black.
    pub fn turned(&mut self, screen: Screen, is_flipped: bool) -> bool {
        let before = self.is_flipped.replace((screen, is_flipped));
        let at_first = screen == Screen::Exercises && is_flipped;
        before.is_some_and(|(on, before)| if on == screen { before != is_flipped } else { at_first })
    }

    /// Whether the game chosen in the list has changed since the last frame; `false` unless the list was shown in both
    /// frames.
    pub fn chose(&mut self, chosen: Option<usize>) -> bool {
        is_another(&mut self.chosen, chosen)
    }

    /// Whether the study, or the place shown in it, has changed since the last call; `false` unless a study was shown
    /// at both calls.
    pub fn moved_to(&mut self, place: Option<(NodeId, u64)>) -> bool {
        is_another(&mut self.place, place)
    }
}

/// Replaces `known` with `now`. Returns whether both had a value and the values differ.
fn is_another<T: PartialEq>(known: &mut Option<T>, now: Option<T>) -> bool {
    let is_other = known.is_some() && now.is_some() && *known != now;
    *known = now;
    is_other
}
