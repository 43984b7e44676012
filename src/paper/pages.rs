//! Pages of text, lines and drawings as PDF. Lengths are in points, and positions are measured from the top left corner
//! of the page.

use std::collections::BTreeMap;
use std::sync::Arc;

use pdf_writer::types::LineJoinStyle;
use pdf_writer::{Content, Filter, Finish, Name, Pdf, Rect, Ref, Str, TextStr};
use resvg::tiny_skia::{Path, PathSegment};

use super::emoji::Emoji;
use super::face::Face;
use super::tags::{Tag, Tags};
use super::{metadata, pack};
use crate::diagram::{FontFile, Glyph, Lettering, Point, Rgba};
use crate::rules::Piece;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Weight {
    Regular,
    Bold,
}

/// How a text looks; `em` is in points.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Look {
    pub weight: Weight,
    pub em: f32,
    pub color: Rgba,
}

/// The em size at which colour glyphs are drawn, in pixels; enough to be sharp on paper.
const SHARP: f32 = 96.0;

/// Pages that are being written.
pub struct Pages {
    /// The width and the height of each page, in points.
    pub size: [f32; 2],
    sheets: Vec<Content>,
    /// The index of the page that is being written.
    pub page: usize,
    letterings: [Lettering; 2],
    faces: Vec<Face>,
    emoji: Vec<Emoji>,
    /// The pieces that are used, by number, with the PDF content of their drawings.
    pieces: BTreeMap<usize, (Piece, Vec<u8>)>,
    /// The opacities in use, from 0 to 255.
    covers: Vec<u8>,
    /// The structure tags of what is drawn.
    pub tags: Tags,
    /// The number of drawings that are open, each nested in the previous one.
    depth: usize,
}

