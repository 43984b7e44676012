//! The labels, tips and shortcuts of commands. Messages and their arguments are tested in `tests/logic/text`.

use crate::prelude::*;
use std::collections::BTreeMap;

#[test]
fn every_command_has_its_words_and_no_two_share_their_keys() {
    for language in Language::ALL {
        let words = Texts::new(language);
        let mut shortcuts = BTreeMap::new();
        for command in Command::all() {
            assert_ne!(command.label(&words), command.key(), "{command:?} has no words in {language:?}");
            assert_ne!(command.tip(&words), command.key(), "{command:?} has no tip in {language:?}");
            if command.shortcut().is_some() {
                // A study and a list of games may use keys that other screens use too.
                let screen = (matches!(command, Command::Edit(_)), Command::LIST.contains(&command));
                let other = shortcuts.insert((screen, command.keys(&words)), command);
                assert_eq!(other, None, "{command:?} has the keys of another");
            }
        }
    }
}
