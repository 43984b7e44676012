//! The strips of the two players: colour, name, whose move it is, clock, and finally the score.
//!
//! Whatever a strip shows by colour it also shows by shape: a bar at the edge for the player to move, two bars next to a
//! paused clock, a line under a clock that is low, a flag next to one that has fallen.
//!
//! `text::clock_face` writes the time; `ui::screens::game::answers` shows the answers to offers.

use std::sync::Arc;

use egui::{
    Color32, CornerRadius, Galley, Painter, Pos2, Rect, Role, Shape, Stroke, StrokeKind, Ui, pos2, vec2,
};

use crate::rules::{Color, Piece};
use crate::text::{Texts, clock_face};
use crate::ui::theme::{self, Art, Palette, size};
use crate::ui::widgets::{Rotation, card, fit, labelled};

/// A strip and the data it shows.
pub struct Player<'a> {
    pub color: Color,
    pub name: &'a str,
    /// A shorter name, used if the full one does not fit.
    pub short: &'a str,
    pub to_move: ToMove,
    /// The player's points, once the game is over.
    pub score: Option<&'a str>,
    pub clock: Option<PlayerClock>,
    /// The pieces this player has captured up to the position shown.
    pub captured: &'a [Piece],
    /// A part of the strip used by something else; the name makes way for it.
    pub taken: Option<Rect>,
    /// Drawn upside-down, for a player on the other side of the screen.
    pub turned: bool,
    pub small: bool,
    /// Over the board the strip is the button of the player's clock.
    pub presses: bool,
}

/// Whether a player has the move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ToMove {
    No,
    Yes,
    /// An engine is thinking. Shown by a word without animation.
    Thinks,
}

/// A player's clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlayerClock {
    pub ms: u64,
    pub state: ClockDisplay,
    pub low: bool,
    /// Tenths of a second are shown near the end.
    pub tenths: bool,
}

/// What a player's clock does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ClockDisplay {
    /// It waits for the other player, or for the game to begin.
    Waits,
    Runs,
    /// It is the running clock, but paused.
    Stopped,
    /// No time is left; `first` if both flags have fallen, this player's first.
    Fallen {
        first: bool,
    },
}

