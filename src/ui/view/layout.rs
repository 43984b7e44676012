//! The layout of the game. Each of its four arrangements is a table of parts, which `ui::widgets::parts` divides the room
//! among. The board is the largest element, square and fully visible at every size.

use egui::{Align2, Context, Rect, Vec2, vec2};

use crate::ui::theme::{Density, Tokens};
use crate::ui::widgets::parts::{self, Part, Places};

/// A part of the game's screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spot {
    Board,
    /// The evaluation bar: next to the board, or below it if the panel is below too.
    Bar,
    /// Everything next to the board, or below it in a very small window.
    Panel,
    /// The strips of the player at the top and of the player at the bottom.
    Far,
    Near,
    /// The clock bar, in a game with clocks.
    Clock,
    Sheet,
    /// The buttons that walk through the game.
    Walk,
    /// The analysis lines.
    Lines,
    /// Law card and buttons are adjacent, so that a card which replaces both has one rectangle.
    Law,
    Buttons,
    /// One or two lines for the law if there is no panel.
    Line,
}

/// Where the panel is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Arrangement {
    /// Next to the board.
    Beside,
    /// Below the board, in a tall window.
    Below,
    /// Nowhere: too little would remain of the board.
    Tiny,
}

/// What the layout depends on, apart from the room.
pub struct Needs<'a> {
    pub tokens: &'static Tokens,
    pub pixels_per_point: f32,
    /// The players have clocks.
    pub clock: bool,
    /// The number of analysis lines.
    pub lines: usize,
    /// People look on from afar: the players get what the score sheet can spare.
    pub audience: bool,
    /// The height of the law card at a width.
    pub law: &'a dyn Fn(f32) -> f32,
}

/// Where the parts of the game are.
#[derive(Clone, PartialEq, Debug)]
pub struct Layout(Places<Spot>);

impl Layout {
    /// Lays out the area under the menu bar.
    pub fn of(room: Rect, needs: &Needs<'_>) -> Layout {
        let inside = room.shrink(needs.edge());
        Layout(match needs.arrange(inside) {
            (Arrangement::Beside, side) => needs.beside(inside, side),
            (Arrangement::Below, side) => needs.column(inside, |law| needs.below(side, law)),
            (Arrangement::Tiny, _) => needs.tiny(room).unwrap_or_else(|| needs.alone(room)),
        })
    }

    /// Whether there is a score sheet, with all that belongs to it.
    pub fn has_panel(&self) -> bool {
        self.get(Spot::Sheet).is_some()
    }

    /// The rectangle of a part, if it is shown.
    pub fn get(&self, spot: Spot) -> Option<Rect> {
        self.0.get(spot)
    }

    /// The rectangle of a part that is shown.
    pub fn at(&self, spot: Spot) -> Rect {
        self.0.of(spot)
    }

    /// The least rectangle with all of these parts.
    pub fn of_all(&self, spots: &[Spot]) -> Rect {
        spots.iter().filter_map(|spot| self.get(*spot)).fold(Rect::NOTHING, Rect::union)
    }

    /// The board: square, in the middle of its room.
    pub fn board(&self) -> Rect {
        square_in(self.0.of(Spot::Board))
    }

    /// All parts with their rectangles.
    pub fn iter(&self) -> impl Iterator<Item = (Spot, Rect)> + '_ {
        self.0.iter()
    }
}

