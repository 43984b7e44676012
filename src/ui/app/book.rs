//! Opens the book where it was left or at an article, and finds the article that the screen quotes.

use super::App;
use crate::ui::screens::learn::book::Book;
use crate::ui::view::Screen;

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
        self.screens.show(Screen::Book);
    }

    /// The article that the law card on the screen quotes; `None` if it quotes none. Messages of the window count only
    /// on the screens of the game and the study.
    pub(crate) fn quoted_article(&self) -> Option<&'static str> {
        use Screen::*;
        match self.screens.shown() {
            Game => self.explain().standing(self.overlay.message.as_ref()).article,
            Lesson => self.screens.lesson.as_ref()?.article(),
            Study => match &self.overlay.message {
                Some(message) if message.is_refusal() => message.article(),
                message => self.screens.study.as_ref()?.article().or_else(|| message.as_ref()?.article()),
            },
            Exam => self.screens.exam.as_ref()?.article(),
            Start | Clock | Exercises | Chess960 | Wall | Editor | Games | Book | Review => None,
        }
    }
}
