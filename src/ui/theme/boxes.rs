//! A font of boxes for scripts that run from right to left, where the computer has no font for them. Letters without any
//! font would be laid out together with what stands around them, and all of it from right to left.
//!
//! Format: OpenType 1.9, with outlines as TrueType has them.

use std::sync::{Arc, OnceLock};

use unicode_bidi::{BidiClass, bidi_class};

use super::bidi::is_shaped_backward;
use crate::platform::fonts::Font;

/// Units in an em.
const EM: u16 = 1000;
/// The width of a box with the space around it.
const ADVANCE: u16 = 600;
/// How far a line reaches above and below its letters' feet: as in Noto Sans, so that boxes stand on the same line.
const LINE: [i16; 2] = [1069, -293];
/// The corners of a box and of the hole in it, each as left, bottom, right and top.
const OUTER: [i16; 4] = [60, 0, 540, 700];
const INNER: [i16; 4] = [110, 50, 490, 650];

/// The glyphs of letters, and of marks on them, which are not drawn. The first glyph of a font is for what it lacks.
const BOX: u32 = 1;
const MARK: u32 = 2;
const GLYPHS: u16 = 3;

/// Whether a letter has a box here.
pub(super) fn has(letter: char) -> bool {
    glyph(letter).is_some()
}

fn glyph(letter: char) -> Option<u32> {
    match bidi_class(letter) {
        _ if !is_shaped_backward(letter) => None,
        _ if matches!(letter, '\u{200F}' | '\u{61C}') => Some(MARK), // signs for programs
        BidiClass::R | BidiClass::AL => Some(BOX),
        BidiClass::NSM => Some(MARK),
        _ => None,
    }
}

/// The font, made when it is first needed.
pub(super) fn font() -> Arc<Font> {
    static FONT: OnceLock<Arc<Font>> = OnceLock::new();
    FONT.get_or_init(|| Arc::new(Font { name: "Boxes".to_owned(), bytes: bytes(), index: 0 })).clone()
}

fn bytes() -> Vec<u8> {
    let outline = outline();
    let [empty, end] = [0, outline.len() as u32];
    let tables: [(&[u8; 4], Vec<u8>); 7] = [
        (b"cmap", letters()),
        (b"glyf", outline),
        (b"head", head()),
        (b"hhea", hhea()),
        (b"hmtx", words(&[ADVANCE, 0, ADVANCE, OUTER[0] as u16, 0, 0])),
        (b"loca", [empty, empty, end, end].iter().flat_map(|at| at.to_be_bytes()).collect()),
        (b"maxp", words(&[1, 0, GLYPHS, 8, 2, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0])),
    ];
    let count = tables.len() as u16;
    // A font begins with its version, and with what makes a binary search in the list of tables easier.
    let mut file = words(&[1, 0, count, 64, 2, 16 * count - 64]);
    let mut at = file.len() + 16 * tables.len();
    for (name, table) in &tables {
        file.extend_from_slice(*name);
        for number in [0, at as u32, table.len() as u32] {
            file.extend_from_slice(&number.to_be_bytes());
        }
        at += table.len().next_multiple_of(4);
    }
    for (_, table) in &tables {
        file.extend_from_slice(table);
        file.resize(file.len().next_multiple_of(4), 0);
    }
    file
}

/// Numbers of 16 bits as a font has them.
fn words(numbers: &[u16]) -> Vec<u8> {
    numbers.iter().flat_map(|number| number.to_be_bytes()).collect()
}

/// Which glyph each letter has: format 12, each letter a group of its own.
fn letters() -> Vec<u8> {
    let groups: Vec<[u32; 3]> = ('\u{590}'..='\u{1EFFF}')
        .filter_map(|letter| glyph(letter).map(|glyph| [letter as u32, letter as u32, glyph]))
        .collect();
    let length = 16 + 12 * groups.len() as u32;
    // One table, for Windows, of all Unicode, which begins after 12 bytes.
    let mut table = words(&[0, 1, 3, 10, 0, 12, 12, 0]);
    for number in [length, 0, groups.len() as u32].into_iter().chain(groups.into_iter().flatten()) {
        table.extend_from_slice(&number.to_be_bytes());
    }
    table
}

/// The outline of a box, and of the hole in it the other way round.
fn outline() -> Vec<u8> {
    let [left, bottom, right, top] = OUTER;
    let [hole_left, hole_bottom, hole_right, hole_top] = INNER;
    let points = [
        (left, bottom),
        (left, top),
        (right, top),
        (right, bottom),
        (hole_left, hole_bottom),
        (hole_right, hole_bottom),
        (hole_right, hole_top),
        (hole_left, hole_top),
    ];
    let mut bytes = signed(&[2, left, bottom, right, top, 3, 7, 0]);
    // Every point is on the outline, and both its coordinates have 16 bits.
    bytes.resize(bytes.len() + points.len(), 1);
    for axis in [|point: (i16, i16)| point.0, |point: (i16, i16)| point.1] {
        let mut before = 0;
        for point in points {
            bytes.extend_from_slice(&(axis(point) - before).to_be_bytes());
            before = axis(point);
        }
    }
    bytes.resize(bytes.len().next_multiple_of(4), 0);
    bytes
}

fn signed(numbers: &[i16]) -> Vec<u8> {
    numbers.iter().flat_map(|number| number.to_be_bytes()).collect()
}

fn head() -> Vec<u8> {
    let mut table = words(&[1, 0, 1, 0, 0, 0, 0x5F0F, 0x3CF5, 0, EM]);
    table.resize(table.len() + 16, 0); // when it was made
    let [left, bottom, right, top] = OUTER;
    table.extend(signed(&[left, bottom, right, top]));
    table.extend(words(&[0, 8, 2, 1, 0])); // places of 32 bits
    table
}

fn hhea() -> Vec<u8> {
    let [left, _, right, _] = OUTER;
    let mut table = words(&[1, 0]);
    table.extend(signed(&[LINE[0], LINE[1], 0]));
    table.extend(words(&[ADVANCE]));
    table.extend(signed(&[left, ADVANCE as i16 - right, right, 1, 0, 0, 0, 0, 0, 0, 0]));
    table.extend(words(&[GLYPHS]));
    table
}
