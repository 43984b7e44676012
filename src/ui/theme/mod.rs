//! The colours and sizes of the window. Those of the board are in `board`.

pub mod art;
mod bidi;
mod board;
mod boxes;
mod fonts;
pub mod share;
mod style;

pub use art::Art;
pub use board::{BoardColors, Pair, color32, same};
pub use fonts::RareLetters;
pub use style::{RING, animate, animates, follow_pointer, install, menus, row_height, rows, zoom};

use egui::{Color32, FontFamily, FontId, Theme as Mode};

pub use crate::diagram::{BoardTheme, PieceSet};

/// Sizes in points.
pub mod size {
    /// Height of the menu bar.
    pub const MENU: f32 = 34.0;
    /// Below this width the menu bar merges two menus.
    pub const MENU_NARROW: f32 = 480.0;
    /// Space around the board, and between board and panel.
    pub const MARGIN: f32 = 24.0;
    /// The margin in a small window.
    pub const MARGIN_SMALL: f32 = 10.0;
    /// Windows narrower or lower than this use small margins and fonts.
    pub const SMALL_WINDOW: f32 = 720.0;
    /// The least width of the panel beside the board.
    pub const PANEL_MIN: f32 = 172.0;
    /// The largest width of the panel, except beside a very large board.
    pub const PANEL_MAX: f32 = 468.0;
    /// The share of the window's width that it takes at most where that is more.
    pub const PANEL_SHARE: f32 = 0.36;
    /// Space between the cards of the panel.
    pub const GAP: f32 = 12.0;
    pub const GAP_SMALL: f32 = 6.0;
    /// Space between buttons.
    pub const GAP_BUTTONS: f32 = 8.0;
    /// Height of a player's strip.
    pub const STRIP: f32 = 48.0;
    pub const STRIP_SMALL: f32 = 34.0;
    /// A narrower strip has less space between its parts.
    pub const STRIP_NARROW: f32 = 150.0;
    /// In a very small window without a panel.
    pub const STRIP_TINY: f32 = 30.0;
    /// The least and the largest width of what is beside the board there, and the least height of the buttons in it.
    pub const TINY_COLUMN: f32 = 128.0;
    pub const TINY_WIDEST: f32 = 240.0;
    pub const TINY_BUTTONS: f32 = 82.0;
    /// The least size of the board there.
    pub const TINY_BOARD: f32 = 120.0;
    /// Height of a strip with a clock in a low and in a high window, and the heights for which these hold.
    /// The share of the board's height in full screen, and the height from which the clock stands below the name.
    pub const STRIP_AFAR: f32 = 0.24;
    pub const STRIP_TALL: f32 = 130.0;
    pub const STRIP_CLOCK: (f32, f32) = (40.0, 96.0);
    pub const STRIP_ROOM: (f32, f32) = (540.0, 966.0);
    /// Height of the law card.
    pub const LAW: f32 = 96.0;
    pub const LAW_SMALL: f32 = 58.0;
    /// Height of the law's single line in a window without a law card.
    pub const LINE: f32 = 18.0;
    /// A panel narrower than this uses shorter texts.
    pub const NARROW: f32 = 300.0;
    /// Height of a button in the panel.
    pub const BUTTON: f32 = 40.0;
    pub const BUTTON_SMALL: f32 = 30.0;
    /// Height of the buttons that walk through the game.
    pub const WALK: f32 = 30.0;
    pub const WALK_SMALL: f32 = 26.0;
    /// The least height of the score sheet above them.
    pub const WALK_SHEET: f32 = 106.0;
    /// Height of the clock bar.
    pub const CLOCK_BAR: f32 = 32.0;
    pub const CLOCK_BAR_SMALL: f32 = 26.0;
    /// Height of a row of the score sheet.
    pub const ROW: f32 = 30.0;
    pub const ROW_SMALL: f32 = 24.0;
    /// Height of a score sheet with one row.
    pub const SHEET_LEAST: f32 = 46.0;
    /// Padding inside a card, left and right.
    pub const PAD: f32 = 14.0;
    pub const PAD_SMALL: f32 = 9.0;
    /// Corner radius of cards and buttons.
    pub const RADIUS: u8 = 9;
    /// Corner radius of the board.
    pub const BOARD_RADIUS: u8 = 6;
    /// The frame around a board on which pieces are adjusted: its line width.
    pub const ROUND: f32 = 3.0;
    /// The gap between that frame and the board.
    pub const ROUND_GAP: f32 = 2.0;
    /// The widths of a window in which text begins to grow, and is largest.
    pub const GROWS: (f32, f32) = (1600.0, 2560.0);
    /// The size of normal text in the largest window.
    pub const TEXT_LARGE: f32 = 20.0;
    /// Font sizes.
    pub const TEXT: f32 = 14.5;
    pub const TEXT_SMALL: f32 = 12.5;
    pub const TITLE: f32 = 19.0;
    /// Font size of longer texts.
    pub const READING: f32 = 16.0;
    /// Radius of the disc that shows a player's colour.
    pub const DISC: f32 = 6.5;
    /// Font size of clocks, as a share of their strip's height.
    pub const CLOCK: f32 = 0.71;
    pub const CLOCK_SMALL: f32 = 0.53;
    /// At most this share of its width.
    pub const CLOCK_WIDE: f32 = 0.115;
    /// Font size of the name beside a large clock.
    pub const NAME: f32 = 17.0;
    /// In a tall strip: the clock's font size as a share of the width, the share of the name's row, and of that the font
    /// size and the radius of the disc.
    pub const CLOCK_AFAR: f32 = 0.22;
    pub const DISC_AFAR: f32 = 0.16;
    pub const NAME_ROW: f32 = 0.36;
    pub const NAME_AFAR: f32 = 0.56;
    /// Padding left and right of a running clock.
    pub const CLOCK_PAD: f32 = 10.0;
    /// Width of the sign before a clock that is paused or has fallen.
    pub const CLOCK_MARK: f32 = 22.0;
    /// On the clock alone: how many times as wide as high it is where its halves are beside each other, for times
    /// without hours and with them.
    pub const CLOCK_ALONE_WIDE: (f32, f32) = (1.0, 2.0);
    /// The margin in a half, as a share of its shorter side.
    pub const CLOCK_ALONE_PAD: f32 = 0.04;
    /// The rows above and below the digits: their share of the half's height, and the least and the largest height.
    pub const CLOCK_ALONE_SHARE: f32 = 0.11;
    pub const CLOCK_ALONE_ROW: (f32, f32) = (16.0, 80.0);
    /// The font size in these rows, as a share of their height.
    pub const CLOCK_ALONE_TEXT: f32 = 0.72;
    /// The outline of the half whose time is stopped.
    pub const CLOCK_ALONE_LINE: f32 = 4.0;
    /// The least height of a half below a message.
    pub const CLOCK_ALONE_LEAST: f32 = 56.0;
    /// The largest width of its buttons, and the least width of those that add and take away time.
    pub const CLOCK_ALONE_BUTTON: f32 = 200.0;
    pub const CLOCK_ALONE_STEP: f32 = 52.0;
    /// Font size of the score when the game is over.
    pub const RESULT: f32 = 34.0;
    pub const RESULT_SMALL: f32 = 22.0;
    /// Width of the bar of the player to move.
    pub const BAR: f32 = 5.0;
    /// The distance on a touchpad that counts as one notch of the wheel.
    pub const NOTCH: f32 = 40.0;
    /// Width of dialogs.
    pub const DIALOG: f32 = 470.0;
    /// Width of the new-game dialog.
    pub const NEW_GAME: f32 = 560.0;
    /// The least height of its content.
    pub const NEW_GAME_LEAST: f32 = 356.0;
    /// Height and least width of a tile for an opponent, and the height of the lines about the chosen one.
    pub const TILE: f32 = 38.0;
    pub const TILE_LEAST: f32 = 116.0;
    pub const TILE_ABOUT: f32 = 32.0;
    /// The largest width of a tile for a colour.
    pub const KING_TILE: f32 = 150.0;
    /// The least distance of a dialog from the window's edge.
    pub const DIALOG_MARGIN: f32 = 36.0;
    /// The least size of a popup, however small the window.
    pub const SMALLEST: f32 = 60.0;
    /// Width of the settings dialog.
    pub const SETTINGS: f32 = 720.0;
    /// The picture of a board or of a set of pieces as a choice.
    pub const SWATCH: f32 = 24.0;
    /// Width of its rows.
    pub const SETTINGS_ROWS: f32 = 326.0;
    /// The largest size of the board beside them.
    pub const PREVIEW: f32 = 376.0;
    /// The least size of that board.
    pub const PREVIEW_LEAST: f32 = 224.0;
    /// Height of the row of buttons at the end of a dialog.
    pub const DIALOG_FOOT: f32 = 54.0;
    /// A square of the first rank in the new-game dialog.
    pub const ROW_SQUARE: f32 = 48.0;
    /// Width of the field for a start's number there.
    pub const ROW_FIELD: f32 = 96.0;
    /// Width of the labels before the fields of a dialog.
    pub const FIELD_LABEL: f32 = 120.0;
    /// Height of the open list of engines.
    pub const LIST: f32 = 400.0;
    /// Height of a row of the list.
    pub const LIST_ROW: f32 = 26.0;
    /// Width of the labels of engine options.
    pub const OPTION_LABEL: f32 = 200.0;
    /// The least height of a panel of fields; below it the whole panel scrolls.
    pub const FORM_LEAST: f32 = 260.0;
    /// The share of the width that the board beside such a panel has in a very small window.
    pub const FORM_BOARD: f32 = 0.42;
    /// The least height of the law card in the Chess960 room, so that longer sentences do not move what is below.
    pub const ROOM_LAW: f32 = 118.0;
    pub const ROOM_LAW_SMALL: f32 = 100.0;
    /// The assumed height of the panel's foot before it was measured.
    pub const ROOM_FOOT: f32 = 110.0;
    /// A face of a die as a button.
    pub const FACE: f32 = 40.0;
    /// A throw in the list of steps.
    pub const THROW: f32 = 19.0;
    /// The gap between the faces.
    pub const GAP_FACES: f32 = 6.0;
    /// The left edge of a step's text.
    pub const STEP_INDENT: f32 = 20.0;
    /// The right padding of a step's text.
    pub const STEP_END: f32 = 12.0;
    /// The gap between two steps.
    pub const STEP_GAP: f32 = 2.0;
    /// Width of a field for a short number.
    pub const NUMBER_FIELD: f32 = 50.0;
    /// In a lesson, the least width beside the board.
    pub const LESSON_BESIDE: f32 = 132.0;
    /// Height of the title, with room for two lines.
    pub const HEAD_TINY: f32 = 36.0;
    /// The least height below the board.
    pub const LESSON_BELOW: f32 = 128.0;
    /// The least height of the text above the card.
    pub const LESSON_TEXT: f32 = 96.0;
    /// Width of the button that closes the lesson.
    pub const LESSON_CLOSE: f32 = 104.0;
    pub const LESSON_CLOSE_SMALL: f32 = 76.0;
    /// The least width for four buttons in one row.
    pub const LESSON_ROW: f32 = 360.0;
    /// Height of the progress line.
    pub const LESSON_LINE: f32 = 4.0;
    /// In the editor, the largest size of a slot of the tray.
    pub const TRAY_SLOT: f32 = 52.0;
    /// The gap between two slots.
    pub const TRAY_GAP: f32 = 3.0;
    /// The assumed height of the panel's foot before it was measured.
    pub const EDITOR_FOOT: f32 = 80.0;
    /// The least height of the fields.
    pub const EDITOR_FIELDS: f32 = 120.0;
    /// In a study's score, the height of a line of text.
    pub const TREE_LINE: f32 = 23.0;
    pub const TREE_LINE_SMALL: f32 = 19.0;
    /// The space after a paragraph.
    pub const TREE_AFTER: f32 = 3.0;
    /// The indentation of a variation.
    pub const TREE_STEP: f32 = 14.0;
    pub const TREE_STEP_SMALL: f32 = 9.0;
    /// The distance of the vertical line to the left of a variation.
    pub const TREE_RULE: f32 = 6.0;
    /// The deepest indentation.
    pub const TREE_DEEPEST: u16 = 6;
    /// Width of the move numbers of the main line.
    pub const TREE_NUMBER: f32 = 36.0;
    pub const TREE_NUMBER_SMALL: f32 = 26.0;
    /// The gap between items in a column.
    pub const TREE_GAP: f32 = 8.0;
    /// The width of the panel below which its buttons are in three rows of two, and the height of these.
    pub const STUDY_NARROW: f32 = 170.0;
    pub const STUDY_BUTTON: f32 = 26.0;
    /// The height of the card that says what is wrong with a position.
    pub const EDITOR_VERDICT: f32 = 124.0;
    pub const EDITOR_VERDICT_SMALL: f32 = 96.0;
    /// The width of a panel with lines of about 70 letters.
    pub const LONG_LINES: f32 = 640.0;
    /// The height of the panel from which a line of analysis has two rows.
    pub const STUDY_TALL: f32 = 560.0;
    /// The side of the board that shows where a line of analysis leads.
    pub const LINE_BOARD: f32 = 220.0;
    /// The least height of the score above them.
    pub const STUDY_SHEET: f32 = 20.0;
    /// Height of the comment field.
    pub const REMARK: f32 = 110.0;
    /// Width of the evaluation bar.
    pub const WORTH_BAR: f32 = 24.0;
    pub const WORTH_BAR_SMALL: f32 = 10.0;
    /// Font size of its score.
    pub const WORTH: f32 = 10.5;
    /// The distance of the score from the end of the bar.
    pub const WORTH_GAP: f32 = 5.0;
    /// The least share of the bar of each side before the game is decided.
    pub const WORTH_LEAST: f32 = 0.03;
    /// In the review, the range of the graph's height, and its share of the panel.
    pub const REVIEW_GRAPH: std::ops::RangeInclusive<f32> = 44.0..=170.0;
    pub const REVIEW_GRAPH_SHARE: f32 = 0.24;
    /// Radius of the disc at a turning point.
    pub const REVIEW_DISC: f32 = 5.0;
    /// The least height of the list of turning points.
    pub const REVIEW_LIST: f32 = 40.0;
    /// Height of a line of analysis.
    pub const LINE_ROW: f32 = 26.0;
    pub const LINE_ROW_SMALL: f32 = 21.0;
    /// Height of the heading above the lines.
    pub const LINE_HEADING: f32 = 20.0;
    pub const LINE_HEADING_SMALL: f32 = 16.0;
    /// Padding above and below the lines.
    pub const LINE_PAD: f32 = 6.0;
    pub const LINE_PAD_SMALL: f32 = 3.0;
    /// Width of a score, as a multiple of the font size.
    pub const LINE_WORTH: f32 = 3.2;
    /// The distance of the status from the right end of the menu bar.
    pub const STATUS_MARGIN: f32 = 18.0;
    /// Size of the sign shown if the text does not fit.
    pub const STATUS_SIGN: f32 = 15.0;
    /// The largest width of the list of games.
    pub const GAMES_MOST: f32 = 1080.0;
    /// Width of the scroll bar beside its rows.
    pub const SCROLL: f32 = 14.0;
    /// The scroll distance of one notch of the wheel.
    pub const WHEEL_LINE: f32 = 60.0;
    /// Width of a digit of a game's number.
    pub const GAMES_DIGIT: f32 = 8.0;
    /// Width of the result column.
    pub const GAMES_RESULT: f32 = 62.0;
    /// Width of the date column.
    pub const GAMES_DATE: f32 = 108.0;
    /// The least width of a row with a date.
    pub const GAMES_DATED: f32 = 400.0;
    /// The least width of a row with an event as well.
    pub const GAMES_WIDE: f32 = 640.0;
    /// Width of a column with a rating or an opening's code, and of one with a number of moves, whose head is longer.
    pub const GAMES_ELO: f32 = 56.0;
    pub const GAMES_PLIES: f32 = 72.0;
    /// The least width of a row with ratings and openings, and of one with everything.
    pub const GAMES_RATED: f32 = 860.0;
    pub const GAMES_FULL: f32 = 940.0;
    /// The width of a game beside the list.
    pub const GAMES_PREVIEW: f32 = 320.0;
    /// In the book, the font size of titles.
    pub const BOOK_TITLE: f32 = 26.0;
    /// The line height, as a multiple of the font size.
    pub const BOOK_LEADING: f32 = 1.45;
    /// Width of the contents.
    pub const BOOK_CONTENTS: f32 = 236.0;
    /// Padding above and below a line of the contents.
    pub const BOOK_LINE: f32 = 4.0;
    /// The largest width of a page.
    pub const BOOK_PAGE: f32 = 660.0;
    /// The least width of the window for contents beside the page.
    pub const BOOK_WIDE: f32 = 900.0;
    /// Indentation of lists.
    pub const BOOK_INDENT: f32 = 24.0;
    /// The largest size of a board.
    pub const BOOK_BOARD: f32 = 352.0;
    /// The least width of a page for text beside a board.
    pub const BOOK_BESIDE: f32 = 520.0;
    /// The share of the width that such a board takes.
    pub const BOOK_BOARD_SHARE: f32 = 0.54;
    /// Width of a progress bar.
    pub const PROGRESS: f32 = 120.0;
    pub const PROGRESS_HIGH: f32 = 8.0;
    /// The largest width of the start screen.
    pub const START_MOST: f32 = 1240.0;
    /// Font size of its heading.
    pub const START_TITLE: f32 = 26.0;
    /// Height of the button for the game to continue.
    pub const START_STRIP: f32 = 96.0;
    pub const START_STRIP_SMALL: f32 = 56.0;
    /// The least width of a door in a row.
    pub const DOOR_LEAST: f32 = 190.0;
    /// Its share of the window's height.
    pub const DOOR_SHARE: f32 = 0.46;
    /// Its least height.
    pub const DOOR_LOW: f32 = 246.0;
    /// Its largest height.
    pub const DOOR_HIGH: f32 = 450.0;
    /// Height of a door in a column.
    pub const DOOR_ROW: f32 = 134.0;
    /// The ratio of width to height from which a door's picture is beside its text.
    pub const DOOR_WIDE: f32 = 1.7;
    /// The share of the width that the picture takes there.
    pub const DOOR_PICTURE: f32 = 0.34;
    /// The largest size of a square in the picture.
    pub const DOOR_SQUARE: f32 = 150.0;
    /// Height of the text.
    pub const DOOR_WORDS: f32 = 132.0;
    /// Height of a line of the text.
    pub const DOOR_LINE: f32 = 17.0;
    /// Width of menus.
    pub const MENU_WIDTH: f32 = 190.0;
    /// Width of the field for a typed move.
    pub const MOVE_FIELD: f32 = 300.0;
    /// The window's size when first opened.
    pub const WINDOW: [f32; 2] = [1180.0, 760.0];
    /// The least size requested from the desktop.
    pub const WINDOW_MIN: [f32; 2] = [280.0, 200.0];
}

