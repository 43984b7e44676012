//! The documents name only files that are there.

use super::root;

/// Folders in which a path of `ARCHITECTURE.md` may begin.
const ROOTS: [&str; 2] = ["", "src"];

/// The targets of links to files, and what stands in backquotes and is a path.
fn paths(text: &str) -> Vec<String> {
    let links = text.split("](").skip(1).filter_map(|rest| rest.split([')', '#']).next());
    let links = links.filter(|link| !link.is_empty() && !link.contains("://"));
    let quoted = text.split('`').skip(1).step_by(2);
    let quoted = quoted.filter(|word| word.contains('/') && !word.contains([' ', '*', '$', '<', '=']));
    let quoted = quoted.filter(|word| !word.starts_with(['.', '/', '~']));
    links.chain(quoted).map(str::to_owned).collect()
}

/// The paths of a document that lead nowhere.
fn missing(text: &str) -> Vec<String> {
    let there = |path: &String| ROOTS.iter().any(|from| root().join(from).join(path).exists());
    paths(text).into_iter().filter(|path| !there(path)).collect()
}

#[test]
fn every_path_of_the_architecture_is_there() {
    let text = std::fs::read_to_string(root().join("ARCHITECTURE.md")).expect("ARCHITECTURE.md");
    assert!(paths(&text).len() > 30, "too few paths were found: the search is broken");
    assert_eq!(missing(&text), Vec::<String>::new());
}

#[test]
fn a_path_that_is_gone_is_found() {
    for text in ["see `ui/board/gone.rs`", "a [link](docs/gone.md)"] {
        assert_eq!(missing(text).len(), 1, "{text}");
    }
    assert!(
        missing("`src/lib.rs`, `ui/board`, [map](src/lib.rs), [web](https://example.org/x.md)").is_empty()
    );
}
