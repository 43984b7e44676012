//! The layout of the game's screen: the parts into which the window is divided, depending on its size.
//! `ui::widgets::parts` divides the space among these parts. The board is always square.

use egui::{Align2, Context, Rect, Vec2, vec2};

use crate::ui::theme::{Density, Tokens, share};
use crate::ui::widgets::parts::{self, Part, Places};

/// A part of the game's screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spot {
    Board,
    /// In games over the board, the place for pieces that were taken off: to the right of the board or below it.
    Tray,
    /// The evaluation bar, which is next to the board, or below the board if the panel is below it too.
    Bar,
    /// The area next to the board, which is divided among other parts. In a very small window, it may be below the
    /// board instead, with only the players' strips.
    Panel,
    /// The strip of the player on the far side of the board.
    Far,
    /// The strip of the player on the near side of the board.
    Near,
    /// The clock bar, in a game with clocks.
    Clock,
    Sheet,
    /// The buttons that walk through the game.
    Walk,
    /// The analysis lines.
    Lines,
    /// The law card. It is directly above or below the buttons, so that a card that replaces both has one rectangle.
    Law,
    Buttons,
    /// One or two lines of text that replace the law card if there is no score sheet.
    Line,
}

/// Where the panel is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Arrangement {
    /// Next to the board.
    Beside,
    /// Below the board, in a tall window.
    Below,
    /// Not shown in full, because the panel would leave too little space for the board.
    Tiny,
}

/// What the layout depends on, apart from the space.
#[allow(clippy::struct_excessive_bools, reason = "the flags are independent of each other")]
#[derive(Clone, Copy)]
pub struct Needs<'a> {
    pub tokens: &'static Tokens,
    pub pixels_per_point: f32,
    /// Whether at least one player has a clock.
    pub clock: bool,
    /// Whether the game is over. The clock bar then has no button, and is left out if there is little space.
    pub is_over: bool,
    /// Whether there are buttons that walk through the game.
    pub walks: bool,
    /// Whether there is a tray for pieces that were taken off.
    pub tray: bool,
    /// The number of analysis lines.
    pub lines: usize,
    /// The height that questions to the players take from the score sheet.
    pub questions: f32,
    /// Whether people watch from a distance. The players' strips next to the board then get what the score sheet can
    /// spare.
    pub audience: bool,
    /// The height needed in place of the law card at a given width.
    pub law: &'a dyn Fn(f32) -> f32,
}

/// Where the parts of the game's screen are.
#[derive(Clone, PartialEq, Debug)]
pub struct Layout(Places<Spot>);

impl Layout {
    /// Lays out the parts in this area.
    pub fn of(room: Rect, needs: &Needs<'_>) -> Layout {
        let inside = needs.inside(room);
        let places = match needs.arrange(inside) {
            (Arrangement::Beside, side) => needs.beside(inside, side),
            (Arrangement::Below, side) => needs.column(inside, &BELOW, needs.lengths(Some(side))),
            (Arrangement::Tiny, _) => needs.tiny(room).unwrap_or_else(|| needs.alone(room)),
        };
        let board = places.of(Spot::Board);
        Layout(if needs.tray {
            places.divided(Spot::Board, with_tray(board, needs.letters()))
        } else {
            places
        })
    }

    /// Whether there is a score sheet; if not, there is no law card either.
    pub fn has_panel(&self) -> bool {
        self.get(Spot::Sheet).is_some()
    }

    /// The rectangle of a part; `None` if it is not shown.
    pub fn get(&self, spot: Spot) -> Option<Rect> {
        self.0.get(spot)
    }

    /// The rectangle of a part; [`Rect::NOTHING`] if it is not shown.
    pub fn at(&self, spot: Spot) -> Rect {
        self.0.of(spot)
    }

    /// The smallest rectangle that contains all of these parts that are shown; [`Rect::NOTHING`] if none is.
    pub fn of_all(&self, spots: &[Spot]) -> Rect {
        spots.iter().filter_map(|spot| self.get(*spot)).fold(Rect::NOTHING, Rect::union)
    }

