//! Checks of the buttons and texts in a window, for `sizes` and other tests.

use std::collections::HashMap;

use crate::prelude::*;
use crate::window::checks::rows;
use egui::epaint::Shape;
use egui::{AreaState, LayerId, Rangef, Role, WidgetRect};
use jadoube::ui::theme::{CARD_RADIUS, tokens};

/// Texts that may end in an ellipsis: part of the screen's name (empty for any screen), how the text begins, and why.
const MAY_BE_CUT: [(&str, &str, &str); 8] = [
    ("study", "C44 ", "the opening, the event and the round above a study: a press there opens all its tags"),
    ("study", "Club evening", "the same without an opening"),
    ("", "C55 ", "the opening in a narrow score sheet, in full in its tooltip"),
    ("", "C50 ", "the same"),
    ("", "C40 ", "the same"),
    ("a pause", "De V", "a name beside the sign of a paused clock"),
    (
        "castling announced",
        "De Vries gaat rokeren",
        "a very small window has two lines, and the rest in a tooltip",
    ),
    ("take-back", "Jansen wil", "the same"),
];

/// A control, such as a button or a field.
struct Target {
    name: String,
    role: Role,
    layer: LayerId,
    place: Rect,
    /// The part that is not clipped.
    seen: Rect,
}

/// A text as painted.
struct Written {
    text: String,
    place: Rect,
    /// The area that clips the text.
    clip: Rect,
    elided: bool,
}

/// The faults in what the window shows.
pub fn faults(window: &Window, screen_name: &str) -> Vec<String> {
    let screen = window.harness.ctx.content_rect();
    let (targets, bars) = targets(window);
    let modal = window.harness.ctx.memory(egui::Memory::top_modal_layer);
    let dialog = modal.and_then(|layer| AreaState::load(&window.harness.ctx, layer.id));
    let outside_screen =
        dialog.map(|dialog| dialog.rect()).filter(|place| !screen.expand(1.0).contains_rect(*place));
    let mut faults: Vec<String> = overlaps(&targets);
    faults.extend(outside_screen.map(|place| format!("the dialog leaves the window: {place}")));
    faults.extend(targets.iter().filter_map(|target| leaves(target, screen, &bars)));
    // The parts of a clock alone fill the window, so their gaps are not on the scale.
    if !screen_name.starts_with("a clock") {
        faults.extend(gaps(&targets, &bars, window));
    }
    let texts = texts(window);
    faults.extend(texts.iter().filter_map(|written| cut(written, screen_name, screen, &targets)));
    // Texts under an open menu or a card can't be told apart from those on it.
    let covered = targets.iter().any(|target| target.layer != targets[0].layer);
    for target in targets.iter().filter(|_| !covered) {
        faults.extend(texts.iter().filter_map(|written| outside(target, written)));
    }
    faults
}

/// Whether this is the name of a square, a piece to place or a move, which the checks of controls leave out.
fn is_square_or_move(name: &str) -> bool {
    let is_piece = ["white ", "black ", "wit ", "zwart "].iter().any(|color| name.starts_with(color));
    is_piece || name.chars().nth(2) == Some(',') || name.starts_with(|first: char| first.is_ascii_digit())
}

/// The controls of the window, or of the dialog above it; and the scroll bars there.
fn targets(window: &Window) -> (Vec<Target>, Vec<(LayerId, Rect)>) {
    let ctx = &window.harness.ctx;
    let modal = ctx.memory(egui::Memory::top_modal_layer);
    let widgets: HashMap<u64, WidgetRect> = ctx.viewport(|viewport| {
        let all = viewport.prev_pass.widgets.layers().flat_map(|(_, widgets)| widgets);
        all.map(|widget| (widget.id.value(), *widget)).collect()
    });
    let (mut targets, mut bars) = (Vec::new(), Vec::new());
    for node in window.harness.query_all_by(|_| true) {
        let node = node.accesskit_node();
        let Some(widget) = widgets.get(&node.locate().0.0) else { continue };
        let (layer, place, seen) = (widget.layer_id, widget.rect, widget.interact_rect);
        if modal.is_some_and(|modal| modal != layer && modal.order >= layer.order) {
            continue;
        }
        let name = node.label().or(node.value()).unwrap_or_default();
        match node.role() {
            Role::ScrollBar => bars.push((layer, place)),
            role @ (Role::Button
            | Role::CheckBox
            | Role::MenuItem
            | Role::MenuItemCheckBox
            | Role::MenuItemRadio
            | Role::RadioButton
            | Role::ComboBox
            | Role::Link
            | Role::Slider
            | Role::Tab
            | Role::TextInput
            | Role::MultilineTextInput)
                if !is_square_or_move(&name) =>
            {
                targets.push(Target { name, role, layer, place, seen });
            }
            _ => {}
        }
    }
    (targets, bars)
}

