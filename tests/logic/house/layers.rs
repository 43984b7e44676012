//! No layer depends on a higher one: every path in `src` that begins at the crate, a parent or `std` is checked
//! against the tables below. The language itself would allow any module to name any other.

use std::fs;
use std::path::PathBuf;

use super::paths::{paths, tokens};
use super::{files, root};

/// A layer, the layers it may name, and the crates and parts of `std` it may not.
type Rule = (&'static str, &'static [&'static str], &'static [&'static str]);

const WINDOW: [&str; 4] = ["egui", "eframe", "resvg", "rfd"];
/// Additional prohibitions for a layer that paints without a window.
const PAINTING: [&str; 8] =
    ["egui", "eframe", "rfd", "fastrand", "std::time", "std::fs", "std::thread", "std::env"];
/// Prohibitions for a layer that only computes: windows, clocks, files, threads and random numbers.
const OUTSIDE: [&str; 9] =
    ["egui", "eframe", "resvg", "rfd", "fastrand", "std::time", "std::fs", "std::thread", "std::env"];

/// A session is given the time and needs no window.
const SESSION: [&str; 8] =
    ["egui", "eframe", "resvg", "rfd", "fastrand", "std::time::Instant", "std::time::SystemTime", "std::env"];

/// What differs between systems: `platform` alone asks for it.
const SYSTEM: [&str; 12] = [
    "boot_time",
    "directories",
    "rustix",
    "sys_locale",
    "std::os",
    // A browser has none of these.
    "std::fs",
    "std::thread",
    "std::time::Instant",
    "std::time::SystemTime",
    // And no other system has these.
    "js_sys",
    "wasm_bindgen",
    "web_sys",
];

/// Layers that know their system.
const KNOWING: [&str; 3] = ["platform", "native", "web"];

const RULES: [Rule; 18] = [
    ("platform", &[], &WINDOW),
    ("rules", &[], &OUTSIDE),
    ("unwinnable", &["rules"], &OUTSIDE),
    ("start", &["rules"], &OUTSIDE),
    ("record", &["rules", "start"], &OUTSIDE),
    ("game", &["rules", "unwinnable", "start", "record"], &OUTSIDE),
    ("diagram", &["rules", "start", "record"], &PAINTING),
    ("engine", &["rules", "unwinnable", "platform"], &WINDOW),
    ("table", &["rules", "unwinnable", "start", "record", "game", "engine", "platform"], &WINDOW),
    ("storage", &["rules", "start", "record", "engine", "table", "platform"], &WINDOW),
    ("study", &["rules", "start", "record", "storage", "platform"], &WINDOW),
    ("text", &["rules", "start", "record", "game", "engine", "table"], &OUTSIDE),
    ("paper", &["rules", "start", "record", "diagram", "text"], &PAINTING),
    (
        "session",
        &["rules", "unwinnable", "start", "record", "game", "engine", "table", "storage", "platform"],
        &SESSION,
    ),
    (
        "cli",
        &[
            "rules",
            "unwinnable",
            "start",
            "record",
            "game",
            "engine",
            "diagram",
            "paper",
            "table",
            "storage",
            "text",
            "study",
            "platform",
        ],
        &["egui", "eframe", "rfd"],
    ),
    (
        "ui",
        &[
            "rules",
            "unwinnable",
            "start",
            "record",
            "game",
            "engine",
            "diagram",
            "paper",
            "table",
            "storage",
            "text",
            "study",
            "session",
            "platform",
        ],
        &[],
    ),
    ("native", &["engine", "table", "storage", "text", "platform", "ui"], &[]),
    ("web", &["storage", "platform", "cli", "ui"], &[]),
];

/// The parts of the window from the top down: each may name those after it, none before it.
const ROOMS: [&str; 11] = [
    "app",
    "screens",
    "dialogs",
    "files",
    "table_board",
    "access",
    "view",
    "board",
    "sound",
    "widgets",
    "theme",
];

/// The programs and `src/lib.rs` connect the layers and may name all.
const ROOTS: [&str; 4] = ["main.rs", "bin/jadoube-console.rs", "bin/jadoube-uci.rs", "lib.rs"];

#[test]
fn no_layer_reaches_upward() {
    let files = sources();
    assert!(files.iter().any(|(path, _)| path == "lib.rs"), "src was not read");
    let all: Vec<String> = files.iter().flat_map(|(path, text)| faults(path, text)).collect();
    assert!(all.is_empty(), "{}", all.join("\n"));
}

#[test]
#[allow(clippy::too_many_lines, reason = "a table of cases is one test")]
fn a_layer_that_reaches_upward_is_seen() {
    let table: &[(&str, &str, &[&str])] = &[
        ("rules/fen.rs", "use crate::rules::Square; use super::Position; use std::fmt;", &[]),
        ("rules/fen.rs", "use crate::game::Game;", &["rules/fen.rs: rules may not name game"]),
        ("rules/mod.rs", "fn f() -> crate::ui::App { todo!() }", &["rules/mod.rs: rules may not name ui"]),
        ("rules/fen.rs", "use super::super::game;", &["rules/fen.rs: rules may not name game"]),
        (
            "ui/board/paint.rs",
            "use super::{geometry, super::theme}; use super::super::super::table::Table;",
            &[],
        ),
        (
            "table/mod.rs",
            "use crate::{rules::{Move, fen}, ui::{App, theme}};",
            &["table/mod.rs: table may not name ui"],
        ),
        (
            "game/tree.rs",
            "use crate::{\n    engine,\n    rules::*,\n};",
            &["game/tree.rs: game may not name engine"],
        ),
        ("study/mod.rs", "use crate::record::Record; use crate::storage::Part;", &[]),
        (
            "study/mod.rs",
            "use crate::{table::Table, text::messages::Texts, ui::board::Board}; use egui::Ui;",
            &[
                "study/mod.rs: study may not name table",
                "study/mod.rs: study may not name text",
                "study/mod.rs: study may not name ui",
                "study/mod.rs: study may not name egui",
            ],
        ),
        ("record/tree.rs", "use crate::study::Study;", &["record/tree.rs: record may not name study"]),
        ("platform/folders.rs", "use directories::UserDirs; use std::os::windows::process::CommandExt;", &[]),
        (
            "platform/folders.rs",
            "use crate::rules::Square; use crate::ui::theme; use egui::Context;",
            &[
                "platform/folders.rs: platform may not name rules",
                "platform/folders.rs: platform may not name ui",
                "platform/folders.rs: platform may not name egui",
            ],
        ),
        ("game/clock.rs", "use crate::platform::Reading;", &["game/clock.rs: game may not name platform"]),
        (
            "engine/external/process.rs",
            "use crate::platform::process; use std::os::unix::process::CommandExt; use rustix::process;",
            &[
                "engine/external/process.rs: engine may not name std::os",
                "engine/external/process.rs: engine may not name rustix",
            ],
        ),
        (
            "storage/settings/mod.rs",
            "let folders = directories::UserDirs::new();",
            &["storage/settings/mod.rs: storage may not name directories"],
        ),
        (
            "text/language.rs",
            "use crate::platform; let all = sys_locale::get_locales();",
            &[
                "text/language.rs: text may not name platform",
                "text/language.rs: text may not name sys_locale",
            ],
        ),
        ("start/dice.rs", "use fastrand::Rng;", &["start/dice.rs: start may not name fastrand"]),
        (
            "game/clock.rs",
            "use std::{fmt, time::{Duration, Instant}};",
            &["game/clock.rs: game may not name std::time"],
        ),
        (
            "game/clock.rs",
            "let t = ::std::time::Instant::now();",
            &["game/clock.rs: game may not name std::time"],
        ),
        (
            "engine/worker.rs",
            "use std::{thread, time::{Duration, Instant}}; use crate::platform::{fs, thread};",
            &[
                "engine/worker.rs: engine may not name std::thread",
                "engine/worker.rs: engine may not name std::time::Instant",
            ],
        ),
        ("ui/app/copy.rs", "use js_sys::Date;", &["ui/app/copy.rs: ui may not name js_sys"]),
        ("native/files.rs", "use std::time::Instant; use rfd::FileDialog; use crate::ui::files;", &[]),
        (
            "engine/eval.rs",
            "use crate::game::Tree; use egui::Color32;",
            &["engine/eval.rs: engine may not name game", "engine/eval.rs: engine may not name egui"],
        ),
        (
            "storage/games/worker.rs",
            "use crate::ui::App; use egui::Context; use crate::text::messages::Texts; use crate::session::analysis;",
            &[
                "storage/games/worker.rs: storage may not name ui",
                "storage/games/worker.rs: storage may not name egui",
                "storage/games/worker.rs: storage may not name text",
                "storage/games/worker.rs: storage may not name session",
            ],
        ),
        ("cli/perft.rs", "use jadoube::ui; use crate::rules;", &["cli/perft.rs: cli may not name ui"]),
        ("cli/verify.rs", "use crate::text::pgn_errors;", &[]),
        ("text/notation.rs", "use crate::table::Table; use crate::engine::Failure; use std::io::Error;", &[]),
        (
            "text/notation.rs",
            "use crate::storage::settings::Notation; use crate::session::Players; use crate::ui::theme;",
            &[
                "text/notation.rs: text may not name storage",
                "text/notation.rs: text may not name session",
                "text/notation.rs: text may not name ui",
            ],
        ),
        (
            "text/openings.rs",
            "use std::thread; use egui::Context; use fastrand::Rng;",
            &[
                "text/openings.rs: text may not name std::thread",
                "text/openings.rs: text may not name egui",
                "text/openings.rs: text may not name fastrand",
            ],
        ),
        ("ui/app.rs", "use crate::cli::commands;", &["ui/app.rs: ui may not name cli"]),
        ("ui/screens/game/show.rs", "use crate::ui::{view::Look, theme}; use super::super::editor;", &[]),
        ("ui/mod.rs", "use crate::ui::app::App;", &[]),
        (
            "session/mod.rs",
            "use std::time::{Duration, Instant}; use egui::Context;",
            &[
                "session/mod.rs: session may not name std::time::Instant",
                "session/mod.rs: session may not name egui",
            ],
        ),
        ("extra.rs", "use crate::rules;", &["extra.rs: extra is no layer: give it its arrows"]),
        ("lib.rs", "pub mod ui; pub use ui::run;", &[]),
        // Words that only look like paths.
        (
            "rules/fen.rs",
            "//! not crate::ui\n/* nor crate::ui /* crate::ui */ */ const S: &str = \"crate::ui \\\" egui\";",
            &[],
        ),
        (
            "rules/fen.rs",
            "const S: &str = r#\"crate::ui\" egui \"#; const C: char = '\"'; const D: &str = \"egui\";",
            &[],
        ),
        ("rules/fen.rs", "fn f<'a>(egui: &'a str) -> &'a str { egui }", &[]),
        // A module inside the file is one level deeper.
        (
            "rules/fen.rs",
            "mod tests { use super::super::Square; use super::parse; } use super::movegen;",
            &[],
        ),
        (
            "rules/fen.rs",
            "mod tests { use super::super::super::ui; }",
            &["rules/fen.rs: rules may not name ui"],
        ),
        (
            "rules/mod.rs",
            "pub mod fen; pub(super) use fen::parse; pub(in crate::rules) fn f() { crate::rules::g() }",
            &[],
        ),
    ];
    for (path, text, expected) in table {
        assert_eq!(faults(path, text), *expected, "{path}: {text}");
    }
}

/// Each part of the window names only the parts below it.
#[test]
fn a_room_that_reaches_upward_is_seen() {
    for (above, room) in ROOMS.iter().enumerate() {
        for (below, other) in ROOMS.iter().enumerate() {
            let expected: &[String] =
                if below < above { &[format!("ui/{room}/x.rs: ui may not name ui::{other}")] } else { &[] };
            assert_eq!(faults(&format!("ui/{room}/x.rs"), &format!("use crate::ui::{other}::X;")), expected);
        }
    }
    for folder in fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/src/ui")).expect("the window's rooms") {
        let folder = folder.expect("an entry");
        let name = folder.file_name().to_string_lossy().into_owned();
        assert!(
            !folder.path().is_dir() || ROOMS.contains(&name.as_str()),
            "{name} is no room: give it its place"
        );
    }
}

/// Each layer names only the layers that it may.
#[test]
fn every_forbidden_arrow_is_seen() {
    for (layer, allowed, _) in &RULES {
        for (other, ..) in &RULES {
            let free = layer == other || allowed.contains(other);
            let expected: &[String] =
                if free { &[] } else { &[format!("{layer}/x.rs: {layer} may not name {other}")] };
            assert_eq!(faults(&format!("{layer}/x.rs"), &format!("use crate::{other}::X;")), expected);
        }
    }
}

/// Which system it is, `platform` alone asks.
#[test]
fn only_the_platform_knows_the_system() {
    let files = sources();
    let asks = |text: &str| {
        let tokens = tokens(text);
        let asked = tokens.split(|word| word == "cfg" || word == "cfg_attr").skip(1);
        asked.into_iter().any(|condition| {
            let mut condition = condition.iter().take_while(|word| !["]", "{", ";"].contains(&word.as_str()));
            condition.any(|word| ["windows", "unix", "target_os", "target_family"].contains(&word.as_str()))
        })
    };
    assert!(asks("#[cfg(any(windows, test))] fn f() {}") && asks("if cfg!(target_os = \"macos\") {}"));
    assert!(!asks("#[cfg(test)] fn f() { text.windows(2) }"));
    let others = files.iter().filter(|(path, _)| !path.starts_with("platform/"));
    let elsewhere = others.clone().filter(|(_, text)| asks(text));
    assert_eq!(elsewhere.map(|(path, _)| path.as_str()).collect::<Vec<_>>(), [""; 0]);
    // A browser is told apart from systems as processors are told apart from each other.
    let browser = others.filter(|(_, text)| text.contains("\"wasm32\""));
    assert_eq!(browser.map(|(path, _)| path.as_str()).collect::<Vec<_>>(), ["lib.rs"]);
}

/// The window's state is changed in one place.
#[test]
fn only_the_app_knows_the_app() {
    let files = sources();
    let elsewhere = |(path, text): &(String, String)| {
        !path.starts_with("ui/app/") && (text.contains("impl App ") || text.contains("for App "))
    };
    let found: Vec<&str> =
        files.iter().filter(|file| elsewhere(file)).map(|(path, _)| path.as_str()).collect();
    assert_eq!(found, [""; 0]);
}

/// The Rust files of the program, each with its path below `src` and its text.
pub fn sources() -> Vec<(String, String)> {
    let folder = root().join("src");
    let rust = files(&folder).into_iter().filter(|file| file.extension().is_some_and(|kind| kind == "rs"));
    let read = |file: PathBuf| {
        let path = file.strip_prefix(&folder).expect("inside").to_string_lossy().replace('\\', "/");
        (path, fs::read_to_string(&file).expect("a source in UTF-8"))
    };
    rust.map(read).collect()
}

/// The paths that the source `text` of the file `path` (below `src`) names but may not.
fn faults(path: &str, text: &str) -> Vec<String> {
    if ROOTS.contains(&path) {
        return Vec::new();
    }
    let mut module: Vec<String> = path.trim_end_matches(".rs").split('/').map(str::to_owned).collect();
    if module.last().is_some_and(|last| last == "mod") {
        module.pop();
    }
    let layer = module[0].clone();
    let Some((_, allowed, forbidden)) = RULES.iter().find(|(name, ..)| *name == layer) else {
        return vec![format!("{path}: {layer} is no layer: give it its arrows")];
    };
    let system: &[&str] = if KNOWING.contains(&layer.as_str()) { &[] } else { &SYSTEM };
    let layers: Vec<&str> = RULES.iter().map(|(name, ..)| *name).collect();
    let mut found: Vec<String> = Vec::new();
    for named in paths(&tokens(text), &module) {
        let bad = match named.strip_prefix("crate::") {
            Some(inner) => {
                let top = inner.split("::").next().unwrap_or(inner);
                let layer_above = top != layer && layers.contains(&top) && !allowed.contains(&top);
                layer_above.then(|| top.to_owned()).or_else(|| room_above(&module, inner))
            }
            None => forbidden
                .iter()
                .chain(system)
                .find(|f| named == **f || named.starts_with(&format!("{f}::")))
                .map(|f| (*f).to_owned()),
        };
        let line = bad.map(|what| format!("{path}: {layer} may not name {what}"));
        found.extend(line.filter(|line| !found.contains(line)));
    }
    found
}

/// The part of the window that the path `named` leads to, if it is above the file's own.
fn room_above(module: &[String], named: &str) -> Option<String> {
    let at = |room: &str| ROOMS.iter().position(|known| *known == room);
    let mut names = named.split("::");
    let (own, named) = (module.get(1)?, (names.next() == Some("ui")).then(|| names.next())??);
    (module[0] == "ui" && at(named)? < at(own)?).then(|| format!("ui::{named}"))
}
