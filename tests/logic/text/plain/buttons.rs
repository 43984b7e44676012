//! The messages that the code uses for buttons and menu items.

use std::collections::BTreeSet;

use crate::house::sources;
use crate::text::languages::asked;
use jadoube::text::messages::Language;

/// Functions that show their text on a button or on another widget that can be pressed.
const PRESSED: [&str; 11] = [
    "button",
    "main_button",
    "menu_button",
    "small_button",
    "wide_button",
    "command_button",
    "selectable_label",
    "selectable_value",
    "radio",
    "radio_value",
    "buttons",
];

/// The keys of buttons whose text is passed in a variable.
const CHOSEN: [&str; 3] = ["leave-go", "leave-open", "clock-alone-set"];

/// The prefixes of the keys of commands and menus.
const PREFIXES: [&str; 2] = ["cmd-", "menu-"];

/// The keys of messages on buttons and menu items, recognised by the key itself, by having a hint, or by being shown on
/// a button in the code. Messages that the code shows only as labels are left out, whatever their key or hint.
pub fn keys() -> BTreeSet<String> {
    let all = asked(Language::EN);
    let keys = all.keys().filter(|key| !key.contains('.'));
    let named = |key: &&String| {
        CHOSEN.contains(&key.as_str()) || PREFIXES.iter().any(|prefix| key.starts_with(prefix))
    };
    let hinted = |key: &&String| all.contains_key(&format!("{key}.tip"));
    let mut found: BTreeSet<String> = keys.filter(|key| named(key) || hinted(key)).cloned().collect();
    let sources = sources();
    let window = || sources.iter().filter(|(path, _)| path.starts_with("ui/"));
    let shown = |kinds: &'static [&str]| window().flat_map(move |(_, code)| inside(code, kinds));
    for label in shown(&["label"]) {
        found.remove(&label);
    }
    found.extend(shown(&PRESSED));
    found
}

/// The keys of the messages that are arguments of these functions: `ui.button(t!(words, "cancel"))`.
fn inside(code: &str, functions: &[&str]) -> Vec<String> {
    let mut keys = Vec::new();
    for (at, _) in code.match_indices("t!(") {
        // The second argument, if it is a literal key.
        let key = code[at..].split_once(',').and_then(|(_, key)| key.trim_start().strip_prefix('"'));
        let Some((key, _)) = key.and_then(|key| key.split_once('"')) else { continue };
        if caller(&code[..at]).is_some_and(|name| functions.contains(&name)) {
            keys.push(key.to_owned());
        }
    }
    keys
}

/// The name of the innermost function, other than `Some`, within whose arguments the code ends.
fn caller(code: &str) -> Option<&str> {
    let call = enclosing(code)?;
    match call.rsplit(|letter: char| !(letter.is_alphanumeric() || letter == '_')).next() {
        Some("Some") => caller(call),
        name => name,
    }
}

/// The code up to the innermost parenthesis that is still open at its end; `None` if another open bracket or a
/// semicolon is nearer, or none is found nearby.
fn enclosing(code: &str) -> Option<&str> {
    let mut depth = 0_usize;
    for (at, letter) in code.char_indices().rev().take(400) {
        match letter {
            ')' | ']' | '}' => depth += 1,
            '(' if depth == 0 => return Some(&code[..at]),
            '[' | '{' if depth == 0 => return None,
            '(' | '[' | '{' => depth -= 1,
            ';' if depth == 0 => return None,
            _ => {}
        }
    }
    None
}

#[test]
fn buttons_are_found_in_the_code() {
    let code = r#"ui.button(t!(words, "a")); main_button(ui, is(x), &t!(words, "b"), font); ui.label(t!(words, "c"));
        t!(words, "d"); Button::new(t!(words, "e")); buttons(ui, &t!(words, "f"), Some(&t!(words, "g")), true)"#;
    assert_eq!(inside(code, &PRESSED), ["a", "b", "f", "g"]);
    assert_eq!(inside(code, &["label"]), ["c"]);
}
