//! The scripts in `tests/replay`: `NAME.jsonl` is the input of `jadoube replay`, `NAME.expected.jsonl` has a part of
//! the expected answer to each action.
//!
//! Objects are compared by the expected keys only, everything else completely. In `notices`, each notice is compared
//! in this way, in order, and `"*"` stands for any number of them.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use jadoube::cli::{Stop, replay};
use serde_json::Value;

use crate::table::journal_lines::crc32;

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/replay");

#[test]
fn every_script_is_answered_as_expected() {
    let scripts = scripts();
    assert!(!scripts.is_empty(), "no script in {FOLDER}");
    let faults: Vec<String> = scripts.iter().filter_map(|script| faults_of(script)).collect();
    assert!(
        faults.is_empty(),
        "{} differences in {} scripts:\n{}",
        faults.len(),
        scripts.len(),
        faults.join("\n")
    );
}

#[test]
fn the_program_answers_as_the_library_does() {
    let scripts = scripts();
    let script = scripts.first().expect("a script");
    let output = Command::new(env!("CARGO_BIN_EXE_jadoube")).arg("replay").arg(script).output();
    let output = output.expect("the program starts");
    assert!(output.status.success(), "{}: {}", script.display(), String::from_utf8_lossy(&output.stderr));
    let told = String::from_utf8(output.stdout).expect("text");
    assert_eq!(told, answers(&read(script)).expect("a script of the language"), "{}", script.display());
    assert!(told.lines().count() > 0, "{} has no action", script.display());
}

/// First lines that are rejected.
const REFUSED_GAMES: &[&str] = &[
    r#"{"game": {"takeback": "agreed"}}"#,
    r#"{"game": {"takeback": "free"}}"#,
    r#"{"game": {"touch": "enforced", "takeback": "agreed"}}"#,
    r#"{"game": {"touch": "enforced", "takeback": "free"}}"#,
    r#"{"game": {"touch": "sometimes"}}"#,
    r#"{"game": {"ends": "never"}}"#,
    r#"{"game": {"takeback": "always", "touch": "off"}}"#,
    r#"{"game": {"clock": {"kind": "sundial", "base_ms": 1000, "bonus_ms": 0}}}"#,
    r#"{"game": {"start": {"chess960": 960}}}"#,
    r#"{"game": {"edition": 2027}}"#,
    r#"{"game": {"edition": "2023"}}"#,
    r#"{"game": {"clock": {"kind": "bronstein", "base_ms": 1000, "bonus_ms": 1, "first_bonus": true}}}"#,
    r#"{"game": {"clock": {"kind": "none", "base_ms": 1000, "first_bonus": true}}}"#,
    r#"{"game": {"clock": {"kind": "hourglass", "base_ms": 1000, "stages": [{"moves": 1, "add_ms": 1, "bonus_ms": 1}]}}}"#,
    r#"{"game": {"last_two_minutes": true, "clock": {"kind": "fischer", "base_ms": 1000, "bonus_ms": 0, "stages": [{"moves": 1, "add_ms": 1, "bonus_ms": 1}]}}}"#,
];

#[test]
fn a_game_that_can_not_be_is_refused_in_its_first_line() {
    for game in REFUSED_GAMES {
        let script = format!("{game}\n{{\"at\": 1000, \"do\": \"press\", \"square\": \"e2\"}}\n");
        let fault = answers(&script).expect_err(game);
        assert!(fault.starts_with("line 1: "), "{game}: {fault}");
    }
}

#[test]
fn another_edition_is_refused_by_its_year() {
    let fault = answers("{\"game\": {\"edition\": 2027}}\n").expect_err("an edition of the future");
    assert_eq!(fault, "line 1: \"edition\" is 2027: expected 2023");
}

