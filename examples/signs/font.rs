//! Writes a TrueType font. Source: the OpenType specification.

use super::glyph::{self, Dot, Glyph};

/// The number of units per em.
const EM: u16 = 1000;
/// How far letters extend above the baseline and (as a negative number) below it, as in Noto Sans.
const ASCENT: i16 = 1069;
const DESCENT: i16 = -293;

/// The font: an empty glyph for missing characters, the signs and the pieces.
pub fn bytes() -> Vec<u8> {
    let glyphs = glyph::all();
    let mut tables = [
        (*b"OS/2", os2(&glyphs)),
        (*b"cmap", cmap(&glyphs)),
        (*b"glyf", Vec::new()),
        (*b"head", head(&glyphs)),
        (*b"hhea", hhea(&glyphs)),
        (*b"hmtx", hmtx(&glyphs)),
        (*b"loca", Vec::new()),
        (*b"maxp", maxp(&glyphs)),
        (*b"name", name()),
        (*b"post", words(&[3, 0, 0, (-100_i16) as u16, 50, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])),
    ];
    let (mut outlines, mut places) = (Vec::new(), vec![0_u32, 0]);
    for glyph in &glyphs {
        outlines.extend(outline(glyph));
        places.push(outlines.len() as u32);
    }
    tables[2].1 = outlines;
    tables[6].1 = places.into_iter().flat_map(u32::to_be_bytes).collect();
    file(&tables)
}

fn words(words: &[u16]) -> Vec<u8> {
    words.iter().flat_map(|word| word.to_be_bytes()).collect()
}

/// The file: the table directory, followed by the tables.
fn file(tables: &[([u8; 4], Vec<u8>)]) -> Vec<u8> {
    let count = tables.len() as u16;
    let power = count.ilog2() as u16;
    let mut file = words(&[1, 0, count, 16 << power, power, 16 * count - (16 << power)]);
    let mut body = Vec::new();
    for (tag, table) in tables {
        let place = 12 + 16 * tables.len() + body.len();
        file.extend(tag);
        for number in [checksum(table), place as u32, table.len() as u32] {
            file.extend(number.to_be_bytes());
        }
        body.extend(table);
        body.resize(body.len().next_multiple_of(4), 0);
    }
    file.extend(body);
    // The `head` table holds the number that brings the checksum of the whole file to a fixed value.
    let rest = 0xB1B0_AFBA_u32.wrapping_sub(checksum(&file));
    let head = tables.iter().take_while(|(tag, _)| tag != b"head");
    let head = 12 + 16 * tables.len() + head.map(|(_, table)| table.len().next_multiple_of(4)).sum::<usize>();
    file[head + 8..head + 12].copy_from_slice(&rest.to_be_bytes());
    file
}

fn checksum(bytes: &[u8]) -> u32 {
    bytes.chunks(4).fold(0, |sum, chunk| {
        let mut word = [0; 4];
        word[..chunk.len()].copy_from_slice(chunk);
        sum.wrapping_add(u32::from_be_bytes(word))
    })
}

/// The smallest x and y of these points, then the largest x and y.
fn edges<'a>(dots: impl Iterator<Item = &'a Dot>) -> [i16; 4] {
    let first = [i16::MAX, i16::MAX, i16::MIN, i16::MIN];
    dots.fold(first, |[left, low, right, high], dot| {
        [left.min(dot.x), low.min(dot.y), right.max(dot.x), high.max(dot.y)]
    })
}

fn outline(glyph: &Glyph) -> Vec<u8> {
    let dots = || glyph.contours.iter().flatten();
    let mut table = words(&[glyph.contours.len() as u16]);
    table.extend(words(&edges(dots()).map(|edge| edge as u16)));
    let ends = glyph.contours.iter().scan(0, |end, contour| {
        *end += contour.len() as u16;
        Some(*end - 1)
    });
    table.extend(words(&ends.collect::<Vec<_>>()));
    table.extend(words(&[0]));
    table.extend(dots().map(|dot| u8::from(dot.on_curve)));
    for along in [|dot: &Dot| dot.x, |dot: &Dot| dot.y] {
        let mut at = 0;
        for dot in dots() {
            table.extend((along(dot) - at).to_be_bytes());
            at = along(dot);
        }
    }
    table.resize(table.len().next_multiple_of(4), 0);
    table
}

