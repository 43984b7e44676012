//! The scripts in `tests/replay`: `NAME.jsonl` is the input of `jadoube replay`; `NAME.expected.jsonl` has a part of
//! the expected answer to each action.
//!
//! Objects are compared by the expected keys only, everything else completely. In `notices`, each notice is compared
//! in this way, in order, and `"*"` stands for any number of them.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use jadoube::cli::{Stop, replay};
use serde_json::Value;

use crate::table::journal_lines::with_sum;
use crate::tables::rows;

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

#[test]
fn another_edition_is_refused_by_its_year() {
    let fault = answers("{\"game\": {\"edition\": 2027}}\n").expect_err("an edition of the future");
    assert_eq!(fault, "line 1: \"edition\" is 2027: expected 2023");
}

#[test]
fn a_line_that_is_not_of_the_language_stops_the_replay() {
    for [line, script] in rows!("refused-scripts") {
        let fault = answers(&(script.replace("\\n", "\n") + "\n")).expect_err(script);
        assert!(fault.starts_with(&format!("line {line}: ")), "{script}: {fault}");
    }
}

/// A checksum is verified where there is one, but never required.
#[test]
fn a_line_with_a_wrong_sum_stops_the_replay() {
    let header = "{\"version\":1,\"began\":5}";
    let lines = [header, "{\"game\":{\"white\":\"Ann\"}}", "{\"at\":1,\"do\":\"cancel\"}"];
    for sealed_lines in 0..8 {
        let each = |(index, line): (usize, &&str)| match sealed_lines >> index & 1 {
            1 => with_sum(line),
            _ => format!("{line}\n"),
        };
        let script: String = lines.iter().enumerate().map(each).collect();
        answers(&script).expect(&script);
    }
    let script = lines.map(with_sum).concat();
    for (line, found, changed) in [(1, "began\":5", "began\":6"), (2, "Ann", "Ana"), (3, "at\":1", "at\":2")]
    {
        let fault = answers(&script.replace(found, changed)).expect_err(changed);
        assert!(
            fault.starts_with(&format!("line {line}: the line was changed after it was written")),
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
    let beside: Vec<PathBuf> = scripts.iter().map(|script| beside(script)).collect();
    assert_eq!(beside, expected, "each script has its answers, and nothing else is there");
    scripts
}

/// The file with a script's expected answers.
fn beside(script: &Path) -> PathBuf {
    script.with_extension("expected.jsonl")
}

fn read(file: &Path) -> String {
    fs::read_to_string(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

/// Plays a script in memory; returns its answers, or the fault that stops it.
pub fn answers(script: &str) -> Result<String, String> {
    let mut output = Vec::new();
    match replay::replay(script.as_bytes(), &mut output) {
        Ok(()) => Ok(String::from_utf8(output).expect("text")),
        Err(Stop::Bad(fault)) => Err(fault),
        Err(other) => Err(format!("{other:?}")),
    }
}

/// What `fault` finds in the answers to a script file, after the name of the file.
fn faults_of(script: &Path) -> Option<String> {
    let expected = read(&beside(script));
    let json = |line| {
        serde_json::from_str(line)
            .unwrap_or_else(|error| panic!("{}: {line}: {error}", beside(script).display()))
    };
    let wanted: Vec<Value> = expected.lines().map(json).collect();
    let name = script.file_name().unwrap_or_default().to_string_lossy();
    fault(&read(script), &wanted).map(|fault| format!("{name}: {fault}"))
}

/// What is wrong with the answers to a script: an error that stops it, the number of answers, or the first wrong one,
/// since later ones are usually wrong for the same reason. `None` if the answers are as expected.
pub fn fault(script: &str, wanted: &[Value]) -> Option<String> {
    let told = match answers(script) {
        Ok(told) => told,
        Err(fault) => return Some(fault),
    };
    let (found, expected) = (told.lines().count(), wanted.len());
    if found != expected {
        return Some(format!("{found} answers found, {expected} expected"));
    }
    let mut lines = (2..).zip(script.lines().skip(1)).zip(told.lines().zip(wanted));
    lines.find_map(|((line, action), (found, wanted))| {
        let mut faults = Vec::new();
        compare("", &serde_json::from_str(found).expect("an answer is JSON"), wanted, &mut faults);
        (!faults.is_empty()).then(|| format!("line {line}: {action}\n{}", faults.join("\n")))
    })
}

/// Adds to `faults` each expected key whose value is missing or different.
fn compare(key: &str, found: &Value, wanted: &Value, faults: &mut Vec<String>) {
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
    for [found, wanted, fits] in rows!("partly-equal") {
        let mut faults = Vec::new();
        compare("", &json(found), &json(wanted), &mut faults);
        assert_eq!(faults.is_empty(), fits == "true", "{wanted} in {found}: {faults:?}");
    }
}
