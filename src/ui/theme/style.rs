//! egui's style and fonts, made from the theme's colours and sizes. This module also sets animation, zoom, and the
//! sizes of targets for mouse and finger.

use std::sync::Arc;

use egui::style::{ScrollAnimation, Selection, WidgetVisuals, Widgets};
use egui::{
    Color32, Context, CornerRadius, Event, FontData, FontDefinitions, FontFamily, Id, Shadow, Stroke, Style,
    Theme as Mode, Visuals,
};

use crate::diagram::SIGNS_TTF;

use super::tokens::Density;
use super::{CARD_RADIUS, CONTROL_RADIUS, Palette, size};

/// The width of the focus ring, in points.
pub const RING: f32 = 2.0;

/// The height of a target for a finger, in points.
const FINGER: f32 = 44.0;
/// How far outside a widget a press by a mouse and by a finger still counts as one on the widget, in points. For a
/// finger, buttons of the smallest usual height are thus at least [`FINGER`] high.
const REACH: [f32; 2] = [5.0, 11.0];

/// How long an animation of egui's own widgets takes, in seconds.
const ANIMATION: f32 = 1.0 / 12.0;

/// Applies the style of menus: egui's own, but with the focus ring, with check boxes that stand out, and with rows that
/// are high enough for a finger if one is used.
pub fn menus(style: &mut Style) {
    let ring = style.visuals.widgets.active.bg_stroke;
    egui::containers::menu::menu_style(style);
    let widgets = &mut style.visuals.widgets;
    widgets.active.bg_stroke = ring;
    // In a menu, check boxes and radio buttons have no outline, so their fill must stand out.
    let line = widgets.noninteractive.bg_stroke.color;
    for state in [&mut widgets.inactive, &mut widgets.hovered, &mut widgets.active, &mut widgets.open] {
        state.bg_fill = line;
    }
    rows(style);
}

/// Makes the rows of a menu tall enough for a finger if one is used; see [`follow_pointer`].
pub fn rows(style: &mut Style) {
    style.spacing.interact_size.y = row_height(style);
}

/// The height of a menu's row.
pub fn row_height(style: &Style) -> f32 {
    if style.interaction.interact_radius > REACH[0] { FINGER } else { style.spacing.interact_size.y }
}

/// Adapts the sizes of targets to what was used last, a mouse or a finger.
pub fn follow_pointer(ctx: &Context) {
    let finger = ctx.input(|input| {
        let touched = input.events.iter().any(|event| matches!(event, Event::Touch { .. }));
        let moved = input.events.iter().any(|event| matches!(event, Event::PointerMoved(_)));
        // The window library also reports a touch as pointer events.
        (touched || moved).then_some(touched)
    });
    let Some(reach) = finger.map(|finger| REACH[usize::from(finger)]) else { return };
    if ctx.global_style().interaction.interact_radius != reach {
        ctx.all_styles_mut(|style| style.interaction.interact_radius = reach);
    }
}

/// Gives egui the fonts, and the styles for light and dark windows.
pub fn install(ctx: &Context) {
    ctx.set_fonts(fonts());
    // The fallback is for desktops that do not say which theme they prefer.
    ctx.options_mut(|options| {
        options.fallback_theme = Mode::Light;
        // Zooming is a command of the program, which stores the setting.
        options.zoom_with_keyboard = false;
    });
    for mode in [Mode::Light, Mode::Dark] {
        ctx.set_style_of(mode, style(mode));
    }
}

/// Turns all animation on or off, egui's and the program's. The choice is stored separately, because egui's animation
/// time can be 0 for other reasons.
pub fn animate(ctx: &Context, on: bool) {
    let time = if on { ANIMATION } else { 0.0 };
    let scroll = if on { ScrollAnimation::default() } else { ScrollAnimation::none() };
    ctx.all_styles_mut(|style| (style.animation_time, style.scroll_animation) = (time, scroll));
    ctx.data_mut(|data| data.insert_temp(Id::unique(ANIMATES), on));
}

/// Whether animation is on; see [`animate`].
pub fn animates(ctx: &Context) -> bool {
    ctx.data(|data| data.get_temp(Id::unique(ANIMATES))).unwrap_or(true)
}