/// The fault that a control leaves the window, or is cut at the sides of a scroll area.
fn leaves(target: &Target, screen: Rect, bars: &[(LayerId, Rect)]) -> Option<String> {
    let Target { name, place, seen, .. } = target;
    let wide = place.left() < seen.left() - 1.0 || place.right() > seen.right() + 1.0;
    if wide || place.left() < screen.left() - 1.0 || place.right() > screen.right() + 1.0 {
        return Some(format!("{name:?} is cut at its side: {place} of which {seen}"));
    }
    let below = place.bottom() > seen.bottom() + 1.0 || place.bottom() > screen.bottom() + 1.0;
    let above = place.top() < seen.top() - 1.0 || place.top() < screen.top() - 1.0;
    let scrolls = bars.iter().any(|(layer, bar)| {
        let ends = |bar: f32, clip: f32| (bar - clip).abs() < 12.0;
        *layer == target.layer
            && bar.height() > bar.width()
            && bar.right() > place.left()
            && (!below || ends(bar.bottom(), seen.bottom()))
            && (!above || ends(bar.top(), seen.top()))
    });
    ((below || above) && !scrolls).then(|| format!("{name:?} leaves the window: {place} of which {seen}"))
}

fn overlaps(targets: &[Target]) -> Vec<String> {
    let mut faults = Vec::new();
    for (index, one) in targets.iter().enumerate() {
        for other in &targets[index + 1..] {
            let apart = one.layer != other.layer || !one.seen.shrink(1.0).intersects(other.seen.shrink(1.0));
            // The buttons of a start card are on the card.
            let on = |door: &Target, on: &Target| {
                door.place.contains_rect(on.place) && door.place.height() > 2.0 * on.place.height()
            };
            let inside = on(one, other) || on(other, one);
            let (name, on) = (&one.name, &other.name);
            if !inside && !apart && one.seen.is_positive() && other.seen.is_positive() {
                faults.push(format!("{name:?} at {} overlaps {on:?} at {}", one.seen, other.seen));
            }
        }
    }
    faults
}

/// A part of a row or a column: a control or a card.
struct Element<'a> {
    name: &'a str,
    layer: Option<LayerId>,
    place: Rect,
}

/// The gaps between neighbours in a row or a column that are not on the spacing scale. Gaps of at least the scale's
/// largest step count as free space. The menu bar and controls that are partly hidden are not checked.
fn gaps(targets: &[Target], bars: &[(LayerId, Rect)], window: &Window) -> Vec<String> {
    let tokens = tokens(&window.harness.ctx);
    let bar = Rangef::new(-1.0, tokens.menu);
    let whole = targets.iter().filter(|target| target.seen.expand(1.0).contains_rect(target.place));
    // A link is part of a text, and does not belong to a row of controls.
    let stand = whole.filter(|target| target.role != Role::Link && !bar.contains(target.place.bottom()));
    let mut all: Vec<Element<'_>> = stand
        .map(|target| Element { name: &target.name, layer: Some(target.layer), place: target.place })
        .collect();
    let is_single = targets.iter().all(|target| target.layer == targets[0].layer);
    for place in cards(window).into_iter().filter(|_| is_single) {
        if !all.iter().any(|other| {
            other.place.expand(1.0).contains_rect(place) && place.expand(1.0).contains_rect(other.place)
        }) {
            all.push(Element { name: "a card", layer: None, place });
        }
    }
    let (rows, columns): (Range, Range) = (|rect| rect.x_range(), |rect| rect.y_range());
    let faults = [(rows, columns, "row"), (columns, rows, "column")].map(|(along, across, what)| {
        let fault = |one: &Element<'_>| {
            let next = next_of(one, &all, bars, along, across)?;
            let gap = along(next.place).min - along(one.place).max;
            let space = &tokens.space;
            // Neighbours that touch may share their outline.
            let scale = [-1.0, 0.0, space.xs, space.s, space.m, space.l];
            let fits = gap >= space.xl - 0.6 || scale.iter().any(|step| (gap - step).abs() < 0.6);
            (!fits).then(|| format!("{gap} between {:?} and {:?} in a {what}", one.name, next.name))
        };
        all.iter().filter_map(fault).collect::<Vec<_>>()
    });
    faults.concat()
}