    /// The board, a square in the middle of its area.
    pub fn board(&self) -> Rect {
        square_in(self.0.of(Spot::Board))
    }

    /// The parts that are shown, with their rectangles.
    pub fn iter(&self) -> impl Iterator<Item = (Spot, Rect)> + '_ {
        self.0.iter()
    }
}

/// The area of the board, divided between the board and the tray, so that the board is as large as it can be. If the
/// tray is below the board, the coordinates between them need a height of `letters` points.
fn with_tray(room: Rect, letters: f32) -> Places<Spot> {
    let (width, height) = (room.width(), room.height());
    let [right, below] = [height.min(width / (1.0 + TRAY)), width.min(height / (1.0 + TRAY))];
    let parts = |side: f32| {
        let gap = side / 8.0 * share::BESIDE;
        (gap, [Part::rest(Spot::Board, 0.0), Part::fixed(Spot::Tray, side * TRAY - gap)])
    };
    if right >= below {
        let (gap, parts) = parts(right);
        let extent = vec2(right * (1.0 + TRAY), right);
        return parts::row(Align2::CENTER_CENTER.align_size_within_rect(extent, room), gap, &parts);
    }
    let ((gap, parts), both) = (parts(below), below * (1.0 + TRAY));
    let letters = (height - both).min(letters);
    let extent = vec2(below, both + letters);
    parts::column(Align2::CENTER_CENTER.align_size_within_rect(extent, room), gap + letters, &parts)
}

/// The extent of the tray with its gap, as a share of the board's side.
const TRAY: f32 = 0.7 / 8.0;

/// The parts next to the board, from top to bottom.
const BESIDE: [Spot; 8] =
    [Spot::Far, Spot::Clock, Spot::Sheet, Spot::Walk, Spot::Lines, Spot::Law, Spot::Buttons, Spot::Near];

/// The parts of a tall window, from top to bottom. The buttons are above the law card, so that the height of the card
/// does not move them.
const BELOW: [Spot; 10] = [
    Spot::Far,
    Spot::Board,
    Spot::Bar,
    Spot::Near,
    Spot::Clock,
    Spot::Buttons,
    Spot::Law,
    Spot::Lines,
    Spot::Sheet,
    Spot::Walk,
];

/// The ranks of parts that a low panel leaves out, the highest rank first.
const WALK: u8 = 1;
const LINES: u8 = 2;
const TIME_CONTROL: u8 = 3;

/// The minimum width of a row with both the clock bar and the buttons that walk through the game.
const SHARED: f32 = 240.0;

/// The lengths that differ between the arrangements of one window.
#[derive(Clone, Copy)]
struct Lengths {
    /// The side of the board, which is also the maximum height of the score sheet; `None` if the board is not among the
    /// parts.
    board: Option<f32>,
    strip: f32,
    law: f32,
}

