//! A language is added by adding a file. Its content must fit the program and the other languages.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use jadoube::text::messages::Language;

use crate::house::{root, sources};

/// The complete languages. Others may be incomplete: missing messages are shown in English.
const COMPLETE: [Language; 2] = [Language::EN, Language::NL];
const FRISIAN: Language = Language::new("fy", include_str!("../../support/fy.ftl"));

/// The variables of a message or attribute, and the cases of its selectors.
#[derive(Default, PartialEq, Eq, Debug)]
pub struct Asked {
    pub variables: BTreeSet<String>,
    cases: BTreeSet<String>,
}

impl Asked {
    fn of(pattern: &Pattern<&str>) -> Asked {
        let mut asked = Asked::default();
        asked.pattern(pattern);
        asked
    }

    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { .. } => {}
                PatternElement::Placeable { expression: Expression::Inline(inline) } => self.inline(inline),
                PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
                    self.inline(selector);
                    for variant in variants {
                        let (VariantKey::Identifier { name } | VariantKey::NumberLiteral { value: name }) =
                            &variant.key;
                        self.cases.insert((*name).to_owned());
                        self.pattern(&variant.value);
                    }
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => _ = self.variables.insert(id.name.to_owned()),
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
            // Messages must not refer to other messages, so that each is complete.
            other => panic!("only variables stand in messages, not {other:?}"),
        }
    }
}

/// For each message and attribute of a language, its variables and the cases of its selectors.
pub fn asked(language: Language) -> BTreeMap<String, Asked> {
    let read = fluent_syntax::parser::parse(language.source());
    let resource = read.unwrap_or_else(|(_, faults)| panic!("{language:?}: {faults:?}"));
    let mut all = BTreeMap::new();
    for entry in &resource.body {
        let Entry::Message(message) = entry else { continue };
        let key = message.id.name;
        let value = message.value.as_ref().unwrap_or_else(|| panic!("{language:?}: {key} says nothing"));
        let mut put = |key: String, pattern| {
            assert!(!all.contains_key(&key), "{language:?}: {key} stands twice");
            all.insert(key, Asked::of(pattern));
        };
        put(key.to_owned(), value);
        for attribute in &message.attributes {
            put(format!("{key}.{}", attribute.id.name), &attribute.value);
        }
    }
    all
}

#[test]
fn every_file_is_a_language() {
    let files = fs::read_dir(root().join("assets/i18n")).expect("the folder");
    let names = files.map(|entry| entry.expect("a file").file_name().into_string().expect("a name"));
    let expected = Language::ALL.map(|language| format!("{}.ftl", language.tag()));
    assert_eq!(names.collect::<BTreeSet<_>>(), expected.into());
    let own: BTreeSet<&str> = Language::ALL.iter().map(|language| language.name()).collect();
    assert_eq!(own.len(), Language::ALL.len(), "{own:?}");
    for language in Language::ALL {
        assert_ne!(language.name(), language.tag(), "it does not say what it is called");
        let tag = language.tag().parse::<unic_langid::LanguageIdentifier>().expect("a tag");
        assert_eq!(tag.to_string(), language.tag());
    }
}

/// Whether a key belongs to a shorter form of a message, which any language may have or lack.
fn is_shorter(key: &str) -> bool {
    key.split_once('.').is_some_and(|(_, attribute)| ["short", "tiny"].contains(&attribute))
}

#[test]
fn all_languages_ask_for_the_same() {
    let english = asked(Language::EN);
    for language in Language::ALL {
        let own = asked(language);
        for (key, asked) in own.iter().filter(|(key, _)| !is_shorter(key)) {
            let known = english.get(key).map(|known| &known.variables);
            assert_eq!(Some(&asked.variables), known, "{language:?}: {key}, and what English knows of it");
        }
        for key in english.keys().filter(|key| COMPLETE.contains(&language) && !is_shorter(key)) {
            assert!(own.contains_key(key), "{language:?} lacks {key}");
        }
    }
}

/// Each case of a selector is a plural category, or a word that the code uses.
#[test]
fn every_case_can_come_up() {
    let numbers = ["zero", "one", "two", "few", "many", "other"];
    let code: String = sources().into_iter().map(|(_, code)| code).collect();
    for language in Language::ALL {
        for (key, Asked { cases, .. }) in asked(language) {
            for case in cases {
                let known = numbers.contains(&case.as_str()) || code.contains(&format!("\"{case}\""));
                assert!(known, "{language:?}: {key} has a case {case:?} that never comes up");
            }
        }
    }
}

#[test]
fn locales_find_their_language() {
    const BRAZIL: Language = Language::new("pt-BR", "");
    const CHINA: Language = Language::new("zh", "");
    let all = [Language::EN, FRISIAN, Language::NL, BRAZIL, CHINA];
    let table: [(&[&str], Option<Language>); 12] = [
        (&["pt_BR.UTF-8"], Some(BRAZIL)),
        (&["PT-br"], Some(BRAZIL)),
        (&["pt"], Some(BRAZIL)),
        (&["pt-PT", "nl"], Some(BRAZIL)),
        (&["nl-BE"], Some(Language::NL)),
        (&["fy_NL@euro", "nl_NL"], Some(FRISIAN)),
        (&["zh-Hant-TW"], Some(CHINA)),
        (&["de-DE", "nl"], Some(Language::NL)),
        (&["nld"], None),
        (&["C", "POSIX", ""], None),
        (&["e", "-", "_"], None),
        (&[], None),
    ];
    for (locales, language) in table {
        let found = Language::among(&all, locales.iter().map(|&locale| locale.to_owned()));
        assert_eq!(found, language, "{locales:?}");
    }
}

/// Every attribute is one that `Texts` can return.
#[test]
fn every_attribute_is_known() {
    for language in Language::ALL {
        for key in asked(language).into_keys() {
            let (_, attribute) = key.split_once('.').unwrap_or(("", "tip"));
            assert!(["tip", "short", "tiny", "why"].contains(&attribute), "{language:?}: {key}");
        }
    }
}
