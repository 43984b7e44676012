//! The named colours and sizes of the window: here those of everything but the board.

pub(crate) mod art;
mod board;
mod style;

pub use board::{BoardColors, Pair, color32, same};
pub use style::{RING, animate, animates, install, menus, zoom};

use egui::{Color32, FontFamily, FontId, Theme as Mode};

pub use crate::diagram::{BoardTheme, PieceSet};

/// Sizes in points.
pub mod size {
    /// Height of the menu bar.
    pub const MENU: f32 = 34.0;
    /// A menu bar narrower than this has one menu less: it is part of another.
    pub const MENU_NARROW: f32 = 380.0;
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
    /// The law in a window that has no room for its card.
    pub const LINE: f32 = 18.0;
    /// A panel narrower than this is narrow.
    pub const NARROW: f32 = 300.0;
    /// Height of a button in the panel.
    pub const BUTTON: f32 = 40.0;
    pub const BUTTON_SMALL: f32 = 30.0;
    /// Height of the bar that tells of time.
    pub const CLOCK_BAR: f32 = 32.0;
    pub const CLOCK_BAR_SMALL: f32 = 26.0;
    /// Height of a row of the score sheet.
    pub const ROW: f32 = 30.0;
    pub const ROW_SMALL: f32 = 24.0;
    /// Height of the sheet with one row.
    pub const SHEET_LEAST: f32 = 46.0;
    /// Inside a card, left and right.
    pub const PAD: f32 = 14.0;
    pub const PAD_SMALL: f32 = 9.0;
    /// Corner radius of cards and buttons.
    pub const RADIUS: u8 = 9;
    /// Corner radius of the board.
    pub const BOARD_RADIUS: u8 = 6;
    /// The frame round a board on which pieces are adjusted: its line, and how far it is from the board.
    pub const ROUND: f32 = 3.0;
    pub const ROUND_GAP: f32 = 2.0;
    /// Letters.
    pub const TEXT: f32 = 14.5;
    pub const TEXT_SMALL: f32 = 12.5;
    pub const TITLE: f32 = 19.0;
    /// Letters of what is read at leisure.
    pub const READING: f32 = 16.0;
    /// The disc that shows a player's colour.
    pub const DISC: f32 = 6.5;
    /// Digits of clocks, and the mark before one that was stopped or has fallen.
    pub const CLOCK: f32 = 25.0;
    pub const CLOCK_SMALL: f32 = 17.0;
    pub const CLOCK_MARK: f32 = 22.0;
    /// Digits of the result when the game is over.
    pub const RESULT: f32 = 34.0;
    pub const RESULT_SMALL: f32 = 22.0;
    /// The bar of the player having the move.
    pub const BAR: f32 = 5.0;
    /// What fingers move on a pad for one move of the game.
    pub const NOTCH: f32 = 40.0;
    /// Width of dialogs, their distance from the window's edge, and the labels before their fields.
    pub const DIALOG: f32 = 470.0;
    pub const DIALOG_MARGIN: f32 = 36.0;
    /// Nothing that opens is smaller, however small the window.
    pub const SMALLEST: f32 = 60.0;
    /// The settings: how wide they are, their rows, and the board beside them, at most and at least.
    pub const SETTINGS: f32 = 720.0;
    pub const SETTINGS_ROWS: f32 = 326.0;
    pub const PREVIEW: f32 = 376.0;
    pub const PREVIEW_LEAST: f32 = 224.0;
    /// The row of buttons at the end of a dialog.
    pub const DIALOG_FOOT: f32 = 54.0;
    /// A square of the first rank in the dialog of a new game.
    pub const ROW_SQUARE: f32 = 48.0;
    pub const ROW_FIELD: f32 = 96.0;
    pub const FIELD_LABEL: f32 = 120.0;
    /// The list of engines, when it is open, and a row of it.
    pub const LIST: f32 = 400.0;
    pub const LIST_ROW: f32 = 26.0;
    pub const OPTION_LABEL: f32 = 200.0;
    /// In the room: its panel is not lower or all of it scrolls; its foot, before it was measured; the faces of a die as buttons, a throw in the list of
    /// steps, the gap between them, where a step's words begin and end, and what is between two steps.
    pub const ROOM_LEAST: f32 = 260.0;
    pub const ROOM_FOOT: f32 = 110.0;
    pub const FACE: f32 = 40.0;
    pub const THROW: f32 = 19.0;
    pub const GAP_FACES: f32 = 6.0;
    pub const STEP_INDENT: f32 = 20.0;
    pub const STEP_END: f32 = 12.0;
    pub const STEP_GAP: f32 = 2.0;
    pub const NUMBER_FIELD: f32 = 50.0;
    /// The lesson: its board leaves at least so much beside it, or below it, and its text at least so much above the card.
    pub const LESSON_BESIDE: f32 = 132.0;
    pub const LESSON_BELOW: f32 = 128.0;
    pub const LESSON_TEXT: f32 = 96.0;
    /// Its button that closes it, four buttons in one row, and the line that tells how far one is.
    pub const LESSON_CLOSE: f32 = 104.0;
    pub const LESSON_CLOSE_SMALL: f32 = 76.0;
    pub const LESSON_ROW: f32 = 360.0;
    pub const LESSON_LINE: f32 = 4.0;
    /// In the editor: a slot of the tray at most, the gap between two, its foot before it was measured, and the least that its fields have.
    pub const TRAY_SLOT: f32 = 52.0;
    pub const TRAY_GAP: f32 = 3.0;
    pub const EDITOR_FOOT: f32 = 80.0;
    pub const EDITOR_FIELDS: f32 = 120.0;
    /// The score of a study: a line of a paragraph, what is after one, how much deeper a variation is and where the line before
    /// it stands, how deep at most, the numbers of the main line, between two things in a column, and its comment's field.
    pub const TREE_LINE: f32 = 23.0;
    pub const TREE_LINE_SMALL: f32 = 19.0;
    pub const TREE_AFTER: f32 = 3.0;
    pub const TREE_STEP: f32 = 14.0;
    pub const TREE_STEP_SMALL: f32 = 9.0;
    pub const TREE_RULE: f32 = 6.0;
    pub const TREE_DEEPEST: u16 = 6;
    pub const TREE_NUMBER: f32 = 36.0;
    pub const TREE_NUMBER_SMALL: f32 = 26.0;
    pub const TREE_GAP: f32 = 8.0;
    pub const REMARK: f32 = 110.0;
    /// The bar of what a position is worth: how slim it is, its digits, how far they are from its end, and the least part of it
    /// that a side has before the game is decided.
    pub const WORTH_BAR: f32 = 24.0;
    pub const WORTH_BAR_SMALL: f32 = 10.0;
    pub const WORTH: f32 = 10.5;
    pub const WORTH_GAP: f32 = 5.0;
    pub const WORTH_LEAST: f32 = 0.03;
    /// The best lines: a row of their card, its heading, what is above and below, and the room for a score, in letters' sizes.
    pub const LINE_ROW: f32 = 26.0;
    pub const LINE_ROW_SMALL: f32 = 21.0;
    pub const LINE_HEADING: f32 = 20.0;
    pub const LINE_HEADING_SMALL: f32 = 16.0;
    pub const LINE_PAD: f32 = 6.0;
    pub const LINE_PAD_SMALL: f32 = 3.0;
    pub const LINE_WORTH: f32 = 3.2;
    /// The kind of game at the right of the menu bar: its distance from the edge, and its sign where words have no room.
    pub const STATUS_MARGIN: f32 = 18.0;
    pub const STATUS_SIGN: f32 = 15.0;
    /// The list of games: how wide it is at most, the bar beside its rows, one notch of the wheel, a digit of a game's number,
    /// the columns of the result and of the date, how wide a row is that has a date, and an event as well.
    pub const GAMES_MOST: f32 = 1080.0;
    pub const SCROLL: f32 = 14.0;
    pub const WHEEL_LINE: f32 = 60.0;
    pub const GAMES_DIGIT: f32 = 8.0;
    pub const GAMES_RESULT: f32 = 62.0;
    pub const GAMES_DATE: f32 = 96.0;
    pub const GAMES_DATED: f32 = 400.0;
    pub const GAMES_WIDE: f32 = 640.0;
    /// The book: its letters and the room between lines, the list of its pages and the room above and
    /// below a line of it, a page at most and from which width of the
    /// window it has that list beside it; on a page how far lists are indented, a board at most, the width from which words
    /// stand beside it, and its share of that.
    pub const BOOK_TITLE: f32 = 26.0;
    pub const BOOK_LEADING: f32 = 1.45;
    pub const BOOK_CONTENTS: f32 = 236.0;
    pub const BOOK_LINE: f32 = 4.0;
    pub const BOOK_PAGE: f32 = 660.0;
    pub const BOOK_WIDE: f32 = 900.0;
    pub const BOOK_INDENT: f32 = 24.0;
    pub const BOOK_BOARD: f32 = 352.0;
    pub const BOOK_BESIDE: f32 = 520.0;
    pub const BOOK_BOARD_SHARE: f32 = 0.54;
    /// How far reading a file is.
    pub const PROGRESS: f32 = 120.0;
    pub const PROGRESS_HIGH: f32 = 8.0;
    /// The start screen: how wide it is at most, its heading, and the strip of the game to go on with.
    pub const START_MOST: f32 = 1240.0;
    pub const START_TITLE: f32 = 26.0;
    pub const START_STRIP: f32 = 56.0;
    /// A door beside others: how wide at least, its share of the window's height, how low and how high; one above others.
    pub const DOOR_LEAST: f32 = 190.0;
    pub const DOOR_SHARE: f32 = 0.46;
    pub const DOOR_LOW: f32 = 246.0;
    pub const DOOR_HIGH: f32 = 450.0;
    pub const DOOR_ROW: f32 = 134.0;
    /// Its picture is beside its words where it is so many times as wide as high, and takes that share; a square of the picture
    /// at most; how high its words are, and a line of them.
    pub const DOOR_WIDE: f32 = 1.7;
    pub const DOOR_PICTURE: f32 = 0.34;
    pub const DOOR_SQUARE: f32 = 150.0;
    pub const DOOR_WORDS: f32 = 132.0;
    pub const DOOR_LINE: f32 = 17.0;
    /// Width of menus and of the field for a typed move.
    pub const MENU_WIDTH: f32 = 190.0;
    pub const MOVE_FIELD: f32 = 300.0;
    /// The window when it first opens, and the smallest that the desktop is asked for.
    pub const WINDOW: [f32; 2] = [1180.0, 760.0];
    pub const WINDOW_MIN: [f32; 2] = [280.0, 200.0];
}