impl Needs<'_> {
    /// The area within the margins. In a compact window, the coordinates below the board need more than the margin.
    pub(super) fn inside(&self, room: Rect) -> Rect {
        let more = if self.is_compact() { self.tokens.space.s } else { 0.0 };
        let inside = room.shrink(margin(self.tokens));
        Align2::CENTER_TOP.align_size_within_rect(inside.size() - vec2(0.0, more), inside)
    }

    /// The length of the board with the tray, as a multiple of the board's side.
    fn with_tray(&self) -> f32 {
        if self.tray { 1.0 + TRAY } else { 1.0 }
    }

    fn is_compact(&self) -> bool {
        self.tokens.density == Density::Compact
    }

    /// The arrangement within the margins, and the side of the board in it; for `Tiny`, a side that is too small.
    pub(super) fn arrange(&self, inside: Rect) -> (Arrangement, f32) {
        let (room, edge) = (inside.size(), margin(self.tokens));
        let whole = |side: f32| {
            let pixels = side.max(0.0) * self.pixels_per_point;
            (pixels / 8.0).floor() * 8.0 / self.pixels_per_point
        };
        // Neither the end of a game nor a question moves the board.
        let needs = Needs { is_over: false, questions: 0.0, ..*self };
        let fits = needs.least(&BESIDE, self.lengths(None), 0) <= room.y;
        // The minimum width of a panel with names and clocks in its strips.
        let panel = if self.is_compact() { 172.0 } else { 240.0 };
        let beside = whole(room.y.min((room.x - self.bar_room() - edge - panel) / self.with_tray()));
        let beside = if fits { beside } else { 0.0 };
        let below = room.y - needs.least(&BELOW, self.lengths(Some(0.0)), 0);
        let below = whole((below / self.with_tray()).min(room.x));
        match beside.max(below) {
            side if side < (whole(room.min_elem()) * 0.5).max(8.0) => (Arrangement::Tiny, side),
            side if beside >= below => (Arrangement::Beside, side),
            side => (Arrangement::Below, side),
        }
    }

    /// The board, the evaluation bar and the panel. The panel is as high as the board if its parts fit. With an
    /// audience, the players' strips also get what the sheet can spare, each up to 24 % of the board's height.
    fn beside(&self, inside: Rect, side: f32) -> Places<Spot> {
        let lengths = self.lengths(None);
        let row = self.row(inside, side);
        let law = (self.law)(row.of(Spot::Panel).width());
        let height = self.firm(inside.height(), &BESIDE, lengths, law).max(side).min(inside.height());
        let place = row.of(Spot::Panel).expand2(vec2(0.0, (height - side) / 2.0));
        let panel = self.column(place, &BESIDE, lengths);
        let spare = (panel.of(Spot::Sheet).height() - 4.0 * self.tokens.row) / 2.0;
        let more = spare.min(side * 0.24 - lengths.strip).max(0.0).floor();
        let strip = lengths.strip + if self.audience { more } else { 0.0 };
        row.and(self.column(place, &BESIDE, Lengths { strip, ..lengths }))
    }

    /// The evaluation bar, the board and the panel next to the board, all as high as the board. The panel takes the
    /// width that remains, but is not wider than the board, or than 468 points if the board is smaller.
    pub(super) fn row(&self, inside: Rect, side: f32) -> Places<Spot> {
        let (edge, bar) = (margin(self.tokens), self.bar_room());
        let board = side * self.with_tray();
        let panel = (inside.width() - bar - board - edge).min(side.max(468.0));
        let row =
            Align2::CENTER_CENTER.align_size_within_rect(vec2(bar + board + edge + panel, side), inside);
        parts::row(row, edge, &[self.bar(), Part::fixed(Spot::Board, board), Part::rest(Spot::Panel, 0.0)])
    }

    /// The board with the players and the buttons next to it, or below it if that leaves more space for the board.
    /// Below them are two lines that replace the law card. `None` if the board would be smaller than 120 points.
    fn tiny(&self, room: Rect) -> Option<Places<Spot>> {
        let (gap, strip, buttons) = (self.tokens.space.s, self.tokens.strip, buttons_height(self.tokens));
        let inside = room.shrink(gap);
        let rows = [Part::rest(Spot::Panel, 0.0), Part::fixed(Spot::Line, 2.0 * LINE)];
        let rows = parts::column(inside, gap, &rows);
        let upper = rows.of(Spot::Panel);
        // Next to the board, the buttons are between the players, in a column at least 128 points wide.
        let [far, near] = [Spot::Far, Spot::Near].map(|spot| Part::fixed(spot, strip));
        let players = [far, Part::rest(Spot::Buttons, 80.0), near];
        let fits = upper.height() >= parts::least(gap, &players);
        let beside = if fits { upper.height().min(upper.width() - gap - 128.0) } else { 0.0 };
        let below = upper.width().min(upper.height() - strip - buttons - 2.0 * gap);
        let board = Part::fixed(Spot::Board, beside.max(below));
        // A board that would be smaller than this gets the space of the players and the buttons too.
        if board.least < 120.0 {
            return None;
        }
        let panel = Part::rest(Spot::Panel, 0.0);
        let inner = if beside >= below {
            let width = (upper.width() - gap - beside).min(240.0);
            let extent = vec2(beside + gap + width, upper.height());
            let row = Align2::CENTER_CENTER.align_size_within_rect(extent, upper);
            let row = parts::row(row, gap, &[board, panel]);
            let column = parts::column(row.of(Spot::Panel), gap, &players);
            row.and(column)
        } else {
            let panel = Part::fixed(Spot::Panel, strip);
            let column = parts::column(upper, gap, &[board, panel, Part::rest(Spot::Buttons, buttons)]);
            let players = parts::grid(column.of(Spot::Panel), gap, &[vec![Spot::Far, Spot::Near]]);
            column.and(players)
        };
        Some(inner.and(rows))
    }

    /// The board, and one line of text if enough space remains.
    fn alone(&self, room: Rect) -> Places<Spot> {
        let space = &self.tokens.space;
        let line = Part::fixed(Spot::Line, LINE).leaves(1);
        parts::column(room.shrink(space.s), space.xs, &[Part::rest(Spot::Board, 4.0 * LINE), line])
    }

    /// Divides a rectangle among the parts. The law card gets its full height if possible, if necessary in place of the
    /// buttons that walk through the game. If the rectangle is low, and wide enough, the clock bar may share the row of
    /// those buttons.
    fn column(&self, place: Rect, spots: &[Spot], lengths: Lengths) -> Places<Spot> {
        let (height, alone) = (place.height(), Needs { clock: false, ..*self });
        let law = (self.law)(place.width());
        let shares = self.clock
            && !self.is_over
            && place.width() >= SHARED
            && self.least(spots, lengths, LINES) > height
            && alone.keeps_walk(height, spots, lengths, law);
        let needs = if shares { alone } else { *self };
        let spare = (height - needs.firm(height, spots, lengths, law)).max(0.0);
        let law = law.clamp(lengths.law, lengths.law + spare);
        let table = needs.table(spots, Lengths { law, ..lengths });
        let places = parts::column(place, self.tokens.space.m, &table);
        let Some(row) = places.get(Spot::Walk).filter(|_| shares) else { return places };
        let clock = Part::fixed(Spot::Clock, (row.width() * 0.4).min(140.0));
        let both = parts::row(row, self.tokens.space.m, &[Part::rest(Spot::Walk, 0.0), clock]);
        places.divided(Spot::Walk, both)
    }

    fn table(&self, spots: &[Spot], lengths: Lengths) -> Vec<Part<Spot>> {
        spots.iter().map(|spot| self.part(*spot, lengths)).collect()
    }

    fn part(&self, spot: Spot, lengths: Lengths) -> Part<Spot> {
        let Tokens { space, control, row, .. } = *self.tokens;
        match spot {
            Spot::Far | Spot::Near => Part::fixed(spot, lengths.strip),
            Spot::Board => {
                Part::fixed(spot, lengths.board.unwrap_or_default() * self.with_tray() + self.letters())
            }
            Spot::Bar => self.bar(),
            // A question to the players is more urgent than the clock bar.
            Spot::Clock if self.is_over || self.questions > 0.0 => {
                Part::fixed(spot, control.s).leaves(TIME_CONTROL).only_if(self.clock)
            }
            Spot::Clock => Part::fixed(spot, control.s).only_if(self.clock),
            Spot::Sheet => {
                // In a compact window, one row of moves is enough; the answers to a question need space too.
                let rows = match self.is_compact() {
                    true if self.questions > 0.0 => 2.5,
                    true => 1.4,
                    false => 2.0,
                };
                let sheet = Part::rest(spot, rows * row);
                lengths.board.map_or(sheet, |side| Part { grows: false, wanted: side, ..sheet })
            }
            Spot::Walk => Part::fixed(spot, control.s).leaves(WALK).only_if(self.walks),
            Spot::Lines => {
                let lengths = row + 2.0 * space.xs..=lines_height(self.tokens, self.lines);
                Part::between(spot, lengths).leaves(LINES).only_if(self.lines > 0)
            }
            Spot::Law => Part::fixed(spot, lengths.law),
            Spot::Buttons => Part::fixed(spot, buttons_height(self.tokens)),
            Spot::Panel | Spot::Tray | Spot::Line => Part::rest(spot, 0.0),
        }
    }

    /// The minimum height of these parts, without those whose rank is above `rank`.
    fn least(&self, spots: &[Spot], lengths: Lengths, rank: u8) -> f32 {
        let mut parts = self.table(spots, lengths);
        parts.retain(|part| part.leaves <= rank);
        parts::least(self.tokens.space.m, &parts)
    }

    /// The minimum height of the parts that are never left out and, if a panel of this height keeps them, of the
    /// buttons that walk through the game. `law` is the full height of the law card.
    fn firm(&self, height: f32, spots: &[Spot], lengths: Lengths, law: f32) -> f32 {
        let keeps_walk = self.keeps_walk(height, spots, lengths, law);
        self.least(spots, lengths, if keeps_walk { WALK } else { 0 })
    }

    /// Whether there are buttons that walk through the game, and space for them. They are left out if they would make
    /// the law card too low for its text; the card of a result can do without the line of its large score.
    fn keeps_walk(&self, height: f32, spots: &[Spot], lengths: Lengths, law: f32) -> bool {
        let score = if self.is_over { 1.3 * self.tokens.text.display } else { 0.0 };
        let law = (law - score - lengths.law).max(0.0);
        self.walks && self.least(spots, lengths, WALK) + law + self.questions <= height
    }

    /// The lengths with the smallest law card. In normal density, strips with clocks are tall, so that they can be read
    /// from across the table.
    fn lengths(&self, board: Option<f32>) -> Lengths {
        let strip = if self.clock && !self.is_compact() { 72.0 } else { self.tokens.strip };
        Lengths { board, strip, law: least_law(self.tokens) }
    }

    /// The space that coordinates below the board need in addition to the gap.
    pub(super) fn letters(&self) -> f32 {
        self.tokens.space.m
    }

    /// The part for the evaluation bar, which is shown only during analysis.
    pub(super) fn bar(&self) -> Part<Spot> {
        Part::fixed(Spot::Bar, if self.is_compact() { 10.0 } else { 24.0 }).only_if(self.lines > 0)
    }

    /// The width of the evaluation bar with the gap after it; 0 without analysis.
    fn bar_room(&self) -> f32 {
        if self.lines > 0 { self.bar().least + margin(self.tokens) } else { 0.0 }
    }
}

