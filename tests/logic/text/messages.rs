//! The program uses every message, and passes the variables that each message needs. The names of pieces are inflected,
//! and lists are joined.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use jadoube::rules::{Piece, Role};
use jadoube::text::messages::{Language, Texts};

use super::languages::asked;
use crate::house::{files, root, sources};
use crate::rules::square;

/// The keys of the messages, with the variables of each.
fn messages() -> BTreeMap<String, BTreeSet<String>> {
    let all = asked(Language::EN).into_iter().filter(|(key, _)| !key.contains('.'));
    all.map(|(key, asked)| (key, asked.variables)).collect()
}

/// The arguments of every `t!(…)` and `bad!(…)` in a source, as written.
fn calls(code: &str) -> Vec<Vec<String>> {
    let begins = code
        .match_indices("t!(")
        .filter(|(at, _)| !code[..*at].ends_with(|before: char| before.is_alphanumeric() || before == '_'));
    let texts = begins.map(|(at, name)| arguments(&code[at + name.len()..]));
    // `bad!` uses the texts of the command line.
    let errors = code.match_indices("bad!(").map(|(at, name)| {
        let given = arguments(&code[at + name.len()..]);
        ["words()".to_owned()].into_iter().chain(given).collect()
    });
    texts.chain(errors).collect()
}

/// The text before the closing bracket, split at commas outside nested brackets and strings.
fn arguments(code: &str) -> Vec<String> {
    let (mut parts, mut part, mut depth) = (Vec::new(), String::new(), 0);
    let mut letters = code.chars();
    while let Some(letter) = letters.next() {
        match letter {
            ',' if depth == 0 => {
                parts.push(std::mem::take(&mut part));
                continue;
            }
            ')' if depth == 0 => break,
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth -= 1,
            '"' => {
                part.push(letter);
                while let Some(quoted) = letters.next().filter(|quoted| *quoted != '"') {
                    part.push(quoted);
                    if quoted == '\\' {
                        part.extend(letters.next());
                    }
                }
            }
            _ => {}
        }
        part.push(letter);
    }
    parts.push(part);
    parts.iter().map(|part| part.trim().to_owned()).filter(|part| !part.is_empty()).collect()
}

fn literals(code: &str) -> Vec<&str> {
    code.split('"').skip(1).step_by(2).collect()
}

/// What is wrong with the calls in a source file.
fn faults(code: &str, messages: &BTreeMap<String, BTreeSet<String>>) -> Vec<String> {
    let mut found = Vec::new();
    for call in calls(code) {
        let [_, key, given @ ..] = &call[..] else { continue };
        let given: BTreeSet<&str> =
            given.iter().map(|part| part.split('=').next().unwrap_or_default().trim()).collect();
        let keys = literals(key);
        let mut wanted = BTreeSet::new();
        for key in &keys {
            let Some(variables) = messages.get(*key) else {
                found.push(format!("no message {key:?}"));
                continue;
            };
            wanted.extend(variables.iter().map(String::as_str));
            let missing = variables.iter().filter(|name| !given.contains(name.as_str()));
            found.extend(missing.map(|name| format!("{key:?} is asked for without {name}")));
        }
        if !keys.is_empty() {
            let needless = given.difference(&wanted);
            found.extend(needless.map(|name| format!("{} has no {name}", keys.join(", "))));
        }
    }
    found
}

#[test]
fn messages_are_asked_for_with_what_they_need() {
    let messages = messages();
    let files = sources();
    let asked: usize = files.iter().map(|(_, code)| calls(code).len()).sum();
    assert!(asked > 500, "only {asked} calls were found in the code");
    for (path, code) in &files {
        assert_eq!(faults(code, &messages), [""; 0], "{path}");
    }
}

#[test]
fn a_wrong_call_is_seen() {
    let messages = messages();
    let table: [(&str, &[&str]); 8] = [
        ("t!(texts, \"white\")", &[]),
        ("assert!(texts, \"nonsense\"); format!(\"t\")", &[]),
        ("t!(self.texts, \"wite\")", &["no message \"wite\""]),
        ("t!(\n    texts,\n    \"list-next\",\n    list = row(a, \"b)\"),\n    next\n)", &[]),
        ("t!(texts, \"list-next\", list)", &["\"list-next\" is asked for without next"]),
        ("t!(texts, if a { \"white\" } else { \"black\" }, role)", &["white, black has no role"]),
        ("bad!(\"wite\")", &["no message \"wite\""]),
        ("t!(texts, key, anything = t!(texts, \"wite\"))", &["no message \"wite\""]),
    ];
    for (code, expected) in table {
        assert_eq!(faults(code, &messages), expected, "{code}");
    }
}

#[test]
fn every_message_is_asked_for() {
    let sources = sources();
    let read = |layers: &[&str]| -> String {
        let of_layers = sources.iter().filter(|(path, _)| layers.iter().any(|layer| path.starts_with(layer)));
        of_layers.map(|(_, code)| code.as_str()).collect()
    };
    let speaking = read(&["ui/", "native/", "text/", "session/", "paper/", "cli/"]);
    // Other keys are built from names in this code, for example of reasons, endings and colours, or from the numbers of
    // articles.
    let core = read(&["rules/", "game/", "table/", "exam/"]);
    let cases = root().join("assets/cases");
    let offered: String =
        files(&cases).iter().map(|file| fs::read_to_string(file).expect("a case")).collect();
    for key in messages().into_keys() {
        let name = key.strip_prefix("refusal-").or(key.strip_prefix("by-")).unwrap_or(&key);
        let is_case =
            key.strip_prefix("case-").is_some_and(|case| cases.join(format!("{case}.jsonl")).exists());
        let article = key.strip_prefix("article-").map(|number| format!("\"{}\"", number.replace('-', ".")));
        let is_article = article.is_some_and(|article| core.contains(&article) || offered.contains(&article));
        let asked = is_case
            || is_article
            || speaking.contains(&format!("\"{key}\""))
            || core.contains(&format!("\"{name}\""));
        assert!(asked, "nobody asks for {key:?}");
    }
}

#[test]
fn names_of_pieces_are_inflected() {
    let piece = |letter| Piece::from_fen_letter(letter).expect("a letter of FEN");
    let dutch = Texts::new(Language::NL);
    for (letter, name) in
        [('P', "witte pion"), ('N', "wit paard"), ('n', "zwart paard"), ('q', "zwarte dame")]
    {
        assert_eq!(dutch.colored_piece(piece(letter)), name);
    }
    assert_eq!(dutch.the_piece(Role::Knight, square("f3")), "het paard op f3");
    assert_eq!(dutch.the_piece(Role::Rook, square("f3")), "de toren op f3");
    let list = ["a", "b", "c"].map(str::to_owned);
    assert_eq!((dutch.list(&list), dutch.list(&list[..1])), ("a, b en c".to_owned(), "a".to_owned()));
}

#[test]
fn lists_of_any_length_are_joined() {
    for language in Language::ALL {
        let texts = Texts::new(language);
        for length in [0, 1, 2, 3, 7, 2_000] {
            let items: Vec<String> = (1..=length).map(|number| format!("{number}.")).collect();
            assert_eq!(texts.row(items.clone()), items.join(", "));
            assert_eq!(texts.paragraph(items.clone()), items.join(" "));
        }
    }
}
