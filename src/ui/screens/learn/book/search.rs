//! The search of the book: its field, the pages that have all the words, and the block at which a page found is opened.

use egui::{Align2, Id, Key, TextEdit, Ui};

use super::pages::Pages;
use crate::text::Texts;

/// Words with fewer letters than this are found only at the beginning of a word, because they occur inside too many
/// others.
const INSIDE: usize = 5;

/// If the words are marked one by one, those with fewer letters than this, such as "en", are left out if there are
/// longer ones.
const SHORT: usize = 3;

/// The words that are searched for, and the pages found.
#[derive(Debug, Default)]
pub struct Search {
    typed: String,
    /// The text for which the pages were found.
    done: String,
    /// The pages found, the best first.
    found: Vec<usize>,
    /// What is marked in the text: all of `done` if one of the pages found has that text, otherwise its words, without
    /// the short ones if there are longer ones.
    pub marked: Vec<String>,
    /// Whether the field takes the keyboard focus when it is next shown.
    pub takes_focus: bool,
}

impl Search {
    /// Shows the field. Returns whether Enter was pressed in it.
    pub fn show(&mut self, ui: &mut Ui, words: &Texts) -> bool {
        let name = t!(words, "book-search");
        let field = TextEdit::singleline(&mut self.typed).id(Id::unique("search the book"));
        let field =
            field.char_limit(60).hint_text(&name).desired_width(f32::INFINITY).align(Align2::LEFT_CENTER);
        let response = ui.add(field);
        if std::mem::take(&mut self.takes_focus) {
            response.request_focus();
        }
        ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(name));
        response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter))
    }

    /// Finds the pages with all the words.
    pub fn look(&mut self, pages: &Pages) {
        let sought = self.typed.trim().to_lowercase();
        if self.done == sought {
            return;
        }
        let has_all = |text: &str| sought.split_whitespace().all(|word| position_of(text, word).is_some());
        let all = pages.all().iter().enumerate();
        let found = all.filter(|(_, page)| has_all(&page.texts().join("\n").to_lowercase()));
        self.found = found.map(|(index, _)| index).collect();
        let is_titled = |page: &usize| has_all(&pages.all()[*page].title.to_lowercase());
        let is_there = |page: &usize| {
            position_of(&pages.all()[*page].texts().join("\n").to_lowercase(), &sought).is_some()
        };
        self.marked = if !sought.is_empty() && self.found.iter().any(is_there) {
            vec![sought.clone()]
        } else {
            words_of(&sought)
        };
        // First come the pages with the words in their title; in each of the two groups, first those that have exactly
        // this text.
        self.found.sort_by_key(|page| (!is_titled(page), !is_there(page)));
        self.done = sought;
    }

    /// The pages found, the best first; `None` if nothing is searched for.
    pub fn found(&self) -> Option<&[usize]> {
        (!self.done.is_empty()).then_some(&self.found)
    }

    /// The page that Enter opens; `None` if nothing is found or searched for.
    pub fn first(&self) -> Option<usize> {
        self.found.first().copied().filter(|_| !self.done.is_empty())
    }

    /// The first block with one of the marked texts on a page; `None` if no block has one, if the title has one, or if
    /// nothing is searched for.
    pub fn block(&self, pages: &Pages, page: usize) -> Option<usize> {
        let page = pages.all().get(page)?;
        let has_one = |text: &str| {
            let text = text.to_lowercase();
            self.marked.iter().any(|word| position_of(&text, word).is_some())
        };
        if self.typed.trim().is_empty() || has_one(&page.title) {
            return None;
        }
        page.blocks.iter().position(|block| block.texts().iter().any(|text| has_one(text)))
    }

    /// Forgets what was found, because the pages have changed.
    pub fn forget(&mut self) {
        self.done.clear();
    }
}

/// The words of a text, without the short ones if there are longer ones.
fn words_of(text: &str) -> Vec<String> {
    let is_long = |word: &str| word.chars().count() >= SHORT;
    let only_long = text.split_whitespace().any(is_long);
    text.split_whitespace().filter(|word| !only_long || is_long(word)).map(str::to_owned).collect()
}

/// The byte at which a word that is searched for is first found in a text; `None` if it is not. The text and the word
/// are in lower case.
fn position_of(text: &str, word: &str) -> Option<usize> {
    text.match_indices(word).map(|(at, _)| at).find(|&at| may_stand(text, at, word))
}

/// Whether a word that occurs at this byte of a text counts as found: a word with fewer letters than `INSIDE` counts
/// only where a word of the text begins.
pub(super) fn may_stand(text: &str, at: usize, word: &str) -> bool {
    word.chars().count() >= INSIDE || !text[..at].ends_with(char::is_alphanumeric)
}
