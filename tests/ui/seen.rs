//! Legibility, measured on pixels: on every board and for the kinds of colour vision in `colors`, marks, pieces and
//! coordinates stand out from their squares, and marks have distinct shapes; text stands out from its background.

use std::collections::{BTreeSet, HashMap};

use egui::Color32;
use egui::epaint::{Shape, TextShape};
use image::RgbaImage;
use jadoube::diagram::{BoardTheme, Painter, Picture, PictureStyle, PieceSet, Scene};
use jadoube::rules::{Board, Piece, Role, Square};
use jadoube::ui::Appearance;

use crate::colors::{SIGHTS, Sight, contrast, luminance};
use crate::prelude::*;

/// One appearance of the board.
type Look = (BoardTheme, Appearance, PieceSet);

fn looks() -> impl Iterator<Item = Look> {
    let both = [(Appearance::Light, PieceSet::Classic), (Appearance::Dark, PieceSet::Bold)];
    let looks = move |board| both.map(|(appearance, pieces)| (board, appearance, pieces));
    BoardTheme::ALL.into_iter().flat_map(looks)
}

/// A queen on d4 or on e4, with free squares and pawns in front of it.
const QUEEN: [&str; 2] = ["k7/3p4/5p2/8/3Q4/8/8/7K w - - 0 1", "1k6/4p3/6p1/8/4Q3/8/8/7K w - - 0 1"];
const CHECK: [&str; 2] = ["k7/8/8/8/3K4/8/8/3r4 w - - 0 1", "k7/8/8/8/4K3/8/8/4r3 w - - 0 1"];
const NO_CHECK: [&str; 2] = ["k7/8/8/8/3K4/8/8/6r1 w - - 0 1", "k7/8/8/8/4K3/8/8/6r1 w - - 0 1"];
const PINNED: [&str; 2] = ["k2r4/8/8/8/3N4/8/8/3K4 w - - 0 1", "k3r3/8/8/8/4N3/8/8/4K3 w - - 0 1"];
/// A knight that goes from c3 to b1, or from b1 to c3.
const KNIGHT: [&str; 2] = ["k7/7p/8/8/8/2N5/7P/7K w - - 0 1", "k7/7p/8/8/8/8/7P/1N5K w - - 0 1"];

/// A mark; its positions, one with a dark and one with a light square; the mode of touch-move; and in the same order
/// the gestures that make the mark appear, and the squares.
type Marked = (&'static str, [&'static str; 2], TouchMove, [&'static str; 2], [&'static str; 2]);

const MARKS: [Marked; 8] = [
    ("last move", KNIGHT, TouchMove::Off, ["c3b1", "b1c3"], ["c3", "b1"]),
    ("selected", QUEEN, TouchMove::Off, ["d4", "e4"], ["d4", "e4"]),
    ("target", QUEEN, TouchMove::Off, ["d4", "e4"], ["d6", "e6"]),
    ("target with a piece", QUEEN, TouchMove::Off, ["d4", "e4"], ["f6", "g6"]),
    ("bound piece", QUEEN, TouchMove::Enforced, ["d4 Esc", "e4 Esc"], ["d4", "e4"]),
    ("able piece", QUEEN, TouchMove::Enforced, ["d7", "e7"], ["d4", "e4"]),
    ("check", CHECK, TouchMove::Off, ["", ""], ["d4", "e4"]),
    ("refusal", PINNED, TouchMove::Off, ["d4e6", "e4f6"], ["d8", "e8"]),
];

/// The pixels of one square, for each [`Look`].
type Pictures = Vec<Vec<Color32>>;

fn pictures(fen: &'static str, touch: TouchMove, square: &str, hand: &str) -> Pictures {
    let setup = GameSetup { touch, ..GameSetup::default() };
    let mut window = Begin { size: SMALL, fen: Some(fen), setup, ..Begin::default() }.open();
    let place = window.rect(&format!("{square}, "));
    // A changed setting removes a refusal, so the gesture that is refused is repeated.
    let mut first = true;
    let each = |(board, appearance, pieces): Look| {
        for choice in [Choice::Board(board), Choice::Appearance(appearance), Choice::Pieces(pieces)] {
            window.request_without_frame(Request::Command(Command::Choose(choice)));
        }
        window.harness.run();
        if first || square == "d8" || square == "e8" {
            window.play(hand);
            first = false;
        }
        window.leave();
        crop(&window.harness.render().expect("a picture of the window"), place)
    };
    looks().map(each).collect()
}

fn crop(picture: &RgbaImage, place: Rect) -> Vec<Color32> {
    let (left, right) = (place.left().round() as u32, place.right().round() as u32);
    let (top, bottom) = (place.top().round() as u32, place.bottom().round() as u32);
    let pixel = |x, y| {
        let [red, green, blue, _] = picture.get_pixel(x, y).0;
        Color32::from_rgb(red, green, blue)
    };
    (top..bottom).flat_map(|y| (left..right).map(move |x| (x, y))).map(|(x, y)| pixel(x, y)).collect()
}

