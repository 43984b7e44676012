//! No layer depends on a higher one: the paths in `src` to other modules, to `std` and to other crates are checked
//! against the tables below. Rust itself would let any module name any other.

use std::fs;
use std::path::PathBuf;

use super::paths::{paths, tokens};
use super::{files, root};
use crate::tables::{rows, unescaped};

/// A layer, the layers that it may name, and the crates and parts of `std` that it may not.
type Rule = (&'static str, &'static str, &'static str);

const WINDOW: &str = "egui eframe resvg rfd";
/// Prohibitions for a layer that paints without a window.
const PAINTING: &str = "egui eframe rfd fastrand std::time std::fs std::thread std::env";
/// Prohibitions for a layer that only computes: windows, pictures, clocks, files, threads, the environment
/// and random numbers.
const OUTSIDE: &str = "egui eframe resvg rfd fastrand std::time std::fs std::thread std::env";
/// Prohibitions for a session: it needs no window, and its caller gives it the time.
const SESSION: &str = "egui eframe resvg rfd fastrand std::time::Instant std::time::SystemTime std::env";

/// Crates and parts of `std` that differ between systems, that browsers lack, or that only browsers have. Only the
/// layers in [`KNOWING`] may use them.
const SYSTEM: &str = "boot_time directories hidapi rustix serialport sys_locale std::os \
    std::fs std::thread std::time::Instant std::time::SystemTime js_sys wasm_bindgen web_sys";

/// Layers that may depend on the system.
const KNOWING: [&str; 3] = ["platform", "native", "web"];

const RULES: [Rule; 20] = [
    ("platform", "", WINDOW),
    ("rules", "", OUTSIDE),
    ("unwinnable", "rules", OUTSIDE),
    ("start", "rules", OUTSIDE),
    ("record", "rules start", OUTSIDE),
    ("game", "rules unwinnable start record", OUTSIDE),
    ("diagram", "rules start record", PAINTING),
    ("engine", "rules unwinnable platform", WINDOW),
    ("table", "rules unwinnable start record game engine platform", WINDOW),
    ("storage", "rules start record engine table platform", WINDOW),
    ("study", "rules start record storage platform", WINDOW),
    ("exam", "rules start record game table", OUTSIDE),
    ("eboard", "rules record table", OUTSIDE),
    ("text", "rules start record game engine table", OUTSIDE),
    ("paper", "rules start record diagram text", PAINTING),
    ("session", "rules unwinnable start record game engine table storage platform exam eboard", SESSION),
    (
        "cli",
        "rules unwinnable start record game engine diagram paper table storage text study platform eboard",
        "egui eframe rfd",
    ),
    (
        "ui",
        "rules unwinnable start record game engine diagram paper table storage text study session platform exam eboard",
        "",
    ),
    ("native", "engine table storage text platform ui", ""),
    ("web", "storage platform cli ui", ""),
];

/// The folders of `ui`, the highest layer first: each may name those after it, but none before it.
const ROOMS: &str = "app screens dialogs files table_board access view board sound widgets theme";

/// The programs and `src/lib.rs` connect the layers and may name all of them.
const ROOTS: [&str; 4] = ["main.rs", "bin/jadoube-console.rs", "bin/jadoube-uci.rs", "lib.rs"];

#[test]
fn no_layer_reaches_upward() {
    let files = sources();
    assert!(files.iter().any(|(path, _)| path == "lib.rs"), "src was not read");
    let all: Vec<String> = files.iter().flat_map(|(path, text)| faults(path, text)).collect();
    assert!(all.is_empty(), "{}", all.join("\n"));
}

#[test]
fn a_layer_that_reaches_upward_is_seen() {
    for [path, text, expected] in rows!("layers") {
        let told = faults(path, &unescaped(text));
        let found: Vec<&str> =
            told.iter().filter_map(|fault| fault.rsplit(" may not name ").next()).collect();
        let found = found.join(", ").replace(&format!("{path}: "), "");
        assert_eq!(found, expected, "{path}: {text}");
    }
}

/// Only `platform` checks which system it runs on.
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
    for (path, text) in files.iter().filter(|(path, _)| !path.starts_with("platform/")) {
        // Elsewhere, only `lib.rs` checks for the architecture of browsers.
        let found = (asks(text), text.contains("\"wasm32\""));
        assert_eq!(found, (false, path == "lib.rs"), "{path}");
    }
}

/// `App` has methods only in `ui/app`, and every folder of `ui` is listed in [`ROOMS`].
#[test]
fn only_the_app_knows_the_app() {
    for folder in fs::read_dir(root().join("src/ui")).expect("the window's rooms") {
        let (path, name) = folder.map(|it| (it.path(), it.file_name())).expect("an entry");
        let is_room = ROOMS.split(' ').any(|room| name == *room);
        assert!(!path.is_dir() || is_room, "{} is no room: give it its place", name.display());
    }
    for (path, text) in sources().iter().filter(|(path, _)| !path.starts_with("ui/app/")) {
        assert!(!text.contains("impl App ") && !text.contains("for App "), "{path}");
    }
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

/// The faults in the source `text` of the file `path` (below `src`), each once: what it names but must not, or that it
/// belongs to no layer.
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
    let system = if KNOWING.contains(&layer.as_str()) { "" } else { SYSTEM };
    let layers: Vec<&str> = RULES.iter().map(|(name, ..)| *name).collect();
    let mut found: Vec<String> = Vec::new();
    for named in paths(&tokens(text), &module) {
        let bad = match named.strip_prefix("crate::") {
            Some(inner) => {
                let top = inner.split("::").next().unwrap_or(inner);
                let is_allowed = top == layer || allowed.split(' ').any(|it| it == top);
                let layer_above = layers.contains(&top) && !is_allowed;
                layer_above.then(|| top.to_owned()).or_else(|| room_above(&module, inner))
            }
            None => forbidden
                .split_whitespace()
                .chain(system.split_whitespace())
                .find(|f| named == *f || named.starts_with(&format!("{f}::")))
                .map(str::to_owned),
        };
        let line = bad.map(|what| format!("{path}: {layer} may not name {what}"));
        found.extend(line.filter(|line| !found.contains(line)));
    }
    found
}

/// The folder of `ui` to which the path `named` leads, if it is above the folder of the file itself; otherwise `None`.
fn room_above(module: &[String], named: &str) -> Option<String> {
    let at = |room: &str| ROOMS.split(' ').position(|known| known == room);
    let mut names = named.split("::");
    let (own, named) = (module.get(1)?, (names.next() == Some("ui")).then(|| names.next())??);
    (module[0] == "ui" && at(named)? < at(own)?).then(|| format!("ui::{named}"))
}
