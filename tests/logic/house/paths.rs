//! Finds the paths that a source file names, without a compiler. The results are good enough for code that compiles.

/// The tokens of a source: words, numbers, `::`, and each other character by itself, without white space, comments,
/// strings or character literals.
pub fn tokens(text: &str) -> Vec<String> {
    let c: Vec<char> = text.chars().collect();
    let word = |ch: char| ch.is_alphanumeric() || ch == '_';
    let at = |i: usize| c.get(i).copied().unwrap_or('\n');
    let mut out = Vec::new();
    let mut i = 0;
    while i < c.len() {
        match (at(i), at(i + 1)) {
            ('/', '/') => {
                while i < c.len() && c[i] != '\n' {
                    i += 1;
                }
            }
            ('/', '*') => {
                let mut depth = 0;
                loop {
                    match (at(i), at(i + 1)) {
                        ('/', '*') => (depth, i) = (depth + 1, i + 2),
                        ('*', '/') => (depth, i) = (depth - 1, i + 2),
                        _ => i += 1,
                    }
                    if depth == 0 || i >= c.len() {
                        break;
                    }
                }
            }
            // A raw string: r"…" or r#"…"#, also with a b in front.
            ('r', '"' | '#')
                if i == 0 || !word(c[i - 1]) || (c[i - 1] == 'b' && (i == 1 || !word(c[i - 2]))) =>
            {
                let hashes = c[i + 1..].iter().take_while(|ch| **ch == '#').count();
                i += 1 + hashes;
                if at(i) == '"' {
                    let close: Vec<char> =
                        std::iter::once('"').chain(std::iter::repeat_n('#', hashes)).collect();
                    i += 1;
                    while i < c.len() && !c[i..].starts_with(&close) {
                        i += 1;
                    }
                    i += close.len();
                }
            }
            ('"', _) => {
                i += 1;
                while i < c.len() && c[i] != '"' {
                    i += if c[i] == '\\' { 2 } else { 1 };
                }
                i += 1;
            }
            // A character literal is short and has a closing quote; a lifetime has none.
            ('\'', '\\') => {
                i += 3;
                while i < c.len() && c[i] != '\'' {
                    i += 1;
                }
                i += 1;
            }
            ('\'', _) => i += if at(i + 2) == '\'' { 3 } else { 1 },
            (':', ':') => {
                out.push("::".to_owned());
                i += 2;
            }
            (ch, _) if word(ch) => {
                let begin = i;
                while word(at(i)) {
                    i += 1;
                }
                out.push(c[begin..i].iter().collect());
            }
            (ch, _) => {
                if !ch.is_whitespace() {
                    out.push(ch.to_string());
                }
                i += 1;
            }
        }
    }
    out
}

/// Every path of two or more names: in full, as `crate::…`, if it begins with `crate`, `jadoube`, `self` or `super`;
/// otherwise unchanged.
pub fn paths(tokens: &[String], file: &[String]) -> Vec<String> {
    let mut out = Vec::new();
    let mut inner: Vec<(String, i32)> = Vec::new(); // inline modules, with the depth of their brace
    let mut depth = 0;
    let mut i = 0;
    let is_name = |t: &str| t.starts_with(|ch: char| ch.is_alphabetic() || ch == '_');
    let at = |i: usize| tokens.get(i).map_or("", String::as_str);
    while i < tokens.len() {
        match at(i) {
            "{" => depth += 1,
            "}" => {
                depth -= 1;
                inner.retain(|(_, d)| *d <= depth);
            }
            "mod" if is_name(at(i + 1)) && at(i + 2) == "{" => inner.push((at(i + 1).to_owned(), depth + 1)),
            name if is_name(name)
                && at(i + 1) == "::"
                && (i == 0 || at(i - 1) != "::" || !is_name(at(i.max(2) - 2))) =>
            {
                let module: Vec<String> =
                    file.iter().chain(inner.iter().map(|(name, _)| name)).cloned().collect();
                i = tree(tokens, i, &[], &module, &mut out);
                continue;
            }
            _ => {}
        }
        i += 1;
    }
    out
}

/// Reads a path or a tree of paths that begins at `i`, under `prefix`; returns where it ends.
fn tree(
    tokens: &[String],
    mut i: usize,
    prefix: &[String],
    module: &[String],
    out: &mut Vec<String>,
) -> usize {
    let at = |i: usize| tokens.get(i).map_or("", String::as_str);
    let mut path = prefix.to_vec();
    loop {
        if at(i) == "{" {
            i += 1;
            while !matches!(at(i), "}" | "") {
                i = tree(tokens, i, &path, module, out);
                // Skips `as name` and the comma.
                while !matches!(at(i), "," | "}" | "") {
                    i += 1;
                }
                if at(i) == "," {
                    i += 1;
                }
            }
            return i + 1;
        }
        path.push(at(i).to_owned());
        i += 1;
        if at(i) != "::" {
            break;
        }
        i += 1;
    }
    out.push(absolute(&path, module));
    i
}

/// The path as seen from the root of the crate; a path that begins with another name is unchanged.
fn absolute(path: &[String], module: &[String]) -> String {
    let mut at: Vec<String> = match path[0].as_str() {
        "crate" | "jadoube" => Vec::new(),
        "self" | "super" => module.to_vec(),
        _ => return path.join("::"),
    };
    for name in path {
        match name.as_str() {
            "crate" | "jadoube" | "self" => {}
            "super" => drop(at.pop()),
            name => at.push(name.to_owned()),
        }
    }
    format!("crate::{}", at.join("::"))
}
