//! Characters that the program's own fonts lack, and words that run from right to left.

use crate::prelude::*;
use egui::FontId;
use jadoube::diagram::SIGNS_TTF;
use jadoube::platform::fonts::Font;

/// The font of chess symbols, with its last glyph assigned to this character instead.
fn font_for(letter: char) -> Font {
    let (glyph, last) = (46_u16, 0x2BF9_u16);
    let mut bytes = SIGNS_TTF.to_vec();
    let renames = [(last, letter as u16), (glyph.wrapping_sub(last), glyph.wrapping_sub(letter as u16))];
    for (from, to) in renames {
        for at in (0..bytes.len() - 1).step_by(2).filter(|&at| SIGNS_TTF[at..at + 2] == from.to_be_bytes()) {
            bytes[at..at + 2].copy_from_slice(&to.to_be_bytes());
        }
    }
    Font { name: letter.to_string(), bytes, index: 0 }
}

fn is_drawn(window: &Window, letter: char) -> bool {
    window.harness.ctx.fonts_mut(|fonts| fonts.has_glyph(&FontId::proportional(14.0), letter))
}

/// The painted lines, each with its characters from left to right.
fn lines(window: &Window) -> Vec<String> {
    let texts = window.painted_texts().into_iter();
    let rows = texts.flat_map(|text| text.galley.rows.iter()).map(|row| {
        let mut letters: Vec<_> = row.glyphs.iter().filter(|glyph| glyph.advance_width > 0.0).collect();
        letters.sort_by(|one, other| one.pos.x.total_cmp(&other.pos.x));
        letters.iter().map(|glyph| glyph.chr).collect()
    });
    rows.collect()
}

/// The characters of a name are painted in the same order whether or not a font has them.
#[test]
fn words_that_run_from_right_to_left_stand_in_their_order() {
    for (name, seen) in [
        ("De Vries", "De Vries"),
        ("\u{FB21} \u{FB22}", "\u{FB22} \u{FB21}"),
        ("De \u{FB21} \u{FB22} Vries", "De \u{FB22} \u{FB21} Vries"),
        ("\u{FB21} 12 Vries \u{FB22}", "\u{FB22} Vries 12 \u{FB21}"),
        ("\u{FB21} (\u{FB22}) \u{FB23}.", ".\u{FB23} )\u{FB22}( \u{FB21}"),
    ] {
        check_order(name, seen, |letter| Some(Arc::new(font_for(letter))));
        check_order(name, seen, |_| None);
    }
}

fn check_order(name: &str, seen: &str, find: fn(char) -> Option<Arc<Font>>) {
    let is_far = |letter: &char| *letter > '\u{500}';
    let find_font = Arc::new(move |letter| Some(letter).filter(is_far).and_then(find));
    let setup = GameSetup { white: name.to_owned(), ..GameSetup::default() };
    let mut window = Begin { setup, find_font, boxes: true, ..Begin::default() }.open();
    window.wait_until("the letters are drawn", |window| {
        name.chars().filter(is_far).all(|letter| is_drawn(window, letter))
    });
    let lines = lines(&window);
    assert!(lines.iter().any(|line| line == seen), "{name:?}: no {seen:?} in {lines:?}");
}

#[test]
fn a_letter_is_looked_for_once_and_then_drawn() {
    let asked: Arc<Mutex<Vec<char>>> = Arc::default();
    let log = asked.clone();
    let find_font = Arc::new(move |letter| {
        log.lock().unwrap().push(letter);
        (letter == '漢').then(|| Arc::new(font_for(letter)))
    });
    let mut window = Begin { find_font, ..Begin::default() }.open();
    assert!(asked.lock().unwrap().is_empty(), "nothing of the first frame needs another font");
    for letter in ['漢', '字', '★'] {
        assert_eq!(is_drawn(&window, letter), letter == '★', "{letter}");
    }
    window.wait_until("the letters are drawn", |window| is_drawn(window, '漢'));
    assert!(!is_drawn(&window, '字'));
    window.harness.run();
    assert_eq!(*asked.lock().unwrap(), ['字', '漢']);
}
