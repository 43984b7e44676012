//! Recognising files in the text that file managers copy.

use std::path::PathBuf;

use jadoube::platform::copied_files::named_in;

use crate::folder::Folder;

#[cfg(unix)]
#[test]
fn files_are_found_in_what_file_managers_copy() {
    let folder = Folder::new();
    let there = folder.0.join("a game.pgn");
    std::fs::write(&there, "").expect("a file");
    let path = there.display();
    let only = vec![there.clone()];
    for (text, expected) in [
        (format!("{path}"), only.clone()),
        (format!("{path}\n"), only.clone()),
        (format!("file://{}", path.to_string().replace(' ', "%20")), only.clone()),
        (format!("file://localhost{path}\r\n"), only.clone()),
        (format!("file:///b%C3%A9%25.pgn\n{path}\n"), vec![PathBuf::from("/bé%.pgn"), there.clone()]),
        (format!("x-special/nautilus-clipboard\ncopy\nfile://{path}\n"), only),
        // Text that does not consist of the paths of files.
        ("/nowhere/at/all.pgn".to_owned(), vec![]),
        (format!("see {path}"), vec![]),
        (format!("{path}\nis a game"), vec![]),
        ("a game.pgn".to_owned(), vec![]),
        (folder.0.display().to_string(), vec![]),
        ("1. e4 e5".to_owned(), vec![]),
        ("file:games.pgn".to_owned(), vec![]),
        ("file://nowhere".to_owned(), vec![]),
        (String::new(), vec![]),
        ("\n\n".to_owned(), vec![]),
    ] {
        assert_eq!(named_in(&text), expected, "{text:?}");
    }
}
