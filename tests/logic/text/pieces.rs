//! The code does not concatenate sentences: a message is complete, and texts are joined by `Texts::list`, `Texts::row`
//! and `Texts::paragraph`, which use messages too.

use crate::house::sources;

/// Places where the code joins texts: the end of the file's path, and the string literal that joins. The comments say
/// why the texts are not parts of a sentence.
const NOT_SENTENCES: &[(&str, &str)] = &[
    // The title and the detail of a card, each complete.
    ("view/law_card.rs", "{before}{} {}"),
    ("study/panel.rs", "{} {}"),
    // The fields of a FEN.
    ("table_board/mod.rs", " "),
    // What to do on each square, in a list.
    ("view/board_status.rs", "; "),
    // The words of a command line.
    ("dialogs/engines/command_line.rs", " "),
    // Moves, squares, numbers, and the names of openings.
    ("chess960/steps.rs", " "),
    ("analysis/line.rs", " "),
    ("text/notation.rs", "{number}{dots} {mv}"),
    ("text/openings.rs", "{} {}"),
    ("text/openings.rs", "{family}: {}"),
    ("text/openings.rs", ", "),
    ("games/row.rs", "{}. {players}"),
    // Keys and values of JSON lines, as they are typed.
    ("text/line_errors.rs", ", "),
    // German names in a fixed order, the same in every language.
    ("text/named_move.rs", "{} {} {}"),
    ("text/named_move.rs", "{said}, {}"),
    ("text/named_move.rs", "{} {}"),
    // Names, and what follows them: a number, facts or a sentence.
    ("settings/engines.rs", "{name} {number}"),
    ("study/panel.rs", "{names}. {about}"),
    ("review/panel.rs", "{score} {names}. {why}"),
    // The words of a comment.
    ("score_sheet/flow.rs", " "),
];

/// Whether a string literal joins other texts into a sentence; a dash or a middle dot between labels does not count.
fn joins(before: &str, text: &str) -> bool {
    let glued = ["} {", "}, {", "}. {", "}: {", "}; {"].iter().any(|glue| text.contains(glue));
    let ends = [" ", ", ", ". ", "; ", ": "].contains(&text);
    glued || ends && (before.ends_with("join(") || before.ends_with("push_str(") || before.ends_with("+ "))
}

/// The string literals of a file, each with the code before it on its line.
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

/// The string literals with which the code in `ui`, `text`, `session` and `storage` joins other texts, each with its
/// file.
fn joined() -> Vec<(String, String)> {
    let is_read = |path: &str| ["ui/", "text/", "session/", "storage/"].iter().any(|it| path.starts_with(it));
    let files = sources().into_iter().filter(|(path, _)| is_read(path));
    let found = files.flat_map(|(path, code)| {
        let joining = texts(&code).into_iter().filter(|(before, text)| joins(before, text));
        joining.map(|(_, text)| (path.clone(), text.to_owned())).collect::<Vec<_>>()
    });
    found.collect()
}

#[test]
fn no_sentence_is_put_together() {
    let found = joined();
    for (file, text) in &found {
        let known = NOT_SENTENCES.iter().any(|(end, joined)| file.ends_with(end) && text == joined);
        assert!(known, "src/{file} joins texts by {text:?}: is it one message, a row or a paragraph?");
    }
    for (file, text) in NOT_SENTENCES {
        let there = found.iter().any(|(other, joined)| other.ends_with(file) && joined == text);
        assert!(there, "src/{file} doesn't join texts by {text:?} any more");
    }
}

#[test]
fn joined_sentences_are_found_in_code() {
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
