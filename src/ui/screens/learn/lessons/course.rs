//! The courses. Each has its pages in `assets/lessons`, in order.
//!
//! The format of a page is in `ui::screens::learn::book`.

use crate::text::Language;
use crate::ui::screens::learn::book::page::Page;
use crate::ui::screens::learn::book::pages::Pages;
use crate::ui::view::Command;

/// The subject of a course.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Course {
    /// Touch-move in one minute.
    Tour,
    /// Castling in Chess960.
    Castling,
}

impl Course {
    /// Its pages, a step each. The tens of a page's number tell the course.
    pub fn pages(self, language: Language) -> Vec<Page> {
        let tens = match self {
            Course::Tour => 1,
            Course::Castling => 2,
        };
        let mut pages = Pages::of_lessons(language).into_all();
        pages.retain(|page| page.number() / 10 == tens);
        pages
    }

    /// The command that opens the course and gives it its name.
    pub const fn command(self) -> Command {
        match self {
            Course::Tour => Command::Tour,
            Course::Castling => Command::Lesson,
        }
    }

    /// The message keys for leaving before the end, and at the end.
    pub const fn leaving(self) -> [&'static str; 2] {
        match self {
            Course::Tour => ["tour-skip", "tour-play"],
            Course::Castling => ["close", "lesson-done"],
        }
    }
}
