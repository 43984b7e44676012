//! Standard input and output. They are those of the process or, in WebAssembly, input that was set beforehand and
//! output that is collected.

use std::io::{BufWriter, Write};

#[cfg(not(target_arch = "wasm32"))]
pub use std::io::{stderr, stdin, stdout};

#[cfg(target_arch = "wasm32")]
pub use super::web::stdio::{is_terminal, stderr, stdin, stdout};

/// Standard output. It is written line by line if it goes to a terminal, otherwise in blocks, because that costs less.
/// It must be flushed at the end, and also before anything that should follow is written elsewhere.
pub fn answers() -> Box<dyn Write> {
    if is_terminal(&stdout()) { Box::new(stdout().lock()) } else { Box::new(BufWriter::new(stdout())) }
}

/// Whether this output goes to a terminal.
#[cfg(not(target_arch = "wasm32"))]
pub fn is_terminal(output: &impl std::io::IsTerminal) -> bool {
    output.is_terminal()
}
