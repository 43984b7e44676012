//! The symbol font: with Noto Sans it can draw every symbol of a move, and its file matches its drawings. Also which
//! font draws an emoji, and that coloured characters keep their colours.

use std::collections::BTreeMap;
use std::sync::Arc;

use jadoube::diagram::{Lettering, SIGNS_TTF};
use jadoube::record::Nag;
use jadoube::text::symbols;
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
        for letter in symbols::text(Nag(number)).chars() {
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

fn word(number: u16) -> Vec<u8> {
    number.to_be_bytes().to_vec()
}

fn long(number: u32) -> Vec<u8> {
    number.to_be_bytes().to_vec()
}

fn glyph(sign: char) -> u16 {
    let font = FontRef::new(SIGNS_TTF).expect("the font can be read");
    font.charmap().map(sign).expect("the font has the sign").to_u32() as u16
}

/// The symbol font with this symbol in red, drawn as one colour layer of its own shape.
fn colored(sign: char) -> Vec<u8> {
    let glyph = glyph(sign);
    // One glyph with one layer.
    let head = [word(0), word(1), long(14), long(20), word(1)];
    let colr = [&head[..], &[word(glyph), word(0), word(1), word(glyph), word(0)]].concat().concat();
    let cpal = [word(0), word(1), word(1), word(1), long(14), word(0), vec![0, 0, 255, 255]].concat();
    with_tables([(*b"COLR", colr), (*b"CPAL", cpal)])
}

/// The symbol font with only these characters, which must be in ascending order, all drawn as the same symbol.
fn having(letters: &[char]) -> Vec<u8> {
    let glyph = u32::from(glyph('\u{2A72}'));
    let groups: Vec<u8> =
        letters.iter().flat_map(|&at| [at.into(), at.into(), glyph].map(long).concat()).collect();
    let head = [word(0), word(1), word(3), word(10), long(12), word(12), word(0)].concat();
    let sizes = [long(16 + groups.len() as u32), long(0), long(letters.len() as u32)].concat();
    with_tables([(*b"cmap", [head, sizes, groups].concat())])
}

/// The symbol font with these tables added, in place of its own tables with the same tags.
fn with_tables<const N: usize>(others: [([u8; 4], Vec<u8>); N]) -> Vec<u8> {
    let read = |at: usize| u32::from_be_bytes(SIGNS_TTF[at..at + 4].try_into().expect("four bytes")) as usize;
    let own = (0..usize::from(SIGNS_TTF[5])).map(|number| {
        let at = 12 + 16 * number;
        let tag = SIGNS_TTF[at..at + 4].try_into().expect("four bytes");
        (tag, SIGNS_TTF[read(at + 8)..][..read(at + 12)].to_vec())
    });
    let tables: BTreeMap<[u8; 4], Vec<u8>> = own.chain(others).collect();
    let mut file = [long(0x10000), word(tables.len() as u16), vec![0; 6]].concat();
    let mut at = 12 + 16 * tables.len();
    for (tag, table) in &tables {
        file.extend([tag.to_vec(), long(0), long(at as u32), long(table.len() as u32)].concat());
        at += table.len().next_multiple_of(4);
    }
    for table in tables.values() {
        file.extend(table);
        file.resize(file.len().next_multiple_of(4), 0);
    }
    file
}

#[test]
fn an_emoji_and_its_tone_are_of_one_font() {
    let (thumb, tone) = ('\u{1F44D}', '\u{1F3FD}');
    let fonts =
        [vec!['a', thumb], vec![tone, thumb]].map(|letters| (Arc::new(having(&letters)) as Arc<_>, 0));
    let lettering = Lettering::of(fonts);
    let check = |text: &str, expected: &[usize]| {
        let (glyphs, _) = lettering.glyphs(text, 10.0);
        let mut fonts: Vec<usize> = glyphs.iter().map(|glyph| glyph.font).collect();
        fonts.dedup();
        assert_eq!(fonts, expected, "{text:?}");
    };
    check(&format!("{thumb}"), &[0]);
    check(&format!("{thumb}{tone}"), &[1]);
    check(&format!("a{thumb}{tone}a"), &[0, 1, 0]);
    // A variation selector gets the font of the emoji before it, although no font has the selector.
    check(&format!("{thumb}{tone}{thumb}\u{FE0F}"), &[1]);
    // If no font has both, the tone gets the font of the character before it.
    check(&format!("a{tone}"), &[0]);
}

#[test]
fn letters_with_colours_of_their_own_keep_them() {
    let lettering = |bytes: Vec<u8>| Lettering::of([(Arc::new(bytes) as Arc<_>, 0)]);
    let line = |bytes, text: &str| lettering(bytes).line(text, 40.0, 500.0);
    let plain = line(SIGNS_TTF.to_vec(), "\u{2A72}");
    assert!(plain.path.is_some() && plain.colored.is_empty());
    // A variation selector or joiner after the symbol draws nothing, and the symbol keeps its colour.
    for text in ["\u{2A72}", "\u{2A72}\u{FE0F}", "\u{2A72}\u{200D}"] {
        let red = line(colored('\u{2A72}'), text);
        assert!(red.path.is_none() && red.width == plain.width, "{text:?}: {} wide", red.width);
        let [(picture, [_, top])] = &red.colored[..] else { panic!("{text:?}: {}", red.colored.len()) };
        assert!(*top < 0.0, "it stands on the line");
        let inks = || picture.pixels().iter().filter(|pixel| pixel.alpha() == 255);
        assert!(inks().count() > 20 && inks().all(|ink| [ink.red(), ink.green(), ink.blue()] == [255, 0, 0]));
    }
    // Another symbol of the font is unchanged.
    let other = line(colored('\u{2A72}'), "\u{2A71}");
    assert!(other.path.is_some() && other.colored.is_empty());
}
