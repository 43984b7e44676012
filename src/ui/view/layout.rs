//! Where everything in the window goes. The board is the largest thing, square and whole, at every size.
//!
//! Three arrangements: the panel beside the board, below it in a tall window, or only the board in a very
//! small one.

use egui::{Rect, Vec2, pos2, vec2};

use crate::ui::theme::size;

/// The places of the things in the window.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Layout {
    /// Room for the board; the board itself is square and on whole pixels.
    pub board: Rect,
    /// While the position is analysed: the bar beside the board, or below it where the panel is there too.
    pub bar: Option<Rect>,
    pub panel: Option<Panel>,
    /// One line for the law where there is no panel.
    pub line: Option<Rect>,
    /// Small letters and margins.
    pub small: bool,
}

/// The places beside or below the board.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Panel {
    /// The strip of the player at the far side, and of the one at the near side.
    pub far: Rect,
    pub near: Rect,
    /// What was agreed about time, in a game with clocks.
    pub clock: Option<Rect>,
    pub sheet: Rect,
    /// The best lines while the position is analysed, where they have room.
    pub lines: Option<Rect>,
    /// The law card and both rows of buttons are next to each other: what takes the place of both has one
    /// place.
    pub law: Rect,
    pub buttons: Rect,
}

/// Heights that the window's size decides.
struct Heights {
    strip: f32,
    /// With the gap after it; nothing in a game without clocks.
    clock: f32,
    buttons: f32,
    gap: f32,
    sheet: f32,
    /// The bar of an analysis, with the gap beside it, and its lines; nothing without one.
    bar: f32,
    lines: f32,
    /// One line; the lines make way for what else needs the room.
    least_lines: f32,
}

impl Heights {
    fn of(small: bool, clock: bool, lines: usize) -> Heights {
        let buttons = buttons_height(small);
        let (strip, bar, gap, sheet, worth) = match small {
            true => {
                (size::STRIP_SMALL, size::CLOCK_BAR_SMALL, size::GAP_SMALL, 48.0_f32, size::WORTH_BAR_SMALL)
            }
            false => (size::STRIP, size::CLOCK_BAR, size::GAP, 90.0, size::WORTH_BAR),
        };
        let clock = if clock { bar + gap } else { 0.0 };
        let least_lines = least_lines(small);
        let (bar, lines, sheet) = match lines {
            0 => (0.0, 0.0, sheet),
            _ => (worth + gap, lines_height(lines, small), sheet.max(size::SHEET_LEAST + gap + least_lines)),
        };
        Heights { strip, clock, buttons, gap, sheet, bar, lines, least_lines }
    }

    /// How high the panel is at least, with a law card of two lines: whatever the law says, the window stays
    /// arranged as it is.
    fn panel(&self, small: bool) -> f32 {
        let law = if small { size::LAW_SMALL } else { size::LAW };
        2.0 * self.strip + self.clock + law + self.sheet + self.buttons + 4.0 * self.gap
    }

    /// What the law card gets of this room, which it shares with the score sheet: as much as it asks for, but
    /// a line of the sheet stays.
    fn law(&self, asked: f32, room: f32) -> f32 {
        asked.min(room - self.gap - size::ROW_SMALL)
    }

    /// What the lines of an analysis get of this room: a row of the sheet stays whole.
    fn lines(&self, room: f32) -> Option<f32> {
        let height = self.lines.min(room - self.gap - size::SHEET_LEAST);
        (self.lines > 0.0 && height >= self.least_lines).then_some(height)
    }
}

