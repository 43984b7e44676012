//! The window's language: stored in the settings; an incomplete language is supplemented by English.

use egui::Key;
use jadoube::storage::settings::SettingsStore;
use jadoube::text::messages::{Language, Texts};
use jadoube::ui::Settings;

use crate::window::Begin;

const FRISIAN: Language = Language::new("fy", include_str!("../support/fy.ftl"));

#[test]
fn settings_keep_the_tag() {
    let table = [
        ("nl", Some(Language::NL)),
        ("en", Some(Language::EN)),
        ("dutch", Some(Language::NL)),
        ("english", Some(Language::EN)),
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
        let other = if language == Some(Language::NL) { Language::EN } else { Language::NL };
        store.choose(&Settings { language: Some(other), ..store.chosen::<Settings>() });
        assert!(store.to_text().contains(&format!("\"language\": {:?}", other.tag())), "{}", store.to_text());
    }
}

/// An incomplete language: the window uses it, moves have its letters, and the rest is English.
#[test]
fn a_language_that_is_not_finished() {
    let mut window = Begin { language: FRISIAN, ..Begin::default() }.open();
    window.expect("Wyt is oan set.");
    window.expect("Score sheet");
    window.text("Hf3");
    window.key(Key::Enter);
    window.expect("Swart is oan set. Wyt spile 1. Hf3.");
    for name in ["Byld", "Taal"] {
        window.choose(name);
    }
    for language in Language::ALL {
        window.expect(language.name());
    }
    let words = Texts::new(FRISIAN);
    assert_eq!(words.tip("offer-draw"), Texts::new(Language::EN).tip("offer-draw"));
    assert_eq!(words.tiny("white"), "Wyt");
}
