//! Drops presses that would reach what has just appeared under the pointer, such as the second click of a double click,
//! or a click aimed at a button that was there before the game ended.
//!
//! A press of the primary button counts only if the widget under it is the one that was there [`GUARD`] seconds before.
//! Widgets that open, close or move are found by comparing frames. When the player scrolls, earlier frames are no
//! longer compared. Things that stay in place but change their meaning, such as a board after a move, are reported with
//! [`changed`].

use std::collections::VecDeque;

use egui::{
    Context, Event, Id, LayerId, Plugin, PointerButton, Pos2, RawInput, Rect, Ui, Vec2, WidgetRect,
    WidgetRects,
};

/// How long presses are ignored after a change, in seconds.
pub const GUARD: f64 = 0.25;

/// Installs the guard, through which all input of the window then passes.
pub fn install(ctx: &Context) {
    ctx.add_plugin(ClickGuard::default());
}

/// How long presses on a board are ignored after a move, or once a pawn waits for its promotion, in seconds: nobody
/// reacts sooner than that to what they see.
pub const REACTION: f64 = 0.18;

/// Ignores presses in this rectangle for this many seconds, because what they would do has changed.
pub fn changed(ctx: &Context, place: Rect, seconds: f64) {
    let time = ctx.input(|input| input.time);
    ctx.with_plugin(|guard: &mut ClickGuard| guard.places.push((place, time + seconds)));
}

#[derive(Debug, Default)]
struct ClickGuard {
    /// The states of the window in the last [`GUARD`] seconds, the oldest first: the time at which each began, and the
    /// widgets that could be clicked.
    seen: VecDeque<(f64, Vec<Spot>)>,
    /// The places in which presses are ignored, and until when.
    places: Vec<(Rect, f64)>,
    /// The events, each with its time, that wait until a frame has shown the effect of the last release.
    waiting: VecDeque<(f64, Event)>,
    /// When the primary button was released in the input of the last frame; `None` if it was not released there.
    released: Option<f64>,
}

/// A widget that can be clicked, and its rectangle. In a list, widgets come after those that they cover.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Spot {
    id: Id,
    place: Rect,
}

impl ClickGuard {
    /// Whether a press at this point is too soon after a change.
    fn ignores(&mut self, at: Pos2, time: f64) -> bool {
        while self.seen.get(1).is_some_and(|(since, _)| time - since >= GUARD) {
            self.seen.pop_front();
        }
        let top = |(_, spots): &(f64, Vec<Spot>)| {
            spots.iter().rfind(|spot| spot.place.contains(at)).map(|spot| spot.id)
        };
        let guarded = self.places.iter().any(|(place, until)| time < *until && place.contains(at));
        guarded || self.seen.front().map(top) != self.seen.back().map(top)
    }
}

impl Plugin for ClickGuard {
    fn debug_name(&self) -> &'static str {
        "click guard"
    }

    fn input_hook(&mut self, ctx: &Context, input: &mut RawInput) {
        let next = || ctx.input(|before| before.time) + f64::from(input.predicted_dt);
        let time = input.time.unwrap_or_else(next);
        self.waiting.extend(input.events.drain(..).map(|event| (time, event)));
        let mut released = self.released.take();
        while let Some((at, event)) = self.waiting.pop_front() {
            if let Event::PointerButton { pos, button: PointerButton::Primary, pressed, .. } = event {
                if pressed && released.is_some_and(|released| at - released < GUARD) {
                    self.waiting.push_front((at, event));
                    break;
                }
                if pressed && self.ignores(pos, at) {
                    continue;
                }
                if !pressed {
                    released = Some(at);
                    self.released = released;
                }
            }
            input.events.push(event);
        }
    }

    fn on_end_pass(&mut self, ui: &mut Ui) {
        let ctx = ui.ctx();
        let (time, scrolls) = ctx.input(|input| (input.time, input.smooth_scroll_delta != Vec2::ZERO));
        self.places.retain(|(_, until)| time < *until);
        let order: Vec<LayerId> = ctx.memory(|memory| memory.layer_ids().collect());
        let spots = ctx.viewport(|viewport| spots(&viewport.this_pass.widgets, &order));
        if scrolls {
            // A player who scrolls sees where widgets move to, so earlier frames no longer matter.
            self.seen.clear();
        }
        if self.seen.back().is_none_or(|(_, last)| *last != spots) {
            self.seen.push_back((time, spots));
        }
        while self.seen.get(1).is_some_and(|(since, _)| time - since >= GUARD) {
            self.seen.pop_front();
        }
        if !self.waiting.is_empty() {
            ctx.request_repaint();
        }
    }
}

/// The widgets that can be clicked, those in the lowest layer first.
fn spots(widgets: &WidgetRects, order: &[LayerId]) -> Vec<Spot> {
    let able = |widget: &&WidgetRect| widget.enabled && widget.visible && widget.sense.interactive();
    let widgets = order.iter().flat_map(|layer| widgets.get_layer(*layer).filter(able));
    widgets.map(|widget| Spot { id: widget.id, place: widget.interact_rect }).collect()
}
