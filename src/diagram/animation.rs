//! A game as a picture that moves, in GIF: of every position only what has changed.
//!
//! Absent on purpose: pieces that fly, each of which would be a dozen pictures.

use std::io::{self, Write};

use gif::{Encoder, EncodingError, Frame, Repeat};

use super::palette::{Census, Palette};
use super::{Painter, Picture, Scene};

/// How long each picture is seen, in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pace {
    /// After each move.
    pub every: u32,
    /// After the last one, before it begins again.
    pub last: u32,
}

impl Default for Pace {
    fn default() -> Pace {
        Pace::of(1000)
    }
}

impl Pace {
    /// So long a move, and three times as long but at least three seconds at the end.
    pub fn of(every: u32) -> Pace {
        Pace { every, last: every.saturating_mul(3).max(3000) }
    }
}

/// Writes scenes one after the other, for ever. Without scenes there is nothing to write.
///
/// # Errors
/// Where the writer fails, or there is no memory for a picture.
pub fn write_gif(painter: &mut Painter, scenes: &[Scene], pace: Pace, out: impl Write) -> io::Result<()> {
    let mut palette = census(painter, scenes)?.palette();
    let mut before: Option<Picture> = None;
    let mut encoder: Option<Encoder<_>> = None;
    let mut out = Some(out);
    for (index, scene) in scenes.iter().enumerate() {
        let picture = paint(painter, scene)?;
        let side = picture.side() as u16;
        let part = changed(before.as_ref(), &picture);
        let milliseconds = if index + 1 == scenes.len() { pace.last } else { pace.every };
        let frame = Frame {
            delay: u16::try_from(milliseconds / 10).unwrap_or(u16::MAX),
            transparent: Some(Palette::STAYS),
            left: part.left,
            top: part.top,
            width: part.width,
            height: part.height,
            buffer: part.pixels(before.as_ref(), &picture, &mut palette).into(),
            ..Frame::default()
        };
        if let Some(out) = out.take() {
            let mut begun = Encoder::new(out, side, side, &palette.bytes()).map_err(error)?;
            begun.set_repeat(Repeat::Infinite).map_err(error)?;
            encoder = Some(begun);
        }
        if let Some(encoder) = &mut encoder {
            encoder.write_frame(&frame).map_err(error)?;
        }
        before = Some(picture);
    }
    encoder.map_or(Ok(()), |encoder| encoder.into_inner().map_err(error)?.flush())
}

/// The colours of all that is ever seen.
fn census(painter: &mut Painter, scenes: &[Scene]) -> io::Result<Census> {
    let mut census = Census::default();
    let mut before: Option<Picture> = None;
    for scene in scenes {
        let picture = paint(painter, scene)?;
        let part = changed(before.as_ref(), &picture);
        census.count(part.places().filter_map(|(x, y)| picture.pixel(x, y)));
        before = Some(picture);
    }
    Ok(census)
}

fn paint(painter: &mut Painter, scene: &Scene) -> io::Result<Picture> {
    painter.paint(scene).ok_or_else(|| io::ErrorKind::OutOfMemory.into())
}

fn error(error: EncodingError) -> io::Error {
    match error {
        EncodingError::Io(error) => error,
        other => io::Error::other(other),
    }
}

/// A part of a picture.
#[derive(Clone, Copy, Debug)]
struct Part {
    left: u16,
    top: u16,
    width: u16,
    height: u16,
}

impl Part {
    fn places(self) -> impl Iterator<Item = (u32, u32)> {
        let (left, top) = (u32::from(self.left), u32::from(self.top));
        let columns = left..left + u32::from(self.width);
        (top..top + u32::from(self.height)).flat_map(move |y| columns.clone().map(move |x| (x, y)))
    }

    fn pixels(self, before: Option<&Picture>, now: &Picture, palette: &mut Palette) -> Vec<u8> {
        let index = |(x, y)| {
            let color = now.pixel(x, y)?;
            let stays = before.is_some_and(|before| before.pixel(x, y) == Some(color));
            Some(if stays { Palette::STAYS } else { palette.index(color) })
        };
        self.places().filter_map(index).collect()
    }
}

/// The smallest part outside of which nothing has changed; one pixel where nothing has at all.
fn changed(before: Option<&Picture>, now: &Picture) -> Part {
    let side = now.side();
    let Some(before) = before else {
        return Part { left: 0, top: 0, width: side as u16, height: side as u16 };
    };
    let row = 4 * side as usize;
    let differs = |&y: &u32| {
        let at = y as usize * row;
        before.rgba()[at..at + row] != now.rgba()[at..at + row]
    };
    let rows = (0..side).find(differs).zip((0..side).rev().find(differs));
    let Some((top, bottom)) = rows else { return Part { left: 0, top: 0, width: 1, height: 1 } };
    let differs = |&x: &u32| (top..=bottom).any(|y| before.pixel(x, y) != now.pixel(x, y));
    let columns = (0..side).find(differs).zip((0..side).rev().find(differs));
    let (left, right) = columns.unwrap_or((0, side - 1));
    Part {
        left: left as u16,
        top: top as u16,
        width: (right - left + 1) as u16,
        height: (bottom - top + 1) as u16,
    }
}
