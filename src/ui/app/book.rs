//! Opens the book, at the article that the screen quotes.

use super::App;
use crate::ui::screens::learn::book::Book;
use crate::ui::view::{Explain, Screen};

impl App {
    /// Opens the book where it was left, or at the page for an article.
    pub(crate) fn open_book(&mut self, article: Option<&str>) {
        self.let_go();
        let (language, chance) = (self.prefs.texts.language(), &mut self.system.rng);
        let book = self.screens.book.get_or_insert_with(|| Box::new(Book::new(language, chance.fork())));
        if let Some(article) = article {
            book.explain(article);
            self.overlay.focus.forget(Screen::Book);
        }
        if self.screens.shown() != Screen::Book {
            self.screens.show(Screen::Book);
        }
    }

    /// The article quoted by the law card of the screen, if any. Messages of the window count only on the screens of
    /// the game and the study.
    pub(crate) fn quoted_article(&self) -> Option<&'static str> {
        match self.screens.shown() {
            Screen::Game => {
                let explain = Explain::new(&self.prefs.texts, self.game());
                explain.standing(self.overlay.message.as_ref()).article
            }
            Screen::Lesson => self.screens.lesson.as_ref()?.article(),
            Screen::Study => match &self.overlay.message {
                Some(message) if message.is_refusal() => message.article(),
                message => self.screens.study.as_ref()?.article().or_else(|| message.as_ref()?.article()),
            },
            Screen::Exam => self.screens.exam.as_ref()?.article(),
            Screen::Start
            | Screen::Clock
            | Screen::Exercises
            | Screen::Chess960
            | Screen::Wall
            | Screen::Editor
            | Screen::Games
            | Screen::Book
            | Screen::Review => None,
        }
    }
}
