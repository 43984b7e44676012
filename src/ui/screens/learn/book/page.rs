//! One page: its title, its blocks, and the articles of the Laws that it explains.
//!
//! `ui::screens::learn::book::page_view` shows the pages of the book, `ui::screens::learn::lessons` those of the
//! lessons.

use thiserror::Error;

use pulldown_cmark::{CodeBlockKind, Event, HeadingLevel, Parser, Tag, TagEnd};

use super::diagram::Diagram;
use crate::ui::screens::learn::task::DiagramFault;

#[derive(Clone, Debug)]
pub struct Page {
    /// The file name without its extension, the same in every language.
    pub name: String,
    pub title: String,
    pub blocks: Vec<Block>,
    /// The articles that the page explains, each with the block at which the explanation begins.
    pub articles: Vec<(String, usize)>,
}

/// A part of a page.
#[derive(Clone, Debug)]
pub enum Block {
    Heading(String),
    Paragraph(Vec<Span>),
    List {
        ordered: bool,
        items: Vec<Vec<Span>>,
    },
    /// A link to another page.
    Link {
        page: String,
        text: String,
    },
    /// A link to a game of `assets/book/games.pgn`, by its number from 1.
    Game {
        number: usize,
        text: String,
    },
    Diagram(Box<Diagram>),
    /// A board for making a Chess960 start.
    Procedure(Procedure),
}

/// A method of making a Chess960 start that can be tried on the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Procedure {
    Dice,
    InTurn,
}

/// Text in one style.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Span {
    pub text: String,
    pub strong: bool,
    pub leaning: bool,
}

/// Why a page can't be read.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum PageFault {
    #[error("no title, expected \"# Title\" as the first line")]
    NoTitle,
    /// Markdown that the pages do not use.
    #[error(
        "found {0}, expected headings, paragraphs, lists, links on lines of their own, boards, dice or turns"
    )]
    Unknown(String),
    #[error(transparent)]
    Diagram(DiagramFault),
}

impl Page {
    /// Parses a page.
    ///
    /// # Errors
    /// A missing title, unsupported Markdown, or an invalid diagram.
    pub fn read(name: &str, text: &str) -> Result<Page, PageFault> {
        let mut reader = Reader::default();
        for event in Parser::new(text) {
            reader.take(event)?;
        }
        let title = reader.title.ok_or(PageFault::NoTitle)?;
        Ok(Page { name: name.to_owned(), title, blocks: reader.blocks, articles: reader.articles })
    }

    /// The number at the beginning of the page's name; 0 if there is none.
    pub fn number(&self) -> u32 {
        self.name.split('-').next().and_then(|number| number.parse().ok()).unwrap_or_default()
    }

    /// The first diagram on the page; `None` if the page has none.
    pub fn diagram(&self) -> Option<&Diagram> {
        self.blocks.iter().find_map(|block| match block {
            Block::Diagram(diagram) => Some(&**diagram),
            _ => None,
        })
    }

    /// The text of the page: its title, and the texts of its blocks.
    pub fn texts(&self) -> Vec<String> {
        std::iter::once(self.title.clone()).chain(self.blocks.iter().flat_map(Block::texts)).collect()
    }
}

impl Block {
    /// The text of the block: one string per list item; for a diagram, its caption and the texts of its task; none for
    /// a procedure.
    pub fn texts(&self) -> Vec<String> {
        let plain = |spans: &[Span]| spans.iter().map(|span| span.text.as_str()).collect::<String>();
        match self {
            Block::Heading(text) | Block::Link { text, .. } | Block::Game { text, .. } => vec![text.clone()],
            Block::Paragraph(spans) => vec![plain(spans)],
            Block::List { items, .. } => items.iter().map(|item| plain(item)).collect(),
            Block::Diagram(diagram) => diagram.texts(),
            Block::Procedure(_) => Vec::new(),
        }
    }
}

#[derive(Default)]
struct Reader {
    title: Option<String>,
    blocks: Vec<Block>,
    articles: Vec<(String, usize)>,
    spans: Vec<Span>,
    strong: bool,
    leaning: bool,
    /// The target of the link in the paragraph that is being read; `None` without one.
    link: Option<String>,
    list: Option<(bool, Vec<Vec<Span>>)>,
    /// The language tag of the code block that is being read; `None` outside a code block.
    fence: Option<String>,
}

impl Reader {
    fn take(&mut self, event: Event<'_>) -> Result<(), PageFault> {
        match event {
            Event::Start(tag) => return self.start(tag),
            Event::End(tag) => return self.end(tag),
            Event::Text(text) => self.text(&text),
            Event::SoftBreak => self.text(" "),
            Event::Html(text) | Event::InlineHtml(text) => self.comment(&text),
            other => return Err(PageFault::Unknown(format!("{other:?}"))),
        }
        Ok(())
    }

