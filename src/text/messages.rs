//! The messages of the program in one language.

pub use super::language::Language;

use fluent_bundle::{FluentArgs, FluentBundle, FluentMessage, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use crate::rules::{Color, Excerpt, Piece, Role, Square};

/// Formats a message of these [`Texts`]: `t!(texts, "white")`, `t!(texts, "the-piece", role = name, square = e4)`. An
/// argument without a value takes the value of the variable of the same name: `t!(texts, "failure-silent", name)`.
macro_rules! t {
    ($texts:expr, $key:expr $(,)?) => { $texts.say($key) };
    ($texts:expr, $key:expr, $($name:ident $(= $value:expr)?),+ $(,)?) => {
        $texts.with($key, [$((stringify!($name), t!(@value $name $(= $value)?)),)+])
    };
    (@value $name:ident) => { $name.into() };
    (@value $name:ident = $value:expr) => { $value.into() };
}

/// The messages of one language, with English as fallback.
pub struct Texts {
    language: Language,
    bundles: Vec<Bundle>,
}

type Bundle = FluentBundle<FluentResource>;

impl Texts {
    pub fn new(language: Language) -> Texts {
        let mut bundles = vec![bundle(language)];
        if language != Language::EN {
            bundles.push(bundle(Language::EN));
        }
        Texts { language, bundles }
    }

    pub fn language(&self) -> Language {
        self.language
    }

    /// A message without arguments.
    pub fn say(&self, key: &str) -> String {
        self.with(key, [])
    }

    /// A message with these arguments; the key itself if there is no such message.
    pub fn with<'a, const N: usize>(&'a self, key: &str, args: [(&'a str, FluentValue<'a>); N]) -> String {
        let Some((bundle, message)) = self.message(key) else { return key.to_owned() };
        let args = FluentArgs::from_iter(args);
        let format = |pattern| bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned();
        message.value().map_or_else(|| key.to_owned(), format)
    }

    fn message(&self, key: &str) -> Option<(&Bundle, FluentMessage<'_>)> {
        self.bundles.iter().find_map(|bundle| Some((bundle, bundle.get_message(key)?)))
    }

    /// The tooltip of a message; its key if it has no tooltip.
    pub fn tip(&self, key: &str) -> String {
        self.tip_if_any(key).unwrap_or_else(|| key.to_owned())
    }

    /// The tooltip of a message; `None` if it has no tooltip.
    pub fn tip_if_any(&self, key: &str) -> Option<String> {
        self.attribute(key, "tip")
    }

    /// The short form of a message, for a button; the message itself if it has no short form.
    pub fn short(&self, key: &str) -> String {
        self.attribute(key, "short").unwrap_or_else(|| t!(self, key))
    }

    /// The shortest form of a message, for a small button; if it has no shortest form, its short form as
    /// [`Texts::short`] returns it.
    pub fn tiny(&self, key: &str) -> String {
        self.attribute(key, "tiny").unwrap_or_else(|| self.short(key))
    }

    /// The reason that a message gives for a ruling; `None` if it gives no reason.
    pub fn why(&self, key: &str) -> Option<String> {
        self.attribute(key, "why")
    }

    /// A number with the decimal mark of the language instead of a point.
    pub fn decimal(&self, number: &str) -> String {
        number.replace('.', &t!(self, "decimal-mark"))
    }

    fn attribute(&self, key: &str, name: &str) -> Option<String> {
        let (bundle, message) = self.message(key)?;
        let attribute = message.get_attribute(name)?;
        Some(bundle.format_pattern(attribute.value(), None, &mut Vec::new()).into_owned())
    }

    /// The name of a colour: "White" or "Black".
    pub fn color(&self, color: Color) -> String {
        t!(self, color.name())
    }

    /// A piece on its square: "the knight on f3".
    pub fn the_piece(&self, role: Role, square: Square) -> String {
        t!(self, "the-piece", role = role.name(), square = square.to_string())
    }

    /// The name of a piece: "knight".
    pub fn piece(&self, role: Role) -> String {
        t!(self, "piece", role = role.name())
    }

    /// A piece with its colour: "white knight".
    pub fn colored_piece(&self, piece: Piece) -> String {
        t!(self, "colored-piece", role = piece.role.name(), color = piece.color.name())
    }

    /// A square and what is on it, such as "e2, white pawn" or "e4, empty".
    pub fn square(&self, square: Square, piece: Option<Piece>) -> String {
        let name = square.to_string();
        match piece {
            Some(piece) => {
                let piece = self.colored_piece(piece);
                t!(self, "square-piece", square = name, piece)
            }
            None => t!(self, "square-empty", square = name),
        }
    }

    /// Items joined with commas and a final "and": "f1, g1 and h1".
    pub fn list(&self, items: &[String]) -> String {
        match items {
            [] => String::new(),
            [one] => one.clone(),
            [most @ .., last] => {
                let list = self.row(most.iter().cloned());
                t!(self, "list-last", list, last = last.as_str())
            }
        }
    }

    /// Joins phrases with commas, as in "2. Nf3, a good move, clock 0:05".
    pub fn row(&self, facts: impl IntoIterator<Item = String>) -> String {
        let next = |list: String, next: String| t!(self, "list-next", list, next);
        in_halves(facts.into_iter().collect(), &next)
    }

    /// Joins whole sentences; empty ones are left out.
    pub fn paragraph(&self, sentences: impl IntoIterator<Item = String>) -> String {
        let next = |before: String, next: String| t!(self, "paragraph", before, next);
        in_halves(sentences.into_iter().filter(|sentence| !sentence.is_empty()).collect(), &next)
    }

    /// Joins texts into one announcement for a screen reader. Each text but the last gets a full stop unless it ends
    /// with a punctuation mark, so that it does not run into the next.
    pub fn spoken(&self, pieces: impl IntoIterator<Item = String>) -> String {
        let mut pieces: Vec<String> = pieces
            .into_iter()
            .map(|piece| piece.trim().to_owned())
            .filter(|piece| !piece.is_empty())
            .collect();
        let last = pieces.pop();
        // The punctuation mark may be before a closing quotation mark or bracket.
        let is_sentence = |piece: &String| {
            piece.trim_end_matches(['”', '’', ')']).ends_with(['.', '!', '?', '…', ':', ';', ','])
        };
        let sentences = pieces
            .into_iter()
            .map(|piece| if is_sentence(&piece) { piece } else { t!(self, "aloud-sentence", text = piece) });
        self.paragraph(sentences.chain(last).collect::<Vec<_>>())
    }

    /// The letter of a piece in this language.
    pub fn letter(&self, role: Role) -> char {
        const ORDER: [Role; 5] = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight];
        let index = ORDER.iter().position(|known| *known == role);
        index.and_then(|index| t!(self, "letters").chars().nth(index)).unwrap_or(role.letter())
    }
}

