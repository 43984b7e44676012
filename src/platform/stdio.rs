//! Standard input and output: those of the process. In a browser a command reads what was given to it beforehand, and
//! what it writes is collected.

use std::io::{BufWriter, Write};

#[cfg(not(target_arch = "wasm32"))]
pub use std::io::{stderr, stdin, stdout};

#[cfg(target_arch = "wasm32")]
pub use super::web::stdio::{is_terminal, stderr, stdin, stdout};

/// Standard output: line by line where somebody reads at a terminal, otherwise in blocks, which costs less. It must be
/// flushed at the end, and before anything is written elsewhere that should come after it.
pub fn answers() -> Box<dyn Write> {
    if is_terminal(&stdout()) { Box::new(stdout().lock()) } else { Box::new(BufWriter::new(stdout())) }
}

/// Whether somebody reads this at a terminal.
#[cfg(not(target_arch = "wasm32"))]
pub fn is_terminal(output: &impl std::io::IsTerminal) -> bool {
    output.is_terminal()
}
