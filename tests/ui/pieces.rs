//! No sentence is put together from pieces in the code: a message is whole, and what stands in a row or follows one
//! another does so by `Words::list`, `Words::row` and `Words::paragraph`, which are messages too.

use std::fs;
use std::path::Path;

use crate::words::sources;

/// Where texts are put side by side in the code, and why they are not sentences.
const NOT_SENTENCES: &[(&str, &str)] = &[
    // The lines of a card, each whole, read one after the other.
    ("law_card.rs", " "),
    ("law_card.rs", "{before}{} {}"),
    // What is said at once, each of it whole.
    ("voice.rs", " "),
    // What other programs read: FEN, a command line.
    ("study/hand.rs", " "),
    ("dialogs/engines/command_line.rs", " "),
    // Moves, squares and numbers, as chess players write them.
    ("room/steps.rs", " "),
    ("analysis/line.rs", " "),
    ("explain/mod.rs", "{number}{dots} {}"),
    ("score_cell.rs", "{}{dots} {}"),
    ("study/letters.rs", "{}{dots} {text}"),
    ("openings.rs", "{} {}"),
    ("games/row.rs", "{}. {players}"),
    // Names.
    ("settings/guests.rs", "{name} {number}"),
    ("study/panel.rs", "{names}. {about}"),
    // The player's own words, and what stands in a page of the book.
    ("study/flow.rs", "{text} {word}"),
    ("book/claim.rs", "{key}: {value}"),
];

/// Whether a text in the code joins others as words are joined; a dash or a dot between labels is no word.
fn joins(before: &str, text: &str) -> bool {
    let glued = ["} {", "}, {", "}. {", "}: {", "}; {"].iter().any(|glue| text.contains(glue));
    let ends = [" ", ", ", ". ", "; ", ": "].contains(&text);
    glued || ends && (before.ends_with("join(") || before.ends_with("push_str(") || before.ends_with("+ "))
}

/// The texts in quotation marks of a file, each with the code before it.
fn texts(code: &str) -> Vec<(&str, &str)> {
    let mut texts = Vec::new();
    for line in code.lines().filter(|line| !line.trim_start().starts_with("//")) {
        let marks: Vec<usize> = line.match_indices('"').map(|(at, _)| at).collect();
        let quoted = |at: &usize| !line[..*at].ends_with('\\') && !line[..*at].ends_with('\'');
        let marks: Vec<usize> = marks.into_iter().filter(quoted).collect();
        for pair in marks.chunks_exact(2) {
            texts.push((&line[..pair[0]], &line[pair[0] + 1..pair[1]]));
        }
    }
    texts
}

/// What the window's code joins, by file and text.
fn joined() -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/ui");
    let mut found = Vec::new();
    for file in sources(&folder) {
        let code = fs::read_to_string(&file).expect("a file of the window");
        let name = file.strip_prefix(&folder).expect("inside").to_string_lossy().replace('\\', "/");
        let joining = texts(&code).into_iter().filter(|(before, text)| joins(before, text));
        found.extend(joining.map(|(_, text)| (name.clone(), text.to_owned())));
    }
    found
}

#[test]
fn no_sentence_is_put_together() {
    let found = joined();
    for (file, text) in &found {
        let known = NOT_SENTENCES.contains(&(file.as_str(), text.as_str()));
        assert!(known, "src/ui/{file} joins texts by {text:?}: is it one message, a row or a paragraph?");
    }
    for (file, text) in NOT_SENTENCES {
        let there = found.iter().any(|(other, joined)| (other.as_str(), joined.as_str()) == (*file, *text));
        assert!(there, "src/ui/{file} doesn't join texts by {text:?} any more");
    }
}

#[test]
fn what_joins_is_recognised() {
    for (line, joins) in [
        (r#"format!("{said} {why}")"#, true),
        (r#"format!("{spoken}, {}", words.say(key))"#, true),
        (r#"parts.join(", ")"#, true),
        (r#"said.push_str(" ")"#, true),
        (r#"title + " " + &detail"#, true),
        (r#"format!("{white} – {black}")"#, false),
        (r#"format!("by-{}", name)"#, false),
        (r#"fields.split(" ")"#, false),
        (r#"// format!("{said} {why}")"#, false),
    ] {
        let found = texts(line).into_iter().any(|(before, text)| self::joins(before, text));
        assert_eq!(found, joins, "{line}");
    }
}