#[test]
fn a_line_that_is_not_of_the_language_stops_the_replay() {
    let press = |at: i32| format!("{{\"at\": {at}, \"do\": \"press\", \"square\": \"e2\"}}\n");
    for (script, line) in [
        (format!("{{}}\n{}", press(1000)), 1),
        (format!("{{\"game\": {{}}}}\n{}{}", press(2000), press(1000)), 3),
        (format!("{{\"game\": {{}}}}\n{}{{\"at\": 2000, \"do\": \"wish\"}}\n", press(1000)), 3),
        ("{\"game\": {}}\n{\"at\": 1000, \"do\": \"castle\", \"side\": \"e\"}\n".to_string(), 2),
        ("{\"game\": {}}\n{\"at\": 1000, \"do\": \"claim\", \"kind\": \"boredom\"}\n".to_string(), 2),
        ("{\"game\": {}}\n{\"at\": 1000, \"do\": \"jadoube\", \"square\": \"e2\"}\n".to_string(), 2),
    ] {
        let fault = answers(&script).expect_err(&script);
        assert!(fault.starts_with(&format!("line {line}: ")), "{script}{fault}");
    }
}

/// A sum is checked where it is, and asked for nowhere.
#[test]
fn a_line_with_a_wrong_sum_stops_the_replay() {
    let sealed = |line: &str| {
        let sum = crc32(line.as_bytes());
        format!("{},\"sum\":\"{sum:08x}\"}}\n", line.strip_suffix('}').expect("an object"))
    };
    let header = "{\"version\":1,\"began\":5}";
    let lines = [header, "{\"game\":{\"white\":\"Ann\"}}", "{\"at\":1,\"do\":\"cancel\"}"];
    for sealed_lines in 0..8 {
        let each = |(index, line): (usize, &&str)| match sealed_lines >> index & 1 {
            1 => sealed(line),
            _ => format!("{line}\n"),
        };
        let script: String = lines.iter().enumerate().map(each).collect();
        answers(&script).expect(&script);
    }
    for (index, (found, changed)) in [("5", "6"), ("Ann", "Ana"), ("1", "2")].into_iter().enumerate() {
        let script: Vec<String> = lines.iter().map(|line| sealed(line)).collect();
        let mut wrong = script.clone();
        let end = wrong[index].find(",\"sum\"").expect("a sum");
        let at = wrong[index][..end].rfind(found).expect(found);
        wrong[index].replace_range(at..at + found.len(), changed);
        let fault = answers(&wrong.concat()).expect_err(changed);
        assert!(
            fault.starts_with(&format!("line {}: the line isn’t as it was written", index + 1)),
            "{fault}"
        );
    }
}

/// The scripts, sorted by name.
fn scripts() -> Vec<PathBuf> {
    let folder = fs::read_dir(FOLDER).unwrap_or_else(|error| panic!("{FOLDER}: {error}"));
    let mut files: Vec<PathBuf> = folder.map(|entry| entry.expect("a file").path()).collect();
    files.sort();
    let (expected, scripts): (Vec<PathBuf>, Vec<PathBuf>) =
        files.into_iter().partition(|file| file.to_string_lossy().ends_with(".expected.jsonl"));
    for script in &scripts {
        let extension = script.extension().and_then(|extension| extension.to_str());
        assert_eq!(extension, Some("jsonl"), "{} is no script", script.display());
        assert!(expected.contains(&beside(script)), "{} is missing", beside(script).display());
    }
    for file in &expected {
        assert!(
            scripts.iter().any(|script| beside(script) == *file),
            "{} has no script beside it",
            file.display()
        );
    }
    scripts
}

/// The file with a script's expected answers.
fn beside(script: &Path) -> PathBuf {
    script.with_extension("expected.jsonl")
}

