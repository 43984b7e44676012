//! The poster on the wall display: the round, the diagram from both sides, the number and the letters of the start, the
//! squares on which the king and the rook stand after castling on each side, and the countdown.
//!
//! Everything is laid out on a sheet of 1920 by 1080 units, or of 1080 by 1920 in a tall window, which is then scaled
//! to its place. No text on the sheet is smaller than 56 units, so that all of it is legible from ten metres on a large
//! screen.

use egui::{Align2, Color32, CornerRadius, Pos2, Rect, Role, Stroke, Ui, Vec2, pos2, vec2};

use super::WallScreen;
use crate::paper::castling;
use crate::rules::chess960::back_rank;
use crate::rules::{File, Rank};
use crate::text::Texts;
use crate::text::start_errors::spaced_row;
use crate::text::time::digits;
use crate::ui::screens::start::scenery;
use crate::ui::theme::{self, Art, BoardColors, Palette};
use crate::ui::view::ViewContext;
use crate::ui::widgets::{fit, labelled};

/// The size of the sheet in a wide window.
const WIDE: Vec2 = vec2(1920.0, 1080.0);
/// The size of the sheet in a tall window.
const TALL: Vec2 = vec2(1080.0, 1920.0);
/// The side of the board.
const BOARD: f32 = 896.0;
/// The top left corner of the board; coordinates are to the left of the board and below it.
const BOARD_AT: Pos2 = pos2(112.0, 48.0);
/// The width of the column of words.
const WORDS: f32 = 800.0;
/// The size of the small board, which is seen from the opposite side.
const SMALL_BOARD: f32 = 256.0;
/// The font size of most texts, in units of the sheet.
const TEXT: f32 = 56.0;
/// The font size of the time until the start of play if only that time is shown and it is less than an hour, in units
/// of the sheet.
const COUNTDOWN: f32 = 176.0;

/// A sheet in its place on the screen.
struct Sheet<'a> {
    ui: &'a Ui,
    words: &'a Texts,
    colors: &'a BoardColors,
    corner: Pos2,
    scale: f32,
}

impl Sheet<'_> {
    fn rect(&self, corner: Pos2, size: Vec2) -> Rect {
        Rect::from_min_size(self.corner + corner.to_vec2() * self.scale, size * self.scale)
    }

    /// Paints a text with the middle of its left edge at this point, and makes the text known to screen readers.
    fn text(&self, salt: &str, at: Pos2, (text, size, width): (&str, f32, f32), bold: bool, ink: Color32) {
        // The font size is in whole points, so that resizing the window does not fill the font atlas.
        let points = (size * self.scale).round().max(1.0);
        let font = if bold { theme::bold(points) } else { egui::FontId::proportional(points) };
        let galley = fit(self.ui, text, font, ink, width * self.scale, 1);
        let corner = self.corner + at.to_vec2() * self.scale - vec2(0.0, galley.size().y / 2.0);
        let place = Rect::from_min_size(corner, galley.size());
        self.ui.painter().galley(corner, galley, ink);
        labelled(self.ui, place, salt, Role::Label, text);
    }
}

impl WallScreen {
    /// Shows the poster as large as its place allows.
    pub(super) fn show_poster(&self, ui: &Ui, place: Rect, ctx: &mut ViewContext<'_>) {
        let (words, colors) = (ctx.look.words, ctx.look.settings.board.colors(ui.theme()));
        let is_wide = place.width() >= place.height();
        let size = if is_wide { WIDE } else { TALL };
        let scale = (place.size() / size).min_elem().max(0.01);
        let corner = Align2::CENTER_CENTER.align_size_within_rect(size * scale, place).min;
        let sheet = Sheet { ui, words, colors: &colors, corner, scale };
        self.board(&sheet, ctx.art);
        // The column of words is next to the board or, in a tall window, below it.
        self.words(&sheet, if is_wide { pos2(1072.0, 48.0) } else { pos2(140.0, 1000.0) }, ctx.art);
    }

    fn board(&self, sheet: &Sheet<'_>, art: &mut Art) {
        let (ui, position) = (sheet.ui, self.round.start.position());
        let place = sheet.rect(BOARD_AT, Vec2::splat(BOARD));
        scenery::board(ui, place, position, self.flipped, art, sheet.colors);
        labelled(ui, place, "board", Role::Image, self.title(sheet.words));
        let (ink, font) = (Palette::of(ui.theme()).ink, theme::bold((TEXT * sheet.scale).round().max(1.0)));
        let square = BOARD / 8.0;
        for index in 0..8_u8 {
            let along = square * (f32::from(index) + 0.5);
            let (file, rank) = if self.flipped { (7 - index, index) } else { (index, 7 - index) };
            let letters = [File::new(file).letter(), char::from(b'1' + Rank::new(rank).index() as u8)];
            let places = [BOARD_AT + vec2(along, BOARD + 44.0), BOARD_AT + vec2(-50.0, along)];
            for (letter, at) in letters.into_iter().zip(places) {
                let at = sheet.rect(at, Vec2::ZERO).min;
                ui.painter().text(at, Align2::CENTER_CENTER, letter, font.clone(), ink);
            }
        }
    }