/// Joins texts in pairs, then the results in pairs, and so on, so that even thousands of texts are copied only about a
/// dozen times.
fn in_halves(mut texts: Vec<String>, join: &dyn Fn(String, String) -> String) -> String {
    while texts.len() > 1 {
        let mut rest = texts.into_iter();
        let mut pairs = Vec::with_capacity(rest.len().div_ceil(2));
        while let Some(first) = rest.next() {
            pairs.push(match rest.next() {
                Some(second) => join(first, second),
                None => first,
            });
        }
        texts = pairs;
    }
    texts.pop().unwrap_or_default()
}

fn bundle(language: Language) -> Bundle {
    // The messages are built in, and a test parses them, so errors are ignored here.
    let resource = match FluentResource::try_new(language.source().to_owned()) {
        Ok(resource) | Err((resource, _)) => resource,
    };
    let tags: Vec<LanguageIdentifier> = language.tag().parse().into_iter().collect();
    let mut bundle = FluentBundle::new(tags);
    bundle.set_use_isolating(false);
    bundle.add_resource_overriding(resource);
    bundle
}

/// The text with an initial capital.
pub fn sentence(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

/// The text that was found, in quotation marks. For an empty text, a phrase without quotation marks, so that it can't
/// be mistaken for a text that was found.
pub fn found(texts: &Texts, text: &Excerpt) -> String {
    if text.is_empty() { t!(texts, "found-nothing") } else { t!(texts, "found-text", text = text.visible()) }
}