impl Layout {
    /// Divides the room under the menu bar, with a bar of time or not, and with so many lines of analysis. `law` tells how
    /// high the law card is at a width.
    pub fn of(
        room: Rect,
        pixels_per_point: f32,
        clock: bool,
        lines: usize,
        law: impl Fn(f32, bool) -> f32,
    ) -> Layout {
        let small = room.width() < size::SMALL_WINDOW || room.height() < size::SMALL_WINDOW * 0.75;
        let margin = if small { size::MARGIN_SMALL } else { size::MARGIN };
        let heights = Heights::of(small, clock, lines);
        let inside = room.shrink(margin);
        let whole = |side: f32| (side.max(0.0) * pixels_per_point / 8.0).floor() * 8.0 / pixels_per_point;
        let beside = whole(inside.height().min(inside.width() - heights.bar - margin - size::PANEL_MIN));
        let width = inside.width();
        let under = heights.panel(small) + heights.bar;
        let below = whole((inside.height() - under).min(width));
        let alone = whole(inside.height().min(width));
        let beside_panel =
            (inside.width() - heights.bar - margin - beside).clamp(0.0, Layout::widest(beside));
        let best = if heights.panel(small) <= inside.height() { beside.max(below) } else { below };
        if best < alone * 0.5 || best < 8.0 {
            return Layout::bare(inside);
        }
        if best == below && below > beside {
            Layout::below(inside, below, &heights, law(width, small), small)
        } else {
            Layout::beside(inside, beside, beside_panel, margin, &heights, law(beside_panel, small), small)
        }
    }

    /// Where board and panel are on other stages: as in the game, so that nothing jumps; and small windows have a panel too.
    pub fn board_and_panel(place: Rect, pixels_per_point: f32) -> (Rect, Rect, bool) {
        let law = |_, small| if small { size::LAW_SMALL } else { size::LAW };
        let layout = Layout::of(place, pixels_per_point, false, 0, law);
        let inside = place.shrink(size::MARGIN_SMALL);
        let Some(panel) = layout.panel else {
            let board = inside.with_max_y(inside.top() + inside.width().min(inside.height() * 0.45));
            return (board, inside.with_min_y(board.bottom() + size::GAP_SMALL), true);
        };
        let beside = panel.sheet.left() >= layout.board.right();
        let panel = match beside {
            true => panel.far.union(panel.near),
            false => inside.with_min_y(panel.near.top()),
        };
        (layout.board, panel, layout.small)
    }

    /// The board, and one line if that leaves enough of it.
    fn bare(inside: Rect) -> Layout {
        let (rest, line) = split_bottom(inside, size::LINE, 2.0);
        let line = Some(line).filter(|_| inside.height() > 5.0 * size::LINE);
        let room = if line.is_some() { rest } else { inside };
        let side = room.height().min(room.width()).max(0.0);
        let board = Rect::from_center_size(room.center(), Vec2::splat(side));
        Layout { board, bar: None, panel: None, line, small: true }
    }

    fn widest(board: f32) -> f32 {
        size::PANEL_MAX.max(board * 0.32)
    }

    /// The group of board and panel is in the middle; the panel is as high as the board where it can be.
    fn beside(
        inside: Rect,
        side: f32,
        panel: f32,
        margin: f32,
        heights: &Heights,
        law: f32,
        small: bool,
    ) -> Layout {
        let width = heights.bar + side + margin + panel;
        let left = inside.center().x - width / 2.0;
        let board = square_at(left + heights.bar, inside.center().y - side / 2.0, side);
        let bar = board.with_min_x(left).with_max_x(board.left() - heights.gap);
        let bar = Some(bar).filter(|_| heights.bar > 0.0);
        let height = side.max(heights.panel(small).min(inside.height()));
        let top = inside.center().y - height / 2.0;
        let column = Rect::from_min_size(pos2(board.right() + margin, top), vec2(panel, height));
        let (far, rest) = split_top(column, heights.strip, heights.gap);
        let (rest, near) = split_bottom(rest, heights.strip, heights.gap);
        let (clock, rest) = optional(rest, heights.clock, heights.gap);
        let (rest, buttons) = split_bottom(rest, heights.buttons, heights.gap);
        let (rest, law) = split_bottom(rest, heights.law(law, rest.height()), heights.gap);
        let (sheet, lines) = match heights.lines(rest.height()) {
            Some(height) => {
                let (sheet, lines) = split_bottom(rest, height, heights.gap);
                (sheet, Some(lines))
            }
            None => (rest, None),
        };
        Layout {
            board,
            bar,
            panel: Some(Panel { far, near, clock, sheet, lines, law, buttons }),
            line: None,
            small,
        }
    }