/// Sizes on the board, as a share of one square, and its times in seconds.
pub mod share {
    /// Those that pictures have too.
    pub use crate::diagram::share::*;

    /// Target on an empty square: radius of the dot.
    pub const DOT: f32 = 0.15;
    /// Target with a piece on it: the ring touches the square's edge.
    pub const RING: f32 = 0.07;
    /// Frame of the selected piece.
    pub const FRAME: f32 = 0.055;
    /// The round corners of a frame.
    pub const FRAME_RADIUS: f32 = 0.14;
    /// How much of its mark's colour a square takes.
    pub const TINT: f32 = 0.18;
    /// Teeth round a bound piece: how far they reach inward, their width, and the line of hollow ones.
    pub const TOOTH: f32 = 0.17;
    pub const TOOTH_WIDTH: f32 = 0.36;
    pub const TOOTH_LINE: f32 = 0.035;
    /// Bar below a piece that can do what has to be done.
    pub const BAR: f32 = 0.085;
    pub const BAR_LENGTH: f32 = 0.62;
    /// A castling that was announced: how much of the pieces and of the tint of their squares is seen, the small picture
    /// where one stands in the way, lines and arrows, how far the two arrows are from the middle of the rank, and from the
    /// middles of their squares.
    pub const PLAN: f32 = 0.72;
    pub const PLAN_TINT: f32 = 0.22;
    pub const PLAN_SMALL: f32 = 0.5;
    pub const PLAN_LINE: f32 = 0.03;
    pub const PLAN_ARROW: f32 = 0.05;
    pub const PLAN_HEAD: f32 = 0.16;
    pub const PLAN_ASIDE: f32 = 0.42;
    pub const PLAN_TAIL: f32 = 0.35;
    pub const PLAN_TIP: f32 = 0.22;
    /// The die, the number of a square that it counts (its radius), and the height of the tray of pieces.
    pub const DIE: f32 = 1.1;
    pub const BADGE: f32 = 0.24;
    pub const TRAY: f32 = 1.1;
    /// Between the board and a piece that is held beside it.
    pub const BESIDE: f32 = 0.1;
    /// Dashed frame of the squares that explain a refusal.
    pub const DASH: f32 = 0.05;
    /// The square of a piece that is in hand keeps this much of it.
    pub const GHOST: f32 = 0.3;
    /// How far from the middle of its square a piece can stand.
    pub const OFF_CENTRE: f32 = 0.12;
    /// How long a piece flies, and how long it takes to be put in the middle of its square.
    pub const FLIGHT: f64 = 0.2;
    pub const SETTLE: f64 = 0.15;
    /// How long a die rolls; how long after the last piece the rest comes, and how much later on each file.
    pub const ROLL: f64 = 0.9;
    pub const REVEAL_AFTER: f64 = 0.45;
    pub const REVEAL_FILE: f64 = 0.06;
    /// How long a move that the lesson did not ask for stays on its board.
    pub const TRIED: f64 = 2.5;
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

/// The middle of the bar of what a position is worth, on white and on black.
pub const WORTH_MARK: Color32 = rgb(0xC0592E);

/// A die of ivory, by day and by night.
pub const DIE_FACE: Color32 = rgb(0xFDFAF2);
pub const DIE_EDGE: Color32 = rgb(0xB9AE9B);
pub const DIE_PIP: Color32 = rgb(0x2B2723);
pub const DIE_SHADOW: Color32 = Color32::from_rgba_premultiplied(0, 0, 0, 60);

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
