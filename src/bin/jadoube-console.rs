//! `jadoube-console`: on Windows, the same program as `jadoube`, but with a console, which a release build of `jadoube`
//! does not have. It is installed as `jadoube.com`, so that typing `jadoube` in a terminal starts this program.
//!
//! A single program that attaches itself to the terminal would not do, because the terminal would not wait for it.

use std::process::ExitCode;

#[allow(unused_attributes, reason = "`windows_subsystem` in `main.rs` is meant for `jadoube` itself")]
#[path = "../main.rs"]
mod program;

fn main() -> ExitCode {
    program::main()
}
