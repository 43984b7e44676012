//! The window asks for what the languages say, and for all of it.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use jadoube::text::messages::{Language, Texts};
use jadoube::ui::Command;

/// The keys of the messages.
fn keys() -> BTreeSet<&'static str> {
    let lines = Language::EN.source().lines();
    lines.filter_map(|line| line.split_once(" = ")).map(|(key, _)| key).filter(is_key).collect()
}

/// Not the name of an attribute, nor a comment.
fn is_key(key: &&str) -> bool {
    key.chars().all(|c| c.is_ascii_lowercase() || c == '-' || c.is_ascii_digit())
}

/// Every text in quotation marks in the window's code that looks like a key is one.
#[test]
fn the_window_asks_for_keys_that_exist() {
    let known = keys();
    let mut asked = 0;
    for file in sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src")) {
        let code = fs::read_to_string(&file).expect("a file of the program");
        for call in ["words, \"", "words,\n", "words.with(\"", "words.with(\n"] {
            for rest in code.split(call).skip(1) {
                let key = rest.trim_start().trim_start_matches('"').split('"').next().unwrap_or_default();
                if is_key(&key) && !key.is_empty() {
                    asked += 1;
                    assert!(known.contains(key), "{}: no message {key:?}", file.display());
                }
            }
        }
    }
    assert!(asked > 50, "only {asked} keys were found in the code");
}

/// Texts that nobody asks for any more are to be taken out.
#[test]
fn every_message_is_asked_for() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let read = |file: &std::path::PathBuf| fs::read_to_string(file).expect("a file of the program");
    let code: String = ["ui", "text", "session"]
        .iter()
        .flat_map(|layer| sources(&folder.join(layer)))
        .map(|file| read(&file))
        .collect();
    // These are asked for by the name of a reason, of an ending or of a colour.
    let layers = ["rules", "game", "table"].map(|layer| sources(&folder.join(layer)));
    let core: String = layers.iter().flatten().map(read).collect();
    for key in keys() {
        let name = key.strip_prefix("refusal-").or(key.strip_prefix("by-")).unwrap_or(key);
        let asked = code.contains(&format!("\"{key}\"")) || core.contains(&format!("\"{name}\""));
        assert!(asked, "nobody asks for {key:?}");
    }
}

pub fn sources(folder: &Path) -> Vec<std::path::PathBuf> {
    let entries =
        fs::read_dir(folder).expect("a folder of the window").map(|entry| entry.expect("an entry").path());
    entries.flat_map(|path| if path.is_dir() { sources(&path) } else { vec![path] }).collect()
}

#[test]
fn every_command_has_its_words_and_no_two_share_their_keys() {
    for language in Language::ALL {
        let words = Texts::new(language);
        let mut shortcuts = BTreeMap::new();
        for command in Command::all() {
            assert_ne!(command.label(&words), command.key(), "{command:?} has no words in {language:?}");
            assert_ne!(command.tip(&words), command.key(), "{command:?} has no tip in {language:?}");
            if command.shortcut().is_some() {
                // The keys of a study are its own.
                let of_study = matches!(command, Command::Edit(_));
                let other = shortcuts.insert((of_study, command.keys(&words)), command);
                assert_eq!(other, None, "{command:?} has the keys of another");
            }
        }
    }
}

#[test]
fn names_of_pieces_are_inflected() {
    use jadoube::rules::{Piece, Role, Square};
    let piece = |letter| Piece::from_fen_letter(letter).expect("a letter of FEN");
    let dutch = Texts::new(Language::NL);
    for (letter, name) in
        [('P', "witte pion"), ('N', "wit paard"), ('n', "zwart paard"), ('q', "zwarte dame")]
    {
        assert_eq!(dutch.colored_piece(piece(letter)), name);
    }
    let f3: Square = "f3".parse().expect("a square");
    assert_eq!(dutch.the_piece(Role::Knight, f3), "het paard op f3");
    assert_eq!(dutch.the_piece(Role::Rook, f3), "de toren op f3");
    let list = ["a", "b", "c"].map(str::to_owned);
    assert_eq!((dutch.list(&list), dutch.list(&list[..1])), ("a, b en c".to_owned(), "a".to_owned()));
}