    /// Far player, board, bar of an analysis, near player, clock, buttons, law, lines, score sheet: a law card that
    /// grows moves no button.
    fn below(inside: Rect, side: f32, heights: &Heights, law: f32, small: bool) -> Layout {
        let (far, rest) = split_top(inside, heights.strip, heights.gap);
        let board = square_at(inside.center().x - side / 2.0, rest.top(), side);
        let rest = rest.with_min_y(board.bottom() + heights.gap);
        let (bar, rest) = optional(rest, heights.bar, heights.gap);
        let bar = bar.map(|bar| bar.with_min_x(board.left()).with_max_x(board.right()));
        let (near, rest) = split_top(rest, heights.strip, heights.gap);
        let (clock, rest) = optional(rest, heights.clock, heights.gap);
        let (buttons, rest) = split_top(rest, heights.buttons, heights.gap);
        let (law, rest) = split_top(rest, heights.law(law, rest.height()), heights.gap);
        let lines = heights.lines(rest.height()).map_or(0.0, |lines| lines + heights.gap);
        let (lines, rest) = optional(rest, lines, heights.gap);
        // The sheet is never larger than the board.
        let (sheet, _) = split_top(rest, rest.height().min(side), heights.gap);
        let panel = Some(Panel { far, near, clock, sheet, lines, law, buttons });
        Layout { board, bar, panel, line: None, small }
    }
}

/// What is not always there, at the top; its height has the gap after it.
fn optional(room: Rect, height: f32, gap: f32) -> (Option<Rect>, Rect) {
    if height == 0.0 {
        return (None, room);
    }
    let (bar, rest) = split_top(room, height - gap, gap);
    (Some(bar), rest)
}

fn square_at(left: f32, top: f32, side: f32) -> Rect {
    Rect::from_min_size(pos2(left, top), Vec2::splat(side))
}

fn split_top(room: Rect, height: f32, gap: f32) -> (Rect, Rect) {
    (room.with_max_y(room.top() + height), room.with_min_y(room.top() + height + gap))
}

fn split_bottom(room: Rect, height: f32, gap: f32) -> (Rect, Rect) {
    (room.with_max_y(room.bottom() - height - gap), room.with_min_y(room.bottom() - height))
}

/// How high both rows of buttons are together.
pub const fn buttons_height(small: bool) -> f32 {
    2.0 * buttons_row(small) + buttons_gap(small)
}

/// How high one row of buttons is.
pub const fn buttons_row(small: bool) -> f32 {
    if small { size::BUTTON_SMALL } else { size::BUTTON }
}

/// The room between two buttons.
pub const fn buttons_gap(small: bool) -> f32 {
    if small { size::GAP_BUTTONS / 2.0 } else { size::GAP_BUTTONS }
}

/// How high the card of an analysis is with so many lines.
pub fn lines_height(lines: usize, small: bool) -> f32 {
    line_heading(small) + least_lines(small) + (lines.max(1) - 1) as f32 * line_row(small)
}

/// How high that card is with one line and nothing else.
pub const fn least_lines(small: bool) -> f32 {
    line_row(small) + 2.0 * line_pad(small)
}

/// How high one line of an analysis is.
pub const fn line_row(small: bool) -> f32 {
    if small { size::LINE_ROW_SMALL } else { size::LINE_ROW }
}

/// How high the heading of an analysis is.
pub const fn line_heading(small: bool) -> f32 {
    if small { size::LINE_HEADING_SMALL } else { size::LINE_HEADING }
}

/// The room above and below the lines of an analysis.
pub const fn line_pad(small: bool) -> f32 {
    if small { size::LINE_PAD_SMALL } else { size::LINE_PAD }
}
