//! The names of articles that are offered as answers: the titles under which the book explains them.

use crate::text::{Language, Texts};
use crate::ui::screens::learn::book::pages::{ArticleTitle, Pages};

/// The book in the language of the window.
pub(super) struct ArticleNames {
    language: Language,
    pages: Pages,
}

impl ArticleNames {
    /// The names in the language of these texts; `known` caches them between frames.
    pub fn of<'known>(known: &'known mut Option<ArticleNames>, texts: &Texts) -> &'known ArticleNames {
        let language = texts.language();
        known.take_if(|names| names.language != language);
        known.get_or_insert_with(|| ArticleNames { language, pages: Pages::of(language) })
    }

    /// The name of an article: "Article 4.3.1: Touch-move – Your own piece"; `None` if the book does not explain it.
    pub fn name(&self, texts: &Texts, article: &str) -> Option<String> {
        let ArticleTitle { page, section } = self.pages.title(article)?;
        Some(match section {
            Some(section) => t!(texts, "exam-article-section", article, page, section),
            None => t!(texts, "exam-article-page", article, page),
        })
    }
}
