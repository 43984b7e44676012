//! No source files import each other in a circle: each file can be read after those that it names. That a file names
//! the module file of a folder that contains it does not count.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use super::paths::{paths, tokens};
use super::sources;

type Arrows = BTreeMap<String, BTreeSet<String>>;

#[test]
fn no_files_import_each_other_in_a_circle() {
    let arrows = arrows(&sources());
    let mut listed = String::new();
    for circle in circles(&arrows) {
        for from in &circle {
            let to: Vec<&str> = circle.iter().copied().filter(|to| arrows[*from].contains(*to)).collect();
            let _ = writeln!(listed, "{from} imports {}", to.join(", "));
        }
        listed.push('\n');
    }
    assert!(listed.is_empty(), "These import each other:\n{listed}");
}

#[test]
fn a_circle_is_seen() {
    let check = |files: &[(&str, &str)], expected: &[&[&str]]| {
        let files: Vec<(String, String)> =
            files.iter().map(|(path, text)| ((*path).to_owned(), (*text).to_owned())).collect();
        assert_eq!(circles(&arrows(&files)), expected, "{files:?}");
    };
    let there = "use super::b::B;";
    check(
        &[("x/mod.rs", "mod a; mod b;"), ("x/a.rs", there), ("x/b.rs", "use super::a::A;")],
        &[&["x/a.rs", "x/b.rs"]],
    );
    check(&[("x/mod.rs", "mod a; mod b;"), ("x/a.rs", there), ("x/b.rs", "use crate::y::Y;")], &[]);
    // A re-exported name belongs to the file that defines it.
    let hands_on = ("x/mod.rs", "mod a; pub mod b; pub use a::{A, Other};");
    check(&[hands_on, ("x/a.rs", there), ("x/b.rs", "use crate::x::A;")], &[&["x/a.rs", "x/b.rs"]]);
    // A file may name the module file of its own folder.
    check(&[("x/mod.rs", "mod a; use a::A; struct X;"), ("x/a.rs", "use super::X;")], &[]);
    // A circle can have three files in different folders.
    let three = [
        ("x/mod.rs", "mod a; mod b; mod c;"),
        ("x/a.rs", there),
        ("x/b.rs", "fn f() { super::c::d::f() }"),
        ("x/c/mod.rs", "pub mod d;"),
        ("x/c/d.rs", "use crate::x::a;"),
    ];
    check(&three, &[&["x/a.rs", "x/b.rs", "x/c/d.rs"]]);
}

/// The groups of files in which each file reaches all others.
fn circles(arrows: &Arrows) -> Vec<Vec<&str>> {
    let reached: BTreeMap<&str, BTreeSet<&str>> =
        arrows.keys().map(|from| (from.as_str(), reach(arrows, from))).collect();
    let mut groups: Vec<Vec<&str>> = Vec::new();
    for (from, to) in &reached {
        let group: Vec<&str> = to.iter().copied().filter(|to| reached[to].contains(from)).collect();
        if group.len() > 1 && !groups.contains(&group) {
            groups.push(group);
        }
    }
    groups
}

fn reach<'a>(arrows: &'a Arrows, from: &str) -> BTreeSet<&'a str> {
    let (mut seen, mut next) = (BTreeSet::new(), vec![from]);
    while let Some(file) = next.pop() {
        for to in &arrows[file] {
            if seen.insert(to.as_str()) {
                next.push(to);
            }
        }
    }
    seen
}

/// The files that each file names, except the module files of the folders that contain it.
fn arrows(files: &[(String, String)]) -> Arrows {
    let modules: BTreeMap<String, &str> =
        files.iter().map(|(path, _)| (module(path), path.as_str())).collect();
    let all: Vec<(&str, Vec<String>)> =
        files.iter().map(|(path, text)| (path.as_str(), tokens(text))).collect();
    let mut handed_on = BTreeMap::new();
    for (path, tokens) in &all {
        let own = module(path);
        for use_of in tokens.split(|word| word == ";" || word == "}").filter_map(handed) {
            for named in named(use_of, &own, &modules) {
                let last = named.rsplit("::").next().unwrap_or(&named);
                handed_on.insert(join(&own, last), named.clone());
            }
        }
    }
    let file_of = |named: &str| {
        let mut named = named.to_owned();
        // A name may be re-exported more than once.
        for _ in 0..8 {
            let prefixes = (1..=named.split("::").count()).rev().map(|count| prefix(&named, count));
            let Some((handed, target)) = prefixes
                .filter(|prefix| !modules.contains_key(prefix))
                .find_map(|prefix| Some((prefix.clone(), handed_on.get(&prefix)?)))
            else {
                break;
            };
            named = format!("{target}{}", &named[handed.len()..]);
        }
        let count = named.split("::").count();
        (1..=count).rev().find_map(|count| modules.get(&prefix(&named, count)).copied())
    };
    let own = |path: &str, to: &str| {
        let (from, to) = (module(path), module(to));
        from == to || from.starts_with(&format!("{to}::")) || to.is_empty()
    };
    let arrows = all.iter().map(|(path, tokens)| {
        let named = named(tokens, &module(path), &modules);
        let to = named.iter().filter_map(|named| file_of(named)).filter(|to| !own(path, to));
        ((*path).to_owned(), to.map(str::to_owned).collect())
    });
    arrows.collect()
}

/// The words after `pub use` or `pub(…) use` in a statement.
fn handed(statement: &[String]) -> Option<&[String]> {
    let public = statement.iter().position(|word| word == "pub")?;
    let import = statement.iter().skip(public).position(|word| word == "use")?;
    (import <= 4).then(|| &statement[public + import + 1..])
}

/// The paths inside the crate, without `crate::`. A relative path counts if it begins with a child of the module `own`.
fn named(tokens: &[String], own: &str, modules: &BTreeMap<String, &str>) -> Vec<String> {
    let file: Vec<String> = own.split("::").map(str::to_owned).collect();
    let inside = |path: String| match path.strip_prefix("crate::") {
        Some(inner) => Some(inner.to_owned()),
        None => Some(join(own, &path)).filter(|path| {
            let count = own.split("::").count() + usize::from(!own.is_empty());
            modules.contains_key(&prefix(path, count))
        }),
    };
    paths(tokens, &file).into_iter().filter_map(inside).collect()
}

fn module(path: &str) -> String {
    let path = path.trim_end_matches(".rs").replace('/', "::");
    path.strip_suffix("::mod").unwrap_or(&path).to_owned()
}

fn join(module: &str, name: &str) -> String {
    if module.is_empty() { name.to_owned() } else { format!("{module}::{name}") }
}

fn prefix(path: &str, count: usize) -> String {
    path.split("::").take(count).collect::<Vec<_>>().join("::")
}
