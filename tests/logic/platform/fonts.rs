//! Finding fonts for characters and for regions. The tests search a folder of the project, since each computer has
//! different fonts installed.

use std::path::Path;

use jadoube::platform::fonts::{in_folder, region};

#[test]
fn a_font_is_found_for_what_it_can_draw() {
    let find = in_folder(&Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/fonts"));
    let cases = [('⩲', true), ('♞', true), ('a', false), ('漢', false), ('\u{10FFFF}', false), ('\0', false)];
    for (letter, expected) in cases {
        assert_eq!(find(letter).is_some(), expected, "{letter:?}");
    }
    let (first, again) = (find('⩲').unwrap(), find('★').unwrap());
    assert_eq!(first.name, again.name, "one font, read once");
    assert!(std::sync::Arc::ptr_eq(&first, &again));
}

#[test]
fn a_folder_without_fonts_has_none() {
    let find = in_folder(Path::new("/nowhere"));
    assert!(find('a').is_none());
}

#[test]
fn every_reader_gets_the_fonts_of_the_region() {
    for (locale, expected) in [
        ("ja-JP", " JP"),
        ("ko", " KR"),
        ("zh-HK", " HK"),
        ("zh-Hant-HK", " HK"),
        ("zh-Hant-MO", " HK"),
        ("zh-Hant-TW", " TC"),
        ("zh-TW", " TC"),
        ("zh-Hans-HK", " SC"),
        ("nl-NL", " SC"),
    ] {
        assert_eq!(region(locale), expected, "{locale}");
    }
}
