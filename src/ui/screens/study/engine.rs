//! The engine of a study in one row: a button with its name, which switches it on and off; the number of its lines,
//! with buttons that change it; and the progress of the analysis.

use egui::{Rect, Role, Ui, WidgetInfo};

use crate::ui::screens::game::analysis_card::progress;
use crate::ui::theme::{Palette, tokens};
use crate::ui::view::settings::{Choice, Setting};
use crate::ui::view::{Command, Request, ViewContext};
use crate::ui::widgets::parts::{self, Part};
use crate::ui::widgets::{ButtonState, PanelButton, fit, labelled, paint_text};

/// Shows the row in its rectangle.
pub fn show(ui: &mut Ui, place: Rect, ctx: &mut ViewContext<'_>) {
    let (palette, tokens, words) = (Palette::of(ui.theme()), tokens(ui.ctx()), ctx.look.words);
    let analysis = ctx.session.analysis();
    let is_on = analysis.is_on();
    let (wanted, choices) = (ctx.look.settings.lines, Setting::Lines.choices());
    let lines = t!(words, "study-engine-lines", count = wanted);
    let depth = if is_on { progress(analysis, words) } else { String::new() };
    let small = |text: &str| fit(ui, text, tokens.small(), palette.quiet, f32::INFINITY, 1);
    let (lines, depth) = (small(&lines), small(&depth));
    // A narrow row leaves out the number of lines rather than the name.
    let has_count = place.width() - depth.size().x >= 18.0 * tokens.text.body;
    let column = |key, width: f32| Part::fixed(key, width);
    let places = parts::row(
        place,
        tokens.space.s,
        &[
            Part { wanted: 10.0 * tokens.text.body, ..Part::rest("name", 5.0 * tokens.text.body) },
            column("fewer", place.height()).leaves(1),
            column("lines", lines.size().x.max(3.5 * tokens.text.body)).leaves(3).only_if(has_count),
            column("more", place.height()).leaves(1),
            column("depth", depth.size().x).leaves(4).only_if(is_on),
        ],
    );
    let name = ctx.window.analyst.map_or_else(|| t!(words, "analyst-built-in"), str::to_owned);
    let state = if is_on { ButtonState::Active } else { ButtonState::Plain };
    let spoken = t!(words, "study-engine", name = name.as_str());
    let tip = t!(words, "study-engine-tip");
    let button = PanelButton { tiny: name, tip, ..PanelButton::plain(spoken.clone(), state) };
    let response = button.show(ui, places.of("name"));
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_on, &spoken));
    if response.clicked() {
        ctx.requests.push(Request::Command(Command::Analysis));
    }
    for (column, sign, key, other) in [
        ("fewer", "−", "study-engine-fewer", wanted.checked_sub(1)),
        ("more", "+", "study-engine-more", Some(wanted + 1)),
    ] {
        let Some(place) = places.get(column) else { continue };
        let other =
            other.map(Choice::Lines).filter(|other| choices.iter().any(|(choice, _)| choice == other));
        let button = PanelButton::plain(sign, ButtonState::plain(other.is_some()));
        let button = PanelButton { name: t!(words, key), tip: t!(words, key), ..button };
        let is_pressed = button.show(ui, place).clicked();
        ctx.requests
            .extend(other.filter(|_| is_pressed).map(|other| Request::Command(Command::Choose(other))));
    }
    for (column, text) in [("lines", lines), ("depth", depth)] {
        let Some(place) = places.get(column) else { continue };
        labelled(ui, place, ("engine row", column == "depth"), Role::Label, text.text());
        paint_text(ui, place.left_center(), text, palette.quiet);
    }
}