impl Player<'_> {
    /// Shows the strip in its rectangle.
    /// Whether the clock was pressed.
    pub fn show(&self, ui: &mut Ui, rect: Rect, words: &Texts, art: &mut Art) -> bool {
        labelled(ui, rect, self.color.name(), Role::Label, self.spoken(words));
        self.paint(ui, rect, words, art);
        self.presses && self.show_button(ui, rect, words)
    }

    /// A frame over the strip that shows that it can be pressed.
    fn show_button(&self, ui: &Ui, rect: Rect, words: &Texts) -> bool {
        let place = self.taken.map_or(rect, |taken| match self.turned {
            false => rect.with_min_x(taken.right()),
            true => rect.with_max_x(taken.left()),
        });
        let name = t!(words, "clock-press", color = self.color.name());
        let response = labelled(ui, place, (self.color.name(), "clock"), Role::Button, &name);
        let lit = response.hovered() || response.has_focus();
        let ink = Palette::of(ui.theme()).law;
        let stroke = Stroke::new(if lit { 2.5 } else { 1.5 }, ink);
        ui.painter().rect_stroke(place.shrink(3.0), size::RADIUS - 1, stroke, StrokeKind::Inside);
        response.on_hover_text(name).clicked()
    }

    /// What a screen reader says: "White: De Vries, to move, 5:03".
    fn spoken(&self, words: &Texts) -> String {
        let named = t!(words, "player", color = self.color.name(), name = self.name);
        let mut parts = vec![match self.to_move {
            ToMove::No => named,
            ToMove::Yes | ToMove::Thinks => t!(words, "player-turn", player = named.as_str()),
        }];
        parts.extend((self.to_move == ToMove::Thinks).then(|| t!(words, "player-thinks")));
        parts.extend(self.score.map(str::to_owned));
        if let Some(clock) = self.clock {
            parts.push(clock_face::text(clock.ms, clock.tenths));
            let is_paused = clock.state == ClockDisplay::Stopped;
            let state = clock.fallen().or(is_paused.then_some("clock-paused"));
            parts.extend(state.map(|key| t!(words, key)));
            if clock.low && clock.fallen().is_none() {
                parts.push(t!(words, "clock-low"));
            }
        }
        words.row(parts)
    }

    fn paint(&self, ui: &Ui, rect: Rect, words: &Texts, art: &mut Art) {
        let palette = Palette::of(ui.theme());
        let painter = ui.painter();
        let rotation = Rotation::within(rect, self.turned);
        self.surface(painter, rect, palette, rotation);
        let pad = self.pad(rect);
        let gap = if rect.width() < size::STRIP_NARROW { 4.0 } else { 10.0 };
        let [names, times] = self.rows(rect);
        let radius = if names == rect { size::DISC } else { names.height() * 0.16 };
        let disc = pos2(rect.left() + pad + 2.0 + radius, names.center().y);
        let fill = theme::disc(self.color);
        painter.circle(rotation.point(disc), radius, fill, Stroke::new(1.3, palette.quiet));
        let middle = |galley: &Galley| names.center().y - galley.size().y / 2.0;
        let mut right = rect.right() - pad;
        if let Some(clock) = self.clock {
            let width =
                clock.paint(ui, pos2(right, times.center().y), rotation, self.clock_points(rect)) + gap;
            right -= if names == times { width } else { 0.0 };
        }
        if let Some(score) = self.score {
            let points =
                if self.small { size::TEXT } else { size::TITLE.max(names.height() * size::NAME_AFAR) };
            let score = fit(ui, score, theme::bold(points), palette.ink, rect.width() / 2.0, 1);
            right -= score.size().x + if self.clock.is_some() { gap + 4.0 } else { 0.0 };
            rotation.text(painter, pos2(right, middle(&score)), score, palette.ink);
        }
        let left = disc.x + radius + gap.min(9.0);
        let right = self.taken.map_or(right, |taken| rotation.rect(taken).left());
        if right - left > 24.0 {
            let points = match self.small {
                true => size::TEXT_SMALL + 0.5,
                false if rect.height() >= size::STRIP_TALL => self.points_afar(ui, names, right - left),
                false if rect.height() > size::STRIP => size::NAME,
                false => size::TEXT,
            };
            let room = right - left - gap.min(6.0);
            let whole = fit(ui, self.name, theme::bold(points), palette.ink, f32::INFINITY, 1);
            let name = if whole.size().x <= room {
                whole
            } else {
                let short = fit(ui, self.short, theme::bold(points), palette.ink, room, 1);
                // Thin letters are narrower.
                if short.elided { fit(ui, self.short, theme::small(), palette.ink, room, 1) } else { short }
            };
            let mut end = left + name.size().x + 8.0;
            if let Some((key, ink)) = self.aside(palette) {
                let aside = fit(ui, &t!(words, key), theme::small(), ink, f32::INFINITY, 1);
                let width = aside.size().x;
                if end + width <= left + room {
                    rotation.text(painter, pos2(end, middle(&aside)), aside, ink);
                    end += width + 8.0;
                }
            }
            let side = (points * theme::FIGURINE).round();
            for piece in self.captured {
                let picture = Rect::from_min_size(pos2(end, names.center().y - side / 2.0), vec2(side, side));
                if picture.right() > left + room {
                    break;
                }
                art.paint_way(ui, *piece, rotation.rect(picture), self.turned);
                end += side;
            }
            rotation.text(painter, pos2(left, middle(&name)), name, palette.ink);
        }
    }

    /// What is said after the name, by its message key: that the flag has fallen, or that an engine thinks.
    fn aside(&self, palette: &Palette) -> Option<(&'static str, Color32)> {
        let fallen = self.clock.and_then(PlayerClock::fallen).map(|key| (key, palette.refusal));
        fallen.or((self.to_move == ToMove::Thinks).then_some(("player-thinks", palette.quiet)))
    }

    /// The bar at the edge is a shape, so the player to move can be recognised without seeing colours.
    fn surface(&self, painter: &Painter, rect: Rect, palette: &Palette, rotation: Rotation) {
        if self.to_move == ToMove::No {
            return card(painter, rect, palette.surface, palette.line);
        }
        card(painter, rect, palette.law, palette.law);
        let (round, square) = (size::RADIUS - 1, 2);
        let radius = match self.turned {
            false => CornerRadius { nw: square, sw: square, ne: round, se: round },
            true => CornerRadius { nw: round, sw: round, ne: square, se: square },
        };
        let inside = rotation.rect(rect.shrink(1.0).with_min_x(rect.left() + size::BAR));
        painter.rect_filled(inside, radius, palette.surface);
    }

    /// The free width for the clock at the right of a strip. Answers stand to its left and do not move while the
    /// clock runs or pauses.
    pub fn clock_room(&self, ui: &Ui, rect: Rect) -> f32 {
        let pad = self.pad(rect);
        let clock = self.clock.map_or(0.0, |clock| clock.room(ui, self.clock_points(rect)) + 10.0);
        pad + clock
    }

    /// The rows of name and clock: the same, unless the strip is tall.
    fn rows(&self, strip: Rect) -> [Rect; 2] {
        if strip.height() < size::STRIP_TALL || self.clock.is_none() {
            return [strip, strip];
        }
        // The row of the name has 36 % of the height.
        let middle = strip.top() + strip.height() * 0.36;
        [strip.with_max_y(middle), strip.with_min_y(middle)]
    }

    /// The font size with which the name is as large as it goes.
    fn points_afar(&self, ui: &Ui, row: Rect, room: f32) -> f32 {
        let largest = row.height().min(size::STRIP_TALL) * size::NAME_AFAR;
        let width = fit(ui, self.name, theme::bold(largest), Color32::BLACK, f32::INFINITY, 1).size().x;
        (largest * ((room - 8.0) / width).min(1.0)).max(size::NAME).floor()
    }

    fn pad(&self, strip: Rect) -> f32 {
        match self.small {
            true if strip.width() < size::STRIP_NARROW => size::PAD_SMALL / 2.0,
            true => size::PAD_SMALL,
            false => size::PAD,
        }
    }

    /// The font size of the clock in a strip. A small one is as small as text once the score is next to it.
    fn clock_points(&self, strip: Rect) -> f32 {
        let share = if self.small { size::CLOCK_SMALL } else { size::CLOCK };
        let [_, row] = self.rows(strip);
        let wide = if row == strip { size::CLOCK_WIDE } else { 0.22 };
        let points = (share * row.height()).min(wide * strip.width());
        if self.small && self.score.is_some() { points.min(size::TEXT_SMALL) } else { points }
    }
}

