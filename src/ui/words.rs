//! The words of the window: Dutch and English messages, and the choice between them.
//!
//! Absent on purpose: sentences in code. A message is asked for by its key in `assets/i18n`.

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use serde::{Deserialize, Serialize};
use unic_langid::LanguageIdentifier;

use crate::rules::{Color, Piece, Role, Square};

/// A language that the window speaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Language {
    Dutch,
    English,
}

impl Language {
    pub const ALL: [Language; 2] = [Language::Dutch, Language::English];

    /// The language of the first locale that is one of ours; English when none is.
    pub fn of_locales(locales: impl IntoIterator<Item = String>) -> Language {
        let known = locales.into_iter().find_map(|locale| {
            let language = locale.split(['-', '_', '.']).next().unwrap_or_default().to_ascii_lowercase();
            match language.as_str() {
                "nl" => Some(Language::Dutch),
                "en" => Some(Language::English),
                _ => None,
            }
        });
        known.unwrap_or(Language::English)
    }

    /// The language of the desktop.
    pub fn of_system() -> Language {
        Language::of_locales(sys_locale::get_locales())
    }

    /// Its tag, as in the names of its files.
    pub const fn tag(self) -> &'static str {
        match self {
            Language::Dutch => "nl",
            Language::English => "en",
        }
    }

    /// The messages of this language as they are shipped.
    pub const fn source(self) -> &'static str {
        match self {
            Language::Dutch => include_str!("../../assets/i18n/nl.ftl"),
            Language::English => include_str!("../../assets/i18n/en.ftl"),
        }
    }
}

/// The messages of one language.
pub struct Words {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

impl Words {
    pub fn new(language: Language) -> Words {
        // The messages are part of the program and a test reads them, so that a fault in them is met there.
        let resource = match FluentResource::try_new(language.source().to_owned()) {
            Ok(resource) | Err((resource, _)) => resource,
        };
        let tags: Vec<LanguageIdentifier> = language.tag().parse().into_iter().collect();
        let mut bundle = FluentBundle::new(tags);
        bundle.set_use_isolating(false);
        bundle.add_resource_overriding(resource);
        Words { language, bundle }
    }

    pub fn language(&self) -> Language {
        self.language
    }

    /// A message without arguments.
    pub fn say(&self, key: &str) -> String {
        self.with(key, [])
    }

    /// A message with its arguments.
    pub fn with<'a, const N: usize>(&'a self, key: &str, args: [(&'a str, FluentValue<'a>); N]) -> String {
        let pattern = self.bundle.get_message(key).and_then(|message| message.value());
        let args = FluentArgs::from_iter(args);
        let format = |pattern| self.bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned();
        pattern.map_or_else(|| key.to_owned(), format)
    }

    /// The longer words that belong to a message: what a button does.
    pub fn tip(&self, key: &str) -> String {
        self.attribute(key, "tip").unwrap_or_else(|| key.to_owned())
    }

    /// The message in fewer words, for a button; the message itself when there are no fewer.
    pub fn short(&self, key: &str) -> String {
        self.attribute(key, "short").unwrap_or_else(|| self.say(key))
    }

    /// The message in the fewest words, for a small button.
    pub fn tiny(&self, key: &str) -> String {
        self.attribute(key, "tiny").unwrap_or_else(|| self.short(key))
    }

    /// The message where what it names is asked of the other player.
    pub fn asks(&self, key: &str) -> String {
        self.attribute(key, "asks").unwrap_or_else(|| self.say(key))
    }

    /// A number that was written with a point.
    pub fn decimal(&self, number: &str) -> String {
        number.replace('.', &self.say("decimal-mark"))
    }

    fn attribute(&self, key: &str, name: &str) -> Option<String> {
        let attribute = self.bundle.get_message(key)?.get_attribute(name)?;
        Some(self.bundle.format_pattern(attribute.value(), None, &mut Vec::new()).into_owned())
    }

    /// "White" or "Black".
    pub fn color(&self, color: Color) -> String {
        self.say(color.name())
    }

    /// "the knight on f3".
    pub fn the_piece(&self, role: Role, square: Square) -> String {
        self.with("the-piece", [("role", role.name().into()), ("square", square.to_string().into())])
    }

    /// "white knight".
    pub fn colored_piece(&self, piece: Piece) -> String {
        self.with("colored-piece", [("role", piece.role.name().into()), ("color", piece.color.name().into())])
    }

    /// "e2, white pawn"; "e4, empty".
    pub fn square(&self, square: Square, piece: Option<Piece>) -> String {
        let name = square.to_string();
        match piece {
            Some(piece) => {
                let piece = self.colored_piece(piece);
                self.with("square-piece", [("square", name.into()), ("piece", piece.into())])
            }
            None => self.with("square-empty", [("square", name.into())]),
        }
    }

    /// "f1, g1 and h1".
    pub fn list(&self, items: &[String]) -> String {
        match items {
            [] => String::new(),
            [one] => one.clone(),
            [most @ .., last] => format!("{} {} {last}", most.join(", "), self.say("and")),
        }
    }

    /// The letter of this language for a piece on the score sheet.
    pub fn letter(&self, role: Role) -> char {
        const ORDER: [Role; 5] = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight];
        let index = ORDER.iter().position(|known| *known == role);
        index.and_then(|index| self.say("letters").chars().nth(index)).unwrap_or(role.letter())
    }
}

/// The same sentence with a capital at its start.
pub fn sentence(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}
