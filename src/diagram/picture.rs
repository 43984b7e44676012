//! A painted picture, which can be written as PNG.
//!
//! [`Painter`](super::Painter) paints it.

use std::io::{self, Write};
use std::ops::Range;

use image::codecs::png::{CompressionType, FilterType, PngEncoder};
use image::{ExtendedColorType, ImageEncoder};
use resvg::tiny_skia::Pixmap;

/// An opaque picture.
#[derive(Clone, PartialEq, Debug)]
pub struct Picture(Pixmap);

impl Picture {
    pub(super) fn new(pixmap: Pixmap) -> Picture {
        Picture(pixmap)
    }

    /// The width in pixels.
    pub fn width(&self) -> u32 {
        self.0.width()
    }

    /// The height in pixels, the same as the width unless there are strips.
    pub fn height(&self) -> u32 {
        self.0.height()
    }

    /// The pixels, row by row from the top: four bytes each, for red, green, blue and 255.
    pub fn rgba(&self) -> &[u8] {
        self.0.data()
    }

    /// The pixels of part of a row, in the format of [`Picture::rgba`].
    pub(super) fn row(&self, y: u32, columns: Range<u32>) -> &[u8] {
        let at = |x: u32| 4 * (y * self.width() + x) as usize;
        &self.rgba()[at(columns.start)..at(columns.end)]
    }

    /// The colour of a pixel; `None` outside the picture.
    pub fn pixel(&self, x: u32, y: u32) -> Option<[u8; 3]> {
        let pixel = self.0.pixel(x, y)?;
        Some([pixel.red(), pixel.green(), pixel.blue()])
    }

    /// Writes the picture as PNG.
    ///
    /// # Errors
    /// The writer fails.
    pub fn write_png(&self, out: impl Write) -> io::Result<()> {
        let rgb: Vec<u8> =
            self.rgba().chunks_exact(4).flat_map(|pixel| [pixel[0], pixel[1], pixel[2]]).collect();
        let png = PngEncoder::new_with_quality(out, CompressionType::Default, FilterType::Adaptive);
        png.write_image(&rgb, self.width(), self.height(), ExtendedColorType::Rgb8).map_err(io::Error::other)
    }
}