/// The margin of the board and the panel.
pub fn margin(tokens: &Tokens) -> f32 {
    if tokens.density == Density::Compact { tokens.space.m } else { tokens.space.xl }
}

/// The height of one line of text in place of the law card.
pub const LINE: f32 = 18.0;

/// The largest square in the middle of a rectangle.
pub fn square_in(place: Rect) -> Rect {
    Align2::CENTER_CENTER.align_size_within_rect(Vec2::splat(place.size().min_elem().max(0.0)), place)
}

/// Whether the window fills the screen, without a title bar.
pub fn is_full_screen(ctx: &Context) -> bool {
    ctx.input(|input| input.viewport().fullscreen == Some(true))
}

/// The minimum height of a law card, enough for a title and a line or two, so that the height seldom changes.
pub fn least_law(tokens: &Tokens) -> f32 {
    if tokens.density == Density::Compact { 60.0 } else { 104.0 }
}

/// The height of two rows of buttons.
pub fn buttons_height(tokens: &Tokens) -> f32 {
    2.0 * tokens.control.m + tokens.space.s
}

/// The height of the analysis card with this many lines.
pub fn lines_height(tokens: &Tokens, lines: usize) -> f32 {
    line_heading(tokens) + lines.max(1) as f32 * tokens.row + 2.0 * tokens.space.xs
}

/// The height of the analysis heading: a line of small text.
pub fn line_heading(tokens: &Tokens) -> f32 {
    tokens.text.small + tokens.space.xs + 2.0
}
