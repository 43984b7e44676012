//! The font of signs: what it can draw, and that it is what its drawings make.

use jadoube::diagram::SIGNS_TTF;
use jadoube::record::Nag;
use jadoube::text::signs;
use skrifa::{FontRef, MetadataProvider};

#[path = "../../../examples/signs"]
mod made {
    pub mod drawings;
    pub mod font;
    pub mod glyph;
}

#[test]
fn every_sign_of_a_move_can_be_drawn() {
    let fonts = [notosans::REGULAR_TTF, SIGNS_TTF].map(|bytes| FontRef::new(bytes).unwrap());
    for number in 0..=255 {
        for letter in signs::text(Nag(number)).chars() {
            let drawn = fonts.iter().any(|font| {
                let glyph = font.charmap().map(letter);
                glyph.and_then(|glyph| font.outline_glyphs().get(glyph)).is_some()
            });
            assert!(drawn, "{letter} of sign {number}");
        }
    }
}

#[test]
fn the_font_is_what_its_drawings_make() {
    assert!(made::font::bytes() == SIGNS_TTF, "run `cargo run --example signs -- assets/fonts/signs.ttf`");
}

#[test]
fn every_glyph_stays_within_its_width_and_line() {
    let font = FontRef::new(SIGNS_TTF).unwrap();
    for glyph in made::glyph::all() {
        let dots = || glyph.contours.iter().flatten();
        let on = |edge: i16| (0..=glyph.advance as i16).contains(&edge);
        assert!(dots().all(|dot| on(dot.x) && (-293..=1069).contains(&dot.y)), "{}", glyph.letter);
        assert!(font.charmap().map(glyph.letter).is_some_and(|id| id.to_u32() > 0), "{}", glyph.letter);
    }
}
