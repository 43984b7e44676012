//! The parts of a document in the order in which they are read aloud, as the tags of a PDF.

use pdf_writer::types::{StructRole, TableHeaderScope};
use pdf_writer::writers::StructTreeRoot;
use pdf_writer::{Chunk, Content, Finish, Name, Pdf, Rect, Ref, Settings, TextStr};

/// The kind of a part.
pub enum Tag {
    Document,
    Heading,
    Paragraph,
    Table,
    Row,
    /// A cell that names its row or column.
    Head(TableHeaderScope),
    /// A cell that is this many columns wide.
    Cell(i32),
    /// Glyphs that are drawn in a different order from the characters of this text.
    Reordered(String),
    /// A drawing in this rectangle, in PDF coordinates, and the text that is read instead.
    Figure(Rect, String),
}

impl Tag {
    const fn role(&self) -> StructRole {
        match self {
            Tag::Document => StructRole::Document,
            Tag::Heading => StructRole::H1,
            Tag::Paragraph => StructRole::P,
            Tag::Table => StructRole::Table,
            Tag::Row => StructRole::TR,
            Tag::Head(_) => StructRole::TH,
            Tag::Cell(_) => StructRole::TD,
            Tag::Reordered(_) => StructRole::Span,
            Tag::Figure(..) => StructRole::Figure,
        }
    }
}

struct Part {
    tag: Tag,
    parent: usize,
    kids: Vec<Kid>,
}

enum Kid {
    Part(usize),
    /// A piece of a page's content, by its number on that page.
    Content {
        page: usize,
        number: i32,
    },
}

impl Kid {
    fn page(&self) -> Option<usize> {
        match self {
            Kid::Part(_) => None,
            Kid::Content { page, .. } => Some(*page),
        }
    }
}

/// The parts of a document; the first part is the document itself.
pub struct Tags {
    parts: Vec<Part>,
    open: usize,
    /// For each page, the parts to which its pieces of content belong.
    owners: Vec<Vec<usize>>,
}

impl Tags {
    pub fn new() -> Tags {
        let document = Part { tag: Tag::Document, parent: 0, kids: Vec::new() };
        Tags { parts: vec![document], open: 0, owners: Vec::new() }
    }

    /// Whether the open part may contain only other parts. Anything drawn between those parts is decoration.
    pub fn is_frame(&self) -> bool {
        matches!(self.parts[self.open].tag, Tag::Document | Tag::Table | Tag::Row)
    }

    /// Begins a part inside the open one.
    pub fn open(&mut self, tag: Tag) {
        let number = self.parts.len();
        self.parts[self.open].kids.push(Kid::Part(number));
        self.parts.push(Part { tag, parent: self.open, kids: Vec::new() });
        self.open = number;
    }

    /// Ends the open part. An empty part is left out, except for a [`Tag::Cell`], which keeps its place in the row.
    pub fn close(&mut self) {
        let Part { tag, parent, kids } = &self.parts[self.open];
        let parent = *parent;
        if kids.is_empty() && !matches!(tag, Tag::Cell(_)) {
            self.parts.truncate(self.open);
            self.parts[parent].kids.pop();
        }
        self.open = parent;
    }

    /// Marks what is written next on this page as content of the open part, or as decoration.
    pub fn mark(&mut self, content: &mut Content, page: usize) {
        if self.is_frame() {
            content.begin_marked_content(Name(b"Artifact"));
            return;
        }
        self.owners.resize_with(self.owners.len().max(page + 1), Vec::new);
        let owners = &mut self.owners[page];
        let number = owners.len() as i32;
        owners.push(self.open);
        let part = &mut self.parts[self.open];
        part.kids.push(Kid::Content { page, number });
        let role = part.tag.role().to_name();
        content.begin_marked_content_with_properties(role).properties().identify(number);
    }

    /// Writes the tree of all parts under the object number `root`.
    pub fn write(&self, pdf: &mut Pdf, root: Ref, pages: &[Ref], next: &mut Ref) {
        let parts: Vec<Ref> = self.parts.iter().map(|_| next.bump()).collect();
        let owners: Vec<Ref> = self.owners.iter().map(|_| next.bump()).collect();
        let mut tree = pdf.indirect(root).start::<StructTreeRoot>();
        tree.child(parts[0]).parent_tree_next_key(owners.len() as i32);
        let mut by_page = tree.parent_tree();
        let mut entries = by_page.nums();
        for (page, id) in (0..).zip(&owners) {
            entries.insert(page, *id);
        }
        entries.finish();
        by_page.finish();
        tree.finish();
        for (owners, id) in self.owners.iter().zip(owners) {
            pdf.indirect(id).array().items(owners.iter().map(|part| parts[*part]));
        }
        // The white space that makes files readable is left out, since there may be thousands of tags.
        let mut tree = Chunk::with_settings(Settings { pretty: false });
        for (number, (part, id)) in self.parts.iter().zip(&parts).enumerate() {
            let mut element = tree.struct_element(*id);
            element.kind(part.tag.role()).parent(if number == 0 { root } else { parts[part.parent] });
            let first = part.kids.iter().find_map(Kid::page);
            if let Some(page) = first {
                element.page(pages[page]);
            }
            let mut kids = element.children();
            for kid in &part.kids {
                match kid {
                    Kid::Part(kid) => _ = kids.struct_element(parts[*kid]),
                    Kid::Content { page, number } if Some(*page) == first => {
                        kids.marked_content_id(*number);
                    }
                    Kid::Content { page, number } => {
                        kids.marked_content_ref().page(pages[*page]).marked_content_id(*number);
                    }
                }
            }
            kids.finish();
            match &part.tag {
                Tag::Head(scope) => _ = element.attributes().push().table().scope(*scope),
                Tag::Cell(columns) if *columns > 1 => {
                    element.attributes().push().table().col_span(*columns);
                }
                Tag::Reordered(text) => _ = element.actual_text(TextStr(text)),
                Tag::Figure(place, text) => {
                    element.alt(TextStr(text)).attributes().push().layout().bbox(*place);
                }
                Tag::Cell(_) | Tag::Document | Tag::Heading | Tag::Paragraph | Tag::Table | Tag::Row => {}
            }
        }
        pdf.extend(&tree);
    }
}