impl PlayerClock {
    /// The message key of a fallen flag.
    fn fallen(self) -> Option<&'static str> {
        match self.state {
            ClockDisplay::Fallen { first: true } => Some("clock-alone-first"),
            ClockDisplay::Fallen { first: false } => Some("clock-fallen"),
            ClockDisplay::Waits | ClockDisplay::Runs | ClockDisplay::Stopped => None,
        }
    }

    fn digits(self, ui: &Ui, points: f32) -> Arc<Galley> {
        let palette = Palette::of(ui.theme());
        let text = clock_face::text(self.ms, self.tenths);
        fit(ui, &text, theme::bold(points), self.ink(palette), f32::INFINITY, 1)
    }

    /// The running clock stands on this colour.
    fn surface(self, palette: &Palette) -> Option<Color32> {
        let colour = if self.low { palette.refusal } else { palette.law };
        (self.state == ClockDisplay::Runs).then_some(colour)
    }

    fn ink(self, palette: &Palette) -> Color32 {
        match self.state {
            ClockDisplay::Runs => palette.surface,
            _ if self.low || self.fallen().is_some() => palette.refusal,
            ClockDisplay::Stopped => palette.law,
            ClockDisplay::Waits | ClockDisplay::Fallen { .. } => palette.ink,
        }
    }

    fn width(self, ui: &Ui, points: f32) -> f32 {
        let has_mark = matches!(self.state, ClockDisplay::Fallen { .. } | ClockDisplay::Stopped);
        let mark = if has_mark { size::CLOCK_MARK } else { 0.0 };
        self.digits(ui, points).size().x + size::CLOCK_PAD + mark
    }

    /// The largest width of a clock below one hour, with a sign next to it.
    fn room(self, ui: &Ui, points: f32) -> f32 {
        let most = PlayerClock { ms: self.ms.max(59 * 60_000), ..self };
        most.digits(ui, points).size().x + size::CLOCK_MARK
    }

    /// Paints the digits so that they end at `end`, and the sign for the clock's state. Returns the total width.
    fn paint(self, ui: &Ui, end: Pos2, rotation: Rotation, points: f32) -> f32 {
        let palette = Palette::of(ui.theme());
        let digits = self.digits(ui, points);
        let extent = digits.size();
        let corner = pos2(end.x - size::CLOCK_PAD - extent.x, end.y - extent.y / 2.0);
        let ink = self.ink(palette);
        if let Some(surface) = self.surface(palette) {
            let pill = Rect::from_min_size(corner, extent).expand2(vec2(size::CLOCK_PAD, -points * 0.06));
            ui.painter().rect_filled(rotation.rect(pill), size::BOARD_RADIUS, surface);
        }
        rotation.text(ui.painter(), corner, digits, ink);
        if self.low {
            let line = Rect::from_min_size(pos2(corner.x, end.y + extent.y * 0.38), vec2(extent.x, 2.0));
            ui.painter().rect_filled(rotation.rect(line), 1, ink);
        }
        let mark = pos2(corner.x - size::CLOCK_MARK * 0.6, end.y);
        match self.state {
            ClockDisplay::Fallen { .. } => fallen_flag(ui.painter(), mark, rotation, ink),
            ClockDisplay::Stopped => two_bars(ui.painter(), mark, rotation, ink),
            ClockDisplay::Waits | ClockDisplay::Runs => {}
        }
        self.width(ui, points)
    }
}