    fn text(&mut self, text: &str) {
        let (strong, leaning) = (self.strong, self.leaning);
        match self.spans.last_mut() {
            Some(last) if (last.strong, last.leaning) == (strong, leaning) => last.text.push_str(text),
            _ => self.spans.push(Span { text: text.to_owned(), strong, leaning }),
        }
    }

    /// Reads a comment. If it begins with `articles:`, it lists the articles that the text from here on explains; other
    /// comments are ignored.
    fn comment(&mut self, text: &str) {
        let inside = text.trim().strip_prefix("<!--").and_then(|rest| rest.strip_suffix("-->"));
        let Some(articles) = inside.and_then(|inside| inside.trim().strip_prefix("articles:")) else {
            return;
        };
        let here = self.blocks.len();
        let named = articles.split([',', ' ']).filter(|article| !article.is_empty());
        self.articles.extend(named.map(|article| (article.to_owned(), here)));
    }

    fn start(&mut self, tag: Tag<'_>) -> Result<(), PageFault> {
        match tag {
            Tag::Strong => self.strong = true,
            Tag::Emphasis => self.leaning = true,
            Tag::List(first) if self.list.is_none() => self.list = Some((first.is_some(), Vec::new())),
            Tag::CodeBlock(CodeBlockKind::Fenced(kind)) => self.fence = Some(kind.to_string()),
            Tag::Link { .. } if self.list.is_some() || !self.spans.is_empty() => {
                return Err(link_inside_text());
            }
            Tag::Link { dest_url, .. } => self.link = Some(dest_url.trim_end_matches(".md").to_owned()),
            Tag::Paragraph | Tag::Item | Tag::HtmlBlock => {}
            Tag::Heading { level: HeadingLevel::H1 | HeadingLevel::H2, .. } => {}
            other => return Err(PageFault::Unknown(format!("{other:?}"))),
        }
        Ok(())
    }

    fn end(&mut self, tag: TagEnd) -> Result<(), PageFault> {
        match tag {
            TagEnd::Strong => self.strong = false,
            TagEnd::Emphasis => self.leaning = false,
            TagEnd::Heading(HeadingLevel::H1) if self.title.is_none() && self.blocks.is_empty() => {
                self.title = Some(self.plain());
            }
            TagEnd::Heading(_) => {
                let text = self.plain();
                self.blocks.push(Block::Heading(text));
            }
            TagEnd::Link => self.linked(),
            TagEnd::Paragraph if self.list.is_none() => return self.paragraph(),
            TagEnd::Item => {
                let spans = std::mem::take(&mut self.spans);
                self.list.iter_mut().for_each(|(_, items)| items.push(spans.clone()));
            }
            TagEnd::List(_) => {
                let list = self.list.take().map(|(ordered, items)| Block::List { ordered, items });
                self.blocks.extend(list);
            }
            TagEnd::CodeBlock => return self.fenced(),
            _ => {}
        }
        Ok(())
    }

    fn plain(&mut self) -> String {
        self.spans.drain(..).map(|span| span.text).collect()
    }

    fn linked(&mut self) {
        let (text, page) = (self.plain(), self.link.clone().unwrap_or_default());
        let number = page.strip_prefix("games.pgn#").and_then(|number| number.parse().ok());
        self.blocks.push(match number {
            Some(number) => Block::Game { number, text },
            None => Block::Link { page, text },
        });
    }

    fn paragraph(&mut self) -> Result<(), PageFault> {
        let spans = std::mem::take(&mut self.spans);
        match (self.link.take(), spans.is_empty()) {
            (Some(_), false) => return Err(link_inside_text()),
            (None, false) => self.blocks.push(Block::Paragraph(spans)),
            (_, true) => {}
        }
        Ok(())
    }

    fn fenced(&mut self) -> Result<(), PageFault> {
        let text = self.plain();
        let block = match self.fence.take().as_deref() {
            Some("board") => Block::Diagram(Box::new(Diagram::read(&text).map_err(PageFault::Diagram)?)),
            Some("dice") => Block::Procedure(Procedure::Dice),
            Some("turns") => Block::Procedure(Procedure::InTurn),
            other => return Err(PageFault::Unknown(format!("a block of {other:?}"))),
        };
        self.blocks.push(block);
        Ok(())
    }
}

fn link_inside_text() -> PageFault {
    PageFault::Unknown("a link inside other text".to_owned())
}
