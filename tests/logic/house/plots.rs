//! The plots in the documentation show the figures of its tables.

use std::fs;
use std::path::Path;

#[path = "../../../examples/plots/main.rs"]
#[allow(dead_code, unreachable_pub, clippy::module_inception, reason = "a program of its own")]
mod plots;

#[test]
fn plots_are_those_of_the_tables() {
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs");
    let page = fs::read_to_string(docs.join("levels.md")).expect("the page");
    for (name, svg) in plots::draw(&page).expect("tables with numbers") {
        let kept = fs::read_to_string(docs.join(name)).expect(name);
        assert!(kept == svg, "{name} is old: cargo run --example plots");
        assert!(page.contains(&format!("({name})")), "{name} is not shown");
    }
    for (page, fault) in [
        ("", "found no table"),
        ("| band | likeliest |\n|---|---|\n| 800-1000 | 35 % |\n\n| level | above |", "found no column"),
    ] {
        assert!(plots::draw(page).expect_err(page).contains(fault), "{page}");
    }
}
