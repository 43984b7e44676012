//! The languages of the program. Each file in `assets/i18n` has the messages of one language, and the file name is the
//! language tag.
//!
//! For messages, see [`messages`](super::messages).

use std::fmt;

use serde::de::{Deserialize, Deserializer, Error};
use serde::ser::{Serialize, Serializer};

use crate::rules::PieceLetters;

/// A language of the program, serialised as its tag.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Language {
    tag: &'static str,
    source: &'static str,
}

include!(concat!(env!("OUT_DIR"), "/languages.rs"));

impl Language {
    /// A language with this tag, such as `nl` or `pt-BR`, and its messages in Fluent syntax.
    pub const fn new(tag: &'static str, source: &'static str) -> Language {
        Language { tag, source }
    }

    /// The one of these languages that the first supported locale asks for; `None` if no locale is supported.
    ///
    /// For example, `nl_BE.UTF-8` asks for `nl-BE`, or else for `nl`, or else for `nl` with any region.
    pub fn among(languages: &[Language], locales: impl IntoIterator<Item = String>) -> Option<Language> {
        locales.into_iter().find_map(|locale| {
            let asked = locale.split(['.', '@']).next().unwrap_or_default().replace('_', "-");
            let tagged = |tag: &str| languages.iter().find(|known| known.tag.eq_ignore_ascii_case(tag));
            let kin = || languages.iter().find(|known| bare(known.tag).eq_ignore_ascii_case(bare(&asked)));
            tagged(&asked).or_else(|| tagged(bare(&asked))).or_else(kin).copied()
        })
    }

    /// The language of the first supported locale; English if there is none.
    pub fn of_locales(locales: impl IntoIterator<Item = String>) -> Language {
        Language::among(&Language::ALL, locales).unwrap_or(Language::EN)
    }

    /// The tag, as in the file name.
    pub const fn tag(self) -> &'static str {
        self.tag
    }

    /// The messages in Fluent syntax.
    pub const fn source(self) -> &'static str {
        self.source
    }

    /// The name of the language in that language.
    pub fn name(self) -> &'static str {
        self.line("language-name").unwrap_or(self.tag)
    }

    /// The piece letters in moves that are typed or pasted.
    pub fn letters(self) -> PieceLetters<'static> {
        let letters: Option<[&str; 5]> = self.line("letters").and_then(|line| {
            let letters: Vec<&str> = line.split("").filter(|letter| !letter.is_empty()).collect();
            letters.try_into().ok()
        });
        letters.map_or(PieceLetters::ENGLISH, |[king, queen, rook, bishop, knight]| {
            PieceLetters::new(king, queen, rook, bishop, knight)
        })
    }

    /// A single-line message without arguments; `None` if there is no such message.
    fn line(self, key: &str) -> Option<&'static str> {
        self.source.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix(" = "))
    }
}

/// The part of a tag before the first hyphen, which is the language without its region.
fn bare(tag: &str) -> &str {
    tag.split('-').next().unwrap_or_default()
}

impl fmt::Debug for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.tag)
    }
}

impl Serialize for Language {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.tag)
    }
}

impl<'de> Deserialize<'de> for Language {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Language, D::Error> {
        let text = String::deserialize(deserializer)?;
        // Settings from earlier versions have names instead of tags.
        let tag = match text.as_str() {
            "dutch" => "nl",
            "english" => "en",
            tag => tag,
        };
        let known = Language::ALL.into_iter().find(|known| known.tag == tag);
        known.ok_or_else(|| D::Error::custom(format_args!("{tag:?} is the tag of no language here")))
    }
}
