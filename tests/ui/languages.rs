//! The window's language: stored in the settings; an incomplete language is supplemented by English.

use crate::prelude::*;

const FRISIAN: Language = Language::new("fy", include_str!("../support/fy.ftl"));

#[test]
fn settings_keep_the_tag() {
    let table = [
        ("nl", Some(NL)),
        ("en", Some(EN)),
        ("dutch", Some(NL)),
        ("english", Some(EN)),
        ("tlh", None),
        ("", None),
    ];
    for (text, language) in table {
        let mut store = SettingsStore::at(None);
        store.take(format!(r#"{{"language": "{text}", "lines": 3}}"#).as_bytes());
        assert_eq!(store.chosen::<Settings>().language, language, "{text:?}");
        // A language of a later version is kept until another is chosen.
        store.choose(&Settings { lines: 5, ..store.chosen::<Settings>() });
        assert!(store.to_text().contains(&format!("\"language\": \"{text}\"")), "{}", store.to_text());
        let other = if language == Some(NL) { EN } else { NL };
        store.choose(&Settings { language: Some(other), ..store.chosen::<Settings>() });
        assert!(store.to_text().contains(&format!("\"language\": {:?}", other.tag())), "{}", store.to_text());
    }
}

/// The window uses an incomplete language and reads moves with its letters; missing texts are in English.
#[test]
fn a_language_that_is_not_finished() {
    let mut window = Window::speaking(FRISIAN);
    window.expect("Wyt is oan set.");
    window.expect("Score sheet");
    window.types("Hf3");
    window.expect("1. knight f3");
    window.expect("Swart is oan set. Wyt spile 1. knight f3.");
    window.choose_all(["Byld", "Taal"]);
    for language in Language::ALL {
        window.expect(language.name());
    }
    let words = Texts::new(FRISIAN);
    assert_eq!(words.tip("offer-draw"), Texts::new(EN).tip("offer-draw"));
    assert_eq!(words.tiny("white"), "Wyt");
}
