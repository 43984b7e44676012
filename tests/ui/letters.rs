//! Letters that the program's own fonts lack.

use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

use egui::FontId;
use jadoube::diagram::SIGNS_TTF;
use jadoube::platform::fonts::Font;

use crate::window::{Begin, Window};

/// A font with a glyph for this letter, made of the last one of the font of signs.
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
    for _ in 0..200 {
        window.harness.run();
        if is_drawn(&window, '漢') {
            break;
        }
        thread::sleep(Duration::from_millis(10));
    }
    assert!(is_drawn(&window, '漢') && !is_drawn(&window, '字'));
    window.harness.run();
    assert_eq!(*asked.lock().unwrap(), ['字', '漢']);
}