const ANIMATES: &str = "animates";

/// Scales the whole window by `text_size` percent, and by more in a large window, but only so far that whatever fits in
/// the smallest window still fits.
pub fn zoom(ctx: &Context, text_size: u16) {
    let now = ctx.zoom_factor();
    let window = ctx.content_rect().size() * now;
    let room = window / egui::Vec2::from(size::WINDOW_MIN);
    let most = room.min_elem().max(1.0);
    let wanted = (f32::from(text_size) / 100.0 * growth(window)).min(most);
    if (wanted - now).abs() > 0.001 {
        ctx.set_zoom_factor(wanted);
    }
}

/// The factor by which everything is larger in a large window, where people sit farther from the screen.
fn growth(window: egui::Vec2) -> f32 {
    // The widths of a 16:9 window at which text starts to grow, and at which it is largest.
    let (from, to) = (1600.0, 2560.0);
    let wide = window.x.min(window.y * 16.0 / 9.0);
    let share = ((wide - from) / (to - from)).clamp(0.0, 1.0);
    // At 100 %, the size of body text is 20 points in the largest windows.
    1.0 + share * (20.0 / Density::default().tokens().text.body - 1.0)
}

fn fonts() -> FontDefinitions {
    let mut fonts = FontDefinitions::empty();
    let files = [("noto", notosans::REGULAR_TTF), ("noto bold", notosans::BOLD_TTF), ("signs", SIGNS_TTF)];
    for (name, letters) in files {
        fonts.font_data.insert(name.into(), Arc::new(FontData::from_static(letters)));
    }
    for family in [FontFamily::Proportional, FontFamily::Monospace] {
        fonts.families.insert(family, vec!["noto".into(), "signs".into()]);
    }
    fonts
        .families
        .insert(FontFamily::Name("bold".into()), vec!["noto bold".into(), "noto".into(), "signs".into()]);
    fonts
}

fn style(mode: Mode) -> Style {
    let mut style = Style { visuals: visuals(mode), ..Style::default() };
    Density::default().tokens().put_in(&mut style);
    style
}

fn visuals(mode: Mode) -> Visuals {
    let p = Palette::of(mode);
    let base = match mode {
        Mode::Light => Visuals::light(),
        Mode::Dark => Visuals::dark(),
    };
    let corner_radius = CornerRadius::same(CONTROL_RADIUS);
    let widget = |fill: Color32, line: Color32| WidgetVisuals {
        bg_fill: fill,
        weak_bg_fill: fill,
        bg_stroke: Stroke::new(1.0, line),
        corner_radius,
        fg_stroke: Stroke::new(1.0, p.ink),
        expansion: 0.0,
    };
    Visuals {
        override_text_color: None,
        weak_text_color: Some(p.quiet),
        widgets: Widgets {
            noninteractive: widget(p.surface, p.line),
            inactive: widget(p.raised, p.edge),
            hovered: widget(p.hovered, p.quiet),
            // Focus must not look like selection: the focused widget need not be selected.
            active: WidgetVisuals { bg_stroke: Stroke::new(RING, p.ink), ..widget(p.hovered, p.law) },
            open: widget(p.hovered, p.edge),
        },
        selection: Selection { bg_fill: p.law_surface, stroke: Stroke::new(1.0, p.law) },
        hyperlink_color: p.law,
        faint_bg_color: p.surface,
        extreme_bg_color: p.raised,
        warn_fg_color: p.refusal,
        error_fg_color: p.refusal,
        window_corner_radius: CornerRadius::same(CARD_RADIUS),
        window_shadow: Shadow { offset: [0, 10], blur: 32, spread: 0, color: p.shadow },
        window_fill: p.surface,
        window_stroke: Stroke::new(1.0, p.line),
        menu_corner_radius: CornerRadius::same(CONTROL_RADIUS),
        panel_fill: p.window,
        popup_shadow: Shadow { offset: [0, 6], blur: 20, spread: 0, color: p.shadow },
        disabled_alpha: 0.45,
        ..base
    }
}
