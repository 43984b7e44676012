//! Text for readers, without code: the messages with each combination of their variants, the pages of the book, the
//! README, and the documents in `docs`.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use jadoube::text::messages::Language;

use crate::house::{files, root};

/// The text that stands in for the value of a variable, or for code.
const PUT_IN: &str = "…";

/// The numbers of the book's pages on history and of its glossary; all other pages count as rules.
const HISTORY: std::ops::Range<u32> = 60..100;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    Message,
    Book,
    History,
    Document,
}

/// A message or a paragraph, and where it comes from.
#[derive(Debug)]
pub struct Sentence {
    pub language: String,
    pub kind: Kind,
    /// Where the sentence is, for the error message: "nl: cmd-flip.tip".
    pub of: String,
    pub key: String,
    pub attribute: Option<String>,
    pub text: String,
}

/// Every message and attribute of a language, once for each combination of variants, except words for typing.
pub fn messages(language: Language) -> Vec<Sentence> {
    let mut all = Vec::new();
    each_pattern(language, |key, attribute, pattern| {
        let name = attribute.map_or(key.to_owned(), |attribute| format!("{key}.{attribute}"));
        all.extend(cases(pattern).into_iter().map(|text| Sentence {
            language: language.tag().to_owned(),
            kind: Kind::Message,
            of: format!("{}: {name}", language.tag()),
            key: key.to_owned(),
            attribute: attribute.map(str::to_owned),
            text,
        }));
    });
    all
}

fn each_pattern(language: Language, mut tell: impl FnMut(&str, Option<&str>, &Pattern<&str>)) {
    let read = fluent_syntax::parser::parse(language.source());
    let resource = read.unwrap_or_else(|(_, faults)| panic!("{language:?}: {faults:?}"));
    for entry in &resource.body {
        let Entry::Message(message) = entry else { continue };
        // These words are for typing, not for reading.
        if message.id.name.starts_with("typed-") {
            continue;
        }
        if let Some(value) = &message.value {
            tell(message.id.name, None, value);
        }
        for attribute in &message.attributes {
            tell(message.id.name, Some(attribute.id.name), &attribute.value);
        }
    }
}

fn cases(pattern: &Pattern<&str>) -> Vec<String> {
    let mut all = vec![String::new()];
    for element in &pattern.elements {
        let next = match element {
            PatternElement::TextElement { value } => vec![value.replace('\n', " ")],
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                variants.iter().flat_map(|variant| cases(&variant.value)).collect()
            }
            PatternElement::Placeable { expression: Expression::Inline(inline) } => vec![match inline {
                InlineExpression::StringLiteral { value } => (*value).to_owned(),
                _ => PUT_IN.to_owned(),
            }],
        };
        all = all.iter().flat_map(|text| next.iter().map(move |more| format!("{text}{more}"))).collect();
    }
    all
}

/// The messages in which `$count` stands before a word, but no selector distinguishes one from many.
pub fn bare_counts(language: Language) -> BTreeSet<String> {
    let mut bare = BTreeSet::new();
    each_pattern(language, |key, _, pattern| {
        if has_bare_count(pattern, false) {
            bare.insert(key.to_owned());
        }
    });
    bare
}

fn has_bare_count(pattern: &Pattern<&str>, told_apart: bool) -> bool {
    let is_count = |inline: &InlineExpression<&str>| matches!(inline, InlineExpression::VariableReference { id } if id.name == "count");
    pattern.elements.iter().enumerate().any(|(at, element)| {
        let PatternElement::Placeable { expression } = element else { return false };
        match expression {
            Expression::Inline(inline) => {
                let next = pattern.elements.get(at + 1);
                let noun = matches!(next, Some(PatternElement::TextElement { value })
                    if value.trim_start().starts_with(char::is_alphabetic));
                is_count(inline) && noun && !told_apart
            }
            Expression::Select { selector, variants } => {
                let told_apart = told_apart || is_count(selector);
                variants.iter().any(|variant| has_bare_count(&variant.value, told_apart))
            }
        }
    })
}

/// The paragraphs of the book, of the README and of the documents in `docs`.
pub fn pages() -> Vec<Sentence> {
    let mut all = Vec::new();
    for language in Language::ALL {
        for file in files(&root().join("assets/book").join(language.tag())) {
            let name = file.file_stem().and_then(|name| name.to_str()).expect("a name").to_owned();
            let number: u32 =
                name.split('-').next().and_then(|number| number.parse().ok()).expect("a number");
            let kind = if HISTORY.contains(&number) { Kind::History } else { Kind::Book };
            all.extend(paragraphs(&file, language.tag(), kind, &format!("{}: {name}", language.tag())));
        }
    }
    let docs = files(&root().join("docs")).into_iter();
    let docs = docs.filter(|file| file.extension().is_some_and(|extension| extension == "md"));
    for file in docs.chain([root().join("README.md")]) {
        let name = file.file_name().and_then(|name| name.to_str()).expect("a name").to_owned();
        all.extend(paragraphs(&file, "en", Kind::Document, &name));
    }
    all
}

fn paragraphs(file: &Path, language: &str, kind: Kind, of: &str) -> Vec<Sentence> {
    let text = fs::read_to_string(file).expect("a page in UTF-8").replace("\r\n", "\n");
    let mut all = Vec::new();
    // Text between fences is code or a diagram.
    for part in text.split("```").step_by(2) {
        let paragraphs = part.split("\n\n").filter(|paragraph| !paragraph.trim().is_empty());
        all.extend(paragraphs.map(|paragraph| Sentence {
            language: language.to_owned(),
            kind,
            of: of.to_owned(),
            key: String::new(),
            attribute: None,
            text: without_code(paragraph).replace('\n', " "),
        }));
    }
    all
}

/// The text with `…` in place of each `code`, and without the addresses of links.
fn without_code(text: &str) -> String {
    let told: String = text.split('`').step_by(2).collect::<Vec<_>>().join(PUT_IN);
    let mut parts = told.split("](");
    let mut kept = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        kept.push(']');
        kept.push_str(part.split_once(')').map_or(part, |(_, after)| after));
    }
    kept
}

#[test]
fn code_and_addresses_are_not_read() {
    assert_eq!(without_code("The `color` of [this](a/color.md) is."), "The … of [this] is.");
}
