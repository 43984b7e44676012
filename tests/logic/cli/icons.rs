//! The icon for each system shows the current drawing. `UPDATE_ICONS=1` draws the icons again.

use std::io::Cursor;
use std::path::Path;
use std::{env, fs, iter};

use image::{ImageFormat, RgbaImage};
use resvg::tiny_skia::{Pixmap, PremultipliedColorU8, Transform};

/// The sizes of the pictures in a Windows icon, in pixels.
const ICO: [u32; 5] = [16, 32, 48, 128, 256];
/// The kinds of picture in a macOS icon, with their sizes.
const ICNS: [(&[u8; 4], u32); 5] =
    [(b"ic11", 32), (b"ic12", 64), (b"ic07", 128), (b"ic08", 256), (b"ic09", 512)];

fn drawn(size: u32) -> RgbaImage {
    let drawing = jadoube::diagram::icon().expect("the drawing");
    let mut drawn = Pixmap::new(size, size).expect("a picture");
    let scale = size as f32 / drawing.size().width();
    resvg::render(&drawing, Transform::from_scale(scale, scale), &mut drawn.as_mut());
    let colors = drawn.pixels().iter().map(PremultipliedColorU8::demultiply);
    let bytes = colors.flat_map(|it| [it.red(), it.green(), it.blue(), it.alpha()]).collect();
    RgbaImage::from_raw(size, size, bytes).expect("as many bytes as pixels")
}

fn png(size: u32) -> Vec<u8> {
    let mut bytes = Cursor::new(Vec::new());
    drawn(size).write_to(&mut bytes, ImageFormat::Png).expect("a picture");
    bytes.into_inner()
}

/// The bytes of a Windows icon: a header, an entry of 16 bytes for each picture, and the pictures.
fn ico() -> Vec<u8> {
    let pictures = ICO.map(png);
    let mut bytes = [[0, 1, ICO.len() as u16].map(u16::to_le_bytes).concat()].concat();
    let mut start = bytes.len() + 16 * ICO.len();
    for (size, picture) in iter::zip(ICO, &pictures) {
        // A side of 256 is written as 0. The six bytes after the sides mean no palette, one plane and 32 bits per
        // pixel.
        bytes.extend([size as u8, size as u8, 0, 0, 1, 0, 32, 0]);
        bytes.extend([picture.len(), start].map(|number| (number as u32).to_le_bytes()).concat());
        start += picture.len();
    }
    bytes.extend(pictures.concat());
    bytes
}

/// The pictures in a Windows icon.
fn in_ico(bytes: &[u8]) -> Vec<&[u8]> {
    let number = |at: usize| u32::from_le_bytes(bytes[at..at + 4].try_into().expect("4 bytes")) as usize;
    let entries = (0..usize::from(bytes[4])).map(|index| 6 + 16 * index);
    entries.map(|entry| &bytes[number(entry + 12)..][..number(entry + 8)]).collect()
}

/// The bytes of a macOS icon: a header with the length of the file, and each picture after a header with its kind and
/// length. Each length includes the 8 bytes of the header.
fn icns() -> Vec<u8> {
    let with_header =
        |kind: &[u8], bytes: &[u8]| [kind, &(bytes.len() as u32 + 8).to_be_bytes(), bytes].concat();
    with_header(b"icns", &ICNS.map(|(kind, size)| with_header(kind, &png(size))).concat())
}

/// The pictures in a macOS icon.
fn in_icns(bytes: &[u8]) -> Vec<&[u8]> {
    let (mut rest, mut pictures) = (&bytes[8..], Vec::new());
    while let Some(length) = rest.get(4..8) {
        let length = u32::from_be_bytes(length.try_into().expect("4 bytes")) as usize;
        pictures.push(&rest[8..length]);
        rest = &rest[length..];
    }
    pictures
}

/// Compares each picture in the file with the drawing. `write` returns the bytes of a new file, and `pictures` extracts
/// the pictures from the bytes of a file.
fn check(name: &str, sizes: &[u32], write: impl Fn() -> Vec<u8>, pictures: impl Fn(&[u8]) -> Vec<&[u8]>) {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("packaging/icons").join(name);
    if env::var_os("UPDATE_ICONS").is_some() {
        fs::write(&file, write()).expect("a file");
    }
    let bytes = fs::read(&file).expect("an icon");
    let kept = pictures(&bytes);
    assert_eq!(kept.len(), sizes.len(), "{name}");
    for (picture, &size) in iter::zip(kept, sizes) {
        let kept = image::load_from_memory(picture).expect("a picture").into_rgba8();
        assert_eq!(kept.dimensions(), (size, size), "{name}");
        let most = iter::zip(drawn(size).iter(), kept.iter()).map(|(one, other)| one.abs_diff(*other)).max();
        assert!(most <= Some(2), "{name}, {size}: not as the drawing; UPDATE_ICONS=1 draws it anew");
    }
}

#[test]
fn the_icons_are_pictures_of_the_drawing() {
    for size in [48, 128, 256] {
        check(&format!("{size}.png"), &[size], || png(size), |bytes| vec![bytes]);
    }
    check("jadoube.ico", &ICO, ico, in_ico);
    check("jadoube.icns", &ICNS.map(|(_, size)| size), icns, in_icns);
}