type Range = fn(Rect) -> Rangef;

/// The nearest element in the same row or column that begins about where this one ends, or later; `None` if there is
/// none, or if it is in another card or another scroll area.
fn next_of<'a>(
    one: &Element<'_>,
    all: &'a [Element<'a>],
    bars: &[(LayerId, Rect)],
    along: Range,
    across: Range,
) -> Option<&'a Element<'a>> {
    let around = |element: &Element<'_>| {
        let holds = |other: &&Element<'_>| {
            other.place.area() > element.place.area() + 1.0
                && other.place.expand(1.0).contains_rect(element.place)
        };
        let areas = all.iter().filter(holds).map(|other| other.place.area());
        areas.min_by(f32::total_cmp)
    };
    let scrolled = |element: &Element<'_>| {
        bars.iter().position(|(_, bar)| {
            bar.height() > bar.width()
                && bar.y_range().contains(element.place.center().y)
                && element.place.right() <= bar.right()
        })
    };
    let begins = |other: &Element<'_>| along(other.place).min - along(one.place).max;
    let after = all.iter().filter(|other| {
        let (here, there) = (across(one.place), across(other.place));
        let shared = here.intersection(there).span() > 0.5 * here.span().min(there.span());
        let same_layer = one.layer.zip(other.layer).is_none_or(|(one, other)| one == other);
        shared && same_layer && begins(other) >= -1.5
    });
    let next = after.min_by(|a, b| begins(a).total_cmp(&begins(b)))?;
    (around(one) == around(next) && scrolled(one) == scrolled(next)).then_some(next)
}

/// The cards that are painted.
fn cards(window: &Window) -> Vec<Rect> {
    let card = |(clip, shape): (Rect, &Shape)| match shape {
        // The focus ring has no fill.
        Shape::Rect(rect)
            if rect.corner_radius.nw == CARD_RADIUS
                && rect.fill != egui::Color32::TRANSPARENT
                && clip.contains_rect(rect.rect) =>
        {
            Some(rect.rect)
        }
        _ => None,
    };
    window.shapes_on_top().into_iter().filter_map(card).collect()
}

/// The texts of the window, or of the dialog above it.
fn texts(window: &Window) -> Vec<Written> {
    let written = |(clip, shape): (Rect, &Shape)| match shape {
        Shape::Text(text) => {
            let (place, elided) = (text.visual_bounding_rect(), text.galley.elided);
            Some(Written { text: rows(text), place, clip, elided })
        }
        _ => None,
    };
    let all = window.shapes_on_top().into_iter().filter_map(written);
    all.filter(|text| text.place.is_positive() && text.place.intersect(text.clip).is_positive()).collect()
}

/// The fault that a text ends in an ellipsis where it may not, or is cut at its sides.
fn cut(written: &Written, name: &str, screen: Rect, targets: &[Target]) -> Option<String> {
    let Written { text, place, clip, elided } = written;
    if *elided {
        let allowed = |(on, begins, _): &(&str, &str, &str)| name.contains(on) && text.starts_with(begins);
        let allowed = MAY_BE_CUT.iter().any(allowed);
        return (!allowed).then(|| format!("text does not fit: {text:?}"));
    }
    // The text of a field scrolls.
    let is_field = |target: &Target| {
        matches!(target.role, Role::TextInput | Role::MultilineTextInput)
            && target.place.contains(place.intersect(*clip).center())
    };
    let room = clip.intersect(screen).expand(1.0);
    let fits = room.left() <= place.left() && place.right() <= room.right();
    (!fits && !targets.iter().any(is_field)).then(|| format!("text is cut: {text:?} at {place} in {room}"))
}

/// The fault that a text on a control extends beyond the control.
fn outside(target: &Target, written: &Written) -> Option<String> {
    if matches!(target.role, Role::TextInput | Role::MultilineTextInput) {
        return None;
    }
    let seen = written.place.intersect(written.clip);
    if !target.seen.is_positive() || !target.seen.shrink(2.0).intersects(seen) {
        return None;
    }
    let (room, place) = (target.place.expand(1.5), written.place);
    let fits = room.left() <= place.left() && place.right() <= room.right();
    let fits = fits && room.top() <= seen.top() && seen.bottom() <= room.bottom();
    (!fits)
        .then(|| format!("text {:?} at {place} leaves {:?} at {}", written.text, target.name, target.place))
}