impl Pages {
    /// The first page, still empty. `fonts` have the characters that the program's own fonts lack.
    pub fn new(size: [f32; 2], fonts: &[FontFile]) -> Pages {
        let own = |letters: &'static [u8]| {
            [letters, crate::diagram::SIGNS_TTF].map(|file| (Arc::new(file) as Arc<_>, 0))
        };
        let lettering = |letters| Lettering::of(own(letters).into_iter().chain(fonts.iter().cloned()));
        let letterings = [lettering(notosans::REGULAR_TTF), lettering(notosans::BOLD_TTF)];
        let (sheets, faces, emoji, covers) = (vec![Content::new()], Vec::new(), Vec::new(), Vec::new());
        let (pieces, tags) = (BTreeMap::new(), Tags::new());
        Pages { size, sheets, page: 0, letterings, faces, emoji, pieces, covers, tags, depth: 0 }
    }

    /// Begins a new page.
    pub fn turn(&mut self) {
        self.page = self.sheets.len();
        self.sheets.push(Content::new());
    }

    /// The number of pages so far.
    pub fn count(&self) -> usize {
        self.sheets.len()
    }

    pub fn lettering(&self, weight: Weight) -> &Lettering {
        &self.letterings[weight as usize]
    }

    fn content(&mut self) -> &mut Content {
        &mut self.sheets[self.page]
    }

    /// Begins a drawing, as content of the open part or as decoration. Drawings can be nested.
    fn begin(&mut self) -> &mut Content {
        if self.depth == 0 {
            self.tags.mark(&mut self.sheets[self.page], self.page);
        }
        self.depth += 1;
        self.content()
    }

    fn end(&mut self) {
        self.depth -= 1;
        if self.depth == 0 {
            self.content().end_marked_content();
        }
    }

    /// Draws a figure with this top left corner, width and height, and attaches a text that is read aloud instead of
    /// it.
    pub fn figure(
        &mut self,
        [x, y]: Point,
        [width, height]: [f32; 2],
        text: String,
        draw: impl FnOnce(&mut Pages),
    ) {
        let top = self.size[1] - y;
        self.tags.open(Tag::Figure(Rect::new(x, top - height, x + width, top), text));
        self.begin();
        draw(self);
        self.end();
        self.tags.close();
    }

    /// Writes glyphs with their baseline beginning at this point.
    pub fn glyphs(&mut self, glyphs: &[Glyph], look: Look, at: Point) {
        match logical(glyphs).filter(|_| self.depth == 0 && !self.tags.is_frame()) {
            None if glyphs.is_empty() => {}
            None => self.line(glyphs, look, at),
            Some(text) => {
                self.tags.open(Tag::Reordered(text));
                self.line(glyphs, look, at);
                self.tags.close();
            }
        }
    }

    fn line(&mut self, glyphs: &[Glyph], Look { weight, em, color }: Look, [x, y]: Point) {
        let height = self.size[1];
        self.begin();
        let glyphs: Vec<(&Glyph, Option<usize>)> =
            glyphs.iter().map(|glyph| (glyph, self.emoji(weight, glyph))).collect();
        for run in glyphs.chunk_by(|(a, colored), (b, _)| {
            colored.is_none() && a.font == b.font && a.at[1].to_bits() == b.at[1].to_bits()
        }) {
            if let [(glyph, Some(emoji)), ..] = *run {
                let at = [x + glyph.at[0], height - y - glyph.at[1]];
                let emoji = self.emoji[emoji].clone();
                emoji.draw(self.content(), at, em);
                continue;
            }
            let run: Vec<&Glyph> = run.iter().map(|(glyph, _)| *glyph).collect();
            let Some(face) = self.face(weight, run[0].font) else { continue };
            let numbers = self.faces[face].taken(&run);
            let content = self.content();
            fill_color(content, color);
            content.begin_text().set_font(Name(face_name(face).as_bytes()), em);
            let [left, down] = run[0].at;
            content.set_text_matrix([1.0, 0.0, 0.0, 1.0, x + left, height - y - down]);
            let mut shown = content.show_positioned();
            let mut items = shown.items();
            let (mut pen, mut bytes) = (left, Vec::new());
            for (glyph, (number, width)) in run.iter().zip(numbers) {
                let shift = (glyph.at[0] - pen) / em * 1000.0;
                if shift.abs() > 0.5 {
                    items.show(Str(&std::mem::take(&mut bytes))).adjust(-shift);
                    pen = glyph.at[0];
                }
                bytes.extend(number.to_be_bytes());
                pen += width * em;
            }
            items.show(Str(&bytes));
            items.finish();
            shown.finish();
            content.end_text();
        }
        self.end();
    }

    /// The index in `emoji` of a colour glyph, which is added if it is not there yet; `None` for any other glyph, or if
    /// it can't be drawn.
    fn emoji(&mut self, weight: Weight, glyph: &Glyph) -> Option<usize> {
        let key = (weight as usize, glyph.font, glyph.id);
        if let Some(known) = self.emoji.iter().position(|emoji| emoji.key == key) {
            return Some(known);
        }
        let drawn = self.lettering(weight).colored(glyph, SHARP)?;
        self.emoji.push(Emoji::new(key, self.emoji.len(), &glyph.text, drawn));
        Some(self.emoji.len() - 1)
    }

    /// The index in `faces` of a font of a lettering, which is added if it is not there yet; `None` if the lettering
    /// has no such font.
    fn face(&mut self, weight: Weight, font: usize) -> Option<usize> {
        let file = self.letterings[weight as usize].file(font)?;
        let same = |face: &Face| {
            std::ptr::addr_eq(file_bytes(&face.file), file_bytes(file)) && face.file.1 == file.1
        };
        if let Some(known) = self.faces.iter().position(same) {
            return Some(known);
        }
        self.faces.push(Face::new(file.clone()));
        Some(self.faces.len() - 1)
    }

    /// Draws a line through these points.
    pub fn stroke(&mut self, points: &[Point], closed: bool, width: f32, color: Rgba) {
        let height = self.size[1];
        let content = self.begin_in(color);
        let [red, green, blue] = parts(color);
        content.set_stroke_rgb(red, green, blue);
        content.set_line_width(width).set_line_join(LineJoinStyle::MiterJoin);
        polygon(content, points, closed, height);
        content.stroke().restore_state();
        self.end();
    }

    /// Fills polygons, which must not overlap.
    pub fn fill(&mut self, polygons: &[&[Point]], color: Rgba) {
        let height = self.size[1];
        let content = self.begin_in(color);
        fill_color(content, color);
        for points in polygons {
            polygon(content, points, true, height);
        }
        content.fill_nonzero().restore_state();
        self.end();
    }

    /// Begins a drawing with the opacity of this colour.
    fn begin_in(&mut self, Rgba([.., alpha]): Rgba) -> &mut Content {
        if !self.covers.contains(&alpha) {
            self.covers.push(alpha);
        }
        self.begin().save_state().set_parameters(Name(format!("a{alpha}").as_bytes()))
    }

    /// Draws a piece in a square with this top left corner and width. `drawing` returns the paths of the piece as PDF
    /// content, in a square of width 1.
    pub fn piece(&mut self, piece: Piece, [x, y]: Point, side: f32, drawing: impl FnOnce() -> Vec<u8>) {
        let number = piece.color.index() * 6 + piece.role.index();
        self.pieces.entry(number).or_insert_with(|| (piece, drawing()));
        let bottom = self.size[1] - y - side;
        let content = self.begin();
        content.save_state().transform([side, 0.0, 0.0, side, x, bottom]);
        content.x_object(Name(format!("p{number}").as_bytes()));
        content.restore_state();
        self.end();
    }

    /// Returns the bytes of the document. `title` is its title, and `language` is the language of its text, such as
    /// `en`.
    pub fn finish(self, title: &str, language: &str) -> Vec<u8> {
        let mut next = Ref::new(1);
        let [catalog, tree, resources, about, parts, description] = std::array::from_fn(|_| next.bump());
        let mut pdf = Pdf::new();
        let pages: Vec<[Ref; 2]> = self.sheets.iter().map(|_| [next.bump(), next.bump()]).collect();
        let faces: Vec<[Ref; 5]> = self.faces.iter().map(|_| std::array::from_fn(|_| next.bump())).collect();
        let pieces: Vec<Ref> = self.pieces.iter().map(|_| next.bump()).collect();
        let emoji: Vec<[Ref; 2]> = self.emoji.iter().map(|_| [next.bump(), next.bump()]).collect();
        let mut root = pdf.catalog(catalog);
        root.pages(tree).lang(TextStr(language)).metadata(description);
        root.pair(Name(b"StructTreeRoot"), parts);
        root.mark_info().marked(true);
        root.viewer_preferences().display_doc_title(true);
        root.finish();
        pdf.document_info(about).title(TextStr(title)).producer(TextStr("Jadoube"));
        pdf.pages(tree).kids(pages.iter().map(|[page, _]| *page)).count(pages.len() as i32);
        let is_accessible = self.faces.iter().all(Face::has_letters);
        pdf.metadata(description, metadata::xmp(title, is_accessible).as_bytes());
        let page_ids: Vec<Ref> = pages.iter().map(|[page, _]| *page).collect();
        self.tags.write(&mut pdf, parts, &page_ids, &mut next);
        for (number, ([page_id, content_id], content)) in (0..).zip(pages.into_iter().zip(self.sheets)) {
            let mut page = pdf.page(page_id);
            page.media_box(Rect::new(0.0, 0.0, self.size[0], self.size[1])).parent(tree).contents(content_id);
            page.struct_parents(number);
            page.pair(Name(b"Resources"), resources);
            page.finish();
            let content = pack(content.finish().as_slice());
            pdf.stream(content_id, &content).filter(Filter::FlateDecode);
        }
        for (number, (face, ids)) in self.faces.iter().zip(&faces).enumerate() {
            face.write(&mut pdf, *ids, number);
        }
        for (emoji, ids) in self.emoji.iter().zip(&emoji) {
            emoji.write(&mut pdf, *ids);
        }
        for ((_, content), id) in self.pieces.values().zip(&pieces) {
            let content = pack(content);
            let mut form = pdf.form_xobject(*id, &content);
            form.filter(Filter::FlateDecode);
            form.bbox(Rect::new(0.0, 0.0, 1.0, 1.0));
        }
        let mut all = pdf.indirect(resources).start::<pdf_writer::writers::Resources>();
        let mut fonts = all.fonts();
        for (number, [id, ..]) in faces.iter().enumerate() {
            fonts.pair(Name(face_name(number).as_bytes()), *id);
        }
        fonts.finish();
        let mut objects = all.x_objects();
        for (number, id) in self.pieces.keys().zip(&pieces) {
            objects.pair(Name(format!("p{number}").as_bytes()), *id);
        }
        for (emoji, [id, _]) in self.emoji.iter().zip(&emoji) {
            objects.pair(emoji.name(), *id);
        }
        objects.finish();
        let mut states = all.ext_g_states();
        for alpha in &self.covers {
            let opacity = f32::from(*alpha) / 255.0;
            let mut state = states
                .insert(Name(format!("a{alpha}").as_bytes()))
                .start::<pdf_writer::writers::ExtGraphicsState>();
            state.non_stroking_alpha(opacity).stroking_alpha(opacity);
        }
        states.finish();
        all.finish();
        pdf.finish()
    }
}

