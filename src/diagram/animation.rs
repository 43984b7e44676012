//! A game as an animated GIF; each frame after the first stores only what has changed.

use std::io::{self, Write};

use gif::{Encoder, EncodingError, Frame, Repeat};

use super::palette::{Census, Palette};
use super::{Painter, Picture, Scene};

/// How long each frame is shown, in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FramePace {
    /// The time for each frame except the last.
    pub every: u32,
    /// The time for the last frame, before the animation restarts.
    pub last: u32,
}

impl Default for FramePace {
    fn default() -> FramePace {
        FramePace::of(1000)
    }
}

impl FramePace {
    /// A pace of this many milliseconds per frame, with three times as many for the last frame, but at least three
    /// seconds.
    pub fn of(every: u32) -> FramePace {
        FramePace { every, last: every.saturating_mul(3).max(3000) }
    }
}

/// Writes the scenes as an animation that repeats forever. Without scenes, nothing is written.
///
/// # Errors
/// The writer fails, or a frame can't be painted.
pub fn write_gif(
    painter: &mut Painter,
    scenes: &[Scene],
    pace: FramePace,
    out: impl Write,
) -> io::Result<()> {
    if scenes.is_empty() {
        return Ok(());
    }
    let mut palette = census(painter, scenes)?.palette();
    let [width, height] = painter.size().map(|length| length as u16);
    let mut encoder = Encoder::new(out, width, height, &palette.bytes()).map_err(error)?;
    encoder.set_repeat(Repeat::Infinite).map_err(error)?;
    let mut before: Option<Picture> = None;
    for (index, scene) in scenes.iter().enumerate() {
        let picture = paint(painter, scene)?;
        let part = changed(before.as_ref(), &picture);
        let milliseconds = if index + 1 == scenes.len() { pace.last } else { pace.every };
        let frame = Frame {
            delay: u16::try_from(milliseconds / 10).unwrap_or(u16::MAX),
            transparent: Some(Palette::STAYS),
            left: part.left as u16,
            top: part.top as u16,
            width: part.width as u16,
            height: part.height as u16,
            buffer: part.numbers(before.as_ref(), &picture, &mut palette).into(),
            ..Frame::default()
        };
        encoder.write_frame(&frame).map_err(error)?;
        before = Some(picture);
    }
    encoder.into_inner().map_err(error)?.flush()
}

/// Counts the colours of all changed parts.
fn census(painter: &mut Painter, scenes: &[Scene]) -> io::Result<Census> {
    let mut census = Census::default();
    let mut before: Option<Picture> = None;
    for scene in scenes {
        let picture = paint(painter, scene)?;
        let part = changed(before.as_ref(), &picture);
        census.count(part.pixels(&picture).map(rgb));
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

/// A rectangle within a picture.
#[derive(Clone, Copy, Debug)]
struct Part {
    left: u32,
    top: u32,
    width: u32,
    height: u32,
}

impl Part {
    /// The pixels of this part, four bytes each.
    fn pixels(self, picture: &Picture) -> impl Iterator<Item = &[u8]> {
        let columns = self.left..self.left + self.width;
        let rows = (self.top..self.top + self.height).map(move |y| picture.row(y, columns.clone()));
        rows.flat_map(|row| row.chunks_exact(4))
    }

    /// The palette indices of this part's pixels; unchanged pixels get [`Palette::STAYS`].
    fn numbers(self, before: Option<&Picture>, now: &Picture, palette: &mut Palette) -> Vec<u8> {
        let mut numbers: Vec<u8> = self.pixels(now).map(|pixel| palette.index(rgb(pixel))).collect();
        if let Some(before) = before {
            let both = self.pixels(before).zip(self.pixels(now));
            for (number, (before, now)) in numbers.iter_mut().zip(both) {
                if before == now {
                    *number = Palette::STAYS;
                }
            }
        }
        numbers
    }
}

fn rgb(pixel: &[u8]) -> [u8; 3] {
    [pixel[0], pixel[1], pixel[2]]
}

/// The smallest rectangle that contains all changes: one pixel if nothing changed, and the whole picture if there is no
/// previous one.
fn changed(before: Option<&Picture>, now: &Picture) -> Part {
    let (width, height) = (now.width(), now.height());
    let Some(before) = before else {
        return Part { left: 0, top: 0, width, height };
    };
    let (mut left, mut right, mut top, mut bottom) = (width, 0, height, 0);
    for y in 0..height {
        let (before, now) = (before.row(y, 0..width), now.row(y, 0..width));
        if before == now {
            continue;
        }
        let mut pixels = before.chunks_exact(4).zip(now.chunks_exact(4));
        let first = pixels.clone().position(|(before, now)| before != now).unwrap_or(0) as u32;
        let last = pixels.rposition(|(before, now)| before != now).unwrap_or(0) as u32;
        (left, right) = (left.min(first), right.max(last));
        (top, bottom) = (top.min(y), y);
    }
    if left > right {
        return Part { left: 0, top: 0, width: 1, height: 1 };
    }
    Part { left, top, width: right - left + 1, height: bottom - top + 1 }
}
