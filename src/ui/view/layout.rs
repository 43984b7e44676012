//! The layout of the window. The board is the largest element, square and fully visible at every size.
//!
//! There are four arrangements: the panel next to the board, the panel below it in a tall window, players and buttons
//! without a panel in a very small one, and the board alone in a smaller one.

use egui::{Context, Rect, Vec2, pos2, remap_clamp, vec2};

use crate::ui::theme::size;

/// The rectangles in the window.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Layout {
    /// The board: square, on whole pixels.
    pub board: Rect,
    /// The evaluation bar during analysis: next to the board, or below it if the panel is below too.
    pub bar: Option<Rect>,
    pub panel: Option<Panel>,
    /// What a very small window shows in place of the panel.
    pub tiny: Option<Tiny>,
    /// One or two lines for the law card if there is no panel.
    pub line: Option<Rect>,
    /// Small fonts and margins.
    pub small: bool,
}

/// The rectangles of the panel.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Panel {
    /// The strips of the player at the top and of the player at the bottom.
    pub far: Rect,
    pub near: Rect,
    /// The clock bar, in a game with clocks.
    pub clock: Option<Rect>,
    pub sheet: Rect,
    /// The buttons that walk through the game, if they fit.
    pub walk: Option<Rect>,
    /// The analysis lines, if they fit.
    pub lines: Option<Rect>,
    /// Law card and buttons are adjacent, so that a card which replaces both has one rectangle.
    pub law: Rect,
    pub buttons: Rect,
}

/// The rectangles next to the board or below it of a very small window.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Tiny {
    /// The strips of the player at the top and of the player at the bottom.
    pub far: Rect,
    pub near: Rect,
    pub buttons: Rect,
}

/// Heights and gaps that depend on the size of the window.
struct Heights {
    small: bool,
    margin: f32,
    strip: f32,
    /// Includes the gap after it; 0 in a game without clocks.
    clock: f32,
    buttons: f32,
    gap: f32,
    sheet: f32,
    /// The evaluation bar with its gap, and the analysis lines; 0 without analysis.
    bar: f32,
    lines: f32,
    /// The height with a single line; the others give way if space is short.
    least_lines: f32,
}

impl Heights {
    fn of(height: f32, small: bool, clock: bool, lines: usize) -> Heights {
        let buttons = buttons_height(small);
        let margin = if small { size::MARGIN_SMALL } else { size::MARGIN };
        let (strip, bar, gap, sheet, worth) = match small {
            true => (34.0, 26.0, size::GAP_SMALL, 48.0_f32, 10.0),
            false => (size::STRIP, 32.0, size::GAP, 90.0, size::WORTH_BAR),
        };
        let strip = if clock && !small { strip.max(clock_strip(height)) } else { strip };
        let clock = if clock { bar + gap } else { 0.0 };
        let least_lines = least_lines(small);
        let (bar, lines, sheet) = match lines {
            0 => (0.0, 0.0, sheet),
            _ => (worth + gap, lines_height(lines, small), sheet.max(size::SHEET_LEAST + gap + least_lines)),
        };
        Heights { small, margin, strip, clock, buttons, gap, sheet, bar, lines, least_lines }
    }

    /// The least height of the panel, with a law card of two lines, so that the arrangement does not depend on the
    /// card's text.
    fn panel(&self) -> f32 {
        let law = if self.small { size::LAW_SMALL } else { size::LAW };
        2.0 * self.strip + self.clock + law + self.sheet + self.buttons + 4.0 * self.gap
    }

    /// The law card's share of the height it shares with the score sheet: what it asks for, as long as one row of the
    /// sheet remains.
    fn law(&self, asked: f32, room: f32) -> f32 {
        asked.min(room - self.gap - size::ROW_SMALL)
    }

    /// Splits the walking buttons off the score sheet, if enough rows of it remain.
    fn walk(&self, sheet: Rect) -> (Rect, Option<Rect>) {
        let height = if self.small { size::WALK_SMALL } else { size::WALK };
        if sheet.height() - height - self.gap < size::WALK_SHEET {
            return (sheet, None);
        }
        let (sheet, walk) = split_bottom(sheet, height, self.gap);
        (sheet, Some(walk))
    }

    /// The height of the analysis lines; a full row of the sheet remains.
    fn lines(&self, room: f32) -> Option<f32> {
        let height = self.lines.min(room - self.gap - size::SHEET_LEAST);
        (self.lines > 0.0 && height >= self.least_lines).then_some(height)
    }
}

