//! The named colours and sizes of the window, and how egui's own style is made from them.
//!
//! Absent on purpose: any colour or size anywhere else in `ui`. Sizes are in points; what belongs to the board is a share
//! of one square.

use std::sync::Arc;

use egui::style::{Selection, WidgetVisuals, Widgets};
use egui::{
    Color32, Context, CornerRadius, FontData, FontDefinitions, FontFamily, FontId, Margin, Shadow, Stroke,
    Style, TextStyle, Theme as Mode, Visuals, vec2,
};
use serde::{Deserialize, Serialize};

/// Sizes in points.
pub mod size {
    /// Height of the menu bar.
    pub const MENU: f32 = 34.0;
    /// Space round the board and between board and panel.
    pub const MARGIN: f32 = 24.0;
    /// The same in a small window.
    pub const MARGIN_SMALL: f32 = 10.0;
    /// A window narrower or lower than this gets the small margin.
    pub const SMALL_WINDOW: f32 = 720.0;
    /// Width of the panel beside the board.
    pub const PANEL_MIN: f32 = 172.0;
    pub const PANEL_MAX: f32 = 468.0;
    /// Space between the cards of the panel.
    pub const GAP: f32 = 12.0;
    pub const GAP_SMALL: f32 = 6.0;
    pub const GAP_BUTTONS: f32 = 8.0;
    /// Height of a player's strip.
    pub const STRIP: f32 = 48.0;
    pub const STRIP_SMALL: f32 = 34.0;
    /// Height of the law card.
    pub const LAW: f32 = 78.0;
    pub const LAW_SMALL: f32 = 58.0;
    /// A panel narrower than this is narrow.
    pub const NARROW: f32 = 300.0;
    /// Height of a button in the panel.
    pub const BUTTON: f32 = 40.0;
    pub const BUTTON_SMALL: f32 = 30.0;
    /// Height of a row of the score sheet.
    pub const ROW: f32 = 30.0;
    pub const ROW_SMALL: f32 = 24.0;
    /// Inside a card, left and right.
    pub const PAD: f32 = 14.0;
    pub const PAD_SMALL: f32 = 9.0;
    /// Corner radius of cards and buttons.
    pub const RADIUS: u8 = 9;
    /// Corner radius of the board.
    pub const BOARD_RADIUS: u8 = 6;
    /// Letters.
    pub const TEXT: f32 = 14.5;
    pub const TEXT_SMALL: f32 = 12.5;
    pub const TITLE: f32 = 19.0;
    /// The disc that shows a player's colour.
    pub const DISC: f32 = 6.5;
    /// The bar of the player having the move.
    pub const BAR: f32 = 5.0;
    /// What fingers move on a pad for one move of the game.
    pub const NOTCH: f32 = 40.0;
    /// Width of dialogs, their distance from the window's edge, and the labels before their fields.
    pub const DIALOG: f32 = 400.0;
    pub const DIALOG_MARGIN: f32 = 36.0;
    /// The row of buttons at the end of a dialog.
    pub const DIALOG_FOOT: f32 = 54.0;
    pub const FIELD_LABEL: f32 = 120.0;
    /// Width of menus and of the field for a typed move.
    pub const MENU_WIDTH: f32 = 190.0;
    pub const MOVE_FIELD: f32 = 300.0;
    /// The window when it first opens, and the smallest that the desktop is asked for.
    pub const WINDOW: [f32; 2] = [1180.0, 760.0];
    pub const WINDOW_MIN: [f32; 2] = [280.0, 200.0];
}

/// Sizes on the board, as a share of one square, and its times in seconds.
pub mod share {
    /// A piece's picture.
    pub const PIECE: f32 = 0.94;
    /// Target on an empty square: radius of the dot.
    pub const DOT: f32 = 0.15;
    /// Target with a piece on it: the ring touches the square's edge.
    pub const RING: f32 = 0.07;
    /// Frame of the selected piece.
    pub const FRAME: f32 = 0.055;
    /// Corner brackets of the last move: length and width.
    pub const BRACKET: f32 = 0.26;
    pub const BRACKET_WIDTH: f32 = 0.05;
    /// Dashed frame of the squares that explain a refusal.
    pub const DASH: f32 = 0.05;
    /// Letters and digits at the edge, and how far they stand from it.
    pub const COORDINATE: f32 = 0.16;
    pub const COORDINATE_INSET: f32 = 0.06;
    /// Drawn arrows and circles.
    pub const ARROW: f32 = 0.15;
    pub const CIRCLE: f32 = 0.06;
    /// The square of a piece that is in hand keeps this much of it.
    pub const GHOST: f32 = 0.3;
    /// How long a piece flies.
    pub const FLIGHT: f64 = 0.2;
}

/// A figurine on the score sheet, as a share of the letters' size.
pub const FIGURINE: f32 = 1.4;

/// On smaller squares coordinates would cover the pieces.
pub const COORDINATES_FROM: f32 = 28.0;
/// The size of coordinates in points stays within these.
pub const COORDINATE_POINTS: std::ops::RangeInclusive<f32> = 8.0..=22.0;