fn file_bytes(file: &FontFile) -> *const u8 {
    (*file.0).as_ref().as_ptr()
}

fn face_name(number: usize) -> String {
    format!("f{number}")
}

/// The text of a line; `None` if its glyphs are in the order of the text.
fn logical(glyphs: &[Glyph]) -> Option<String> {
    let mut glyphs: Vec<&Glyph> = glyphs.iter().collect();
    if glyphs.is_sorted_by_key(|glyph| glyph.begin) {
        return None;
    }
    glyphs.sort_by_key(|glyph| glyph.begin);
    Some(glyphs.iter().map(|glyph| glyph.text.as_str()).collect())
}

/// Undoes the premultiplication of a colour by its opacity; returns its red, green and blue, each from 0 to 1.
fn parts(Rgba([red, green, blue, alpha]): Rgba) -> [f32; 3] {
    [red, green, blue].map(|part| (f32::from(part) / f32::from(alpha.max(1))).min(1.0))
}

fn fill_color(content: &mut Content, color: Rgba) {
    let [red, green, blue] = parts(color);
    content.set_fill_rgb(red, green, blue);
}

fn polygon(content: &mut Content, points: &[Point], closed: bool, height: f32) {
    for (index, [x, y]) in points.iter().enumerate() {
        if index == 0 {
            content.move_to(*x, height - y);
        } else {
            content.line_to(*x, height - y);
        }
    }
    if closed {
        content.close_path();
    }
}

/// Adds a path without flipping its y axis.
pub fn trace(content: &mut Content, path: &Path) {
    let mut last = resvg::tiny_skia::Point::zero();
    for segment in path.segments() {
        last = match segment {
            PathSegment::MoveTo(to) => {
                content.move_to(to.x, to.y);
                to
            }
            PathSegment::LineTo(to) => {
                content.line_to(to.x, to.y);
                to
            }
            PathSegment::QuadTo(by, to) => {
                let third = |from: f32, by: f32| from + (by - from) * 2.0 / 3.0;
                let [[x1, y1], [x2, y2]] = [last, to].map(|end| [third(end.x, by.x), third(end.y, by.y)]);
                content.cubic_to(x1, y1, x2, y2, to.x, to.y);
                to
            }
            PathSegment::CubicTo(one, two, to) => {
                content.cubic_to(one.x, one.y, two.x, two.y, to.x, to.y);
                to
            }
            PathSegment::Close => {
                content.close_path();
                last
            }
        };
    }
}