/// The most frequent colour.
fn ground(pixels: &[Color32]) -> Color32 {
    let mut counts: HashMap<Color32, usize> = HashMap::new();
    for pixel in pixels {
        *counts.entry(*pixel).or_default() += 1;
    }
    let most = counts.into_iter().max_by_key(|(color, count)| (*count, color.to_array()));
    most.map_or(Color32::BLACK, |(color, _)| color)
}

/// Which pixels have changed and stand out from the square.
fn seen(before: &[Color32], after: &[Color32], sight: &Sight) -> Vec<bool> {
    let square = luminance(ground(before), sight);
    let stands_out = |color| contrast(luminance(color, sight), square) >= 3.0;
    before.iter().zip(after).map(|(before, after)| before != after && stands_out(*after)).collect()
}

fn count(pixels: impl Iterator<Item = bool>) -> usize {
    pixels.filter(|it| *it).count()
}

#[test]
fn marks_differ_by_shape() {
    for (index, dark) in [(0, true), (1, false)] {
        let mut all = Vec::new();
        for (mark, fens, touch, hands, squares) in &MARKS {
            let plain = match *mark {
                "check" => NO_CHECK[index],
                // In this position, the square that the knight leaves is empty.
                "last move" => KNIGHT[1 - index],
                _ => fens[index],
            };
            let before = pictures(plain, *touch, squares[index], "");
            let after = pictures(fens[index], *touch, squares[index], hands[index]);
            all.push((*mark, before, after));
        }
        for (at, look) in looks().enumerate() {
            for (sight_name, sight) in &SIGHTS {
                let shape = |(mark, before, after): &(&'static str, Pictures, Pictures)| {
                    (*mark, seen(&before[at], &after[at], sight))
                };
                let shapes: Vec<(&str, Vec<bool>)> = all.iter().map(shape).collect();
                let where_ = format!("{look:?}, dark square: {dark}, {sight_name}");
                for (mark, shape) in &shapes {
                    let share = count(shape.iter().copied()) as f64 / shape.len() as f64;
                    assert!(share > LEAST, "{mark} covers {share:.4} of its square: {where_}");
                }
                for (one, (mark, shape)) in shapes.iter().enumerate() {
                    for (other, others) in &shapes[one + 1..] {
                        let pairs = || shape.iter().zip(others);
                        let both = count(pairs().map(|(a, b)| *a && *b));
                        let any = count(pairs().map(|(a, b)| *a || *b));
                        let alike = both as f64 / any as f64;
                        assert!(alike < ALIKE, "{mark} and {other} are alike by {alike:.2}: {where_}");
                    }
                }
            }
        }
    }
}

/// A mark or a piece that covers a smaller part of its square might be overlooked.
const LEAST: f64 = 0.02;
/// Two marks that share more than this part of all their pixels might be confused. A dashed frame has half of the
/// pixels of a whole one.
const ALIKE: f64 = 0.6;

/// Letters and digits at the edge of an empty board have the contrast of text.
#[test]
fn coordinates_can_be_read() {
    for look @ (board, appearance, pieces) in looks() {
        let colors = board.palette(appearance == Appearance::Dark);
        let style = |coordinates| PictureStyle { side: 800, flipped: false, coordinates, colors, pieces };
        let paint = |coordinates| {
            let picture = Painter::new(style(coordinates)).paint(&Scene::default()).expect("a picture");
            move |x, y| picture.pixel(x, y).map_or(Color32::BLACK, |[r, g, b]| Color32::from_rgb(r, g, b))
        };
        let (bare, lettered) = (paint(false), paint(true));
        for (square, left, top) in
            (0..8).flat_map(|n| [("of a file", n * 100, 700), ("of a rank", 0, n * 100)])
        {
            for (name, sight) in &SIGHTS {
                let ground = luminance(bare(left + 50, top + 50), sight);
                let pixels = (0..100 * 100).map(|n| (left + n % 100, top + n / 100));
                let inks = pixels.filter(|&(x, y)| bare(x, y) != lettered(x, y));
                let best =
                    inks.map(|(x, y)| contrast(luminance(lettered(x, y), sight), ground)).fold(1.0, f64::max);
                assert!(best >= 4.5, "{look:?}, {square} at {left}, {top}, {name}: {best:.2}");
            }
        }
    }
}

/// Each piece on a light and on a dark square of each board: bold pieces on 24-pixel squares, classic ones on 48-pixel
/// squares.
#[test]
fn each_piece_stands_out_from_its_square() {
    for look in looks() {
        check_pieces(look, PieceSet::Bold, 24);
        check_pieces(look, PieceSet::Classic, 48);
    }
}