impl Layout {
    /// Lays out the area under the menu bar. `clock`: with a clock bar; `lines`: number of analysis lines; `law`: the
    /// law card's height for a width.
    pub fn of(
        room: Rect,
        pixels_per_point: f32,
        clock: bool,
        lines: usize,
        law: impl Fn(f32, bool) -> f32,
    ) -> Layout {
        let small = room.width() < size::SMALL_WINDOW || room.height() < size::SMALL_WINDOW * 0.75;
        let heights = Heights::of(room.height(), small, clock, lines);
        let (margin, inside) = (heights.margin, room.shrink(heights.margin));
        let whole = |side: f32| (side.max(0.0) * pixels_per_point / 8.0).floor() * 8.0 / pixels_per_point;
        // The panel is at least 172 points wide.
        let at_side = whole(inside.height().min(inside.width() - heights.bar - margin - 172.0));
        let width = inside.width();
        let under = heights.panel() + heights.bar;
        let below = whole((inside.height() - under).min(width));
        let alone = whole(inside.height().min(width));
        let panel_width =
            (inside.width() - heights.bar - margin - at_side).clamp(0.0, Layout::widest(room.width()));
        let best = if heights.panel() <= inside.height() { at_side.max(below) } else { below };
        if best < alone * 0.5 || best < 8.0 {
            return Layout::tiny(room).unwrap_or_else(|| Layout::bare(inside));
        }
        if best == below && below > at_side {
            Layout::with_panel_below(inside, below, &heights, law(width, small))
        } else {
            Layout::with_panel_at_side(inside, at_side, panel_width, &heights, law(panel_width, small))
        }
    }

    /// The same for people who look on from afar: next to the board the players get what the score sheet can spare.
    pub fn for_an_audience(mut self) -> Layout {
        let Some(panel) = self.panel.as_mut().filter(|panel| panel.sheet.left() >= self.board.right()) else {
            return self;
        };
        let spare = (panel.sheet.height() - size::WALK_SHEET) / 2.0;
        // A strip takes at most 24 % of the board's height.
        let more = spare.min(self.board.height() * 0.24 - panel.far.height()).max(0.0).floor();
        panel.far.max.y += more;
        panel.near.min.y -= more;
        panel.sheet = panel.sheet.shrink2(vec2(0.0, more));
        panel.clock = panel.clock.map(|clock| clock.translate(vec2(0.0, more)));
        let up = |place: Rect| place.translate(vec2(0.0, -more));
        (panel.walk, panel.lines) = (panel.walk.map(up), panel.lines.map(up));
        (panel.law, panel.buttons) = (up(panel.law), up(panel.buttons));
        self
    }

    /// The rectangles of board and panel on other screens: as in the game, so that nothing jumps between screens. Small
    /// windows get a panel too.
    pub fn board_and_panel(place: Rect, pixels_per_point: f32) -> (Rect, Rect, bool) {
        let law = |_, small| if small { size::LAW_SMALL } else { size::LAW };
        let layout = Layout::of(place, pixels_per_point, false, 0, law);
        let inside = place.shrink(size::MARGIN_SMALL);
        let Some(panel) = layout.panel else {
            // Too small for a game's panel: the board gets less, and the fields scroll.
            if inside.width() > inside.height() {
                // In a very small window the board has 42 % of the width.
                let side = inside.height().min(inside.width() * 0.42);
                let board = Rect::from_min_size(inside.min, Vec2::splat(side));
                return (board, inside.with_min_x(board.right() + size::GAP_SMALL), true);
            }
            let board = inside.with_max_y(inside.top() + inside.width().min(inside.height() * 0.45));
            return (board, inside.with_min_y(board.bottom() + size::GAP_SMALL), true);
        };
        let at_side = panel.sheet.left() >= layout.board.right();
        let panel = match at_side {
            true => panel.far.union(panel.near),
            false => inside.with_min_y(panel.near.top()),
        };
        (layout.board, panel, layout.small)
    }

    /// Board, players and buttons, with the law below them in two lines: side by side if the window is wide. `None`
    /// if little would remain of the board.
    fn tiny(room: Rect) -> Option<Layout> {
        let gap = size::GAP_SMALL;
        let inside = room.shrink(gap);
        let (rest, line) = split_bottom(inside, 2.0 * size::LINE, gap / 2.0);
        let strip = 30.0;
        // The column next to the board is 128 to 240 points wide.
        let at_side = rest.height().min(rest.width() - gap - 128.0);
        let column = 2.0 * (strip + gap) + 82.0;
        let at_side = if rest.height() >= column { at_side } else { 0.0 };
        let below = rest.width().min(rest.height() - strip - buttons_height(true) - 2.0 * gap);
        let side = at_side.max(below);
        // A smaller board leaves no room for buttons.
        if side < 120.0 {
            return None;
        }
        let (board, tiny) = if at_side >= below {
            let wide = (rest.width() - gap - side).min(240.0);
            let left = rest.center().x - (side + gap + wide) / 2.0;
            let board = square_at(left, rest.center().y - side / 2.0, side);
            let column = rest.with_min_x(board.right() + gap).with_max_x(left + side + gap + wide);
            let (far, middle) = split_top(column, strip, gap);
            let (buttons, near) = split_bottom(middle, strip, gap);
            (board, Tiny { far, near, buttons })
        } else {
            let board = square_at(rest.center().x - side / 2.0, rest.top(), side);
            let (players, buttons) = split_top(rest.with_min_y(board.bottom() + gap), strip, gap);
            let half = (players.width() - gap) / 2.0;
            let far = players.with_max_x(players.left() + half);
            let near = players.with_min_x(players.right() - half);
            let buttons = buttons.with_max_y(buttons.top() + buttons_height(true));
            (board, Tiny { far, near, buttons })
        };
        Some(Layout { board, bar: None, panel: None, tiny: Some(tiny), line: Some(line), small: true })
    }