/// How long things take on the board, in seconds.
pub mod duration {
    /// How long a piece flies.
    pub const FLIGHT: f64 = 0.2;
    /// How long an adjusted piece takes to reach the centre.
    pub const SETTLE: f64 = 0.15;
    /// How long a die rolls.
    pub const ROLL: f64 = 0.9;
    /// The delay between the last placed piece and the rest of the set-up.
    pub const REVEAL_AFTER: f64 = 0.45;
    /// The additional delay per file.
    pub const REVEAL_FILE: f64 = 0.06;
    /// How long a wrong move stays on a lesson's board.
    pub const TRIED: f64 = 2.5;
}

/// The size of a figurine on the score sheet, as a multiple of the font size.
pub const FIGURINE: f32 = 1.4;

/// The least size of a square with coordinates; on smaller ones they would cover the pieces.
pub const COORDINATES_FROM: f32 = 28.0;
/// The range of the font size of coordinates, in points.
pub const COORDINATE_POINTS: std::ops::RangeInclusive<f32> = 8.0..=22.0;

/// The colours of everything except the board.
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

/// The mark in the middle of the evaluation bar, visible on white and on black.
pub const WORTH_MARK: Color32 = rgb(0xC0592E);

/// The position on the board in the graph of a review; it has a white edge.
pub const REVIEW_NOW: Color32 = rgb(0x245A4E);

/// The colours of an ivory die, in light and dark themes.
pub const DIE_FACE: Color32 = rgb(0xFDFAF2);
pub const DIE_EDGE: Color32 = rgb(0xB9AE9B);
pub const DIE_PIP: Color32 = rgb(0x2B2723);
pub const DIE_SHADOW: Color32 = Color32::from_rgba_premultiplied(0, 0, 0, 60);

/// The normal font.
pub fn text() -> FontId {
    FontId::proportional(size::TEXT)
}

/// A smaller font.
pub fn small() -> FontId {
    FontId::proportional(size::TEXT_SMALL)
}

/// The bold font, for names and for the law card's title.
pub fn bold(points: f32) -> FontId {
    FontId::new(points, FontFamily::Name("bold".into()))
}