impl Needs<'_> {
    /// The margin, and the gap between board and panel.
    pub(super) fn edge(&self) -> f32 {
        match self.tokens.density {
            Density::Normal => self.tokens.space.xl,
            Density::Compact => self.tokens.space.m,
        }
    }

    /// The arrangement within the margins, and the side of the board in it.
    pub(super) fn arrange(&self, inside: Rect) -> (Arrangement, f32) {
        let (room, edge) = (inside.size(), self.edge());
        let whole = |side: f32| {
            let pixels = side.max(0.0) * self.pixels_per_point;
            (pixels / 8.0).floor() * 8.0 / self.pixels_per_point
        };
        let fits = self.least(&self.panel(self.strip(), self.least_law())) <= room.y;
        // The panel is at least 172 points wide.
        let beside = whole(room.y.min(room.x - self.bar_room() - edge - 172.0));
        let beside = if fits { beside } else { 0.0 };
        let below = whole((room.y - self.least(&self.below(0.0, self.least_law()))).min(room.x));
        match beside.max(below) {
            side if side < (whole(room.min_elem()) * 0.5).max(8.0) => (Arrangement::Tiny, side),
            side if beside >= below => (Arrangement::Beside, side),
            side => (Arrangement::Below, side),
        }
    }

    /// The board, the evaluation bar and the panel. The panel is as high as the board if its parts fit.
    fn beside(&self, inside: Rect, side: f32) -> Places<Spot> {
        let panel = self.least(&self.panel(self.strip(), self.least_law())).max(side).min(inside.height());
        let row = self.row(inside, side);
        let place = row.of(Spot::Panel).expand2(vec2(0.0, (panel - side) / 2.0));
        let strip = self.strip() + if self.audience { self.spare(place, side) } else { 0.0 };
        row.and(self.column(place, |law| self.panel(strip, law)))
    }

    /// The evaluation bar, the board and the room next to it, all as high as the board. The panel takes the width that
    /// remains, unless it would be wider than the board.
    pub(super) fn row(&self, inside: Rect, side: f32) -> Places<Spot> {
        let (edge, bar) = (self.edge(), self.bar_room());
        let panel = (inside.width() - bar - side - edge).min(side.max(468.0));
        let row = Align2::CENTER_CENTER.align_size_within_rect(vec2(bar + side + edge + panel, side), inside);
        let rest = [Part::fixed(Spot::Board, side), Part::rest(Spot::Panel, 0.0)];
        parts::row(row, edge, &self.bar().into_iter().chain(rest).collect::<Vec<_>>())
    }

    /// From top to bottom, next to the board.
    fn panel(&self, strip: f32, law: f32) -> Vec<Part<Spot>> {
        let parts = [
            Some(Part::fixed(Spot::Far, strip)),
            self.clock(),
            Some(self.sheet()),
            Some(self.walk()),
            self.lines(),
            Some(Part::fixed(Spot::Law, law)),
            Some(self.buttons()),
            Some(Part::fixed(Spot::Near, strip)),
        ];
        parts.into_iter().flatten().collect()
    }

    /// From top to bottom, with a board of this side. The buttons are above the law card, so its height does not move
    /// them. The sheet is not higher than the board.
    fn below(&self, side: f32, law: f32) -> Vec<Part<Spot>> {
        let parts = [
            Some(Part::fixed(Spot::Far, self.strip())),
            Some(Part::fixed(Spot::Board, side)),
            self.bar(),
            Some(Part::fixed(Spot::Near, self.strip())),
            self.clock(),
            Some(self.buttons()),
            Some(Part::fixed(Spot::Law, law)),
            self.lines(),
            Some(Part { grows: false, wanted: side, ..self.sheet() }),
            Some(self.walk()),
        ];
        parts.into_iter().flatten().collect()
    }

    /// Board, players and buttons, with the law below them in two lines: side by side if the window is wide. `None`
    /// if little would remain of the board.
    fn tiny(&self, room: Rect) -> Option<Places<Spot>> {
        let (gap, strip) = (self.tokens.space.s, self.tokens.strip);
        let line = Part::fixed(Spot::Line, 2.0 * LINE);
        let inside = room.shrink(gap);
        // Three rows of buttons between the players, at least 128 points wide.
        let players =
            [Part::fixed(Spot::Far, strip), Part::rest(Spot::Buttons, 80.0), Part::fixed(Spot::Near, strip)];
        let high = inside.height() - line.least - gap;
        let beside =
            if high >= parts::least(gap, &players) { high.min(inside.width() - gap - 128.0) } else { 0.0 };
        let below = inside.width().min(high - strip - self.buttons().least - 2.0 * gap);
        // A smaller board leaves no room for buttons.
        if beside.max(below) < 120.0 {
            return None;
        }
        if beside >= below {
            let rows = parts::column(inside, gap, &[Part::rest(Spot::Panel, 0.0), line]);
            let width = (inside.width() - gap - beside).min(240.0);
            let extent = vec2(beside + gap + width, high);
            let middle = Align2::CENTER_CENTER.align_size_within_rect(extent, rows.of(Spot::Panel));
            let row =
                parts::row(middle, gap, &[Part::fixed(Spot::Board, beside), Part::rest(Spot::Panel, 0.0)]);
            let column = parts::column(row.of(Spot::Panel), gap, &players);
            return Some(row.and(column).and(rows));
        }
        let board = Part::fixed(Spot::Board, below);
        let rows =
            [board, Part::fixed(Spot::Panel, strip), Part::rest(Spot::Buttons, self.buttons().least), line];
        let rows = parts::column(inside, gap, &rows);
        let players = [Part::rest(Spot::Far, 0.0), Part::rest(Spot::Near, 0.0)];
        let players = parts::row(rows.of(Spot::Panel), gap, &players);
        Some(rows.and(players))
    }

    /// The board, and one line if enough space remains.
    fn alone(&self, room: Rect) -> Places<Spot> {
        let line = Part::fixed(Spot::Line, LINE).leaves(1);
        let space = &self.tokens.space;
        parts::column(room.shrink(space.s), space.xs, &[Part::rest(Spot::Board, 4.0 * LINE), line])
    }

    /// Divides a place by a table, with the law card's height as far as there is room for it.
    fn column(&self, place: Rect, table: impl Fn(f32) -> Vec<Part<Spot>>) -> Places<Spot> {
        let least = self.least_law();
        let spare = (place.height() - self.least(&table(least))).max(0.0);
        let law = (self.law)(place.width()).clamp(least, least + spare);
        parts::column(place, self.tokens.space.m, &table(law))
    }

    /// How much higher each player's strip is before an audience: some rows of the sheet remain, and a strip is at most
    /// 24 % as high as the board.
    fn spare(&self, place: Rect, side: f32) -> f32 {
        let law = (self.law)(place.width());
        let spare = place.height() - parts::least(self.tokens.space.m, &self.panel(self.strip(), law));
        ((spare - 2.0 * self.tokens.row) / 2.0).min(side * 0.24 - self.strip()).max(0.0).floor()
    }

    /// The least height of these parts once some have left.
    fn least(&self, parts: &[Part<Spot>]) -> f32 {
        let stay: Vec<_> = parts.iter().copied().filter(|part| part.leaves == 0).collect();
        parts::least(self.tokens.space.m, &stay)
    }

    /// The evaluation bar, during analysis.
    pub(super) fn bar(&self) -> Option<Part<Spot>> {
        let width = if self.tokens.density == Density::Compact { 10.0 } else { 24.0 };
        (self.lines > 0).then_some(Part::fixed(Spot::Bar, width))
    }

    /// Its width with the gap after it.
    fn bar_room(&self) -> f32 {
        self.bar().map_or(0.0, |bar| bar.least + self.edge())
    }

    /// Clocks are read from across the table.
    fn strip(&self) -> f32 {
        if self.clock && self.tokens.density == Density::Normal { 72.0 } else { self.tokens.strip }
    }

    fn clock(&self) -> Option<Part<Spot>> {
        self.clock.then_some(Part::fixed(Spot::Clock, self.tokens.control.s))
    }

    fn sheet(&self) -> Part<Spot> {
        Part::rest(Spot::Sheet, 2.0 * self.tokens.row)
    }

    fn walk(&self) -> Part<Spot> {
        Part::fixed(Spot::Walk, self.tokens.control.s).leaves(2)
    }

    fn lines(&self) -> Option<Part<Spot>> {
        let least = lines_height(self.tokens, 1) - line_heading(self.tokens);
        let lines = Part::between(Spot::Lines, least..=lines_height(self.tokens, self.lines)).leaves(1);
        (self.lines > 0).then_some(lines)
    }

    fn least_law(&self) -> f32 {
        least_law(self.tokens)
    }

    /// Two rows.
    fn buttons(&self) -> Part<Spot> {
        Part::fixed(Spot::Buttons, buttons_height(self.tokens))
    }
}

/// The height of the law in one line.
pub const LINE: f32 = 18.0;

/// The largest square in the middle of a rectangle.
pub fn square_in(place: Rect) -> Rect {
    Align2::CENTER_CENTER.align_size_within_rect(Vec2::splat(place.size().min_elem().max(0.0)), place)
}

/// Whether the window fills the screen, without a title bar.
pub fn is_full_screen(ctx: &Context) -> bool {
    ctx.input(|input| input.viewport().fullscreen == Some(true))
}

/// The least height of a law card: a title and a line or two, so that it seldom changes.
pub fn least_law(tokens: &Tokens) -> f32 {
    if tokens.density == Density::Compact { 60.0 } else { 104.0 }
}

/// The height of two rows of buttons.
pub fn buttons_height(tokens: &Tokens) -> f32 {
    2.0 * tokens.control.m + tokens.space.s
}

/// The height of the analysis card with so many lines.
pub fn lines_height(tokens: &Tokens, lines: usize) -> f32 {
    line_heading(tokens) + lines.max(1) as f32 * tokens.row + 2.0 * tokens.space.xs
}

/// The height of the analysis heading: a line of small text.
pub fn line_heading(tokens: &Tokens) -> f32 {
    tokens.text.small + tokens.space.xs + 2.0
}
