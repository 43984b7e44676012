//! Colour glyphs in a PDF: pictures, each stored once, with the text that each stands for.

use pdf_writer::{Content, Filter, Finish, Name, Pdf, Ref, TextStr};
use resvg::tiny_skia::{Pixmap, PremultipliedColorU8};

use super::pack;
use crate::diagram::{ColorGlyph, Point};

/// A colour glyph as a picture.
#[derive(Clone)]
pub struct Emoji {
    /// The weight, the index of the font, and the glyph ID in that font.
    pub key: (usize, usize, u16),
    name: String,
    text: String,
    drawn: ColorGlyph,
}

impl Emoji {
    pub fn new(key: (usize, usize, u16), number: usize, text: &str, drawn: ColorGlyph) -> Emoji {
        Emoji { key, name: format!("e{number}"), text: text.to_owned(), drawn }
    }

    /// The name of the picture in the PDF.
    pub fn name(&self) -> Name<'_> {
        Name(self.name.as_bytes())
    }

    /// Draws the picture with its origin at this point, measured from the bottom left corner of the page.
    pub fn draw(&self, content: &mut Content, [x, y]: Point, em: f32) {
        let [left, top, right, bottom] = self.drawn.place.map(|edge| edge * em);
        content
            .begin_marked_content_with_properties(Name(b"Span"))
            .properties()
            .actual_text(TextStr(&self.text));
        content.save_state().transform([right - left, 0.0, 0.0, bottom - top, x + left, y - bottom]);
        content.x_object(self.name());
        content.restore_state().end_marked_content();
    }

    /// Writes the colours of the picture and its opacity, under these two object numbers.
    pub fn write(&self, pdf: &mut Pdf, [picture, cover]: [Ref; 2]) {
        let pixels: &Pixmap = &self.drawn.pixels;
        let [wide, high] = [pixels.width() as i32, pixels.height() as i32];
        let colors = pixels.pixels().iter().map(PremultipliedColorU8::demultiply);
        let colors: Vec<u8> = colors.flat_map(|color| [color.red(), color.green(), color.blue()]).collect();
        let covers: Vec<u8> = pixels.pixels().iter().map(|pixel| pixel.alpha()).collect();
        let (colors, covers) = (pack(&colors), pack(&covers));
        let mut image = pdf.image_xobject(picture, &colors);
        image.filter(Filter::FlateDecode);
        image.width(wide).height(high).bits_per_component(8).s_mask(cover);
        image.color_space().device_rgb();
        image.finish();
        let mut mask = pdf.image_xobject(cover, &covers);
        mask.filter(Filter::FlateDecode);
        mask.width(wide).height(high).bits_per_component(8).color_space().device_gray();
        mask.finish();
    }
}
