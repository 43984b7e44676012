//! The widget at which keyboard users begin when a screen opens, such as the board of a lesson, the page of the book or
//! the graph of a review.
//!
//! The screen notes the widget in every frame; `ui::access::focus` moves the keyboard focus to it when needed.

use egui::{Context, Id, LayerId, Memory, Ui, WidgetRect};

fn key() -> Id {
    Id::unique("first step")
}

/// Notes that the screen that is being shown begins at this widget. Does nothing if `widget` is `None`.
pub fn note(ctx: &Context, widget: impl Into<Option<Id>>) {
    if let Some(widget) = widget.into() {
        ctx.data_mut(|data| data.insert_temp(key(), Some(widget)));
    }
}

/// Notes that the screen begins at the first widget shown by `show` that can have the focus, if there is one.
pub fn within<T>(ui: &mut Ui, show: impl FnOnce(&mut Ui) -> T) -> T {
    let before = widget_count(ui);
    let shown = show(ui);
    note(ui.ctx(), first_stop(ui, before));
    shown
}

/// Takes the widget that was noted in this frame; `None` if none was.
pub fn take(ctx: &Context) -> Option<Id> {
    ctx.data_mut(|data| data.remove_temp(key())).flatten()
}

/// Whether the keys of the screen work, that is, whether nothing has the focus, or only the widget at which the screen
/// begins.
pub fn leaves_keys(ctx: &Context) -> bool {
    let first: Option<Id> = ctx.data(|data| data.get_temp(key())).flatten();
    ctx.memory(Memory::focused).is_none_or(|focused| first == Some(focused))
}

/// The number of widgets in this layer so far in this frame.
pub fn widget_count(ui: &Ui) -> usize {
    ui.ctx().viewport(|viewport| viewport.this_pass.widgets.get_layer(ui.layer_id()).count())
}

/// The first widget of this layer that can have the focus, after the first `count` widgets.
pub fn first_stop(ui: &Ui, count: usize) -> Option<Id> {
    first_stop_on(ui.ctx(), ui.layer_id(), count)
}

/// The first widget of a layer that can have the focus, after the first `count` widgets.
pub fn first_stop_on(ctx: &Context, layer: LayerId, count: usize) -> Option<Id> {
    ctx.viewport(|viewport| {
        let mut widgets = viewport.this_pass.widgets.get_layer(layer).skip(count);
        widgets.find(|widget| is_stop(widget)).map(|widget| widget.id)
    })
}

/// Whether a widget can have the focus.
pub fn is_stop(widget: &WidgetRect) -> bool {
    widget.enabled && widget.sense.is_focusable()
}