fn read(file: &Path) -> String {
    fs::read_to_string(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

/// Plays a script in memory.
pub fn answers(script: &str) -> Result<String, String> {
    let mut output = Vec::new();
    match replay::replay(script.as_bytes(), &mut output) {
        Ok(()) => Ok(String::from_utf8(output).expect("text")),
        Err(Stop::Bad(fault)) => Err(fault),
        Err(other) => Err(format!("{other:?}")),
    }
}

/// Where a script's answers differ from the expected ones; only the first such line, since the following ones are
/// mostly wrong for the same reason.
fn faults_of(script: &Path) -> Option<String> {
    let name = script.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let told = match answers(&read(script)) {
        Ok(told) => told,
        Err(fault) => return Some(format!("{name}: {fault}")),
    };
    let expected = read(&beside(script));
    if told.lines().count() != expected.lines().count() {
        return Some(format!(
            "{name}: {} answers found, {} expected",
            told.lines().count(),
            expected.lines().count()
        ));
    }
    for (index, (found, wanted)) in told.lines().zip(expected.lines()).enumerate() {
        let line = index + 2;
        let found: Value = serde_json::from_str(found).expect("an answer is JSON");
        let wanted: Value = serde_json::from_str(wanted)
            .unwrap_or_else(|error| panic!("{}: line {}: {error}", beside(script).display(), index + 1));
        let mut faults = Vec::new();
        compare("", &found, &wanted, &mut faults);
        if !faults.is_empty() {
            let action = read(script).lines().nth(line - 1).unwrap_or_default().to_owned();
            return Some(format!("{name}: line {line}: {action}\n{}", faults.join("\n")));
        }
    }
    None
}

/// Adds to `faults` every key in which the two differ.
pub fn compare(key: &str, found: &Value, wanted: &Value, faults: &mut Vec<String>) {
    let fits = match (found, wanted) {
        (Value::Object(found), Value::Object(wanted)) => {
            for (inner, wanted) in wanted {
                let path = if key.is_empty() { inner.clone() } else { format!("{key}.{inner}") };
                match found.get(inner) {
                    Some(found) => compare(&path, found, wanted, faults),
                    None => faults.push(format!("  {path}: nothing found, expected {wanted}")),
                }
            }
            true
        }
        (Value::Array(found), Value::Array(wanted)) if key == "notices" => match_notices(found, wanted),
        _ => found == wanted,
    };
    if !fits {
        faults.push(format!("  {key}: found {found}\n  {key}: expected {wanted}"));
    }
}

/// Whether the notices match one by one; `"*"` is any number of them.
fn match_notices(found: &[Value], wanted: &[Value]) -> bool {
    match wanted {
        [] => found.is_empty(),
        [any, rest @ ..] if any == "*" => (0..=found.len()).any(|skip| match_notices(&found[skip..], rest)),
        [one, rest @ ..] => found.first().is_some_and(|notice| {
            let mut faults = Vec::new();
            compare("notice", notice, one, &mut faults);
            faults.is_empty() && match_notices(&found[1..], rest)
        }),
    }
}

#[test]
fn a_part_is_compared_as_it_should_be() {
    let json = |text: &str| -> Value { serde_json::from_str(text).expect(text) };
    for (found, wanted, fits) in [
        (r#"{"a": 1, "b": 2}"#, r#"{"a": 1}"#, true),
        (r#"{"a": 1}"#, r#"{"a": 2}"#, false),
        (r#"{"a": 1}"#, r#"{"b": null}"#, false),
        (r#"{"a": {"b": 1, "c": 2}}"#, r#"{"a": {"c": 2}}"#, true),
        (r#"{"a": [1, 2]}"#, r#"{"a": [1]}"#, false),
        (
            r#"{"notices": [{"kind": "touched", "square": "e2"}]}"#,
            r#"{"notices": [{"kind": "touched"}]}"#,
            true,
        ),
        (
            r#"{"notices": [{"kind": "touched"}, {"kind": "moved"}]}"#,
            r#"{"notices": [{"kind": "touched"}]}"#,
            false,
        ),
        (
            r#"{"notices": [{"kind": "touched"}, {"kind": "moved"}]}"#,
            r#"{"notices": ["*", {"kind": "moved"}]}"#,
            true,
        ),
        (r#"{"notices": [{"kind": "touched"}]}"#, r#"{"notices": ["*", {"kind": "moved"}, "*"]}"#, false),
        (r#"{"notices": []}"#, r#"{"notices": ["*"]}"#, true),
    ] {
        let mut faults = Vec::new();
        compare("", &json(found), &json(wanted), &mut faults);
        assert_eq!(faults.is_empty(), fits, "{wanted} in {found}: {faults:?}");
    }
}
