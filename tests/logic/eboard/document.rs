//! What `docs/boards.md` tells the authors of drivers.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};

use jadoube::eboard::line::{Order, Report};
use jadoube::eboard::script::Step;

use crate::folder::Folder;
use crate::house::root;

fn document() -> String {
    fs::read_to_string(root().join("docs/boards.md")).expect("the document")
}

#[test]
fn the_document_shows_right_lines() {
    let text = document();
    let lines: Vec<&str> = text.split('`').skip(1).step_by(2).filter(|code| code.starts_with('{')).collect();
    assert!(lines.len() >= 8, "{lines:?}");
    for line in lines {
        assert!(Order::read(line).is_ok() || Step::read(line).is_ok(), "{line}");
    }
}

/// Without Python, the test is skipped.
#[test]
fn the_driver_in_the_document_works() {
    if Command::new("python3").arg("--version").output().is_err() {
        return eprintln!("no python3: the example was not run");
    }
    let text = document();
    let code =
        text.split("```python\n").nth(1).and_then(|rest| rest.split("```").next()).expect("an example");
    assert!(code.lines().count() <= 20, "the document promises a short one");
    let folder = Folder::new();
    folder.write("board", "ffff00000000ffff\nffff00000000efff\n");
    let mut driver = Command::new("python3")
        .args(["-c", code, &folder.path("board")])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("python3");
    let mut lines = BufReader::new(driver.stdout.take().expect("its output")).lines();
    let mut next =
        || Report::read(&lines.next().expect("a line").expect("text")).expect("a report").to_json();
    assert_eq!(next(), Report::hello("Home-made board").to_json());
    assert_eq!(
        [next(), next()],
        ["ffff00000000ffff", "ffff00000000efff"].map(|it| format!("{{\"occupied\":\"{it}\"}}"))
    );
    assert!(next().starts_with("{\"gone\""));
    let mut input = driver.stdin.take().expect("its input");
    writeln!(input, "{}", Order::Lights(vec!["e2".parse().expect("a square")]).to_json()).expect("it reads");
    drop(input);
    assert!(driver.wait().expect("it ends").success());
    assert!(fs::read_to_string(folder.path("board")).expect("a file").ends_with("\ne2\n"));
}