fn check_pieces(look: Look, pieces: PieceSet, side: u32) {
    let colors = look.0.palette(look.1 == Appearance::Dark);
    let style = PictureStyle { side: side * 8, flipped: false, coordinates: false, colors, pieces };
    let mut painter = Painter::new(style);
    let mut board = Board::default();
    let all = Color::ALL.into_iter().flat_map(|color| Role::ALL.map(|role| Piece { color, role }));
    for (number, piece) in all.enumerate() {
        // Two squares for each, one above the other: one is light and one is dark.
        let square = 16 * (number / 6) + number % 6;
        board.set(Square::new(square as u8), Some(piece));
        board.set(Square::new(square as u8 + 8), Some(piece));
    }
    let mut paint = |board| painter.paint(&Scene { board, ..Scene::default() }).expect("a picture");
    let (empty, full) = (paint(Board::default()), paint(board));
    for square in Square::all().filter(|square| board.piece_at(*square).is_some()) {
        let pixels = |picture: &Picture| {
            let (left, top) =
                (side * square.file().index() as u32, side * (7 - square.rank().index() as u32));
            let color = |n| picture.pixel(left + n % side, top + n / side).expect("a pixel of the picture");
            (0..side * side).map(color).map(|[r, g, b]| Color32::from_rgb(r, g, b)).collect::<Vec<_>>()
        };
        for (name, sight) in &SIGHTS {
            let shape = seen(&pixels(&empty), &pixels(&full), sight);
            let share = count(shape.into_iter()) as f64 / f64::from(side * side);
            assert!(share > LEAST, "{look:?}, {pieces:?}, {square}, {name}: {share:.3}");
        }
    }
}

/// Fails if the colour of a text does not stand out from its background pixels: by a contrast of 4.5, or of 3 for large
/// text. The guidelines exempt disabled controls, which are dimmed.
#[track_caller]
pub fn text_stands_out(window: &mut Window, name: &str) {
    let picture = window.harness.render().expect("a picture of the window");
    let screen = window.harness.ctx.content_rect();
    let sight = &SIGHTS[0].1;
    let faint = window.disabled();
    let mut measured = 0;
    for (clip, shape) in window.shapes_on_top() {
        let Shape::Text(text) = shape else { continue };
        let place = text.visual_bounding_rect().intersect(clip).intersect(screen);
        let whole = text.visual_bounding_rect();
        let written = text.galley.text().trim();
        // A single character is taken for a coordinate. A piece may cover it, and coordinates have a test of their own.
        let letter = written.chars().nth(1).is_none();
        if letter || is_faint(text) || faint.contains(written) || place.height() < whole.height() * 0.9 {
            continue;
        }
        let pixels = crop(&picture, place.expand(1.0).intersect(screen));
        let paper = luminance(ground(&pixels), sight);
        let least = if is_large(text) { 3.0 } else { 4.5 };
        for ink in inks(text) {
            let found = contrast(luminance(ink, sight), paper);
            assert!(found >= least, "{name}: {:?} at {place:?} has {found:.2}", text.galley.text());
        }
        // Thin letters are painted paler than their colour, so one pixel with a contrast of 3 is enough.
        let best = pixels.iter().map(|pixel| contrast(luminance(*pixel, sight), paper)).fold(1.0, f64::max);
        assert!(best >= 3.0, "{name}: {:?} at {place:?} is painted with {best:.2}", text.galley.text());
        measured += 1;
    }
    assert!(measured > 0, "{name} has no text");
}

impl Window {
    /// The texts of disabled widgets.
    fn disabled(&self) -> BTreeSet<String> {
        let all = self.harness.query_all_by(|_| true).filter(|node| node.accesskit_node().is_disabled());
        let texts = all.flat_map(|node| [node.accesskit_node().label(), node.accesskit_node().value()]);
        texts.flatten().collect()
    }
}

/// The colours of the letters in a text.
fn inks(text: &TextShape) -> Vec<Color32> {
    let own = |section: &egui::text::LayoutSection| match section.format.color {
        Color32::PLACEHOLDER => text.fallback_color,
        color => color,
    };
    let sections = text.galley.job.sections.iter();
    sections.map(|section| text.override_text_color.unwrap_or(own(section))).collect()
}

fn is_faint(text: &TextShape) -> bool {
    text.opacity_factor < 1.0 || inks(text).iter().all(|ink| ink.a() < 255)
}

/// Whether a text is large: at least 18 points of 1/72 inch, or 14 in bold. A point of egui is 1/96 inch.
fn is_large(text: &TextShape) -> bool {
    text.galley.job.sections.iter().all(|section| {
        let bold = matches!(section.format.font_id.family, egui::FontFamily::Name(_));
        section.format.font_id.size >= if bold { 14.0 * 96.0 / 72.0 } else { 24.0 }
    })
}