/// Colours of everything but the board.
#[derive(Clone, Copy, Debug)]
pub struct Palette {
    pub window: Color32,
    pub surface: Color32,
    pub raised: Color32,
    pub hovered: Color32,
    pub ink: Color32,
    pub quiet: Color32,
    pub line: Color32,
    pub law_surface: Color32,
    pub law: Color32,
    pub refusal_surface: Color32,
    pub refusal: Color32,
    pub shade: Color32,
    pub shadow: Color32,
}

const fn rgb(hex: u32) -> Color32 {
    Color32::from_rgb((hex >> 16) as u8, (hex >> 8) as u8, hex as u8)
}

const LIGHT: Palette = Palette {
    window: rgb(0xF4F1EA),
    surface: rgb(0xFBFAF6),
    raised: rgb(0xFFFFFF),
    hovered: rgb(0xEFEBE1),
    ink: rgb(0x2B2723),
    quiet: rgb(0x6F675E),
    line: rgb(0xDDD6C8),
    law_surface: rgb(0xE6EFEA),
    law: rgb(0x245A4E),
    refusal_surface: rgb(0xF7E8E2),
    refusal: rgb(0x9C3F28),
    shade: Color32::from_rgba_premultiplied(0, 0, 0, 70),
    shadow: Color32::from_rgba_premultiplied(0, 0, 0, 34),
};

const DARK: Palette = Palette {
    window: rgb(0x1C1A18),
    surface: rgb(0x252220),
    raised: rgb(0x2E2A27),
    hovered: rgb(0x38332F),
    ink: rgb(0xECE6DB),
    quiet: rgb(0xA1988C),
    line: rgb(0x3A3631),
    law_surface: rgb(0x22322E),
    law: rgb(0x8CCBB9),
    refusal_surface: rgb(0x3A2722),
    refusal: rgb(0xE9A489),
    shade: Color32::from_rgba_premultiplied(0, 0, 0, 120),
    shadow: Color32::from_rgba_premultiplied(0, 0, 0, 90),
};

impl Palette {
    pub const fn of(mode: Mode) -> &'static Palette {
        match mode {
            Mode::Light => &LIGHT,
            Mode::Dark => &DARK,
        }
    }
}

/// The discs that show the players' colours.
pub const DISC_WHITE: Color32 = rgb(0xFBF7EC);
pub const DISC_BLACK: Color32 = rgb(0x23201D);

/// A colour for a light square and one for a dark square.
#[derive(Clone, Copy, Debug)]
pub struct Pair {
    pub on_light: Color32,
    pub on_dark: Color32,
}

const fn pair(on_light: u32, on_dark: u32) -> Pair {
    Pair { on_light: rgb(on_light), on_dark: rgb(on_dark) }
}

impl Pair {
    /// The colour that is readable on this kind of square.
    pub const fn on(&self, dark_square: bool) -> Color32 {
        if dark_square { self.on_dark } else { self.on_light }
    }
}

/// Colours of the board. Every mark has one colour for each colour of square.
#[derive(Clone, Copy, Debug)]
pub struct BoardColors {
    pub squares: Pair,
    pub coordinates: Pair,
    pub last_move: Pair,
    pub target: Pair,
    pub check: Pair,
    pub refusal: Pair,
    pub cursor: Pair,
    /// Arrows and circles: green, red, blue, yellow.
    pub brushes: [Color32; 4],
}

/// The boards that the player can choose from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BoardTheme {
    #[default]
    Wood,
    Green,
}

const BRUSHES: [Color32; 4] = [
    Color32::from_rgba_premultiplied(13, 76, 17, 162),
    Color32::from_rgba_premultiplied(92, 17, 17, 162),
    Color32::from_rgba_premultiplied(0, 31, 92, 162),
    Color32::from_rgba_premultiplied(156, 97, 0, 172),
];

impl BoardTheme {
    pub const ALL: [BoardTheme; 2] = [BoardTheme::Wood, BoardTheme::Green];

