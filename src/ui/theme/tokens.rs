//! The sizes of gaps, text and controls in the window, for two densities, and the radii of corners.

use egui::{Context, FontFamily, FontId, Id, Style, TextStyle, Ui, Vec2, vec2};

/// How much space the window has for gaps and text.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Density {
    #[default]
    Normal,
    /// For small windows, and for large text in ordinary ones.
    Compact,
}

/// Sizes in points.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Tokens {
    pub density: Density,
    pub space: Space,
    pub text: Text,
    pub control: Control,
    /// The height of a row of the score sheet or of another list.
    pub row: f32,
    /// The usual height of a player's strip; some layouts make it taller.
    pub strip: f32,
    /// The height of the menu bar.
    pub menu: f32,
}

/// The sizes of gaps, paddings and margins.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Space {
    /// The smallest distance, for example between lines that belong together.
    pub xs: f32,
    /// The distance between controls.
    pub s: f32,
    /// The distance between cards.
    pub m: f32,
    /// The padding at the sides of large cards, such as the law card.
    pub l: f32,
    /// The largest distance, such as the margin of a window in the normal density.
    pub xl: f32,
}

/// Font sizes.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Text {
    pub small: f32,
    pub body: f32,
    pub heading: f32,
    pub display: f32,
}

/// Heights of controls.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Control {
    /// The height of small controls, such as browsing buttons.
    pub s: f32,
    /// The height of ordinary controls, such as the buttons of a dialog.
    pub m: f32,
    /// The height of tiles with two lines.
    pub l: f32,
}

/// The radius of the corners of cards and dialogs.
pub const CARD_RADIUS: u8 = 12;
/// The radius of the corners of controls.
pub const CONTROL_RADIUS: u8 = 8;

const NORMAL: Tokens = Tokens {
    density: Density::Normal,
    space: Space { xs: 4.0, s: 8.0, m: 12.0, l: 16.0, xl: 24.0 },
    text: Text { small: 14.0, body: 16.0, heading: 20.0, display: 32.0 },
    control: Control { s: 32.0, m: 40.0, l: 56.0 },
    row: 28.0,
    strip: 48.0,
    menu: 40.0,
};

const COMPACT: Tokens = Tokens {
    density: Density::Compact,
    space: Space { xs: 2.0, s: 4.0, m: 8.0, l: 12.0, xl: 16.0 },
    text: Text { small: 12.0, body: 14.0, heading: 16.0, display: 24.0 },
    control: Control { s: 28.0, m: 32.0, l: 44.0 },
    row: 24.0,
    strip: 32.0,
    menu: 34.0,
};

/// Windows narrower or lower than this are compact.
const COMPACT_BELOW: Vec2 = vec2(720.0, 580.0);

impl Density {
    pub const ALL: [Density; 2] = [Density::Normal, Density::Compact];

    /// The density of a window of this size.
    pub fn of_window(size: Vec2) -> Density {
        let is_small = size.x < COMPACT_BELOW.x || size.y < COMPACT_BELOW.y;
        if is_small { Density::Compact } else { Density::Normal }
    }

    pub const fn tokens(self) -> &'static Tokens {
        match self {
            Density::Normal => &NORMAL,
            Density::Compact => &COMPACT,
        }
    }

    /// Makes this the density of everything shown from now on.
    pub fn apply(self, ctx: &Context) {
        if ctx.data(|data| data.get_temp(Id::unique(DENSITY))) != Some(self) {
            ctx.data_mut(|data| data.insert_temp(Id::unique(DENSITY), self));
            ctx.all_styles_mut(|style| self.tokens().put_in(style));
        }
    }
}

const DENSITY: &str = "density";

/// The tokens of the density in use; see [`Density::apply`].
pub fn tokens(ctx: &Context) -> &'static Tokens {
    ctx.data(|data| data.get_temp::<Density>(Id::unique(DENSITY))).unwrap_or_default().tokens()
}

/// Whether the compact density is in use.
pub fn is_compact(ui: &Ui) -> bool {
    tokens(ui.ctx()).density == Density::Compact
}

impl Tokens {
    /// The font of notes, times and secondary labels.
    pub fn small(&self) -> FontId {
        FontId::proportional(self.text.small)
    }

    /// The font of ordinary text.
    pub fn body(&self) -> FontId {
        FontId::proportional(self.text.body)
    }

    /// The font of bold text, such as names and the headings of sections.
    pub fn bold(&self) -> FontId {
        bold(self.text.body)
    }

    /// The font of headings.
    pub fn heading(&self) -> FontId {
        bold(self.text.heading)
    }

    /// The font of the result of a game, and of titles in the book.
    pub fn display(&self) -> FontId {
        bold(self.text.display)
    }

    pub(super) fn put_in(&self, style: &mut Style) {
        let Tokens { space, control, .. } = self;
        for (kind, font) in [
            (TextStyle::Small, self.small()),
            (TextStyle::Body, self.body()),
            (TextStyle::Button, self.body()),
            (TextStyle::Monospace, self.body()),
            (TextStyle::Heading, self.heading()),
        ] {
            style.text_styles.insert(kind, font);
        }
        style.spacing.item_spacing = vec2(space.s, space.s);
        style.spacing.button_padding = vec2(space.m, space.xs);
        style.spacing.interact_size = vec2(control.s, control.s);
        style.spacing.menu_margin = egui::Margin::same(space.s as i8);
        style.spacing.window_margin = egui::Margin::same(space.xl as i8);
        style.spacing.icon_width = 18.0;
        style.spacing.icon_width_inner = 10.0;
        style.spacing.icon_spacing = space.s;
        // Faded text at the edge of a list would be hard to read.
        style.spacing.scroll.fade.strength = 0.0;
        // A thin bar always shows that there is more to scroll to.
        style.spacing.scroll.floating_width = 3.0;
        style.spacing.scroll.floating_allocated_width = space.xs;
        style.spacing.scroll.foreground_color = true;
        style.spacing.scroll.dormant_handle_opacity = 0.5;
    }
}

/// A bold font of this size.
pub fn bold(points: f32) -> FontId {
    FontId::new(points, FontFamily::Name("bold".into()))
}
