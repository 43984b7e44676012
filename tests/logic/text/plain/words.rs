//! The unwanted forms in `tests/tables/plain-words.txt`.

use super::prose::{Kind, Sentence};
use crate::tables::rows;

/// A row of the table, with an unwanted form.
#[derive(Debug)]
pub struct Row {
    language: &'static str,
    /// Where the row applies: to `messages`; to the `window`, which adds the book's pages of rules; to `rules`, which
    /// adds the documents; or `everywhere`, which adds the book's pages on history and its glossary.
    places: &'static str,
    pub form: &'static str,
    pub why: &'static str,
    pub bad: &'static str,
    pub good: &'static str,
}

pub fn table() -> Vec<Row> {
    let row = |[language, places, form, why, bad, good]: [&'static str; 6]| Row {
        language,
        places,
        form,
        why,
        bad,
        good,
    };
    rows!("plain-words").map(row).collect()
}

impl Row {
    pub fn holds_in(&self, sentence: &Sentence) -> bool {
        let least = match sentence.kind {
            Kind::Message => "messages",
            Kind::Book => "window",
            Kind::Document => "rules",
            Kind::History => "everywhere",
        };
        let places = ["messages", "window", "rules", "everywhere"];
        let at = |place: &str| places.iter().position(|known| *known == place).expect("a place of the table");
        at(self.places) >= at(least) && sentence.language == self.language
    }

    /// Whether a text contains this form: as whole words; after a `*`, anywhere, even inside a word; or, if a function
    /// is named in parentheses, as that function decides. The first two ways ignore case.
    pub fn matches(&self, text: &str) -> bool {
        match self.form {
            "(is_straight)" => is_straight(text),
            "(says_u)" => says_u(text),
            "(piece_moves)" => piece_moves(text),
            "(commands)" => commands(text),
            form => match form.strip_prefix('*') {
                Some(letters) => text.to_lowercase().contains(letters),
                None => has_words(text, form),
            },
        }
    }
}

/// The words of a text in lower case, without punctuation. An apostrophe or a hyphen inside a word is part of it.
fn split(text: &str) -> Vec<String> {
    let word = |letter: char| letter.is_alphanumeric() || letter == '’' || letter == '-';
    let words =
        text.split(|letter: char| !word(letter)).map(|word| word.trim_matches(['’', '-']).to_lowercase());
    words.filter(|word| !word.is_empty()).collect()
}

fn has_words(text: &str, wanted: &str) -> bool {
    let (text, wanted) = (split(text), split(wanted));
    text.windows(wanted.len()).any(|found| found == wanted)
}

/// The text outside quotation marks: quotations may use other forms.
fn unquoted(text: &str) -> String {
    let mut depth = 0_usize;
    let mut letters = text.chars().peekable();
    let mut kept = String::new();
    while let Some(letter) = letters.next() {
        let ends = letters.peek().is_none_or(|next| !next.is_alphanumeric());
        match letter {
            '‘' | '“' | '„' => depth += 1,
            '”' => depth = depth.saturating_sub(1),
            '’' if ends && depth > 0 => depth -= 1,
            letter if depth == 0 => kept.push(letter),
            _ => {}
        }
    }
    kept
}

/// Whether a text says "u", "uw" or "uzelf" outside quotations.
fn says_u(text: &str) -> bool {
    split(&unquoted(text)).iter().any(|word| ["u", "uw", "uzelf"].contains(&word.as_str()))
}

/// Whether a text says that a piece "zet", or "moet zetten" or the like; in Dutch, only players do that, *with* a
/// piece.
fn piece_moves(text: &str) -> bool {
    const PIECES: [&str; 7] = ["koning", "dame", "toren", "loper", "paard", "pion", "stuk"];
    const ARTICLES: [&str; 9] = ["de", "het", "een", "deze", "dit", "die", "dat", "zijn", "elk"];
    let words = split(text);
    words.iter().enumerate().any(|(at, word)| {
        let before = words[..at].iter().rev().find(|word| !ARTICLES.contains(&word.as_str()));
        let with = before.is_some_and(|word| word == "met");
        let after: Vec<&str> = words[at + 1..].iter().take(3).map(String::as_str).collect();
        let moves = match after[..] {
            ["zet", ..] => true,
            [verb, "zetten", ..] | [verb, "niet" | "eerst", "zetten"] => {
                ["moet", "kan", "mag", "wil", "zal", "zou"].contains(&verb)
            }
            _ => false,
        };
        PIECES.contains(&word.as_str()) && moves && !with
    })
}

/// Whether a button's text is one of these imperatives; Dutch buttons use the infinitive.
fn commands(text: &str) -> bool {
    ["bewaar", "wis", "bevestig", "gooi", "sluit", "annuleer", "verwijder", "herhaal", "kies"]
        .contains(&text.trim_end_matches('…').to_lowercase().as_str())
}

/// Whether a text has straight quotation marks or apostrophes, unless it quotes the PGN tag `White`.
fn is_straight(text: &str) -> bool {
    !text.contains("[White \"") && (text.contains('"') || text.contains('\''))
}
