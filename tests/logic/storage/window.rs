//! The window's size and position in the settings; nonsensical values are ignored.

use jadoube::storage::settings::{SettingsStore, WindowPlace};

use crate::folder::Folder;
use crate::tables::rows;

#[test]
fn only_a_window_that_can_be_is_taken_from_the_file() {
    let place =
        |corner| Some(WindowPlace { size: [800.0, 600.0], corner, maximized: false, full_screen: true });
    for [json, expected] in rows!("window-places") {
        let expected = match expected {
            "at 10, -5" => place(Some([10.0, -5.0])),
            "anywhere" => place(None),
            _ => None,
        };
        let folder = Folder::new();
        let file = folder.0.join("settings.json");
        std::fs::write(&file, json).expect("a file");
        let store = SettingsStore::at(Some(file.clone()));
        assert_eq!(store.clone().left_window(), expected, "{json}");
        assert_eq!(std::fs::read_to_string(&file).expect("the file"), json, "it was only looked at");
        let mut store = store;
        store.read();
        assert_eq!(store.window(), expected, "{json}");
    }
    assert_eq!(SettingsStore::at(None).left_window(), None);
}
