//! Colour glyphs, such as emoji: pictures in the font, or layers of colour ([`color_layers`]).

use image::imageops::{self, FilterType};
use image::{ImageFormat, RgbaImage};
use resvg::tiny_skia::{IntSize, Pixmap};
use skrifa::bitmap::{BitmapData, BitmapGlyph, BitmapStrikes, Origin};
use skrifa::instance::Size;
use skrifa::{FontRef, GlyphId, MetadataProvider};

use super::color_layers;
pub use super::color_layers::ColorGlyph;
use super::pen::units_per_em;

/// The largest em size, in pixels, at which colour glyphs are drawn; pictures in fonts rarely have more detail.
const MAX_EM: f32 = 160.0;

/// Whether the font has this glyph in colour.
pub fn has(font: &FontRef, glyph: GlyphId) -> bool {
    font.color_glyphs().get(glyph).is_some()
        || BitmapStrikes::new(font).glyph_for_size(Size::unscaled(), glyph).as_ref().is_some_and(is_colored)
}

/// Draws a colour glyph for this em size in pixels; returns `None` if the glyph has no colours or can't be drawn.
pub fn draw(font: &FontRef, glyph: GlyphId, em: f32) -> Option<ColorGlyph> {
    let em = em.clamp(1.0, MAX_EM);
    if let Some(layers) = font.color_glyphs().get(glyph) {
        return color_layers::draw(font, glyph, &layers, em);
    }
    let bitmap = BitmapStrikes::new(font).glyph_for_size(Size::new(em), glyph).filter(is_colored)?;
    let [wide, high] = [bitmap.width as f32 / bitmap.ppem_x, bitmap.height as f32 / bitmap.ppem_y];
    let units = units_per_em(font);
    let left = bitmap.bearing_x / units + bitmap.inner_bearing_x / bitmap.ppem_x;
    let up = bitmap.bearing_y / units + bitmap.inner_bearing_y / bitmap.ppem_y;
    let top = match bitmap.placement_origin {
        Origin::TopLeft => -up,
        Origin::BottomLeft => -up - high,
    };
    let pixels = scaled(decoded(&bitmap)?, [wide * em, high * em])?;
    Some(ColorGlyph { pixels, place: [left, top, left + wide, top + high] })
}

fn is_colored(bitmap: &BitmapGlyph) -> bool {
    !matches!(bitmap.data, BitmapData::Mask(_))
}

/// The picture with premultiplied alpha; `None` if it is damaged, or a mask without colours.
fn decoded(bitmap: &BitmapGlyph) -> Option<RgbaImage> {
    match bitmap.data {
        BitmapData::Png(bytes) => {
            let mut image = image::load_from_memory_with_format(bytes, ImageFormat::Png).ok()?.to_rgba8();
            for pixel in image.pixels_mut() {
                let [red, green, blue, alpha] = pixel.0.map(u16::from);
                pixel.0 = [red * alpha / 255, green * alpha / 255, blue * alpha / 255, alpha]
                    .map(|part| part as u8);
            }
            Some(image)
        }
        BitmapData::Bgra(bytes) => {
            let rgba = bytes.chunks_exact(4).flat_map(|bgra| [bgra[2], bgra[1], bgra[0], bgra[3]]);
            RgbaImage::from_vec(bitmap.width, bitmap.height, rgba.collect())
        }
        BitmapData::Mask(_) => None,
    }
}

/// Scales the picture down to this width and height; it is never enlarged.
fn scaled(image: RgbaImage, size: [f32; 2]) -> Option<Pixmap> {
    let [wide, high] = size.map(|length| length.round().max(1.0) as u32);
    let image = if wide < image.width() || high < image.height() {
        imageops::resize(&image, wide.min(image.width()), high.min(image.height()), FilterType::Triangle)
    } else {
        image
    };
    let size = IntSize::from_wh(image.width(), image.height())?;
    Pixmap::from_vec(image.into_raw(), size)
}