    /// The name of the message that names it.
    pub const fn key(self) -> &'static str {
        match self {
            BoardTheme::Wood => "board-wood",
            BoardTheme::Green => "board-green",
        }
    }

    pub const fn colors(self, mode: Mode) -> BoardColors {
        match (self, mode) {
            (BoardTheme::Wood, Mode::Light) => BoardColors {
                squares: pair(0xEBDCC0, 0xB08A5E),
                coordinates: pair(0x7A5930, 0xFFFFFF),
                last_move: pair(0x5A7A20, 0x2A4500),
                target: pair(0x2F6B5E, 0x0C4036),
                check: pair(0xB2351B, 0x7D1703),
                refusal: pair(0xA6462E, 0x6E1D08),
                cursor: pair(0x2B2723, 0x1E1A16),
                brushes: BRUSHES,
            },
            (BoardTheme::Wood, Mode::Dark) => BoardColors {
                squares: pair(0xCDB993, 0x7E6145),
                coordinates: pair(0x614829, 0xEADBBE),
                last_move: pair(0x46620F, 0xD3EA8C),
                target: pair(0x0F5B4C, 0xA5E8D5),
                check: pair(0x9A2610, 0xFFB39C),
                refusal: pair(0x93321A, 0xFFC0AC),
                cursor: pair(0x1C1A18, 0xFFF8EA),
                brushes: BRUSHES,
            },
            (BoardTheme::Green, Mode::Light) => BoardColors {
                squares: pair(0xEBE9D4, 0x7F9B6F),
                coordinates: pair(0x4C653E, 0xFFFFFF),
                last_move: pair(0x8A6400, 0x3B2600),
                target: pair(0x2A5078, 0x13304F),
                check: pair(0xB2351B, 0x6B1202),
                refusal: pair(0xA6462E, 0x6B1A07),
                cursor: pair(0x2B2723, 0x171A14),
                brushes: BRUSHES,
            },
            (BoardTheme::Green, Mode::Dark) => BoardColors {
                squares: pair(0xC6C9AE, 0x55704D),
                coordinates: pair(0x3F5636, 0xE6E8D2),
                last_move: pair(0x6A4B00, 0xFFE08A),
                target: pair(0x20446B, 0xBFDDFF),
                check: pair(0x9A2610, 0xFFC2AE),
                refusal: pair(0x93321A, 0xFFCDBD),
                cursor: pair(0x1C1A18, 0xFFFDF2),
                brushes: BRUSHES,
            },
        }
    }
}

/// Text of the window's ordinary size.
pub fn text() -> FontId {
    FontId::proportional(size::TEXT)
}

/// Smaller text.
pub fn small() -> FontId {
    FontId::proportional(size::TEXT_SMALL)
}

/// The same letters, heavier: for names and for the law's word.
pub fn bold(points: f32) -> FontId {
    FontId::new(points, FontFamily::Name("bold".into()))
}

/// Gives egui the letters, the style for light and the style for dark.
pub fn install(ctx: &Context) {
    ctx.set_fonts(fonts());
    // Where the desktop does not say: a clean desk.
    ctx.options_mut(|options| options.fallback_theme = Mode::Light);
    for mode in [Mode::Light, Mode::Dark] {
        ctx.set_style_of(mode, style(mode));
    }
}

fn fonts() -> FontDefinitions {
    let mut fonts = FontDefinitions::empty();
    for (name, letters) in [("noto", notosans::REGULAR_TTF), ("noto bold", notosans::BOLD_TTF)] {
        fonts.font_data.insert(name.into(), Arc::new(FontData::from_static(letters)));
    }
    for family in [FontFamily::Proportional, FontFamily::Monospace] {
        fonts.families.insert(family, vec!["noto".into()]);
    }
    fonts.families.insert(FontFamily::Name("bold".into()), vec!["noto bold".into(), "noto".into()]);
    fonts
}

fn style(mode: Mode) -> Style {
    let mut style = Style { visuals: visuals(mode), ..Style::default() };
    for (kind, font) in [
        (TextStyle::Small, small()),
        (TextStyle::Body, text()),
        (TextStyle::Button, text()),
        (TextStyle::Monospace, text()),
        (TextStyle::Heading, bold(size::TITLE)),
    ] {
        style.text_styles.insert(kind, font);
    }
    style.spacing.item_spacing = vec2(8.0, 6.0);
    style.spacing.button_padding = vec2(12.0, 6.0);
    style.spacing.interact_size = vec2(32.0, 28.0);
    style.spacing.menu_margin = Margin::same(6);
    style.spacing.window_margin = Margin::same(22);
    style.spacing.icon_width = 18.0;
    style.spacing.icon_width_inner = 10.0;
    style
}

fn visuals(mode: Mode) -> Visuals {
    let p = Palette::of(mode);
    let base = match mode {
        Mode::Light => Visuals::light(),
        Mode::Dark => Visuals::dark(),
    };
    let corner_radius = CornerRadius::same(size::RADIUS - 2);
    // The first fill is that of check boxes and radio buttons, which have no other outline in a menu.
    let widget = |fill: Color32, line: Color32| WidgetVisuals {
        bg_fill: line,
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
            inactive: widget(p.raised, p.line),
            hovered: widget(p.hovered, p.quiet),
            active: widget(p.law_surface, p.law),
            open: widget(p.hovered, p.line),
        },
        selection: Selection { bg_fill: p.law_surface, stroke: Stroke::new(1.5, p.law) },
        hyperlink_color: p.law,
        faint_bg_color: p.surface,
        extreme_bg_color: p.raised,
        warn_fg_color: p.refusal,
        error_fg_color: p.refusal,
        window_corner_radius: CornerRadius::same(size::RADIUS + 2),
        window_shadow: Shadow { offset: [0, 10], blur: 32, spread: 0, color: p.shadow },
        window_fill: p.surface,
        window_stroke: Stroke::new(1.0, p.line),
        menu_corner_radius: CornerRadius::same(size::RADIUS),
        panel_fill: p.window,
        popup_shadow: Shadow { offset: [0, 6], blur: 20, spread: 0, color: p.shadow },
        disabled_alpha: 0.45,
        ..base
    }
}
