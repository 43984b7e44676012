//! `jadoube-console`: the same program with a console on Windows, where `jadoube` opens its window without one. The installer
//! calls it `jadoube.com`, so that a terminal takes it for `jadoube`.
//!
//! One program that attaches itself to the terminal would not do: the terminal does not wait for it.

use std::process::ExitCode;

#[allow(unused_attributes, reason = "only `jadoube` itself is without a console")]
#[path = "../main.rs"]
mod program;

fn main() -> ExitCode {
    program::main()
}
