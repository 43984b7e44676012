//! The pages of the book and of the lessons in one language, in order, and the games that they link to. A page without
//! a translation is shown in English.
//!
//! Parsing is in `ui::screens::learn::book::page`.

use super::page::Page;
use crate::record::Record;
use crate::record::pgn::Games;
use crate::text::Language;

/// A page: the tag of its language, its name, and its text.
type File = (&'static str, &'static str, &'static str);

include!(concat!(env!("OUT_DIR"), "/pages.rs"));

/// The language of the pages that replace missing translations.
const WHOLE: &str = "en";

/// The parts of the book, each with the lowest number that its pages may have.
const PARTS: [(&str, u32); 5] = [
    ("book-part-rules", 0),
    ("book-part-chess960", 50),
    ("book-part-history", 60),
    ("book-part-history960", 80),
    ("book-part-words", 90),
];

/// A game that pages link to, with its comments in this language; `None` if there is no such game, or if it has faults.
/// Games are numbered from 1. The file `games.pgn` has each comment in all languages, one after the other.
pub fn game(number: usize, language: Language) -> Option<Record> {
    let games = include_str!("../../../../../assets/book/games.pgn");
    let mut games = Games::new(games.as_bytes());
    let game = games.nth(number.checked_sub(1)?).filter(|game| game.faults.is_empty())?;
    let (mut record, index) = (game.record, Language::ALL.iter().position(|other| *other == language)?);
    for place in record.line_from(Record::ROOT).collect::<Vec<_>>() {
        if !record.notes(place).comments.is_empty() {
            let comments = &mut record.notes_mut(place).comments;
            *comments = comments.drain(..).skip(index).take(1).collect();
        }
    }
    Some(record)
}

/// Pages in one language.
pub struct Pages {
    pages: Vec<Page>,
}

impl Pages {
    /// The pages of the book.
    pub fn of(language: Language) -> Pages {
        Pages::read(BOOK, language)
    }

    pub fn of_lessons(language: Language) -> Pages {
        Pages::read(LESSONS, language)
    }

    /// Parses the pages. The English page replaces a translation that is missing or has a fault; if the English page
    /// has a fault too, the page is left out. A test ensures that there are no faults.
    fn read(files: &'static [File], language: Language) -> Pages {
        let names = sources(files, WHOLE).map(|(name, _)| name);
        let read = |name| {
            let own = source(files, language.tag(), name).and_then(|text| Page::read(name, text).ok());
            own.or_else(|| source(files, WHOLE, name).and_then(|text| Page::read(name, text).ok()))
        };
        Pages { pages: names.filter_map(read).collect() }
    }

    /// Consumes `self`, and returns all pages in order.
    pub fn into_all(self) -> Vec<Page> {
        self.pages
    }

    /// All pages in order.
    pub fn all(&self) -> &[Page] {
        &self.pages
    }

    /// The index of the page with this name; `None` if there is no such page.
    pub fn named(&self, name: &str) -> Option<usize> {
        self.pages.iter().position(|page| page.name == name)
    }

    /// The indices of the page and of the block at which an article is explained; `None` if no page explains it.
    pub fn explaining(&self, article: &str) -> Option<(usize, usize)> {
        self.pages.iter().enumerate().find_map(|(index, page)| {
            let (_, block) = page.articles.iter().find(|(explained, _)| explained == article)?;
            Some((index, *block))
        })
    }
}

/// The message key for the part of the book to which a page belongs.
pub fn part_of(page: &Page) -> &'static str {
    let part = PARTS.iter().rev().find(|(_, first)| *first <= page.number());
    part.map_or(PARTS[0].0, |(key, _)| key)
}

fn sources(files: &[File], tag: &str) -> impl Iterator<Item = (&'static str, &'static str)> {
    files.iter().filter(move |(of, ..)| *of == tag).map(|(_, name, text)| (*name, *text))
}

fn source(files: &[File], tag: &str, name: &str) -> Option<&'static str> {
    sources(files, tag).find(|(known, _)| *known == name).map(|(_, text)| text)
}