    /// The board, and one line if enough space remains.
    fn bare(inside: Rect) -> Layout {
        let (rest, line) = split_bottom(inside, size::LINE, 2.0);
        let line = Some(line).filter(|_| inside.height() > 5.0 * size::LINE);
        let room = if line.is_some() { rest } else { inside };
        let side = room.height().min(room.width()).max(0.0);
        let board = Rect::from_center_size(room.center(), Vec2::splat(side));
        Layout { board, bar: None, panel: None, tiny: None, line, small: true }
    }

    fn widest(window: f32) -> f32 {
        468.0_f32.max(window * 0.36)
    }

    /// Board and panel are centred together; the panel is as high as the board if possible.
    fn with_panel_at_side(inside: Rect, side: f32, panel: f32, heights: &Heights, law: f32) -> Layout {
        let (small, margin) = (heights.small, heights.margin);
        let width = heights.bar + side + margin + panel;
        let left = inside.center().x - width / 2.0;
        let board = square_at(left + heights.bar, inside.center().y - side / 2.0, side);
        let bar = board.with_min_x(left).with_max_x(board.left() - heights.gap);
        let bar = Some(bar).filter(|_| heights.bar > 0.0);
        let height = side.max(heights.panel().min(inside.height()));
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
        let (sheet, walk) = heights.walk(sheet);
        let panel = Some(Panel { far, near, clock, sheet, walk, lines, law, buttons });
        Layout { board, bar, panel, tiny: None, line: None, small }
    }

    /// From top to bottom: far player, board, evaluation bar, near player, clock, buttons, law card, analysis lines,
    /// score sheet. The buttons are above the law card, so its height does not move them.
    fn with_panel_below(inside: Rect, side: f32, heights: &Heights, law: f32) -> Layout {
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
        // The sheet is never higher than the board.
        let (sheet, _) = split_top(rest, rest.height().min(side), heights.gap);
        let (sheet, walk) = heights.walk(sheet);
        let panel = Some(Panel { far, near, clock, sheet, walk, lines, law, buttons });
        Layout { board, bar, panel, tiny: None, line: None, small: heights.small }
    }
}

/// Whether the window fills the screen, without a title bar.
pub fn is_full_screen(ctx: &Context) -> bool {
    ctx.input(|input| input.viewport().fullscreen == Some(true))
}

/// The height of a strip with a clock: clocks are read from across the table.
fn clock_strip(height: f32) -> f32 {
    // The strips grow from 40 to 96 points in windows of 540 to 966 points.
    let ((low, high), (from, to)) = ((40.0, 96.0), (540.0, 966.0));
    remap_clamp(height, from..=to, low..=high).round()
}

/// Splits off an optional bar at the top; `height` includes the gap after it, 0 means no bar.
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

/// The height of both rows of buttons.
pub const fn buttons_height(small: bool) -> f32 {
    2.0 * buttons_row(small) + buttons_gap(small)
}

/// The height of one row of buttons.
pub const fn buttons_row(small: bool) -> f32 {
    if small { size::BUTTON_SMALL } else { size::BUTTON }
}

/// The gap between two buttons.
pub const fn buttons_gap(small: bool) -> f32 {
    if small { size::GAP_BUTTONS / 2.0 } else { size::GAP_BUTTONS }
}

/// The height of the analysis card with so many lines.
pub fn lines_height(lines: usize, small: bool) -> f32 {
    line_heading(small) + least_lines(small) + (lines.max(1) - 1) as f32 * line_row(small)
}

/// The height of the card with one line and no heading.
pub const fn least_lines(small: bool) -> f32 {
    line_row(small) + 2.0 * line_pad(small)
}

/// The height of one line of analysis.
pub const fn line_row(small: bool) -> f32 {
    if small { 21.0 } else { 26.0 }
}

/// The height of the analysis heading.
pub const fn line_heading(small: bool) -> f32 {
    if small { 16.0 } else { 20.0 }
}

/// The padding above and below the lines of analysis.
pub const fn line_pad(small: bool) -> f32 {
    if small { 3.0 } else { 6.0 }
}
