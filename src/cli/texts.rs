//! The messages of the command line, in the language of the locale, and texts from the input in a form that is safe to
//! print.

use std::env;
use std::ffi::OsStr;
use std::rc::Rc;
use std::sync::OnceLock;

use serde_json::Value;

use crate::platform;
use crate::text::messages::{Language, Texts};

static LANGUAGE: OnceLock<Language> = OnceLock::new();

/// Sets the language of all messages. Call this once, before [`texts`]. The default is English, so that library tests
/// do not depend on the locale.
pub fn set_language(language: Language) {
    let _ = LANGUAGE.set(language);
}

/// The language of the locale. As in POSIX, the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set decides; if
/// none is, the locales of the system do.
pub fn language_of_locale() -> Language {
    let set = |name: &str| env::var(name).ok().filter(|value| !value.is_empty());
    let named = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set);
    named.map_or_else(|| Language::of_locales(platform::locales()), |locale| Language::of_locales([locale]))
}

thread_local! {
    static WORDS: Rc<Texts> = Rc::new(Texts::new(LANGUAGE.get().copied().unwrap_or(Language::EN)));
}

/// The messages of the command line.
pub fn texts() -> Rc<Texts> {
    WORDS.with(Rc::clone)
}

/// A text from the input, in quotation marks and with invisible characters escaped.
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
            // The closing single quotation mark is also the apostrophe.
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

/// A name that is safe to print: control characters, and the invisible characters that change the direction of text,
/// are escaped.
pub(super) fn shown(name: impl AsRef<OsStr>) -> String {
    without_hidden(&name.as_ref().to_string_lossy(), |letter| letter.escape_default().to_string())
}

/// JSON that is safe to print and has the same value: the characters that [`shown`] escapes occur only in strings,
/// where they can be escaped.
pub(super) fn shown_json(value: &Value) -> String {
    without_hidden(&value.to_string(), |letter| format!("\\u{:04x}", u32::from(letter)))
}

fn without_hidden(text: &str, escape: impl Fn(char) -> String) -> String {
    let mut escaped = String::with_capacity(text.len());
    for letter in text.chars() {
        if is_hidden(letter) { escaped.push_str(&escape(letter)) } else { escaped.push(letter) }
    }
    escaped
}

/// Whether a character controls the terminal, or invisibly changes the direction of text.
fn is_hidden(letter: char) -> bool {
    letter.is_control()
        || matches!(letter, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}