    /// The title, such as "Starting position no. 356: N B B R K R Q N".
    fn title(&self, words: &Texts) -> String {
        let number = self.round.start.number().unwrap_or_default();
        t!(words, "wall-title", number = number.to_string(), row = spaced_row(words, back_rank(number)))
    }

    /// Paints the column of words, whose top left corner is `at`.
    fn words(&self, sheet: &Sheet<'_>, at: Pos2, art: &mut Art) {
        let (ui, words, palette) = (sheet.ui, sheet.words, Palette::of(sheet.ui.theme()));
        let (ink, quiet) = (palette.ink, palette.quiet);
        let line = |y: f32| at + vec2(0.0, y);
        let (name, round) = (t!(words, "round-heading"), self.round.round.as_str());
        let is_number = round.bytes().all(|letter| letter.is_ascii_digit());
        let heading = match round {
            "" => name,
            _ if is_number => {
                t!(words, "wall-round", round = t!(words, "wall-round-number", number = round), name)
            }
            _ => t!(words, "wall-round", round, name),
        };
        let number = self.round.start.number().unwrap_or_default();
        sheet.text("round", line(42.0), (&heading, TEXT + 8.0, WORDS), true, ink);
        sheet.text("about", line(115.0), (&t!(words, "round-number"), TEXT, WORDS), false, quiet);
        sheet.text("number", line(280.0), (&number.to_string(), 288.0, WORDS), true, ink);
        let other = sheet.rect(line(160.0) + vec2(WORDS - SMALL_BOARD, 0.0), Vec2::splat(SMALL_BOARD));
        scenery::board(ui, other, self.round.start.position(), !self.flipped, art, sheet.colors);
        let letters = spaced_row(words, back_rank(number));
        sheet.text("letters", line(466.0), (&letters, 72.0, WORDS), true, ink);
        let rule = sheet.rect(line(546.0), vec2(WORDS, 0.0));
        ui.painter().hline(rule.x_range(), rule.top(), Stroke::new(1.0, palette.line));
        for (index, (name, squares)) in castling(words).into_iter().enumerate() {
            let y = 605.0 + 73.0 * index as f32;
            sheet.text(name, line(y), (name, TEXT, WORDS), true, ink);
            let beside = line(y) + vec2(232.0, 0.0);
            sheet.text(&format!("{name} to"), beside, (&squares, TEXT, WORDS - 232.0), false, ink);
        }
        self.countdown(sheet, line(760.0));
    }

    /// Paints the time left until the end of the preparation and until the start of play. Leaves out the first if the
    /// preparation has ended, or ends when play starts. Once play has started, paints a text that says so instead.
    fn countdown(&self, sheet: &Sheet<'_>, at: Pos2) {
        let palette = Palette::of(sheet.ui.theme());
        let card = sheet.rect(at, vec2(WORDS, 224.0));
        let radius = CornerRadius::same((20.0 * sheet.scale) as u8);
        sheet.ui.painter().rect_filled(card, radius, palette.law);
        let ink = palette.surface;
        let [preparation, play] = self.left;
        let right = |salt: &str, y: f32, seconds: u64, size: f32| {
            let text = digits(seconds);
            let points = (size * sheet.scale).round().max(1.0);
            let galley = fit(sheet.ui, &text, theme::bold(points), ink, f32::INFINITY, 1);
            let left = WORDS - 32.0 - galley.size().x / sheet.scale;
            sheet.text(salt, at + vec2(left, y), (&text, size, WORDS), true, ink);
        };
        let label = |salt: &str, y: f32, key: &str, width: f32| {
            sheet.text(salt, at + vec2(32.0, y), (&sheet.words.say(key), TEXT, width), false, ink);
        };
        if self.countdown.is_begun() && play == 0 {
            label("begun", 112.0, "wall-begun", WORDS - 64.0);
        } else if preparation > 0 && preparation < play {
            label("preparation", 62.0, "wall-preparation-ends", 480.0);
            right("preparation left", 62.0, preparation, 96.0);
            label("play", 162.0, "wall-play-starts", 480.0);
            right("play left", 162.0, play, 96.0);
        } else {
            label("play", 82.0, "wall-play-starts-first", 260.0);
            label("play below", 144.0, "wall-play-starts-second", 260.0);
            // A time with hours is smaller, to leave room for the labels.
            let size = if play < 3600 { COUNTDOWN } else { 0.7 * COUNTDOWN };
            right("play left", 112.0, play, size);
        }
    }
}
