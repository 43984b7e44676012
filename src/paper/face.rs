//! A font that is embedded in a PDF. It contains only the glyphs that are used, and a map to the text that each stands
//! for, so that the text can be searched and copied.

use std::collections::BTreeMap;

use pdf_writer::types::{CidFontType, FontFlags, SystemInfo, UnicodeCmap};
use pdf_writer::{Finish, Name, Pdf, Rect, Ref, Str};
use skrifa::instance::{LocationRef, Size};
use skrifa::raw::TableProvider;
use skrifa::{FontRef, GlyphId, MetadataProvider, Tag};
use subsetter::GlyphRemapper;

use super::pack;
use crate::diagram::{FontFile, Glyph};

const ADOBE: SystemInfo<'static> =
    SystemInfo { registry: Str(b"Adobe"), ordering: Str(b"Identity"), supplement: 0 };

/// A font, and the glyphs that are used from it.
pub struct Face {
    pub file: FontFile,
    remapper: GlyphRemapper,
    /// The text that each glyph stands for, by the glyph ID in the embedded font.
    letters: BTreeMap<u16, String>,
}

impl Face {
    pub fn new(file: FontFile) -> Face {
        Face { file, remapper: GlyphRemapper::new(), letters: BTreeMap::new() }
    }

    fn font(&self) -> Option<FontRef<'_>> {
        FontRef::from_index((*self.file.0).as_ref(), self.file.1).ok()
    }

    /// Marks these glyphs as used; returns their glyph IDs in the embedded font, and their widths as fractions of the
    /// em size.
    pub fn taken(&mut self, glyphs: &[&Glyph]) -> Vec<(u16, f32)> {
        let widths: Vec<f32> = match self.font() {
            Some(font) => glyphs.iter().map(|glyph| width(&font, glyph.id)).collect(),
            None => vec![0.0; glyphs.len()],
        };
        let number = |glyph: &&Glyph| {
            let number = self.remapper.remap(glyph.id);
            self.letters.entry(number).or_insert_with(|| glyph.text.clone());
            number
        };
        glyphs.iter().map(number).zip(widths).collect()
    }

    /// Whether every glyph that is used stands for some text, and none is the font's glyph for missing characters.
    pub fn has_letters(&self) -> bool {
        self.letters.iter().all(|(number, letters)| *number != 0 && !letters.is_empty())
    }

    /// Writes the font under these object numbers: the font itself, its descendant, its descriptor, its file, and its
    /// map to text.
    pub fn write(
        &self,
        pdf: &mut Pdf,
        [font_id, cid, descriptor_id, file_id, letters_id]: [Ref; 5],
        number: usize,
    ) {
        let Some(font) = self.font() else { return };
        // A font that can't be reduced to the used glyphs is left out, and so is its map to text.
        let Ok(file) = subsetter::subset((*self.file.0).as_ref(), self.file.1, &self.remapper) else {
            return;
        };
        let outlines = FontRef::new(&file).ok().and_then(|font| font.table_data(Tag::new(b"CFF ")));
        let is_cff = outlines.is_some();
        let name = format!("AAAA{}{}+Jadoube", letter(number / 26), letter(number % 26));
        let name = Name(name.as_bytes());
        pdf.type0_font(font_id)
            .base_font(name)
            .encoding_predefined(Name(b"Identity-H"))
            .descendant_font(cid)
            .to_unicode(letters_id);
        let mut descendant = pdf.cid_font(cid);
        descendant.subtype(if is_cff { CidFontType::Type0 } else { CidFontType::Type2 });
        descendant.base_font(name).system_info(ADOBE).font_descriptor(descriptor_id).default_width(0.0);
        let widths = self.remapper.remapped_gids().map(|old| width(&font, old) * 1000.0);
        descendant.widths().consecutive(0, widths);
        if !is_cff {
            descendant.cid_to_gid_map_predefined(Name(b"Identity"));
        }
        descendant.finish();
        let metrics = font.metrics(Size::new(1000.0), LocationRef::default());
        let bounds = metrics.bounds.unwrap_or_default();
        let mut descriptor = pdf.font_descriptor(descriptor_id);
        descriptor
            .name(name)
            .flags(FontFlags::SYMBOLIC)
            .bbox(Rect::new(bounds.x_min, bounds.y_min, bounds.x_max, bounds.y_max))
            .italic_angle(0.0)
            .ascent(metrics.ascent)
            .descent(metrics.descent)
            .cap_height(metrics.cap_height.unwrap_or(metrics.ascent))
            .stem_v(80.0);
        if is_cff {
            descriptor.font_file3(file_id);
        } else {
            descriptor.font_file2(file_id);
        }
        descriptor.finish();
        let bytes = pack(outlines.as_ref().map_or(&file, |outlines| outlines.as_bytes()));
        let mut stream = pdf.stream(file_id, &bytes);
        stream.filter(pdf_writer::Filter::FlateDecode);
        if is_cff {
            stream.pair(Name(b"Subtype"), Name(b"CIDFontType0C"));
        }
        stream.finish();
        let mut map = UnicodeCmap::new(Name(b"Letters"), ADOBE);
        for (number, letters) in self.letters.iter().filter(|(_, letters)| !letters.is_empty()) {
            map.pair_with_multiple(*number, letters.chars());
        }
        let map = map.finish();
        pdf.cmap(letters_id, map.as_slice()).finish();
    }
}

fn letter(number: usize) -> char {
    char::from(b'A' + (number % 26) as u8)
}

fn width(font: &FontRef, glyph: u16) -> f32 {
    let units = font.head().map_or(1000, |head| head.units_per_em());
    let metrics = font.glyph_metrics(Size::unscaled(), LocationRef::default());
    metrics.advance_width(GlyphId::from(glyph)).unwrap_or(0.0) / f32::from(units.max(1))
}
