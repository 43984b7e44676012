//! The language of the command line: the language of the locale.

use std::env;
use std::fmt::Write;
use std::rc::Rc;
use std::sync::OnceLock;

use serde_json::Value;

use crate::platform;
use crate::text::messages::{Language, Texts};

static LANGUAGE: OnceLock<Language> = OnceLock::new();

/// Sets the language of all messages. The default is English, so that library tests do not depend on the locale.
pub fn speak(language: Language) {
    let _ = LANGUAGE.set(language);
}

/// The language of the locale. As in POSIX, the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set decides.
pub fn of_locale() -> Language {
    let set = |name: &str| env::var(name).ok().filter(|value| !value.is_empty());
    let named = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set);
    named.map_or_else(|| Language::of_locales(platform::locales()), |locale| Language::of_locales([locale]))
}

thread_local! {
    static WORDS: Rc<Texts> = Rc::new(Texts::new(LANGUAGE.get().copied().unwrap_or(Language::EN)));
}

/// The messages of the command line.
pub fn words() -> Rc<Texts> {
    WORDS.with(Rc::clone)
}

/// A found text in quotation marks, with invisible characters escaped.
pub(super) fn quoted(text: &str) -> String {
    format!("{text:?}")
}

/// A message for a terminal: without the final full stop, and with straight quotation marks, which can be pasted into a
/// shell or a script.
pub(super) fn plain(sentence: &str) -> String {
    let marks = ['“', '”', '‘'];
    let mut text = String::with_capacity(sentence.len());
    let mut inside = false;
    for letter in sentence.chars() {
        match letter {
            _ if marks.contains(&letter) => {
                inside = letter != '”';
                text.push('"');
            }
            // In Dutch the closing mark is also the apostrophe.
            '’' if inside => {
                inside = false;
                text.push('"');
            }
            '’' => text.push('\''),
            _ => text.push(letter),
        }
    }
    text.trim_end_matches('.').to_owned()
}

/// A name that is safe to print: line breaks and the invisible characters that reverse text are escaped.
pub(super) fn shown(name: &str) -> String {
    let mut text = String::with_capacity(name.len());
    for letter in name.chars() {
        if is_hidden(letter) { text.extend(letter.escape_default()) } else { text.push(letter) }
    }
    text
}

/// JSON that is safe to print, with the same value: those characters stand in strings alone, so each is escaped there.
pub(super) fn shown_json(value: &Value) -> String {
    let plain = value.to_string();
    let mut text = String::with_capacity(plain.len());
    for letter in plain.chars() {
        if is_hidden(letter) {
            // A string takes all that is written to it.
            let _ = write!(text, "\\u{:04x}", u32::from(letter));
        } else {
            text.push(letter);
        }
    }
    text
}

/// Whether a letter moves the cursor of a terminal, or reverses text unseen.
fn is_hidden(letter: char) -> bool {
    letter.is_control()
        || matches!(letter, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}
