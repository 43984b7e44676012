//! Invalid positions and files, and settings that can't be saved, are explained, and the game goes on. If the system's
//! languages are unknown, the program uses English.

use crate::prelude::*;

#[test]
fn pasting_an_invalid_position_changes_nothing() {
    for [text, said] in cases(include_str!("bad_input.tsv")) {
        let mut window = Window::new();
        window.drag("e2", "e4");
        let before = window.fen();
        window.paste(text.replace("\\n", "\n"));
        window.expect(said);
        assert_eq!(window.fen(), before, "the game goes on after {text:?}");
        window.drag("e7", "e5");
        assert_eq!(window.moves(), "e4 e5");
    }
}

#[test]
fn file_without_a_valid_position_is_reported() {
    let folder = Folder::new("files");
    for (name, bytes, said) in [
        ("picture.fen", &b"\xff\xfe\x00"[..], "it isn’t a text file."),
        ("empty.fen", b"", "can’t be opened"),
        ("kings.fen", b"4k3/8/8/8/8/8/8/3KK3 w - -", "White has 2 kings; only one is possible."),
        ("long.fen", &[b'8'; 70_000], "no position was found in its first 64 KB."),
    ] {
        let mut window = Window::new();
        window.drop_file(&folder.write(name, bytes));
        window.expect(said);
        window.drag("e2", "e4");
        assert_eq!(window.moves(), "e4");
    }
    let mut window = Window::new();
    window.drop_file(&folder.write("good.fen", "\u{feff}\n4k3/8/8/8/8/8/4P3/4K3 w - - 3 9\n"));
    assert_eq!(window.fen(), "4k3/8/8/8/8/8/4P3/4K3 w - - 3 9");
    window.drop_file(&folder.join("no such file.fen"));
    window.expect("There is a problem.");
}

#[test]
fn unsaved_settings_are_reported_once() {
    // Nobody can create a file where a folder of its path is a file, nor a new folder in /proc.
    let folder = Folder::new("no-folder");
    let blocked = folder.write("file", "").join("settings.json");
    let mut stores = vec![
        (SettingsStore::at(Some(blocked)), "Your settings can’t be saved in", true),
        (SettingsStore::at(None), "this computer has no folder for them", false),
    ];
    if cfg!(target_os = "linux") {
        let nowhere = "/proc/none/settings.json".into();
        stores.push((SettingsStore::at(Some(nowhere)), "Your settings can’t be saved in /proc", false));
    }
    for (store, said, at_once) in stores {
        let mut window = Begin { store, ..Begin::default() }.open();
        assert_eq!(window.shows(said), at_once, "{said}");
        if !at_once {
            window.choose_all(["View", "Options", "Coordinates"]);
            window.expect(said);
        }
        // The message appears only once, and the game goes on.
        window.drag("e2", "e4");
        window.choose_all(["View", "Options", "Coordinates"]);
        assert!(!window.shows(said));
        assert_eq!(window.moves(), "e4");
    }
}

#[test]
fn first_known_language_is_used() {
    for (locales, language) in [
        (&["xx-YY"][..], EN),
        (&[], EN),
        (&["fr_FR.UTF-8", "nl_BE"], NL),
        (&["NL-nl"], NL),
        (&["en-GB", "nl-NL"], EN),
    ] {
        let found = Language::of_locales(locales.iter().map(|&locale| locale.to_owned()));
        assert_eq!(found, language, "{locales:?}");
    }
}
