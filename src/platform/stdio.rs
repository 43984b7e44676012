//! Standard input and output: those of the process. In a browser a command reads nothing, and what it writes is collected.

#[cfg(not(target_arch = "wasm32"))]
pub use std::io::{stderr, stdin, stdout};

#[cfg(target_arch = "wasm32")]
pub use super::web::stdio::{is_terminal, stderr, stdin, stdout};

/// Whether somebody reads this at a terminal.
#[cfg(not(target_arch = "wasm32"))]
pub fn is_terminal(output: &impl std::io::IsTerminal) -> bool {
    output.is_terminal()
}