fn cmap(glyphs: &[Glyph]) -> Vec<u8> {
    // Format 4: a segment for each character, and the segment that ends the table.
    let count = glyphs.len() as u16 + 1;
    let power = count.ilog2() as u16;
    let codes = || glyphs.iter().map(|glyph| glyph.letter as u16);
    let mut table = words(&[0, 1, 3, 1, 0, 12, 4, 16 + 8 * count, 0]);
    table.extend(words(&[2 * count, 2 << power, power, 2 * count - (2 << power)]));
    table.extend(words(&codes().chain([0xFFFF]).collect::<Vec<_>>()));
    table.extend(words(&[0]));
    table.extend(words(&codes().chain([0xFFFF]).collect::<Vec<_>>()));
    let deltas = codes().zip(1_u16..).map(|(code, glyph)| glyph.wrapping_sub(code));
    table.extend(words(&deltas.chain([1]).collect::<Vec<_>>()));
    table.extend(words(&vec![0; usize::from(count)]));
    table
}

fn head(glyphs: &[Glyph]) -> Vec<u8> {
    let mut table = words(&[1, 0, 1, 0, 0, 0, 0x5F0F, 0x3CF5, 3, EM]);
    table.extend([0; 16]); // no creation or modification time
    table.extend(words(
        &edges(glyphs.iter().flat_map(|glyph| glyph.contours.iter().flatten())).map(|edge| edge as u16),
    ));
    table.extend(words(&[0, 8, 2, 1, 0]));
    table
}

fn hhea(glyphs: &[Glyph]) -> Vec<u8> {
    let widest = glyphs.iter().map(|glyph| glyph.advance).max().unwrap_or(EM);
    let [left, _, right, _] = edges(glyphs.iter().flat_map(|glyph| glyph.contours.iter().flatten()));
    let (left, right) = (left as u16, right as u16);
    let mut table = words(&[1, 0, ASCENT as u16, DESCENT as u16, 0, widest, left, 0, right, 1, 0, 0]);
    table.extend(words(&[0, 0, 0, 0, 0, glyphs.len() as u16 + 1]));
    table
}

fn hmtx(glyphs: &[Glyph]) -> Vec<u8> {
    let mut table = words(&[EM / 2, 0]);
    for glyph in glyphs {
        let [left, ..] = edges(glyph.contours.iter().flatten());
        table.extend(words(&[glyph.advance, left as u16]));
    }
    table
}

fn maxp(glyphs: &[Glyph]) -> Vec<u8> {
    let most = |count: fn(&Glyph) -> usize| glyphs.iter().map(count).max().unwrap_or(0) as u16;
    let dots = most(|glyph| glyph.contours.iter().map(Vec::len).sum());
    words(&[
        1,
        0,
        glyphs.len() as u16 + 1,
        dots,
        most(|glyph| glyph.contours.len()),
        0,
        0,
        2,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
    ])
}

fn os2(glyphs: &[Glyph]) -> Vec<u8> {
    let (first, last) = (glyphs[0].letter as u16, glyphs[glyphs.len() - 1].letter as u16);
    let mut table = words(&[4, EM / 2, 400, 5, 0, 650, 600, 0, 75, 650, 600, 0, 350, 50, 300, 0]);
    table.extend([0; 10]); // no PANOSE classification
    table.extend([0; 16]);
    table.extend(b"JADO");
    table.extend(words(&[
        0x40,
        first,
        last,
        ASCENT as u16,
        DESCENT as u16,
        0,
        ASCENT as u16,
        (-DESCENT) as u16,
    ]));
    table.extend(words(&[0, 0, 0, 0, 536, 714, 0, 32, 1]));
    table
}

fn name() -> Vec<u8> {
    const NAMES: [(u16, &str); 5] = [
        (1, "Jadoube Signs"),
        (2, "Regular"),
        (3, "Jadoube Signs 1"),
        (4, "Jadoube Signs"),
        (6, "JadoubeSigns"),
    ];
    let mut table = words(&[0, NAMES.len() as u16, 6 + 12 * NAMES.len() as u16]);
    let mut texts = Vec::new();
    for (kind, text) in NAMES {
        let text = words(&text.encode_utf16().collect::<Vec<_>>());
        table.extend(words(&[3, 1, 0x409, kind, text.len() as u16, texts.len() as u16]));
        texts.extend(text);
    }
    table.extend(texts);
    table
}