/// Paints the clocks of White and Black side by side at the right end of this rectangle. Returns how wide they are.
pub(crate) fn show_clocks(ui: &Ui, place: Rect, clocks: [PlayerClock; 2]) -> f32 {
    let palette = Palette::of(ui.theme());
    let points = (size::CLOCK_SMALL * place.height()).min(size::CLOCK_WIDE * place.width() / 2.0);
    /// The disc next to the clock, as a share of its letters.
    const DISC: f32 = 0.28;
    let radius = points * DISC;
    let mut end = place.right();
    for (clock, fill) in clocks.into_iter().zip([theme::DISC_WHITE, theme::DISC_BLACK]).rev() {
        end -= clock.paint(ui, pos2(end, place.center().y), Rotation::within(place, false), points)
            + radius
            + size::GAP_SMALL;
        let disc = pos2(end - radius, place.center().y);
        ui.painter().circle(disc, radius, fill, Stroke::new(1.3, palette.quiet));
        end -= 2.0 * radius + size::GAP;
    }
    place.right() - end
}

/// A flag that hangs down from its pole.
fn fallen_flag(painter: &Painter, at: Pos2, rotation: Rotation, ink: Color32) {
    let pole = Rect::from_center_size(at - vec2(4.0, 0.0), vec2(2.0, 16.0));
    painter.rect_filled(rotation.rect(pole), 0, ink);
    let corners = [vec2(-3.0, -2.0), vec2(6.0, 8.0), vec2(-3.0, 8.0)].map(|to| rotation.point(at + to));
    painter.add(Shape::convex_polygon(corners.to_vec(), ink, Stroke::NONE));
}

/// The usual pause sign.
fn two_bars(painter: &Painter, at: Pos2, rotation: Rotation, ink: Color32) {
    for aside in [-3.5, 3.5] {
        let bar = Rect::from_center_size(at + vec2(aside, 0.0), vec2(3.5, 12.0));
        painter.rect_filled(rotation.rect(bar), 1, ink);
    }
}
