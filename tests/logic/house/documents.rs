//! Checks that the links, files, commands, options, shortcuts, menu items and variables that the documents name exist.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use jadoube::cli::help;
use jadoube::text::messages::{Language, Texts};
use jadoube::ui::Command;

use super::{files, root};

/// Shortcuts that the documents may name whether or not a command of the program has them.
const OTHER_KEYS: [&str; 4] = ["Ctrl+F", "Ctrl+T", "Ctrl+PgUp", "Ctrl+PgDn"];

/// The Markdown files in the root folder, `docs` and `.github`: the path of each below the root, and its text.
fn documents() -> Vec<(String, String)> {
    let folders = [root().to_owned(), root().join("docs"), root().join(".github")];
    let all = folders.iter().flat_map(|folder| fs::read_dir(folder).expect("a folder"));
    let all = all.map(|entry| entry.expect("an entry").path());
    let read = |path: &Path| {
        let name = path.strip_prefix(root()).expect("inside").to_string_lossy().replace('\\', "/");
        (name, fs::read_to_string(path).expect("a document"))
    };
    all.filter(|path| path.extension().is_some_and(|kind| kind == "md")).map(|path| read(&path)).collect()
}

fn quoted(text: &str) -> impl Iterator<Item = &str> {
    text.split('`').skip(1).step_by(2)
}

/// The targets of relative links in this document that don't exist.
fn dead_links(name: &str, text: &str) -> Vec<String> {
    let links = text.split("](").skip(1).filter_map(|rest| rest.split([')', '#']).next());
    let links = links.filter(|link| !link.is_empty() && !link.contains("://"));
    let folder = root().join(name);
    let folder = folder.parent().expect("a folder");
    links.filter(|link| !folder.join(link).exists()).map(str::to_owned).collect()
}

/// Quoted paths that don't exist. In `ARCHITECTURE.md`, paths may start below `src`. In other documents, only text that
/// starts with a name in the root folder is a path.
fn dead_paths(name: &str, text: &str) -> Vec<String> {
    let all = name == "ARCHITECTURE.md";
    let is_path = |word: &&str| {
        let first = word.split('/').next().unwrap_or_default();
        let known = !first.is_empty() && first != "target" && root().join(first).exists();
        word.contains('/')
            && !word.contains([' ', '*', '$', '<', '=', '\n'])
            && (known || all && !word.starts_with(['.', '/', '~']))
    };
    let there = |path: &str| {
        let path = path.strip_prefix("./").unwrap_or(path);
        root().join(path).exists() || all && root().join("src").join(path).exists()
    };
    quoted(text).filter(is_path).filter(|path| !there(path)).map(str::to_owned).collect()
}

/// Commands that don't exist, and options that neither the command's help nor the overview lists.
fn unknown_commands(text: &str) -> Vec<String> {
    let known = |command: &str| {
        let first = command.split_whitespace().next().unwrap_or_default();
        let named = !first.starts_with(char::is_lowercase) || help::COMMANDS.contains(&first);
        let help = help::text(first) + &help::text("");
        named && command.split_whitespace().filter(|word| word.starts_with("--")).all(|it| help.contains(it))
    };
    let commands = quoted(text).filter_map(|word| {
        word.strip_prefix("jadoube ")
            .or_else(|| word.strip_prefix("./play ").filter(|word| !word.contains("--")))
    });
    commands.filter(|command| !known(command)).map(str::to_owned).collect()
}

/// Shortcuts with Ctrl that belong to no command and are not in [`OTHER_KEYS`].
fn unknown_keys(text: &str, texts: &Texts) -> Vec<String> {
    let known: BTreeSet<String> = Command::all().map(|command| command.keys(texts)).collect();
    let keys = text.match_indices("Ctrl+").map(|(at, _)| {
        let ends = |letter: char| !letter.is_alphanumeric() && letter != '+';
        text[at..].split(ends).next().unwrap_or_default().replace("comma", ",")
    });
    keys.filter(|key| !key.ends_with('+') && !known.contains(key) && !OTHER_KEYS.contains(&key.as_str()))
        .collect()
}

/// Menu items, in italics with an ellipsis, that match no message.
fn unknown_items(text: &str, messages: &str) -> Vec<String> {
    let said =
        |item: &str| messages.lines().any(|line| line.split_once("= ").is_some_and(|(_, it)| it == item));
    let items = text.split('*').skip(1).step_by(2).filter(|item| item.ends_with('…') && !item.contains('\n'));
    let parts = items.flat_map(|item| item.split(", "));
    parts.filter(|part| !said(part)).map(str::to_owned).collect()
}

/// Variables that begin with `JADOUBE_` and occur nowhere in the sources.
fn unknown_variables(text: &str, sources: &str) -> Vec<String> {
    let names = text.match_indices("JADOUBE_").map(|(at, _)| {
        let ends = |letter: char| !letter.is_ascii_uppercase() && letter != '_';
        text[at..].split(ends).next().unwrap_or_default()
    });
    names.filter(|name| !sources.contains(name)).map(str::to_owned).collect()
}

#[test]
fn documents_name_what_is_there() {
    let texts = Texts::new(Language::EN);
    let messages = fs::read_to_string(root().join("assets/i18n/en.ftl")).expect("the messages");
    let sources = ["src", "tests", "scripts"].iter().flat_map(|folder| files(&root().join(folder)));
    let sources: String = sources.map(|file| fs::read_to_string(file).unwrap_or_default()).collect();
    let all = documents();
    let is_read = |document: &str| all.iter().any(|(name, _)| name == document);
    assert!(all.len() > 10 && is_read("docs/features.md"), "documents are missing");
    for (name, text) in &all {
        let unknown = [
            dead_links(name, text),
            dead_paths(name, text),
            unknown_commands(text),
            unknown_keys(text, &texts),
            unknown_items(text, &messages),
            unknown_variables(text, &sources),
        ];
        assert!(unknown.iter().all(Vec::is_empty), "{name}: {unknown:?}");
    }
}

#[test]
fn missing_names_are_found() {
    let texts = Texts::new(Language::EN);
    let found = |count: usize, text: &str| {
        let all = [
            dead_links("docs/x.md", text),
            dead_paths("ARCHITECTURE.md", text),
            unknown_commands(text),
            unknown_keys(text, &texts),
            unknown_items(text, "menu-file = File\ncmd-open = Open…\n"),
            unknown_variables(text, "JADOUBE_FUZZ"),
        ];
        assert_eq!(all.iter().map(Vec::len).sum::<usize>(), count, "{text}: {all:?}");
    };
    found(2, "`ui/board/gone.rs`, `src/gone.rs`");
    found(1, "a [link](gone.md)");
    found(2, "`jadoube gone`, `jadoube verify --gone`");
    for text in ["Ctrl+F7", "*File, Gone…*", "`JADOUBE_GONE=1`"] {
        found(1, text);
    }
    found(0, "`src/lib.rs`, `ui/board`, [map](features.md), [web](https://example.org/x.md)");
    found(
        0,
        "`jadoube verify --json`, Ctrl+N, Ctrl+Shift+S, *Open…*, *a word*, `JADOUBE_FUZZ=600`, `jadoube [FILE]`",
    );
}
